"""Penny Press: newspaper barons in New York in 1898, for 2 to 5 players."""
