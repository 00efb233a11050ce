"""Measures the lobby with many saved tables."""
