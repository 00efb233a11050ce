"""The words on the page, ready for translation: every visible sentence passes through here.

`_`, `ngettext` and `pgettext` answer in the language chosen by `speak`; `N_` marks a string that is looked up
later. Which languages there are, and where their catalogues lie: `pennypress.engine.locales`.
"""

from gettext import NullTranslations

ORIGINAL = NullTranslations()
"""The language in which the messages are written: each stands for itself."""
_catalogue = ORIGINAL


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


def pgettext(context: str, message: str) -> str:
    """The message in the current language, where the same words mean something else elsewhere."""
    return _catalogue.pgettext(context, message)


def N_(message: str) -> str:  # noqa: N802 - the name that gettext's tools look for
    """Mark a message for the catalogue without translating it yet."""
    return message
