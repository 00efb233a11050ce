"""The other players: stars, pennies, the Mayor, and their lanes at a glance and large."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.engine.record import Seat
from pennypress.games.penny_lane.components import PENNY, STAR, TOP, Building
from pennypress.games.penny_lane.lane import Cell, Lane
from pennypress.games.penny_lane.phases import OVER
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.stars import printed_and_effect_stars, stars_of_building
from pennypress.games.penny_lane.view.animation_order import Moments
from pennypress.games.penny_lane.view.emblem import star_of
from pennypress.games.penny_lane.view.front_lane import FrontLane
from pennypress.games.penny_lane.view.house_fronts import house_front
from pennypress.games.penny_lane.view.lane_drawing import board_drawing, lane_columns, linked_edges, people
from pennypress.games.penny_lane.view.pieces import amount, half_links
from pennypress.games.penny_lane.view.recent_marks import Marks
from pennypress.games.penny_lane.view.sentences import player_and_name, short_name
from pennypress.games.penny_lane.view.sprite import symbol
from pennypress.games.view import ViewContext, explained, piece
from pennypress.games.view_kit.player_names import you_mark
from pennypress.games.view_kit.recent_marks import RecentMark, outline
from pennypress.games.view_kit.render_cache import cached_html


def players(
    context: ViewContext[PennyLane], front: FrontLane | None, moments: Moments, marks: Marks
) -> Element:
    """Everybody in turn order, the seat in front first: amounts, and the lanes of the others."""
    count = context.position.players
    first = front.seat if front else 0
    return h.section("#players.players", aria_label=_("Players"))[
        [
            _player(context, (first + step) % count, step == 0 and front is not None, moments, marks)
            for step in range(count)
        ]
    ]


def _player(
    context: ViewContext[PennyLane], seat: int, is_front: bool, moments: Moments, marks: Marks
) -> Element:
    position = context.position
    name = player_and_name(context.seats, seat)
    on_turn = seat == position.turn and position.phase != OVER
    return h.article(
        id=f"player-{seat}",
        class_=["player", f"paper-{context.seats[seat].emblem}", on_turn and "on-turn"],
        aria_label=name,
    )[
        h.header[
            star_of(context.seats[seat]),
            you_mark(context, seat),
            h.h3(".mat-name")[h.bdi[short_name(context.seats, seat)]],
            _mayor(moments.classes("mayor", seat)) if seat == position.mayor else None,
            h.span(class_=["player-stars", moments.classes("stars", seat)], **explained("stars"))[
                amount(STAR, position.scores[seat])
            ],
            h.span(class_=["player-pennies", moments.classes("pennies", seat)], **explained("pennies"))[
                amount(PENNY, position.pennies[seat])
            ],
        ],
        _lane_of(context, seat, name, is_front, marks),
    ]


def _lane_of(context: ViewContext[PennyLane], seat: int, name: str, is_front: bool, marks: Marks) -> Node:
    """Of the seat in front nothing: its lane is large on the table; at the end every lane is."""
    if context.position.phase == OVER:
        return _whole_lane(context, seat, name, marks)
    return None if is_front else _at_a_glance(context, seat, name, marks)


def _mayor(fresh: str) -> Element:
    label = _("has the Mayor")
    return h.span(
        class_=["mayor", fresh],
        role="img",
        aria_label=label,
        **explained("mayor"),
        **piece("mayor", "mayor"),
    )[symbol("mayor"), h.span(".mayor-word", aria_hidden="true")[_("Mayor")]]


def _at_a_glance(context: ViewContext[PennyLane], seat: int, name: str, marks: Marks) -> Node:
    """The lane as small blocks; a tap shows it large, above the table."""
    lane = context.position.lanes[seat]
    places, worth = lane.places, tuple(stars_of_building(lane, card) for card in lane.places)
    touched = tuple(card for card in places if marks.at("building", seat, card))
    return [
        h.button(id=f"enlarge-{seat}", type="button", class_="enlarge", popovertarget=f"large-{seat}")[
            h.span(".visually-hidden")[_("Enlarge the lane of {player}").format(player=name)],
            small_lane(tuple(places.items()), touched, worth),
        ],
        h.div(f"#large-{seat}.large-lane", popover="", aria_label=name)[
            h.header[
                h.h3(".mat-name")[h.bdi[name]],
                h.button(
                    type="button",
                    popovertarget=f"large-{seat}",
                    popovertargetaction="hide",
                    aria_label=_("Close"),
                )["×"],
            ],
            _whole_lane(context, seat, name, marks),
        ],
    ]


def _whole_lane(context: ViewContext[PennyLane], seat: int, name: str, marks: Marks) -> Element:
    """A lane that is only looked at."""
    lane = context.position.lanes[seat]
    touched = tuple((card, at) for card in lane.places if (at := marks.at("building", seat, card)))
    return h.div(".lane-scroll", tabindex="0", role="group", aria_label=name, data_sideways="")[
        _still_lane(lane, context.seats[seat], touched)
    ]


@cached_html
def _still_lane(
    lane: Lane, seat: Seat, touched: tuple[tuple[Building, tuple[RecentMark, ...]], ...]
) -> Element:
    """The columns of a lane, which most actions of a game leave as it is."""
    marks = dict(touched)
    return lane_columns(
        lane,
        lambda place: _still_building(lane, lane.cells[place], marks) if place in lane.cells else None,
        board_drawing(lane, star_of(seat), symbol("citizen") if lane.has_board_citizen else None),
    )


def _still_building(lane: Lane, card: Building, marks: dict[Building, tuple[RecentMark, ...]]) -> Element:
    """A building of a lane that is only looked at."""
    return h.div(class_=["building", f"type-{card.type}"], **explained(f"building-{card}"))[
        h.span(".building-title")[card.title],
        house_front(card),
        h.span(".building-things")[
            amount(STAR, stars) if (stars := printed_and_effect_stars(lane, card)) else None,
            people(
                lane.citizens[card],
                card,
                lambda _number: h.span(".citizen")[symbol("citizen")],
                lambda _number: h.span(".vacancy-mark", aria_hidden="true"),
            ),
        ],
        half_links(card, linked_edges(lane, card)),
        outline(marks.get(card, ())),
    ]


@cached_html
def small_lane(
    places: tuple[tuple[Building, Cell], ...],
    touched: tuple[Building, ...] = (),
    worth: tuple[int, ...] = (),
) -> Element:
    """A lane as a row of small blocks by type of building; those in `touched` are marked.

    Each is named to the mouse, and shows the stars that it is worth without its links, if these are given.
    """
    columns = [place.column for _card, place in places] or [0]
    first, last = min(*columns, -1), max(*columns, 1)
    return h.svg(
        class_="small-lane",
        viewBox=f"0 0 {(last - first + 1) * 20} 44",
        aria_hidden="true",
        focusable="false",
    )[
        h.rect(class_="small-board", x=-first * 20, y=0, width=20, height=44),
        [
            h.rect(
                class_=["block", f"type-{card.type}", card in touched and "touched-block"],
                x=(place.column - first) * 20 + 1,
                y=1 if place.row == TOP else 25,
                width=18,
                height=18,
            )[h.title[card.title]]
            for card, place in places
        ],
        [
            h.text(
                class_="block-stars",
                x=(place.column - first) * 20 + 10,
                y=15 if place.row == TOP else 39,
            )[str(stars)]
            for (_card, place), stars in zip(places, worth, strict=False)
            if stars
        ],
    ]
