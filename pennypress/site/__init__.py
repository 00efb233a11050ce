"""Builds and serves the static site. Runs on the developer's machine only.

`serve` uses nothing but the standard library, so that a port can be checked before anything is installed.
"""
