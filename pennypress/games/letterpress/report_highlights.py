"""The highlights of a finished game: the best and the longest word, words missed, the card that paid off."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed
from pennypress.engine.record import Seat
from pennypress.games.game_report import Highlight
from pennypress.games.letterpress.components import FACES
from pennypress.games.letterpress.finished_game_facts import (
    Collected,
    Missed,
    Written,
    best_card,
    best_of,
    best_packs,
)
from pennypress.games.letterpress.piece_phrases import name_of
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.view.sentences import ink


def highlights(
    tables: Sequence[Letterpress],
    seats: Sequence[Seat],
    words: Sequence[Written],
    missed: Sequence[Missed],
    collected: Sequence[Collected],
) -> Iterator[Highlight]:
    """The notable moments of the game, each with a sentence."""
    end = len(tables) - 1
    if tables[-1].is_solo:
        yield Highlight(_("Result"), _result(tables[-1], seats), end)
    best = _all_with_most(words, lambda each: each.points)
    if best:
        yield Highlight(_("Best word"), _points_of(best, seats), best[0].at)
    longest = _all_with_most(words, lambda each: len(each.word))
    if longest:
        yield Highlight(_("Longest word"), _length_of(longest, seats), longest[0].at)
    paid = best_card(words, collected)
    if paid:
        yield Highlight(_("Card that paid off"), _card_paid(*paid, seats), paid[0].at)
    for player in range(len(seats)):
        own = [each for each in missed if each.written.player == player]
        most = max(own, key=lambda each: each.points - each.written.points, default=None)
        if most and most.points > most.written.points:
            yield Highlight(_("Word missed"), _missed(most, seats), most.written.at)
    packs = best_packs(tables, words)
    if packs:
        yield Highlight(_("Draft missed"), _packs(packs, seats), packs.written.at)


def _all_with_most(words: Sequence[Written], size: Callable[[Written], int]) -> list[Written]:
    """All words of the greatest size; none if that is 0."""
    most = max(map(size, words), default=0)
    return [each for each in words if most and size(each) == most]


def _result(table: Letterpress, seats: Sequence[Seat]) -> str:
    """A solo game: the points of both sides."""
    score = table.points[0]
    text = ngettext(
        "{ink} scored {points} point and beat the Rotary Printer with {printer}",
        "{ink} scored {points} points and beat the Rotary Printer with {printer}",
        score,
    )
    if not table.winners:
        text = ngettext(
            "{ink} scored {points} point and lost to the Rotary Printer with {printer}",
            "{ink} scored {points} points and lost to the Rotary Printer with {printer}",
            score,
        )
    return text.format(ink=ink(seats, 0), points=score, printer=table.printer_points)


def _points_of(best: Sequence[Written], seats: Sequence[Seat]) -> str:
    written = best[0]
    if len(best) > 1:
        return ngettext(
            "{words}, for {points} point each", "{words}, for {points} points each", written.points
        ).format(words=_with_writers(best, seats), points=written.points)
    return ngettext(
        "{ink}: {word} for {points} point in round {round}",
        "{ink}: {word} for {points} points in round {round}",
        written.points,
    ).format(ink=ink(seats, written.player), word=written.word, points=written.points, round=written.round)


def _length_of(longest: Sequence[Written], seats: Sequence[Seat]) -> str:
    written = longest[0]
    if len(longest) > 1:
        return ngettext(
            "{words}, with {count} letter each", "{words}, with {count} letters each", len(written.word)
        ).format(words=_with_writers(longest, seats), count=len(written.word))
    return ngettext(
        "{ink}: {word} with {count} letter in round {round}",
        "{ink}: {word} with {count} letters in round {round}",
        len(written.word),
    ).format(ink=ink(seats, written.player), word=written.word, count=len(written.word), round=written.round)


def _with_writers(words: Sequence[Written], seats: Sequence[Seat]) -> str:
    """The words, each with who wrote it and in which round."""
    return listed(
        [
            _("{word} ({ink}, round {round})").format(
                word=each.word, ink=ink(seats, each.player), round=each.round
            )
            for each in words
        ]
    )


def _card_paid(collected: Collected, written: Written, seats: Sequence[Seat]) -> str:
    score = FACES[collected.card].points
    return ngettext(
        "{ink} collected {card} in round {round}; it scored {points} point in {word}",
        "{ink} collected {card} in round {round}; it scored {points} points in {word}",
        score,
    ).format(
        ink=ink(seats, collected.player),
        card=name_of(collected.card),
        round=collected.round,
        points=score,
        word=written.word,
    )


def _missed(missed: Missed, seats: Sequence[Seat]) -> str:
    written = missed.written
    text = ngettext(
        "{ink} could have written {word} for {points} point in round {round}, but wrote no word",
        "{ink} could have written {word} for {points} points in round {round}, but wrote no word",
        missed.points,
    )
    if written.refused:
        text = ngettext(
            "{ink} could have written {word} for {points} point in round {round}, but {other} was refused",
            "{ink} could have written {word} for {points} points in round {round}, but {other} was refused",
            missed.points,
        )
    if written.write:
        text = ngettext(
            "{ink} could have written {word} for {points} point in round {round}; {other} scored {fewer}",
            "{ink} could have written {word} for {points} points in round {round}; {other} scored {fewer}",
            missed.points,
        )
    return text.format(
        ink=ink(seats, written.player),
        word=missed.word,
        points=missed.points,
        round=written.round,
        other=written.word or written.refused,
        fewer=written.points,
    )


def _packs(packs: Missed, seats: Sequence[Seat]) -> str:
    best = best_of(packs.written)
    return ngettext(
        "One card from each pack that {ink} held in round {round}, with the shared cards, could spell {word}"
        " for {points} point; the cards kept, a word for {fewer}",
        "One card from each pack that {ink} held in round {round}, with the shared cards, could spell {word}"
        " for {points} points; the cards kept, a word for {fewer}",
        packs.points,
    ).format(
        ink=ink(seats, packs.written.player),
        word=packs.word,
        points=packs.points,
        round=packs.written.round,
        fewer=best.points if best else 0,
    )
