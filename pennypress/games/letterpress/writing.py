"""Writing: which words may be written, and what happens when they are announced (rulebook p. 3)."""

from __future__ import annotations

from collections.abc import Sequence

from pennypress.components.deck_with_bottom import is_among, minus
from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.letterpress import decks, events
from pennypress.games.letterpress.actions import Pass, Write
from pennypress.games.letterpress.spelling import own_cards, shared_cards
from pennypress.games.letterpress.state import State
from pennypress.games.letterpress.words.word_list import is_listed


def refusal(state: State, action: Action, seat: int) -> str | None:
    """Why that seat may not write this, in a sentence; None if it may. L8: `pass` is always allowed."""
    if isinstance(action, Pass):
        return None
    if not isinstance(action, Write):
        return _("Write a word, or pass.")
    hand = state.hand_of(seat)
    if not is_among(shared_cards(action.spelling), hand.shared):
        return _("There are not enough shared cards for this.")
    if not is_among(own_cards(action.spelling), hand.own):
        return _("You do not have the cards for this.")
    if is_listed(action.word):
        return None
    if not state.has_house_words:
        return _("“{word}” is not on the word list.").format(word=action.word)
    if state.verdicts.get(action.word) is False:
        return _("“{word}” was refused by vote in this game.").format(word=action.word)
    return None


def announce(state: State, choices: Sequence[Action | None], happened: list[Event]) -> None:
    """All words lie open with the own cards used. L9: unused drafted cards go to the bottom, unseen."""
    state.words = [choice if isinstance(choice, Write) else None for choice in choices]
    happened.append(events.WordsAnnounced(tuple(state.words)))
    for seat, word in enumerate(state.words):
        used = own_cards(word.spelling) if word else ()
        if state.is_last_round:
            lay_open(state, seat, used)
        elif not state.is_solo:
            unused = minus(tuple(sorted(state.drafted[seat])), used)
            decks.put_back(state, unused, known_to=seat)
            state.drafted[seat] = used
    state.packs = []


def lay_open(state: State, seat: int, used: Sequence[str]) -> None:
    """Move cards used in round five from the collection to the table, those that everybody knows first."""
    shown = list(state.shown[seat])
    for card in used:
        if card in shown:
            shown.remove(card)
    state.shown[seat] = tuple(shown)
    state.collections[seat] = minus(state.collections[seat], used)
    state.drafted[seat] += tuple(used)
