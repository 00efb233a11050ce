"""WebKitGTK: its driver, its MiniBrowser, and a virtual display."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from e2e.browser_engines.engine import GLANCE, PATIENCE, EngineError, Missing
from e2e.browser_engines.webdriver import Refused, WebDriver

DRIVER = "WebKitWebDriver"
SCREEN = "Xvfb"
PACKAGES = {DRIVER: "webkit2gtk-driver", SCREEN: "xvfb"}
# The HTTP route of each command in the specification.
ROUTES = {
    "Delete Session": ("DELETE", ""),
    "Set Timeouts": ("POST", "/timeouts"),
    "Set Window Rect": ("POST", "/window/rect"),
    "Navigate To": ("POST", "/url"),
    "Execute Script": ("POST", "/execute/sync"),
    "Execute Async Script": ("POST", "/execute/async"),
    "Find Element": ("POST", "/element"),
    "Element Click": ("POST", "/element/{element}/click"),
    "Element Send Keys": ("POST", "/element/{element}/value"),
    "Switch To Frame": ("POST", "/frame"),
    "Switch To Parent Frame": ("POST", "/frame/parent"),
    "Take Screenshot": ("GET", "/screenshot"),
}


class WebKit(WebDriver):
    """The machine's own WebKitGTK. Its driver stores profiles in memory only."""

    name = "webkit"
    title = "WebKitGTK"

    def __init__(self) -> None:
        if missing := self.missing():
            raise EngineError(f"WebKitGTK cannot be started: {missing.reason}.")
        self.home = tempfile.TemporaryDirectory(prefix="webkit-", ignore_cleanup_errors=True)
        self.screen = subprocess.Popen(
            [SCREEN, "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self.driver: subprocess.Popen[bytes] | None = None
        self.session = ""
        try:
            self.start()
        except BaseException:
            self.close()
            raise

    def start(self) -> None:
        """Start the driver on the display, and a session."""
        assert self.screen.stdout is not None
        display = self.screen.stdout.readline().decode().strip()
        port = free_port()
        self.address = f"http://127.0.0.1:{port}/session"
        self.driver = subprocess.Popen(
            [DRIVER, f"--port={port}"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={
                **{name: to for name, to in os.environ.items() if name != "WAYLAND_DISPLAY"},
                "DISPLAY": f":{display}",
                "GDK_BACKEND": "x11",
                "HOME": self.home.name,
                "XDG_RUNTIME_DIR": self.home.name,
                "NO_AT_BRIDGE": "1",
                "LIBGL_ALWAYS_SOFTWARE": "1",
                # Painting by OpenGL in software, and optimizing Python for each page, would cost
                # most of the time.
                "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
                "JSC_useOMGJIT": "0",
                # It opens our own pages only, and its sandbox does not work on every system.
                "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            },
        )
        wait_for(port, self.driver)
        session = request("POST", self.address, {"capabilities": {"alwaysMatch": {}}})
        self.session = session["sessionId"]
        self.version = session["capabilities"]["browserVersion"]
        self.prepare()

    @classmethod
    def missing(cls) -> Missing | None:
        lacking = [program for program in PACKAGES if not shutil.which(program)]
        packages = tuple(PACKAGES[program] for program in lacking)
        return Missing(f"there is no {' and no '.join(lacking)}", packages) if lacking else None

    def command(self, name: str, parameters: dict[str, Any], element: str = "") -> Any:
        method, route = ROUTES[name]
        address = f"{self.address}/{self.session}{route.format(element=element)}"
        return request(method, address, parameters if method == "POST" else None)

    def close(self) -> None:
        if self.session:
            with contextlib.suppress(OSError, EngineError):
                self.command("Delete Session", {})
        for process in (self.driver, self.screen):
            if process is not None:
                process.terminate()
                process.wait()
        assert self.screen.stdout is not None
        self.screen.stdout.close()
        self.home.cleanup()


def request(method: str, address: str, parameters: dict[str, Any] | None) -> Any:
    """Send a command to the driver; raises Refused if the answer is an error."""
    body = None if parameters is None else json.dumps(parameters).encode()
    headers = {"Content-Type": "application/json"}
    try:
        with urlopen(Request(address, body, headers, method=method), timeout=2 * PATIENCE) as answer:
            return json.load(answer)["value"]
    except HTTPError as answer:
        with answer:
            error = json.load(answer)["value"]
        raise Refused(error["error"], error["message"]) from None
    except OSError as error:
        raise EngineError(f"WebKitGTK's driver does not answer: {error}") from None


def free_port() -> int:
    """A port that nothing listens on."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        number: int = server.getsockname()[1]
    return number


def wait_for(port: int, driver: subprocess.Popen[bytes]) -> None:
    """Wait until the driver listens."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and driver.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(GLANCE)
    raise EngineError("WebKitGTK's driver does not start.")
