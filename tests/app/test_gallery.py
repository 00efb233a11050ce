"""The gallery of finished games: at the end and on the shelf, enlarged, printed, saved, shared."""

from __future__ import annotations

import random
from xml.etree import ElementTree

import pytest

from pennypress.app.effects import Announce, CopyLink, PrintDrawings, SaveDrawing, ShareDrawing
from pennypress.app.gallery.messages import (
    PictureNotSaved,
    PictureSaved,
    Print,
    SavePicture,
    SharePicture,
    ShowPicture,
)
from pennypress.app.model import Dialog
from pennypress.app.page.messages import Dismiss, Open
from pennypress.app.page.routing import replay_address
from pennypress.app.shelf.messages import LinkCopied
from pennypress.games import GAMES, view_of
from pennypress.games.view import View
from tests.app.page_without_browser import Page
from tests.games import golden_records


@pytest.fixture(scope="module")
def played() -> Page:
    page = Page()
    page.start(seed="newspapers", name_0="Ada")
    rng = random.Random(4)
    while not page.table.position.is_over:
        page.act(rng)
    return page


@pytest.fixture
def over(played: Page) -> Page:
    """A finished game without an open dialog."""
    while played.model.dialog or played.model.notice:
        played.send(Dismiss())
    played.done.clear()
    return played


def count(page: Page) -> int:
    return page.html.count('class="gallery-open"')


def latest(page: Page, kind: type) -> object:
    return [effect for effect in page.done if isinstance(effect, kind)][-1]


def test_the_gallery_stands_at_the_end_and_not_before(over: Page) -> None:
    assert count(over) > 3
    fresh = Page()
    fresh.start(seed="newspapers")
    assert "gallery" not in fresh.elements()


def test_only_titles_that_leave_something_have_one() -> None:
    leaving = [name for name in GAMES if type(view_of(name)).keepsakes is not View.keepsakes]
    assert leaving == ["penny-press", "copenhagen", "letterpress", "penny-lane"]


def test_one_opens_and_turning_over_goes_round(over: Page) -> None:
    pages = count(over)
    over.press("keepsake-0")
    assert over.model.dialog == Dialog("keepsake", " 0")
    over.press("keepsake-previous")
    assert over.model.dialog == Dialog("keepsake", f" {pages - 1}")
    over.press("keepsake-next")
    over.press("keepsake-next")
    assert over.model.dialog == Dialog("keepsake", " 1")
    assert isinstance(over.done[-1], Announce)
    assert f"picture 2 of {pages}" in over.done[-1].sentence
    over.press("keepsake-dialog-close")
    assert over.model.dialog is None


def test_one_or_all_are_printed(over: Page) -> None:
    over.send(Print("", 1))
    one = latest(over, PrintDrawings)
    assert isinstance(one, PrintDrawings)
    assert len(one.drawings) == 1
    over.press("print-gallery")
    every = latest(over, PrintDrawings)
    assert isinstance(every, PrintDrawings)
    assert len(every.drawings) == count(over)
    assert every.drawings[1] == one.drawings[0]


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_it_is_saved_under_the_newspapers_name_and_day(over: Page, kind: str) -> None:
    over.send(ShowPicture("", 0))
    over.press(f"keepsake-{kind}")
    saved = latest(over, SaveDrawing)
    assert isinstance(saved, SaveDrawing)
    assert saved.file.endswith(f"-1898-02-14.{kind}")
    assert ElementTree.fromstring(saved.drawing).get("viewBox") == "0 0 1000 1340"
    over.send(PictureSaved(saved.file))
    assert saved.file in over.text
    over.send(PictureNotSaved(saved.file))
    assert "could not create the picture" in over.text


def test_a_link_to_it_opens_the_game_there(over: Page) -> None:
    over.send(SharePicture("", 2))
    shared = latest(over, ShareDrawing)
    assert isinstance(shared, ShareDrawing)
    friend = Page(fragment=shared.fragment)
    assert friend.model.dialog == Dialog("keepsake", " 2")
    assert shared.title in friend.text
    assert not [effect for effect in over.done if isinstance(effect, CopyLink)]


@pytest.mark.parametrize("page", ["0", "x", "", "100", "1000", "-1", "1/2", "²"])
def test_a_link_to_no_page_of_it_opens_the_game(over: Page, page: str) -> None:
    over.send(SharePicture("", 0))
    shared = latest(over, ShareDrawing)
    assert isinstance(shared, ShareDrawing)
    friend = Page(fragment=f"{shared.fragment.rpartition('/')[0]}/{page}")
    assert friend.model.dialog is None
    assert count(friend) == count(over)
    assert ("names a picture that this game does not have" in friend.text) == bool(page)


def test_a_link_to_a_picture_of_an_unfinished_game_opens_the_game() -> None:
    record = golden_records.read("copenhagen", "2-players").first(6)
    friend = Page(fragment=f"{replay_address(record)}/1")
    assert friend.model.dialog is None
    assert "names a picture that this game does not have" in friend.text


def test_its_link_is_copied(over: Page) -> None:
    over.send(ShowPicture("", 1))
    over.press("keepsake-link")
    copied = latest(over, CopyLink)
    assert isinstance(copied, CopyLink)
    over.send(LinkCopied(copied.fragment))
    assert "It opens this picture, with the game behind it." in over.text
    friend = Page(fragment=copied.fragment)
    assert friend.model.dialog == Dialog("keepsake", " 1")
    friend.press("keepsake-dialog-close")
    assert "keepsake-dialog" not in friend.elements()
    assert count(friend) == count(over)


def test_a_card_on_the_shelf_opens_the_same_gallery(over: Page) -> None:
    table, pages = over.play.id, count(over)
    lobby = Page(over.origin)
    lobby.press(f"gallery-{table}")
    assert lobby.model.dialog == Dialog("gallery", table)
    assert count(lobby) == pages
    lobby.press("keepsake-1")
    lobby.press("keepsake-next")
    assert lobby.model.dialog == Dialog("keepsake", f"{table} 2")
    lobby.press("keepsake-dialog-close")
    assert lobby.model.dialog == Dialog("gallery", table)
    lobby.press("gallery-dialog-close")
    assert lobby.model.dialog is None


def test_a_single_picture_needs_no_turning_and_is_printed_by_one_button() -> None:
    page = Page(fragment=replay_address(golden_records.read("copenhagen", "2-players")))
    assert count(page) == 1
    assert "print-gallery" not in page.elements()
    page.press("keepsake-0")
    found = page.elements()
    assert not {"keepsake-previous", "keepsake-next", "keepsake-print-all"} & set(found)
    page.press("keepsake-print")
    printed = latest(page, PrintDrawings)
    assert isinstance(printed, PrintDrawings)
    assert len(printed.drawings) == 1


def test_a_game_in_progress_has_none_on_the_shelf() -> None:
    page = Page()
    page.start(seed="newspapers")
    lobby = Page(page.origin)
    assert f"gallery-{page.play.id}" not in lobby.elements()
    lobby.send(
        Open("gallery", page.play.id), ShowPicture(page.play.id, 0), Print("", 0), SavePicture("", 0, "svg")
    )
    lobby.send(SharePicture("nowhere", 0))
    assert "gallery-dialog" not in lobby.elements()
    assert not [each for each in lobby.done if isinstance(each, PrintDrawings | SaveDrawing | ShareDrawing)]
