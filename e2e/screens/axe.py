"""Accessibility checks with axe-core."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize

from e2e.penny_press_table import wait_until_drawn

ROOT = Path(__file__).resolve().parents[2]
AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
SIZES: list[ViewportSize] = [{"width": 1024, "height": 768}, {"width": 390, "height": 844}]

# Frames are checked separately. axe would preload style sheets by inlining them, which our policy forbids;
# only a rule about screen orientation would need that.
RUN = """async (wanted) => {
  await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {})));
  const options = { resultTypes: ["violations"], iframes: false, preload: false, ...wanted };
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${impact} ${id}: ${html.slice(0, 160)} ${failureSummary}`));
}"""
CONTRAST = "color-contrast"
BY_NIGHT = {"runOnly": {"type": "rule", "values": [CONTRAST]}}
"""In the dark theme only contrast is checked: it differs in colours only (static/css/dark.css)."""


def problems(page: Page, but: str = "") -> list[str]:
    """Findings in the current screen, in both sizes and themes; `but` is a rule that does not apply."""
    found = []
    for size in SIZES:
        page.set_viewport_size(size)
        found += [f"{size['width']} wide: {each}" for each in in_both_themes(page, but)]
    return found


def in_both_themes(page: Page, but: str = "") -> list[str]:
    """Findings in the current screen and size, in both themes; `but` is a rule that does not apply."""
    return in_light(page, but) + in_the_dark(page)


def in_light(page: Page, but: str = "") -> list[str]:
    """Findings in the current screen and size, in the light theme; `but` is a rule that does not apply."""
    page.emulate_media(color_scheme="light")
    return _run(page, _without(but))


def in_the_dark(page: Page) -> list[str]:
    """Text with too little contrast in the current screen and size, in the dark theme."""
    page.emulate_media(color_scheme="dark")
    found = [f"in the dark: {each}" for each in _run(page, BY_NIGHT)]
    page.emulate_media(color_scheme="light")
    return found


def problems_of_words(page: Page, but: str = "") -> list[str]:
    """Findings in the current screen in another language, without contrast; the colours are the same."""
    return _run(page, _without(but, CONTRAST))


def _without(*rules: str) -> dict[str, Any]:
    return {"rules": {rule: {"enabled": False} for rule in rules if rule}}


def _run(page: Page, wanted: dict[str, Any]) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    wait_until_drawn(page)
    found: list[str] = page.evaluate(RUN, wanted)
    return found
