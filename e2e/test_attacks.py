"""Attacks by host pages of our frames and by injected markup: nothing is executed, read or written.

docs/security.md lists the defences; each is tested alone, as if those before it had failed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Route, expect

from e2e import penny_press_table
from e2e.conftest import wait_until_ready
from e2e.hostile_page import Attacker, inject, payloads
from e2e.penny_press_table import open_form, start_default_game
from e2e.test_embed import BUSY, element, live, packed
from e2e.wait_for_element import wait_for
from tests.thorough import first_of

SAME_SITE, CROSS_SITE = "localhost", "127.0.0.1"
ATTACK = 3000
"""Milliseconds to wait for an attack's effect; a past vulnerability took one second once Python ran."""
SECRET = "penny-press:table:secret"

ACCESSES = """(() => {
  const note = (what) => console.warn(`touched ${what} in ${location.pathname}`);
  for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
    const own = Object.getOwnPropertyDescriptor(window, name);
    Object.defineProperty(window, name, { ...own, get() { note(name); return own.get.call(window); } });
  }
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
  Object.defineProperty(document, "cookie", { get() { note("cookie"); return cookie.get.call(document); } });
})()"""

SINKS = """(payload) => {
  const make = (name) => document.createElement(name);
  const tries = {
    innerHTML: () => { document.body.innerHTML = payload; },
    outerHTML: () => { document.body.lastElementChild.outerHTML = payload; },
    insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", payload),
    srcdoc: () => { make("iframe").srcdoc = payload; },
    "document.write": () => document.write(payload),
    parseFromString: () => new DOMParser().parseFromString(payload, "text/html"),
    createContextualFragment: () => document.createRange().createContextualFragment(payload),
    setHTMLUnsafe: () => make("div").setHTMLUnsafe(payload),
    "script text": () => { make("script").text = "1"; },
    "script src": () => { make("script").src = "./static/js/start-python-after-paint.js"; },
    worker: () => new Worker("./static/js/bots/worker.js"),
    "another policy": () => trustedTypes.createPolicy("mine", { createHTML: (text) => text }),
    "our policy again": () => trustedTypes.createPolicy("penny-press", { createHTML: (text) => text }),
  };
  return Object.keys(tries).filter((name) => {
    try { tries[name](); return true; } catch { return false; }
  });
}"""

LEFT = """(payloads) => {
  const left = {};
  for (const [name, payload] of Object.entries(payloads)) {
    const box = document.createElement("div");
    box.append(pennyPressMarkup.elements(payload));
    document.body.append(box);
    const all = [...box.querySelectorAll("*")];
    const bad = all.filter((each) =>
      /script|iframe|object|embed|base|meta|link|style|foreign|animate|math|img/i.test(each.localName) ||
      [...each.attributes].some(({ name, value }) =>
        /^on|srcdoc|action|^style$|^py-/.test(name) || /script:|data:|https?:|url\\(/.test(value)));
    if (bad.length) left[name] = box.innerHTML;
    box.remove();
  }
  return left;
}"""


@pytest.fixture
def attacker() -> Iterator[Attacker]:
    found = Attacker()
    with found.open():
        yield found


@pytest.fixture
def attempts(site: Path, site_url: str) -> dict[str, str]:
    return payloads(site, site_url)


@pytest.fixture
def victim(page: Page, site_url: str) -> Page:
    """A page of a browser with a table on the shelf."""
    page.goto(site_url + "licences.html")
    page.evaluate("(key) => localStorage.setItem(key, 'a secret')", SECRET)
    return page


def kept(context: BrowserContext, site_url: str) -> dict[str, str]:
    """The storage of our origin."""
    page = context.new_page()
    page.goto(site_url + "licences.html")
    found: dict[str, str] = page.evaluate("({ ...localStorage })")
    page.close()
    return found


def frames_to_attack(site_url: str) -> str:
    """Our frames in the HTML of a hostile page."""
    stolen = "embed.html#game=penny-press&shared&interpreter=stolen"
    markup = "%3Cimg src=x onerror=top.postMessage({loot:1},'*')%3E"
    addresses = [f"{stolen}&n={number}" for number in range(2)] + [
        f"embed.html#shared&game={markup}&record={markup}&position={markup}&show={markup}&lang={markup}&theme={markup}",
        f"embed.html#shared&interpreter={markup}&game=copenhagen",
        "interpreter-frame.html#interpreter=stolen",
    ]
    return "".join(
        f'<iframe src="{site_url}{address}" width="400" height="120" name="getElementById"></iframe>'
        for address in addresses
    )


@pytest.mark.parametrize("host", first_of([SAME_SITE, CROSS_SITE]))
def test_a_hostile_page_gets_nothing_into_our_frames(
    victim: Page, attacker: Attacker, attempts: dict[str, str], site_url: str, host: str, trouble: list[str]
) -> None:
    """Whatever it answers or writes into addresses and attributes, with a user's click and without."""
    before = kept(victim.context, site_url)
    everything = "".join(attempts.values())
    markup = "&lt;img src=x onerror=top.postMessage({loot:2},'*')&gt;"
    body = (
        f'<script type="module" src="{site_url}embed.js"></script>{element("honest")}'
        f'<penny-press id="markup" game="{markup}" position="{markup}" lang="{markup}" theme="{markup}" '
        f'show="{markup}" aria-label="{markup}">{markup}</penny-press>{frames_to_attack(site_url)}'
    )
    victim.goto(attacker.page(host, body, everything))
    honest = live(victim, "honest")
    live(victim, "markup")
    victim.wait_for_timeout(ATTACK)

    # With a user's click in each frame: any pop-up is ours, with the same policy.
    for frame in victim.query_selector_all("iframe"):
        box = frame.bounding_box()
        if box and box["width"]:
            frame.scroll_into_view_if_needed()
            frame.click(position={"x": 20, "y": 20}, force=True)
    victim.wait_for_timeout(ATTACK)

    assert victim.evaluate("loot") == []
    assert victim.evaluate("ports") == [], "a frame of ours has handed its port to the page around it"
    assert kept(victim.context, site_url) == before
    # All other diagrams still work.
    story = min(penny_press_table.look(honest).stories)  # type: ignore[arg-type]
    honest.locator(f"#story-{story}").click()
    honest.locator("#choice-send-1").click()
    expect(honest.locator("#undo")).to_be_enabled()
    trouble.clear()


def test_a_flood_of_messages_and_addresses_leaves_other_diagrams_alone(
    victim: Page, attacker: Attacker, site_url: str, trouble: list[str]
) -> None:
    body = (
        f'<script type="module" src="{site_url}embed.js"></script>{element("honest")}'
        f'<iframe id="flooded" src="{site_url}embed.html#game=penny-press" width="400" height="200"></iframe>'
    )
    victim.goto(attacker.page(CROSS_SITE, body, ""))
    honest = live(victim, "honest")
    victim.evaluate(
        """(url) => {
          const { contentWindow } = document.getElementById("flooded");
          const flood = { open: "x".repeat(10_000), html: "<b>" };
          for (let n = 0; n < 150; n++) {
            for (let i = 0; i < 20; i++) contentWindow.postMessage(flood, "*");
            contentWindow.location.replace(`${url}embed.html#game=penny-press&n=${n}`);
          }
        }""",
        site_url,
    )
    story = min(penny_press_table.look(honest).stories)  # type: ignore[arg-type]
    honest.locator(f"#story-{story}").click()
    honest.locator("#choice-send-1").click()
    expect(honest.locator("#undo")).to_be_enabled()
    trouble.clear()


@pytest.mark.parametrize("name", ["index", "embed", "interpreter-frame", "rules", "licences"])
def test_no_page_of_ours_takes_text_for_markup_or_code(
    page: Page, site_url: str, name: str, attempts: dict[str, str], trouble: list[str]
) -> None:
    page.goto(f"{site_url}{name}.html")
    if name == "index":
        wait_until_ready(page)
    assert page.evaluate(SINKS, attempts["handler"]) == []
    trouble.clear()


def test_the_sanitizer_leaves_nothing_that_runs_or_fetches(
    page: Page, site_url: str, attempts: dict[str, str], trouble: list[str]
) -> None:
    page.goto(f"{site_url}embed.html")
    wait_for(page, "#diagram")
    assert page.evaluate(LEFT, attempts) == {}
    assert page.evaluate("typeof document.getElementById") == "function"
    assert any("Refused in markup: <script>" in note for note in trouble)
    trouble.clear()


def test_names_with_markup_stay_text(lobby: Page) -> None:
    open_form(lobby)
    lobby.get_by_role("textbox").first.fill("<img src=x onerror=alert(1)>")
    start_default_game(lobby)
    expect(lobby.get_by_text("<img src=x onerror=alert(1)>").first).to_be_visible()
    expect(lobby.locator("img")).to_have_count(0)


@pytest.mark.parametrize("name", ["index", "embed"])
def test_markup_that_is_in_a_page_all_the_same_starts_nothing(
    page: Page, site_url: str, name: str, attempts: dict[str, str], trouble: list[str]
) -> None:
    """The debugger inserts the markup, bypassing Trusted Types and the sanitizer, to test only the policy."""
    page.goto(f"{site_url}{name}.html")
    if name == "index":
        wait_until_ready(page)
    listen = "window.loot = []; addEventListener('message', ({ data }) => data?.loot && loot.push(data.loot))"
    page.evaluate(listen)
    dangerous = (text for key, text in attempts.items() if key not in {"meta", "clobbering"})
    inject(page, f"<div id='hole'>{''.join(dangerous)}</div>")
    assert page.locator("#hole iframe").count() > 2
    bait = page.locator("#bait")
    if bait.count():
        bait.dispatch_event("click")
    page.wait_for_timeout(ATTACK)
    assert page.evaluate("loot") == []
    assert page.evaluate("localStorage.getItem('planted')") is None
    trouble.clear()


@pytest.mark.parametrize("host", first_of([SAME_SITE, CROSS_SITE]))
def test_frames_read_nothing_that_is_kept(
    victim: Page, attacker: Attacker, site_url: str, host: str, trouble: list[str]
) -> None:
    touched: list[str] = []
    victim.context.on("console", lambda message: note_touch(message, touched))
    victim.add_init_script(ACCESSES)
    body = (
        f'<script type="module" src="{site_url}embed.js"></script>{element("one")}'
        f'<iframe id="plain" src="{site_url}embed.html#position={packed(BUSY)}" width="500"></iframe>'
    )
    victim.goto(attacker.page(host, body, ""))
    diagram = live(victim, "one")
    expect(victim.frame_locator("#plain").locator("#diagram")).to_be_visible(timeout=60_000)
    diagram.locator("#menu, .board, #app").first.click(force=True)
    assert touched == []
    trouble.clear()
    # The detection itself works.
    victim.goto(site_url)
    wait_until_ready(victim)
    assert any("localStorage" in each for each in touched)
    trouble.clear()


def note_touch(message: ConsoleMessage, touched: list[str]) -> None:
    if message.text.startswith("touched "):
        touched.append(message.text)


@pytest.mark.first_visit
@pytest.mark.parametrize("host", first_of([SAME_SITE, CROSS_SITE]))
def test_the_application_does_not_start_in_a_foreign_frame(
    victim: Page, attacker: Attacker, site_url: str, host: str, trouble: list[str]
) -> None:
    """Also on hosts without headers, so that clickjacking gains nothing."""
    before = kept(victim.context, site_url)
    victim.route("**/index.html*", without_headers)
    address = f"{site_url}index.html#/replay/nonsense"
    victim.goto(attacker.page(host, f'<iframe src="{address}" width="900" height="700"></iframe>', ""))
    frame = victim.frame_locator("iframe")
    expect(frame.locator("[data-stage=framed]")).to_be_visible()
    expect(frame.get_by_role("link", name="Open it in its own tab")).to_have_attribute("href", address)
    assert frame.locator("#app").evaluate("(app) => app.inert")
    victim.wait_for_timeout(1000)
    assert frame.locator("html").get_attribute("data-ready") == "no"
    assert kept(victim.context, site_url) == before
    trouble.clear()


def without_headers(route: Route) -> None:
    answer = route.fetch()
    headers = {name: text for name, text in answer.headers.items() if name != "content-security-policy"}
    route.fulfill(response=answer, headers=headers)


def test_no_page_of_another_origin_may_frame_the_application_where_headers_are_sent(
    victim: Page, attacker: Attacker, site_url: str, trouble: list[str]
) -> None:
    victim.goto(attacker.page(SAME_SITE, f'<iframe src="{site_url}" width="900" height="700"></iframe>', ""))
    frame = victim.frames[-1]
    assert frame.url.startswith("chrome-error:")
    trouble.clear()
