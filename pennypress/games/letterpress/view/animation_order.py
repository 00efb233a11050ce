"""The latest events of Letterpress in the order in which they are animated."""

from __future__ import annotations

from typing import Any

from pennypress.engine.rules_interface import Event
from pennypress.games.letterpress import events
from pennypress.games.letterpress.components import Card
from pennypress.games.view import ViewContext
from pennypress.games.view_kit.animation_order import AnimationOrder, Key


class Moments(AnimationOrder):
    """The animation sequence of the latest events."""

    def __init__(self, context: ViewContext[Any]) -> None:
        self.claimed: dict[int, list[Card]] = {}
        """By seat, the letters that it has just claimed."""
        super().__init__(context)

    def note(self, event: Event) -> None:
        if isinstance(event, events.LetterClaimed):
            self.claimed.setdefault(event.player, []).append(event.card)

    def moved_pieces(self, event: Event) -> list[Key]:
        match event:
            case events.SharedCardDrawn(card):
                return [("shared", card)]
            case events.ChallengeOpened(card):
                return [("challenge", card)]
            case events.CardLookedAt() | events.PacksPassed() | events.CardDealt():
                return [("pack",)]
            case events.WordsAnnounced(words):
                return [("word", seat) for seat in range(len(words))]
            case events.TieCardDrawn(player):
                return [("tie", player)]
            case events.Ranked():
                return [("ranks",)]
            case (
                events.LetterClaimed(player)
                | events.ChallengeClaimed(player)
                | events.CardGained(player)
                | events.CardKept(player)
            ):
                return [("collection", player)]
            case events.OldRowCleared() | events.LibraryCardTaken():
                return [("collection", 0), ("library",)]
            case events.LibraryFilled():
                return [("library",)]
            case events.RowLaid():
                return [("row",)]
            case events.WordScored(player):
                return [("score", player)]
            case events.GameOver():
                return [("ranking",)]
            case _:
                return []
