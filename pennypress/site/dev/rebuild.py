"""Makes anew what a change of the sources concerns, and tells the pages."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from pennypress.site import SiteError, translations
from pennypress.site.dev.archive import Archive
from pennypress.site.dev.build import ARCHIVE, write_archive
from pennypress.site.dev.news import News
from pennypress.site.npm_packages import run, say

PACKAGE = "pennypress/"
SERVED = ("static/css/", "static/js/", "static/icons/")
"""What is served from the sources."""
TEMPLATES = ("index.html", "pyscript.toml", "pages/", "static/root/")
"""What pages are made of, beside what our Python writes into them."""
DRAWN_BY_PYTHON = {"index.html", "embed.html", "room.html"}
"""Pages that draw themselves with the new Python, whatever was written into them when they were made."""
MISTAKES = (SiteError, SyntaxError, ValueError, OSError)
"""What a half-written source raises here; ValueError is Babel's, and that of a file that is not UTF-8."""


class Rebuild:
    """The archive is made anew at once; the pages, which take a second or two, beside it."""

    def __init__(self, root: Path, target: Path, archive: Archive, news: News) -> None:
        self._root, self._target = root, target
        self._archive, self._news = archive, news
        self._mistakes: dict[str, str] = {}
        self._pages_due = threading.Event()
        self._templates_changed = False

    def take(self, files: Iterable[Path]) -> None:
        """Take over these files, which have been changed, added or removed."""
        names = sorted(file.relative_to(self._root).as_posix() for file in set(_single(files)))
        ours = [name for name in names if name.startswith(PACKAGE)]
        changed = [name for name in names if name.startswith(SERVED)]
        if sum(self._attempt(name, partial(self._put, name)) for name in ours):
            write_archive(self._archive, self._target)
            changed.append(ARCHIVE)
        if any(name.endswith(".po") for name in names):
            # What it writes into our package is noticed as a change of its own.
            self._attempt("locale", partial(translations.compile_all, self._root))
        self._tell(changed)
        templates = any(name.startswith(TEMPLATES) for name in names)
        if (templates or ours) and not self._mistakes:
            self._templates_changed |= templates
            self._pages_due.set()

    def make_pages_for_ever(self) -> None:
        """Make the pages anew whenever something that they are made of has changed."""
        while self._pages_due.wait():
            self._pages_due.clear()
            self.make_pages()

    def make_pages(self) -> None:
        """Make the pages anew, and tell of those that are other ones now."""
        untold = set() if self._templates_changed else DRAWN_BY_PYTHON
        self._templates_changed = False
        before = self._pages()
        command = [sys.executable, "-m", "pennypress.site.dev.pages", str(self._root), str(self._target)]
        self._attempt("pages", partial(run, command, self._root, "The pages could not be made (see above)."))
        changed = [name for name, content in self._pages().items() if content != before.get(name)]
        self._tell([name for name in changed if name not in untold])

    def _put(self, name: str) -> bool:
        file = self._root / name
        return self._archive.put(name, file.read_bytes() if file.is_file() else None)

    def _attempt(self, what: str, step: Callable[[], object]) -> bool:
        """Whether a step did something; a mistake is told with the next change, until the step works."""
        try:
            done = bool(step())
        except MISTAKES as mistake:
            self._mistakes[what] = _sentence(mistake)
            say(self._mistakes[what])
            return False
        self._mistakes.pop(what, None)
        return done

    def _tell(self, changed: list[str]) -> None:
        if changed:
            say(f"Changed: {', '.join(changed)}")
        self._news.tell(changed, "\n\n".join([*self._mistakes.values()]))

    def _pages(self) -> dict[str, bytes]:
        return {file.name: file.read_bytes() for file in sorted(self._target.glob("*.[hjw]*"))}


def _single(files: Iterable[Path]) -> Iterator[Path]:
    """A folder that has been added stands for the files in it."""
    for file in files:
        if file.is_dir():
            yield from (each for each in file.rglob("*") if each.is_file())
        else:
            yield file


def _sentence(mistake: Exception) -> str:
    """What is wrong and where."""
    if isinstance(mistake, SyntaxError):
        return f"{mistake.filename}, line {mistake.lineno}: {mistake.msg}\n{(mistake.text or '').rstrip()}"
    return str(mistake)
