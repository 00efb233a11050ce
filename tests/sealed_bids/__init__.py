"""A tiny title, complete with its view and bots: the example to copy, and a test of what other titles lack.

Everybody holds the cards 1 to 4 and bids one in each of four rounds, with a motto; all bid at the same time,
in secret. The highest bid scores the number of the round; nobody scores if they tie. Alone, one bids against
a card that is drawn for the house after the bid. If the house has at least as many points in the end, nobody
wins.

It is in the catalogue only during tests that ask for it (`in_catalogue` in tests/conftest.py).
"""
