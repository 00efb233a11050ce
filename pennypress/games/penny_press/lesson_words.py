"""The words of the lesson, in the order of its lines, and the pieces that they speak of."""

from __future__ import annotations

from typing import Any

from htpy import Node

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.record import Seat
from pennypress.games.lesson import READER, Words
from pennypress.games.penny_press.actions import ASSIGN
from pennypress.games.penny_press.components import last_penny, story
from pennypress.games.penny_press.front_page import Brief, Page
from pennypress.games.penny_press.headline_cards import CARDS
from pennypress.games.penny_press.page_score import bill
from pennypress.games.penny_press.piece_phrases import name_of
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.page_builder_gestures import page_of
from pennypress.games.penny_press.view.reporter_actions_and_effects import after
from pennypress.games.penny_press.view.sentences import paper
from pennypress.games.view_kit import lesson_summary

SEATS = (Seat("", "times"), Seat("", "sun", "cub"), Seat("", "world", "reporter"))
SUN, WORLD = 1, 2
LEAD, SECOND = story("war-D1"), story("human-C1")
"""The stories of the reader's first page."""
SUNS = story("city-D1")
"""A story of the Sun, on which the reader gets a scoop."""
NEXT_LEAD, NEXT_SECOND = story("war-C2"), story("human-D1")
"""The stories of the reader's second page."""
WAR, HUMAN = LEAD.beat, SECOND.beat
FIRST_PAGE = f"{SECOND}@0,0 {LEAD}@2,0 exclusive {SECOND}"
SECOND_PAGE = f"{NEXT_SECOND}@0,0 {NEXT_LEAD}@2,0 exclusive {NEXT_SECOND}"
FIRST_BRIEF = Brief((LEAD, SECOND), (6, 1, 0, 0, 5), None)
"""What the reader has when the first page is printed: it is shown at the beginning."""


def _sun() -> str:
    return paper(SEATS, SUN)


def _world() -> str:
    return paper(SEATS, WORLD)


# -- the aim, and the first reporters


def aim(position: PennyPress) -> Words:
    points = bill(FIRST_BRIEF, Page.parse(FIRST_PAGE)).total
    return Words(
        _("You will print front pages like this one. It scores {points}, and the most points win.").format(
            points=points
        ),
        _(
            "Each story scores what its news beat is worth; one, the exclusive, scores double. Empty cells "
            "cost points, so fill the page."
        ),
    )


def look(position: PennyPress) -> Words:
    return Words(
        _(
            "These are the five news beats. The arrow shows what each story in a beat scores. {beat}: "
            "{value}. Tap {story}."
        ).format(beat=WAR.title, value=position.value(WAR), story=name_of(LEAD)),
        _("No beat is worth more now, and this story is big enough for half a page."),
    )


def choose(position: PennyPress) -> Words:
    coming = after(position, ASSIGN[LEAD][1])
    return Words(
        _("How many of your {home} reporters will you send? Choose 2.").format(home=position.home(READER)),
        _(
            "Covering a story raises its beat, here from {before} to {after}. And two are harder to "
            "outnumber than one."
        ).format(before=position.value(WAR), after=coming.value(WAR)),
    )


def one_action(position: PennyPress) -> Words:
    return Words(
        _("That was your turn: one action. Now {sun} and {world} act.").format(sun=_sun(), world=_world()),
        _("Watch where their reporters go, because they may join your stories or take them from you."),
    )


def beside(position: PennyPress) -> Words:
    return Words(
        _("{world} has {theirs} on your story, you have {own}. Now send 2 to {story}.").format(
            world=_world(),
            theirs=position.reporters[WORLD][LEAD],
            own=position.reporters[READER][LEAD],
            story=name_of(SECOND),
        ),
        _(
            "You claim every story on which nobody has more reporters than you. And this one fits beside "
            "your first."
        ),
    )


def risen(position: PennyPress) -> Words:
    return Words(
        _("{beat} has risen to {value}. {sun} and {world} are next.").format(
            beat=HUMAN.title, value=position.value(HUMAN), sun=_sun(), world=_world()
        ),
        _(
            "A story scores what its beat is worth when it is printed, so raising the beats of your "
            "stories pays."
        ),
    )


# -- the scoop


def join(position: PennyPress) -> Words:
    return Words(
        _("Send your last reporter to a story that {sun} will claim: {story}.").format(
            sun=_sun(), story=name_of(SUNS)
        ),
        _(
            "Whoever has a reporter on a story that somebody else claims gets a scoop. The smaller number "
            "beside the arrow says how much: {points}."
        ).format(points=position.scoop(SUNS.beat)),
    )


def sun_prints(position: PennyPress) -> Words:
    return Words(
        _("All your reporters are out, and {sun} goes to press.").format(sun=_sun()),
        _(
            "It has {theirs} reporters on {story} and you have {own}, so it claims the story and you get "
            "the scoop."
        ).format(
            theirs=position.reporters[SUN][SUNS],
            own=position.reporters[READER][SUNS],
            story=name_of(SUNS),
        ),
    )


def scoop(position: PennyPress) -> Words:
    count = position.scoop_points[READER]
    return Words(
        ngettext(
            "A scoop: {count} point for you, and your reporter is home again. {world} is next.",
            "A scoop: {count} points for you, and your reporter is home again. {world} is next.",
            count,
        ).format(count=count, world=_world()),
        _("One reporter earned that without a page. It is why newspapers join stories that they cannot win."),
    )


# -- the front page


def go_to_press(position: PennyPress) -> Words:
    count = len(position.claims(READER))
    return Words(
        ngettext(
            "Now {world} has as many reporters on your story of {beat} as you. Go to press: you claim "
            "{count} story.",
            "Now {world} has as many reporters on your story of {beat} as you. Go to press: you claim "
            "{count} stories.",
            count,
        ).format(world=_world(), beat=WAR.title, count=count),
        _("A tie is enough to claim a story, but one more reporter would take it from you."),
    )


def lead(position: PennyPress) -> Words:
    return Words(
        _(
            "{beat} is worth most, so its story is your lead: put it at the top edge. Tap it, then the "
            "cell for its corner, or use “{button}”."
        ).format(beat=WAR.title, button=_("Lay out for me")),
        _("Readers look at the top first: a story of the most valuable beat has to touch it."),
    )


def exclusive(position: PennyPress) -> Words:
    return Words(
        _("Put the other story at the top edge, too. R or “{button}” turns it.").format(button=_("Turn")),
        _(
            "There it can be your exclusive, which scores double. A story of the most valuable beat "
            "cannot. Empty cells cost 1, at the top 2."
        ),
    )


def around_advertisement(position: PennyPress) -> Words:
    return Words(
        _("Lay both stories out around the advertisement: both at the top edge, {lead} as your lead.").format(
            lead=name_of(NEXT_LEAD)
        ),
        _("The advertisement’s cell costs nothing, but no story can cover it."),
    )


def print_it(position: PennyPress, selection: Any) -> Words:
    brief = position.brief(READER)
    page = page_of(selection, brief)
    printed = bill(brief, page)
    scores = _("This page scores {points}. Print it!").format(points=printed.total)
    if page.exclusive is None:
        return Words(
            scores, _("No story is exclusive, so none scores double: each scores what its beat is worth.")
        )
    double = next(line for line in printed.published if line.exclusive)
    return Words(
        scores,
        _(
            "{points} for the lead, {double} for the exclusive, which scores double, less {lost} for empty "
            "cells."
        ).format(
            points=sum(line.points for line in printed.published if line is not double),
            double=double.points,
            lost=sum(cell.penalty for cell in printed.empty),
        ),
    )


# -- what printing brings


def penny(position: PennyPress) -> Words:
    return Words(
        _("{points} points, and your first of {last} pennies. {world} got a scoop of {scoop}.").format(
            points=position.circulation(READER),
            last=last_penny(position.players),
            world=_world(),
            scoop=position.scoop_points[WORLD],
        ),
        _(
            "Each page brings a penny. Somebody’s penny number {last} starts the final edition: the others "
            "get one last turn and one last page."
        ).format(last=last_penny(position.players)),
    )


def stars(position: PennyPress) -> Words:
    return Words(
        _(
            "You keep the stars of printed stories. A headline card has just raised the bonus of {beat} to "
            "{bonus}."
        ).format(beat=WAR.title, bonus=position.bonuses[WAR.column]),
        _(
            "At the end, whoever has printed the most stars of a beat scores its bonus. So stars are "
            "points for later."
        ),
    )


def advertisement(position: PennyPress) -> Words:
    assert CARDS[position.discards[-1]].beat is WAR
    return Words(
        _(
            "The card also brought new stories, and an advertisement for your next page. {sun} and {world} "
            "are next."
        ).format(sun=_sun(), world=_world()),
        _(
            "The more pages you have printed, the higher it stands, and the more it is in the way of your "
            "stories."
        ),
    )


# -- the second page


def two_stars(position: PennyPress) -> Words:
    return Words(
        _("Tap {story}.").format(story=name_of(NEXT_LEAD)),
        _(
            "{beat} scores {value}, and with its two stars you would lead the race for the bonus of {bonus}."
        ).format(beat=WAR.title, value=position.value(WAR), bonus=position.bonuses[WAR.column]),
    )


def three(position: PennyPress) -> Words:
    return Words(
        _("Send 3 reporters: choose +3."),
        _("The others want such a story, too, and three are hard to outnumber."),
    )


def all_want(position: PennyPress) -> Words:
    return Words(
        _("{sun} wants stars of {beat} as well, on {story}. {sun} and {world} are next.").format(
            sun=_sun(), world=_world(), beat=WAR.title, story=name_of(story("war-D2"))
        ),
        _("If it outnumbers you there, you can still move one of your reporters later, or call some home."),
    )


def fits(position: PennyPress) -> Words:
    coming = after(position, ASSIGN[NEXT_SECOND][1])
    return Words(
        _("Send your last 2 reporters to {story}.").format(story=name_of(NEXT_SECOND)),
        _(
            "{beat} then rises to {value}, less than {lead}: so this story can be your exclusive and score "
            "{double}."
        ).format(beat=HUMAN.title, value=coming.value(HUMAN), lead=WAR.title, double=2 * coming.value(HUMAN)),
    )


def before_second(position: PennyPress) -> Words:
    return Words(
        _("{sun} and {world} are next.").format(sun=_sun(), world=_world()),
        _("You have two good stories. Now you hope that nobody outnumbers you before you print."),
    )


def press_again(position: PennyPress) -> Words:
    return Words(
        _("Go to press again."),
        _(
            "You still claim both stories. {world} has joined you on one for a scoop: waiting helps the "
            "others, too."
        ).format(world=_world()),
    )


# -- the end


def in_all(position: PennyPress) -> Words:
    stars = position.stars(READER, WAR)
    return Words(
        _("{points} points in all, your second penny, and {stars} stars of {beat}.").format(
            points=position.circulation(READER), stars=stars, beat=WAR.title
        ),
        _(
            "If nobody prints more stars of {beat}, they bring you its bonus at the end: {bonus} points more."
        ).format(beat=WAR.title, bonus=position.bonuses[WAR.column]),
    )


def done(position: PennyPress) -> Words:
    return Words(
        _("That is the whole game. Now you know how to score, and how to win."),
        _("Value makes a page, scoops fill the gaps, and stars decide the end."),
    )


def summary(position: PennyPress) -> Node:
    pages = _(
        "Each story scores what its beat is worth. One exclusive, at the top edge and not of the most "
        "valuable beat, scores double. Empty cells cost 1, at the top 2. Stories left out cost their value."
    )
    scoops = _("When somebody claims a story on which you have a reporter, you score the scoop of its beat.")
    stars = _("At the end, the most printed stars of a beat score its bonus.")
    end = _("Somebody’s penny number {last} starts the final edition. Then the most points win.")
    return lesson_summary.summary([
        (_("Front pages"), pages),
        (_("Scoops"), scoops),
        (_("Stars"), stars),
        (_("The end"), end.format(last=last_penny(position.players))),
    ])  # fmt: skip
