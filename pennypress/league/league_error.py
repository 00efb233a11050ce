"""An error of a tournament that cannot be played as asked."""


class LeagueError(Exception):
    """A tournament that cannot be played as asked; the message is one sentence."""
