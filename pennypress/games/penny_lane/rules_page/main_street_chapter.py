"""The chapters on a turn and on Main Street with its locations."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.games.penny_lane.components import (
    BANK,
    BANK_PENNIES,
    BANK_PRIORITY_PENNIES,
    BLACK_MARKET,
    GAZETTE,
    LEAST_PRICE,
    LOCATIONS,
    MASONS_GUILD,
    MASONS_PRIORITY_DISCOUNT,
    TOWER,
    TOWN_HALL,
    TOWN_HALL_PENNIES,
    Location,
)
from pennypress.games.penny_lane.piece_phrases import (
    effect_of_location,
    price_of_location,
    priority_effect_of,
)
from pennypress.games.penny_lane.rules_page import playable_examples
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import Chapter, opening, para, points, ruling, section, worked

FEW, MANY = (2, 3), (4, 5)
"""Numbers of players with the same spaces."""


def turn(diagram: Figure) -> Chapter:
    return Chapter(
        "turn",
        _("A turn"),
        [
            opening(_("On your turn do one of two things: use a location on Main Street, or pass.")),
            diagram(playable_examples.whole_table()),
            points(
                _(
                    "*Use a location*: pay its price, and carry out what it says. Your pennies take its "
                    "leftmost open space; nobody can use that space again in this round."
                ),
                _("*Pass*: do nothing. When your turn comes again, you may act again."),
            ),
            para(
                _(
                    "The round goes on until everybody has passed, one right after the other. Then comes "
                    "[upkeep](#upkeep)."
                )
            ),
            para(
                _(
                    "An example with three players: Ada acts; Ben, Cleo and Ada pass. That is the end of "
                    "the round. But if Ben passes and Cleo acts, all of them have to pass anew."
                )
            ),
            ruling("PL7", _("You may always pass, even if you could act.")),
            ruling("PL8", _("If you can use no location at all, the game passes for you.")),
            ruling("PL9", _("You may use a location even if it changes nothing.")),
            ruling("PL10", _("You may use a location again in the same round, while it has open spaces.")),
        ],
    )


def main_street(diagram: Figure) -> Chapter:
    return Chapter(
        "main-street",
        _("Main Street"),
        [
            opening(
                _("All players share the {count} locations on Main Street.").format(count=len(LOCATIONS))
            ),
            _location_table(),
            para(
                _(
                    "*Priority*: whoever is first in a round at {bank}, {guild} or {gazette} gets something "
                    "extra. At the Bank, for one, you pay {price} and get {first} on the first space, but "
                    "{others} on the next."
                ).format(
                    bank=BANK.title,
                    guild=MASONS_GUILD.title,
                    gazette=GAZETTE.title,
                    price=BANK.price,
                    first=BANK_PENNIES + BANK_PRIORITY_PENNIES,
                    others=BANK_PENNIES,
                )
            ),
            ruling(
                "PL11",
                _("Buildings that change a location count as they stand when you pay."),
            ),
            section(
                "masons",
                MASONS_GUILD.title,
                para(
                    _(
                        "Choose a building from the supply, pay its cost and add it to your [lane](#lane): "
                        "housing in the bottom row, all others in the top row. On the first space it costs "
                        "{discount} less, and for each employee of your Engineer 1 less, but never less "
                        "than {least}."
                    ).format(discount=MASONS_PRIORITY_DISCOUNT, least=LEAST_PRICE)
                ),
                diagram(playable_examples.purchase()),
                worked(
                    "purchase",
                    _(
                        "The Music Hall costs *7*. *1* less for the first space, *2* less for the "
                        "Engineer: *4*."
                    ),
                    _("The Cobbler, *4*, would cost *1*; so would the Confectioners, *2*: no less than *1*."),
                    _("On the second space the Music Hall would cost *5*."),
                ),
                ruling(
                    "PL18",
                    _(
                        "A card from the deck fills the gap at the end of your action. When the deck is "
                        "empty, the gap stays."
                    ),
                ),
            ),
            section(
                "black-market",
                BLACK_MARKET.title,
                para(
                    _("Pay {price}, turn up the top card of the deck and add it to your lane.").format(
                        price=BLACK_MARKET.price
                    )
                ),
                ruling(
                    "PL14",
                    _(
                        "You must add the card, but you see it before you choose the place. With an empty "
                        "deck the Black Market is closed. With the Dark Alley you look at two cards if "
                        "there are two."
                    ),
                ),
            ),
            section(
                "tower",
                TOWER.title,
                para(
                    _(
                        "Pay {price} and swap two buildings of one row. You may pay {price} again for "
                        "another swap, as long as you have pennies."
                    ).format(price=TOWER.price)
                ),
                diagram(playable_examples.swap()),
                worked(
                    "swap",
                    _("After one swap there are *2* links: a star between the first two, then a penny."),
                    _("Ada’s stars grow from *0* to *1*, her income from *1* to *2*."),
                    _("With *3* pennies she could make *3* swaps."),
                ),
                ruling(
                    "PL15",
                    _(
                        "The two buildings need not be neighbors; the board may stand between them. Each "
                        "swap is paid when it is made. Citizens move with their building."
                    ),
                ),
            ),
            section(
                "town-hall",
                TOWN_HALL.title,
                para(
                    _(
                        "Pay {price} and get {gain} back. The Mayor is yours now, or stays yours: you start "
                        "the next round."
                    ).format(price=TOWN_HALL.price, gain=TOWN_HALL_PENNIES)
                ),
                ruling("PL16", _("The order of the current round does not change.")),
            ),
            para(
                _("The *Gazette*, the *Barracks* and the *Temple* are about [citizens and jobs](#citizens).")
            ),
        ],
    )


def _location_table() -> Element:
    titles = (
        _("Location"),
        _("Price"),
        _("Spaces, {few} or {many} players").format(few=FEW[0], many=FEW[1]),
        _("Spaces, {few} or {many} players").format(few=MANY[0], many=MANY[1]),
    )
    return h.table(".figures.lane-figures.location-figures")[
        h.thead[h.tr[[h.th(scope="col")[title] for title in titles]]],
        h.tbody[[_location_row(each) for each in LOCATIONS]],
    ]


def _location_row(location: Location) -> Element:
    extra = priority_effect_of(location)
    return h.tr[
        h.th(scope="row")[
            h.b[location.title],
            h.span[effect_of_location(location)],
            extra and h.span[_("First space: {effect}").format(effect=extra)],
        ],
        h.td(".in-words")[price_of_location(location)],
        h.td[str(location.spaces(FEW[0]))],
        h.td[str(location.spaces(MANY[0]))],
    ]
