"""The titles as environments of PettingZoo. Needs the extra `pettingzoo`.

An observation is a dictionary: `observation`, whole numbers from 0 to `GREATEST` (whose view it is, then the
features of the position as that seat knows it), and `action_mask`, a 1 for each legal action's number. An
action that is not legal raises ValueError and changes nothing. Rewards are 0 until the game is over, then
`pennypress.adapters.title_encoding.utilities`. Chance draws from the seed of `reset`. A game that is cut off
is truncated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo.utils.env import AECEnv, ParallelEnv

from pennypress.adapters.encodings import ENCODINGS
from pennypress.adapters.game_in_progress import MOST_DECISIONS, GameInProgress
from pennypress.adapters.title_encoding import GREATEST, TitleEncoding
from pennypress.engine.dealer import Dealer
from pennypress.engine.rules_interface import CHANCE, OVER
from pennypress.engine.viewer import EVERYBODY, Viewer

Observation = dict[str, Any]


def env(
    title: str, players: int, options: Sequence[str] = (), most_decisions: int = MOST_DECISIONS
) -> TitleEnv:
    """The environment of a title of the catalogue. Raises KeyError for an unknown title.

    `most_decisions` is the number of actions of players after which a game is cut off. Raises ValueError if
    the players or options are not allowed.
    """
    return TitleEnv(ENCODINGS[title], players, options, most_decisions)


class _SeatsAndSpaces:
    """What both kinds of environment share: a game in progress, agents, spaces, observations."""

    render_mode = "ansi"

    def __init__(
        self,
        encoding: TitleEncoding,
        players: int,
        options: Sequence[str] = (),
        most_decisions: int = MOST_DECISIONS,
    ) -> None:
        """Raises ValueError if the players or options are not allowed."""
        self._setup: Final = (encoding, players, tuple(options), most_decisions)
        self._dealer = Dealer("")
        self._game = GameInProgress(*self._setup)
        self.metadata = {
            "name": f"pennypress_{encoding.game.name}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        size, actions = len(self._game.observation(Viewer(0))), encoding.actions.count
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, GREATEST, (size,), np.int16),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What the agent sees now, and the mask of what it may do now."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._setup[0].actions.count, np.int8)
        mask[list(self._game.legal(seat))] = 1
        return {"observation": np.array(self._game.observation(Viewer(seat)), np.int16), "action_mask": mask}

    def render(self) -> str:
        """The whole position, also what agents may not know, as JSON."""
        return self._game.known_position(EVERYBODY)

    def close(self) -> None:
        """Does nothing: there is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        self._dealer = Dealer(str(SystemRandom().getrandbits(64) if seed is None else seed))
        self._game = GameInProgress(*self._setup)
        self.agents = self.possible_agents[:]
        self._deal()

    def _deal(self) -> None:
        while self._game.next_to_act == CHANCE:
            self._game.draw(self._dealer.draw(self._game.draws, self._game.position.legal_actions()))

    def _by_agent(self, value: Any) -> dict[str, Any]:
        return dict.fromkeys(self.agents, value)


class TitleEnv(_SeatsAndSpaces, AECEnv):
    """A title in which agents act one after the other."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game after its first draws. `options` of PettingZoo are ignored."""
        self._begin(seed)
        self.rewards = self._by_agent(0.0)
        self._cumulative_rewards = self._by_agent(0.0)
        self.terminations, self.truncations = self._by_agent(False), self._by_agent(False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[max(0, self._game.next_to_act)]

    def step(self, action: int | None) -> None:
        """The selected agent acts, then chance. Raises ValueError if the action is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("The agent must act: the game is not over.")
        self._game.act(int(action), self.possible_agents.index(agent))
        self._deal()
        self._cumulative_rewards[agent] = 0.0
        if self._game.next_to_act == OVER:
            self.rewards = dict(zip(self.agents, self._game.utilities, strict=True))
            self.terminations = self._by_agent(self._game.position.is_over)
            self.truncations = self._by_agent(self._game.is_cut_off)
        else:
            self.agent_selection = self.possible_agents[self._game.next_to_act]
        self._accumulate_rewards()


class SimultaneousTitleEnv(_SeatsAndSpaces, ParallelEnv):
    """A title in which all decide at once in secret, in some phases or in all.

    In between, players may act one after the other: then all others have an empty mask, and their actions are
    ignored.
    """

    def __init__(
        self,
        encoding: TitleEncoding,
        players: int,
        options: Sequence[str] = (),
        most_decisions: int = MOST_DECISIONS,
    ) -> None:
        """Raises ValueError for a title without such decisions, and where `TitleEnv` does."""
        if not encoding.game.is_simultaneous:
            raise ValueError(f"In {encoding.game.label} players act one after the other: use TitleEnv.")
        super().__init__(encoding, players, options, most_decisions)

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game after its first draws. `options` of PettingZoo are ignored."""
        self._begin(seed)
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Who may act does, then chance. Raises ValueError before anybody acts if an action is illegal."""
        chosen = {seat: int(actions[self.possible_agents[seat]]) for seat in self._game.position.to_act}
        self._game.act_together(chosen)
        self._deal()
        is_over, is_cut_off = self._game.position.is_over, self._game.is_cut_off
        result = (
            self._observations(),
            dict(zip(self.agents, self._game.utilities, strict=True)),
            self._by_agent(is_over),
            self._by_agent(is_cut_off),
            self._infos(),
        )
        if is_over or is_cut_off:
            self.agents = []
        return result

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}
