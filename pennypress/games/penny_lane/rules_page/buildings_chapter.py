"""The chapter on the buildings: a table for each type, with the effect of each card."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.games.penny_lane.components import (
    ATTRACTION,
    BUILDINGS,
    HOUSING,
    STORE,
    WORKSHOP,
    Building,
    BuildingType,
)
from pennypress.games.penny_lane.piece_phrases import effect_of
from pennypress.games.penny_lane.rules_page import playable_examples
from pennypress.games.penny_lane.rules_page.lane_and_links_chapters import half
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import Chapter, opening, para, ruling, section, worked


def buildings(diagram: Figure) -> Chapter:
    return Chapter(
        "buildings",
        _("The {count} buildings").format(count=len(BUILDINGS)),
        [
            opening(_("There is one card of each. No need to read this first: cards show what they do.")),
            para(
                _(
                    "*Cost* is what you pay at the Masons’ Guild; *stars* are printed on the card. Left, "
                    "right and street are its half-links."
                )
            ),
            section(
                "housing",
                _("Housing"),
                _building_table(HOUSING),
                diagram(playable_examples.haunted()),
                worked(
                    "haunted",
                    _("The Music Hall has no citizen, the Loft has one: *1* star for the Haunted House."),
                    _("With the *3* of the Music Hall the lane has *4* stars."),
                    _(
                        "When the citizen has left, the Loft counts, too: *2*. Its slot shows *1* star. "
                        "The lane has *6*."
                    ),
                    _(
                        "Its own citizen makes no difference to the Haunted House: if that one leaves "
                        "instead, it stays worth *1*, and with the star of its slot the lane has *5*."
                    ),
                ),
                ruling("PL19", _("The Loft pays while its citizen is away, wherever it is now.")),
            ),
            section("stores", _("Stores"), _building_table(STORE)),
            section(
                "workshops",
                _("Workshops"),
                _building_table(WORKSHOP),
                ruling(
                    "PL17",
                    _(
                        "The Garage helps when you add a building with a job, bought or from the Black "
                        "Market. The citizen comes from another building, not from the board."
                    ),
                ),
            ),
            section(
                "attractions",
                _("Attractions"),
                _building_table(ATTRACTION),
                ruling(
                    "PL23",
                    _(
                        "Only the owner of the Dark Alley sees the two cards, and knows what lies beneath "
                        "the deck. The one that is added becomes public."
                    ),
                ),
            ),
        ],
    )


def _building_table(kind: BuildingType) -> Element:
    cards = [each for each in BUILDINGS if each.type is kind]
    titles = [_("Building"), _("Cost"), _("Stars")]
    if kind is HOUSING:
        titles.append(_("Slots"))
    elif kind is not ATTRACTION:
        titles.append(_("Jobs"))
    titles += [_("Left"), _("Right"), _("Street")]
    return h.table(".figures.lane-figures")[
        h.thead[h.tr[[h.th(scope="col")[title] for title in titles]]],
        h.tbody[[_building_row(each) for each in cards]],
    ]


def _building_row(building: Building) -> Element:
    effect = effect_of(building)
    return h.tr[
        h.th(scope="row")[h.b[building.title], effect and h.span[effect]],
        h.td[str(building.cost)],
        h.td[str(building.stars)],
        building.type is not ATTRACTION and h.td[str(building.capacity)],
        [h.td[half(icon)] for icon in (building.left, building.right, building.street)],
    ]
