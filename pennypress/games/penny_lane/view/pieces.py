"""Drawings of the pieces: half-links, citizens, building cards."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.games.penny_lane.components import PENNY, Building
from pennypress.games.penny_lane.piece_phrases import effect_of
from pennypress.games.penny_lane.view.house_fronts import house_front
from pennypress.games.penny_lane.view.sprite import symbol
from pennypress.games.view import explained
from pennypress.games.view_kit.render_cache import cached_html

LEFT, RIGHT, STREET = "left", "right", "street"


@cached_html
def half_link(icon: str, edge: str, linked: bool = False) -> Element:
    """The half of a link on an edge of a card; the neighbour's half completes its picture."""
    return h.span(
        class_=["half-link", f"half-{edge}", f"half-{icon}", linked and "linked"],
        aria_hidden="true",
        **explained("link" if linked else "half-link"),
    )[symbol(icon)]


def has_half_links(building: Building) -> bool:
    return bool(building.left or building.right or building.street)


def half_links(building: Building, linked: frozenset[str] = frozenset()) -> Node:
    """All half-links of a card; those on the edges in `linked` are part of a link."""
    halves = ((LEFT, building.left), (RIGHT, building.right), (STREET, building.street))
    return [half_link(icon, edge, edge in linked) for edge, icon in halves if icon]


@cached_html
def amount(icon: str, count: int) -> Element:
    """A number of stars or pennies, such as '3 pennies'."""
    text = ngettext("{count} star", "{count} stars", count)
    if icon == PENNY:
        text = ngettext("{count} penny", "{count} pennies", count)
    label = text.format(count=count)
    return h.span(class_=f"amount amount-{icon}", role="img", aria_label=label)[h.b[str(count)], symbol(icon)]


@cached_html
def card_face(building: Building) -> Element:
    """What is printed on a card: name, house, stars, places for citizens, half-links, effect."""
    return h.span(class_=f"card-face type-{building.type}")[
        h.span(".card-title")[building.title],
        h.span(".card-type", **explained(building.type.name))[building.type.title],
        house_front(building),
        h.span(".card-things")[
            h.span(**explained("printed-stars"))[amount("star", building.stars)] if building.stars else None,
            [symbol("citizen", "at-home") for _slot in range(building.slots)],
            [
                h.span(".vacancy-mark", aria_hidden="true", **explained("job"))
                for _vacancy in range(building.vacancies)
            ],
        ],
        h.span(".card-effect")[effect_of(building)],
        half_links(building),
    ]


def citizens_in_words(building: Building, present: int) -> str:
    """The citizens on a building in words, for its label."""
    if building.slots:
        return ngettext(
            "{present} of {count} citizen at home", "{present} of {count} citizens at home", building.slots
        ).format(present=present, count=building.slots)
    if building.vacancies:
        return ngettext(
            "{present} of {count} job filled", "{present} of {count} jobs filled", building.vacancies
        ).format(present=present, count=building.vacancies)
    return _("no citizens")
