"""Drawing tools shared by the views of several titles. Independent of any title."""
