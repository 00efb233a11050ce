"""The lesson of a title."""
