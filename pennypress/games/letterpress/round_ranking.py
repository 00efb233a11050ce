"""The ranking of a round: points, the best single card, the length of the word, then drawn letters (p. 4)."""

from __future__ import annotations

from itertools import groupby

from pennypress.engine.rules_interface import Event
from pennypress.games.letterpress import claiming, decks, events, phases
from pennypress.games.letterpress.actions import Write
from pennypress.games.letterpress.components import FACES, Card
from pennypress.games.letterpress.spelling import points
from pennypress.games.letterpress.state import State


def standing(written: Write | None) -> tuple[int, int, int]:
    """What ranks a word: points, highest value of a single card, letters. L8: no word has 0, 0, 0."""
    if written is None:
        return (0, 0, 0)
    best = max(FACES[used.card].points for used in written.spelling)
    return (points(written.spelling), best, len(written.word))


def begin(state: State, happened: list[Event]) -> str:
    """Rank the words; letters come into play: the shared ones and those used in words."""
    standings = list(map(standing, state.words))
    by_rank = sorted(range(state.players), key=lambda seat: (*(-part for part in standings[seat]), seat))
    state.order = [tuple(tied) for _, tied in groupby(by_rank, key=lambda seat: standings[seat])]
    state.in_play = tuple(sorted((*state.shared, *(card for cards in state.drafted for card in cards))))
    state.shared, state.drafted = (), [()] * state.players
    return next_phase(state, happened)


def tied_group(state: State) -> int | None:
    """The place in the order of the uppermost group that is tied; None if there is none (L10)."""
    return next((place for place, group in enumerate(state.order) if len(group) > 1), None)


def next_to_draw(state: State) -> int:
    """The tied seat that draws next."""
    place = tied_group(state)
    assert place is not None
    return state.order[place][len(state.tie_draws)]


def drawn(state: State, card: Card, happened: list[Event]) -> str:
    """A tied player has drawn a card; when all have, the group falls apart by letter (L10)."""
    place, seat = tied_group(state), next_to_draw(state)
    assert place is not None
    state.tie_draws.append((seat, card))
    happened.append(events.TieCardDrawn(seat, card))
    if len(state.tie_draws) == len(state.order[place]):
        by_letter = sorted((letter, each) for each, letter in state.tie_draws)
        groups = [tuple(each for _, each in same) for _, same in groupby(by_letter, key=lambda pair: pair[0])]
        state.order[place : place + 1] = groups
        decks.put_back(state, (letter for letter, _ in by_letter))
        state.tie_draws = []
    return next_phase(state, happened)


def next_phase(state: State, happened: list[Event]) -> str:
    """The next draw of a tie, or the claims when all ranks are settled."""
    if tied_group(state) is not None and decks.renew_if_empty(state, decks.LETTERS, happened):
        return phases.TIE
    decks.put_back(state, (card for _seat, card in state.tie_draws))
    state.tie_draws = []
    state.order = [(seat,) for group in state.order for seat in group]
    happened.append(events.Ranked(tuple(seat for (seat,) in state.order)))
    return claiming.begin(state, happened)
