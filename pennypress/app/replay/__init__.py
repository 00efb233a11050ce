"""A game looked at move by move."""
