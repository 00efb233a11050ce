"""In the menu: whether pieces move, and whether there are sounds; there and in the lobby: by which light."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.app.message import Message, send
from pennypress.app.model import Model
from pennypress.app.settings.messages import ChooseLanguage, ChooseTheme, SwitchMotion, SwitchSounds
from pennypress.app.settings.update import LIGHTS, has_motion, has_sounds, light
from pennypress.engine.i18n import N_, _
from pennypress.engine.locales import LANGUAGES

LIGHT_TITLES = dict(zip(LIGHTS, (N_("As the system"), N_("Day"), N_("Night")), strict=True))


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


def lights(model: Model) -> Element:
    """One of them is always chosen."""
    return h.fieldset("#lights.languages.lights")[
        h.legend[_("Light")],
        h.div(".segments")[
            [
                h.label[
                    h.input(
                        id=f"light-{name}",
                        type="radio",
                        name="light",
                        value=name,
                        checked=name == light(model),
                        data_msg=send(ChooseTheme(name)),
                    ),
                    h.span[_(title)],
                ]
                for name, title in LIGHT_TITLES.items()
            ]
        ],
    ]


def _switch(name: str, label: str, message: Message, *, on: bool) -> Element:
    return h.label(".switch")[
        h.input(id=f"senses-{name}", type="checkbox", checked=on, data_msg=send(message)), h.span[label]
    ]


def languages(model: Model) -> Element:
    """One of them is always chosen."""
    return h.fieldset("#languages.languages")[
        h.legend[_("Language")],
        h.div(".segments")[
            [
                h.label[
                    h.input(
                        id=f"language-{language}",
                        type="radio",
                        name="language",
                        value=language,
                        checked=language == model.language,
                        data_msg=send(ChooseLanguage(language)),
                    ),
                    h.span(lang=language)[title],
                ]
                for language, title in LANGUAGES.items()
            ]
        ],
    ]
