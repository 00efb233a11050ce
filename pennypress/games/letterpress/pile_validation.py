"""Validation of piles: of which cards each consists, and how many lie where in each phase.

What is refused here could not be played on: a card would be drawn where none lies, a pack would not fit.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pennypress.components import draft
from pennypress.components.deck_with_bottom import is_among, minus
from pennypress.engine.i18n import _
from pennypress.games.letterpress import claiming, decks, phases
from pennypress.games.letterpress.actions import CLAIMABLE
from pennypress.games.letterpress.components import (
    CHALLENGE_DECK,
    DEALT,
    FACES,
    HIDDEN_LETTER,
    HIDDEN_VOWEL,
    KEPT,
    LETTER_DECK,
    OPEN_CHALLENGES,
    PICKS,
    SHARED_LETTERS,
    SHARED_VOWELS,
    SOLO_SHARED_LETTERS,
    VOWEL_DECK,
    Card,
    Cards,
    claims,
)
from pennypress.games.letterpress.spelling import own_cards
from pennypress.games.letterpress.state import HIDDEN_CARDS, State

CLAIMING = (phases.CLAIM, phases.CHALLENGE, phases.REWARD, phases.KEEP_REWARD, phases.EXTRA)
SHARED_LIE_THERE = (*phases.BEFORE_WORDS, phases.VOTE, phases.OVER)
REWARDED_WITH_VOWELS = ("I2", "I6")
MOST_OF_ONE = 3
"""The most cards that a player gains in a round: two letters and one by a challenge."""


def of_wrong_kinds(state: State) -> Iterator[str]:
    """Each pile has only cards that can be there."""
    drafted = (*FACES, *HIDDEN_CARDS) if state.is_last_round else (*LETTER_DECK, HIDDEN_LETTER)
    packs = [cards for contents in state.packs for cards in contents]
    kinds: list[tuple[tuple[Card, ...], list[Cards]]] = [
        (tuple(CLAIMABLE), [state.shared, state.in_play, state.row, state.new_row, state.library]),
        ((*CLAIMABLE, *HIDDEN_CARDS), [state.looked_at]),
        (tuple(CHALLENGE_DECK), [state.open_challenges]),
        ((*LETTER_DECK, HIDDEN_LETTER), packs),
        (drafted, state.drafted),
        ((*FACES, *HIDDEN_CARDS), state.collections),
        (tuple(FACES), state.shown),
        (tuple(LETTER_DECK), [tuple(card for _seat, card in state.tie_draws)]),
    ]
    for name, copies in decks.COPIES.items():
        deck = decks.deck(state, name)
        kinds.append((tuple(copies), [deck.pool]))
        kinds.append(((*copies, *HIDDEN_CARDS), [tuple(deck.put_back)]))
        if any(put.known_to not in (None, *range(state.players)) for put in deck.bottom):
            yield _("Cards put back are known to a seat that is not there.")
    if any(not set(cards) <= set(kind) for kind, piles in kinds for cards in piles):
        yield _("There are cards that cannot lie where they do.")
    if any(HIDDEN_LETTER in cards and {*cards} != {HIDDEN_LETTER} for cards in (*packs, *state.drafted)):
        yield _("Of a pack, all cards are seen or none.")


def amounts_wrong(state: State) -> Iterator[str]:
    """How many cards lie where in this phase, and that one lies where one is to be drawn."""
    if state.phase == phases.DEAL:
        yield from _deal_wrong(state)
    else:
        there = state.phase in SHARED_LIE_THERE
        letters, vowels = _shared(state)
        if letters > there * _shared_letters(state) or vowels > there * _shared_vowels(state):
            yield _("There are too many shared cards.")
    if len(state.open_challenges) > (OPEN_CHALLENGES if state.has_draft else 0):
        yield _("There are too many open challenges.")
    if state.phase in (phases.LOOK, phases.TIE) and decks.face_down(state, decks.LETTERS) < 1:
        yield _("There is nothing to draw.")
    yield from _in_play_wrong(state)
    yield from _drafted_wrong(state)
    yield from _looked_at_wrong(state)
    yield from _gained_wrong(state)


def _shared(state: State) -> tuple[int, int]:
    """The numbers of shared letters and vowels."""
    vowels = sum(card in VOWEL_DECK for card in state.shared)
    return len(state.shared) - vowels, vowels


def _shared_letters(state: State) -> int:
    if state.is_solo:
        return 0 if state.is_last_round else SOLO_SHARED_LETTERS
    return SHARED_LETTERS


def _shared_vowels(state: State) -> int:
    return 0 if state.is_solo and state.is_last_round else SHARED_VOWELS


def _deal_wrong(state: State) -> Iterator[str]:
    """Shared letters, a vowel, challenges, then pack after pack: the first pile that lacks a card is due."""
    letters, vowels = _shared(state)
    dealt = [
        (letters, _shared_letters(state), decks.LETTERS),
        (vowels, _shared_vowels(state), decks.VOWELS),
    ]
    if state.has_draft:
        dealt.append((len(state.open_challenges), OPEN_CHALLENGES, decks.CHALLENGES))
        dealt += [(len(contents[0]), DEALT, decks.LETTERS) for contents in state.packs]
    there, wanted, names = zip(*dealt, strict=True)
    due = next((place for place, few in enumerate(map(int.__lt__, there, wanted)) if few), None)
    if due is None or any(there[due + 1 :]) or any(map(int.__gt__, there, wanted)):
        yield _("The cards were not dealt in order.")
    else:
        yield from _nothing_left(state, names[due])


def _in_play_wrong(state: State) -> Iterator[str]:
    """In play are the shared cards and those used in words, without those that were claimed."""
    if state.phase not in (phases.TIE, *CLAIMING):
        if state.in_play:
            yield _("Letters are in play only when they are claimed.")
        return
    used = [card for word in state.words if word for card in own_cards(word.spelling)]
    most = len(used) + SHARED_LETTERS + SHARED_VOWELS
    if (
        _vowels(state.in_play) > SHARED_VOWELS
        or len(state.in_play) > most
        or (state.phase == phases.TIE and not is_among(used, state.in_play))
    ):
        yield _("The letters in play are not those of the words and the shared ones.")


def _drafted_wrong(state: State) -> Iterator[str]:
    """How many cards each seat has drafted; with a word announced, they are those used."""
    sizes = {len(cards) for cards in state.drafted}
    wanted: range | tuple[int, ...] = (0,)
    match state.phase:
        case phases.DRAFT | phases.VOTE | phases.OVER | phases.WORDS:
            return  # see `draft_wrong`, and the words announced
        case phases.LOOK:
            wanted = range(DEALT)
        case phases.KEEP_DRAWN:
            wanted = range(PICKS)
        case phases.WRITE if not state.is_last_round:
            wanted = (DEALT,)
        case _:
            pass
    if not sizes <= {*wanted}:
        yield _("Not everyone has drafted as many cards.")


def _looked_at_wrong(state: State) -> Iterator[str]:
    """Cards are looked at in order to keep one: as many as the draft alone or the reward demands."""
    looked_at = [decks.DECK_OF[card] for card in sorted(state.looked_at)]
    if state.phase in (phases.LOOK, phases.KEEP_DRAWN):
        wanted, complete = [decks.LETTERS] * (DEALT - len(state.drafted[0])), state.phase == phases.KEEP_DRAWN
    elif state.reward in claiming.LOOKED_AT_FROM:
        wanted, complete = list(claiming.LOOKED_AT_FROM[state.reward]), state.phase == phases.KEEP_REWARD
    else:
        wanted, complete = [], True
        if state.phase == phases.REWARD and state.reward in claiming.GAINED_FROM:
            yield from _nothing_left(state, claiming.GAINED_FROM[state.reward])
    missing = len(wanted) - len(looked_at)
    if looked_at != wanted[: len(looked_at)] or (missing > 0) is complete:
        yield _("These are not the cards that are looked at.")
    elif missing:
        yield from _nothing_left(state, wanted[len(looked_at)])


def _nothing_left(state: State, deck: str) -> Iterator[str]:
    if decks.face_down(state, deck) < 1:
        yield _("There is nothing to draw.")


def _gained_wrong(state: State) -> Iterator[str]:
    """No more cards left the decks for good than in so many rounds, so that no deck runs out."""
    taken = [list(cards) for cards in state.collections]
    if state.is_last_round:
        taken = [[*cards, *used] for cards, used in zip(taken, state.drafted, strict=True)]
    if _too_many_alone(state, taken[0]) if state.is_solo else _too_many(state, taken):
        yield _("Nobody can have gained that many cards by now.")


def _too_many_alone(state: State, taken: list[Card]) -> bool:
    """In a round, five letters are kept, a letter and a vowel are shared."""
    rounds = state.round - (state.phase not in (phases.PLACE, phases.LIBRARY))
    out = [*taken, *state.library, *state.row, *state.new_row]
    most = rounds * (DEALT + SOLO_SHARED_LETTERS + SHARED_VOWELS)
    return len(out) > most or _vowels(out) > rounds * SHARED_VOWELS


def _too_many(state: State, taken: list[list[Card]]) -> bool:
    """In a round, letters are claimed by rank, and a challenge brings one card; only open ones can."""
    before, by_rank, place = state.round - 1, [claims(state.players, 1 + n) for n in range(state.players)], 0
    this_round, challenges = [0] * state.players, [before] * state.players
    if state.phase in CLAIMING:
        place = state.order.index((state.turn,))
        for rank, (seat,) in enumerate(state.order[: place + 1]):
            this_round[seat] = by_rank[rank] + (rank < place)
            challenges[seat] += rank < place
        this_round[state.turn] -= state.claims_left
    by_challenge = [
        sum(card in KEPT for card in cards) + len(state.unseen(seat)) for seat, cards in enumerate(taken)
    ]
    out = [card for cards in taken for card in cards]
    most = before * (sum(by_rank) + min(OPEN_CHALLENGES, state.players))
    most += sum(this_round) - max(0, place - OPEN_CHALLENGES)
    vowels = before + sum(card in REWARDED_WITH_VOWELS for card in state.challenge_deck.put_back)
    if state.phase in CLAIMING:
        vowels += SHARED_VOWELS - _vowels(state.in_play)
    return (
        len(out) > most
        or _vowels(out) > vowels
        or any(len(taken[seat]) > before * MOST_OF_ONE + more for seat, more in enumerate(this_round))
        or any(map(int.__gt__, by_challenge, challenges))
    )


def _vowels(cards: Sequence[Card]) -> int:
    return sum(card in VOWEL_DECK or card == HIDDEN_VOWEL for card in cards)


# -- packs

PICKS_IN: Mapping[str, Sequence[int]] = {
    phases.DEAL: (1,),
    phases.DRAFT: range(1, PICKS + 1),
    phases.WRITE: (PICKS + 1,),
}
"""By phase, how often the packs can have been seen."""


def draft_wrong(state: State) -> Iterator[str]:
    """Packs shrink by one card a pick, and what is missing has been drafted."""
    expected = state.has_draft and state.phase in phases.BEFORE_WORDS
    if expected != bool(state.packs):
        yield _("The packs do not match the phase.")
    if not expected or not state.packs:
        return
    if state.pick not in PICKS_IN.get(state.phase, ()):
        yield _("The packs do not match the phase.")
        return
    whole = [DEALT - pick for pick in range(state.pick)]
    for contents in state.packs:
        sizes = [len(cards) for cards in contents]
        if sizes != whole and (state.phase != phases.DEAL or len(sizes) > 1):
            yield _("The packs do not match the phase.")
            return
    made = DEALT if state.phase == phases.WRITE else state.pick - 1
    if any(len(cards) != made for cards in state.drafted):
        yield _("Not everyone has drafted as many cards.")
        return
    for pack, contents in enumerate(state.packs):
        picked = [_picked(state, pack, pick) for pick in range(1, made + 1)]
        if not _fits(contents, picked):
            yield _("A pack has cards that it did not have before.")


def _picked(state: State, pack: int, pick: int) -> Card:
    """The card that was drafted from a pack with that pick; the last one is added by itself."""
    return state.drafted[draft.holder(pack, pick, state.players)][pick - 1]


def _fits(contents: tuple[Cards, ...], picked: list[Card]) -> bool:
    """Whether what is known of a pack and of the cards picked from it can be true together."""
    left: Cards | None = None
    for number, cards in enumerate(contents):
        if HIDDEN_LETTER not in cards:
            if left is not None and not is_among(cards, left):
                return False
            left = cards
        card = picked[number] if number < len(picked) else HIDDEN_LETTER
        if left is not None and card != HIDDEN_LETTER:
            if card not in left:
                return False
            left = minus(left, (card,))
    return True
