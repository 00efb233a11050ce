"""Finds a Chromium to test with; `python -m e2e.chromium_install` gets one when there is none."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

from playwright.sync_api import Playwright, sync_playwright

INSTALLED = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


def find(playwright: Playwright) -> str | None:
    """The path of a working Chromium: the machine's own, else Playwright's."""
    places = (*INSTALLED, playwright.chromium.executable_path)
    return next((path for place in places if (path := shutil.which(place)) and runs(path)), None)


def runs(path: str) -> bool:
    """Whether it starts. Some systems have a launcher without a browser."""
    try:
        return attempt([path, "--version"], timeout=60)
    except subprocess.TimeoutExpired:
        return False


def ways_to_get_one() -> Iterator[tuple[str, list[list[str]]]]:
    """Ways to install one, each with its commands; those that need an administrator come last."""
    playwright = [sys.executable, "-m", "playwright"]
    yield "playwright install chromium", [[*playwright, "install", "chromium"]]
    if shutil.which("apt-get") and (administrator := as_administrator()) is not None:
        yield "playwright install-deps", [[*playwright, "install-deps", "chromium"]]
        apt_get = [*administrator, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
        for package in ("chromium-headless-shell", "chromium"):  # Debian has both
            yield f"apt-get install {package}", [[*apt_get, "update"], [*apt_get, "install", "-y", package]]


def as_administrator() -> list[str] | None:
    """The prefix to run a command as root; None if that would need a password."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and attempt(["sudo", "-n", "true"]):
        return ["sudo", "-n"]
    return None


def attempt(command: list[str], timeout: float | None = None) -> bool:
    """Run a command without output; return whether it succeeded."""
    answer = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=timeout,
        check=False,
    )
    return answer.returncode == 0


def main() -> int:
    """Make sure that there is a Chromium, trying one way after another to install it."""
    with sync_playwright() as playwright:
        if find(playwright):
            return 0
        for name, commands in ways_to_get_one():
            print(f"No Chromium here yet: {name}", flush=True)
            for command in commands:
                attempt(command)
            if find(playwright):
                return 0
    print("The browser tests need Chromium or Chrome: install one, and try again.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
