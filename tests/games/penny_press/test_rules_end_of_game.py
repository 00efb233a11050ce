"""The rules of the final edition (rulebook p. 5), with ruling R6."""

import pytest

from pennypress.engine.rules_interface import CHANCE
from pennypress.games.penny_press import events
from pennypress.games.penny_press.components import story
from pennypress.games.penny_press.position import PennyPress
from tests.games.penny_press.positions import do, final_edition, legal, names, of, position, refusal

LAST_PENNY = {2: 4, 3: 4, 4: 3, 5: 3}


def before_the_last_penny(players: int, seat: int = 0) -> PennyPress:
    """A table at which this seat may take its last penny now; the others have reporters out as well."""
    out = [{"war-B1": 1, "war-C1": 1} if each == seat else {"city-A1": 1} for each in range(players)]
    pennies = [LAST_PENNY[players] - 1 if each == seat else 1 for each in range(players)]
    beats = {"war": "B1 C1", "city": "A1 D1"}
    return position(players, beats=beats, reporters=out, turn=seat, pennies=pennies)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_penny_triggers_the_final_edition(players: int) -> None:
    table = before_the_last_penny(players)
    assert table.triggers_final_edition(0)
    happened = do(table, "press")
    assert happened[0] == events.FinalEditionAnnounced(0)
    do(table, "publish war-B1@0,0 war-C1@1,0")
    assert (table.trigger, table.final_round, table.next_to_act) == (0, 1, 1)
    assert table.pennies[0] == LAST_PENNY[players]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_penny_before_the_last_triggers_nothing(players: int) -> None:
    table = before_the_last_penny(players)
    table.pennies[0] -= 1
    assert not table.triggers_final_edition(0)
    happened = do(table, "press", "publish war-B1@0,0 war-C1@1,0")
    assert of(events.FinalEditionAnnounced, happened) == []
    assert (table.trigger, table.next_to_act) == (None, CHANCE)


def test_markers_are_frozen_from_the_moment_of_the_announcement() -> None:
    table = before_the_last_penny(3)
    before = table.markers[:]
    assert before == [5, 0, 0, 4, 0]
    happened = do(table, "press", "publish war-B1@0,0 war-C1@1,0", "assign 1 city-D1", "recall 1 city-A1")
    assert table.markers == before
    assert of(events.MarkerMoved, happened) == []


def test_the_trigger_publishes_as_normal_and_draws_no_card() -> None:
    table = before_the_last_penny(3)
    happened = do(table, "press", "publish war-B1@0,0 war-C1@1,0")
    assert of(events.Published, happened)[0].bill.published[0].value == 4
    assert of(events.CardDrawn, happened) == []
    assert table.finished == [True, False, False]
    assert names(table.published[0]) == "war-B1 war-C1"


def test_each_other_player_has_one_turn_in_order_from_the_next_seat() -> None:
    table = before_the_last_penny(5, seat=3)
    do(table, "press", "publish war-B1@0,0 war-C1@1,0")
    turns = []
    while table.final_round == 1:
        turns.append(table.next_to_act)
        do(table, "assign 1 city-D1")
    assert turns == [4, 0, 1, 2]
    assert table.next_to_act == 4


def test_a_last_turn_moves_one_reporter_or_goes_to_press_or_holds() -> None:
    table = final_edition(beats={"war": "B1 C1", "city": "A1"}, reporters=[{}, {"war-B1": 2, "city-A1": 1}])
    assert sorted(legal(table)) == sorted(
        """assign 1 war-B1
        assign 1 war-C1
        assign 1 city-A1
        reassign war-B1 war-C1
        reassign war-B1 city-A1
        reassign city-A1 war-B1
        reassign city-A1 war-C1
        recall 1 war-B1
        recall 1 city-A1
        press
        hold""".replace("        ", "").splitlines()
    )


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("assign 2 war-C1", "In the final edition only one reporter may be assigned."),
        ("recall 2 war-B1", "In the final edition only one reporter may be recalled."),
        ("recall 1 war-B1 1 city-A1", "In the final edition only one reporter may be recalled."),
        ("assign 1 human-A1", "This story is not on the board: the 1-star A of The Human Condition."),
        ("reassign war-C1 city-A1", "You have no reporter on the 1-star C of War."),
        ("recall 1 war-C1", "You have no reporter on the 1-star C of War."),
        ("headline 1", "The next headline card is drawn after a front page is published."),
    ],
)
def test_what_a_last_turn_does_not_allow_is_refused_with_the_reason(action: str, sentence: str) -> None:
    table = final_edition(beats={"war": "B1 C1", "city": "A1"}, reporters=[{}, {"war-B1": 2, "city-A1": 1}])
    assert refusal(table, action) == sentence


def test_a_last_turn_without_a_claim_offers_no_press() -> None:
    table = final_edition(beats={"war": "B1"}, reporters=[{}, {"war-B1": 1}, {"war-B1": 2}])
    assert refusal(table, "press") == ("Nothing to print yet: you are outnumbered on every story you cover.")


def test_without_a_reporter_at_home_none_can_be_assigned_in_a_last_turn() -> None:
    table = final_edition(beats={"war": "B1"}, reporters=[{}, {"war-B1": 5}])
    assert legal(table) == ["recall 1 war-B1", "press", "hold"]
    assert refusal(table, "assign 1 war-B1") == "You have no reporter at home."


def test_going_to_press_in_the_last_turn_finishes_the_player() -> None:
    table = final_edition(
        beats={"war": "B1 C1"}, reporters=[{}, {"war-B1": 1}, {"war-C1": 1}], discards=[1, 2, 3]
    )
    happened = do(table, "press", "publish war-B1@0,0", "hold")
    assert table.finished == [True, True, False]
    assert (table.final_round, table.next_to_act) == (2, 2)
    happened += do(table, "press", "publish war-C1@0,0")
    assert table.is_over
    assert of(events.CardDrawn, happened) == []
    assert table.discards == [1, 2, 3]


def test_a_finished_player_gets_no_turn_even_if_a_story_becomes_claimable() -> None:
    table = final_edition(beats={"war": "B1 C1"}, reporters=[{}, {"war-B1": 1, "war-C1": 1}, {"war-C1": 2}])
    do(table, "press", "publish war-B1@0,0", "recall 1 war-C1")
    assert [str(each) for each in table.claims(1)] == ["war-C1"]
    assert (table.final_round, table.next_to_act) == (2, 2)
    do(table, "hold")
    assert table.is_over


def test_when_all_go_to_press_in_their_last_turn_there_is_no_second_round() -> None:
    table = final_edition(beats={"war": "B1 C1"}, reporters=[{}, {"war-B1": 1}, {"war-C1": 1}])
    do(table, "press", "publish war-B1@0,0", "press", "publish war-C1@0,0")
    assert table.is_over


def test_then_each_remaining_player_may_go_to_press_once_in_turn_order() -> None:
    table = final_edition(
        4, trigger=2, beats={"war": "B1 C1 D1"},
        reporters=[{"war-B1": 1}, {"war-C1": 1}, {}, {"war-D1": 1}],
    )  # fmt: skip
    do(table, "hold", "hold", "hold")
    order = []
    while not table.is_over:
        order.append(table.next_to_act)
        do(table, "press", legal_page(table))
    assert order == [3, 0, 1]


def legal_page(table: PennyPress) -> str:
    """A page that can be published if the player goes to press now."""
    ahead = table.copy()
    do(ahead, "press")
    return legal(ahead)[0]


def test_the_second_round_is_press_or_hold_and_nothing_else() -> None:
    table = final_edition(final_round=2, beats={"war": "B1"}, reporters=[{}, {"war-B1": 1}])
    assert legal(table) == ["press", "hold"]
    expected = "Reporters can no longer move. Go to press now, or hold."
    for action in ("assign 1 war-B1", "recall 1 war-B1", "headline 4"):
        assert refusal(table, action) == expected


def test_R6_a_player_may_hold_in_both_rounds() -> None:
    table = final_edition(2, beats={"war": "B1"}, reporters=[{}, {"war-B1": 1}])
    happened = do(table, "hold")
    assert (table.final_round, table.next_to_act) == (2, 1)
    happened += do(table, "hold")
    assert of(events.Held, happened) == [events.Held(1), events.Held(1)]
    assert table.is_over
    assert table.finished == [True, False]


def test_R6_a_player_who_cannot_press_in_the_second_round_is_passed_over_without_being_asked() -> None:
    table = final_edition(
        4, beats={"war": "B1 C1"}, reporters=[{}, {"war-B1": 1}, {"war-C1": 1}, {"war-B1": 2}]
    )
    happened = do(table, "hold", "hold", "hold")
    assert of(events.PassedOver, happened) == [events.PassedOver(1)]
    assert table.next_to_act == 2
    happened = do(table, "hold", "hold")
    assert of(events.PassedOver, happened) == []
    assert table.is_over


def test_R6_when_nobody_can_press_in_the_second_round_the_game_is_over() -> None:
    table = final_edition(3, beats={"war": "B1"})
    happened = do(table, "hold", "hold")
    assert of(events.PassedOver, happened) == [events.PassedOver(1), events.PassedOver(2)]
    assert table.is_over


def test_with_no_story_left_a_last_turn_can_only_be_held() -> None:
    assert legal(final_edition()) == ["hold"]


def test_scoops_are_paid_even_to_those_who_are_done() -> None:
    table = final_edition(
        beats={"war": "B1 C1"}, markers={"war": 5}, reporters=[{"war-B1": 1}, {"war-B1": 1}, {"war-B1": 1}]
    )
    happened = do(table, "press")
    assert of(events.Scooped, happened) == [
        events.Scooped(0, story("war-B1"), 2),
        events.Scooped(2, story("war-B1"), 2),
    ]
    assert table.scoop_points == [2, 0, 2]


def test_a_frozen_marker_may_pay_no_scoop_and_then_none_is_reported() -> None:
    table = final_edition(
        beats={"war": "B1"}, markers={"war": 1}, reporters=[{}, {"war-B1": 1}, {"war-B1": 1}]
    )
    happened = do(table, "press")
    assert of(events.Scooped, happened) == []
    assert table.home(2) == 5


def test_pages_of_the_final_edition_count_at_the_frozen_values() -> None:
    table = final_edition(beats={"war": "C1"}, markers={"war": 9, "city": 7}, reporters=[{}, {"war-C1": 1}])
    happened = do(table, "press", "publish war-C1@0,0")
    assert of(events.Published, happened)[0].bill.published[0].value == 6


def test_the_advertisement_of_the_last_press_still_lies_on_the_page() -> None:
    table = final_edition(
        beats={"war": "C1"}, reporters=[{}, {"war-C1": 1}], ads=[None, (0, 0)], pennies=[4, 3]
    )
    do(table, "press")
    assert refusal(table, "publish war-C1@0,0").endswith("would cover the advertisement.")
    do(table, "publish war-C1@1,0")
    assert table.ads[1] is None
