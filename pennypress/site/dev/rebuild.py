"""Rebuilds what a change of the sources affects, and notifies the pages."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from pennypress.engine.languages_and_catalogues import FIRST, LANGUAGES, page
from pennypress.site import extract_and_compile_messages
from pennypress.site.build import top_files
from pennypress.site.dev.archive_with_changed_modules import Archive
from pennypress.site.dev.reload_events import News
from pennypress.site.dev.source_build import ARCHIVE, write_archive
from pennypress.site.npm_install import run, say
from pennypress.site.pages import OF_ONE_LANGUAGE
from pennypress.site.python_archive import runs_in_the_page
from pennypress.site.site_error import SiteError

PACKAGE = "pennypress/"
SERVED = ("static/css/", "static/js/", "static/icons/", "static/covers/")
"""Folders that are served from the sources."""
DRAWN_BY_PYTHON = {"index.html", "embed.html", "interpreter-frame.html"}
"""Pages that redraw themselves with the new Python code, whatever their prerendered content."""
MISTAKES = (SiteError, SyntaxError, ValueError, OSError)
"""Exceptions that an unfinished source raises here. ValueError is raised by Babel and for invalid UTF-8."""


class Rebuild:
    """The rebuilder. The archive is rebuilt at once; a page, which takes a second, when it is requested."""

    def __init__(self, root: Path, target: Path, archive: Archive, news: News) -> None:
        self._root, self._target = root, target
        self._archive, self._news = archive, news
        self._mistakes: dict[str, str] = {}
        self._stale: set[str] = set()
        self._making = threading.Lock()

    def take(self, files: Iterable[Path]) -> None:
        """Process these files, which have been changed, added or removed."""
        names = sorted(file.relative_to(self._root).as_posix() for file in set(_single(files)))
        changed = [name for name in names if name.startswith(SERVED)]
        modules = [name for name in names if name.startswith(PACKAGE) and runs_in_the_page(name)]
        taken = [self._attempt(name, partial(self._put, name)) for name in modules]
        if any(taken):
            write_archive(self._archive, self._target)
            changed.append(ARCHIVE)
        if any(name.endswith(".po") for name in names):
            # Its output in our package is noticed as another change.
            self._attempt("locale", partial(extract_and_compile_messages.compile_all, self._root))
        pages = self._pages()
        stale = {name for name, source in pages.items() if source in names}
        if "pyscript.toml" in names:
            stale.add("index.html")
        if any(name.startswith(PACKAGE) for name in names):
            stale |= pages.keys() - DRAWN_BY_PYTHON
        self._stale |= stale
        if changed or stale:
            say(f"Changed: {', '.join(names)}")
        self._send_changes(changed if self._mistakes else [*changed, *sorted(stale)])

    def freshen(self, name: str) -> None:
        """Rebuild a page if anything it is made of has changed."""
        with self._making:
            if name not in self._stale:
                return
            source = Path(self._pages()[name]).name
            command = [sys.executable, "-m", "pennypress.site.dev.source_pages"]
            command += [str(self._root), str(self._target), source]
            failure = f"{name} could not be made (see above)."
            if self._attempt("pages", partial(run, command, self._root, failure)):
                self._stale -= {page(source, language) for language in LANGUAGES}
            self._send_changes([])

    def _pages(self) -> dict[str, str]:
        """The source of every page by name, language versions included."""
        return {
            page(file.name, language): file.relative_to(self._root).as_posix()
            for file in top_files(self._root)
            if file.is_file()  # some editors delete a file before they write it
            for language in (LANGUAGES if OF_ONE_LANGUAGE in file.read_text(encoding="utf-8") else (FIRST,))
        }

    def _put(self, name: str) -> None:
        file = self._root / name
        self._archive.put(name, file.read_bytes() if file.is_file() else None)

    def _attempt(self, what: str, step: Callable[[], object]) -> bool:
        """Whether a step succeeded; an error is reported until it does."""
        try:
            step()
        except MISTAKES as mistake:
            self._mistakes[what] = _sentence(mistake)
            say(self._mistakes[what])
            return False
        self._mistakes.pop(what, None)
        return True

    def _send_changes(self, changed: list[str]) -> None:
        self._news.send(changed, "\n\n".join([*self._mistakes.values()]))


def _single(files: Iterable[Path]) -> Iterator[Path]:
    """The files, with the contents of each added folder in its place."""
    for file in files:
        if file.is_dir():
            yield from (each for each in file.rglob("*") if each.is_file())
        else:
            yield file


def _sentence(mistake: Exception) -> str:
    """What is wrong and where, in a sentence."""
    if isinstance(mistake, SyntaxError):
        return f"{mistake.filename}, line {mistake.lineno}: {mistake.msg}\n{(mistake.text or '').rstrip()}"
    return str(mistake)
