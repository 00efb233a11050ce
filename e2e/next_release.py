"""The next release of the site, for tests of updates: built beside the site, before the tests start.

`python -m e2e.next_release FOLDER` builds it into `FOLDER/site`.
"""

import fcntl
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pennypress.site.build import build

ROOT = Path(__file__).resolve().parents[1]
TESTS = Path(__file__).with_name("test_new_release.py")
"""The tests that need it."""
SOURCES = ("static", "pages", "pennypress", "licences", "locale", "requirements")
FILES = (
    "index.html",
    "pyscript.toml",
    "package.json",
    "package-lock.json",
    "pyproject.toml",
    "LICENSE",
    "README.md",
)
CHANGES = {
    "pennypress/app/lobby/view.py": ("Free to play", "Free to play tomorrow"),
    "static/js/send-to-python.js": ("let receiver;", "let receiver; // Changed."),
    "static/css/base.css": (":root {", "/* Changed. */\n:root {"),
}
"""The differences of the next release: visible text, and a file in each folder that a game fetches from."""


def is_needed(config: pytest.Config) -> bool:
    """Whether the tests that need the next release may be among those that are run."""
    paths = [(config.invocation_params.dir / each.partition("::")[0]).resolve() for each in config.args]
    return any(TESTS.is_relative_to(path) for path in paths)


def folder_of(site: Path) -> Path:
    """Where the next release is built."""
    return site.with_name("next")


def start_building(site: Path) -> subprocess.Popen[bytes]:
    """Build it in a process of its own, which holds the lock until it ends."""
    command = [sys.executable, "-m", "e2e.next_release", str(folder_of(site))]
    with lock_of(site).open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return subprocess.Popen(command, cwd=ROOT, pass_fds=[lock.fileno()])


def built(site: Path) -> Path:
    """The folder of the next release, built by the process, or now if there is none."""
    folder = folder_of(site)
    with lock_of(site).open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "site").is_dir():
            shutil.rmtree(folder, ignore_errors=True)
            build_next(folder)
    return folder / "site"


def lock_of(site: Path) -> Path:
    """A file that is locked while the next release is being built."""
    return site.with_name("next.lock")


def build_next(root: Path) -> None:
    """Build a changed copy of the sources; cached fonts and compiled Python are reused.

    The compiled Python has a cache of its own, since the site may be compiled at the same time.
    """
    for name in SOURCES:
        if (ROOT / name).exists():
            shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, root)
    (root / "node_modules").symlink_to(ROOT / "node_modules", target_is_directory=True)
    for name, (before, after) in CHANGES.items():
        text = (root / name).read_text(encoding="utf-8")
        assert before in text
        (root / name).write_text(text.replace(before, after, 1), encoding="utf-8")
    for name, cache in (("fonts", "fonts"), ("compiled", "compiled-next")):
        kept = ROOT / "build" / cache
        kept.mkdir(parents=True, exist_ok=True)
        (root / "build").mkdir(exist_ok=True)
        (root / "build" / name).symlink_to(kept, target_is_directory=True)
    build(root, root / "site")


if __name__ == "__main__":
    build_next(Path(sys.argv[1]))
