"""The replay screen: the slider, the latest move, and the button to continue from here."""

from __future__ import annotations

from zlib import crc32

import htpy as h
from htpy import Node, VoidElement

from pennypress.app.analysis import view as analysis
from pennypress.app.gallery import view as gallery
from pennypress.app.game_report import view as game_report
from pennypress.app.log_sentences import log_sentences
from pennypress.app.message import send
from pennypress.app.model import Replay
from pennypress.app.page.messages import Open
from pennypress.app.play.log import log_tail
from pennypress.app.replay.messages import ContinueHere, Scrub
from pennypress.app.replay.scrub_controls import back_buttons, forward_buttons, where
from pennypress.app.view_context import view_context
from pennypress.app.widgets import button, home, labelled
from pennypress.engine.i18n import _
from pennypress.engine.localized_formatting import together
from pennypress.games import view_of


def view(replay: Replay) -> Node:
    seats, count = replay.record.players, len(replay.moves)
    lines = log_tail(replay.game, replay.moves[: replay.at], seats, replay.viewer, fresh=False)
    return [
        h.header(".bar")[
            home(replay.game.title),
            h.h1(".visually-hidden")[_("Replay of {title}").format(title=replay.game.title)],
            h.div("#banner.banner")[h.p("#replay-line.turn", dir="auto")[_line(replay)]],
            h.div(".tools")[
                game_report.ask(replay),
                analysis.ask(replay),
                button("log", Open("log"), labelled("log", _("Log")), key="l"),
            ],
        ],
        h.div(".strip-line.scrubber", role="group", aria_label=_("Position in the game"))[
            back_buttons(replay.at, count),
            _range(replay),
            forward_buttons(replay.at, count),
            h.output("#scrub-at", for_="scrub")[where(replay.at, count)],
            button("continue", ContinueHere(), _("Continue from here"), class_="loud"),
        ],
        h.section(".table", aria_label=_("The table"), data_table=_identity(replay))[
            view_of(replay.game.name).table(view_context(replay, lines, gallery.gallery_section(replay)))
        ],
        analysis.view(replay),
        game_report.panel(replay),
    ]


def _identity(replay: Replay) -> str:
    """What tells the game from others, but nothing of what the players hide from each other."""
    return f"replay {replay.game.name} {crc32(replay.record.seed.encode()):x}"


def _line(replay: Replay) -> str:
    if replay.at == 0:
        return _("Replay: before the first card.")
    move = replay.moves[replay.at - 1]
    return together(log_sentences(replay.game.name, (move,), replay.record.players, replay.viewer))


def _range(replay: Replay) -> VoidElement:
    return h.input(
        "#scrub",
        type="range",
        min="0",
        max=str(len(replay.moves)),
        value=str(replay.at),
        data_input=send(Scrub()),
        aria_label=_("Action"),
        aria_valuetext=where(replay.at, len(replay.moves)),
    )
