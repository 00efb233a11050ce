"""The table as HTML: everything that a player may see is there."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random
from typing import Any

import htpy as h
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pennypress.engine.record import Seat
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES, view_of
from pennypress.games.penny_press.components import BEATS
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.tracks_and_headline_card import DISC, LENGTH, MARGIN, side_by_side
from pennypress.games.view import Gesture, ViewContext
from pennypress.games.view_kit.render_html import html_of
from tests.games.penny_press.positions import position

VIEW = view_of("penny-press")
GAME = GAMES["penny-press"]
SEATS = tuple(Seat(f"Player {n}", emblem.name) for n, emblem in enumerate(GAME.emblems))


def view_context(table: PennyPress, *made: tuple[str, ...], may_act: bool = True) -> ViewContext[Any]:
    hand = VIEW.new_selection(table)
    for name, *words in made:
        hand = VIEW.on_gesture(hand, table, Gesture(name, tuple(words))).selection
    return ViewContext(table, SEATS[: table.players], hand, may_act, (), 0, h.p["the wire"])


def drawn(table: PennyPress, *made: tuple[str, ...], may_act: bool = True) -> str:
    return html_of(h.div[VIEW.table(view_context(table, *made, may_act=may_act))])


@pytest.fixture
def busy() -> PennyPress:
    return position(
        5,
        beats={"war": "B1 D1", "crime": "C2", "city": "A1 A2"},
        reporters=[{"war-B1": 2}, {"war-B1": 1, "crime-C2": 3}],
        newsboy=3,
        bonuses={"human": 12},
        discards=[3, 17, 40],
    )


def test_every_story_stack_marker_and_mat_is_on_the_table(busy: PennyPress) -> None:
    html = drawn(busy)
    assert all(f'id="story-{story}"' in html for story in busy.stories())
    assert html.count('id="story-') == 5
    assert len(re.findall(r'id="stack-\d+"', html)) == 20
    assert all(f'id="marker-{beat.name}"' in html and f'id="bonus-{beat.name}"' in html for beat in BEATS)
    assert all(f'id="mat-{seat}"' in html and f'id="disc-{seat}"' in html for seat in range(5))
    assert "The Human Condition: bonus 12" in html
    assert "3 cards drawn" in html
    assert "Holds the newsboy" in html


def test_beats_are_called_by_their_full_names_on_the_board_and_on_the_card(busy: PennyPress) -> None:
    html = drawn(busy)
    heads = re.findall(r"<h2>(.*?)</h2>", html[html.index('id="beats"') : html.index('id="mat-0"')])
    names = [re.sub(r'<span class="short-name">.*?</span>|<[^>]*>', "", head) for head in heads]
    assert names[:5] == ["War", "Crime &amp; Calamity", "Politics", "New York City", "The Human Condition"]
    busy.discards.append(37)
    assert re.search(r'class="card-beat".*?The Human Condition \+\d', drawn(busy))


def test_beside_each_score_stands_what_the_bonuses_would_add_now_unless_it_is_nothing() -> None:
    table = position(
        beats={"crime": "D1"},
        bonuses={"war": 7, "city": 2},
        published=["war-A2 city-B1", "war-B1"],
        page_points=[20, 24],
    )
    mats = re.split(r'(?=id="mat-\d")', drawn(table))[1:]
    shown = [re.findall(r'data-help="bonuses-so-far"[^>]*>([^<]*)<', mat) for mat in mats]
    assert shown == [["★+9"], [], []]
    assert "9 more points from the bonuses if the game ended now" in mats[0]


def test_a_story_tells_a_listener_what_it_is_and_whether_it_would_be_claimed(busy: PennyPress) -> None:
    html = drawn(busy)
    assert "War, shape B, 1 star. The Times: 2 reporters. The Sun: 1 reporter. You would claim it." in html


def test_go_to_press_says_what_it_would_bring_and_pay_before_it_is_done(busy: PennyPress) -> None:
    html = drawn(busy)
    assert "Claims the 1-star B of War." in html
    assert "The Sun has reporters there, too, and scores 1 point for scoops." in html


def test_go_to_press_says_why_it_is_not_possible() -> None:
    html = drawn(position(beats={"war": "B1"}))
    assert "Nothing to print yet: you have no reporters on a story." in html


def test_the_choices_at_a_story_show_what_they_do_to_the_beat(busy: PennyPress) -> None:
    html = drawn(busy, ("story", "war-D1"))
    assert 'id="choice-send-3"' in html
    assert "3 → 4" in html
    assert "Move one reporter here from the 1-star B of War" in html
    assert 'id="choice-recall-1"' not in html


def test_a_recall_from_several_stories_shows_how_many_are_chosen_and_the_effects() -> None:
    own = {"war-B1": 1, "crime-C2": 2}
    table = position(beats={"war": "B1 D1", "crime": "C2"}, reporters=[own, {"war-D1": 1}])
    html = drawn(table, ("story", "war-B1"), ("recall", "war-B1", "1"), ("recall", "crime-C2", "2"))
    pressed = re.findall(r'id="(recall-[a-zA-Z0-9-]+)"[^>]*aria-pressed="true"', html)
    assert pressed == ["recall-war-B1-1", "recall-crime-C2-2"]
    effects = re.findall(r'<p class="effect">(.*?)</p>', html)
    assert effects == ["War stories: 4 → 3 points", "Crime stories: 3 → 2 points"]
    assert "Recall 3 reporters" in html
    nothing = drawn(table, ("story", "war-B1"), ("recall", "war-B1", "0"))
    assert '<p class="effect">' not in nothing
    assert re.search(r'<button[^>]*id="recall-several"[^>]*disabled', nothing)


def test_an_effect_that_all_choices_of_a_kind_have_is_told_once(busy: PennyPress) -> None:
    html = drawn(busy, ("story", "war-D1"))
    sent = html[html.index("ring-send") : html.index("Move one here from")]
    assert sent.count('id="choice-send-') == 3
    assert sent.count("3 → 4") == 1
    assert "How many to send here? <small" in sent


def test_the_choices_at_a_story_say_how_many_reporters_a_claim_needs(busy: PennyPress) -> None:
    assert (
        "The Sun has 3 reporters here. With 3 you tie, and whoever goes to press first claims the story;"
        " with 4 you are ahead." in drawn(busy, ("story", "crime-C2"))
    )
    assert "No one is here: one reporter is enough to claim" in drawn(busy, ("story", "city-A1"))
    assert "ring-claim" not in drawn(busy, ("story", "war-B1"))  # led alone


def test_they_say_when_the_stories_together_are_too_big_for_the_page() -> None:
    table = position(
        beats={"war": "D1", "city": "D1 A1", "human": "A1"},
        reporters=[{"war-D1": 1, "city-A1": 1}, {"city-D1": 1}],
        pennies=[1],
        ads=[(0, 2)],
    )
    assert "need 14 cells, and your page has 11" in drawn(table, ("story", "city-D1"))
    assert "ring-room" not in drawn(table, ("story", "human-A1"))  # 10 cells


def test_they_say_that_of_a_tie_whoever_goes_to_press_first_claims_the_story() -> None:
    table = position(beats={"war": "B1"}, reporters=[{"war-B1": 2}, {"war-B1": 2}])
    assert "have 2 reporters each: whoever goes to press first claims" in drawn(table, ("story", "war-B1"))


EXCLUSIVE_RULE = "A story at the top edge counts double if its beat is not a top beat."


def test_the_bill_says_what_an_exclusive_is_while_no_story_is_at_its_place() -> None:
    table = position(step="front-page", claimed="war-B2 crime-B1", markers={"war": 5, "crime": 3})
    assert EXCLUSIVE_RULE in drawn(table)
    laid = drawn(table, ("take", "crime-B1"), ("cell", "0", "0"))
    assert EXCLUSIVE_RULE not in laid
    assert "Exclusive (× 2)" in laid


@pytest.mark.parametrize("claimed", ["war-B2 war-B1", "war-C1 war-C2 crime-B1"])
def test_the_bill_is_silent_about_exclusives_where_no_page_can_have_one(claimed: str) -> None:
    """Only stories of the top beat are claimed, or those take the whole top edge."""
    table = position(step="front-page", claimed=claimed, markers={"war": 6, "crime": 3})
    assert "xclusive" not in drawn(table)


def test_the_row_of_those_to_send_is_there_even_if_nobody_is_at_home() -> None:
    three = position(3, beats={"war": "A1 B1"}, reporters=[{"war-A1": 3}])
    none = position(3, beats={"war": "A1 B1"}, reporters=[{"war-A1": 5}])
    for table in (three, none):
        assert drawn(table, ("story", "war-B1")).count('class="ring-group ring-send') == 1
    assert "None of your reporters is at home." not in drawn(three, ("story", "war-B1"))
    assert "None of your reporters is at home." in drawn(none, ("story", "war-B1"))


def test_a_reporter_in_hand_has_every_slide_of_a_marker_drawn_ahead(busy: PennyPress) -> None:
    assert "preview" not in drawn(busy)
    html = drawn(busy, ("pick", "home"))
    assert 'class="marker preview place-5 from-4"' in html
    [story] = re.findall(r'<li id="place-war-D1"[^>]*>', html)
    assert 'data-shows="preview-war-5"' in story


def test_nothing_can_be_pressed_by_someone_who_may_not_act(busy: PennyPress) -> None:
    html = drawn(busy, may_act=False)
    pressable = [tag for tag in re.findall(r"<button[^>]*>", html) if "disabled" not in tag]
    assert all('id="sheet-handle"' in tag for tag in pressable)  # everybody may look at the mat
    assert "data-drag" not in html


def test_R3_the_builder_shows_the_rule_of_the_top_stories_being_met() -> None:
    table = position(step="front-page", claimed="war-B2 war-B1 human-D1", markers={"war": 5, "human": 3})
    assert "Leads (top beat) at the top edge: 0 of 2" in drawn(table)
    laid = drawn(table, ("lay-out",))
    assert "Leads (top beat) at the top edge: 2 of 2" in laid
    assert "Human D★, exclusive: 3 × 2" in laid


def test_the_final_edition_lists_who_is_done_and_who_may_still_act() -> None:
    table = position(
        3, step="last-turn", turn=1, trigger=0, final_round=1, finished=[True, False, False],
        pennies=[4], beats={"war": "B1"}, markers={"war": 1},
    )  # fmt: skip
    html = drawn(table)
    assert "The Times: done" in html
    assert "The Sun: acting" in html
    assert "The World: to come" in html
    assert 'id="hold"' in html


@pytest.mark.parametrize(
    ("now", "told"),
    [
        (
            {"step": "front-page", "turn": 2, "final_round": 1, "claimed": "war-B2"},
            "The Sun: may still go to press",
        ),
        ({"step": "last-press", "turn": 1, "final_round": 2}, "The World: may still go to press"),
        ({"step": "last-press", "turn": 2, "final_round": 2}, "The Sun: done"),
    ],
)
def test_the_final_edition_says_who_may_still_press_during_a_front_page_and_in_the_last_call(
    now: dict[str, Any], told: str
) -> None:
    reporters: list[dict[str, int]] = [{}, {"war-B1": 1}, {"war-B1": 1}]
    board: dict[str, Any] = {"beats": {"war": "B1"}, "reporters": reporters}
    table = position(3, trigger=0, finished=[True, False, False], pennies=[4], **board, **now)
    assert told in drawn(table)


def test_the_end_shows_bonuses_from_left_to_right_and_points_by_source() -> None:
    table = position(
        3, step="over", trigger=0, final_round=2, finished=[True] * 3, pennies=[4, 1, 1],
        published=["war-B1 war-B2", "war-C3", "crime-A1"],
        bonuses={"crime": 4, "war": 9}, page_points=[10, 11, 3], bonus_points=[9, 9, 4],
    )  # fmt: skip
    html = drawn(table)
    order = re.findall(r'id="award-(\w+)"', html)
    assert order == ["politics", "city", "human", "crime", "war"]
    assert "Final ranking" in html


def test_a_tie_is_explained() -> None:
    table = position(
        2, step="over", trigger=0, final_round=2, finished=[True] * 2, pennies=[4, 1],
        published=["war-B1 war-B2", "war-C3"], page_points=[8, 8], bonus_points=[2, 2],
    )  # fmt: skip
    assert "The Times and The Sun tie at 10; The Times has published the most stories: 2." in drawn(table)


@given(st.lists(st.integers(MARGIN, MARGIN + LENGTH), min_size=2, max_size=5).map(sorted))
def test_discs_never_lie_on_each_other_nor_leave_the_track(pins: list[int]) -> None:
    placed = side_by_side(pins)
    assert all(right - left >= DISC for left, right in pairwise(placed))
    assert placed[0] >= MARGIN
    assert placed[-1] <= MARGIN + LENGTH


def test_discs_with_room_around_them_stand_at_their_scores() -> None:
    assert side_by_side([20, 60, 200]) == [20, 60, 200]


def test_names_are_text_never_markup() -> None:
    seats = (Seat("<img src=x onerror=alert(1)>", "times"), Seat("عدن", "sun"))
    table = position(2, beats={"war": "B1"})
    hostile = ViewContext(table, seats, VIEW.new_selection(table), True, (), 0, None)
    html = html_of(h.div[VIEW.table(hostile)])
    assert "<img" not in html
    assert "&lt;img src=x onerror=alert(1)&gt;" in html


@pytest.mark.parametrize("players", GAME.player_counts)
def test_every_position_of_a_game_can_be_drawn(players: int) -> None:
    rng = Random(players)
    table = RecordedTable.new(GAME, SEATS[:players], f"drawn {players}")
    while not table.position.is_over:
        shown: ViewContext[Any] = ViewContext(
            table.position, SEATS[:players], VIEW.new_selection(table.position), True, table.latest,
            len(table.moves), None,
        )  # fmt: skip
        assert VIEW.banner(shown)
        assert "style=" not in html_of(h.div[VIEW.table(shown)])
        assert str(VIEW.thumbnail(table.position, SEATS[:players])).startswith("<svg")
        actions = table.position.legal_actions()
        pressing = [action for action in actions if str(action) == "press"]
        table = table.apply(pressing[0] if pressing and rng.random() < 0.3 else rng.choice(actions))


def test_a_single_person_keeps_the_own_mat_in_front() -> None:
    table = position(3, turn=1, beats={"war": "A1"}, reporters=[{"war-A1": 1}])
    alone = ViewContext(table, SEATS[:3], VIEW.new_selection(table), False, (), 0, None, solo_seat=0)
    shown = html_of(h.div[VIEW.table(alone)])
    assert 'id="mat-0" class="mat ' in shown
    assert 'id="mat-1" class="brief-mat ' in shown
    assert "It’s another newspaper’s turn." in shown


@pytest.mark.parametrize("own_seat", [0, 2])
def test_the_mat_of_who_plays_alone_against_bots_says_you(own_seat: int) -> None:
    table = position(3, beats={"war": "A1"}, reporters=[{"war-A1": 1}])
    hand = VIEW.new_selection(table)
    others = frozenset({0, 1, 2} - {own_seat})
    alone = ViewContext(table, SEATS[:3], hand, False, (), 0, None, solo_seat=own_seat, bots=others)
    html = html_of(h.div[VIEW.table(alone)])
    assert html.count(">You<") == 1
    mats = re.split(r'(?=id="mat-\d")', html)
    assert [each.startswith(f'id="mat-{own_seat}"') for each in mats if ">You<" in each] == [True]


def test_no_mat_says_you_among_several_persons_or_without_bots() -> None:
    table = position(3, beats={"war": "A1"}, reporters=[{"war-A1": 1}])
    hand = VIEW.new_selection(table)
    shared = ViewContext(table, SEATS[:3], hand, True, (), 0, None, bots=frozenset({2}))
    diagram = ViewContext(table, SEATS[:3], hand, False, (), 0, None)
    assert not any(">You<" in html_of(h.div[VIEW.table(each)]) for each in (shared, diagram))


def test_in_the_final_edition_who_has_had_the_last_turn_may_still_go_to_press() -> None:
    table = position(
        3,
        step="last-turn",
        turn=2,
        beats={"war": "A1 B1"},
        reporters=[{}, {"war-A1": 1}],
        pennies=[4, 0, 0],
        trigger=0,
        final_round=1,
        finished=[True, False, False],
    )
    html = drawn(table)
    assert "The Times: done" in html
    assert "The Sun: may still go to press" in html
    assert "The World: acting" in html


def test_go_to_press_says_what_the_best_page_leaves_out() -> None:
    reporters = [{"war-C1": 1, "war-C2": 1, "crime-D1": 1, "crime-D2": 1}]
    assert "The best page leaves out" in drawn(
        position(3, beats={"war": "C1 C2", "crime": "D1 D2"}, reporters=reporters)
    )
    assert "leaves out" not in drawn(position(3, beats={"war": "B1"}, reporters=[{"war-B1": 1}]))


def test_go_to_press_says_which_story_counts_double() -> None:
    both = position(
        3,
        beats={"war": "B1", "crime": "D1"},
        reporters=[{"war-B1": 1, "crime-D1": 1}],
        markers={"war": 6, "crime": 4},
    )
    assert "Crime D★ at the top edge counts double, as your exclusive." in drawn(both)
    top_only = position(3, beats={"war": "B1"}, reporters=[{"war-B1": 1}], markers={"war": 6})
    assert "counts double" not in drawn(top_only)
