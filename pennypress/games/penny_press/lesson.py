"""The lesson: about five minutes of Penny Press with a fixed deal. `LESSON` is used by the app."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import Action
from pennypress.games.lesson import READER, Lesson, LessonLine, LessonStep
from pennypress.games.penny_press.actions import ASSIGN, PRESS, Publish
from pennypress.games.penny_press.components import BEATS, last_penny, story
from pennypress.games.penny_press.page_score import bill
from pennypress.games.penny_press.piece_phrases import name_of
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.page_builder_gestures import PageUnderWay, page_of
from pennypress.games.penny_press.view.reporter_actions_and_effects import after
from pennypress.games.penny_press.view.selection import BoardHand
from pennypress.games.penny_press.view.sentences import paper

SEATS = (Seat("", "times"), Seat("", "sun", "cub"), Seat("", "world", "reporter"))
SUN, WORLD = 1, 2
LARGE, SMALL, SQUARE = story("war-D1"), story("city-A1"), story("human-C1")
"""The stories that the lesson has the reader claim; together they fill a page."""
CRIME, POLITICS = story("crime-D1"), story("politics-A1")
"""Two stories that the opponents cover."""
WAR, CITY = BEATS[0], BEATS[3]

Says = Callable[[PennyPress], str]


def _line(says: Says, *show: str, until: Callable[[Any], bool] | None = None) -> LessonLine:
    """A lesson line whose sentence depends on the position only."""
    return LessonLine(lambda position, hand: says(position), show, until)


# -- the board, and the first reporters


def _look(position: PennyPress) -> str:
    return _(
        "These are five news beats, each with its stories. The arrow shows what each story in that beat "
        "scores. {beat}: {value}. Tap {story}."
    ).format(beat=WAR.title, value=position.value(WAR), story=name_of(LARGE))


def _choose(position: PennyPress) -> str:
    coming = after(position, ASSIGN[LARGE][1])
    return _(
        "How many of your {home} reporters will you send? Covering a story raises its beat, here from "
        "{before} to {after}. Choose +2."
    ).format(home=position.home(READER), before=position.value(WAR), after=coming.value(WAR))


def _lifted(position: PennyPress) -> str:
    return _(
        "{beat} is now worth {value}, and a scoop there {scoop}. That was your action: you have one each "
        "turn. {paper} is next."
    ).format(beat=WAR.title, value=position.value(WAR), scoop=position.scoop(WAR), paper=paper(SEATS, SUN))


def _joined(position: PennyPress) -> str:
    return _(
        "{paper} joins you with {count}; you have {own}. You can still claim the story, since nobody has "
        "more reporters there. {paper} would then get the scoop, {scoop}."
    ).format(
        paper=paper(SEATS, SUN),
        count=position.reporters[SUN][LARGE],
        own=position.reporters[READER][LARGE],
        scoop=position.scoop(WAR),
    )


# -- more stories


def _second(position: PennyPress) -> str:
    return _(
        "{paper} covers {theirs}. Your turn: send 1 reporter to {story}. Tap it and choose +1,"
        " or drag a reporter there from home."
    ).format(paper=paper(SEATS, WORLD), theirs=name_of(CRIME), story=name_of(SMALL))


def _risen(position: PennyPress) -> str:
    return _("{beat} has risen to {value}, and {paper} is next.").format(
        beat=CITY.title, value=position.value(CITY), paper=paper(SEATS, SUN)
    )


def _elsewhere(position: PennyPress) -> str:
    return _("{paper} is alone on {story}. {other} is next.").format(
        paper=paper(SEATS, SUN), story=name_of(POLITICS), other=paper(SEATS, WORLD)
    )


def _level(position: PennyPress) -> str:
    home = position.home(READER)
    return ngettext(
        "{paper} is tied with you on {story}: whoever goes to press first claims it. Send your last "
        "{home} reporter to {next}.",
        "{paper} is tied with you on {story}: whoever goes to press first claims it. Send your last "
        "{home} reporters to {next}.",
        home,
    ).format(paper=paper(SEATS, WORLD), story=name_of(SMALL), home=home, next=name_of(SQUARE))


def _all_out(position: PennyPress) -> str:
    return _(
        "All your reporters are out. On a later turn you could move one of them, or recall as many as "
        "you like. {paper} is next."
    ).format(paper=paper(SEATS, SUN))


def _pressed(position: PennyPress) -> str:
    return _(
        "{paper} sends one more: {count} on {story}, as many as you. One more and you would lose it. "
        "{other} is next."
    ).format(
        paper=paper(SEATS, SUN),
        count=position.reporters[SUN][LARGE],
        story=name_of(LARGE),
        other=paper(SEATS, WORLD),
    )


# -- the front page


def _go_to_press(position: PennyPress) -> str:
    count = len(position.claims(READER))
    return ngettext(
        "Time to print. You claim every story of yours on which nobody has more reporters: {count}."
        " Go to press.",
        "Time to print. You claim every story of yours on which nobody has more reporters: {count}."
        " Go to press.",
        count,
    ).format(count=count)


def _lay_out(position: PennyPress) -> str:
    return _(
        "The stories are yours; for scoops {paper} scores {points} and {other} {more}. Tap a story, then "
        "the cell for its corner, or use “{button}”."
    ).format(
        button=_("Lay out for me"),
        paper=paper(SEATS, SUN),
        points=position.scoop_points[SUN],
        other=paper(SEATS, WORLD),
        more=position.scoop_points[WORLD],
    )


def _fill(position: PennyPress) -> str:
    return _(
        "All {count} fit, and empty cells cost points. {beat} is worth most, so its story must touch the "
        "top edge. R or “{button}” turns a story."
    ).format(count=len(position.claimed), beat=WAR.title, button=_("Turn"))


def _print(position: PennyPress, hand: Any) -> str:
    brief = position.brief(READER)
    page = page_of(hand, brief)
    total = bill(brief, page).total
    if page.exclusive is None:
        return _("This page scores {points}: each story scores what its beat is worth. Print it!").format(
            points=total
        )
    return _(
        "This page scores {points}. One story at the top edge can be your exclusive and score double, "
        "but not from the most valuable beat: {story}. Print it!"
    ).format(points=total, story=name_of(page.exclusive))


def _is_begun(hand: Any) -> bool:
    return isinstance(hand, PageUnderWay) and bool(hand.placed)


def _is_full(hand: Any) -> bool:
    return isinstance(hand, PageUnderWay) and len(hand.placed) == 3 and hand.ghost is None


def _prints_all(position: PennyPress, action: Action) -> bool:
    return isinstance(action, Publish) and len(action.page.placed) == len(position.claimed)


# -- pennies, and the end


def _penny(position: PennyPress) -> str:
    return _(
        "{points} points in all, and penny number {penny}. A headline card has brought new stories, and an"
        " advertisement for your next page. {paper} is next."
    ).format(points=position.circulation(READER), penny=position.pennies[READER], paper=paper(SEATS, SUN))


def _final_edition(position: PennyPress) -> str:
    return _(
        "Whoever goes to press for penny number {last} triggers the final edition: everybody else gets "
        "one last move and one last page. {paper} is next."
    ).format(last=last_penny(position.players), paper=paper(SEATS, WORLD))


def _end(position: PennyPress) -> str:
    most = max(position.bonuses)
    beat = BEATS[position.bonuses.index(most)]
    return _(
        "At the end, each beat’s bonus goes to whoever has published the most stars of it; at present "
        "the highest is {bonus}, for {beat}. The most points win. You know the game: keep playing!"
    ).format(beat=beat.title, bonus=most)


STEPS = (
    LessonStep(
        "assign 2 war-D1",
        (
            _line(
                _look,
                f"story-{LARGE}",
                "marker-war",
                until=lambda hand: isinstance(hand, BoardHand) and hand.chosen is LARGE,
            ),
            _line(_choose, "choice-send-2"),
        ),
    ),
    LessonStep("assign 1 war-D1", (_line(_lifted, "marker-war"),)),
    LessonStep("assign 2 crime-D1", (_line(_joined, f"story-{LARGE}"),)),
    LessonStep("assign 1 city-A1", (_line(_second, f"story-{SMALL}", "reporters-home"),)),
    LessonStep("assign 1 politics-A1", (_line(_risen, "marker-city"),)),
    LessonStep("assign 1 city-A1", (_line(_elsewhere, f"story-{POLITICS}"),)),
    LessonStep("assign 2 human-C1", (_line(_level, f"story-{SQUARE}", f"story-{SMALL}"),)),
    LessonStep("assign 1 war-D1", (_line(_all_out, "reporters-home"),)),
    LessonStep("assign 1 city-B1", (_line(_pressed, f"story-{LARGE}"),)),
    LessonStep(str(PRESS), (_line(_go_to_press, "press"),)),
    LessonStep(
        "publish war-D1@0,0 human-C1@2,0 city-A1@2,2t exclusive human-C1",
        (
            _line(_lay_out, "tray", "front-page", until=_is_begun),
            _line(_fill, "tray", "front-page", until=_is_full),
            LessonLine(_print, ("print",)),
        ),
        also=_prints_all,
        request=lambda: _("Lay all three stories out and print the page."),
    ),
    LessonStep("assign 1 politics-A1", (_line(_penny, "circulation", "headline"),)),
    LessonStep("assign 1 crime-D1", (_line(_final_edition),)),
)

LESSON = Lesson(
    "five-minutes",
    SEATS,
    "five-minutes",
    ("headline 44", "headline 6", "headline 29"),
    STEPS,
    _line(_end, "bonus-track"),
)
