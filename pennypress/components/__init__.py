"""Building blocks that titles share: phases of play, polyominoes. Imports the engine, but no title."""
