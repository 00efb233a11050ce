"""The languages of the page, and loading of their compiled catalogues. The first language needs no catalogue.

When the site is built, `pennypress.site.extract_and_compile_messages` compiles the catalogues from `locale/`.
"""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from pennypress.engine.i18n import ORIGINAL, speak

LANGUAGES = {"en": "English", "ja": "日本語"}
"""Names of the languages in themselves, by `lang` tag. The messages are written in the first one."""
FIRST = next(iter(LANGUAGES))


def use(language: str) -> None:
    """Switch to that language."""
    speak(words_of(language))


@cache
def words_of(language: str) -> NullTranslations:
    """The catalogue of that language, loaded on first use."""
    if language == FIRST:
        return ORIGINAL
    from pkgutil import get_data  # a large import that the first language never needs

    content = get_data("pennypress", f"locale/{language}.mo")
    assert content is not None
    return GNUTranslations(BytesIO(content))


def known(language: object) -> str:
    """The language if the site has it, else the first one.

    >>> known("ja"), known("tlh"), known(None)
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
