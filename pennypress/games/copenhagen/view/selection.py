"""The selection of the player on turn, and the effects of gestures on it.

A selected tile always has a place in the house, shown as a preview (ghost); taps, drags and keys move it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from pennypress.engine.i18n import _
from pennypress.engine.localized_formatting import together
from pennypress.engine.rules_interface import Action
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.actions import CHANGES, DISCARDS, GAINS, TAKES, USES, Use, parse_action
from pennypress.games.copenhagen.components import (
    BOTH_ACTIONS,
    CHANGE,
    Ability,
    Colour,
    Tile,
    ability,
    colour,
    tile,
)
from pennypress.games.copenhagen.empty_house_placements import Spot, spots
from pennypress.games.copenhagen.piece_phrases import name_of
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view import helpful_abilities, tile_transformations
from pennypress.games.copenhagen.view.price_gains_and_places import (
    Places,
    build,
    first_place,
    may_construct,
    places,
    quote,
)
from pennypress.games.view import Gesture, GestureResult


@dataclass(frozen=True, slots=True)
class Holding:
    """The selection: a tile, or the colours being chosen for *change of colours*, or nothing."""

    ghost: Spot | None = None
    changed: int | None = None
    """The number of changed cards to pay; None for as few as possible."""
    changing: bool = False
    """Whether *change of colours* has been tapped and its two colours are being chosen."""
    cards: Colour | None = None
    """The first of the two colours: that of the cards which are to count as another."""
    carried: bool = False
    """Whether the tile is being dragged; then all places where it would land are drawn."""


NOTHING = Holding()


def touch_table(selection: Holding, position: Copenhagen, gesture: Gesture) -> GestureResult:
    """The result of a gesture on the table. Unknown gestures change nothing.

    The refusal of an action that abilities would allow names them.
    """
    touched = _touched(selection, position, gesture)
    if touched.action and helpful_abilities.abilities_for(position, touched.action):
        why = helpful_abilities.refusal(position, touched.action) or ""
        return GestureResult(selection, None, why)
    return touched


def _touched(selection: Holding, position: Copenhagen, gesture: Gesture) -> GestureResult:
    """The result of a gesture, whose action may be illegal."""
    match gesture:
        case Gesture("take", (place,)):
            return GestureResult(NOTHING, TAKES[int(place)])
        case Gesture("card", (name,)):
            return GestureResult(NOTHING, DISCARDS[colour(name).number])
        case Gesture("ability", (name,)):
            return _tap_ability(selection, position, ability(name))
        case Gesture("cards", (name,)):
            return GestureResult(replace(selection, cards=colour(name)))
        case Gesture("as", (name,)) if selection.cards is not None:
            return GestureResult(
                NOTHING, Use(CHANGE, selection.cards, colour(name)), next_selection=Holding(selection.ghost)
            )
        case Gesture("do", (text,)):
            return GestureResult(NOTHING, parse_action(text))
        case Gesture("tile", (name,)):
            return _tap_tile(selection, position, tile(name))
        case Gesture("hold", (name,)):
            return _pick_up(selection, position, tile(name))
        case Gesture("off", ()):
            return GestureResult(Holding(selection.ghost) if selection.changing else NOTHING)
    return (
        _touch_ghost(selection, position, gesture, selection.ghost)
        if selection.ghost
        else GestureResult(selection)
    )


def _touch_ghost(selection: Holding, position: Copenhagen, gesture: Gesture, ghost: Spot) -> GestureResult:
    """The result of a gesture on the selected tile."""
    match gesture:
        case Gesture("turn", ()):
            return _lies(selection, tile_transformations.turned(ghost))
        case Gesture("mirror", ()):
            return _lies(selection, tile_transformations.mirrored(ghost))
        case Gesture("nudge", (direction,)):
            return _lies(selection, tile_transformations.nudged(ghost, direction))
        case Gesture("cell", (column, row)):
            return _lies(selection, _tapped(position, ghost, int(column), int(row)))
        case Gesture("hover", (column, row)):
            return _lies(selection, landing(places(position, ghost.tile), ghost, int(column), int(row)))
        case Gesture("drop", (column, row)):
            wanted = tile_transformations.centred(ghost, int(column), int(row))
            let_go = landing(places(position, ghost.tile), ghost, int(column), int(row))
            lying = replace(_lies(selection, let_go).selection, carried=False)
            return _drop(lying, position, let_go, elsewhere=let_go != wanted)
        case Gesture("pay", (changed,)):
            return GestureResult(replace(selection, changed=int(changed)))
        case Gesture("preview", ()):
            why = quote(position, ghost, selection.changed).refusal
            return GestureResult(selection, None, why or _not_built_yet())
        case Gesture("place", ()):
            return _place(selection, position, ghost)
    return GestureResult(selection)


def _lies(selection: Holding, spot: Spot) -> GestureResult:
    return GestureResult(
        selection if spot is selection.ghost else replace(selection, ghost=spot, changed=None)
    )


def _tap_ability(selection: Holding, position: Copenhagen, which: Ability) -> GestureResult:
    """Gain or use the tapped ability, or refuse with the reason. A selected tile stays so if possible."""
    if position.phase == phases.COATS:
        kept = Holding(selection.ghost) if position.coats > 1 else NOTHING
        return GestureResult(selection, GAINS[which.number], next_selection=kept)
    if which is not CHANGE:
        kept = NOTHING if which is BOTH_ACTIONS else Holding(selection.ghost)
        return GestureResult(selection, USES[which.number], next_selection=kept)
    if selection.changing:
        return GestureResult(Holding(selection.ghost))
    open_ways = [each for ways in CHANGES for each in ways if position.refusal(each) is None]
    if not open_ways:
        return GestureResult(selection, CHANGES[0][0])
    return GestureResult(replace(selection, changing=True))


def _tap_tile(selection: Holding, position: Copenhagen, which: Tile) -> GestureResult:
    """Select the tapped tile of the offer, or deselect it."""
    if selection.ghost and selection.ghost.tile is which:
        return GestureResult(NOTHING)
    return _hold(selection, position, which)


def _hold(selection: Holding, position: Copenhagen, which: Tile) -> GestureResult:
    """Select the tile at its first possible place; refuse if there is none."""
    if selection.ghost and selection.ghost.tile is which:
        return GestureResult(selection)
    if not may_construct(position, which) or not position.copies_left(which):
        return GestureResult(NOTHING, None, _refused(position, which))
    picked_up = _("Selected: {tile}.").format(tile=name_of(which))
    return GestureResult(Holding(first_place(position, which)), None, picked_up)


def _pick_up(selection: Holding, position: Copenhagen, which: Tile) -> GestureResult:
    """Drag the tile out of the offer, or one that is already on the house to another place."""
    held = _hold(selection, position, which)
    if held.selection.ghost is None:
        return held
    return held._replace(selection=replace(held.selection, carried=True))


def _refused(position: Copenhagen, which: Tile) -> str:
    """Why that kind of tile cannot be constructed now, wherever it is placed."""
    everywhere = [build(position, spot) for spot in position.houses[position.turn].placements(which)]
    helped = (each for each in everywhere if helpful_abilities.abilities_for(position, each))
    action = next(helped, build(position, spots(which)[0]))
    return helpful_abilities.refusal(position, action) or ""


def _tapped(position: Copenhagen, ghost: Spot, column: int, row: int) -> Spot:
    """The tile with its anchor at that space, in its orientation if possible, else turned or mirrored."""
    here = [
        spot
        for spot in places(position, ghost.tile).best_first
        if tile_transformations.anchor(spot) == (column, row)
    ]
    as_it_lies = [spot for spot in here if tile_transformations.is_same_way(spot, ghost)]
    return next(iter(as_it_lies + here), tile_transformations.anchored(ghost, column, row))


def landing(found: Places, ghost: Spot, column: int, row: int) -> Spot:
    """The placement of the selected tile if it were dropped on that space; `found` are the legal places."""
    wanted = tile_transformations.centred(ghost, column, row)
    paid_for = tile_transformations.snapped(wanted, found.affordable)
    return paid_for if paid_for in found.affordable else tile_transformations.snapped(wanted, found.lawful)


def _drop(selection: Holding, position: Copenhagen, ghost: Spot, *, elsewhere: bool) -> GestureResult:
    """Leave the tile where it was dropped, or near it: a preview, until it is built as the last gesture."""
    offered = quote(position, ghost)
    if len(offered.payments) > 1:
        return GestureResult(selection, None, _("There are several ways to pay: choose one, then build."))
    said = _not_built_yet()
    if elsewhere:
        said = together([_("It cannot go where you dropped it, so it lies in the nearest place."), said])
    return GestureResult(selection, None, offered.refusal or said)


def _not_built_yet() -> str:
    return _("Not built yet: tap “{button}”.").format(button=_("Build"))


def _place(selection: Holding, position: Copenhagen, ghost: Spot) -> GestureResult:
    """Build the tile, or refuse with the reason and keep it selected."""
    action: Action = build(position, ghost, selection.changed)
    why = helpful_abilities.refusal(position, action)
    return GestureResult(selection, None, why) if why else GestureResult(NOTHING, action)
