"""A bot that searches: open-loop Monte Carlo tree search over the player's own turns.

Every rollout deals hidden cards at random and picks the action with the highest upper confidence bound
(UCB1), which balances good results and few visits. All other players take the action that looks best one
action ahead. When the player is on turn again, its actions there are selected in the same way, up to the
number of turns of the effort. The final position of a rollout is evaluated by the title's heuristics. Open
loop means: a branch stands for an action, regardless of the cards drawn before it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Any

from pennypress.bots import win_probability
from pennypress.bots.bot_interface import Assessment, Bot, Candidate, SearchTask
from pennypress.bots.greedy_bot import ranking
from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import CHANCE, Action, Position
from pennypress.engine.viewer import Viewer
from pennypress.games import heuristics_of
from pennypress.games.heuristics import Effort, Heuristics

DEFAULT_EFFORT = Effort(rollouts=1)
"""The effort if only the number of rollouts is given."""
WIDTH = 10
"""Maximum number of actions considered, the best ones one action ahead."""
LATER_WIDTH = 5
"""Maximum number of actions considered on later turns."""
EXPLORATION = 0.1
"""The exploration constant of UCB1."""


class TreeSearchBot(Bot):
    """Searches with that many rollouts (0: none), using the title's heuristics or given ones.

    `width` actions are considered at first, `later` on later turns, `ahead` turns ahead; `exploration` is
    the constant of UCB1, and a first estimate counts as `trust` rollouts. Raises ValueError if `width`,
    `later` or `ahead` is less than 1, or if `trust` is not positive.
    """

    def __init__(
        self,
        rollouts: int,
        *,
        width: int = WIDTH,
        later: int = LATER_WIDTH,
        ahead: int = DEFAULT_EFFORT.ahead,
        exploration: float = EXPLORATION,
        trust: float = DEFAULT_EFFORT.trust,
        heuristics: Heuristics[Any] | None = None,
    ) -> None:
        if min(width, later, ahead) < 1 or trust <= 0:
            raise ValueError(_("A search needs width, later and ahead of at least 1, and a positive trust."))
        self.rollouts = rollouts
        self.width = width
        self.later = later
        self.ahead = ahead
        self.exploration = exploration
        self.trust = trust
        self.heuristics = heuristics

    def think(self, position: Position, seed: str) -> SearchTask:
        return TreeSearchTask(self, position, seed)


class SearchBot(Bot):
    """Searches with the effort that the title's heuristics recommend.

    `knowledge` is for the title's heuristics (`Heuristics.with_knowledge`).
    """

    def __init__(self, advised: Callable[[Heuristics[Any]], Effort], *, knowledge: float = 1) -> None:
        self._advised = advised
        self._knowledge = knowledge

    def think(self, position: Position, seed: str) -> SearchTask:
        heuristics = heuristics_of(position.game).with_knowledge(self._knowledge)
        rollouts, ahead, trust = self._advised(heuristics)
        return TreeSearchBot(rollouts, ahead=ahead, trust=trust, heuristics=heuristics).think(position, seed)


class _Branch:
    """An action of the player, and the results of the rollouts with it."""

    __slots__ = ("action", "chances", "later", "points", "visits")

    def __init__(
        self, action: Action, points: Sequence[float], chances: Sequence[float], trust: float
    ) -> None:
        self.action = action
        self.visits = trust
        self.points = [trust * each for each in points]
        self.chances = [trust * each for each in chances]
        self.later: dict[Action, _Branch] = {}
        """The player's actions on its next turn."""

    def add(self, points: Sequence[float], chances: Sequence[float]) -> None:
        self.visits += 1
        for seat, each in enumerate(points):
            self.points[seat] += each
        for seat, each in enumerate(chances):
            self.chances[seat] += each


class TreeSearchTask(SearchTask):
    """A search in progress."""

    def __init__(self, search: TreeSearchBot, position: Position, seed: str) -> None:
        self._search = search
        self._player = position.next_to_act
        self._seen = position.visible_to(Viewer(self._player))
        self._heuristics: Heuristics[Any] = search.heuristics or heuristics_of(position.game)
        self._seed = seed
        self._rng = Random(seed)
        ranked = ranking(self._seen, self._heuristics, self._rng)[: search.width]
        self._branches = [self._branch(action, points) for action, points in ranked]
        self._rollouts = 0

    def step(self) -> bool:
        if self._decided():
            return False
        self._rollouts += 1
        way = [self._most_promising(self._branches)]
        luck = self._luck(way[0])
        position = self._seen.sampled_for(self._player, luck)
        self._play(position, way[0].action, luck)
        while len(way) < self._search.ahead and not position.is_over:
            way.append(self._most_promising(self._later(way[-1], position)))
            self._play(position, way[-1].action, luck)
        points = self._heuristics.expected(position)
        chances = win_probability.chances(points, 0 if position.is_over else self._heuristics.spread)
        for branch in way:
            branch.add(points, chances)
        return True

    def _luck(self, branch: _Branch) -> Random:
        """The random generator of this rollout. The nth visits of all branches get the same draws."""
        if self._heuristics.by_luck:
            return Random(f"{self._seed}|{branch.visits}")
        return self._rng

    def _decided(self) -> bool:
        """Whether the remaining rollouts cannot change which action is best."""
        left = self._search.rollouts - self._rollouts
        if left <= 0 or len(self._branches) == 1:
            return True
        *_others, second, most = sorted(branch.visits for branch in self._branches)
        return most - second > left

    def _most_promising(self, branches: Sequence[_Branch]) -> _Branch:
        player = self._player
        exploration = self._search.exploration * sqrt(log(1 + sum(branch.visits for branch in branches)))
        return max(
            branches, key=lambda each: each.chances[player] / each.visits + exploration / sqrt(each.visits)
        )

    def _branch(self, action: Action, points: Sequence[float]) -> _Branch:
        chances = win_probability.chances(points, self._heuristics.spread)
        return _Branch(action, points, chances, self._search.trust)

    def _later(self, branch: _Branch, position: Position) -> list[_Branch]:
        """The player's possible actions now, on the turn after the branch's."""
        found = []
        for action, points in ranking(position, self._heuristics, self._rng)[: self._search.later]:
            if action not in branch.later:
                branch.later[action] = self._branch(action, points)
            found.append(branch.later[action])
        return found

    def _play(self, position: Position, action: Action, luck: Random) -> None:
        """Take the action, then the best-looking ones, until the player is on turn again after another one.

        Alone at the table, the player plays on to the end of the game.
        """
        acting = self._player
        while True:
            position.apply(action)
            before = acting
            while position.next_to_act == CHANCE:
                cards = position.legal_actions()
                position.apply(cards[int(luck.random() * len(cards))])
            acting = position.next_to_act
            is_on_turn_again = acting == self._player and before != self._player
            if position.is_over or is_on_turn_again:
                return
            action = ranking(position, self._heuristics, self._rng)[0][0]

    @property
    def assessment(self) -> Assessment:
        player = self._player
        branches = sorted(
            self._branches, key=lambda each: (each.visits, each.chances[player] / each.visits), reverse=True
        )
        best, seats = branches[0], self._seen.players
        return Assessment(
            candidates=tuple(map(self._candidate, branches)),
            chances=tuple(each / best.visits for each in best.chances[:seats]),
            points=tuple(each / best.visits for each in best.points[:seats]),
            rollouts=self._rollouts,
        )

    def _candidate(self, branch: _Branch) -> Candidate:
        points = [each / branch.visits for each in branch.points]
        player = self._player
        place = win_probability.place(points, player, self._heuristics.spread)
        return Candidate(branch.action, points[player], place, branch.chances[player] / branch.visits)
