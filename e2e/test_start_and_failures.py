"""The page starts from any address it may be served at, and reports clearly when it cannot."""

import re
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Page, Request, Response, Route, expect

from e2e.conftest import serving, wait_until_ready

pytestmark = pytest.mark.first_visit

OpenPress = Callable[..., Page]

STAGE = re.compile(r"^Downloading the game… \d+ %$")


@pytest.fixture
def sub_path_url(site: Path, tmp_path: Path) -> Iterator[str]:
    """The site in a subfolder of a host."""
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "penny").symlink_to(site, target_is_directory=True)
    for url in serving(tmp_path):
        yield f"{url}games/penny/"


def test_python_starts_and_the_boot_sentences_are_gone(open_press: OpenPress) -> None:
    page = open_press()
    expect(page).to_have_title("Penny Press")
    expect(page.locator("#boot")).to_have_count(0)
    assert page.evaluate("typeof interact") == "function"


def test_it_starts_in_a_sub_path_and_asks_for_nothing_outside_it(page: Page, sub_path_url: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(sub_path_url)
    wait_until_ready(page)
    assert [url for url in asked if not url.startswith((sub_path_url, "data:", "blob:"))] == []


def test_nothing_is_fetched_twice_and_everything_arrives(page: Page, site_url: str) -> None:
    sizes: dict[str, int] = {}
    missing: list[str] = []

    def note_size(request: Request) -> None:
        size = request.sizes()["responseBodySize"]
        sizes[request.url] = sizes.get(request.url, 0) + size

    def note_missing(response: Response) -> None:
        if response.status >= 400:
            missing.append(response.url)

    page.on("requestfinished", note_size)
    page.on("response", note_missing)
    page.goto(site_url)
    wait_until_ready(page)
    page.wait_for_load_state("networkidle")
    assert missing == []
    wasm = next(size for url, size in sizes.items() if url.endswith(".wasm"))
    assert wasm < 10_000_000


def test_a_second_visit_takes_the_runtime_from_the_browsers_cache(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    site_url: str,
    tmp_path: Path,
) -> None:
    # A profile on disk, as people have: a test's profile is too small for the runtime.
    with browser_type.launch_persistent_context(tmp_path, **browser_type_launch_args) as context:
        page = context.new_page()
        for _ in range(2):
            page.goto(site_url)
            wait_until_ready(page)
        fetched = page.evaluate(
            "performance.getEntriesByType('resource')"
            ".filter(entry => entry.name.includes('/vendor/') && entry.transferSize > 0)"
            ".map(entry => entry.name)"
        )
    assert fetched == []


def test_the_start_is_told_stage_by_stage(page: Page, site_url: str) -> None:
    boot = page.locator("#boot")
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))
    with page.expect_request("**/*.wasm", timeout=60_000):
        page.goto(site_url, wait_until="commit")
    expect(boot).to_have_text(STAGE, use_inner_text=True)
    page.wait_for_timeout(500)
    expect(boot).to_have_text(STAGE, use_inner_text=True)
    for route in held:
        route.continue_()
    wait_until_ready(page)


@pytest.mark.parametrize(
    ("lost", "how"),
    [
        ("core.js", "no answer"),
        ("core-*.js", "not found"),
        ("pyscript-interpreter.js", "no answer"),
        ("start-pyscript.js", "not found"),
        ("bridge.js", "not found"),
        ("pyodide.asm.wasm", "no answer"),
        ("pyodide.asm.wasm", "not found"),
        ("python_stdlib.zip", "not found"),
        ("pennypress-*.zip", "no answer"),
    ],
)
def test_when_a_part_does_not_arrive_the_page_says_so(
    page: Page, site_url: str, trouble: list[str], lost: str, how: str
) -> None:
    def lose(route: Route) -> None:
        if how == "no answer":
            route.abort()
        else:
            route.fulfill(status=404, body="Not Found")

    page.route(f"**/{lost}", lose)
    page.goto(site_url)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Penny Press could not start", use_inner_text=True, timeout=60_000)
    reason = (
        "the server cannot be reached" if how == "no answer" else "the server did not send some of its files"
    )
    expect(alert).to_contain_text(reason, use_inner_text=True)
    expect(alert).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name="reload the page")).to_be_visible()
    expect(page.locator("#arrived")).to_be_hidden()
    expect(page.locator("#new-game")).to_be_visible()
    trouble.clear()


def test_when_our_own_code_breaks_the_page_says_so(page: Page, site_url: str, trouble: list[str]) -> None:
    def break_it(route: Route) -> None:
        page_sent = route.fetch()
        route.fulfill(response=page_sent, body=page_sent.text().replace("start()", "raise ValueError('ink')"))

    page.route(site_url, break_it)
    page.goto(site_url)
    reason = "could not start in this browser, although no damaged files were found"
    expect(page.locator("#boot")).to_contain_text(reason, use_inner_text=True, timeout=60_000)
    trouble.clear()


def test_without_its_optional_scripts_the_page_starts_all_the_same(
    page: Page, site: Path, site_url: str, trouble: list[str]
) -> None:
    optional = re.findall(
        r'href="\./([^"]+)"[^>]* data-optional', (site / "index.html").read_text(encoding="utf-8")
    )
    assert len(optional) == 4
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    for script in optional:
        page.route(f"{site_url}{script}", lose)
    page.goto(f"{site_url}#/replay/nonsense")
    wait_until_ready(page)
    assert set(lost) == {f"{site_url}{script}" for script in optional}
    expect(page.locator("#notice")).to_contain_text("This link is damaged")
    trouble.clear()


def test_opened_as_a_file_it_says_what_to_type(page: Page, site: Path, trouble: list[str]) -> None:
    page.goto((site / "index.html").as_uri())
    expect(page.locator("#boot")).to_contain_text("run make play", use_inner_text=True)
    trouble.clear()


def test_python_arrives_compiled(site: Path) -> None:
    library = next(site.glob("static/vendor/pyodide-*/python_stdlib.zip"))
    code = next(site.glob("pennypress-*.zip"))
    for archive in (library, code):
        with zipfile.ZipFile(archive) as file:
            names = file.namelist()
        assert sum(name.endswith(".pyc") for name in names) > 90
        assert not [name for name in names if name.endswith(".py")]
