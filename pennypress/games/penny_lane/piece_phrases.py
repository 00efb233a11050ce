"""Names of the pieces of Penny Lane for use inside sentences: buildings, cells, citizens, half-links."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from pennypress.engine.i18n import N_, _, ngettext
from pennypress.engine.localized_formatting import listed, series
from pennypress.games.penny_lane.components import (
    BOTTOM,
    PENNY,
    TOP,
    Board,
    Building,
    Location,
)
from pennypress.games.penny_lane.lane import Cell
from pennypress.games.penny_lane.links import Card, LaneLink

# -- names


def name_of(card: Card | Location) -> str:
    """The building, the player's own board, or the location, for use inside a sentence.

    >>> from pennypress.games.penny_lane.components import BANK, BOARDS, building
    >>> name_of(building("pet_shop")), name_of(BANK), name_of(BOARDS[0])
    ('the Pet Shop', 'the Bank', 'your board')
    """
    if isinstance(card, Board):
        return _("your board")
    return _("the {card}").format(card=card.title)


def names_of(buildings: Iterable[Building]) -> str:
    """Several buildings as a list inside a sentence.

    >>> from pennypress.games.penny_lane.components import building
    >>> names_of((building("loft"), building("pottery")))
    'the Loft and the Pottery'
    """
    return listed([name_of(each) for each in buildings])


def citizen_on(origin: Building | None) -> str:
    """A citizen of the reader's lane by where it is; None is the space of the board.

    >>> from pennypress.games.penny_lane.components import building
    >>> citizen_on(None), citizen_on(building("loft")), citizen_on(building("pet_shop"))
    ('the citizen on your board', 'a citizen from the Loft', 'an employee from the Pet Shop')
    """
    if origin is None:
        return _("the citizen on your board")
    text = _("an employee from {building}") if origin.vacancies else _("a citizen from {building}")
    return text.format(building=name_of(origin))


def cell_phrase(place: Cell) -> str:
    """A cell of a lane. Its columns are counted from the board, to the left and to the right.

    >>> cell_phrase(Cell("t", 2)), cell_phrase(Cell("b", -1))
    ('column 2 of the top row, right of the board', 'column 1 of the bottom row, left of the board')
    """
    texts = {
        (TOP, True): _("column {number} of the top row, right of the board"),
        (TOP, False): _("column {number} of the top row, left of the board"),
        (BOTTOM, True): _("column {number} of the bottom row, right of the board"),
        (BOTTOM, False): _("column {number} of the bottom row, left of the board"),
    }
    return texts[place.row, place.column > 0].format(number=abs(place.column))


def opponent_phrase(seat: int, reader: int, players: int) -> str:
    """Another player as the reader would say it at the table; the next one clockwise sits on the left.

    >>> opponent_phrase(1, 0, 2), opponent_phrase(0, 2, 3), opponent_phrase(2, 0, 5)
    ('your opponent', 'the player on your left', 'the second player on your left')
    """
    left, right = (seat - reader) % players, (reader - seat) % players
    if players == 2:
        return _("your opponent")
    if left == 1:
        return _("the player on your left")
    if right == 1:
        return _("the player on your right")
    if left == right:
        return _("the player across from you")
    return _("the second player on your left") if left < right else _("the second player on your right")


# -- links


def half_links_of(card: Card) -> str:
    """The half-links of a building or a board as a list without a period; '' if there are none.

    >>> from pennypress.games.penny_lane.components import BOARDS, building
    >>> half_links_of(building("luthier"))
    'a penny on the left, a penny on the right, a star on the street'
    >>> half_links_of(BOARDS[1])
    'a star at the top left, a penny at the top right, a penny at the bottom left'
    """
    return series(_half_links(card))


def _half_links(card: Card) -> Iterator[str]:
    if isinstance(card, Building):
        edges = [
            (card.left, _("a penny on the left"), _("a star on the left")),
            (card.right, _("a penny on the right"), _("a star on the right")),
            (card.street, _("a penny on the street"), _("a star on the street")),
        ]
    else:
        edges = [
            (card.left(TOP), _("a penny at the top left"), _("a star at the top left")),
            (card.right(TOP), _("a penny at the top right"), _("a star at the top right")),
            (card.left(BOTTOM), _("a penny at the bottom left"), _("a star at the bottom left")),
            (card.right(BOTTOM), _("a penny at the bottom right"), _("a star at the bottom right")),
        ]
    for icon, of_penny, of_star in edges:
        if icon:
            yield of_penny if icon == PENNY else of_star


def link_phrase(link: LaneLink) -> str:
    """A link of the reader's lane: 'a star link between the Cobbler and your board'."""
    text = _("a star link between {one} and {other}")
    if link.icon == PENNY:
        text = _("a penny link between {one} and {other}")
    return text.format(one=name_of(link.one), other=name_of(link.other))


# -- what is printed on cards

_EFFECTS: Final = {
    "inc": N_("1 penny each round for every employee."),
    "coop": N_("1 penny each round for every employee, and 1 for an opponent you choose."),
    "pet": N_("1 penny each round for every employee, and 1 star with both jobs filled."),
    "tailor": N_("1 penny each round for every employee, and 2 stars with all three jobs filled."),
    "warehouse": N_("With an employee, 1 penny each round for every store in your lane."),
    "loft": N_("1 penny each round while its citizen is away."),
    "book": N_("1 star while it has an employee."),
    "cobbler": N_("1 star for every 2 housing buildings in your lane."),
    "manor": N_("1 star for every workshop in your lane."),
    "mansion": N_("1 star for every attraction in your lane."),
    "arcade": N_("1 star for every set of housing, store and workshop in your lane."),
    "haunted": N_("1 star for each building above, left and right that has no citizen on it."),
    "luthier": N_("While both jobs are filled, every link with it counts twice."),
    "smelter": N_("With an employee, 1 penny more each time you use the Bank."),
    "station": N_("With an employee, the Gazette costs you 1 penny less."),
    "engineer": N_("The Masons’ Guild costs you 1 penny less for every employee, but never less than 1."),
    "garage": N_("When you add a building with a job, a citizen from another building may move in."),
    "alley": N_(
        "At the Black Market, look at two cards in secret, add one and put the other under the deck."
    ),
}
"""By code of the effect."""


def effect_of(building: Building) -> str:
    """What the building does by its text, as one sentence; '' if it has no text.

    >>> from pennypress.games.penny_lane.components import building
    >>> effect_of(building("greengrocer"))
    '1 penny each round for every employee.'
    """
    return _(_EFFECTS[building.effect]) if building.effect else ""


_LOCATION_EFFECTS: Final = {
    "bank": N_("Get 2 pennies."),
    "masons": N_("Buy a building from the supply and add it to your lane."),
    "gazette": N_("Move one of your citizens to an open job in your lane or on Main Street."),
    "black-market": N_("Add the top card of the deck to your lane."),
    "tower": N_("Swap two buildings in the same row. Each further swap costs 1 penny."),
    "town-hall": N_("Become Mayor, so you start the next round, and get 1 penny."),
    "barracks": N_("Get 1 penny for every building in one lane, yours or another player’s."),
    "temple": N_(
        "Get 1 penny for every set of housing, store and workshop in one lane, yours or another player’s."
    ),
}
"""By name of the location."""
_PRIORITY_EFFECTS: Final = {
    "bank": N_("Get 1 penny more."),
    "masons": N_("Pay 1 penny less, but never less than 1."),
    "gazette": N_("For 1 penny more, you may move a second citizen."),
}
_PRICES: Final = {
    "masons": N_("The price of the building"),
    "tower": N_("1 penny a swap"),
    "barracks": N_("A citizen, by way of the Gazette"),
    "temple": N_("A citizen, by way of the Gazette"),
}


def effect_of_location(location: Location) -> str:
    """What the location does for its price.

    >>> from pennypress.games.penny_lane.components import BANK
    >>> effect_of_location(BANK)
    'Get 2 pennies.'
    """
    return _(_LOCATION_EFFECTS[location.name])


def priority_effect_of(location: Location) -> str:
    """What its first space does besides; '' if the location has no priority effect."""
    return _(_PRIORITY_EFFECTS[location.name]) if location.has_priority else ""


def price_of_location(location: Location) -> str:
    """What one use costs, without a period.

    >>> from pennypress.games.penny_lane.components import GAZETTE
    >>> price_of_location(GAZETTE)
    '2 pennies'
    """
    if location.name in _PRICES:
        return _(_PRICES[location.name])
    return ngettext("{price} penny", "{price} pennies", location.price).format(price=location.price)
