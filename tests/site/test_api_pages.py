"""The API pages of the engine: a page for each module, no script, links that lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pennypress.site import api_pages
from pennypress.site.site_error import SiteError

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("site")
    (site / "index.html").write_text("<!doctype html>", encoding="utf-8")
    api_pages.write(ROOT, site)
    return site / api_pages.FOLDER


def test_each_module_has_a_page_that_the_index_links_to(folder: Path) -> None:
    index = (folder / "index.html").read_text(encoding="utf-8")
    for package in api_pages.PACKAGES:
        for file in (ROOT / package.replace(".", "/")).glob("*.py"):
            page = package.replace(".", "/") + ("" if file.stem == "__init__" else f"/{file.stem}") + ".html"
            assert f'href="{page}"' in index
            assert (folder / page).is_file()


def test_a_class_stands_there_with_its_docstring(folder: Path) -> None:
    page = (folder / "pennypress" / "engine" / "table.html").read_text(encoding="utf-8")
    assert 'id="Table.undo"' in page
    assert "Raises" in page


def test_no_page_runs_a_script_and_each_has_its_policy(folder: Path) -> None:
    for page in folder.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert "default-src 'none'" in text
        assert "<script" not in text
        assert not re.search(r'<[^>]+ on\w+="', text)


def test_links_between_the_pages_lead_to_pages(folder: Path) -> None:
    for page in folder.rglob("*.html"):
        for target in re.findall(r'href="([^"#:]+\.html)', page.read_text(encoding="utf-8")):
            assert (page.parent / target).resolve().is_file(), f"{page.relative_to(folder)}: {target}"


def test_without_a_site_it_says_what_to_type(tmp_path: Path) -> None:
    with pytest.raises(SiteError, match="make site"):
        api_pages.write(ROOT, tmp_path)
