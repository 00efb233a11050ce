"""Kills a browser at random moments of play, and checks what is left."""
