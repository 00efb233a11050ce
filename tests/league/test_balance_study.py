"""Games for balance studies."""

import json
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pennypress.__main__ import main
from pennypress.engine.record import record_from_json
from pennypress.games import GAMES
from pennypress.league.balance_statistics import Study
from pennypress.league.match import Match, play, record
from pennypress.league.players import RANDOM, Player
from pennypress.league.tournament_statistics import figures


def simulate(folder: Path, *more: str) -> int:
    asked = (
        "simulate",
        "--players",
        "3",
        "--levels",
        "random",
        "--games",
        "12",
        "--seed",
        "hobson",
        "--workers",
        "1",
    )
    return main([*asked, "--out", str(folder / "records.jsonl"), *more])


@pytest.mark.parametrize("name", GAMES)
def test_every_line_is_a_record_that_replays(name: str, tmp_path: Path) -> None:
    assert simulate(tmp_path, "--game", name) == 0
    lines = (tmp_path / "records.jsonl").read_text().splitlines()
    assert len(lines) == 12
    for line in lines:
        game = record_from_json(json.loads(line), GAMES)
        assert game.replay(GAMES[game.game])[0].is_over
    assert [path.name for path in tmp_path.iterdir()] == ["records.jsonl"]


def test_the_pictures_are_drawn_and_the_same_each_time(tmp_path: Path) -> None:
    assert simulate(tmp_path, "--pictures", str(tmp_path / "one")) == 0
    (tmp_path / "records.jsonl").unlink()
    assert simulate(tmp_path, "--pictures", str(tmp_path / "two")) == 0
    for name in ("scores.svg", "turns.svg", "kinds.svg"):
        drawn = (tmp_path / "one" / name).read_bytes()
        assert drawn == (tmp_path / "two" / name).read_bytes()
        assert ElementTree.fromstring(drawn).tag == "{http://www.w3.org/2000/svg}svg"


def test_records_are_never_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "records.jsonl"
    path.write_text("precious")
    assert simulate(tmp_path) == 1
    assert capsys.readouterr().err == f"{path} exists already; give another name to --out.\n"
    assert path.read_text() == "precious"


def test_a_study_counts_what_was_published(tmp_path: Path) -> None:
    match = Match("penny-press", (RANDOM,) * 2, "hobson")
    result = play(match)
    study = Study()
    study.add(record(match, result), result)
    balance = study.balance(figures([result]))
    assert balance.scores == result.scores
    assert balance.winning == (max(result.scores),)
    assert balance.margins == (max(result.scores) - min(result.scores),)
    laid_out = re.findall(r"(\w+)-\w+@", " ".join(result.actions))
    assert {kind.name: kind.winners + kind.others for kind in balance.kinds} == Counter(laid_out)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_title_counts_is_called_something(name: str) -> None:
    match = Match(name, (Player("reporter", "reporter"),) * 2, "hobson")
    result = play(match)
    study = Study()
    study.add(record(match, result), result)
    balance = study.balance(figures([result]))
    assert balance.what
    assert balance.kinds
