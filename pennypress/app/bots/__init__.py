"""Computer opponents: their turns, their pace, and the questions to their worker."""
