"""The languages that the page speaks, and where their words lie: a compiled catalogue of each but the first.

The catalogues are made from `locale/` when the site is built (`pennypress.site.translations`).
"""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from pennypress.engine.i18n import ORIGINAL, speak

LANGUAGES = {"en": "English", "ja": "日本語"}
"""By the tag that `lang` attributes have: each as it calls itself. The messages are written in the first."""
FIRST = next(iter(LANGUAGES))


def use(language: str) -> None:
    """Speak that language from now on."""
    speak(words_of(language))


@cache
def words_of(language: str) -> NullTranslations:
    """The catalogue of that language, read when it is first asked for."""
    if language == FIRST:
        return ORIGINAL
    from pkgutil import get_data  # it imports much, and the first language needs none of it

    content = get_data("pennypress", f"locale/{language}.mo")
    assert content is not None
    return GNUTranslations(BytesIO(content))


def known(language: object) -> str:
    """That language if it is one of ours, else the first.

    >>> known("ja"), known("tlh"), known(None)
    ('ja', 'en', 'en')
    """
    return language if isinstance(language, str) and language in LANGUAGES else FIRST


def page(name: str, language: str) -> str:
    """The file of a page that is there in each language.

    >>> page("rules.html", "en"), page("rules.html", "ja")
    ('rules.html', 'rules-ja.html')
    """
    stem, _dot, kind = name.rpartition(".")
    return name if language == FIRST else f"{stem}-{language}.{kind}"
