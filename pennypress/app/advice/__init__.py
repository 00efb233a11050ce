"""The best moves at the present moment, worked out by the adviser."""
