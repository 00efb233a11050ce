"""Impossible requests are refused in one sentence."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from pennypress.__main__ import main

WHO = (
    "Name who plays, either as in “league editor reporter cub”"
    " or as in “league --one editor --against reporter”."
)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("league", WHO),
        ("league --one cub", WHO),
        ("league cub --one cub --against reporter", WHO),
        ("league cubs", "“cubs” is no level; there are cub, reporter, editor, publisher."),
        ("league cub:3", "“cub:3”: a cub does not look ahead, so it has no number of rollouts."),
        ("league editor:0", "“editor:0”: the number of rollouts is a whole number from 1, as in editor:400."),
        ("league editor:½", "“editor:½”: the number of rollouts is a whole number from 1, as in editor:400."),
        (
            "league cub@x.json",
            "“cub@x.json”: other weights are tried by a reporter, as in reporter@weights.json.",
        ),
        (
            "league editor:9,wit=6",
            (
                "“editor:9,wit=6”: a search has no setting “wit”; "
                "there are width, later, ahead, exploration, trust."
            ),
        ),
        ("league editor:9,width=x", "“editor:9,width=x”: width is a number, as in width=10."),
        ("league reporter@x.json", "x.json is no file of weights."),
        ("league cub cub", "“cub” is named twice."),
        ("league --one cub --against cub", "“cub” against itself shows nothing; name two different players."),
        ("league cub --players 9", "Penny Press is for 2 to 5 players, not 9."),
        ("league cub --players 0", "A tournament needs two players or more at a table."),
        ("league cub --games 0", "A tournament has at least one game."),
        ("league cub --workers 0", "There is no work without a worker: --workers is 1 or more."),
        (
            "league cub --game whist",
            "“whist” is no game of ours; there are penny-press, copenhagen, letterpress, penny-lane.",
        ),
        ("league cub --option whist", "Penny Press has no option “whist”."),
        ("league cub --seed " + "s" * 53, "The seed is too long: 52 characters at most."),
        ("league cub --out missing/x", "missing/x cannot be written: No such file or directory."),
        (
            "league cub --cluster x --workers 2",
            "A cluster has its own workers: --workers and --cluster do not go together.",
        ),
        ("league cub --cluster nowhere:x", "There is no Dask scheduler at “nowhere:x”."),
        ("fit --games 0 --out x", "A fit needs a generation, a game to learn from and two to compare with."),
        ("fit --exploration 2 --out x", "Exploration is a number from 0 to 1."),
        (
            "fit --game letterpress --players 1 --out x",
            "A fit needs two players or more: new weights play against old ones.",
        ),
        ("fit --players 7 --out x", "Penny Press is for 2 to 5 players, not 7."),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(
    asked: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(asked.split()) == 1
    assert capsys.readouterr() == ("", said + "\n")


def test_an_odd_number_is_answered_with_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["league", "cub", "--games", "many"])
    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def league(path: Path, *more: str) -> int:
    return main(
        ["league", "cub", "--players", "2", "--games", "2", "--workers", "1", "--out", str(path), *more]
    )


def test_a_file_of_another_tournament_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "league.jsonl"
    assert league(path) == 0
    before = path.read_bytes()
    capsys.readouterr()
    assert league(path, "--seed", "other", "--players", "3") == 1
    said = f"{path} is of another tournament (seed, line-ups differ); give another name to --out.\n"
    assert capsys.readouterr().err == said
    assert path.read_bytes() == before


def test_a_file_of_another_edition_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "league.jsonl"
    assert league(path) == 0
    heading, rest = path.read_bytes().split(b"\n", 1)
    older = json.dumps(json.loads(heading) | {"edition": "older"}, separators=(",", ":")).encode()
    path.write_bytes(older + b"\n" + rest)
    assert league(path) == 1
    assert "another version of the bots or the rules" in capsys.readouterr().err


def test_a_file_that_is_something_else_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary,\n")
    assert league(path) == 1
    assert capsys.readouterr().err == f"{path} is no file of this league; give another name to --out.\n"
    assert path.read_text() == "Dear diary,\n"


def league_without(missing: str, *asked: str) -> subprocess.CompletedProcess[str]:
    """The league, run by a Python in which that library cannot be imported."""
    without = (
        f"import sys; sys.modules[{missing!r}] = None; from pennypress.__main__ import main; sys.exit(main())"
    )
    command = [sys.executable, "-c", without, "league", "cub", *asked]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_missing_extra_is_named() -> None:
    ended = league_without("distributed", "--cluster", "tcp://127.0.0.1:1")
    assert ended.returncode == 1
    assert ended.stderr.count("\n") == 1
    assert ended.stderr.endswith("pip install 'pennypress[cluster]'\n")


def test_without_the_library_of_the_progress_bar_it_plays_without_a_bar() -> None:
    ended = league_without("rich", "--workers", "1", "--games", "1")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "Penny Press, 4 players: 1 games" in ended.stdout
