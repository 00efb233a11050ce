"""Choices beside the cards: passing, stopping, whose lane counts, and gifts of Farmer's Co-Op."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.games.penny_lane import gazette, phases
from pennypress.games.penny_lane.components import BARRACKS, PENNY, Location
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.front_lane import FrontLane
from pennypress.games.penny_lane.view.pieces import amount
from pennypress.games.penny_lane.view.selection import first_selection
from pennypress.games.penny_lane.view.sentences import player_and_name
from pennypress.games.view import ViewContext, gesture

OPTIONAL = (phases.SECOND_MOVE, phases.MORE_SWAPS, phases.GARAGE)
"""The phases in which a player may decline."""


def choices(scene: ViewContext[PennyLane], front: FrontLane) -> Node:
    """The buttons of the player on turn. While bots act their bar stays, so that nothing below it moves."""
    position = scene.position
    if not front.acts:
        return _waiting() if scene.bots else None
    if front.picked.job:
        return _lanes(scene, front.picked.job)
    if position.phase == phases.GIFTS:
        return _gifts(scene)
    return h.div("#choices.choices")[
        h.p[_hint(position, front)],
        _cancel() if _can_put_back(position, front) else None,
        h.button("#pass", type="button", data_msg=gesture("pass"), data_key="p")[_("Pass")]
        if position.phase == phases.TURN
        else None,
        h.button("#done", type="button", data_msg=gesture("done"), data_key="d")[_decline(position)]
        if position.phase in OPTIONAL
        else None,
    ]


def _waiting() -> Element:
    """The bar while bots act: it says what ends the round, and is as high as the bar of choices."""
    return h.div("#waiting.choices.waiting")[h.p[_("The round ends when all players pass in a row.")]]


def _cancel() -> Element:
    return h.button("#off", type="button", data_msg=gesture("off"), data_key="Escape")[_("Cancel")]


def _can_put_back(position: PennyLane, front: FrontLane) -> bool:
    """Whether more is selected than at first: not a card that must be added, nor swaps that go on."""
    return front.picked != first_selection(position)


def _hint(position: PennyLane, front: FrontLane) -> str:
    """What to do next, for what is selected."""
    picked = front.picked
    if picked.card:
        return _("Choose where {building} goes.").format(building=picked.card.title)
    if picked.citizen:
        return _("Choose a job for the citizen: an empty place in your lane, Barracks or Temple.")
    if picked.swapping:
        return _("Choose two buildings of one row. Each swap costs 1 penny.")
    return {
        phases.TURN: _("Use a location of Main Street: tap it, a card of the supply, or a citizen."),
        phases.SECOND_MOVE: _("You may move a second citizen for 1 penny."),
        phases.GARAGE: _("Garage: a citizen may move onto the new building for free."),
        phases.PLACE: _("Choose a card, then where it goes."),
    }.get(position.phase, "")


def _decline(position: PennyLane) -> str:
    return {
        phases.SECOND_MOVE: _("No second move"),
        phases.MORE_SWAPS: _("No more swaps"),
        phases.GARAGE: _("Move nobody"),
    }[position.phase]


def _lanes(scene: ViewContext[PennyLane], job: Location) -> Element:
    """Whose lane counts at Barracks or Temple, with the pennies that it brings."""
    position = scene.position
    title = _("Barracks: 1 penny for each building of a lane.")
    if job is not BARRACKS:
        title = _("Temple: 1 penny for each set of housing, store and workshop of a lane.")
    return h.div("#lane-choice.choices", role="group", aria_label=title)[
        h.p[title],
        [
            h.button(id=f"lane-{seat}", type="button", data_msg=gesture("lane", seat))[
                player_and_name(scene.seats, seat),
                " ",
                amount(PENNY, gazette.job_pennies(job, position.lanes[seat])),
            ]
            for seat in gazette.lanes_that_differ(position, job)
        ],
        _cancel(),
    ]


def _gifts(scene: ViewContext[PennyLane]) -> Element:
    position = scene.position
    text = ngettext(
        "Farmer’s Co-Op: give {count} penny to an opponent.",
        "Farmer’s Co-Op: give {count} pennies to opponents, one at a time.",
        position.gifts,
    ).format(count=position.gifts)
    return h.div("#gifts.choices", role="group", aria_label=text)[
        h.p[text],
        [
            h.button(id=f"gift-{seat}", type="button", data_msg=gesture("gift", seat))[
                player_and_name(scene.seats, seat)
            ]
            for seat in range(position.players)
            if seat != position.turn
        ],
    ]
