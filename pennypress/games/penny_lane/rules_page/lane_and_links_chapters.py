"""The chapters on the aim of the game, on setup, and on the lane with its links."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import N_, _
from pennypress.games.penny_lane.components import (
    BOARDS,
    BUILDINGS,
    PENNY,
    ROWS,
    STAR,
    STARS_TO_END,
    START_PENNIES,
    SUPPLY_PLACES,
)
from pennypress.games.penny_lane.rules_page import playable_examples
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import Chapter, opening, para, points, ruling, section, worked

_HALVES = {PENNY: N_("penny"), STAR: N_("star")}


def half(icon: str | None) -> str:
    """A half-link in a table of figures: its icon in words, or a dash."""
    return _(_HALVES[icon]) if icon else "–"


def aim(_diagram: Figure) -> Chapter:
    return Chapter(
        "aim",
        _("The aim of the game"),
        [
            opening(_("Build the lane where everybody wants to live. The most stars win.")),
            para(
                _(
                    "You put up *buildings* on both sides of a street. Housing brings *citizens*, and they "
                    "find jobs in stores and workshops. You earn *stars* with fine buildings, with citizens "
                    "who leave home for a job, and with neighbors that match."
                )
            ),
            para(
                _("The game ends when a lane has *{stars} stars*. That takes about half an hour.").format(
                    stars=STARS_TO_END
                )
            ),
            para(
                _(
                    "Most numbers on the cards are our own, since we do not know the printed ones: see "
                    "[what is found and what is ours](#reconstruction)."
                )
            ),
        ],
    )


def setup(_diagram: Figure) -> Chapter:
    return Chapter(
        "setup",
        _("Setup"),
        [
            opening(_("The game sets itself up. This is what you start with:")),
            points(
                _("a *board* and *{pennies} pennies* for everyone;").format(pennies=START_PENNIES),
                _("the *supply*: {places} buildings, face up. The other {rest} are the deck;").format(
                    places=SUPPLY_PLACES, rest=len(BUILDINGS) - SUPPLY_PLACES
                ),
                _("*Main Street* with its locations, for everyone to use;"),
                _("the *Mayor*, who starts the round. Then turns go clockwise."),
            ),
            ruling("PL2", _("The player in the first seat is the first Mayor.")),
            ruling(
                "PL3",
                _("Boards are dealt at random. Their space for a citizen is empty at first."),
            ),
            ruling(
                "PL1",
                _("Pennies and citizens never run out. Everybody’s pennies lie open."),
            ),
        ],
    )


def lane(diagram: Figure) -> Chapter:
    return Chapter(
        "lane",
        _("Your lane"),
        [
            opening(_("Your buildings form two rows that face each other, with the street between them.")),
            points(
                _("*Housing* goes in the bottom row; *stores, workshops and attractions* go in the top row."),
                _("Your board stands in the middle and fills both rows."),
                _(
                    "A new building must touch your board or one of your buildings: side by side, or across "
                    "the street."
                ),
                _("Buildings stay where they are. Only the [Tower](#tower) moves them."),
            ),
            ruling(
                "PL4",
                _(
                    "A lane may be as wide as you like, and gaps may be filled later. Cards are not turned. "
                    "The places to the left and right of the board are not neighbors of each other."
                ),
            ),
            section("links", _("Links"), *_links(diagram)),
            section("doubled", _("Links that count twice"), *_doubled(diagram)),
            section(
                "boards",
                _("The boards"),
                para(_("A board has half-links at its left and right, in each row.")),
                _board_table(),
            ),
        ],
    )


def _links(diagram: Figure) -> tuple[Node, ...]:
    return (
        para(
            _(
                "Many cards have *half-links* on their left, right or street edge: half a penny or half a "
                "star. Where two halves of the same kind meet, they form a *link*."
            )
        ),
        points(
            _("A *penny link* brings 1 penny in each upkeep."),
            _("A *star link* is worth 1 star."),
            _("A penny and a star, or a half and an empty edge, form no link."),
            _("You never need a link to build."),
        ),
        diagram(playable_examples.street()),
        worked(
            "street",
            _("Below the Cobbler two penny halves meet: *1* link. Ada’s income grows from *1* to *2*."),
            _("A Townhouse there has a star half: *0* links, and her income stays *1*."),
        ),
        ruling("PL5", _("Links with your board count like all others.")),
    )


def _doubled(diagram: Figure) -> tuple[Node, ...]:
    return (
        para(_("While both jobs of the *Luthier* are filled, each link on its edges counts twice.")),
        diagram(playable_examples.doubled()),
        worked(
            "doubled",
            _("The Luthier has *2* penny links and *1* star link. Twice that is *4* pennies and *2* stars."),
            _(
                "With the Garage *1*, the Townhouse *1* and its empty slot *1*, the lane has *5* stars. "
                "With everybody’s *1* penny its income is *5*."
            ),
            _(
                "After the move the links bring *2* pennies and *1* star, and the Greengrocer *1* penny. "
                "The lane has *4* stars and an income of *4*."
            ),
        ),
    )


def _board_table() -> Element:
    titles = (_("Board"), _("Top left"), _("Top right"), _("Bottom left"), _("Bottom right"))
    return h.table(".figures.lane-figures")[
        h.thead[h.tr[[h.th(scope="col")[title] for title in titles]]],
        h.tbody[
            [
                h.tr[
                    h.th(scope="row")[board.name],
                    [[h.td[half(board.left(row))], h.td[half(board.right(row))]] for row in ROWS],
                ]
                for board in BOARDS
            ]
        ],
    ]
