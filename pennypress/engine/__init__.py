"""What all titles share: the rules interface, records, chance. Imports nothing from higher layers."""
