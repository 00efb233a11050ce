"""Fonts that arrive late: they appear without a reload, and nothing moves."""

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Frame, Page, Route, ViewportSize, expect

from e2e.conftest import wait_until_ready, watch
from e2e.penny_press_table import start_default_game
from e2e.test_before_python_starts import WITHOUT_WORKER
from e2e.wait_for_element import wait_for
from tests.thorough import first_of

SIZES: tuple[ViewportSize, ...] = ({"width": 1024, "height": 768}, {"width": 390, "height": 844})
MOST = 0.01
DELAY_MS = 5000
WATCH_SHIFTS = """
globalThis.shifted = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) shifted += value;
}).observe({ type: "layout-shift", buffered: true });
"""
HERE = """() => {
  const ours = [...document.fonts].filter((face) => !face.family.includes("stand-in"));
  return ["UnifrakturCook", "Old Standard TT", "League Gothic"].filter((family) =>
    ours.some((face) => face.family.replaceAll('"', "") === family && face.status === "loaded"),
  ).length;
}"""
PAINTED = (
    "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then))))"
)


class LateFonts:
    """Holds back the fonts of a browser until they are released."""

    def __init__(self, context: BrowserContext) -> None:
        self._routes: list[Route] | None = []
        context.route("**/*.woff2", lambda route: self._ask(route))

    def _ask(self, route: Route) -> None:
        if self._routes is None:
            route.continue_()
        else:
            self._routes.append(route)

    def hold(self) -> None:
        self._routes = []

    def arrive(self) -> None:
        held, self._routes = self._routes, None
        for route in held or []:
            route.continue_()


def check(late: LateFonts, *places: Page | Frame) -> None:
    """Check that our fonts appear in these places when they arrive, and that nothing moves."""
    before = [place.evaluate("shifted") for place in places]
    assert [place.evaluate(HERE) for place in places] == [0] * len(places)
    late.arrive()
    for place, shifted in zip(places, before, strict=True):
        place.wait_for_function(f"() => ({HERE})() === 3")
        place.evaluate(PAINTED)
        assert place.evaluate("shifted") - shifted <= MOST


@pytest.mark.parametrize("size", first_of(SIZES), ids=lambda size: str(size["width"]))
def test_our_fonts_appear_when_they_arrive_and_nothing_moves(
    browser: Browser, browser_context_args: dict[str, Any], site_url: str, size: ViewportSize
) -> None:
    arguments = {**browser_context_args, "viewport": size}
    with browser.new_context(**arguments) as context:
        trouble = watch(context)
        context.add_init_script(f"{WITHOUT_WORKER}\n{WATCH_SHIFTS}")
        late = LateFonts(context)
        page = context.new_page()

        page.goto(site_url, wait_until="commit")
        wait_until_ready(page)
        page.wait_for_timeout(DELAY_MS)
        check(late, page)
        assert page.evaluate("shifted") <= MOST

        start_default_game(page)
        late.hold()
        page.reload(wait_until="commit")
        wait_until_ready(page)
        expect(page.locator("#turn, #board").first).to_be_visible()
        check(late, page)

        late.hold()
        page.goto(f"{site_url}rules.html", wait_until="domcontentloaded")
        page.locator("penny-press").first.scroll_into_view_if_needed()
        wait_for(page, "penny-press[live]")
        frame = page.locator("penny-press[live] iframe").first.element_handle().content_frame()
        assert frame is not None
        check(late, page, frame)
        assert trouble == []
