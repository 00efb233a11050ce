"""Letterpress: a word game of drafted letters, for 1 to 6 players. The card list is a reconstruction."""
