"""Renames files by content hash and rewrites references to them."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

TEXT = {".html", ".toml", ".css", ".js", ".mjs", ".webmanifest"}
DIGITS = 10


class Names:
    """The names of our source files and folders in the site."""

    def __init__(self) -> None:
        self._served: dict[str, str] = {}

    def __getitem__(self, source: str) -> str:
        """`names["static/css"]` is `"static/css-0123456789"`."""
        return self._served[source]

    def name_folder(self, site: Path, source: str) -> None:
        """Rename a folder of the site by its content, after rewriting the references in its files."""
        folder = site / source
        for file in folder.rglob("*"):
            if file.suffix in TEXT:
                self.rewrite(file)
        self._served[source] = f"{source}-{hash_of_folder(folder)}"
        folder.rename(site / self[source])

    def name_file(self, site: Path, source: str, content: bytes) -> None:
        """Write a file of the site under a name that contains its hash."""
        path = Path(source)
        self._served[source] = path.with_stem(f"{path.stem}-{hash_of(content)}").as_posix()
        (site / self[source]).parent.mkdir(exist_ok=True)
        (site / self[source]).write_bytes(content)

    def rewrite(self, file: Path) -> None:
        """Rewrite the references in a file."""
        text = file.read_text(encoding="utf-8")
        if (told := self.with_hashed_names(text)) != text:
            file.write_text(told, encoding="utf-8")

    def with_hashed_names(self, text: str) -> str:
        """The text with all references rewritten.

        Sources write `./static/css/…` or `../css/…`, `…/vendor/fonts/…`, `./pennypress.packed`.
        """
        for source, served in self._served.items():
            parent, _, name = source.rpartition("/")
            before = {"": "/", "static": r"(?:static|\.\.)/"}.get(parent, f"{Path(parent).name}/")
            mention = rf"({before}){re.escape(name)}{'' if '.' in name else '(?=/)'}"
            text = re.sub(mention, rf"\g<1>{Path(served).name}", text)
        return text


def hash_of(content: bytes) -> str:
    """A hash of the content in ten digits."""
    return hashlib.sha256(content).hexdigest()[:DIGITS]


def hash_of_folder(folder: Path) -> str:
    """A hash of all files of the folder in ten digits."""
    digest = hashlib.sha256()
    for file in sorted(each for each in folder.rglob("*") if each.is_file()):
        name = file.relative_to(folder).as_posix()
        digest.update(name.encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:DIGITS]
