"""The titles as games of OpenSpiel. Importing this module registers them.

`pyspiel.load_game("pennypress_copenhagen(players=3)")` loads one; `options` names the options of the title,
joined by `+`; `most_decisions` is the number of actions of players after which a game is cut off, with
returns of 0. Needs the extra `openspiel`.

* Chance nodes are explicit. Choices that all make at once in secret are made one after the other, each
  without knowledge of the others.
* The utility is `pennypress.adapters.title_encoding.utilities`: zero-sum, except in titles that can be played
  alone, which are declared as general-sum.
* The information state is the list of moves as the seat knows them; it has no tensor. The observation is the
  position as the seat knows it, as JSON and as a tensor.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from pennypress.adapters.encodings import ENCODINGS
from pennypress.adapters.game_in_progress import MOST_DECISIONS, GameInProgress
from pennypress.adapters.title_encoding import TitleEncoding
from pennypress.engine.rules_interface import CHANCE, OVER
from pennypress.engine.viewer import EVERYBODY, NOBODY, Viewer


def short_name(encoding: TitleEncoding) -> str:
    """The name under which OpenSpiel knows the title, such as `pennypress_copenhagen`."""
    return "pennypress_" + encoding.game.name.replace("-", "_")


def register(encoding: TitleEncoding) -> None:
    """Add the title to the games that `pyspiel.load_game` finds. Do so once in a process."""
    game_type = _game_type(encoding)

    # A class for each title, not a function: OpenSpiel releases what it has registered after Python has shut
    # down, which ends in a crash for any object that is freed then. Classes are not.
    class RegisteredGame(TitleGame):
        pass

    RegisteredGame.encoding, RegisteredGame.game_type = encoding, game_type
    pyspiel.register_game(game_type, RegisteredGame)


class TitleGame(pyspiel.Game):
    """A title with a number of players, as a game of OpenSpiel. `register` makes a subclass of it."""

    encoding: ClassVar[TitleEncoding]
    game_type: ClassVar[pyspiel.GameType]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        """Raises ValueError if the players or options are not allowed."""
        chosen = self.game_type.parameter_specification | dict(parameters or {})
        self.players = int(chosen["players"])
        self.options = tuple(filter(None, str(chosen["options"]).split("+")))
        self.most_decisions = int(chosen["most_decisions"])
        if refusal := self.encoding.game.refusal(self.players, self.options):
            raise ValueError(refusal)
        is_zero_sum = self.game_type.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions.count,
            max_chance_outcomes=self.encoding.chance.count,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=self.most_decisions,
        )
        super().__init__(self.game_type, info, chosen)

    def begin(self) -> GameInProgress:
        """A new game with these players and options."""
        return GameInProgress(self.encoding, self.players, self.options, self.most_decisions)

    def new_initial_state(self) -> TitleState:
        return TitleState(self)

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> TitleObserver:
        if params:
            raise ValueError(f"Observers of {short_name(self.encoding)} have no parameters; got {params}.")
        return TitleObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class TitleState(pyspiel.State):
    """A position of a title and the moves that led to it, as a state of OpenSpiel."""

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.progress = game.begin()

    def current_player(self) -> int:
        seat = self.progress.next_to_act
        player: int = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}.get(seat, seat)
        return player

    def is_terminal(self) -> bool:
        return self.progress.next_to_act == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.progress.legal(player)) if player == self.progress.next_to_act else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self.progress.encoding.chance.odds(self.progress.position).items())

    def _apply_action(self, number: int) -> None:
        seat = self.progress.next_to_act
        if seat == CHANCE:
            self.progress.draw(self.progress.encoding.chance.actions[number])
        else:
            self.progress.act(number, seat)

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.progress.encoding.chance.actions[number])
        return str(self.progress.legal(player)[number])

    def returns(self) -> list[float]:
        return list(self.progress.utilities)

    def __str__(self) -> str:
        return self.progress.known_position(EVERYBODY)


class TitleObserver:
    """Observes states from one seat, without its secrets, or with all secrets (see OpenSpiel's observers).

    `tensor` is the observation as numbers, or None with perfect recall; `dict` has it as `observation`.
    """

    def __init__(self, game: TitleGame, kind: pyspiel.IIGObservationType) -> None:
        self._kind = kind
        self.tensor: np.ndarray[tuple[int], np.dtype[np.float32]] | None = None
        self.dict: dict[str, np.ndarray[tuple[int], np.dtype[np.float32]]] = {}
        if kind.public_info and not kind.perfect_recall:
            size = len(game.begin().observation(NOBODY))
            self.tensor = np.zeros(size, np.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: TitleState, player: int) -> None:
        """Set the tensor to what that player sees."""
        if self.tensor is not None:
            self.tensor[:] = state.progress.observation(self._viewer(player))

    def string_from(self, state: TitleState, player: int) -> str | None:
        """What that player sees as text. None if the kind leaves out what is public."""
        if not self._kind.public_info:
            return None
        if self._kind.perfect_recall:
            return state.progress.known_moves(self._viewer(player))
        return state.progress.known_position(self._viewer(player))

    def _viewer(self, player: int) -> Viewer:
        match self._kind.private_info:
            case pyspiel.PrivateInfoType.NONE:
                return NOBODY
            case pyspiel.PrivateInfoType.ALL_PLAYERS:
                return EVERYBODY
            case _:
                return Viewer(player)


def _game_type(encoding: TitleEncoding) -> pyspiel.GameType:
    game, kinds = encoding.game, pyspiel.GameType
    least, most = game.player_counts[0], game.player_counts[-1]
    return kinds(
        short_name=short_name(encoding),
        long_name=game.label,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(
            kinds.ChanceMode.EXPLICIT_STOCHASTIC if game.has_chance else kinds.ChanceMode.DETERMINISTIC
        ),
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if game.has_secrets
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM if least > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, least), "options": "", "most_decisions": MOST_DECISIONS},
    )


for _encoding in ENCODINGS.values():
    register(_encoding)
