"""Hidden hands: what everybody has seen, what a player may know, and sampling of the rest."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pennypress.components.cards_by_kind import without
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.viewer import Viewer
from pennypress.games.copenhagen import hidden_hands
from pennypress.games.copenhagen.components import COLOURS, NO_CARDS
from pennypress.games.copenhagen.meta import GAME
from pennypress.games.copenhagen.position import Copenhagen
from tests.games.copenhagen.positions import do, hand, position

DECK = 14


def test_own_cards_are_known_and_other_starting_hands_are_not() -> None:
    seen = position(hands=["red blue", "green green green"]).visible_to(Viewer(0))
    assert hand(seen, 0) == {"red": 1, "blue": 1}
    assert hand(seen, 1) == {}
    assert seen.hidden == [0, 3]
    assert seen.hand_size(1) == 3


def test_cards_taken_face_up_stay_known() -> None:
    table = position(hands=["red blue"])
    do(table, "take 2", "take 3")
    seen = table.visible_to(Viewer(1))
    assert hand(seen, 0) == {"green": 1, "blue": 1}
    assert seen.hidden[0] == 2


def test_cards_paid_count_as_those_that_were_seen_first() -> None:
    """One of two green cards was seen: after one is paid, the other is still unknown."""
    table = position(hands=["green green"], shown=["green"])
    hidden_hands.spend(table, 0, COLOURS[2], 1)
    assert table.shown[0] == NO_CARDS
    assert hand(table.visible_to(Viewer(1)), 0) == {}
    assert table.visible_to(Viewer(1)).hidden[0] == 1


def test_paying_more_than_was_seen_shows_that_the_rest_was_there() -> None:
    table = position(hands=["green green green"], shown=["green"])
    do(table, "build green-3@0,0")
    assert table.shown[0] == NO_CARDS
    assert table.hand_size(0) == 0
    assert table.visible_to(Viewer(1)).discards == (0, 0, 3, 0, 0)


def test_discarded_cards_lie_open() -> None:
    table = position(hands=["green green green green green green green"])
    do(table, "take 0", "take 1", "discard red", "discard green")
    seen = table.visible_to(Viewer(1))
    assert seen.discards == (1, 0, 1, 0, 0)
    assert hand(seen, 0) == {"yellow": 1}
    assert seen.hidden[0] == 6


def test_unseen_cards_may_be_in_a_hand_or_in_the_supply() -> None:
    """Whatever the others hold, the position looks the same, supply included."""
    one = position(hands=["red blue", "green green green"])
    other = position(hands=["red blue", "purple yellow red"])
    assert one != other
    assert one.visible_to(Viewer(0)) == other.visible_to(Viewer(0))
    assert one.visible_to(Viewer(0)).supply_size == one.supply_size == 70 - 7 - 5


def test_after_the_supply_is_renewed_it_is_known_and_only_the_hands_are_mixed() -> None:
    """Everybody has seen the first supply to its end, so the hidden cards are known in total."""
    supply = "red red red yellow yellow yellow blue blue blue purple purple purple"
    hands = ["red blue", "green green", "yellow"]
    table = position(3, hands=hands, supply=supply, second_supply=True)
    seen = table.visible_to(Viewer(0))
    assert seen.supply == table.supply
    assert hidden_hands.face_down(seen) == (0, 1, 2, 0, 0)
    deals = Counter(str([hand(seen.sampled_for(0, Random(n)), seat) for seat in (1, 2)]) for n in range(3000))
    assert set(deals) == {
        "[{'green': 2}, {'yellow': 1}]",
        "[{'yellow': 1, 'green': 1}, {'green': 1}]",
    }
    assert 900 < deals["[{'green': 2}, {'yellow': 1}]"] < 1100
    assert seen.sampled_for(0, Random(1)).supply == table.supply


def test_a_deal_is_as_likely_as_shuffling_would_make_it() -> None:
    """Each unseen card is in the other hand equally often."""
    table = position(hands=["red red red red red red red", "blue blue blue"])
    seen, counts, deals = table.visible_to(Viewer(0)), Counter[str](), 4000
    for number in range(deals):
        counts.update(hand(seen.sampled_for(0, Random(number)), 1))
    unseen = dict(zip((each.name for each in COLOURS), seen.supply, strict=True))
    for name, count in unseen.items():
        assert counts[name] / (3 * deals) == pytest.approx(count / sum(unseen.values()), abs=0.02)


@pytest.mark.parametrize("players", GAME.player_counts)
def test_deals_are_consistent_throughout_a_game(players: int) -> None:
    rng, table = Random(f"hidden {players}"), Copenhagen.new(players)
    deck = (12 if players == 3 else DECK,) * 5
    while not table.is_over:
        player = rng.randrange(players)
        seen = table.visible_to(Viewer(player))
        assert seen.problems() == []
        assert seen.supply_size == table.supply_size
        assert [seen.hand_size(each) for each in range(players)] == [
            table.hand_size(each) for each in range(players)
        ]
        if table.next_to_act == player:
            assert set(seen.legal_actions()) == set(table.legal_actions())
        dealt = seen.sampled_for(player, rng)
        assert dealt.problems() == []
        assert dealt.hidden == [0] * players
        assert hidden_hands.on_the_table(dealt) == deck
        assert dealt.hands[player] == table.hands[player]
        assert all(min(without(own, shown)) >= 0 for own, shown in zip(dealt.hands, table.shown, strict=True))
        assert dealt.visible_to(Viewer(player)) == seen == Copenhagen.from_json(seen.to_json())
        table.apply(rng.choice(table.legal_actions()))


def test_a_position_as_a_player_sees_it_can_be_played_on() -> None:
    """Any unseen card may be drawn."""
    seen = position(hands=["red blue", "green green green"]).visible_to(Viewer(0))
    do(seen, "take 0", "take 1")
    assert seen.phase == "refill"
    counts = Counter(str(action).split()[1] for action in seen.legal_actions())
    assert counts["green"] == 13
    do(seen, "draw green 13", "draw green 1")
    assert seen.next_to_act == 1
    assert seen.problems() == []


def test_a_seen_position_whose_supply_runs_out_is_renewed_when_it_should() -> None:
    table = position(3, step="refill", harbour="- - red red red red red", supply="red")
    seen = table.visible_to(Viewer(0))
    assert seen.next_to_act == CHANCE
    assert seen.supply_size == 1
    do(seen, "draw red 1")
    assert seen.second_supply
    assert hidden_hands.face_down(seen)[0] == 0
    assert sum(hidden_hands.face_down(seen)) == sum(seen.hidden) == 6
    assert seen.problems() == []
