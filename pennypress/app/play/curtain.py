"""The curtain: hides everybody's secrets until the person whose cards come next has the device.

The table stays in sight behind it as everybody may see it, so that the result of the turn can be looked at.
"""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.app import seat_names
from pennypress.app.model import Play
from pennypress.app.play.messages import LiftCurtain
from pennypress.app.seats import people
from pennypress.app.widgets import button, emblem
from pennypress.engine.i18n import _


def view(play: Play, seat: int) -> Element:
    """The curtain for the player of that seat. Only a button lifts it, so that a stray tap does not."""
    table = play.table
    person = table.seats[seat]
    name = seat_names.short(seat_names.shown_name(person, table.game), 18)
    return h.section("#curtain", class_=f"curtain paper-{person.emblem}", aria_labelledby="curtain-title")[
        emblem(person, table.game),
        h.h2("#curtain-title", dir="auto")[seat_names.handed_to(table)],
        button(
            "lift-curtain",
            LiftCurtain(seat),
            _("I am {player}: show my cards").format(player=name),
            key="Space",
            class_="loud",
            dir="auto",
            aria_describedby="curtain-title",
            # Focused for the person who takes the tablet.
            data_focus=f"curtain-{seat}-{len(table.moves)}",
        ),
    ]


def keys(play: Play) -> list[tuple[str, str]]:
    """The shortcut that lifts the curtain, where there is one."""
    if not play.table.game.has_secrets or len(people(play.table.seats)) < 2:
        return []
    return [(_("Space"), _("take the device and show your cards"))]
