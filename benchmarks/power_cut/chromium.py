"""A Chromium with a profile on disk, whose processes can all be killed at once."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, Playwright, ViewportSize

from e2e.chromium_install import find
from e2e.conftest import QUIET, TABLET

PATIENCE = 60.0
"""Timeout in seconds of its start, and of its end after a kill."""
PORT_FILE = "DevToolsActivePort"


class NotGone(Exception):
    """Some of its processes are still running."""


class Chromium:
    """The browser of one person, restarted after each kill with the same profile."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        path = find(playwright)
        assert path is not None
        self._playwright = playwright
        self._profile = profile
        self._command = [
            path,
            f"--user-data-dir={profile}",
            "--headless=new",
            "--no-sandbox",
            "--remote-debugging-port=0",
            "--disable-breakpad",
            *QUIET,
            "about:blank",
        ]
        self._process: subprocess.Popen[bytes] | None = None
        self._browser: Browser | None = None

    def start(self, script: str = "", viewport: ViewportSize = TABLET) -> Page:
        """Start it with one page, in which `script` runs before the page's own scripts."""
        (self._profile / PORT_FILE).unlink(missing_ok=True)
        self._process = subprocess.Popen(
            self._command,
            start_new_session=True,  # a process group of its own
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        address = f"http://127.0.0.1:{self._port()}"
        self._browser = self._playwright.chromium.connect_over_cdp(address, timeout=PATIENCE * 1000)
        context = self._browser.contexts[0]
        if script:
            context.add_init_script(script)
        page = context.pages[0] if context.pages else context.new_page()
        page.set_viewport_size(viewport)
        return page

    def kill(self) -> int:
        """Send SIGKILL to all its processes at once; return their number."""
        assert self._process is not None
        group = self._process.pid
        count = len(members(group))
        os.killpg(group, signal.SIGKILL)
        self._process.wait(PATIENCE)
        late = time.monotonic() + PATIENCE
        while left := members(group):
            if time.monotonic() > late:
                raise NotGone(left)
            time.sleep(0.01)
        self._forget()
        return count

    def quit(self) -> None:
        """Close it normally."""
        assert self._process is not None
        assert self._browser is not None
        session = self._browser.new_browser_cdp_session()
        with suppress(Error):  # it answers or is gone
            session.send("Browser.close")
        self._process.wait(PATIENCE)
        self._forget()

    def _forget(self) -> None:
        if self._browser:
            with suppress(Error):  # it is gone
                self._browser.close()
        self._process = self._browser = None

    def _port(self) -> int:
        late = time.monotonic() + PATIENCE
        file = self._profile / PORT_FILE
        while time.monotonic() < late:
            lines: Sequence[str] = file.read_text().splitlines() if file.exists() else ()
            if len(lines) > 1:
                return int(lines[0])
            time.sleep(0.02)
        raise TimeoutError(file)


def members(group: int) -> list[int]:
    """The running processes of that group, without zombies."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,pgid=,stat="], capture_output=True, text=True, check=True
    ).stdout
    rows = (line.split() for line in listed.splitlines())
    return [int(pid) for pid, owner, state, *_ in rows if int(owner) == group and state[0] != "Z"]
