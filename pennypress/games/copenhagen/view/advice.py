"""Texts of advice: a recommended action in one line, and sentences about its effects."""

from __future__ import annotations

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import together
from pennypress.engine.rules_interface import Action
from pennypress.games.copenhagen import construction, events, phases
from pennypress.games.copenhagen.actions import Activate, Build, Discard, Gain, Take, Use
from pennypress.games.copenhagen.components import CHANGE, DISCOUNT, POINTS_TO_WIN, TILES, Tile
from pennypress.games.copenhagen.piece_phrases import name_of
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view.ability_tiles import WORDS
from pennypress.games.copenhagen.view.price_gains_and_places import quote
from pennypress.games.copenhagen.view.tile_price_panel import gain


def request(position: Copenhagen, action: Action) -> str:
    """The action as an imperative: 'Build the red tile of 3 spaces from column 2, row 1.'"""
    match action:
        case Take(place):
            return _taken(position, place)
        case Discard(colour):
            return _("Discard a {colour} card.").format(colour=colour.title)
        case Build(spot, changed):
            text = _("Build {tile} from column {column}, row {row}.")
            if changed:
                text = ngettext(
                    "Build {tile} from column {column}, row {row}, paying {changed} changed card.",
                    "Build {tile} from column {column}, row {row}, paying {changed} changed cards.",
                    changed,
                )
            return text.format(
                tile=name_of(spot.tile), column=spot.column + 1, row=spot.row + 1, changed=changed
            )
        case Use(ability, cards, as_colour):
            if cards is None or as_colour is None:
                return _("Use “{ability}”.").format(ability=ability.title)
            return _("Use “{ability}”: {cards} cards may count as {as_colour}.").format(
                ability=ability.title, cards=cards.title, as_colour=as_colour.title
            )
        case Gain(ability):
            return _("Gain the ability “{ability}”.").format(ability=ability.title)
        case Activate():
            return _("Refresh all abilities.")
    return _("Stop here.")


def reason(position: Copenhagen, action: Action) -> str:
    """The reason for the player on turn to do it: one or two short sentences."""
    match action:
        case Take(place):
            return _taking(position, place)
        case Build():
            return _building(position, action)
        case Discard(colour):
            left = position.hands[position.turn][colour.number] - 1
            return ngettext(
                "That leaves you with {count} {colour} card.",
                "That leaves you with {count} {colour} cards.",
                left,
            ).format(count=left, colour=colour.title)
        case Use(ability):
            return _using(position, action) if ability is CHANGE else _(WORDS[ability.name])
        case Gain(ability):
            return _(WORDS[ability.name])
        case Activate():
            used = len(position.abilities(position.turn)) - position.active[position.turn].bit_count()
            return ngettext(
                "{count} used ability is refreshed.",
                "{count} used abilities are refreshed.",
                used,
            ).format(count=used)
    if position.phase == phases.CONSTRUCT:
        return _("You cannot afford any tile.")
    return _("Abilities that you do not use stay active.")


def reason_with_hidden_hand(position: Copenhagen, action: Action) -> str:
    """The reason if it is certain without knowing the whole hand, else ''."""
    return reason(position, action) if isinstance(action, Build | Gain | Activate) else ""


def _taken(position: Copenhagen, place: int) -> str:
    card = position.harbour[place]
    if card is None:
        return _("Take the card at place {place} of the harbor.").format(place=place + 1)
    return _("Take the {colour} card at place {place} of the harbor.").format(
        colour=card.title, place=place + 1
    )


def _taking(position: Copenhagen, place: int) -> str:
    """The resulting number of cards of the colour, and the largest tile that becomes affordable."""
    card = position.harbour[place]
    if card is None:
        return ""
    count = position.hands[position.turn][card.number] + 1
    text = ngettext("It would be your first {colour} card.", "You would have {count} {colour} cards.", count)
    parts = [text.format(count=count, colour=card.title)]
    tile = _newly_paid(position, place)
    if tile:
        text = _("That is enough for {tile}.")
        if count < tile.size and not position.is_in_use(DISCOUNT):
            text = _("That is enough for {tile}, which costs 1 card less beside {colour}.")
        parts.append(text.format(tile=name_of(tile), colour=card.title))
    return together(parts)


def _newly_paid(position: Copenhagen, place: int) -> Tile | None:
    """The largest tile that is affordable with that card but not without it."""
    card = position.harbour[place]
    own = [tile for tile in TILES[:-1] if tile.colour is card]
    before = {tile for tile in own if next(construction.legal_for(position, tile), None)}
    after = position.copy()
    after.apply(Take(place))
    if after.turn != position.turn:
        return None
    gained = [tile for tile in own if tile not in before and next(construction.legal_for(after, tile), None)]
    return max(gained, key=lambda tile: tile.size, default=None)


def _building(position: Copenhagen, action: Build) -> str:
    offered = quote(position, action.spot, action.changed)
    parts = []
    after = position.points[position.turn] + offered.points
    if offered.points and after >= POINTS_TO_WIN:
        parts.append(_("It brings you to {most} points, which ends the game.").format(most=after))
    elif offered.points or offered.coats.total:
        parts.append(gain(offered))
    if offered.beside_its_colour:
        parts.append(_("Beside {colour} it costs 1 card less.").format(colour=action.spot.tile.colour.title))
    if not parts:
        parts.append(_filling(position, action))
    return together(parts[:2])


def _filling(position: Copenhagen, action: Build) -> str:
    """The reason to build a tile that completes nothing yet."""
    spot = action.spot
    windows = spot.windows.bit_count()
    if windows == spot.tile.size:
        return _("It is made of windows only.")
    return ngettext("It fills {count} space.", "It fills {count} spaces.", spot.tile.size).format(
        count=spot.tile.size
    )


def _using(position: Copenhagen, action: Use) -> str:
    """The tile that becomes affordable by using the ability."""
    before = {tile for tile in TILES[:-1] if next(construction.legal_for(position, tile), None)}
    after = position.copy()
    if not any(isinstance(event, events.AbilityChosen) for event in after.apply(action)):
        return ""
    gained = [
        tile for tile in TILES[:-1] if tile not in before and next(construction.legal_for(after, tile), None)
    ]
    best = max(gained, key=lambda tile: tile.size, default=None)
    if best is None:
        return _(WORDS[action.ability.name])
    return _("Then you can afford {tile}.").format(tile=name_of(best))
