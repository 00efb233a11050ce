"""Functions to play Penny Lane on a page and to read what the page shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from e2e import any_table, keyboard_focus, penny_press_table
from e2e.wait_for_element import wait_for
from pennypress.app.seats import seat_on_turn
from pennypress.bots.greedy_bot import GreedyBot
from pennypress.engine.record import Record, Seat
from pennypress.engine.rules_interface import Action
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES
from pennypress.games.penny_lane import (
    black_market,
    garage,
    gazette,
    main_street,
    masons_guild,
    phases,
    tower,
)
from pennypress.games.penny_lane.actions import (
    BOARD_SPACE,
    BuyBuilding,
    GivePenny,
    MoveCitizen,
    PlaceBuilding,
    StaffNewBuilding,
    SwapBuildings,
    UseLocation,
)
from pennypress.games.penny_lane.bank_and_town_hall import bank_pennies
from pennypress.games.penny_lane.components import (
    BANK,
    BLACK_MARKET,
    GAZETTE,
    LOCATIONS,
    MASONS_GUILD,
    TOWER,
    TOWN_HALL,
    TOWN_HALL_PENNIES,
    Building,
    Location,
)
from pennypress.games.penny_lane.income import income
from pennypress.games.penny_lane.lane import Lane
from pennypress.games.penny_lane.links import links
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.upkeep import end_reasons
from pennypress.games.penny_lane.view.selection import MOVING
from tests.games import golden_records

GAME = GAMES["penny-lane"]
NAMES = ("Ada", "Bo", "Cy", "Dot", "Eve")
Choose = Callable[[PennyLane], Action]
Until = Callable[[PennyLane], bool]
READY = "#choices button, #gifts, #market button:enabled, #ending"
"""What is on the screen when a person can act, or the game is over."""
Press = Callable[[str], object]
"""Presses the element with that selector."""
SEEN = """() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const text = (selector, root = document) => root.querySelector(selector)?.textContent.trim() ?? "";
  const numbers = (words) => [...words.matchAll(/\\d+/g)].map(Number);
  const number = (selector, root) => numbers(text(selector, root))[0] ?? 0;
  const ids = (selector, start) => all(selector).map((each) => each.id.slice(start.length));
  const street = all("#main-street .location").map((each) => [
    each.id.slice("location-".length),
    all(".space, .spaces > *:not(.space)", each).length,
    all(".space .symbol, .spaces > .symbol", each).length,
    numbers(text(".location-terms", each)),
  ]);
  const columns = all("#own-lane .lane-column");
  const board = columns.findIndex((each) => each.matches(".board-column"));
  const lane = columns.flatMap((column, at) => ["top", "bottom"].flatMap((row) => {
    const found = column.querySelector(`.${row}-cell > .building`);
    const citizens = found && found.querySelectorAll(".building-things .citizen").length;
    return found ? [[`${row[0]}${at - board}`, found.id.slice("building-".length), citizens]] : [];
  }));
  return {
    round: number("#round"),
    street,
    supply: all("#supply .cards > li").map((each) => {
      const card = each.querySelector(".card");
      return card ? [card.id.slice("supply-".length), number(".card-price .amount", card)] : ["", 0];
    }),
    affordable: ids("#supply .affordable", "supply-"),
    deck: number("#supply-title"),
    market: all("#market .card").map((each) => each.id.slice("market-".length) || "?"),
    lane: lane.sort(),
    board_citizen: all("#own-lane .board-citizen .citizen").length,
    linked: all("#own-lane .half-link.linked").length,
    movable: all("#own-lane .movable").map((each) => each.id.slice("citizen-".length)).sort(),
    choices: all("#choices button, #gifts button, #lane-choice button").map((each) => each.id),
    income: [numbers(text("#income-title")), all("#income li").length],
    players: all(".player").map((each) => [
      Number(each.id.slice("player-".length)),
      number(".player-stars", each),
      number(".player-pennies", each),
      Boolean(each.querySelector(".mayor")),
    ]),
    others: all(".player .small-lane").map((each) => each.querySelectorAll(".block").length),
    ranking: all("#ranking tbody tr td strong").map((each) => Number(each.textContent)),
  };
}"""
WAYS = """(selector) => {
  const at = document.activeElement;
  const wanted = document.querySelector(selector);
  if (at === wanted) return [];
  const group = wanted.matches("[data-spot]") && wanted.closest("[data-arrows]");
  if (group && group.contains(at) && at.matches("[data-spot]")) {
    const [here, there] = [at.getBoundingClientRect(), wanted.getBoundingClientRect()];
    const across = there.left + there.width / 2 - here.left - here.width / 2;
    const down = there.top + there.height / 2 - here.top - here.height / 2;
    const sideways = across < 0 ? "ArrowLeft" : "ArrowRight";
    const ways = [[across, sideways], [down, down < 0 ? "ArrowUp" : "ArrowDown"]];
    return ways.sort(([one], [other]) => Math.abs(other) - Math.abs(one)).map(([, key]) => key);
  }
  const lies = at.compareDocumentPosition(wanted);
  return [lies & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab"];
}"""
"""The keys that lead towards an element, best first: Tab from group to group, arrow keys within one."""


def look(page: Page) -> dict[str, Any]:
    """Everything visible on the table."""
    found: dict[str, Any] = page.evaluate(SEEN)
    return found


def expected(position: PennyLane, seat: int) -> dict[str, Any]:
    """What the player of that seat should see in that position, with nothing selected."""
    seats = [(seat + number) % position.players for number in range(position.players)]
    everybody = {
        "players": [
            [each, position.scores[each], position.pennies[each], each == position.mayor] for each in seats
        ],
    }
    if position.is_over:
        nothing = {"round": 0, "deck": 0, "board_citizen": 0, "linked": 0, "income": [[], 0]}
        empty = ("street", "supply", "affordable", "market", "lane", "movable", "choices", "others")
        ranked = sorted(position.scores, reverse=True)
        return {**nothing, **{each: [] for each in empty}, **everybody, "ranking": ranked}
    lane, acts = position.lanes[seat], seat == position.next_to_act
    return {
        "round": position.round,
        "street": [_location(position, each) for each in LOCATIONS],
        "supply": [
            [each.name, masons_guild.price(position, each)] if each else ["", 0] for each in position.supply
        ],
        "affordable": _affordable(position),
        "deck": position.deck_size,
        "market": [each.name if each else "?" for each in position.drawn],
        "lane": sorted([str(place), each.name, lane.citizens[each]] for each, place in lane.places.items()),
        "board_citizen": int(lane.has_board_citizen),
        "linked": 2 * len(links(lane)),
        "movable": sorted(_movable(position, lane)) if acts else [],
        "choices": _choices(position) if acts else [],
        "income": _income(position, lane),
        **everybody,
        "others": [len(position.lanes[each].places) for each in seats[1:]],
        "ranking": [],
    }


def _income(position: PennyLane, lane: Lane) -> list[Any]:
    """The numbers in the heading of the income, and how many lines it has; none in the last round."""
    if end_reasons(position):
        return [[], 0]
    coming = income(lane)
    return [[max(position.round, 1), coming.total], 1 + bool(coming.links) + len(coming.effects)]


def _affordable(position: PennyLane) -> list[str]:
    if position.phase != phases.TURN:
        return []
    found = masons_guild.affordable(position)
    return [each.name for each in position.supply if each in found]


def _location(position: PennyLane, where: Location) -> list[Any]:
    """Its name, its spaces, those used, and the numbers below them."""
    count, used = where.spaces(position.players), position.used[where.number]
    is_told = used < count and (where.is_job or position.phase == phases.TURN)
    return [where.name, count, used, _terms(position, where) if is_told else []]


def _terms(position: PennyLane, where: Location) -> list[int]:
    if where.is_job:
        most = max(gazette.job_pennies(where, lane) for lane in position.lanes)
        return [most] if most else []
    price = gazette.price(position) if where is GAZETTE else where.price
    match main_street.obstacle(position, where):
        case main_street.TOO_EXPENSIVE:
            return [] if where is MASONS_GUILD else [price]
        case str():
            return []
    less = masons_guild.discount(position)
    return {
        BANK: [BANK.price, bank_pennies(position)],
        MASONS_GUILD: [less] if less else [],
        GAZETTE: [price, 1] if position.used[GAZETTE.number] else [price, 1, 2],
        BLACK_MARKET: [BLACK_MARKET.price],
        TOWER: [TOWER.price],
        TOWN_HALL: [TOWN_HALL.price, TOWN_HALL_PENNIES],
    }[where]


def _movable(position: PennyLane, lane: Lane) -> list[str]:
    """Where the citizens are that can be moved now."""
    if position.phase == phases.GARAGE:
        assert position.added is not None
        return [each.name for each in garage.origins(lane, position.added)]
    if position.phase not in MOVING:
        return []
    return [each.name if each else BOARD_SPACE for each in gazette.origins(lane)]


def _choices(position: PennyLane) -> list[str]:
    if position.phase == phases.GIFTS:
        return [f"gift-{seat}" for seat in range(position.players) if seat != position.turn]
    return {phases.TURN: ["pass"], phases.PLACE: []}.get(position.phase, ["done"])


def position_of(page: Page) -> PennyLane:
    position = any_table.table_of(page).position
    assert isinstance(position, PennyLane)
    return position


def check(page: Page) -> PennyLane:
    """Check that the page shows what the player on turn should see; return the position."""
    table = any_table.table_of(page)
    position = table.position
    assert isinstance(position, PennyLane)
    seen = look(page)
    wanted = expected(position, 0 if position.is_over else position.turn)
    assert seen == wanted, {each: (seen[each], wanted[each]) for each in wanted if seen[each] != wanted[each]}
    seat = seat_on_turn(table)
    if seat is not None:
        assert table.seats[seat].name in page.locator("#banner").inner_text()
    return position


# -- games played by the engine alone


def sensible(position: PennyLane) -> Action:
    """What a reporter chooses, the third level of bots."""
    return GreedyBot().think(position, "penny").assessment.action


def fond_of(*verbs: str) -> Choose:
    """Like `sensible`, but takes an action with one of these verbs whenever there is one."""

    def choose(position: PennyLane) -> Action:
        found = [each for each in position.legal_actions() if str(each).split()[0] in verbs]
        return found[0] if found and position.phase == phases.TURN else sensible(position)

    return choose


@cache
def game_until(until: Until, players: int = 3, choose: Choose = sensible) -> Record:
    """The record of a sensible game up to the first position with `until`; tries further seeds if needed."""
    for number in range(200):
        table = RecordedTable.new(GAME, seats(players), f"main-street-{number}")
        while not table.position.is_over:
            assert isinstance(table.position, PennyLane)
            if until(table.position):
                return table.record
            table = table.apply(choose(table.position))
    raise AssertionError(until)


def seats(players: int) -> list[Seat]:
    return [Seat(name, star.name) for name, star in zip(NAMES, GAME.emblems, strict=True)][:players]


@cache
def whole_game(players: int = 3) -> Record:
    """A sensible game played to its end."""
    table = RecordedTable.new(GAME, seats(players), "main-street-0")
    while not table.position.is_over:
        assert isinstance(table.position, PennyLane)
        table = table.apply(sensible(table.position))
    return table.record


@cache
def recorded(name: str, until: Until) -> tuple[Record, list[str]]:
    """A golden record up to the last position with `until` in which a player acts; the actions after it."""
    record = golden_records.read("penny-lane", name)
    named = tuple(Seat(each, seat.emblem) for each, seat in zip(NAMES, record.players, strict=False))
    whole = Record(record.game, record.rules, named, record.seed, record.options, record.actions)
    position = GAME.new_position(len(whole.players), whole.options)
    found = None
    _end, moves = whole.replay(GAME)
    for number, move in enumerate(moves):
        assert isinstance(position, PennyLane)
        if position.next_to_act >= 0 and until(position):
            found = number
        position.apply(GAME.parse_action(move.action), move.player)
    assert found is not None, until
    return whole.first(found), list(whole.actions[found:])


# -- moments


def first_turn(position: PennyLane) -> bool:
    return position.phase == phases.TURN


def in_phase(phase: str) -> Until:
    """A player is asked in that phase."""
    return lambda position: position.phase == phase and position.next_to_act >= 0


def looks(position: PennyLane) -> bool:
    """Two cards are looked at in secret."""
    return position.phase == phases.PLACE and black_market.is_look(position)


def in_full_swing(position: PennyLane) -> bool:
    """A turn in which the player can buy and move citizens, with some buildings in every lane."""
    lane = position.lane
    return (
        position.phase == phases.TURN
        and all(len(each.places) > 1 for each in position.lanes)
        and bool(masons_guild.affordable(position))
        and gazette.is_usable(position)
        and any(lane.open_vacancies(each) for each in lane.places)
        and position.open_spaces(MASONS_GUILD) > 0
    )


def can_swap(position: PennyLane) -> bool:
    """A turn in which a card, a citizen and two buildings can be moved."""
    return in_full_swing(position) and tower.is_usable(position)


# -- a person's actions


def start_game(page: Page, *people: str, seed: str, bots: str = "") -> None:
    """Fill in the lobby's form and start. `bots` is the level of everybody after the first person."""
    penny_press_table.open_form(page)
    page.locator("#game-penny-lane").check(force=True)
    page.locator(f"#players-{len(people)}").check(force=True)
    for line, name in enumerate(people):
        if bots and line:
            page.locator(f"#level-{line}").select_option(bots)
        else:
            page.locator(f"#name-{line}").fill(name)
    page.locator("#seed").fill(seed)
    page.locator("#start").click()
    wait_for_table(page)


def wait_for_table(page: Page) -> None:
    """Wait until a table of Penny Lane is on the screen, behind the curtain or not."""
    wait_for(page, f"#lift-curtain, {READY}")


def open_record(page: Page, record: Record) -> None:
    """Open a game by importing it; lift the curtain if there is one."""
    penny_press_table.import_record(page, record)
    expect(page.locator("#penny-lane")).to_be_attached()
    lift_curtain(page)


def lift_curtain(page: Page) -> bool:
    """Lift the curtain if it is down; return whether it was."""
    return any_table.lift_curtain(page, READY)


def presses(position: PennyLane, action: Action) -> list[str]:
    """What is pressed to carry out that action."""
    match action:
        case UseLocation(location):
            return [f"#location-{location}"]
        case BuyBuilding(card, place):
            return [f"#supply-{card}", f"#cell-{place}"]
        case PlaceBuilding(card, place):
            chosen = [f"#market-{card}"] if len(position.drawn) > 1 else []
            return [*chosen, f"#cell-{place}"]
        case MoveCitizen(origin, target, seat):
            return [_citizen(origin), f"#vacancy-{target}", *_lane(position, target, seat)]
        case SwapBuildings(left, right):
            begins = ["#location-tower"] if position.phase == phases.TURN else []
            return [*begins, f"#swap-{left}", f"#swap-{right}"]
        case StaffNewBuilding(origin):
            return [_citizen(origin)]
        case GivePenny(seat):
            return [f"#gift-{seat}"]
        case _:
            return [f"#{action}"]


def _citizen(origin: Building | None) -> str:
    return f"#citizen-{origin or BOARD_SPACE}"


def _lane(position: PennyLane, target: Building | Location, seat: int | None) -> list[str]:
    """The button of the lane that counts, where there is a choice."""
    if isinstance(target, Building) or len(gazette.lanes_that_differ(position, target)) == 1:
        return []
    return [f"#lane-{seat}"]


def by_clicks(page: Page, action: Action) -> None:
    """The mouse."""
    for selector in presses(position_of(page), action):
        page.locator(selector).click()


def by_taps(page: Page, action: Action) -> None:
    """One finger that only taps."""
    finger = page.context.new_cdp_session(page)
    finger.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 1})
    for selector in presses(position_of(page), action):
        any_table.tap(page, finger, selector)
    finger.detach()


def by_keys(page: Page, action: Action) -> None:
    """The keyboard only; after every key, the focus must be visible."""
    if str(action) in ("pass", "done"):
        page.keyboard.press(str(action)[0])
        return
    for selector in presses(position_of(page), action):
        enter(page, selector)


def by_drags(page: Page, action: Action) -> None:
    """The mouse: cards and citizens are dragged to where they go, everything else is clicked."""
    match action:
        case BuyBuilding(card, place):
            drag(page, f"#supply-{card}", f"#cell-{place}")
        case PlaceBuilding(card, place):
            drag(page, f"#market-{card}", f"#cell-{place}")
        case MoveCitizen(origin, target, seat):
            chosen = _lane(position_of(page), target, seat)
            drag(page, _citizen(origin), f"#vacancy-{target}")
            for selector in chosen:
                page.locator(selector).click()
        case _:
            by_clicks(page, action)


def drag(page: Page, what: str, to: str) -> None:
    """Drag a piece to a place that is there only while the piece is held."""
    x, y = penny_press_table.middle(page.locator(what))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 8, y + 8, steps=2)
    goal = page.locator(to)
    expect(goal).to_be_visible()
    penny_press_table.wait_until_drawn(page)
    page.mouse.move(*penny_press_table.middle(goal), steps=4)
    page.mouse.up()
    penny_press_table.wait_until_drawn(page)


def enter(page: Page, selector: str) -> None:
    go_to(page, selector)
    page.keyboard.press("Enter")
    penny_press_table.wait_until_drawn(page)


def go_to(page: Page, selector: str) -> None:
    """Move the focus to an element with Tab and arrow keys."""
    expect(page.locator(selector)).to_be_visible()
    tried: set[tuple[str, str]] = set()
    for _ in range(60):
        here = keyboard_focus.where(page)
        ways = page.evaluate(WAYS, selector)
        if not ways:
            return
        key: str = next((each for each in ways if (here, each) not in tried), ways[0])
        tried.add((here, key))
        any_table.press_key(page, key)
    raise AssertionError(f"no keys lead to {selector}")
