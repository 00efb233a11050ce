"""The API pages of the engine, which pdoc writes from docstrings into the built site."""

from __future__ import annotations

import warnings
from pathlib import Path

from pennypress.site.site_error import SiteError

PACKAGES = ("pennypress.engine", "pennypress.components", "pennypress.bots")
FOLDER = "api"


def write(root: Path, site: Path) -> None:
    """Write a page for each module of `PACKAGES` and an index of them into the folder `api` of the site.

    Raises SiteError when the site has not been built or pdoc is not installed.
    """
    try:
        import pdoc
    except ModuleNotFoundError:
        raise SiteError("pdoc is not installed; type 'make api'.") from None
    if not (site / "index.html").is_file():
        raise SiteError(f"There is no site in {site}; type 'make site' first.")
    pdoc.render.configure(docformat="markdown", search=False, template_directory=root / "pages" / "api")
    with warnings.catch_warnings():
        # Types in the signature of a dataclass's __init__ are not resolved: they are printed as written.
        warnings.filterwarnings("ignore", message="Error parsing type annotation")
        pdoc.pdoc(*PACKAGES, output_directory=site / FOLDER)
