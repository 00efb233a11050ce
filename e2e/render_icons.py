"""Renders the PNG icons from the SVG one: `python -m e2e.render_icons`, after a change of it."""

import base64
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from e2e.chromium_install import find

FOLDER = Path(__file__).resolve().parents[1] / "static" / "icons"
SOURCE = FOLDER / "penny-press.svg"
FIELD = "#f6c915"
"""Background of icons that must fill their square, because systems crop their corners."""

ICONS = {
    "penny-press-192.png": (192, 1.0, "transparent"),
    "penny-press-512.png": (512, 1.0, "transparent"),
    "penny-press-maskable-512.png": (512, 0.74, FIELD),
    "apple-touch-icon.png": (180, 0.9, FIELD),
}
"""Width, the share that the drawing fills, and the background."""


def draw(page: Page, name: str) -> None:
    """One icon."""
    width, filled, ground = ICONS[name]
    picture = base64.b64encode(SOURCE.read_bytes()).decode()
    page.set_viewport_size({"width": width, "height": width})
    page.set_content(
        f"""<style>
          html {{ height: 100%; background: {ground}; }}
          body {{ display: grid; height: 100%; margin: 0; place-items: center; }}
          img {{ width: {filled:.0%}; }}
        </style>
        <img src="data:image/svg+xml;base64,{picture}">"""
    )
    page.screenshot(path=FOLDER / name, omit_background=True)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(playwright))
        page = browser.new_page()
        for name in ICONS:
            draw(page, name)
        browser.close()


if __name__ == "__main__":
    main()
