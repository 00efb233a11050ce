"""The encoding of the tiny game in which all bid in secret. Mottos are typed, so they have no numbers."""

from __future__ import annotations

from pennypress.adapters.action_numbers import ActionNumbers, ChanceNumbers
from pennypress.adapters.title_encoding import TitleEncoding, one_hot
from pennypress.components.sealed_choice import HIDDEN_CHOICE
from pennypress.engine.rules_interface import Action, Position
from tests.sealed_bids.actions import CARDS, Bid, HouseCard
from tests.sealed_bids.meta import GAME
from tests.sealed_bids.position import STEPS, SealedBids


def features(position: Position) -> list[int]:
    """Phase, round, points, the house's cards; then the hand and the sealed bid of each seat (9: hidden)."""
    assert isinstance(position, SealedBids)
    found = [*one_hot(list(STEPS).index(position.phase), len(STEPS)), position.round, *position.points]
    for cards in (position.house, *position.hands):
        found += [int(card in cards) for card in CARDS]
    return found + [_number(choice) for choice in position.sealed]


def _number(choice: Action | None) -> int:
    if choice is HIDDEN_CHOICE:
        return 9
    return choice.card if isinstance(choice, Bid) else 0


ENCODING = TitleEncoding(
    GAME,
    ActionNumbers([Bid(card) for card in CARDS]),
    ChanceNumbers([HouseCard(card) for card in CARDS]),
    features,
)
