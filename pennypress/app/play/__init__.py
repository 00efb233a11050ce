"""A table that is being played."""
