"""A game in progress, as both adapters play it: actions by number, and what each seat knows."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from pennypress.adapters.title_encoding import TitleEncoding, one_hot, utilities
from pennypress.engine.record import Move
from pennypress.engine.rules_interface import CHANCE, OVER, Action, Position
from pennypress.engine.viewer import Viewer

MOST_DECISIONS = 5_000
"""After so many actions of players a game is cut off, unless the caller says otherwise.

Players of Penny Press can send reporters back and forth forever. Random games of five players take about 500.
"""


class GameInProgress:
    """A position with the moves that led to it. Mutable; `copy` makes an independent one."""

    def __init__(
        self,
        encoding: TitleEncoding,
        players: int,
        options: Sequence[str] = (),
        most_decisions: int = MOST_DECISIONS,
    ) -> None:
        """A new game before the first draw. Raises ValueError if the players or options are not allowed."""
        self.encoding = encoding
        self._most_decisions = most_decisions
        self.position: Position = encoding.game.new_position(players, options)
        self._moves: tuple[Move, ...] = ()
        self._decisions = 0
        self._legal: dict[int, dict[int, Action]] = {}
        self._known: dict[Viewer, tuple[int, str]] = {}
        """For each viewer who has asked: the number of moves told so far, and their text."""

    def copy(self) -> GameInProgress:
        """An independent game equal to this one."""
        twin = object.__new__(GameInProgress)
        twin.encoding, twin._most_decisions = self.encoding, self._most_decisions
        twin.position = self.position.copy()
        twin._moves, twin._decisions = self._moves, self._decisions
        twin._legal, twin._known = self._legal.copy(), self._known.copy()
        return twin

    def __deepcopy__(self, memo: object) -> GameInProgress:
        return self.copy()

    @property
    def is_cut_off(self) -> bool:
        """Whether it ends undecided because players have acted too often."""
        return self._decisions >= self._most_decisions and not self.position.is_over

    @property
    def next_to_act(self) -> int:
        """The seat that acts next, `CHANCE`, or `OVER`, also when the game is cut off."""
        return OVER if self.is_cut_off else self.position.next_to_act

    @property
    def draws(self) -> int:
        """The number of actions of chance so far."""
        return len(self._moves) - self._decisions

    def legal(self, seat: int) -> dict[int, Action]:
        """The legal actions of the seat by number, in ascending order; empty if it may not act now."""
        if self.next_to_act == OVER:
            return {}
        if seat not in self._legal:
            self._legal[seat] = self.encoding.actions.legal(self.position, seat)
        return self._legal[seat]

    def action_of(self, number: int, seat: int) -> Action:
        """The legal action of the seat with that number. Raises ValueError if there is none."""
        action = self.legal(seat).get(number)
        if action is None:
            raise ValueError(f"No legal action of seat {seat} has the number {number}.")
        return action

    def act(self, number: int, seat: int) -> None:
        """Carry out the seat's action with that number. Raises ValueError if no legal action has it."""
        self.act_together({seat: number})

    def act_together(self, numbers: Mapping[int, int]) -> None:
        """Carry out one action of each of these seats, by its number.

        Raises ValueError before anybody acts if one of them is illegal.
        """
        actions = {seat: self.action_of(number, seat) for seat, number in numbers.items()}
        for seat, action in actions.items():
            self._decisions += 1
            self._carry_out(action, seat)

    def draw(self, action: Action) -> None:
        """Carry out a legal action of chance."""
        self._carry_out(self.encoding.chance.representative_of(action), CHANCE)

    def _carry_out(self, action: Action, seat: int) -> None:
        move = Move(seat, str(action), tuple(self.position.apply(action, seat)))
        self._moves = (*self._moves, move)
        self._legal = {}

    @property
    def utilities(self) -> tuple[float, ...]:
        """What the outcome is worth to each seat; zeros while there is none, and if the game is cut off."""
        outcome = self.position.outcome
        return utilities(outcome) if outcome else (0.0,) * self.position.players

    def known_moves(self, viewer: Viewer) -> str:
        """All moves so far as that viewer may know them, one a line: the seat, then the action or its events.

        Where something is hidden, the visible events stand in place of the action. Events that reveal what
        was hidden before, such as sealed choices that open, are told in any case.
        """
        count, text = self._known.get(viewer, (0, ""))
        if count < len(self._moves):
            text += "".join(_line(move.visible_to(viewer)) for move in self._moves[count:])
            self._known[viewer] = len(self._moves), text
        return text

    def known_position(self, viewer: Viewer) -> str:
        """The position as that viewer may know it, as JSON."""
        return json.dumps(self.position.visible_to(viewer).to_json())

    def observation(self, viewer: Viewer) -> list[int]:
        """Whose view it is, as one number for each seat, then the features of the position in that view."""
        seen = self.position.visible_to(viewer)
        return [*one_hot(viewer.seat, seen.players), *self.encoding.features(seen)]


def _line(move: Move) -> str:
    player = "chance" if move.player == CHANCE else str(move.player)
    told = [event for event in move.events if event.reveals or not move.action]
    return " ".join([f"{player}:", *filter(None, [move.action]), *map(repr, told)]) + "\n"
