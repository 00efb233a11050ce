"""Fixtures of all browser tests: the built site, a server, and a Chromium whose errors are recorded.

`site` is the folder, `site_url` its address. `open_press` opens the page and waits until Python is ready;
`press` is such a page, shared by all tests of a module, and `lobby` the same with an empty shelf. All fail a
test whose pages report errors or make requests to another host (`trouble`). `open_shell` opens a page for
screens without Python. All pages prefer reduced motion. Tests share a browser that has cached the site, where
Python starts faster, and each begins with an empty shelf; a test marked `first_visit` gets a new browser.
`kept` is a page whose test may damage what the shared browser has cached. `open_third_party` opens a
third-party page with our diagrams.
"""

import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    ViewportSize,
    expect,
)

from e2e import actions_wait_for_drawing, next_release
from e2e.chromium_install import find
from e2e.repair_cached_site_after_test import Content, content, mend, visit_first
from e2e.screens.page_without_python import Shell
from e2e.third_party_page import ThirdPartySite
from e2e.wait_for_element import PATIENCE, wait_for
from pennypress.app.message import send
from pennypress.app.page.messages import Dismiss, UrlChanged
from pennypress.app.settings.messages import ChooseLanguage
from pennypress.app.shelf.messages import Delete
from pennypress.app.storage.messages import StoredElsewhere
from pennypress.app.storage.save_format import SETTINGS
from pennypress.engine.languages_and_catalogues import FIRST, use
from pennypress.site.build import build
from pennypress.site.npm_install import fetch
from pennypress.site.serve import open_server

ROOT = Path(__file__).resolve().parents[1]
WITHOUT_PYTHON = "licences.html"
"""A page of the site that does not start Python."""
TABLET: ViewportSize = {"width": 1024, "height": 768}
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--process-per-site",  # a page starts with a third less work than in a process of its own
    # Most tests end before optimizing Python, which is done again for each page, would pay off.
    "--js-flags=--wasm-tiering-budget=2000000000",
]

TELL_OF_VIOLATIONS = """addEventListener("securitypolicyviolation", (event) => console.error(
  `against the policy: ${event.effectiveDirective} ${event.blockedURI} in ${document.URL}`
));"""

expect.set_options(timeout=30_000)  # a machine may have other things to do
actions_wait_for_drawing.install()


BUILT = pytest.StashKey[TemporaryDirectory[str]]()
NEXT = pytest.StashKey[subprocess.Popen[bytes]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--site`: a site just built with the files for tests, to be tested instead of another."""
    parser.addoption("--site", type=Path, help="a site from `python -m pennypress site --tests`")


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Build the site once, before the first of several workers starts, and tell each worker where it is."""
    if BUILT not in node.config.stash:
        node.config.stash[BUILT] = TemporaryDirectory(prefix="penny-press-")
        site = Path(node.config.stash[BUILT].name) / "site"
        fetch(ROOT, tests=True)
        if next_release.is_needed(node.config):
            node.config.stash[NEXT] = next_release.start_building(site)
        built(site, node.config.getoption("site"))
    node.workerinput["site"] = str(Path(node.config.stash[BUILT].name) / "site")


def pytest_unconfigure(config: pytest.Config) -> None:
    """Remove the site built for the workers, and the next release."""
    if NEXT in config.stash:
        config.stash[NEXT].terminate()
        config.stash[NEXT].wait()
    if BUILT in config.stash:
        config.stash[BUILT].cleanup()


@pytest.fixture(autouse=True)
def english() -> None:
    """Switch to English, in case another test has used another language."""
    use(FIRST)


@pytest.fixture(scope="session")
def site(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built for this run."""
    of_worker: dict[str, str] = getattr(pytestconfig, "workerinput", {})
    if "site" in of_worker:
        return Path(of_worker["site"])
    return built(tmp_path_factory.mktemp("build") / "site", pytestconfig.getoption("site"))


def built(target: Path, finished: Path | None) -> Path:
    """Build the site into that folder, or copy a finished one there."""
    if finished:
        shutil.copytree(finished, target)
    else:
        fetch(ROOT, tests=True)
        build(ROOT, target)
    return target


@pytest.fixture(scope="session")
def site_url(site: Path) -> Iterator[str]:
    """The address of the site, served by our own server on a free port; it ends in a slash."""
    yield from serving(site)


def serving(folder: Path) -> Iterator[str]:
    """Serve a folder during the test or the session."""
    with open_server(folder, "localhost", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.url
        server.shutdown()


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], playwright: Playwright
) -> dict[str, Any]:
    """Start the Chromium that was found, without its sandbox, as root requires."""
    return {**browser_type_launch_args, "executable_path": find(playwright), "args": QUIET}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """The viewport of a 10-inch tablet in landscape orientation, and no animations, which take time."""
    return {**browser_context_args, "viewport": TABLET, "reduced_motion": "reduce"}


class Watched(NamedTuple):
    """A browser context and the errors in it."""

    context: BrowserContext
    noted: list[str]


class Returning(NamedTuple):
    """The browser context of a returning visitor, with an empty page that stays open."""

    watched: Watched
    empty: Page
    devtools: CDPSession
    """Of the empty page."""


def after_visit(page: Page, noted: list[str]) -> Returning:
    """The browser context of that page, which is left empty."""
    page.goto("about:blank")
    return Returning(Watched(page.context, noted), page, page.context.new_cdp_session(page))


@contextmanager
def returning_browser(browser: Browser, arguments: dict[str, Any], site_url: str) -> Iterator[Returning]:
    """A browser context that has cached the whole site and the snapshot, like a returning visitor's."""
    with browser.new_context(**arguments) as context:
        noted = watch(context)
        page = context.new_page()
        visit_first(page, site_url)
        yield after_visit(page, noted)


@pytest.fixture(scope="session")
def returning(browser: Browser, browser_context_args: dict[str, Any], site_url: str) -> Iterator[Returning]:
    """The browser context of tests that open their own pages."""
    with returning_browser(browser, browser_context_args, site_url) as returning:
        yield returning


@pytest.fixture(scope="session")
def returning_of_modules(
    browser: Browser, browser_context_args: dict[str, Any], site_url: str
) -> Iterator[Returning]:
    """The browser context of pages shared by the tests of a module."""
    with returning_browser(browser, browser_context_args, site_url) as returning:
        yield returning


@contextmanager
def visit(returning: Returning, site_url: str) -> Iterator[Watched]:
    """A visit with an empty shelf. Afterwards all tabs are closed and their state is cleared."""
    (context, noted), empty, devtools = returning
    forget = {"origin": site_url.rstrip("/"), "storageTypes": "local_storage,indexeddb"}
    devtools.send("Storage.clearDataForOrigin", forget)
    noted.clear()
    yield returning.watched
    for each in context.pages:
        if each is not empty:
            each.close()
    context.unroute_all()
    context.clear_permissions()
    context.set_offline(False)


@pytest.fixture
def watched(
    request: pytest.FixtureRequest, new_context: Callable[[], BrowserContext], site_url: str
) -> Iterator[Watched]:
    """The browser context of a test."""
    if request.node.get_closest_marker("first_visit"):
        context = new_context()
        yield Watched(context, watch(context))
    else:
        with visit(request.getfixturevalue("returning"), site_url) as watched:
            yield watched


@pytest.fixture
def context(watched: Watched) -> BrowserContext:
    return watched.context


@pytest.fixture
def trouble(watched: Watched) -> Iterator[list[str]]:
    """The errors in any page of the test; a test that expects some clears the list."""
    yield watched.noted
    assert not watched.noted, "\n".join(watched.noted)


@pytest.fixture(autouse=True)
def fail_on_trouble(request: pytest.FixtureRequest) -> None:
    """Fail a test whose own pages report errors."""
    if "watched" in request.fixturenames:
        request.getfixturevalue("trouble")


def watch(context: BrowserContext) -> list[str]:
    """Record errors in all pages and frames from now on, policy violations included."""
    noted: list[str] = []

    def note_console(message: ConsoleMessage) -> None:
        hint = "preloaded using link preload but not used"  # depends on the machine's speed
        if message.type in {"error", "warning"} and hint not in message.text:
            noted.append(f"{message.type}: {message.text}")

    def note_request(request: Request) -> None:
        if not request.url.startswith(("http://localhost:", "data:", "blob:")):
            noted.append(f"asked another host: {request.url}")

    context.set_default_navigation_timeout(PATIENCE)
    context.add_init_script(TELL_OF_VIOLATIONS)
    context.on("console", note_console)
    context.on("weberror", lambda error: noted.append(f"uncaught: {error.error}"))
    context.on("request", note_request)
    return noted


@pytest.fixture
def open_press(page: Page, site_url: str) -> Callable[..., Page]:
    """Opens the page (`open_press()`, `open_press("#…")`) and waits until Python is ready."""

    def open_it(where: str = "", *, page: Page = page) -> Page:
        page.goto(site_url + where)
        wait_until_ready(page)
        return page

    return open_it


@pytest.fixture(scope="session")
def whole(returning: Returning, site_url: str) -> Content:
    """What the shared browser has cached before anything is damaged."""
    page = returning.watched.context.new_page()
    page.goto(site_url + WITHOUT_PYTHON)
    found = content(page)
    page.close()
    return found


@pytest.fixture
def kept(page: Page, whole: Content, site: Path, site_url: str) -> Iterator[Page]:
    """A page without Python; damage that the test does to the cached site is repaired afterwards."""
    page.goto(site_url + WITHOUT_PYTHON)
    yield page
    page.close()  # it would report files that are taken from it
    mend(page.context, whole, site, site_url)


@pytest.fixture(scope="module")
def shared_page(returning_of_modules: Returning, site_url: str) -> Iterator[tuple[Page, list[str]]]:
    """A page that is ready, and the errors in it."""
    with visit(returning_of_modules, site_url) as (context, noted):
        page = context.new_page()
        page.goto(site_url)
        wait_until_ready(page)
        yield page, noted


@pytest.fixture
def press(shared_page: tuple[Page, list[str]]) -> Iterator[Page]:
    """A page shared by the tests of a module, for tests that do not depend on other tables."""
    page, noted = shared_page
    page.set_viewport_size(TABLET)
    yield page
    found, noted[:] = noted[:], []
    assert not found, "\n".join(found)


OpenShell = Callable[[], Shell]


@pytest.fixture(scope="module")
def open_shell(
    browser: Browser, browser_context_args: dict[str, Any], site: Path, site_url: str
) -> Iterator[OpenShell]:
    """Opens a page to draw screens in; fails if it reports errors."""
    with browser.new_context(**browser_context_args) as context:
        noted = watch(context)
        shell = Shell(context.new_page(), site, site_url)

        def open_it() -> Shell:
            assert noted == []
            shell.page.set_viewport_size(TABLET)
            shell.open()
            return shell

        yield open_it
    assert noted == []


@pytest.fixture
def lobby(press: Page) -> Page:
    """The same page in the lobby, with an empty shelf."""
    press.emulate_media(reduced_motion="reduce", color_scheme="light")
    clear(press)
    return press


POST = f"""async (messages) => {{
  const drawn = {actions_wait_for_drawing.DRAWN};
  for (const message of messages) {{
    const button = document.createElement("button");
    button.id = "posting";
    button.dataset.msg = message;
    document.body.append(button);
    button.click();
    await drawn();
    button.remove();
  }}
}}"""
TABLES = """Object.keys(localStorage).filter((key) => key.startsWith("penny-press:table:"))
  .map((key) => key.split(":")[2])"""


def post(page: Page, *messages: str) -> None:
    """Send messages to the application, as a button of the page would, each after the answer to the last."""
    page.evaluate(POST, messages)
    actions_wait_for_drawing.wait_until_drawn(page)


def clear(page: Page) -> None:
    """Show the lobby in English, as at a first visit: without dialogs, with an empty shelf and a new form."""
    page.evaluate("(settings) => localStorage.removeItem(settings)", SETTINGS)
    reset = (
        Dismiss(),
        StoredElsewhere(SETTINGS, None),
        UrlChanged("#/replay/-"),  # a damaged link leads to the lobby, with a new form
        ChooseLanguage(FIRST),
    )
    post(page, *map(send, reset))
    expect(page.locator("#covers")).to_be_visible()
    post(page, *(send(Delete(table)) for table in page.evaluate(TABLES)), send(Dismiss()))
    expect(page.locator(".shelf-empty")).to_be_visible()
    left = page.locator("dialog, #notice")
    for _ in range(left.count()):  # what was said meanwhile
        post(page, send(Dismiss()))
    expect(left).to_have_text([])


def wait_until_ready(page: Page) -> None:
    """Wait until Python has set up the page."""
    wait_for(page, "html[data-ready=yes]")


def wait_until_pictured(page: Page) -> None:
    """Wait until the page can leave behind what the next start shows before Python runs."""
    wait_for(page, "html[data-pictured=yes]")


def wait_until_kept(page: Page) -> None:
    """Wait until the whole site is cached and works offline."""
    wait_for(page, "html[data-kept=yes]")


@pytest.fixture(scope="module")
def third_party(site_url: str) -> Iterator[ThirdPartySite]:
    """A third-party server."""
    found = ThirdPartySite(site_url)
    with found.open():
        yield found


@pytest.fixture
def open_third_party(page: Page, third_party: ThirdPartySite) -> Callable[..., Page]:
    """Opens a third-party page with this HTML in it."""

    def open_it(*lines: str, script: bool = True, reset: bool = True) -> Page:
        body = "\n".join([*lines, third_party.script if script else ""])
        page.goto(third_party.page("page.html", body, reset=reset))
        return page

    return open_it
