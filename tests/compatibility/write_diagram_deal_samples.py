"""Collects which cards diagrams deal today.

`python -m tests.compatibility.write_diagram_deal_samples NAME TITLE…` writes `deals/NAME.json`: diagrams and
moments of records of those titles, by default of all, what readers do there, and every action that came of
it, the cards included. Collected once, for a new title or before a change of how diagrams deal; never under
the same name again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from random import Random
from typing import Any

from pennypress.app.embed.live_diagram import LiveDiagram, Wanted, opened, update
from pennypress.app.play.messages import Touch
from pennypress.engine import diagram_codec, link_codec
from pennypress.engine.diagram_codec import Diagram
from pennypress.engine.rules_interface import CHANCE
from pennypress.games import GAMES, rules_of
from pennypress.games.penny_press.actions import PRESS
from pennypress.site.rules_pages import packed_of
from tests.app.actions_as_gestures import gestures
from tests.engine.random_games import SETUPS, GameSetup, moments

HERE = Path(__file__).parent / "deals"
ACTIONS_EACH = 25
SEEDS = ("", "proof")


def collected(titles: Collection[str]) -> list[dict[str, Any]]:
    """Every diagram with what is done there and what it comes to."""
    return [_played(given) for given in _given(titles)]


def played(given: dict[str, str], touches: list[list[Any]]) -> LiveDiagram:
    """That diagram after those gestures of a reader."""
    return touched(opened(Wanted(**given, playable=True)), touches)


def touched(live: LiveDiagram, touches: list[list[Any]]) -> LiveDiagram:
    """The diagram after those gestures."""
    for name, words in touches:
        live = update(live, Touch(name, tuple(words)))[0]
    return live


def actions(live: LiveDiagram) -> list[str]:
    """Everything that has been done there, by players and by chance; in a record, since its beginning."""
    return [move.action for move in live.moves]


def _given(titles: Collection[str]) -> Iterator[dict[str, str]]:
    """The attributes of the elements."""
    for game in (GAMES[title] for title in titles):
        yield {"game": game.name}
        for example in rules_of(game.name).examples():
            yield {"position": packed_of(game, example)}
    for setup in (each for each in SETUPS if each.game.name in titles):
        for seed in SEEDS:
            before_the_first_card = Diagram.of(setup.game, setup.new(), setup.seats(), seed=seed)
            yield {"position": diagram_codec.pack(before_the_first_card)}
            yield {"position": _some_way_on(setup, seed)}
        yield from _moments_of_a_record(setup)


def _some_way_on(setup: GameSetup, seed: str) -> str:
    """Where a player decides, after a third of a game."""
    count = len([*moments(setup, 7)]) // 3
    for number, moment in enumerate(moments(setup, 7)):
        if number >= count and moment.position.next_to_act != CHANCE:
            break
    return diagram_codec.pack(Diagram.of(setup.game, moment.position, setup.seats(), seed=seed))


def _moments_of_a_record(setup: GameSetup) -> Iterator[dict[str, str]]:
    """One at which a player decides, and one at which a card is due."""
    *_, last = moments(setup, 11)
    link = link_codec.pack(setup.record(last.actions, seed="extra"))
    found: dict[bool, int] = {}
    for number, moment in enumerate(moments(setup, 11)):
        if number > 10:
            found.setdefault(moment.position.next_to_act == CHANCE, number)
    for number in found.values():
        yield {"record": link, "at": str(number)}


def _played(given: dict[str, str]) -> dict[str, Any]:
    """What a reader might do there, by chance. Pages go to press as soon as they can, which deals cards."""
    live, rng, touches = played(given, []), Random(str(given)), list[list[Any]]()
    for _number in range(ACTIONS_EACH):
        if live.position.is_over:
            break
        legal = live.position.legal_actions()
        action = PRESS if PRESS in legal else legal[int(rng.random() * len(legal))]
        more: list[list[Any]] = [[touch.gesture, list(touch.words)] for touch in gestures(action)]
        touches += more
        live = touched(live, more)
    return {"given": given, "touches": touches, "comes_to": actions(live)}


if __name__ == "__main__":
    file = HERE / f"{sys.argv[1]}.json"
    file.write_text(
        json.dumps(collected(sys.argv[2:] or GAMES), separators=(",", ":")) + "\n", encoding="utf-8"
    )
