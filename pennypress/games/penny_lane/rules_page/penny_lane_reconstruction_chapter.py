"""The chapter on what is known of the published cards, and which figures are our reconstruction."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.penny_lane.components import (
    BANK_PENNIES,
    BANK_PRIORITY_PENNIES,
    BUILDINGS,
    MASONS_PRIORITY_DISCOUNT,
    SECOND_MOVE_PRICE,
    START_PENNIES,
    SUPPLY_PLACES,
    TOWER,
    UPKEEP_PENNIES,
)
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import Chapter, opening, para, points

WORDED = sum(each.effect not in ("", "inc") for each in BUILDINGS)
"""The buildings whose effect is in the rulebook; those that only pay for employees are ours."""
OUR_NAMES = len(BUILDINGS) - WORDED - 2
"""The buildings that we have named. Besides those with an effect, two names are found in texts."""


def reconstruction(_diagram: Figure) -> Chapter:
    return Chapter(
        "reconstruction",
        _("What is found, and what is ours"),
        [
            opening(
                _(
                    "The rules are those of the rulebook, as far as we could obtain its text. Its pictures "
                    "and icons are lost, and no source gives the numbers printed on the cards."
                )
            ),
            points(
                _(
                    "*From the rulebook*: how many pieces there are; {start} pennies and {supply} cards in "
                    "the supply at the start; {bank} pennies and {more} more at the Bank; {less} less at "
                    "the Masons’ Guild; {second} for a second move at the Gazette; {swap} for a swap at "
                    "the Tower; the Barracks; both ends of the game; the effects of {count} buildings; "
                    "that the Luthier has two penny halves, a star half and no printed star."
                ).format(
                    start=START_PENNIES,
                    supply=SUPPLY_PLACES,
                    bank=BANK_PENNIES,
                    more=BANK_PRIORITY_PENNIES,
                    less=MASONS_PRIORITY_DISCOUNT,
                    second=SECOND_MOVE_PRICE,
                    swap=TOWER.price,
                    count=WORDED,
                ),
                _(
                    "*From a catalog*: everybody’s {pennies} penny in upkeep. *From reviews*: the four "
                    "types of buildings."
                ).format(pennies=UPKEEP_PENNIES),
                _(
                    "*Ours, the buildings*: every cost; the stars, half-links, slots and jobs that no text "
                    "settles; {names} of the {all} names; most types; that there is one card of each; the "
                    "types that count for Temple, Penny Arcade, Manor, Mansion and Warehouse."
                ).format(names=OUR_NAMES, all=len(BUILDINGS)),
                _(
                    "*Ours, the rest*: the half-links of the boards; how a lane is laid out; the spaces for "
                    "each number of players; the prices of Bank, Gazette, Black Market and Town Hall; what "
                    "the last two do; that only Bank, Gazette and Masons’ Guild have priority."
                ),
            ),
            para(_("Where the rulebook says nothing, this page marks our rulings.")),
        ],
    )
