"""Persistent storage, new releases, installation."""

from __future__ import annotations

import random

import pytest

from pennypress.app import effects
from pennypress.app.installation.messages import Installable, LoadNewRelease, ReleaseReady, StoragePersisted
from pennypress.app.page.messages import Open, UrlChanged
from tests.app.page_without_browser import Page

READY = "A new version of Penny Press is ready."


def at_table() -> Page:
    page = Page()
    page.start()
    page.act(random.Random(1))
    return page


def test_a_new_edition_is_offered_and_loaded_only_when_the_offer_is_taken() -> None:
    page = at_table()
    page.send(ReleaseReady())
    assert READY in page.text
    assert page.said[-1] == READY
    assert effects.LoadRelease() not in page.done
    page.press("notice-offer")
    assert page.done[-1] == effects.LoadRelease()


def test_the_offer_outlasts_its_notice_in_the_menu_and_under_the_shelf() -> None:
    page = at_table()
    page.send(Open("menu"))
    assert "menu-release" not in page.elements()
    page.send(UrlChanged("#/"))
    assert "load-release" not in page.elements()
    table = page.model.shelf[0].id
    page.send(ReleaseReady(), UrlChanged(f"#/table/{table}"), Open("menu"))
    page.press("menu-release")
    page.send(UrlChanged("#/"))
    page.press("load-release")
    assert page.done.count(effects.LoadRelease()) == 2


def test_a_deletion_can_still_be_taken_back_when_a_new_edition_comes() -> None:
    page = at_table()
    page.send(UrlChanged("#/"))
    table = page.model.shelf[0].id
    page.press(f"delete-{table}")
    page.send(ReleaseReady())
    page.press("notice-offer")
    assert [entry.id for entry in page.model.shelf] == [table]
    page.press("load-release")


@pytest.mark.parametrize("reason", ["full", "forbidden"])
def test_tables_that_live_in_this_tab_only_are_not_lost_to_a_new_edition(reason: str) -> None:
    page = at_table()
    page.send(ReleaseReady())
    page.origin.failing = reason
    page.act(random.Random(2))
    page.send(LoadNewRelease(), ReleaseReady(), Open("menu"))
    assert effects.LoadRelease() not in page.done
    assert "menu-release" not in page.elements()
    assert "Export them first" in page.said[-1]


def test_the_shelf_says_what_the_browser_has_promised() -> None:
    page = at_table()
    page.send(UrlChanged("#/"))
    assert "keeping" not in page.html
    page.send(StoragePersisted(True))
    assert "Saved games stay in this browser until you delete them." in page.text
    page.send(StoragePersisted(False))
    assert "This browser may delete saved games" in page.text
    assert "Export the games you want to keep" in page.text
    page.press(f"delete-{page.model.shelf[0].id}")
    assert "delete saved games" not in page.text


def test_installing_is_offered_where_the_browser_offers_it() -> None:
    page = at_table()
    page.send(UrlChanged("#/"), StoragePersisted(False))
    assert "install" not in page.elements()
    page.send(Installable(True))
    assert "Install Penny Press, or export the games" in page.text
    page.press("install")
    assert page.done[-1] == effects.Install()
    page.send(Installable(False))
    assert "install" not in page.elements()
