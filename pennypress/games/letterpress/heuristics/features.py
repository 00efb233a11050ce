"""The features of each seat from which the weights estimate the points of round five.

They are: what the collection will be worth (`prospect`), and what the seat may expect of this round: letters
to claim, its place in the order of the claims, a challenge. Only for 2 or more players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb, exp, fsum
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from pennypress.components.deck_with_bottom import full, plus
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.actions import Keep, Pass, Write
from pennypress.games.letterpress.challenges import OF_THE_WORD, meets, meets_alone, meets_by_letters
from pennypress.games.letterpress.components import (
    DEALT,
    FACES,
    LETTER_DECK,
    ROUNDS,
    SHARED_LETTERS,
    VALUES,
    VOWEL_DECK,
    Cards,
    claims,
)
from pennypress.games.letterpress.heuristics.word_knowledge import (
    Found,
    best_points,
    known_class,
    noticed_words,
)
from pennypress.games.letterpress.spelling import points as points_of_spelling
from pennypress.games.letterpress.spelling import written_word

if TYPE_CHECKING:
    from pennypress.games.letterpress.state import State

NAMES: Final = ("constant", "prospect", "letters", "ahead", "challenge")

MOST_DEALS: Final = 12
CARDS_A_ROUND: Final = 2
"""Cards that a collection gains in a round, about."""
USUAL_POINTS, POINTS_SPREAD = 12.5, 1.8
"""The middle of the points of a word in rounds 1 to 4, and the scale of their logistic distribution."""
LETTER_WORTH: Final = 1.3
"""A letter to claim, in points of round five; for the choice among words in a hand that is not complete."""
AHEAD_WORTH: Final = 0.7
"""To claim before all others rather than after them, in points of round five."""
CHALLENGE_WORTH: Final = {
    "K1": 2.3, "K2": 3.1, "K3": 3.4, "K4": 2.6, "K5": 2.2, "K6": 2.2, "K7": 2.4, "K8": 2.6,
    "K9": 1.6, "K10": 1.6, "K11": 1.6, "K12": 1.4,
    "I1": 1.1, "I2": 1.0, "I3": 1.4, "I4": 1.4, "I5": 1.7, "I6": 1.4,
}  # fmt: skip
"""The worth of a challenge card, in points of round five."""
MET_BY_OTHERS: Final = {
    "K1": 0.15, "K2": 0.05, "K3": 0.03, "K4": 0.25, "K5": 0.3, "K6": 0.07, "K7": 0.15, "K8": 0.06,
    "K9": 0.5, "K10": 0.1, "K12": 0.15, "I2": 0.2, "I3": 0.15, "I4": 0.06, "I5": 0.25, "I6": 0.06,
}  # fmt: skip
"""How often another player's word meets a challenge, about. K11 and I1 are for one player only."""
SHORTER: Final = (0.0, 0.01, 0.02, 0.03, 0.07, 0.2, 0.47, 0.77, 0.93, 0.98)
"""How often another player's word has fewer letters than that, about; from 10 letters always."""
USUAL_CHALLENGE: Final = 0.8
"""What a seat gets by challenges in a round, in points of round five, while its word is not known."""


class Deal(NamedTuple):
    """Cards that may come."""

    shared: Cards
    letters: Cards
    """Letter cards, as many as a collection can gain or a hand can lack."""


def _deals() -> tuple[Deal, ...]:
    """The deals by which collections and hands are judged: always the same ones."""
    rng = Random("letterpress")
    letters, vowels = full(LETTER_DECK).pool, full(VOWEL_DECK).pool

    def drawn() -> Deal:
        left, cards = list(letters), []
        for _card in range(SHARED_LETTERS + 2 * DEALT):
            cards.append(left.pop(int(rng.random() * len(left))))
        vowel = vowels[int(rng.random() * len(vowels))]
        return Deal((*cards[:SHARED_LETTERS], vowel), tuple(cards[SHARED_LETTERS:]))

    return tuple(drawn() for _deal in range(MOST_DEALS))


DEALS: Final = _deals()


def known(cards: Sequence[str]) -> Cards:
    """Those of the cards whose faces are known, sorted."""
    return tuple(sorted(card for card in cards if card in FACES))


def prospect(cards: Cards, later: int, share: float) -> float:
    """The average of the best words in round five from a collection, with so many rounds of gains to come."""
    return _prospect(cards, later, deals_of(share), known_class(share))


def deals_of(share: float) -> int:
    """In how many deals a bot with that knowledge judges a collection."""
    return round(3 + (MOST_DEALS - 3) * share)


@lru_cache(maxsize=8192)
def _prospect(cards: Cards, later: int, deals: int, largest: int) -> float:
    found = (
        best_points(plus(cards, (*deal.shared, *deal.letters[: CARDS_A_ROUND * later])), largest)
        for deal in DEALS[:deals]
    )
    return sum(found) / deals


# -- a round


class Outlook(NamedTuple):
    """What a seat may expect of a round."""

    letters: float
    """The letters to claim."""
    ahead: float
    """The share of the others who claim later, 0 to 1."""
    challenge: float
    """What a challenge brings, in points of round five."""

    @property
    def worth(self) -> float:
        """In points of round five, about."""
        return LETTER_WORTH * self.letters + AHEAD_WORTH * self.ahead + self.challenge


def usual_outlook(players: int) -> Outlook:
    """The average over all seats."""
    letters = sum(claims(players, rank) for rank in range(1, players + 1)) / players
    return Outlook(letters, 0.5, USUAL_CHALLENGE)


NOTHING: Final = Outlook(0, 0, 0)


@lru_cache(maxsize=1024)
def by_points(points: int, players: int) -> Outlook:
    """The outlook with a word of that many points, without challenges."""
    better = 1 / (1 + exp((points - USUAL_POINTS) / POINTS_SPREAD))
    others = players - 1
    letters = fsum(
        comb(others, ahead) * better**ahead * (1 - better) ** (others - ahead) * claims(players, ahead + 1)
        for ahead in range(players)
    )
    return Outlook(letters, 1 - better, 0)


@lru_cache(maxsize=4096)
def by_challenges(met: Cards, open_alone: Cards, length: int, points: int, players: int) -> float:
    """What challenges bring on average: the best one that is still there when it is the seat's turn.

    `met` are those met by the word alone, `open_alone` those of K11 and I1 that are open.
    """
    others = players - 1
    before = 1 - by_points(points, players).ahead
    chances = {each: (1 - before * MET_BY_OTHERS[each]) ** others for each in met}
    if "K11" in open_alone:
        chances["K11"] = (SHORTER[length] if length < len(SHORTER) else 1) ** others
    if "I1" in open_alone and length:
        chances["I1"] = (1 - (SHORTER[length + 1] if length + 1 < len(SHORTER) else 1)) ** others
    gain, left = 0.0, 1.0
    for challenge in sorted(chances, key=lambda each: -CHALLENGE_WORTH[each]):
        gain += left * chances[challenge] * CHALLENGE_WORTH[challenge]
        left *= 1 - chances[challenge]
    return gain


def _outlook(met: Cards, challenges: Cards, length: int, points: int, players: int) -> Outlook:
    alone = tuple(each for each in challenges if each in ("K11", "I1"))
    gain = by_challenges(met, alone, length, points, players)
    return by_points(points, players)._replace(challenge=gain)


def of_choice(state: State, choice: Write | Pass) -> Outlook:
    """The outlook with a word that is sealed."""
    if isinstance(choice, Pass):
        return _outlook((), (), 0, 0, state.players)
    written = written_word(choice.word, choice.spelling)
    met = tuple(each for each in state.open_challenges if meets_alone(each, written))
    points = points_of_spelling(choice.spelling)
    return _outlook(met, state.open_challenges, len(choice.word), points, state.players)


@lru_cache(maxsize=1 << 15)
def met_by_letters(challenges: Cards, word: str) -> Cards:
    """Which challenges a word meets, as far as its letters show it."""
    met = [each for each in challenges if each in OF_THE_WORD and meets_by_letters(each, word)]
    if "K12" in challenges and len({letter for letter in word if VALUES.get(letter, 7) >= 5}) >= 2:
        met.append("K12")
    return tuple(met)


def of_words(found: Found, challenges: Cards, players: int) -> Outlook:
    """The outlook with the best of these words, the most points first."""
    best = _outlook((), (), 0, 0, players)
    most = max((CHALLENGE_WORTH[each] for each in challenges), default=0)
    for word, points in found:
        if by_points(points, players).worth + most <= best.worth:
            break
        outlook = _outlook(met_by_letters(challenges, word), challenges, len(word), points, players)
        if outlook.worth > best.worth:
            best = outlook
    return best


@lru_cache(maxsize=2048)
def of_hand(own: Cards, shared: Cards, challenges: Cards, players: int, share: float, salt: str) -> Outlook:
    """The outlook with so many drafted cards: the average over deals of the cards that are missing."""
    missing = DEALT - len(own)
    deals = DEALS[: round(3 + 5 * share)] if missing else DEALS[:1]
    spare = missing > 1
    """Later picks are choices: a card more to choose from."""
    found = [
        of_words(
            noticed_words(plus(own, (*shared, *deal.letters[: missing + spare])), share, salt),
            challenges,
            players,
        )
        for deal in deals
    ]
    return Outlook(*(fsum(part) / len(found) for part in zip(*found, strict=True)))


# -- all seats


def salt_of(state: State, seat: int) -> str:
    """The salt by which a seat notices words in this round."""
    return f"{seat} {state.round} {' '.join(state.shared)}"


def outlooks(state: State, share: float) -> list[Outlook]:
    """By seat, what it may still expect of this round."""
    if state.is_last_round:
        return [NOTHING] * state.players
    if state.phase in phases.BEFORE_WORDS:
        return [_before_words(state, seat, share) for seat in range(state.players)]
    if state.phase == phases.VOTE:
        return [_outlook_of_word(state, seat) for seat in range(state.players)]
    found = [NOTHING] * state.players
    place = 0
    for group in state.order:
        ranks = range(place + 1, place + len(group) + 1)
        for seat in group:
            found[seat] = _claims_of(state, seat, ranks)
        place += len(group)
    return found


def _before_words(state: State, seat: int, share: float) -> Outlook:
    choice = state.sealed[seat]
    if isinstance(choice, Write | Pass):
        return of_choice(state, choice)
    if choice is None and any(state.sealed):
        return usual_outlook(state.players)
    drafted = state.drafted[seat] + ((choice.card,) if isinstance(choice, Keep) else ())
    own = known(drafted)
    if not own or len(own) < len(drafted):
        return usual_outlook(state.players)
    return of_hand(own, state.shared, state.open_challenges, state.players, share, salt_of(state, seat))


def _outlook_of_word(state: State, seat: int) -> Outlook:
    written = state.words[seat]
    return of_choice(state, written if written else Pass())


def _claims_of(state: State, seat: int, ranks: range) -> Outlook:
    """What a seat of these ranks, of which it will get one, may still claim."""
    players = state.players
    if state.phase != phases.TIE:
        (place,) = ranks
        now = 1 + state.order.index((state.turn,))
        if place < now:
            return NOTHING
        if place == now:
            return _claims_now(state, seat, place)
    letters = sum(claims(players, rank) for rank in ranks) / len(ranks)
    ahead = (players - sum(ranks) / len(ranks)) / (players - 1)
    return Outlook(letters, ahead, 0.7 * _best_challenge(state, seat))


def _claims_now(state: State, seat: int, place: int) -> Outlook:
    ahead = (state.players - place) / (state.players - 1)
    if state.phase == phases.CLAIM:
        return Outlook(state.claims_left, ahead, _best_challenge(state, seat))
    if state.phase == phases.CHALLENGE:
        return Outlook(0, 0, _best_challenge(state, seat))
    assert state.reward is not None
    return Outlook(0, 0, CHALLENGE_WORTH[state.reward])


def _best_challenge(state: State, seat: int) -> float:
    """The worth of the best open challenge that the seat's word has met."""
    written = state.words[seat]
    if written is None:
        return 0
    word = written_word(written.word, written.spelling)
    others = [len(each.word) if each else 0 for other, each in enumerate(state.words) if other != seat]
    return max(
        (CHALLENGE_WORTH[each] for each in state.open_challenges if meets(each, word, others)), default=0
    )


def features(state: State, share: float) -> tuple[str, list[tuple[float, ...]]]:
    """The stage, which selects the weights: the round; and by seat the values of the features in `NAMES`."""
    outlook = outlooks(state, share)
    return str(state.round), [
        (1, _worth_of_collection(state, seat, share), *outlook[seat]) for seat in range(state.players)
    ]


def _worth_of_collection(state: State, seat: int, share: float) -> float:
    cards = known(state.collections[seat])
    if not state.is_last_round:
        return prospect(cards, ROUNDS - 1 - state.round, share)
    if state.phase == phases.DEAL:
        return prospect(cards, 0, share)
    return best_points(plus(cards, state.shared), known_class(share))
