"""The pace of the bots: a setting that applies to all tables."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from pennypress.app.bots.messages import ChoosePace
from pennypress.app.effects import Save
from pennypress.app.model import Change, Environment, Model
from pennypress.app.storage import save_format
from pennypress.engine.i18n import N_, _


class Pace(NamedTuple):
    """The minimum duration of a bot's move, so that people can follow."""

    name: str
    label: str
    pause: int
    """The duration in milliseconds."""

    @property
    def title(self) -> str:
        return _(self.label)


PACES = {
    pace.name: pace
    for pace in (
        Pace("leisurely", N_("Slow"), 2500),
        Pace("steady", N_("Normal"), 1200),
        Pace("brisk", N_("Fast"), 400),
        Pace("at-once", N_("Instant"), 0),
    )
}
DEFAULT_PACE = PACES["steady"]


def pace_of(model: Model) -> Pace:
    """The chosen pace."""
    return PACES.get(str(save_format.read_settings(model.settings).get("pace")), DEFAULT_PACE)


def choose_pace(model: Model, message: ChoosePace, environment: Environment) -> Change:
    """Set the pace, from the next move on, and store it."""
    if message.pace not in PACES:
        return model, []
    settings = save_format.with_settings(model.settings, {"pace": message.pace})
    return replace(model, settings=settings), [Save(save_format.SETTINGS, settings)]
