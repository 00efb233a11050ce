"""Touch target checks: at least 44 px wide and high, on a phone and on a tablet."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

from e2e.penny_press_table import wait_until_drawn
from e2e.screens.layout import size_name

SIZES: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 1024, "height": 768}]

SMALL = """([within, exceptions]) => {
  const HALF = 21.5;
  const PRESSED = "a[href], button, input, select, textarea, summary, [role=button], [role=slider]";
  const large = (each) => {
    const whole = each.closest("label") ?? each;
    const { width, height } = whole.getBoundingClientRect();
    if (!width || Math.min(width, height) >= 2 * HALF) return true;
    // Less is seen of it; what counts is where a finger hits it.
    whole.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top } = whole.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = (across, down) => whole.contains(document.elementFromPoint(x + across, y + down));
    if (!hit(0, 0)) return true; // it lies under what has been opened
    return (width >= 2 * HALF || room(hit, 1, 0)) && (height >= 2 * HALF || room(hit, 0, 1));
  };
  const room = (hit, across, down) => {
    let found = 0;
    for (let by = -3 * HALF; by <= 3 * HALF; by += 1) found += hit(across * by, down * by) ? 1 : 0;
    return found >= 2 * HALF;
  };
  const top = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.querySelector(within);
  return [...top.querySelectorAll(PRESSED)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => !each.matches(`:disabled, [inert] *, [aria-hidden=true] *, ${exceptions}`))
    .filter((each) => !large(each))
    .map((each) => each.id || each.outerHTML.slice(0, 80));
}"""
"""Finds controls that are too small for a finger."""

EXCEPTIONS = {
    "p a[href], li a[href]:not(.as-button)": "links within sentences",
    ".gain": "as large as the points that it stands for; the list below has the same as buttons",
}


def problems(page: Page, within: str = "body") -> list[str]:
    """The controls that are too small for a finger, on a device with a touch screen."""
    touch = page.context.new_cdp_session(page)
    touch.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 1})
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    found = []
    for size in SIZES:
        page.set_viewport_size(size)
        wait_until_drawn(page)
        small: list[str] = page.evaluate(SMALL, [within, ", ".join(EXCEPTIONS)])
        found += [f"{size_name(size)}: too small for a finger: {each}" for each in small]
    touch.detach()
    return found
