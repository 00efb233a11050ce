"""The build panel: price and gains of the selected tile, and the choice of colours to change."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed, series, together
from pennypress.games.copenhagen import phases, take_cards
from pennypress.games.copenhagen.actions import DONE
from pennypress.games.copenhagen.components import (
    BOTH_ACTIONS,
    COLOURS,
    COLUMN_POINTS,
    DISCOUNT,
    HAND_LIMIT,
    ROW_POINTS,
    Colour,
)
from pennypress.games.copenhagen.piece_phrases import name_of
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view import helpful_abilities
from pennypress.games.copenhagen.view.pieces import swatch
from pennypress.games.copenhagen.view.price_gains_and_places import Quote
from pennypress.games.copenhagen.view.selection import Holding
from pennypress.games.copenhagen.view.sentences import cards_of
from pennypress.games.copenhagen.view.viewpoint import Viewpoint
from pennypress.games.view import gesture

KNOWS_SCORING = 4
"""Points from which a player is not told any more what scores."""


def slip(position: Copenhagen, seen: Viewpoint, offered: Quote | None) -> Element:
    """The panel about the next tile."""
    if seen.holding.changing:
        content, kind = _colours(position, seen.holding), "changing"
    elif offered:
        content, kind = _quoted(position, seen.holding, offered), "quoting"
    elif text := _help(position, seen):
        content, kind = _waiting(position, seen, text), "waiting"
    else:
        content, kind = None, "empty"
    return h.section("#slip", class_=f"slip slip-{kind}", aria_label=_("Selected tile"))[content]


def _quoted(position: Copenhagen, holding: Holding, offered: Quote) -> Node:
    title = _("Not built yet: {tile}").format(tile=name_of(offered.spot.tile))
    return [
        h.div("#slip-words.slip-words")[
            h.h3[title],
            h.p(".slip-price")[
                _price(offered), [" ", h.span(".slip-sum")[_sum(offered)]] if _sum(offered) else None
            ],
            h.p(".slip-gain")[together([gain(offered), _of_windows(offered)])],
            h.p(".slip-why")[offered.refusal] if offered.refusal else None,
            _payments(position, holding, offered),
        ],
        h.div(".slip-tools")[
            _turning() if offered.spot.tile.size > 1 else None,
            h.button("#put-back.tool", type="button", data_msg=gesture("off"), data_key="Escape")[
                _("Put back")
            ],
            h.button(
                "#build",
                type="button",
                class_=["build", offered.refusal is not None and "refused"],
                aria_describedby="slip-words",
                data_msg=gesture("place"),
                data_key="b",
            )[_("Build")],
        ],
    ]


def _turning() -> Node:
    return [
        h.button("#turn-tile.tool", type="button", data_msg=gesture("turn"), data_key="r")[_("Turn")],
        h.button("#mirror-tile.tool", type="button", data_msg=gesture("mirror"), data_key="f")[_("Mirror")],
    ]


def _price(offered: Quote) -> str:
    if offered.spot.tile.is_special:
        return _("Free of charge.")
    return ngettext("Costs {count} card:", "Costs {count} cards:", offered.price).format(count=offered.price)


def _sum(offered: Quote) -> str:
    """The calculation of the price."""
    tile = offered.spot.tile
    if tile.is_special:
        return ""
    parts = [ngettext("{count} space", "{count} spaces", tile.size).format(count=tile.size)]
    if offered.beside_its_colour:
        parts.append(_("−1 beside {colour}").format(colour=tile.colour.title))
    if offered.discount:
        parts.append(_("−1 “{ability}”").format(ability=DISCOUNT.title))
    return series(parts)


def gain(offered: Quote) -> str:
    """Points and coats of arms that the tile would bring, in one sentence."""
    won = []
    if offered.points:
        won.append(ngettext("{count} point", "{count} points", offered.points).format(count=offered.points))
    coats = offered.coats.total
    if coats:
        won.append(ngettext("{count} coat of arms", "{count} coats of arms", coats).format(count=coats))
    if not won:
        return _("Completes nothing yet.")
    lines = listed(
        [
            (_("row {number}") if each.line.is_row else _("column {number}")).format(
                number=each.line.number + 1
            )
            for each in offered.completed
        ]
    )
    if not lines:
        return _("Gives {gain}.").format(gain=listed(won))
    return _("Gives {gain}; completes {lines}.").format(gain=listed(won), lines=lines)


def _of_windows(offered: Quote) -> str:
    """What the completed lines would have scored, had they windows only; '' if they have, or if none is."""
    if not offered.completed or any(each.windows_only for each in offered.completed):
        return ""
    return _("With windows only, twice the points.")


def _payments(position: Copenhagen, holding: Holding, offered: Quote) -> Node:
    """The choice of payment, if changed cards allow several."""
    change, colour = position.change, offered.spot.tile.colour
    if change is None or change[1] is not colour or not offered.payments:
        return None
    chosen = holding.changed if holding.changed in offered.payments else min(offered.payments)
    return h.div(".payments", role="group", aria_label=_("Ways to pay"))[
        [
            h.button(
                id=f"pay-{changed}",
                type="button",
                class_="chip",
                aria_pressed=str(changed == chosen).lower(),
                data_msg=gesture("pay", changed),
            )[_paid(colour, offered.price - changed, change[0], changed)]
            for changed in offered.payments
        ]
    ]


def _paid(colour: Colour, own: int, other: Colour, changed: int) -> str:
    parts = [cards_of(each, count) for each, count in ((colour, own), (other, changed)) if count]
    return listed(parts) or _("no card")


def _colours(position: Copenhagen, holding: Holding) -> Node:
    """The choices for *change of colours*: first the cards' colour, then the colour they count as."""
    hand = position.hands[position.turn]
    if holding.cards is None:
        text = _("Change of colors: which of your cards should count as another color?")
        offered, word = [colour for colour in COLOURS if hand[colour.number]], "cards"
    else:
        text = _("Which color should your {colour} cards count as, for one tile?").format(
            colour=holding.cards.title
        )
        offered, word = [colour for colour in COLOURS if colour is not holding.cards], "as"
    return [
        h.div("#slip-words.slip-words")[
            h.p[text],
            h.div(".colour-choice", role="group", aria_label=_("Colors"))[
                [
                    h.button(
                        id=f"{word}-{colour}",
                        type="button",
                        class_="chip",
                        data_msg=gesture(word, colour),
                    )[swatch(colour), colour.title]
                    for colour in offered
                ]
            ],
        ],
        h.div(".slip-tools")[
            h.button("#put-back.tool", type="button", data_msg=gesture("off"), data_key="Escape")[
                _("Not now")
            ]
        ],
    ]


def _waiting(position: Copenhagen, seen: Viewpoint, text: str) -> Node:
    """The hint on what to do next while nothing is selected, and the button that ends the phase."""
    return [
        h.div(".slip-words")[
            h.p(".slip-help")[text],
            h.p(".slip-help")[more] if (more := _limit(position, seen) or _scoring(position, seen)) else None,
        ],
        h.button("#done.loud", type="button", data_msg=gesture("do", DONE), data_key="d")[
            _("Done taking cards") if position.phase == phases.TAKE else _("Build nothing")
        ]
        if seen.acts and position.refusal(DONE) is None
        else None,
    ]


def _limit(position: Copenhagen, seen: Viewpoint) -> str:
    """How many cards would have to be discarded after taking some; '' if none."""
    over = position.hand_size(position.turn) + take_cards.CARDS_TO_TAKE - HAND_LIMIT
    if not seen.acts or position.phase != phases.TURN or over <= 0:
        return ""
    return _("You may keep {limit} cards: if you take two more, you discard {count}.").format(
        limit=HAND_LIMIT, count=over
    )


def _scoring(position: Copenhagen, seen: Viewpoint) -> str:
    """What scores, for those who have scored little yet; '' for others."""
    if position.points[seen.front] >= KNOWS_SCORING or position.phase == phases.COATS:
        return ""
    return _("A full row scores {row}, a full column {column}; with windows only, twice that.").format(
        row=ROW_POINTS, column=COLUMN_POINTS
    )


def _help(position: Copenhagen, seen: Viewpoint) -> str:
    if not seen.acts:
        return _("It’s another house’s turn.") if seen.front != position.turn else ""
    if position.phase == phases.TAKE:
        return _help_in_taking(position)
    if position.phase == phases.DISCARD:
        return _("Tap a card to discard it.")
    if position.phase == phases.COATS:
        return _("Choose your coat-of-arms reward.")
    if position.phase == phases.TURN and position.is_in_use(BOTH_ACTIONS):
        return _("Take cards first, then build.")
    return helpful_abilities.hint(position) or _(
        "You can afford the highlighted tiles: tap one, or drag it into your house."
    )


def _help_in_taking(position: Copenhagen) -> str:
    if not take_cards.has_enough(position):
        return _("Take a second card.")
    if take_cards.open_places(position):
        return _("Take a third card, or finish.")
    return _("You have your cards. Finish, or use an ability first.")
