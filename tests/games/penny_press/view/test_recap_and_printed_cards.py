"""What others did: compact sentences, marks on the board, and the pages of bots as cards over it."""

from __future__ import annotations

import random
import re

import pytest

from pennypress.app.recap.turns_of_others import turns_of_others
from pennypress.bots.greedy_bot import GreedyBot
from pennypress.engine.record import Move
from pennypress.games.penny_press import phases
from pennypress.games.penny_press.components import STORIES
from pennypress.games.penny_press.events import Published, Scooped
from pennypress.games.penny_press.piece_phrases import short_name
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.recap import recap
from tests.app.actions_as_gestures import gestures
from tests.app.page_with_bots import House, seated


@pytest.fixture(scope="module")
def pressing() -> House:
    """A table at which a bot has gone to press and lays out its page."""
    page, rng = seated("", "reporter", "reporter", starter="0"), random.Random(3)
    while position(page).phase != phases.FRONT_PAGE or not page.asked:
        page.answer() if page.asked else page.act(rng)
    return page


def position(page: House) -> PennyPress:
    found = page.table.position
    assert isinstance(found, PennyPress)
    return found


def mats(page: House) -> list[str]:
    return re.findall(r'id="(mat-\d)"', page.html)


def test_the_board_and_all_mats_stay_where_they_are_while_a_bot_lays_out_its_page(pressing: House) -> None:
    html = pressing.html
    assert 'id="beats"' in html
    assert 'id="builder"' not in html
    assert mats(pressing) == ["mat-0", "mat-1", "mat-2"]
    assert "went to press with" in pressing.text
    assert "disabled" in pressing.elements()["press"]


def test_its_page_is_a_card_until_the_own_action(pressing: House) -> None:
    page = pressing
    author = position(page).turn
    page.answer()
    assert len(re.findall(r'<figure id="printed-', page.html)) == 1
    page.let_bots_play()
    assert f'<figure id="printed-{author}-' in page.html
    assert mats(page) == ["mat-0", "mat-1", "mat-2"]
    turn = next(each for each in turns_of_others(page.play) if each.seat == author)
    page.press(f"recap-{turn.start}")
    assert f'<figure id="printed-again-{author}-' in page.html
    page.press(f"recap-{turn.start}")
    page.act(random.Random(1))
    assert "<figure" not in page.html


def test_a_person_lays_out_a_page_in_place_of_the_board() -> None:
    page = seated("", "reporter", starter="0")
    while position(page).phase != phases.FRONT_PAGE or page.asked:
        if page.asked:
            page.answer()
        else:
            page.send(*gestures(GreedyBot().choose(position(page), "a")))
    assert 'id="builder"' in page.html
    assert 'id="beats"' not in page.html


def test_a_page_without_points_says_what_it_was_printed_for() -> None:
    """Found in games of the weakest bots: they print whatever they can."""
    said = set()
    for seed in range(12):
        page = seated("cub", "cub", seed=f"deal-{seed}")
        page.let_bots_play()
        for move in page.table.moves:
            for event in move.events:
                if isinstance(event, Published) and not event.bill.counted:
                    said.add(recap([Move(move.player, move.action, (event,))], page.table.seats))
        if said:
            break
    assert said
    assert all("0 points" in each for each in said)
    assert any("toward" in each for each in said)


def test_who_scores_by_the_press_of_another_is_told() -> None:
    seats = seated("", "cub").table.seats
    scooped = Scooped(0, STORIES[0], 2)
    assert (
        recap([Move(1, "press", (scooped,))], seats)
        == f"The Times was on {short_name(STORIES[0])} too: 2 points."
    )
