"""Accessibility checks of pages outside the catalogue of screens: the start, text pages, diagrams' frames."""

import pytest
from playwright.sync_api import Page

from e2e import copenhagen_table, letterpress_table, penny_lane_table
from e2e.penny_press_scenarios import GAME, SEATS, busy, game_until, whole_game
from e2e.screens import axe
from e2e.screens.catalogue import in_turn
from e2e.wait_for_element import wait_for
from pennypress.engine import diagram_codec
from pennypress.engine.link_codec import pack
from pennypress.engine.table import RecordedTable
from pennypress.games.letterpress import phases
from pennypress.games.penny_lane import masons_guild
from pennypress.games.penny_lane.position import PennyLane
from tests.thorough import first_of, some_of, thorough


@pytest.mark.first_visit
def test_the_lobby_before_python_runs(page: Page, site_url: str) -> None:
    page.route("**/*.wasm", lambda route: None)
    page.goto(site_url)
    assert axe.problems(page) == []


PAGES = ("rules", "copenhagen", "letterpress", "penny-lane", "licences")


@pytest.mark.first_visit
@pytest.mark.parametrize("name", some_of(PAGES, ["rules", "licences"]))
def test_a_page_of_words(page: Page, site_url: str, name: str) -> None:
    page.route("**/*.wasm", lambda route: None)  # frames are checked separately
    page.goto(f"{site_url}{name}.html")
    assert axe.problems(page) == []
    page.goto(f"{site_url}{name}-ja.html")
    assert axe.problems_of_words(page) == []


@pytest.mark.parametrize(
    "address", first_of(["position={position}", "record={record}&at=12", "position=damaged"])
)
def test_a_diagram_s_frame(page: Page, site_url: str, address: str) -> None:
    table = RecordedTable.from_record(GAME, game_until(busy, 2))
    position = diagram_codec.pack(diagram_codec.Diagram.of(GAME, table.position, SEATS[:2], seed="proof"))
    page.goto(f"{site_url}embed.html#{address.format(position=position, record=pack(whole_game(3)))}")
    wait_for(page, ".story-face, #failed:not([hidden]), .problem")
    assert axe.problems(page, "page-has-heading-one") == []  # the host page has one


@thorough
def test_a_frame_with_copenhagen_and_a_tile_in_hand(page: Page, site_url: str) -> None:
    record = copenhagen_table.game_until(in_turn)
    table = RecordedTable.from_record(copenhagen_table.GAME, record)
    gesture = ("tile", "purple-3")
    position = diagram_codec.Diagram.of(
        copenhagen_table.GAME, table.position, record.players, [gesture], seed="proof"
    )
    page.goto(f"{site_url}embed.html#position={diagram_codec.pack(position)}")
    wait_for(page, "#ghost")
    assert axe.problems(page, "page-has-heading-one") == []  # the host page has one


@thorough
def test_a_frame_with_letterpress_and_a_word_in_the_stick(page: Page, site_url: str) -> None:
    record = letterpress_table.game_until(letterpress_table.in_phase(phases.WRITE))
    table = RecordedTable.from_record(letterpress_table.GAME, record)
    card = table.position.hand_of(0).own[0]  # type: ignore[attr-defined]
    position = diagram_codec.Diagram.of(
        letterpress_table.GAME, table.position, record.players, [("letter", "own", card)], seed="proof"
    )
    page.goto(f"{site_url}embed.html#position={diagram_codec.pack(position)}")
    wait_for(page, "#slot-0")
    assert axe.problems(page, "page-has-heading-one") == []  # the host page has one


@thorough
def test_a_frame_with_penny_lane_and_a_card_in_hand(page: Page, site_url: str) -> None:
    record = penny_lane_table.game_until(penny_lane_table.in_full_swing)
    table = RecordedTable.from_record(penny_lane_table.GAME, record)
    assert isinstance(table.position, PennyLane)
    card = masons_guild.affordable(table.position)[0]
    position = diagram_codec.Diagram.of(
        penny_lane_table.GAME, table.position, record.players, [("card", card.name)], seed="proof"
    )
    page.goto(f"{site_url}embed.html#position={diagram_codec.pack(position)}")
    wait_for(page, ".free-cell")
    assert axe.problems(page, "page-has-heading-one") == []  # the host page has one
