"""The snapshot of Python's memory speeds up later starts; without a working one, Python starts normally."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from e2e.conftest import WITHOUT_PYTHON
from e2e.wait_for_element import wait_for
from tests.thorough import first_of

OpenThirdParty = Callable[..., Page]
Damage = Callable[[Page, str], None]

HOW = """performance.getEntriesByType("mark").map((mark) => mark.name)
    .filter((name) => name.startsWith("Python started")).join()"""
FROM_A_SNAPSHOT = "Python started from a snapshot"
FROM_ITS_BEGINNINGS = "Python started from its beginnings"

KEPT = """async () => {
    const cache = await caches.open("penny-press:snapshot:/");
    return (await cache.keys()).map((request) => new URL(request.url).pathname);
}"""
KEPT_SOON = """async (expected) => {
  const cache = await caches.open("penny-press:snapshot:/");
  const late = performance.now() + 30_000;
  const kept = async () => (await cache.keys()).length;
  while ((await kept()) < expected && performance.now() < late) {
    await new Promise((then) => setTimeout(then, 50));
  }
  return kept();
}"""
PUT_UNDER = """async ([name, content]) => {
    const cache = await caches.open("penny-press:snapshot:/");
    for (const old of await cache.keys()) await cache.delete(old);
    await cache.put(name, new Response(content));
}"""
CUT_SHORT = """async () => {
    const cache = await caches.open("penny-press:snapshot:/");
    const [name] = await cache.keys();
    const whole = await (await cache.match(name)).arrayBuffer();
    await cache.put(name, new Response(whole.slice(0, whole.byteLength / 2)));
}"""

WITHOUT_CACHES = """Object.defineProperty(globalThis, "caches", {
    get() { throw new DOMException("forbidden", "SecurityError"); },
});
"""
KEEP = """async (address) => {
  const packed = (await fetch(address)).body;
  const cache = await caches.open("penny-press:snapshot:/");
  await cache.put(address, new Response(packed.pipeThrough(new DecompressionStream("gzip"))));
}"""
NO_MEMORY = """{
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function () {
    WebAssembly.Memory.prototype.grow = grow;
    throw new RangeError("no memory");
  };
}
"""
"""The first time that memory is asked for, there is none."""
FLIP_A_BYTE = """async () => {
  const cache = await caches.open("penny-press:snapshot:/");
  const [name] = await cache.keys();
  const memory = new Uint8Array(await (await cache.match(name)).arrayBuffer());
  memory[memory.length - 1] ^= 1;
  await cache.put(name, new Response(memory));
}"""


def wait_until_snapshot_kept(page: Page) -> Page:
    wait_for(page, "html[data-snapshot=kept]")
    return page


def plays(page: Page) -> None:
    """Check that a game can be started and responds."""
    page.locator("#play-penny-press").click()
    expect(page.locator("#penny-press")).to_be_visible()


def name_of(site: Path, title: str = "penny-press") -> str:
    (file,) = site.glob(f"static/snapshots/{title}-*.bin")
    return f"/static/snapshots/{file.name}"


def another_build(page: Page, name: str) -> None:
    page.evaluate(PUT_UNDER, ["/static/snapshots/penny-press-0123456789.bin", "of another build"])


def overwritten(page: Page, name: str) -> None:
    page.evaluate(PUT_UNDER, [name, "garbage" * 1000])


def cut_short(page: Page, name: str) -> None:
    page.evaluate(CUT_SHORT)


def empty(page: Page, name: str) -> None:
    page.evaluate(PUT_UNDER, [name, ""])


def one_byte_changed(page: Page, name: str) -> None:
    page.evaluate(FLIP_A_BYTE)


@pytest.mark.parametrize(
    "damage", first_of([another_build, one_byte_changed, overwritten, cut_short, empty], 2)
)
def test_one_that_is_damaged_or_of_another_build_is_not_taken_but_replaced_for_the_next_visit(
    kept: Page, site: Path, site_url: str, open_press: Callable[..., Page], damage: Damage
) -> None:
    damage(kept, name_of(site))
    open_press()
    assert kept.evaluate(HOW) == FROM_ITS_BEGINNINGS
    plays(kept)
    assert wait_until_snapshot_kept(kept).evaluate(KEPT) == [name_of(site)]
    kept.goto(site_url + WITHOUT_PYTHON)
    open_press()
    assert kept.evaluate(HOW) == FROM_A_SNAPSHOT
    plays(kept)


def _begin_with(script: str, route: Route) -> None:
    """Answer with what was requested, with that script before it."""
    answer = route.fetch()
    route.fulfill(response=answer, body=script + answer.text())


@pytest.mark.first_visit
def test_where_nothing_can_be_kept_the_page_starts_all_the_same(page: Page, site_url: str) -> None:
    page.add_init_script(WITHOUT_CACHES)
    page.route("**/python/worker.js", lambda route: _begin_with(WITHOUT_CACHES, route))
    page.goto(site_url)
    wait_for(page, "html[data-ready=yes]")
    assert page.evaluate(HOW) == FROM_ITS_BEGINNINGS
    plays(page)


def test_where_there_is_no_memory_for_it_the_page_starts_without_it(
    browser: Browser, browser_context_args: dict[str, Any], site: Path, site_url: str
) -> None:
    larger_than_memory_at_first = name_of(site, "letterpress")
    with browser.new_context(**browser_context_args, service_workers="block") as context:
        page = context.new_page()
        page.goto(site_url)
        page.evaluate(KEEP, larger_than_memory_at_first)
        page.route("**/python/worker.js", lambda route: _begin_with(NO_MEMORY, route))
        page.reload()
        wait_for(page, "html[data-ready=yes]")
        assert page.evaluate(HOW) == FROM_ITS_BEGINNINGS
        plays(page)


@pytest.mark.first_visit
def test_the_second_visit_to_a_page_with_diagrams_keeps_one_for_the_third(
    open_third_party: OpenThirdParty, context: BrowserContext
) -> None:
    requests: list[str] = []
    context.on("request", lambda request: requests.append(request.url))
    for how, kept in ((FROM_ITS_BEGINNINGS, 0), (FROM_ITS_BEGINNINGS, 1), (FROM_A_SNAPSHOT, 1)):
        page = open_third_party('<penny-press id="board" game="penny-press"></penny-press>')
        expect(page.locator("#board[live]")).to_be_attached()
        frame = page.frame(url="**/embed.html*")
        assert frame is not None
        [python] = page.workers
        assert python.evaluate(HOW) == how
        frame.wait_for_selector(
            "html[data-interactive=ready]", state="attached"
        )  # after 2 s, when it is quiet
        assert frame.evaluate(KEPT_SOON, kept) == kept
        assert len([url for url in requests if "/snapshots/" in url]) == kept
