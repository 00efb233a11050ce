"""Formatting in the current language: lists, consecutive sentences, numbers, days.

The patterns are messages of the catalogue, so a new language needs no code of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from pennypress.engine.i18n import N_, _, pgettext

MONTHS = (
    N_("January"), N_("February"), N_("March"), N_("April"), N_("May"), N_("June"),
    N_("July"), N_("August"), N_("September"), N_("October"), N_("November"), N_("December"),
)  # fmt: skip

WORD_JOINER = "\u2060"
"""An invisible character beside which a line is not broken."""


def listed(things: Sequence[str]) -> str:
    """The things as a list inside a sentence.

    >>> listed(["Ada", "Bo", "Cy"])
    'Ada, Bo and Cy'
    """
    if len(things) < 2:
        return "".join(things)
    # Translators: the end of a list, as in "Ada, Bo and Cy".
    text = pgettext("list", "{several} and {last}")
    return text.format(several=series(things[:-1]), last=things[-1])


def either(things: Sequence[str]) -> str:
    """The things as a choice inside a sentence.

    >>> either(["4", "5"])
    '4 or 5'
    """
    if len(things) < 2:
        return "".join(things)
    # Translators: the end of a choice, as in "Ada, Bo or Cy".
    text = pgettext("list", "{several} or {last}")
    return text.format(several=series(things[:-1]), last=things[-1])


def series(things: Iterable[str]) -> str:
    """The things separated by commas, without 'and' before the last.

    >>> series(["red 2", "blue 1"])
    'red 2, blue 1'
    """
    # Translators: what stands between two things of a list, with its spaces.
    return pgettext("list", ", ").join(things)


def number_range(least: int, most: int) -> str:
    """Two numbers as a range that no line break divides, or one number if they are equal.

    >>> number_range(3, 3), number_range(2, 5).replace(WORD_JOINER, "")
    ('3', '2–5')
    """
    if least == most:
        return str(least)
    # Translators: a range of numbers, as in "2–5 players".
    return pgettext("range", "{least}–{most}").format(least=least, most=f"{WORD_JOINER}{most}")


def together(sentences: Iterable[str]) -> str:
    """The sentences joined into one text; empty ones are left out.

    >>> together(["It rains.", "", "Nobody reads."])
    'It rains. Nobody reads.'
    """
    # Translators: what stands between two sentences: a space, or nothing where a language writes none.
    return pgettext("between sentences", " ").join(filter(None, sentences))


def capital(text: str) -> str:
    """The phrase with a capital first letter, as a heading.

    >>> capital("the 2-star B of War")
    'The 2-star B of War'
    """
    return text[:1].upper() + text[1:]


def decimal(number: float, places: int = 1) -> str:
    """The number with `places` decimal places.

    >>> decimal(2.25)
    '2.2'
    """
    # Translators: the decimal point of numbers, as in "2.5".
    return f"{number:.{places}f}".replace(".", pgettext("number", "."))


def percent(chance: float) -> str:
    """A probability as text.

    >>> percent(0.34)
    '34%'
    """
    return _("{number}%").format(number=round(100 * chance))


def signed(points: int) -> str:
    """The points with a plus or minus sign.

    >>> signed(3), signed(-2)
    ('+3', '−2')
    """
    return f"{points:+d}".replace("-", "−")


def day_and_year(day: date) -> str:
    """The day, on its own.

    >>> day_and_year(date(1898, 3, 12))
    'March 12, 1898'
    """
    text = _("{month} {day}, {year}")
    return text.format(day=day.day, month=_(MONTHS[day.month - 1]), year=day.year)


def on_day(day: date) -> str:
    """The day of an event, for use in a sentence.

    >>> on_day(date(1898, 3, 12))
    'on March 12, 1898'
    """
    text = _("on {month} {day}, {year}")
    return text.format(day=day.day, month=_(MONTHS[day.month - 1]), year=day.year)
