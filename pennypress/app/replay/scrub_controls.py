"""The buttons that go through the moves of a game, in the replay and in a diagram."""

from __future__ import annotations

from htpy import Element

from pennypress.app.replay.messages import Scrub
from pennypress.app.widgets import button, icon
from pennypress.engine.i18n import _


def back_buttons(at: int, count: int) -> list[Element]:
    """The buttons to the beginning and back one action, after `at` of `count` actions."""
    return [
        _button("first", 0, at, count, _("Go to the beginning"), "Home"),
        _button("previous", at - 1, at, count, _("Back one action"), ","),
    ]


def forward_buttons(at: int, count: int) -> list[Element]:
    """The buttons forward one action and to the end, after `at` of `count` actions."""
    return [
        _button("next", at + 1, at, count, _("Forward one action"), "."),
        _button("last", count, at, count, _("Go to the end"), "End"),
    ]


def where(at: int, count: int) -> str:
    """After how many of the actions the shown position comes: '3 of 41'."""
    return _("{at} of {count}").format(at=at, count=count)


def _button(kind: str, to: int, at: int, count: int, label: str, key: str) -> Element:
    possible = 0 <= to <= count and to != at
    return button(f"scrub-{kind}", Scrub(to), icon(kind), key=key, disabled=not possible, aria_label=label)
