"""Penny Lane: a street of buildings for each of 2 to 5 players. The figures on the pieces are our own."""
