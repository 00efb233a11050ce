"""Round five: the last words and their points (rulebook p. 4, solo rules, L19 to L22)."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.letterpress import end_of_turn, events, phases, writing
from pennypress.games.letterpress.actions import Done, Write
from pennypress.games.letterpress.spelling import own_cards, points
from pennypress.games.letterpress.state import State


def score(state: State, happened: list[Event]) -> str:
    """The words of all players score; the game is over."""
    for seat, written in enumerate(state.words):
        _score_word(state, seat, written, happened)
    return end_of_turn.end_game(state, happened)


def _score_word(state: State, seat: int, written: Write | None, happened: list[Event]) -> None:
    gained = points(written.spelling) if written else 0
    state.points[seat] += gained
    happened.append(events.WordScored(seat, gained))


def easy_refusal(state: State, action: Action) -> str | None:
    """Easy mode: why this word may not be written, in a sentence; None if it may."""
    if isinstance(action, Done):
        return None
    if not isinstance(action, Write):
        return _("Write another word, or say that you are done.")
    return writing.refusal(state, action, 0)


def write_easy(state: State, action: Action, happened: list[Event]) -> str:
    """Easy mode: write one word more, open at once, with cards that no other word has used (L20)."""
    if not isinstance(action, Write):
        return end_of_turn.end_game(state, happened)
    state.words[0] = action
    happened.append(events.WordsAnnounced((action,)))
    writing.lay_open(state, 0, own_cards(action.spelling))
    _score_word(state, 0, action, happened)
    return phases.WORDS
