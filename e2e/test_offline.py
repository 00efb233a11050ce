"""After one visit everything works offline: lobby, games, shared links, all other pages."""

import json
import struct
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from e2e import page_reading_player, penny_press_table
from e2e.conftest import serving, wait_until_kept, wait_until_ready, watch
from e2e.penny_press_scenarios import busy, game_until, whole_game
from e2e.penny_press_table import look
from pennypress.engine.link_codec import pack
from pennypress.site.serve import NAMED_BY_CONTENT, Handler, open_server
from tests.thorough import thorough

OpenPress = Callable[..., Page]


def test_a_game_in_flight_mode_with_a_reload_in_the_middle(kept: Page, site_url: str) -> None:
    kept.context.set_offline(True)
    kept.goto(site_url)
    wait_until_ready(kept)
    penny_press_table.start_game(kept, 2, "Ada", "Bo", seed="above-the-clouds")
    person, sight = page_reading_player.MixedInput(kept), look(kept)
    for turn in range(9):
        if turn == 6:
            kept.reload()
            wait_until_ready(kept)
            penny_press_table.wait_for_table(kept)
            assert look(kept).stories == sight.stories
        sight = page_reading_player.play_turn(person, look(kept))
    record = whole_game(2)
    penny_press_table.open_record(kept, record.first(len(record.actions) - 8))
    while not look(kept).over:
        page_reading_player.play_turn(person, look(kept))
    expect(kept.locator("#ranking tbody tr")).to_have_count(2)
    assert penny_press_table.position_of(kept).is_over


def test_every_page_of_the_site_and_every_address_of_the_game_opens_in_flight_mode(
    kept: Page, site: Path, site_url: str
) -> None:
    names = [file.name for file in site.glob("*.html")]
    assert "index.html" in names
    read_japanese(kept, site, site_url)
    kept.context.set_offline(True)
    for name in names:
        response = kept.goto(site_url + name)
        assert response is not None
        assert response.text() == (site / name).read_text(encoding="utf-8")
    for address in ("", "index.html", "?from=a-letter", "index.html?from=a-letter#/"):
        kept.goto("about:blank")
        kept.goto(site_url + address)
        wait_until_ready(kept)
        expect(kept.locator("#covers")).to_be_visible()


def read_japanese(page: Page, site: Path, site_url: str) -> None:
    """Open the Japanese page until its font is cached, as for readers of it."""
    page.goto(site_url + "licences-ja.html")
    fonts = [file.relative_to(site).as_posix() for file in site.glob("static/vendor/japanese-*/*.woff2")]
    assert fonts
    penny_press_table.wait_until(
        page,
        "async (fonts) => (await Promise.all(fonts.map((each) => caches.match(each)))).every(Boolean)",
        fonts,
    )


@pytest.mark.first_visit
@thorough
def test_in_a_folder_of_a_host_it_starts_and_keeps_to_that_folder(
    page: Page, site: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "penny").symlink_to(site, target_is_directory=True)
    (tmp_path / "other.txt").write_text("another project's")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for url in serving(tmp_path):
        page.goto(f"{url}games/penny/")
        wait_until_ready(page)
        assert [each for each in asked if not each.startswith((f"{url}games/penny/", "data:", "blob:"))] == []
        wait_until_kept(page)
        page.evaluate("caches.open('another project')")
        page.context.set_offline(True)
        page.reload()
        wait_until_ready(page)
        page.context.set_offline(False)
        answer = page.evaluate("fetch('../../other.txt').then((response) => response.text())")
        assert answer == "another project's"
        assert "another project" in page.evaluate("caches.keys()")


# -- the first visit


@pytest.mark.first_visit
@thorough
def test_a_visit_to_the_rules_alone_is_enough_to_play_in_flight_mode(
    page: Page, site_url: str, trouble: list[str]
) -> None:
    page.goto(site_url + "rules.html")
    wait_until_kept(page)
    page.context.set_offline(True)
    page.goto(site_url)
    wait_until_ready(page)
    penny_press_table.start_game(page, 2)
    page.close()
    # What speeds up the next start is not part of the cached release, and is requested in vain.
    trouble[:] = [each for each in trouble if "ERR_FAILED" not in each]


class Counting(Handler):
    """Records requests."""

    asked: ClassVar[Counter[str]] = Counter()

    def do_GET(self) -> None:
        self.asked[self.path] += 1
        super().do_GET()


FETCHED = """performance.getEntriesByType("resource")
  .filter((entry) => entry.name.includes("/vendor/") && entry.transferSize > 0)
  .map((entry) => entry.name)"""


def test_nothing_is_fetched_a_second_time_and_with_the_server_gone_a_shared_link_opens_in_a_new_tab(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Path, tmp_path: Path
) -> None:
    server = open_server(site, "localhost", 0)
    server.RequestHandlerClass = partial(Counting, directory=str(site))
    Counting.asked.clear()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    # A profile on disk, as people have: a test's profile is too small for the runtime.
    with browser_type.launch_persistent_context(tmp_path, **browser_type_launch_args) as context:
        page = context.new_page()
        noted = watch(context)
        page.goto(server.url)
        wait_until_ready(page)
        wait_until_kept(page)
        large = {path: times for path, times in Counting.asked.items() if NAMED_BY_CONTENT.search(path)}
        assert any(path.endswith(".wasm") for path in large)
        assert {path: times for path, times in large.items() if times > 1} == {}
        page.goto(server.url)
        wait_until_ready(page)
        assert page.evaluate(FETCHED) == []
        server.shutdown()
        server.server_close()
        page.close()
        assert noted == []
        friend = context.new_page()
        friend.goto(f"{server.url}#/replay/{pack(whole_game(2))}")
        wait_until_ready(friend)
        expect(friend.locator("#ending")).to_be_visible()
        penny_press_table.open_record(friend, game_until(busy, 3))
        penny_press_table.assign(friend, min(look(friend).stories))
        assert noted == []


# -- failures


FORBID = """
Object.defineProperty(Navigator.prototype, "serviceWorker", {
  get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});
"""


@pytest.fixture
def forbidden(
    browser: Browser, browser_context_args: dict[str, Any], trouble: list[str]
) -> Iterator[BrowserContext]:
    """A browser that forbids service workers."""
    context = browser.new_context(**browser_context_args)
    context.add_init_script(FORBID)
    context.on("weberror", lambda error: trouble.append(str(error.error)))
    context.on("console", lambda message: trouble.append(message.text) if message.type == "error" else None)
    yield context
    context.close()


def test_where_nothing_may_be_kept_the_page_works_without_a_word(
    forbidden: BrowserContext, site_url: str
) -> None:
    page = forbidden.new_page()
    page.goto(site_url)
    wait_until_ready(page)
    penny_press_table.start_game(page, 2)
    penny_press_table.assign(page, min(look(page).stories))
    page.reload()
    wait_until_ready(page)
    penny_press_table.wait_for_table(page)
    assert page.evaluate("document.documentElement.dataset.kept") is None


# -- persistence of saved games


def test_the_shelf_says_what_the_browser_answered_once_there_is_something_to_lose(
    open_press: OpenPress,
) -> None:
    page = open_press()
    penny_press_table.start_game(page, 2)
    penny_press_table.assign(page, min(look(page).stories))
    penny_press_table.to_lobby(page)
    lasting = page.evaluate("navigator.storage.persisted()")
    sentence = "Saved games stay in this browser" if lasting else "This browser may delete saved games"
    expect(page.locator("#shelf footer")).to_contain_text(sentence)


def test_the_manifest_is_one_that_a_browser_installs(page: Page, site: Path, site_url: str) -> None:
    page.goto(site_url)
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["display"], manifest["orientation"]) == ("fullscreen", "any")
    for icon in manifest["icons"]:
        file = site / icon["src"]
        assert file.is_file()
        if file.suffix == ".png":
            width, height = struct.unpack(">2I", file.read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
