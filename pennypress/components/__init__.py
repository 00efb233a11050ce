"""What games are made of, for any title: phases, shapes. It knows the engine and no title."""
