"""Builds the static site and serves it: the only floor that runs on the maker's machine alone.

`serve` needs nothing but the standard library, so that a port can be checked before anything
is installed.
"""


class SiteError(Exception):
    """Something the person at the command line can put right; its text is one sentence for them."""
