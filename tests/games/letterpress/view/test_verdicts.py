"""The verdict on a word that was put to the vote is told: in the recap, and below the announced words."""

from __future__ import annotations

from pennypress.engine.record import Move
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.view.title_view import VIEW
from tests.games.letterpress.positions import do, writing
from tests.games.letterpress.view.bench_driver import SEATS, drawn

RED, BLUE = 0, 1


def voting() -> Letterpress:
    """Blue is asked about BOT, which Red has written."""
    table = writing(2, "B O T X J", "L E T I S", shared="A N e", options=["house-words"])
    do(table, "0: write BOT B O T", "1: write LET L E T")
    return table


def refused() -> tuple[Letterpress, Move]:
    table = voting()
    return table, Move(BLUE, "refuse BOT", tuple(do(table, "refuse BOT")))


def test_the_recap_tells_the_verdict_that_another_player_decided() -> None:
    _table, vote = refused()
    assert VIEW.recap([vote], SEATS) == (
        "Blue refuses the word BOT. BOT is refused, 1 to 0, and does not count."
    )
    assert VIEW.news_for_all([vote], RED) == ""


def test_whose_own_vote_was_the_last_reads_the_verdict_as_news() -> None:
    _table, vote = refused()
    assert VIEW.news_for_all([vote], BLUE) == "BOT is refused, 1 to 0, and does not count."


def test_refused_words_are_told_below_the_announced_ones() -> None:
    table, _vote = refused()
    assert "Refused by vote in this game: BOT." in drawn(table)
    assert "Refused by vote" not in drawn(voting())


def test_the_question_takes_the_focus_so_that_a_second_enter_answers_nothing() -> None:
    page = drawn(voting())
    title = page.partition('id="vote-title"')[2].partition(">")[0]
    assert 'tabindex="-1"' in title
    assert 'data-focus="vote-BOT-1"' in title
    assert "data-focus" not in drawn(voting(), may_act=False).partition('id="vote"')[2].partition("</h2>")[0]
