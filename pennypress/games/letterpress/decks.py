"""The three decks of a game: what may be drawn, drawing, and putting cards back (L2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from pennypress.components.deck_with_bottom import Deck
from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.letterpress import events
from pennypress.games.letterpress.actions import Draw, OpenChallenge
from pennypress.games.letterpress.components import (
    CHALLENGE_DECK,
    HIDDEN_LETTER,
    HIDDEN_VOWEL,
    LETTER_DECK,
    VOWEL_DECK,
    Card,
)
from pennypress.games.letterpress.state import HIDDEN_CARDS, State

LETTERS: Final = "letter_deck"
VOWELS: Final = "vowel_deck"
CHALLENGES: Final = "challenge_deck"
COPIES: Final[Mapping[str, Mapping[Card, int]]] = {
    LETTERS: LETTER_DECK,
    VOWELS: VOWEL_DECK,
    CHALLENGES: CHALLENGE_DECK,
}
DECK_OF: Final = {card: deck for deck, copies in COPIES.items() for card in copies} | {
    HIDDEN_LETTER: LETTERS,
    HIDDEN_VOWEL: VOWELS,
}
"""The deck of each card, by name; of hidden cards, too."""
DRAWS: Final[Mapping[tuple[Card, int], Action]] = {
    (card, number): OpenChallenge(card) if deck == CHALLENGES else Draw(card, number)
    for deck, copies in COPIES.items()
    for card, count in copies.items()
    for number in range(1, count + 1)
}
"""By the name of a card and its number among those with the same name: the action that draws it."""
BACKS: Final = {LETTERS: HIDDEN_LETTER, VOWELS: HIDDEN_VOWEL}
"""The name under which a card of a deck is hidden. Challenges are always open."""


def deck(state: State, name: str) -> Deck:
    """The deck with that name."""
    found: Deck = getattr(state, name)
    return found


def face_down(state: State, name: str) -> int:
    """The number of cards that lie face down in a deck, without those hidden elsewhere."""
    size = len(deck(state, name).pool)
    if name in BACKS:
        size -= [*state.cards_placed()].count(BACKS[name])
    return size


def renew_if_empty(state: State, name: str, happened: list[Event]) -> bool:
    """Shuffle the bottom pile if no card lies face down (L2); answers whether a card can be drawn now."""
    if face_down(state, name) > 0:
        return True
    renewed = deck(state, name)
    if not renewed.bottom:
        return False
    setattr(state, name, renewed.shuffled(HIDDEN_CARDS))
    happened.append(events.DeckRenewed(name))
    return True


def draws(state: State, name: str) -> list[Action]:
    """Every card that may be drawn, all equally likely, in the order of the card list."""
    pairs = deck(state, name).draws(COPIES[name])
    return [DRAWS[pair] for pair in pairs]


def refusal(state: State, name: str, action: Action) -> str | None:
    """Why chance may not draw so from that deck, in a sentence; None if it may."""
    if isinstance(action, Draw | OpenChallenge):
        return None if action in draws(state, name) else _("This card cannot be drawn now.")
    return _("A card must be drawn first.")


def take(state: State, action: Action) -> Card:
    """Remove the drawn card from its deck and return it."""
    assert isinstance(action, Draw | OpenChallenge)
    name = DECK_OF[action.card]
    setattr(state, name, deck(state, name).without(action.card))
    return action.card


def put_back(state: State, cards: Iterable[Card], known_to: int | None = None) -> None:
    """Put cards to the bottoms of their decks, seen by all or by one seat only."""
    by_deck: dict[str, list[Card]] = {}
    for card in cards:
        by_deck.setdefault(DECK_OF[card], []).append(card)
    for name, group in by_deck.items():
        setattr(state, name, deck(state, name).with_bottom(group, known_to))


def shuffle_letters(state: State) -> None:
    """Shuffle the whole letter deck, at the beginning of every round (rulebook p. 2)."""
    state.letter_deck = state.letter_deck.shuffled(HIDDEN_CARDS)
