"""The printer's bill: the score of the page under way, and the button that prints it."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import signed
from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.front_page import Brief, Page
from pennypress.games.penny_press.page_score import LITTLE, Bill, bill
from pennypress.games.penny_press.piece_phrases import short_name
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.page_builder_gestures import PageUnderWay, eligible, page_of
from pennypress.games.penny_press.view.print_remarks import print_warning
from pennypress.games.penny_press.view.sentences import paper
from pennypress.games.penny_press.view.why_best_page import ask_for_best, why_best
from pennypress.games.view import ViewContext, explained, gesture


def printers_bill(context: ViewContext[PennyPress]) -> Element:
    """The score of the page, line by line, and whether the rules are met."""
    position, may_act = context.position, context.may_act
    layout = context.selection if isinstance(context.selection, PageUnderWay) else PageUnderWay()
    brief = position.brief(position.turn)
    page = page_of(layout, brief)
    printed = bill(brief, page)
    refusal = front_page.refusal(brief, page)
    seat = context.seats[position.turn]
    return h.section(
        "#bill",
        class_=["bill", f"paper-{seat.emblem}", None if page.placed else "nothing-laid"],
        aria_label=_("Printer’s bill"),
    )[
        h.header(".mat-head")[
            h.h3(".mat-name")[_("Printer’s bill")], h.bdi[paper(context.seats, position.turn)]
        ],
        _leads(brief, page),
        bill_table(printed),
        _exclusive(brief, layout, page, may_act),
        _best(context, brief, layout),
        _print_bar(printed, refusal, may_act=may_act and layout.ghost is None),
    ]


def _print_bar(printed: Bill, refusal: str | None, *, may_act: bool) -> Element:
    """The button that prints the page, and why not; on a phone it stays at the foot of the screen."""
    return h.div(".print-bar")[
        h.p("#print-why.bill-why")[refusal or print_warning(printed)],
        h.button(
            "#print",
            type="button",
            class_=["print", None if printed.counted > LITTLE else "quiet"],
            disabled=not may_act or refusal is not None,
            aria_describedby="print-why",
            data_msg=gesture("print"),
            data_key="p",
        )[_("Print it!"), _points_on_button(printed)],
    ]


def _points_on_button(printed: Bill) -> Element:
    """The total and what is left out, for a phone, on which the button stays in view and the bill may not."""
    points = ngettext("{points} point", "{points} points", printed.counted)
    left = len(printed.unpublished)
    return h.span(".print-points")[
        points.format(points=printed.counted),
        " ",
        h.small[ngettext("{count} story left out", "{count} stories left out", left).format(count=left)]
        if left
        else None,
    ]


def _best(context: ViewContext[PennyPress], brief: Brief, layout: PageUnderWay) -> Node:
    """The score of the best page, or a button that shows it; nothing in a puzzle, which asks for it."""
    if context.is_puzzle:
        return None
    if context.shows_best or layout.best_shown:
        return why_best(brief, shown=layout.why)
    return ask_for_best(may_act=context.may_act)


def bill_table(printed: Bill) -> Element:
    """The lines of the score and their total; of a page without stories the rule that costs points."""
    if not printed.published:
        return h.p(".bill-rule")[
            _(
                "An empty page scores 0. Each empty cell costs 1 or 2 points, "
                "a story left out what it is worth."
            )
        ]
    return h.table[h.tbody[_lines(printed)], h.tfoot[_total(printed)]]


def _leads(brief: Brief, page: Page) -> Node:
    """How far R3 is met: lead stories at the top edge, then lead stories in all."""
    required = front_page.top_stories_required(brief)
    if required.placed == 0:
        return None
    met = front_page.top_stories_met(brief, page)
    lines = [
        (_("Leads (top beat) at the top edge: {met} of {required}"), met.at_top_edge, required.at_top_edge),
        (_("Leads (top beat) on the page: {met} of {required}"), met.placed, required.placed),
    ]
    return h.ul(".leads", **explained("lead"))[
        [
            h.li(class_="met" if have >= need else "unmet")[
                h.span(aria_hidden="true")["✓ " if have >= need else "○ "],
                text.format(met=have, required=need),
            ]
            for text, have, need in lines
        ]
    ]


def _line(text: str, points: int, kind: str = "") -> Element:
    return h.tr(class_=kind or None)[h.th(scope="row")[text], h.td[signed(points) if points else "0"]]


def _lines(printed: Bill) -> list[Element]:
    lines = []
    for published in printed.published:
        text = short_name(published.story)
        if published.exclusive:
            text = _("{story}, exclusive: {value} × 2").format(story=text, value=published.value)
        lines.append(_line(text, published.points))
    if printed.empty:
        text = ngettext("{count} empty cell", "{count} empty cells", len(printed.empty))
        lost = -sum(cell.penalty for cell in printed.empty)
        lines.append(_line(text.format(count=len(printed.empty)), lost, "loss"))
    for left_out in printed.unpublished:
        text = _("{story}, not published").format(story=short_name(left_out.story))
        lines.append(_line(text, -left_out.value, "loss"))
    return lines


def _total(printed: Bill) -> list[Element]:
    total = _line(_("Total"), printed.total, "total")
    if printed.total >= 0:
        return [total]
    return [total, _line(_("Below zero scores"), 0, "total")]


def _exclusive(brief: Brief, layout: PageUnderWay, page: Page, may_act: bool) -> Node:
    """The choice of the exclusive; what it is if no story is at its place; nothing if no page can have one.

    The page proposes the best; choosing none is allowed (R5).
    """
    candidates = eligible(layout, brief)
    if not candidates:
        if not any(each.exclusive for each in front_page.outcomes(brief)):
            return None
        return h.p(".exclusive-none", **explained("exclusive"))[
            h.b[_("Exclusive")],
            " ",
            _("A story at the top edge counts double if its beat is not a top beat."),
        ]
    options = [("", _("none"), page.exclusive is None)]
    options += [(str(story), short_name(story), page.exclusive is story) for story in candidates]
    return h.fieldset(".exclusive-choice", disabled=not may_act, **explained("exclusive"))[
        h.legend[_("Exclusive (× 2)")],
        [
            h.button(
                id=f"exclusive-{name or 'none'}",
                type="button",
                class_="chip",
                aria_pressed=str(chosen).lower(),
                data_msg=gesture("exclusive", name),
            )[text]
            for name, text, chosen in options
        ],
    ]
