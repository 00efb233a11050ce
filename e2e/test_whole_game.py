"""Three people play a whole game, by taps, drags and keys, and see what happened and who is next."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e import player, strategy
from e2e.player import Sight, look
from pennypress.games.penny_press.components import story
from pennypress.games.penny_press.words import name_of

OpenPress = Callable[..., Page]

PAPERS = ("The Times (Ada)", "The Sun (Bo)", "The World (Cy)")


@pytest.fixture
def table(open_press: OpenPress) -> Page:
    page = open_press()
    player.start_game(page, 3, "Ada", "Bo", "Cy", seed="brooklyn-bridge-5")
    return page


def test_a_whole_game_to_the_final_ranking(table: Page) -> None:
    hands = strategy.Hands(table)
    sight = look(table)
    assert sight.scores == [0, 0, 0]
    assert PAPERS[0] in sight.banner
    turns = 0
    while not sight.over:
        turns += 1
        assert turns < 200
        before = sight
        sight = strategy.play_turn(hands, before)
        check_the_turn_passed(before, sight)
        if sight.final:
            check_the_final_edition(sight)
    assert turns > 30
    check_the_end(table, sight)


def check_the_turn_passed(before: Sight, after: Sight) -> None:
    """It is said whose turn it is, and the log has something to tell."""
    assert after.wire
    if after.over:
        return
    mats = [f"mat-{PAPERS.index(paper)}" for paper in PAPERS if paper in after.banner]
    assert mats == after.mats[:1]
    if not after.final:
        assert after.mats[0] == f"mat-{(int(before.mats[0][-1]) + 1) % 3}"
    else:
        assert "final edition" in after.banner.lower() or "last call" in after.banner.lower()


def check_the_final_edition(sight: Sight) -> None:
    """The red band has everybody, in the order in which they may act."""
    title, *papers = sight.final
    assert title == "Final edition"
    assert sorted(paper.split(":")[0] for paper in papers) == ["The Sun", "The Times", "The World"]
    assert papers[0].endswith(": done")
    if not sight.over:
        assert sum(paper.endswith(": acting") for paper in papers) == 1


def check_the_end(page: Page, sight: Sight) -> None:
    """The ranking adds up, and is what replaying the kept record gives."""
    position = player.position_of(page)
    assert position.is_over
    assert not position.problems()
    rows = [row.locator("td, th").all_inner_texts() for row in page.locator("#ranking tbody tr").all()]
    assert len(rows) == 3
    for row in rows:
        seat = PAPERS.index(row[1].strip().removeprefix(row[1].strip()[0]).strip())
        pages, scoops, bonuses, circulation, stories = map(int, row[2:])
        assert pages + scoops + bonuses == circulation == position.circulation(seat)
        assert (pages, scoops) == (position.page_points[seat], position.scoop_points[seat])
        assert stories == len(position.published[seat])
    circulations = [int(row[5]) for row in rows]
    assert circulations == sorted(circulations, reverse=True)
    assert sight.scores == list(position.scores)
    winner = PAPERS[position.winners[0]]
    expect(page.locator("#ending h2")).to_have_text(f"{winner} wins New York")
    expect(page.locator("#banner")).to_contain_text(f"The game is over: {winner} wins.")
    expect(page.get_by_role("button", name="New game with the same players")).to_be_enabled()


def test_what_a_turn_shows(table: Page) -> None:
    before = look(table)
    name, *_, other = before.stories
    beat = story(name).beat.name
    player.story(table, name).click()
    promise = table.locator("#choice-send-2 .effect").inner_text()
    table.locator("#choice-send-2").click()
    after = player.acted(table, before)
    shown = re.findall(r"\d", promise)
    assert [before.value(beat), after.value(beat)] == [int(shown[0]), int(shown[-1])]
    assert after.stories[name] == ["T2"]
    assert after.wire[0].endswith("The Times sends 2 reporters to " + name_of(story(name)) + ".")
    expect(table.locator("[id^=ribbon-]")).to_contain_text("Pass the tablet to Bo (The Sun).")
    player.assign_by_drag(table, name)
    player.assign_by_keys(table, name, 3)
    sight = look(table)
    assert sight.stories[name] == ["T2", "S1", "W3"]
    assert sight.press == ""
    assert "no story" in sight.why.lower() or "claim" in sight.why.lower()
    player.assign(table, name, 3)
    player.recall(table, name)
    assert look(table).stories[name] == ["T5", "W3"]
    player.reassign_by_drag(table, name, other)
    assert look(table).stories[other] == ["W1"]
    sight = player.reassign(table, name, other)
    assert sight.stories[other] == ["T1", "W1"]
