"""Nothing of other hands is on the page: games that differ in hidden cards give identical HTML."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest

from pennypress.app.analysis.messages import StartAnalysis
from pennypress.app.embed import embed_snippets
from pennypress.app.embed.live_diagram import Wanted
from pennypress.app.embed.live_diagram import opened as diagram_of
from pennypress.app.embed.live_diagram import update as diagram_update
from pennypress.app.embed.view import view as frame
from pennypress.app.model import Replay
from pennypress.app.page.messages import Open, UrlChanged
from pennypress.app.play import undo_redo
from pennypress.app.play.messages import Touch
from pennypress.app.recap.messages import ShowTurnAgain
from pennypress.app.recap.turns_of_others import turns_of_others
from pennypress.app.replay.messages import ContinueHere, Scrub
from pennypress.app.startup import stored_page
from pennypress.app.view_context import view_context
from pennypress.engine.diagram_codec import Diagram, pack
from pennypress.engine.link_codec import pack as pack_record
from pennypress.engine.record import Record
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.table import RecordedTable
from pennypress.engine.viewer import EVERYBODY, Viewer
from pennypress.games.copenhagen.components import colours
from pennypress.games.copenhagen.events import CardDealt
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.view_kit.render_html import html_of
from tests.app.differing_hidden_cards import ADA, BO, CY, GAME, TAKEN, at, bot, opened, table
from tests.app.page_with_bots import House

AS_IT_IS = ("red", "blue")
BOS_DIFFER = ("red", "green")
ALL_DIFFER = ("yellow", "purple")

HAND = re.compile(r'<li class="hand-card">.*?class="card-name"[^>]*>([^<]+)<', re.DOTALL)
"""The names of cards face up in a hand."""


def seen(page: House) -> str:
    """All HTML of the page, dialogs included."""
    found = page.html
    for dialog in ("log", "menu", "keys"):
        page.send(Open(dialog, "kept"))
        found += page.html
    return found


def looks(hands: tuple[str, ...], *steps: Callable[[House], None], then: tuple[str, ...] = ()) -> list[str]:
    """The HTML and announcements before the steps and after each, and the stored page for the next start."""
    page = at(*then, hands=hands)
    found = [seen(page)]
    for step in steps:
        step(page)
        found.append(seen(page))
    found += page.said
    found.append(stored_page.table(page.model, page.play))
    return found


def lift(page: House) -> None:
    page.press("lift-curtain")


def take(page: House) -> None:
    page.send(Touch("take", ("2",)), Touch("take", ("3",)))


def undo(page: House) -> None:
    page.press("undo")


def test_behind_the_curtain_all_hands_look_the_same() -> None:
    assert looks(AS_IT_IS) == looks(ALL_DIFFER)
    assert looks(AS_IT_IS, then=TAKEN) == looks(ALL_DIFFER, then=TAKEN)


def test_after_lifting_it_only_the_own_hand_is_visible() -> None:
    assert looks(AS_IT_IS, lift) == looks(BOS_DIFFER, lift)
    assert looks(AS_IT_IS, lift)[1] != looks(ALL_DIFFER, lift)[1]


def test_a_turn_an_undo_and_a_reload_tell_nothing_of_the_other_hand() -> None:
    steps = (lift, take, undo, lift, take)
    assert looks(AS_IT_IS, *steps) == looks(BOS_DIFFER, *steps)


def test_what_the_curtain_falls_on_is_not_told_by_what_was_said_before() -> None:
    for hands in (AS_IT_IS, ALL_DIFFER):
        page = at(hands=hands)
        lift(page)
        take(page)
        last = page.said[-1]
        assert last.startswith("Red house takes")
    assert seen(at(*TAKEN)) == seen(at(*TAKEN, hands=ALL_DIFFER))


def test_a_single_person_never_sees_a_bots_hand() -> None:
    def analysis(hands: tuple[str, ...]) -> list[str]:
        page = opened(table(hands=hands, seats=(ADA, bot(BO))))
        found = [seen(page)]
        take(page)
        return [*found, seen(page), *page.said]

    assert analysis(AS_IT_IS) == analysis(BOS_DIFFER)
    assert analysis(AS_IT_IS)[0] != analysis(ALL_DIFFER)[0]


def test_showing_the_turns_of_others_again_tells_nothing_of_their_hands() -> None:
    def analysis(hands: tuple[str, ...]) -> list[str]:
        page = opened(table("take 2", "take 3", hands=hands, seats=(bot(BO), ADA)))
        found = [seen(page)]
        for turn in turns_of_others(page.play):
            page.send(ShowTurnAgain(turn.start))
            found.append(seen(page))
        assert len(found) > 1
        return found

    assert analysis(("red", "blue")) == analysis(("green", "blue"))


def test_in_a_whole_game_against_bots_no_hand_is_seen_but_one_s_own() -> None:
    page, rng = opened(table(seats=(ADA, bot(BO), bot(CY)))), random.Random(3)
    page.let_bots_play()
    while not page.table.position.is_over:
        assert page.play.curtain is None
        position = page.table.position
        assert isinstance(position, Copenhagen)
        mine = sorted(card.title for card in colours(position.hands[0]))
        assert sorted(HAND.findall(page.html)) == mine
        page.act_and_let_play(rng)
    assert {move.player for move in page.table.moves} == {CHANCE, 0, 1, 2}


def test_the_shelf_shows_no_hand_of_a_game_in_progress() -> None:
    def analysis(hands: tuple[str, ...]) -> str:
        page = at(*TAKEN, hands=hands)
        page.send(UrlChanged("#/"))
        return re.sub(r'id="(seed|start)"[^>]*', "", page.html) + stored_page.lobby(page.model)

    assert analysis(AS_IT_IS) == analysis(ALL_DIFFER)


def replayed(record: Record) -> House:
    return House(None, f"#/replay/{pack_record(record)}")


def test_a_link_to_a_game_in_progress_opens_without_secrets() -> None:
    def analysis(hands: tuple[str, ...]) -> list[str]:
        page = replayed(table(*TAKEN, hands=hands).record)
        found = []
        for at_ in range(len(table(*TAKEN).moves) + 1):
            page.send(Scrub(at_))
            found.append(seen(page))
        return [*found, *page.said]

    assert analysis(AS_IT_IS) == analysis(ALL_DIFFER)


def test_the_editor_does_not_look_back_over_a_game_in_progress() -> None:
    page = replayed(table(*TAKEN).record)
    assert "disabled" in page.elements()["ask-coach"]
    page.send(StartAnalysis())
    assert isinstance(page.model.screen, Replay)
    assert page.model.screen.analysis is None


def test_an_embedded_game_in_progress_shows_no_hand() -> None:
    def analysis(hands: tuple[str, ...]) -> list[str]:
        record = table(*TAKEN, hands=hands).record
        packed = pack_record(record)
        still = embed_snippets.element(record, "https://example.org/").replace(packed, "PACKED")
        live = diagram_of(Wanted(record=packed))
        return [still, html_of(frame(live)).replace(packed, "PACKED")]

    assert analysis(AS_IT_IS) == analysis(ALL_DIFFER)


def finished() -> RecordedTable:
    laid = table()
    while not laid.position.is_over:
        laid = laid.apply(laid.position.legal_actions()[0])
    return laid


def test_a_finished_game_hides_nothing_at_any_moment() -> None:
    laid = finished()
    page = replayed(laid.record)
    page.send(Scrub(13))
    screen = page.model.screen
    assert isinstance(screen, Replay)
    assert view_context(screen).viewer == EVERYBODY
    assert view_context(screen).position == screen.positions[13]
    assert "disabled" not in page.elements()["ask-coach"]
    live = diagram_of(Wanted(record=pack_record(laid.record), at="13"))
    assert live.view_context.position == screen.positions[13]


def test_moves_to_be_animated_are_cut_for_the_viewer() -> None:
    record = table(*TAKEN).record
    page = replayed(record)
    dealt = 0
    for ply in range(1, len(record.actions) + 1):
        page.send(Scrub(ply))
        screen = page.model.screen
        assert isinstance(screen, Replay)
        live, _effects = diagram_update(diagram_of(Wanted(record=pack_record(record))), Scrub(ply))
        for context in (view_context(screen), live.view_context):
            cards = [
                event for move in context.latest for event in move.events if isinstance(event, CardDealt)
            ]
            assert all(card.colour is None for card in cards)
            assert not cards or not any(move.action for move in context.latest)
            dealt += len(cards)
    assert dealt


def test_continuing_from_a_finished_game_is_practice_because_all_hands_were_seen() -> None:
    page = replayed(finished().record)
    page.press("scrub-previous")
    page.send(ContinueHere())
    assert page.table.record.practice


def test_a_diagram_shows_what_its_position_has() -> None:
    position = table(*TAKEN).position
    for shown in (position, position.visible_to(Viewer(0))):
        live = diagram_of(Wanted(position=pack(Diagram.of(GAME, shown, (ADA, BO)))))
        assert live.view_context.position == shown
        assert live.view_context.viewer == EVERYBODY


def test_playing_on_in_an_embedded_game_shows_only_the_hand_on_turn() -> None:
    record = table(*TAKEN).record
    live = diagram_of(Wanted(record=pack_record(record), playable=True))
    assert live.view_context.viewer == Viewer(1)
    assert live.view_context.position == live.position.visible_to(Viewer(1))


@pytest.mark.parametrize("actions", [(), TAKEN])
def test_sharing_an_unfinished_game_warns_about_hidden_cards(
    actions: tuple[str, ...],
) -> None:
    page = at(*actions)
    for dialog in ("menu", "embed", "share"):
        page.send(Open(dialog, "kept"))
        assert "holds-secrets" in page.elements(), dialog
    page = replayed(page.table.record)
    page.send(Open("share", "kept"))
    assert "holds-secrets" in page.elements()


def test_of_a_finished_game_nothing_is_said_about_secrets() -> None:
    page = replayed(finished().record)
    page.send(Open("share", "kept"))
    assert "share-dialog" in page.elements()
    assert "holds-secrets" not in page.elements()


def test_an_export_is_the_whole_record() -> None:
    page = at(*TAKEN)
    page.send(UrlChanged("#/"))
    page.press("export-kept")
    (text,) = page.files.values()
    assert json.loads(text)["actions"] == list(table(*TAKEN).record.actions)


def practice(page: House) -> bool:
    return page.table.record.practice


def test_undo_is_free_until_something_is_revealed() -> None:
    page = at()
    lift(page)
    page.send(Touch("take", ("2",)))
    assert not undo_redo.reveals(page.table)
    page.press("undo")
    assert not practice(page)
    take(page)
    assert undo_redo.reveals(page.table)  # the harbour has been filled
    page.press("undo")
    assert practice(page)
    assert "practice" in page.said[-1]


def test_a_bots_payment_reveals_cards_of_its_hand() -> None:
    page = at("build red-2@0,0", "build blue-3@0,0", seats=(ADA, bot(BO)))
    assert undo_redo.reveals(page.table)
    page.press("undo")
    assert practice(page)
    assert page.said[-1].endswith("You saw the others’ moves: this is a practice game now.")


def test_between_two_people_a_purchase_is_taken_back_freely() -> None:
    page = at("build red-2@0,0", "build blue-3@0,0")
    page.press("undo")
    page.press("undo")
    assert not practice(page)
