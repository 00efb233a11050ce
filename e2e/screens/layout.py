"""Layout checks of every screen in every size: nothing overflows, overlaps, is clipped or covered."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 800},
    {"width": 1024, "height": 768},
    {"width": 768, "height": 1024},
    {"width": 390, "height": 844},
    {"width": 360, "height": 740},
]

SHOWN = """
const shown = (each) => each.checkVisibility({ visibilityProperty: true }) &&
  each.getBoundingClientRect().width > 0 && !each.closest(".visually-hidden");
"""

STICKING_OUT = f"""() => {{ {SHOWN}
  const scrolls = (at) => !["visible", ""].includes(getComputedStyle(at).overflowX);
  const scrolled = (at) => at && at.id !== "app" && (scrolls(at) || scrolled(at.parentElement));
  return [...document.querySelectorAll("#app *")].filter((each) => {{
    const {{ left, right }} = each.getBoundingClientRect();
    return (left < -1 || right > innerWidth + 1) && shown(each) && !scrolled(each.parentElement);
  }}).map((each) => each.outerHTML.slice(0, 80));
}}"""

OVERLAPPING = """(selectors) => {
  // What is fixed lies over what scrolls below it, and leaves all of it within reach: see COVERED.
  const lies = (each) => !each || (getComputedStyle(each).position !== "fixed" && lies(each.parentElement));
  const boxes = selectors.flatMap((selector) => [...document.querySelectorAll(selector)].filter(lies))
    .map((each) => [each.id || each.className, each.getBoundingClientRect()]);
  const found = [];
  boxes.forEach(([name, a], at) => boxes.slice(at + 1).forEach(([other, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1) found.push(`${name} and ${other} by ${Math.round(wide)} x ${Math.round(high)}`);
  }));
  return found;
}"""

COVERED = f"""() => {{ {SHOWN}
  const pressed = "#app :is(button, summary, select, a[href], input):enabled, #app :is(a[href], summary)";
  const free = (each) => {{
    const {{ left, top, width, height }} = each.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementsFromPoint(x, y).find((at) => !at.closest("svg, .motion"));
    return each.contains(hit) || hit?.contains(each);
  }};
  const scrolled = [...document.querySelectorAll("*")].map((each) => [each, each.scrollTop, each.scrollLeft]);
  const covered = [...document.querySelectorAll(pressed)].filter(shown).filter((each) => {{
    if (each.closest("[inert]") || getComputedStyle(each).pointerEvents === "none") return false;
    each.scrollIntoView({{ block: "center", inline: "center", behavior: "instant" }});
    if (free(each)) return false;
    scrollTo(0, 0); // Where the browser leaves a sticky bar half out of sight.
    return !free(each);
  }});
  for (const [each, top, left] of scrolled) each.scrollTo({{ top, left, behavior: "instant" }});
  return covered.map((each) => each.outerHTML.slice(0, 80));
}}"""
"""Controls that are covered at every scroll position."""

TOO_SMALL = f"""([selector, least]) => {{ {SHOWN}
  return [...document.querySelectorAll(selector)].filter(shown).map((each) => {{
    const {{ height }} = (each.closest("label") ?? each).getBoundingClientRect();
    return [height, `${{each.id || each.className || each.textContent}}: ${{Math.round(height)}}`];
  }}).filter(([height]) => height < least).map(([, text]) => text);
}}"""

SAME_ID = """() => {
  const ids = [...document.querySelectorAll("[id]")].map((each) => each.id);
  return ids.length === new Set(ids).size ? [] : ids.filter((id, at) => ids.indexOf(id) !== at);
}"""

CUT_OFF = f"""() => {{ {SHOWN}
  const words = "button, h1, h2, h3, p, td, th, a".replaceAll(/\\w+/g, "#app $&");
  return [...document.querySelectorAll(words)].filter((each) => {{
    if (!each.clientWidth || each.scrollWidth <= each.clientWidth + 1 || !shown(each)) return false;
    const {{ overflowX, textOverflow }} = getComputedStyle(each);
    return overflowX !== "visible" && textOverflow !== "ellipsis";
  }}).map((each) => each.outerHTML.slice(0, 100));
}}"""

SPILLED = f"""() => {{ {SHOWN}
  return [...document.querySelectorAll("#ranking :is(th, td), .offer-tile, .ability")].filter(shown)
    .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
    .map((cell) => cell.textContent);
}}"""
"""Cells of the ranking, tiles and abilities from which something spills into the next one."""

NO_OVERLAP = [
    [".bar", "#bonus-track", "#centre", ".mat, .bill, .brief-mat", "#headline", "#wire", "#circulation"],
    [".beat"],
    ["#mats > *"],
    ["#others > *"],
    [".bar > *:not(.visually-hidden)"],
    [".story-face"],
    [".ring-label > .effect", ".choice"],
    [".cutting", ".tray-tools button"],
    [".cell"],
    ["#ranking th", "#ranking td"],
]
IN_COPENHAGEN = [
    [
        ".bar",
        "#harbour",
        "#house",
        "#offer",
        "#slip.slip-waiting",
        "#hand",
        "#abilities",
        ".neighbour",
        "#wire",
    ],
    [".berth"],
    [".offer-tile"],
    [".hand-card"],
    [".ability"],
    [".slip-tools button"],
]
IN_LETTERPRESS = [
    [
        *(".bar", "#round", "#shared", "#challenges", "#pack", "#drafted", "#stick", "#hand", "#proofs"),
        *("#in-play", "#rows", "#library", "#collection", "#vote", "#players", "#ending", "#wire"),
    ],
    [".sorts > li"],
    [".challenge"],
    [".slot", ".slot-end", ".stick-points"],
    [".slot button"],
    [".stick-controls > *", ".word-verdict"],
    [".proof"],
    [".proof > *"],
    [".player"],
    [".player > :not(.touched)"],
    [".row > li"],
    [".row-controls > *"],
    [".vote-answers > *"],
]
IN_PENNY_LANE = [
    [
        *(".bar", "#main-street", ".choices", "#own-lane", "#market", "#supply", "#players", "#income"),
        *("#ending", "#wire"),
    ],
    [".locations > li"],
    [".location > *"],
    [".cards > li"],
    [".card .house-front", ".card-things", ".card-effect", ".card-price"],
    ["#own-lane .lane-column"],
    ["#own-lane .building", "#own-lane .street"],
    *(["#own-lane .building > :not(.half-link, .swap-button)"], ["#own-lane .building-things > *"]),
    [".choices > *"],
    [".player"],
    [".player > header > *"],
    [".income li"],
]
BUTTONS = (
    "#app button:not(.story-face, .cell, .space:disabled, .piece, .offer-tile, #wire-log, .recap-turn,"
    " .recap-button),"
    " #app a.as-button, #app select, #app input:not(.visually-hidden)"
)
"""Controls for a finger, without the wire's button, which duplicates one of the bar."""
LEAST = {
    "": {BUTTONS: 44},
    "penny-press": {BUTTONS: 44, ".story-face, .cell": 40},
    "copenhagen": {
        "#copenhagen button:not(#wire-log, .space)": 43,
        ".space": 38,
    },
    "letterpress": {"#letterpress button:not(.double, #wire-log), #word-field": 44, ".double": 26},
    "penny-lane": {
        "#penny-lane button:not(.citizen, .open-job, #wire-log)": 44,
        ".citizen.movable": 26,
        ".open-job": 34,
    },
}
"""Minimum heights in pixels at a title's table."""
PROBLEMS = f"""([groups, least]) => [
  ...(document.documentElement.scrollWidth > innerWidth
    ? [`scrolls sideways: it is ${{document.documentElement.scrollWidth}} wide`] : []),
  ...({STICKING_OUT})().map((each) => `sticks out: ${{each}}`),
  ...({SAME_ID})().map((each) => `twice: ${{each}}`),
  ...({CUT_OFF})().map((each) => `cut off: ${{each}}`),
  ...({SPILLED})().map((each) => `spills: ${{each}}`),
  ...groups.flatMap({OVERLAPPING}).map((each) => `overlaps: ${{each}}`),
  ...Object.entries(least).flatMap(([selector, pixels]) =>
    ({TOO_SMALL})([selector, pixels]).map((each) => `less than ${{pixels}} high: ${{each}}`)),
]"""


def size_name(size: ViewportSize) -> str:
    return f"{size['width']}x{size['height']}"


def problems(page: Page, *, overlapping: bool = True, least: dict[str, int] | None = None) -> list[str]:
    """Layout problems in this size: overflow, duplicate ids, overlaps, clipping, elements that are too low.

    `least` has the minimum heights in pixels by selector.
    """
    groups = [*NO_OVERLAP, *IN_COPENHAGEN, *IN_LETTERPRESS, *IN_PENNY_LANE] if overlapping else []
    found: list[str] = page.evaluate(PROBLEMS, [groups, least or {}])
    return found


def covered(page: Page) -> list[str]:
    """Controls that are covered at every scroll position."""
    return [f"covered: {each}" for each in page.evaluate(COVERED)]
