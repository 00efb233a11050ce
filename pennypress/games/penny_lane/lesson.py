"""The lesson: a first round of Penny Lane with a fixed deal. `LESSON` is used by the app."""

from __future__ import annotations

from typing import Any

from htpy import Node

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import Action
from pennypress.games.lesson import READER, Lesson, LessonStep, Words, line
from pennypress.games.penny_lane import gazette, masons_guild
from pennypress.games.penny_lane.actions import MoveCitizen, parse_action
from pennypress.games.penny_lane.bank_and_town_hall import bank_pennies
from pennypress.games.penny_lane.components import (
    BANK,
    BANK_PRIORITY_PENNIES,
    BARRACKS,
    MASONS_PRIORITY_DISCOUNT,
    STARS_TO_END,
    building,
)
from pennypress.games.penny_lane.income import income
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.selection import Picked
from pennypress.games.view_kit.lesson_summary import summary

SEATS = (Seat("", "red"), Seat("", "blue", "cub"))
OTHER = 1
HOME = building("loft")
SHOP = building("pet_shop")
"""What the reader buys, and what the opponent does."""


def _income(position: PennyLane) -> int:
    """The reader's income as the lane is now."""
    return income(position.lanes[READER]).total


# -- the Bank


def _aim(position: PennyLane) -> Words:
    return Words(
        _("This is your lane. The buildings that you put up in it bring stars."),
        _(
            "The most stars win, and the game ends when a lane has {stars}. New homes come with citizens; "
            "each hides a star until you find it a job."
        ).format(stars=STARS_TO_END),
    )


def _bank(position: PennyLane) -> Words:
    return Words(
        _(
            "On your turn you use a location on Main Street, or pass. Tap the Bank: pay {price}, get {gain}."
        ).format(price=BANK.price, gain=bank_pennies(position)),
        _("Buildings cost pennies, and whoever is first at the Bank gets {more} more than the next.").format(
            more=BANK_PRIORITY_PENNIES
        ),
    )


def _second_space(position: PennyLane) -> Words:
    return Words(
        _("Your opponent comes second and gets only {gain}.").format(gain=bank_pennies(position)),
        _("Then the Bank is full until the end of the round: so go early where you need to be."),
    )


# -- the Masons' Guild


def _buy(position: PennyLane) -> Words:
    return Words(
        _("You have {pennies} pennies: buy a home. Tap the Loft.").format(pennies=position.pennies[READER]),
        _("Whoever is first at the Masons’ Guild pays {less} less, so the Loft costs only {price}.").format(
            less=MASONS_PRIORITY_DISCOUNT, price=masons_guild.price(position, HOME)
        ),
    )


def _place(position: PennyLane) -> Words:
    return Words(
        _("Housing goes in the bottom row. Put the Loft to the right of your board."),
        _("Two half pennies meet there and form a link, which brings a penny in each upkeep."),
    )


def _moved_in(position: PennyLane) -> Words:
    return Words(
        _("A citizen has moved into your Loft, on top of its star. Your opponent builds a Pet Shop."),
        _("The discount is gone, so the shop costs its full price of {price}.").format(
            price=masons_guild.price(position, SHOP)
        ),
    )


# -- the Gazette


def _citizen(position: PennyLane) -> Words:
    return Words(
        _("The Gazette moves citizens, for {price} pennies. Tap the one on the Loft.").format(
            price=gazette.price(position)
        ),
        _("Its star counts once the citizen has left, and an empty Loft earns a penny in each upkeep."),
    )


def _job(position: PennyLane) -> Words:
    count = gazette.job_pennies(BARRACKS, position.lanes[READER])
    return Words(
        _("Your lane has no job to offer, but the Barracks have. Tap the job."),
        ngettext(
            "They pay at once: 1 penny for each building of a lane, {count} penny now.",
            "They pay at once: 1 penny for each building of a lane, {count} pennies now.",
            count,
        ).format(count=count),
    )


# -- the end of the round


def _uncovered(position: PennyLane) -> Words:
    return Words(
        _("Your Loft shows its star: the first of your lane. Your opponent passes."),
        _("Passing costs nothing: you may act again when your turn comes back."),
    )


def _pass(position: PennyLane) -> Words:
    return Words(
        _("Save your {pennies} pennies and pass, too.").format(pennies=position.pennies[READER]),
        _(
            "When everybody has passed in a row, upkeep pays: 1 penny for all, 1 for your link, 1 for the "
            "empty Loft."
        ),
    )


def _end(position: PennyLane) -> Words:
    return Words(
        _("Upkeep paid you {income} pennies, and a citizen came to your board.").format(
            income=_income(position)
        ),
        _("Pennies buy the next buildings, and the citizen will need a job. Now you know how to win."),
    )


def _summary(position: PennyLane) -> Node:
    stars = _(
        "Buildings and star links bring stars, but a citizen in a home hides one: so find jobs for citizens."
    )
    pennies = _("Upkeep pays everybody 1, and more for penny links and buildings. Pennies buy buildings.")
    street = _("The first player at a location often gets more. Spaces are free again in the next round.")
    end = _("The game ends when a lane has {stars} stars or the cards run out. The most stars win.")
    return summary([
        (_("Stars"), stars),
        (_("Pennies"), pennies),
        (_("Main Street"), street),
        (_("The end"), end.format(stars=STARS_TO_END)),
    ])  # fmt: skip


def _holds_card(selection: Any) -> bool:
    return isinstance(selection, Picked) and selection.card is HOME


def _holds_citizen(selection: Any) -> bool:
    return isinstance(selection, Picked) and selection.citizen == (HOME,)


TO_BARRACKS = f"gazette {HOME} {BARRACKS} {READER}"


def _goes_to_barracks(position: PennyLane, action: Action) -> bool:
    """Whatever lane counts: both bring the same."""
    asked = parse_action(TO_BARRACKS)
    assert isinstance(asked, MoveCitizen)
    return isinstance(action, MoveCitizen) and (action.origin, action.target) == (asked.origin, asked.target)


STEPS = (
    LessonStep(
        "bank",
        (
            line(_aim, "own-lane", reads=True),
            line(_bank, f"location-{BANK}", "main-street"),
        ),
    ),
    LessonStep("bank", (line(_second_space, f"location-{BANK}"),)),
    LessonStep(
        f"masons {HOME}@b1",
        (
            line(_buy, f"supply-{HOME}", "location-masons", until=_holds_card),
            line(_place, "cell-b1", "own-lane"),
        ),
    ),
    LessonStep(f"masons {SHOP}@t1", (line(_moved_in, f"building-{HOME}", f"supply-{SHOP}"),)),
    LessonStep(
        TO_BARRACKS,
        (
            line(_citizen, f"citizen-{HOME}", "location-gazette", until=_holds_citizen),
            line(_job, f"vacancy-{BARRACKS}"),
        ),
        also=_goes_to_barracks,
    ),
    LessonStep("pass", (line(_uncovered, f"building-{HOME}"),)),
    LessonStep("pass", (line(_pass, "pass", "income"),)),
)

LESSON = Lesson(
    "a-first-lane",
    SEATS,
    "a-first-lane",
    (
        *("board A", "board B"),
        *("card cobbler", "card loft", "card pet_shop", "card engineer", "card villa"),
    ),
    STEPS,
    (line(_end, illustration=_summary),),
)
