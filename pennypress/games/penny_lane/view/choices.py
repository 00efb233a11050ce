"""Choices beside the cards: passing, stopping, whose lane counts, and gifts of Farmer's Co-Op."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed, together
from pennypress.games.penny_lane import gazette, main_street, masons_guild, phases
from pennypress.games.penny_lane.components import BARRACKS, GAZETTE, PENNY, SECOND_MOVE_PRICE, Location
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.drop_previews import jobs_for, street_jobs_for
from pennypress.games.penny_lane.view.front_lane import FrontLane
from pennypress.games.penny_lane.view.pieces import amount, has_half_links
from pennypress.games.penny_lane.view.selection import Picked, first_selection
from pennypress.games.penny_lane.view.sentences import player_and_name, player_name
from pennypress.games.view import ViewContext, explained, gesture
from pennypress.games.view_kit.bottom_sheet import SHEET

OPTIONAL = (phases.SECOND_MOVE, phases.MORE_SWAPS, phases.GARAGE)
"""The phases in which a player may decline."""


def choices(context: ViewContext[PennyLane], front: FrontLane) -> Node:
    """The buttons of the player on turn. While bots act their bar stays, so that nothing below it moves."""
    position = context.position
    if not front.acts:
        return _waiting() if context.bots else None
    if front.picked.job:
        return _lanes(context, front.picked.job)
    if position.phase == phases.GIFTS:
        return _gifts(context)
    return h.div("#choices.choices", **SHEET)[
        _purse(position, front),
        _cancel() if _can_put_back(position, front) else None,
        h.p[_hint(position, front)],
        h.button("#pass", type="button", data_msg=gesture("pass"), data_key="p", **explained("pass"))[
            _("Pass")
        ]
        if position.phase == phases.TURN
        else None,
        h.button("#done", type="button", data_msg=gesture("done"), data_key="d")[_decline(position)]
        if position.phase in OPTIONAL
        else None,
    ]


def _waiting() -> Element:
    """The bar while bots act: it says what ends the round, and is as high as the bar of choices."""
    return h.div("#bots-act.choices.bots-act", **SHEET)[
        h.p[_("The round ends when all players pass in a row.")]
    ]


def _purse(position: PennyLane, front: FrontLane) -> Element:
    """What the player can spend. Shown on narrow screens, where the players are out of sight."""
    return h.span(".purse")[amount(PENNY, position.pennies[front.seat])]


def _cancel() -> Element:
    return h.button("#off", type="button", data_msg=gesture("off"), data_key="Escape")[_("Cancel")]


def _can_put_back(position: PennyLane, front: FrontLane) -> bool:
    """Whether more is selected than at first: not a card that must be added, nor swaps that go on."""
    return front.picked != first_selection(position)


def _hint(position: PennyLane, front: FrontLane) -> str:
    """What to do next, for what is selected."""
    picked = front.picked
    if picked.card:
        text = _("Choose where the {building} goes.")
        if has_half_links(picked.card):
            text = _(
                "{building}: choose a place. Two matching halves make a link: a star, or a penny each round."
            )
        return text.format(building=picked.card.title)
    if picked.citizen:
        return _job_hint(position, picked)
    if picked.swapping:
        if picked.first:
            return _("Now choose the building to swap with {building}.").format(building=picked.first.title)
        return _("Choose two buildings of one row. Each swap costs 1 penny.")
    if picked.where:
        return _location_hint(position, picked.where)
    if position.phase == phases.TURN:
        return _turn_hint(position)
    return {
        phases.SECOND_MOVE: _("Choose a citizen in a yellow frame."),
        phases.GARAGE: _("Garage: a citizen may move onto the new building for free."),
        phases.PLACE: _("Choose a card, then where it goes."),
    }.get(position.phase, "")


def _location_hint(position: PennyLane, where: Location) -> str:
    """What the location does, while the banner says what to choose for it."""
    if where is GAZETTE:
        price = gazette.price(position)
        text = ngettext(
            "The Gazette moves a citizen to a job for {count} penny.",
            "The Gazette moves a citizen to a job for {count} pennies.",
            price,
        )
        return text.format(count=price)
    return _("The Masons’ Guild adds a building from the supply to your lane.")


def _turn_hint(position: PennyLane) -> str:
    """The things that have a frame because they can be chosen."""
    cards = bool(masons_guild.affordable(position))
    citizens = main_street.obstacle(position, GAZETTE) is None
    return {
        (True, True): _(
            "Choose something in a yellow frame: a location, a card from the supply or a citizen."
        ),
        (True, False): _("Choose something in a yellow frame: a location or a card from the supply."),
        (False, True): _("Choose something in a yellow frame: a location or a citizen."),
        (False, False): _("Choose a location in a yellow frame."),
    }[cards, citizens]


def _job_hint(position: PennyLane, picked: Picked) -> str:
    """What the move costs, and when pennies that jobs show as income are paid, if any do."""
    price = SECOND_MOVE_PRICE if position.phase == phases.SECOND_MOVE else gazette.price(position)
    cost = ngettext(
        "Choose a job in a yellow frame. The move costs {count} penny.",
        "Choose a job in a yellow frame. The move costs {count} pennies.",
        price,
    ).format(count=price)
    changes = [*jobs_for(position, picked).values(), *street_jobs_for(position, picked).values()]
    brings_income = any(change.income > 0 for change in changes)
    return together([cost, _("Pennies with a + come every round.")]) if brings_income else cost


def _decline(position: PennyLane) -> str:
    return {
        phases.SECOND_MOVE: _("No second move"),
        phases.MORE_SWAPS: _("No more swaps"),
        phases.GARAGE: _("Move nobody"),
    }[position.phase]


def _lanes(context: ViewContext[PennyLane], job: Location) -> Element:
    """Whose lane counts at Barracks or Temple, with the pennies that it brings."""
    position = context.position
    title = _("Barracks: 1 penny for each building of a lane.")
    if job is not BARRACKS:
        title = _("Temple: 1 penny for each set of housing, store and workshop of a lane.")
    return h.div("#lane-choice.choices", role="group", aria_label=title, **SHEET)[
        h.p[title],
        [
            h.button(id=f"lane-{seat}", type="button", data_msg=gesture("lane", seat))[
                _owners(context, _with_as_many(position, job, seat)),
                " ",
                amount(PENNY, gazette.job_pennies(job, position.lanes[seat])),
            ]
            for seat in gazette.lanes_that_differ(position, job)
        ],
        _cancel(),
    ]


def _owners(context: ViewContext[PennyLane], seats: list[int]) -> str:
    """One player with the name, several by their colors alone, which takes less room."""
    if len(seats) == 1:
        return player_and_name(context.seats, seats[0])
    return listed([player_name(context.seats, each) for each in seats])


def _with_as_many(position: PennyLane, job: Location, seat: int) -> list[int]:
    """The seats whose lanes bring the same there, that one first: one choice stands for them all."""
    pennies = gazette.job_pennies(job, position.lanes[seat])
    around = [(seat + step) % position.players for step in range(position.players)]
    return [each for each in around if gazette.job_pennies(job, position.lanes[each]) == pennies]


def _gifts(context: ViewContext[PennyLane]) -> Element:
    position = context.position
    text = ngettext(
        "Farmer’s Co-Op: give {count} penny to an opponent.",
        "Farmer’s Co-Op: give {count} pennies to opponents, one at a time.",
        position.gifts,
    ).format(count=position.gifts)
    return h.div("#gifts.choices", role="group", aria_label=text, **SHEET)[
        h.p[text],
        [
            h.button(id=f"gift-{seat}", type="button", data_msg=gesture("gift", seat))[
                player_and_name(context.seats, seat)
            ]
            for seat in range(position.players)
            if seat != position.turn
        ],
    ]
