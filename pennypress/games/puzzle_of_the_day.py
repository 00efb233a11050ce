"""The interface between the app and a title's puzzle of the day: the same for everybody on that date."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, NamedTuple, TypeVar

from htpy import Node

from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import Action, Position
from pennypress.games.view import Gesture, GestureResult, ViewContext

P = TypeVar("P", bound=Position)


class Puzzle(NamedTuple):
    """A position set up for one decision, in which some action scores most."""

    position: Any
    seats: tuple[Seat, ...]
    best: int
    """The points of the best action."""


class DailyPuzzle(ABC, Generic[P]):
    """What a title offers as its puzzle of the day. Only for titles with `Game.daily_puzzle`."""

    @abstractmethod
    def puzzle(self, day: str) -> Puzzle:
        """The puzzle of that date, such as '2026-11-26': it depends on nothing else."""

    @abstractmethod
    def task(self) -> str:
        """What the player has to do, in one sentence."""

    @abstractmethod
    def points(self, position: P, action: Action) -> int:
        """What this legal action scores."""

    @abstractmethod
    def solution(self, position: P) -> Any:
        """The selection that shows the best action."""

    @abstractmethod
    def laid_out(self, action: Action) -> Any:
        """The selection from which the player would take that action."""

    @abstractmethod
    def on_gesture(self, selection: Any, position: P, gesture: Gesture, *, over: bool) -> GestureResult:
        """The result of a gesture. It gives no help before the puzzle is over, and changes nothing after."""

    @abstractmethod
    def table(self, context: ViewContext[P]) -> Node:
        """The part of the table that the puzzle needs."""
