"""What every title shares: the rules interface, records, chance. It imports nothing above."""
