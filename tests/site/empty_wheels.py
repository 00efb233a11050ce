"""Creates empty wheels, for tests of pip without a network."""

import hashlib
import os
import zipfile
from pathlib import Path


def make_wheel(folder: Path, name: str, *, requires: str = "") -> str:
    """Put version 1.0 of an empty package into a folder; return the hex digits of its SHA-256."""
    file = folder / f"{name}-1.0-py3-none-any.whl"
    about = f"{name}-1.0.dist-info"
    needs = f"Requires-Dist: {requires}\n" if requires else ""
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(f"{name}.py", "")
        archive.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n{needs}")
        archive.writestr(
            f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\nGenerator: us\n"
        )
        archive.writestr(f"{about}/RECORD", f"{name}.py,,\n{about}/METADATA,,\n{about}/WHEEL,,\n")
    return hashlib.sha256(file.read_bytes()).hexdigest()


def only_from(folder: Path) -> dict[str, str]:
    """Environment variables with which pip uses packages from that folder only."""
    others = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    return {
        **others,
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(folder),
    }
