"""Functions to play Letterpress on a page and to read what the page shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from e2e import any_table, keyboard_focus, penny_press_table
from e2e.wait_for_element import wait_for
from pennypress.app.seats import seat_on_turn
from pennypress.engine.record import Record, Seat
from pennypress.engine.rules_interface import Action
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES
from pennypress.games.letterpress import claiming, phases, solo_rows
from pennypress.games.letterpress.actions import (
    DONE,
    PASS,
    Claim,
    ClaimChallenge,
    Collect,
    Keep,
    PlaceRow,
    Return,
    Vote,
    Write,
)
from pennypress.games.letterpress.components import (
    FACES,
    HIDDEN_LETTER,
    KEPT,
    LETTER_DECK,
    VOWEL_DECK,
    Card,
    Cards,
    points_of,
)
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import points
from pennypress.games.letterpress.view.front_seat import WRITING, pack_in_front
from pennypress.games.letterpress.word_choices import proposals, proposed
from tests.games import golden_records
from tests.games.letterpress.words_of_letters import letter_ids

GAME = GAMES["letterpress"]
NAMES = ("Ada", "Bo", "Cy", "Dot", "Eve", "Flo")
Choose = Callable[[Letterpress], Action]
READY = "#letterpress button.piece, #place, #done, #vote, #ending"
"""What is on the screen when a person can act, or the game is over."""
Press = Callable[[str], object]
"""Presses the element with that selector."""
IDS = {"keep": "keep", "claim": "claim", "challenge": "challenge", "collect": "library", "return": "library"}
"""The beginning of the id of what is pressed for an action on a card, by its verb."""
SEEN = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (each) => each?.textContent.trim() ?? "";
  const number = (each) => Number(text(each).match(/\\d+/)?.[0] ?? 0);
  const name = (each) => {
    const type = each.querySelector(".type");
    if (type.matches(".type-back")) return "?";
    const letters = text(type.querySelector("b"));
    if (type.matches(".type-vowel")) return letters.toLowerCase();
    return type.matches(".type-challenge") ? `+${letters}` : letters;
  };
  const cards = (selector) => all(`${selector} .sort`).map(name);
  return {
    round: number(document.querySelector("#round b")),
    shared: cards("#shared"),
    challenges: all("#challenges .challenge").map((each) => each.id.slice("challenge-".length)),
    claimable: all("#challenges button").map((each) => each.id.slice("challenge-".length)),
    pack: cards("#pack"),
    drafted: cards("#drafted"),
    stick: cards("#stick"),
    hand: cards("#hand"),
    proofs: all("#proofs .proof").map((each) => [
      each.querySelector(".printed").getAttribute("aria-label") ?? "",
      number(each.querySelector(".proof-points")),
    ]),
    vote: text(document.querySelector("#vote-title")).match(/“(.*)”/)?.[1] ?? "",
    in_play: cards("#in-play"),
    collection: cards("#collection"),
    row: cards("#rows .row:not(.new-row)"),
    new_row: cards("#rows .new-row"),
    library: cards("#library"),
    printer: number(document.querySelector(".printer-points")),
    others: all(".player .player-cards [aria-hidden]").map(number),
    ranking: all("#ranking tbody tr td strong").map(number),
    word: document.querySelector("#word-field")?.value ?? "",
  };
}"""
WAY = """(selector) => {
  const at = document.activeElement;
  const wanted = document.querySelector(selector);
  if (at === wanted) return "";
  const group = wanted.matches("[data-spot]") && wanted.closest("[data-arrows]");
  if (group && group.contains(at) && at.matches("[data-spot]")) {
    const [here, there] = [at.getBoundingClientRect(), wanted.getBoundingClientRect()];
    if (Math.abs(there.top - here.top) > 8) return there.top < here.top ? "ArrowUp" : "ArrowDown";
    return there.left < here.left ? "ArrowLeft" : "ArrowRight";
  }
  const lies = at.compareDocumentPosition(wanted);
  return lies & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
}"""
"""The next key on the way to an element: Tab from group to group, arrow keys within one."""


def look(page: Page) -> dict[str, Any]:
    """Everything visible on the table."""
    found: dict[str, Any] = page.evaluate(SEEN)
    return found


def expected(position: Letterpress, seat: int) -> dict[str, Any]:
    """What the player of that seat should see in that position, with an empty composing stick."""
    keeps = (phases.DRAFT, phases.KEEP_DRAWN)
    writes = position.phase in WRITING
    is_over = position.is_over
    proofs = position.phase not in (*phases.BEFORE_WORDS, phases.OVER) and not _has_no_proofs(position)
    own = () if is_over or (position.is_last_round and writes) else position.collections[seat]
    seats = [(seat + number) % position.players for number in range(1, position.players)]
    ranked = sorted(position.points, reverse=True)
    return {
        "round": 0 if is_over else position.round,
        "shared": [] if is_over else names(position.shared),
        "challenges": [] if is_over else list(position.open_challenges),
        "claimable": list(claiming.met_challenges(position)) if position.phase == phases.CHALLENGE else [],
        "pack": names(pack_in_front(position, seat)),
        "drafted": names(sorted(position.drafted[seat])) if position.phase in keeps else [],
        "stick": [],
        "hand": names(position.hand_of(seat).own) if writes else [],
        "proofs": sorted(_proofs(position)) if proofs else [],
        "vote": _asked(position),
        "in_play": names(position.in_play)
        if position.phase in (phases.CLAIM, phases.EXTRA, phases.CHALLENGE, phases.TIE)
        else [],
        "collection": names(own),
        "row": [] if is_over else names(position.row),
        "new_row": names(position.new_row),
        "library": [] if is_over else names(position.library),
        "printer": position.printer_points if position.is_solo and not is_over else 0,
        "others": [] if is_over else [len(position.collections[each]) for each in seats],
        "ranking": ranked if is_over and not position.is_solo else [],
        "word": "",
    }


def _has_no_proofs(position: Letterpress) -> bool:
    return position.is_solo and position.words[0] is None


def _asked(position: Letterpress) -> str:
    """The word that is put to the vote."""
    votes = [each for each in position.legal_actions() if isinstance(each, Vote)]
    return votes[0].word if votes else ""


def _proofs(position: Letterpress) -> list[list[Any]]:
    return [[word.word, points(word.spelling)] if word else ["", 0] for word in position.words]


def names(cards: Sequence[Card]) -> list[str]:
    """The cards as they look: a vowel card in lower case, a challenge card with a plus."""
    return [_name(card) for card in cards]


def _name(card: Card) -> str:
    if card.startswith(HIDDEN_LETTER):
        return "?"
    letters = FACES[card].letters
    if card in VOWEL_DECK:
        return letters.lower()
    return f"+{letters}" if card in KEPT else letters


def position_of(page: Page) -> Letterpress:
    position = any_table.table_of(page).position
    assert isinstance(position, Letterpress)
    return position


def check(page: Page) -> Letterpress:
    """Check that the page shows what whoever acts next should see; return the position."""
    table = any_table.table_of(page)
    position = table.position
    assert isinstance(position, Letterpress)
    seat = seat_on_turn(table)
    seen = look(page)
    seen["proofs"].sort()  # their order is that of the ranks, which the engine's own tests check
    wanted = expected(position, position.turn if seat is None else seat)
    assert seen == wanted, {each: (seen[each], wanted[each]) for each in wanted if seen[each] != wanted[each]}
    if seat is not None:
        name = table.seats[seat].name
        assert name in page.locator("#banner").inner_text()
    return position


# -- games played by the engine alone


def sensible(position: Letterpress) -> Action:
    """A plausible action: common letters, the word with the most points, the most valuable cards."""
    seat = position.next_to_act
    actions = position.legal_actions()
    if position.phase in WRITING:
        hand = position.hand_of(seat)
        found = next(proposals(hand, position.open_challenges, position.is_last_round), None)
        if found is None:
            return DONE if position.phase == phases.WORDS else PASS
        return Write(found.word, found.spelling)
    return max(actions, key=lambda action: _worth(position, action))


def _worth(position: Letterpress, action: Action) -> float:
    match action:
        case Keep(card):
            return LETTER_DECK.get(card, 9) - 3 * position.drafted[position.next_to_act].count(card)
        case Claim(card) | Collect(card) | Return(card):
            return FACES[card].points
        case ClaimChallenge(card):
            return 1 + FACES[card].points if card in KEPT else 1
        case PlaceRow(column):
            kept = solo_rows.kept_places(position, column)
            return points_of([position.row[place] for place in kept])
        case _:
            return 0


def game_until(
    until: Callable[[Letterpress], bool],
    players: int = 2,
    options: Sequence[str] = (),
    choose: Choose = sensible,
) -> Record:
    """The record of a sensible game up to the first position with `until`; tries further seeds if needed."""
    for number in range(200):
        table = RecordedTable.new(GAME, seats(players), f"chase-{number}", options)
        while not table.position.is_over:
            assert isinstance(table.position, Letterpress)
            if until(table.position):
                return table.record
            table = table.apply(choose(table.position))
    raise AssertionError(until)


def seats(players: int) -> list[Seat]:
    return [Seat(name, ink.name) for name, ink in zip(NAMES, GAME.emblems, strict=True)][:players]


@cache
def whole_game(players: int = 2) -> Record:
    """A sensible game played to its end."""
    table = RecordedTable.new(GAME, seats(players), "chase-0")
    while not table.position.is_over:
        assert isinstance(table.position, Letterpress)
        table = table.apply(sensible(table.position))
    return table.record


def recorded(name: str, until: Callable[[Letterpress], bool], nth: int = 0) -> tuple[Record, list[str]]:
    """A golden record up to the n-th position with `until` in which a player acts; the actions after it."""
    record = golden_records.read("letterpress", name)
    named = zip(NAMES, record.players, strict=False)
    whole = Record(
        record.game,
        record.rules,
        tuple(Seat(each, seat.emblem) for each, seat in named),
        record.seed,
        record.options,
        record.actions,
    )
    position = GAME.new_position(len(whole.players), whole.options)
    _end, moves = whole.replay(GAME)
    for number, move in enumerate(moves):
        assert isinstance(position, Letterpress)
        if position.next_to_act >= 0 and until(position):
            if not nth:
                return whole.first(number), list(whole.actions[number:])
            nth -= 1
        text = move.action.rpartition(": ")[2]
        position.apply(GAME.parse_action(text), move.player)
    raise AssertionError(until)


# -- moments


def in_phase(phase: str, game_round: int = 1) -> Callable[[Letterpress], bool]:
    """A player is asked in that phase, in that round or later."""
    return lambda position: position.phase == phase and position.round >= game_round


def unlisted(position: Letterpress) -> Action:
    """Like `sensible`, but the first player writes all own cards, which is not a listed word."""
    if position.phase == phases.WRITE and position.next_to_act == 0:
        return all_own_cards(position, 0)
    return sensible(position)


def all_own_cards(position: Letterpress, seat: int) -> Write:
    """The word that all own cards spell, in descending order of the alphabet."""
    hand = position.hand_of(seat)
    word = "".join(FACES[card].letters for card in sorted(hand.own, reverse=True))
    found = proposed(word, hand, position.open_challenges, position.is_last_round)
    assert found is not None
    return Write(word, found.spelling)


# -- a person's actions


def start_game(page: Page, *people: str, seed: str, options: Sequence[str] = (), bots: str = "") -> None:
    """Fill in the lobby's form and start. `bots` is the level of everybody after the last person."""
    penny_press_table.open_form(page)
    page.locator("#game-letterpress").check(force=True)
    page.locator(f"#players-{len(people)}").check(force=True)
    for line, name in enumerate(people):
        if bots and line:
            page.locator(f"#level-{line}").select_option(bots)
        else:
            page.locator(f"#name-{line}").fill(name)
    for option in options:
        page.locator(f"#option-{option}").check(force=True)
    page.locator("#seed").fill(seed)
    page.locator("#start").click()
    wait_for_table(page)


def wait_for_table(page: Page) -> None:
    """Wait until a table of Letterpress is on the screen, behind the curtain or not."""
    wait_for(page, f"#lift-curtain, {READY}")


def open_record(page: Page, record: Record) -> None:
    """Open a game by importing it; lift the curtain if there is one."""
    penny_press_table.import_record(page, record)
    expect(page.locator("#letterpress")).to_be_attached()
    lift_curtain(page)


def lift_curtain(page: Page) -> bool:
    """Lift the curtain if it is down; return whether it was."""
    return any_table.lift_curtain(page, READY)


def press_all(press: Press, action: Action) -> None:
    """Press what carries out that action; a word is set card by card."""
    match action:
        case Write(_word, spelling):
            for number, (used, letter) in enumerate(zip(spelling, letter_ids(spelling), strict=True)):
                press(f"#{letter}")
                doubled = used.letters != FACES[used.card].letters
                if doubled:
                    press(f"#double-{number}")
            press("#write")
        case Vote(ballot):
            press(f"#vote-{ballot.value}")
        case Keep() | Claim() | ClaimChallenge() | Collect() | Return():
            verb, card = str(action).split()
            press(f"#{IDS[verb]}-{card}")
        case _:
            press(f"#{action}")


def by_clicks(page: Page, action: Action) -> None:
    """The mouse."""
    if isinstance(action, PlaceRow):
        nudge(page, action.column, lambda way: page.locator(f"#nudge-{way}").click())
        page.locator("#place").click()
    else:
        press_all(lambda selector: page.locator(selector).click(), action)


def by_taps(page: Page, action: Action) -> None:
    """One finger that only taps."""
    finger = page.context.new_cdp_session(page)
    finger.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 1})
    press_all(lambda selector: any_table.tap(page, finger, selector), action)
    finger.detach()


def by_keys(page: Page, action: Action) -> None:
    """The keyboard only; after every key, the focus must be visible."""
    match action:
        case Write(word):
            go_to(page, "#word-field")
            page.keyboard.type(word.lower())
            expect(page.locator("#verdict")).to_contain_text(word)
            keyboard_focus.check(page)
            page.keyboard.press("Enter")
        case PlaceRow(column):
            nudge(page, column, lambda way: any_table.press_key(page, f"Arrow{way.title()}"))
            page.keyboard.press("p")
        case _ if action == DONE:
            page.keyboard.press("d")
        case _:
            press_all(lambda selector: enter(page, selector), action)


def enter(page: Page, selector: str) -> None:
    go_to(page, selector)
    page.keyboard.press("Enter")


def go_to(page: Page, selector: str) -> None:
    """Move the focus to an element with Tab and arrow keys."""
    for _ in range(60):
        key = page.evaluate(WAY, selector)
        if not key:
            return
        any_table.press_key(page, key)
    raise AssertionError(f"no keys lead to {selector}")


def nudge(page: Page, column: int, step: Callable[[str], object]) -> None:
    """Move the new row until it begins at that column of the old one."""
    here = column_of(page)
    way = "left" if column < here else "right"
    for _ in range(abs(column - here)):
        step(way)
    expect_column(page, column)


def column_of(page: Page) -> int:
    """Where the new row begins, in columns from the first card of the old one."""
    found: int = page.evaluate(
        """() => {
          const places = (row) => [...document.querySelector(row).children];
          const first = (row) => places(row).findIndex((place) => place.querySelector(".sort"));
          return first(".new-row") - first(".old-row");
        }"""
    )
    return found


def expect_column(page: Page, column: int) -> None:
    for _ in range(100):
        if column_of(page) == column:
            return
        page.wait_for_timeout(30)
    assert column_of(page) == column


def own_cards_of(position: Letterpress) -> Cards:
    """The cards with which whoever acts next writes, without the shared ones."""
    return position.hand_of(position.next_to_act).own


def in_words(position: Letterpress) -> bool:
    """A player writes."""
    return position.phase in WRITING
