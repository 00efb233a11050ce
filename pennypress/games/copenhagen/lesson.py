"""The lesson: a few minutes of Copenhagen with a fixed deal. `LESSON` is used by the app."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pennypress.engine.i18n import _
from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import Action
from pennypress.games.copenhagen.actions import Build
from pennypress.games.copenhagen.components import (
    COLUMN_POINTS,
    COLUMN_POINTS_WINDOWS,
    HARBOUR_PLACES,
    POINTS_TO_WIN,
    ROW_POINTS,
    ROW_POINTS_WINDOWS,
    colour,
    tile,
)
from pennypress.games.copenhagen.piece_phrases import name_of
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view.selection import Holding
from pennypress.games.copenhagen.view.sentences import cards_of, house
from pennypress.games.lesson import READER, Lesson, LessonLine, LessonStep

SEATS = (Seat("", "red"), Seat("", "blue", "cub"))
OTHER = 1
RED = colour("red")
FACADE = tile("red-3")

Says = Callable[[Copenhagen], str]


def _line(says: Says, *show: str, until: Callable[[Any], bool] | None = None) -> LessonLine:
    """A lesson line whose sentence depends on the position only."""
    return LessonLine(lambda position, hand: says(position), show, until)


def _harbour(position: Copenhagen) -> str:
    return _(
        "On a turn you either take two cards that lie side by side in the harbour, or build. "
        "Take cards now: tap the first of the {count}, a {colour} one."
    ).format(count=HARBOUR_PLACES, colour=RED.title)


def _neighbour(position: Copenhagen) -> str:
    return _("Now tap the card next to it, also {colour}. Then you have {cards} for building.").format(
        colour=RED.title, cards=cards_of(RED, position.hands[READER][RED.number] + 1)
    )


def _refilled(position: Copenhagen) -> str:
    return _("New cards have been dealt to the harbour. {house} takes two as well.").format(
        house=house(SEATS, OTHER)
    )


def _hidden(position: Copenhagen) -> str:
    return _("Everyone sees the cards you take; only the starting cards are secret.")


def _price(position: Copenhagen) -> str:
    return _(
        "Your turn: build. A tile costs as many cards of its colour as it has spaces. You have {cards}. "
        "Tap {tile}."
    ).format(cards=cards_of(RED, position.hands[READER][RED.number]), tile=name_of(FACADE))


def _place(position: Copenhagen) -> str:
    return _(
        "Tap where to build: on the ground, or resting on a tile. Turn or mirror the tile if you like, "
        "then build it."
    )


def _built(position: Copenhagen) -> str:
    return _(
        "Your tile is built and paid for. A {colour} tile that touches it will cost one card less. "
        "{house} takes cards again."
    ).format(colour=RED.title, house=house(SEATS, OTHER))


def _abilities(position: Copenhagen) -> str:
    return _(
        "Covering a coat of arms, or completing a row that has one, gives you an ability: more cards, a "
        "discount, other colours, or both actions in one turn."
    )


def _end(position: Copenhagen) -> str:
    return _(
        "A full row scores {row} and a full column {column}; if it is all windows, {windows} and {all}. "
        "The first to {points} points wins, or the leader when the End of Game card comes up. Keep "
        "playing!"
    ).format(
        row=ROW_POINTS,
        column=COLUMN_POINTS,
        windows=ROW_POINTS_WINDOWS,
        all=COLUMN_POINTS_WINDOWS,
        points=POINTS_TO_WIN,
    )


def _in_hand(hand: Any) -> bool:
    return isinstance(hand, Holding) and hand.ghost is not None and hand.ghost.tile is FACADE


def _builds(position: Copenhagen, action: Action) -> bool:
    return isinstance(action, Build) and action.spot.tile is FACADE


STEPS = (
    LessonStep("take 0", (_line(_harbour, "place-0"),)),
    LessonStep("take 1", (_line(_neighbour, "place-1"),)),
    LessonStep("take 3", (_line(_refilled, "harbour"),)),
    LessonStep("take 4", (_line(_hidden, "harbour"),)),
    LessonStep(
        "build red-3@0,0",
        (_line(_price, f"tile-{FACADE}", until=_in_hand), _line(_place, "space-0-0", "slip")),
        also=_builds,
        request=lambda: _("Build {tile}.").format(tile=name_of(FACADE)),
    ),
    LessonStep("take 0", (_line(_built, "house"),)),
    LessonStep("take 1", (_line(_abilities, "ability-any-cards"),)),
)

LESSON = Lesson(
    "a-facade",
    SEATS,
    "a-facade",
    (
        *("draw red 1", "draw red 1", "draw blue 1", "draw green 1", "draw green 1", "draw yellow 1"),
        "draw purple 1",
        *("draw red 1", "draw blue 1"),
        *("draw green 1", "draw yellow 1", "draw purple 1"),
    ),
    STEPS,
    _line(_end),
)
