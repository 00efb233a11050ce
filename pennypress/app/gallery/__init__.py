"""The gallery: pictures of a finished game."""
