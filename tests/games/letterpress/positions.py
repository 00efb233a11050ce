"""Short notation for positions of Letterpress, for tests that start in the middle of a game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

import pytest

from pennypress.components.deck_with_bottom import Deck, minus
from pennypress.components.draft import holder
from pennypress.engine.rules_interface import CHANCE, Action, Event, IllegalAction
from pennypress.games.letterpress import decks, phases
from pennypress.games.letterpress.actions import Draw, Write, parse_action
from pennypress.games.letterpress.components import DEALT, Cards
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import Hand

Some = TypeVar("Some", bound=Event)


def cards(text: str) -> Cards:
    """Cards by their names, sorted."""
    return tuple(sorted(text.split()))


def hand(own: str, shared: str = "") -> Hand:
    """The cards with which a player writes."""
    return Hand(cards(own), cards(shared))


def writing(
    players: int = 2,
    *drafted: str,
    shared: str = "A N e",
    challenges: str = "",
    options: Sequence[str] = (),
    collections: Sequence[str] = (),
    game_round: int | None = None,
    row: str = "",
    library: str = "",
) -> Letterpress:
    """All are about to write. Drafted cards that are not given are the first ones left in the letter deck.

    By default it is the first round in which there can be what is given.
    """
    table = Letterpress.new(players, options)
    table.round = game_round or (2 if any(collections) or row or library else 1)
    table.clear_table()
    table.shared = taken(table, shared)
    table.row = tuple(row.split())
    taken(table, row)
    table.library = taken(table, library)
    for seat, text in enumerate(collections):
        table.collections[seat] = table.shown[seat] = taken(table, text)
    table.open_challenges = taken(table, challenges)
    if table.round < 5:
        for seat, text in enumerate(drafted):
            taken(table, text)
            table.drafted[seat] = tuple(text.split())
        for seat in range(players):
            while len(table.drafted[seat]) < DEALT:
                table.drafted[seat] += taken(table, table.letter_deck.pool[0])
        if players > 1:
            table.packs = [_contents(table, pack) for pack in range(players)]
    table.phase = phases.WORDS if players == 1 and table.round == 5 and "easy" in options else phases.WRITE
    assert table.problems() == []
    return table


def _contents(table: Letterpress, pack: int) -> tuple[Cards, ...]:
    """What was in a pack at each pick, if everyone has drafted what they have."""
    picked = [table.drafted[holder(pack, pick, table.players)][pick - 1] for pick in range(1, DEALT + 1)]
    return tuple(tuple(sorted(picked[pick:])) for pick in range(DEALT))


def taken(table: Letterpress, text: str) -> Cards:
    """Remove these cards from their decks."""
    for card in text.split():
        name = decks.DECK_OF[card]
        deck = decks.deck(table, name)
        setattr(table, name, Deck(minus(deck.pool, (card,)), deck.bottom))
    return cards(text)


def do(table: Letterpress, *lines: str) -> list[Event]:
    """Carry out these actions of `next_to_act`, or of the seat before a colon; all must be legal."""
    happened: list[Event] = []
    for line in lines:
        seat, colon, text = line.rpartition(": ")
        action = parse_action(text)
        by = int(seat) if colon else table.next_to_act
        table.check(action, by)
        assert isinstance(action, Write) or action in table.legal_actions(by)
        happened += table.apply(action, by)
        assert table.problems() == []
    return happened


def draw(table: Letterpress, *names: str) -> list[Event]:
    """Chance draws these cards."""
    return do(
        table, *(f"open {name}" if name[0] in "KI" and name[1:] else f"draw {name} 1" for name in names)
    )


def deal(table: Letterpress, rng: Random | None = None) -> None:
    """Draw cards until a player acts: always the first possible one, or any."""
    while table.next_to_act == CHANCE:
        legal = table.legal_actions()
        table.apply(rng.choice(legal) if rng else legal[0])


def refusal(table: Letterpress, text: str, seat: int | None = None) -> str:
    """The sentence with which the action is refused."""
    with pytest.raises(IllegalAction) as why:
        table.check(parse_action(text), seat)
    assert parse_action(text) not in table.legal_actions(seat)
    return str(why.value)


def legal(table: Letterpress, seat: int | None = None) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in table.legal_actions(seat)]


def drawn_names(actions: Sequence[Action]) -> set[str]:
    """The names of the cards that may be drawn."""
    return {action.card for action in actions if isinstance(action, Draw)}


def of(kind: type[Some], happened: Sequence[Event]) -> list[Some]:
    """The events of one kind."""
    return [event for event in happened if isinstance(event, kind)]
