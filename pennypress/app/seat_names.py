"""How players are called in sentences: names as typed, emblems, levels of bots, whose turn it is."""

from __future__ import annotations

import unicodedata
from dataclasses import replace

from pennypress.app.seats import level_of, on_turn
from pennypress.engine.i18n import _
from pennypress.engine.record import NAME_LIMIT, Record, Seat
from pennypress.engine.table import Table
from pennypress.engine.title_description import Game

_INVISIBLE = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode categories removed from names. Format characters (Cf) are kept because emoji need some of them."""
_DIRECTING = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufff9\ufffa\ufffb")
"""Characters that would change the direction of the sentence around the name, or stand below or above it."""
_BLANK = set("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that nobody can see."""


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
    shown = " ".join(shown.split())[:limit].strip()
    return shown if shown.isascii() or any(map(_is_visible, shown)) else ""


def _is_visible(character: str) -> bool:
    """Whether the character can be seen by itself: no joiner, accent or space."""
    return unicodedata.category(character)[0] not in "CMZ" and character not in _BLANK


def called(seat: Seat, game: Game) -> str:
    """The player's name with the emblem (a bot's with its level); only the emblem if there is no name.

    >>> from pennypress.games import GAMES
    >>> called(Seat("Ada", "sun"), GAMES["penny-press"])
    'Ada (The Sun)'
    >>> called(Seat("The Sun", "sun", bot="editor"), GAMES["penny-press"])
    'The Sun (Hard)'
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
    'Ada (Hard)'
    """
    level, name = level_of(seat), short(shown_name(seat, game), 18)
    return _("{player} ({level})").format(player=name, level=level.title) if level else name


def introduced(seat: Seat, game: Game) -> Seat:
    """The seat for display by a title: a bot is named by its level, or has it before its name.

    >>> from pennypress.games import GAMES
    >>> introduced(Seat("The Sun", "sun", bot="editor"), GAMES["penny-press"]).name
    'Hard bot'
    """
    level = level_of(seat)
    if level is None:
        return replace(seat, name=shown_name(seat, game))
    name = own_name(seat, game)
    if not name:
        return replace(seat, name=_("{level} bot").format(level=level.title))
    return replace(seat, name=_("{level} bot {player}").format(player=name, level=level.title))


def own_name(seat: Seat, game: Game) -> str:
    """The player's name; '' if it is the emblem's title in any language.

    >>> from pennypress.games import GAMES
    >>> own_name(Seat("Ada", "sun"), GAMES["penny-press"])
    'Ada'
    >>> own_name(Seat("The Sun", "sun"), GAMES["penny-press"])
    ''
    """
    name = clean(seat.name)  # a record from a link or a file has it as somebody else wrote it
    return "" if name in ("", emblem_label(seat.emblem, game), emblem_title(seat.emblem, game)) else name


def shown_name(seat: Seat, game: Game) -> str:
    """The player's name, or else the emblem's title in the current language."""
    return own_name(seat, game) or emblem_title(seat.emblem, game)


def short(name: str, limit: int = 40) -> str:
    """The name shortened for use in a sentence.

    >>> short("Nellie Bly", 8)
    'Nellie…'
    """
    return name if len(name) <= limit else name[: limit - 1].rstrip() + "…"


def handed_to(table: Table) -> str:
    """A sentence that says who gets the device next."""
    seat = on_turn(table)
    assert seat is not None
    return _("Pass the device to {player}.").format(player=called(seat, table.game))


def turn_of(table: Table) -> str:
    """A sentence that says whose turn it is."""
    seat = on_turn(table)
    assert seat is not None
    return _("{player} to move.").format(player=called(seat, table.game))


def emblem_title(name: str, game: Game) -> str:
    """The emblem's title in the current language."""
    return next((emblem.title for emblem in game.emblems if emblem.name == name), name)


def emblem_titles(record: Record, game: Game) -> list[str]:
    """The names of the seats' emblems."""
    return [emblem_title(seat.emblem, game) for seat in record.players]


def emblem_label(name: str, game: Game) -> str:
    """The emblem's title as stored in records for players without a name."""
    return next((emblem.label for emblem in game.emblems if emblem.name == name), name)
