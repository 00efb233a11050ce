"""Everything installed from elsewhere is locked: Python packages, npm packages, actions of workflows."""

import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from pennypress.site import lock_files

ROOT = Path(__file__).resolve().parents[2]
EXTRAS: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
    "project"
]["optional-dependencies"]
ALWAYS = ("page", "site")
"""Extras that every .venv has; `site` is the lock file of both."""
BY_ITSELF = "bench-build"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = ("linux x86_64", "darwin arm64", "darwin x86_64")
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
LINE = re.compile(r"(?P<package>[a-z0-9-]+==[0-9][\w.]*( ; [^#@:]+?)?)( +--hash=sha256:[0-9a-f]{64})+")
ACTION = re.compile(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def lines(lock: Path) -> list[str]:
    """The entries of a lock file, one package each."""
    text = lock.read_text(encoding="utf-8").replace("\\\n", "")
    return [line for line in text.splitlines() if not line.startswith("#")]


def wanted(lock: Path, python: str, system: str) -> dict[str, list[str]]:
    """The versions that pip would install on such a machine, by name of the package."""
    return versions((line.partition(" --hash")[0] for line in lines(lock)), python, system)


def versions(requirements: Iterable[str], python: str, system: str) -> dict[str, list[str]]:
    """The pinned versions that are for such a machine, by name of the package."""
    platform, processor = system.split()
    machine = {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": platform,
        "platform_machine": processor,
        "platform_python_implementation": "CPython",
    }
    found: dict[str, list[str]] = {}
    for requirement in map(Requirement, requirements):
        if requirement.marker is None or requirement.marker.evaluate(machine):
            found.setdefault(requirement.name, []).append(str(requirement.specifier).removeprefix("=="))
    return found


def test_every_extra_has_its_lock_and_every_lock_its_extra() -> None:
    assert {lock.stem for lock in LOCKS} == EXTRAS.keys() - {"page"}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_holds_nothing_but_packages_with_hashes(lock: Path) -> None:
    assert [line for line in lines(lock) if not LINE.fullmatch(line.strip())] == []
    assert "://" not in lock.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "line",
    [
        "babel==2.18.0",
        "babel>=2 --hash=sha256:" + "0" * 64,
        "babel==2.18.0 --hash=md5:" + "0" * 32,
        "babel @ https://example.org/babel.whl --hash=sha256:" + "0" * 64,
        "--index-url https://example.org",
    ],
)
def test_a_line_that_locks_nothing_is_noticed(line: str) -> None:
    assert not LINE.fullmatch(line)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
def test_a_lock_has_what_its_extra_pins_and_one_version_of_each(lock: Path, python: str, system: str) -> None:
    locked = wanted(lock, python, system)
    extras = {lock.stem} if lock.stem == BY_ITSELF else {lock.stem, *ALWAYS}
    pins = versions({pin for extra in extras for pin in EXTRAS[extra]}, python, system)
    assert {name: locked.get(name) for name in pins} == pins
    assert [name for name, found in locked.items() if len(found) != 1] == []


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
def test_locks_agree_so_that_one_venv_can_hold_several(python: str, system: str) -> None:
    found: dict[str, set[str]] = {}
    for lock in LOCKS:
        for name, versions in wanted(lock, python, system).items():
            found.setdefault(name, set()).update(versions)
    assert {name: versions for name, versions in found.items() if len(versions) > 1} == {}


def test_what_the_site_ships_is_read_with_all_its_hashes() -> None:
    packages = lock_files.python_packages(ROOT)
    text = (ROOT / "requirements" / "site.txt").read_text(encoding="utf-8")
    assert sum(len(package.hashes) for package in packages.values()) == text.count("--hash=")
    assert {f"{name}=={packages[name].version}" for name in ("htpy", "markupsafe")} <= {
        pin for extra in ALWAYS for pin in EXTRAS[extra]
    }


@pytest.mark.parametrize("folder", [ROOT, ROOT / "benchmarks" / "audit"], ids=["site", "audit"])
def test_npm_packages_are_locked_and_run_nothing_when_they_are_installed(folder: Path) -> None:
    entries = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert len(entries) > 1
    assert [name for name, each in entries.items() if name and not integrity_of_512_bits(each)] == []
    assert [name for name, each in entries.items() if "resolved" in each] == []
    assert "ignore-scripts=true" in (folder / ".npmrc").read_text(encoding="utf-8").splitlines()


def integrity_of_512_bits(entry: dict[str, str]) -> bool:
    found = lock_files.npm_hash(entry.get("integrity", ""))
    return found.algorithm == "SHA-512" and len(found.digits) == 128


def uses(workflow: Path) -> Iterator[str]:
    yield from re.findall(r"\buses: *(.*)", workflow.read_text(encoding="utf-8"))


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.stem)
def test_actions_are_pinned_by_commit(workflow: Path) -> None:
    assert list(uses(workflow))
    assert [action for action in uses(workflow) if not ACTION.fullmatch(action)] == []


def test_an_action_has_one_commit_everywhere() -> None:
    found = {action.partition("@")[0]: action for workflow in WORKFLOWS for action in uses(workflow)}
    assert {action for workflow in WORKFLOWS for action in uses(workflow)} == set(found.values())


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_may_do_nothing_but_what_a_job_asks_for(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    assert "\npermissions: {}\n" in text
    assert len(re.findall(r"^    permissions:$", text, re.M)) == len(re.findall(r"^    runs-on:", text, re.M))
    for job in re.split(r"^  (?=\w+:$)", text, flags=re.M):
        if "actions/checkout@" in job:
            assert re.findall(r": write$", job, re.M) == []
            assert job.count("persist-credentials: false") == job.count("actions/checkout@")
