"""How a language puts things together: lists inside a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from pennypress.engine.language import _


def listed(things: Sequence[str]) -> str:
    """The things as a list inside a sentence.

    >>> listed(["Ada", "Bo", "Cy"])
    'Ada, Bo and Cy'
    """
    if len(things) < 2:
        return "".join(things)
    return _("{several} and {last}").format(several=_(", ").join(things[:-1]), last=things[-1])


def either(things: Sequence[str]) -> str:
    """The things as a choice inside a sentence.

    >>> either(["4", "5"])
    '4 or 5'
    """
    if len(things) < 2:
        return "".join(things)
    return _("{several} or {last}").format(several=_(", ").join(things[:-1]), last=things[-1])
