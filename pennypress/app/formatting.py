"""Formatting of names, times, seeds, table names and file names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container
from dataclasses import replace
from datetime import datetime
from random import Random

from pennypress.app.seats import level_of
from pennypress.engine.game import Game
from pennypress.engine.i18n import _, ngettext
from pennypress.engine.record import NAME_LIMIT, SEED_LIMIT, Seat
from pennypress.engine.sentence_formatting import on_day
from pennypress.engine.table import Table

# Period words that are easy to say aloud. Seeds are not translated, because friends share them.
SEED_FIRST = (
    "amber", "brass", "bright", "copper", "early", "evening", "foggy", "gaslit", "golden", "granite",
    "harbor", "inky", "iron", "ivory", "late", "loud", "lucky", "marble", "midnight", "misty", "morning",
    "noisy", "penny", "quiet", "rainy", "scarlet", "silver", "snowy", "sunny", "velvet", "windy", "yellow",
)  # fmt: skip
SEED_SECOND = (
    "avenue", "banner", "bowery", "bridge", "broadway", "bugle", "carriage", "column", "cable", "derby",
    "edition", "engine", "ferry", "gazette", "headline", "lantern", "ledger", "letter", "market",
    "messenger", "parade", "pier", "printer", "quill", "rooftop", "scoop", "steamer", "subway", "telegraph",
    "tower", "trolley", "whistle",
)  # fmt: skip

_INVISIBLE = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode categories removed from names. Format characters (Cf) are kept because emoji need some of them."""
_DIRECTING = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that would change the direction of the sentence around the name."""


def clean(value: object, limit: int = NAME_LIMIT) -> str:
    r"""Text typed by a person, without control characters and outer spaces, cut to `limit` characters.

    >>> clean("  Nellie\x00 Bly \n")
    'Nellie Bly'
    """
    if not isinstance(value, str):
        return ""
    shown = value[: 4 * limit]
    if not (shown.isascii() and shown.isprintable()):
        shown = "".join(
            " " if each in "\t\n\r" else each
            for each in shown
            if each in "\t\n\r" or not (each in _DIRECTING or unicodedata.category(each) in _INVISIBLE)
        )
    return " ".join(shown.split())[:limit].strip()


def called(seat: Seat, game: Game) -> str:
    """The player's name with the newspaper (a bot's with its level); only the newspaper if there is no name.

    >>> from pennypress.games import GAMES
    >>> called(Seat("Ada", "sun"), GAMES["penny-press"])
    'Ada (The Sun)'
    >>> called(Seat("The Sun", "sun", bot="editor"), GAMES["penny-press"])
    'The Sun (Editor)'
    """
    title, level = emblem_title(seat.emblem, game), level_of(seat)
    name = own_name(seat, game)
    if not name:
        return _("{emblem} ({level})").format(emblem=title, level=level.title) if level else title
    text = _("{player} ({emblem}, {level})") if level else _("{player} ({emblem})")
    return text.format(player=short(name), emblem=title, level=level and level.title)


def levelled(seat: Seat, game: Game) -> str:
    """The bot's name with its level.

    >>> from pennypress.games import GAMES
    >>> levelled(Seat("Ada", "sun", bot="editor"), GAMES["penny-press"])
    'Ada (Editor)'
    """
    level, name = level_of(seat), short(shown_name(seat, game), 18)
    return _("{player} ({level})").format(player=name, level=level.title) if level else name


def introduced(seat: Seat, game: Game) -> Seat:
    """The seat for display by a title: a bot's level is used as its name, or put before it.

    >>> from pennypress.games import GAMES
    >>> introduced(Seat("The Sun", "sun", bot="editor"), GAMES["penny-press"]).name
    'Editor'
    """
    level = level_of(seat)
    if level is None:
        return replace(seat, name=shown_name(seat, game))
    name = own_name(seat, game)
    text = _("{level} {player}").format(player=name, level=level.title)
    return replace(seat, name=text if name else level.title)


def own_name(seat: Seat, game: Game) -> str:
    """The player's name; '' if it is the newspaper's name in any language.

    >>> from pennypress.games import GAMES
    >>> own_name(Seat("Ada", "sun"), GAMES["penny-press"])
    'Ada'
    >>> own_name(Seat("The Sun", "sun"), GAMES["penny-press"])
    ''
    """
    others = ("", emblem_label(seat.emblem, game), emblem_title(seat.emblem, game))
    return "" if seat.name in others else seat.name


def shown_name(seat: Seat, game: Game) -> str:
    """The player's name, or else the newspaper's in the current language."""
    return own_name(seat, game) or emblem_title(seat.emblem, game)


def short(name: str, limit: int = 40) -> str:
    """The name shortened for use in a sentence.

    >>> short("Nellie Bly", 8)
    'Nellie…'
    """
    return name if len(name) <= limit else name[: limit - 1].rstrip() + "…"


def handed_to(table: Table) -> str:
    """A sentence that says who gets the device next."""
    seat = table.seats[table.position.current_player]
    return _("Pass the tablet to {player}.").format(player=called(seat, table.game))


def turn_of(table: Table) -> str:
    """A sentence that says whose turn it is."""
    seat = table.seats[table.position.current_player]
    return _("{player} to move.").format(player=called(seat, table.game))


def emblem_title(name: str, game: Game) -> str:
    """The emblem's title in the current language."""
    return next((emblem.title for emblem in game.emblems if emblem.name == name), name)


def emblem_label(name: str, game: Game) -> str:
    """The emblem's title as stored in records for players without a name."""
    return next((emblem.label for emblem in game.emblems if emblem.name == name), name)


def ago(then: str, now: str) -> str:
    """A point in time relative to another, in words; both in ISO 8601.

    >>> ago("2026-03-12T09:00:00Z", "2026-03-12T11:30:00Z")
    '2 hours ago'
    >>> ago("2026-03-12T09:00:00Z", "2026-05-01T11:30:00Z")
    'on March 12, 2026'
    """
    try:
        start, end = _moment(then), _moment(now)
    except (ValueError, OverflowError):  # OverflowError near the limits of the calendar
        return _("at an unknown time")
    seconds = (end - start).total_seconds()
    if seconds < 90:
        return _("just now")
    minutes, hours, days = int(seconds // 60), int(seconds // 3600), int(seconds // 86400)
    if hours < 1:
        return ngettext("{count} minute ago", "{count} minutes ago", minutes).format(count=minutes)
    if days < 1:
        return ngettext("{count} hour ago", "{count} hours ago", hours).format(count=hours)
    if days < 14:
        return ngettext("{count} day ago", "{count} days ago", days).format(count=days)
    return on_day(start.date())


def new_seed(fresh: str) -> str:
    """A seed that is easy to say aloud, derived from a random text.

    >>> new_seed("one")
    'windy-parade-62'
    """
    stream = Random(fresh)
    first = SEED_FIRST[int(stream.random() * len(SEED_FIRST))]
    second = SEED_SECOND[int(stream.random() * len(SEED_SECOND))]
    return f"{first}-{second}-{int(stream.random() * 90) + 10}"


def seed_typed(value: object, fresh: str) -> str:
    """The seed as typed, or a new one if the field is empty."""
    return clean(value, SEED_LIMIT) or new_seed(fresh)


def new_id(fresh: str, taken: Container[str]) -> str:
    """A new table id, derived from a random text."""
    stem = re.sub(r"[^A-Za-z0-9]", "", fresh)[:12] or "table"
    number, found = 1, stem
    while found in taken:
        number += 1
        found = f"{stem}-{number}"
    return found


def numbered(title: str, taken: Container[str], first: int) -> str:
    """A name for a new table: the title and the first free number."""
    text, number = _("{title} No. {number}"), first
    while (name := text.format(title=title, number=number)) in taken:
        number += 1
    return name


def file_name(name: str) -> str:
    """A name for an exported file, safe on every system.

    >>> file_name("Penny Press No. 7")
    'penny-press-no-7.json'
    """
    stem = re.sub(r"[^\w]+", "-", name.casefold()).strip("-_")[:60]
    return f"{stem or 'penny-press'}.json"


def _moment(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    return moment.replace(tzinfo=None) - (moment.utcoffset() or moment - moment)
