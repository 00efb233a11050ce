"""Records, links, saves and diagrams written by earlier code still open and give the same result."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pennypress.app.storage import save_format
from pennypress.engine import diagram_codec, link_codec
from pennypress.engine.record import record_from_json
from pennypress.games import GAMES
from tests.compatibility.write_samples import facts

CORPORA = sorted(Path(__file__).parent.glob("*.json"))


@pytest.fixture(params=CORPORA, ids=lambda file: file.stem)
def corpus(request: pytest.FixtureRequest) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = json.loads(request.param.read_text(encoding="utf-8"))
    return found


Corpus = dict[str, list[dict[str, Any]]]


def test_there_is_enough_of_each_kind_and_title(corpus: Corpus) -> None:
    assert len(corpus["records"]) >= 60
    assert len(corpus["links"]) >= 20
    assert len(corpus["saves"]) >= 10
    assert len(corpus["diagrams"]) >= 10
    assert {each["record"]["game"] for each in corpus["records"]} >= {"penny-press", "copenhagen"}


def test_records_are_read_and_played_to_the_same_scores(corpus: Corpus) -> None:
    for each in corpus["records"]:
        record = record_from_json(each["record"], GAMES)
        assert facts(record.replay(GAMES[record.game])[0]) == each["comes_to"]


def test_links_are_unpacked(corpus: Corpus) -> None:
    for each in corpus["links"]:
        record = link_codec.unpack(each["link"], GAMES)
        assert facts(record.replay(GAMES[record.game])[0]) == each["comes_to"]


def test_saves_are_opened_with_what_was_taken_back(corpus: Corpus) -> None:
    for each in corpus["saves"]:
        save = save_format.read(each["text"])
        assert isinstance(save, save_format.Saved)
        assert save.name.startswith("Table of ")
        assert facts(save.table.position) | {"undone": len(save.table.undone)} == each["comes_to"]


def test_diagrams_are_set_up(corpus: Corpus) -> None:
    for each in corpus["diagrams"]:
        shown = diagram_codec.unpack(each["packed"], GAMES)
        position = shown.set_up(GAMES[shown.game])
        assert position.problems() == []
        assert facts(position) == each["comes_to"]
