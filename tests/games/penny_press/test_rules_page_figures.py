"""Every number in the worked examples of the rules page is what the engine computes for them."""

from __future__ import annotations

import pytest

from pennypress.games.penny_press import events, front_page
from pennypress.games.penny_press.components import (
    ARROW_TRACK,
    BEATS,
    PAGE_COLUMNS,
    Beat,
    last_penny,
    story,
)
from pennypress.games.penny_press.page_score import Bill, bill
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.rules_page.playable_examples import before_the_card
from pennypress.games.penny_press.view.page_builder_gestures import PageUnderWay, page_of
from tests.games.penny_press.positions import do, names, of
from tests.games.penny_press.rules_page_examples import example, hand_of, lines, rules_page, stated, table_of
from tests.games.rules_page_parser import figures

WAR, CRIME, POLITICS, CITY, HUMAN = BEATS


def covered(table: PennyPress, beat: Beat) -> int:
    """The number of stories of the beat with a reporter."""
    return len({each for own in table.reporters for each in own if each.beat is beat})


def after(name: str, *actions: str) -> PennyPress:
    table = table_of(name)
    do(table, *actions)
    return table


def printed(name: str) -> Bill:
    """The score of the example's page, which must be legal."""
    shown = example(name)
    hand = hand_of(shown)
    assert isinstance(hand, PageUnderWay)
    assert hand.ghost is None
    brief = table_of(name).brief(table_of(name).turn)
    page = page_of(hand, brief)
    assert front_page.refusal(brief, page) is None
    return bill(brief, page)


def best(table: PennyPress) -> Bill:
    """The score of the best page of the player on turn."""
    brief = table.brief(table.turn)
    return bill(brief, front_page.best(brief))


def publish_best(table: PennyPress) -> int:
    """Publish the best page; return the points."""
    points = best(table).counted
    do(table, f"publish {front_page.best(table.brief(table.turn))}")
    return points


def test_the_setup_example_moves_the_marker_of_war_from_2_to_5() -> None:
    assert table_of("table").bonuses[WAR.column] == 5
    text = rules_page().text()
    assert "The track begins at 2, so a first card with +3 moves its marker to 5." in text


# News beats, rulebook p. 7


def test_arrows() -> None:
    table = table_of("arrows")
    crime, politics, later = stated("arrows")
    assert crime == [
        table.spaces(CRIME), covered(table, CRIME), table.markers[1], table.value(CRIME)
    ] == [3, 1, 4, 3]  # fmt: skip
    assert politics == [
        table.spaces(POLITICS), covered(table, POLITICS), table.markers[2], table.value(POLITICS)
    ] == [3, 2, 5, 4]  # fmt: skip
    assert sum(story("crime-C1") in own for own in table.reporters) == 2
    table = after("arrows", "assign 1 crime-A1")
    assert later == [table.markers[1], table.value(CRIME)]


def test_the_five_beats_of_the_guide() -> None:
    table = table_of("five-beats")
    for beat, line, numbers in zip(BEATS, lines("five-beats"), stated("five-beats"), strict=True):
        assert line.startswith(beat.short_title)
        assert numbers == [
            table.spaces(beat), covered(table, beat), table.markers[beat.column], table.value(beat)
        ]  # fmt: skip
    assert [numbers[-1] for numbers in stated("five-beats")] == [4, 4, 5, 3, 4]


def test_a_turn() -> None:
    before = table_of("turn")
    sent, joined, moved = stated("turn")
    for count in (1, 3):
        assert sent == [before.value(WAR), after("turn", f"assign {count} war-C1").value(WAR)]
    assert joined == [after("turn", "assign 1 war-B1").value(WAR)] == [before.value(WAR)]
    table = after("turn", "reassign crime-D1 war-C1")
    assert moved == [before.value(WAR), table.value(WAR), before.value(CRIME), table.value(CRIME)]


# Going to press, rulebook p. 4 and 9


def test_claim_and_scoops() -> None:
    table = table_of("claim")
    times, sun = table.reporters[0], table.reporters[1]
    crime, war, alone, left, together = stated("claim")
    happened = do(table, "press")
    claimed = of(events.Claimed, happened)[0].stories
    scoops = {each.story: each.points for each in of(events.Scooped, happened) if each.player == 1}
    assert names(claimed) == "war-A1 crime-B1 politics-D1"
    before = table_of("claim").reporters
    for numbers, name in ((crime, "crime-B1"), (war, "war-A1")):
        assert numbers == [before[0][story(name)], before[1][story(name)], scoops[story(name)]]
    assert alone == []
    assert story("politics-D1") not in before[1]
    assert left == [times[story("politics-A1")], sun[story("politics-A1")]] == [1, 2]
    assert "all three reporters stay" in lines("claim")[3]
    assert together == [len(claimed), table.scoop_points[1]] == [3, 2]


def test_the_claim_and_the_page_of_the_times_are_one_example() -> None:
    table = after("claim", "press")
    shown = table_of("times-page")
    assert (table.claimed, table.markers, table.scoop_points) == (
        shown.claimed,
        shown.markers,
        shown.scoop_points,
    )
    assert (table.beats, table.reporters) == (shown.beats, shown.reporters)


def test_a_headline_card() -> None:
    before, table = before_the_card(), table_of("headline")
    bonus, _empty, war, _full, place = stated("headline")
    happened = do(before_the_card(), f"headline {table.discards[-1]}")
    moved = of(events.BonusMoved, happened)[0]
    assert moved.beat is WAR
    assert bonus == [moved.after - moved.before, moved.before, moved.after]
    assert of(events.StackEmpty, happened)[0].stack == story("politics-A1").stack
    assert names([each.story for each in of(events.StoryPlaced, happened)]) == "war-C1"
    assert war == [table.value(WAR), before.value(WAR)]
    assert names([each.story for each in of(events.BeatFull, happened)]) == "human-B1"
    assert (table.spaces(HUMAN), "nine of nine" in lines("headline")[3]) == (9, True)
    advertisement = of(events.AdvertisementPlaced, happened)[0]
    assert place == [table.pennies[advertisement.player]]
    assert (advertisement.column, advertisement.row) == (1, 2)
    assert "second column" in lines("headline")[4]
    assert "bottom row" in lines("headline")[4]


# Front pages, rulebook p. 8 to 10


def test_three_leads_of_which_two_touch_the_edge() -> None:
    table = table_of("three-leads")
    brief = table.brief(table.turn)
    required = front_page.top_stories_required(brief)
    assert stated("three-leads") == [
        [table.value(CITY)],
        [sum(each.shape.columns for each in table.claimed), PAGE_COLUMNS, required.at_top_edge],
        [required.placed, required.placed, printed("three-leads").total],
    ]
    assert printed("three-leads").empty == ()
    assert all(map(brief.is_top, table.claimed))


def test_the_page_of_the_times_scores_12() -> None:
    page = printed("times-page")
    politics, crime, war = page.published
    assert stated("times-page") == [
        [politics.points],
        [2, crime.value, crime.points],
        [war.points],
        [-page.empty[0].penalty],
        [page.total],
    ]
    assert (crime.exclusive, len(page.empty), page.empty[0].row, page.total) == (True, 1, 2, 12)


def test_four_stories_of_which_one_is_unsold() -> None:
    table, page = table_of("unsold"), printed("unsold")
    value = table.value(WAR)
    assert {table.value(beat) for beat in BEATS} == {value}
    assert stated("unsold") == [
        [value],
        [len(page.published), value, sum(each.points for each in page.published)],
        [-page.unpublished[0].value],
        [page.total],
    ]
    assert names([each.story for each in page.unpublished]) == "human-D1"
    assert (page.empty, page.total) == ((), 6)
    assert all(each.exclusive is None for each in front_page.outcomes(table.brief(table.turn)))
    assert max(len(each.placed) for each in front_page.outcomes(table.brief(table.turn))) == 3


def test_bare_spaces() -> None:
    table, page = table_of("empty-spaces"), printed("empty-spaces")
    assert table.value(CRIME) == table.value(POLITICS) == max(table.value(beat) for beat in BEATS)
    assert [each.row for each in page.empty] == [0, 1, 2, 2]
    assert stated("empty-spaces") == [
        [table.value(CRIME), sum(each.points for each in page.published)],
        [-sum(each.penalty for each in page.empty)],
        [page.total, best(table).total],
    ]
    assert page.total == 6 - 5 == 1


def test_the_herald_waits_until_new_york_is_no_longer_on_top() -> None:
    table = table_of("outbid")
    now = best(table)
    values, total, _waiting, moved, later = stated("outbid")
    assert values == [table.value(CITY), table.value(WAR)]
    assert table.brief(0).top_beats == (CITY,)
    assert front_page.top_stories_required(table.brief(0)) == (2, 2)
    assert total == [
        sum(each.points for each in now.published),
        sum(each.penalty for each in now.empty),
        sum(each.value for each in now.unpublished),
        now.total,
        now.counted,
    ]
    assert (len(now.published), len(now.empty)) == (2, 7)
    assert names([each.story for each in now.unpublished]) == "war-D1"
    do(table, "assign 1 war-D1", "assign 1 politics-D1", "reassign city-C1 politics-A1")
    assert moved == [table.value(CITY), table.value(POLITICS)]
    assert table.next_to_act == 0
    assert table.brief(0).top_beats == (POLITICS,)
    page = best(table)
    assert later == [
        *sorted(each.points for each in page.published),
        sum(each.penalty for each in page.empty),
        page.total,
    ]
    assert (len(page.published), page.unpublished) == (3, ())


# The end, rulebook p. 5


def test_the_final_edition_is_played_as_told() -> None:
    told = stated("final-edition")
    table = table_of("final-edition")
    assert (table.trigger, table.pennies[0], table.reporters[0]) == (0, last_penny(3), {story("city-D2"): 1})
    do(table, "assign 1 city-D2")
    assert told[0] == [table.reporters[1][story("city-D2")], table.reporters[2][story("city-D2")]]
    at_once = table.copy()
    do(at_once, "press")
    assert story("city-D2") in at_once.claimed
    do(table, "assign 1 war-B1")
    assert told[1] == [best(at_once).counted, table.value(WAR)]
    assert table.markers == table_of("final-edition").markers
    assert (table.phase, table.next_to_act) == ("last-press", 1)
    before = table.scoop_points[:]
    do(table, "press")
    assert names(table.claimed) == "politics-A3 city-D2"
    gained = [now - then for now, then in zip(table.scoop_points, before, strict=True)]
    assert gained == [gained[2], 0, gained[2]]
    assert told[2] == [publish_best(table), gained[2]]
    do(table, "press")
    assert names(table.claimed) == "war-B1 human-B2"
    assert told[3] == [publish_best(table)]
    assert table.is_over


def test_the_stars_tie_and_the_tie_of_the_game() -> None:
    table = table_of("bonus-tie")
    stars = [table.stars(player, POLITICS) for player in range(3)]
    times, herald, world = (
        [each.stars for each in stories if each.beat is POLITICS] for stories in table.published
    )
    politics, human, whole = stated("bonus-tie")
    bonus = table.bonuses[POLITICS.column]
    assert politics == [bonus, *times, herald[0], *world, stars[0], stars[1], bonus]
    assert (len(times), herald, len(world), bonus) == (1, [1, 1, 1], 1, 7)
    assert table.bonus_points == [11 + 7, 5 + 7, 9]
    assert human == [table.bonuses[HUMAN.column]] * 2
    assert not any(table.stars(player, HUMAN) for player in range(3))
    assert whole == [table.scores[0], len(table.published[1]), len(table.published[0])]
    assert table.scores[0] == table.scores[1] == max(table.scores)
    assert table.winners == (1,)


# Variants and the reference


def test_the_newsboy_goes_round_as_told() -> None:
    table = table_of("newsboy")
    seats = example("newsboy").seats
    turns = []
    for _turn in range(7):
        turns.append(seats[table.next_to_act].emblem)
        do(table, f"assign 1 {table.stories()[0]}")
    assert turns == ["times", "world", "herald", "sun", "world", "times", "sun"]
    first, second, _last = lines("newsboy")
    assert (
        "to the Times, then the World (the Sun has handed the newsboy to the Times), then the Herald" in first
    )
    assert "the Times hands the newsboy to the Herald, and the Sun and the World move" in second
    assert "the Herald hands it to the World, and the Times and the Sun move" in second


def test_two_players_take_one_turn_and_then_two_each() -> None:
    table = PennyPress.new(2)
    do(table, "headline 1", "headline 13")
    turns = []
    for _turn in range(7):
        turns.append(table.next_to_act)
        do(table, f"assign 1 {table.stories()[0]}" if table.home(table.next_to_act) else "press")
    assert turns == [0, 1, 1, 0, 0, 1, 1]
    text = rules_page().text()
    assert (
        "The first player begins with a single turn. After that each of you takes two turns in a row" in text
    )


def cells(kind: str) -> list[list[str]]:
    """A table of the reference, row by row."""
    table = next(node for node in rules_page().every() if node.has(kind))
    rows = [node for node in table.every() if node.tag == "tr"]
    return [[node.text() for node in row.every() if node.tag in ("th", "td")] for row in rows]


def test_the_arrow_track_of_the_reference() -> None:
    places, values, scoops = cells("arrow-figures")
    assert places[1:] == [str(place) for place in range(10)]
    assert values[1:] == [str(each.value) for each in ARROW_TRACK] == list("0123344556")
    assert scoops[1:] == [str(each.scoop) for each in ARROW_TRACK] == list("0011122233")


def test_the_figures_of_a_page_in_the_reference() -> None:
    what = dict(row for row in cells("page-figures"))
    assert what["An empty cell in the top row"] == "−2"
    assert what["An empty cell in another row"] == "−1"
    assert what["The cell under the advertisement"] == "0"


@pytest.mark.parametrize(("players", "penny"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_the_figures_of_a_number_of_players(players: int, penny: int) -> None:
    row = next(row for row in cells("player-figures") if row[0] == str(players))
    turns, strike = ("2" if players == 2 else "1"), ("optional" if players > 3 else "–")
    assert row[1:] == [str(players), str(penny), turns, strike]
    assert last_penny(players) == penny
    text = rules_page().text()
    assert "the fourth with 2 or 3 players, the third with 4 or 5" in text


def test_numbers_are_read_with_their_sign() -> None:
    assert figures("In all 12, less −1: 3 × 4.") == [12, -1, 3, 4]
