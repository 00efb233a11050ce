"""Engravings: the picture of each beat, and the goods of the advertisements."""
