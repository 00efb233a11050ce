"""What the marks of a table mean: the texts for the page, and the key '?' that shows all labels."""
