"""The broadside of a finished game: every word once, in its place on the sheet, names as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from gettext import NullTranslations
from random import Random

import pytest

from pennypress.engine.i18n import ORIGINAL, use_catalogue
from pennypress.engine.record import Move, Seat
from pennypress.games.letterpress.actions import Write
from pennypress.games.letterpress.events import GameOver, RoundBegun, WordJudged, WordsAnnounced
from pennypress.games.letterpress.spelling import WAYS
from pennypress.games.letterpress.view.broadside import keepsakes
from pennypress.games.letterpress.view.wood_type.composed_words import Composition, Line, composed
from pennypress.games.letterpress.view.wood_type.lines_of_type import NARROWEST, WIDEST, fitted_row
from pennypress.games.letterpress.view.wood_type.whole_broadside import broadside
from pennypress.games.view import Keepsake
from tests.games import golden_records
from tests.games.view_kit.extents_in_drawings import Extent, assert_well_composed, read, texts

INKS = ("red", "blue", "green", "violet", "orange", "black")
RECORDS = golden_records.names("letterpress")
HOSTILE = ("<script>alert(1)</script>", "\x00\u202eevil\ud800", "新聞" * 90, "Ж" * 200, "a" * 200, "   ")
GAME_OVER = Move(0, "done", (GameOver((0,)),))


def kept(moves: Sequence[Move], seats: Sequence[Seat]) -> Keepsake:
    (piece,) = keepsakes(moves, seats).pieces
    return piece


def game(name: str) -> tuple[list[Move], tuple[Seat, ...]]:
    _position, moves = golden_records.replayed("letterpress", name)
    return moves, golden_records.read("letterpress", name).players


def words_on(found: Sequence[Extent]) -> list[Extent]:
    """The texts that are words of the game: in capitals only."""
    return [each for each in found if each.what.isupper() and each.what.isascii() and each.what.isalpha()]


def wrote(word: str) -> Write:
    return Write(word, tuple(WAYS[letter] for letter in word))


def announced(*words: str) -> Move:
    return Move(0, "", (WordsAnnounced(tuple(wrote(word) if word else None for word in words)),))


def next_round(number: int) -> Move:
    return Move(0, "", (RoundBegun(number),))


def composition(rng: Random, players: int, length: int) -> Composition:
    """A game in which everybody writes a word in every round."""
    number = iter(range(1000))

    def words(count: int) -> tuple[Line, ...]:
        letters = ("".join(rng.choices("ABCDEFGHIJKLMNOPQRSTUVWXYZ", k=length)) for _word in range(count))
        return tuple(Line(word, ((seat, 40 - next(number) % 40),)) for seat, word in enumerate(letters))

    seats = tuple(Seat("Ada", ink) for ink in INKS[:players])
    rounds = tuple(words(players) for _round in range(4))
    return Composition(seats, rounds, words(players), (40,) * players, (0,))


@pytest.mark.parametrize("name", RECORDS)
def test_every_word_that_stands_is_printed_once_for_each_round(name: str) -> None:
    moves, seats = game(name)
    happened = [event for move in moves for event in move.events]
    refused = {event.word for event in happened if isinstance(event, WordJudged) and not event.stands}
    number, written = 1, set()
    for event in happened:
        if isinstance(event, RoundBegun):
            number = event.round
        elif isinstance(event, WordsAnnounced):
            written |= {(number, each.word) for each in event.words if each and each.word not in refused}
    expected = Counter(word for _round, word in written)
    assert Counter(each.what for each in words_on(texts(read(kept(moves, seats).drawing())))) == expected
    assert Counter(each.what for each in words_on(texts(read(kept(moves, seats).preview())))) == expected


@pytest.mark.parametrize("name", RECORDS)
def test_nothing_overlaps_or_leaves_the_sheet(name: str) -> None:
    assert_well_composed(kept(*game(name)).drawing())
    assert_well_composed(kept(*game(name)).preview())


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("length", [2, 5, 9, 15, 40])
def test_nor_with_words_of_any_length(players: int, length: int) -> None:
    drawing = broadside(composition(Random(f"{players} {length}"), players, length))
    assert_well_composed(drawing)


@pytest.mark.parametrize("name", ["2-players", "3-players", "4-players", "5-players", "solo-won"])
def test_the_last_words_are_the_largest(name: str) -> None:
    moves, seats = game(name)
    last = {line.word for line in composed(moves, seats).last}
    found = words_on(texts(read(kept(moves, seats).drawing())))
    others = [each.size for each in found if each.what not in last]
    assert min(each.size for each in found if each.what in last) > max(others)


def test_a_line_is_as_wide_as_the_measure_and_never_stretched_too_much() -> None:
    rng = Random(5)
    for length in range(1, 30):
        for capitals in (20, 60, 150):
            words = [Line("".join(rng.choices("ABEIMOQW", k=length)), ((0, 1),)) for _word in range(2)]
            row = fitted_row(words, capitals)
            first, second = row.words
            assert NARROWEST - 1e-9 <= row.stretch <= WIDEST
            assert row.capitals <= capitals
            assert row.blank >= -1e-6
            assert first.left <= first.x
            assert first.x + first.width <= first.right < second.left
            assert row.blank + second.right == pytest.approx(860)


def test_a_refused_word_appears_in_no_round() -> None:
    judged = Move(0, "", (WordJudged("WPWZ", False, 0, 1), WordJudged("SADL", True, 1, 0)))
    moves = [announced("WPWZ", "SADL"), judged, next_round(2), announced("WPWZ", "FERRY"), GAME_OVER]
    seats = (Seat("Ada", "red"), Seat("Bo", "blue"))
    drawn = kept(moves, seats).drawing()
    assert [each.what for each in words_on(texts(read(drawn)))] == ["SADL", "FERRY"]
    assert "WPWZ" not in str(kept(moves, seats).words())


def test_a_word_that_two_wrote_is_printed_once_with_both_names() -> None:
    drawn = kept([announced("FERRY", "FERRY"), GAME_OVER], (Seat("Ada", "red"), Seat("Bo", "blue"))).drawing()
    found = [each.what for each in texts(read(drawn))]
    assert found.count("FERRY") == 1
    assert "Ada and Bo, 15 points" in found


@pytest.mark.parametrize("moves", [[], [announced("FERRY")], [announced("", ""), GAME_OVER]])
def test_an_unfinished_game_and_one_without_words_have_none(moves: list[Move]) -> None:
    assert keepsakes(moves, (Seat("Ada", "red"), Seat("Bo", "blue"))).pieces == ()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("solo-won", "Ada has beaten the Rotary Printer with"),
        ("solo-tie-lost", "The Rotary Printer wins; Ada has"),
        ("2-players", "wins with"),
        ("shared-victory", "Ada and Bert share the victory with"),
    ],
)
def test_the_imprint_says_who_has_won(name: str, sentence: str) -> None:
    found = [each.what for each in texts(read(kept(*game(name)).drawing()))]
    assert sum(sentence in text for text in found) == 1


def test_all_last_words_of_an_easy_game_are_there() -> None:
    moves, seats = game("solo-easy-three-last-words")
    assert [line.word for line in composed(moves, seats).last] == ["MOOR", "I"]
    found = [each.what for each in texts(read(kept(moves, seats).drawing()))]
    assert "The last words" in found
    assert "Ada, 1 point" in found  # one of three, which was written twice


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("record", ["solo-won", "3-players", "6-players", "shared-victory"])
def test_names_are_text_and_stay_in_their_places(name: str, record: str) -> None:
    moves, seats = game(record)
    piece = kept(moves, [replace(seat, name=name) for seat in seats])
    assert_well_composed(piece.drawing())
    assert_well_composed(piece.preview())
    assert "<script" not in str(piece.drawing())
    assert "<script" not in str(piece.words())


def test_a_name_is_printed_as_it_was_typed() -> None:
    moves, seats = game("solo-won")
    found = [each.what for each in texts(read(kept(moves, [replace(seats[0], name="<b>&amp;")]).drawing()))]
    assert any("<b>&amp; has beaten" in text for text in found)


@pytest.mark.parametrize("name", RECORDS)
def test_the_words_can_be_read_without_the_drawing(name: str) -> None:
    moves, seats = game(name)
    words, printed = str(kept(moves, seats).words()), composed(moves, seats)
    for lines in (printed.last, *printed.rounds):
        assert all(line.word in words for line in lines)


def test_the_same_game_gives_the_same_sheet() -> None:
    moves, seats = game("4-players")
    assert str(kept(moves, seats).drawing()) == str(kept(list(moves), tuple(seats)).drawing())


class Long(NullTranslations):
    """Every message three times as long."""

    def gettext(self, message: str) -> str:
        return " ".join([message, *[message.replace("{", "").replace("}", "")] * 2])

    def ngettext(self, singular: str, plural: str, count: int) -> str:
        return self.gettext(plural)


def test_long_translations_stay_in_their_places() -> None:
    use_catalogue(Long())
    try:
        for players in (1, 2, 6):
            assert_well_composed(broadside(composition(Random(players), players, 7)))
    finally:
        use_catalogue(ORIGINAL)
