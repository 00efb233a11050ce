"""The log of Letterpress: one sentence per event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from pennypress.components.sealed_choice import ChoiceSealed
from pennypress.components.vote import Ballot
from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed, series, together
from pennypress.engine.record import Move
from pennypress.engine.rules_interface import Event
from pennypress.games.letterpress import decks, events, phases
from pennypress.games.letterpress.actions import Keep, Write
from pennypress.games.letterpress.components import IMMEDIATE, KEPT
from pennypress.games.letterpress.meta import INKS
from pennypress.games.letterpress.piece_phrases import (
    condition_of,
    letters_in,
    letters_on,
    name_of,
    reward_of,
)
from pennypress.games.letterpress.round_ranking import standing
from pennypress.games.letterpress.spelling import points
from pennypress.games.view_kit.player_names import PlayerNames, Seats

_NAMES = PlayerNames(INKS, lambda ink, name: _("{ink} ({name})").format(ink=ink, name=name))
ink, ink_and_name, short_name = _NAMES.title, _NAMES.with_name, _NAMES.short


def sentences(move: Move, seats: Seats) -> list[str]:
    """The sentences about the events of one move, in order.

    Where words are announced, what each player has chosen and scored is part of that sentence.
    """
    announced = next((event for event in move.events if isinstance(event, events.WordsAnnounced)), None)
    if announced is None:
        return [sentence(event, seats) for event in move.events]
    told = []
    for event in move.events:
        if isinstance(event, events.Ranked):
            told.append(together([*_tie_breaks(event.order, announced.words, seats), _ranked(event, seats)]))
        elif not isinstance(event, ChoiceSealed | events.WordScored):
            told.append(sentence(event, seats))
    return told


def sentence(event: Event, seats: Seats) -> str:
    """The event in one sentence, or in one for each player."""
    return _SENTENCES[type(event)](event, seats)


# -- deal and draft


def _round_begun(event: events.RoundBegun, seats: Seats) -> str:
    return _("Round {number} begins: the letter cards are shuffled.").format(number=event.round)


def _shared(event: events.SharedCardDrawn, seats: Seats) -> str:
    return _("A shared card is drawn: {card}.").format(card=name_of(event.card))


def _challenge_opened(event: events.ChallengeOpened, seats: Seats) -> str:
    return _("A challenge is drawn: “{condition}”. Its reward: {reward}.").format(
        condition=condition_of(event.card), reward=reward_of(event.card)
    )


def _dealt(event: events.CardDealt, seats: Seats) -> str:
    if event.card is None:
        return _("{ink} is dealt a card.").format(ink=ink(seats, event.player))
    return _("{ink} is dealt {card}.").format(ink=ink(seats, event.player), card=name_of(event.card))


def _chosen(event: ChoiceSealed, seats: Seats) -> str:
    text, what = _("{ink} chooses to write no word."), ""
    match event.choice:
        case None:
            text = _("{ink} has chosen.")
        case Keep(card):
            text, what = _("{ink} keeps {card}."), name_of(card)
        case Write(word):
            text, what = _("{ink} chooses the word {card}."), word
    return text.format(ink=ink(seats, event.player), card=what)


def _passed(event: events.PacksPassed, seats: Seats) -> str:
    if event.last:
        return _("Everyone passes the last card to the left and keeps the one they get.")
    return _("Everyone passes their pack to the left.")


# -- words


def _announced(event: events.WordsAnnounced, seats: Seats) -> str:
    return together(_written(word, player, seats) for player, word in enumerate(event.words))


def _written(word: Write | None, player: int, seats: Seats) -> str:
    if word is None:
        return _("{ink} writes no word.").format(ink=ink(seats, player))
    score = points(word.spelling)
    return ngettext(
        "{ink} writes {word} for {points} point.", "{ink} writes {word} for {points} points.", score
    ).format(ink=ink(seats, player), word=word.word, points=score)


def _vote(event: events.VoteCast, seats: Seats) -> str:
    texts = {
        Ballot.ACCEPT: _("{ink} accepts the word {word}."),
        Ballot.REFUSE: _("{ink} refuses the word {word}."),
        Ballot.ABSTAIN: _("{ink} abstains on the word {word}."),
    }
    return texts[event.ballot].format(ink=ink(seats, event.player), word=event.word)


def _judged(event: events.WordJudged, seats: Seats) -> str:
    """The verdict; how many were for and against it, if anybody was."""
    text = _("{word} is refused, {refused} to {accepted}, and does not count.")
    if event.stands:
        text = _("{word} stands, {accepted} to {refused}.") if event.accepted else _("{word} stands.")
    return text.format(word=event.word, accepted=event.accepted, refused=event.refused)


# -- ranks and claims


def _tie_drawn(event: events.TieCardDrawn, seats: Seats) -> str:
    return _("To break the tie, {ink} draws {card}.").format(
        ink=ink(seats, event.player), card=name_of(event.card)
    )


def _tie_breaks(order: Sequence[int], words: Sequence[Write | None], seats: Seats) -> list[str]:
    """For each player with as many points as the next one: what puts them first."""
    told = []
    for player, other in pairwise(order):
        word, mine, others = words[player], standing(words[player]), standing(words[other])
        if word is None or mine[0] != others[0] or mine == others:
            continue
        text = _("{ink} goes before {other}: {word} is longer.")
        if mine[1] > others[1]:
            text = _("{ink} goes before {other}: the best card of {word} is worth {best}.")
        told.append(
            text.format(ink=ink(seats, player), other=ink(seats, other), word=word.word, best=mine[1])
        )
    return told


def _ranked(event: events.Ranked, seats: Seats) -> str:
    return _("The players claim in this order: {inks}.").format(
        inks=series(ink(seats, player) for player in event.order)
    )


def _claimed(event: events.LetterClaimed, seats: Seats) -> str:
    return _("{ink} claims {card}.").format(ink=ink(seats, event.player), card=name_of(event.card))


def _declined(event: events.ClaimDeclined, seats: Seats) -> str:
    text = _("{ink} claims no more letters.")
    if event.phase == phases.CHALLENGE:
        text = _("{ink} claims no challenge.")
    elif event.phase == phases.EXTRA:
        text = _("{ink} does not claim the extra letter.")
    return text.format(ink=ink(seats, event.player))


def _challenge_claimed(event: events.ChallengeClaimed, seats: Seats) -> str:
    text = _("{ink} claims the challenge “{condition}”. The reward: {reward}.")
    if event.card in KEPT:
        text = _("{ink} claims the challenge “{condition}” and keeps the card {letters}.")
    return text.format(
        ink=ink(seats, event.player),
        condition=condition_of(event.card),
        reward=reward_of(event.card),
        letters=letters_on(event.card),
    )


def _gained(event: events.CardGained, seats: Seats) -> str:
    if event.card is None:
        return _("{ink} draws a card for the collection.").format(ink=ink(seats, event.player))
    return _("{ink} draws {card} for the collection.").format(
        ink=ink(seats, event.player), card=name_of(event.card)
    )


def _looked_at(event: events.CardLookedAt, seats: Seats) -> str:
    if event.card is None:
        return _("{ink} draws a card and looks at it.").format(ink=ink(seats, event.player))
    return _("{ink} draws {card} and looks at it.").format(
        ink=ink(seats, event.player), card=name_of(event.card)
    )


def _kept(event: events.CardKept, seats: Seats) -> str:
    if event.card is None:
        return _("{ink} keeps one of the cards drawn.").format(ink=ink(seats, event.player))
    return _("{ink} keeps {card}.").format(ink=ink(seats, event.player), card=name_of(event.card))


def _renewed(event: events.DeckRenewed, seats: Seats) -> str:
    texts = {
        decks.LETTERS: _("The letter deck has run out: the cards put back are shuffled to form a new one."),
        decks.VOWELS: _("The vowel deck has run out: the cards put back are shuffled to form a new one."),
        decks.CHALLENGES: _(
            "The challenge deck has run out: the cards put back are shuffled to form a new one."
        ),
    }
    return texts[event.deck]


def _put_back(event: events.UnclaimedPutBack, seats: Seats) -> str:
    letters = [card for card in event.cards if card not in KEPT and card not in IMMEDIATE]
    challenges = [
        _("“{condition}”").format(condition=condition_of(card))
        for card in event.cards
        if card in KEPT or card in IMMEDIATE
    ]
    parts = []
    if letters:
        text = ngettext(
            "Nobody claimed the letter {letters}, which goes back to its deck.",
            "Nobody claimed the letters {letters}, which go back to their decks.",
            len(letters),
        )
        parts.append(text.format(letters=letters_in(letters)))
    if challenges:
        text = ngettext(
            "Nobody claimed the challenge {challenges}, which goes back to its deck.",
            "Nobody claimed the challenges {challenges}, which go back to their deck.",
            len(challenges),
        )
        parts.append(text.format(challenges=listed(challenges)))
    return together(parts)


# -- the solo game


def _library_filled(event: events.LibraryFilled, seats: Seats) -> str:
    return ngettext(
        "The unused card {letters} goes to the library.",
        "The unused cards {letters} go to the library.",
        len(event.cards),
    ).format(letters=letters_in(event.cards))


def _row_laid(event: events.RowLaid, seats: Seats) -> str:
    return _("The cards of the word are laid out in a row: {letters}.").format(
        letters=series(letters_on(card) for card in event.cards)
    )


def _row_cleared(event: events.OldRowCleared, seats: Seats) -> str:
    if not event.collected:
        return _("The cards of the old row go back to their decks: {returned}.").format(
            returned=letters_in(event.returned)
        )
    if not event.returned:
        return _("All cards of the old row go into the collection: {collected}.").format(
            collected=letters_in(event.collected)
        )
    text = ngettext(
        "Of the old row, {collected} goes into the collection; back to their decks: {returned}.",
        "Of the old row, {collected} go into the collection; back to their decks: {returned}.",
        len(event.collected),
    )
    return text.format(collected=letters_in(event.collected), returned=letters_in(event.returned))


def _library_taken(event: events.LibraryCardTaken, seats: Seats) -> str:
    text = _("{ink} returns {card} from the library to its deck.")
    if event.collected:
        text = _("{ink} collects {card} from the library.")
    return text.format(ink=ink(seats, 0), card=name_of(event.card))


# -- the end


def _scored(event: events.WordScored, seats: Seats) -> str:
    if not event.points:
        return _("{ink} scores no points.").format(ink=ink(seats, event.player))
    return ngettext("{ink} scores {points} point.", "{ink} scores {points} points.", event.points).format(
        ink=ink(seats, event.player), points=event.points
    )


def _game_over(event: events.GameOver, seats: Seats) -> str:
    """Alone, the player has beaten the Rotary Printer or lost to it."""
    if not event.winners:
        return _("The Rotary Printer beats {ink}.").format(ink=ink(seats, 0))
    winners = [ink(seats, player) for player in event.winners]
    text = _("{inks} share the victory!") if len(winners) > 1 else _("{inks} wins!")
    if len(seats) == 1:
        text = _("{inks} beats the Rotary Printer!")
    return text.format(inks=listed(winners))


_SENTENCES: dict[type[Event], Callable[[Any, Seats], str]] = {
    events.RoundBegun: _round_begun,
    events.SharedCardDrawn: _shared,
    events.ChallengeOpened: _challenge_opened,
    events.CardDealt: _dealt,
    ChoiceSealed: _chosen,
    events.PacksPassed: _passed,
    events.WordsAnnounced: _announced,
    events.VoteCast: _vote,
    events.WordJudged: _judged,
    events.TieCardDrawn: _tie_drawn,
    events.Ranked: _ranked,
    events.LetterClaimed: _claimed,
    events.ClaimDeclined: _declined,
    events.ChallengeClaimed: _challenge_claimed,
    events.CardGained: _gained,
    events.CardLookedAt: _looked_at,
    events.CardKept: _kept,
    events.DeckRenewed: _renewed,
    events.UnclaimedPutBack: _put_back,
    events.LibraryFilled: _library_filled,
    events.RowLaid: _row_laid,
    events.OldRowCleared: _row_cleared,
    events.LibraryCardTaken: _library_taken,
    events.WordScored: _scored,
    events.GameOver: _game_over,
}
