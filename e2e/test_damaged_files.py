"""Files damaged on the way or in the browser are not used but repaired, and messages about it are correct."""

import base64
import gzip
import hashlib
import json
import os
import shutil
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e import penny_press_table
from e2e.conftest import WITHOUT_PYTHON, serving, wait_until_kept, wait_until_ready
from e2e.test_snapshot import plays
from pennypress.site.serve import Handler, open_server
from tests.thorough import first_of, thorough

OpenPress = Callable[..., Page]
Damage = Callable[[Page, str], None]

COULD_NOT_START = "Penny Press could not start"
DAMAGE = """async ([end, how]) => {
  let count = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.endsWith(end)) continue;
      const found = await cache.match(request);
      const { headers } = found;
      const whole = await found.arrayBuffer();
      const another = () => caches.match("./manifest.webmanifest");
      const damaged = {
        "cut short": async () => new Response(whole.slice(0, whole.byteLength / 3), { headers }),
        "empty": async () => new Response("", { headers }),
        "another file": async () => new Response((await another()).body, { headers }),
        "not found": async () => new Response("Not Found", { status: 404, headers }),
        "another type": async () => new Response(whole, { headers: { "Content-Type": "text/plain" } }),
      };
      await cache.put(request, await damaged[how]());
      count += 1;
    }
  }
  return count;
}"""
KEPT_HASH = """async (end) => {
  const name = (await caches.keys()).find((each) => each.startsWith("penny-press:/"));
  const cache = await caches.open(name);
  const [request] = (await cache.keys()).filter(({ url }) => url.endsWith(end));
  const content = await (await cache.match(request)).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return btoa(String.fromCharCode(...digest));
}"""
POISON = """async () => {
  const page = "<!doctype html><title>Poison</title><script>localStorage.poisoned = 'yes'</" + "script>";
  for (const name of await caches.keys()) {
    const headers = { "Content-Type": "text/html" };
    if (!name.startsWith("penny-press:/")) continue;
    await (await caches.open(name)).put("./", new Response(page, { headers }));
  }
}"""
POISON_SCRIPT = """async (end) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.endsWith(end)) continue;
      const script = await (await cache.match(request)).text();
      const headers = { "Content-Type": "text/javascript" };
      await cache.put(request, new Response(`localStorage.poisoned = "yes";\\n${script}`, { headers }));
    }
  }
}"""
POISONED = "localStorage.poisoned ?? null"
POISON_HEADERS = """async ([end, name, value]) => {
  for (const cacheName of await caches.keys()) {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      if (!request.url.endsWith(end)) continue;
      const found = await cache.match(request);
      const headers = new Headers(found.headers);
      headers.set(name, value);
      await cache.put(request, new Response(await found.arrayBuffer(), { headers }));
    }
  }
}"""
POISON_PICTURE = """async () => {
  const script = "<script>localStorage.poisoned = 'yes'</" + "script>";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
  const icon = document.querySelector("link[rel~=icon]").href;
  const evil = new URL("evil.svg", icon).href;
  const headers = { "Content-Type": "image/svg+xml" };
  for (const name of await caches.keys()) {
    if (!name.startsWith("penny-press:/")) continue;
    await (await caches.open(name)).put(evil, new Response(svg, { headers }));
  }
  return evil;
}"""
# Adds a custom section: the file stays valid.
ADD_TO_RUNTIME = """async (end) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.endsWith(end)) continue;
      const whole = await (await cache.match(request)).blob();
      const evil = new Blob([whole, new Uint8Array([0, 5, 4, 101, 118, 105, 108])]);
      await cache.put(request, new Response(evil, { headers: { "Content-Type": "application/wasm" } }));
    }
  }
}"""
LOSE = """async (end) => {
  const name = (await caches.keys()).find((each) => each.startsWith("penny-press:/"));
  const cache = await caches.open(name);
  const lost = (await cache.keys()).filter(({ url }) => url.endsWith(end));
  return Promise.all(lost.map((request) => cache.delete(request)));
}"""
START_WORKER = """async (name) => {
  const worker = new Worker(pennyPressMarkup.scriptURL(name), { type: "module" });
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => resolve("broken");
  });
}"""
IS_CACHED = "async (address) => Boolean(await caches.match(address))"
POISON_ELSEWHERE = """async (address) => {
  const ours = (await caches.keys()).find((name) => name.startsWith("penny-press:/"));
  const elsewhere = await caches.open(ours.replace(/[^:]*$/, "another"));
  await elsewhere.put(address, new Response("evil", { headers: { "Content-Type": "application/wasm" } }));
}"""


def file_of(site: Path, end: str) -> Path:
    """The built file whose name has that ending."""
    pattern = end.replace("pennypress.packed", "pennypress-*.packed")
    return next(file for file in site.rglob(Path(pattern).name) if file.match(f"*{pattern}"))


def hash_of(file: Path) -> str:
    return base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()


def starts(page: Page, site_url: str) -> None:
    """Check that the lobby opens and Python starts."""
    page.goto(site_url)
    wait_until_ready(page)


def says(page: Page, words: str) -> None:
    """Check that the page reports, after all repairs, that it could not start, and why."""
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(COULD_NOT_START, use_inner_text=True, timeout=60_000)
    expect(alert).to_contain_text(words, use_inner_text=True)


# -- planted files

HOSTILE_HEADERS = {
    "Refresh": "0;url=licences.html",
    "Content-Type": "text/html; charset=utf-16le",
    "Content-Security-Policy": "default-src 'none'",
    "Content-Disposition": "attachment",
}


def test_pages_scripts_pictures_and_headers_that_somebody_has_written_do_nothing(
    kept: Page, site: Path, site_url: str, trouble: list[str]
) -> None:
    evil = kept.evaluate(POISON_PICTURE)
    kept.goto(evil)
    assert kept.evaluate(POISONED) is None, "a picture was opened as a page"
    kept.goto(site_url + WITHOUT_PYTHON)
    kept.evaluate(POISON)
    for script in ("/start-progress-and-failure.js", "/python/start-interpreter.js"):
        kept.evaluate(POISON_SCRIPT, script)

    # Without a network the page is not shown either, and it comes back with the network.
    kept.context.set_offline(True)
    answer = kept.goto(site_url)
    assert answer is not None
    assert answer.status == 503
    expect(kept.locator("body")).to_contain_text("the server cannot be reached to repair it")
    assert kept.evaluate(POISONED) is None
    kept.context.set_offline(False)
    trouble.clear()  # the browser logs the missing page, and the server has no such picture
    starts(kept, site_url)
    assert kept.evaluate(POISONED) is None
    wait_until_kept(kept)
    assert not kept.evaluate(IS_CACHED, evil)
    assert kept.evaluate(KEPT_HASH, "/") == hash_of(site / "index.html")

    script = "/" + file_of(site, "start-python-after-paint.js").relative_to(site).as_posix()
    for name, value in HOSTILE_HEADERS.items():
        kept.evaluate(POISON_HEADERS, ["/", name, value])
    kept.evaluate(POISON_HEADERS, [script, "Content-Type", "text/x-none"])
    starts(kept, site_url)
    assert kept.url == site_url
    wait_until_kept(kept)
    assert kept.evaluate(POISONED) is None
    assert kept.evaluate(KEPT_HASH, "/") == hash_of(site / "index.html")
    kept.context.set_offline(True)
    kept.reload()
    wait_until_ready(kept)


def not_ours(page: Page, runtime: str) -> None:
    before = page.evaluate(KEPT_HASH, runtime)
    page.evaluate(ADD_TO_RUNTIME, runtime)
    assert page.evaluate(KEPT_HASH, runtime) != before


def cut_short(page: Page, runtime: str) -> None:
    assert page.evaluate(DAMAGE, [runtime, "cut short"]) == 1


def another_type(page: Page, runtime: str) -> None:
    page.evaluate(POISON_HEADERS, [".wasm", "Content-Type", "application/wasm; x"])


def not_ours_elsewhere(page: Page, runtime: str) -> None:
    page.evaluate(POISON_ELSEWHERE, runtime)


@pytest.mark.parametrize(
    ("damage", "part"),
    first_of(
        [
            (not_ours, "pyodide.data.wasm"),
            (cut_short, "pyodide.asm.wasm"),
            (not_ours, "pyodide.asm.wasm"),
            (cut_short, "pyodide.data.wasm"),
            (another_type, "pyodide.asm.wasm"),
            (not_ours_elsewhere, "pyodide.asm.wasm"),
            (not_ours_elsewhere, "pyodide.data.wasm"),
        ],
        2,
    ),
)
def test_a_runtime_that_is_damaged_or_not_ours_is_replaced_and_the_page_starts(
    kept: Page, site: Path, site_url: str, trouble: list[str], damage: Damage, part: str
) -> None:
    runtime = file_of(site, part)
    name = "/" + runtime.relative_to(site).as_posix()
    damage(kept, name)
    starts(kept, site_url)
    plays(kept)
    wait_until_kept(kept)
    assert kept.evaluate(KEPT_HASH, name) == hash_of(runtime)
    trouble.clear()  # a failed start is logged, even if the next one succeeds
    kept.goto(site_url + WITHOUT_PYTHON)
    starts(kept, site_url)


# -- damage in the browser's storage


def test_kept_files_that_are_damaged_or_lost_are_replaced_and_the_page_starts(
    kept: Page, site: Path, site_url: str
) -> None:
    damaged = {
        "pennypress-*.packed": "cut short",
        "static/js-*/bridge.js": "not found",
        "static/js-*/start-python-after-paint.js": "another type",
        "static/vendor/pyodide-*/python_stdlib.packed": "another file",
        "rules.html": "cut short",  # no visit opens it: such damage is found in spare time
        "index.html": "empty",
    }
    names = {}
    for pattern, how in damaged.items():
        (file,) = site.glob(pattern)
        names[file] = "/" if pattern == "index.html" else "/" + file.relative_to(site).as_posix()
        assert kept.evaluate(DAMAGE, [names[file], how]) == 1
    kept.evaluate("caches.delete('penny-press:snapshot:/')")  # with one, Python does not need its library
    starts(kept, site_url)
    wait_until_kept(kept)
    for file, name in names.items():
        assert kept.evaluate(KEPT_HASH, name) == hash_of(file), name

    kept.goto(site_url + WITHOUT_PYTHON)
    for end in ("python_stdlib.packed", "/"):
        assert kept.evaluate(LOSE, end) == [True]
    starts(kept, site_url)
    wait_until_kept(kept)

    worker = "/" + file_of(site, "bots/worker.js").relative_to(site).as_posix()
    kept.evaluate(DAMAGE, [worker, "cut short"])
    assert kept.evaluate(START_WORKER, worker) == {"started": True}

    kept.context.set_offline(True)
    starts(kept, site_url)
    penny_press_table.start_game(kept, 2)


def test_without_a_network_the_page_says_what_is_wrong_and_the_next_visit_with_one_starts(
    kept: Page, site: Path, site_url: str, trouble: list[str]
) -> None:
    kept.evaluate(DAMAGE, [file_of(site, "pennypress.packed").name, "cut short"])
    kept.context.new_cdp_session(kept).send("Network.clearBrowserCache")  # it would be repaired from there
    kept.context.set_offline(True)
    kept.goto(site_url)
    says(kept, "are missing or damaged, and the server cannot be reached")
    kept.context.set_offline(False)
    kept.get_by_role("link", name="reload the page").click()
    wait_until_ready(kept)
    trouble.clear()


# -- damage on the way


class Damaging(Handler):
    """A server that truncates our archive and forbids revalidation, a given number of times."""

    times: ClassVar[int] = 0
    asked: ClassVar[Counter[str]] = Counter()

    def do_GET(self) -> None:
        name = self.path.partition("?")[0]
        Damaging.asked[name] += 1
        if not name.startswith("/pennypress-") or not name.endswith(".packed") or Damaging.times <= 0:
            return super().do_GET()
        Damaging.times -= 1
        content = (Path(self.directory) / name[1:]).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", "application/octet-stream")
        self.send_header("Content-Length", str(len(content) // 3))
        self.end_headers()
        self.wfile.write(content[: len(content) // 3])
        return None


@contextmanager
def damaging(site: Path, times: int) -> Iterator[str]:
    """The address of a server that sends a damaged archive that many times."""
    Damaging.times = times
    Damaging.asked.clear()
    server = open_server(site, "localhost", 0)
    server.RequestHandlerClass = partial(Damaging, directory=str(site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with server:
        yield server.url
        server.shutdown()


WITHOUT_WORKER = "delete Navigator.prototype.serviceWorker"
WITHOUT_SESSION = """Object.defineProperty(globalThis, "sessionStorage", {
  get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});"""


@pytest.mark.first_visit
@thorough
def test_a_download_that_was_damaged_once_is_repaired_without_a_service_worker(
    page: Page, site: Path, trouble: list[str]
) -> None:
    page.add_init_script(WITHOUT_WORKER)
    with damaging(site, times=1) as url:
        page.goto(url)
        wait_until_ready(page)
        penny_press_table.start_game(page, 2)
        assert Damaging.asked["/"] == 2
    assert page.evaluate("sessionStorage.length") == 0
    trouble.clear()


@pytest.mark.first_visit
@thorough
def test_a_diagram_whose_download_was_damaged_works_when_it_is_tried_again(
    page: Page, site: Path, trouble: list[str]
) -> None:
    page.add_init_script(WITHOUT_WORKER)
    with damaging(site, times=1) as url:
        page.goto(f"{url}embed.html")
        page.get_by_role("button", name="Try again").click(timeout=60_000)
        wait_until_ready(page)
    trouble.clear()


@pytest.mark.first_visit
@thorough
def test_a_server_that_always_sends_it_damaged_is_named_and_the_page_does_not_go_round_in_circles(
    page: Page, site: Path, trouble: list[str]
) -> None:
    with damaging(site, times=1000) as url:
        page.goto(url)
        says(page, "were downloaded twice and arrived damaged")
        expect(page.locator("[data-detail]")).to_contain_text(file_of(site, "pennypress.packed").name)
        expect(page.get_by_text("Your saved games")).to_be_hidden()
        page.wait_for_timeout(2000)
        assert Damaging.asked["/"] == 1
        # Each manual reload allows one more try.
        Damaging.times = 0
        page.get_by_role("link", name="reload the page").click()
        wait_until_ready(page)
    trouble.clear()


@pytest.mark.first_visit
def test_a_page_that_breaks_in_any_case_is_loaded_again_once_where_that_can_be_remembered_and_then_says_so(
    page: Page, new_context: Callable[[], BrowserContext], site: Path, tmp_path: Path, trouble: list[str]
) -> None:
    other = new_context().new_page()
    other.add_init_script(WITHOUT_SESSION)
    loads: list[Page] = []
    with breaking(site, tmp_path) as url:
        for each in (page, other):
            each.on("domcontentloaded", lambda loaded: loads.append(loaded))
            each.goto(url)
        for each in (page, other):
            says(each, "could not start in this browser, although no damaged files were found")
            boot = each.locator("#boot")
            expect(boot).to_contain_text("could not start in this browser", use_inner_text=True)
        page.wait_for_timeout(2000)
        assert (loads.count(page), loads.count(other)) == (2, 1)
    trouble.clear()


@contextmanager
def breaking(site: Path, folder: Path) -> Iterator[str]:
    """The address of a site whose page always fails to start, with intact files."""
    copy = folder / "broken"
    shutil.copytree(site, copy, copy_function=os.link)
    index = copy / "index.html"
    text = index.read_text(encoding="utf-8")
    index.unlink()
    assert "\n      start()\n" in text
    index.write_text(text.replace("\n      start()\n", "\n      raise ValueError('ink')\n"), encoding="utf-8")
    yield from serving(copy)


@pytest.mark.first_visit
@thorough
def test_saved_games_are_called_untouched_when_nothing_of_ours_ran(
    open_press: OpenPress, site: Path, trouble: list[str]
) -> None:
    page = open_press()
    penny_press_table.start_game(page, 2)
    penny_press_table.assign(page, min(penny_press_table.look(page).stories))
    page.route("**/*.wasm", lambda route: route.fulfill(status=404, body="Not Found"))
    wait_until_kept(page)
    forget = """async () => {
      for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    }"""
    page.evaluate(forget)
    page.reload()
    says(page, "the server did not send some of its files")
    says(page, "Your saved games are untouched.")
    trouble.clear()


@pytest.mark.first_visit
@thorough
def test_a_snapshot_that_arrives_as_another_file_is_not_kept(page: Page, site: Path, tmp_path: Path) -> None:
    copy = tmp_path / "damaged"
    shutil.copytree(site, copy, copy_function=os.link)
    snapshot = next(copy.glob("static/snapshots/penny-press-*.bin"))
    snapshot.unlink()
    snapshot.write_bytes(gzip.compress(b"some other file"))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for url in serving(copy):
        page.goto(url)
        wait_until_ready(page)
        wait_until_kept(page)
        for _ in range(100):
            if sum(snapshot.name in each for each in asked) == 2:
                break
            page.wait_for_timeout(100)
        page.wait_for_timeout(1000)
        kept = "caches.open('penny-press:snapshot:/').then((cache) => cache.keys()).then((all) => all.length)"
        assert page.evaluate(kept) == 0


def test_pages_without_a_service_worker_find_the_list_of_hashes(site: Path) -> None:
    (listed,) = site.glob("files-*.json")
    files = json.loads(listed.read_text(encoding="utf-8"))
    assert files["rules.html"] == "sha256-" + hash_of(site / "rules.html")
