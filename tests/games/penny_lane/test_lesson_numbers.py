"""The lesson of Penny Lane: what its sentences say is what the deal leads to.

The learner gets 3 pennies at the Bank, buys a Loft for 2, empties it, and has an income of 3.
"""

from __future__ import annotations

import pytest

from pennypress.games.lesson import READER
from pennypress.games.penny_lane import gazette, masons_guild
from pennypress.games.penny_lane.actions import parse_action
from pennypress.games.penny_lane.components import BANK, BARRACKS, PENNY
from pennypress.games.penny_lane.income import income
from pennypress.games.penny_lane.lesson import HOME, LESSON, OTHER, SHOP, STEPS, TO_BARRACKS
from pennypress.games.penny_lane.links import links
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.selection import NOTHING, Picked
from tests.games.penny_lane.positions import legal
from tests.games.test_lessons import after, asked, moments

MOMENTS = list(moments("penny-lane"))
BUY, BUILDS, MOVE = 2, 3, 4
"""Steps: the learner's purchase, the opponent's, and the move of the citizen."""
SAID = (
    ("bring stars", "a lane has 10"),
    ("pay 1, get 3", "1 more than the next"),
    ("gets only 2",),
    ("You have 5 pennies", "pays 1 less", "costs only 2"),
    ("bottom row", "to the right of your board", "a penny in each upkeep"),
    ("on top of its star", "full price of 2"),
    ("earns a penny in each upkeep", "for 2 pennies"),
    ("1 penny for each building", "1 penny now"),
    ("the first of your lane", "passes"),
    ("Save your 2 pennies", "1 penny for all, 1 for your link, 1 for the empty Loft"),
)


def at(number: int) -> PennyLane:
    position = MOMENTS[number].table.position
    assert isinstance(position, PennyLane)
    return position


def the_end() -> PennyLane:
    position = after(MOMENTS[-1]).position
    assert isinstance(position, PennyLane)
    return position


def lines() -> list[str]:
    return [" ".join(line.says(table.position, NOTHING)) for table, step in MOMENTS for line in step.lines]


@pytest.mark.parametrize(("sentence", "parts"), list(zip(lines(), SAID, strict=True)))
def test_a_sentence_says_what_is_so_and_is_short(sentence: str, parts: tuple[str, ...]) -> None:
    for part in parts:
        assert part in sentence
    assert 20 < len(sentence) <= 221


def test_the_learner_and_the_opponent_take_turns() -> None:
    assert [asked(table) for table, _step in MOMENTS] == [READER, OTHER, READER, OTHER, READER, OTHER, READER]


def test_the_bank_is_full_after_the_opponent() -> None:
    assert at(BUY).open_spaces(BANK) == 0
    assert at(BUY).pennies == [5, 4]


def test_the_loft_costs_one_less_and_the_pet_shop_its_full_price() -> None:
    assert masons_guild.price(at(BUY), HOME) == HOME.cost - 1 == 2
    assert masons_guild.price(at(BUILDS), SHOP) == SHOP.cost == 2


def test_only_to_the_right_of_the_board_the_loft_has_a_link() -> None:
    position = at(BUY)
    assert legal(position, f"masons {HOME}") == [f"masons {HOME}@b-1", f"masons {HOME}@b1"]
    (link,) = links(at(BUILDS).lanes[READER])
    assert (link.icon, link.one, link.other) == (PENNY, position.lanes[READER].board, HOME)
    left = position.copy()
    left.apply(parse_action(f"masons {HOME}@b-1"))
    assert links(left.lanes[READER]) == ()


def test_the_citizen_has_only_jobs_on_main_street() -> None:
    position = at(MOVE)
    assert gazette.origins(position.lanes[READER]) == (HOME,)
    assert legal(position, "gazette") == [TO_BARRACKS, f"gazette {HOME} temple {READER}"]
    assert [gazette.job_pennies(BARRACKS, lane) for lane in position.lanes] == [1, 1]


def test_any_lane_may_count_at_the_barracks() -> None:
    position, step = at(MOVE), STEPS[MOVE]
    assert step.also(position, parse_action(f"gazette {HOME} barracks {OTHER}"))
    assert not step.also(position, parse_action(f"gazette {HOME} temple {READER}"))
    assert not step.also(position, parse_action("pass"))


def test_the_line_changes_when_the_card_or_the_citizen_is_selected() -> None:
    of_card, of_citizen = STEPS[BUY].lines[0].until, STEPS[MOVE].lines[0].until
    assert of_card is not None
    assert of_citizen is not None
    assert [of_card(hand) for hand in (NOTHING, Picked(card=SHOP), Picked(card=HOME))] == [0, 0, 1]
    assert [of_citizen(hand) for hand in (NOTHING, Picked(citizen=(None,)), Picked(citizen=(HOME,)))] == [
        False,
        False,
        True,
    ]


def test_the_loft_shows_the_first_star() -> None:
    assert at(MOVE).scores[READER] == 0
    assert at(MOVE + 1).scores[READER] == 1
    assert at(MOVE + 1).phase == "turn"


def test_three_pennies_come_in_upkeep() -> None:
    earned = income(at(len(STEPS) - 1).lanes[READER])
    assert (earned.basic, earned.links, earned.effects) == (1, 1, ((HOME, 1),))
    assert the_end().pennies[READER] == at(len(STEPS) - 1).pennies[READER] + 3
    assert the_end().lanes[READER].has_board_citizen


def test_the_lesson_ends_in_round_two_with_the_learners_turn() -> None:
    table = after(MOMENTS[-1])
    assert (the_end().round, the_end().phase, asked(table)) == (2, "turn", READER)
    said = LESSON.end[0].says(table.position, NOTHING)
    assert said.asks == "Upkeep paid you 3 pennies, and a citizen came to your board."
