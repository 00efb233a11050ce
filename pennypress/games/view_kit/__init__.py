"""What the views of several titles are drawn with. It knows no title."""
