"""The log in plain sentences: its last lines beside the table, and the whole log."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app.log_sentences import actions_with_draws, log_sentences
from pennypress.app.page.messages import Open
from pennypress.app.seat_names import shown_name
from pennypress.app.widgets import button, emblem, name
from pennypress.engine.i18n import _
from pennypress.engine.localized_formatting import together
from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.title_description import Game
from pennypress.engine.viewer import Viewer
from pennypress.games import view_of

OLDER = 4
"""The number of earlier actions shown beside the table."""

Moves = tuple[Move, ...]
Seats = tuple[Seat, ...]


def log_tail(game: Game, moves: Moves, seats: Seats, viewer: Viewer, *, fresh: bool) -> Element:
    """The latest action, sentence by sentence in order, and the actions before it below.

    If `fresh`, the sentences appear one after the other.
    """
    shown = actions_with_draws(moves, OLDER + 1)
    return h.section(
        "#wire", class_=["wire", "fresh-wire" if fresh else None], aria_labelledby="wire-heading"
    )[
        h.header(".wire-head")[
            h.h2("#wire-heading")[_("Latest actions")],
            button("wire-log", Open("log"), _("Full log"), class_="small"),
        ],
        h.div("#wire-lines.wire-lines", tabindex="0", role="group", aria_label=_("What just happened"))[
            [_latest(game, *each, seats, viewer) for each in shown[-1:]],
            h.ol(".wire-older")[[_older(game, *each, seats, viewer) for each in reversed(shown[:-1])]],
        ],
    ]


def whole(game: Game, moves: Moves, seats: Seats, viewer: Viewer) -> Element:
    """Every action with its number, the latest on top."""
    return h.ol(".log")[[_entry(game, *each, seats, viewer) for each in reversed(actions_with_draws(moves))]]


def _latest(game: Game, number: int, moves: Moves, seats: Seats, viewer: Viewer) -> Element:
    lines = log_sentences(game.name, moves, seats, viewer)
    return h.ol(".wire-latest", id=f"wire-{number}")[
        [
            h.li(id=f"wire-{number}-{place}")[_sign(game, moves, seats, place), line]
            for place, line in enumerate(lines)
        ]
    ]


def _older(game: Game, number: int, moves: Moves, seats: Seats, viewer: Viewer) -> Element:
    lines = log_sentences(game.name, moves, seats, viewer)
    return h.li(id=f"wire-{number}")[_sign(game, moves, seats), together(lines)]


def _entry(game: Game, number: int, moves: Moves, seats: Seats, viewer: Viewer) -> Element:
    player = moves[0].player
    who: Node = _("The deal") if player == CHANCE else name(shown_name(seats[player], game))
    if view_of(game.name).concerns_all_players(moves):
        who = _("All players")
    return h.li(id=f"log-{number}")[
        h.h3[
            h.span(".log-number", aria_label=_("Action {number}").format(number=number))[str(number)],
            _sign(game, moves, seats),
            who,
        ],
        h.ul[[h.li[line] for line in log_sentences(game.name, moves, seats, viewer)]],
    ]


def _sign(game: Game, moves: Moves, seats: Seats, place: int = 0) -> Node:
    """The emblem of the player who acted, before the first sentence; none before what all players did."""
    player = moves[0].player
    if place or player == CHANCE or view_of(game.name).concerns_all_players(moves):
        return None
    return emblem(seats[player], game)
