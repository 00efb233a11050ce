"""Makes positions from their parts, and the seats, for the examples of the rules page.

What follows from moves is played: a position of an example is one that a game can come to.
"""

from __future__ import annotations

from collections.abc import Sequence

from pennypress.components.deck_with_bottom import Deck, minus
from pennypress.components.draft import holder
from pennypress.engine.record import Seat
from pennypress.games.letterpress import decks, phases
from pennypress.games.letterpress.actions import parse_action
from pennypress.games.letterpress.components import DEALT, Cards
from pennypress.games.letterpress.position import Letterpress

SEATS = (Seat("Ada", "red"), Seat("Ben", "blue"), Seat("Cleo", "green"), Seat("Dan", "violet"))


def drafting(packs: Sequence[str], shared: str, challenges: str, *moves: str) -> Letterpress:
    """The first round after these moves, if these packs are dealt. Packs and cards are given by names."""
    table = Letterpress.new(len(packs))
    table.shared, table.open_challenges = _taken(table, shared), _taken(table, challenges)
    table.packs = [(_taken(table, pack),) for pack in packs]
    table.phase = phases.DRAFT
    return played(table, *moves)


def writing(
    *hands: str,
    shared: str,
    challenges: str = "",
    options: Sequence[str] = (),
    row: str = "",
    library: str = "",
    game_round: int = 1,
) -> Letterpress:
    """All are about to write with these cards: drafted ones, in round five their collections.

    Solo, `row` is the word of the round before, and `library` what lies there.
    """
    table = Letterpress.new(len(hands), options)
    table.round = game_round
    table.clear_table()
    table.shared, table.open_challenges = _taken(table, shared), _taken(table, challenges)
    _taken(table, row)
    table.row, table.library = tuple(row.split()), _taken(table, library)
    for seat, names in enumerate(hands):
        cards = _taken(table, names)
        if table.is_last_round:
            table.collections[seat] = table.shown[seat] = cards
        else:
            table.drafted[seat] = tuple(names.split())
    if table.has_draft:
        table.packs = [_passed(table, pack) for pack in range(table.players)]
    table.phase = phases.WRITE
    return table


def played(table: Letterpress, *moves: str) -> Letterpress:
    """The table after these moves of `next_to_act`, or of the seat before a colon."""
    for move in moves:
        seat, colon, text = move.rpartition(": ")
        by, action = int(seat) if colon else table.next_to_act, parse_action(text)
        table.check(action, by)
        table.apply(action, by)
    return table


def _taken(table: Letterpress, names: str) -> Cards:
    """Remove these cards from their decks."""
    for card in names.split():
        name = decks.DECK_OF[card]
        deck = decks.deck(table, name)
        setattr(table, name, Deck(minus(deck.pool, (card,)), deck.bottom))
    return tuple(sorted(names.split()))


def _passed(table: Letterpress, pack: int) -> tuple[Cards, ...]:
    """What was in a pack at each pick, if everyone has drafted what they have."""
    picked = [table.drafted[holder(pack, pick, table.players)][pick - 1] for pick in range(1, DEALT + 1)]
    return tuple(tuple(sorted(picked[pick:])) for pick in range(DEALT))
