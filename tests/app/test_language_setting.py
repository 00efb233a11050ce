"""The language of the page can be changed at any time, and is remembered."""

import json
import re

from pennypress.app.page.messages import Open
from pennypress.app.settings.messages import ChooseLanguage
from pennypress.app.storage import save_format
from pennypress.engine.languages_and_catalogues import use
from tests.app.page_without_browser import Page

LATIN = re.compile(r">[^<]*[A-Za-z]{3,}")


def started(**names: str) -> Page:
    page = Page()
    page.start(seed="12-34", **names)
    return page


def english_in(page: Page) -> list[str]:
    """Texts of the table with Latin words in them."""
    table = page.html.partition('class="table"')[2]
    return LATIN.findall(table)


def test_table_and_log_are_in_the_other_language_at_once() -> None:
    page = started()
    page.press(next(id_ for id_ in page.elements() if id_.startswith("story-")))
    english = page.html
    assert english_in(page)
    page.send(ChooseLanguage("ja"))
    assert english_in(page) == []
    page.send(Open("log"))
    assert english_in(page) == []
    page.send(ChooseLanguage("en"))
    page.press("log-dialog-close")
    assert page.html == english


def test_a_record_holds_no_words_of_the_language_in_which_it_was_begun() -> None:
    page = Page()
    page.send(ChooseLanguage("ja"))
    page.start(seed="12-34")
    assert [seat.name for seat in page.table.record.players] == ["The Times", "The Sun", "The World"]
    assert "タイムズ" in page.html
    page.send(ChooseLanguage("en"))
    assert "タイムズ" not in page.html


def test_what_a_person_typed_stays() -> None:
    page = started(name_0="Nellie", name_1="ベン")
    page.send(ChooseLanguage("ja"))
    assert "タイムズ（Nellie）" in page.html
    assert "ベン" in page.html


def test_the_choice_is_kept_with_the_other_settings() -> None:
    page = started()
    page.send(ChooseLanguage("ja"))
    settings = json.loads(page.origin.stored[save_format.SETTINGS])
    assert settings["language"] == "ja"
    assert settings["game"] == "penny-press"


def test_a_language_that_we_do_not_have_changes_nothing() -> None:
    page = started()
    before = page.model
    page.send(ChooseLanguage("tlh"))
    assert page.model.language == before.language == "en"


def test_what_was_said_in_the_former_language_is_over() -> None:
    page = started()
    page.press("menu")
    page.press("menu-share")
    assert 'id="notice"' in page.html
    page.send(ChooseLanguage("ja"))
    assert 'id="notice"' not in page.html
    assert page.said[-1] == "表示言語は日本語になりました。"


def test_the_lobby_leads_to_the_rules_in_its_language() -> None:
    page = Page()
    assert 'href="rules.html"' in page.html
    page.send(ChooseLanguage("ja"))
    assert 'href="rules-ja.html"' in page.html
    assert 'href="licences-ja.html"' in page.html


def test_a_damaged_save_says_why_in_the_language_of_now() -> None:
    use("en")
    english = save_format.read("{}")
    use("ja")
    japanese = save_format.read("{}")
    assert isinstance(english, save_format.Damaged)
    assert isinstance(japanese, save_format.Damaged)
    assert english.problem != japanese.problem
