"""The whole postcard, and its small version."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.games.copenhagen.view.postcard import boats
from pennypress.games.copenhagen.view.postcard.card_layout import (
    BOTTOM,
    FLOORS,
    GAP,
    HEIGHT,
    HOUSE,
    LEFT,
    RIGHT,
    STREET,
    TOP,
    WIDTH,
    front_left,
    left_of,
    shape,
)
from pennypress.games.copenhagen.view.postcard.harbour_front import HarbourFront
from pennypress.games.copenhagen.view.postcard.lithograph_colours import CARD, SEPIA, SHADE
from pennypress.games.copenhagen.view.postcard.old_neighbours import neighbours
from pennypress.games.copenhagen.view.postcard.painted_gables import gable
from pennypress.games.copenhagen.view.postcard.painted_houses import facade
from pennypress.games.copenhagen.view.postcard.postcard_in_words import caption, sign_of, titled
from pennypress.games.copenhagen.view.postcard.quay_and_water import quay, water
from pennypress.games.copenhagen.view.postcard.sky_and_stamp import sky, stamp, words_in_the_sky
from pennypress.games.view_kit.pen_and_brush import box
from pennypress.games.view_kit.render_cache import cached_html
from pennypress.games.view_kit.typefaces_and_text_width import ITALIC, TEXT
from pennypress.games.view_kit.typesetting import n, one_line, text_at

CAPTION = 856
"""The baseline of the caption."""
IMPRINT = 300
"""The width kept for the imprint."""


@cached_html
def postcard(front: HarbourFront) -> Element:
    """The drawing of the harbour front."""
    return _on_card(front, _picture(front, fine=True), _margin(front))


@cached_html
def small_postcard(front: HarbourFront) -> Element:
    """The same without what small sizes cannot show."""
    return _on_card(front, _picture(front, fine=False))


def _on_card(front: HarbourFront, *content: Node) -> Element:
    return h.svg(
        class_="postcard",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
        font_family=TEXT.family,
        fill=SEPIA,
        aria_label=titled(front),
    )[h.rect(width=WIDTH, height=HEIGHT, fill=CARD), content]


def _picture(front: HarbourFront, *, fine: bool) -> Node:
    players = len(front.seats)
    left, right = front_left(players), left_of(players - 1, players) + HOUSE
    first = front.winners[0]
    return [
        sky(fine=fine),
        words_in_the_sky(),
        stamp(front.seats[first].emblem, front.points[first], fine=fine),
        neighbours(LEFT, left - GAP, 0, fine=fine),
        neighbours(right + GAP, RIGHT, 7, fine=fine),
        shape(map(_alley, (left_of(at, players) - GAP for at in range(players + 1))), SHADE, 1),
        [_house(front, player, fine) for player in range(players)],
        water(front.houses, fine=fine),
        quay(fine=fine),
        boats.people(_between(players)) if fine else None,
        boats.ship((LEFT + left) / 2 - 8, 738, 0),
        boats.ship((right + RIGHT) / 2 + 8, 744, 1, mirrored=True),
        boats.rowing_boat(WIDTH / 2 - 60, 762),
        [boats.swan(WIDTH / 2 + 90, 744), boats.swan(WIDTH / 2 + 142, 764)] if fine else None,
        h.rect(
            x=n(LEFT), y=n(TOP), width=n(RIGHT - LEFT), height=n(BOTTOM - TOP), fill="none", stroke=SEPIA,
            stroke_width="3",
        ),
    ]  # fmt: skip


def _alley(x: float) -> str:
    """The wall that is seen between two houses."""
    return box(x, STREET - FLOORS, GAP, FLOORS)


def _house(front: HarbourFront, player: int, fine: bool) -> Element:
    x = left_of(player, len(front.seats))
    return h.g(transform=f"translate({n(x)} {STREET - FLOORS})")[
        gable(
            front.seats[player].emblem,
            sign_of(front, player),
            front.points[player],
            won=player in front.winners,
            fine=fine,
        ),
        facade(front.houses[player], fine=fine),
    ]


def _between(players: int) -> tuple[float, ...]:
    """Places for people: beside the houses rather than in front of them."""
    edges = [left_of(player, players) - GAP / 2 for player in range(players)]
    return (*edges, edges[-1] + HOUSE + GAP, LEFT + 30, RIGHT - 40)


def _margin(front: HarbourFront) -> Node:
    """Who has won, and who printed the card."""
    imprint, small = one_line(_("Lithographed at the Penny Press"), TEXT, (19, 17, 15, 13), IMPRINT)
    text, size = one_line(caption(front), ITALIC, (38, 34, 30, 27, 24, 21), RIGHT - LEFT - IMPRINT - 30)
    return [
        text_at(text, ITALIC, size, LEFT + 4, CAPTION, fill=SEPIA),
        text_at(imprint, TEXT, small, RIGHT - 4, CAPTION, anchor="end", fill=SEPIA),
    ]
