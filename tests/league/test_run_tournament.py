"""A tournament has the same results however it is run."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

from pennypress.__main__ import main

GAMES = 120
RANDOM = ("league", "random", "--players", "2", "--games", str(GAMES), "--seed", "dewey")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of the tournament, played by one process without interruption."""
    path = tmp_path_factory.mktemp("whole") / "league.jsonl"
    assert main([*RANDOM, "--workers", "1", "--out", str(path)]) == 0
    return path.read_bytes()


def test_a_line_a_game_in_the_order_of_games(whole: bytes) -> None:
    heading, *lines = map(json.loads, whole.splitlines())
    assert heading["seed"] == "dewey"
    assert [line["number"] for line in lines] == [*range(GAMES)]


def test_two_workers_play_what_one_plays(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    assert main([*RANDOM, "--workers", "2", "--out", str(path)]) == 0
    assert path.read_bytes() == whole


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a scheduler with two workers."""
    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address=None,
        scheduler_kwargs={"dashboard_address": "127.0.0.1:0"},  # without one its HTTP server takes port 8787
    ) as local:
        yield local.scheduler_address


def test_a_dask_cluster_plays_what_one_process_plays(whole: bytes, tmp_path: Path, cluster: str) -> None:
    path = tmp_path / "league.jsonl"
    assert main([*RANDOM, "--cluster", cluster, "--out", str(path)]) == 0
    assert path.read_bytes() == whole


def begun(path: Path, lines: int) -> subprocess.Popen[str]:
    """A running process of the tournament, once that many lines are written."""
    command = [sys.executable, "-m", "pennypress", *RANDOM, "--workers", "2", "--out", str(path)]
    # Background processes of a shell ignore Ctrl-C, and so would a process started by one.
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    signal.signal(signal.SIGINT, usual)
    while not path.exists() or path.read_bytes().count(b"\n") < lines:
        assert process.poll() is None
        time.sleep(0.005)
    return process


def test_killed_and_resumed_equals_uninterrupted(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    with begun(path, lines=2) as process:
        process.kill()
    part = path.read_bytes()
    assert part.count(b"\n") < GAMES
    path.write_bytes(part + b'{"number":119,"seats":["random","r')
    assert main([*RANDOM, "--workers", "2", "--out", str(path)]) == 0
    assert path.read_bytes() == whole


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C comes another way")
def test_ctrl_c_stops_with_a_sentence_and_can_be_resumed(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    with begun(path, lines=2) as process:
        process.send_signal(signal.SIGINT)
        said = process.communicate()[1]
    assert said == f"Stopped. The same command goes on from what is in {path}.\n"
    assert process.returncode == 1
    assert main([*RANDOM, "--workers", "1", "--out", str(path)]) == 0
    assert path.read_bytes() == whole


@pytest.mark.parametrize("cut", [0, 40, 5000])
def test_a_file_cut_off_anywhere_is_gone_on_with(whole: bytes, tmp_path: Path, cut: int) -> None:
    path = tmp_path / "league.jsonl"
    path.write_bytes(whole[:cut])
    assert main([*RANDOM, "--workers", "1", "--out", str(path)]) == 0
    assert path.read_bytes() == whole


def test_a_damaged_line_is_played_again(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    lines = whole.splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:5], b"]\n", *lines[6:]]))
    assert main([*RANDOM, "--workers", "1", "--out", str(path)]) == 0
    assert path.read_bytes() == whole


def test_more_games_are_added_to_those_played(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    fewer = [*RANDOM, "--games", "50", "--workers", "1", "--out", str(path)]
    assert main(fewer) == 0
    assert main([*RANDOM, "--workers", "1", "--out", str(path)]) == 0
    assert path.read_bytes() == whole
    assert main(fewer) == 1
