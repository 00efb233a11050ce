"""Conversion of a state to plain data and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from pennypress.components.deck_with_bottom import Deck
from pennypress.components.sealed_choice import HIDDEN_CHOICE
from pennypress.components.vote import Ballot
from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action
from pennypress.engine.typed_json import as_bool, as_int, as_list, as_str
from pennypress.games.letterpress import decks, phases
from pennypress.games.letterpress.actions import Write, parse_action
from pennypress.games.letterpress.components import Cards
from pennypress.games.letterpress.options import OFFERED_TO, PLAYER_COUNTS
from pennypress.games.letterpress.state import State

S = TypeVar("S", bound=State)

NUMBERS = ("players", "turn", "round", "claims_left")
DECKS = tuple(decks.COPIES)
PILES = ("shared", "open_challenges", "in_play", "looked_at", "row", "new_row", "library")
PILES_BY_SEAT = ("drafted", "collections", "shown")
IN_ORDER = ("row", "new_row", "drafted")
"""The piles whose order means something; all others are sorted."""
NUMBERS_BY_SEAT = ("points", "unused_points")


def to_json(state: State) -> dict[str, Any]:
    """The state as plain data. Cards are texts of names with spaces between them."""
    data: dict[str, Any] = {name: getattr(state, name) for name in NUMBERS}
    data |= {name: list(getattr(state, name)) for name in NUMBERS_BY_SEAT}
    data |= {name: " ".join(getattr(state, name)) for name in PILES}
    data |= {name: [" ".join(cards) for cards in getattr(state, name)] for name in PILES_BY_SEAT}
    data |= {name: _deck_data(getattr(state, name)) for name in DECKS}
    return data | {
        "step": state.phase,
        "options": list(state.options),
        "sealed": [None if choice is None else str(choice) for choice in state.sealed],
        "passes": [[" ".join(cards) for cards in contents] for contents in state.packs],
        "words": [None if word is None else str(word) for word in state.words],
        "verdicts": dict(sorted(state.verdicts.items())),
        "ballots": [ballot.value for ballot in state.ballots],
        "order": [list(group) for group in state.order],
        "tie_draws": [[seat, card] for seat, card in state.tie_draws],
        "reward": state.reward,
    }


def from_json(kind: type[S], data: Mapping[str, Any]) -> S:
    """Read the data that `to_json` wrote into a state of class `kind`. Raises ValueError if it is malformed.

    Well-formed data may still be an impossible position: see `validation`.
    """
    try:
        players, options = as_int(data["players"]), tuple(map(as_str, as_list(data["options"])))
        if (
            players not in PLAYER_COUNTS
            or len({*options}) < len(options)
            or any(players not in OFFERED_TO[name] for name in options)
        ):
            raise ValueError(options)
        state = kind.new(players, options)
        for name in NUMBERS:
            setattr(state, name, as_int(data[name]))
        for name in NUMBERS_BY_SEAT:
            setattr(state, name, [as_int(each) for each in as_list(data[name])])
        for name in PILES:
            setattr(state, name, _pile(name, data[name]))
        for name in PILES_BY_SEAT:
            setattr(state, name, [_pile(name, each) for each in as_list(data[name])])
        for name in DECKS:
            setattr(state, name, _deck(data[name], players))
        if data["step"] not in phases.PHASES:
            raise KeyError(data["step"])
        state.phase = data["step"]
        state.sealed = [None if text is None else _choice(text) for text in as_list(data["sealed"])]
        state.packs = [
            tuple(_pile("passes", cards) for cards in as_list(contents))
            for contents in as_list(data["passes"])
        ]
        state.words = [None if text is None else _word(text) for text in as_list(data["words"])]
        state.verdicts = {as_str(word): as_bool(stands) for word, stands in data["verdicts"].items()}
        state.ballots = [Ballot(text) for text in as_list(data["ballots"])]
        state.order = [tuple(map(as_int, as_list(group))) for group in as_list(data["order"])]
        state.tie_draws = [(as_int(seat), _card(card)) for seat, card in as_list(data["tie_draws"])]
        state.reward = None if data["reward"] is None else _card(data["reward"])
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as why:
        raise ValueError(_("This is not a Letterpress position.")) from why
    return state


def _deck_data(deck: Deck) -> dict[str, Any]:
    return {
        "pool": " ".join(deck.pool),
        "bottom": [[put.known_to, " ".join(put.cards)] for put in deck.bottom],
    }


def _deck(data: Mapping[str, Any], players: int) -> Deck:
    deck = Deck(tuple(sorted(_cards(data["pool"]))))
    bottom = as_list(data["bottom"])
    if len(bottom) > players + 1:  # one for each seat, and one that all have seen
        raise ValueError(bottom)
    for known_to, cards in bottom:
        deck = deck.with_bottom(_cards(cards), None if known_to is None else as_int(known_to))
    return deck


def _pile(name: str, text: object) -> Cards:
    cards = _cards(text)
    return cards if name in IN_ORDER else tuple(sorted(cards))


def _cards(text: object) -> Cards:
    return tuple(map(_card, as_str(text).split()))


def _card(name: object) -> str:
    if name not in decks.DECK_OF:
        raise ValueError(name)
    return str(name)


def _choice(text: object) -> Action:
    return HIDDEN_CHOICE if text == str(HIDDEN_CHOICE) else parse_action(as_str(text))


def _word(text: object) -> Write:
    action = parse_action(as_str(text))
    if not isinstance(action, Write):
        raise TypeError(text)
    return action
