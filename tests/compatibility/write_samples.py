"""Writes samples of today's formats for later code: `python -m tests.compatibility.write_samples NAME`.

It writes `NAME.json` beside this file: records of whole games, links, saves and diagrams of every title, with
the expected results. Run once before a change of formats or names, never twice with the same name.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from pennypress.app.storage import save_format
from pennypress.engine import diagram_codec, link_codec
from pennypress.engine.diagram_codec import Diagram
from pennypress.engine.record import Record
from pennypress.engine.rules_interface import CHANCE, Position
from pennypress.engine.table import RecordedTable
from tests.engine.random_games import SETUPS, GameSetup, moments

HERE = Path(__file__).parent
GAMES_EACH = 7
LINKS_EACH, SAVES_EACH, DIAGRAMS_EACH = 3, 2, 2


def collected() -> dict[str, list[dict[str, Any]]]:
    """All samples, by kind."""
    found: dict[str, list[dict[str, Any]]] = {"records": [], "links": [], "saves": [], "diagrams": []}
    for setup in SETUPS:
        records = [_played(setup, seed) for seed in range(GAMES_EACH)]
        found["records"] += [{"record": each.to_json(), "comes_to": _end(setup, each)} for each in records]
        for number, record in enumerate(records[:LINKS_EACH]):
            part = record.first(len(record.actions) * (number + 1) // LINKS_EACH)
            found["links"].append({"link": link_codec.pack(part), "comes_to": _end(setup, part)})
        for record in records[:SAVES_EACH]:
            found["saves"].append(_save(setup, record))
        for record in records[:DIAGRAMS_EACH]:
            found["diagrams"].append(_diagram(setup, record))
    return found


def facts(position: Position) -> dict[str, Any]:
    """The properties of a position that must never change."""
    return {
        "scores": list(position.scores),
        "winners": list(position.winners) if position.is_over else None,
        "turn": position.next_to_act,
        "choices": len(position.legal_actions()),
    }


def _played(setup: GameSetup, seed: int) -> Record:
    *_, last = moments(setup, 1898 + seed)
    return setup.record(last.actions)


def _end(setup: GameSetup, record: Record) -> dict[str, Any]:
    return facts(record.replay(setup.game)[0])


def _save(setup: GameSetup, record: Record) -> dict[str, Any]:
    """A save in the middle of a game, with two actions undone."""
    half = len(record.actions) // 2
    undone = record.actions[half : half + 2][::-1]
    table = RecordedTable.from_record(setup.game, record.first(half), undone)
    text = save_format.write(save_format.Saved(f"Table of {setup}", "2026-03-12T09:30:00+00:00", table))
    comes_to = facts(table.position) | {"undone": len(table.undone)}
    return {"text": text, "comes_to": comes_to}


def _diagram(setup: GameSetup, record: Record) -> dict[str, Any]:
    """A diagram of the last decision in the first half of the game."""
    for count in range(len(record.actions) // 2, 0, -1):
        position = record.first(count).replay(setup.game)[0]
        if position.next_to_act != CHANCE:
            break
    packed = diagram_codec.pack(Diagram.of(setup.game, position, record.players, seed="proof"))
    return {"packed": packed, "comes_to": facts(position)}


if __name__ == "__main__":
    file = HERE / f"{sys.argv[1]}.json"
    file.write_text(json.dumps(collected(), separators=(",", ":")) + "\n", encoding="utf-8")
