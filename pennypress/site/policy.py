"""What each page of the site may do: its Content-Security-Policy, and why.

Nothing is allowed but what is named here, and nothing from another host ever. No page may run
text as code: `'wasm-unsafe-eval'` compiles WebAssembly and nothing else. docs/stack.md tells what
forces what, and what a `<meta>` element cannot say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import PurePath

from pennypress.games import GAMES

SELF, NOTHING = "'self'", "'none'"
COMPILED = "'self' 'wasm-unsafe-eval'"

NEVER = {
    "default-src": NOTHING,
    "base-uri": NOTHING,  # no <base> turns our relative addresses into others
    "form-action": NOTHING,  # forms are messages to Python: nothing is ever sent
}
"""What no page has need of."""

PAPER = {"style-src": SELF, "img-src": SELF, "font-src": SELF}
"""What a page is printed with: it holds no style of its own."""

PYTHON = {
    "script-src": COMPILED,
    "connect-src": SELF,  # Python's library and our code are fetched, WebAssembly is streamed
    "worker-src": SELF,  # the service worker; whoever thinks beside the page
}
"""What a page in which Python runs needs besides."""

PAINTING = {"img-src": f"{SELF} blob:"}
"""A page whose drawings are saved as pictures: a drawing becomes an image of the page's own making first."""

DIAGRAMS = {"script-src": SELF, "frame-src": SELF}
"""A page with live diagrams: each is a frame of ours."""

RULES = NEVER | PAPER | DIAGRAMS | {"manifest-src": SELF}
"""The page that teaches a title."""

POLICIES: Mapping[str, Mapping[str, str]] = {
    "index": NEVER | PAPER | PYTHON | PAINTING | {"manifest-src": SELF},
    **{PurePath(game.how_to_play).stem: RULES for game in GAMES.values() if game.how_to_play},
    "embed": NEVER | PAPER | PYTHON,
    "room": NEVER | PYTHON,
    "licences": NEVER | PAPER | {"script-src": SELF},
}
"""Every page, by the name of its file."""


def element(page: str) -> str:
    """What comes first in a page's head: before it, nothing would be held to it."""
    content = "; ".join(f"{directive} {sources}" for directive, sources in POLICIES[page].items())
    return f'<meta http-equiv="Content-Security-Policy" content="{content}">'


def slots() -> dict[str, Callable[[], str]]:
    """A slot for each page: `<!-- slot: policy-index -->`."""
    return {f"policy-{page}": partial(element, page) for page in POLICIES}
