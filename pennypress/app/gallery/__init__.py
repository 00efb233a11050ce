"""The pictures of a finished game."""
