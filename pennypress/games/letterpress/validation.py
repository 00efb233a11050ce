"""Validation: every reason why a position set up by hand or loaded is impossible, in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from pennypress.components.deck_with_bottom import is_among
from pennypress.components.sealed_choice import HIDDEN_CHOICE
from pennypress.components.vote import voters
from pennypress.engine.i18n import _
from pennypress.games.letterpress import (
    claiming,
    decks,
    drafting,
    phases,
    pile_validation,
    round_ranking,
    vote_on_words,
    writing,
)
from pennypress.games.letterpress.actions import WORD, Write
from pennypress.games.letterpress.components import DEALT, LETTER_DECK, ROUNDS, claims, points_of
from pennypress.games.letterpress.pile_validation import CLAIMING
from pennypress.games.letterpress.spelling import own_cards, points, shared_cards
from pennypress.games.letterpress.state import HIDDEN_CARDS, State
from pennypress.games.letterpress.words.word_list import is_listed

BY_SEAT = ("sealed", "drafted", "words", "collections", "shown", "points", "unused_points")
SOLO_ONLY = (phases.LOOK, phases.KEEP_DRAWN, phases.WORDS, phases.PLACE, phases.LIBRARY)
FOR_SEVERAL = (phases.DRAFT, phases.VOTE, phases.TIE, *CLAIMING)
REWARDING = {
    phases.EXTRA: claiming.ONE_MORE_LETTER,
    phases.REWARD: (*claiming.GAINED_FROM, *claiming.LOOKED_AT_FROM),
    phases.KEEP_REWARD: tuple(claiming.LOOKED_AT_FROM),
}
"""By phase: the immediate challenges that are being carried out."""


def problems(state: State) -> list[str]:
    """Every reason why the position is impossible; empty if it is valid."""
    if any(len(getattr(state, name)) != state.players for name in BY_SEAT):
        return [_("Not every player has a collection.")]
    if state.turn not in range(state.players):
        return [_("It is nobody’s turn.")]
    if state.round not in range(1, ROUNDS + 1):
        return [_("There are five rounds.")]
    if len(state.packs) not in (0, state.players) or not all(state.packs):
        return [_("The packs do not match the phase.")]
    wrong = [*pile_validation.of_wrong_kinds(state), *_cards_wrong(state), *_phase_wrong(state)]
    wrong += pile_validation.draft_wrong(state)
    if not wrong:  # the following relies on what was checked before
        wrong += [*_choices_wrong(state), *_words_wrong(state), *_ranks_wrong(state), *_points_wrong(state)]
    return wrong or [*pile_validation.amounts_wrong(state)]


def _cards_wrong(state: State) -> Iterator[str]:
    """Every card is somewhere, and only once."""
    placed = Counter(state.cards_placed())
    for name, copies in decks.COPIES.items():
        there = Counter(decks.deck(state, name).pool)
        there.update({card: placed[card] for card in copies if placed[card]})
        wanted = {} if name == decks.CHALLENGES and state.is_solo else dict(copies)
        if dict(there) != wanted or decks.face_down(state, name) < 0:
            yield _("There are too many or too few cards of a kind.")
    for seat in range(state.players):
        if not is_among(state.shown[seat], state.collections[seat]):
            yield _("Seat {seat} was seen gaining cards that it does not have.").format(seat=seat + 1)


def _phase_wrong(state: State) -> Iterator[str]:
    """The phase belongs to this kind of game, and what lies on the table belongs to the phase."""
    phase = state.phase
    if phase in (FOR_SEVERAL if state.is_solo else SOLO_ONLY):
        yield _("This phase is not part of a game with {players} players.").format(players=state.players)
    if (
        phase not in _phases_of_round_five(state)
        if state.is_last_round
        else phase in (phases.OVER, phases.WORDS)
    ):
        yield _("This phase is not part of round {round}.").format(round=state.round)
    if phase == phases.WORDS and not state.is_easy:
        yield _("Several words are written in easy mode only.")
    if (state.row or state.library) and not state.is_solo:
        yield _("Only a solo game has a row and a library.")
    if state.row and (state.is_last_round or (state.round == 1 and phase != phases.LIBRARY)):
        yield _("No word can lie in a row in this round.")
    if (phase == phases.PLACE) != bool(state.new_row) or (state.new_row and not state.row):
        yield _("A new row is placed below an old one.")
    if (phase == phases.LIBRARY and not state.library) or (
        phase in (phases.CLAIM, phases.EXTRA) and not state.in_play
    ):
        yield _("There is nothing to choose from.")
    if (state.reward in REWARDING.get(phase, ())) != (state.reward is not None or phase in REWARDING):
        yield _("The challenge being carried out does not match the phase.")


def _phases_of_round_five(state: State) -> tuple[str, ...]:
    """Alone, nothing is dealt in round five, and with *easy* word follows word."""
    if state.is_solo:
        return (phases.WORDS if state.is_easy else phases.WRITE, phases.OVER)
    return (phases.DEAL, phases.WRITE, phases.VOTE, phases.OVER)


def _choices_wrong(state: State) -> Iterator[str]:
    """Sealed choices are ones that the seat could make."""
    if state.phase not in (phases.DRAFT, phases.WRITE):
        if any(choice is not None for choice in state.sealed):
            yield _("Nothing is chosen in secret now.")
        return
    for seat, choice in enumerate(state.sealed):
        if choice is None or choice is HIDDEN_CHOICE:
            continue
        if state.phase == phases.DRAFT:
            refused = drafting.refusal(state.pack_of(seat), choice)
        else:
            refused = writing.refusal(state, choice, seat)
        if refused:
            yield refused
    if None not in state.sealed:
        yield _("All have chosen, and the choices were not carried out.")


def _words_wrong(state: State) -> Iterator[str]:
    """Announced words are there when they should be, with their cards; votes are cast in order."""
    if state.phase in phases.BEFORE_WORDS and any(state.words):
        yield _("Words are announced when all have written.")
    for seat, word in enumerate(state.words):
        if not _has_its_cards(state, seat, word):
            yield _("The cards of seat {seat} are not those of its word.").format(seat=seat + 1)
        if word and not _may_stand(state, word):
            yield _("“{word}” is not on the word list.").format(word=word.word)
    if state.verdicts and not state.has_house_words:
        yield _("Words are put to the vote with house words only.")
    if any(is_listed(word) or not WORD.fullmatch(word) for word in state.verdicts) or (
        state.is_solo and not all(state.verdicts.values())
    ):
        yield _("These words cannot have been put to the vote.")
    yield from _vote_wrong(state)


def _has_its_cards(state: State, seat: int, word: Write | None) -> bool:
    """Whether the cards of an announced word lie where they should."""
    own, shared = (own_cards(word.spelling), shared_cards(word.spelling)) if word else ((), ())
    match state.phase:
        case phases.WORDS | phases.OVER if state.is_easy:
            return (
                bool(own) == bool(state.drafted[seat]) and is_among(own, state.drafted[seat]) and not shared
            )
        case phases.VOTE | phases.OVER:
            return tuple(sorted(state.drafted[seat])) == own and is_among(shared, state.shared)
        case phases.PLACE:
            return word is not None and tuple(used.card for used in word.spelling) == state.new_row
        case phases.LIBRARY:
            return (tuple(used.card for used in word.spelling) if word else ()) == state.row
        case _:
            return len(own) <= DEALT and set(own) <= set(LETTER_DECK)


def _may_stand(state: State, word: Write) -> bool:
    """Whether a word is listed or accepted, or is put to the vote. With *easy* all house words stand."""
    if is_listed(word.word) or (state.phase == phases.VOTE and state.has_house_words):
        return True
    return state.has_house_words and state.verdicts.get(word.word, state.is_easy and state.is_last_round)


def _vote_wrong(state: State) -> Iterator[str]:
    word_in_question = vote_on_words.word_in_question(state) if state.phase == phases.VOTE else None
    if word_in_question is None or not state.has_house_words:
        if state.ballots or state.phase == phases.VOTE:
            yield _("Nothing is put to the vote now.")
        return
    authors = vote_on_words.writers(state, word_in_question)
    if voters(authors[0], state.players, authors)[len(state.ballots) :][:1] != [state.turn]:
        yield _("The votes were not cast in order.")


def _ranks_wrong(state: State) -> Iterator[str]:
    """Seats are ranked once the words stand, and claim in that order."""
    claiming_now = state.phase in CLAIMING
    seats = sorted(seat for group in state.order for seat in group)
    if seats != (list(range(state.players)) if claiming_now or state.phase == phases.TIE else []):
        yield _("The ranks do not match the phase.")
        return
    if state.claims_left and state.phase != phases.CLAIM:
        yield _("Seat {seat} may not claim that many letters.").format(seat=state.turn + 1)
    if not all(state.order) or not _is_by_standing(state):
        yield _("The ranks do not match the words.")
        return
    place = round_ranking.tied_group(state) if state.order else None
    if (place is not None) != (state.phase == phases.TIE):
        yield _("Ties are settled before letters are claimed.")
        return
    group = () if place is None else state.order[place]
    drawn = tuple(seat for seat, _letter in state.tie_draws)
    if drawn != group[: len(drawn)] or len(drawn) >= max(len(group), 1):
        yield _("Tied players draw in the order of their seats.")
    if not claiming_now:
        return
    most = claims(state.players, state.order.index((state.turn,)) + 1)
    if state.phase == phases.CLAIM and state.claims_left not in range(1, most + 1):
        yield _("Seat {seat} may not claim that many letters.").format(seat=state.turn + 1)
    if state.phase == phases.CHALLENGE and not claiming.met_challenges(state):
        yield _("There is nothing to choose from.")


def _is_by_standing(state: State) -> bool:
    """Whether better words are ranked higher; those that draw have equal ones, and draw in order."""
    standings = [[round_ranking.standing(state.words[seat]) for seat in group] for group in state.order]
    return (
        all(len(set(group)) == 1 for group in standings)
        and all(higher[0] >= lower[0] for higher, lower in pairwise(standings))
        and all(tuple(sorted(group)) == group for group in state.order)
    )


def _points_wrong(state: State) -> Iterator[str]:
    """Points are scored in round five."""
    over = state.phase == phases.OVER
    if any(state.unused_points) and not over:
        yield _("Points of unused cards count at the end.")
    if state.points != [_scored(state, seat) for seat in range(state.players)]:
        yield _("Points are scored in round five.")
    known = not any(card in HIDDEN_CARDS for cards in state.collections for card in cards)
    if over and known and list(map(points_of, state.collections)) != state.unused_points:
        yield _("Points of unused cards count at the end.")


def _scored(state: State, seat: int) -> int:
    """The points of round five so far; with *easy*, of all cards used."""
    word = state.words[seat]
    if state.is_easy and state.phase in (phases.WORDS, phases.OVER):
        return points_of(state.drafted[seat])
    return points(word.spelling) if word and state.phase == phases.OVER else 0
