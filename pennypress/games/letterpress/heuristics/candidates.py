"""The candidate actions for a search: of hundreds of words, the few that can be best for some reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pennypress.components.deck_with_bottom import plus
from pennypress.components.vote import Ballot
from pennypress.engine.rules_interface import Action
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.actions import DONE, PASS, Vote, Write
from pennypress.games.letterpress.challenges import OF_ALL_WORDS, OF_THE_WORD, meets_alone, meets_by_letters
from pennypress.games.letterpress.components import Cards
from pennypress.games.letterpress.heuristics.features import salt_of
from pennypress.games.letterpress.heuristics.word_knowledge import Found, noticed_words
from pennypress.games.letterpress.spelling import Hand, written_word
from pennypress.games.letterpress.vote_on_words import word_in_question
from pennypress.games.letterpress.word_choices import proposed

if TYPE_CHECKING:
    from pennypress.games.letterpress.position import Letterpress

MOST_POINTS = 4
"""Candidates by points alone."""
LONGEST = 6
"""Solo: candidates by length."""
SPELLED = 12
"""Words, the most points first, of which it is seen whether their cards meet a challenge."""


def candidates(position: Letterpress, share: float, most_points: int = MOST_POINTS) -> list[Action]:
    """The candidates of the next seat to act, always at least one."""
    match position.phase:
        case phases.WRITE:
            return [*words(position, share, most_points), PASS]
        case phases.WORDS:
            return [*words(position, share, most_points), DONE]
        case phases.VOTE:
            word = word_in_question(position)
            assert word is not None
            return [Vote(Ballot.ABSTAIN, word)]
        case _:
            return list(position.legal_actions())


def words(position: Letterpress, share: float, most_points: int) -> list[Action]:
    """A few of the words that the next seat notices, in the spelling that the page proposes."""
    seat = position.next_to_act
    hand = position.hand_of(seat)
    found = noticed_words(plus(hand.own, hand.shared), share, salt_of(position, seat))
    challenges = position.open_challenges
    chosen = dict.fromkeys(word for word, _points in found[:most_points])
    if position.is_solo:
        chosen |= dict.fromkeys(sorted((word for word, _points in found), key=len, reverse=True)[:LONGEST])
    else:
        chosen |= dict.fromkeys(_for_challenges(found, hand, challenges))
    return [_write(word, hand, challenges, position.is_last_round) for word in chosen]


def _for_challenges(found: Found, hand: Hand, challenges: Cards) -> Iterator[str]:
    """For each open challenge the word with the most points that meets it or is likely to."""
    for challenge in challenges:
        if challenge in OF_ALL_WORDS:
            extreme = max if challenge == "K11" else min
            if found:
                yield extreme(found, key=lambda each: len(each[0]))[0]
        else:
            word = next((word for word, _points in _meeting(found, hand, challenge)), None)
            if word is not None:
                yield word


def _meeting(found: Found, hand: Hand, challenge: str) -> Iterator[tuple[str, int]]:
    """The words that meet a challenge by themselves."""
    for number, (word, points) in enumerate(found):
        if challenge in OF_THE_WORD:
            if meets_by_letters(challenge, word):
                yield word, points
        elif number < SPELLED:
            action = _write(word, hand, (challenge,), False)
            if meets_alone(challenge, written_word(word, action.spelling)):
                yield word, points


def _write(word: str, hand: Hand, challenges: Cards, is_last_round: bool) -> Write:
    proposal = proposed(word, hand, challenges, is_last_round)
    assert proposal is not None
    return Write(word, proposal.spelling)
