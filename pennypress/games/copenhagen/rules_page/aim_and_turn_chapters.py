"""The chapters on the aim of the game and on a turn: take cards or build."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.copenhagen.components import HAND_LIMIT, HARBOUR_PLACES, POINTS_TO_WIN, START_HANDS
from pennypress.games.copenhagen.rules_page import playable_examples
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import Chapter, opening, para, points, ruling, section, worked


def aim(_diagram: Figure) -> Chapter:
    return Chapter(
        "aim",
        _("The aim of the game"),
        [
            opening(_("Gabled houses in five colors line the Nyhavn, and each of you is building one more.")),
            para(
                _(
                    "You collect cards at the harbor and pay with them for tiles. Every row "
                    "and every column that you complete in your house scores points; one made only of "
                    "*windows* scores double. Whoever reaches *{most} points* first wins."
                ).format(most=POINTS_TO_WIN)
            ),
            para(
                _(
                    "At the start {places} cards lie open at the harbor. Everybody has one ability, "
                    "*Any cards*, and some cards that nobody else sees: in seat order {first}, {second}, "
                    "{third} and {fourth}."
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
            opening(_("Do one of two things. Then it is the turn of the player to your left.")),
            points(
                _("*Take cards* from the harbor."),
                _("*Build*: buy one tile and place it in your house at once."),
            ),
            section(
                "taking",
                _("Taking cards"),
                para(
                    _(
                        "Take *two cards that lie side by side*; one alone is not enough. At the end of "
                        "the turn new cards fill the empty places."
                    )
                ),
                ruling("C1", _("The harbor is a line: its first and last places are not neighbors.")),
                diagram(playable_examples.taking()),
                worked(
                    "taking",
                    _("Places 2 and 3 are neighbors. With both of their cards, Ada has *3* blue ones."),
                    _("If you take the card at place 1, you must take the one at place 2 next."),
                ),
            ),
            section(
                "hand-limit",
                _("At most {limit} cards").format(limit=HAND_LIMIT),
                para(
                    _(
                        "If you have more than {limit} cards after taking, you choose at once which to "
                        "discard. Nobody may look at another player’s cards, though everybody sees which "
                        "cards are taken."
                    ).format(limit=HAND_LIMIT)
                ),
            ),
        ],
    )
