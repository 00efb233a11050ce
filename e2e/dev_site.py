"""A copy of the sources with a development server of its own, for tests and measurements that edit them."""

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
SHARED = ("node_modules", "build/compiled")
"""What is large and stays as it is."""


class Edit(NamedTuple):
    """A piece of a source, and what takes its place."""

    where: str
    """A pattern of files, in one of which it stands."""
    old: str
    new: str

    def make(self, root: Path) -> None:
        """Make it in the first file that has it."""
        for file in sorted(root.glob(self.where)):
            if self.old in (text := file.read_text(encoding="utf-8")):
                file.write_text(text.replace(self.old, self.new, 1), encoding="utf-8")
                return
        raise LookupError(f"No {self.where} has {self.old}")

    def back(self) -> Edit:
        """The edit that takes it back."""
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
    """The address at which the development server serves a copy, on that port or a free one."""
    port = port or free_port()
    with running(["-m", "pennypress", "dev", "--port", str(port)], root):
        yield f"http://localhost:{port}/"


@contextmanager
def running(arguments: list[str], root: Path) -> Iterator[None]:
    """A server of ours in a process of its own, from when it says that it is there."""
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
    """One that nothing listens on at the moment."""
    with socket.create_server(("localhost", 0)) as free:
        port: int = free.getsockname()[1]
        return port
