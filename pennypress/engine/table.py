"""A game being played: people act, chance is dealt, actions are taken back and done again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile
from typing import Self

from pennypress.engine.dealer import Dealer
from pennypress.engine.record import Move, Record, Seat, action_line, draws, read_action_line
from pennypress.engine.rules_interface import CHANCE, Action, IllegalAction, Position
from pennypress.engine.title_description import Game


@dataclass(frozen=True, kw_only=True)
class Table:
    """A game being played, from any starting position. Immutable: every action returns a new table.

    A game played from its beginning is a `RecordedTable`. Only that has a record, which can be saved, sent
    and replayed.
    """

    game: Game
    seats: tuple[Seat, ...]
    seed: str
    rules: int
    """The version of the title's rules by which the game is played."""
    start: Position
    """The position before the first move."""
    drawn: int = 0
    """The number of draws before the start; the dealer continues from it."""
    position: Position
    moves: tuple[Move, ...] = ()
    undone: tuple[str, ...] = ()
    """The actions that `redo` carries out again, the next one first."""

    @staticmethod
    def from_position(
        game: Game,
        position: Position,
        seats: Sequence[Seat],
        seed: str,
        drawn: int = 0,
        *,
        rules: int | None = None,
    ) -> Table:
        """A table that starts with this position, after any draws that are due. It has no record.

        `rules`: the version of the rules to play on by; None for today's.
        """
        start = position.copy()
        table = Table(
            game=game,
            seats=tuple(seats),
            seed=seed,
            rules=game.rules if rules is None else rules,
            start=start,
            drawn=drawn,
            position=start,
        )
        return table._dealt()

    def apply(self, action: Action, seat: int | None = None) -> Self:
        """The table after an action of that seat, by default `next_to_act`, and the draws that follow it.

        Raises `IllegalAction`.
        """
        return replace(self._with_move(action, seat)._dealt(), undone=())

    @property
    def latest(self) -> tuple[Move, ...]:
        """The latest moves: the last action of a player and the draws that followed it."""
        return self.moves[self._last_decision() :]

    @property
    def opening(self) -> tuple[Move, ...]:
        """The draws before the first action of a player. Undo does not take them back."""
        return tuple(takewhile(lambda move: move.player == CHANCE, self.moves))

    @property
    def can_undo(self) -> bool:
        return len(self.moves) > len(self.opening)

    def position_after(self, count: int) -> Position:
        """The position after the first `count` moves, as a copy."""
        position = self.start.copy()
        self._carry_out(self.moves[:count], position)
        return position

    def undo(self) -> Self:
        """The table without the latest action of a player and the draws that followed it."""
        return self._back_to(self._last_decision()) if self.can_undo else self

    def undo_all(self) -> Self:
        """The table before the first action of a player. Every action can be redone."""
        return self._back_to(len(self.opening)) if self.can_undo else self

    def can_withdraw(self, seat: int) -> bool:
        """Whether that seat has chosen in secret and its choice is still sealed."""
        return self._sealed_choice(seat) is not None

    def withdraw(self, seat: int) -> Self:
        """The table without the sealed choice of that seat; what others have sealed since stays.

        For seats on several devices, where `undo` could take back somebody else's choice. The seat chooses
        again; `redo` does not do it for them. The table itself if the seat has no sealed choice.
        """
        choice = self._sealed_choice(seat)
        if choice is None:
            return self
        table, moves = self._back_to(choice), self.moves[choice:]
        actions = self._carry_out(moves, table.position.copy())
        for move, action in list(zip(moves, actions, strict=True))[1:]:
            table = table._with_move(action, move.player)
        return replace(table, undone=())

    def redo(self) -> Self:
        """The table with the latest undone action carried out again, with the same draws."""
        table, undone = self, list(self.undone)
        try:
            while undone:
                seat, action = read_action_line(undone.pop(0), self.game, table.position, self.rules)
                table = table._with_move(action, seat)
                if table.position.next_to_act != CHANCE:
                    break
        except (IllegalAction, ValueError):
            return replace(self, undone=())
        return replace(table._dealt(), undone=tuple(undone))

    def _last_decision(self) -> int:
        """The index of the latest move by a player; 0 if there is none."""
        return max((n for n, move in enumerate(self.moves) if move.player != CHANCE), default=0)

    def _sealed_choice(self, seat: int) -> int | None:
        """The index of the move in which that seat made a choice that is still sealed, or None."""
        for number in reversed(range(len(self.moves))):
            if not self.moves[number].is_sealed:
                break
            if self.moves[number].player == seat:
                return number
        return None

    def _back_to(self, count: int) -> Self:
        """The table after the first `count` moves; the others can be redone."""
        position = self.position_after(count)
        back = tuple(move.action for move in self.moves[count:])
        return replace(self, position=position, moves=self.moves[:count], undone=(*back, *self.undone))

    def _carry_out(self, moves: Sequence[Move], position: Position) -> list[Action]:
        """Carry out these moves in the position; return their actions."""
        actions = []
        for move in moves:
            actions.append(read_action_line(move.action, self.game, position, self.rules)[1])
            position.apply(actions[-1], move.player)
        return actions

    def _dealt(self) -> Self:
        table, dealer = self, Dealer(self.seed)
        while table.position.next_to_act == CHANCE:
            card = dealer.draw(self.drawn + draws(table.moves), table.position.legal_actions())
            table = table._with_move(card)
        return table

    def _with_move(self, action: Action, seat: int | None = None) -> Self:
        position = self.position.copy()
        seat = position.next_to_act if seat is None else seat
        position.check(action, seat)
        line = action_line(action, seat, position)
        move = Move(seat, line, tuple(position.apply(action, seat)))
        return replace(self, position=position, moves=(*self.moves, move))


@dataclass(frozen=True, kw_only=True)
class RecordedTable(Table):
    """A game played from its beginning, with its record."""

    options: tuple[str, ...] = ()
    practice: bool = False
    """Whether an action that revealed something was undone."""

    @classmethod
    def new(cls, game: Game, seats: Sequence[Seat], seed: str, options: Sequence[str] = ()) -> Self:
        """A new game after its first draws. Raises ValueError if the players or options are not allowed."""
        return cls.from_record(game, Record(game.name, game.rules, tuple(seats), seed, tuple(options)))

    @classmethod
    def from_record(cls, game: Game, record: Record, undone: Sequence[str] = ()) -> Self:
        """The table of a record. Raises `IllegalMove` if one of its actions is illegal."""
        position, moves = record.replay(game)
        table = cls(
            game=game,
            seats=record.players,
            seed=record.seed,
            start=game.new_position(len(record.players), record.options, record.rules),
            position=position,
            moves=tuple(moves),
            undone=tuple(undone),
            rules=record.rules,
            options=record.options,
            practice=record.practice,
        )
        return table._dealt()

    @cached_property
    def record(self) -> Record:
        """The game by its actions: the save, the replay and the link."""
        actions = tuple(move.action for move in self.moves)
        return Record(self.game.name, self.rules, self.seats, self.seed, self.options, actions, self.practice)

    def _back_to(self, count: int) -> Self:
        """After so many moves. If something was revealed since, the game is practice from now on."""
        practice = self.practice or any(move.reveals for move in self.moves[count:])
        return replace(super()._back_to(count), practice=practice)
