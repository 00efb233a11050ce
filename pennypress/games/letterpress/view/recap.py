"""What a player did in one turn, in compact sentences for the recap."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pennypress.components.sealed_choice import ChoiceSealed
from pennypress.engine.i18n import _
from pennypress.engine.localized_formatting import listed, together
from pennypress.engine.record import Move
from pennypress.engine.rules_interface import Event
from pennypress.games.letterpress import events
from pennypress.games.letterpress.spelling import points
from pennypress.games.letterpress.view.sentences import ink, sentence
from pennypress.games.view_kit.player_names import Seats


def recap(moves: Sequence[Move], seats: Seats) -> str:
    """The turn in a sentence; deals, ranks and what the whole round does are left to the log."""
    happened = [event for move in moves for event in move.events]
    announced = any(isinstance(event, events.WordsAnnounced) for event in happened)
    told = (_told(event, seats, announced=announced) for event in happened)
    return together(text for text in told if text)


def verdicts_by(moves: Iterable[Move], reader: int) -> str:
    """The verdicts on words for which that player's own vote was the last: no turn of another tells them."""
    return together(
        sentence(event, ())
        for move in moves
        if move.player == reader
        for event in move.events
        if isinstance(event, events.WordJudged)
    )


def _told(event: Event, seats: Seats, *, announced: bool) -> str:
    match event:
        case ChoiceSealed() if announced:  # the word is among those announced
            return ""
        case events.WordsAnnounced():
            return _words(event, seats)
        case (
            ChoiceSealed()
            | events.VoteCast()
            | events.WordJudged()
            | events.LetterClaimed()
            | events.ClaimDeclined()
            | events.ChallengeClaimed()
            | events.CardGained()
            | events.CardKept()
        ):
            return sentence(event, seats)
        case _:
            return ""


def _words(event: events.WordsAnnounced, seats: Seats) -> str:
    """All words of the round with their points: they are announced together."""
    words = [
        _("{ink} {word} {points}").format(
            ink=ink(seats, seat), word=written.word, points=points(written.spelling)
        )
        if written
        else _("{ink} none").format(ink=ink(seats, seat))
        for seat, written in enumerate(event.words)
    ]
    return _("The words: {words}.").format(words=listed(words))
