"""`make dev`: changes of the sources appear on the open page, and the table is kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, TimeoutError, expect

from e2e import penny_press_table
from e2e.conftest import wait_until_kept, wait_until_ready
from e2e.dev_site import Edit, copied, free_port, running, served
from e2e.penny_press_table import look
from pennypress.site.dev.source_pages import CLIENT
from tests.thorough import thorough

SENTENCE = Edit("pennypress/app/**/*.py", 'labelled("log", _("Log"))', 'labelled("log", _("Chronicle"))')
COLOUR = Edit("static/css/base.css", "--paper: #f4ecd8;", "--paper: rgb(1, 2, 3);")
LINE = Edit("static/js/bridge.js", "import {", 'document.documentElement.dataset.edited = "yes";\nimport {')
MISTAKE = Edit("pennypress/app/**/*.py", '_("Log")', '_("Log") $')
TRIES, PATIENCE = 5, 15_000  # visits, ms for each


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory, site: Path) -> Path:
    """A copy of the sources; the site is built before, so that nothing has to be compiled."""
    assert site.is_dir()
    return copied(tmp_path_factory.mktemp("dev") / "sources")


@pytest.fixture(scope="module")
def address(root: Path) -> Iterator[str]:
    with served(root) as url:
        yield url


@pytest.fixture
def table(page: Page, address: str) -> Page:
    """A page with a game, and a mark in it that a reload would remove."""
    page.goto(address)
    wait_until_ready(page)
    penny_press_table.start_game(page, 2, "Ada", "Bo", seed="hot-lead")
    penny_press_table.wait_for_table(page)
    page.evaluate("document.documentElement.dataset.marked = 'yes'")
    return page


@pytest.fixture
def edit(root: Path) -> Iterator[list[Edit]]:
    """Edits that were made, which are reverted after the test."""
    made: list[Edit] = []
    yield made
    for each in made:
        each.back().make(root)


def make(edit: Edit, root: Path, made: list[Edit]) -> None:
    edit.make(root)
    made.append(edit)


def test_a_sentence_in_python_changes_on_the_page_and_the_table_stays(
    table: Page, root: Path, edit: list[Edit]
) -> None:
    before = look(table), penny_press_table.table_id(table)
    make(SENTENCE, root, edit)
    expect(table.locator("#log")).to_contain_text("Chronicle", timeout=60_000)
    penny_press_table.wait_for_table(table)
    assert (look(table), penny_press_table.table_id(table)) == before


def test_a_colour_changes_in_place(table: Page, root: Path, edit: list[Edit]) -> None:
    make(COLOUR, root, edit)
    expect(table.locator("html")).to_have_css("background-color", "rgb(1, 2, 3)")
    expect(table.locator("html")).to_have_attribute("data-marked", "yes")


@thorough
def test_a_line_of_javascript_runs_and_the_table_stays(table: Page, root: Path, edit: list[Edit]) -> None:
    before = look(table), penny_press_table.table_id(table)
    make(LINE, root, edit)
    expect(table.locator("html[data-edited]")).to_be_attached(timeout=60_000)
    penny_press_table.wait_for_table(table)
    assert (look(table), penny_press_table.table_id(table)) == before


def test_a_page_to_read_is_made_anew(page: Page, address: str, root: Path, edit: list[Edit]) -> None:
    page.goto(f"{address}licences.html")
    make(Edit("pennypress/site/licences_page.py", '_("Python packages")', '_("Parcels")'), root, edit)
    expect(page.get_by_role("heading", name="Parcels")).to_be_visible(timeout=60_000)


def test_a_mistake_is_said_on_the_page_which_goes_on_and_it_goes_when_it_is_put_right(
    table: Page, root: Path, edit: list[Edit], trouble: list[str]
) -> None:
    MISTAKE.make(root)
    expect(table.get_by_role("alert").filter(has_text="invalid syntax")).to_be_visible()
    expect(table.locator("html")).to_have_attribute("data-marked", "yes")
    assert any("invalid syntax" in each for each in trouble)
    MISTAKE.back().make(root)
    expect(table.get_by_role("alert").filter(has_text="invalid syntax")).to_have_count(0)
    penny_press_table.wait_for_table(table)
    # The mistake is reported each time the page asks for something that cannot be made.
    trouble[:] = [each for each in trouble if "invalid syntax" not in each]


def followed(context: BrowserContext, address: str) -> Page:
    """A page of the development server; it may take more than one visit until a former site is gone.

    While a page of the former site is open, a busy Chromium sometimes keeps its service worker as well.
    """
    for _visit in range(TRIES):
        page = context.new_page()
        try:
            page.goto(address, timeout=PATIENCE)
            expect(page.locator(f"script[src='./{CLIENT}']")).to_have_count(1, timeout=PATIENCE)
        except (AssertionError, TimeoutError):
            page.close()
        else:
            return page
    raise AssertionError(f"{TRIES} visits have shown the former site")


@thorough
def test_a_site_that_the_browser_has_kept_of_the_same_address_goes(
    context: BrowserContext, page: Page, root: Path, site: Path, trouble: list[str]
) -> None:
    """`make play` and `make dev` use the same port."""
    port = free_port()
    run = "import pathlib, sys; from pennypress.site import serve; "
    run += "serve.serve_forever(pathlib.Path(sys.argv[1]), 'localhost', sys.argv[2])"
    with running(["-c", run, str(site), str(port)], root):
        page.goto(f"http://localhost:{port}/")
        wait_until_kept(page)
    with served(root, port) as address:
        page.close()
        wait_until_ready(followed(context, address))
    trouble.clear()  # requests of the earlier page may have been cancelled
