"""What other titles in the catalogue cost whoever plays Penny Press."""
