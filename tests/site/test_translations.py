"""Every message is translated into every language, completely and up to date."""

import re
from collections import Counter
from collections.abc import Iterator
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages import Catalog, Message
from babel.messages.pofile import read_po

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.languages_and_catalogues import LANGUAGES, use
from pennypress.site.extract_and_compile_messages import (
    TEMPLATE,
    compiled,
    extracted,
    is_translated,
    po_file,
    translated,
)

ROOT = Path(__file__).resolve().parents[2]
KEPT = re.compile(r"\{\w*\}|</?\w+[^>]*>|\]\(#[\w-]+\)")
"""What a translation must keep: placeholders, elements, targets of links."""


def read(file: Path) -> Catalog:
    with file.open("rb") as content:
        return read_po(content, abort_invalid=True)


def messages(catalogue: Catalog) -> Iterator[Message]:
    return (message for message in catalogue if message.id)


def forms(text: object) -> tuple[str, ...]:
    return tuple(text) if isinstance(text, tuple | list) else (str(text),)


def keys(catalogue: Catalog) -> set[tuple[object, object]]:
    return {(message.context, message.id) for message in messages(catalogue)}


@pytest.fixture(scope="module")
def code() -> Catalog:
    """The messages in the current code."""
    return extracted(ROOT)


def test_the_template_has_what_is_in_the_code(code: Catalog) -> None:
    assert keys(read(ROOT / TEMPLATE)) == keys(code), "type: make extract update"


@pytest.mark.parametrize("language", translated())
def test_every_message_of_the_code_is_translated(code: Catalog, language: str) -> None:
    catalogue = read(po_file(ROOT, language))
    assert keys(catalogue) == keys(code), "type: make extract update"
    assert [message.id for message in messages(catalogue) if not is_translated(message)] == []
    assert [message.id for message in messages(catalogue) if message.fuzzy] == []


@pytest.mark.parametrize("language", translated())
def test_placeholders_elements_and_links_are_those_of_the_message(language: str) -> None:
    wrong = []
    for message in messages(read(po_file(ROOT, language))):
        wanted = {frozenset(Counter(KEPT.findall(text)).items()) for text in forms(message.id)}
        for text in forms(message.string):
            if frozenset(Counter(KEPT.findall(text)).items()) not in wanted:
                wrong.append((message.id, text))
    assert wrong == []


@pytest.mark.parametrize("language", translated())
def test_every_figure_of_the_rules_is_in_its_translation(language: str) -> None:
    lost = []
    for message in messages(read(po_file(ROOT, language))):
        if any("/rules/" in place for place, _line in message.locations):
            wanted = min((figures(text) for text in forms(message.id)), key=Counter.total)
            lost += [(message.id, text) for text in forms(message.string) if not wanted <= figures(text)]
    assert lost == []


def figures(text: str) -> Counter[str]:
    """The numbers in a text, except in names of placeholders and links."""
    return Counter(re.findall(r"\d+", KEPT.sub("", text)))


@pytest.mark.parametrize("language", translated())
def test_a_message_has_all_plural_forms_of_its_language(language: str) -> None:
    catalogue = read(po_file(ROOT, language))
    counts = {len(forms(message.string)) for message in messages(catalogue) if isinstance(message.id, tuple)}
    assert counts == {catalogue.num_plurals}


def test_what_waits_for_its_translation_stays_in_english(tmp_path: Path) -> None:
    file = tmp_path / "ja.po"
    file.write_text(
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\nmsgid "War"\nmsgstr ""\n'
    )
    assert not any(b"War" in content for content in compiled(file, "ja").values())


@pytest.mark.parametrize(
    ("message", "part"),
    [
        ("Harbor", "pennypress/games/copenhagen/locale/ja.mo"),
        ("How to play Penny Press", "pennypress/locale/ja-text-pages.mo"),
        ("Start the game", "pennypress/locale/ja.mo"),
    ],
)
def test_a_message_is_in_the_catalogue_that_is_loaded_with_its_use(message: str, part: str) -> None:
    parts = compiled(po_file(ROOT, "ja"), "ja")
    words = {name: GNUTranslations(BytesIO(content)) for name, content in parts.items()}
    assert [name for name, each in words.items() if each.gettext(message) != message] == [part]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_s_python_reads_it(language: str) -> None:
    use(language)
    assert _("War") == {"en": "War", "ja": "戦争"}[language]
    count = ngettext("{count} point", "{count} points", 2).format(count=2)
    assert count == {"en": "2 points", "ja": "2点"}[language]
