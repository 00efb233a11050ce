"""Games as links and files; damaged ones lead to one sentence, and nothing in them is executed."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import penny_press_table
from e2e.conftest import wait_until_ready
from e2e.penny_press_scenarios import GAME, busy, game_until, in_builder, position_of, whole_game
from e2e.penny_press_table import look
from pennypress.engine.link_codec import pack
from pennypress.engine.record import Record, Seat, loads
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES
from tests.thorough import first_of

OpenPress = Callable[..., Page]

MARKUP = "<img src=x onerror=\"window.executed='yes'\"><script>window.executed='yes'</script>"
NAMES = {
    "markup": MARKUP,
    "long": "Wolfeschlegelsteinhausenbergerdorff" * 5 + "and twenty-five more words"[:25],
    "emoji": "👩‍👩‍👧‍👦📰🗞️ Ida 🏳️‍🌈",
    "right to left": "نيللي بلاي، صحفية",
}


# -- links


def test_a_link_is_copied_and_opens_elsewhere_as_a_replay_to_go_on_from(
    open_press: OpenPress, press: Page
) -> None:
    press.context.grant_permissions(["clipboard-read", "clipboard-write"])
    record = game_until(busy, 3)
    penny_press_table.open_record(press, record)
    press.get_by_role("button", name="Menu").click()
    press.get_by_role("button", name="Copy a link to this game").click()
    expect(press.locator("#notice")).to_contain_text("The link was copied")
    link = press.evaluate("navigator.clipboard.readText()")
    there = open_press("#" + link.partition("#")[2])
    count = len(record.actions)
    expect(there.locator("#scrub-at")).to_have_text(f"{count} of {count}")
    assert look(there).stories == look(press).stories
    assert look(there).scores == look(press).scores
    there.get_by_role("button", name="Go to the beginning").click()
    expect(there.locator("#scrub-at")).to_have_text(f"0 of {count}")
    assert look(there).stories == {}
    there.keyboard.press(".")
    expect(there.locator("#scrub-at")).to_have_text(f"1 of {count}")
    there.get_by_role("slider", name="Action").fill("6")
    expect(there.locator("#scrub-at")).to_have_text(f"6 of {count}")
    assert look(there).stories == sight_of(record.first(6))
    there.get_by_role("button", name="Continue from here").click()
    penny_press_table.wait_for_table(there)
    assert penny_press_table.record_of(there).actions == record.actions[:6]
    assert penny_press_table.record_of(there).practice == any(
        "headline" in each for each in record.actions[6:]
    )
    assert look(there).stories == sight_of(record.first(6))
    penny_press_table.assign(there, min(look(there).stories))
    assert len(penny_press_table.record_of(there).actions) == 7
    there.go_back()
    expect(there.locator("#scrub")).to_be_visible()


def sight_of(record: Record) -> dict[str, list[str]]:
    """The stories on the board with their reporters, from the record."""
    position = position_of(record)
    return {
        str(story): [
            seat.emblem[0].upper() + str(reporters[story])
            for seat, reporters in zip(record.players, position.reporters, strict=True)
            if story in reporters
        ]
        for beat in position.beats
        for story in beat[::-1]
    }


def go(page: Page, fragment: str) -> None:
    """Navigate as by typing the address or following a link."""
    page.evaluate("(fragment) => { location.hash = fragment; }", fragment)


@pytest.mark.parametrize("kept", [0.3, 0.8, 0.99])
def test_a_link_cut_short_is_one_sentence(press: Page, kept: float) -> None:
    penny_press_table.to_lobby(press)
    packed = pack(whole_game(3))
    go(press, "#/replay/" + packed[: int(len(packed) * kept)])
    expect(press.locator("#notice")).to_contain_text(
        "This link is damaged or was cut short. Ask for it again."
    )
    expect(press.locator("#covers")).to_be_visible()
    expect(press.locator("#notice p")).to_have_count(1)


def test_a_link_to_a_table_of_another_browser_is_one_sentence(press: Page) -> None:
    penny_press_table.to_lobby(press)
    go(press, "#/table/elsewhere")
    expect(press.locator("#notice")).to_contain_text("This game is not saved in this browser.")


# -- files


def illegal(record: Record, number: int) -> Record:
    """The record with an illegal action as that move."""
    actions = list(record.actions)
    actions[number - 1] = "recall 5 war-A3"
    return Record(record.game, record.rules, record.players, record.seed, record.options, tuple(actions))


def test_an_illegal_17th_move_opens_the_game_up_to_the_16th(press: Page) -> None:
    record = whole_game(3)
    penny_press_table.import_record(press, illegal(record, 17))
    expect(press.locator("#notice")).to_have_text(
        re.compile("^Move 17, “recall 5 war-A3”, is not legal: .+"), use_inner_text=True
    )
    penny_press_table.wait_for_table(press)
    kept = penny_press_table.record_of(press).actions
    assert kept[:16] == record.actions[:16]
    assert all(action.startswith("headline") for action in kept[16:])


def future(field: str) -> str:
    data = {**whole_game(2).to_json(), field: 2}
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Dear editor, I enclose a story.", "This is not a saved game, or it is damaged."),
        ("", "This is not a saved game, or it is damaged."),
        ("[" * 100_000, "This is not a saved game, or it is damaged."),
        ("[1, 2, 3]", "This is not a saved game."),
        ('{"hello": "world"}', "This is not a saved game."),
        (future("format"), "This game was saved by a newer version. Reload the page to update."),
        (future("rules"), "This game was saved by a newer version. Reload the page to update."),
        (json.dumps({**whole_game(2).to_json(), "game": "ludo"}), "This site has no game called “ludo”."),
    ],
    ids=[
        "prose",
        "nothing",
        "deep",
        "a list",
        "another object",
        "newer format",
        "newer rules",
        "another game",
    ],
)
def test_a_file_that_is_no_game_is_refused_with_one_sentence(press: Page, text: str, sentence: str) -> None:
    tables = press.evaluate(f"{penny_press_table.OURS}.length")
    penny_press_table.import_record(press, text, "letter.json")
    expect(press.locator("#notice p")).to_have_text(f"“letter.json” was not imported: {sentence}")
    expect(press.locator("#covers")).to_be_visible()
    assert press.evaluate(f"{penny_press_table.OURS}.length") == tables


def test_a_file_of_more_than_ten_megabytes_is_not_even_read(press: Page) -> None:
    penny_press_table.import_record(press, '"' + "x" * 10_500_000 + '"', "archive.json")
    expect(press.locator("#notice p")).to_have_text(
        "“archive.json” is larger than 10 megabytes, so it is not a saved game."
    )


def test_an_export_is_readable_and_imports_again(press: Page, tmp_path: Path) -> None:
    record = game_until(in_builder, 4)
    penny_press_table.open_record(press, record)
    press.keyboard.press("m")
    with press.expect_download() as download:
        press.get_by_role("button", name="Export as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert re.fullmatch(r"penny-press-no-\d+\.json", file.name)
    expect(press.locator("#notice")).to_contain_text(f"The game was saved as “{file.name}”.")
    text = file.read_text(encoding="utf-8")
    assert loads(text, GAMES) == record
    assert len(text.splitlines()) > len(record.actions)
    first, before = penny_press_table.table_id(press), look(press)
    penny_press_table.to_lobby(press)
    press.locator("#import").set_input_files(file)
    penny_press_table.wait_for_table(press)
    assert penny_press_table.table_id(press) != first
    assert look(press) == before


# -- names


@pytest.mark.parametrize("kind", first_of(NAMES, 2))
def test_any_name_is_shown_as_text_and_breaks_nothing(press: Page, kind: str) -> None:
    name = NAMES[kind]
    penny_press_table.to_lobby(press)
    penny_press_table.start_game(press, 3, name, "Bo", name)
    shown = " ".join(name.split())[:200]
    assert penny_press_table.record_of(press).players[0].name == shown
    penny_press_table.assign(press, min(look(press).stories))
    sights: list[Any] = [None, named(whole_game(3), shown), named(game_until(in_builder, 3), shown)]
    for width in (1024, 390):
        press.set_viewport_size({"width": width, "height": 800})
        for record in sights:
            if record is not None:
                penny_press_table.open_record(press, record)
            expect(press.get_by_text(shown[:40]).first).to_be_attached()
            check_harmless(press)
        go(press, "#/replay/" + pack(sights[1]))
        expect(press.locator("#scrub")).to_be_visible()
        check_harmless(press)
        penny_press_table.to_lobby(press)
        expect(press.locator("#shelf").get_by_text(shown[:40]).first).to_be_attached()
        check_harmless(press)


def named(record: Record, name: str) -> Record:
    """The same game with that name for its first and last players."""
    first, *middle, last = record.players
    players = (Seat(name, first.emblem), *middle, Seat(name, last.emblem))
    return Record(record.game, record.rules, players, record.seed, record.options, record.actions)


def check_harmless(page: Page) -> None:
    assert page.evaluate("window.executed") is None
    assert page.locator("#app img, #app script").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_name_with_markup_survives_export_import_and_a_reload(press: Page) -> None:
    record = RecordedTable.new(GAME, [Seat(MARKUP, "sun"), Seat("Bo", "times")], "x").record
    penny_press_table.open_record(press, record)
    press.reload()
    wait_until_ready(press)
    penny_press_table.wait_for_table(press)
    expect(press.locator("#mats").get_by_text(MARKUP)).to_be_visible()
    check_harmless(press)
