"""A copy of the sources with a development server, for tests and measurements that edit sources."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
FILES = (
    "index.html",
    "LICENSE",
    "README.md",
    "package-lock.json",
    "pyproject.toml",
    "pyscript.toml",
)
FOLDERS = ("static", "pages", "pennypress", "licences", "locale", "requirements")
SHARED = ("node_modules", "build/compiled", "build/runtime")
"""Large folders that do not change and are shared."""


class Edit(NamedTuple):
    """A replacement of a piece of source text."""

    where: str
    """A pattern of files, one of which has the text."""
    old: str
    new: str

    def make(self, root: Path) -> None:
        """Apply it to the first file that has the text."""
        for file in sorted(root.glob(self.where)):
            if self.old in (text := file.read_text(encoding="utf-8")):
                file.write_text(text.replace(self.old, self.new, 1), encoding="utf-8")
                return
        raise LookupError(f"No {self.where} has {self.old}")

    def back(self) -> Edit:
        """The reverse edit."""
        return Edit(self.where, self.new, self.old)


def copied(target: Path) -> Path:
    """A copy of the sources."""
    target.mkdir()
    for name in FILES:
        shutil.copy(ROOT / name, target)
    for name in FOLDERS:
        shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in SHARED:
        (ROOT / name).mkdir(parents=True, exist_ok=True)
        (target / name).parent.mkdir(exist_ok=True)
        (target / name).symlink_to(ROOT / name, target_is_directory=True)
    return target


@contextmanager
def served(root: Path, port: int = 0) -> Iterator[str]:
    """The address of the development server of a copy, on that port or a free one."""
    port = port or free_port()
    with running(["-m", "pennypress", "dev", "--port", str(port)], root):
        yield f"http://localhost:{port}/"


@contextmanager
def running(arguments: list[str], root: Path) -> Iterator[None]:
    """One of our servers in a process of its own, from when it reports that it is ready."""
    with subprocess.Popen(
        [sys.executable, *arguments], cwd=root, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        try:
            for line in server.stdout:
                if line.startswith("Penny Press is on "):
                    break
            yield
        finally:
            server.terminate()
            server.communicate()


def free_port() -> int:
    """A port that nothing listens on."""
    with socket.create_server(("localhost", 0)) as free:
        port: int = free.getsockname()[1]
        return port
