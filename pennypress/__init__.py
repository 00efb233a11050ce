"""Penny Press: board games on one pure-Python engine, played in the browser."""

__version__ = "0.1.0"
