"""The titles that the adapters offer."""

from __future__ import annotations

from pennypress.adapters import (
    copenhagen_encoding,
    letterpress_encoding,
    penny_lane_encoding,
    penny_press_encoding,
)
from pennypress.adapters.title_encoding import TitleEncoding

ENCODINGS: dict[str, TitleEncoding] = {
    encoding.game.name: encoding
    for encoding in (
        penny_press_encoding.ENCODING,
        copenhagen_encoding.ENCODING,
        letterpress_encoding.ENCODING,
        penny_lane_encoding.ENCODING,
    )
}
"""By name of the title, the encoding of its actions and positions."""
