"""The choice of the language, in the lobby and in the menu of a table: each under its own name."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.app.messages import send
from pennypress.app.messages.language import Speak
from pennypress.app.model import Model
from pennypress.engine.i18n import _
from pennypress.engine.locales import LANGUAGES


def view(model: Model) -> Element:
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
                        data_msg=send(Speak(language)),
                    ),
                    h.span(lang=language)[title],
                ]
                for language, title in LANGUAGES.items()
            ]
        ],
    ]
