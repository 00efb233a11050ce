"""Small building blocks of all screens: players, buttons, icons, fields."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import htpy as h
from htpy import Element, Node

from pennypress.app import seat_names
from pennypress.app.message import Message, send
from pennypress.engine.i18n import _
from pennypress.engine.record import Seat
from pennypress.engine.title_description import Game
from pennypress.games import emblem_of, is_loaded

_ICONS = {
    "undo": "M9 6 4 11l5 5M4 11h9a6 6 0 0 1 0 12h-3",
    "redo": "m15 6 5 5-5 5M20 11h-9a6 6 0 0 0 0 12h3",
    "log": "M5 5h14M5 10h14M5 15h14M5 20h9",
    "menu": "M4 6h16M4 12h16M4 18h16",
    "first": "M6 5v14M19 5l-10 7 10 7z",
    "previous": "M17 5 7 12l10 7z",
    "next": "M7 5l10 7-10 7z",
    "last": "M18 5v14M5 5l10 7-10 7z",
    "stop": "M8 5v14M16 5v14",
    "advice": "M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12h5",
    "figures": "M4 20h16M6 17v-5M11 17V6M16 17v-8",
    "unfold": "M5 9l7 7 7-7",
    "close": "M6 6l12 12M18 6 6 18",
    "print": "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
    "out": "M13 5h6v6M19 5l-9 9M10 6H5v13h13v-5",
    "book": "M12 7c-2-2-5-2.5-9-2v13c4-.5 7 0 9 2 2-2 5-2.5 9-2V5c-4-.5-7 0-9 2zM12 7v13",
    "dice": "M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01",
}
"""Stroke paths in a 24 × 24 square."""


_single_keys = True


def use_single_keys(is_on: bool) -> None:
    """Name the shortcuts of one character and the space bar to assistive technology from now on, or not."""
    global _single_keys
    _single_keys = is_on


def icon(name: str) -> Element:
    """A decorative icon; its label is given elsewhere."""
    line = h.path(d=_ICONS[name])
    return h.svg(
        ".icon", viewBox="0 0 24 26" if name in ("undo", "redo") else "0 0 24 24", aria_hidden="true"
    )[line]


def home(masthead: str = "") -> Element:
    """The name of the title at the table, or that of the site, as a link to the lobby."""
    name = masthead or _("Penny Press")
    label = _("{name}: back to the lobby").format(name=name)
    return h.a("#home.bar-title", href="#/", aria_label=label)[name]


def emblem(seat: Seat, game: Game) -> Element:
    """The player's emblem as a picture; the name is next to it."""
    return h.span(class_=f"emblem paper-{seat.emblem}", aria_hidden="true")[emblem_picture(seat.emblem, game)]


def emblem_picture(emblem: str, game: Game) -> Element:
    """The picture of an emblem; its initial until the title is loaded."""
    if is_loaded(game.name):
        return emblem_of(game.name, emblem)
    return h.span(".emblem-initial")[emblem[0].upper()]


def name(text: str, class_: str = "name") -> Element:
    """Text typed by a person: any script, direction and length."""
    return h.bdi(class_=class_, title=text if len(text) > 24 else None)[text]


def player(seat: Seat, game: Game) -> Element:
    """The player's emblem and name."""
    title = seat_names.emblem_title(seat.emblem, game)
    return h.span(".player")[
        emblem(seat, game),
        name(seat_names.shown_name(seat, game)),
        h.span(".player-paper")[title] if seat_names.own_name(seat, game) else None,
    ]


def button(
    id_: str,
    message: Message,
    content: Node,
    *,
    key: str | None = None,
    class_: str | None = None,
    **attributes: Any,
) -> Element:
    """A button that sends a message when it or its shortcut key is pressed."""
    keys: dict[str, Any] = {"data-key": key, "aria-keyshortcuts": _named(key) if key else None}
    return h.button(
        id=id_, type="button", class_=class_, data_msg=send(message), **_given(keys), **attributes
    )[content]


def _named(keys: str) -> str | None:
    """Those of the shortcut keys that work now, by `use_single_keys`."""
    if _single_keys:
        return keys
    return " ".join(key for key in keys.split() if len(key) > 1 and key != "Space") or None


def segments(
    name: str,
    choices: Mapping[str, Element],
    chosen: str,
    message: Callable[[str], Message],
    label: Callable[[str], str] | None = None,
) -> Element:
    """A row of choices, exactly one of which is chosen: the element and the message of each value.

    `label` gives the accessible name of a choice whose element has no text.
    """
    return h.div(".segments")[
        [
            h.label[
                h.input(
                    id=f"{name}-{value}",
                    type="radio",
                    name=name,
                    value=value,
                    checked=value == chosen,
                    data_msg=send(message(value)),
                    aria_label=label(value) if label else None,
                ),
                shown,
            ]
            for value, shown in choices.items()
        ]
    ]


def set_in(sentence: str, **nodes: Node) -> list[Node]:
    """The sentence with elements in place of its placeholders.

    >>> set_in("{level}: thinks.", level="Hard")
    ['', 'Hard', ': thinks.']
    """
    parts = re.split(r"\{(\w+)\}", sentence)
    return [nodes[part] if number % 2 else part for number, part in enumerate(parts)]


def labelled(picture: str, label: str) -> Node:
    """An icon and its label. On narrow screens, the label is for screen readers only."""
    return [icon(picture), h.span(".label")[label]]


def _given(attributes: dict[str, Any]) -> dict[str, Any]:
    return {name.replace("-", "_"): value for name, value in attributes.items() if value is not None}
