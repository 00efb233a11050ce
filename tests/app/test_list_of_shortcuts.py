"""The list of keyboard shortcuts behind `?` is complete and correct."""

from __future__ import annotations

import random
import re
from collections.abc import Hashable

import pytest

from pennypress.app.lobby.messages import ChooseGame, ChoosePlayers
from pennypress.app.page.messages import Open
from pennypress.app.play.messages import Touch
from pennypress.games.copenhagen.actions import Build
from pennypress.games.copenhagen.view.selection import NOTHING
from tests.app.differing_hidden_cards import ADA, BO, at
from tests.app.page_with_bots import House, seated
from tests.app.page_without_browser import Page, tags

EVERYWHERE = {"Tab", "Arrow keys", "Enter"}
"""What the browser and keyboard.js answer to on any element."""
WRITTEN = {"Escape": "Esc", "Space": "Space", "ArrowLeft": "Arrow keys", "ArrowRight": "Arrow keys"}
WRITTEN |= dict.fromkeys("12345", "1–5")


def listed(page: Page) -> list[str]:
    """The keys in the list."""
    page.send(Open("keys"))
    found = re.findall(r"<kbd>(.*?)</kbd>", page.html)
    page.press("keys-dialog-close")
    return found


def answered(page: Page) -> set[str]:
    """The keys of elements on the page, as they are displayed."""
    keys = {key for _tag, given in tags(page.html) for key in given.get("data-key", "").split()}
    return {WRITTEN.get(key, key.upper()) for key in keys}


def moment(house: House) -> Hashable:
    """Identifies moments with the same controls."""
    kinds = frozenset(type(action) for action in house.table.position.legal_actions())
    return bool(house.asked), house.play.curtain, house.play.selection != NOTHING, kinds


def test_penny_press_lists_every_key_of_a_whole_game() -> None:
    house, rng = seated("", "", ""), random.Random(1)
    known = listed(house)
    assert len(known) == len(set(known))
    house.press(next(id_ for id_ in house.elements() if id_.startswith("story-")))
    found, seen = EVERYWHERE | answered(house), set()
    while not house.table.position.is_over:
        house.act(rng)
        if moment(house) not in seen:
            seen.add(moment(house))
            found |= answered(house)
    assert found == set(known)


def test_with_bots_there_are_keys_to_hurry_and_to_stop_them() -> None:
    people, house = listed(seated("", "")), seated("cub", "cub")
    assert set(listed(house)) - set(people) == answered(house) - answered(seated("", ""))
    house.press("stop")
    assert answered(house) <= set(listed(house))


def test_copenhagen_lists_every_key_of_its_games() -> None:
    rng, seen, found = random.Random(1), set(), set(EVERYWHERE)
    for _game in range(3):
        house = at(seats=(ADA, BO))
        known = listed(house)
        assert len(known) == len(set(known))
        while not house.table.position.is_over:
            if moment(house) not in seen:
                seen.add(moment(house))
                found |= answered(house)
            take_part(house, rng)
    assert found == set(known)


def take_part(house: House, rng: random.Random) -> None:
    """Do whatever is next: lift the curtain or act; where building is possible, select a tile first."""
    if house.play.curtain is not None:
        house.press("lift-curtain")
        return
    action = rng.choice(house.table.position.legal_actions())
    if isinstance(action, Build) and house.play.selection == NOTHING:
        house.send(Touch("tile", (str(action.spot.tile),)))
    else:
        house.send(Touch("do", (str(action),)))


@pytest.mark.parametrize("people", [1, 3])
def test_letterpress_lists_every_key_of_its_games(people: int) -> None:
    rng, seen, found = random.Random(1), set(), set(EVERYWHERE)
    house = House()
    house.send(ChooseGame("letterpress"), ChoosePlayers(people))
    house.start(seed="a-fixed-deal")
    known = set(listed(house))
    while not house.table.position.is_over:
        if moment(house) not in seen:
            seen.add(moment(house))
            found |= answered(house)
        if house.play.curtain is not None:
            house.press("lift-curtain")
        else:
            house.act(rng)
    only_alone, only_with_others = {"P"}, {"D", "Space"}
    elsewhere = only_with_others - found if people == 1 else only_alone
    assert found == known - elsewhere - {"Esc", "↑ ↓"}  # they are for dialogs, and for the field of the word
    assert (only_alone if people == 1 else only_with_others) <= found
