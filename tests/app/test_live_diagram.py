"""Live diagrams: play, undo, stepping through; many diagrams in one worker, independent of each other."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from e2e.penny_press_scenarios import SEATS, at, busy, game_until, in_builder, sensible, whole_game
from pennypress.app.effects import Announce
from pennypress.app.embed import live_diagram
from pennypress.app.embed.embed_worker import OpenDiagrams
from pennypress.app.embed.live_diagram import Acted, LiveDiagram, Wanted, opened, update, wanted_of
from pennypress.app.embed.view import view
from pennypress.app.message import Message
from pennypress.app.play.messages import Redo, Touch, Undo
from pennypress.app.replay.messages import Scrub
from pennypress.engine.diagram_codec import Diagram, pack
from pennypress.engine.link_codec import pack as pack_record
from pennypress.engine.record import BadRecord, Record
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.table import RecordedTable, Table
from pennypress.games import GAMES
from pennypress.games.view_kit.render_html import html_of
from tests.app.actions_as_gestures import gestures
from tests.app.page_without_browser import tags
from tests.html_tokens import Attributes

GAME = GAMES["penny-press"]
RECORD = game_until(busy, 3)
BUSY = RecordedTable.from_record(GAME, RECORD)
BUILDER = RecordedTable.from_record(GAME, game_until(in_builder, 3))


def packed(table: Table = BUSY, *gestures: tuple[str, ...], seed: str = "proof") -> str:
    return pack(Diagram.of(GAME, table.position, SEATS[:3], gestures, seed))


def some(**wanted: Any) -> LiveDiagram:
    return opened(Wanted(position=packed(), **wanted))


def after(live: LiveDiagram, *messages: Message) -> LiveDiagram:
    for message in messages:
        live = update(live, message)[0]
    return live


def act(live: LiveDiagram) -> LiveDiagram:
    """A person's action."""
    if live.position.next_to_act == BUILDER.position.next_to_act and "builder" in html_of(view(live)):
        return after(live, Touch("lay-out"), Touch("print"))
    action = sensible(at(Table.from_position(GAME, live.position, SEATS[:3], "")))
    return after(live, Touch("do", (str(action),)))


def elements(live: LiveDiagram) -> dict[str, Attributes]:
    return {given["id"]: given for _tag, given in tags(html_of(view(live))) if "id" in given}


# -- positions


def test_a_position_is_shown_as_it_was_set_up() -> None:
    live = some()
    assert live.position == BUSY.position
    assert live.playable
    shown = elements(live)
    for beat in at(BUSY).beats:
        for story in beat:
            assert f"story-{story}" in shown
    assert {"undo", "redo", "start"} <= shown.keys()
    assert all("disabled" in shown[name] for name in ("undo", "redo", "start"))
    assert "whole-game" not in shown


def test_an_action_is_carried_out_said_and_told() -> None:
    live = some()
    action = sensible(at(BUSY))
    acted, effects = update(live, Touch("do", (str(action),)))
    assert acted.position == BUSY.apply(action).position
    assert Acted(str(action), over=False) in effects
    said = [effect.sentence for effect in effects if isinstance(effect, Announce)]
    assert len(said) == 1
    assert said[0].startswith("The ")
    assert live.position == BUSY.position


def test_a_refusal_is_said_and_shown_and_changes_nothing() -> None:
    refused, effects = update(some(), Touch("do", ("recall 5 war-A3",)))
    assert refused.position == BUSY.position
    assert effects == [Announce(refused.said)]
    assert refused.said in html_of(view(refused))


def test_undo_redo_and_back_to_the_start() -> None:
    start = some()
    one = act(start)
    two = act(one)
    assert two.position not in (one.position, start.position)
    assert after(two, Undo()).position == one.position
    assert after(two, Undo(), Undo()).position == start.position
    assert after(two, Undo(), Undo(), Undo()).position == start.position
    assert after(two, Undo(), Undo(), Redo(), Redo(), Redo()).position == two.position
    assert after(two, Scrub(two.start)).position == start.position
    assert after(two, Scrub(two.start), Redo()).position == one.position
    assert after(two, Scrub(1_000)) == two
    assert "disabled" not in elements(two)["undo"]
    assert "disabled" in elements(two)["redo"]


def test_a_new_action_forgets_what_was_taken_back_a_refused_one_does_not() -> None:
    back = after(act(act(some())), Undo(), Undo())
    assert "disabled" not in elements(back)["redo"]
    assert "disabled" not in elements(after(back, Touch("do", ("hold",))))["redo"]
    assert "disabled" in elements(act(back))["redo"]


def test_chance_is_dealt_by_the_seed_and_never_differently() -> None:
    def played(seed: str) -> list[str]:
        live = opened(Wanted(position=packed(BUILDER, seed=seed)))
        live = after(live, Touch("lay-out"), Touch("print"))
        return [move.action for move in live.moves if move.player == CHANCE]

    assert played("a") == played("a")
    assert played("a")
    assert len({tuple(played(seed)) for seed in "abcdef"}) > 1


def test_taking_back_takes_back_the_cards_too() -> None:
    live = opened(Wanted(position=packed(BUILDER)))
    printed = after(live, Touch("lay-out"), Touch("print"))
    assert printed.at > 1
    assert after(printed, Undo()).position == BUILDER.position
    assert after(printed, Undo(), Redo()).position == printed.position


def test_cards_that_are_due_are_dealt_when_it_is_opened() -> None:
    """A diagram from before the first draws: if playable, they are carried out, else they are pending."""
    fresh = pack(Diagram.of(GAME, GAME.new_position(3), SEATS[:3], seed="proof"))
    live = opened(Wanted(position=fresh))
    assert live.position.next_to_act == 0
    assert live.start == live.at > 0
    assert after(live, Undo()) == live
    still = opened(Wanted(position=fresh, playable=False))
    assert still.position.next_to_act == CHANCE
    assert "to be dealt" in html_of(view(still))


def test_first_gestures_are_made_and_come_back_with_the_start() -> None:
    live = opened(Wanted(position=packed(BUILDER, ("lay-out",))))
    assert html_of(view(live)).count("piece-") > str(view(opened(Wanted(position=packed(BUILDER))))).count(
        "piece-"
    )
    cleared = after(live, Touch("clear"))
    assert cleared.selection != live.selection
    assert "disabled" not in elements(cleared)["start"]
    assert after(cleared, Scrub(live.start)) == live
    assert after(live, Touch("print"), Undo()).selection == live.selection


def test_odd_gestures_change_nothing() -> None:
    live = opened(Wanted(position=packed(BUSY, ("dance",), ("story", "no-such"), ("do",))))
    assert live.selection == some().selection


def test_read_only_refuses() -> None:
    live = some(playable=False)
    assert after(live, Touch("do", (str(sensible(at(BUSY))),)), Touch("press"), Undo(), Redo()) == live
    assert not {"undo", "redo", "start"} & elements(live).keys()


# -- records


def test_a_record_is_looked_through() -> None:
    game = whole_game(3)
    link = pack_record(game)
    live = opened(Wanted(record=link, at="12"))
    assert not live.playable
    assert live.at == 12
    assert live.position == RecordedTable.from_record(GAME, game.first(12)).position
    assert elements(live)["whole-game"]["href"] == f"./#/replay/{link}"
    positions = list(game.replay_all(GAME)[0])
    for move, there in ((Scrub(13), 13), (Scrub(0), 0), (Scrub(10**9), len(game.actions)), (Scrub(-1), 0)):
        live = after(live, move)
        assert live.position == positions[there]
        html_of(view(live))
    before = opened(Wanted(record=link, at="12"))
    assert after(before, Touch("do", ("hold",)), Undo()) == before


@pytest.mark.parametrize(
    ("at_", "there"), [("", 69), ("0", 0), ("1000", 69), ("-3", 69), ("x", 69), ("٣", 69)]
)
def test_a_moment_that_is_none_is_the_end(at_: str, there: int) -> None:
    game = whole_game(3)
    assert len(game.actions) == 69
    assert opened(Wanted(record=pack_record(game), at=at_)).at == there


def test_every_moment_of_a_game_can_be_drawn_and_played_on_from() -> None:
    game = whole_game(3)
    link = pack_record(game)
    for number in range(len(game.actions) + 1):
        str(view(opened(Wanted(record=link, at=str(number)))))
        live = opened(Wanted(record=link, at=str(number), playable=True))
        html_of(view(live))
        assert live.position.next_to_act != CHANCE


def test_playing_on_in_a_record_deals_the_same_cards() -> None:
    """The dealer continues with the same seed and the same number of draws."""
    game = game_until(lambda table: len(table.record.actions) > 30, 3)
    number = next(n for n in range(20, 40) if game.actions[n].startswith("headline"))
    live = opened(Wanted(record=pack_record(game), at=str(number), playable=True))
    assert live.moves[number].action == game.actions[number]
    assert live.start == live.at > number
    assert after(live, Undo(), Scrub(0)) == live


def test_the_log_shows_the_emblem_beside_each_action() -> None:
    game = whole_game(3)
    for number in range(1, len(game.actions) + 1):
        live = opened(Wanted(record=pack_record(game), at=str(number)))
        banner = elements(live)["banner"]["class"].split()
        player = live.moves[number - 1].player
        assert banner == (
            ["banner"] if player == CHANCE else ["banner", f"paper-{live.seats[player].emblem}"]
        )


def test_a_record_with_an_illegal_move_is_shown_as_far_as_it_is_legal() -> None:
    bad = replace(RECORD, actions=(*RECORD.actions[:8], "hold"))
    live = opened(Wanted(record=pack_record(bad)))
    assert live.at == 8
    assert live.said.startswith("Move 9, ")
    assert "Move 9, " in html_of(view(live))


# -- what cannot be shown


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        (Wanted(), "There is nothing to show: no position, record or game was given."),
        (Wanted(game="chess"), "This site has no game called “chess”."),
        (Wanted(position="x"), "This position is damaged or was cut short."),
        (Wanted(record="x"), "This link is damaged or was cut short. Ask for it again."),
        (Wanted(record=packed()), "This is not a saved game."),
        (Wanted(position=pack_record(RECORD)), "This is not a position from this site."),
    ],
)
def test_what_cannot_be_shown_says_why(wanted: Wanted, sentence: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(sentence)):
        opened(wanted)


def test_attributes_that_are_not_understood_count_as_not_given() -> None:
    assert wanted_of({"position": None, "at": 3, "show": ["x"], "playable": "yes", "more": 1}) == Wanted()
    assert wanted_of({"record": "x", "at": "3", "playable": False}) == Wanted(
        record="x", at="3", playable=False
    )


def test_the_part_shown_is_one_word() -> None:
    assert 'class="diagram showing-beats playable"' in html_of(view(some(show="beats")))
    for odd in ("", "Beats", "a b", 'x"><b>', "-x", "x" * 60):
        assert "showing-table" in html_of(view(some(show=odd)))


def test_names_are_never_markup() -> None:
    seats = (replace(SEATS[0], name="<img src=x>"), *SEATS[1:3])
    link = pack(Diagram.of(GAME, BUSY.position, seats))
    html = html_of(view(opened(Wanted(position=link))))
    assert "<img" not in html
    assert "&lt;img" in html
    assert "style=" not in html


# -- all open diagrams


def answer(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found


def test_a_room_keeps_diagrams_apart() -> None:
    diagrams = OpenDiagrams()
    first = answer(diagrams.open(1, json.dumps({"position": packed()})))
    second = answer(diagrams.open(2, json.dumps({"position": packed()})))
    assert first == second
    action = str(sensible(at(BUSY)))
    heard = answer(diagrams.hear(1, json.dumps(["Touch", "do", [action]]), "[]"))
    assert heard["html"] != first["html"]
    assert heard["acted"] == [{"action": action, "over": False}]
    assert len(heard["said"]) == 1
    assert answer(diagrams.hear(2, '["Undo"]', "[]"))["html"] == second["html"]
    diagrams.close(1)
    diagrams.close(1)
    assert answer(diagrams.hear(1, '["Undo"]', "[]")) == {}
    asked = json.dumps({"record": pack_record(RECORD), "at": "0"})
    assert answer(diagrams.open(2, asked))["html"] != second["html"]


def test_what_is_damaged_is_a_sentence_in_its_frame() -> None:
    told = answer(OpenDiagrams().open(1, json.dumps({"position": "<b>x"})))
    assert told["problem"] == "This position is damaged or was cut short."
    assert told["problem"] in told["html"]


def test_a_mistake_of_ours_is_told_in_one_frame_and_harms_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    diagrams = OpenDiagrams()
    for number in (1, 2):
        diagrams.open(number, json.dumps({"position": packed()}))
    with monkeypatch.context() as broken:
        broken.setattr(live_diagram, "update", lambda *_: 1 / 0)
        assert "ZeroDivisionError" in answer(diagrams.hear(1, '["Undo"]', "[]"))["fault"]
    for number in (1, 2):
        assert "html" in answer(diagrams.hear(number, '["Undo"]', "[]"))


@pytest.mark.parametrize("message", ["", "[]", '["Nothing"]', '["Touch",1,2,3]', "{}"])
def test_a_message_that_is_none_is_a_mistake_and_changes_nothing(message: str) -> None:
    diagrams = OpenDiagrams()
    opened = answer(diagrams.open(1, json.dumps({"position": packed()})))
    diagrams.hear(1, message, "[]")
    assert answer(diagrams.hear(1, '["Undo"]', "[]"))["html"] == opened["html"]


def test_records_of_every_kind_open() -> None:
    record: Record
    for players in (2, 3, 4, 5):
        record = whole_game(players)
        told = answer(OpenDiagrams().open(1, json.dumps({"record": pack_record(record)})))
        assert "ending" in told["html"]


@pytest.mark.parametrize("name", GAMES)
def test_a_new_game_of_any_title_can_be_tried(name: str) -> None:
    live = opened(wanted_of({"game": name}))
    assert live.playable
    assert live.position.next_to_act == 0
    assert live == opened(Wanted(game=name))
    assert "Open in Penny Press" in html_of(view(live))
    action = live.position.legal_actions()[0]
    *before, last = gestures(action)
    live, effects = update(after(live, *before), last)
    assert Acted(str(action), over=False) in effects
    assert "disabled" not in elements(live)["undo"]
    assert not opened(Wanted(game=name, playable=False)).playable
