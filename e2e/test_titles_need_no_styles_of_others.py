"""No rule in a title's style sheets applies to the tables of another: each is complete on its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.screens.catalogue import SCREENS
from pennypress.games import GAMES
from tests.games.test_styles_of_titles_stay_apart import CSS, sheets

OVERRIDDEN = {".w1", ".w2", ".w3", ".w4", ".h1", ".h2", ".h3"}
"""Grid spans of Penny Press. Copenhagen's tiles have classes of the same names, with rules of their own."""
MATCHING = r"""([css, html]) => {
  const states = "hover|focus-visible|focus-within|focus|active|popover-open|open|modal";
  const state = new RegExp(`::[\\w-]+(\\([^()]*\\))?|:(${states})\\b`, "g");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const page = new DOMParser().parseFromString(html, "text/html");
  const rules = (list) => [...list].flatMap((rule) => [rule, ...rules(rule.cssRules ?? [])]);
  const selectors = rules(sheet.cssRules).map(({ selectorText }) => selectorText).filter(Boolean);
  return selectors.filter((selector) => page.querySelector(selector.replace(state, "") || "*"));
}"""


def screens_of(title: str) -> str:
    """All tables of a title in the catalogue."""
    drawn = (screen.lead().html for screen in SCREENS.values() if screen.table == title)
    return "".join(f'<div class="page">{html}</div>' for html in drawn)


@pytest.mark.parametrize("title", GAMES)
def test_no_rule_of_other_titles_applies_to_a_table(page: Page, title: str) -> None:
    html = screens_of(title)
    assert matching(page, sheets_of_table(title), html)
    others = [sheet for other in GAMES if other != title for sheet in sheets_of_table(other)]
    assert set(matching(page, others, html)) - OVERRIDDEN == set()


def sheets_of_table(title: str) -> list[Path]:
    """The title's sheets without those that every page has, such as that of its emblem."""
    always = (CSS / "main.css").read_text(encoding="utf-8")
    return [CSS / sheet for sheet in sheets(title) if f'"{sheet}"' not in always]


def matching(page: Page, files: list[Path], html: str) -> list[str]:
    """Selectors in these sheets that match an element of the HTML."""
    found: list[str] = page.evaluate(
        MATCHING, ["\n".join(file.read_text(encoding="utf-8") for file in files), html]
    )
    return found
