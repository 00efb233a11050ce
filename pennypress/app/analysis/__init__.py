"""Analysis of a whole game: the adviser evaluates every decision."""
