"""The phases of Copenhagen, one small class each (`pennypress.components.phase_state_machine`)."""

from __future__ import annotations

from pennypress.components.cards_by_kind import plus
from pennypress.components.market_row import first_gap
from pennypress.components.phase_state_machine import ChanceStep, Over, Step
from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.copenhagen import (
    card_supply,
    choose_ability,
    coat_of_arms_rewards,
    construction,
    end_of_turn,
    events,
    hidden_hands,
    phases,
    take_cards,
)
from pennypress.games.copenhagen.actions import (
    DISCARDS,
    DONE,
    TAKES,
    Activate,
    Build,
    Discard,
    Done,
    Draw,
    DrawEndCard,
    Gain,
    Take,
    Use,
)
from pennypress.games.copenhagen.components import (
    ABILITIES,
    ADDITIONAL_CARD,
    ANY_CARDS,
    BOTH_ACTIONS,
    CHANGE,
    DISCOUNT,
    HAND_LIMIT,
    Ability,
)
from pennypress.games.copenhagen.state import State


class ChoosingStep(Step[State]):
    """A step in which ability tiles may be chosen."""

    abilities: tuple[Ability, ...]
    """The abilities that may be chosen in this phase, if active."""


class SupplyStep(ChanceStep[State]):
    """A card is drawn from the supply."""

    def actions(self, state: State, seat: int) -> list[Action]:
        return card_supply.draws(state)

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        return card_supply.refusal(state, action)


class Setup(SupplyStep):
    """The harbour is filled, then starting hands are dealt, seat by seat (rulebook p. 2 and 3)."""

    name = phases.SETUP

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        assert isinstance(action, Draw)
        colour = action.colour
        renewed = card_supply.remove(state, colour)
        place = first_gap(state.harbour)
        if place is not None:
            state.harbour[place] = colour
            happened += [events.HarbourFilled(place, colour), *renewed]
            return phases.SETUP
        player = card_supply.next_hand(state)
        assert player is not None
        state.hands[player] = plus(state.hands[player], colour.number)
        happened += [events.CardDealt(player, colour), *renewed]
        return phases.TURN if card_supply.next_hand(state) is None else phases.SETUP


class Refill(SupplyStep):
    """The empty places of the harbour are filled in order at the end of a turn (rulebook p. 3)."""

    name = phases.REFILL

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        if isinstance(action, DrawEndCard):
            state.end_revealed = True
            happened.append(events.EndCardRevealed())
            return end_of_turn.end_game(state, happened)
        assert isinstance(action, Draw)
        place = first_gap(state.harbour)
        assert place is not None
        state.harbour[place] = action.colour
        happened.append(events.HarbourFilled(place, action.colour))
        happened += card_supply.remove(state, action.colour)
        return end_of_turn.next_turn(state) if first_gap(state.harbour) is None else phases.REFILL


class Turn(ChoosingStep):
    """The beginning of a turn: take cards, or construct a facade (rulebook p. 3)."""

    name = phases.TURN
    abilities = ABILITIES

    def actions(self, state: State, seat: int) -> list[Action]:
        found: list[Action] = [TAKES[place] for place in take_cards.open_places(state)]
        found += choose_ability.legal(state, self.abilities)
        if not state.is_in_use(BOTH_ACTIONS):
            found += construction.legal(state)
        return found

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        match action:
            case Take(place):
                return take_cards.refusal(state, place)
            case Use():
                return choose_ability.refusal(state, action, self.abilities)
            case Build() if state.is_in_use(BOTH_ACTIONS):
                return _("With both actions you take cards first, then build.")
            case Build():
                return construction.refusal(state, action)
            case _:
                return _out_of_turn(action)

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        match action:
            case Take(place):
                return take_cards.take(state, place, happened)
            case Use():
                happened += choose_ability.choose(state, action)
                return self.name
            case _:
                assert isinstance(action, Build)
                happened += construction.construct(state, action)
                return coat_of_arms_rewards.next_phase(state, happened)


class TakeCards(ChoosingStep):
    """Cards are being taken; more may follow (rulebook p. 3, and p. 6 for the abilities)."""

    name = phases.TAKE
    abilities = (ANY_CARDS, ADDITIONAL_CARD, BOTH_ACTIONS)

    def actions(self, state: State, seat: int) -> list[Action]:
        found: list[Action] = [TAKES[place] for place in take_cards.open_places(state)]
        found += choose_ability.legal(state, self.abilities)
        if take_cards.has_enough(state):
            found.append(DONE)
        return found

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        match action:
            case Take(place):
                return take_cards.refusal(state, place)
            case Use():
                return choose_ability.refusal(state, action, self.abilities)
            case Done():
                if take_cards.has_enough(state):
                    return None
                return _("You may not take only one card.")
            case Build():
                return _("You have begun taking cards. In one turn you either take cards or build.")
            case _:
                return _out_of_turn(action)

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        match action:
            case Take(place):
                return take_cards.take(state, place, happened)
            case Use():
                happened += choose_ability.choose(state, action)
                return take_cards.finish_if_complete(state, happened)
            case _:
                return take_cards.finish(state, happened)


class DiscardCards(Step[State]):
    """More than 7 cards in hand: discard down to 7 at once (rulebook p. 3)."""

    name = phases.DISCARD

    def actions(self, state: State, seat: int) -> list[Action]:
        hand = state.hands[state.turn]
        return [each for each in DISCARDS if hand[each.colour.number]]

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        match action:
            case Discard(colour):
                if state.hands[state.turn][colour.number]:
                    return None
                return _("You have no card of that color: {colour}.").format(colour=colour.title)
            case _:
                return _("First discard down to {limit} cards.").format(limit=HAND_LIMIT)

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        assert isinstance(action, Discard)
        hidden_hands.spend(state, state.turn, action.colour, 1)
        happened.append(events.CardDiscarded(state.turn, action.colour))
        return take_cards.finish_if_within_limit(state, happened)


class Construct(ChoosingStep):
    """After taking cards with *both actions*: construct a facade (rulebook p. 6)."""

    name = phases.CONSTRUCT
    abilities = (DISCOUNT, CHANGE)

    def actions(self, state: State, seat: int) -> list[Action]:
        found = construction.legal(state)
        if not found:
            found.append(DONE)
        return choose_ability.legal(state, self.abilities) + found

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        match action:
            case Build():
                return construction.refusal(state, action)
            case Use():
                return choose_ability.refusal(state, action, self.abilities)
            case Done():
                if construction.is_affordable(state):
                    return _("You can afford a tile, so with both actions you must build now.")
                return None
            case Take():
                return _("You have taken your cards. Build a tile now.")
            case _:
                return _out_of_turn(action)

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        match action:
            case Build():
                happened += construction.construct(state, action)
                return coat_of_arms_rewards.next_phase(state, happened)
            case Use():
                happened += choose_ability.choose(state, action)
                return self.name
            case _:
                happened.append(events.ConstructionDeclined(state.turn))
                return end_of_turn.end_turn(state, happened)


class CoatOfArms(Step[State]):
    """The player chooses the action of a coat of arms (rulebook p. 5)."""

    name = phases.COATS

    def actions(self, state: State, seat: int) -> list[Action]:
        return coat_of_arms_rewards.legal(state)

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        return coat_of_arms_rewards.refusal(state, action)

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        return coat_of_arms_rewards.carry_out(state, action, happened)


STEPS: dict[str, Step[State]] = {
    step.name: step
    for step in (
        Setup(),
        Turn(),
        TakeCards(),
        DiscardCards(),
        Construct(),
        CoatOfArms(),
        Refill(),
        Over[State](),
    )
}


def _out_of_turn(action: Action) -> str:
    """Why an action of another phase cannot be taken now."""
    match action:
        case Draw() | DrawEndCard():
            return _("Cards are turned up from the supply only at the end of a turn.")
        case Discard():
            return _("You discard cards only when you have more than {limit}.").format(limit=HAND_LIMIT)
        case Gain() | Activate():
            return _("You need a coat of arms for that: cover one, or complete a row that has one.")
        case _:
            return _("Your turn is not over: take cards or build a tile.")
