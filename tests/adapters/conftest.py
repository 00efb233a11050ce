"""Leaves out the tests of OpenSpiel where it cannot be installed: there is no wheel for Intel Macs."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["test_openspiel.py"]
