"""HTTP headers that a host should send with the site if it can, as `make play` does.

The pages are protected without them (`content_security_policy.py`); these are the protections that a `<meta>`
element cannot express. A build writes them as `_headers`, which Netlify and Cloudflare Pages read; see
docs/security.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path

FILE = "_headers"

HEADERS: Mapping[str, Mapping[str, str]] = {
    "/*": {
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Permissions-Policy": (
            "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=()"
        ),
        # Third-party pages load our modules: public files, requested without cookies.
        "Access-Control-Allow-Origin": "*",
    },
    # No page of another origin may frame the application or keep a reference to its window.
    "/": {"Content-Security-Policy": "frame-ancestors 'self'", "Cross-Origin-Opener-Policy": "same-origin"},
    "/index.html": {
        "Content-Security-Policy": "frame-ancestors 'self'",
        "Cross-Origin-Opener-Policy": "same-origin",
    },
    # A worker's policy is that of its script, not that of the page that starts it.
    "/static/*": {
        "Content-Security-Policy": (
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
        )
    },
    "/sw.js": {"Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self'"},
}
"""Headers by path; `*` matches anything, and all matching paths apply."""


def for_path(path: str) -> Iterator[tuple[str, str]]:
    """The headers for that path, which begins with a slash and has no query."""
    for pattern, headers in HEADERS.items():
        if fnmatchcase(path, pattern):
            yield from headers.items()


def write(site: Path) -> None:
    """Write the `_headers` file of a built site."""
    blocks = [
        "\n".join([pattern, *(f"  {name}: {value}" for name, value in headers.items())])
        for pattern, headers in HEADERS.items()
    ]
    (site / FILE).write_text("\n\n".join(blocks) + "\n", encoding="utf-8")
