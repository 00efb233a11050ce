"""The pages that are compared."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from benchmarks.start import ours_and_bare_pages
from benchmarks.start.embedding_pages import embedding
from benchmarks.start.ours_and_bare_pages import Contestant
from benchmarks.start.static_host import hosted


class ComparedPages:
    """All pages there are, made in a folder when they are needed for the first time."""

    def __init__(self, site: Path, packages: Path, folder: Path) -> None:
        self._site, self._packages, self._folder = site, packages, folder
        self.ours = ours_and_bare_pages.ours(site)

    @contextmanager
    def among(self, who: str) -> Iterator[list[Contestant]]:
        """The pages named by `Series.who`."""
        if who == "embeds":
            with hosted(self._site) as house:
                yield embedding(house.elsewhere, self._new("embedding"))
        else:
            yield self._painted if who == "paint" else self._answering

    @cached_property
    def _answering(self) -> list[Contestant]:
        return [
            self.ours,
            ours_and_bare_pages.bare_pyscript(self._packages, self._new("pyscript")),
            ours_and_bare_pages.bare_pyodide(self._packages, self._new("pyodide")),
        ]

    @cached_property
    def _painted(self) -> list[Contestant]:
        return [
            replace(self.ours, until="paint"),
            ours_and_bare_pages.without_scripts(self._site, self._new("plain")),
        ]

    def _new(self, name: str) -> Path:
        """A new empty folder with that name."""
        folder = self._folder / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        return folder
