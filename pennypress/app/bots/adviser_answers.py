"""Reads the adviser's answers."""

from __future__ import annotations

from pennypress.bots.bot_interface import Assessment, Candidate
from pennypress.engine.safe_json import load_json
from pennypress.engine.title_description import Game


def read(answer: str, game: Game, rules: int) -> Assessment:
    """The assessment in the answer, by that version of the rules. Raises ValueError if it is malformed."""
    try:
        told = load_json(answer)
        candidates = tuple(
            Candidate(game.parse_action(text, rules), float(points), float(place), float(chance))
            for text, points, place, chance in told["candidates"]
        )
        assessment = Assessment(candidates, tuple(told["chances"]), tuple(told["points"]), told["rollouts"])
    except (LookupError, TypeError, AttributeError) as why:
        raise ValueError(answer) from why
    if not candidates:
        raise ValueError(answer)
    return assessment
