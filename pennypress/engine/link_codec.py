"""Links that contain a game: the record, compressed, in the part of the address after the `#`."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping

from pennypress.engine.i18n import _
from pennypress.engine.record import BadRecord, Record, loads
from pennypress.engine.title_description import Game

UNPACKED_LIMIT = 2_000_000
"""Maximum number of characters of an unpacked link, against decompression bombs."""


def pack(record: Record) -> str:
    """The record as URL-safe text."""
    return compressed(record.to_json())


def unpack(text: str, games: Mapping[str, Game]) -> Record:
    """Read the text that `pack` wrote. Raises `BadRecord`, also if the link was cut short."""
    try:
        unpacked = decompressed(text, UNPACKED_LIMIT)
    except ValueError as why:
        raise BadRecord(_("This link is damaged or was cut short. Ask for it again.")) from why
    return loads(unpacked, games)


def compressed(data: object) -> str:
    """Plain data, compressed into URL-safe text."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def decompressed(text: str, limit: int) -> str:
    """The JSON text that `compressed` compressed. Raises ValueError if it is incomplete or too long."""
    try:
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        unpacker = zlib.decompressobj()
        unpacked = unpacker.decompress(packed, limit)
    except zlib.error as why:
        raise ValueError(text) from why
    if not unpacker.eof:
        raise ValueError(text)
    return unpacked.decode()
