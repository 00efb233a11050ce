"""Hidden knowledge: what a viewer may know of a position, and sampling of the rest (L23).

Everybody knows the cards that lie or went openly. A player also knows their own cards, the cards they looked
at and put back, and, until words are announced, what was in each pack whenever they held it. All other cards
of a deck form one pool with it: in a position from one player's view the pool has them, and hidden cards take
their places.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from pennypress.components import draft
from pennypress.components.deck_with_bottom import Deck, PutBack, minus, plus
from pennypress.components.sealed_choice import HIDDEN_CHOICE, face_down
from pennypress.engine.rules_interface import Action
from pennypress.engine.viewer import EVERYBODY, Viewer
from pennypress.games.letterpress import decks, phases
from pennypress.games.letterpress.actions import PASS, Keep, Write
from pennypress.games.letterpress.components import DEALT, HIDDEN_LETTER, Cards, points_of
from pennypress.games.letterpress.state import HIDDEN_CARDS, State, first_seen
from pennypress.games.letterpress.word_choices import proposed, words_of
from pennypress.games.letterpress.words.word_list import WELL_KNOWN, vocabulary

S = TypeVar("S", bound=State)
Pools = dict[str, list[str]]
"""By the name of a deck, the cards that may be anywhere out of sight."""
ATTEMPTS = 200
"""How often cards of the right worth are looked for in a collection, and all collections dealt anew."""


def visible_to(state: S, viewer: Viewer) -> S:
    """A copy without what that viewer may not know."""
    seen = state.copy()
    if viewer == EVERYBODY:
        return seen
    seen.sealed = face_down(state.sealed, viewer)
    _hide_drafts(seen, viewer)
    for seat in range(seen.players):
        if not viewer.sees(seat):
            unseen = seen.unseen(seat)
            seen.collections[seat] = plus(seen.shown[seat], _turned_down(seen, unseen))
    if not viewer.sees(seen.turn):
        seen.looked_at = tuple(sorted(_turned_down(seen, seen.looked_at)))
    for name in decks.BACKS:
        _hide_put_back(seen, name, viewer)
    return seen


def _turned_down(state: State, cards: Sequence[str]) -> list[str]:
    """Hidden cards in place of these, which join their pools."""
    for name, back in decks.BACKS.items():
        faces = [card for card in cards if decks.DECK_OF[card] == name and card != back]
        deck = decks.deck(state, name)
        setattr(state, name, Deck(plus(deck.pool, faces), deck.bottom))
    return [decks.BACKS[decks.DECK_OF[card]] for card in cards]


def _hide_drafts(state: State, viewer: Viewer) -> None:
    """Hide the packs that the viewer has not held and the cards that others have drafted."""
    if state.phase not in phases.BEFORE_WORDS:
        return
    for pack, contents in enumerate(state.packs):
        known = first_seen(contents) or ()
        state.packs[pack] = tuple(
            cards if viewer.sees(draft.holder(pack, pick, state.players)) else (HIDDEN_LETTER,) * len(cards)
            for pick, cards in enumerate(contents, 1)
        )
        still_known = first_seen(state.packs[pack]) or ()
        _turned_down(state, minus(known, still_known))
    for seat, cards in enumerate(state.drafted):
        if not viewer.sees(seat):
            if not state.packs:
                _turned_down(state, cards)
            state.drafted[seat] = (HIDDEN_LETTER,) * len(cards)


def _hide_put_back(state: State, name: str, viewer: Viewer) -> None:
    """Hide the cards at the bottom of a deck that only others know."""
    bottom = []
    for put in decks.deck(state, name).bottom:
        if put.known_to is None or viewer.sees(put.known_to):
            bottom.append(put)
        else:
            bottom.append(PutBack(put.known_to, tuple(_turned_down(state, put.cards))))
    setattr(state, name, Deck(decks.deck(state, name).pool, tuple(bottom)))


# -- sampling


def sampled_for(state: S, player: int, rng: Random) -> S:
    """A random deal that agrees with all that the player knows; choices that are sealed are made up, too.

    Raises ValueError if no deal is found for points that were counted at the end: the position is impossible.
    """
    dealt = visible_to(state, Viewer(player))
    pools: Pools = {name: list(decks.deck(dealt, name).pool) for name in decks.BACKS}
    if not any(_deal_collections(dealt, pools, rng) for _attempt in range(ATTEMPTS)):
        raise ValueError("no deal agrees with the points of the unused cards")
    dealt.looked_at = tuple(sorted(_turned_up(pools, dealt.looked_at, rng)))
    if dealt.packs:
        unknown = _turned_up(pools, (HIDDEN_LETTER,) * _cards_of_packs(dealt), rng)
        _deal_packs(dealt, player, rng, list(unknown))
    else:
        dealt.drafted = [_turned_up(pools, cards, rng) for cards in dealt.drafted]
    for name in decks.BACKS:
        bottom = tuple(
            PutBack(put.known_to, tuple(sorted(_turned_up(pools, put.cards, rng))))
            for put in decks.deck(dealt, name).bottom
        )
        setattr(dealt, name, Deck((), bottom))
    for name, left in pools.items():
        setattr(dealt, name, Deck(tuple(sorted(left)), decks.deck(dealt, name).bottom))
    for seat, choice in enumerate(dealt.sealed):
        if choice is HIDDEN_CHOICE:
            dealt.sealed[seat] = _likely_choice(dealt, seat, rng)
    return dealt


def _any_card(pools: Pools, back: str, rng: Random) -> str:
    """A random card with that back, taken out of its pool."""
    pool = pools[decks.DECK_OF[back]]
    return pool.pop(rng.randrange(len(pool)))


def _turned_up(pools: Pools, cards: Cards, rng: Random) -> Cards:
    """The cards, with random ones in place of those that are hidden."""
    return tuple(_any_card(pools, card, rng) if card in HIDDEN_CARDS else card for card in cards)


def _deal_collections(state: State, pools: Pools, rng: Random) -> bool:
    """Fill all collections out of the pools; if that fails, change nothing and return False.

    It fails if cards that other seats need were given away: once the game is over, everybody knows what the
    cards left in each collection are worth (L15).
    """
    left = {name: pool[:] for name, pool in pools.items()}
    collections: list[Cards] = []
    for seat, cards in enumerate(state.collections):
        for _attempt in range(ATTEMPTS):
            trial = {name: pool[:] for name, pool in left.items()}
            turned_up = _turned_up(trial, cards, rng)
            if state.phase != phases.OVER or points_of(turned_up) == state.unused_points[seat]:
                break
        else:
            return False
        left = trial
        collections.append(tuple(sorted(turned_up)))
    state.collections = collections
    pools.update(left)
    return True


def _cards_of_packs(state: State) -> int:
    """How many cards of the packs were taken from them before the player saw them."""
    return sum(len(contents[0]) - len(first_seen(contents) or ()) for contents in state.packs)


def _deal_packs(state: State, player: int, rng: Random, unknown: list[str]) -> None:
    """Fill the packs, and what each seat has drafted from them, as the player may suppose them."""
    picks: dict[tuple[int, int], str] = {}
    for pack, contents in enumerate(state.packs):
        seen = first_seen(contents)
        missing = len(contents[0]) - len(seen or ())
        cards = [unknown.pop() for _ in range(missing)]
        state.packs[pack] = _completed(state, pack, player, rng, cards, picks)
    for seat in range(state.players):
        if seat != player:
            state.drafted[seat] = tuple(picks[seat, pick] for pick in range(1, len(state.drafted[seat]) + 1))


def _completed(
    state: State, pack: int, player: int, rng: Random, cards: list[str], picks: dict[tuple[int, int], str]
) -> tuple[Cards, ...]:
    """The contents of a pack at every pick; `cards` are those that the player has never seen."""
    contents = state.packs[pack]
    present = plus(first_seen(contents) or (), cards)
    completed = [present]
    first = next((pick for pick, seen in enumerate(contents, 1) if HIDDEN_LETTER not in seen), None)
    for pick in range(1, len(contents)):
        seat = draft.holder(pack, pick, state.players)
        if seat == player:
            taken = state.drafted[player][pick - 1]
        elif first is not None and pick < first:
            taken = cards.pop()
        else:
            later = next((seen for seen in contents[pick:] if HIDDEN_LETTER not in seen), ())
            taken = rng.choice(minus(present, later))
        picks[seat, pick] = taken
        present = minus(present, (taken,))
        completed.append(present)
    if len(contents) == DEALT:
        picks[draft.holder(pack, DEALT, state.players), DEALT] = present[0]
    return tuple(completed)


def _likely_choice(state: State, seat: int, rng: Random) -> Action:
    """A choice for a seat that has chosen: any card of its pack, or the best well-known word of its cards."""
    if state.phase == phases.DRAFT:
        return Keep(rng.choice(state.pack_of(seat)))
    hand, known = state.hand_of(seat), vocabulary(WELL_KNOWN)
    found = {word: points for word, points in words_of(hand).items() if word.lower() in known}
    if not found:
        return PASS
    best = min(found, key=lambda word: (-found[word], word))
    proposal = proposed(best, hand, state.open_challenges, state.is_last_round)
    assert proposal is not None
    return Write(best, proposal.spelling)
