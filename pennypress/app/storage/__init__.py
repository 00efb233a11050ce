"""Saving tables: the format, conflicts between tabs, recovery after a crash."""
