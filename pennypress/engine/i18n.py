"""Translation of messages: gettext functions in the current language.

`_`, `ngettext` and `pgettext` translate into the language set by `use_catalogue`; `N_` only marks a string,
which is translated later. The languages and their catalogues are in
`pennypress.engine.languages_and_catalogues`.
"""

from gettext import NullTranslations

ORIGINAL = NullTranslations()
"""The language in which the messages are written: every message is its own translation."""
_catalogue = ORIGINAL


def use_catalogue(catalogue: NullTranslations) -> None:
    """Use this catalogue from now on."""
    global _catalogue
    _catalogue = catalogue


def current_translations() -> NullTranslations:
    """The catalogue in use. Caches of translated text use it as a key."""
    return _catalogue


def _(message: str) -> str:
    """The message in the current language."""
    return _catalogue.gettext(message)


def ngettext(singular: str, plural: str, count: int) -> str:
    """The message in the plural form for `count`. The caller fills in the placeholders."""
    return _catalogue.ngettext(singular, plural, count)


def pgettext(context: str, message: str) -> str:
    """The message in the current language. `context` distinguishes equal texts with different meanings."""
    return _catalogue.pgettext(context, message)


def N_(message: str) -> str:  # noqa: N802 - the name that gettext's tools look for
    """Mark a message for extraction without translating it yet."""
    return message
