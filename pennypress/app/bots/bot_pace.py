"""How fast the opponents play: a setting of the person's, kept for all tables."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from pennypress.app.bots.messages import ChoosePace
from pennypress.app.effects import Save
from pennypress.app.model import Change, Environment, Model
from pennypress.app.storage import save_format
from pennypress.engine.i18n import N_, _


class Pace(NamedTuple):
    """How long each move of an opponent takes at least, so that one can follow."""

    name: str
    label: str
    pause: int
    """Milliseconds."""

    @property
    def title(self) -> str:
        return _(self.label)


PACES = {
    pace.name: pace
    for pace in (
        Pace("leisurely", N_("Leisurely"), 2500),
        Pace("steady", N_("Steady"), 1200),
        Pace("brisk", N_("Brisk"), 400),
        Pace("at-once", N_("At once"), 0),
    )
}
USUAL = PACES["steady"]


def pace_of(model: Model) -> Pace:
    """The pace that the person has chosen."""
    return PACES.get(str(save_format.read_settings(model.settings).get("pace")), USUAL)


def choose_pace(model: Model, message: ChoosePace, outside: Environment) -> Change:
    """From the next move on, and next time."""
    if message.pace not in PACES:
        return model, []
    settings = save_format.with_settings(model.settings, {"pace": message.pace})
    return replace(model, settings=settings), [Save(save_format.SETTINGS, settings)]
