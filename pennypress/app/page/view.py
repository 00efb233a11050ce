"""The whole page: warnings, the screen, dialogs on top."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app.lobby import view as lobby
from pennypress.app.model import Daily, Lobby, Model, Play
from pennypress.app.page.messages import Dismiss
from pennypress.app.settings import view as settings
from pennypress.app.settings.update import is_on
from pennypress.app.shelf.messages import Export
from pennypress.app.widgets import button, icon, use_single_keys
from pennypress.engine.i18n import _
from pennypress.engine.languages_and_catalogues import use
from pennypress.games import GAMES


def view(model: Model) -> Element:
    """The page for this model, a pure function of it. The lobby imports no other screens."""
    use(model.language)
    use_single_keys(is_on(model, "shortcuts"))
    screen = model.screen
    if isinstance(screen, Lobby):
        kind, content = "lobby", lobby.view(model, screen)
    elif isinstance(screen, Play):
        from pennypress.app.play import view as play

        kind, content = "play", play.view(model, screen)
    elif isinstance(screen, Daily):
        from pennypress.app.daily import view as daily

        kind, content = "daily", daily.view(model, screen)
    else:
        from pennypress.app.replay import view as replay

        kind, content = "replay", replay.view(screen)
    warning = _warning(model)
    classes = ["page", f"at-{kind}", "warned" if warning else None]
    return h.div("#page", class_=classes, **settings.attributes(model))[
        warning, content, _loading(model), _notice(model), _dialog(model)
    ]


def title(model: Model) -> str:
    """The title of the document: what is on the screen, and that it is Penny Press."""
    screen, site = model.screen, _("Penny Press")
    if isinstance(screen, Lobby):
        return site
    if isinstance(screen, Play):
        name = model.name_of(screen.id) or screen.table.game.title
    elif isinstance(screen, Daily):
        name = _(screen.game.daily_puzzle)
    else:
        name = _("Replay of {title}").format(title=screen.game.title)
    return site if name == site else _("{screen} – Penny Press").format(screen=name)


def _warning(model: Model) -> Node:
    """The warning that is shown while something cannot be saved."""
    table = min(model.unsaved, default="")
    if isinstance(model.screen, Play) and (model.forbidden or model.screen.id in model.unsaved):
        table = model.screen.id
    if not model.forbidden and not table:
        return None
    export = button("warning-export", Export(table), _("Export"), class_="small") if table else None
    if model.forbidden:
        sentence = _(
            "This browser does not let the page store anything. Your games are lost when you close the "
            "page, so export those you want to keep."
        )
    else:
        sentence = _(
            "The browser’s storage is full: “{name}” may be lost. Export it, or delete a saved game."
        )
        sentence = sentence.format(name=model.name_of(table) or table)
    return h.div("#warning.warning", role="alert")[h.p[sentence], export]


def _dialog(model: Model) -> Node:
    if model.dialog is None:
        return None
    from pennypress.app.page import dialogs

    return dialogs.view(model, model.dialog)


def _loading(model: Model) -> Node:
    """The sentence that a title is being loaded; hidden for a moment, because loading is usually quick."""
    if model.awaited is None:
        return None
    sentence = _("Loading {title}…").format(title=GAMES[model.awaited.title].title)
    return h.p("#loading-title.notice.loading-title", role="status")[sentence]


def _notice(model: Model) -> Node:
    notice = model.notice
    if notice is None:
        return None
    offer = notice.offer and button("notice-offer", notice.offer.message, notice.offer.label, class_="loud")
    close = button("notice-close", Dismiss(), icon("close"), class_="plain", aria_label=_("Close"))
    return h.aside("#notice.notice", aria_label=_("Notice"))[h.p[notice.sentence], offer, close]
