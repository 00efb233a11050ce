"""The service worker's list of files with their hashes, and a version that changes with them."""

import base64
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

from pennypress.site import http_headers, precache

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A small site with our own service worker, before the last step of its build."""
    files = {
        "index.html": '<!doctype html>\n<html lang="en"></html>',
        "rules.html": '<!doctype html>\n<html lang="en"></html>',
        "pennypress-0123456789.packed": "code",
        "pennypress-0.1.0-py3-none-any.whl": "code for others",
        "static/js-0123456789/boot.js": "boot",
        "static/snapshots/penny-press-0123456789.bin": "memory",
        "static/vendor/japanese-0123456789/mincho.woff2": "type",
        "sbom.cdx.json": "{}",
        "sw.js": (ROOT / "static" / "root" / "sw.js").read_text(encoding="utf-8"),
    }
    for name, text in files.items():
        file = tmp_path / "site" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path / "site"


def told(site: Path) -> tuple[str, dict[str, str]]:
    """The version and the files in the worker."""
    release = all_told(site)
    return release["version"], release["files"] | release["asked"]


def all_told(site: Path) -> dict[str, Any]:
    text = (site / "sw.js").read_text(encoding="utf-8")
    found = re.search(r"^const \{ version, files, asked, headers, types \} = (.*);$", text, re.M)
    assert found
    release: dict[str, Any] = json.loads(found[1])
    return release


def put_back(site: Path, before: dict[Path, bytes]) -> None:
    """Restore the site to its state before the last step of its build."""
    for listed in site.glob("files-*.json"):
        listed.unlink()
    for file, content in before.items():
        file.write_bytes(content)


def test_every_file_is_told_with_its_hash_as_it_is_served(site: Path) -> None:
    precache.write(site)
    names = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    version, files = told(site)
    assert names - files.keys() == {
        "index.html",  # "./" in browsers
        f"files-{version}.json",
        "sw.js",
        "pennypress-0.1.0-py3-none-any.whl",
        "sbom.cdx.json",
        "static/snapshots/penny-press-0123456789.bin",
    }
    for name, integrity in files.items():
        file = site / ("index.html" if name == "./" else name)
        digest = hashlib.sha256(file.read_bytes()).digest()
        assert integrity == "sha256-" + base64.b64encode(digest).decode()


def test_pages_without_the_worker_find_all_hashes_in_a_list_of_their_edition(site: Path) -> None:
    precache.write(site)
    version, files = told(site)
    listed = json.loads((site / f"files-{version}.json").read_text(encoding="utf-8"))
    assert listed.pop("index.html") == files.pop("./")
    assert listed == files


def test_japanese_type_is_kept_only_once_it_is_asked_for(site: Path) -> None:
    precache.write(site)
    release = all_told(site)
    assert list(release["asked"]) == ["static/vendor/japanese-0123456789/mincho.woff2"]
    assert not release["asked"].keys() & release["files"].keys()


def test_every_page_knows_its_edition(site: Path) -> None:
    precache.write(site)
    version, _ = told(site)
    for page in ("index.html", "rules.html"):
        assert f'<html data-release="{version}" lang="en">' in (site / page).read_text(encoding="utf-8")


def test_the_same_files_are_the_same_edition(site: Path) -> None:
    before = {file: file.read_bytes() for file in site.rglob("*") if file.is_file()}
    precache.write(site)
    first = {file: file.read_bytes() for file in before}
    put_back(site, before)
    precache.write(site)
    assert {file: file.read_bytes() for file in before} == first


@pytest.mark.parametrize(
    "name",
    [
        "index.html",
        "static/js-0123456789/boot.js",
        "static/snapshots/penny-press-0123456789.bin",
        "sw.js",
        "new.txt",
    ],
)
def test_any_other_file_makes_another_edition(site: Path, name: str) -> None:
    before = {file: file.read_bytes() for file in site.rglob("*") if file.is_file()}
    precache.write(site)
    first, _ = told(site)
    put_back(site, before)
    with (site / name).open("a", encoding="utf-8") as text:
        text.write("\n")
    precache.write(site)
    assert told(site)[0] != first


def test_the_worker_knows_the_headers_and_the_types_of_what_it_serves(site: Path) -> None:
    precache.write(site)
    release = all_told(site)
    assert release["headers"] == http_headers.HEADERS
    suffixes = {name.rpartition(".")[2] for name in release["files"] if name != "./"}
    assert suffixes <= set(release["types"])
