"""Settings that apply to all tables: motion, sounds, shortcuts, best result, theme and language.

The page reads motion, sounds and shortcuts from attributes of its first element, and the theme from the
storage (theme.js) before it is drawn.
"""

from __future__ import annotations

from dataclasses import replace

from pennypress.app.effects import Announce, Save, SetTheme
from pennypress.app.handlers import Handlers
from pennypress.app.model import Change, Environment, Model, Play
from pennypress.app.seats import level_of
from pennypress.app.settings.messages import ChooseLanguage, ChooseTheme, Switch
from pennypress.app.storage import save_format
from pennypress.bots import LEVELS
from pennypress.engine.i18n import _
from pennypress.engine.languages_and_catalogues import LANGUAGES, use

AS_THE_SYSTEM = "system"
THEMES = (AS_THE_SYSTEM, "day", "night")


SWITCHES = {"motion": True, "sounds": False, "shortcuts": True, "best": False}
"""Settings that are on or off, each with its default.

motion: animations. shortcuts: single keys press buttons. best: the best result of a choice is shown in
advance in every game, not only to learners.
"""


def is_on(model: Model, setting: str) -> bool:
    """Whether that setting of `SWITCHES` is on."""
    chosen = save_format.read_settings(model.settings).get(setting)
    return chosen if isinstance(chosen, bool) else SWITCHES[setting]


def shows_best(model: Model, play: Play) -> bool:
    """Whether the best result is shown in advance: to learners, and to all who have chosen so.

    Learners take a lesson or play against bots of the lowest level only.
    """
    bots = {seat.bot for seat in play.table.seats if level_of(seat)}
    is_learner = bool(play.lesson) or bots == {next(iter(LEVELS))}
    return is_learner or is_on(model, "best")


def chosen_theme(model: Model) -> str:
    """The theme, one of `THEMES`; by default that of the system."""
    chosen = str(save_format.read_settings(model.settings).get("light"))
    return chosen if chosen in THEMES else AS_THE_SYSTEM


def switch(model: Model, message: Switch, environment: Environment) -> Change:
    if message.setting not in SWITCHES:
        return model, []
    return _with_setting(model, message.setting, bool(message.on))


def choose_theme(model: Model, message: ChooseTheme, environment: Environment) -> Change:
    if message.theme not in THEMES:
        return model, []
    model, effects = _with_setting(model, "light", message.theme)
    return model, [*effects, SetTheme(message.theme)]


def _with_setting(model: Model, setting: str, value: bool | str) -> Change:
    settings = save_format.with_settings(model.settings, {setting: value})
    return replace(model, settings=settings), [Save(save_format.SETTINGS, settings)]


def choose_language(model: Model, message: ChooseLanguage, environment: Environment) -> Change:
    """Switch the language at once. Notices and replies in the former language are removed."""
    language = message.language
    if language not in LANGUAGES or language == model.language:
        return model, []
    settings = save_format.with_settings(model.settings, {"language": language})
    screen = model.screen
    if isinstance(screen, Play):
        screen = replace(screen, said="", remark="", again=None)
    model = replace(model, language=language, settings=settings, screen=screen, notice=None)
    use(language)
    said = _("The page is now in {language}.").format(language=LANGUAGES[language])
    return model, [Save(save_format.SETTINGS, settings), Announce(said)]


HANDLERS: Handlers = {
    Switch: switch,
    ChooseTheme: choose_theme,
    ChooseLanguage: choose_language,
}
