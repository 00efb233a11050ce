"""The table as text: shared cards, challenges, decks, what each player has, a solo player's row."""

from __future__ import annotations

from collections.abc import Iterator

from pennypress.components import draft
from pennypress.components.text_lines import listed
from pennypress.games.letterpress import decks, phases
from pennypress.games.letterpress.spelling import text_of
from pennypress.games.letterpress.state import State

KEY = "? is a hidden letter card, ?vowel a hidden vowel card; small letters are vowel cards"


def drawing(state: State) -> str:
    """The whole table in English, at most 100 characters wide. Seats count from 0."""
    lines = [*_heading(state), *_decks(state), *_table(state)]
    if state.is_solo:
        lines += _solo(state)
    for seat in range(state.players):
        lines += _player(state, seat)
    return "\n".join([*lines, KEY])


def _heading(state: State) -> Iterator[str]:
    options = "".join(f", {option}" for option in state.options)
    over = state.phase == phases.OVER
    now = "the game is over" if over else f"round {state.round}, phase {state.phase}"
    yield f"Letterpress, {state.players} players{options}; {now}"


def _decks(state: State) -> Iterator[str]:
    for name in decks.COPIES:
        deck = decks.deck(state, name)
        if deck.pool or deck.bottom:
            title = name.replace("_", " ")
            yield f"{title}: {decks.face_down(state, name)} cards face down"
            for put in deck.bottom:
                who = "all" if put.known_to is None else f"seat {put.known_to}"
                yield from listed(f"  at the bottom, known to {who}: ", put.cards)


def _table(state: State) -> Iterator[str]:
    yield from listed("shared: ", state.shared)
    if state.open_challenges:
        yield from listed("open challenges: ", state.open_challenges)
    if state.in_play:
        yield from listed("letters in play: ", state.in_play)
    if state.order:
        yield from listed("ranks: ", (" = ".join(map(str, group)) for group in state.order))
    if state.tie_draws:
        yield from listed("drawn by tied seats: ", (f"{seat} {card}" for seat, card in state.tie_draws))
    if state.reward:
        yield f"reward: {state.reward}"
    if state.verdicts:
        verdicts = sorted(state.verdicts.items())
        yield from listed("votes: ", (f"{word} {'stands' if up else 'refused'}" for word, up in verdicts))
    if state.ballots:
        yield from listed("votes on the present word: ", (ballot.value for ballot in state.ballots))


def _solo(state: State) -> Iterator[str]:
    yield from listed("row: ", state.row)
    if state.new_row:
        yield from listed("new row: ", state.new_row)
    yield from listed("library: ", state.library)
    yield f"Rotary Printer: {state.printer_points} points"


def _player(state: State, seat: int) -> Iterator[str]:
    turn = ", on turn" if seat == state.turn and state.phase != phases.OVER else ""
    yield f"seat {seat}: points {state.points[seat]}{turn}"
    if state.packs:
        pack = state.packs[draft.pack_held(seat, state.pick, state.players)]
        yield from listed("  pack: ", pack[-1])
    if state.looked_at and seat == state.turn:
        yield from listed("  looks at: ", state.looked_at)
    if state.drafted[seat]:
        announced = state.phase not in phases.BEFORE_WORDS
        yield from listed("  used: " if announced else "  drafted: ", state.drafted[seat])
    word = state.words[seat]
    if word:
        yield from listed(f"  word {word.word}: ", [text_of(word.spelling)])
    if state.sealed[seat] is not None:
        yield from listed("  has chosen: ", [str(state.sealed[seat])])
    yield from listed("  collection: ", state.collections[seat])
