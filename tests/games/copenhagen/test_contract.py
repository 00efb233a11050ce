"""The contract of the engine, held by this title, whether or not it is in the catalogue yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pennypress.games.copenhagen import GAME
from tests.engine import test_contract as contract
from tests.engine.play import Edition

LAWS = {name: law for name, law in vars(contract).items() if name.startswith("test_")}
BY_EDITION = {name: law for name, law in LAWS.items() if "edition" in law.__annotations__}
EDITIONS = [Edition(GAME, players, ()) for players in GAME.player_counts]


@pytest.mark.parametrize("edition", EDITIONS, ids=str)
@pytest.mark.parametrize("law", BY_EDITION.values(), ids=list(BY_EDITION))
def test_every_table_keeps_the_contract(law: Callable[[Any], None], edition: Edition) -> None:
    law(edition)


def test_the_title_declares_what_the_contract_asks_for() -> None:
    contract.test_player_counts_ascend_and_everyone_has_an_emblem(GAME)
    contract.test_options_are_for_numbers_of_players_that_the_title_has(GAME)
    contract.test_what_a_title_does_not_declare_is_refused_with_a_sentence(GAME)
