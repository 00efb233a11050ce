"""A record as a link: the whole game compressed into the part of the address behind the `#`."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping

from pennypress.engine.game import Game
from pennypress.engine.i18n import _
from pennypress.engine.record import BadRecord, Record, loads

UNPACKED_LIMIT = 2_000_000
"""Characters a link may unpack to: a hostile one could be a bomb."""


def pack(record: Record) -> str:
    """The record in characters that an address may hold."""
    return squeezed(record.to_json())


def unpack(text: str, games: Mapping[str, Game]) -> Record:
    """Read `pack`. Raises `BadRecord`, also when the link was cut short."""
    try:
        unpacked = spread(text, UNPACKED_LIMIT)
    except ValueError as why:
        raise BadRecord(_("This link is damaged or was cut short. Ask for it again.")) from why
    return loads(unpacked, games)


def squeezed(data: object) -> str:
    """Plain data in few characters, each of which an address may hold."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def spread(text: str, limit: int) -> str:
    """The JSON that `squeezed` wrote. Raises ValueError when it is not whole, or longer than the limit."""
    try:
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        unpacker = zlib.decompressobj()
        unpacked = unpacker.decompress(packed, limit)
    except zlib.error as why:
        raise ValueError(text) from why
    if not unpacker.eof:
        raise ValueError(text)
    return unpacked.decode()
