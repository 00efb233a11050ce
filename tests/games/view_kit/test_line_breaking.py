"""Line breaking: no text is lost, no line is too wide, Japanese breaks where allowed."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pennypress.games.view_kit.line_breaking import (
    NEVER_FIRST,
    NEVER_LAST,
    lines,
    pieces,
    shortened,
)
from pennypress.games.view_kit.typefaces_and_text_width import ITALIC, TEXT, WOOD, width

FACES = (TEXT, ITALIC, WOOD)
JAPANESE = "号外です。ニューヨーク港で、大きな船が「到着」した！乗客は2000人。朝刊、一部1セント。"
ENGLISH = "The committee will sit again on Thursday—it sat on Tuesday also—and its chairman is half-awake."
anything = st.text(max_size=300) | st.text(alphabet=st.sampled_from(ENGLISH + JAPANESE), max_size=300)


@given(anything, st.sampled_from(FACES), st.integers(8, 60), st.integers(90, 700), st.booleans())
def test_no_line_is_wider_than_its_measure(
    text: str, face: object, size: int, measure: int, even: bool
) -> None:
    assert face in FACES
    for each in FACES:
        for line in lines(text, each, size, measure, even=even):
            assert line.width <= measure + 1e-6 or len(line.text) == 1


@given(anything, st.integers(90, 700), st.integers(0, 40))
def test_no_character_is_lost_or_moved(text: str, measure: int, indent: int) -> None:
    found = lines(text, TEXT, 15, measure, indent=indent)
    assert "".join("".join(line.text.split()) for line in found) == "".join(text.split())


@given(st.lists(st.sampled_from(("a", "penny", "for", "the", "paper", "twelve")), min_size=1, max_size=60))
def test_words_that_fit_are_never_cut(words: list[str]) -> None:
    found = lines(" ".join(words), TEXT, 15, 120)
    assert [word for line in found for word in line.text.split()] == words


@given(st.text(alphabet=st.sampled_from(JAPANESE.replace(" ", "")), min_size=1, max_size=200))
def test_japanese_breaks_between_characters_but_not_before_a_comma(text: str) -> None:
    found = lines(text, TEXT, 15, 210)
    for before, after in pairwise(found):
        cut = before.text[-1] + after.text[0]
        stuck = after.text[0] in NEVER_FIRST or before.text[-1] in NEVER_LAST
        whole = any(cut in piece.text for piece in pieces(text))
        assert not stuck or whole  # a run wider than a line must be cut somewhere


@given(anything, st.integers(40, 700))
def test_the_width_that_a_line_states_is_its_own(text: str, measure: int) -> None:
    for line in lines(text, TEXT, 15, measure):
        assert line.width == pytest.approx(width(line.text, TEXT, 15))


@given(anything, st.integers(20, 300))
def test_what_is_shortened_fits_and_begins_the_text(text: str, measure: int) -> None:
    short = shortened(text, TEXT, 15, measure)
    assert width(short, TEXT, 15) <= measure
    assert " ".join(text.split()).startswith(short.removesuffix("…").rstrip())


def test_lines_are_about_equally_full() -> None:
    found = lines(ENGLISH, TEXT, 15, 205)
    assert min(line.width for line in found[:-1]) > 0.75 * 205
    assert [line.last for line in found] == [False] * (len(found) - 1) + [True]


def test_the_same_text_breaks_in_the_same_places() -> None:
    assert lines(JAPANESE, TEXT, 15, 205) == lines(JAPANESE, TEXT, 15, 205)
