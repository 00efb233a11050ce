"""A record being played: people act, chance is dealt, actions are taken back and done again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pennypress.engine.dealer import Dealer
from pennypress.engine.game import Game
from pennypress.engine.position import CHANCE, Action, IllegalAction, Position
from pennypress.engine.record import Move, Record, Seat, draws


@dataclass(frozen=True)
class Table:
    """One game on the table. A value: every action gives a new table and leaves this one as it was."""

    game: Game
    record: Record
    position: Position
    turns: tuple[Move, ...]
    undone: tuple[str, ...] = ()
    """The actions that `redo` plays again, the next one first."""

    @classmethod
    def new(cls, game: Game, seats: Sequence[Seat], seed: str, options: Sequence[str] = ()) -> Table:
        """A fresh game, its first cards dealt. Raises ValueError when it cannot be set up so."""
        return cls.lay_out(game, Record(game.name, game.rules, tuple(seats), seed, tuple(options)))

    @classmethod
    def lay_out(cls, game: Game, record: Record, undone: Sequence[str] = ()) -> Table:
        """The table of that record. Raises `IllegalMove` when an action in it is not legal."""
        position, turns = record.replay(game)
        return cls(game, record, position, tuple(turns), tuple(undone))._dealt()

    def apply(self, action: Action) -> Table:
        """A player's action, then whatever chance has to answer. Raises `IllegalAction`."""
        return replace(self._carried_out(action)._dealt(), undone=())

    @property
    def latest(self) -> tuple[Move, ...]:
        """What happened last: the latest action of a player and chance's answers to it."""
        return self.turns[self._last_decision() :]

    @property
    def can_undo(self) -> bool:
        return any(turn.player != CHANCE for turn in self.turns)

    @property
    def undo_reveals(self) -> bool:
        """Whether taking back the latest action takes back a revealed card: it marks 'practice'."""
        return self.can_undo and self.turns[-1].player == CHANCE

    def undo(self) -> Table:
        """Without the latest action of a player and what chance answered to it."""
        if not self.can_undo:
            return self
        last = self._last_decision()
        practice = self.record.practice or self.undo_reveals
        record = replace(self.record.first(last), practice=practice)
        undone = (*self.record.actions[last:], *self.undone)
        return Table.lay_out(self.game, record, undone)

    def redo(self) -> Table:
        """With the action taken back last played again, and the cards that were dealt to it."""
        table, undone = self, list(self.undone)
        try:
            while undone:
                action = self.game.parse_action(undone.pop(0))
                table = table._carried_out(action)
                if table.position.current_player != CHANCE:
                    break
        except (IllegalAction, ValueError):
            return replace(self, undone=())
        return replace(table._dealt(), undone=tuple(undone))

    def _last_decision(self) -> int:
        """The index of the latest turn that was a player's; 0 when there is none."""
        return max((n for n, turn in enumerate(self.turns) if turn.player != CHANCE), default=0)

    def _dealt(self) -> Table:
        table, dealer = self, Dealer(self.record.seed)
        while table.position.current_player == CHANCE:
            card = dealer.draw(draws(table.turns), table.position.legal_actions())
            table = table._carried_out(card)
        return table

    def _carried_out(self, action: Action) -> Table:
        position = self.position.copy()
        position.check(action)
        turn = Move(position.current_player, str(action), tuple(position.apply(action)))
        actions = (*self.record.actions, turn.action)
        return replace(
            self,
            record=replace(self.record, actions=actions),
            position=position,
            turns=(*self.turns, turn),
        )
