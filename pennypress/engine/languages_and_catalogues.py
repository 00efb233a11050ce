"""The languages of the page, and loading of their compiled catalogues. The first language needs no catalogue.

When the site is built, `pennypress.site.extract_and_compile_messages` compiles the catalogues from `locale/`.
"""

from __future__ import annotations

from collections.abc import Callable
from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from pennypress.engine.i18n import ORIGINAL, use_catalogue

LANGUAGES = {"en": "English", "ja": "日本語"}
"""Names of the languages in themselves, by `lang` tag. The messages are written in the first one."""
FIRST = next(iter(LANGUAGES))
Reader = Callable[[str], bytes | None]
"""Reads the compiled messages of a language; None if there are none, or they are not loaded yet."""


def use(language: str) -> None:
    """Switch to that language."""
    use_catalogue(words_of(language))


def words_of(language: str) -> NullTranslations:
    """The catalogue of that language, loaded on first use."""
    if language == FIRST:
        return ORIGINAL
    if language not in _in_use:
        content = _content(f"locale/{language}.mo")
        assert content is not None
        words = _in_use[language] = GNUTranslations(BytesIO(content))
        for read in _readers:
            _extend(words, read(language))
    return _in_use[language]


def add_catalogue(read: Reader) -> None:
    """Add messages that are loaded separately, such as those of a title, to every language."""
    _readers.append(read)


def read_again(read: Reader) -> None:
    """Add messages that were not there yet when a language was first used."""
    for language, words in _in_use.items():
        _extend(words, read(language))


def _of_text_pages(language: str) -> bytes | None:
    return _content(f"locale/{language}-text-pages.mo")


def _content(name: str) -> bytes | None:
    """A file of our package, if it is there."""
    from pkgutil import get_data  # a large import that the first language never needs

    try:
        return get_data("pennypress", name)
    except OSError:
        return None


def _extend(words: NullTranslations, content: bytes | None) -> None:
    if content:
        words.add_fallback(GNUTranslations(BytesIO(content)))


_readers: list[Reader] = [_of_text_pages]
_in_use: dict[str, NullTranslations] = {}
"""The languages that have been used."""


def supported_language(language: object) -> str:
    """The language if the site has it, else the first one.

    >>> supported_language("ja"), supported_language("tlh"), supported_language(None)
    ('ja', 'en', 'en')
    """
    return language if isinstance(language, str) and language in LANGUAGES else FIRST


def page(name: str, language: str) -> str:
    """The file name of a page in that language.

    >>> page("rules.html", "en"), page("rules.html", "ja")
    ('rules.html', 'rules-ja.html')
    """
    stem, _dot, kind = name.rpartition(".")
    return name if language == FIRST else f"{stem}-{language}.{kind}"
