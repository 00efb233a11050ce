"""The licences page: all parts of the site with the full texts of their licences."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.site import shipped_packages
from pennypress.site.shipped_packages import Part


def page(root: Path) -> str:
    """The page's content. Raises SiteError for a part without a licence."""
    return str(
        h.div(".licences")[
            _section(
                _("Penny Press"),
                _("The rules engine, the game and its pictures are our own."),
                [shipped_packages.penny_press(root)],
            ),
            _section(
                _("Python packages"),
                _("They are shipped with our code, in one archive."),
                shipped_packages.python_parts(root),
            ),
            _section(
                _("From npm"),
                _("Python itself, what starts it in a page, and the typefaces."),
                shipped_packages.npm_parts(root),
            ),
            _section(
                _("Word lists"),
                _("The list of words in Letterpress is made from them."),
                shipped_packages.word_lists(root),
            ),
            _section(
                _("In PyScript’s files"),
                _("The packages bundled into @pyscript/core, according to its source maps."),
                shipped_packages.parts_in_pyscript(root),
            ),
            _section(
                _("In Pyodide’s files"),
                _(
                    "The libraries linked into Pyodide, as far as its files show. What only compiled "
                    "packages could use is removed from its runtime, and its Python library is compiled here."
                ),
                shipped_packages.parts_in_pyodide(root),
            ),
        ]
    )


def _section(title: str, note: str, listed: Iterable[Part]) -> Element:
    return h.section(".licences-section")[
        h.h2[title],
        h.p(".licences-note")[note],
        [
            h.details(".licence", lang="en")[
                h.summary[
                    h.span(".licence-name")[part.name],
                    h.span(".licence-version")[part.version],
                    h.span(".licence-terms")[part.terms],
                ],
                h.pre(".licence-text", tabindex="0")[part.text],
            ]
            for part in listed
        ],
    ]
