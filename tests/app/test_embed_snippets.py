"""The HTML snippets that embed a game: complete, with absolute addresses, and without executable content."""

from __future__ import annotations

import random
from urllib.parse import parse_qs, urlsplit

from pennypress.app.page.messages import Open
from pennypress.engine.link_codec import unpack
from pennypress.games import GAMES
from tests.app.page_without_browser import Page, tags

MARKUP = '</textarea><script>alert("x")</script>'
SITE = "https://example.org/press/"


def with_dialog(name: str = "Ada") -> Page:
    page = Page()
    page.start(seed="embedded", name_0=name)
    page.act_until(random.Random(3), 20)
    page.send(Open("embed", page.play.id))
    return page


def test_the_element_stands_for_the_game_as_it_is_now() -> None:
    page = with_dialog()
    page.press("embed-element-copy")
    (_, script), *others = tags(page.copied)
    given = dict(others)
    assert script == {"type": "module", "src": f"{SITE}embed.js"}
    assert unpack(given["penny-press"]["record"], GAMES) == page.table.record
    assert given["penny-press"]["at"] == str(len(page.table.record.actions))
    assert given["a"]["href"] == f"{SITE}#/replay/{given['penny-press']['record']}"
    assert "was copied" in page.text
    assert "embed-element" not in page.elements()


def test_the_still_in_it_needs_no_style_of_ours() -> None:
    page = with_dialog()
    page.press("embed-element-copy")
    drawn = [(tag, given) for tag, given in tags(page.copied) if tag in ("rect", "circle", "text")]
    assert len(drawn) > 15
    assert all("fill" in given for _, given in drawn)
    assert all("class" not in given and "style" not in given for _, given in drawn)
    assert dict(tags(page.copied))["svg"]["xmlns"] == "http://www.w3.org/2000/svg"


def test_the_frame_stands_for_the_same() -> None:
    page = with_dialog()
    page.press("embed-frame-copy")
    [(tag, given)] = tags(page.copied)
    assert tag == "iframe"
    address = urlsplit(given["src"])
    asked = parse_qs(address.fragment)
    assert address._replace(fragment="").geturl() == f"{SITE}embed.html"
    assert unpack(asked["record"][0], GAMES) == page.table.record
    assert asked["at"] == [str(len(page.table.record.actions))]


def test_where_copying_fails_the_lines_stay_to_be_copied_by_hand() -> None:
    page = with_dialog()
    page.clipboard = False
    page.press("embed-element-copy")
    assert "Copy the code by hand" in page.text
    assert page.copied.split("\n")[0] in page.text
    page.press("embed-dialog-close")
    assert "embed-dialog" not in page.elements()


def test_names_in_the_lines_are_never_markup() -> None:
    page = with_dialog(MARKUP)
    assert {tag for tag, _ in tags(page.html)}.isdisjoint({"script"})
    page.press("embed-element-copy")
    assert [tag for tag, _ in tags(page.copied)].count("script") == 1


def test_a_table_that_is_gone_has_no_lines() -> None:
    page = with_dialog()
    page.send(Open("embed", "gone"))
    assert "embed-dialog" not in page.elements()
