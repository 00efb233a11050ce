"""The Content-Security-Policy of each page of the site, with reasons.

Only what is listed here is allowed, and never anything from another host. No page may evaluate text as code:
`'wasm-unsafe-eval'` only compiles WebAssembly. A page's scripts are listed by hash (`script_integrity.py`),
so markup injected into a page, or into a frame that inherits its policy, cannot start any other script, not
even ours. Text becomes markup in one place only (`static/js/sanitizer.js`), the only Trusted Types policy
that a page may create. For threats and defences see docs/security.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import PurePath

from pennypress.games import GAMES

SELF, NOTHING = "'self'", "'none'"
SCRIPTS = "'strict-dynamic' {hashes}"
"""The scripts that a page lists, and what they import. Nothing else, not even other scripts of ours."""
COMPILED = f"{SCRIPTS} 'wasm-unsafe-eval'"

NEVER = {
    "default-src": NOTHING,
    "base-uri": NOTHING,  # no <base> may redirect our relative addresses
    "form-action": NOTHING,  # forms send messages to Python, never requests
    "require-trusted-types-for": "'script'",  # text becomes markup or a script's address
    "trusted-types": "penny-press",  # only through static/js/sanitizer.js
}
"""What no page needs."""

PAPER = {"style-src": SELF, "img-src": SELF, "font-src": SELF}
"""What every page needs to be displayed. There are no inline styles."""

PYTHON = {
    "script-src": COMPILED,
    "connect-src": SELF,  # for Python's library, our code and WebAssembly
    "worker-src": SELF,  # the service worker and the bots' worker
}
"""What pages that run Python need in addition."""

PAINTING = {"img-src": f"{SELF} blob:"}
"""For pages that save drawings as pictures, through images with blob: addresses."""

DIAGRAMS = {"script-src": SCRIPTS, "frame-src": SELF, "worker-src": SELF}
"""For pages with live diagrams, which are frames of ours."""

RULES = NEVER | PAPER | DIAGRAMS | {"manifest-src": SELF}
"""For a title's rules page."""

POLICIES: Mapping[str, Mapping[str, str]] = {
    "index": NEVER | PAPER | PYTHON | PAINTING | {"manifest-src": SELF},
    **{PurePath(game.how_to_play).stem: RULES for game in GAMES.values() if game.how_to_play},
    "embed": NEVER | PAPER | PYTHON,
    "interpreter-frame": NEVER | PYTHON,
    "licences": NEVER | PAPER | {"script-src": SCRIPTS, "trusted-types": NOTHING},
}
"""The policy of every page, by file name."""


OURS_ONLY = {"script-src": f"{SELF} 'wasm-unsafe-eval'"}
"""A second policy for every page, because `'strict-dynamic'` alone would allow imports from anywhere."""


def elements(page: str) -> str:
    """The elements of both policies. They must come first in the head, because they apply to what follows."""
    return element(POLICIES[page]) + element(OURS_ONLY)


def element(policy: Mapping[str, str]) -> str:
    """The element of one policy."""
    content = "; ".join(f"{directive} {sources}" for directive, sources in policy.items())
    return f'<meta http-equiv="Content-Security-Policy" content="{content}">'


def slots() -> dict[str, Callable[[], str]]:
    """A slot for each page: `<!-- slot: policy-index -->`."""
    return {f"policy-{page}": partial(elements, page) for page in POLICIES}
