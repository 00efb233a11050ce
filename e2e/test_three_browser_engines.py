"""The smoke test in three engines: start, a round, reload, resume, offline, a bot, an embedded diagram."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright

from e2e.browser_engines import ENGINES, Engine, open_engine
from e2e.browser_engines.__main__ import required
from e2e.browser_engines.switchable_host import hosting
from e2e.penny_press_scenarios import GAME, SEATS, at, busy, game_until, new_table, sensible
from e2e.penny_press_table import SEEN
from e2e.third_party_page import ThirdPartySite
from pennypress.engine.diagram_codec import Diagram, pack
from pennypress.engine.record import record_from_json
from pennypress.engine.rules_interface import CHANCE, Action
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES
from pennypress.games.penny_press.actions import PRESS, Publish
from tests.thorough import some_of

SEED = "smoke-3"
"""A deal in which somebody can go to press in the first round."""
READY = "document.documentElement.dataset.ready === 'yes'"
KEPT = "document.documentElement.dataset.kept === 'yes'"
RECORD = "JSON.parse(localStorage.getItem('penny-press:table:' + location.hash.split('/')[2]) ?? '{}').record"
"""The record of the game on the screen."""
ACTIONS = f"{RECORD}.actions"
MY_TURN = "document.querySelector('#home-button:enabled, #hold:enabled, #lay-out:enabled') !== null"


@pytest.fixture
def trouble() -> None:
    """Disables the fixture that watches Playwright's pages, which are not used here."""


@pytest.fixture(scope="module", params=some_of(ENGINES, set(ENGINES) - {"chromium"}))
def engine(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Engine]:
    """Each installed engine; in CI, all of them. In Chromium other tests show the same."""
    kind = ENGINES[request.param]
    if (lack := kind.missing()) and not required():
        pytest.skip(f"{kind.title}: {lack.reason}")
    with open_engine(kind.name, playwright) as engine:
        yield engine


# -- a person's actions


def start(engine: Engine, *, alone: bool = False) -> RecordedTable:
    """Start a two-player game in the lobby; return the same game, to be played in parallel by the engine."""
    engine.wait_until("document.querySelector('#covers') !== null")
    engine.click("#new-game-heading")
    if alone:
        engine.click("#house")
    engine.click("label:has(#players-2)")
    engine.wait_until("document.querySelectorAll('.seat').length === 2")
    engine.type("#seed", SEED)
    engine.click("#start")
    engine.wait_until(MY_TURN)
    return new_table(2, seed=SEED)


def act(engine: Engine, table: RecordedTable, action: Action) -> RecordedTable:
    """Carry out an action by clicks, and on the table."""
    match str(action).split():
        case ["assign", count, story]:
            engine.click(f"#story-{story}")
            engine.click(f"#choice-send-{count}")
        case ["press"]:
            engine.click("#press:enabled")
        case ["publish", *_]:
            engine.click("#lay-out")
            engine.click("#print:enabled")
        case other:
            raise AssertionError(other)
    table = table.apply(action)
    engine.wait_until(f"{ACTIONS}.length === {len(table.record.actions)}")
    wait_until_drawn(engine)
    return table


def wait_until_drawn(engine: Engine) -> None:
    """Wait until the page shows what followed from a click."""
    engine.evaluate(
        "new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then(0))))"
    )
    engine.wait_until("!('busy' in document.documentElement.dataset)")


def next_move(table: RecordedTable) -> Action:
    """A plausible action that `act` can click."""
    return sensible(at(table))


def sight(engine: Engine) -> Any:
    """Everything visible on the page."""
    return engine.evaluate(f"({SEEN})()")


def found_again(engine: Engine, before: Any, table: RecordedTable) -> None:
    """After a reload: the same table."""
    engine.wait_until(READY)
    engine.wait_until(MY_TURN)
    wait_until_drawn(engine)
    assert sight(engine) == before
    assert engine.evaluate(ACTIONS) == list(table.record.actions)


# -- the smoke


def test_a_game_is_played_and_found_again_and_a_bot_answers_then_all_goes_on_in_flight_mode(
    engine: Engine, site: Path
) -> None:
    """One test, because each engine takes long to start Python and to keep the site."""
    with hosting(site) as host:
        engine.open(host.url)
        engine.wait_until(READY)
        table = played_found_again_and_resumed(engine, start(engine))
        engine.wait_until(READY)
        wait_until_drawn(engine)
        before, here = sight(engine), engine.evaluate("location.hash")
        engine.click("#home")
        a_bot_answers(engine, start(engine, alone=True))
        engine.open(host.url + "rules.html")
        engine.wait_until(KEPT)
        host.switch_off()
        the_diagrams_of_the_rules_are_live(engine, host.url)
        engine.open(host.url + here)
        engine.wait_until(READY)
        goes_on_in_flight_mode(engine, before, table)


def a_bot_answers(engine: Engine, table: RecordedTable) -> None:
    engine.wait_until(KEPT)  # from now on a service worker answers
    table = act(engine, table, next_move(table))
    engine.wait_until(f"{MY_TURN} && {ACTIONS}.length > {len(table.record.actions)}")
    record = record_from_json(engine.evaluate(RECORD), GAMES)
    answered = RecordedTable.from_record(GAME, record)
    assert {move.player for move in answered.moves[len(table.moves) :]} - {CHANCE} == {1}
    assert answered.position.next_to_act == 0
    wait_until_drawn(engine)
    engine.wait_until(MY_TURN)


def played_found_again_and_resumed(engine: Engine, table: RecordedTable) -> RecordedTable:
    printed = False
    while not printed:
        action = next_move(table)
        table = act(engine, table, action)
        printed = isinstance(action, Publish)
    before = sight(engine)
    assert max(before["scores"]) == max(table.position.scores) > 0
    engine.reload()
    found_again(engine, before, table)
    table = act(engine, table, next_move(table))
    engine.reload()
    engine.wait_until(f"{MY_TURN} || document.querySelector('#app .story-face') !== null")
    return act(engine, table, next_move(table))  # usually before Python has started


def the_diagrams_of_the_rules_are_live(engine: Engine, url: str) -> None:
    engine.open(url + "rules.html")
    engine.evaluate("document.querySelector('penny-press').scrollIntoView()")
    engine.wait_until("document.querySelector('penny-press[live]') !== null")


def goes_on_in_flight_mode(engine: Engine, before: Any, table: RecordedTable) -> None:
    found_again(engine, before, table)
    while (action := next_move(table)) != PRESS:
        table = act(engine, table, action)
    table = act(engine, table, action)
    table = act(engine, table, next_move(table))
    before = sight(engine)
    engine.reload()
    found_again(engine, before, table)


def test_a_diagram_in_a_foreign_page_becomes_live_and_answers(engine: Engine, site_url: str) -> None:
    table = RecordedTable.from_record(GAME, game_until(busy, 2))
    diagram = Diagram.of(GAME, table.position, SEATS[:2], seed="proof")
    third_party = ThirdPartySite(site_url)
    with third_party.open():
        lines = f'<penny-press position="{pack(diagram)}"></penny-press>{third_party.script}'
        engine.open(third_party.page("page.html", lines))
        engine.wait_until("document.querySelector('penny-press[live]') !== null")
        with engine.frame("document.querySelector('penny-press').shadowRoot.querySelector('iframe')"):
            before = sight(engine)["stories"]
            assert set(before) == set(map(str, at(table).stories()))
            _, count, story = str(next_move(table)).split()
            engine.click(f"#story-{story}")
            engine.click(f"#choice-send-{count}")
            engine.wait_until(f"String(({SEEN})().stories['{story}']) !== '{','.join(before[story])}'")
