"""The banner: whose turn it is, and the possible actions."""

from __future__ import annotations

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed
from pennypress.games.letterpress import phases, solo_rows, vote_on_words
from pennypress.games.letterpress.components import PICKS
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.view.sentences import ink_and_name
from pennypress.games.view import ViewContext
from pennypress.games.view_kit.player_names import acting_name


def banner(context: ViewContext[Letterpress]) -> str:
    """One sentence: what the acting player may do now, or how the game has ended."""
    position, seats = context.position, context.seats
    if position.is_over:
        return _solo_result(context) if position.is_solo else _result(context)
    if position.next_to_act not in range(position.players):
        return _drawing(position).format(ink=ink_and_name(seats, position.turn))
    seat = position.next_to_act if context.seat is None else context.seat
    if position.sealed[seat] is not None:
        waiting = listed([ink_and_name(seats, other) for other in position.to_act])
        return _("{ink}: you have chosen; still to choose: {inks}").format(
            ink=ink_and_name(seats, seat), inks=waiting
        )
    return _text(position).format(
        ink=acting_name(context, seat, ink_and_name(seats, seat)),
        left=ink_and_name(seats, (seat + 1) % position.players),
        number=position.pick if position.phase == phases.DRAFT else 0,
        picks=PICKS,
        word=_word(position, seat),
        count=_count(position),
    )


def _result(context: ViewContext[Letterpress]) -> str:
    winners = [ink_and_name(context.seats, player) for player in context.position.winners]
    text = ngettext("The game is over: {inks} wins.", "The game is over: {inks} win.", len(winners))
    return text.format(inks=listed(winners))


def _solo_result(context: ViewContext[Letterpress]) -> str:
    position, points = context.position, context.position.points[0]
    if position.winners:
        text = ngettext(
            "The game is over: {ink} has {points} point and beats the Rotary Printer with {printer}.",
            "The game is over: {ink} has {points} points and beats the Rotary Printer with {printer}.",
            points,
        )
    elif points == position.printer_points:
        text = _(
            "The game is over: {ink} and the Rotary Printer tie at {points}, so the Rotary Printer wins."
        )
    else:
        text = ngettext(
            "The game is over: {ink} has {points} point and loses to the Rotary Printer with {printer}.",
            "The game is over: {ink} has {points} points and loses to the Rotary Printer with {printer}.",
            points,
        )
    return text.format(ink=ink_and_name(context.seats, 0), points=points, printer=position.printer_points)


def _drawing(position: Letterpress) -> str:
    """While cards are drawn."""
    if position.phase == phases.TIE:
        return _("Tied players draw letters: the one closest to A goes first")
    if position.phase == phases.REWARD:
        return _("{ink}: your reward is drawn")
    return _("Cards are dealt")


def _count(position: Letterpress) -> int:
    """How many letters may be claimed, or how many cards there are to choose from."""
    if position.phase == phases.CLAIM:
        return min(position.claims_left, len(position.in_play))
    return len(position.looked_at)


def _word(position: Letterpress, seat: int) -> str:
    """The word put to the vote, or else the one that the seat has written; '' if there is none."""
    if position.phase == phases.VOTE:
        return vote_on_words.word_in_question(position) or ""
    written = position.words[seat]
    return written.word if written else ""


def _text(position: Letterpress) -> str:
    match position.phase:
        case phases.DRAFT:
            return _("{ink}, pick {number} of {picks}: keep one card of your pack; the rest goes to {left}")
        case phases.KEEP_DRAWN | phases.KEEP_REWARD:
            return ngettext(
                "{ink}: keep the card drawn", "{ink}: keep one of the {count} cards drawn", _count(position)
            )
        case phases.WRITE:
            return _writing(position)
        case phases.WORDS:
            return _("{ink}: write as many words as you like from your collection, then finish")
        case phases.VOTE:
            return _("{ink}: accept or refuse the word {word}, or abstain")
        case phases.CLAIM:
            return ngettext(
                "{ink}: claim {count} letter for your last word, or none",
                "{ink}: claim up to {count} letters for your last word",
                _count(position),
            )
        case phases.CHALLENGE:
            return _("{ink}: claim one challenge that {word} meets, or none")
        case phases.EXTRA:
            return _("{ink}: claim one more letter for your last word, or none")
        case phases.PLACE:
            return _("{ink}: place {word} below the old row")
    if solo_rows.may_collect(position):
        return _("{ink}: collect one card from the library")
    return _("{ink}: return one card from the library to its deck")


def _writing(position: Letterpress) -> str:
    if not position.is_last_round:
        return _("{ink}: write a word with your letters and the shared ones, or none")
    if position.is_solo:
        return _("{ink}: write your last word with the cards of your collection, or none")
    return _("{ink}: write your last word with your collection and the shared letters, or none")
