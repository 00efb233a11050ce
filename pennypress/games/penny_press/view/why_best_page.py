"""Comparison of the best front page with the best page of every other choice of stories."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import capital
from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.components import Story
from pennypress.games.penny_press.front_page import Brief, Page
from pennypress.games.penny_press.page_score import Bill, bill
from pennypress.games.penny_press.piece_phrases import name_of
from pennypress.games.view import gesture

AT_MOST = 4
"""Maximum number of other pages shown."""


def ask_for_best(*, may_act: bool) -> Element:
    """The button that shows what the best page scores."""
    return h.div(".best")[
        h.button("#show-best.why-best", type="button", disabled=not may_act, data_msg=gesture("best"))[
            _("What would the best page score?")
        ]
    ]


def why_best(brief: Brief, *, shown: bool) -> Node:
    """The points of the best page; a button, and once pressed, the other pages with their drawbacks."""
    best = bill(brief, front_page.best(brief)).counted
    text = ngettext("The best page scores {points} point.", "The best page scores {points} points.", best)
    return [
        h.div(".best")[
            h.p(".bill-best")[text.format(points=best)],
            h.button(
                "#why-best.why-best",
                type="button",
                aria_expanded=str(shown).lower(),
                aria_controls="arrangements",
                data_msg=gesture("why"),
            )[_("Why is it best?")],
        ],
        _arrangements(brief) if shown else None,
    ]


def others(brief: Brief) -> list[Page]:
    """The next-best page of the same stories, and the best one of each other choice, the best first.

    Pages that score nothing are left out, unless the best one scores nothing, too.
    """
    best, *rest = front_page.outcomes(brief)
    least = min(1, bill(brief, best).counted)
    found: dict[frozenset[Story], Page] = {}
    for page in rest:
        if bill(brief, page).counted >= least:
            found.setdefault(_published(page), page)
    return [*found.values()]


def against(brief: Brief, page: Page) -> list[str]:
    """The drawbacks of the page compared with the best, one sentence each."""
    best = front_page.best(brief)
    stories = _stories_against(brief, best, page)
    return [*stories, *_bills_against(brief, bill(brief, best), bill(brief, page))]


def _arrangements(brief: Brief) -> Element:
    found = others(brief)[:AT_MOST]
    return h.div("#arrangements.arrangements", tabindex="0", role="group", aria_labelledby="why-best")[
        h.ol[[_arrangement(brief, page) for page in found]] if found else h.p[_without_others(brief)]
    ]


def _without_others(brief: Brief) -> str:
    """Why there is no page to compare."""
    if len(front_page.outcomes(brief)) == 1:
        return _("No other page is allowed.")
    return _("Every other page scores 0.")


def _arrangement(brief: Brief, page: Page) -> Element:
    points = bill(brief, page).counted
    title = ngettext("Another page: {points} point", "Another page: {points} points", points)
    return h.li[h.b[title.format(points=points)], h.ul[[h.li[sentence] for sentence in against(brief, page)]]]


def _published(page: Page) -> frozenset[Story]:
    return frozenset(placed.story for placed in page.placed)


def _stories_against(brief: Brief, best: Page, page: Page) -> list[str]:
    there, here = _published(best), _published(page)
    text = _("{story} is left out: {value} points lost instead of won.")
    return [
        capital(text.format(story=name_of(story), value=brief.value_of(story)))
        for story in _in_order(brief, there - here)
    ]


def _bills_against(brief: Brief, best: Bill, other: Bill) -> list[str]:
    found = []
    before, now = _exclusive_points(best), _exclusive_points(other)
    if now < before:
        text = ngettext(
            "The exclusive adds {count} point instead of {before}.",
            "The exclusive adds {count} points instead of {before}.",
            now,
        )
        found.append(text.format(count=now, before=before))
    before, now = _penalty(best), _penalty(other)
    if now > before:
        text = ngettext(
            "Empty cells cost {count} point instead of {before}.",
            "Empty cells cost {count} points instead of {before}.",
            now,
        )
        found.append(text.format(count=now, before=before))
    if best.counted == other.counted:
        found.append(_("It scores the same, with fewer stars or stories published."))
    return found


def _exclusive_points(printed: Bill) -> int:
    return sum(line.value for line in printed.published if line.exclusive)


def _penalty(printed: Bill) -> int:
    return sum(cell.penalty for cell in printed.empty)


def _in_order(brief: Brief, stories: frozenset[Story]) -> Sequence[Story]:
    return [story for story in brief.claimed if story in stories]
