"""Kills a browser whole, at random moments of play, and looks at what is left."""
