"""Positions as HTML for notebooks: whole, without requests, and without what the position does not hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from random import Random

import pytest

from pennypress.engine.i18n import _
from pennypress.engine.languages_and_catalogues import FIRST, use
from pennypress.engine.rules_interface import Position
from pennypress.engine.viewer import NOBODY
from pennypress.games import GAMES
from pennypress.notebook import html
from pennypress.site.notebook_files import notebook_files
from tests.engine.random_games import SETUPS, GameSetup, moments
from tests.html_tokens import Start, tokens
from tests.sealed_bids.meta import GAME as SEALED_BIDS

ROOT = Path(__file__).resolve().parents[2]
SRCDOC = re.compile(r'<iframe srcdoc="([^"]*)"')


def document_in(drawn: str | None) -> str:
    """The document in the frame."""
    assert type(drawn) is str  # not Markup, which escapes what is added to it
    found = SRCDOC.search(drawn)
    assert found
    return unescape(found[1])


def some_of(setup: GameSetup) -> Iterator[Position]:
    """Positions from the beginning to the end of a random game."""
    for position, actions, chosen in moments(setup, 43):
        if len(actions) % 40 == 0 or chosen is None:
            yield position


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_table_needs_nothing_from_outside_its_frame(setup: GameSetup) -> None:
    for position in some_of(setup):
        text = document_in(html(position))
        starts = [token for token in tokens(text) if isinstance(token, Start)]
        tags = {start.tag for start in starts}
        assert {"html", "style", "main"} <= tags
        assert not tags & {"script", "link", "img", "iframe"}
        drawings = {start.attributes["id"] for start in starts if start.tag == "symbol"}
        used = {start.attributes["href"] for start in starts if start.tag == "use"}
        assert used or setup.players == 1  # emblems tell the seats apart
        assert {name.removeprefix("#") for name in used} <= drawings
        assert "url(" not in text.replace("url(#", "")


def test_a_table_has_the_seats_and_scores_of_its_position() -> None:
    game = GAMES["penny-press"]
    text = document_in(html(game.new_position(3)))
    assert [emblem.label in text for emblem in game.emblems] == [True, True, True, False, False]


def test_the_cards_that_a_position_leaves_out_are_not_in_it() -> None:
    position, rng = GAMES["copenhagen"].new_position(3), Random(7)
    while position.next_to_act != 0:
        position.apply(position.legal_actions()[0])
    deals = [position.sampled_for(1, rng) for _deal in range(20)]
    assert len({html(deal) for deal in deals}) > 1
    assert len({html(deal.visible_to(NOBODY)) for deal in deals}) == 1


def test_it_is_in_english_and_leaves_the_language_as_it_was() -> None:
    position = GAMES["penny-press"].new_position(2)
    english = html(position)
    try:
        use("ja")
        assert _("War") != "War"
        assert html(position) == english
        assert _("War") != "War"
    finally:
        use(FIRST)


def test_a_title_without_a_view_has_none() -> None:
    assert html(SEALED_BIDS.new_position(2)) is None


def test_the_style_sheet_is_whole_and_asks_for_no_file() -> None:
    sheet = notebook_files(ROOT)["diagram.css"]
    assert "@import" not in sheet
    assert "@font-face" in sheet  # the metrics of the fonts in place of ours
    assert "url(" not in sheet
    assert sheet.count("{") == sheet.count("}")
