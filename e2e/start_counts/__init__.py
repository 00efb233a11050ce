"""Counts of what a start does, which are the same on every machine, and the budget that they must keep to."""
