"""The person’s settings: motion, sounds, theme, language."""
