"""What the game is about, and a turn: take cards or construct."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.copenhagen.components import HAND_LIMIT, HARBOUR_PLACES, POINTS_TO_WIN, START_HANDS
from pennypress.games.copenhagen.rules_page import examples
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import Chapter, opening, para, points, ruling, section, worked


def aim(_diagram: Figure) -> Chapter:
    return Chapter(
        "aim",
        _("What you are after"),
        [
            opening(
                _("Gables in five colours stand along the Nyhavn, and each of you is putting up one more.")
            ),
            para(
                _(
                    "You collect cards at the harbour and pay with them for pieces of facade. Every row and"
                    " every column that you close in your house brings points; *windows* bring twice as much"
                    " as brickwork. Whoever comes to *{most} points* first has won."
                ).format(most=POINTS_TO_WIN)
            ),
            para(
                _(
                    "At the start {places} cards lie open at the harbour, everybody has one ability,"
                    " *Any cards*, and some cards that nobody else sees: by seat {first}, {second}, {third}"
                    " and {fourth}."
                ).format(
                    places=HARBOUR_PLACES,
                    first=START_HANDS[0],
                    second=START_HANDS[1],
                    third=START_HANDS[2],
                    fourth=START_HANDS[3],
                )
            ),
        ],
    )


def turn(diagram: Figure) -> Chapter:
    return Chapter(
        "turn",
        _("Your turn"),
        [
            opening(_("Do one of two things. Then the player to your left is on.")),
            points(
                _("*Take cards* from the harbour."),
                _("*Construct*: buy one tile and place it in your house at once."),
            ),
            section(
                "taking",
                _("Taking cards"),
                para(
                    _(
                        "Take *two cards that lie side by side*; one alone is not enough. At the end of the"
                        " turn new ones come to the empty places."
                    )
                ),
                ruling("C1", _("The harbour is a line: its first place and its last are no neighbours.")),
                diagram(examples.taking()),
                worked(
                    "taking",
                    _("Places 2 and 3 are neighbours: with both of their cards Ada has *3* blue ones."),
                    _("Whoever takes the card at place 1 has to go on with place 2."),
                ),
            ),
            section(
                "hand-limit",
                _("At most {limit} cards").format(limit=HAND_LIMIT),
                para(
                    _(
                        "Whoever has more than {limit} cards after taking chooses at once which to discard."
                        " Nobody may look into another hand, though everybody sees what is taken."
                    ).format(limit=HAND_LIMIT)
                ),
            ),
        ],
    )
