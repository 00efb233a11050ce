"""The scores on the mats: the points, what the bonuses would add to them, and the points of the others."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import signed
from pennypress.engine.record import Seat
from pennypress.games.penny_press import end_of_turn
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.animation_order import Moments
from pennypress.games.penny_press.view.emblem import reporter
from pennypress.games.penny_press.view.sentences import paper
from pennypress.games.view import ViewContext, explained, piece
from pennypress.games.view_kit.render_cache import cached_html


def score(position: PennyPress, player: int, moments: Moments) -> Element:
    """The points that the player has."""
    points = position.circulation(player)
    label = ngettext("{points} point", "{points} points", points).format(points=points)
    classes = f"score {moments.classes('score', player)}".strip()
    return h.span(
        class_=classes,
        role="img",
        aria_label=label,
        data_tick=f"score-{player}",
        data_number=str(points),
        data_was=str(points - moments.raised(player)) if moments.raised(player) else None,
        data_receives="edition" if moments.happened("edition", player) else None,
        data_sound="bell" if moments.happened("edition", player) else None,
        **explained("circulation"),
    )[str(points), _thrown(moments, player)]


def bonuses_so_far(position: PennyPress, player: int) -> Node:
    """What the bonuses for the most stars would add to the score if the game ended now."""
    return _score_to_come(end_of_turn.bonuses_so_far(position, player))


def _score_to_come(points: int) -> Node:
    if not points:
        return None
    label = ngettext(
        "{points} more point from the bonuses if the game ended now",
        "{points} more points from the bonuses if the game ended now",
        points,
    ).format(points=points)
    return h.span(".score-to-come", role="img", aria_label=label, **explained("bonuses-so-far"))[
        f"★{signed(points)}"
    ]


def _thrown(moments: Moments, player: int) -> list[Element]:
    """Points that fly to the player who scores them; visible only during the animation."""
    return [
        h.span(
            class_=f"thrown {gain.fresh}",
            data_thrown="",
            data_text=signed(gain.points),
            **piece(f"gain-{moments.number}-{player}-{number}", origin=gain.origin, sound="bell"),
        )
        for number, gain in enumerate(moments.gains(player))
    ]


def points_of_rivals(context: ViewContext[PennyPress], player: int) -> Element:
    """The points of the other newspapers, for a phone, on which their mats are below the screen."""
    position = context.position
    others = [(player + step) % position.players for step in range(1, position.players)]
    return h.ul(".points-of-rivals", aria_label=_("Points of the others"), **explained("circulation"))[
        [
            _points_of_rival(
                context.seats[other],
                paper(context.seats, other),
                position.circulation(other),
                end_of_turn.bonuses_so_far(position, other),
            )
            for other in others
        ]
    ]


@cached_html
def _points_of_rival(seat: Seat, name: str, points: int, bonuses: int) -> Element:
    return h.li[
        reporter(seat),
        h.span(".visually-hidden")[name],
        h.b[str(points)],
        _score_to_come(bonuses),
    ]
