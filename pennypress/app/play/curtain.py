"""The curtain: what lies over the table until the tablet is with the person whose hand it shows."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.app import formatting
from pennypress.app.model import Play
from pennypress.app.play.messages import LiftCurtain
from pennypress.app.seats import people
from pennypress.app.widgets import button, emblem
from pennypress.engine.i18n import _


def view(play: Play, seat: int) -> Element:
    """It is down for the person of that seat, who lifts it with a button: not so easily by a stray tap."""
    table = play.table
    person = table.record.players[seat]
    name = formatting.short(formatting.shown_name(person, table.game), 18)
    return h.section("#curtain", class_=f"curtain paper-{person.emblem}", aria_labelledby="curtain-title")[
        h.div(".curtain-card")[
            emblem(person, table.game),
            h.h2("#curtain-title", dir="auto")[formatting.handed_to(table)],
            button(
                "lift-curtain",
                LiftCurtain(seat),
                _("I am {player}: show my cards").format(player=name),
                key="Space",
                class_="loud",
                dir="auto",
                aria_describedby="curtain-title",
                # Whoever is handed the tablet finds the keyboard here.
                data_focus=f"curtain-{seat}-{len(table.record.actions)}",
            ),
        ]
    ]


def keys(play: Play) -> list[tuple[str, str]]:
    """The key that lifts it, where there is a curtain."""
    if not play.table.game.has_secrets or len(people(play.table.record.players)) < 2:
        return []
    return [(_("Space"), _("take the tablet, show your cards"))]
