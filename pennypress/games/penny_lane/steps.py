"""The phases of Penny Lane, one small class each (`pennypress.components.phase_state_machine`)."""

from __future__ import annotations

from pennypress.components.market_row import first_gap
from pennypress.components.phase_state_machine import ChanceStep, Over, Step
from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.penny_lane import (
    bank_and_town_hall,
    black_market,
    deck,
    end_of_turn,
    events,
    garage,
    gazette,
    location_spaces,
    main_street,
    masons_guild,
    phases,
    tower,
    upkeep,
)
from pennypress.games.penny_lane.actions import (
    DEALS,
    DONE,
    GIFTS,
    PASS,
    USES,
    BuyBuilding,
    DealBoard,
    Done,
    DrawCard,
    GivePenny,
    MoveCitizen,
    Pass,
    PlaceBuilding,
    StaffNewBuilding,
    SwapBuildings,
    UseLocation,
)
from pennypress.games.penny_lane.components import (
    BANK,
    NO_BOARD,
    SECOND_MOVE_PRICE,
    TOWER,
    TOWN_HALL,
    Building,
)
from pennypress.games.penny_lane.lane import Lane
from pennypress.games.penny_lane.state import State

# -- chance


class DealBoards(ChanceStep[State]):
    """Seat by seat, chance deals one of the boards left; the space for a citizen is empty (PL3)."""

    name = phases.BOARDS

    def actions(self, state: State, seat: int) -> list[Action]:
        return [DEALS[board] for board in state.boards_left]

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        if not isinstance(action, DealBoard):
            return _("First every player is dealt a board.")
        if action.board not in state.boards_left:
            return _("This board has been dealt already.")
        return None

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        assert isinstance(action, DealBoard)
        player = [lane.board for lane in state.lanes].index(NO_BOARD)
        state.lanes[player] = Lane(action.board, False, {}, {})
        happened.append(events.BoardDealt(player, action.board))
        return phases.SUPPLY if player == state.players - 1 else phases.BOARDS


class DeckStep(ChanceStep[State]):
    """A card is drawn from the deck."""

    def actions(self, state: State, seat: int) -> list[Action]:
        return deck.draws(state)

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        return deck.refusal(state, action)


class FillSupply(DeckStep):
    """In setup, five cards are turned up (rulebook, Game Setup)."""

    name = phases.SUPPLY

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        _turn_up(state, action, happened)
        return phases.SUPPLY if None in state.supply else upkeep.begin_round(state, happened)


class Refill(DeckStep):
    """The gap that a bought card left is filled, as the last thing in the action (PL18)."""

    name = phases.REFILL

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        _turn_up(state, action, happened)
        return end_of_turn.end_turn(state, happened)


class DrawMarketCards(DeckStep):
    """The card of the Black Market is turned up, or two are looked at in secret (PL14)."""

    name = phases.MARKET

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        assert isinstance(action, DrawCard)
        black_market.draw(state, action.building, happened)
        return phases.MARKET if len(state.drawn) < state.market_cards else phases.PLACE


def _turn_up(state: State, action: Action, happened: list[Event]) -> None:
    """Put the card into the first gap of the supply."""
    assert isinstance(action, DrawCard)
    place = first_gap(state.supply)
    assert place is not None
    deck.remove(state, action.building)
    state.supply[place] = action.building
    happened.append(events.SupplyFilled(place, action.building))


# -- players


class Turn(Step[State]):
    """A turn begins: use a location of Main Street, or pass (rulebook, Action Phase)."""

    name = phases.TURN

    def actions(self, state: State, seat: int) -> list[Action]:
        return [*main_street.legal(state), PASS]

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        match action:
            case Pass():
                return None
            case UseLocation() if str(action) not in USES:
                return _out_of_turn(action)
            case UseLocation() | BuyBuilding() | MoveCitizen() | SwapBuildings():
                return main_street.refusal(state, action)
            case _:
                return _out_of_turn(action)

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        if isinstance(action, Pass):
            return end_of_turn.pass_turn(state, happened)
        state.passes = 0  # an action: passes are counted anew
        match action:
            case BuyBuilding():
                masons_guild.use(state, action, happened)
                return _after_adding(state, action.building, happened)
            case MoveCitizen():
                gazette.use(state, action, happened)
                if gazette.has_second_move(state):
                    return phases.SECOND_MOVE
            case SwapBuildings():
                tower.use(state, action, happened)
                if tower.has_more_swaps(state):
                    return phases.MORE_SWAPS
            case UseLocation(location) if location is BANK:
                bank_and_town_hall.use_bank(state, happened)
            case UseLocation(location) if location is TOWN_HALL:
                bank_and_town_hall.use_town_hall(state, happened)
            case _:
                black_market.use(state, happened)
                return phases.MARKET
        return end_of_turn.end_turn(state, happened)


class SecondMove(Step[State]):
    """The first space of the Gazette was used: a second citizen may move for a penny (rulebook, Gazette)."""

    name = phases.SECOND_MOVE

    def actions(self, state: State, seat: int) -> list[Action]:
        return [*gazette.moves(state), DONE]

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        match action:
            case Done():
                return None
            case MoveCitizen():
                return location_spaces.price_refusal(state, SECOND_MOVE_PRICE) or gazette.move_refusal(
                    state, action
                )
            case _:
                return _("Move a second citizen, or decline.")

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        if isinstance(action, MoveCitizen):
            gazette.move_again(state, action, happened)
        return end_of_turn.end_turn(state, happened)


class MoreSwaps(Step[State]):
    """Tower is in use: further swaps cost a penny each (rulebook, Tower)."""

    name = phases.MORE_SWAPS

    def actions(self, state: State, seat: int) -> list[Action]:
        return [*tower.swaps(state.lane), DONE]

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        match action:
            case Done():
                return None
            case SwapBuildings():
                return location_spaces.price_refusal(state, TOWER.price) or tower.swap_refusal(
                    state.lane, action
                )
            case _:
                return _("Swap two more buildings, or stop.")

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        if isinstance(action, SwapBuildings):
            tower.swap_again(state, action, happened)
            if tower.has_more_swaps(state):
                return self.name
        return end_of_turn.end_turn(state, happened)


class PlaceMarketCard(Step[State]):
    """A card of the Black Market is known and must be added (PL14)."""

    name = phases.PLACE

    def actions(self, state: State, seat: int) -> list[Action]:
        return black_market.legal(state)

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        if isinstance(action, PlaceBuilding):
            return black_market.place_refusal(state, action)
        return _("Add the card from the Black Market to your lane.")

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        assert isinstance(action, PlaceBuilding)
        black_market.place(state, action, happened)
        return _after_adding(state, action.building, happened)


class StaffByGarage(Step[State]):
    """A building was added to a lane with Garage: a citizen may move onto it (PL17)."""

    name = phases.GARAGE

    def actions(self, state: State, seat: int) -> list[Action]:
        return [*garage.legal(state), DONE]

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        match action:
            case Done():
                return None
            case StaffNewBuilding():
                return garage.refusal(state, action)
            case _:
                return _("Move a citizen onto the new building, or decline.")

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        if isinstance(action, StaffNewBuilding):
            garage.staff(state, action, happened)
        state.added = None
        return _refill(state, happened)


class Gifts(Step[State]):
    """Upkeep: the owner of Farmer's Co-Op names an opponent for each employee (rulebook, Farmer's Co-Op)."""

    name = phases.GIFTS

    def actions(self, state: State, seat: int) -> list[Action]:
        return [each for each in GIFTS[: state.players] if each.seat != state.turn]

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        if not isinstance(action, GivePenny):
            return _("Choose who gets a penny from your Farmer’s Co-Op.")
        if action.seat == state.turn or action.seat not in range(state.players):
            return _("The penny goes to an opponent.")
        return None

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        assert isinstance(action, GivePenny)
        upkeep.give(state, action.seat, happened)
        if state.gifts:
            return self.name
        upkeep.begin_round(state, happened)
        return end_of_turn.begin_turn(state, happened)


STEPS: dict[str, Step[State]] = {
    step.name: step
    for step in (
        DealBoards(),
        FillSupply(),
        Turn(),
        SecondMove(),
        MoreSwaps(),
        DrawMarketCards(),
        PlaceMarketCard(),
        StaffByGarage(),
        Refill(),
        Gifts(),
        Over[State](),
    )
}


def _after_adding(state: State, building: Building, happened: list[Event]) -> str:
    """What follows when a building was added: Garage, then the supply."""
    if garage.origins(state.lane, building):
        state.added = building
        return phases.GARAGE
    return _refill(state, happened)


def _refill(state: State, happened: list[Event]) -> str:
    """The gap in the supply is filled as long as there are cards (PL18)."""
    if None in state.supply and state.deck_size:
        return phases.REFILL
    return end_of_turn.end_turn(state, happened)


def _out_of_turn(action: Action) -> str:
    """Why an action of another phase cannot be taken at the beginning of a turn."""
    match action:
        case DealBoard() | DrawCard():
            return _("No card is to be turned up now.")
        case PlaceBuilding():
            return _("You have drawn no card: use the Black Market first.")
        case StaffNewBuilding():
            return _("The Garage moves a citizen only when you add a building with a job.")
        case GivePenny():
            return _("Pennies are given in upkeep, by the owner of the Farmer’s Co-Op.")
        case _:
            return _("Use a location on Main Street, or pass.")
