"""Replays: stepping through a game action by action."""
