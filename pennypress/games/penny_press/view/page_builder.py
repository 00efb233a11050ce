"""The page builder: the mat drawn large, and the claimed stories as cuttings."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS, PENALTIES, Story
from pennypress.games.penny_press.front_page import Brief, Page, Placed
from pennypress.games.penny_press.piece_phrases import name_of
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.story_texts import ADVERTISEMENTS, STORIES
from pennypress.games.penny_press.view import pieces
from pennypress.games.penny_press.view.page_builder_gestures import PageUnderWay, landing, page_of
from pennypress.games.penny_press.view.sentences import paper
from pennypress.games.view import ViewContext, explained, gesture, piece


def builder(context: ViewContext[PennyPress]) -> Element:
    """The front page under way. Only the player on turn can change it."""
    position = context.position
    layout = context.selection if isinstance(context.selection, PageUnderWay) else PageUnderWay()
    brief = position.brief(position.turn)
    seat = context.seats[position.turn]
    scrolled_by_keys = None if context.may_act else "0"  # buttons in it that can be focused scroll it, too
    return h.section(
        f"#builder.builder.paper-{seat.emblem}",
        aria_label=_("Front page"),
        tabindex=scrolled_by_keys,
        data_workspace="",
    )[
        h.div(".paper-sheet", **piece("edition", sound="paper"))[
            h.header(".nameplate")[
                h.h2[paper(context.seats, position.turn)],
                h.p[_("New York, 1898 · Price one penny")],
            ],
            _mat(brief, layout, context.may_act),
        ],
        _tray(brief, layout, context.may_act, is_puzzle=context.is_puzzle),
    ]


def _mat(brief: Brief, layout: PageUnderWay, may_act: bool) -> Element:
    """Twelve cells, the advertisement, the stories placed, and the selected story where it would land."""
    page = page_of(layout, brief)
    cells = [
        _cell(brief, layout, column, row, may_act)
        for row in range(PAGE_ROWS)
        for column in range(PAGE_COLUMNS)
    ]
    return h.div(
        "#front-page.front-page", role="group", aria_label=_("Front page, four columns, three rows")
    )[
        cells,
        _advertisement(brief),
        [_piece(each, page, may_act, spot=layout.ghost is None) for each in layout.placed],
        _landings(brief, layout) if layout.carried else None,
        _ghost(brief, layout, layout.ghost) if layout.ghost else None,
    ]


def _spot(column: int, row: int, columns: int = 1, rows: int = 1) -> str:
    """The CSS classes that position something on the page."""
    return f"c{column} r{row} w{columns} h{rows}"


def _cell(brief: Brief, layout: PageUnderWay, column: int, row: int, may_act: bool) -> Element:
    where = _("Column {column}, row {row}, empty costs {penalty}").format(
        column=column + 1, row=row + 1, penalty=PENALTIES[row]
    )
    return h.button(
        id=f"cell-{column}-{row}",
        type="button",
        class_=f"cell {_spot(column, row)}",
        disabled=not may_act,
        tabindex="0" if layout.ghost else "-1",
        aria_label=where,
        data_cell="",
        data_msg=gesture("cell", column, row),
        data_drop=gesture("drop", column, row),
        data_shows=_landing_id(landing(layout, column, row)) if layout.carried else None,
        **explained("empty-cell"),
    )[h.span(aria_hidden="true")[f"−{PENALTIES[row]}"]]


def _advertisement(brief: Brief) -> Node:
    if brief.advertisement is None:
        return None
    column, row = brief.advertisement
    text = ADVERTISEMENTS[(column + PAGE_COLUMNS * row) % len(ADVERTISEMENTS)]
    return h.div(
        "#advertisement",
        class_=["advertisement", _spot(column, row)],
        role="img",
        aria_label=_("Advertisement in column {column}, row {row}").format(column=column + 1, row=row + 1),
        **explained("advertisement"),
    )[h.b[_(text.title)], h.span[_(text.line)]]


def _piece(placed: Placed, page: Page, may_act: bool, *, spot: bool) -> Element:
    """A placed story with its text; tap or drag to pick it up again.

    `spot`: whether it may be the keyboard's fallback focus; with a selected story, the focus goes to that
    instead.
    """
    story = placed.story
    text = STORIES[story.beat.name, story.shape.letter][story.stars - 1]
    exclusive = page.exclusive is story
    return h.button(
        id=f"piece-{story}",
        type="button",
        class_=f"piece beat-{story.beat.name} shape-{story.shape.letter} {_spot(*_box(placed))}"
        + (" exclusive" if exclusive else "")
        + (" lying" if placed.columns > placed.rows else ""),
        disabled=not may_act,
        data_spot="" if spot else None,
        data_msg=gesture("take", story),
        **_drag(story),
        **piece(f"story-{story}", f"{placed.column},{placed.row},{placed.turned}", sound="paper"),
    )[
        h.span(".visually-hidden")[_("{story}, on the page; pick it up").format(story=name_of(story))],
        h.span(".piece-kicker", aria_hidden="true")[
            pieces.beat_symbol(story.beat),
            h.span[_("Exclusive!") if exclusive else story.beat.short_title],
            h.span(".stars")["★" * story.stars],
        ],
        h.strong(".piece-headline", aria_hidden="true")[_(text.headline)],
        h.span(".piece-body", aria_hidden="true")[_(text.body)],
    ]


def _box(placed: Placed) -> tuple[int, int, int, int]:
    return placed.column, placed.row, placed.columns, placed.rows


def _drag(story: Story) -> dict[str, str]:
    """The drag attributes of a story: held by its corner; returns to its place if dropped elsewhere."""
    return {
        "data_drag": "",
        "data_drag_by": "corner",
        "data_pick": gesture("hold", story),
        "data_letgo": gesture("off"),
    }


def _landings(brief: Brief, layout: PageUnderWay) -> list[Element]:
    """Every place where the dragged story would land; the page shows the one under the pointer."""
    cells = [(column, row) for row in range(PAGE_ROWS) for column in range(PAGE_COLUMNS)]
    spots = dict.fromkeys(spot for cell in cells if (spot := landing(layout, *cell)))
    return [
        h.div(
            id=_landing_id(spot), class_=f"preview {_ghost_classes(brief, layout, spot)}", aria_hidden="true"
        )[_ghost_face(brief, layout, spot)]
        for spot in spots
    ]


def _landing_id(spot: Placed | None) -> str | None:
    return f"landing-{spot.column}-{spot.row}" if spot else None


def _ghost(brief: Brief, layout: PageUnderWay, ghost: Placed) -> Element:
    """The selected story where it would land; red with the reason if that is not allowed."""
    return h.div(
        "#ghost",
        class_=_ghost_classes(brief, layout, ghost),
        aria_hidden="true",
        data_twist=gesture("turn"),
        **piece(f"story-{ghost.story}", "hand"),
    )[_ghost_face(brief, layout, ghost), _corner() if ghost.columns != ghost.rows else None]


def _ghost_classes(brief: Brief, layout: PageUnderWay, spot: Placed) -> str:
    state = "bad" if _refusal(brief, layout, spot) else "good"
    return f"ghost beat-{spot.story.beat.name} {_spot(*_box(spot))} {state}"


def _ghost_face(brief: Brief, layout: PageUnderWay, spot: Placed) -> Node:
    why = _refusal(brief, layout, spot)
    return [pieces.beat_symbol(spot.story.beat), h.span(".ghost-why")[why] if why else None]


def _refusal(brief: Brief, layout: PageUnderWay, spot: Placed) -> str | None:
    return front_page.spot_refusal(brief, Page(layout.placed, None), spot)


def _corner() -> Element:
    """The handle at the selected story's corner, which turns it like the button in the tray."""
    return h.button("#turn-corner.turn-corner", type="button", tabindex="-1", data_msg=gesture("turn"))["↻"]


def _tray(brief: Brief, layout: PageUnderWay, may_act: bool, *, is_puzzle: bool) -> Element:
    """The claimed stories that are not on the page yet, as cuttings."""
    lying = {each.story for each in layout.placed}
    in_hand = layout.ghost.story if layout.ghost else None
    waiting = [story for story in brief.claimed if story not in lying]
    ready = may_act and in_hand is not None
    return h.section("#tray.tray", aria_label=_("Claimed stories"))[
        h.header[h.h3[_("Claimed stories")], h.p(".tray-help")[_help(layout, not waiting)]],
        h.ul[[_cutting(brief, story, layout, may_act) for story in waiting]]
        if waiting
        else h.p(".tray-empty")[_("All on the page.")],
        h.div(".tray-tools")[
            h.button(
                "#turn-story.tool",
                type="button",
                disabled=not ready,
                data_msg=gesture("turn"),
                data_key="r",
            )[_("Turn")],
            h.button(
                "#put-back.tool",
                type="button",
                disabled=not ready,
                data_msg=gesture("off"),
                data_key="Escape",
            )[_("Put back")],
            h.button(
                "#lay-out.tool",
                type="button",
                disabled=not may_act,
                data_msg=gesture("lay-out"),
                data_key="b",
            )[_("Lay out for me")]
            if not is_puzzle
            else None,
            h.button(
                "#clear.tool",
                type="button",
                disabled=not (may_act and layout.placed),
                data_msg=gesture("clear"),
            )[_("Clear")],
        ],
    ]


def _help(layout: PageUnderWay, is_complete: bool) -> str:
    """What to do next; `is_complete`: all claimed stories are on the page."""
    if layout.ghost is None:
        if is_complete:
            return _("Tap a story on the page to move it.")
        return _("Tap a story, or drag it to its place.")
    if layout.ghost.story.shape.letter == "C":
        return _("Tap the place for it, or drag it there.")
    return _("Tap the place for it, or drag it there. The round arrow turns it.")


def _cutting(brief: Brief, story: Story, layout: PageUnderWay, may_act: bool) -> Element:
    ghost = layout.ghost
    held = ghost is not None and ghost.story is story
    turned = ghost is not None and held and ghost.turned
    lead = brief.is_top(story)
    label = _("{story}, worth {value}").format(story=name_of(story), value=brief.value_of(story))
    if lead:
        label = _("{story}, worth {value}, a lead story").format(
            story=name_of(story), value=brief.value_of(story)
        )
    return h.li[
        h.button(
            id=f"cutting-{story}",
            type="button",
            class_=f"cutting beat-{story.beat.name}" + (" held" if held else ""),
            disabled=not may_act,
            aria_pressed=str(held).lower(),
            data_spot="" if held or ghost is None else None,
            data_msg=gesture("take", story),
            data_arrow_msg=gesture("nudge") if held else None,
            **explained("cutting"),
            **_drag(story),
            **({} if held else piece(f"story-{story}", "tray", sound="paper")),
        )[
            pieces.beat_symbol(story.beat),
            pieces.outline(story.shape, turned=turned),
            h.span(".visually-hidden")[label],
            h.span(".cutting-facts", aria_hidden="true")[
                h.span(".stars")["★" * story.stars],
                h.span(".cutting-value")[_("worth {value}").format(value=brief.value_of(story))],
                h.b(".lead", **explained("lead"))[_("LEAD")] if lead else None,
            ],
        ]
    ]
