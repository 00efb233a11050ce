"""The built pages in the pseudo-locale have no untranslated words."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from pennypress.engine import languages_and_catalogues
from pennypress.site import licences_page
from pennypress.site.build import top_files
from pennypress.site.pages import made
from tests.pseudo_locale import Marked, Texts, glued, unmarked, without_type

ROOT = Path(__file__).resolve().parents[2]
SOURCES = [file for file in top_files(ROOT) if file.suffix == ".html" and file.stem != "interpreter-frame"]
"""All pages except interpreter-frame.html, an invisible frame without text."""
PEOPLE = {"Ada", "Ben", "Cleo", "Dan", "Dot"}
"""The players in the examples."""


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_every_word_of_a_page_is_marked(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marked = Marked()
    monkeypatch.setattr(languages_and_catalogues, "words_of", lambda language: marked)
    built = made(
        source.name, source.read_text(encoding="utf-8"), {"licences": partial(licences_page.page, ROOT)}
    )
    for text in built.values():
        texts = Texts(text).found
        assert texts
        assert unmarked(without_type(texts, source.stem), *PEOPLE) == set()
        assert glued(texts) == set()
