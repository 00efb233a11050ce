"""The licences page: it has the licence text of everything that is shipped, and can be read on any device."""

import gzip
import io
import json
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from e2e.conftest import ROOT, watch
from pennypress.site.vendored_files import VENDORED

OpenPress = Callable[..., Page]
SIZES: list[ViewportSize] = [
    {"width": width, "height": height}
    for width, height in ((1280, 800), (1024, 768), (768, 1024), (390, 844))
]
OUR_PYTHON = {"pennypress"}
BUILD_TOOLS = {"binaryen", "rollup"}


@pytest.fixture(scope="module")
def licences(browser: Browser, site_url: str) -> Iterator[Page]:
    """The page of licences."""
    with browser.new_context() as context:
        noted = watch(context)
        page = context.new_page()
        page.goto(f"{site_url}licences.html")
        yield page
        assert noted == []


@pytest.fixture(scope="module")
def listed(licences: Page) -> dict[str, str]:
    """The texts on the page, by name of the part."""
    found: dict[str, str] = licences.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".licence")].map((each) => [
            each.querySelector(".licence-name").textContent.toLowerCase(),
            each.querySelector(".licence-text").textContent,
        ]))"""
    )
    return found


def test_all_that_is_shipped_is_there_with_its_licence(listed: dict[str, str], site: Path) -> None:
    npm = set(json.loads((ROOT / "package.json").read_text())["dependencies"]) - BUILD_TOOLS
    assert npm == {vendored.package for vendored in VENDORED}
    code = gzip.decompress(next(site.glob("pennypress-*.packed")).read_bytes())
    with zipfile.ZipFile(io.BytesIO(code)) as archive:
        python = {name.partition("/")[0] for name in archive.namelist()} - OUR_PYTHON
    assert python == {"htpy", "markupsafe"}
    inside = {"polyscript", "coincident", "reflected-ffi", "cpython", "sqlite", "zlib", "penny press"}
    assert npm | python | inside <= set(listed)
    short = [name for name, text in listed.items() if len(text) < 200]
    assert short == []


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("penny press", "MIT License"),
        ("pyodide", "Mozilla Public License Version 2.0"),
        ("cpython", "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2"),
        ("@pyscript/core", "Apache License"),
        ("@fontsource/league-gothic", "SIL OPEN FONT LICENSE"),
        ("markupsafe", "Redistribution and use in source and binary forms"),
    ],
)
def test_the_text_is_the_right_one(listed: dict[str, str], name: str, words: str) -> None:
    assert words.lower() in " ".join(listed[name].lower().split())


def test_the_same_list_is_there_for_programs(licences: Page, site_url: str, listed: dict[str, str]) -> None:
    address = licences.get_by_role("link", name="CycloneDX").get_attribute("href")
    answer = licences.request.get(f"{site_url}{address}")
    assert answer.ok
    bill = answer.json()
    parts = [bill["metadata"]["component"], *bill["components"]]
    parts += [inside for part in bill["components"] for inside in part.get("components", [])]
    assert {part["name"].lower() for part in parts} == set(listed)


def test_one_comes_there_from_the_lobby_and_back(open_press: OpenPress) -> None:
    page = open_press()
    page.get_by_role("link", name="Licenses").click()
    expect(page.get_by_role("heading", name="Licenses")).to_be_visible()
    text = page.locator(".licence", has_text="@pyscript/core").locator(".licence-text")
    expect(text).to_be_hidden()
    page.get_by_text("@pyscript/core", exact=True).click()
    expect(text).to_be_visible()
    page.get_by_role("link", name="Go to the game").click()
    expect(page.locator("#covers")).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_it_fits_the_screen(licences: Page, size: ViewportSize) -> None:
    licences.set_viewport_size(size)
    licences.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    assert licences.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    heights = licences.locator(".licence summary").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().height)"
    )
    assert min(heights) >= 44
