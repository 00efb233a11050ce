"""The keyboard focus: where it is, and whether it is visible."""

from __future__ import annotations

from playwright.sync_api import Page

SEEN = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "nothing has the focus";
  const name = at.id || at.outerHTML.slice(0, 80);
  const shown = (at.matches("[type=radio], [type=checkbox], [type=file]") && at.closest("label")) || at;
  const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
  if (!at.checkVisibility({ visibilityProperty: true }) || !width || !height) return `${name} is not shown`;
  if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return `${name} is out of sight`;
  const hit = (x, y) => {
    const found = document.elementFromPoint(x, y);
    return found && (shown.contains(found) || found.contains(shown));
  };
  const parts = [0.5, 0.1, 0.9];
  const seen = parts.some((x) => parts.some((y) => hit(left + x * width, top + y * height)));
  if (!seen) return `${name} is covered`;
  const lined = (each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  };
  const around = [at, at.nextElementSibling, shown, at.parentElement];
  if (!around.some((each) => each && lined(each)) && !at.matches("svg *")) return `${name} has no outline`;
  return "";
}"""

TO_THE_TOP = """() => {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
  scrollTo(0, 0);
}"""

REGION = """(regions) => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  return [regions.find((each) => at.closest(each)) ?? "", at.id];
}"""


def where(page: Page) -> str:
    """The id of the focused element."""
    found: str = page.evaluate("document.activeElement.id")
    return found


def check(page: Page) -> None:
    """Check that the focused element and its focus indicator are visible."""
    trouble: str = page.evaluate(SEEN)
    assert not trouble, trouble


def way_round(page: Page, *regions: str) -> list[tuple[str, str]]:
    """Tab through the page: the region and id of every stop, each checked to be visible."""
    page.evaluate(TO_THE_TOP)
    found: list[tuple[str, str]] = []
    for _ in range(120):
        page.keyboard.press("Tab")
        stop = page.evaluate(REGION, list(regions))
        if stop is None or tuple(stop) in found[:1]:
            return found
        check(page)
        found.append((stop[0], stop[1]))
    raise AssertionError(f"Tab comes to no end: {found}")
