"""The end of a game: who has the finest house, and how everybody's points came about."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.sentence_formatting import listed
from pennypress.games.copenhagen.components import POINTS_TO_WIN
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view import pieces
from pennypress.games.copenhagen.view.animation_order import Moments
from pennypress.games.copenhagen.view.sentences import house, house_and_name
from pennypress.games.view import ViewContext


def ending(scene: ViewContext[Copenhagen], moments: Moments) -> Element:
    """Who has won and why, and the ranking."""
    return h.section("#ending.ending", aria_label=_("Final result"))[
        h.header(".nameplate")[h.h2[_headline(scene)], h.p[_why_over(scene)], h.p[_why_won(scene)]],
        _ranking(scene, moments),
    ]


def _headline(scene: ViewContext[Copenhagen]) -> str:
    winners = [house_and_name(scene.seats, player) for player in scene.position.winners]
    if len(winners) > 1:
        return _("{houses} share the victory").format(houses=listed(winners))
    return _("{house} is the finest on the Nyhavn").format(house=winners[0])


def _why_over(scene: ViewContext[Copenhagen]) -> str:
    position = scene.position
    if position.end_revealed:
        return _("The End of Game card came up.")
    first = next((n for n, points in enumerate(position.points) if points >= POINTS_TO_WIN), None)
    if first is None:
        return _("No card was left.")
    return _("{house} has come to {points} points.").format(
        house=house(scene.seats, first), points=position.points[first]
    )


def _why_won(scene: ViewContext[Copenhagen]) -> str:
    """How the winner was found, the tie-break included (rulebook p. 5)."""
    position = scene.position
    most = max(position.points)
    level = [player for player in range(position.players) if position.points[player] == most]
    if len(level) == 1:
        return ngettext("The most points: {points}.", "The most points: {points}.", most).format(points=most)
    names = listed([house(scene.seats, player) for player in level])
    winners = position.winners
    empty = position.houses[winners[0]].empty_spaces
    if len(winners) == 1:
        return _("{houses} tie at {points}; {winner} has the fewest empty spaces: {empty}.").format(
            houses=names, points=most, winner=house(scene.seats, winners[0]), empty=empty
        )
    return _("{houses} tie at {points}; those who share the victory have {empty} empty spaces each.").format(
        houses=names, points=most, empty=empty
    )


def _ranking(scene: ViewContext[Copenhagen], moments: Moments) -> Element:
    position = scene.position
    order = sorted(
        range(position.players), key=lambda player: (*_negative(_standing(position, player)), player)
    )
    titles = (_("Place"), _("House"), _("Rows"), _("Columns"), _("Points"), _("Empty"))
    return h.table("#ranking", class_=["ranking", moments.classes("ranking")])[
        h.caption[_("Final ranking")],
        h.thead[h.tr[[h.th(scope="col")[title] for title in titles]]],
        h.tbody[[_row(scene, player) for player in order]],
    ]


def _row(scene: ViewContext[Copenhagen], player: int) -> Element:
    position = scene.position
    lines = position.houses[player].completed
    better = [
        other for other in range(position.players) if _standing(position, other) > _standing(position, player)
    ]
    cells: list[Node] = [
        sum(each.points for each in lines if each.line.is_row),
        sum(each.points for each in lines if not each.line.is_row),
        h.strong[position.points[player]],
        position.houses[player].empty_spaces,
    ]
    return h.tr(class_="winner" if player in position.winners else None)[
        h.td[str(len(better) + 1)],
        h.th(scope="row")[pieces.gable_of(scene.seats[player]), h.bdi[house_and_name(scene.seats, player)]],
        [h.td[cell] for cell in cells],
    ]


def _standing(position: Copenhagen, player: int) -> tuple[int, int]:
    return position.points[player], -position.houses[player].empty_spaces


def _negative(standing: tuple[int, int]) -> tuple[int, int]:
    return -standing[0], -standing[1]
