"""Gestures in the page builder and their effects on the front page."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pennypress.engine.i18n import _
from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.actions import Publish
from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS, Story, story
from pennypress.games.penny_press.front_page import Brief, Page, Placed
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.view import Gesture, GestureResult

AUTO = "auto"


@dataclass(frozen=True, slots=True)
class PageUnderWay:
    """A front page being laid out. `ghost` is the selected story at the place where it would land."""

    placed: tuple[Placed, ...] = ()
    ghost: Placed | None = None
    exclusive: Story | str | None = AUTO
    """The exclusive: a story, None for no exclusive, or `AUTO` for the one that scores most."""
    why: bool = False
    """Whether the comparison with other pages is open."""
    best_shown: bool = False
    """Whether the person has asked for the best page."""
    carried: bool = False
    """Whether the selected story is being dragged; then all places where it would land are drawn."""


def page_of(layout: PageUnderWay, brief: Brief) -> Page:
    """The page as it would be printed now."""
    if isinstance(layout.exclusive, Story):
        declared = layout.exclusive if layout.exclusive in eligible(layout, brief) else None
        return Page(layout.placed, declared)
    if layout.exclusive is None:
        return Page(layout.placed, None)
    most = max(eligible(layout, brief), key=brief.value_of, default=None)
    return Page(layout.placed, most if most and brief.value_of(most) else None)


def eligible(layout: PageUnderWay, brief: Brief) -> list[Story]:
    """The stories that may be the exclusive: at the top edge and not from a top beat."""
    return [each.story for each in layout.placed if each.touches_top and not brief.is_top(each.story)]


def landing(layout: PageUnderWay, column: int, row: int) -> Placed | None:
    """The placement of the selected story if it were dropped on that cell."""
    return _kept_on_page(layout.ghost._replace(column=column, row=row)) if layout.ghost else None


def touch_layout(layout: PageUnderWay, position: PennyPress, gesture: Gesture) -> GestureResult:
    """The result of a gesture in the page builder. Unknown gestures change nothing."""
    brief = position.brief(position.turn)
    match gesture:
        case Gesture("take", (name,)):
            return _take(layout, brief, story(name))
        case Gesture("hold", (name,)):
            return GestureResult(replace(_select(layout, brief, story(name)), carried=True))
        case Gesture("turn", ()):
            return GestureResult(_turned(layout))
        case Gesture("nudge", (direction,)):
            return GestureResult(_nudged(layout, direction))
        case Gesture("cell", (column, row)) | Gesture("drop", (column, row)):
            moved = replace(_ghost_at(layout, int(column), int(row)), carried=False)
            return _drop(moved, brief) if moved.ghost else _pick_up(layout, brief, int(column), int(row))
        case Gesture("off", ()):
            return GestureResult(replace(layout, ghost=None, carried=False))
        case Gesture("clear", ()):
            return GestureResult(PageUnderWay(why=layout.why, best_shown=layout.best_shown))
        case Gesture("lay-out", ()):
            placed = front_page.best(brief).placed
            return GestureResult(PageUnderWay(placed, why=layout.why, best_shown=True))
        case Gesture("best", ()):
            return GestureResult(replace(layout, best_shown=True))
        case Gesture("why", ()):
            return GestureResult(replace(layout, why=not layout.why))
        case Gesture("exclusive", (name,)):
            return GestureResult(replace(layout, exclusive=None if name == "" else story(name)))
        case Gesture("print", ()):
            return GestureResult(layout, Publish(page_of(layout, brief)))
    return GestureResult(layout)


def _take(layout: PageUnderWay, brief: Brief, which: Story) -> GestureResult:
    """Select the tapped cutting; if it is selected already, put it down where it is."""
    if layout.ghost and layout.ghost.story is which:
        return _drop(layout, brief)
    return GestureResult(_select(layout, brief, which))


def _select(layout: PageUnderWay, brief: Brief, which: Story) -> PageUnderWay:
    """Select the story: where it was, or at the first free place, upright if possible."""
    if layout.ghost and layout.ghost.story is which:
        return layout
    lying = next((each for each in layout.placed if each.story is which), None)
    rest = tuple(each for each in layout.placed if each.story is not which)
    spots = [
        Placed(which, column, row, turned)
        for turned in ((False,) if which.shape.columns == which.shape.rows else (False, True))
        for row in range(PAGE_ROWS)
        for column in range(PAGE_COLUMNS)
    ]
    free = (spot for spot in spots if front_page.spot_refusal(brief, Page(rest, None), spot) is None)
    return replace(layout, placed=rest, ghost=lying or next(free, spots[0]))


def _turned(layout: PageUnderWay) -> PageUnderWay:
    if layout.ghost is None or layout.ghost.story.shape.columns == layout.ghost.story.shape.rows:
        return layout
    return replace(layout, ghost=_kept_on_page(layout.ghost._replace(turned=not layout.ghost.turned)))


def _nudged(layout: PageUnderWay, direction: str) -> PageUnderWay:
    across, down = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}.get(direction, (0, 0))
    if layout.ghost is None:
        return layout
    return _ghost_at(layout, layout.ghost.column + across, layout.ghost.row + down)


def _ghost_at(layout: PageUnderWay, column: int, row: int) -> PageUnderWay:
    return replace(layout, ghost=landing(layout, column, row))


def _kept_on_page(ghost: Placed) -> Placed:
    """The nearest placement that lies entirely on the page."""
    column = max(0, min(ghost.column, PAGE_COLUMNS - ghost.columns))
    row = max(0, min(ghost.row, PAGE_ROWS - ghost.rows))
    return ghost._replace(column=column, row=row)


def _drop(layout: PageUnderWay, brief: Brief) -> GestureResult:
    """Put the selected story down, or refuse with the reason."""
    assert layout.ghost is not None
    why = front_page.spot_refusal(brief, Page(layout.placed, None), layout.ghost)
    if why:
        return GestureResult(layout, None, why)
    return GestureResult(replace(layout, placed=(*layout.placed, layout.ghost), ghost=None))


def _pick_up(layout: PageUnderWay, brief: Brief, column: int, row: int) -> GestureResult:
    """Select the story at the tapped cell, if nothing is selected."""
    if not (0 <= column < PAGE_COLUMNS and 0 <= row < PAGE_ROWS):
        return GestureResult(layout)
    bit = 1 << row * PAGE_COLUMNS + column
    for each in layout.placed:
        if each.mask & bit:
            return GestureResult(_select(layout, brief, each.story))
    return GestureResult(layout, None, _("Choose a story first, then tap the place for it."))
