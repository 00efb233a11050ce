"""Motion and sounds: settings of the person, kept for all tables; the page reads them off its first element."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app import saves
from pennypress.app.effects import Save
from pennypress.app.messages.senses import SwitchMotion, SwitchSounds
from pennypress.app.model import Change, Model, Outside


def has_motion(model: Model) -> bool:
    """Whether pieces are seen to travel; on unless switched off."""
    return saves.read_settings(model.settings).get("motion") is not False


def has_sounds(model: Model) -> bool:
    """Whether there are sounds; off unless switched on."""
    return saves.read_settings(model.settings).get("sounds") is True


def switch_motion(model: Model, message: SwitchMotion, outside: Outside) -> Change:
    return _kept(model, "motion", message.on)


def switch_sounds(model: Model, message: SwitchSounds, outside: Outside) -> Change:
    return _kept(model, "sounds", message.on)


def _kept(model: Model, setting: str, on: bool) -> Change:
    settings = saves.with_settings(model.settings, {setting: bool(on)})
    return replace(model, settings=settings), [Save(saves.SETTINGS, settings)]
