"""Facts of advice in random games: each agrees with the position after the action."""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random

import pytest

from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import CHANCE, Action
from pennypress.games import GAMES
from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.actions import PRESS, Publish, Reassign, Recall
from pennypress.games.penny_press.components import BEATS, Beat, Story
from pennypress.games.penny_press.page_score import bill
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view import advice, advice_facts
from tests.thorough import ends_of

GAME = GAMES["penny-press"]
SEATS = tuple(Seat("", emblem.name) for emblem in GAME.emblems)
GAMES_TO_PLAY = 12
ACTIONS_AT_MOST = 12
"""Maximum number of actions checked per position."""


@pytest.mark.parametrize("players", ends_of(GAME.player_counts))
def test_facts_are_what_the_action_leads_to(players: int) -> None:
    seen: set[type] = set()
    for number in range(GAMES_TO_PLAY):
        rng = Random(f"{players} {number}")
        table = PennyPress.new(players, strike=players >= 4 and number == 0)
        while not table.is_over:
            legal = table.legal_actions()
            if table.next_to_act != CHANCE:
                for action in sorted(rng.sample(legal, min(ACTIONS_AT_MOST, len(legal))), key=str):
                    seen |= look(table, action)
            eager = legal[-1] is PRESS and rng.random() < 0.25
            table.apply(PRESS if eager else rng.choice(legal))
    assert set(advice_facts.Fact.__args__) - seen <= {
        advice_facts.LeavesHome,
        advice_facts.MoreStars,
    }  # they are rare


def look(table: PennyPress, action: Action) -> set[type]:
    before = table.to_json()
    found = advice_facts.facts(table, action)
    assert table.to_json() == before
    assert found
    text = advice.reason(table, action, SEATS)
    assert text
    assert "{" not in text
    assert advice.request(action)
    coming = table.copy()
    coming.apply(action)
    for fact in found:
        check(fact, table, action, coming)
        said = advice.sentence(fact, SEATS)
        assert set(map(int, re.findall(r"\b\d+\b", re.sub(r"the \d-star", "", said)))) <= numbers(fact), said
    return {type(fact) for fact in found}


def numbers(values: Iterable[object]) -> set[int]:
    """Every number in a fact."""
    found: set[int] = set()
    for value in values:
        if isinstance(value, int):
            found.add(value)
        elif isinstance(value, tuple) and not isinstance(value, Beat):
            found |= numbers(value)
    return found


def most(table: PennyPress, story: Story, *, but: int) -> int:
    return max(theirs.get(story, 0) for seat, theirs in enumerate(table.reporters) if seat != but)


def points_of_best(table: PennyPress, player: int) -> int:
    """The best points over all outcomes, in place of the shortcut that the facts use."""
    brief = table.brief(player)
    return max((bill(brief, page).counted for page in front_page.outcomes(brief)), default=0)


def gains(table: PennyPress) -> tuple[tuple[int, int], ...]:
    """What others score when the player on turn goes to press."""
    pressed = table.copy()
    pressed.apply(PRESS)
    return tuple(
        (seat, after - before)
        for seat, (before, after) in enumerate(zip(table.scores, pressed.scores, strict=True))
        if after != before
    )


def check(fact: advice_facts.Fact, table: PennyPress, action: Action, coming: PennyPress) -> None:
    me = table.turn
    match fact:
        case advice_facts.CanClaim(story, level, ousted):
            own = coming.reporters[me][story]
            assert story not in table.claims(me)
            assert own >= most(coming, story, but=me)
            assert all(coming.reporters[seat][story] == own for seat in level)
            assert all(story in table.claims(seat) and story not in coming.claims(seat) for seat in ousted)
            assert me not in (*level, *ousted)
        case advice_facts.Strengthened(story, own, ahead):
            assert story in table.claims(me)
            assert own == coming.reporters[me][story] > table.reporters[me][story]
            assert ahead == own - most(coming, story, but=me) > 0
        case advice_facts.ScoopAwaits(story, rivals, points):
            assert rivals
            assert coming.reporters[me][story] < most(coming, story, but=me)
            for seat in rivals:
                assert not table.finished[seat]
                pressed = coming.copy()
                pressed.turn = seat
                pressed.phase = table.phase
                before = pressed.scoop_points[me]
                scoops = sum(
                    pressed.scoop(each.beat) for each in pressed.claims(seat) if each in pressed.reporters[me]
                )
                assert story in pressed.claims(seat)
                pressed.apply(PRESS)
                assert pressed.scoop_points[me] - before == scoops >= points
            assert points == coming.scoop(story.beat)
        case advice_facts.Overrun(story, rivals):
            assert isinstance(action, Recall | Reassign)
            assert all(table.reporters[seat][story] > table.reporters[me][story] for seat in rivals)
            assert rivals
        case advice_facts.GivesUp(story):
            assert story in table.claims(me)
            assert story not in coming.claims(me)
        case advice_facts.TurnsTop(beat, stories, all_touch):
            brief = coming.brief(me)
            assert coming.value(beat) == max(coming.value(each) for each in BEATS)
            assert table.value(beat) < max(table.value(each) for each in BEATS)
            assert stories == sum(each.beat is beat for each in coming.claims(me)) > 0
            leads = [each for each in brief.claimed if brief.is_top(each)]
            at_top_edge = {
                front_page.top_stories_met(brief, page).at_top_edge for page in front_page.outcomes(brief)
            }
            assert all_touch == (at_top_edge == {len(leads)})
        case advice_facts.TurnsOrdinary(beat, stories):
            assert coming.value(beat) < max(coming.value(each) for each in BEATS)
            assert table.value(beat) == max(table.value(each) for each in BEATS)
            brief = coming.brief(me)
            for each in stories:
                page = next(page for page in front_page.outcomes(brief) if page.exclusive is each)
                assert front_page.refusal(brief, page) is None
        case advice_facts.BetterPage(points, before):
            assert points == points_of_best(coming, me) > before == points_of_best(table, me)
        case advice_facts.ValueMoves(beat, before, after, stories):
            assert (before, after) == (table.value(beat), coming.value(beat))
            assert stories == sum(each.beat is beat for each in coming.claims(me))
            assert stories or after < before
        case advice_facts.ComesHome(home) | advice_facts.LeavesHome(home):
            assert home == coming.home(me)
        case advice_facts.Claims(stories, points):
            assert stories == len(coming.claimed)
            assert points == points_of_best(coming, me)
        case advice_facts.LastPenny():
            assert table.trigger is None
            assert coming.trigger == me
        case advice_facts.Snatches(story, rivals):
            assert story in coming.claimed
            assert all(story in table.claims(seat) and not table.finished[seat] for seat in rivals)
        case advice_facts.Scoops(paid):
            assert paid == gains(table)
        case advice_facts.TakesLead(beat, stars, alone, bonus):
            page = action.page if isinstance(action, Publish) else front_page.best(coming.brief(me))
            printed = coming.copy() if isinstance(action, Publish) else _printed(coming, page)
            others = [printed.stars(seat, beat) for seat in range(table.players) if seat != me]
            assert stars == printed.stars(me, beat)
            assert (stars > max(others)) == alone
            assert stars >= max(others)
            assert bonus == table.bonuses[beat.column]
        case advice_facts.LeavesOut(stories):
            page = action.page if isinstance(action, Publish) else front_page.best(coming.brief(me))
            claimed = table.claimed if isinstance(action, Publish) else coming.claimed
            assert stories == len(set(claimed) - {each.story for each in page.placed}) > 0
        case advice_facts.Prints(points, best):
            assert points == coming.page_points[me] - table.page_points[me]
            assert best == points_of_best(table, me)
        case advice_facts.MoreStars(stars):
            assert isinstance(action, Publish)
            lead = front_page.best(table.brief(me)).placed
            mine = sum(each.story.stars for each in action.page.placed)
            assert stars == mine - sum(each.story.stars for each in lead) > 0
        case advice_facts.Exclusive(story, points):
            assert isinstance(action, Publish)
            assert action.page.exclusive is story
            assert points == 2 * table.value(story.beat)
        case advice_facts.LastCall(stories, points):
            assert (stories, points) == (len(table.claims(me)), points_of_best(table, me))
            assert stories
        case advice_facts.PressWouldScore(points, paid):
            assert (points, paid) == (points_of_best(table, me), gains(table))
        case advice_facts.NothingToClaim():
            assert not table.claims(me)


def _printed(coming: PennyPress, page: front_page.Page) -> PennyPress:
    printed = coming.copy()
    printed.apply(Publish(page))
    return printed
