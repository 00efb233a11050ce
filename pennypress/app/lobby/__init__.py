"""The lobby: the form for a new game, and the screen around it."""
