"""Headers that a host should send with the site, where it can: `make play` does.

The pages defend themselves without any (`content_security_policy.py`); what stands here is what a `<meta>`
element cannot say.
A build writes the table as `_headers`, which Netlify and Cloudflare Pages read; docs/security.md explains it.
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
        # Other people's pages load our modules: public files, and no cookies are ever sent with them.
        "Access-Control-Allow-Origin": "*",
    },
    # No page of another origin may put the application into a frame, or keep hold of its window.
    "/": {"Content-Security-Policy": "frame-ancestors 'self'", "Cross-Origin-Opener-Policy": "same-origin"},
    "/index.html": {
        "Content-Security-Policy": "frame-ancestors 'self'",
        "Cross-Origin-Opener-Policy": "same-origin",
    },
    # A worker obeys the policy that comes with its script, not that of the page that starts it.
    "/static/*": {
        "Content-Security-Policy": (
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
        )
    },
    "/sw.js": {"Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self'"},
}
"""By path, where `*` stands for anything; all that match a path apply."""


def for_path(path: str) -> Iterator[tuple[str, str]]:
    """The headers of what lies at that path, which begins with a slash and has no query."""
    for pattern, headers in HEADERS.items():
        if fnmatchcase(path, pattern):
            yield from headers.items()


def write(site: Path) -> None:
    """Write the table into a built site."""
    blocks = [
        "\n".join([pattern, *(f"  {name}: {value}" for name, value in headers.items())])
        for pattern, headers in HEADERS.items()
    ]
    (site / FILE).write_text("\n\n".join(blocks) + "\n", encoding="utf-8")
