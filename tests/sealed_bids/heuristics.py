"""What bots know about Sealed Bids: `HEURISTICS`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pennypress.engine.rules_interface import Action
from pennypress.games.heuristics import Effort, Heuristics
from tests.sealed_bids.actions import CARDS
from tests.sealed_bids.position import SealedBids


class SealedBidsHeuristics(Heuristics[SealedBids]):
    """A seat, or the house, gets its share of the coming rounds in proportion to the cards it still holds."""

    spread = 2.0
    brief = Effort(rollouts=16)
    long = Effort(rollouts=64)
    hidden_deals = 4

    def expected(self, position: SealedBids) -> list[float]:
        held = [sum(hand) for hand in (*position.hands, position.house)][:2]
        coming = sum(CARDS[position.round - 1 :])
        shares = [coming * cards / (sum(held) or 1) for cards in held]
        return [points + share for points, share in zip(position.points, shares, strict=True)]

    def candidates(self, position: SealedBids) -> Sequence[Action]:
        return position.legal_actions()

    def rollout_actions(self, position: SealedBids, rng: Random) -> Sequence[Action]:
        return position.legal_actions()


HEURISTICS = SealedBidsHeuristics()
