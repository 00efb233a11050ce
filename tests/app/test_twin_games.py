"""Nothing hidden leaks, in whole games of every title with secrets.

Twin games are equal but for what one viewer may not know: draws and choices whose events look the same to
that viewer. All that the page, the log, the announcements, the picture for the next start, the shelf, a link
and a diagram show to that viewer has to be the same in both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from pennypress.app.embed.live_diagram import Wanted
from pennypress.app.embed.live_diagram import opened as diagram_of
from pennypress.app.embed.view import view as frame
from pennypress.app.page.messages import Open, UrlChanged
from pennypress.app.startup import stored_page
from pennypress.app.storage import save_format
from pennypress.engine.link_codec import pack
from pennypress.engine.record import Record, Seat, action_line
from pennypress.engine.rules_interface import CHANCE, Action, Event, Position
from pennypress.engine.table import RecordedTable
from pennypress.engine.viewer import NOBODY, Viewer
from pennypress.games import GAMES
from pennypress.games.view_kit.render_html import html_of
from tests.app.page_with_bots import House
from tests.engine.random_games import ALL_SETUPS, GameSetup

pytestmark = pytest.mark.usefixtures("in_catalogue")

SECRET = [setup for setup in ALL_SETUPS if setup.game.has_secrets and setup.players > 1]
TRIED = 12
"""How many actions are tried as the twin of one."""
COMPARED = 4
"""About how many pairs are compared."""
FEWEST_PAIRS, FEWEST_GAMES, MOST_GAMES = 3, 2, 60
RANDOM = re.compile(r'<input[^>]*id="seed"[^>]*>')
"""The field of the lobby with a random deal."""


class Game(NamedTuple):
    position: Position
    lines: list[str]

    def after(self, action: Action, seat: int) -> tuple[Game, list[Event]]:
        position = self.position.copy()
        line = action_line(action, seat, position)
        events = position.apply(action, seat)
        return Game(position, [*self.lines, line]), events


def twins(setup: GameSetup, viewer: Viewer, seed: int) -> Iterator[tuple[Game, Game]]:
    """Pairs of different games before a player's action, to the end of a game.

    Where no action looks alike to that viewer, because something is revealed, they are one game again.
    """
    rng = Random(f"{setup} {viewer.seat} {seed}")
    one = other = Game(setup.new(), [])
    while True:
        one, other = _one_step(one, other, viewer, rng) or _one_step(one, one, viewer, rng) or (one, one)
        if one.position.is_over:
            return
        if one.lines != other.lines and one.position.next_to_act != CHANCE:
            yield one, other


def _one_step(one: Game, other: Game, viewer: Viewer, rng: Random) -> tuple[Game, Game] | None:
    seat = one.position.next_to_act
    theirs = list(other.position.legal_actions(seat))
    for action in rng.sample(mine := list(one.position.legal_actions(seat)), min(TRIED, len(mine))):
        next_one, events = one.after(action, seat)
        known = [event.visible_to(viewer) for event in events]
        others = [] if seat == viewer.seat else [each for each in theirs if each != action]
        tried = [*rng.sample(others, min(TRIED, len(others))), *([action] if action in theirs else [])]
        for twin in tried:
            next_other, events = other.after(twin, seat)
            alike = [event.visible_to(viewer) for event in events] == known
            if alike and next_one.position.visible_to(viewer) == next_other.position.visible_to(viewer):
                return next_one, next_other
    return None


def some(setup: GameSetup, viewer: Viewer) -> list[tuple[Game, Game]]:
    """Pairs from all parts of two games, or of more where secrets are rare; fails if they are too few."""
    found: list[tuple[Game, Game]] = []
    for seed in range(MOST_GAMES):
        if seed >= FEWEST_GAMES and len(found) > FEWEST_PAIRS:
            break
        found += twins(setup, viewer, seed)
    assert len(found) > FEWEST_PAIRS
    return found[:: max(1, len(found) // COMPARED)]


def opened(setup: GameSetup, game: Game, viewer: Viewer) -> House:
    """A tab with that game on a device of the viewer alone; bots play the other seats."""
    seats = tuple(
        Seat(seat.name, seat.emblem, "" if number == viewer.seat else "cub")
        for number, seat in enumerate(setup.seats())
    )
    record = Record(setup.game.name, setup.game.rules, seats, "maine", setup.options, tuple(game.lines))
    table = RecordedTable.from_record(setup.game, record)
    page = House()
    page.origin.stored[save_format.key_of("kept")] = save_format.write(save_format.Saved("Kept", "", table))
    page.close()
    return House(page.origin, "#/table/kept")


def shown(page: House) -> str:
    """All that the page shows and says to its only person, the shelf included."""
    found = [page.html, stored_page.table(page.model, page.play)]
    for dialog in ("log", "menu", "keys"):
        page.send(Open(dialog, "kept"))
        found.append(page.html)
    page.send(UrlChanged("#/"))
    found += [RANDOM.sub("", page.html), stored_page.lobby(page.model), *page.said]
    return "\n".join(found)


def shown_to_strangers(setup: GameSetup, game: Game) -> str:
    """All that a link and a diagram of the unfinished game show."""
    record = setup.record(game.lines)
    replay = House(None, f"#/replay/{pack(record)}")
    diagram = diagram_of(Wanted(record=pack(record)))
    link = pack(record)
    return "\n".join([replay.html.replace(link, ""), *replay.said, html_of(frame(diagram)).replace(link, "")])


@pytest.mark.parametrize("setup", SECRET, ids=str)
def test_twin_games_look_alike_to_the_viewer(setup: GameSetup) -> None:
    viewer = Viewer(setup.players - 1)
    for one, other in some(setup, viewer):
        pages = [opened(setup, game, viewer) for game in (one, other)]
        assert shown(pages[0]) == shown(pages[1]), (one.lines, other.lines)


@pytest.mark.parametrize("setup", SECRET, ids=str)
def test_twin_games_look_alike_to_strangers(setup: GameSetup) -> None:
    for one, other in some(setup, NOBODY):
        assert shown_to_strangers(setup, one) == shown_to_strangers(setup, other), (one.lines, other.lines)


def test_a_title_without_secrets_has_no_twins() -> None:
    assert {setup.game.name for setup in ALL_SETUPS} - {setup.game.name for setup in SECRET} == {
        name for name, game in GAMES.items() if not game.has_secrets
    }
