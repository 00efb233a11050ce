"""The lesson: a few minutes of Copenhagen with a fixed deal. `LESSON` is used by the app."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from htpy import Node

from pennypress.engine.i18n import _
from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import Action
from pennypress.games.copenhagen.actions import Build
from pennypress.games.copenhagen.components import (
    ANY_CARDS,
    COLUMN_POINTS,
    COLUMN_POINTS_WINDOWS,
    COLUMNS,
    DISCOUNT,
    HAND_LIMIT,
    POINTS_TO_WIN,
    ROW_POINTS,
    ROW_POINTS_WINDOWS,
    ROWS,
    Tile,
    colour,
    tile,
)
from pennypress.games.copenhagen.empty_house_placements import Spot, spot
from pennypress.games.copenhagen.piece_phrases import name_of
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view.price_gains_and_places import quote
from pennypress.games.copenhagen.view.selection import Holding
from pennypress.games.copenhagen.view.sentences import cards_of, house
from pennypress.games.lesson import READER, Lesson, LessonStep, Words, line
from pennypress.games.view_kit.lesson_summary import summary

SEATS = (Seat("", "red"), Seat("", "blue", "cub"))
OTHER = 1
PURPLE = colour("purple")
APART, SPARE = (4, 6), 0
"""The places, from 0: of the two cards that are taken with the ability, and of the one for the next tile."""
LOWER, UPPER = tile("purple-5"), tile("purple-4")
"""The two tiles that fill the middle column."""
LOWER_SPOT, UPPER_SPOT = spot(f"{LOWER}@2,0t1"), spot(f"{UPPER}@2,5t1")


def _own(position: Copenhagen) -> str:
    """The purple cards of the reader."""
    return cards_of(PURPLE, position.hands[READER][PURPLE.number])


def _other() -> str:
    return house(SEATS, OTHER)


# -- the aim, and taking cards


def _aim(position: Copenhagen) -> Words:
    return Words(
        _("This is your house, {columns} spaces wide and {rows} high. You fill it with tiles.").format(
            columns=COLUMNS, rows=ROWS
        ),
        _("A full column scores {column}, a full row {row}, and the first to {points} points wins.").format(
            column=COLUMN_POINTS, row=ROW_POINTS, points=POINTS_TO_WIN
        ),
    )


def _take(position: Copenhagen) -> Words:
    return Words(
        _("On a turn you take two cards or build one tile. Take cards: tap the first {colour} card.").format(
            colour=PURPLE.title
        ),
        _(
            "Cards pay for tiles: one card of the tile’s color for each of its spaces. You have {cards} "
            "and need more."
        ).format(cards=_own(position)),
    )


def _neighbor(position: Copenhagen) -> Words:
    return Words(
        _("Now tap the card next to it."),
        _("The two cards must lie side by side, so look for neighbors of the color that you need."),
    )


def _seen(position: Copenhagen) -> Words:
    return Words(
        _("You have {cards}. {house} takes two cards, too.").format(cards=_own(position), house=_other()),
        _(
            "Everyone sees what you take; only starting cards are secret. So others may grab your color "
            "first."
        ),
    )


# -- the ability


def _ability(position: Copenhagen) -> Words:
    return Words(
        _("The {colour} cards do not lie side by side. Tap your ability, {ability}.").format(
            colour=PURPLE.title, ability=ANY_CARDS.title
        ),
        _("An ability bends a rule for one turn: with this one you take any two cards. Then it is used up."),
    )


def _one(position: Copenhagen) -> Words:
    return Words(
        _("Take the {colour} card at place {place} of the harbor.").format(
            colour=PURPLE.title, place=APART[0] + 1
        ),
        _("The one at place {place} is next. Both together pay for the longest tile: {size} spaces.").format(
            place=APART[1] + 1, size=LOWER.size
        ),
    )


def _two(position: Copenhagen) -> Words:
    return Words(
        _("And take the {colour} card at place {place}.").format(colour=PURPLE.title, place=APART[1] + 1),
        _("But never hoard: with more than {limit} cards in hand you must discard down to {limit}.").format(
            limit=HAND_LIMIT
        ),
    )


def _other_builds(position: Copenhagen) -> Words:
    return Words(
        _("You have {cards}. {house} builds its first tile.").format(cards=_own(position), house=_other()),
        _(
            "Everybody builds from the same stock, and there is only one tile of {size} spaces in each color."
        ).format(size=LOWER.size),
    )


# -- the first tile, and the coat of arms


def _choose(position: Copenhagen) -> Words:
    return Words(
        _("Now build. Tap {tile}.").format(tile=name_of(LOWER)),
        _("It fills more than half of a column in one turn, and you have its {size} cards.").format(
            size=LOWER.size
        ),
    )


def _turn(position: Copenhagen) -> Words:
    return Words(
        _("Tap “{button}”, so that the tile stands upright.").format(button=_("Turn")),
        _("Lying down it would go into a row, which scores {row}; upright into a column: {column}.").format(
            row=ROW_POINTS, column=COLUMN_POINTS
        ),
    )


def _place(position: Copenhagen) -> Words:
    return Words(
        _("Tap the middle of the ground: there it covers a coat of arms."),
        _("A tile stands on the ground or rests on another tile. And a coat of arms brings a reward."),
    )


def _windows(position: Copenhagen) -> Words:
    return Words(
        _("Tap “{button}”. It costs {cards}.").format(button=_("Build"), cards=_price(position, LOWER_SPOT)),
        _("A line made only of windows scores double. This tile has one brickwork space."),
    )


def _reward(position: Copenhagen) -> Words:
    return Words(
        _("You covered a coat of arms: choose a reward. Tap {ability}.").format(ability=DISCOUNT.title),
        _(
            "It will make a tile one card cheaper. The other rewards: a free special tile, or refreshing all "
            "abilities."
        ),
    )


def _kept(position: Copenhagen) -> Words:
    return Words(
        _("You own two abilities now. {house} is next.").format(house=_other()),
        _("Rows with a coat of arms beside them bring a reward, too, once they are full. So plan for both."),
    )


# -- the second tile, and the column


def _purple(position: Copenhagen) -> Words:
    return Words(
        _("You need one more {colour} card: take it.").format(colour=PURPLE.title),
        _(
            "The tile of {size} spaces will cost only 2: one card less as it touches a tile of its color, "
            "one less by your new ability."
        ).format(size=UPPER.size),
    )


def _second_card(position: Copenhagen) -> Words:
    card = position.harbour[SPARE]
    assert card is not None
    return Words(
        _("And take the {colour} card at place {place}.").format(colour=card.title, place=SPARE + 1),
        _("Either neighbor would do. It is a start for your next tile, and that one may complete rows."),
    )


def _wait(position: Copenhagen) -> Words:
    return Words(
        _("You have {cards}. {house} is next.").format(cards=_own(position), house=_other()),
        _("Keep an eye on the other house: whoever completes lines faster gets to {points} first.").format(
            points=POINTS_TO_WIN
        ),
    )


def _use(position: Copenhagen) -> Words:
    return Words(
        _("Tap {ability}.").format(ability=DISCOUNT.title),
        _("Use an ability before you build. This one saves you a whole turn of taking cards."),
    )


def _choose_upper(position: Copenhagen) -> Words:
    return Words(
        _("Now tap {tile}.").format(tile=name_of(UPPER)),
        _("The middle column has {count} spaces left, and this tile fills exactly those.").format(
            count=ROWS - LOWER.size
        ),
    )


def _place_upper(position: Copenhagen) -> Words:
    return Words(
        _("Tap the space on top of your first tile."),
        _("There it rests on a tile, and touches its own color."),
    )


def _build_upper(position: Copenhagen) -> Words:
    return Words(
        _("Tap “{button}”. It costs only {cards}.").format(
            button=_("Build"), cards=_price(position, UPPER_SPOT)
        ),
        _("It completes the column, and lines score at once."),
    )


def _column(position: Copenhagen) -> Words:
    return Words(
        _("A full column: {points} points for you. {house} is next.").format(
            points=position.points[READER], house=_other()
        ),
        _(
            "Of windows alone it would score {column}, and a row {row}. Two brickwork spaces cost you that."
        ).format(column=COLUMN_POINTS_WINDOWS, row=ROW_POINTS_WINDOWS),
    )


def _done(position: Copenhagen) -> Words:
    return Words(
        _("That is the whole game. Now you know how to score, and how to win."),
        _("Long tiles make columns, coats of arms make them cheap, and windows make them count double."),
    )


def _summary(position: Copenhagen) -> Node:
    columns = _("A full column scores {points}, of windows alone {windows}.")
    rows = _("A full row scores {points}, of windows alone {windows}.")
    coats = _(
        "Cover one, or complete a row that has one: gain an ability, build a special tile, or refresh all "
        "abilities."
    )
    end = _("The first to {points} points wins, or the leader when the End of Game card comes up.")
    return summary([
        (_("Columns"), columns.format(points=COLUMN_POINTS, windows=COLUMN_POINTS_WINDOWS)),
        (_("Rows"), rows.format(points=ROW_POINTS, windows=ROW_POINTS_WINDOWS)),
        (_("Coats of arms"), coats),
        (_("The end"), end.format(points=POINTS_TO_WIN)),
    ])  # fmt: skip


def _price(position: Copenhagen, target: Spot) -> str:
    """The cards that the tile costs there."""
    return cards_of(PURPLE, quote(position, target).price)


def _build(
    target: Spot,
    choose: Callable[[Copenhagen], Words],
    place: Callable[[Copenhagen], Words],
    build: Callable[[Copenhagen], Words],
) -> LessonStep:
    """The step in which that tile is built on these spaces, whichever way round it lies."""
    which: Tile = target.tile

    def in_hand(selection: Any) -> bool:
        return (
            isinstance(selection, Holding) and selection.ghost is not None and selection.ghost.tile is which
        )

    def upright(selection: Any) -> bool:
        return in_hand(selection) and selection.ghost.cells[0][0] == selection.ghost.cells[-1][0]

    def in_place(selection: Any) -> bool:
        return in_hand(selection) and selection.ghost.mask == target.mask

    def builds(position: Copenhagen, action: Action) -> bool:
        return isinstance(action, Build) and action.spot.tile is which and action.spot.mask == target.mask

    return LessonStep(
        f"build {target}",
        (
            line(choose, f"tile-{which}", until=in_hand),
            line(_turn, "turn-tile", until=upright),
            line(place, f"space-{target.column}-{target.row}", until=in_place),
            line(build, "build"),
        ),
        also=builds,
        request=lambda: _("Build {tile} in the middle column.").format(tile=name_of(which)),
    )


STEPS = (
    LessonStep("take 0", (line(_aim, "house", reads=True), line(_take, "place-0"))),
    LessonStep("take 1", (line(_neighbor, "place-1"),)),
    LessonStep("take 2", (line(_seen, "hand"),)),
    LessonStep("take 3", ()),
    LessonStep(f"use {ANY_CARDS}", (line(_ability, f"ability-{ANY_CARDS}"),)),
    LessonStep(f"take {APART[0]}", (line(_one, f"place-{APART[0]}"),)),
    LessonStep(f"take {APART[1]}", (line(_two, f"place-{APART[1]}"),)),
    LessonStep("build red-3@0,0", (line(_other_builds, "hand"),)),
    _build(LOWER_SPOT, _choose, _place, _windows),
    LessonStep(f"gain {DISCOUNT}", (line(_reward, f"ability-{DISCOUNT}"),)),
    LessonStep("take 2", (line(_kept, "abilities"),)),
    LessonStep("take 3", ()),
    LessonStep("take 1", (line(_purple, "place-1"),)),
    LessonStep(f"take {SPARE}", (line(_second_card, f"place-{SPARE}"),)),
    LessonStep("build blue-3@2,0", (line(_wait, "hand"),)),
    LessonStep(f"use {DISCOUNT}", (line(_use, f"ability-{DISCOUNT}"),)),
    _build(UPPER_SPOT, _choose_upper, _place_upper, _build_upper),
    LessonStep("take 2", (line(_column, "house"),)),
    LessonStep("take 3", ()),
)

LESSON = Lesson(
    "a-column",
    SEATS,
    "a-column",
    (
        *("draw purple 1", "draw purple 1", "draw red 1", "draw blue 1"),
        *("draw purple 1", "draw green 1", "draw purple 1"),
        *("draw purple 1", "draw purple 1"),
        *("draw red 1", "draw red 1", "draw yellow 1"),
    ),
    STEPS,
    (line(_done, illustration=_summary),),
)
