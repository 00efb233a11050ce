"""Persistent storage, installation, and loading of new releases."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app import common_changes
from pennypress.app.effects import Install, LoadRelease
from pennypress.app.handlers import Handlers
from pennypress.app.installation.messages import (
    Installable,
    InstallApp,
    LoadNewRelease,
    ReleaseReady,
    StoragePersisted,
)
from pennypress.app.model import Change, Environment, Model, Offer
from pennypress.engine.i18n import _


def storage_persisted(model: Model, message: StoragePersisted, environment: Environment) -> Change:
    """Store the answer; the shelf shows it."""
    return replace(model, persistent=message.persistent), []


def installable(model: Model, message: Installable, environment: Environment) -> Change:
    """Store the offer; the shelf shows it."""
    return replace(model, installable=message.now), []


def install(model: Model, message: InstallApp, environment: Environment) -> Change:
    return model, [Install()]


def release_ready(model: Model, message: ReleaseReady, environment: Environment) -> Change:
    """Offer the new release in a notice, unless one is open or tables would be lost. The menu has it too."""
    model = replace(model, new_release=True)
    if model.notice is not None or not may_load(model):
        return model, []
    sentence = _("A new version of Penny Press is ready.")
    return common_changes.show_notice(model, sentence, Offer(_("Update now"), LoadNewRelease()))


def may_load(model: Model) -> bool:
    """Whether there is a new release and no table that exists only in this tab's memory."""
    return model.new_release and not model.unsaved and not model.forbidden


def load_new_release(model: Model, message: LoadNewRelease, environment: Environment) -> Change:
    """Load the new release, unless that would lose tables."""
    if may_load(model):
        return model, [LoadRelease()]
    return common_changes.show_notice(
        model, _("Some games are only in this tab’s memory. Export them first.")
    )


HANDLERS: Handlers = {
    StoragePersisted: storage_persisted,
    Installable: installable,
    InstallApp: install,
    ReleaseReady: release_ready,
    LoadNewRelease: load_new_release,
}
