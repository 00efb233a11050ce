"""What each page of the site may do: its Content-Security-Policy, and why.

Nothing is allowed but what is named here, and nothing from another host ever. No page may run
text as code: `'wasm-unsafe-eval'` compiles WebAssembly and nothing else. A page's scripts are named
by their hashes (`script_integrity.py`), so markup that gets into a page, or into a frame that inherits its
policy, can start no other script of ours. Text becomes markup in one place (`static/js/sanitizer.js`),
the only Trusted Types policy that a page may make. docs/security.md tells what defends against what.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import PurePath

from pennypress.games import GAMES

SELF, NOTHING = "'self'", "'none'"
SCRIPTS = "'strict-dynamic' {hashes}"
"""The scripts that a page names, and what those import. Nothing else, not even of ours."""
COMPILED = f"{SCRIPTS} 'wasm-unsafe-eval'"

NEVER = {
    "default-src": NOTHING,
    "base-uri": NOTHING,  # no <base> turns our relative addresses into others
    "form-action": NOTHING,  # forms are messages to Python: nothing is ever sent
    "require-trusted-types-for": "'script'",  # text is neither markup nor a script's address by itself,
    "trusted-types": "penny-press",  # but by way of static/js/sanitizer.js
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

DIAGRAMS = {"script-src": SCRIPTS, "frame-src": SELF, "worker-src": SELF}
"""A page with live diagrams: each is a frame of ours."""

RULES = NEVER | PAPER | DIAGRAMS | {"manifest-src": SELF}
"""The page that teaches a title."""

POLICIES: Mapping[str, Mapping[str, str]] = {
    "index": NEVER | PAPER | PYTHON | PAINTING | {"manifest-src": SELF},
    **{PurePath(game.how_to_play).stem: RULES for game in GAMES.values() if game.how_to_play},
    "embed": NEVER | PAPER | PYTHON,
    "room": NEVER | PYTHON,
    "licences": NEVER | PAPER | {"script-src": SCRIPTS, "trusted-types": NOTHING},
}
"""Every page, by the name of its file."""


OURS_ONLY = {"script-src": f"{SELF} 'wasm-unsafe-eval'"}
"""A second policy for every page: `'strict-dynamic'` alone would let our scripts import from anywhere."""


def elements(page: str) -> str:
    """What comes first in a page's head: before it, nothing would be held to it. Both policies hold."""
    return element(POLICIES[page]) + element(OURS_ONLY)


def element(policy: Mapping[str, str]) -> str:
    """One policy as the page says it."""
    content = "; ".join(f"{directive} {sources}" for directive, sources in policy.items())
    return f'<meta http-equiv="Content-Security-Policy" content="{content}">'


def slots() -> dict[str, Callable[[], str]]:
    """A slot for each page: `<!-- slot: policy-index -->`."""
    return {f"policy-{page}": partial(elements, page) for page in POLICIES}
