"""Computer opponents at the table: their turns, their pace, questions to their worker."""
