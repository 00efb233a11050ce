"""Strength by measurement: tournaments between bots, games for balance studies, weights fitted by play.

Beside the application, on the floor above the bots; what comes from here is figures, files and pictures.
"""


class LeagueError(Exception):
    """A tournament that cannot be played as asked; the message is one sentence."""
