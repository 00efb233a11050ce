"""The postcard's texts: its title, its caption, and what it shows in words."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed
from pennypress.games.copenhagen.view.houses import house_label
from pennypress.games.copenhagen.view.postcard.harbour_front import HarbourFront
from pennypress.games.copenhagen.view.sentences import house_and_name


def greeting() -> str:
    return _("Greetings from the Nyhavn")


def titled(front: HarbourFront) -> str:
    """The title of the keepsake, in one line."""
    return caption(front)


def caption(front: HarbourFront) -> str:
    """Who has won, in a sentence."""
    winners = [house_name(front, player) for player in front.winners]
    if len(winners) > 1:
        return _("{houses} share the victory").format(houses=listed(winners))
    return _("{house} is the finest on the Nyhavn").format(house=winners[0])


def house_name(front: HarbourFront, player: int) -> str:
    """The house's name, with that of the player if given."""
    return house_and_name(front.seats, player)


def sign_of(front: HarbourFront, player: int) -> str:
    """What is painted on the house: the player's name, else its own."""
    return front.seats[player].name or house_name(front, player)


def in_words(front: HarbourFront) -> Element:
    """The houses from left to right, and who has won."""
    return h.ul[
        [
            h.li[h.strong[_scored(front, player)], " ", house_label(front.houses[player])]
            for player in range(len(front.seats))
        ],
        h.li[caption(front)],
    ]


def _scored(front: HarbourFront, player: int) -> str:
    points = front.points[player]
    return ngettext("{house}: {points} point.", "{house}: {points} points.", points).format(
        house=house_name(front, player), points=points
    )
