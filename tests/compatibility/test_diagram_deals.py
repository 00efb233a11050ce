"""Diagrams in pages of others deal the cards that they dealt when they were put there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pennypress.app.embed.live_diagram import Wanted, opened, update
from pennypress.app.play.messages import Redo, Undo
from pennypress.app.replay.messages import Scrub
from pennypress.games import GAMES
from tests.compatibility.write_diagram_deal_samples import HERE, actions, played

CORPORA = sorted(HERE.glob("*.json"))


def samples(file: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return found


@pytest.fixture(params=CORPORA, ids=lambda file: file.stem)
def corpus(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    return samples(request.param)


def test_there_are_diagrams_of_every_kind_and_many_cards(corpus: list[dict[str, Any]]) -> None:
    assert {kind for each in corpus for kind in each["given"]} == {"game", "position", "record", "at"}
    done = [action for each in corpus for action in each["comes_to"]]
    assert sum(action.startswith(("headline", "draw", "open", "card", "board")) for action in done) > 200


def test_what_is_done_in_a_diagram_comes_to_the_same_cards(corpus: list[dict[str, Any]]) -> None:
    for each in corpus:
        assert actions(played(each["given"], each["touches"])) == each["comes_to"]


def test_taken_back_and_done_again_it_comes_to_the_same_cards(corpus: list[dict[str, Any]]) -> None:
    for each in corpus[::3]:
        begun = opened(Wanted(**each["given"], playable=True))
        live = end = played(each["given"], each["touches"])
        for _touch in each["touches"]:
            live = update(live, Undo())[0]
        assert live.position == begun.position
        for _touch in each["touches"]:
            live = update(live, Redo())[0]
        assert live.position == end.position
        assert actions(live) == each["comes_to"]
        live = update(live, Scrub(live.start))[0]
        assert (live.position, live.at, live.selection) == (begun.position, begun.at, begun.selection)


def test_every_title_is_there() -> None:
    there = [each["given"] for file in CORPORA for each in samples(file)]
    assert [name for name in GAMES if {"game": name} not in there] == []
