"""What is drawn or run before a person does anything: the prerendered page, the warm-up for the snapshot."""
