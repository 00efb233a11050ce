"""In the menu: whether pieces move, and whether there are sounds."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.app.messages import Message, send
from pennypress.app.messages.senses import SwitchMotion, SwitchSounds
from pennypress.app.model import Model
from pennypress.app.senses import has_motion, has_sounds
from pennypress.engine.language import _


def attributes(model: Model) -> dict[str, str | None]:
    """What the page's first element says of it, for style sheets and scripts."""
    return {
        "data_motion": None if has_motion(model) else "off",
        "data_sounds": "on" if has_sounds(model) else None,
    }


def view(model: Model) -> Element:
    """Two switches."""
    return h.fieldset("#senses.senses")[
        h.legend[_("Motion and sounds")],
        _switch("motion", _("Pieces move"), SwitchMotion(True), on=has_motion(model)),
        _switch("sounds", _("Sounds"), SwitchSounds(True), on=has_sounds(model)),
        h.p(".hint.if-reduced")[_("Your device asks for less motion: nothing moves.")],
    ]


def _switch(name: str, label: str, message: Message, *, on: bool) -> Element:
    return h.label(".switch")[
        h.input(id=f"senses-{name}", type="checkbox", checked=on, data_msg=send(message)), h.span[label]
    ]
