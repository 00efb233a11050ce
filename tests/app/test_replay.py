"""Replays of shared links: stepping through, and continuing as a table."""

from __future__ import annotations

import random

import pytest

from pennypress.app.model import Lobby, Replay
from pennypress.app.page.messages import UrlChanged
from pennypress.app.play.messages import Touch, Undo
from pennypress.app.replay.messages import Scrub
from pennypress.app.shelf.messages import Share
from pennypress.engine.link_codec import pack
from pennypress.engine.rules_interface import CHANCE
from pennypress.games import GAMES
from tests.app.page_without_browser import Page, kept
from tests.games import golden_records


def shared(actions: int = 40) -> tuple[Page, Page]:
    """The page of the player, and that of the person who opened the link."""
    player = Page()
    player.start(seed="shared", name_0="Ada")
    player.act_until(random.Random(8), actions)
    player.send(Share(player.play.id))
    return player, Page(fragment=player.copied)


def replay(page: Page) -> Replay:
    assert isinstance(page.model.screen, Replay)
    return page.model.screen


def test_a_link_shows_the_game_as_it_stands() -> None:
    player, friend = shared()
    assert replay(friend).positions[-1] == player.table.position
    assert "Ada" in friend.text
    assert friend.origin.stored == {}


def test_every_moment_can_be_looked_at() -> None:
    player, friend = shared()
    count = len(player.table.record.actions)
    for at in range(count + 1):
        friend.press("scrub", str(at))
        assert f"{at} of {count}" in friend.text
    friend.press("scrub-first")
    assert "disabled" in friend.elements()["scrub-previous"]
    friend.press("scrub-next")
    friend.press("scrub-last")
    friend.press("scrub-previous")
    assert replay(friend).at == count - 1
    friend.send(Scrub(-5), Scrub(10_000))
    assert replay(friend).at == count


def test_a_replay_cannot_be_played_in() -> None:
    _, friend = shared()
    before = replay(friend)
    friend.send(Touch("do", ("press",)), Undo())
    assert replay(friend) == before


def test_it_can_be_gone_on_from_as_a_new_table() -> None:
    player, friend = shared()
    friend.press("continue")
    assert friend.table.record == player.table.record
    assert friend.fragment == f"#/table/{friend.play.id}"
    assert kept(friend)["record"]["actions"] == list(player.table.record.actions)
    friend.act(random.Random(1))


def test_continuing_after_seeing_later_cards_is_practice() -> None:
    _, friend = shared()
    moves = replay(friend).moves
    last = max(number for number, move in enumerate(moves) if move.player == CHANCE)
    friend.press("scrub", str(last + 1))
    friend.press("continue")
    assert not friend.table.record.practice
    again = shared()[1]
    again.press("scrub", str(last))
    again.press("continue")
    assert again.table.record.practice


def test_continuing_after_seeing_words_that_were_announced_is_practice() -> None:
    record = golden_records.read("letterpress", "2-players")
    moves = record.replay(GAMES["letterpress"])[1]
    announced = next(number for number, move in enumerate(moves) if move.reveals and move.player != CHANCE)
    friend = Page(fragment=f"#/replay/{pack(record.first(announced + 1))}")
    friend.press("scrub", str(announced))
    friend.press("continue")
    assert friend.table.record.practice


@pytest.mark.parametrize(
    "damage", [lambda link: link[:-9], lambda link: link[:20], lambda link: link + "é", lambda _: "#/replay/"]
)
def test_a_link_cut_short_is_told_in_one_sentence(damage) -> None:  # type: ignore[no-untyped-def]
    player, _ = shared()
    page = Page(fragment=damage(player.copied))
    assert isinstance(page.model.screen, Lobby)
    assert page.model.notice is not None
    assert page.model.notice.sentence.startswith("This link is damaged or was cut short.")


def test_a_replay_opens_from_the_address_at_any_time() -> None:
    player, _ = shared()
    player.send(UrlChanged(player.copied))
    assert replay(player).record == replay(Page(fragment=player.copied)).record
    player.send(UrlChanged("#/"))
    assert isinstance(player.model.screen, Lobby)
