"""The lane in front, large: buildings, citizens that can be moved, and where a card may be added."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.engine.localized_formatting import listed
from pennypress.games.penny_lane import garage, gazette, main_street, phases, tower
from pennypress.games.penny_lane.actions import BOARD_SPACE
from pennypress.games.penny_lane.components import BOTTOM, GAZETTE, Building
from pennypress.games.penny_lane.lane import Cell, Lane, open_cells
from pennypress.games.penny_lane.piece_phrases import link_phrase, name_of
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.stars import printed_and_effect_stars
from pennypress.games.penny_lane.view.animation_order import Moments
from pennypress.games.penny_lane.view.drop_previews import cells_for, jobs_for, swaps_for
from pennypress.games.penny_lane.view.emblem import emblem
from pennypress.games.penny_lane.view.front_lane import FrontLane
from pennypress.games.penny_lane.view.house_fronts import house_front
from pennypress.games.penny_lane.view.lane_drawing import (
    board_drawing,
    lane_columns,
    linked_edges,
    people,
)
from pennypress.games.penny_lane.view.pieces import amount, citizens_in_words, half_links, has_half_links
from pennypress.games.penny_lane.view.selection import MOVING
from pennypress.games.penny_lane.view.sentences import player_name
from pennypress.games.penny_lane.view.sprite import symbol
from pennypress.games.penny_lane.view.what_would_change import LaneChange, badges, change_in_words, in_words
from pennypress.games.view import ViewContext, explained, gesture, piece


class _Bench:
    """Everything that the drawing of the lane needs: what may be tapped, and what it would change."""

    def __init__(self, context: ViewContext[PennyLane], front: FrontLane, moments: Moments) -> None:
        self.position, self.front, self.moments = context.position, front, moments
        self.lane: Lane = self.position.lanes[front.seat]
        self.seat = context.seats[front.seat]
        picked = front.picked if front.acts else type(front.picked)()
        self.cells = cells_for(self.position, picked) if front.acts else {}
        self.jobs = jobs_for(self.position, picked) if front.acts else {}
        self.swaps = swaps_for(self.position, picked) if front.acts else {}
        self.movable = self._movable() if front.acts and not picked.swapping else []
        in_turn = self.position.phase == phases.TURN
        self.can_move = not in_turn or main_street.obstacle(self.position, GAZETTE) is None

    def _movable(self) -> list[Building | None]:
        """Where citizens are that can be moved now."""
        position = self.position
        if position.phase == phases.GARAGE and position.added:
            return [*garage.origins(self.lane, position.added)]
        return list(gazette.origins(self.lane)) if position.phase in MOVING else []


def own_lane(context: ViewContext[PennyLane], front: FrontLane, moments: Moments) -> Element:
    """The lane of the seat in front."""
    bench = _Bench(context, front, moments)
    title = _("Your lane") if front.is_you else _("{player}’s lane")
    label = title.format(player=player_name(context.seats, front.seat))
    is_chosen_in = bool(bench.cells or bench.jobs or bench.swaps)
    return h.section("#own-lane.own-lane", aria_label=label, data_above_sheet="" if is_chosen_in else None)[
        h.div(
            ".lane-scroll",
            tabindex=_scrolled_by_keys(bench),
            data_arrows="",
            data_sideways=f"{front.seat} {_about(bench)}",
        )[
            lane_columns(
                bench.lane,
                lambda place: _in_cell(bench, place),
                board_drawing(bench.lane, emblem(bench.seat.emblem), _board_citizen(bench)),
            )
        ]
    ]


def _about(bench: _Bench) -> str:
    """What is chosen in the lane, in a word; '' if nothing is."""
    picked = bench.front.picked
    if bench.cells:
        return f"card-{picked.card}"
    if bench.jobs and picked.citizen:
        return f"citizen-{picked.citizen[0] or BOARD_SPACE}"
    return f"swap-{picked.first}" if bench.swaps else ""


def _scrolled_by_keys(bench: _Bench) -> str:
    """Tab stops at the lane itself if there is nothing in it to be pressed."""
    pressed = bench.cells or bench.jobs or bench.movable or bench.front.picked.swapping
    return "-1" if bench.front.acts and pressed else "0"


def _in_cell(bench: _Bench, place: Cell) -> Node:
    found = bench.lane.cells.get(place)
    if found:
        return _building(bench, found)
    if place in bench.cells:
        assert bench.front.picked.card
        return _free_cell(bench.front.picked.card, place, bench.cells[place])
    if place in open_cells(bench.lane)[place.row]:
        reason = _wrong_row(place) if bench.cells else None
        return h.span(".lot", aria_hidden="true", **explained("lot"))[reason]
    return None


def _wrong_row(place: Cell) -> str:
    """Why the selected card cannot be added there."""
    return _("only housing") if place.row == BOTTOM else _("no housing")


def _free_cell(card: Building, place: Cell, change: LaneChange) -> Element:
    """A cell where the selected card may be added, with the links that it makes there."""
    links = [link_phrase(each) for each in change.made]
    label = _("Add it in column {column}: {change}")
    if links:
        label = _("Add it in column {column}: {change}; {links}")
    return h.button(
        id=f"cell-{place}",
        type="button",
        class_="lot free-cell glows",
        data_spot="",
        data_msg=gesture("cell", place),
        data_drop=gesture("cell", place),
    )[
        in_words(label.format(column=place.column, change=change_in_words(change), links=listed(links))),
        badges(change),
        h.small(aria_hidden="true")[_("every round")] if change.income else None,
        [
            h.small(".link-made", aria_hidden="true")[
                symbol(link.icon),
                _("with {card}").format(card=name_of(link.other if link.one is card else link.one)),
            ]
            for link in change.made
        ],
        h.small(aria_hidden="true")[_("no link")] if has_half_links(card) and not change.made else None,
    ]


def _building(bench: _Bench, card: Building) -> Element:
    """A building with its citizens; a button while two buildings are being chosen for a swap."""
    present = bench.lane.citizens[card]
    return h.div(
        id=f"building-{card}",
        class_=["building", f"type-{card.type}", bench.moments.classes("building", bench.front.seat, card)],
        role="group",
        aria_label=_("{building}: {citizens}").format(
            building=card.title, citizens=citizens_in_words(card, present)
        ),
        **explained(f"building-{card}"),
        **piece(f"card-{card}", f"lane-{bench.front.seat}", sound="paper"),
    )[
        h.span(".building-title")[card.title],
        house_front(card),
        h.span(".building-things")[
            amount("star", stars) if (stars := printed_and_effect_stars(bench.lane, card)) else None,
            people(
                present,
                card,
                lambda number: _citizen(bench, card, number),
                lambda number: _vacancy(bench, card, number - present),
            ),
        ],
        half_links(card, linked_edges(bench.lane, card)),
        _swap_button(bench, card) if bench.front.picked.swapping and bench.front.acts else None,
    ]


def _swap_button(bench: _Bench, card: Building) -> Element:
    """Covers the building, while two are being chosen."""
    first = bench.front.picked.first
    change = bench.swaps.get(card)
    is_open = change is not None or first is card or (first is None and card in tower.swappable(bench.lane))
    label = _("Swap {building}").format(building=card.title)
    if change:
        label = _("Swap with {building}: {change}").format(
            building=card.title, change=change_in_words(change)
        )
    return h.button(
        id=f"swap-{card}",
        type="button",
        class_=["swap-button", change is not None and "glows"],
        disabled=not is_open,
        aria_pressed="true" if first is card else None,
        data_spot="",
        data_msg=gesture("building", card),
    )[in_words(label), badges(change) if change else None]


def _citizen(bench: _Bench, origin: Building | None, number: int = 0) -> Element:
    """A citizen; the first one of a card is a button if it can be moved, which stands for all of them."""
    name = BOARD_SPACE if origin is None else origin.name
    help_on = explained("citizen") if origin is None else {}  # on a building, its own text is wanted
    if number or origin not in bench.movable:
        travels = piece("citizen", f"{bench.front.seat}-{name}")
        return h.span(".citizen", **help_on, **travels)[symbol("citizen")]
    where = _("the board") if origin is None else origin.title
    picked = bench.front.picked.citizen == (origin,)
    dragged = bench.position.phase in MOVING  # with Garage it goes at once, wherever it would be dropped
    return h.button(
        id=f"citizen-{name}",
        type="button",
        class_=["citizen", "piece", "movable", bench.can_move and "usable", picked and "picked"],
        aria_pressed="true" if picked else None,
        data_spot="",
        data_msg=gesture("citizen", name),
        data_drag="" if dragged else None,
        data_pick=gesture("hold-citizen", name) if dragged else None,
        data_letgo=gesture("off") if dragged else None,
        aria_label=_("Move a citizen from {place}").format(place=where),
        **help_on,
        **piece("citizen", f"{bench.front.seat}-{name}", sound="paper"),
    )[symbol("citizen")]


def _board_citizen(bench: _Bench) -> Node:
    return _citizen(bench, None) if bench.lane.has_board_citizen else None


def _vacancy(bench: _Bench, card: Building, number: int) -> Element:
    """An open job; the first of a building is a button if the selected citizen can take it."""
    change = bench.jobs.get(card)
    if change is None or number:
        return h.span(".vacancy-mark", role="img", aria_label=_("open job"))
    return h.button(
        id=f"vacancy-{card}",
        type="button",
        class_="vacancy-mark open-job glows",
        data_spot="",
        data_msg=gesture("vacancy", card),
        data_drop=gesture("vacancy", card),
    )[
        in_words(
            _("Job at {building}: {change}").format(building=card.title, change=change_in_words(change))
        ),
        badges(change) if change.stars or change.income else None,
    ]
