"""The phases of a game, each a small class that answers four questions.

Who acts? Which actions are open? Why is one refused? What happens when one is carried out (and which step
follows)? A step holds no state of its own: the position names the step it is in.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from pennypress.engine.i18n import _
from pennypress.engine.position import CHANCE, NOBODY, Action, Event
from pennypress.games.copenhagen import (
    abilities,
    card_supply,
    coats_of_arms,
    construction,
    events,
    hidden_hands,
    take_cards,
    turn_order,
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
from pennypress.games.copenhagen.facade_cards import plus

if TYPE_CHECKING:
    from pennypress.games.copenhagen.position import Copenhagen


class Step(ABC):
    """One phase of the game."""

    name: str
    abilities: tuple[Ability, ...] = ()
    """Which may be chosen in it, if they are active."""

    def player(self, position: Copenhagen) -> int:
        """The seat to act."""
        return position.turn

    @abstractmethod
    def actions(self, position: Copenhagen) -> list[Action]: ...

    @abstractmethod
    def refusal(self, position: Copenhagen, action: Action) -> str | None:
        """Why the action is not legal now, in one sentence; None when it is."""

    @abstractmethod
    def carry_out(self, position: Copenhagen, action: Action) -> list[Event]: ...

    def __reduce__(self) -> tuple[object, ...]:
        """Each step is one object, also in positions that are pickled."""
        return _step_named, (self.name,)


class ChanceStep(Step):
    """A card is turned up from the supply."""

    def player(self, position: Copenhagen) -> int:
        return CHANCE

    def actions(self, position: Copenhagen) -> list[Action]:
        return card_supply.draws(position)

    def refusal(self, position: Copenhagen, action: Action) -> str | None:
        return card_supply.refusal(position, action)


class Setup(ChanceStep):
    """The harbour is filled, then starting hands are drawn, seat by seat (rulebook p. 2 and 3)."""

    name = "setup"

    def carry_out(self, position: Copenhagen, action: Action) -> list[Event]:
        assert isinstance(action, Draw)
        colour = action.colour
        happened = card_supply.remove(position, colour)
        place = card_supply.next_place(position)
        if place is not None:
            position.harbour[place] = colour
            return [events.HarbourFilled(place, colour), *happened]
        player = card_supply.next_hand(position)
        assert player is not None
        position.hands[player] = plus(position.hands[player], colour)
        if card_supply.next_hand(position) is None:
            position.step = TURN
        return [events.CardDealt(player, colour), *happened]


class Refill(ChanceStep):
    """The empty places of the harbour are filled in order at the end of a turn (rulebook p. 3)."""

    name = "refill"

    def carry_out(self, position: Copenhagen, action: Action) -> list[Event]:
        if isinstance(action, DrawEndCard):
            position.end_revealed = True
            return [events.EndCardRevealed(), *turn_order.end_game(position)]
        assert isinstance(action, Draw)
        place = card_supply.next_place(position)
        assert place is not None
        position.harbour[place] = action.colour
        happened: list[Event] = [events.HarbourFilled(place, action.colour)]
        happened += card_supply.remove(position, action.colour)
        if card_supply.next_place(position) is None:
            turn_order.next_turn(position)
        return happened


class Turn(Step):
    """A turn begins: take cards, or construct a facade (rulebook p. 3)."""

    name = "turn"
    abilities = ABILITIES

    def actions(self, position: Copenhagen) -> list[Action]:
        found: list[Action] = [TAKES[place] for place in take_cards.open_places(position)]
        found += abilities.legal(position, self.abilities)
        if not position.is_in_use(BOTH_ACTIONS):
            found += construction.legal(position)
        return found

    def refusal(self, position: Copenhagen, action: Action) -> str | None:
        match action:
            case Take(place):
                return take_cards.refusal(position, place)
            case Use():
                return abilities.refusal(position, action)
            case Build() if position.is_in_use(BOTH_ACTIONS):
                return _("With both actions you take cards first, then construct.")
            case Build():
                return construction.refusal(position, action)
            case _:
                return _out_of_turn(action)

    def carry_out(self, position: Copenhagen, action: Action) -> list[Event]:
        match action:
            case Take(place):
                return take_cards.take(position, place)
            case Use():
                return abilities.choose(position, action)
            case _:
                assert isinstance(action, Build)
                return construction.construct(position, action)


class TakeCards(Step):
    """Cards are being taken; more may follow (rulebook p. 3, and p. 6 for the abilities)."""

    name = "take"
    abilities = (ANY_CARDS, ADDITIONAL_CARD, BOTH_ACTIONS)

    def actions(self, position: Copenhagen) -> list[Action]:
        found: list[Action] = [TAKES[place] for place in take_cards.open_places(position)]
        found += abilities.legal(position, self.abilities)
        if take_cards.has_enough(position):
            found.append(DONE)
        return found

    def refusal(self, position: Copenhagen, action: Action) -> str | None:
        match action:
            case Take(place):
                return take_cards.refusal(position, place)
            case Use():
                return abilities.refusal(position, action)
            case Done():
                if take_cards.has_enough(position):
                    return None
                return _("It is not permitted to take only one card.")
            case Build():
                return _("You are taking cards: in one turn you take cards or construct.")
            case _:
                return _out_of_turn(action)

    def carry_out(self, position: Copenhagen, action: Action) -> list[Event]:
        match action:
            case Take(place):
                return take_cards.take(position, place)
            case Use():
                return abilities.choose(position, action) + take_cards.finish_if_complete(position)
            case _:
                return take_cards.finish(position)


class DiscardCards(Step):
    """More than 7 cards in hand: discard down to 7 at once (rulebook p. 3)."""

    name = "discard"

    def actions(self, position: Copenhagen) -> list[Action]:
        hand = position.hands[position.turn]
        return [each for each in DISCARDS if hand[each.colour.number]]

    def refusal(self, position: Copenhagen, action: Action) -> str | None:
        match action:
            case Discard(colour):
                if position.hands[position.turn][colour.number]:
                    return None
                return _("You have no card of that colour: {colour}.").format(colour=colour.title)
            case _:
                return _("First discard down to {limit} cards.").format(limit=HAND_LIMIT)

    def carry_out(self, position: Copenhagen, action: Action) -> list[Event]:
        assert isinstance(action, Discard)
        hidden_hands.spend(position, position.turn, action.colour, 1)
        discarded: list[Event] = [events.CardDiscarded(position.turn, action.colour)]
        return discarded + take_cards.finish_if_within_limit(position)


class Construct(Step):
    """After taking cards with *both actions*: construct a facade (rulebook p. 6)."""

    name = "construct"
    abilities = (DISCOUNT, CHANGE)

    def actions(self, position: Copenhagen) -> list[Action]:
        found = construction.legal(position)
        if not found:
            found.append(DONE)
        return abilities.legal(position, self.abilities) + found

    def refusal(self, position: Copenhagen, action: Action) -> str | None:
        match action:
            case Build():
                return construction.refusal(position, action)
            case Use():
                return abilities.refusal(position, action)
            case Done():
                if construction.is_affordable(position):
                    return _("You can afford a facade tile: with both actions you construct now.")
                return None
            case Take():
                return _("You have taken your cards: construct a facade now.")
            case _:
                return _out_of_turn(action)

    def carry_out(self, position: Copenhagen, action: Action) -> list[Event]:
        match action:
            case Build():
                return construction.construct(position, action)
            case Use():
                return abilities.choose(position, action)
            case _:
                declined: list[Event] = [events.ConstructionDeclined(position.turn)]
                return declined + turn_order.end_turn(position)


class CoatOfArms(Step):
    """What a coat of arms brings is chosen (rulebook p. 5)."""

    name = "coat-of-arms"

    def actions(self, position: Copenhagen) -> list[Action]:
        return coats_of_arms.legal(position)

    def refusal(self, position: Copenhagen, action: Action) -> str | None:
        return coats_of_arms.refusal(position, action)

    def carry_out(self, position: Copenhagen, action: Action) -> list[Event]:
        return coats_of_arms.carry_out(position, action)


class Over(Step):
    """The game has ended."""

    name = "over"

    def player(self, position: Copenhagen) -> int:
        return NOBODY

    def actions(self, position: Copenhagen) -> list[Action]:
        return []

    def refusal(self, position: Copenhagen, action: Action) -> str | None:
        return _("The game is over.")

    def carry_out(self, position: Copenhagen, action: Action) -> list[Event]:
        raise ValueError(self.refusal(position, action))


SETUP, REFILL, TURN, TAKE = Setup(), Refill(), Turn(), TakeCards()
DISCARD, CONSTRUCT, COATS, OVER = DiscardCards(), Construct(), CoatOfArms(), Over()
STEPS = {step.name: step for step in (SETUP, TURN, TAKE, DISCARD, CONSTRUCT, COATS, REFILL, OVER)}


def _step_named(name: str) -> Step:
    return STEPS[name]


def _out_of_turn(action: Action) -> str:
    """Why an action that belongs to another moment of the game cannot be taken now."""
    match action:
        case Draw() | DrawEndCard():
            return _("Cards are turned up from the supply at the end of a turn.")
        case Discard():
            return _("Cards are discarded only when you have more than {limit}.").format(limit=HAND_LIMIT)
        case Gain() | Activate():
            return _("For that you need a coat of arms: cover one, or complete a row that has one.")
        case _:
            return _("There is still something to do: take cards or construct a facade.")
