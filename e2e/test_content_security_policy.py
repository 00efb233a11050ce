"""Content-Security-Policy: every page works within its policy, and no other host is ever contacted.

Violations are recorded in every browser test (`conftest.watch`); here each page is opened and used, and
forbidden things are tried.
"""

import re
import threading
from collections.abc import Iterator
from html.parser import HTMLParser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ProxySettings, expect

from e2e import penny_press_table
from e2e.conftest import wait_until_ready, watch
from e2e.hostile_page import inject
from e2e.penny_press_scenarios import busy, game_until, in_builder
from tests.thorough import some_of

PAGES = (
    *("index", "rules", "copenhagen", "letterpress", "penny-lane", "embed", "interpreter-frame", "licences"),
)
OF_TITLES = {"copenhagen", "letterpress", "penny-lane"}
"""Built like the rules page, with the same policy."""
COMPILED = "'wasm-unsafe-eval'"
HASH = re.compile(r"'sha256-[\w+/]{43}='")
CHROMIUMS_OWN = "content-autofill.googleapis.com"  # Chromium itself requests it to classify form fields
STRANGER = "http://stranger.example/"


class Outside:
    """A proxy that records requests to other hosts and answers none."""

    def __init__(self) -> None:
        asked: list[str] = []

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                if not self.path.startswith(CHROMIUMS_OWN):
                    asked.append(self.path)
                self.send_error(404)

            do_CONNECT = do_POST = do_HEAD = do_GET  # noqa: N815 - as the base class has it

            def log_message(self, *_: object) -> None:
                pass

        self.asked = asked
        self.server = ThreadingHTTPServer(("localhost", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def outside() -> Iterator[Outside]:
    way_out = Outside()
    yield way_out
    way_out.server.shutdown()
    way_out.server.server_close()


@pytest.fixture
def guarded(
    browser: Browser, browser_context_args: dict[str, Any], outside: Outside
) -> Iterator[tuple[Page, list[str]]]:
    """A page whose browser, workers included, reaches other hosts only through the proxy."""
    proxy: ProxySettings = {"server": f"http://localhost:{outside.server.server_port}", "bypass": "localhost"}
    with browser.new_context(**browser_context_args, proxy=proxy) as context:
        noted = watch(context)
        yield context.new_page(), noted


def policy_of(page: Path) -> dict[str, list[str]]:
    """The first of the two policies in the page's head, by directive."""

    class Head(HTMLParser):
        elements: list[dict[str, str | None]]
        inside = False

        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            if self.inside:
                self.elements.append(dict(attrs))
            self.inside = self.inside or tag == "head"

    head = Head()
    head.elements = []
    head.feed(page.read_text(encoding="utf-8"))
    policies = [each for each in head.elements if each.get("http-equiv") == "Content-Security-Policy"]
    assert policies == head.elements[:2], f"{page.name}: something comes before its policies"
    assert policies[1]["content"] == "script-src 'self' 'wasm-unsafe-eval'"
    policy = {}
    for directive in str(policies[0]["content"]).split(";"):
        name, *sources = directive.split()
        policy[name] = sources
    return policy


def test_every_page_has_a_policy_that_allows_nothing_it_does_not_name(site: Path) -> None:
    pages = sorted(file.stem for file in site.rglob("*.html"))
    assert {name.removesuffix("-ja") for name in pages} == set(PAGES)
    for name in pages:
        policy = policy_of(site / f"{name}.html")
        assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == ["'none'"]
        script = set(policy["script-src"])
        assert (COMPILED in script) == (name in {"index", "embed", "interpreter-frame"})
        named = {each for each in script if HASH.fullmatch(each)}
        assert named
        assert script - named <= {"'strict-dynamic'", COMPILED}
        assert policy["require-trusted-types-for"] == ["'script'"]
        assert policy["trusted-types"] == (["'none'"] if name.startswith("licences") else ["penny-press"])
        for directive, sources in policy.items():
            if (name, directive) == ("index", "img-src"):
                assert sources == ["'self'", "blob:"]  # for drawings exported as pictures
            elif directive not in {"script-src", "require-trusted-types-for", "trusted-types"}:
                assert sources in (["'self'"], ["'none'"]), f"{name}: {directive} {sources}"


def test_a_game_played_stays_within_the_policy_and_the_site(
    guarded: tuple[Page, list[str]], site_url: str, outside: Outside, tmp_path: Path
) -> None:
    page, noted = guarded
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(site_url)
    wait_until_ready(page)
    penny_press_table.start_game(page, 3, "Nellie", "Ida", "Joseph", seed="policy")
    penny_press_table.assign(page, min(penny_press_table.look(page).stories))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy a link to this game").click()
    expect(page.locator("#notice")).to_contain_text("The link was copied")
    link = page.evaluate("navigator.clipboard.readText()")
    page.keyboard.press("m")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export as a file").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    penny_press_table.import_record(page, file.read_text(encoding="utf-8"))
    penny_press_table.wait_for_table(page)
    for moment in (busy, in_builder):
        penny_press_table.open_record(page, game_until(moment, 4))
    page.goto(site_url + "#" + link.partition("#")[2])
    page.reload()
    wait_until_ready(page)
    expect(page.locator("#scrub-at")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert noted == []
    assert outside.asked == []


MARKUP = """<div id="hole"><button onclick="tried('inline handler')"></button>
<a href="javascript:tried('javascript address')"></a><style>html { --sheet: yes }</style>
<p style="--attribute: yes"></p></div>"""

TRY = """async (stranger) => {
  const done = [];
  globalThis.tried = (what) => done.push(what);
  const over = [];
  const settled = (image) => over.push(new Promise((then) => (image.onload = image.onerror = then)));

  const box = document.getElementById("hole");
  for (const each of box.querySelectorAll("button, a")) each.click();
  const seen = (element, name) => getComputedStyle(element).getPropertyValue(name);
  if (seen(box, "--sheet")) done.push("style element");
  if (seen(box.querySelector("p"), "--attribute")) done.push("style attribute");

  for (const make of [() => (0, eval)("1"), () => Function("return 1")()]) {
    over.push(new Promise((then) => setTimeout(() => {
      try { done.push(`${make} gives ${make()}`); } catch {}
      then();
    })));
  }
  over.push(fetch(stranger, { mode: "no-cors" }).then(() => done.push("fetch"), () => {}));
  over.push(import(`${stranger}script.js`).then(() => done.push("import"), () => {}));
  const image = new Image();
  settled(image);
  image.src = `${stranger}picture.png`;

  const base = document.createElement("base");
  base.href = stranger;
  document.head.prepend(base);
  if (document.baseURI.startsWith(stranger)) done.push("base");
  await Promise.all(over);
  return done;
}"""


@pytest.mark.parametrize("name", some_of(PAGES, set(PAGES) - OF_TITLES))
def test_every_page_opens_within_its_policy_and_the_site_and_refuses_what_is_forbidden(
    guarded: tuple[Page, list[str]], site_url: str, outside: Outside, name: str
) -> None:
    page, noted = guarded
    page.goto(f"{site_url}{name}.html")
    if name == "index":
        wait_until_ready(page)
    for diagram in page.locator("penny-press").all()[:2]:
        diagram.scroll_into_view_if_needed()
        table = diagram.locator("iframe").content_frame.locator("#app > :not(.diagram-loading)")
        expect(table.first).to_be_visible(timeout=60_000)
    assert noted == []
    inject(page, MARKUP)
    assert page.evaluate(TRY, STRANGER) == []
    assert outside.asked == []
    refused = {found[1] for note in noted if (found := re.search(r"against the policy: (\S+)", note))}
    assert {"script-src-elem", "script-src-attr", "style-src-elem", "style-src-attr", "base-uri"} <= refused
    assert {"connect-src", "img-src"} <= refused


def test_the_watch_would_see_a_request_to_another_host(
    guarded: tuple[Page, list[str]], site_url: str, outside: Outside
) -> None:
    page, noted = guarded
    page.goto(f"{site_url}embed.js")  # a text file without a policy of its own
    page.evaluate("(address) => fetch(address, { mode: 'no-cors' }).catch(() => {})", STRANGER)
    assert outside.asked == [STRANGER]
    assert any(note.startswith("asked another host") for note in noted)
