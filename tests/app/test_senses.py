"""Motion and sounds: two switches in the menu, remembered for all tables."""

from __future__ import annotations

import pytest

from pennypress.app import saves
from pennypress.app.effects import Save
from pennypress.app.messages import Message
from pennypress.app.messages.senses import SwitchMotion, SwitchSounds
from pennypress.app.model import Outside
from pennypress.app.senses import has_motion, has_sounds
from pennypress.app.update import init, update
from pennypress.app.views import view

OUTSIDE = Outside(now="2026-03-12T09:00:00+00:00", fresh="0123456789abcdef")


def test_pieces_move_and_nothing_is_heard_unless_somebody_wants_it_otherwise() -> None:
    model, _ = init({}, "", OUTSIDE)
    assert has_motion(model)
    assert not has_sounds(model)


@pytest.mark.parametrize(
    ("message", "attribute"),
    [(SwitchMotion(False), 'data-motion="off"'), (SwitchSounds(True), 'data-sounds="on"')],
)
def test_a_switch_is_kept_and_told_to_the_page(message: Message, attribute: str) -> None:
    model, _ = init({}, "", OUTSIDE)
    assert attribute not in str(view(model))
    model, effects = update(model, message, OUTSIDE)
    assert effects == [Save(saves.SETTINGS, model.settings)]
    again, _ = init({saves.SETTINGS: model.settings}, "", OUTSIDE)
    assert attribute in str(view(again))


def test_other_settings_stay() -> None:
    stored = {saves.SETTINGS: saves.write_settings({"pace": "brisk"})}
    model, _ = init(stored, "", OUTSIDE)
    model, _ = update(model, SwitchMotion(False), OUTSIDE)
    assert saves.read_settings(model.settings) == {"pace": "brisk", "motion": False}
