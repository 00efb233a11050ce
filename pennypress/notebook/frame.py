"""The table of a position in an `<iframe>`: no scripts, no requests, no effect on the styles around it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import htpy as h
from markupsafe import Markup

from pennypress.app.embed.live_diagram import LiveDiagram, ShownPositions
from pennypress.app.embed.view import view
from pennypress.engine.i18n import current_translations, use_catalogue
from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import Position
from pennypress.games import GAMES
from pennypress.games.view_kit.render_html import html_of
from pennypress.site.notebook_files import notebook_files

HERE = Path(__file__).parent
SOURCES = HERE.parents[1]
SPRITE = re.compile(r'href="\./static/icons/([a-z-]+)\.svg#')
WIDTH, HEIGHT, SCALE = 960, 1150, 0.7
"""The size in pixels at which the table is laid out, and the factor by which it is shown smaller."""


def frame(position: Position) -> str:
    """The table as a still picture, 672 × 805 pixels."""
    around = f"width: {WIDTH * SCALE:.0f}px; height: {HEIGHT * SCALE:.0f}px; max-width: 100%; overflow: auto"
    size = f"width: {WIDTH}px; height: {HEIGHT}px; max-width: none; border: 0"
    # Negative margins: the space beside a scaled element stays as it was.
    margin = f"margin: 0 {WIDTH * (SCALE - 1):.0f}px {HEIGHT * (SCALE - 1):.0f}px 0"
    scaled = f"transform: scale({SCALE}); transform-origin: 0 0; {margin}"
    shown = h.div(style=around)[
        h.iframe(
            srcdoc=document(position),
            sandbox="",
            style=f"{size}; {scaled}",
            title=GAMES[position.game].label,
        )
    ]
    return html_of(shown)


def document(position: Position) -> str:
    """The HTML page in the frame: the drawing of a diagram, with its style sheet and sprites inline."""
    game = GAMES[position.game]
    seats = tuple(Seat(each.label, each.name) for each in game.emblems[: position.players])
    before = current_translations()
    try:
        drawn = html_of(view(LiveDiagram(ShownPositions(game, seats, (position,)))))
    finally:
        use_catalogue(before)
    sprites = sorted(set(SPRITE.findall(drawn)))
    page = h.html(lang="en", data_theme="paper")[
        h.head[
            h.meta(charset="utf-8"),
            h.title[game.label],
            [h.style[Markup(text_of(sheet))] for sheet in ("diagram.css", f"{game.name}-diagram.css")],
        ],
        h.body(".at-diagram", inert=True)[
            h.div(hidden=True)[[Markup(text_of(f"{name}.svg")) for name in sprites]],
            h.main("#app")[Markup(SPRITE.sub('href="#', drawn))],
        ],
    ]
    return html_of(page)


@cache
def text_of(name: str) -> str:
    """A file of the wheel; made from its sources if the package is used without having been built."""
    packed = HERE / name
    return packed.read_text(encoding="utf-8") if packed.is_file() else notebook_files(SOURCES)[name]
