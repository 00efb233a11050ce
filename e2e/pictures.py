"""Every screen in every size: `python -m e2e.pictures` writes build/pictures, and the README's to docs."""

import shutil
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from e2e import copenhagen, player
from e2e.chromium import find
from e2e.conftest import ROOT, wait_until_ready
from e2e.records import busy, game_until, in_builder, in_final_edition, whole_game
from pennypress.games.copenhagen import steps
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.site.build import build
from pennypress.site.runtime import fetch
from pennypress.site.serve import open_server

FOLDER = ROOT / "build" / "pictures"
DOCS = ROOT / "docs" / "screenshots"
IN_DOCS = ("table-5-1024x768", "builder-1024x768", "table-2-390x844", "copenhagen-4-1024x768")
HANDFUL = 4
BUILT = 12
"""Spaces."""
SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 800},
    {"width": 1024, "height": 768},
    {"width": 768, "height": 1024},
    {"width": 390, "height": 844},
]
STILL = "*, *::before, *::after { animation-delay: -10s !important; animation-duration: 1ms !important; }"


@contextmanager
def site() -> Iterator[str]:
    """The address of the site, built afresh."""
    fetch(ROOT)
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "site"
        build(ROOT, target)
        with open_server(target, "localhost", 0) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield server.url
            server.shutdown()


def take_all(browser: Browser, url: str) -> None:
    """Every screen in every size."""
    tables = {
        "table-2": game_until(busy, 2),
        "table-5": game_until(busy, 5, least=40),
        "builder": game_until(in_builder, 5, least=30),
        "final-edition": game_until(in_final_edition, 5),
        "end": whole_game(5),
    }
    page = browser.new_page(viewport=SIZES[0], reduced_motion="reduce", bypass_csp=True)
    page.goto(url)
    wait_until_ready(page)
    page.add_style_tag(content=STILL)
    take(page, "empty-shelf")
    page.locator("#learn").click()
    player.wait_for_table(page)
    player.story(page, "war-D1").click()
    take(page, "lesson")
    for name, record in tables.items():
        player.open_record(page, record)
        if name == "builder":
            player.lay_out_by_button(page)
        take(page, name)
    page.locator("#how-it-went").click()
    page.locator("#account-dialog .move").first.click()
    take(page, "told")
    houses = {
        "copenhagen-2": copenhagen.game_until(in_full_swing, 2),
        "copenhagen-4": copenhagen.game_until(in_full_swing, 4),
        "copenhagen-coats": copenhagen.game_until(lambda position: position.coats > 0, 3),
        "copenhagen-end": copenhagen.whole_game(4),
    }
    for name, record in houses.items():
        copenhagen.open_record(page, record)
        take(page, name)
    player.to_lobby(page)
    take(page, "lobby")


def in_full_swing(position: Copenhagen) -> bool:
    """Somebody with cards in hand is on turn, and everybody has built."""
    hand = sum(position.hands[position.turn]) if position.step is steps.TURN else 0
    return hand > HANDFUL and all(house.filled.bit_count() > BUILT for house in position.houses)


def take(page: Page, name: str) -> None:
    """The screen in every size, the whole of it where it scrolls; of the phone, whose bar stays, the top."""
    for size in SIZES:
        page.set_viewport_size(size)
        page.mouse.move(0, 0)
        page.wait_for_timeout(300)
        file = FOLDER / f"{name}-{size['width']}x{size['height']}.jpg"
        whole = size["width"] > 390
        page.screenshot(path=file, type="jpeg", quality=80, full_page=whole, animations="disabled")
        if file.stem in IN_DOCS:
            shutil.copy(file, DOCS)
        print(file.relative_to(ROOT))
    page.set_viewport_size(SIZES[0])


def main() -> None:
    for folder in (FOLDER, DOCS):
        folder.mkdir(parents=True, exist_ok=True)
    with site() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(playwright))
        take_all(browser, url)
        browser.close()


if __name__ == "__main__":
    main()
