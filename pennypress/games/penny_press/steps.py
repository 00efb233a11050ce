"""The phases of a game, each a small class that answers four questions.

Who acts? Which actions are open? Why is one refused? What happens when one is carried out (and which step
follows)? A step holds no state of its own: the position names the step it is in.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.position import CHANCE, NOBODY, Action, Event
from pennypress.games.penny_press import board, events, front_page, turn_order
from pennypress.games.penny_press.actions import (
    ASSIGN,
    ASSIGN_UP_TO,
    HEADLINES,
    HOLD,
    PRESS,
    REASSIGN,
    RECALL,
    Assign,
    Headline,
    Hold,
    Press,
    Publish,
    Reassign,
    Recall,
)
from pennypress.games.penny_press.components import Story, supply_order
from pennypress.games.penny_press.page_score import bill
from pennypress.games.penny_press.piece_names import name_of

if TYPE_CHECKING:
    from pennypress.games.penny_press.position import PennyPress


class Step(ABC):
    """One phase of the game."""

    name: str

    def player(self, position: PennyPress) -> int:
        """The seat to act."""
        return position.turn

    @abstractmethod
    def actions(self, position: PennyPress) -> list[Action]: ...

    @abstractmethod
    def refusal(self, position: PennyPress, action: Action) -> str | None:
        """Why the action is not legal now, in one sentence; None when it is."""

    @abstractmethod
    def carry_out(self, position: PennyPress, action: Action) -> list[Event]: ...

    def __reduce__(self) -> tuple[object, ...]:
        """Each step is one object, also in positions that are pickled."""
        return _step_named, (self.name,)


class HeadlineStep(Step):
    """Chance turns up a headline card."""

    def player(self, position: PennyPress) -> int:
        return CHANCE

    def actions(self, position: PennyPress) -> list[Action]:
        return [HEADLINES[number] for number in position.undrawn()]

    def refusal(self, position: PennyPress, action: Action) -> str | None:
        if not isinstance(action, Headline):
            return _("A headline card is drawn first.")
        if action.card in position.discards:
            return _("Headline card {number} has already been drawn.").format(number=action.card)
        return None


class Setup(HeadlineStep):
    """One headline card per player, without advertisements (rulebook p. 3)."""

    name = "setup"

    def carry_out(self, position: PennyPress, action: Action) -> list[Event]:
        assert isinstance(action, Headline)
        happened = board.resolve_card(position, action.card, drawer=None)
        if len(position.discards) == position.players:
            happened += board.adjust(position)
            position.step = TURN
        return happened


class Draw(HeadlineStep):
    """The headline card at the end of a press (rulebook p. 4, 5.)."""

    name = "draw"

    def carry_out(self, position: PennyPress, action: Action) -> list[Event]:
        assert isinstance(action, Headline)
        happened = board.resolve_card(position, action.card, drawer=position.turn)
        return happened + turn_order.end_turn(position)


class BoardStep(Step):
    """A step in which reporters move or a player goes to press."""

    def refusal(self, position: PennyPress, action: Action) -> str | None:
        match action:
            case Assign(story, count):
                return _assign_refusal(position, story, count)
            case Reassign(origin, target):
                if origin is target:
                    return _("The reporter is there already: choose another story.")
                return _reporters_refusal(position, origin, 1) or _board_refusal(position, target)
            case Recall(reporters):
                if not reporters:
                    return _("Choose at least one reporter.")
                refusals = (_reporters_refusal(position, *each) for each in reporters)
                return next((refusal for refusal in refusals if refusal), None)
            case Press():
                return _press_refusal(position)
            case Hold():
                return _("A turn may not be passed.")
            case Headline():
                return _("The next headline card is drawn after a front page is published.")
            case _:
                return _("There is no front page to publish: go to press first.")

    def carry_out(self, position: PennyPress, action: Action) -> list[Event]:
        own = position.reporters[position.turn]
        happened: list[Event]
        match action:
            case Assign(story, count):
                own[story] = own.get(story, 0) + count
                happened = [events.Assigned(position.turn, story, count)]
            case Reassign(origin, target):
                _take(own, origin, 1)
                own[target] = own.get(target, 0) + 1
                happened = [events.Reassigned(position.turn, origin, target)]
            case Recall(reporters):
                for story, count in reporters:
                    _take(own, story, count)
                happened = [events.Recalled(position.turn, reporters)]
            case Press():
                return _go_to_press(position)
            case _:
                assert isinstance(action, Hold)
                happened = [events.Held(position.turn)]
        return happened + self.end(position)

    @abstractmethod
    def end(self, position: PennyPress) -> list[Event]:
        """What follows the action."""


class Turn(BoardStep):
    """An ordinary turn: assign, reassign, recall or go to press (rulebook p. 4)."""

    name = "turn"

    def actions(self, position: PennyPress) -> list[Action]:
        own = position.reporters[position.turn]
        stories = position.stories()
        home = position.home(position.turn)
        actions: list[Action] = []
        assign = ASSIGN_UP_TO[home]
        for story in stories:
            actions += assign[story]
        for origin in own:
            targets = REASSIGN[origin]
            actions += [targets[story] for story in stories if story is not origin]
        actions += recalls(own)
        if position.can_claim(position.turn):
            actions.append(PRESS)
        return actions

    def end(self, position: PennyPress) -> list[Event]:
        return turn_order.end_turn(position)


class LastTurn(BoardStep):
    """The first round of the final edition: one reporter moves, or press, or hold (R6)."""

    name = "last-turn"

    def actions(self, position: PennyPress) -> list[Action]:
        own = position.reporters[position.turn]
        stories = position.stories()
        actions: list[Action] = []
        if position.home(position.turn):
            actions += [ASSIGN[story][0] for story in stories]
        for origin in own:
            targets = REASSIGN[origin]
            actions += [targets[story] for story in stories if story is not origin]
        actions += [Recall(((story, 1),)) for story in own]
        if position.can_claim(position.turn):
            actions.append(PRESS)
        actions.append(HOLD)
        return actions

    def refusal(self, position: PennyPress, action: Action) -> str | None:
        match action:
            case Hold():
                return None
            case Assign(_story, count) if count > 1:
                return _("In the final edition only one reporter may be assigned.")
            case Recall(reporters) if sum(count for _story, count in reporters) > 1:
                return _("In the final edition only one reporter may be recalled.")
            case _:
                return super().refusal(position, action)

    def end(self, position: PennyPress) -> list[Event]:
        return turn_order.end_final_turn(position)


class LastPress(BoardStep):
    """The second round of the final edition: press, or hold (R6)."""

    name = "last-press"

    def actions(self, position: PennyPress) -> list[Action]:
        return [PRESS, HOLD]

    def refusal(self, position: PennyPress, action: Action) -> str | None:
        if isinstance(action, Press | Hold):
            return None
        return _("Reporters no longer move: go to press now, or hold.")

    def end(self, position: PennyPress) -> list[Event]:
        return turn_order.end_final_turn(position)


class FrontPage(Step):
    """The claimed stories are laid out and published (rulebook p. 8)."""

    name = "front-page"

    def actions(self, position: PennyPress) -> list[Action]:
        return [Publish(page) for page in front_page.outcomes(position.brief(position.turn))]

    def refusal(self, position: PennyPress, action: Action) -> str | None:
        if not isinstance(action, Publish):
            return _("Publish the front page first.")
        return front_page.refusal(position.brief(position.turn), action.page)

    def carry_out(self, position: PennyPress, action: Action) -> list[Event]:
        assert isinstance(action, Publish)
        player = position.turn
        printed = bill(position.brief(player), action.page)
        position.page_points[player] += printed.counted
        on_page = {placed.story for placed in action.page.placed}
        for story in position.claimed:
            if story in on_page:
                position.published[player] += (story,)
            else:
                board.restack(position, story)
        position.claimed = ()
        position.ads[player] = None
        position.pennies[player] += 1
        happened: list[Event] = [
            events.Published(player, action.page, printed),
            events.PennyTaken(player, position.pennies[player]),
        ]
        if position.trigger is None:
            position.step = DRAW
            return happened
        position.finished[player] = True
        return happened + turn_order.end_final_turn(position)


class Over(Step):
    """The game has ended."""

    name = "over"

    def player(self, position: PennyPress) -> int:
        return NOBODY

    def actions(self, position: PennyPress) -> list[Action]:
        return []

    def refusal(self, position: PennyPress, action: Action) -> str | None:
        return _("The game is over.")

    def carry_out(self, position: PennyPress, action: Action) -> list[Event]:
        raise ValueError(self.refusal(position, action))


SETUP, TURN, FRONT_PAGE, DRAW = Setup(), Turn(), FrontPage(), Draw()
LAST_TURN, LAST_PRESS, OVER = LastTurn(), LastPress(), Over()
STEPS = {step.name: step for step in (SETUP, TURN, FRONT_PAGE, DRAW, LAST_TURN, LAST_PRESS, OVER)}


def _step_named(name: str) -> Step:
    return STEPS[name]


def recalls(own: dict[Story, int]) -> list[Action]:
    """Every way to bring at least one of these reporters home."""
    choices: list[tuple[tuple[Story, int], ...]] = [()]
    for story in sorted(own, key=supply_order):
        some = RECALL[story][: own[story]]
        choices += [chosen + one for chosen in choices for one in some]
    return [Recall(chosen) for chosen in choices[1:]]


def _go_to_press(position: PennyPress) -> list[Event]:
    """Claim the stories, pay the scoops, send the reporters home (rulebook p. 4, 1. and 2.)."""
    player = position.turn
    happened: list[Event] = []
    if position.triggers_final_edition(player):
        happened += turn_order.announce_final_edition(position)
    claimed = position.claims(player)
    happened.append(events.Claimed(player, claimed))
    for story in claimed:
        points = position.scoop(story.beat)
        for other, reporters in enumerate(position.reporters):
            sent = reporters.pop(story, 0)
            if sent and points and other != player:
                position.scoop_points[other] += points
                happened.append(events.Scooped(other, story, points))
        board.lift(position, story)
    position.claimed = claimed
    position.step = FRONT_PAGE
    return happened


def _take(own: dict[Story, int], story: Story, count: int) -> None:
    own[story] -= count
    if own[story] == 0:
        del own[story]


def _board_refusal(position: PennyPress, story: Story) -> str | None:
    if story in position.beats[story.beat.column]:
        return None
    return _("On the board there is no such story: {story}.").format(story=name_of(story))


def _assign_refusal(position: PennyPress, story: Story, count: int) -> str | None:
    home = position.home(position.turn)
    if count < 1:
        return _("Choose at least one reporter.")
    if home == 0:
        return _("You have no reporter at home.")
    if count > home:
        return ngettext(
            "You have only {count} reporter at home.",
            "You have only {count} reporters at home.",
            home,
        ).format(count=home)
    return _board_refusal(position, story)


def _reporters_refusal(position: PennyPress, story: Story, count: int) -> str | None:
    there = position.reporters[position.turn].get(story, 0)
    if count < 1:
        return _("Choose at least one reporter.")
    if there == 0:
        return _("You have no reporter on {story}.").format(story=name_of(story))
    if count > there:
        return ngettext(
            "You have only {count} reporter on {story}.",
            "You have only {count} reporters on {story}.",
            there,
        ).format(count=there, story=name_of(story))
    return None


def _press_refusal(position: PennyPress) -> str | None:
    if position.can_claim(position.turn):
        return None
    if not position.reporters[position.turn]:
        return _("You can claim no story: none of your reporters is on one.")
    return _("You can claim no story: on each of yours another newspaper has more reporters.")
