"""Headless Firefox through Marionette, the protocol on which Firefox's WebDriver is built."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from e2e.browser_engines.engine import GLANCE, PATIENCE, EngineError, Missing
from e2e.browser_engines.webdriver import Refused, WebDriver

PROGRAMS = ("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox")
# Marionette disables most requests to other hosts by itself.
PREFERENCES = {
    "marionette.port": 0,  # any free port, which is written to the profile
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "intl.accept_languages": "en-US, en",
    # Tests end before optimizing Python, which is done again for each page, would pay off.
    "javascript.options.wasm_optimizingjit": False,
}


class Firefox(WebDriver):
    """The machine's own Firefox."""

    name = "firefox"
    title = "Firefox"

    def __init__(self) -> None:
        program = find()
        if program is None:
            raise EngineError("There is no Firefox here.")
        self.profile = tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True)
        folder = Path(self.profile.name)
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(to)});" for name, to in PREFERENCES.items())
        (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--marionette", "--profile", str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": str(folder)},
        )
        self.wire: Marionette | None = None
        try:
            self.wire = Marionette(self.port(folder / "MarionetteActivePort"))
            session = self.command("New Session", {"capabilities": {"alwaysMatch": {}}})
            self.version = session["capabilities"]["browserVersion"]
            self.prepare()
        except BaseException:
            self.close()
            raise

    @classmethod
    def missing(cls) -> Missing | None:
        if find():
            return None
        return Missing("there is no firefox or firefox-esr", ("firefox-esr",))

    def port(self, noted: Path) -> int:
        """The port on which this Firefox listens, once it is in the profile."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            with contextlib.suppress(OSError, ValueError):
                return int(noted.read_text())
            time.sleep(GLANCE)
        raise EngineError(f"{self.process.args!r} does not start.")

    def command(self, name: str, parameters: dict[str, Any], element: str = "") -> Any:
        assert self.wire is not None
        on = {"id": element} if element else {}
        answer = self.wire.send(f"WebDriver:{NAMES.get(name, name.replace(' ', ''))}", parameters | on)
        return answer["value"] if answer.keys() == {"value"} else answer

    def close(self) -> None:
        if self.wire is not None:
            with contextlib.suppress(OSError, EngineError):
                self.wire.send("Marionette:Quit", {"flags": ["eForceQuit"]})
            self.wire.close()
        else:
            self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.profile.cleanup()


NAMES = {"Navigate To": "Navigate"}
"""Commands whose Marionette name differs from the specification."""


class Marionette:
    """A connection. Messages are JSON preceded by their length."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=2 * PATIENCE)
        self.file = self.socket.makefile("rb")
        self.count = 0
        self.receive()  # the greeting

    def send(self, command: str, parameters: dict[str, Any]) -> dict[str, Any]:
        """Send a command and wait for its answer; raises Refused if that is an error."""
        self.count += 1
        message = json.dumps([0, self.count, command, parameters]).encode()
        self.socket.sendall(b"%d:%b" % (len(message), message))
        _, _, error, answer = self.receive()
        if error:
            raise Refused(error["error"], error["message"])
        assert isinstance(answer, dict)
        return answer

    def receive(self) -> Any:
        """The next message."""
        length = b""
        while (digit := self.file.read(1)) != b":":
            if not digit:
                raise EngineError("Firefox hung up.")
            length += digit
        return json.loads(self.file.read(int(length)))

    def close(self) -> None:
        """Close the connection."""
        self.file.close()
        self.socket.close()


def find() -> str | None:
    """The path of the machine's Firefox."""
    return next((path for program in PROGRAMS if (path := shutil.which(program))), None)
