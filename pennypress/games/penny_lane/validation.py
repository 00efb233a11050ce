"""Validation: every reason why a position set up by hand or loaded is impossible, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from pennypress.engine.i18n import _
from pennypress.games.penny_lane import black_market, garage, gazette, main_street, phases, tower, upkeep
from pennypress.games.penny_lane.components import (
    BLACK_MARKET,
    BUILDINGS,
    DARK_ALLEY,
    FARMERS_CO_OP,
    GAZETTE,
    LAST_ROUND,
    LOCATIONS,
    MASONS_GUILD,
    NO_BOARD,
    ROWS,
    TOWER,
)
from pennypress.games.penny_lane.lane import Cell, Lane, edges
from pennypress.games.penny_lane.state import State

_SETUP = (phases.BOARDS, phases.SUPPLY)
_NO_USE_OF_THE_MARKET = {each for each in phases.PHASES if each not in (phases.MARKET, phases.PLACE)}


def problems(state: State) -> list[str]:
    """Every reason why the position is impossible; empty if it is valid."""
    if len(state.lanes) != state.players or len(state.pennies) != state.players:
        return [_("Not every player has a lane.")]
    if state.turn not in range(state.players) or state.mayor not in range(state.players):
        return [_("It is nobody’s turn, or nobody is the Mayor.")]
    wrong = [*_cards_wrong(state), *_boards_wrong(state), *_lanes_wrong(state)]
    if wrong:  # what follows relies on sound lanes and cards
        return wrong
    return [
        *_citizens_wrong(state),
        *_main_street_wrong(state),
        *_setup_wrong(state),
        *_supply_wrong(state),
        *_market_wrong(state),
        *_phase_wrong(state),
        *_end_wrong(state),
    ]


def _cards_wrong(state: State) -> Iterator[str]:
    """Every building is in exactly one place; hidden cards are among the unseen ones."""
    in_lanes = [each for lane in state.lanes for each in lane.places]
    elsewhere = [*state.supply, *state.beneath, *state.drawn, *state.unseen]
    known = in_lanes + [each for each in elsewhere if each is not None]
    if len(known) != len(BUILDINGS) or len(set(known)) != len(BUILDINGS):
        yield _("Every building has to be in exactly one place.")
    if state.shuffled_size < 0:
        yield _("More cards lie face down than nobody has seen.")


def _boards_wrong(state: State) -> Iterator[str]:
    boards = [lane.board for lane in state.lanes]
    dealt = [each for each in boards if each is not NO_BOARD]
    if len(set(dealt)) != len(dealt):
        yield _("Two players have the same board.")
    in_order = boards[: len(dealt)] == dealt
    complete = len(dealt) == state.players
    if not in_order or complete == (state.phase == phases.BOARDS):
        yield _("The boards have not been dealt seat by seat.")


def _lanes_wrong(state: State) -> Iterator[str]:
    for number, lane in enumerate(state.lanes, 1):
        if len(lane.cells) != len(lane.places):
            yield _("Two buildings of seat {seat} are in the same cell.").format(seat=number)
        elif any(building.row != place.row for building, place in lane.places.items()):
            yield _("A building of seat {seat} is in the wrong row.").format(seat=number)
        elif reached(lane) != set(lane.cells):
            yield _("A building of seat {seat} is not connected with its board.").format(seat=number)


def reached(lane: Lane) -> set[Cell]:
    """The cells with buildings that are connected with the board."""
    waiting = [Cell(row, column) for row in ROWS for column in (-1, 1)]
    found: set[Cell] = set()
    while waiting:
        place = waiting.pop()
        if place in lane.cells and place not in found:
            found.add(place)
            waiting += edges(place)
    return found


def _citizens_wrong(state: State) -> Iterator[str]:
    """Citizens come with housing, and to the board at most once in each upkeep; nothing else brings them."""
    for number, lane in enumerate(state.lanes, 1):
        if any(not 0 <= count <= building.capacity for building, count in lane.citizens.items()):
            yield _("A building of seat {seat} has an impossible number of citizens.").format(seat=number)
        upkeeps = max(state.round - 1, 0)
        arrived = sum(building.slots for building in lane.places) + upkeeps
        if sum(lane.citizens.values()) + lane.has_board_citizen > arrived:
            yield _("Seat {seat} has more citizens than have come.").format(seat=number)
        if lane.has_board_citizen and not upkeeps:
            yield _("The first citizen comes to a board in the first upkeep.")
        if state.pennies[number - 1] < 0:
            yield _("Seat {seat} has fewer than zero pennies.").format(seat=number)


def _main_street_wrong(state: State) -> Iterator[str]:
    for location in LOCATIONS:
        if not 0 <= state.used[location.number] <= location.spaces(state.players):
            yield _("More spaces are used than there are: {location}.").format(location=location.title)
    uses = state.used[GAZETTE.number]
    moves = uses + 1 if uses and state.phase != phases.SECOND_MOVE else uses
    if sum(state.used[job.number] for job in gazette.JOBS) > moves:
        yield _("Only the Gazette moves citizens to Main Street.")
    if state.phase in (*_SETUP, phases.GIFTS) and any(state.used):
        yield _("Main Street is clear before the action phase and after it.")


def _setup_wrong(state: State) -> Iterator[str]:
    """In setup nothing has been built, paid or drawn but the supply, from the first place on."""
    if state.phase not in _SETUP:
        if not 1 <= state.round <= LAST_ROUND:
            yield _("There is no such round.")
        return
    begins = type(state).new(state.players)
    same = ("pennies", "turn", "mayor", "round", "passes", "beneath", "gifts")
    lanes = any(lane.places or lane.has_board_citizen for lane in state.lanes)
    if lanes or any(getattr(state, name) != getattr(begins, name) for name in same):
        yield _("In setup nobody has acted yet.")
    turned_up = state.supply.index(None) if None in state.supply else len(state.supply)
    limit = 0 if state.phase == phases.BOARDS else len(state.supply) - 1
    if turned_up > limit or any(state.supply[turned_up:]):
        yield _("The supply is filled from the first place on, after the boards.")


def _supply_wrong(state: State) -> Iterator[str]:
    """A gap is filled at the end of the action that made it, as long as there are cards."""
    if state.phase in _SETUP:
        return
    gaps = state.supply.count(None)
    filled_next = state.phase == phases.REFILL or (
        state.phase == phases.GARAGE and state.used[MASONS_GUILD.number] > 0
    )
    if state.deck_size and gaps > (1 if filled_next else 0):
        yield _("The supply has a gap, and there are cards to fill it.")
    if state.phase == phases.REFILL and not (gaps and state.deck_size and state.used[MASONS_GUILD.number]):
        yield _("There is no gap in the supply to be filled.")


def _market_wrong(state: State) -> Iterator[str]:
    if state.looker is None and state.beneath:
        yield _("Only the owner of the Dark Alley puts cards beneath the deck.")
    looks = state.round if state.phase == phases.GIFTS else state.round - 1 + state.used[BLACK_MARKET.number]
    if len(state.beneath) > looks - (1 if state.market_cards else 0) and state.beneath:
        yield _("More cards are beneath the deck than the Black Market has been used.")
    if state.phase in _NO_USE_OF_THE_MARKET:
        if state.market_cards or state.drawn:
            yield _("Cards of the Black Market are out of place.")
        return
    if state.used[BLACK_MARKET.number] != 1 or not _draws_as_it_should(state):
        yield _("The Black Market draws one card, or two with the Dark Alley.")


def _draws_as_it_should(state: State) -> bool:
    """Whether the number of cards that are drawn, and of those drawn so far, fit the lane and the phase."""
    is_look = DARK_ALLEY in state.lane and state.deck_size + len(state.drawn) >= black_market.LOOK
    if state.market_cards != (black_market.LOOK if is_look else 1):
        return False
    if None in state.drawn and not is_look:
        return False
    missing = state.market_cards - len(state.drawn)
    if state.phase == phases.PLACE:
        return missing == 0
    return 0 < missing <= state.deck_size


def _phase_wrong(state: State) -> Iterator[str]:
    phase = state.phase
    counts = {phases.TURN: range(state.players), phases.OVER: (state.players,)}.get(phase, (0,))
    if state.passes not in counts:
        yield _("That many passes cannot have followed one another.")
    if phase == phases.TURN and not main_street.can_be_used(state):
        yield _("Whoever can use no location passes without being asked.")
    if phase == phases.SECOND_MOVE and not gazette.has_second_move(state):
        yield _("There is no second move of the Gazette now.")
    if phase == phases.MORE_SWAPS and not (
        state.used[TOWER.number] and tower.has_more_swaps(state) and tower.can_swap(state.lane)
    ):
        yield _("There is no further swap of Tower now.")
    if (phase == phases.GARAGE) != (state.added is not None) or (
        phase == phases.GARAGE and not _staffable(state)
    ):
        yield _("The Garage helps when, and only when, a building with a job was added.")
    given = range(1, state.lane.employees(FARMERS_CO_OP) + 1) if phase == phases.GIFTS else (0,)
    if state.gifts not in given or (phase == phases.GIFTS and state.players == 2):
        yield _("Gifts are due for the employees of the Farmer’s Co-Op only, in upkeep.")


def _staffable(state: State) -> bool:
    """Whether a building was just added to which Garage can bring a citizen."""
    added = state.added
    if added is None or added not in state.lane or state.lane.citizens[added]:
        return False
    bought = state.used[MASONS_GUILD.number] + state.used[BLACK_MARKET.number] > 0
    return bought and bool(garage.origins(state.lane, added))


def _end_wrong(state: State) -> Iterator[str]:
    if state.phase not in (phases.OVER, phases.GIFTS):
        return
    if bool(upkeep.end_reasons(state)) != (state.phase == phases.OVER):
        yield _("The game is over when, and only when, the end check of upkeep has found a reason.")
