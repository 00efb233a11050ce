"""Messages that need a title which is not loaded: the title is requested, and the message handled again."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app import common_changes
from pennypress.app.effects import LoadTitle
from pennypress.app.handlers import Handler, Handlers
from pennypress.app.message import Message
from pennypress.app.model import Awaited, Change, Daily, Environment, Model, Play, Replay, Screen
from pennypress.app.title_loading.messages import NeedTitle, TitleFailed, TitleLoaded
from pennypress.engine.i18n import _
from pennypress.games import GAMES, is_loaded, missing_title


def attempt(handler: Handler, model: Model, message: Message, environment: Environment) -> Change:
    """What the handler does; if it needs a title that is not loaded, the model that awaits it.

    On another screen, the model no longer awaits anything.
    """
    try:
        changed, effects = handler(model, message, environment)
    except ModuleNotFoundError as error:
        title = missing_title(error)
        if title is None:
            raise
        awaited = Awaited(title, message, _place(model.screen))
        return replace(model, awaited=awaited, notice=None), [LoadTitle(title)]
    if changed.awaited and changed.awaited.place != _place(changed.screen):
        changed = replace(changed, awaited=None)
    return changed, effects


def loaded(handler: Handler, model: Model, message: TitleLoaded, environment: Environment) -> Change:
    """What the handler does with the message that awaited this title.

    A notice that has come meanwhile, such as that games were recovered, stays. If the title cannot be
    imported after all, it has failed: to ask for it again would never end.
    """
    if not is_loaded(message.title):
        return failed(model, TitleFailed(message.title), environment)
    model = replace(
        model, loading=model.loading - {message.title}, unloadable=model.unloadable - {message.title}
    )
    awaited = model.awaited
    if awaited is None or awaited.title != message.title:
        return model, []
    changed, effects = attempt(handler, replace(model, awaited=None), awaited.message, environment)
    return replace(changed, notice=changed.notice or model.notice), effects


def need(model: Model, message: NeedTitle, environment: Environment) -> Change:
    """Load a title ahead of use, without anything that waits for it."""
    return replace(model, loading=model.loading | {message.title}), [LoadTitle(message.title)]


def failed(model: Model, message: TitleFailed, environment: Environment) -> Change:
    """Tell the person, if the title was needed for what they did."""
    awaited = model.awaited
    model = replace(
        model, loading=model.loading - {message.title}, unloadable=model.unloadable | {message.title}
    )
    if awaited is None or awaited.title != message.title:
        return model, []
    sentence = _("{title} could not be loaded. Check your connection, then try again.")
    title = GAMES[message.title].title
    return common_changes.show_notice(replace(model, awaited=None), sentence.format(title=title))


def _place(screen: Screen) -> str:
    """The screen as text, the same while the person stays there."""
    match screen:
        case Play(id=table):
            return f"table {table}"
        case Replay(packed=packed):
            return f"replay {packed}"
        case Daily(title=title, day=day):
            return f"daily {title} {day}"
        case _:
            return "lobby"


HANDLERS: Handlers = {NeedTitle: need, TitleFailed: failed}
