"""Whatever is in the browser's storage, the page starts and executes nothing of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import wait_until_ready

ADD_A_PAGE = """async () => {
  const [own] = (await caches.keys()).filter((name) => name.startsWith("penny-press:/:"));
  const page = new Response("<h1>Hostile</h1>", { headers: { "Content-Type": "text/html" } });
  await (await caches.open(own)).put("/static/js-0123456789/hello.html", page);
}"""
SPOIL_THE_JOURNAL = """() => new Promise((done) => {
  indexedDB.deleteDatabase("penny-press").onsuccess = () => {
    const request = indexedDB.open("penny-press", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("journal").put(null, "x");
    request.onsuccess = () => done(request.result.close());
  };
})"""

PICTURE = """([html]) => {
  const { dataset, lang } = document.documentElement;
  const about = { release: dataset.release, language: lang, save: "" };
  localStorage.setItem("penny-press-picture:lobby", `${JSON.stringify(about)}\\n${html}`);
}"""
KEEP = """(texts) => {
  for (const [name, text] of Object.entries(texts)) {
    localStorage.removeItem(`penny-press-picture:${name}`);
    if (text) localStorage.setItem(`penny-press-picture:${name}`, text);
  }
}"""
PICTURES = {
    "an id that Pyodide looks for": "<p id=Deno>x</p><p id=process>x</p>",
    "fields called like properties of their form": (
        "<form name=getElementById onclick='1'><input id=attributes name=class>"
        "<input id=attributes name=id></form>"
    ),
    "sizes that are none": "<p data-bytes=-20000000>x</p><p data-bytes=5e-324>x</p>",
    "text that is no picture": "\\u0000<plaintext>",
}
SETTINGS = (
    '{"light":{"toString":0,"valueOf":0}}',
    '{"language":{"toString":0,"valueOf":0}}',
    '{"language":[[[]]],"light":1e999,"form":{"players":' + "9" * 5000 + "}}",
    "null",
)


def starts(page: Page, site_url: str) -> None:
    page.goto("about:blank")
    page.goto(site_url)
    wait_until_ready(page)
    page.locator("#play-penny-press").click()
    expect(page.locator("#penny-press")).to_be_visible()


def test_a_page_of_no_edition_is_not_served(kept: Page, site_url: str, trouble: list[str]) -> None:
    kept.evaluate(ADD_A_PAGE)
    answer = kept.goto(f"{site_url}static/js-0123456789/hello.html")
    assert answer
    assert answer.status == 404
    trouble.clear()


def test_no_setting_no_kept_picture_and_no_foreign_journal_keeps_the_site_from_starting(
    page: Page, site_url: str, trouble: list[str]
) -> None:
    # Independent: the picture is shown before Python starts and reads the settings and the journal.
    page.goto(f"{site_url}licences.html")
    page.evaluate(SPOIL_THE_JOURNAL)
    for settings, (what, html) in zip(SETTINGS, PICTURES.items(), strict=True):
        page.goto(f"{site_url}licences.html")
        page.evaluate("(text) => localStorage.setItem('penny-press:settings', text)", settings)
        page.evaluate(PICTURE, [html])
        starts(page, site_url)
        assert page.evaluate("typeof Deno") == "undefined", what
    # Our sanitizer reports what it refuses, and the policy reports attributes before they are dropped.
    assert [note for note in trouble if not re.search("Refused in markup|policy", note, re.IGNORECASE)] == []
    trouble.clear()


@pytest.mark.first_visit
def test_a_picture_that_was_still_being_painted_when_the_last_visit_ended_is_not_shown(
    page: Page, site_url: str
) -> None:
    page.route("**/*.wasm", lambda route: None)
    for tried, shown in (("", 1), ("yes", 0)):
        page.goto(f"{site_url}licences.html")
        built = page.request.get(site_url).text()
        release = built.split('data-release="')[1].split('"')[0]
        about = f'{{"release":"{release}","language":"en","titles":[],"save":""}}'
        page.evaluate(KEEP, {"lobby": f"{about}\n<p id=painted>x</p>", "tried": tried})
        page.goto(site_url)
        expect(page.locator("#painted")).to_have_count(shown)
        expect(page.locator("#start")).to_have_count(1 - shown)
        page.wait_for_function("!('penny-press-picture:tried' in localStorage)")
