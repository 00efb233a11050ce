"""The phases of Penny Press, one small class each (`pennypress.components.phase_state_machine`)."""

from __future__ import annotations

from abc import abstractmethod

from pennypress.components import worker_placement
from pennypress.components.phase_state_machine import ChanceStep, Over, Step
from pennypress.engine.i18n import _, ngettext
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.penny_press import (
    board_changes,
    end_of_turn,
    events,
    front_page,
    phases,
)
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
from pennypress.games.penny_press.piece_phrases import name_of
from pennypress.games.penny_press.state import State


class HeadlineStep(ChanceStep[State]):
    """Chance turns up a headline card."""

    def actions(self, state: State, seat: int) -> list[Action]:
        return [HEADLINES[number] for number in state.undrawn()]

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        if not isinstance(action, Headline):
            return _("A headline card must be drawn first.")
        if action.card in state.discards:
            return _("Headline card {number} has already been drawn.").format(number=action.card)
        return None


class Setup(HeadlineStep):
    """One headline card per player, without advertisements (rulebook p. 3)."""

    name = phases.SETUP

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        assert isinstance(action, Headline)
        happened += board_changes.resolve_card(state, action.card, drawer=None)
        if len(state.discards) < state.players:
            return phases.SETUP
        happened += board_changes.adjust(state)
        return phases.TURN


class DrawHeadline(HeadlineStep):
    """The headline card at the end of a press (rulebook p. 4, 5)."""

    name = phases.DRAW

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        assert isinstance(action, Headline)
        happened += board_changes.resolve_card(state, action.card, drawer=state.turn)
        return end_of_turn.end_turn(state, happened)


class BoardStep(Step[State]):
    """A step in which reporters move or a player goes to press."""

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        match action:
            case Assign(story, count):
                return _assign_refusal(state, story, count)
            case Reassign(origin, target):
                if origin is target:
                    return _("The reporter is already there. Choose another story.")
                return _reporters_refusal(state, origin, 1) or _board_refusal(state, target)
            case Recall(reporters):
                if not reporters:
                    return _("Choose at least one reporter.")
                refusals = (_reporters_refusal(state, *each) for each in reporters)
                return next((refusal for refusal in refusals if refusal), None)
            case Press():
                return _press_refusal(state)
            case Hold():
                return _("You may not pass.")
            case Headline():
                return _("The next headline card is drawn after a front page is published.")
            case _:
                return _("There is no front page to publish: go to press first.")

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        own = state.reporters[state.turn]
        match action:
            case Assign(story, count):
                worker_placement.place(own, story, count)
                happened.append(events.Assigned(state.turn, story, count))
            case Reassign(origin, target):
                worker_placement.remove(own, origin)
                worker_placement.place(own, target)
                happened.append(events.Reassigned(state.turn, origin, target))
            case Recall(reporters):
                for story, count in reporters:
                    worker_placement.remove(own, story, count)
                happened.append(events.Recalled(state.turn, reporters))
            case Press():
                return _go_to_press(state, happened)
            case _:
                assert isinstance(action, Hold)
                happened.append(events.Held(state.turn))
        return self.end(state, happened)

    @abstractmethod
    def end(self, state: State, happened: list[Event]) -> str:
        """The phase that follows the action, as in `carry_out`."""


class Turn(BoardStep):
    """An ordinary turn: assign, reassign, recall or go to press (rulebook p. 4)."""

    name = phases.TURN

    def actions(self, state: State, seat: int) -> list[Action]:
        own = state.reporters[state.turn]
        stories = state.stories()
        home = state.home(state.turn)
        actions: list[Action] = []
        assign = ASSIGN_UP_TO[home]
        for story in stories:
            actions += assign[story]
        for origin in own:
            targets = REASSIGN[origin]
            actions += [targets[story] for story in stories if story is not origin]
        actions += recalls(own)
        if state.can_claim(state.turn):
            actions.append(PRESS)
        return actions

    def end(self, state: State, happened: list[Event]) -> str:
        return end_of_turn.end_turn(state, happened)


class LastTurn(BoardStep):
    """The first round of the final edition: move one reporter, press or hold (R6)."""

    name = phases.LAST_TURN

    def actions(self, state: State, seat: int) -> list[Action]:
        own = state.reporters[state.turn]
        stories = state.stories()
        actions: list[Action] = []
        if state.home(state.turn):
            actions += [ASSIGN[story][0] for story in stories]
        for origin in own:
            targets = REASSIGN[origin]
            actions += [targets[story] for story in stories if story is not origin]
        actions += [Recall(((story, 1),)) for story in own]
        if state.can_claim(state.turn):
            actions.append(PRESS)
        actions.append(HOLD)
        return actions

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        match action:
            case Hold():
                return None
            case Assign(_story, count) if count > 1:
                return _("In the final edition only one reporter may be assigned.")
            case Recall(reporters) if sum(count for _story, count in reporters) > 1:
                return _("In the final edition only one reporter may be recalled.")
            case _:
                return super().refusal(state, action, seat)

    def end(self, state: State, happened: list[Event]) -> str:
        return end_of_turn.end_final_turn(state, happened)


class LastPress(BoardStep):
    """The second round of the final edition: press, or hold (R6)."""

    name = phases.LAST_PRESS

    def actions(self, state: State, seat: int) -> list[Action]:
        return [PRESS, HOLD]

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        if isinstance(action, Press | Hold):
            return None
        return _("Reporters can no longer move. Go to press now, or hold.")

    def end(self, state: State, happened: list[Event]) -> str:
        return end_of_turn.end_final_turn(state, happened)


class FrontPage(Step[State]):
    """The player lays out and publishes the claimed stories (rulebook p. 8)."""

    name = phases.FRONT_PAGE

    def actions(self, state: State, seat: int) -> list[Action]:
        return [Publish(page) for page in front_page.outcomes(state.brief(state.turn))]

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        if not isinstance(action, Publish):
            return _("Publish the front page first.")
        return front_page.refusal(state.brief(state.turn), action.page)

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        assert isinstance(action, Publish)
        player = state.turn
        printed = bill(state.brief(player), action.page)
        state.page_points[player] += printed.counted
        on_page = {placed.story for placed in action.page.placed}
        for story in state.claimed:
            if story in on_page:
                state.published[player] += (story,)
            else:
                board_changes.restack(state, story)
        state.claimed = ()
        state.ads[player] = None
        state.pennies[player] += 1
        happened.append(events.Published(player, action.page, printed))
        happened.append(events.PennyTaken(player, state.pennies[player]))
        if state.trigger is None:
            return phases.DRAW
        state.finished[player] = True
        return end_of_turn.end_final_turn(state, happened)


STEPS: dict[str, Step[State]] = {
    step.name: step
    for step in (Setup(), Turn(), FrontPage(), DrawHeadline(), LastTurn(), LastPress(), Over[State]())
}


def recalls(own: dict[Story, int]) -> list[Action]:
    """Every recall of at least one of these reporters."""
    choices: list[tuple[tuple[Story, int], ...]] = [()]
    for story in sorted(own, key=supply_order):
        some = RECALL[story][: own[story]]
        choices += [chosen + one for chosen in choices for one in some]
    return [Recall(chosen) for chosen in choices[1:]]


def _go_to_press(state: State, happened: list[Event]) -> str:
    """Claim the stories, pay the scoops, send the reporters home (rulebook p. 4, 1. and 2.)."""
    player = state.turn
    if state.triggers_final_edition(player):
        happened += end_of_turn.announce_final_edition(state)
    claimed = state.claims(player)
    happened.append(events.Claimed(player, claimed))
    for story in claimed:
        points = state.scoop(story.beat)
        for other, reporters in enumerate(state.reporters):
            sent = reporters.pop(story, 0)
            if sent and points and other != player:
                state.scoop_points[other] += points
                happened.append(events.Scooped(other, story, points))
        board_changes.lift(state, story)
    state.claimed = claimed
    return phases.FRONT_PAGE


def _board_refusal(state: State, story: Story) -> str | None:
    if story in state.beats[story.beat.column]:
        return None
    return _("This story is not on the board: {story}.").format(story=name_of(story))


def _assign_refusal(state: State, story: Story, count: int) -> str | None:
    home = state.home(state.turn)
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
    return _board_refusal(state, story)


def _reporters_refusal(state: State, story: Story, count: int) -> str | None:
    there = state.reporters[state.turn].get(story, 0)
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


def _press_refusal(state: State) -> str | None:
    if state.can_claim(state.turn):
        return None
    if not state.reporters[state.turn]:
        return _("Nothing to print yet: you have no reporters on a story.")
    return _("Nothing to print yet: you are outnumbered on every story you cover.")
