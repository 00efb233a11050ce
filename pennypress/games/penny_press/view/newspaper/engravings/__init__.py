"""Engravings, drawn line by line: the sign of each beat, and the goods of the advertisements."""
