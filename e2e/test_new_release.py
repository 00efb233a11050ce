"""New releases of the site: offered but never forced, complete or not at all; games continue."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e import next_release, page_reading_player, penny_press_table
from e2e.conftest import serving, wait_until_kept, wait_until_ready
from e2e.penny_press_table import look
from tests.thorough import thorough

pytestmark = pytest.mark.first_visit


@pytest.fixture(scope="session")
def next_site(site: Path) -> Path:
    """The next release of the site."""
    return next_release.built(site)


class Host:
    """A static host to which releases of the site are deployed, replacing each other."""

    def __init__(self, folder: Path) -> None:
        (folder / "beside.html").write_text("<!doctype html><title>Beside the site</title>", encoding="utf-8")
        self.folder = folder / "public"
        self.url = next(addresses := serving(folder)) + "public/"
        self._addresses = addresses

    def deploy(self, site: Path) -> None:
        """Serve only this release from now on, with the time of its upload, which browsers ask about."""
        for file in site.glob("*.*"):
            file.touch()
        self.folder.unlink(missing_ok=True)
        self.folder.symlink_to(site, target_is_directory=True)

    def close(self) -> None:
        next(self._addresses, None)


@pytest.fixture
def host(tmp_path: Path, site: Path) -> Iterator[Host]:
    """A host with the current site."""
    host = Host(tmp_path)
    host.deploy(site)
    yield host
    host.close()


Visit = Callable[[], Page]


@pytest.fixture
def visit(context: BrowserContext, host: Host) -> Visit:
    """Opens the site in another tab."""

    def open_it() -> Page:
        page = context.new_page()
        page.goto(host.url)
        wait_until_ready(page)
        wait_until_kept(page)
        return page

    return open_it


def release(page: Page) -> str:
    """The version of the release that the page is from."""
    return str(page.locator("html").get_attribute("data-release"))


def releases_kept(page: Page) -> list[str]:
    """The versions of the releases in the browser's cache."""
    names: list[str] = page.evaluate("caches.keys()")
    return [name.rpartition(":")[2] for name in names if ":/public/:" in name]


def play_a_turn(page: Page) -> None:
    """Send a reporter to an uncovered story."""
    page.bring_to_front()
    penny_press_table.assign(page, page_reading_player.free_story(look(page)) or "")


def load_it(page: Page) -> None:
    """Accept the offer in the menu or the lobby, and wait for the reload."""
    before = release(page)
    if page.locator("#menu").count():
        page.keyboard.press("m")
        page.get_by_role("button", name="Update to the new version").click()
    else:
        page.get_by_role("button", name="Update now").click()
    expect(page.locator("html")).not_to_have_attribute("data-release", before)
    wait_until_ready(page)
    wait_until_kept(page)


def close_notice(page: Page) -> None:
    """Close the notice of the new version, which is there."""
    expect(page.locator("#notice")).to_contain_text("A new version of Penny Press is ready.")
    page.get_by_role("button", name="Close").click()


def test_a_game_goes_on_through_an_update_and_all_tabs_closed_are_one_too(
    visit: Visit, host: Host, site: Path, next_site: Path
) -> None:
    first, second = visit(), visit()
    for page in (first, second):
        penny_press_table.start_game(page, 2, "Ada", "Bo")
        play_a_turn(page)
    old = release(first)

    host.deploy(next_site)
    third = visit()  # browsers check for updates at a visit
    assert release(third) == old
    for page in (first, second, third):
        expect(page.locator("#notice")).to_contain_text("A new version of Penny Press is ready.")
        assert release(page) == old

    # Neither closing the notice nor a reload accepts the offer, which stays in the menu.
    close_notice(first)
    first.reload()
    wait_until_ready(first)
    penny_press_table.wait_for_table(first)
    assert release(first) == old
    close_notice(first)
    play_a_turn(first)
    record, sight, table = penny_press_table.record_of(first), look(first), penny_press_table.table_id(first)

    load_it(first)
    penny_press_table.wait_for_table(first)
    new = release(first)
    assert new != old
    assert (penny_press_table.table_id(first), penny_press_table.record_of(first)) == (table, record)
    assert look(first).stories == sight.stories
    play_a_turn(first)
    penny_press_table.to_lobby(first)
    expect(first.locator(".masthead").get_by_text("Free to play tomorrow")).to_be_attached()

    # The other tab continues, even with files requested only now, which the server no longer has.
    play_a_turn(second)
    assert release(second) == old
    style = next(site.glob("static/css-*/main.css")).relative_to(site).as_posix()
    assert not (next_site / style).exists()
    text = second.evaluate("(name) => fetch(`./${name}`).then((response) => response.text())", style)
    assert text == (site / style).read_text(encoding="utf-8")
    assert sorted(releases_kept(second)) == sorted([old, new])

    record = penny_press_table.record_of(second)
    third.close()
    load_it(second)
    penny_press_table.wait_for_table(second)
    assert release(second) == new
    assert penny_press_table.record_of(second) == record
    first.close()
    second.close()
    the_next_visit_is_to_the_new_release(visit, host, site, new)


def visit_beside(context: BrowserContext, host: Host) -> Page:
    """Open a page of the same origin that the site's service worker does not control."""
    page = context.new_page()
    page.goto(f"{host.url}../beside.html")
    return page


def wait_until_taken_over(page: Page) -> None:
    """Wait until the browser has noticed that all pages of the old release are closed."""
    penny_press_table.wait_until(page, TAKEN_OVER)
    page.close()


def the_next_visit_is_to_the_new_release(visit: Visit, host: Host, site: Path, before: str) -> None:
    """Check that closing all tabs accepts an update, too, and that the release before is deleted then."""
    page = visit()
    assert release(page) == before
    host.deploy(site)
    page.evaluate(UPDATE)
    expect(page.locator("#notice")).to_be_visible()
    page.close()
    wait_until_taken_over(visit_beside(page.context, host))
    other = visit()
    assert release(other) != before
    penny_press_table.wait_until(
        other,
        """async (release) => {
          const names = (await caches.keys()).filter((name) => name.includes(":/public/:"));
          return names.length === 1 && names[0].endsWith(`:${release}`);
        }""",
        release(other),
    )
    assert releases_kept(other) == [release(other)]
    other.context.set_offline(True)
    other.reload()
    wait_until_ready(other)


# -- incomplete deploys


def without_a_file(old: Path, new: Path) -> None:
    next(new.glob("static/js-*/python/pyscript-interpreter.js")).unlink()


def with_the_old_page(old: Path, new: Path) -> None:
    (new / "index.html").unlink()
    shutil.copy(old / "index.html", new)


def cut_short(old: Path, new: Path) -> None:
    code = next(new.glob("pennypress-*.packed"))
    start = code.read_bytes()[:1000]
    code.unlink()  # the other copies share it
    code.write_bytes(start)


TAKEN_OVER = """async () => {
  const { active, waiting } = await navigator.serviceWorker.getRegistration("/public/");
  return !waiting && active.state === "activated";
}"""

TRY_THE_UPDATE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = new Promise((then) => {
    registration.onupdatefound = () => then(registration.installing);
  });
  await registration.update();
  const tried = await worker;
  await new Promise((then) => {
    const look = () => tried.state === "redundant" || tried.state === "installed" ? then() : null;
    tried.onstatechange = look;
    look();
  });
  return tried.state;
}"""


UPDATE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const late = performance.now() + 60_000;
  while (!registration.waiting && performance.now() < late) {
    await registration.update().catch(() => {});  // fails if the browser is still trying an earlier deploy
    await new Promise((then) => setTimeout(then, 500));
  }
}"""
DAMAGE_LIBRARY = """async ([file, release]) => {
  const name = (await caches.keys()).find((each) => each.endsWith(`/public/:${release}`));
  await (await caches.open(name)).put(file, new Response("damaged"));
}"""
SIZES = """async (file) => {
  const names = (await caches.keys()).filter((each) => each.includes(":/public/:"));
  const sizes = names.map(async (name) => {
    const found = await caches.match(file, { cacheName: name });
    return [name.split(":").pop(), (await found.blob()).size];
  });
  return Object.fromEntries(await Promise.all(sizes));
}"""


@thorough
def test_a_deploy_that_fails_half_way_changes_nothing_and_a_damaged_file_is_not_taken_over(
    visit: Visit, host: Host, site: Path, next_site: Path, tmp_path: Path
) -> None:
    page = visit()
    old = release(page)
    for damage in (without_a_file, with_the_old_page, cut_short):
        broken = tmp_path / damage.__name__
        shutil.copytree(next_site, broken, copy_function=os.link)
        damage(site, broken)
        host.deploy(broken)
        # It has the files that arrived before.
        page.context.new_cdp_session(page).send("Network.clearBrowserCache")
        assert page.evaluate(TRY_THE_UPDATE) == "redundant", damage.__name__
        assert releases_kept(page) == [old]
    page.context.set_offline(True)
    page.reload()
    wait_until_ready(page)
    wait_until_kept(page)  # from now on it does not check its cached files, which would repair damage
    assert release(page) == old
    penny_press_table.start_game(page, 2)
    play_a_turn(page)
    page.context.set_offline(False)

    # A complete deploy. No other visit, which would repair the damaged file in the cache.
    library = next(site.glob("static/vendor/pyodide-*/python_stdlib.packed")).relative_to(site).as_posix()
    assert (next_site / library).is_file(), "it is not the same in both releases"
    page.evaluate(DAMAGE_LIBRARY, [library, old])
    host.deploy(next_site)
    page.evaluate(UPDATE)
    expect(page.locator("#notice")).to_contain_text("A new version of Penny Press is ready.")
    sizes = page.evaluate(SIZES, library)
    assert sizes[old] == len("damaged")
    (new,) = (version for version in sizes if version != old)
    assert sizes[new] == (site / library).stat().st_size
    load_it(page)
    assert release(page) == new
