"""Selections that a title keeps after an action, at a table and in a diagram."""

from __future__ import annotations

from pennypress.app.embed import live_diagram
from pennypress.app.embed.live_diagram import Wanted
from pennypress.app.play.messages import Touch, Undo
from pennypress.engine.diagram_codec import Diagram, pack
from pennypress.games import GAMES, rules_of, view_of
from tests.app.differing_hidden_cards import at

NOTHING = view_of("copenhagen").new_selection(GAMES["copenhagen"].new_position(2))


def test_a_tile_in_hand_stays_there_as_long_as_the_turn_goes_on() -> None:
    page = at()
    page.press("lift-curtain")
    page.press("tile-red-2")
    held = page.play.selection
    page.press("ability-any-cards")
    assert page.table.record.actions[-1] == "use any-cards"
    assert page.play.selection == held
    page.press("undo")
    assert page.play.selection == NOTHING
    page.press("tile-red-2")
    page.press("place-0")
    assert page.play.selection == NOTHING


def test_an_action_that_is_refused_leaves_in_hand_what_was_there() -> None:
    page = at()
    page.press("lift-curtain")
    page.press("tile-red-2")
    held = page.play.selection
    page.press("ability-both-actions")
    assert page.play.said == "You do not have the ability tile “Both actions”."
    assert page.play.selection == held


def test_it_stays_in_a_diagram_too() -> None:
    example = next(each for each in rules_of("copenhagen").examples() if each.name == "price")
    packed = pack(Diagram.of(GAMES["copenhagen"], example.position, example.seats))
    live = live_diagram.opened(Wanted(position=packed))
    for gesture in example.gestures:
        live = live_diagram.update(live, Touch(gesture.name, gesture.words))[0]
    held = live.selection
    live = live_diagram.update(live, Touch("ability", ("any-cards",)))[0]
    assert live.moves[-1].action == "use any-cards"
    assert live.selection == held
    assert live_diagram.update(live, Undo())[0].selection == NOTHING
