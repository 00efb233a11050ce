"""What every title shares: the rules interface, records, chance, polyominoes. It imports nothing above."""
