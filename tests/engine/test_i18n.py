"""Sentences are translated at the moment they are shown."""

from gettext import NullTranslations

import pytest

from pennypress.engine import i18n
from pennypress.engine.i18n import N_, _, ngettext, use_catalogue
from pennypress.games import GAMES


class Shouting(NullTranslations):
    """A language that is English in capitals and has a single plural form."""

    def gettext(self, message: str) -> str:
        return message.upper()

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return msgid2.upper()


@pytest.fixture
def _shouting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "_catalogue", NullTranslations())
    use_catalogue(Shouting())


def test_english_is_spoken_when_nothing_else_is_chosen() -> None:
    assert _("A penny") == N_("A penny") == "A penny"
    assert ngettext("{count} penny", "{count} pennies", 1) == "{count} penny"
    assert ngettext("{count} penny", "{count} pennies", 2) == "{count} pennies"


@pytest.mark.usefixtures("_shouting")
def test_sentences_come_in_the_language_that_is_spoken() -> None:
    assert _("A penny") == "A PENNY"
    assert ngettext("{COUNT} penny", "{COUNT} pennies", 1).format(COUNT=1) == "1 PENNIES"
    assert N_("A penny") == "A penny"


@pytest.mark.usefixtures("_shouting")
def test_declared_facts_of_a_title_are_translated_when_they_are_read() -> None:
    assert GAMES["penny-press"].title == "PENNY PRESS"
    assert GAMES["penny-press"].emblems[0].title == "THE TIMES"
