"""What each kind of mark on the table means, in one line, and where the rules tell more."""

from __future__ import annotations

from pennypress.engine.i18n import _, pgettext
from pennypress.games.copenhagen.components import (
    ADDITIONAL_CARD,
    ANY_CARDS,
    BOTH_ACTIONS,
    CHANGE,
    DISCOUNT,
)
from pennypress.games.view import Explanation


def explanations() -> dict[str, Explanation]:
    """By kind, the most important first."""
    return {**_house(), **_cards(), **_abilities()}


def _house() -> dict[str, Explanation]:
    return {
        "coat": Explanation(
            _("Coat of arms"),
            _("Cover it and choose: build a special tile, gain a new ability, or refresh all abilities."),
            "coats",
        ),
        "row-coat": Explanation(
            _("Row with a coat of arms"),
            _(
                "Complete this row and choose: build a special tile, gain a new ability, or refresh all "
                "abilities."
            ),
            "coats",
        ),
        "line-points": Explanation(
            _("Points of a line"),
            _("A full row scores 1 point, a full column 2, and twice that if it has windows only."),
            "points",
        ),
        "points": Explanation(
            _("Points"),
            _("Full rows score 1, full columns 2. The game ends at 12 points or at the End of Game card."),
            "points",
        ),
        "built": Explanation(
            _("Spaces built"),
            _("How many of the 45 spaces are built up. At equal points, fewer empty spaces win."),
            "end",
        ),
        "price": Explanation(
            _("Price here"),
            _(
                "The cards the tile costs here. “+”: it brings points or a coat of arms. “Turn”: it fits "
                "if turned."
            ),
            "price",
        ),
        "house": Explanation(
            _("House"),
            _("Some part of each tile must stand on the ground or on another tile."),
            "placing",
        ),
        "tile": Explanation(
            _("Tile"),
            _("A card of its color per space, one less beside its color. Lines of windows score double."),
            "price",
        ),
        "copies": Explanation(_("Tiles left"), _("How many of this tile are left for everyone."), "building"),
    }


def _cards() -> dict[str, Explanation]:
    return {
        "harbor": Explanation(
            _("Harbor"),
            _("Take two cards that lie side by side. New ones come at the end of the turn."),
            "taking",
        ),
        "supply": Explanation(
            pgettext("Copenhagen", "Supply"), _("The cards that will still come into the harbor."), "taking"
        ),
        "end-card": Explanation(
            _("End of Game"),
            _(
                "It ends the game at once. It is shuffled into the last 9 cards of the supply (with 3 or 4 "
                "players, of the second, made from the discards)."
            ),
            "end-card",
        ),
        "discards": Explanation(
            _("Discards"),
            _("Cards that paid for tiles. With 3 or 4 players they are shuffled once to make a new supply."),
            "end-card",
        ),
        "hand": Explanation(
            _("Cards in hand"), _("They pay for tiles of their color. You may keep at most 7."), "hand-limit"
        ),
        "coat-reward": Explanation(
            _("Reward"),
            _("For each coat of arms: build a special tile, gain a new ability, or refresh all abilities."),
            "coats",
        ),
    }


def _abilities() -> dict[str, Explanation]:
    sentences = {
        ANY_CARDS: _("Tap it, then take any two cards. Used once; a coat of arms refreshes it."),
        ADDITIONAL_CARD: _("Tap it, then take a third card. Used once; a coat of arms refreshes it."),
        DISCOUNT: _("Tap it, then build for one card less. Used once; a coat of arms refreshes it."),
        CHANGE: _("Tap it: one color of yours counts as another. Used once; a coat of arms refreshes it."),
        BOTH_ACTIONS: _("Tap it: take cards, then build. Used once; a coat of arms refreshes it."),
    }
    return {
        f"ability-{ability}": Explanation(ability.title, sentence, "abilities")
        for ability, sentence in sentences.items()
    }
