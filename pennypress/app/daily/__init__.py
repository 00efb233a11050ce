"""Today’s edition: the puzzle of the day with its streak, and the deal of the day."""
