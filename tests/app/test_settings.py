"""Settings for motion, sounds and theme: in the menu (the theme also in the lobby), stored for all tables."""

from __future__ import annotations

import pytest

from pennypress.app.effects import Save, SetTheme
from pennypress.app.message import Message
from pennypress.app.model import Environment
from pennypress.app.page.messages import Open
from pennypress.app.page.view import view
from pennypress.app.settings.messages import ChooseTheme, Switch
from pennypress.app.settings.update import AS_THE_SYSTEM, THEMES, chosen_theme, is_on
from pennypress.app.storage import save_format
from pennypress.app.update import init, update
from tests.app.differing_hidden_cards import at
from tests.app.page_with_bots import seated
from tests.app.page_without_browser import Page, tags

ENVIRONMENT = Environment(now="2026-03-12T09:00:00+00:00", random_text="0123456789abcdef")


def test_pieces_move_and_nothing_is_heard_unless_somebody_wants_it_otherwise() -> None:
    model, _ = init({}, "", ENVIRONMENT)
    assert is_on(model, "motion")
    assert not is_on(model, "sounds")


@pytest.mark.parametrize(
    ("message", "attribute"),
    [
        (Switch("motion", False), 'data-motion="off"'),
        (Switch("sounds", True), 'data-sounds="on"'),
        (Switch("shortcuts", False), 'data-shortcuts="off"'),
    ],
)
def test_a_switch_is_kept_and_told_to_the_page(message: Message, attribute: str) -> None:
    model, _ = init({}, "", ENVIRONMENT)
    assert attribute not in str(view(model))
    model, effects = update(model, message, ENVIRONMENT)
    assert effects == [Save(save_format.SETTINGS, model.settings)]
    again, _ = init({save_format.SETTINGS: model.settings}, "", ENVIRONMENT)
    assert attribute in str(view(again))


def test_a_shortcut_that_is_switched_off_is_not_named() -> None:
    page = Page()
    page.start()
    assert page.elements()["undo"]["aria-keyshortcuts"] == "u"
    page.send(Switch("shortcuts", False))
    assert not single_keys(page)
    page.send(Switch("shortcuts", True))
    assert page.elements()["undo"]["aria-keyshortcuts"] == "u"


@pytest.mark.parametrize(("name", "key"), [("skip", "k Space"), ("lift-curtain", "Space")])
def test_the_space_bar_that_is_switched_off_is_not_named(name: str, key: str) -> None:
    page = seated("cub", "") if name == "skip" else at()
    assert page.elements()[name]["aria-keyshortcuts"] == key
    page.send(Switch("shortcuts", False))
    assert page.elements()[name]["data-key"] == key
    assert not single_keys(page)


def single_keys(page: Page) -> set[str]:
    """The shortcuts of one character that are named, the space among them."""
    named = [given.get("aria-keyshortcuts", "").split() for _tag, given in tags(page.html)]
    return {key for keys in named for key in keys if len(key) == 1 or key == "Space"}


def test_other_settings_stay() -> None:
    stored = {save_format.SETTINGS: save_format.write_settings({"pace": "brisk"})}
    model, _ = init(stored, "", ENVIRONMENT)
    model, _ = update(model, Switch("motion", False), ENVIRONMENT)
    assert save_format.read_settings(model.settings) == {"pace": "brisk", "motion": False}


def test_it_is_as_light_as_the_system_has_it_unless_somebody_chooses() -> None:
    model, _ = init({}, "", ENVIRONMENT)
    assert chosen_theme(model) == AS_THE_SYSTEM
    damaged, _ = init(
        {save_format.SETTINGS: save_format.write_settings({"light": ["night"]})}, "", ENVIRONMENT
    )
    assert chosen_theme(damaged) == AS_THE_SYSTEM


@pytest.mark.parametrize("chosen", THEMES)
def test_a_light_is_kept_shown_at_once_and_said_in_lobby_and_menu(chosen: str) -> None:
    page = Page()
    page.press(f"light-{chosen}", chosen)
    assert page.done[-2:] == [Save(save_format.SETTINGS, page.model.settings), SetTheme(chosen)]
    again = Page(page.origin)
    assert "checked" in again.elements()[f"light-{chosen}"]
    again.start()
    again.send(Open("menu"))
    assert "checked" in again.elements()[f"light-{chosen}"]


def test_an_unknown_theme_or_setting_is_ignored() -> None:
    model, _ = init({}, "", ENVIRONMENT)
    assert update(model, Switch("pace", True), ENVIRONMENT)[1] == []
    assert update(model, ChooseTheme("dusk"), ENVIRONMENT)[1] == []
