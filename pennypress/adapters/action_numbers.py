"""Numbers for the actions of a title, because libraries for machine learning choose actions by number.

A number means the same action in every position where the actions of a title are few enough to be counted:
these are the *fixed* actions. The others are *ranked*: the number is the place of the action among the legal
actions of its kind, in the order in which `Position.legal_actions` lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pennypress.engine.rules_interface import CHANCE, Action, Position


class RankedKind(NamedTuple):
    """A kind of action with too many values for a number each."""

    kind: type[Action]
    most: int
    """How many actions of this kind get a number in one position; those listed after them get none."""


class ActionNumbers:
    """The numbers of a title's actions, from 0 to `count - 1`: fixed actions first, then each ranked kind.

    Only actions that `Position.legal_actions` lists have a number.
    """

    def __init__(self, fixed: Sequence[Action], ranked: Sequence[RankedKind] = ()) -> None:
        self.fixed = tuple(fixed)
        """The fixed actions: each has its place in this list as its number."""
        self._fixed = {action: number for number, action in enumerate(fixed)}
        self._first: dict[type[Action], int] = {}
        self._most = {each.kind: each.most for each in ranked}
        self.count = len(self._fixed)
        for each in ranked:
            self._first[each.kind] = self.count
            self.count += each.most

    def legal(self, position: Position, seat: int) -> dict[int, Action]:
        """The legal actions of the seat by number, in ascending order; empty if the seat may not act now."""
        numbered: dict[int, Action] = {}
        seen = dict.fromkeys(self._first, 0)
        for action in position.legal_actions(seat):
            kind = type(action)
            if kind not in seen:
                numbered[self._fixed[action]] = action
            elif seen[kind] < self._most[kind]:
                numbered[self._first[kind] + seen[kind]] = action
                seen[kind] += 1
        return dict(sorted(numbered.items()))

    def action_of(self, number: int, position: Position, seat: int) -> Action:
        """The legal action of the seat with that number. Raises ValueError if there is none."""
        try:
            return self.legal(position, seat)[number]
        except KeyError:
            raise ValueError(f"No legal action of seat {seat} has the number {number}.") from None

    def number_of(self, action: Action, position: Position, seat: int) -> int:
        """The number of that action of the seat. Raises ValueError if no listed legal action equals it."""
        for number, each in self.legal(position, seat).items():
            if each == action:
                return number
        raise ValueError(f"“{action}” is not a numbered legal action of seat {seat}.")


def same(action: Action) -> Action:
    """The action itself: for titles in which no two actions of chance have the same effect."""
    return action


class ChanceNumbers:
    """The numbers of what chance can do, from 0 to `count - 1`. Actions with the same effect share one."""

    def __init__(self, actions: Sequence[Action], representative: Callable[[Action], Action] = same) -> None:
        self.actions = tuple(actions)
        """By number: the action that stands for all with the same effect. It is legal if any of them is."""
        self.count = len(self.actions)
        self._number = {action: number for number, action in enumerate(actions)}
        self._representative = representative

    def representative_of(self, action: Action) -> Action:
        """The action that stands for all actions of chance with the effect of this one."""
        return self._representative(action)

    def number_of(self, action: Action) -> int:
        """The number of an action of chance. Raises KeyError for an action of another kind."""
        return self._number[self._representative(action)]

    def odds(self, position: Position) -> dict[int, float]:
        """The probability of each number, in ascending order, where chance acts; else empty."""
        listed = position.legal_actions(CHANCE)
        counts: dict[int, int] = {}
        for action in listed:
            number = self.number_of(action)
            counts[number] = counts.get(number, 0) + 1
        return {number: count / len(listed) for number, count in sorted(counts.items())}
