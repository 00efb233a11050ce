"""Sealed Bids as the lobby knows it: `GAME`. The rules are imported when they are first needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pennypress.engine.title_description import LIGHT, Emblem, Game

if TYPE_CHECKING:
    from pennypress.engine.rules_interface import Action
    from tests.sealed_bids.position import SealedBids


class SealedBidsGame(Game):
    name = "sealed-bids"
    label = "Sealed Bids"
    about = "Bid in secret."
    minutes = (1, 2)
    weight = LIGHT
    rules = 1
    player_counts = (1, 2)
    options = ()
    emblems = (Emblem("red", "Red"), Emblem("blue", "Blue"))
    seats_label = "Names and colours"
    emblem_label = "Colour of player {number}"
    is_simultaneous = True
    has_secrets = True

    def new_position(self, players: int, options: Sequence[str] = (), rules: int | None = None) -> SealedBids:
        refusal = self.refusal(players, options)
        if refusal:
            raise ValueError(refusal)
        from tests.sealed_bids.position import SealedBids

        return SealedBids.new(players)

    def parse_action(self, text: str, rules: int | None = None) -> Action:
        from tests.sealed_bids.actions import parse_action

        return parse_action(text)

    def position_type(self) -> type[SealedBids]:
        from tests.sealed_bids.position import SealedBids

        return SealedBids


GAME = SealedBidsGame()
"""Sealed Bids: all bid in secret, for one or two."""
