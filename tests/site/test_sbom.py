"""The SBOM: valid CycloneDX, the same parts as on the licences page, reproducible."""

import json
import os
import re
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL

from pennypress.site import licences_page, sbom, shipped_packages
from pennypress.site.lock_files import Locked
from pennypress.site.site_error import SiteError

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    site = tmp_path_factory.mktemp("site")
    sbom.write(ROOT, site)
    return (site / "sbom.cdx.json").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def bill(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found


def components(bill: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """All components, Penny Press included."""
    yield bill["metadata"]["component"]
    for each in bill["components"]:
        yield each
        yield from each.get("components", [])


def named(bill: dict[str, Any], name: str) -> dict[str, Any]:
    (found,) = (each for each in components(bill) if each["name"] == name)
    return found


def errors(text: str) -> str:
    """The errors found by the schema of CycloneDX 1.6."""
    error = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    return "" if error is None else str(error)


def test_it_says_which_packages_the_build_changes(bill: dict[str, Any]) -> None:
    changed = {each["name"]: each["pedigree"]["notes"] for each in components(bill) if "pedigree" in each}
    assert changed == sbom.CHANGED
    for name in ("trim-runtime.mjs", "split-data-segments.mjs"):
        assert f"pennypress/site/{name}" in changed["pyodide"]
        assert (ROOT / "pennypress" / "site" / name).is_file()


def test_it_is_valid(text: str) -> None:
    assert errors(text) == ""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [('"alg": "SHA-512"', '"alg": "SHA512"'), ('"id": "Zlib"', '"id": "zlib-like"'), ('"name"', '"title"')],
)
def test_the_schema_notices_what_is_wrong(text: str, right: str, wrong: str) -> None:
    assert right in text
    assert errors(text.replace(right, wrong, 1)) != ""


def test_it_lists_what_the_licences_page_lists(bill: dict[str, Any]) -> None:
    page = licences_page.page(ROOT)
    rows = re.findall(
        r'licence-name">(.*?)<.*?licence-version">(.*?)<.*?licence-terms">(.*?)<', page, re.DOTALL
    )
    listed = {(each["name"], each.get("version", ""), terms(each)) for each in components(bill)}
    assert listed == {tuple(unescape(cell) for cell in row) for row in rows}
    assert len(rows) == sum(1 for _ in components(bill)) > 30


def terms(component: dict[str, Any]) -> str:
    """The SPDX identifier of the licence; its name if it has none."""
    (licence,) = component["licenses"]
    return str(licence["license"].get("id") or licence["license"]["name"])


def test_package_urls_tell_what_it_is(bill: dict[str, Any]) -> None:
    for each in components(bill):
        url = PackageURL.from_string(each["purl"])
        assert url.to_string() == each["purl"]
        assert url.version == each.get("version")
    assert named(bill, "@pyscript/core")["purl"].startswith("pkg:npm/%40pyscript/core@")
    assert named(bill, "MarkupSafe")["purl"].startswith("pkg:pypi/markupsafe@")


def test_hashes_are_those_of_the_lock_files(bill: dict[str, Any]) -> None:
    npm = (ROOT / "package-lock.json").read_text(encoding="utf-8")
    pypi = (ROOT / "requirements" / "site.txt").read_text(encoding="utf-8")
    word_lists = {part.name for part in shipped_packages.word_lists(ROOT)}
    for each in bill["components"]:
        assert bool(each.get("hashes")) is (each["name"] not in word_lists)
        for found in each.get("hashes", ()):
            if found["alg"] == "SHA-512":
                assert f'"sha512-{b64encode(bytes.fromhex(found["content"])).decode()}"' in npm
            else:
                assert f"--hash=sha256:{found['content']}" in pypi


def test_versions_are_found_in_pyodides_files(bill: dict[str, Any]) -> None:
    inside = {each["name"]: each.get("version", "") for each in named(bill, "pyodide")["components"]}
    for name in ("CPython", "Emscripten", "Expat", "zlib", "bzip2"):
        assert re.fullmatch(r"\d+\.\d+\.\d+", inside[name]), name


def test_it_says_where_its_list_may_lack_something(bill: dict[str, Any]) -> None:
    (composition,) = bill["compositions"]
    assert composition == {"aggregate": "incomplete", "assemblies": [named(bill, "pyodide")["bom-ref"]]}


def test_the_same_sources_give_the_same_bytes(text: str, tmp_path: Path) -> None:
    program = "import sys; from pathlib import Path; from pennypress.site.sbom import write; "
    program += "write(Path(sys.argv[1]), Path(sys.argv[2]))"
    for seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed, "TZ": f"UTC+{seed}"}
        command = [sys.executable, "-c", program, str(ROOT), str(tmp_path)]
        subprocess.run(command, cwd=ROOT, env=environment, check=True)
        assert (tmp_path / sbom.NAME).read_text(encoding="utf-8") == text


def test_what_is_installed_and_not_locked_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    other = Locked("0.1", "", ())
    monkeypatch.setattr(shipped_packages, "python_packages", lambda _: {"htpy": other, "markupsafe": other})
    with pytest.raises(SiteError, match=r"htpy [\d.]+ is installed and 0\.1 locked"):
        sbom.bill(ROOT)
