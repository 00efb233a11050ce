"""What the browser does to keep us: lasting storage, an icon among its apps, a newer edition of the site."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app.effects import Install, LoadEdition
from pennypress.app.handlers import Handlers
from pennypress.app.installation.messages import (
    Installable,
    InstallApp,
    LoadNewRelease,
    ReleaseReady,
    StoragePersisted,
)
from pennypress.app.model import Change, Environment, Model, Offer
from pennypress.app.storage import persistence
from pennypress.engine.i18n import _


def persisted(model: Model, message: StoragePersisted, outside: Environment) -> Change:
    """The shelf says what it means."""
    return replace(model, lasting=message.lasting), []


def installable(model: Model, message: Installable, outside: Environment) -> Change:
    """The shelf offers it."""
    return replace(model, installable=message.now), []


def install(model: Model, message: InstallApp, outside: Environment) -> Change:
    return model, [Install()]


def edition_ready(model: Model, message: ReleaseReady, outside: Environment) -> Change:
    """Offer it at once, unless a notice stands there or tables would be lost; the menu offers it, too."""
    model = replace(model, new_edition=True)
    if model.notice is not None or not may_load(model):
        return model, []
    sentence = _("A new edition of Penny Press is ready.")
    return persistence.say(model, sentence, Offer(_("Load it now"), LoadNewRelease()))


def may_load(model: Model) -> bool:
    """Whether there is a newer edition and nothing that lives in this tab's memory only."""
    return model.new_edition and not model.unsaved and not model.forbidden


def load_new_edition(model: Model, message: LoadNewRelease, outside: Environment) -> Change:
    """Load it, unless that would lose tables."""
    if may_load(model):
        return model, [LoadEdition()]
    return persistence.say(model, _("Some tables are in this tab’s memory only: export them first."))


HANDLERS: Handlers = {
    StoragePersisted: persisted,
    Installable: installable,
    InstallApp: install,
    ReleaseReady: edition_ready,
    LoadNewRelease: load_new_edition,
}
