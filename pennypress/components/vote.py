"""An open vote: one seat after the other says yes, no or neither."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum


class Ballot(Enum):
    """What a voter says."""

    ACCEPT = "accept"
    REFUSE = "refuse"
    ABSTAIN = "abstain"


def voters(first: int, players: int, without: Collection[int]) -> list[int]:
    """The seats that vote, from the left of the seat `first`; those in `without` do not.

    >>> voters(1, 4, without={1, 2})
    [3, 0]
    """
    order = (*range(first + 1, players), *range(first + 1))
    return [seat for seat in order if seat not in without]


def stands(ballots: Sequence[Ballot]) -> bool:
    """Whether it is accepted: unless refusals outnumber acceptances.

    >>> stands([]), stands([Ballot.REFUSE, Ballot.ACCEPT]), stands([Ballot.REFUSE, Ballot.ABSTAIN])
    (True, True, False)
    """
    return ballots.count(Ballot.REFUSE) <= ballots.count(Ballot.ACCEPT)
