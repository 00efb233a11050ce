"""The bottom sheet: on a phone, the panel with the player's pieces and controls that stays at its foot.

An element with `**SHEET` becomes the sheet (`static/css/bottom-sheet.css`). What a title hides in it is shown
while it is open; the handle opens and closes it (`static/js/bottom-sheet.js`).
"""

from __future__ import annotations

import htpy as h
from htpy import Element

SHEET = {"data_sheet": ""}
"""The attributes of the element that is the sheet."""


def sheet_handle(controls: str, label: str) -> Element:
    """The button that opens and closes the sheet; `controls` is the id of what it shows."""
    return h.button(
        "#sheet-handle.sheet-handle",
        type="button",
        aria_expanded="false",
        aria_controls=controls,
        aria_label=label,
        data_sheet_handle="",
    )
