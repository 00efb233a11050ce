"""Spaces of Main Street and the pennies put on them (rulebook, Main Street Action)."""

from __future__ import annotations

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.rules_interface import Event
from pennypress.games.penny_lane.components import Location
from pennypress.games.penny_lane.events import MorePaid, SpacePaid
from pennypress.games.penny_lane.state import State


def is_open(state: State, location: Location, price: int) -> bool:
    """Whether the location has an open space and the player on turn can pay the price.

    Who has used a location before may use it again in the same round (PL10).
    """
    return state.pennies[state.turn] >= price and state.open_spaces(location) > 0


def refusal(state: State, location: Location, price: int) -> str | None:
    """Why `is_open` is false, in a sentence; None if it is true."""
    if state.open_spaces(location) <= 0:
        return _("This location has no open space left: {location}.").format(location=location.title)
    return price_refusal(state, price)


def price_refusal(state: State, price: int) -> str | None:
    """Why the player on turn cannot pay the price, in a sentence; None if it can be paid."""
    if state.purse >= price:
        return None
    return ngettext(
        "This costs {price} penny, and you have {pennies}.",
        "This costs {price} pennies, and you have {pennies}.",
        price,
    ).format(price=price, pennies=state.purse)


def next_has_priority(state: State, location: Location) -> bool:
    """Whether the leftmost open space is the first one, with the priority effect."""
    return location.has_priority and state.used[location.number] == 0


def pay(state: State, location: Location, price: int, happened: list[Event]) -> None:
    """Put the price on the leftmost open space. The pennies go to the stock; the space stays used."""
    space = state.used[location.number]
    state.used[location.number] += 1
    state.pennies[state.turn] -= price
    happened.append(SpacePaid(state.turn, location, space, price))


def pay_more(state: State, location: Location, price: int, happened: list[Event]) -> None:
    """Put more pennies on the space that is in use."""
    state.pennies[state.turn] -= price
    happened.append(MorePaid(state.turn, location, price))
