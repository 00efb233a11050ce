"""Zoom, narrow screens and wider text spacing: no content is lost (WCAG 2.2, 1.4.4, 1.4.10 and 1.4.12)."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

from e2e.penny_press_table import wait_until_drawn
from e2e.screens.layout import SHOWN, STICKING_OUT, size_name

WIDE: ViewportSize = {"width": 1280, "height": 800}
ZOOMED: list[ViewportSize] = [
    {"width": 640, "height": 400},  # the wide one at 200 %
    {"width": 320, "height": 640},  # 1280 pixels at 400 %
]
IN_THE_MENU = {"log"}
"""Controls that are in the menu when the bar is narrow."""

REACHABLE = """(each) => {
  if (!each.isConnected || !each.checkVisibility({ visibilityProperty: true })) return false;
  each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, right, top, bottom } = each.getClientRects()[0];
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return Boolean(hit) && (each.contains(hit) || Boolean(hit.closest("label")?.contains(each)));
}"""
NOTE_CONTROLS = f"""() => {{
  const all = document.querySelectorAll("button, a[href], input, select, summary");
  window.controls = [...all].filter({REACHABLE});
  return controls.length;
}}"""
LOST = f"controls.filter((each) => !({REACHABLE})(each)).map((each) => each.id || each.textContent)"

WIDER_SET = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :not(svg, svg *) {
      line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
    }
    svg { letter-spacing: normal; word-spacing: normal; }
    p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets.push(sheet);
}"""
SET_AS_EVER = "() => { document.adoptedStyleSheets.pop(); }"

CUT = f"""() => {{ {SHOWN}
  const letters = (each) => {{
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {{
      const {{ data, parentElement }} = walker.currentNode;
      if (data.trim() && getComputedStyle(parentElement).clipPath === "none") found.push(walker.currentNode);
    }}
    return found.flatMap((node) => {{
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({{ left, right }}) => [left, right]);
    }});
  }};
  return [...document.querySelectorAll("#app button, .as-button, .segments span")].filter((each) => {{
    const box = each.getBoundingClientRect();
    return shown(each) && letters(each).some(([left, right]) => left < box.left - 1 || right > box.right + 1);
  }}).map((each) => `${{each.id || each.className}}: ${{each.textContent}}`);
}}"""


PROBLEMS = f"""(besides) => [
  ...(document.documentElement.scrollWidth > innerWidth
    ? [`${{document.documentElement.scrollWidth}} wide`] : []),
  ...({STICKING_OUT})().map((each) => `sticks out: ${{each}}`),
  ...{LOST}.filter((each) => !besides.includes(each)).map((each) => `lost: ${{each}}`),
  ...({CUT})().map((each) => `cut: ${{each}}`),
]"""


def problems(page: Page) -> list[str]:
    """Overflow, and controls of the wide page that are unreachable, also with wider text spacing."""
    page.set_viewport_size(WIDE)
    wait_until_drawn(page)
    assert page.evaluate(NOTE_CONTROLS)
    found = []
    for size in (WIDE, *ZOOMED):
        page.set_viewport_size(size)
        for how in ("", " in wider set type"):
            wait_until_drawn(page)
            wrong: list[str] = page.evaluate(PROBLEMS, list(IN_THE_MENU))
            found += [f"zoomed to {size_name(size)}{how}: {each}" for each in wrong]
            page.evaluate(SET_AS_EVER if how else WIDER_SET)
    return found
