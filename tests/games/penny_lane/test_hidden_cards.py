"""Hidden cards: the look of Dark Alley, what lies beneath the deck, and sampling of both; ruling PL23."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pennypress.engine.record import Move
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.viewer import EVERYBODY, NOBODY, Viewer
from pennypress.games.penny_lane import events
from pennypress.games.penny_lane.components import BUILDINGS, building
from pennypress.games.penny_lane.meta import GAME
from pennypress.games.penny_lane.position import PennyLane
from tests.games.penny_lane.positions import deal, do, legal, of, position

OTHERS = (Viewer(1), NOBODY)


def looking(second: str = "villa") -> PennyLane:
    """Seat 0 of three has looked at Luthier and another card; Manor lies beneath the deck."""
    table = position(3, lanes=["dark_alley@t1"], pennies=[9, 9, 9], beneath="manor")
    do(table, "black-market", "card luthier", f"card {second}")
    return table


def names(cards: object) -> list[str]:
    return [str(each) for each in cards]  # type: ignore[attr-defined]


def test_PL23_the_looker_sees_everything() -> None:
    table = looking()
    for viewer in (Viewer(0), EVERYBODY):
        assert table.visible_to(viewer) == table
    assert names(table.drawn) == ["villa", "luthier"]


@pytest.mark.parametrize("viewer", OTHERS, ids=str)
def test_PL23_for_others_the_cards_are_among_the_unseen_with_their_number_face_down(viewer: Viewer) -> None:
    table = looking()
    seen = table.visible_to(viewer)
    assert seen.drawn == (None, None)
    assert seen.beneath == (None,)
    assert {building("villa"), building("luthier"), building("manor")} <= set(seen.unseen)
    assert list(seen.unseen) == [each for each in BUILDINGS if each in seen.unseen]
    assert (seen.deck_size, seen.shuffled_size) == (table.deck_size, table.shuffled_size)
    assert seen.problems() == []
    assert "villa" not in str(seen).split("Black Market, 2")[1]


@pytest.mark.parametrize("viewer", OTHERS, ids=str)
def test_PL23_games_that_differ_in_what_was_looked_at_look_alike(viewer: Viewer) -> None:
    one, other = looking("villa"), looking("loft")
    assert one != other
    assert one.visible_to(viewer) == other.visible_to(viewer)


def test_PL23_events_show_others_a_card_face_down() -> None:
    table = position(3, lanes=["dark_alley@t1"], pennies=[9, 9, 9])
    do(table, "black-market")
    looked = do(table, "card luthier")
    assert [each.visible_to(Viewer(0)) for each in looked] == looked
    assert [each.visible_to(NOBODY) for each in looked] == [events.MarketCardLookedAt(0, None)]
    move = Move(CHANCE, "card luthier", tuple(looked))
    assert move.visible_to(Viewer(1)).action == ""
    assert move.visible_to(Viewer(0)) == move
    do(table, "card villa")
    happened = do(table, "place luthier@t2")
    seen = [each.visible_to(Viewer(2)) for each in happened]
    assert events.CardPutBeneath(0, None) in seen
    assert events.BuildingAdded(0, building("luthier"), table.lanes[0].places[building("luthier")]) in seen
    assert of(events.LookedCardShown, happened)[0].reveals


def test_PL23_placing_makes_one_public_and_the_other_stays_hidden() -> None:
    table = looking()
    do(table, "place villa@b1")
    seen = table.visible_to(Viewer(1))
    assert seen.beneath == (None, None)
    assert building("villa") not in seen.unseen
    assert building("luthier") in seen.unseen
    assert names(table.visible_to(Viewer(0)).beneath) == ["manor", "luthier"], "the looker keeps the order"


def test_PL23_a_card_that_comes_from_beneath_is_public() -> None:
    table = position(
        2, lanes=["dark_alley@t1"], pennies=[9], deck="", beneath="manor villa", supply="luthier"
    )
    seen = table.visible_to(NOBODY)
    do(table, "masons luthier@t2")
    do(seen, "masons luthier@t2")
    assert legal(table) == ["card manor"]
    assert legal(seen) == ["card manor", "card villa"], "either may be the first"
    do(table, "card manor")
    do(seen, "card manor")
    assert table.visible_to(NOBODY) == seen


def test_PL23_a_curtain_belongs_before_the_look_only() -> None:
    table = position(3, lanes=["dark_alley@t1"], pennies=[9, 9, 9], beneath="manor")
    assert not any(table.has_secrets_of(seat) for seat in range(3))
    do(table, "black-market", "card luthier")
    assert [table.has_secrets_of(seat) for seat in range(3)] == [True, False, False]
    do(table, "card villa")
    assert table.has_secrets_of(0)
    do(table, "place villa@b1")
    assert not any(table.has_secrets_of(seat) for seat in range(3))


def test_an_open_card_of_the_black_market_is_no_secret() -> None:
    table = position(2, pennies=[9])
    do(table, "black-market", "card luthier")
    assert table.visible_to(NOBODY) == table
    assert not table.has_secrets_of(0)


def test_PL23_samples_deal_the_hidden_cards_anew_with_equal_chances() -> None:
    table = looking()
    unseen = table.visible_to(Viewer(1)).unseen
    counts, samples = Counter[str](), 4000
    for number in range(samples):
        dealt = table.sampled_for(1, Random(number))
        assert dealt.unknown == 0
        assert dealt.problems() == []
        counts.update(names(dealt.drawn))
    assert set(counts) == set(names(unseen))
    for count in counts.values():
        assert count / (2 * samples) == pytest.approx(1 / len(unseen), abs=0.01)


def test_PL23_a_sample_for_the_looker_is_the_position_itself() -> None:
    assert looking().sampled_for(0, Random(1)) == looking()


def test_the_view_of_another_player_can_be_played_on() -> None:
    """Any unseen card may be the one that is added."""
    seen = looking().visible_to(Viewer(1))
    assert {text.split("@")[0].split()[1] for text in legal(seen)} == set(names(seen.unseen))
    do(seen, "place fountain@t2")
    assert seen.beneath == (None, None)
    assert building("fountain") not in seen.unseen
    assert seen.problems() == []
    half = position(3, lanes=["dark_alley@t1"], pennies=[9, 9, 9])
    do(half, "black-market", "card luthier")
    half = half.visible_to(NOBODY)
    do(half, "card villa")
    assert names(half.drawn) == ["villa", "None"]
    do(half, "place villa@b1")
    assert half.problems() == []


@pytest.mark.parametrize("players", GAME.player_counts)
def test_views_and_samples_are_sound_throughout_games(players: int) -> None:
    """Games in which seat 0 begins with Dark Alley and the Black Market is used whenever it can be."""
    rng, secrets = Random(f"hidden {players}"), 0
    for _game in range(3):
        table = position(players, lanes=["dark_alley@t1"], pennies=[9] * players, round_=1)
        while not table.is_over:
            for viewer in (*map(Viewer, range(players)), NOBODY):
                seen = table.visible_to(viewer)
                assert seen.problems() == []
                assert seen.deck_size == table.deck_size
                assert seen.scores == table.scores
                secrets += seen.unknown
            player = rng.randrange(players)
            dealt = table.sampled_for(player, rng)
            assert dealt.problems() == []
            assert dealt.visible_to(Viewer(player)) == table.visible_to(Viewer(player))
            actions = table.legal_actions()
            market = [each for each in actions if str(each) == "black-market"]
            table.apply(rng.choice(market or actions))
    assert secrets > 0


def test_the_views_of_random_games_can_be_played_to_the_end() -> None:
    rng = Random("views")
    for number in range(40):
        players = rng.choice(GAME.player_counts)
        table = position(players, lanes=["dark_alley@t1"], pennies=[9] * players, round_=1)
        for _action in range(rng.randrange(60)):
            if not table.is_over:
                table.apply(rng.choice(table.legal_actions()))
        seen = table.visible_to(Viewer(players - 1) if number % 2 else NOBODY)
        while not seen.is_over:
            action = rng.choice(seen.legal_actions())
            seen.check(action)
            seen.apply(action)
            assert seen.problems() == []


def test_the_looker_sees_all_legal_actions() -> None:
    table = looking()
    assert table.visible_to(Viewer(0)).legal_actions() == table.legal_actions()


def test_nothing_is_hidden_before_somebody_looks() -> None:
    table = PennyLane.new(2)
    deal(table)
    assert table.visible_to(NOBODY) == table
    assert table.looker is None
