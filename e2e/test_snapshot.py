"""The snapshot of Python's memory speeds up later starts; without a working one, Python starts normally."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

HOW = """performance.getEntriesByType("mark").map((mark) => mark.name)
    .filter((name) => name.startsWith("Python started")).join()"""
FROM_A_SNAPSHOT = "Python started from a snapshot"
FROM_ITS_BEGINNINGS = "Python started from its beginnings"

KEPT = """async () => {
    const cache = await caches.open("penny-press:snapshot");
    return (await cache.keys()).map((request) => new URL(request.url).pathname);
}"""
PUT_UNDER = """async ([name, content]) => {
    const cache = await caches.open("penny-press:snapshot");
    for (const old of await cache.keys()) await cache.delete(old);
    await cache.put(name, new Response(content));
}"""
CUT_SHORT = """async () => {
    const cache = await caches.open("penny-press:snapshot");
    const [name] = await cache.keys();
    const whole = await (await cache.match(name)).arrayBuffer();
    await cache.put(name, new Response(whole.slice(0, whole.byteLength / 2)));
}"""


def wait_until_snapshot_kept(page: Page) -> Page:
    expect(page.locator("html")).to_have_attribute("data-snapshot", "kept", timeout=60_000)
    return page


def plays(page: Page) -> None:
    """Check that a game can be started and responds."""
    page.locator("#start").click()
    expect(page.locator("#penny-press")).to_be_visible()


def name_of(site: Path) -> str:
    return next(f"/static/{file.name}" for file in site.glob("static/snapshot-*.bin"))


@pytest.mark.first_visit
def test_a_first_visit_starts_without_and_keeps_it_for_the_next(
    open_press: Callable[..., Page], site: Path
) -> None:
    kept = wait_until_snapshot_kept(open_press())
    assert kept.evaluate(HOW) == FROM_ITS_BEGINNINGS
    assert kept.evaluate(KEPT) == [name_of(site)]


def test_the_next_visit_starts_from_it(kept: Page, open_press: Callable[..., Page]) -> None:
    open_press()
    assert kept.evaluate(HOW) == FROM_A_SNAPSHOT
    plays(kept)


def test_that_of_another_build_is_not_taken_but_replaced(
    kept: Page, site: Path, open_press: Callable[..., Page]
) -> None:
    kept.evaluate(PUT_UNDER, ["/static/snapshot-0123456789.bin", "of another build"])
    open_press()
    assert kept.evaluate(HOW) == FROM_ITS_BEGINNINGS
    plays(kept)
    assert wait_until_snapshot_kept(kept).evaluate(KEPT) == [name_of(site)]
    open_press()
    assert kept.evaluate(HOW) == FROM_A_SNAPSHOT


@pytest.mark.parametrize("damage", ["overwritten", "cut short", "empty"])
def test_one_that_fails_to_load_is_thrown_away(
    damage: str, kept: Page, site: Path, open_press: Callable[..., Page]
) -> None:
    if damage == "cut short":
        kept.evaluate(CUT_SHORT)
    else:
        kept.evaluate(PUT_UNDER, [name_of(site), "garbage" * 1000 if damage == "overwritten" else ""])
    open_press()
    assert kept.evaluate(HOW) == FROM_ITS_BEGINNINGS
    plays(kept)
    assert wait_until_snapshot_kept(kept).evaluate(KEPT) == [name_of(site)]


def test_where_nothing_can_be_kept_the_page_starts_all_the_same(page: Page, site_url: str) -> None:
    page.add_init_script("""Object.defineProperty(globalThis, "caches", {
        get() { throw new DOMException("forbidden", "SecurityError"); },
    });""")
    page.goto(site_url)
    expect(page.locator("html")).to_have_attribute("data-ready", "yes", timeout=60_000)
    assert page.evaluate(HOW) == FROM_ITS_BEGINNINGS
    plays(page)
