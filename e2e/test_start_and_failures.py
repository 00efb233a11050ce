"""The page starts from any address it may be served at, and reports clearly when it cannot."""

import gzip
import io
import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Response, Route, expect

from e2e.conftest import wait_until_ready
from e2e.test_snapshot import FROM_ITS_BEGINNINGS, HOW, KEPT, name_of, wait_until_snapshot_kept
from tests.thorough import first_of

pytestmark = pytest.mark.first_visit


def test_a_first_visit_fetches_nothing_twice_starts_without_a_snapshot_and_keeps_it_for_the_next(
    page: Page, site: Path, site_url: str
) -> None:
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
    expect(page).to_have_title("Penny Press")
    expect(page.locator("#boot")).to_have_count(0)
    assert page.evaluate("typeof interact") == "function"
    wait_until_snapshot_kept(page)
    assert page.evaluate(HOW) == FROM_ITS_BEGINNINGS
    assert page.evaluate(KEPT) == [name_of(site)]
    page.wait_for_load_state("networkidle")
    assert missing == []
    assert sum(size for url, size in sizes.items() if url.endswith(".wasm")) < 10_000_000


@pytest.mark.parametrize(
    ("lost", "how"),
    first_of(
        [
            ("core.js", "no answer"),
            ("pyodide.asm.wasm", "not found"),
            ("pennypress-*.packed", "no answer"),
            ("core-*.js", "not found"),
            ("pyscript-interpreter.js", "no answer"),
            ("start-pyscript.js", "not found"),
            ("bridge.js", "not found"),
            ("pyodide.asm.wasm", "no answer"),
            ("pyodide.data.wasm", "not found"),
            ("python_stdlib.packed", "not found"),
        ],
        3,
    ),
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
    address = f"{site_url}#/new-game"
    page.goto(address)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Penny Press could not start", use_inner_text=True, timeout=60_000)
    reason = (
        "the server cannot be reached" if how == "no answer" else "the server did not send some of its files"
    )
    expect(alert).to_contain_text(reason, use_inner_text=True)
    expect(alert).to_be_in_viewport(ratio=1)
    expect(page.locator("#arrived")).to_be_hidden()
    expect(page.locator("#new-game")).to_be_visible()
    page.unroute(f"**/{lost}", lose)
    page.get_by_role("link", name="reload the page").click()
    wait_until_ready(page)
    assert page.url == address
    trouble.clear()


def test_at_an_address_without_https_the_page_says_what_it_needs(
    page: Page, site_url: str, trouble: list[str]
) -> None:
    insecure = "http://press.example/"

    def serve(route: Route) -> None:
        route.fulfill(response=route.fetch(url=route.request.url.replace(insecure, site_url)))

    page.route(f"{insecure}**", serve)
    page.goto(insecure)
    expect(page.get_by_role("alert")).to_contain_text("begins with https", use_inner_text=True)
    expect(page.locator("html")).to_have_attribute("data-ready", "no")
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


def test_without_its_pictures_the_page_starts_all_the_same(
    page: Page, site_url: str, trouble: list[str]
) -> None:
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.fulfill(status=404, body="Not Found")

    page.route(re.compile(r"\.(webp|png|svg|woff2)$"), lose)
    page.goto(site_url)
    wait_until_ready(page)
    assert any(each.endswith(".webp") for each in lost)
    expect(page.locator("script[src*='repair']")).to_have_count(0)
    trouble.clear()


def test_a_script_that_somebody_else_adds_is_no_failure(
    page: Page, site_url: str, trouble: list[str]
) -> None:
    """Some hosts add one to every page; the page's policy blocks it."""

    def add_script(route: Route) -> None:
        response = route.fetch()
        script = '<script defer src="https://counter.example/beacon.js"></script></head>'
        route.fulfill(response=response, body=response.text().replace("</head>", script, 1))

    page.route(site_url, add_script)
    page.goto(site_url)
    wait_until_ready(page)
    assert page.evaluate("sessionStorage.length") == 0
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "navigate"
    assert any("counter.example" in each for each in trouble)
    trouble.clear()


def test_opened_as_a_file_it_says_what_to_type(page: Page, site: Path, trouble: list[str]) -> None:
    page.goto((site / "index.html").as_uri())
    expect(page.locator("#boot")).to_contain_text("run make play", use_inner_text=True)
    trouble.clear()


def test_python_arrives_compiled(site: Path) -> None:
    library = next(site.glob("static/vendor/pyodide-*/python_stdlib.packed"))
    code = next(site.glob("pennypress-*.packed"))
    for archive in (library, code):
        with zipfile.ZipFile(io.BytesIO(gzip.decompress(archive.read_bytes()))) as file:
            names = file.namelist()
        assert sum(name.endswith(".pyc") for name in names) > 60
        assert not [name for name in names if name.endswith(".py")]
