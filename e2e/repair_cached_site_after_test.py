"""Restores the browser's cached copy of the site after a test that has damaged it."""

from pathlib import Path

from playwright.sync_api import BrowserContext, Page

from e2e.wait_for_element import wait_for

CONTENT = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const response = await cache.match(url);
      const headers = [...response.headers].filter(([header]) => header !== "date");
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
      found[`${name} ${url}`] = JSON.stringify([response.status, headers, [...digest]]);
    }
  }
  return found;
}"""
REMOVE_OTHERS = """async (known) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) if (!known.includes(`${name} ${url}`)) await cache.delete(url);
    if (!(await cache.keys()).length) await caches.delete(name);
  }
}"""
KEEP_SNAPSHOT = """async (name) => {
  const packed = (await fetch(name)).body.pipeThrough(new DecompressionStream("gzip"));
  const cache = await caches.open("penny-press:snapshot:/");
  await cache.put(name, new Response(packed));
}"""

Content = dict[str, str]
"""Status, headers and SHA-256 of each cached file, by cache name and address."""


def content(page: Page) -> Content:
    """The cached files in the browser of that page."""
    found: Content = page.evaluate(CONTENT)
    return found


def mend(context: BrowserContext, whole: Content, site: Path, site_url: str) -> None:
    """Restore the snapshot; if anything else is damaged, clear the caches and visit the site again."""
    context.set_offline(False)
    context.unroute_all()
    page = context.new_page()
    listed = next(site.glob("files-*.json"))
    page.goto(site_url + listed.name)  # a page without a policy, which may fetch
    page.evaluate(REMOVE_OTHERS, list(whole))
    snapshot = next(file.name for file in site.glob("static/snapshots/penny-press-*.bin"))
    found = content(page)
    if any(snapshot in name and found.get(name) != whole[name] for name in whole):
        page.evaluate(KEEP_SNAPSHOT, f"static/snapshots/{snapshot}")
        found = content(page)
    if found != whole:
        forget = {"origin": site_url.rstrip("/"), "storageTypes": "all"}
        context.new_cdp_session(page).send("Storage.clearDataForOrigin", forget)
        visit_first(page, site_url)
    page.close()


def visit_first(page: Page, site_url: str) -> None:
    """Visit the site for the first time, until everything is cached, the snapshot included."""
    page.goto(site_url)
    for reached in ("data-ready=yes", "data-kept=yes", "data-snapshot=kept"):
        wait_for(page, f"html[{reached}]")
