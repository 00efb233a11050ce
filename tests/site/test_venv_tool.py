"""tools/venv: pip installs exactly what the lock file lists. Uses tiny wheels and no network."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.site.empty_wheels import make_wheel, only_from

ROOT = Path(__file__).resolve().parents[2]
PROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "project"
version = "1.0"
"""
BACKEND = """
import shutil

def build_editable(folder, *_):
    return shutil.copy("project-1.0-py3-none-any.whl", folder).rpartition("/")[2]
"""


class Project(NamedTuple):
    """A project that installs itself with our tools/venv."""

    root: Path
    wheels: Path
    digits: str
    """The hash of the only wheel, `tiny`."""

    def lock(self, text: str) -> None:
        (self.root / "requirements" / "site.txt").write_text(text)

    def install(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["tools/venv", *arguments],
            cwd=self.root,
            env=only_from(self.wheels) | {"PYTHON": sys.executable},
            capture_output=True,
            text=True,
            check=False,
        )

    def has_tiny(self) -> bool:
        python = self.root / ".venv" / "bin" / "python"
        return subprocess.run([python, "-c", "import tiny"], capture_output=True, check=False).returncode == 0


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project shared by the tests, because creating the .venv takes seconds."""
    root, wheels = tmp_path_factory.mktemp("project"), tmp_path_factory.mktemp("wheels")
    (root / "tools").mkdir()
    (root / "requirements").mkdir()
    for name in ("venv", "find-python"):
        shutil.copy(ROOT / "tools" / name, root / "tools")
    (root / "pyproject.toml").write_text(PROJECT)
    (root / "backend.py").write_text(BACKEND)
    make_wheel(root, "project")
    return Project(root, wheels, make_wheel(wheels, "tiny"))


@pytest.fixture
def project(shared: Project) -> Project:
    """The project with nothing installed."""
    python = shared.root / ".venv" / "bin" / "python"
    if python.exists():
        subprocess.run([python, "-m", "pip", "uninstall", "-qy", "tiny"], capture_output=True, check=True)
    (shared.root / ".venv" / "installed-site").unlink(missing_ok=True)
    return shared


def test_what_is_locked_is_installed_once_and_again_when_the_lock_changes(project: Project) -> None:
    project.lock(f"tiny==1.0 --hash=sha256:{project.digits}\n")
    answer = project.install()
    assert answer.returncode == 0, answer.stderr
    assert project.has_tiny()
    assert project.install().stdout == ""
    project.lock(f"# renewed\ntiny==1.0 --hash=sha256:{project.digits}\n")
    assert "Installing" in project.install().stdout


@pytest.mark.parametrize(
    ("lock", "reason"),
    [
        ("tiny==1.0 --hash=sha256:" + "0" * 64, "DO NOT MATCH THE HASHES"),
        ("tiny==1.0", "Hashes are required"),
    ],
    ids=["another hash", "no hash"],
)
def test_pip_refuses_a_package_that_is_not_the_locked_one(project: Project, lock: str, reason: str) -> None:
    project.lock(lock)
    answer = project.install()
    assert answer.returncode == 1
    assert reason in answer.stderr
    assert answer.stderr.endswith("pip refuses a package whose hash is not the locked one.\n")
    assert not project.has_tiny()
    assert not (project.root / ".venv" / "installed-site").exists()


def test_pip_refuses_what_a_locked_package_brings_along(project: Project) -> None:
    digits = make_wheel(project.wheels, "large", requires="tiny")
    project.lock(f"large==1.0 --hash=sha256:{digits}\n")
    answer = project.install()
    assert answer.returncode == 1
    assert "tiny" in answer.stderr
    assert not project.has_tiny()


def test_a_lock_that_does_not_exist_is_named_in_a_sentence(project: Project) -> None:
    answer = project.install("devv")
    assert answer.returncode == 1
    assert answer.stderr.startswith("There is no requirements/devv.txt")
