"""Validation: every reason why a position set up by hand or loaded is impossible, in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from pennypress.components.deck_with_bottom import is_among
from pennypress.components.sealed_choice import HIDDEN as SEALED
from pennypress.components.vote import voters
from pennypress.engine.i18n import _
from pennypress.games.letterpress import (
    claiming,
    decks,
    drafting,
    phases,
    round_ranking,
    vote_on_words,
    writing,
)
from pennypress.games.letterpress.components import DEALT, HIDDEN_LETTER, PICKS, ROUNDS, claims, points_of
from pennypress.games.letterpress.spelling import own_cards
from pennypress.games.letterpress.state import HIDDEN, State

BY_SEAT = ("sealed", "drafted", "words", "collections", "shown", "points", "unused_points")
SOLO_ONLY = (phases.LOOK, phases.KEEP_DRAWN, phases.WORDS, phases.PLACE, phases.LIBRARY)
CLAIMING = (phases.CLAIM, phases.CHALLENGE, phases.REWARD, phases.KEEP_REWARD, phases.EXTRA)
FOR_SEVERAL = (phases.DRAFT, phases.VOTE, phases.TIE, *CLAIMING)
LOOKING = (phases.LOOK, phases.KEEP_DRAWN, phases.REWARD, phases.KEEP_REWARD)
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
        return [_("It is nobody's turn.")]
    if state.round not in range(1, ROUNDS + 1):
        return [_("There are five rounds.")]
    if len(state.passes) not in (0, state.players) or not all(state.passes):
        return [_("The packs do not match the phase.")]
    return [
        *_cards_wrong(state),
        *_phase_wrong(state),
        *_packs_wrong(state),
        *_choices_wrong(state),
        *_words_wrong(state),
        *_ranks_wrong(state),
        *_points_wrong(state),
    ]


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
    late = state.is_last_round
    if (phase == phases.OVER and not late) or (
        late and phase not in (phases.DEAL, phases.WRITE, phases.VOTE, phases.WORDS, phases.OVER)
    ):
        yield _("This phase is not part of round {round}.").format(round=state.round)
    if phase == phases.WORDS and not state.is_easy:
        yield _("Several words are written in easy mode only.")
    if (state.row or state.library) and not state.is_solo:
        yield _("Only a solo game has a row and a library.")
    if (phase == phases.PLACE) != bool(state.new_row) or (state.new_row and not state.row):
        yield _("A new row is placed below an old one.")
    if (phase == phases.LIBRARY and not state.library) or (phase == phases.CLAIM and not state.in_play):
        yield _("There is nothing to choose from.")
    if state.looked_at and phase not in LOOKING:
        yield _("Cards are looked at only in order to keep one.")
    if (state.reward in REWARDING.get(phase, ())) != (state.reward is not None or phase in REWARDING):
        yield _("The challenge being carried out does not match the phase.")


def _packs_wrong(state: State) -> Iterator[str]:
    """Packs shrink by one card a pick, and what is missing has been drafted."""
    expected = state.has_draft and state.phase in phases.BEFORE_WORDS
    if expected != bool(state.passes):
        yield _("The packs do not match the phase.")
        return
    for contents in state.passes:
        sizes = [len(cards) for cards in contents]
        whole = [DEALT - pick for pick in range(state.pick)]
        if (sizes != whole and state.phase != phases.DEAL) or len(sizes) > PICKS + 1:
            yield _("The packs do not match the phase.")
        for more, fewer in pairwise(contents):
            if HIDDEN_LETTER not in (*more, *fewer) and not is_among(fewer, more):
                yield _("A pack has cards that it did not have before.")
    kept = {phases.DEAL: 0, phases.DRAFT: state.pick - 1, phases.WRITE: DEALT} if state.passes else {}
    wanted = kept.get(state.phase)
    if wanted is not None and any(len(cards) != wanted for cards in state.drafted):
        yield _("Not everyone has drafted as many cards.")


def _choices_wrong(state: State) -> Iterator[str]:
    """Sealed choices are ones that the seat could make."""
    for seat, choice in enumerate(state.sealed):
        if choice is None or choice is SEALED:
            continue
        if state.phase == phases.DRAFT:
            refused = drafting.refusal(state.pack_of(seat), choice)
        elif state.phase == phases.WRITE:
            refused = writing.refusal(state, choice, seat)
        else:
            refused = _("Nothing is chosen in secret now.")
        if refused:
            yield refused
    if state.phase in (phases.DRAFT, phases.WRITE) and None not in state.sealed:
        yield _("All have chosen, and the choices were not carried out.")


def _words_wrong(state: State) -> Iterator[str]:
    """Announced words are there when they should be, with their cards; votes are cast in order."""
    if state.phase in phases.BEFORE_WORDS and any(state.words):
        yield _("Words are announced when all have written.")
    if state.phase == phases.VOTE or (state.phase == phases.OVER and not state.is_easy):
        for seat, word in enumerate(state.words):
            if tuple(sorted(state.drafted[seat])) != (own_cards(word.spelling) if word else ()):
                yield _("The cards of seat {seat} are not those of its word.").format(seat=seat + 1)
    if state.verdicts and not state.has_house_words:
        yield _("Words are put to the vote with house words only.")
    if state.phase != phases.VOTE:
        if state.ballots:
            yield _("Nothing is put to the vote now.")
        return
    word_in_question = vote_on_words.word_in_question(state)
    if word_in_question is None or not state.has_house_words:
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
    if state.claims_left not in (range(1, most + 1) if state.phase == phases.CLAIM else (0,)):
        yield _("Seat {seat} may not claim that many letters.").format(seat=state.turn + 1)
    if state.phase == phases.CHALLENGE and not claiming.met_challenges(state):
        yield _("There is nothing to choose from.")


def _points_wrong(state: State) -> Iterator[str]:
    """Points are scored in round five."""
    over = state.phase == phases.OVER
    if any(state.unused_points) and not over:
        yield _("Points of unused cards count at the end.")
    if any(state.points) and not over and state.phase != phases.WORDS:
        yield _("Points are scored in round five.")
    known = not any(card in HIDDEN for cards in state.collections for card in cards)
    if over and known and list(map(points_of, state.collections)) != state.unused_points:
        yield _("Points of unused cards count at the end.")
