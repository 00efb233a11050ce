"""The settings: motion and sounds in the menu of a table; theme and language there and in the lobby."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.app.message import Message, send
from pennypress.app.model import Model
from pennypress.app.settings.messages import (
    ChooseLanguage,
    ChooseTheme,
    SwitchBestResult,
    SwitchMotion,
    SwitchSounds,
)
from pennypress.app.settings.update import LIGHTS, always_shows_best, has_motion, has_sounds, light
from pennypress.app.widgets import segments
from pennypress.engine.i18n import N_, _
from pennypress.engine.languages_and_catalogues import LANGUAGES

LIGHT_TITLES = dict(zip(LIGHTS, (N_("Auto"), N_("Light"), N_("Dark")), strict=True))


def attributes(model: Model) -> dict[str, str | None]:
    """Attributes of the page's first element with the settings, for style sheets and scripts."""
    return {
        "data_motion": None if has_motion(model) else "off",
        "data_sounds": "on" if has_sounds(model) else None,
    }


def view(model: Model) -> Element:
    """The switches for motion and sounds."""
    return h.fieldset("#senses.senses")[
        h.legend[_("Motion and sounds")],
        _switch("motion", _("Animate pieces"), SwitchMotion(True), on=has_motion(model)),
        _switch("sounds", _("Sounds"), SwitchSounds(True), on=has_sounds(model)),
        h.p(".hint.if-reduced")[_("Your device asks for reduced motion, so nothing is animated.")],
    ]


def best_result(model: Model) -> Element:
    """The switch for showing the best result in advance."""
    return h.fieldset("#best-result.senses")[
        h.legend[_("Best score")],
        _switch(
            "best",
            _("Always show the best score I can reach"),
            SwitchBestResult(True),
            on=always_shows_best(model),
        ),
        h.p(".hint")[_("In lessons, and against the easiest bots only, it is always shown.")],
    ]


def lights(model: Model) -> Element:
    """The choice of the theme."""
    choices = {name: h.span[_(title)] for name, title in LIGHT_TITLES.items()}
    return h.fieldset("#lights.languages.lights")[
        h.legend[_("Theme")], segments("light", choices, light(model), ChooseTheme)
    ]


def languages(model: Model) -> Element:
    """The choice of the language, each by its own name."""
    choices = {language: h.span(lang=language)[title] for language, title in LANGUAGES.items()}
    return h.fieldset("#languages.languages")[
        h.legend[_("Language")], segments("language", choices, model.language, ChooseLanguage)
    ]


def _switch(name: str, label: str, message: Message, *, on: bool) -> Element:
    return h.label(".switch")[
        h.input(id=f"senses-{name}", type="checkbox", checked=on, data_msg=send(message)), h.span[label]
    ]
