"""The settings: motion, sounds and shortcuts at a table; theme and language there and in the lobby."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.app.message import send
from pennypress.app.model import Model
from pennypress.app.settings.messages import ChooseLanguage, ChooseTheme, Switch
from pennypress.app.settings.update import THEMES, chosen_theme, is_on
from pennypress.app.widgets import segments
from pennypress.engine.i18n import N_, _
from pennypress.engine.languages_and_catalogues import LANGUAGES

THEME_TITLES = dict(zip(THEMES, (N_("Auto"), N_("Light"), N_("Dark")), strict=True))


def attributes(model: Model) -> dict[str, str | None]:
    """Attributes of the page's first element with the settings, for style sheets and scripts."""
    return {
        "data_motion": None if is_on(model, "motion") else "off",
        "data_sounds": "on" if is_on(model, "sounds") else None,
        "data_shortcuts": None if is_on(model, "shortcuts") else "off",
    }


def view(model: Model) -> Element:
    """The switches for motion and sounds."""
    return h.fieldset("#senses.senses")[
        h.legend[_("Motion and sounds")],
        _switch(model, "motion", _("Animate pieces")),
        _switch(model, "sounds", _("Sounds")),
        h.p(".hint.if-reduced")[_("Your device asks for reduced motion, so nothing is animated.")],
    ]


def best_result(model: Model) -> Element:
    """The switch for showing the best result in advance."""
    return h.fieldset("#best-result.senses")[
        h.legend[_("Best score")],
        _switch(model, "best", _("Always show the best score I can reach")),
        h.p(".hint")[_("In lessons, and against the easiest bots only, it is always shown.")],
    ]


def shortcuts(model: Model) -> Element:
    """The switch for keyboard shortcuts: for those who dictate, or press keys by accident."""
    return h.fieldset("#shortcuts.senses")[
        h.legend[_("Keyboard shortcuts")],
        _switch(model, "shortcuts", _("Single-key shortcuts, such as U for undo")),
        h.p(".hint")[_("When this is off, only Tab, the arrow keys, Enter, Space and Esc work.")],
    ]


def themes(model: Model) -> Element:
    """The choice of the theme."""
    choices = {name: h.span[_(title)] for name, title in THEME_TITLES.items()}
    return h.fieldset("#lights.languages.lights")[
        h.legend[_("Theme")], segments("light", choices, chosen_theme(model), ChooseTheme)
    ]


def languages(model: Model) -> Element:
    """The choice of the language, each by its own name."""
    choices = {language: h.span(lang=language)[title] for language, title in LANGUAGES.items()}
    return h.fieldset("#languages.languages")[
        h.legend[_("Language")], segments("language", choices, model.language, ChooseLanguage)
    ]


def _switch(model: Model, setting: str, label: str) -> Element:
    return h.label(".switch")[
        h.input(
            id=f"switch-{setting}",
            type="checkbox",
            checked=is_on(model, setting),
            data_msg=send(Switch(setting, True)),
        ),
        h.span[label],
    ]
