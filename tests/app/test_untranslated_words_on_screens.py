"""Every screen in the pseudo-locale: no text is untranslated or glued.

Whole games of every title are played by people and bots who tap anything that can be tapped.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from pennypress.app.advice import update as advice
from pennypress.app.advice.messages import AskForAdvice, ShowAdvice
from pennypress.app.analysis import update as analysis
from pennypress.app.analysis.messages import StartAnalysis, StopAnalysis
from pennypress.app.bots.messages import PlayOn, Stop
from pennypress.app.gallery.messages import PictureNotSaved, PictureSaved, ShowPicture
from pennypress.app.game_report.messages import ToggleReport
from pennypress.app.installation.messages import Installable, ReleaseReady, StoragePersisted
from pennypress.app.lesson import lesson_progress
from pennypress.app.lesson.messages import Learn
from pennypress.app.lobby.messages import ChooseGame, ChooseLevel, ChoosePlayers
from pennypress.app.message import Message, receive
from pennypress.app.page.messages import Dismiss, Open, TextCopied, TextNotCopied, UrlChanged
from pennypress.app.page.routing import replay_address
from pennypress.app.play.messages import LiftCurtain
from pennypress.app.replay.messages import Scrub
from pennypress.app.shelf.messages import (
    Delete,
    Duplicate,
    FileDownloaded,
    Import,
    LinkCopied,
    LinkNotCopied,
    Share,
)
from pennypress.app.storage.messages import StorageFailed
from pennypress.bots import LEVELS
from pennypress.engine import languages_and_catalogues
from pennypress.engine.record import Record, Seat, read_action_line
from pennypress.engine.rules_interface import CHANCE, Action, IllegalAction, Position
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES, view_of
from tests.app.actions_as_gestures import gestures
from tests.app.page_with_bots import House
from tests.app.page_without_browser import Page, tags
from tests.app.real_adviser import answer, questions
from tests.pseudo_locale import Marked, Texts, glued, unmarked, without_type

NAMES = {"name_0": "Άδα", "name_1": "Βω"}
"""Names of people without Latin letters."""
PRINTED = {emblem.label for game in GAMES.values() for emblem in game.emblems}
"""The newspapers' own names, set in blackletter and never translated."""
EASIEST = next(iter(LEVELS))
TAPS = 0.4
"""Probability of a random tap in place of an action."""
DECISIONS = 8
"""Number of decisions that are analysed in a game."""

every_title = pytest.mark.parametrize("title", GAMES)


@pytest.fixture(autouse=True)
def _marked(monkeypatch: pytest.MonkeyPatch) -> None:
    marked = Marked()
    monkeypatch.setattr(languages_and_catalogues, "words_of", lambda language: marked)
    languages_and_catalogues.use(languages_and_catalogues.FIRST)


class Seen:
    """All texts that were on a page or announced."""

    def __init__(self) -> None:
        self.texts: set[str] = set()
        self._html = ""

    def analysis(self, page: Page) -> None:
        self.texts.update(page.said)
        if page.html != self._html:
            self._html = page.html
            self.texts.update(Texts(self._html).found)

    def after(self, page: Page, *messages: Message) -> None:
        """Send the messages, and collect the texts after each."""
        for message in messages:
            page.send(message)
            self.analysis(page)


@pytest.fixture
def seen(request: pytest.FixtureRequest) -> Iterator[Seen]:
    """Collected texts, which are checked at the end of the test."""
    found = Seen()
    yield found
    assert len(found.texts) >= 10
    texts = without_type(found.texts, title_of(request.node))
    assert unmarked(texts, *PRINTED) == set()
    assert glued(found.texts) == set()


def title_of(test: pytest.Item) -> str:
    """The title of which the test is, or ''."""
    called = getattr(test, "callspec", None)
    return str(called.params.get("title", "")) if called else ""


def seated(title: str, *levels: str) -> House:
    """A table of that title with these players: a bot's level, or '' for a person."""
    page = House()
    page.send(ChooseGame(title), ChoosePlayers(len(levels)))
    page.send(*(ChooseLevel(line, level) for line, level in enumerate(levels)))
    page.start(seed="12-34", **NAMES)
    return page


def touches(page: Page) -> list[Message]:
    """All gestures that the elements of the table offer."""
    offered = [given["data-msg"] for _tag, given in tags(page.html) if "data-msg" in given]
    return [receive(text) for text in offered if text.startswith('["Touch"')]


def play(page: House, seen: Seen, most: int = 1000) -> None:
    """Play to the end of the game, with random taps in between."""
    rng = random.Random(most)
    while not page.table.position.is_over and len(page.table.record.actions) < most:
        if page.asked:
            page.answer()
        elif page.play.curtain is not None:
            seen.analysis(page)
            page.send(LiftCurtain(page.play.curtain))
        elif (offered := touches(page)) and rng.random() < TAPS:
            page.send(rng.choice(offered))
        else:
            act(page, rng)
        seen.analysis(page)


def act(page: House, rng: random.Random) -> None:
    """A legal action."""
    page.send(*gestures(rng.choice(page.table.position.legal_actions())))


@cache
def played(title: str) -> Record:
    """A whole game with the maximum number of players and all options for so many."""
    game, rng = GAMES[title], random.Random(title)
    players = max(game.player_counts)
    seats = [Seat(emblem.label, emblem.name) for emblem in game.emblems[:players]]
    options = tuple(option.name for option in game.options if players in option.player_counts)
    table = RecordedTable.new(game, seats, "12-34", options)
    while not table.position.is_over:
        table = table.apply(rng.choice(table.position.legal_actions()))
    return table.record


@every_title
@pytest.mark.parametrize("bots", [False, True], ids=["people", "bots"])
def test_a_table_from_beginning_to_end(title: str, bots: bool, seen: Seen) -> None:
    page = seated(title, *(("", EASIEST, EASIEST) if bots else ("", "", "")))
    play(page, seen)
    seen.after(page, Open("game-report"), Open("log"), Open("menu"), Open("keys"))
    seen.analysis(House(page.origin))


@every_title
def test_what_opens_over_a_table(title: str, seen: Seen) -> None:
    page = seated(title, "", EASIEST)
    play(page, seen, most=30)
    table = page.play.id
    page.clipboard = False
    seen.after(
        page, Open("menu"), Open("log"), Open("keys"), Open("rename"), Share(table), Open("embed", table)
    )
    seen.after(page, Open("embed-by-hand", table), Dismiss(), Stop(), PlayOn())
    while page.asked:
        page.answer()
    seen.after(page, AskForAdvice())
    answer(page, questions(page, advice.TICKET)[-1])
    seen.after(page, ShowAdvice(1), ShowAdvice(2))
    page.origin.failing = "full"
    act(page, random.Random(1))
    seen.analysis(page)
    seen.analysis(Page(page.origin, page.fragment))


@every_title
def test_a_replay_and_what_the_editor_says_of_it(title: str, seen: Seen) -> None:
    record = played(title)
    page = Page(fragment=replay_address(record))
    seen.after(
        page, ToggleReport(True), *(Scrub(at) for at in range(0, len(record.actions), 5)), ToggleReport(False)
    )
    seen.after(page, Open("log"), Dismiss(), StartAnalysis())
    for _decision in range(DECISIONS):
        answer(page, questions(page, analysis.TICKET)[-1])
    seen.after(page, StopAnalysis(), *(Scrub(at) for at in range(40)))


@every_title
def test_what_a_game_leaves(title: str, seen: Seen) -> None:
    page = Page(fragment=replay_address(played(title)))
    seen.analysis(page)
    for number in range(12):
        seen.after(page, ShowPicture("", number))


@every_title
def test_what_an_action_is_called_and_why_one_might_do_it(title: str, seen: Seen) -> None:
    record, view, rng = played(title), view_of(title), random.Random(title)
    for position in record.replay_all(GAMES[title])[0]:
        if not position.is_over and position.next_to_act != CHANCE:
            for action in rng.choices(position.legal_actions(), k=5):
                reason = view.reason(position, action, record.players)
                seen.texts |= {view.describe(position, action), reason}


@every_title
def test_why_an_action_is_refused(title: str, seen: Seen) -> None:
    record, game = played(title), GAMES[title]
    positions = list(record.replay_all(game)[0])
    lines = zip(record.actions, positions, strict=False)
    actions = [read_action_line(line, game, position)[1] for line, position in lines]
    rng = random.Random(title)
    for position in positions[:-1]:
        for action in rng.sample(actions, 20):
            seen.texts.update(refusals(position, action))


def refusals(position: Position, action: Action) -> Iterator[str]:
    try:
        position.check(action)
    except IllegalAction as why:
        yield str(why)


@every_title
def test_the_lesson(title: str, seen: Seen) -> None:
    page = House()
    page.send(ChooseGame(title), Learn(title))
    while (here := lesson_progress.place(page.play)) and not here.is_end:
        before = page.table.record
        for touch in touches(page):
            if page.table.record == before:
                seen.after(page, touch)
        seen.analysis(page)
        if "lesson-on" in page.elements():
            page.press("lesson-on")
        elif here.step and page.table.record == before:
            page.send(*gestures(GAMES[title].parse_action(here.step.action)))
    seen.analysis(page)
    assert here is not None


def test_the_lobby_and_its_shelf(seen: Seen) -> None:
    page = House()
    seen.analysis(page)
    for title, game in GAMES.items():
        for count in game.player_counts:
            seen.after(
                page, ChooseGame(title), ChoosePlayers(count), *(ChooseLevel(1, each) for each in LEVELS)
            )
        origin = seated(title, "", "").origin
        page.origin.stored |= origin.stored
    page.origin.stored["penny-press:table:damaged"] = "{}"
    lobby = House(page.origin)
    seen.analysis(lobby)
    for entry in lobby.model.shelf:
        seen.after(lobby, Duplicate(entry.id), Open("rename", entry.id), Delete(entry.id))
    seen.after(lobby, UrlChanged("#/table/nowhere"), UrlChanged("#/replay/nothing"), UrlChanged("#/"))


def test_what_the_browser_tells(seen: Seen) -> None:
    page = seated("penny-press", "", "")
    seen.after(
        page, StoragePersisted(False), Installable(True), ReleaseReady(), StorageFailed("", "forbidden")
    )
    page.send(UrlChanged("#/"))
    seen.after(page, StoragePersisted(False), StoragePersisted(True), Installable(True), ReleaseReady())
    for named in (LinkCopied, LinkNotCopied, FileDownloaded, PictureSaved, PictureNotSaved):
        seen.after(page, named("1.2"))
    seen.after(page, TextCopied())
    seen.after(page, Open("embed", "1.2"), TextNotCopied())
    whole = played("copenhagen").dumps()
    for text in ("", "{}", "[]", "{", whole.replace("take", "πάρε"), whole.replace('"seed"', '"sed"')):
        seen.after(page, Import("1.2", len(text), text))
