"""The bonus track, the circulation track, and the headline card on top of the discards."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _, ngettext
from pennypress.games.penny_press.components import BEATS, BONUS_END, BONUS_START, Beat
from pennypress.games.penny_press.headline_cards import CARDS
from pennypress.games.penny_press.headline_texts import HEADLINES
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view import pieces
from pennypress.games.penny_press.view.animation_order import Moments
from pennypress.games.penny_press.view.emblem import letter
from pennypress.games.penny_press.view.sentences import paper
from pennypress.games.view import ViewContext, explained, piece
from pennypress.games.view_kit.render_cache import cached_html

LENGTH = 260
"""The length of the circulation track, in drawing units."""
MARGIN = 20
"""The margin at both ends of the track."""
DISC = 26
"""A disc's width. Overlapping discs are moved side by side, each with a pin to its score."""
LAP = 50
"""Initial length of the circulation track in points. It grows in steps of 10 with the leader."""


def bonus_track(position: PennyPress, moments: Moments) -> Element:
    """Five markers between 2 and 20; those on the same space lie side by side."""
    markers: dict[int, list[tuple[Beat, str]]] = {}
    for beat in BEATS:
        fresh = moments.classes("bonus", beat.column) or moments.classes("award", beat.column)
        markers.setdefault(position.bonuses[beat.column], []).append((beat, fresh))
    return h.section("#bonus-track.bonus-track", aria_label=_("Bonus track"), **explained("bonus-track"))[
        h.h2(".track-title")[_("Bonus")],
        h.ol[
            [
                _bonus_space(place, tuple(markers.get(place, ())))
                for place in range(BONUS_START, BONUS_END + 1)
            ]
        ],
    ]


@cached_html
def _bonus_space(place: int, here: tuple[tuple[Beat, str], ...]) -> Element:
    """A space of the track, as wide as its markers need; a class marks those that have just moved."""
    return h.li(class_=["bonus-space", f"holds-{len(here)}" if here else "vacant"])[
        h.span(".bonus-number")[str(place)],
        [
            h.span(
                id=f"bonus-{beat.name}",
                class_=["bonus-marker", f"beat-{beat.name}", fresh],
                role="img",
                aria_label=_("{beat}: bonus {points}").format(beat=beat.title, points=place),
                **explained("bonus-marker"),
                **piece(f"bonus-{beat.name}", place),
            )[pieces.beat_symbol(beat)]
            for beat, fresh in here
        ],
    ]


def circulation_track(context: ViewContext[PennyPress], moments: Moments) -> Element:
    """Everyone's score: the newspapers' discs along a line, and the numbers as text."""
    position = context.position
    scores = position.scores
    end = max(LAP, -(-max(scores) // 10) * 10)
    order = sorted(range(position.players), key=lambda player: scores[player])
    pins = [MARGIN + scores[player] * LENGTH // end for player in order]
    discs = zip(order, pins, side_by_side(pins), strict=True)
    return h.section("#circulation.circulation", aria_label=_("Circulation"), **explained("circulation"))[
        h.h2(".track-title")[_("Circulation")],
        h.svg(
            viewBox=f"0 0 {LENGTH + 2 * MARGIN} 78", preserveAspectRatio="xMidYMid meet", aria_hidden="true"
        )[
            h.line(class_="circulation-line", x1=MARGIN, x2=MARGIN + LENGTH, y1=54, y2=54),
            _scale(end),
            [_disc(context, player, pin, x, moments) for player, pin, x in discs],
        ],
        h.ul(".visually-hidden")[
            [
                h.li[
                    ngettext("{paper}: {points} point", "{paper}: {points} points", scores[player]).format(
                        paper=paper(context.seats, player), points=scores[player]
                    )
                ]
                for player in range(position.players)
            ]
        ],
    ]


def side_by_side(places: Sequence[int]) -> list[int]:
    """Ascending coordinates, spread as little as needed for discs not to overlap or leave the track."""
    moved: list[int] = []
    for place in places:
        moved.append(max(place, moved[-1] + DISC) if moved else place)
    limit = MARGIN + LENGTH
    for index in range(len(moved) - 1, -1, -1):
        moved[index] = min(moved[index], limit)
        limit = moved[index] - DISC
    return moved


@cached_html
def _scale(end: int) -> Element:
    """The numbers of the scale."""
    return h.g[[_tick(MARGIN + mark * LENGTH // end, mark) for mark in range(0, end + 1, 10)]]


def _tick(x: int, mark: int) -> Element:
    return h.g(".circulation-tick")[
        h.line(x1=x, x2=x, y1=50, y2=58), h.text(x=x, y=74, text_anchor="middle")[str(mark)]
    ]


def _disc(context: ViewContext[PennyPress], player: int, pin: int, x: int, moments: Moments) -> Element:
    """The disc at x, with its pin at the coordinate of the score."""
    seat = context.seats[player]
    fresh = moments.classes("score", player)
    return h.g(id=f"disc-{player}", class_=["disc", f"paper-{seat.emblem}", fresh])[
        h.line(x1=x, x2=pin, y1=34, y2=54),
        h.g(".disc-face", transform=f"translate({x} 22)")[
            h.circle(r=DISC // 2 - 1), h.text(y=6, text_anchor="middle")[letter(seat)]
        ],
    ]


def headline_card(position: PennyPress, moments: Moments) -> Element:
    """The latest headline card on top of the discards; the others can be opened too."""
    latest = position.discards[-1] if position.discards else None
    drawn = ngettext("{count} card drawn", "{count} cards drawn", len(position.discards)).format(
        count=len(position.discards)
    )
    return h.section("#headline.headline", aria_label=_("Headline cards"))[
        _card(latest, moments) if latest else None,
        h.details("#discards.discards", data_closes="outside")[
            h.summary(**explained("headline-cards"))[
                _("{drawn} · {coming} to come").format(drawn=drawn, coming=len(position.undrawn()))
            ],
            h.ol(reversed="", class_="discard-list")[
                [
                    h.li[h.b[_(HEADLINES[number].headline)], " ", h.i[_(HEADLINES[number].deck)]]
                    for number in reversed(position.discards)
                ]
            ],
        ],
    ]


def _card(number: int, moments: Moments) -> Element:
    card, text = CARDS[number], HEADLINES[number]
    return h.article(
        f"#card-{number}",
        class_=["card", f"beat-{card.beat.name}", moments.classes("card")],
        **explained("headline-card"),
    )[
        h.p(".card-beat")[
            pieces.beat_symbol(card.beat),
            _("{beat} +{bonus}").format(beat=card.beat.title, bonus=card.bonus),
        ],
        h.h3(".card-headline")[_(text.headline)],
        h.p(".card-deck")[_(text.deck)],
    ]
