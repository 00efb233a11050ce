"""Texts of advice: a recommended action in one line, and sentences about its effects."""

from __future__ import annotations

from typing import NamedTuple

from pennypress.components.deck_with_bottom import minus, plus
from pennypress.components.vote import Ballot
from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import together
from pennypress.engine.rules_interface import Action
from pennypress.games.letterpress import events, phases, solo_rows
from pennypress.games.letterpress.actions import (
    Claim,
    ClaimChallenge,
    Collect,
    Keep,
    Pass,
    PlaceRow,
    Return,
    Vote,
    Write,
)
from pennypress.games.letterpress.challenges import met_alone
from pennypress.games.letterpress.components import FACES, KEPT, SOLO_THRESHOLD, Card, Cards, points_of
from pennypress.games.letterpress.piece_phrases import (
    cards_used,
    condition_of,
    letters_in,
    letters_on,
    name_of,
    reward_of,
)
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import Hand, own_cards, points, written_word
from pennypress.games.letterpress.word_choices import words_of
from pennypress.games.letterpress.words.word_list import is_suggested


def request(position: Letterpress, action: Action) -> str:
    """The action as an imperative: 'Write LETTER with L, shared E, T twice, E, R.'"""
    match action:
        case Keep(card):
            return _("Keep {card}.").format(card=name_of(card))
        case Write(word, spelling):
            return _("Write {word} with {cards}.").format(word=word, cards=cards_used(spelling))
        case Pass():
            return _("Write no word.")
        case Vote(ballot, word):
            return _vote(ballot).format(word=word)
        case Claim(card):
            return _("Claim {card}.").format(card=name_of(card))
        case ClaimChallenge(card):
            return _("Claim the challenge “{condition}”.").format(condition=condition_of(card))
        case PlaceRow(column):
            return _placing(position, column)
        case Collect(card):
            return _("Collect {card} from the library.").format(card=name_of(card))
        case Return(card):
            return _("Return {card} from the library to its deck.").format(card=name_of(card))
    return _stopping(position)


def reason(position: Letterpress, action: Action, seat: int | None = None) -> str:
    """The reason for that seat, by default the next to act, to do it: one or two short sentences.

    It tells nothing that the seat may not know.
    """
    seat = position.next_to_act if seat is None else seat
    match action:
        case Keep(card):
            return _keeping(position, card, seat)
        case Write():
            return _writing(position, action, seat)
        case Pass():
            return _passing(position, seat)
        case Vote():
            return _("This word is not on the list. It counts unless more players refuse it than accept it.")
        case Claim(card):
            return _in_round_five(position, card, seat)
        case ClaimChallenge(card):
            return _challenge(position, card, seat)
        case PlaceRow():
            return _row(position, action)
        case Collect(card):
            return together([_in_round_five(position, card, seat), _printer_left_with(position, card)])
        case Return(card):
            return _printer_left_with(position, card)
    return _stopped(position)


# -- the requests


def _vote(ballot: Ballot) -> str:
    if ballot is Ballot.ABSTAIN:
        return _("Abstain on the word {word}.")
    return _("Accept the word {word}.") if ballot is Ballot.ACCEPT else _("Refuse the word {word}.")


def _placing(position: Letterpress, column: int) -> str:
    written = position.words[0]
    text = _("Place {word} so that both rows begin in the same column.")
    if column > 0:
        text = ngettext(
            "Place {word} so that it begins {count} column to the right of where the old row begins.",
            "Place {word} so that it begins {count} columns to the right of where the old row begins.",
            column,
        )
    elif column < 0:
        text = ngettext(
            "Place {word} so that it begins {count} column to the left of where the old row begins.",
            "Place {word} so that it begins {count} columns to the left of where the old row begins.",
            -column,
        )
    return text.format(word=written.word if written else "", count=abs(column))


def _stopping(position: Letterpress) -> str:
    match position.phase:
        case phases.CLAIM:
            return _("Claim no more letters.")
        case phases.CHALLENGE:
            return _("Claim no challenge.")
        case phases.EXTRA:
            return _("Do not claim the extra letter.")
    return _("Write no more words.")


# -- the reasons


class _Best(NamedTuple):
    """The best word of some cards among those that may be offered; '' and 0 without one."""

    word: str
    points: int


def _best(own: Cards, shared: Cards) -> _Best:
    hand = _known(Hand(tuple(sorted(own)), shared))
    found = ((-score, word) for word, score in words_of(hand).items() if is_suggested(word))
    score, word = min(found, default=(0, ""))
    return _Best(word, -score)


def _known(hand: Hand) -> Hand:
    """The hand without cards whose faces are hidden."""
    return Hand(tuple(card for card in hand.own if card in FACES), hand.shared)


def _keeping(position: Letterpress, card: Card, seat: int) -> str:
    """The best word of the cards drafted so far, or of the collection, that the card makes possible."""
    if position.phase == phases.KEEP_REWARD:
        return _in_round_five(position, card, seat)
    own, shared = position.drafted[seat], position.shared
    before, after = _best(own, shared), _best((*own, card), shared)
    if after.points <= before.points:
        return _no_better_word(card)
    text = ngettext(
        "With it your cards can spell {word} for {points} point.",
        "With it your cards can spell {word} for {points} points.",
        after.points,
    )
    if before.word:
        text = ngettext(
            "With it your cards can spell {word} for {points} point, not only {other} for {before}.",
            "With it your cards can spell {word} for {points} points, not only {other} for {before}.",
            after.points,
        )
    return text.format(word=after.word, points=after.points, other=before.word, before=before.points)


def _in_round_five(position: Letterpress, card: Card, seat: int) -> str:
    """The best word that the card makes possible in round five, without its shared cards."""
    own = position.collections[seat]
    before, after = _best(own, ()), _best((*own, card), ())
    if after.points <= before.points:
        return _no_better_word(card)
    text = ngettext(
        "With it your collection can spell {word} for {points} point.",
        "With it your collection can spell {word} for {points} points.",
        after.points,
    )
    if before.word:
        text = ngettext(
            "With it your collection can spell {word} for {points} point, not only {other} for {before}.",
            "With it your collection can spell {word} for {points} points, not only {other} for {before}.",
            after.points,
        )
    return text.format(word=after.word, points=after.points, other=before.word, before=before.points)


def _no_better_word(card: Card) -> str:
    points_of_card = points_of((card,))
    return ngettext(
        "It is worth {points} point, but makes no better word possible yet.",
        "It is worth {points} points, but makes no better word possible yet.",
        points_of_card,
    ).format(points=points_of_card)


def _writing(position: Letterpress, action: Write, seat: int) -> str:
    """How the word compares, and what it brings."""
    score, own = points(action.spelling), own_cards(action.spelling)
    parts = [_compared(score, position.hand_of(seat))]
    if position.is_last_round:
        left = points_of(minus(tuple(sorted(position.collections[seat])), own))
        parts.append(_against_printer(position, score, left) if position.is_solo else _unused(left))
    elif position.is_solo:
        parts.append(_library(position, action))
    else:
        met = met_alone(position.open_challenges, written_word(action.word, action.spelling))
        parts.append(_challenges_met(met))
    return together(parts)


def _compared(score: int, hand: Hand) -> str:
    """The points of a word beside the most that its cards can score."""
    most = max(words_of(_known(hand)).values(), default=0)
    if score >= most:
        return ngettext(
            "It scores {points} point; no listed word of your cards scores more.",
            "It scores {points} points; no listed word of your cards scores more.",
            score,
        ).format(points=score)
    return ngettext(
        "It scores {points} point; your cards could score {most}.",
        "It scores {points} points; your cards could score {most}.",
        score,
    ).format(points=score, most=most)


def _challenges_met(met: Cards) -> str:
    if not met:
        return ""
    if len(met) == 1:
        return _("It meets the challenge “{condition}”. The reward: {reward}.").format(
            condition=condition_of(met[0]), reward=reward_of(met[0])
        )
    return ngettext(
        "It meets {count} of the open challenges.", "It meets {count} of the open challenges.", len(met)
    ).format(count=len(met))


def _unused(left: int) -> str:
    return ngettext(
        "If points are tied, your unused cards count {points} point.",
        "If points are tied, your unused cards count {points} points.",
        left,
    ).format(points=left)


def _against_printer(position: Letterpress, score: int, left: int) -> str:
    """The total after the word against the points of the printer, with the cards then left unused."""
    total = position.points[0] + score
    printer = points_of(position.library) + (left if position.is_hard else 0)
    if position.is_easy:
        text = _("If you stop after it, you have {points} and the Rotary Printer {printer}.")
    elif total > printer:
        text = _("That beats the Rotary Printer, which has {printer}.")
    else:
        text = _("That does not beat the Rotary Printer, which has {printer}.")
    return text.format(points=total, printer=printer)


def _library(position: Letterpress, action: Write) -> str:
    """What the word does in the library of a solo game."""
    hand = position.hand_of(0)
    used = tuple(sorted(card.card for card in action.spelling))
    if not plus(position.library, minus(plus(hand.own, hand.shared), used)):
        return _("No card is left for the library.")
    if points(action.spelling) >= SOLO_THRESHOLD:
        text = _("With {threshold} points or more you collect a card from the library.")
    else:
        text = _("With fewer than {threshold} points, you return a card from the library to its deck.")
    return text.format(threshold=SOLO_THRESHOLD)


def _passing(position: Letterpress, seat: int) -> str:
    hand = position.hand_of(seat)
    best = _best(hand.own, hand.shared)
    if not best.word:
        return _("Your cards can spell no word that the coach would suggest.")
    return ngettext(
        "Your cards could score {points} point.", "Your cards could score {points} points.", best.points
    ).format(points=best.points)


def _challenge(position: Letterpress, card: Card, seat: int) -> str:
    if card not in KEPT:
        return _("The reward: {reward}.").format(reward=reward_of(card))
    text = ngettext(
        "You keep the card {letters}, worth {points} point in round five.",
        "You keep the card {letters}, worth {points} points in round five.",
        points_of((card,)),
    ).format(letters=letters_on(card), points=points_of((card,)))
    own = position.collections[seat]
    better = _best((*own, card), ()).points > _best(own, ()).points
    return together([text, _in_round_five(position, card, seat) if better else ""])


def _row(position: Letterpress, action: PlaceRow) -> str:
    """What placing the row there collects, and whether another place collects more points."""
    collected = _collected(position, action)
    most = max(points_of(_collected(position, PlaceRow(column))) for column in solo_rows.columns(position))
    if not collected:
        return _("You collect no card there.") if most else _("No place lets you collect a card.")
    score = points_of(collected)
    told = ngettext(
        "You collect {letters}, worth {points} point.",
        "You collect {letters}, worth {points} points.",
        score,
    ).format(letters=letters_in(collected), points=score)
    return together([told, _("No other place brings more.") if score == most else ""])


def _collected(position: Letterpress, action: PlaceRow) -> Cards:
    """The cards of the old row that placing the new one there collects."""
    happened = position.copy().apply(action)
    return next((event.collected for event in happened if isinstance(event, events.OldRowCleared)), ())


def _printer_left_with(position: Letterpress, card: Card) -> str:
    left = points_of(position.library) - points_of((card,))
    return ngettext(
        "That leaves the library, and so the Rotary Printer, {points} point.",
        "That leaves the library, and so the Rotary Printer, {points} points.",
        left,
    ).format(points=left)


def _stopped(position: Letterpress) -> str:
    match position.phase:
        case phases.CLAIM:
            return ngettext(
                "You could still claim {count} letter.",
                "You could still claim {count} letters.",
                min(position.claims_left, len(position.in_play)),
            ).format(count=min(position.claims_left, len(position.in_play)))
        case phases.CHALLENGE:
            return _("You would get nothing for the challenge that your word meets.")
        case phases.EXTRA:
            return _("You would get no letter for this challenge.")
    left = points_of(position.collections[0]) if position.is_hard else 0
    return _("You finish with {points}; the Rotary Printer has {printer}.").format(
        points=position.points[0], printer=points_of(position.library) + left
    )
