"""Copenhagen: facades along the Nyhavn, for 2 to 4 players."""
