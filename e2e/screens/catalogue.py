"""The catalogue of screens of every title, the lobby and dialogs, with the checks for each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from e2e import copenhagen_table, letterpress_table, penny_lane_table
from e2e.penny_press_scenarios import (
    always,
    busy,
    game_until,
    in_builder,
    in_final_edition,
    in_last_press,
    on_two_stories,
    whole_game,
)
from e2e.screens.recorded_messages_to_screen import Visit, led
from pennypress.app.advice import update as advice
from pennypress.app.analysis import update as analysis
from pennypress.app.bots.messages import Stop
from pennypress.app.game_report.messages import ToggleReport
from pennypress.app.installation.messages import StoragePersisted
from pennypress.app.model import Daily
from pennypress.app.page.messages import UrlChanged
from pennypress.app.play.messages import Touch
from pennypress.app.replay.messages import Scrub
from pennypress.engine.record import Record
from pennypress.games import lesson_of
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.components import CHANGE
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.letterpress import phases as letterpress_phases
from pennypress.games.letterpress.options import EASY, HARD, HOUSE_WORDS
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.penny_lane import gazette, masons_guild, tower
from pennypress.games.penny_lane import phases as penny_lane_phases
from pennypress.games.penny_lane.components import BARRACKS
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_press import front_page
from tests.app.long_shelf import stored
from tests.app.page_without_browser import tags
from tests.app.real_adviser import answer, questions
from tests.games import golden_records

PENNY_PRESS = "penny-press"
COPENHAGEN = "copenhagen"
LETTERPRESS = "letterpress"
PENNY_LANE = "penny-lane"
WHOLE = {
    PENNY_PRESS: ("#press", "#print", "#ranking", "#wire", "#others"),
    COPENHAGEN: (*("#harbour", "#house", "#offer", "#slip", "#hand", "#abilities", "#neighbours", "#wire"),),
    LETTERPRESS: (
        *(
            "#round",
            "#shared",
            "#challenges",
            "#pack",
            "#drafted",
            "#stick",
            "#word-field",
            "#write",
            "#pass",
        ),
        *("#verdict", "#hand", "#in-play", "#done", "#vote", "#rows", "#place", "#library", "#collection"),
        *("#players", "#wire", "#ranking"),
    ),
    PENNY_LANE: (
        *("#main-street", ".choices", "#own-lane", "#market", "#supply", ".player > header", ".enlarge"),
        *("#income", "#wire", "#ranking"),
    ),
}
"""Parts of a title's table that are visible on a tablet without scrolling, if they exist."""
OPEN_TABLES = "document.querySelectorAll('.chances-table').forEach((each) => (each.open = true))"
OPEN_WORDS = "document.querySelector('#keepsake-dialog details').open = true"
OPEN_SHEET = "document.documentElement.dataset.sheetIs = 'open'"
ENLARGE_A_HOUSE = "document.querySelector('.large-house').showPopover()"
ENLARGE_A_LANE = "document.querySelector('.large-lane').showPopover()"
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


def recall_from_several(visit: Visit) -> None:
    own = [given["id"] for _tag, given in tags(visit.html) if given.get("id", "").startswith("token-")]
    for token in own:
        visit.touch("recall", token.removeprefix("token-"), "1")


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


# -- Letterpress


def letterpress(
    record: Callable[[], Record], *more: Callable[[Visit], object], zoomed: bool = False
) -> Screen:
    """A table of Letterpress, viewed by whoever acts next, after further steps."""
    lead = partial(led, lambda visit: visit.open_record(record()), *more)
    return Screen(lead, LETTERPRESS, zoomed=zoomed, uncovered=True)


def before(phase: str, players: int, game_round: int = 1, least: int = 0) -> Callable[[], Record]:
    """A game of Letterpress up to that phase of that round, with so many cards kept or in play."""

    def until(position: Letterpress) -> bool:
        kept = max(len(position.drafted[max(position.next_to_act, 0)]), len(position.in_play))
        return position.phase == phase and position.round >= game_round and kept >= least

    return partial(letterpress_table.game_until, until, players)


def typed(text: str) -> Callable[[Visit], object]:
    """Type that text in the word field."""
    return lambda visit: visit.send(Touch("word", (), text))


def type_best_word(visit: Visit) -> None:
    """Type the word with the most points."""
    action = letterpress_table.sensible(_letterpress_of(visit))
    typed(str(action).split()[1].lower())(visit)


def type_all_own_cards(visit: Visit) -> None:
    """Type a word that is not listed."""
    typed(letterpress_table.all_own_cards(_letterpress_of(visit), 0).word)(visit)


def _letterpress_of(visit: Visit) -> Letterpress:
    position = visit.play.table.position
    assert isinstance(position, Letterpress)
    return position


HOUSE = partial(
    letterpress_table.game_until,
    letterpress_table.in_phase(letterpress_phases.VOTE),
    4,
    (HOUSE_WORDS,),
    letterpress_table.unlisted,
)
SIX_LETTERPRESS = partial(letterpress_table.whole_game, 6)


def solo_end(name: str) -> Callable[[], Record]:
    """A golden record of a solo game to its end."""
    return lambda: golden_records.read(LETTERPRESS, name)


def learning_letterpress() -> Visit:
    visit = Visit()
    visit.press(f"learn-{LETTERPRESS}")
    return visit


def alone(*options: str) -> Screen:
    """The lobby's form for a solo game with these options."""
    ticked = [lambda visit, each=each: visit.press(f"option-{each}") for each in options]
    return lobby(LETTERPRESS, 1, *ticked)


# -- Penny Lane


def penny_lane(
    record: Callable[[], Record], *more: Callable[[Visit], object], then: str = "", zoomed: bool = False
) -> Screen:
    """A table of Penny Lane, viewed by the player on turn, after further steps."""
    lead = partial(led, lambda visit: visit.open_record(record()), *more)
    return Screen(lead, PENNY_LANE, then, zoomed=zoomed, uncovered=not then)


def told(name: str, until: Callable[[PennyLane], bool]) -> Callable[[], Record]:
    """A golden record up to the last position with `until`."""
    return lambda: penny_lane_table.recorded(name, until)[0]


def lanes_differ(position: PennyLane) -> bool:
    """A citizen can go to Barracks, and three lanes bring different amounts there."""
    usable = position.phase == penny_lane_phases.TURN and gazette.is_usable(position)
    open_barracks = BARRACKS in gazette.open_jobs(position)
    return usable and open_barracks and len(gazette.lanes_that_differ(position, BARRACKS)) > 2


def may_swap(position: PennyLane) -> bool:
    """Tower can be used in a lane of some buildings."""
    in_turn = position.phase == penny_lane_phases.TURN
    return in_turn and tower.is_usable(position) and len(position.lane.places) > 4


def in_a_wide_lane(position: PennyLane) -> bool:
    """A turn in a lane of many buildings, to which another can be added."""
    in_turn = position.phase == penny_lane_phases.TURN
    return in_turn and len(position.lane.places) > 6 and bool(masons_guild.affordable(position))


def pick_card(visit: Visit) -> None:
    visit.press_first("affordable")


def pick_citizen(visit: Visit) -> None:
    visit.press_first("movable")


def to_barracks(visit: Visit) -> None:
    pick_citizen(visit)
    visit.press("vacancy-barracks")


def to_tower(visit: Visit) -> None:
    visit.press("location-tower")


def learning_penny_lane() -> Visit:
    visit = Visit()
    visit.press(f"learn-{PENNY_LANE}")
    return visit


FIVE_LANES = partial(penny_lane_table.whole_game, 5)
FULL_SWING = partial(penny_lane_table.game_until, penny_lane_table.in_full_swing)
WIDE_LANE = told("stars-and-short-supply", in_a_wide_lane)


# -- the lobby, lessons, replays


def lobby(game: str = PENNY_PRESS, players: int = 3, *more: Callable[[Visit], object]) -> Screen:
    """The lobby with its form unfolded for that title."""

    def fill(visit: Visit) -> None:
        visit.press(f"friends-{game}")
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
        visit.press(f"learn-{PENNY_PRESS}")
        for step in lesson_of(PENNY_PRESS).steps[:number]:
            for line in step.lines:
                if line.reads:
                    visit.press("lesson-on")
            if not step.lines:
                continue
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
    visit.press(f"learn-{COPENHAGEN}")
    return visit


def replay(record: Callable[[], Record], *more: Callable[[Visit], object]) -> Callable[[], Visit]:
    return partial(led, lambda visit: visit.replay(record()), *more)


def advised(record: Callable[[], Record]) -> Visit:
    """A table with advice."""
    visit = led(lambda visit: visit.open_record(record()), lambda visit: visit.press("ask-coach"))
    answer(visit, questions(visit, advice.TICKET)[-1])
    return visit


def analysed(questions_answered: int | None = None) -> Callable[[], Visit]:
    """A replay with an analysis of that many decisions, or of all."""

    def lead() -> Visit:
        visit = led(lambda visit: visit.replay(SHORT), lambda visit: visit.press("ask-coach"))
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


def at_daily_puzzle(*pages: int) -> Screen:
    """The puzzle of the day after tries, each the number of a page from the best."""

    def lead() -> Visit:
        visit = led(lambda visit: visit.send(UrlChanged("#/daily/penny-press")))
        for number in pages:
            try_page(visit, number)
        return visit

    return Screen(lead, zoomed=True, only_here="the date decides")


def try_page(visit: Visit, number: int) -> None:
    """Lay out a page of the puzzle on the screen, counted from the best, and print it."""
    assert isinstance(visit.model.screen, Daily)
    position = visit.model.screen.puzzle.position
    page = front_page.outcomes(position.brief(position.turn))[number]
    visit.touch("clear")
    for placed in page.placed:
        visit.touch("take", str(placed.story))
        assert isinstance(visit.model.screen, Daily)
        if visit.model.screen.selection.ghost.turned != placed.turned:
            visit.touch("turn")
        visit.touch("cell", str(placed.column), str(placed.row))
    visit.touch("print")


LOBBIES = {
    "lobby of a first visit": Screen(Visit, at_once="#covers .loud", zoomed=True),
    "lobby for five": replace(lobby(PENNY_PRESS, 5), zoomed=True),
    "lobby of Copenhagen": replace(lobby(COPENHAGEN, 4), zoomed=True),
    "lobby of Letterpress": replace(lobby(LETTERPRESS, 6), zoomed=True),
    "lobby of Letterpress alone": alone(EASY, HARD),
    "lobby of Penny Lane": lobby(PENNY_LANE, 5),
    "lobby with bots": lobby(PENNY_PRESS, 5, lambda visit: visit.press("house")),
    "full shelf": full_shelf(),
    "shelf, renaming": full_shelf(on_shelf("rename")),
    "shelf, deleted": full_shelf(on_shelf("delete")),
    "shelf, newspapers": full_shelf(on_shelf("gallery")),
    "long shelf": Screen(lambda: Visit(stored(45)), only_here="it is stored beforehand"),
    "file refused": Screen(partial(led, lambda visit: visit.import_text(REFUSED))),
}
DAILY_PUZZLES = {
    "puzzle of the day": at_daily_puzzle(),
    "puzzle of the day, two tries": at_daily_puzzle(9, 5),
    "puzzle of the day, solved": at_daily_puzzle(9, 0),
    "puzzle of the day, not solved": at_daily_puzzle(9, 8, 7),
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
    "recall from several stories": replace(
        penny_press(partial(game_until, on_two_stories, 3), recall_from_several, in_sight="#ring"),
        within="#ring",
    ),
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
    "lesson, front page": Screen(lesson(11), fingers=False),
    "lesson, end": Screen(lesson(24), fingers=False),
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
    "game report": with_dialog("game-report", partial(whole_game, 3)),
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
    "advice": Screen(partial(advised, THREE), only_here=THINKING),
    "Copenhagen, advice": Screen(
        partial(advised, partial(copenhagen_table.game_until, copenhagen_table.advanced, 3)),
        only_here=THINKING,
    ),
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
LETTERPRESS_TABLES = {
    "Letterpress, first pick": letterpress(before(letterpress_phases.DRAFT, 2)),
    "Letterpress, last pick": letterpress(
        before(letterpress_phases.DRAFT, 4, game_round=2, least=3), zoomed=True
    ),
    "Letterpress, empty stick": letterpress(before(letterpress_phases.WRITE, 6)),
    "Letterpress, word set": letterpress(
        before(letterpress_phases.WRITE, 3, game_round=3), type_best_word, zoomed=True
    ),
    "Letterpress, unlisted word": letterpress(before(letterpress_phases.WRITE, 4), type_all_own_cards),
    "Letterpress, impossible word": letterpress(
        before(letterpress_phases.WRITE, 2), typed("incomprehensibilities" * 3)
    ),
    "Letterpress, claiming with two": letterpress(before(letterpress_phases.CLAIM, 2)),
    "Letterpress, claiming with six": letterpress(
        before(letterpress_phases.CLAIM, 6, game_round=4, least=18), zoomed=True
    ),
    "Letterpress, challenge": letterpress(before(letterpress_phases.CHALLENGE, 3, game_round=2)),
    "Letterpress, reward": letterpress(before(letterpress_phases.KEEP_REWARD, 4)),
    "Letterpress, vote": letterpress(HOUSE, zoomed=True),
    "Letterpress, round five": letterpress(
        before(letterpress_phases.WRITE, 4, game_round=5), type_best_word, zoomed=True
    ),
    "Letterpress, end": letterpress(SIX_LETTERPRESS, zoomed=True),
    "Letterpress alone, keeping": letterpress(before(letterpress_phases.KEEP_DRAWN, 1, game_round=2)),
    "Letterpress alone, writing": letterpress(
        before(letterpress_phases.WRITE, 1, game_round=3), type_best_word
    ),
    "Letterpress alone, placing": letterpress(before(letterpress_phases.PLACE, 1, game_round=4), zoomed=True),
    "Letterpress alone, library": letterpress(
        before(letterpress_phases.LIBRARY, 1, game_round=3), zoomed=True
    ),
    "Letterpress alone, round five": letterpress(
        before(letterpress_phases.WRITE, 1, game_round=5), type_best_word
    ),
    "Letterpress alone, won": letterpress(solo_end("solo-won")),
    "Letterpress alone, lost": letterpress(solo_end("solo-hard-lost-by-unused-cards")),
}
LETTERPRESS_OTHERS = {
    "Letterpress, curtain": Screen(
        partial(
            led,
            lambda visit: visit.open_behind_the_curtain(before(letterpress_phases.DRAFT, 3, 2)()),
        ),
        zoomed=True,
    ),
    "Letterpress, lesson": Screen(learning_letterpress, zoomed=True, fingers=False),
    "Letterpress, replay": Screen(replay(SIX_LETTERPRESS, lambda visit: visit.send(Scrub(120)))),
    "Letterpress, log": with_dialog("log", SIX_LETTERPRESS),
    "Letterpress, keys": with_dialog("keys", SIX_LETTERPRESS),
    "Letterpress, game report": with_dialog("game-report", SIX_LETTERPRESS),
    "Letterpress, broadside": Screen(
        partial(
            led,
            lambda visit: visit.open_record(SIX_LETTERPRESS()),
            lambda visit: visit.press_first("gallery-open"),
        ),
        then=OPEN_WORDS,
        zoomed=True,
    ),
}
PENNY_LANE_TABLES = {
    "Penny Lane, first turn": penny_lane(
        partial(penny_lane_table.game_until, penny_lane_table.first_turn, 5), zoomed=True
    ),
    "Penny Lane, two": penny_lane(partial(FULL_SWING, 2)),
    "Penny Lane, three": penny_lane(partial(FULL_SWING, 3), zoomed=True),
    "Penny Lane, card selected": penny_lane(partial(FULL_SWING, 4), pick_card, zoomed=True),
    "Penny Lane, citizen selected": penny_lane(partial(FULL_SWING, 3), pick_citizen, zoomed=True),
    "Penny Lane, lane choice at Barracks": penny_lane(
        partial(penny_lane_table.game_until, lanes_differ, 5), to_barracks, zoomed=True
    ),
    "Penny Lane, Tower": penny_lane(partial(penny_lane_table.game_until, may_swap, 4), to_tower),
    "Penny Lane, Tower with one building": penny_lane(
        partial(penny_lane_table.game_until, may_swap, 3),
        to_tower,
        lambda visit: visit.press_first("swap-button"),
        zoomed=True,
    ),
    "Penny Lane, more swaps": penny_lane(
        told("stars-and-short-supply", penny_lane_table.in_phase(penny_lane_phases.MORE_SWAPS))
    ),
    "Penny Lane, second move": penny_lane(
        partial(penny_lane_table.game_until, penny_lane_table.in_phase(penny_lane_phases.SECOND_MOVE), 4),
        pick_citizen,
    ),
    "Penny Lane, Garage": penny_lane(
        told("garage", penny_lane_table.in_phase(penny_lane_phases.GARAGE)), zoomed=True
    ),
    "Penny Lane, gifts": penny_lane(
        told("gifts-of-choice", penny_lane_table.in_phase(penny_lane_phases.GIFTS)), zoomed=True
    ),
    "Penny Lane, market with one card": penny_lane(
        partial(penny_lane_table.game_until, penny_lane_table.in_phase(penny_lane_phases.PLACE), 5),
        zoomed=True,
    ),
    "Penny Lane, market with two cards": penny_lane(told("short-supply", penny_lane_table.looks)),
    "Penny Lane, wide lane": penny_lane(WIDE_LANE, zoomed=True),
    "Penny Lane, card for a wide lane": penny_lane(WIDE_LANE, pick_card),
    "Penny Lane, enlarged lane": penny_lane(WIDE_LANE, then=ENLARGE_A_LANE),
    "Penny Lane, end": Screen(on_table(FIVE_LANES), zoomed=True, uncovered=True),
    "Penny Lane, end of a tie": Screen(
        on_table(lambda: golden_records.read(PENNY_LANE, "tie-break-by-pennies")), uncovered=True
    ),
}
PENNY_LANE_OTHERS = {
    "Penny Lane, curtain": Screen(
        partial(
            led,
            lambda visit: visit.open_behind_the_curtain(told("short-supply", penny_lane_table.looks)()),
        ),
        zoomed=True,
    ),
    "Penny Lane, lesson": Screen(learning_penny_lane, zoomed=True, fingers=False),
    "Penny Lane, replay": Screen(replay(FIVE_LANES, lambda visit: visit.send(Scrub(80)))),
    "Penny Lane, log": with_dialog("log", FIVE_LANES),
    "Penny Lane, keys": with_dialog("keys", FIVE_LANES),
    "Penny Lane, game report": with_dialog("game-report", FIVE_LANES),
    "Penny Lane, postcard": Screen(
        partial(
            led,
            lambda visit: visit.open_record(FIVE_LANES()),
            lambda visit: visit.press_first("gallery-open"),
        ),
        then=OPEN_WORDS,
        zoomed=True,
    ),
}
SCREENS: dict[str, Screen] = {
    **LOBBIES,
    **DAILY_PUZZLES,
    **PENNY_PRESS_TABLES,
    **PENNY_PRESS_IN_HAND,
    **DIALOGS,
    **REPLAYS,
    **COPENHAGEN_TABLES,
    **COPENHAGEN_IN_HAND,
    **LETTERPRESS_TABLES,
    **LETTERPRESS_OTHERS,
    **PENNY_LANE_TABLES,
    **PENNY_LANE_OTHERS,
}
