"""The language of the page: a setting of the person's, kept for all tables."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app import save_format
from pennypress.app.effects import Announce, Save
from pennypress.app.messages.language import Speak
from pennypress.app.model import Change, Environment, Model, Play
from pennypress.engine.i18n import _
from pennypress.engine.locales import LANGUAGES, use


def speak(model: Model, message: Speak, outside: Environment) -> Change:
    """Say everything in another language, at once. What was said in the former one is over."""
    language = message.language
    if language not in LANGUAGES or language == model.language:
        return model, []
    settings = save_format.with_settings(model.settings, {"language": language})
    screen = replace(model.screen, said="") if isinstance(model.screen, Play) else model.screen
    model = replace(model, language=language, settings=settings, screen=screen, notice=None)
    use(language)
    said = _("The page now speaks {language}.").format(language=LANGUAGES[language])
    return model, [Save(save_format.SETTINGS, settings), Announce(said)]
