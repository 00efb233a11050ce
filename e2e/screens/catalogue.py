"""The catalogue of screens of every title, the lobby and dialogs, with the checks for each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from e2e import copenhagen_table
from e2e.penny_press_scenarios import (
    always,
    busy,
    game_until,
    in_builder,
    in_final_edition,
    in_last_press,
    whole_game,
)
from e2e.screens.recorded_messages_to_screen import Visit, led
from pennypress.app.advice import update as advice
from pennypress.app.analysis import update as analysis
from pennypress.app.bots.messages import Stop
from pennypress.app.game_report.messages import ToggleReport
from pennypress.app.installation.messages import StoragePersisted
from pennypress.app.play.messages import Touch
from pennypress.app.replay.messages import Scrub
from pennypress.engine.record import Record
from pennypress.games import lesson_of
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.components import CHANGE
from pennypress.games.copenhagen.position import Copenhagen
from tests.app.long_shelf import stored
from tests.app.real_adviser import answer, questions
from tests.games import golden_records

PENNY_PRESS = "penny-press"
COPENHAGEN = "copenhagen"
WHOLE = {
    PENNY_PRESS: ("#press", "#print", "#ranking", "#wire", "#others"),
    COPENHAGEN: (*("#harbour", "#house", "#offer", "#slip", "#hand", "#abilities", "#neighbours", "#wire"),),
}
"""Parts of a title's table that are visible on a tablet without scrolling, if they exist."""
OPEN_TABLES = "document.querySelectorAll('.chances-table').forEach((each) => (each.open = true))"
OPEN_WORDS = "document.querySelector('#keepsake-dialog details').open = true"
OPEN_SHEET = "document.documentElement.dataset.sheetIs = 'open'"
ENLARGE_A_HOUSE = "document.querySelector('.large-house').showPopover()"
THINKING = "what the coach finds depends on the machine; test_advice_and_analysis asks it in the real page"
REFUSED = "no game at all"


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen of the page."""

    lead: Callable[[], Visit]
    table: str = ""
    """The title whose table it shows, without a dialog."""
    then: str = ""
    """A script to run after the drawing."""
    in_sight: str = ""
    """Elements that fit on the screen in every size, once scrolled to."""
    at_once: str = ""
    """Elements that are visible on a tablet without scrolling."""
    within: str = "body"
    """The element in which touch targets are checked."""
    zoomed: bool = False
    """Whether it is checked with zoom and wider text spacing."""
    uncovered: bool = False
    """Whether all controls must be reachable at some scroll position."""
    fingers: bool = True
    """Whether touch targets are checked."""
    only_here: str = ""
    """Why the real page does not lead to the same screen."""


# -- tables


def on_table(record: Callable[[], Record]) -> Callable[[], Visit]:
    return lambda: led(lambda visit: visit.open_record(record()))


def penny_press(
    record: Callable[[], Record], *more: Callable[[Visit], object], then: str = "", in_sight: str = ""
) -> Screen:
    """A table of Penny Press after further steps."""
    lead = partial(led, lambda visit: visit.open_record(record()), *more)
    return Screen(lead, PENNY_PRESS, then, in_sight, uncovered=not more and not then)


def copenhagen(
    until: Callable[[Copenhagen], bool], players: int, *more: Callable[[Visit], object], then: str = ""
) -> Screen:
    """A table of Copenhagen, viewed by the player on turn, after further steps."""
    record = partial(copenhagen_table.game_until, until, players)
    lead = partial(led, lambda visit: visit.open_record(record()), *more)
    return Screen(lead, COPENHAGEN, then)


def with_dialog(name: str, record: Callable[[], Record] | None = None) -> Screen:
    """A dialog over a table."""
    lead = partial(led, lambda visit: visit.open_record((record or FIVE)()), lambda visit: visit.open(name))
    return Screen(lead, in_sight="dialog")


def with_bots(name: str = "", *, stopped: bool = False) -> Screen:
    """A table of five bots."""

    def lead() -> Visit:
        record = FIVE()
        bots = tuple(replace(seat, name=name, bot="publisher") for seat in record.players)
        visit = led(lambda visit: visit.open_record(replace(record, players=bots, practice=True)))
        if stopped:
            visit.send(Stop())
        return visit

    return Screen(lead, PENNY_PRESS, only_here="" if stopped else "bots answer there")


TWO = partial(game_until, busy, 2)
THREE = partial(game_until, busy, 3)
FOUR = partial(game_until, busy, 4, least=40)
FIVE = partial(game_until, busy, 5, least=40)
BUILDER = partial(game_until, in_builder, 5, least=30)
SHORT_BUILDER = partial(game_until, in_builder, 4, least=30)
SHORT = golden_records.read("penny-press", "everyone-passes")
TOLD = golden_records.read("penny-press", "5-players")


def choices(number: int) -> Callable[[Visit], object]:
    """Press a story: the first, the middle or the last one."""

    def press(visit: Visit) -> None:
        stories = visit.ids("story-face")
        visit.press(stories[number * (len(stories) - 1) // 2])

    return press


def lay_out(visit: Visit) -> None:
    visit.touch("lay-out")


def take_tile(visit: Visit) -> None:
    visit.press_first("affordable")


# -- Copenhagen


def in_turn(position: Copenhagen) -> bool:
    return position.phase == phases.TURN and sum(position.points) > 2


def can_change_colours(position: Copenhagen) -> bool:
    has_cards = sum(position.hands[position.turn]) > 0
    return in_turn(position) and has_cards and position.is_active(position.turn, CHANGE)


def in_phase(phase: str) -> Callable[[Copenhagen], bool]:
    return lambda position: position.phase == phase


def changing_colours(*more: Callable[[Visit], object]) -> Screen:
    choose = copenhagen_table.wishing_for(CHANGE)
    record = partial(copenhagen_table.game_until, can_change_colours, choose=choose)
    return Screen(
        partial(
            led,
            lambda visit: visit.open_record(record()),
            lambda visit: visit.press("ability-change-of-colours"),
            *more,
        ),
        COPENHAGEN,
    )


def choose_cards(visit: Visit) -> None:
    visit.press(next(each for each in visit.elements() if each.startswith("cards-")))


# -- the lobby, lessons, replays


def lobby(game: str = PENNY_PRESS, players: int = 3, *more: Callable[[Visit], object]) -> Screen:
    def fill(visit: Visit) -> None:
        visit.press(f"game-{game}")
        visit.press(f"players-{players}")

    return Screen(partial(led, fill, *more))


def full_shelf(*more: Callable[[Visit], object]) -> Screen:
    def lead() -> Visit:
        visit = Visit()
        visit.send(StoragePersisted(False))
        for record in (THREE(), whole_game(2)):
            visit.open_record(record)
        visit.to_lobby()
        for each in more:
            each(visit)
        return visit

    return Screen(lead)


def on_shelf(button: str) -> Callable[[Visit], object]:
    """Press that button of the first table on the shelf."""
    return lambda visit: visit.press(f"{button}-{visit.model.shelf[0].id}")


def lesson(number: int) -> Callable[[], Visit]:
    """The lesson of Penny Press at that step."""

    def lead() -> Visit:
        visit = Visit()
        visit.press("learn")
        for step in lesson_of(PENNY_PRESS).steps[:number]:
            if "lesson-on" in visit.elements():
                visit.press("lesson-on")
            elif step.action.startswith("publish"):
                visit.send(Touch("lay-out"), Touch("print"))
            elif step.action == "press":
                visit.press("press")
            else:
                visit.send(Touch("do", (step.action,)))
        return visit

    return lead


def learning_copenhagen() -> Visit:
    visit = Visit()
    visit.press(f"game-{COPENHAGEN}")
    visit.press("learn")
    return visit


def replay(record: Callable[[], Record], *more: Callable[[Visit], object]) -> Callable[[], Visit]:
    return partial(led, lambda visit: visit.replay(record()), *more)


def advised() -> Visit:
    """A table with advice."""
    visit = led(lambda visit: visit.open_record(THREE()), lambda visit: visit.press("ask-editor"))
    answer(visit, questions(visit, advice.TICKET)[-1])
    return visit


def analysed(questions_answered: int | None = None) -> Callable[[], Visit]:
    """A replay with an analysis of that many decisions, or of all."""

    def lead() -> Visit:
        visit = led(lambda visit: visit.replay(SHORT), lambda visit: visit.press("ask-editor"))
        answered = 0
        while "look-progress" in visit.elements() and answered != questions_answered:
            answer(visit, questions(visit, analysis.TICKET)[-1])
            answered += 1
        return visit

    return lead


def could_not_copy() -> Visit:
    visit = led(lambda visit: visit.open_record(THREE()))
    visit.clipboard = False
    visit.press("menu")
    visit.press("menu-share")
    return visit


LOBBIES = {
    "lobby of a first visit": replace(lobby(), at_once="#start"),
    "lobby for five": replace(lobby(PENNY_PRESS, 5), zoomed=True),
    "lobby of Copenhagen": replace(lobby(COPENHAGEN, 4), zoomed=True),
    "lobby with bots": lobby(PENNY_PRESS, 5, lambda visit: visit.press("house")),
    "full shelf": full_shelf(),
    "shelf, renaming": full_shelf(on_shelf("rename")),
    "shelf, deleted": full_shelf(on_shelf("delete")),
    "shelf, newspapers": full_shelf(on_shelf("gallery")),
    "long shelf": Screen(lambda: Visit(stored(45)), only_here="it is stored beforehand"),
    "file refused": Screen(partial(led, lambda visit: visit.import_text(REFUSED))),
}
PENNY_PRESS_TABLES = {
    "two": replace(penny_press(TWO), zoomed=True),
    "four": penny_press(FOUR),
    "five": replace(penny_press(FIVE), zoomed=True),
    "Newsboy Strike": penny_press(partial(game_until, busy, 4, strike=True)),
    "builder": penny_press(BUILDER),
    "final edition": penny_press(partial(game_until, in_final_edition, 5)),
    "last press": penny_press(partial(game_until, in_last_press, 5)),
    "end": replace(penny_press(partial(whole_game, 5)), zoomed=True),
    "bots thinking": with_bots(),
    "bots stopped": with_bots(stopped=True),
    "bots with long names thinking": with_bots("Nellie Bly of the World"),
    "bots with long names stopped": with_bots("Nellie Bly of the World", stopped=True),
}
PENNY_PRESS_IN_HAND = {
    **{
        f"choices on the {name} story": replace(
            penny_press(FIVE, choices(number), in_sight="#ring"), within="#ring"
        )
        for number, name in enumerate(("first", "middle", "last"))
    },
    "builder with a story in hand": replace(
        penny_press(SHORT_BUILDER, lambda visit: visit.press_first("cutting")), zoomed=True
    ),
    "builder laid out": penny_press(SHORT_BUILDER, lay_out),
    "builder of five compared": replace(
        penny_press(BUILDER, lay_out, lambda visit: visit.press("why-best")),
    ),
    "builder compared": penny_press(SHORT_BUILDER, lay_out, lambda visit: visit.press("why-best")),
    "sheet of a phone": penny_press(THREE, then=OPEN_SHEET),
    "lesson, first step": Screen(lesson(0), zoomed=True, fingers=False),
    "lesson, second step": Screen(lesson(1), fingers=False),
    "lesson, tenth step": Screen(lesson(10), fingers=False),
}
DIALOGS = {
    "menu": with_dialog("menu"),
    "log": with_dialog("log"),
    "keys": with_dialog("keys"),
    "renaming a table": Screen(
        partial(
            led,
            lambda visit: visit.open_record(game_until(always, 3)),
            lambda visit: visit.press("menu"),
            lambda visit: visit.press("menu-rename"),
        )
    ),
    "snippet to embed": Screen(
        partial(
            led,
            lambda visit: visit.open_record(THREE()),
            lambda visit: visit.press("menu"),
            lambda visit: visit.press("menu-embed"),
        )
    ),
    "link not copied": Screen(could_not_copy, only_here="it can be copied there"),
    "game report": with_dialog("account", partial(whole_game, 3)),
    "newspaper": Screen(
        partial(
            led,
            lambda visit: visit.open_record(whole_game(3)),
            lambda visit: visit.press_first("gallery-open"),
        ),
        then=OPEN_WORDS,
        zoomed=True,
    ),
}
REPLAYS = {
    "replay": Screen(replay(BUILDER)),
    "replay of a whole game": Screen(replay(partial(whole_game, 3))),
    "log of a replay": Screen(replay(partial(whole_game, 3), lambda visit: visit.press("log"))),
    "report beside a replay": Screen(
        replay(lambda: TOLD, lambda visit: visit.send(ToggleReport(True))), then=OPEN_TABLES
    ),
    "advice": Screen(advised, only_here=THINKING),
    "analysis under way": Screen(analysed(3), only_here=THINKING),
    "analysis": Screen(analysed(), then=OPEN_TABLES, only_here=THINKING),
    "replay of Copenhagen": Screen(
        replay(partial(copenhagen_table.whole_game, 4), lambda visit: visit.send(Scrub(60)))
    ),
}
COPENHAGEN_TABLES = {
    "Copenhagen, two": copenhagen(copenhagen_table.advanced, 2),
    "Copenhagen, three": replace(copenhagen(copenhagen_table.advanced, 3), zoomed=True),
    "Copenhagen, four": copenhagen(copenhagen_table.advanced, 4),
    "Copenhagen, building": replace(copenhagen(copenhagen_table.can_build, 3, take_tile), zoomed=True),
    "Copenhagen, taking": copenhagen(in_phase(phases.TAKE), 2),
    "Copenhagen, discarding": copenhagen(in_phase(phases.DISCARD), 3),
    "Copenhagen, coats": copenhagen(in_phase(phases.COATS), 4),
    "Copenhagen, two coats": copenhagen(lambda position: position.coats > 1, 4),
    "Copenhagen, late": copenhagen(lambda position: position.points[0] + position.points[1] > 9, 2),
}
COPENHAGEN_IN_HAND = {
    "Copenhagen, any tile in hand": copenhagen(
        lambda position: sum(position.points) > 2, 2, lambda visit: visit.press(visit.ids("offer-tile")[-1])
    ),
    "Copenhagen, curtain": Screen(
        partial(led, lambda visit: visit.open_behind_the_curtain(copenhagen_table.game_until(in_turn, 3))),
        zoomed=True,
    ),
    "Copenhagen, colours to be changed": changing_colours(),
    "Copenhagen, colours to change to": changing_colours(choose_cards),
    "Copenhagen, large house": copenhagen(in_turn, 4, then=ENLARGE_A_HOUSE),
    "Copenhagen, end": Screen(on_table(partial(copenhagen_table.whole_game, 4)), zoomed=True),
    "Copenhagen, lesson": Screen(learning_copenhagen),
}
SCREENS: dict[str, Screen] = {
    **LOBBIES,
    **PENNY_PRESS_TABLES,
    **PENNY_PRESS_IN_HAND,
    **DIALOGS,
    **REPLAYS,
    **COPENHAGEN_TABLES,
    **COPENHAGEN_IN_HAND,
}
