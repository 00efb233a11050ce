"""The transcripts in tests/playthroughs match the current rules.

After an intended change of rules: run `python -m pennypress playthroughs`, and read the diff.
"""

from pathlib import Path

import pytest

from pennypress import __main__ as command_line
from pennypress.engine.playthrough_transcript import SEED, GameSetup, setups, transcript
from pennypress.games import GAMES

FOLDER = Path(__file__).resolve().parents[1] / "playthroughs"
SETUPS = list(setups(GAMES.values()))


def kept(folder: Path) -> dict[str, str]:
    """The transcripts in the folder, by path."""
    files = folder.glob("*/*")
    return {file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8") for file in files}


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.file_name)
def test_the_transcript_is_what_the_rules_give_today(setup: GameSetup) -> None:
    lines = (FOLDER / setup.file_name).read_text(encoding="utf-8").splitlines()
    assert transcript(*setup, SEED).splitlines() == lines


def test_there_is_one_transcript_for_each_title_and_number_of_players_and_option() -> None:
    assert kept(FOLDER).keys() == {each.file_name for each in SETUPS}
    assert "penny-press/4-newsboy-strike.txt" in {each.file_name for each in SETUPS}


def test_a_transcript_can_be_read_in_one_sitting() -> None:
    for text in kept(FOLDER).values():
        lines = text.splitlines()
        assert 100 < len(lines) <= 1800
        assert max(map(len, lines)) <= 120


def test_a_command_writes_them_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_line, "PLAYTHROUGHS", tmp_path)
    monkeypatch.setattr(command_line, "ROOT", tmp_path.parent)
    assert command_line.main(["playthroughs"]) == 0
    assert kept(tmp_path) == kept(FOLDER)
