"""Extraction of messages and compilation of catalogues, with Babel.

`locale/pennypress.pot` has every message; `locale/ja/LC_MESSAGES/pennypress.po` has the Japanese
translations.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import IO, Any

from babel.messages import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from pennypress.engine.languages_and_catalogues import FIRST, LANGUAGES
from pennypress.games import PACKAGES
from pennypress.site.python_archive import runs_in_the_page, title_of

TEMPLATE = "locale/pennypress.pot"
COMPILED = "locale/{language}.mo"
"""A compiled catalogue in its package: in `pennypress`, and in each title."""
OF_TEXT_PAGES = "pennypress/locale/{language}-text-pages.mo"
"""The compiled catalogue of pages without Python, which only the build reads."""
MARKS: dict[str, Any] = {"_": None, "N_": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}
"""The functions that mark messages, as keywords for Babel."""
TO_TRANSLATORS = "Translators:"
"""The prefix of comments for translators."""
WORDS = re.compile(r"\{\{(.+?)\}\}", re.DOTALL)
"""The pattern of a message in the source of a page."""
SOURCES = ("index.html", "pages/*.html", "static/root/*.webmanifest", "pennypress/**/*.py")
HEADER = "# The words of Penny Press: see docs/translating.md."
THE_BEGINNING = datetime(1980, 1, 1, tzinfo=UTC)
"""A fixed time, so that the same messages give the same file."""


def extracted(root: Path) -> Catalog:
    """All messages of the pages and the code, file by file."""
    catalogue = Catalog(
        project="Penny Press",
        header_comment=HEADER,
        creation_date=THE_BEGINNING,
        charset="utf-8",
        fuzzy=False,
    )
    for file in (file for pattern in SOURCES for file in sorted(root.glob(pattern))):
        method: Any = "python" if file.suffix == ".py" else words_in_page
        found = extract_from_file(method, file, MARKS, [TO_TRANSLATORS], strip_comment_tags=True)
        for line, message, comments, context in found:
            place = (file.relative_to(root).as_posix(), line)
            catalogue.add(message, locations=[place], auto_comments=comments, context=context)
    return catalogue


def words_in_page(
    file: IO[bytes], _keywords: object, _comments: object, options: object
) -> Iterator[tuple[int, None, str, list[str]]]:
    """Babel extractor for `{{…}}` in pages: yields line, function, message, comments."""
    text = file.read().decode()
    for found in WORDS.finditer(text):
        yield text.count("\n", 0, found.start()) + 1, None, found[1], []


def extract(root: Path) -> None:
    """Write the template."""
    _write(root / TEMPLATE, extracted(root))


def update(root: Path) -> None:
    """Update the catalogue of every language; new messages are untranslated there."""
    template = _read(root / TEMPLATE, None)
    for language in translated():
        file = po_file(root, language)
        catalogue = _read(file, language) if file.is_file() else Catalog(locale=language, fuzzy=False)
        catalogue.update(template, no_fuzzy_matching=True)
        catalogue.header_comment = HEADER
        catalogue.obsolete.clear()
        file.parent.mkdir(parents=True, exist_ok=True)
        _write(file, catalogue)


def compile_all(root: Path) -> None:
    """Compile the catalogue of every language, in parts that are loaded when they are needed."""
    for language in translated():
        for name, content in compiled(po_file(root, language), language).items():
            (root / name).parent.mkdir(exist_ok=True)
            (root / name).write_bytes(content)


def compiled(file: Path, language: str) -> dict[str, bytes]:
    """The catalogue in compiled form by file name; untranslated messages stay in English.

    A message that is used in one title only is in the catalogue of that title.
    """
    catalogue = _read(file, language)
    parts = {name: Catalog(locale=language, fuzzy=False) for name in catalogues(language)}
    for message in catalogue:
        if not message.id:
            for part in parts.values():
                part.mime_headers = catalogue.mime_headers
        elif is_translated(message):
            found = {catalogue_of(place, language) for place, _line in message.locations}
            part = parts[catalogue_for(found, language)]
            part.add(message.id, message.string, context=message.context)
    return {name: _packed(part) for name, part in parts.items()}


def catalogues(language: str) -> list[str]:
    """The file names of the compiled catalogues of that language."""
    folders = ["pennypress", *(package.replace(".", "/") for package in PACKAGES.values())]
    in_packages = [f"{folder}/{COMPILED.format(language=language)}" for folder in folders]
    return [*in_packages, OF_TEXT_PAGES.format(language=language)]


def catalogue_of(source: str, language: str) -> str:
    """The compiled catalogue for the messages of that source file.

    >>> catalogue_of("pennypress/games/copenhagen/steps.py", "ja")
    'pennypress/games/copenhagen/locale/ja.mo'
    >>> catalogue_of("pennypress/games/copenhagen/meta.py", "ja")
    'pennypress/locale/ja.mo'
    """
    if not source.startswith("pennypress/") or not runs_in_the_page(source):
        return OF_TEXT_PAGES.format(language=language)
    title = title_of(source)
    folder = PACKAGES[title].replace(".", "/") if title else "pennypress"
    return f"{folder}/{COMPILED.format(language=language)}"


def catalogue_for(found: set[str], language: str) -> str:
    """The catalogue for a message of which the uses belong to these: the smallest that is always there."""
    needed = found - {OF_TEXT_PAGES.format(language=language)}
    if not needed:
        return OF_TEXT_PAGES.format(language=language)
    return needed.pop() if len(needed) == 1 else f"pennypress/{COMPILED.format(language=language)}"


def _packed(catalogue: Catalog) -> bytes:
    content = BytesIO()
    write_mo(content, catalogue)
    return content.getvalue()


def is_translated(message: Message) -> bool:
    """Whether all plural forms of the message are translated."""
    forms = message.string if isinstance(message.string, (tuple, list)) else (message.string,)
    return all(forms)


def translated() -> list[str]:
    """The languages that have a catalogue."""
    return [language for language in LANGUAGES if language != FIRST]


def po_file(root: Path, language: str) -> Path:
    """The catalogue file that translators edit."""
    return root / "locale" / language / "LC_MESSAGES" / "pennypress.po"


def _read(file: Path, language: str | None) -> Catalog:
    with file.open("rb") as content:
        return read_po(content, locale=language, abort_invalid=True)


def _write(file: Path, catalogue: Catalog) -> None:
    with file.open("wb") as content:
        write_po(content, catalogue, width=110, include_lineno=False)
