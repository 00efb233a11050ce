"""The whole panorama postcard, and its small version."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.games.penny_lane.view.panorama.finished_lanes import FinishedLane
from pennypress.games.penny_lane.view.panorama.hand_tints import CARD, RED_LETTERS, SEPIA
from pennypress.games.penny_lane.view.panorama.panorama_in_words import heading, result, titled
from pennypress.games.penny_lane.view.panorama.panorama_pen import moved
from pennypress.games.penny_lane.view.panorama.sky_and_hills import balloon
from pennypress.games.penny_lane.view.panorama.street_scene import scene
from pennypress.games.penny_lane.view.panorama.street_strips import EDGE, FOOT, MARGIN, SKY, Strip, strips
from pennypress.games.penny_lane.view.panorama.wreath_and_ribbon import lettering, ribbon, star_in_sky
from pennypress.games.view_kit.render_cache import cached_html
from pennypress.games.view_kit.typefaces_and_text_width import ITALIC, TEXT, width
from pennypress.games.view_kit.typesetting import n, one_line, text_at

AGED = "#f3d9a4"
"""The varnish of an old card, over all colours."""
STAR_ASIDE, STAR_DOWN = 118, 104
"""The middle of the star, from the upper right corner of the picture."""


@cached_html
def panorama(lane: FinishedLane) -> Element:
    """The drawing of the lane."""
    views = strips(lane)
    return _on_card(lane, views, fine=True)


@cached_html
def small_panorama(lane: FinishedLane) -> Element:
    """The same without what small sizes cannot show."""
    return _on_card(lane, strips(lane), fine=False)


def _on_card(lane: FinishedLane, views: list[Strip], *, fine: bool) -> Element:
    wide, high = int(views[0].width + 2 * EDGE), int(views[-1].bottom + MARGIN)
    return h.svg(
        class_="panorama",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide} {high}",
        width=wide,
        height=high,
        role="img",
        font_family=TEXT.family,
        fill=SEPIA,
        aria_label=titled(lane),
    )[
        h.rect(width=wide, height=high, fill=CARD),
        [_view(lane, strip, strip is views[0], fine) for strip in views],
        _margin(lane, wide, views[-1].bottom, fine),
    ]


def _view(lane: FinishedLane, strip: Strip, is_first: bool, fine: bool) -> Element:
    frame = {"x": "0", "y": n(-strip.sky), "width": n(strip.width), "height": n(strip.sky + FOOT)}
    return moved(EDGE, strip.ground)[
        scene(lane, strip, fine=fine),
        h.rect(**frame, fill=AGED, fill_opacity="0.13"),
        _in_the_sky(lane, strip) if is_first else None,
        h.rect(**frame, fill="none", stroke=SEPIA, stroke_width="3"),
    ]


def _in_the_sky(lane: FinishedLane, strip: Strip) -> Node:
    text, room = heading(lane), strip.width - 2 * (STAR_ASIDE + 110)
    draw = ribbon if lane.won else lettering
    return [
        balloon(112, 150 - SKY, lane.emblem),
        draw(text, strip.width / 2, 86 - SKY, room),
        star_in_sky(strip.width - STAR_ASIDE, STAR_DOWN - SKY, lane.emblem, lane.stars, won=lane.won),
    ]


def _margin(lane: FinishedLane, wide: float, top: float, fine: bool) -> Node:
    """The name of the lane, the player's result, and who printed the card."""
    room = wide - 2 * EDGE
    place, large = one_line(_("Penny Lane"), ITALIC, (66, 60, 54, 48, 42, 36), room * 0.34)
    left = EDGE + 4 + width(place, ITALIC, large) + 40
    text, size = one_line(result(lane), TEXT, (34, 31, 28, 25, 22, 19), wide - EDGE - left)
    imprint, small = one_line(
        _("Colored by hand at the Penny Press"), ITALIC, (19, 17, 15), wide - EDGE - left
    )
    return [
        text_at(place, ITALIC, large, EDGE + 4, top + 70, fill=RED_LETTERS),
        text_at(text, TEXT, size, wide - EDGE - 4, top + 48, anchor="end", fill=SEPIA),
        text_at(imprint, ITALIC, small, wide - EDGE - 4, top + 82, anchor="end", fill=SEPIA)
        if fine
        else None,
    ]
