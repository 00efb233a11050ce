"""Analysis of a whole game: every decision looked at by the adviser."""
