"""Saving of tables: the format, conflicts between tabs, recovery after a crash."""
