"""The words on the page, ready for translation: every visible sentence passes through here.

`_` and `ngettext` answer in the language chosen by `speak`; `N_` marks a string that is looked up later.
"""

from gettext import NullTranslations

_catalogue = NullTranslations()


def speak(catalogue: NullTranslations) -> None:
    """Answer from this catalogue from now on."""
    global _catalogue
    _catalogue = catalogue


def spoken() -> NullTranslations:
    """The catalogue in use: what was said in one language is not to be repeated in another."""
    return _catalogue


def _(message: str) -> str:
    """The message in the current language."""
    return _catalogue.gettext(message)


def ngettext(singular: str, plural: str, count: int) -> str:
    """The message in the plural form that `count` asks for; the caller fills in the placeholders."""
    return _catalogue.ngettext(singular, plural, count)


def N_(message: str) -> str:  # noqa: N802 - the name that gettext's tools look for
    """Mark a message for the catalogue without translating it yet."""
    return message
