"""Random games in progress, for tests of the adapters."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pennypress.adapters.encodings import ENCODINGS
from pennypress.adapters.game_in_progress import GameInProgress
from pennypress.adapters.title_encoding import TitleEncoding
from pennypress.engine.rules_interface import CHANCE, OVER
from tests.adapters import sealed_bids_encoding

ALL_ENCODINGS: tuple[TitleEncoding, ...] = (*ENCODINGS.values(), sealed_bids_encoding.ENCODING)


def moments(encoding: TitleEncoding, players: int, seed: int) -> Iterator[GameInProgress]:
    """One game in progress, before its first action and after each one."""
    rng = Random(seed)
    game = GameInProgress(encoding, players)
    yield game
    while game.next_to_act != OVER:
        if game.next_to_act == CHANCE:
            game.draw(rng.choice(game.position.legal_actions()))
        else:
            seat = game.next_to_act
            game.act(rng.choice(list(game.legal(seat))), seat)
        yield game
