"""The solo game: drawing cards to keep, laying words in rows, the library (solo rules).

The cards of a word are laid in a row, one column a card. A new row is placed below the old one; each old card
with a card of equal or higher value below it goes into the collection.
"""

from __future__ import annotations

from pennypress.components.deck_with_bottom import minus, plus
from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.letterpress import decks, end_of_turn, events, phases
from pennypress.games.letterpress.actions import Collect, Keep, PlaceRow, Return
from pennypress.games.letterpress.claiming import gain
from pennypress.games.letterpress.components import DEALT, FACES, SOLO_THRESHOLD, Card
from pennypress.games.letterpress.spelling import points
from pennypress.games.letterpress.state import State

# -- drafting alone


def look_or_write(state: State, happened: list[Event]) -> str:
    """Draw five cards and keep one, then four, three, two, and one, which is kept by itself."""
    wanted = DEALT - len(state.drafted[0])
    if len(state.looked_at) < wanted and decks.renew_if_empty(state, decks.LETTERS, happened):
        return phases.LOOK
    if not state.looked_at:
        return phases.WRITE
    if wanted > 1:
        return phases.KEEP_DRAWN
    return keep_drawn(state, Keep(state.looked_at[0]), happened)


def drawn(state: State, card: Card, happened: list[Event]) -> str:
    """A card was drawn to choose from."""
    state.looked_at = plus(state.looked_at, (card,))
    happened.append(events.CardLookedAt(0, card))
    return look_or_write(state, happened)


def keep_drawn(state: State, action: Action, happened: list[Event]) -> str:
    """Keep one of the cards drawn; the others go to the bottom of the deck."""
    assert isinstance(action, Keep)
    state.drafted[0] += (action.card,)
    decks.put_back(state, minus(state.looked_at, (action.card,)), known_to=0)
    state.looked_at = ()
    happened.append(events.CardKept(0, action.card))
    return look_or_write(state, happened)


# -- rows


def lay(state: State, happened: list[Event]) -> str:
    """Unused cards go to the library, the word into a row. L18: without a word the old row goes back."""
    written = state.words[0]
    used = tuple(card.card for card in written.spelling) if written else ()
    unused = minus(plus(state.shared, state.drafted[0]), used)
    state.shared, state.drafted[0] = (), ()
    state.library = plus(state.library, unused)
    if unused:
        happened.append(events.LibraryFilled(unused))
    if written is None:
        _clear_row(state, (), happened)
        return library_or_on(state, happened)
    if state.row:
        state.new_row = used
        return phases.PLACE
    _lay_row(state, used, happened)
    return library_or_on(state, happened)


def columns(state: State) -> range:
    """Where the new row may begin, so that at least one of its cards is below an old one."""
    return range(1 - len(state.new_row), len(state.row))


def nearest_column(state: State, column: int) -> int:
    """The column nearest to that one where the new row may begin."""
    allowed = columns(state)
    return min(max(column, allowed[0]), allowed[-1])


def place_refusal(state: State, action: Action) -> str | None:
    """Why the new row may not be placed so, in a sentence; None if it may."""
    if not isinstance(action, PlaceRow):
        return _("Place your word below the old one first.")
    if action.column in columns(state):
        return None
    return _("At least one card of the new word must be below a card of the old one.")


def kept_places(state: State, column: int) -> list[int]:
    """The places in the old row, from 0, of cards with one of equal or higher value below them.

    `column` is where the new row begins, in columns right of the old row's first card.
    """
    below = {column + place: card for place, card in enumerate(state.new_row)}
    return [
        place
        for place, card in enumerate(state.row)
        if place in below and FACES[below[place]].points >= FACES[card].points
    ]


def place(state: State, action: Action, happened: list[Event]) -> str:
    """Place the new row; collect old cards with one of equal or higher value below them."""
    assert isinstance(action, PlaceRow)
    new = state.new_row
    collected = [state.row[each] for each in kept_places(state, action.column)]
    for card in collected:
        gain(state, 0, card)
    _clear_row(state, tuple(sorted(collected)), happened)
    state.new_row = ()
    _lay_row(state, new, happened)
    return library_or_on(state, happened)


def _lay_row(state: State, cards: tuple[Card, ...], happened: list[Event]) -> None:
    state.row = cards
    happened.append(events.RowLaid(cards))


def _clear_row(state: State, collected: tuple[Card, ...], happened: list[Event]) -> None:
    """Remove the old row; what is not collected goes to the bottoms of the decks."""
    if not state.row:
        return
    returned = minus(tuple(sorted(state.row)), collected)
    decks.put_back(state, returned)
    state.row = ()
    happened.append(events.OldRowCleared(collected, returned))


# -- the library


def may_collect(state: State) -> bool:
    """Whether the word has enough points to collect a card of the library."""
    written = state.words[0]
    return written is not None and points(written.spelling) >= SOLO_THRESHOLD


def library_or_on(state: State, happened: list[Event]) -> str:
    """L17: a card of the library must be chosen unless there is none."""
    return phases.LIBRARY if state.library else end_of_turn.end_round(state, happened)


def library_choices(state: State) -> list[Action]:
    """Collecting or returning a card of the library: an action for each name."""
    verb = Collect if may_collect(state) else Return
    return [verb(card) for card in dict.fromkeys(state.library)]


def library_refusal(state: State, action: Action) -> str | None:
    """Why one may not choose this card, in a sentence; None if one may."""
    match action, may_collect(state):
        case (Collect(card), True) | (Return(card), False):
            return None if card in state.library else _("This card is not in the library.")
        case _, True:
            return _("Collect a card from the library.")
        case _:
            return _("Your word has fewer than {points} points: return a card from the library.").format(
                points=SOLO_THRESHOLD
            )


def take_from_library(state: State, action: Action, happened: list[Event]) -> str:
    """Collect a card of the library, or return it to its deck."""
    assert isinstance(action, Collect | Return)
    state.library = minus(state.library, (action.card,))
    if isinstance(action, Collect):
        gain(state, 0, action.card)
    else:
        decks.put_back(state, (action.card,))
    happened.append(events.LibraryCardTaken(action.card, isinstance(action, Collect)))
    return end_of_turn.end_round(state, happened)
