"""A four-player Newsboy Strike, from the lobby into the final edition and to the end."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e import page_reading_player, penny_press_table
from e2e.penny_press_scenarios import at, game_until, in_last_press, sensible
from e2e.penny_press_table import look, open_form
from pennypress.engine.table import Table
from pennypress.games.penny_press.meta import NEWSBOY_STRIKE

OpenPress = Callable[..., Page]

NAMES = ("Kid Blink", "Annie", "Crutchy", "Race")


def test_the_strike_is_only_for_four_and_five(lobby: Page) -> None:
    open_form(lobby)
    box = lobby.get_by_role("checkbox", name="Newsboy Strike")
    for players, possible in ((3, False), (4, True), (5, True), (2, False)):
        lobby.get_by_role("radio", name=f"{players} players").check(force=True)
        expect(box).to_be_enabled(enabled=possible)
    expect(lobby.locator("#about-newsboy-strike")).to_contain_text("Only for 4 or 5 players.")


def test_the_newsboy_is_handed_on_from_turn_to_turn(lobby: Page) -> None:
    penny_press_table.start_game(lobby, 4, *NAMES, strike=True, seed="newsies-1899")
    assert penny_press_table.record_of(lobby).options == (NEWSBOY_STRIKE,)
    person, sight = page_reading_player.MixedInput(lobby), look(lobby)
    holders = [sight.newsboy]
    while len(holders) < 5:
        sight = page_reading_player.play_turn(person, sight)
        if sight.newsboy != holders[-1]:
            assert any("hands it to" in line for line in sight.wire)
            holders.append(sight.newsboy)
    assert holders[:4] == ["mat-1", "mat-0", "mat-3", "mat-2"]


def test_a_newsboy_strike_goes_through_its_final_edition_to_the_end(lobby: Page) -> None:
    penny_press_table.open_record(lobby, game_until(before_the_final_edition, 4, strike=True))
    person, sight = page_reading_player.MixedInput(lobby), look(lobby)
    assert sight.newsboy
    held_back = False
    while not sight.over:
        sight = page_reading_player.play_turn(person, sight)
        assert not sight.final or sight.newsboy == ""
        held_back = held_back or (sight.hold and lobby.get_by_role("button", name="Hold").is_visible())
        assert penny_press_table.position_of(lobby).newsboy is None or sight.newsboy
    assert held_back
    expect(lobby.locator("#ranking tbody tr")).to_have_count(4)
    assert told(lobby, "The newsboy strike is over.")


def before_the_final_edition(table: Table) -> bool:
    """The page builder is open for the front page with the last penny."""
    return at(table).trigger is None and at(table.apply(sensible(at(table)))).trigger is not None


def told(page: Page, sentence: str) -> bool:
    """Whether the whole log has the sentence."""
    page.keyboard.press("l")
    return sentence in page.locator("dialog .log").inner_text()


def test_the_last_call(lobby: Page) -> None:
    penny_press_table.open_record(lobby, game_until(in_last_press, 5))
    sight = look(lobby)
    assert sight.banner.removeprefix(sight.banner[0]).startswith("Last call")
    expect(lobby.get_by_role("list", name="Final edition").get_by_role("listitem").first).to_be_visible()
    expect(lobby.get_by_role("button", name="Go to press")).to_be_enabled()
    after = penny_press_table.hold(lobby)
    assert any(line.endswith("holds.") for line in after.wire)
