"""The lesson of a title, at a table."""
