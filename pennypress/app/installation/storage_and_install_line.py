"""The line below the shelf: whether saves are persistent, a new release to load, the offer to install."""

from __future__ import annotations

import htpy as h
from htpy import Node

from pennypress.app.installation.messages import InstallApp, LoadNewRelease
from pennypress.app.installation.update import may_load
from pennypress.app.model import Model
from pennypress.app.widgets import button
from pennypress.engine.i18n import _
from pennypress.engine.localized_formatting import together


def view(model: Model) -> Node:
    """The line; nothing if there is nothing to say."""
    sentence, offer = together([_persistent(model), _copied(model)]), None
    if may_load(model) and model.notice is None:
        sentence = _("A new version of Penny Press is ready.")
        offer = button("load-release", LoadNewRelease(), _("Update now"))
    elif model.installable:
        offer = button("install", InstallApp(), _("Install Penny Press"))
    return h.footer(".keeping")[h.p[sentence] if sentence else None, offer] if sentence or offer else None


def _persistent(model: Model) -> str:
    """Whether storage is persistent, if there are saves."""
    if not model.shelf or model.forbidden or model.persistent is None:
        return ""
    if model.persistent:
        return _("Saved games stay in this browser until you delete them.")
    if model.installable:
        return _(
            "This browser may delete saved games if you do not visit for a while. Install Penny Press, "
            "or export the games you want to keep."
        )
    return _(
        "This browser may delete saved games if you do not visit for a while. Export the games you "
        "want to keep."
    )


def _copied(model: Model) -> str:
    """A note that saves have no second copy, if there are saves."""
    if not model.shelf or model.forbidden or model.journaled:
        return ""
    return _(
        "This browser keeps no second copy of saved games, so a crash may lose the latest actions. "
        "Export the games you want to keep."
    )
