"""The list of saved tables."""
