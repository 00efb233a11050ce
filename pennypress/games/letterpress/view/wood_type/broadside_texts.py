"""The texts of the broadside beside its words, and the sheet in words."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed
from pennypress.games.letterpress.view.sentences import ink
from pennypress.games.letterpress.view.wood_type.composed_words import Composition, Line


def name_of(composition: Composition, player: int) -> str:
    """The player's name; that of the ink if none is given."""
    return composition.seats[player].name or ink(composition.seats, player)


def titled(composition: Composition) -> str:
    """The title of the keepsake, in one line."""
    names = listed([name_of(composition, player) for player in range(len(composition.seats))])
    count = composition.word_count
    if composition.is_solo:
        text = ngettext(
            "{count} word by {name} against the Rotary Printer",
            "{count} words by {name} against the Rotary Printer",
            count,
        )
        return text.format(count=count, name=names)
    return ngettext("{count} word by {names}", "{count} words by {names}", count).format(
        count=count, names=names
    )


def announcement(composition: Composition) -> str:
    """What the sheet is, under its title."""
    names = listed([name_of(composition, player) for player in range(len(composition.seats))])
    if composition.is_solo:
        return _("A specimen of the words composed by {name} against the Rotary Printer").format(name=names)
    return _("A specimen of the words composed by {names}").format(names=names)


def round_heading(number: int) -> str:
    return _("Round {number}").format(number=number)


def last_heading(composition: Composition) -> str:
    return ngettext("The last word", "The last words", len(composition.last))


def writers(composition: Composition, line: Line) -> str:
    """The names of those who wrote the word."""
    return listed([name_of(composition, seat) for seat, _points in line.written])


def credit(names: str, line: Line) -> str:
    """Who wrote the word, and for how many points."""
    return ngettext("{names}, {points} point", "{names}, {points} points", line.points).format(
        names=names, points=line.points
    )


def result(composition: Composition) -> str:
    """Who has won, in a sentence."""
    if composition.is_solo:
        return _alone(composition)
    winners = [name_of(composition, player) for player in composition.winners]
    points = composition.points[composition.winners[0]]
    if len(winners) > 1:
        text = ngettext(
            "{names} share the victory with {points} point each",
            "{names} share the victory with {points} points each",
            points,
        )
        return text.format(names=listed(winners), points=points)
    return ngettext("{name} wins with {points} point", "{name} wins with {points} points", points).format(
        name=winners[0], points=points
    )


def _alone(composition: Composition) -> str:
    name, points = name_of(composition, 0), composition.points[0]
    if composition.winners:
        text = ngettext(
            "{name} has beaten the Rotary Printer with {points} point",
            "{name} has beaten the Rotary Printer with {points} points",
            points,
        )
    else:
        text = ngettext(
            "The Rotary Printer wins; {name} has {points} point",
            "The Rotary Printer wins; {name} has {points} points",
            points,
        )
    return text.format(name=name, points=points)


def imprint() -> str:
    return _("Set by hand and printed at the sign of the Penny Press")


def in_words(composition: Composition) -> Element:
    """All words in the order of the rounds, and who has won."""
    return h.ul[
        [
            h.li[h.strong[heading], " ", listed([_credited(composition, line) for line in words])]
            for heading, words in _sections(composition)
        ],
        h.li[result(composition)],
    ]


def _credited(composition: Composition, line: Line) -> str:
    written = credit(writers(composition, line), line)
    return _("{word} ({credit})").format(word=line.word, credit=written)


def _sections(composition: Composition) -> Iterator[tuple[str, tuple[Line, ...]]]:
    for number, words in enumerate(composition.rounds, 1):
        if words:
            yield round_heading(number), words
    if composition.last:
        yield last_heading(composition), composition.last
