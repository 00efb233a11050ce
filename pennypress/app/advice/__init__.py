"""Advice: the best moves in the current position, from the adviser."""
