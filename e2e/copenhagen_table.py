"""Functions to play Copenhagen on a page and to read what the page shows."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from e2e import any_table, penny_press_table
from e2e.wait_for_element import wait_for
from pennypress.engine.record import Record, Seat
from pennypress.engine.rules_interface import Action
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.actions import Activate, Build, Discard, Done, Gain, Take, Use
from pennypress.games.copenhagen.components import (
    ABILITIES,
    ADDITIONAL_CARD,
    ANY_CARDS,
    TILES,
    Ability,
    colours,
)
from pennypress.games.copenhagen.empty_house_placements import Spot
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view import tile_transformations
from pennypress.games.copenhagen.view.houses import house_label
from pennypress.games.copenhagen.view.pieces import span_classes
from pennypress.games.copenhagen.view.price_gains_and_places import first_place

GAME = GAMES["copenhagen"]
Choose = Callable[[Copenhagen], Action]
HELPFUL = (ANY_CARDS, ADDITIONAL_CARD)
"""Abilities that are always used when available."""
SEEN = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (each) => each?.textContent.trim() ?? "";
  return {
    harbour: all(".berth").map((berth) => text(berth.querySelector(".card-name"))),
    hand: all(".hand-card .card-name").map(text),
    backs: all(".hand-card.card-back").length,
    supply: text(document.querySelector(".supply .card-back b")),
    copies: all(".offer-tiles .offer-tile").map(
      (tile) => tile.id.slice(5) + text(tile.querySelector(".copies"))
    ),
    points: all("#house .score, .neighbour .score").map(text),
    houses: all("#house .house-picture, .enlarge .house-picture").map(
      (each) => each.getAttribute("aria-label")
    ),
    abilities: all(".ability").filter((each) => !each.matches(".lacking")).map((each) =>
      each.id.slice(8) + (each.matches(".used") ? " used" : each.matches(".in-use") ? " in use" : "")),
    choosing: all(".coat-choice p").map(text),
  };
}"""
IS_PREVIEWED = """([first, last]) => {
  const preview = document.querySelector("#landing[data-previewed]");
  if (!preview || getComputedStyle(preview).visibility !== "visible") return false;
  const [box, from, to] = [preview, document.getElementById(first), document.getElementById(last)]
    .map((each) => each.getBoundingClientRect());
  const apart = [box.left - from.left, box.top - from.top, box.right - to.right, box.bottom - to.bottom];
  return apart.every((each) => Math.abs(each) < 2);
}"""


def look(page: Page) -> dict[str, Any]:
    """Everything visible on the page."""
    found: dict[str, Any] = page.evaluate(SEEN)
    return found


def expected(position: Copenhagen) -> dict[str, Any]:
    """What the player on turn should see in that position."""
    front = position.turn
    order = [(front + n) % position.players for n in range(position.players)]
    count = position.coats
    coats = {0: [], 1: ["1 coat of arms: choose one reward."]}
    return {
        "harbour": [card.title if card else "" for card in position.harbour],
        "hand": [card.title for card in colours(position.hands[front])],
        "backs": 0,
        "supply": str(position.supply_size),
        "copies": [
            f"{tile}×{position.copies_left(tile)}"
            for size in range(2, 6)
            for tile in TILES
            if tile.size == size
        ],
        "points": [str(position.points[seat]) for seat in order],
        "houses": [house_label(position.houses[seat]) for seat in order],
        "abilities": [
            f"{ability}{_state(position, ability)}" for ability in ABILITIES if position.has(front, ability)
        ],
        "choosing": coats.get(count, [f"{count} coats of arms: choose one reward for each."]),
    }


def _state(position: Copenhagen, ability: Any) -> str:
    if position.is_in_use(ability):
        return " in use"
    return "" if position.is_active(position.turn, ability) else " used"


def position_of(page: Page) -> Copenhagen:
    """The position on the screen, replayed by the engine from the saved record, for comparison."""
    position = RecordedTable.from_record(GAME, penny_press_table.record_of(page)).position
    assert isinstance(position, Copenhagen)
    return position


# -- games played by the engine alone


def sensible(position: Copenhagen) -> Action:
    """A plausible action: the best build, else cards of the most frequent colour in hand."""
    actions = position.legal_actions()
    for kind in (Build, Gain, Activate, Discard, Done):
        found = [each for each in actions if isinstance(each, kind)]
        if found:
            return max(found, key=lambda action: _worth(position, action))
    helpful = [each for each in actions if isinstance(each, Use) and each.ability in HELPFUL]
    if helpful and not position.taken_places():
        return helpful[0]
    takes = [each for each in actions if isinstance(each, Take)]
    return max(takes, key=lambda action: _worth(position, action))


def _worth(position: Copenhagen, action: Action) -> float:
    house, hand = position.houses[position.turn], position.hands[position.turn]
    match action:
        case Build(spot):
            gain = 4 * house.points_for(spot) + 3 * house.coats_for(spot).total
            return gain + spot.tile.size / 2 - sum(row for _column, row in spot.cells) / spot.tile.size
        case Take(place):
            card = position.harbour[place]
            near = [position.harbour[each] for each in (place - 1, place + 1) if 0 <= each < 7]
            return hand[card.number] + near.count(card) if card else 0
        case Discard(colour):
            return -hand[colour.number]
    return 0


def wishing_for(wanted: Ability) -> Choose:
    """Like `sensible`, but prefers that ability tile as the action of a coat of arms."""

    def choose(position: Copenhagen) -> Action:
        gains = [each for each in position.legal_actions() if isinstance(each, Gain)]
        return next((each for each in gains if each.ability is wanted), None) or sensible(position)

    return choose


def game_until(until: Callable[[Copenhagen], bool], players: int = 2, choose: Choose = sensible) -> Record:
    """The record of a sensible game up to the first position with `until`; tries further seeds if needed."""
    names = ("Ada", "Bo", "Cy", "Dot")
    seats = [Seat(name, house.name) for name, house in zip(names, GAME.emblems, strict=True)][:players]
    for number in range(200):
        table = RecordedTable.new(GAME, seats, f"harbour-{number}", ())
        while not table.position.is_over:
            assert isinstance(table.position, Copenhagen)
            if until(table.position):
                return table.record
            table = table.apply(choose(table.position))
    raise AssertionError(until)


def whole_game(players: int = 2) -> Record:
    """A sensible game played to its end."""
    table = RecordedTable.from_record(GAME, game_until(lambda position: True, players))
    while not table.position.is_over:
        assert isinstance(table.position, Copenhagen)
        table = table.apply(sensible(table.position))
    return table.record


# -- moments


def advanced(position: Copenhagen) -> bool:
    """The beginning of a turn after points have been scored."""
    return position.phase == phases.TURN and sum(position.points) > 2


def can_build(position: Copenhagen) -> bool:
    return advanced(position) and any(isinstance(each, Build) for each in position.legal_actions())


def has_coats(position: Copenhagen) -> bool:
    """A coat of arms is waiting for its action."""
    return position.coats > 0


# -- a person's actions


def start_game(page: Page, *names: str, seed: str) -> None:
    """Fill in the lobby's form and start; the first person lifts the curtain."""
    penny_press_table.open_form(page)
    page.locator("#game-copenhagen").check(force=True)
    page.get_by_role("radio", name=f"{len(names)} players").check(force=True)
    for line, name in enumerate(names):
        page.get_by_role("textbox", name=f"Name of player {line + 1}").fill(name)
    page.get_by_label("Deal", exact=True).fill(seed)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#copenhagen")).to_be_visible()
    lift_curtain(page)


def open_record(page: Page, record: Record) -> None:
    """Open a game by importing it."""
    penny_press_table.import_record(page, record)
    expect(page.locator("#copenhagen")).to_be_visible()
    lift_curtain(page)


def open_behind_the_curtain(page: Page, record: Record) -> None:
    """Open a game by importing it, without lifting the curtain."""
    penny_press_table.import_record(page, record)
    expect(page.locator("#lift-curtain")).to_be_visible()


def take_tile_in_hand(page: Page) -> None:
    """Tap an affordable tile."""
    page.locator(".offer-tile.affordable").first.click()
    expect(page.locator("#ghost")).to_be_visible()


def lift_curtain(page: Page) -> bool:
    """Lift the curtain if it is down; return whether it was."""
    ready = ".card-button:enabled, .ability:enabled, #ranking"
    wait_for(page, f"#lift-curtain, {ready}")
    expect(page.locator(f"#lift-curtain, {ready}").first).to_be_visible()
    return any_table.lift_curtain(page, ready)


def act(page: Page, action: Action, way: int = 0) -> bool:
    """Carry out the action as a person; return whether a curtain was lifted. `way`: input method."""
    position, before = position_of(page), len(penny_press_table.record_of(page).actions)
    match action:
        case Take(place):
            page.locator(f"#place-{place}").click()
        case Discard(colour):
            page.get_by_role("button", name=f"Discard this {colour.title} card").first.click()
        case Use(ability, cards, as_colour):
            page.locator(f"#ability-{ability}").click()
            if cards and as_colour:
                page.locator(f"#cards-{cards}").click()
                page.locator(f"#as-{as_colour}").click()
        case Gain(ability):
            page.locator(f"#ability-{ability}").click()
        case Activate():
            page.locator("#activate").click()
        case Done():
            page.locator("#done").click()
        case Build(spot, changed) if changed:
            by_taps(page, position, spot, changed)
        case Build(spot):
            (by_drag, by_taps, by_keys)[way % 3](page, position, spot)
    for _ in range(100):
        if len(penny_press_table.record_of(page).actions) > before:
            break
        page.wait_for_timeout(50)
    else:
        raise AssertionError(f"{action} was not carried out: {page.locator('#banner').inner_text()}")
    assert penny_press_table.record_of(page).actions[before] == str(action)
    penny_press_table.wait_until_drawn(page)
    return lift_curtain(page)


def by_taps(page: Page, position: Copenhagen, spot: Spot, changed: int = 0) -> None:
    """Tap the tile, turn and mirror it, tap its place and the payment, tap Build."""
    page.locator(f"#tile-{spot.tile}").click()
    for key in turns(position, spot):
        page.locator("#turn-tile" if key == "r" else "#mirror-tile").click()
    column, row = tile_transformations.anchor(spot)
    if not lies_at(page, spot):
        page.locator(f"#space-{column}-{row}").click(force=True)
    expect_ghost(page, spot)
    if changed:
        page.locator(f"#pay-{changed}").click()
        expect(page.locator(f"#pay-{changed}")).to_have_attribute("aria-pressed", "true")
    page.locator("#build").click()


def by_keys(page: Page, position: Copenhagen, spot: Spot) -> None:
    """Enter on the tile, R and M, arrows, Enter."""
    page.locator(f"#tile-{spot.tile}").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#ghost")).to_be_focused()
    ghost = first_place(position, spot.tile)
    for key in turns(position, spot):
        page.keyboard.press(key)
        ghost = tile_transformations.turned(ghost) if key == "r" else tile_transformations.mirrored(ghost)
        expect_ghost(page, ghost)
    for direction, spaces in (
        ("Left", ghost.column - spot.column),
        ("Right", spot.column - ghost.column),
        ("Up", spot.row - ghost.row),
        ("Down", ghost.row - spot.row),
    ):
        for _ in range(spaces):
            page.keyboard.press(f"Arrow{direction}")
            ghost = tile_transformations.nudged(ghost, direction.lower())
            expect_ghost(page, ghost)
    page.keyboard.press("Enter")


def by_drag(page: Page, position: Copenhagen, spot: Spot) -> None:
    """Drag it from the offer to the house, or within it if it has to be turned first; then build it."""
    keys = turns(position, spot)
    held = page.locator(f"#tile-{spot.tile}")
    if keys:
        held.click()
        for key in keys:
            page.locator("#turn-tile" if key == "r" else "#mirror-tile").click()
        held = page.locator("#ghost use").first
    columns, rows = tile_transformations.size(spot)
    x, y = penny_press_table.middle(held)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 8, y + 8)
    goal = page.locator(f"#space-{spot.column + (columns - 1) // 2}-{spot.row + (rows - 1) // 2}")
    box = goal.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    expect_preview(page, spot)
    expect_ghost(page, spot)
    page.mouse.up()
    page.locator("#build").click()


def turns(position: Copenhagen, spot: Spot) -> str:
    """The keys that turn the newly selected tile to the orientation of the spot."""
    for keys in ("", "r", "rr", "rrr", "f", "fr", "frr", "frrr"):
        ghost = first_place(position, spot.tile)
        for key in keys:
            ghost = tile_transformations.turned(ghost) if key == "r" else tile_transformations.mirrored(ghost)
        if tile_transformations.is_same_way(ghost, spot):
            return keys
    raise AssertionError(spot)


def lies_at(page: Page, spot: Spot) -> bool:
    penny_press_table.wait_until_drawn(page)
    return span_classes(spot) in (page.locator("#ghost").get_attribute("class") or "")


def expect_preview(page: Page, spot: Spot) -> None:
    """Check that the page shows where the dragged tile would land."""
    columns, rows = tile_transformations.size(spot)
    corners = [
        f"space-{spot.column}-{spot.row + rows - 1}",
        f"space-{spot.column + columns - 1}-{spot.row}",
    ]
    penny_press_table.wait_until(page, IS_PREVIEWED, corners)


def expect_ghost(page: Page, spot: Spot) -> None:
    """Check that the selected tile is there."""
    penny_press_table.wait_until(
        page, "(wanted) => document.querySelector('#ghost')?.className.includes(wanted)", span_classes(spot)
    )
