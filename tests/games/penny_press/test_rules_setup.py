"""The rules of setting up the table (rulebook p. 3), with ruling R1."""

from itertools import permutations

import pytest

from pennypress.engine.rules_interface import CHANCE
from pennypress.games import GAMES
from pennypress.games.penny_press import events
from pennypress.games.penny_press.components import ARROW_TRACK, BEATS, STORIES, story
from pennypress.games.penny_press.headline_cards import CARDS
from pennypress.games.penny_press.position import PennyPress
from tests.games.penny_press.positions import do, legal, names, of, refusal

GAME = GAMES["penny-press"]
COUNTS = (2, 3, 4, 5)


def set_up(*cards: int) -> PennyPress:
    """A table for as many players as there are headline cards, drawn in this order."""
    table = PennyPress.new(len(cards))
    do(table, *(f"headline {card}" for card in cards))
    assert table.problems() == []
    return table


@pytest.mark.parametrize("players", COUNTS)
def test_everyone_starts_with_five_reporters_at_home_and_an_empty_mat(players: int) -> None:
    table = PennyPress.new(players)
    assert [table.home(player) for player in range(players)] == [5] * players
    assert table.pennies == [0] * players
    assert table.ads == [None] * players
    assert table.published == [()] * players
    assert table.scores == (0,) * players


def test_there_are_sixty_different_stories() -> None:
    assert len({str(each) for each in STORIES}) == 60
    assert names(STORIES[:7]) == "war-A1 war-A2 war-A3 war-B1 war-B2 war-B3 war-C1"


def test_a_supply_stack_has_one_star_on_top_then_two_then_three() -> None:
    stacks = PennyPress.new(3).stacks
    assert len(stacks) == 20
    assert all([each.stars for each in stack] == [1, 2, 3] for stack in stacks)
    assert all(len({(each.beat, each.shape) for each in stack}) == 1 for stack in stacks)


def test_the_forty_five_headline_cards_are_nine_to_a_beat_and_bring_a_story_of_their_own_beat() -> None:
    assert list(CARDS) == list(range(1, 46))
    for beat in BEATS:
        assert sum(card.beat is beat for card in CARDS.values()) == 9
    for card in CARDS.values():
        stories = [STORIES[3 * stack] for stack in card.stacks]
        assert card.beat in {each.beat for each in stories}
        assert len({each.beat for each in stories}) == len(stories) in (2, 3)
        assert card.bonus in (1, 2, 3)
        assert card.ad_column in range(4)


def test_bonus_markers_start_at_two() -> None:
    assert PennyPress.new(3).bonuses == [2, 2, 2, 2, 2]


@pytest.mark.parametrize("players", COUNTS)
def test_setup_draws_one_headline_card_for_each_player(players: int) -> None:
    table = PennyPress.new(players)
    for _ in range(players):
        assert table.next_to_act == CHANCE
        do(table, legal(table)[0])
    assert table.next_to_act == 0
    assert len(table.discards) == players


def test_any_of_the_cards_not_yet_drawn_may_come() -> None:
    table = PennyPress.new(3)
    assert legal(table) == [f"headline {number}" for number in range(1, 46)]
    do(table, "headline 17")
    assert legal(table) == [f"headline {number}" for number in range(1, 46) if number != 17]


def test_the_first_bonus_of_three_moves_a_marker_from_two_to_five() -> None:
    assert set_up(1, 37).bonuses == [5, 2, 2, 2, 5]


def test_setup_places_the_stories_of_every_card_from_the_tops_of_their_stacks() -> None:
    table = set_up(1, 7, 16)
    assert [names(stories) for stories in table.beats] == [
        "war-D1 war-D2",
        "crime-D1",
        "politics-B1 politics-B2",
        "city-B1 city-A1",
        "human-A1",
    ]
    assert table.stacks[story("war-D3").stack] == (story("war-D3"),)
    assert table.discards == [1, 7, 16]


def test_setup_ignores_the_advertisements() -> None:
    table = PennyPress.new(3)
    happened = do(table, "headline 1", "headline 7", "headline 16")
    assert of(events.AdvertisementPlaced, happened) == []
    assert table.ads == [None, None, None]


def test_setup_puts_each_arrow_marker_just_above_its_stories() -> None:
    table = set_up(1, 7, 16)
    assert table.markers == [4, 2, 2, 2, 1] == [table.spaces(beat) for beat in BEATS]
    assert [table.value(beat) for beat in BEATS] == [ARROW_TRACK[n].value for n in (4, 2, 2, 2, 1)]


def test_arrow_markers_do_not_move_before_the_last_setup_card() -> None:
    table = PennyPress.new(3)
    do(table, "headline 1", "headline 7")
    assert table.markers == [0, 0, 0, 0, 0]


@pytest.mark.parametrize("players", COUNTS)
def test_seat_zero_starts(players: int) -> None:
    table = PennyPress.new(players)
    for _ in range(players):
        do(table, legal(table)[0])
    assert (table.next_to_act, table.turn) == (0, 0)


def test_R1_setup_overflow_leaves_the_three_star_story_on_its_stack() -> None:
    table = PennyPress.new(5)
    # War: C1, C2, D1, D2, and no space left for C3.
    happened = do(table, *(f"headline {card}" for card in (3, 6, 1, 7, 8)))
    assert of(events.StoryWithdrawn, happened) == [events.StoryWithdrawn(story("war-C3"))]
    assert names(table.beats[0]) == "war-C1 war-C2 war-D1 war-D2"
    assert table.stacks[story("war-C3").stack] == (story("war-C3"),)
    assert table.markers[0] == 8
    assert table.problems() == []


def test_R1_setup_overflow_withdraws_a_three_star_story_that_came_earlier() -> None:
    table = PennyPress.new(5)
    # War: C1, C2, C3, D1, and then D2, for which C3 is withdrawn.
    happened = do(table, *(f"headline {card}" for card in (3, 6, 8, 1, 7)))
    assert of(events.StoryWithdrawn, happened) == [events.StoryWithdrawn(story("war-C3"))]
    assert names(table.beats[0]) == "war-C1 war-C2 war-D1 war-D2"
    assert table.stacks[story("war-C3").stack] == (story("war-C3"),)
    assert table.stacks[story("war-D3").stack] == (story("war-D3"),)


@pytest.mark.parametrize(("cards", "left"), [((3, 6, 8, 1, 7), "war-C3"), ((3, 6, 1, 7, 17), "war-D3")])
def test_R1_setup_overflow_ends_alike_in_whatever_order_the_cards_come(
    cards: tuple[int, ...], left: str
) -> None:
    for order in permutations(cards):
        table = set_up(*order)
        assert set(map(str, table.beats[0])) == {"war-C1", "war-C2", "war-D1", "war-D2"}
        assert table.stacks[story(left).stack] == (story(left),)


def test_R1_the_other_stories_of_an_overflowing_card_are_placed() -> None:
    table = set_up(3, 6, 1, 7, 8)
    assert names(table.beats[1]) == "crime-A1"
    assert names(table.beats[2]) == "politics-A1 politics-B1 politics-D1"


def test_a_beat_that_is_exactly_full_is_no_overflow() -> None:
    table = PennyPress.new(5)
    happened = do(table, *(f"headline {card}" for card in (3, 6, 1, 7, 4)))
    assert of(events.StoryWithdrawn, happened) == []
    assert names(table.beats[0]) == "war-C1 war-C2 war-D1 war-D2 war-A1"
    assert table.markers[0] == 9


def test_players_wait_until_the_headline_cards_are_drawn() -> None:
    assert refusal(PennyPress.new(3), "assign 1 war-A1") == "A headline card must be drawn first."


def test_a_headline_card_is_not_drawn_twice() -> None:
    table = PennyPress.new(3)
    do(table, "headline 17")
    assert refusal(table, "headline 17") == "Headline card 17 has already been drawn."


@pytest.mark.parametrize("players", [0, 1, 6])
def test_penny_press_is_for_two_to_five(players: int) -> None:
    with pytest.raises(ValueError, match=f"Penny Press is for 2 to 5 players, not {players}."):
        GAME.new_position(players)


def test_the_five_news_beats_stand_from_left_to_right() -> None:
    assert [beat.title for beat in BEATS] == [
        "War",
        "Crime & Calamity",
        "Politics",
        "New York City",
        "The Human Condition",
    ]
