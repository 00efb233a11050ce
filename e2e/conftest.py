"""What every browser test stands on: the built site, served, and a Chromium that watches itself.

`site` is the folder, `site_url` its address, `open_press` opens the page and waits until Python
is ready; `press` is such a page, opened once for all tests of a module, and `lobby` the same
with an empty shelf. All fail a test whose pages complain or ask anything of another host
(`trouble`). `open_shell` opens a page for screens without Python. Each test has a browser that was
never here; those marked `returning` share one that was, and begin with an empty shelf: Python is
there sooner. `open_third_party` opens a page that is not ours, with diagrams of ours in it.
"""

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
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    ViewportSize,
    expect,
)

from e2e.chromium import find
from e2e.screens.shell import Shell
from e2e.third_party_page import ThirdPartySite
from pennypress.app.message import send
from pennypress.app.page.messages import Dismiss, UrlChanged
from pennypress.app.settings.messages import ChooseLanguage
from pennypress.app.shelf.messages import Delete
from pennypress.engine.locales import FIRST, use
from pennypress.site.build import build
from pennypress.site.npm_packages import fetch
from pennypress.site.serve import open_server

ROOT = Path(__file__).resolve().parents[1]
TABLET: ViewportSize = {"width": 1024, "height": 768}
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Most tests are over before it pays to optimise Python, anew for each page that they open.
    "--js-flags=--wasm-tiering-budget=2000000000",
]

TELL_OF_VIOLATIONS = """addEventListener("securitypolicyviolation", (event) => console.error(
  `against the policy: ${event.effectiveDirective} ${event.blockedURI} in ${document.URL}`
));"""

expect.set_options(timeout=10_000)


BUILT = pytest.StashKey[TemporaryDirectory[str]]()


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Build the site once, before the first of several workers starts, and tell each where it is."""
    if BUILT not in node.config.stash:
        node.config.stash[BUILT] = TemporaryDirectory(prefix="penny-press-")
        built(Path(node.config.stash[BUILT].name) / "site")
    node.workerinput["site"] = str(Path(node.config.stash[BUILT].name) / "site")


def pytest_unconfigure(config: pytest.Config) -> None:
    """Remove what was built for the workers."""
    if BUILT in config.stash:
        config.stash[BUILT].cleanup()


@pytest.fixture(autouse=True)
def english() -> None:
    """What a test expects is in English, whatever language another test has drawn screens in."""
    use(FIRST)


@pytest.fixture(scope="session")
def site(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built afresh for this run."""
    of_worker: dict[str, str] = getattr(pytestconfig, "workerinput", {})
    if "site" in of_worker:
        return Path(of_worker["site"])
    return built(tmp_path_factory.mktemp("build") / "site")


def built(target: Path) -> Path:
    """Build the site there."""
    fetch(ROOT, tests=True)
    build(ROOT, target)
    return target


@pytest.fixture(scope="session")
def site_url(site: Path) -> Iterator[str]:
    """The address of the site, served by our own server on a free port; it ends in a slash."""
    yield from serving(site)


def serving(folder: Path) -> Iterator[str]:
    """Serve a folder as long as the test or the session lasts."""
    with open_server(folder, "localhost", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.url
        server.shutdown()


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], playwright: Playwright
) -> dict[str, Any]:
    """Start the Chromium that was found; Playwright starts it without its sandbox, as root must."""
    return {**browser_type_launch_args, "executable_path": find(playwright), "args": QUIET}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A 10-inch tablet, held sideways."""
    return {**browser_context_args, "viewport": TABLET}


class Watched(NamedTuple):
    """A browser, and what has gone wrong in it."""

    context: BrowserContext
    noted: list[str]


@pytest.fixture(scope="session")
def known(browser: Browser, browser_context_args: dict[str, Any], site_url: str) -> Iterator[Watched]:
    """One to which the site is known, as to whoever returns: it has kept all of it, and Python's memory."""
    with browser.new_context(**browser_context_args) as context:
        noted = watch(context)
        page = context.new_page()
        page.goto(site_url)
        wait_until_ready(page)
        wait_until_kept(page)
        expect(page.locator("html")).to_have_attribute("data-snapshot", "kept", timeout=60_000)
        page.close()
        yield Watched(context, noted)


@contextmanager
def visit(known: Watched, site_url: str) -> Iterator[Watched]:
    """With nothing on the shelf; afterwards all tabs are closed and nothing is left of how they were."""
    page = known.context.new_page()
    forget = {"origin": site_url.rstrip("/"), "storageTypes": "local_storage,indexeddb"}
    known.context.new_cdp_session(page).send("Storage.clearDataForOrigin", forget)
    page.close()
    known.noted.clear()
    yield known
    for each in known.context.pages:
        each.close()
    known.context.unroute_all()
    known.context.clear_permissions()
    known.context.set_offline(False)


@pytest.fixture
def watched(
    request: pytest.FixtureRequest, new_context: Callable[[], BrowserContext], site_url: str
) -> Iterator[Watched]:
    """The browser of a test."""
    if request.node.get_closest_marker("returning"):
        with visit(request.getfixturevalue("known"), site_url) as known:
            yield known
    else:
        context = new_context()
        yield Watched(context, watch(context))


@pytest.fixture
def context(watched: Watched) -> BrowserContext:
    return watched.context


@pytest.fixture(autouse=True)
def trouble(watched: Watched) -> Iterator[list[str]]:
    """What went wrong in any page of the test; a test that expects some empties the list."""
    yield watched.noted
    assert not watched.noted, "\n".join(watched.noted)


def watch(context: BrowserContext) -> list[str]:
    """A list of what goes wrong in any page or frame from now on, its policy's violations among it."""
    noted: list[str] = []

    def note_console(message: ConsoleMessage) -> None:
        hint = "preloaded using link preload but not used"  # speaks of a slow machine, not of us
        if message.type in {"error", "warning"} and hint not in message.text:
            noted.append(f"{message.type}: {message.text}")

    def note_request(request: Request) -> None:
        if not request.url.startswith(("http://localhost:", "data:", "blob:")):
            noted.append(f"asked another host: {request.url}")

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


@pytest.fixture(scope="module")
def shared_page(known: Watched, site_url: str) -> Iterator[tuple[Page, list[str]]]:
    """A page that is ready, and what goes wrong in it."""
    with visit(known, site_url) as (context, noted):
        page = context.new_page()
        page.goto(site_url)
        wait_until_ready(page)
        yield page, noted


@pytest.fixture
def press(shared_page: tuple[Page, list[str]]) -> Iterator[Page]:
    """A page in which the tests of a module follow one another, for those that care for no other's tables."""
    page, noted = shared_page
    page.set_viewport_size(TABLET)
    yield page
    found, noted[:] = noted[:], []
    assert not found, "\n".join(found)


OpenShell = Callable[..., Shell]


@pytest.fixture(scope="module")
def open_shell(
    browser: Browser, browser_context_args: dict[str, Any], site: Path, site_url: str
) -> Iterator[OpenShell]:
    """Opens a page to draw screens in, with a mouse or with a finger; fails when its pages complain."""
    opened: dict[bool, tuple[Shell, list[str]]] = {}

    def open_it(*, touch: bool = False) -> Shell:
        if touch not in opened:
            context = browser.new_context(**browser_context_args, has_touch=touch, reduced_motion="reduce")
            opened[touch] = Shell(context.new_page(), site, site_url), watch(context)
        shell, noted = opened[touch]
        assert noted == []
        shell.page.set_viewport_size(TABLET)
        shell.open()
        return shell

    yield open_it
    for shell, noted in opened.values():
        shell.page.context.close()
        assert noted == []


@pytest.fixture
def lobby(press: Page) -> Page:
    """The same page in the lobby, with an empty shelf."""
    press.emulate_media(reduced_motion="no-preference", color_scheme="light")
    clear(press)
    return press


POST = """(message) => {
  const button = document.createElement("button");
  button.dataset.msg = message;
  document.body.append(button);
  button.click();
  button.remove();
}"""
TABLES = """Object.keys(localStorage).filter((key) => key.startsWith("penny-press:table:"))
  .map((key) => key.split(":")[2])"""


def post(page: Page, message: str) -> None:
    """Let it happen to the application, as a button of the page would."""
    page.evaluate(POST, message)


def clear(page: Page) -> None:
    """The lobby in English, with nothing on top and an empty shelf."""
    post(page, send(Dismiss()))
    page.evaluate("location.hash = '#/'")
    post(page, send(UrlChanged("#/")))  # the address may have said so before
    expect(page.locator("#new-game-form")).to_be_visible()
    post(page, send(ChooseLanguage(FIRST)))
    for table in page.evaluate(TABLES):
        post(page, send(Delete(table)))
    expect(page.locator("#first-minutes")).to_be_visible()
    post(page, send(Dismiss()))
    expect(page.locator("dialog, #notice")).to_have_count(0)


def wait_until_ready(page: Page) -> None:
    """Wait until Python has set up the page."""
    expect(page.locator("html")).to_have_attribute("data-ready", "yes", timeout=60_000)


def wait_until_kept(page: Page) -> None:
    """Wait until the browser has kept the whole site, so that it opens without a network."""
    expect(page.locator("html")).to_have_attribute("data-kept", "yes", timeout=60_000)


@pytest.fixture(scope="module")
def third_party(site_url: str) -> Iterator[ThirdPartySite]:
    """Somebody else's server."""
    found = ThirdPartySite(site_url)
    with found.open():
        yield found


@pytest.fixture
def open_third_party(page: Page, third_party: ThirdPartySite) -> Callable[..., Page]:
    """Opens a page of theirs with these lines in it."""

    def open_it(*lines: str, script: bool = True, reset: bool = True) -> Page:
        body = "\n".join([*lines, third_party.script if script else ""])
        page.goto(third_party.page("page.html", body, reset=reset))
        return page

    return open_it
