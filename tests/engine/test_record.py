"""Records: the save format, replays, and everything that can be wrong with a record."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pennypress.engine import record as records
from pennypress.engine.record import (
    ACTION_LIMIT,
    FORMAT,
    NAME_LIMIT,
    SEED_LIMIT,
    BadRecord,
    IllegalMove,
    Record,
    Seat,
    draws,
    loads,
    record_from_json,
)
from pennypress.games import GAMES

GAME = GAMES["penny-press"]
NEWER = "This game was saved by a newer version. Reload the page to update."
DAMAGED = "This is not a saved game, or it is damaged."


def a_record(*actions: str) -> Record:
    """A record of three players; by default with three headline cards and two turns."""
    seats = (Seat("Ada", "times"), Seat("Grace", "sun"), Seat("Edith", "world"))
    played = "headline 1", "headline 2", "headline 3", "assign 2 war-D1", "assign 1 war-B1"
    return Record("penny-press", 1, seats, "maine", actions=actions or played)


def saved(**changes: object) -> dict[str, Any]:
    return a_record().to_json() | changes


def sentence(data: object) -> str:
    """The sentence with which this data is refused."""
    with pytest.raises(BadRecord) as why:
        record_from_json(data, GAMES)
    return str(why.value)


# -- good records


def test_a_record_reads_back_from_its_file() -> None:
    record = a_record()
    assert loads(record.dumps(), GAMES) == record


def test_a_strike_in_practice_reads_back_too() -> None:
    seats = tuple(Seat(emblem.name, emblem.name) for emblem in GAME.emblems)
    record = Record("penny-press", 1, seats, "x", ("newsboy-strike",), practice=True)
    assert loads(record.dumps(), GAMES) == record


def test_the_file_is_readable_with_one_action_a_line() -> None:
    lines = a_record().dumps().splitlines()
    assert '  "assign 2 war-D1",' in lines
    assert lines[1] == f' "format": {FORMAT},'


def test_names_are_kept_as_they_were_typed() -> None:
    for name in ("", "Zoë “Press” O’Neil", "🗞️", "עיתון", "<script>alert(1)</script>", "{paper}"):
        record = record_from_json(saved(players=[{"name": name, "emblem": "sun"}] * 1 + two_seats()), GAMES)
        assert record.players[0].name == name
        assert loads(record.dumps(), GAMES) == record


def two_seats() -> list[dict[str, str]]:
    return [{"name": "Grace", "emblem": "times"}, {"name": "Edith", "emblem": "world"}]


def test_a_name_that_is_too_long_is_cut() -> None:
    record = record_from_json(saved(players=[{"name": "x" * 1000, "emblem": "sun"}, *two_seats()]), GAMES)
    assert len(record.players[0].name) == NAME_LIMIT


def test_half_characters_are_replaced_for_no_file_can_hold_them() -> None:
    data = json.loads(
        json.dumps(saved(seed="\ud800", players=[{"name": "A\udfff", "emblem": "sun"}, *two_seats()]))
    )
    record = record_from_json(data, GAMES)
    assert (record.players[0].name, record.seed) == ("A?", "?")
    record.dumps().encode()


def test_things_that_are_not_part_of_the_format_are_ignored() -> None:
    assert record_from_json(saved(comment="hello", practice="yes"), GAMES) == a_record()


def test_replaying_gives_position_and_turns() -> None:
    position, moves = a_record().replay(GAME)
    assert position.next_to_act == 2
    assert [move.player for move in moves] == [-1, -1, -1, 0, 1]
    assert [move.action for move in moves] == list(a_record().actions)
    assert all(move.events for move in moves)
    assert draws(moves) == 3


def test_the_first_actions_of_a_record_are_a_record() -> None:
    assert a_record().first(2).actions == ("headline 1", "headline 2")
    assert a_record().first(0).replay(GAME)[0] == GAME.new_position(3)
    assert a_record().first(99) == a_record()


def test_the_positions_of_a_record_are_independent() -> None:
    positions = list(a_record().replay_all(GAME)[0])
    assert len(positions) == 6
    assert positions[0] == GAME.new_position(3)
    assert positions[-1] == a_record().replay(GAME)[0]
    assert positions[3] != positions[4]


# -- bots


def with_bot(bot: object) -> list[object]:
    return [{"name": "The Sun", "emblem": "sun", "bot": bot}, *two_seats()]


@given(st.from_regex(r"[a-z-]{1,20}", fullmatch=True))
def test_a_bot_of_any_level_reads_back_even_of_an_unknown_one(level: str) -> None:
    record = record_from_json(saved(players=with_bot(level)), GAMES)
    assert [seat.bot for seat in record.players] == [level, "", ""]
    assert loads(record.dumps(), GAMES) == record


def test_only_bots_say_what_they_are() -> None:
    players = record_from_json(saved(players=with_bot("editor")), GAMES).to_json()["players"]
    assert players[0] == {"name": "The Sun", "emblem": "sun", "bot": "editor"}
    assert players[1:] == two_seats()


def test_a_seat_without_a_level_is_a_person() -> None:
    record = record_from_json(saved(players=with_bot("")), GAMES)
    assert record.players[0].bot == ""
    assert "bot" not in record.to_json()["players"][0]


@pytest.mark.parametrize(
    "bot",
    [None, True, 7, ["editor"], {"level": 1}, "Editor", "the editor", "é", "x" * 21, "a\n", "\ud800", "<b>"],
)
def test_a_bot_that_cannot_be_read_is_damage(bot: object) -> None:
    assert sentence(saved(players=with_bot(bot))) == "This save is damaged: its bots are not readable."


# -- illegal moves


def test_an_illegal_move_is_named_by_its_number_and_what_came_before_is_good() -> None:
    record = a_record(*a_record().actions, "assign 6 war-D1", "press")
    with pytest.raises(IllegalMove) as why:
        record.replay(GAME)
    assert str(why.value) == (
        "Move 6, “assign 6 war-D1”, is not legal: “assign 6 war-D1” is not an action of Penny Press."
    )
    assert why.value.good == a_record()
    assert why.value.good.replay(GAME)[0].problems() == []


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("press", "Nothing to print yet: you have no reporters on a story."),
        ("assign 1 war-A1", "This story is not on the board: the 1-star A of War."),
        ("headline 4", "The next headline card is drawn after a front page is published."),
        ("<b>bold</b>", "“<b>bold</b>” is not an action of Penny Press."),
    ],
)
def test_an_illegal_move_says_why(action: str, reason: str) -> None:
    with pytest.raises(IllegalMove) as why:
        a_record(*a_record().actions, action).replay(GAME)
    assert str(why.value) == f"Move 6, “{action}”, is not legal: {reason}"


def test_the_very_first_move_may_be_illegal() -> None:
    with pytest.raises(IllegalMove, match=r"^Move 1, “press”, is not legal: A headline card") as why:
        a_record("press").replay(GAME)
    assert why.value.good.actions == ()


def test_a_card_that_comes_twice_is_illegal() -> None:
    record = Record("penny-press", 1, a_record().players, "s", actions=("headline 1",) * 2)
    with pytest.raises(IllegalMove, match="Headline card 1 has already been drawn"):
        record.replay(GAME)


def test_a_long_move_is_quoted_in_part() -> None:
    with pytest.raises(IllegalMove) as why:
        a_record("x" * 100_000).replay(GAME)
    assert len(str(why.value)) < 300


# -- unreadable records


@pytest.mark.parametrize("data", [None, 7, "penny-press", [], ["format"], {}, {"game": "penny-press"}])
def test_data_without_a_format_is_not_a_saved_game(data: object) -> None:
    assert sentence(data) == "This is not a saved game."


@pytest.mark.parametrize(
    "text", ["", "{", "Hello", '{"format": 1', "[" * 100_000, '{"format": ' + "9" * 5000 + "}", "\x00"]
)
def test_what_is_not_json_is_not_a_saved_game(text: str) -> None:
    with pytest.raises(BadRecord) as why:
        loads(text, GAMES)
    assert str(why.value) == DAMAGED


@pytest.mark.parametrize("version", [None, "1", 0, -1, 1.5, True, [], float("nan")])
def test_a_format_that_is_no_number_is_damage(version: object) -> None:
    assert sentence(saved(format=version)) == "This save is damaged: its format is not readable."


def test_a_record_of_a_future_format_asks_to_update() -> None:
    assert sentence(saved(format=FORMAT + 1)) == NEWER


def test_a_record_of_future_rules_asks_to_update() -> None:
    assert sentence(saved(rules=GAME.rules + 1)) == NEWER


@pytest.mark.parametrize("rules", [None, "1", 0, -3, 1.0, True])
def test_a_record_has_to_say_by_which_rules_it_was_played(rules: object) -> None:
    assert sentence(saved(rules=rules)) == (
        "This save is damaged: it does not name the version of its rules."
    )


@pytest.mark.parametrize(
    ("game", "shown"),
    [("chess", "chess"), (None, "None"), (["penny-press"], "['penny-press']"), ("x" * 99, "x" * 40)],
)
def test_a_game_that_is_not_ours_is_named(game: object, shown: str) -> None:
    assert sentence(saved(game=game)) == f"This site has no game called “{shown}”."


@pytest.mark.parametrize(
    "players",
    [
        None,
        "three",
        {"name": "Ada"},
        ["Ada", "Grace", "Edith"],
        [{}, {}, {}],
        [{"name": "Ada"}, *two_seats()],
        [{"name": 1, "emblem": "sun"}, *two_seats()],
        [{"name": "Ada", "emblem": None}, *two_seats()],
        [{"name": "Ada", "emblem": "tribune"}, *two_seats()],
        [{"name": "Ada", "emblem": "world"}, *two_seats()],
        [{"name": "Ada", "emblem": "sun"}] * 10,
    ],
)
def test_players_that_cannot_be_read_are_damage(players: object) -> None:
    assert sentence(saved(players=players)) == "This save is damaged: its players are not readable."


def test_the_title_has_to_be_for_that_many() -> None:
    assert sentence(saved(players=[])) == "Penny Press is for 2 to 5 players, not 0."


@pytest.mark.parametrize("options", [None, "newsboy-strike", [1], [None], ["newsboy-strike"] * 21])
def test_options_that_cannot_be_read_are_damage(options: object) -> None:
    expected = "This save is damaged: its list of options is not readable."
    assert sentence(saved(options=options)) == expected


def test_options_have_to_be_known_and_playable() -> None:
    assert sentence(saved(options=["turbo"])) == "Penny Press has no option “turbo”."
    assert sentence(saved(options=["newsboy-strike"])) == "“Newsboy Strike” cannot be played with 3 players."


def test_an_unknown_option_is_quoted_in_part() -> None:
    assert len(sentence(saved(options=["x" * 10_000]))) < 100


@pytest.mark.parametrize("seed", [None, 7, ["maine"], "x" * (SEED_LIMIT + 1)])
def test_a_seed_that_cannot_be_read_is_damage(seed: object) -> None:
    assert sentence(saved(seed=seed)) == "This save is damaged: its seed is not readable."


@pytest.mark.parametrize(
    "actions", [None, "press", {"1": "press"}, [1], ["press", None], ["press"] * (ACTION_LIMIT + 1)]
)
def test_actions_that_cannot_be_read_are_damage(actions: object) -> None:
    expected = "This save is damaged: its list of actions is not readable."
    assert sentence(saved(actions=actions)) == expected


@pytest.mark.parametrize("part", ["game", "rules", "players", "seed", "options", "actions"])
def test_a_record_that_lacks_a_part_is_refused(part: str) -> None:
    data = saved()
    del data[part]
    assert sentence(data).endswith(".")


# -- older formats


def test_older_formats_are_migrated_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def from_1(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "format": 2, "actions": data["moves"].split(";")}

    def from_2(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "format": 3, "seed": data["deal"]}

    monkeypatch.setattr(records, "FORMAT", 3)
    monkeypatch.setattr(records, "MIGRATIONS", {1: from_1, 2: from_2})
    old = saved(format=1, moves=";".join(a_record().actions), deal="maine")
    del old["actions"], old["seed"]
    assert record_from_json(old, GAMES) == a_record()
    assert record_from_json(saved(format=2, deal="maine"), GAMES) == a_record()
    assert record_from_json(saved(format=3), GAMES) == a_record()
    assert sentence(saved(format=4)) == NEWER


def test_every_older_format_has_its_migration() -> None:
    assert sorted(records.MIGRATIONS) == list(range(1, FORMAT))
