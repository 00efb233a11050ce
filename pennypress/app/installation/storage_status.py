"""Under the shelf: whether saved games last here, a newer edition to load, the offer to install."""

from __future__ import annotations

import htpy as h
from htpy import Node

from pennypress.app.installation.messages import InstallApp, LoadNewRelease
from pennypress.app.installation.update import may_load
from pennypress.app.model import Model
from pennypress.app.widgets import button
from pennypress.engine.i18n import _
from pennypress.engine.sentence_formatting import together


def view(model: Model) -> Node:
    """One line; nothing where there is nothing to say."""
    sentence, offer = together([_lasting(model), _copied(model)]), None
    if may_load(model) and model.notice is None:
        sentence = _("A new edition of Penny Press is ready.")
        offer = button("load-edition", LoadNewRelease(), _("Load it now"))
    elif model.installable:
        offer = button("install", InstallApp(), _("Install Penny Press"))
    return h.footer(".keeping")[h.p[sentence] if sentence else None, offer] if sentence or offer else None


def _lasting(model: Model) -> str:
    """What the browser has promised, as long as there is something to lose."""
    if not model.shelf or model.forbidden or model.lasting is None:
        return ""
    if model.lasting:
        return _("Saved games stay in this browser until you delete them.")
    if model.installable:
        return _(
            "This browser may clear saved games after a while without a visit: install Penny Press, "
            "or export what matters."
        )
    return _("This browser may clear saved games after a while without a visit: export what matters.")


def _copied(model: Model) -> str:
    """That there is one copy only, as long as there is something to lose."""
    if not model.shelf or model.forbidden or model.journaled:
        return ""
    return _(
        "This browser keeps no second copy of saved games, so a crash may lose the latest actions: "
        "export what matters."
    )
