"""Legality of front pages, and the best ones. Exact: no legal page scores more than `best`.

Rules: rulebook p. 8, and the rulings R3 to R5. The score line by line is in `page_score.py`; which shapes fit
together is in `packing.py`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from pennypress.engine.i18n import _, ngettext
from pennypress.games.penny_press.components import BEATS, PAGE_COLUMNS, Beat, Shape, Story
from pennypress.games.penny_press.packing import Packing, layouts
from pennypress.games.penny_press.page_arrangement import Page, Placed
from pennypress.games.penny_press.piece_phrases import name_of

__all__ = [
    "Brief",
    "Page",
    "Placed",
    "TopStoryCounts",
    "best",
    "outcomes",
    "refusal",
    "spot_refusal",
    "top_stories_met",
    "top_stories_required",
]


class Brief(NamedTuple):
    """Everything that the legality and score of a front page depend on.

    `values` are the values of the beats by column of the board; `advertisement` is the (column, row) of the
    page cell that it covers.
    """

    claimed: tuple[Story, ...]
    values: tuple[int, ...]
    advertisement: tuple[int, int] | None = None

    @property
    def top_beats(self) -> tuple[Beat, ...]:
        """The beats with the highest value on the whole board, with or without stories."""
        highest = max(self.values)
        return tuple(beat for beat in BEATS if self.values[beat.column] == highest)

    def value_of(self, story: Story) -> int:
        return self.values[story.beat.column]

    def is_top(self, story: Story) -> bool:
        """Whether the story is from a top news beat."""
        return self.value_of(story) == max(self.values)

    @property
    def blocked(self) -> int:
        """The advertisement's cell, as a bitmask."""
        if self.advertisement is None:
            return 0
        column, row = self.advertisement
        return 1 << row * PAGE_COLUMNS + column


class TopStoryCounts(NamedTuple):
    """The number of top stories that touch the top edge, and the number on the page."""

    at_top_edge: int
    placed: int


def top_stories_required(brief: Brief) -> TopStoryCounts:
    """R3: the maximum of top stories at the top edge, and given that, the maximum on the page.

    The maximum is over all arrangements of the top stories alone, regardless of the other stories.
    """
    top_stories = filter(brief.is_top, brief.claimed)
    return _most(_shapes_in_order(top_stories), brief.blocked)


def top_stories_met(brief: Brief, page: Page) -> TopStoryCounts:
    """The number of top stories that this page has at the top edge and in all."""
    top_stories = [placed for placed in page.placed if brief.is_top(placed.story)]
    return TopStoryCounts(sum(placed.touches_top for placed in top_stories), len(top_stories))


def refusal(brief: Brief, page: Page) -> str | None:
    """Why the page may not be printed, in a sentence for the player; None if it may."""
    for index, placed in enumerate(page.placed):
        earlier = page.placed[:index]
        if placed.story not in brief.claimed:
            return _("You have not claimed {story}.").format(story=name_of(placed.story))
        if any(other.story is placed.story for other in earlier):
            message = _("The page has {story} twice.")
            return message.format(story=name_of(placed.story))
        if why := spot_refusal(brief, Page(earlier), placed):
            return why
    return _refusal_of_leads(brief, page) or _refusal_of_exclusive(brief, page)


def spot_refusal(brief: Brief, page: Page, placed: Placed) -> str | None:
    """Why a story may not be placed at this spot beside the others on the page; None if it may.

    If the same story is elsewhere on the page, it counts as moved.
    """
    if not placed.on_page:
        message = _("At that place {story} would stick out of the page.")
        return message.format(story=name_of(placed.story))
    if placed.mask & brief.blocked:
        message = _("At that place {story} would cover the advertisement.")
        return message.format(story=name_of(placed.story))
    for other in page.placed:
        if other.story is not placed.story and other.mask & placed.mask:
            message = _("At that place {story} would overlap {other}.")
            return message.format(story=name_of(placed.story), other=name_of(other.story))
    return None


@lru_cache(maxsize=64)
def outcomes(brief: Brief) -> tuple[Page, ...]:
    """One legal page for each outcome (the stories published and the points), best first.

    This includes pages that leave out stories (R4) and pages without an exclusive (R5).
    """
    return tuple(_page(brief, draft) for draft in sorted(_drafts(brief), key=_best_first))


@lru_cache(maxsize=64)
def best(brief: Brief) -> Page:
    """The page with the most points; among equals the one with the most stars, then the most stories."""
    return _page(brief, min(_drafts(brief), key=_best_first))


class _Draft(NamedTuple):
    """A page before stories of equal shape are assigned to spots."""

    total: int
    published: tuple[Story, ...]
    exclusive: Story | None
    layout: Packing

    @property
    def outcome(self) -> tuple[tuple[Story, ...], int]:
        """The outcome: stories and points. A negative total counts as 0 (rulebook p. 8)."""
        return self.published, max(0, self.total)


def _drafts(brief: Brief) -> Collection[_Draft]:
    """For each outcome, the draft with the highest total.

    A layout says how many of each shape touch the top edge, but not which stories. Top stories get these
    places first, as R3 requires; a place that is left can take an exclusive.
    """
    required = top_stories_required(brief)
    value_claimed = sum(map(brief.value_of, brief.claimed))
    found: dict[tuple[tuple[Story, ...], int], _Draft] = {}
    for top_stories, others in _selections(brief, required.placed):
        published = top_stories + others
        value = sum(map(brief.value_of, published))
        unpublished = value_claimed - value
        for layout in layouts(_shapes_in_order(published), brief.blocked):
            places_left = _without(top_stories, layout.touching)
            if len(layout.touching) - len(places_left) < required.at_top_edge:
                continue
            total = value - unpublished - layout.penalty
            drafts = [_Draft(total, published, None, layout)]
            for story in others:
                if story.shape.letter in places_left:
                    drafts.append(_Draft(total + brief.value_of(story), published, story, layout))
            for draft in drafts:
                known = found.setdefault(draft.outcome, draft)
                if known.total < draft.total:
                    found[draft.outcome] = draft
    return found.values()


def _selections(brief: Brief, count_of_top: int) -> Iterator[tuple[tuple[Story, ...], tuple[Story, ...]]]:
    """Every choice of `count_of_top` top stories (R3) with any of the other stories (R4)."""
    claimed = sorted(brief.claimed, key=lambda story: story.index)
    top_stories = [story for story in claimed if brief.is_top(story)]
    others = [story for story in claimed if not brief.is_top(story)]
    for top in combinations(top_stories, count_of_top):
        for count in range(len(others) + 1):
            for chosen in combinations(others, count):
                yield top, chosen


def _without(stories: Iterable[Story], letters: str) -> str:
    """The letters that are left after each story has used one of its own shape, if there is one."""
    for story in stories:
        letters = letters.replace(story.shape.letter, "", 1)
    return letters


def _best_first(draft: _Draft) -> tuple[int, int, int, int, list[int]]:
    """Sort key: points, stars, number of stories; ties are broken by total and supply order."""
    stars = sum(story.stars for story in draft.published)
    order = [story.index for story in draft.published]
    _published, points = draft.outcome
    return -points, -stars, -len(draft.published), -draft.total, order


def _page(brief: Brief, draft: _Draft) -> Page:
    """The draft with each story assigned to a spot of its shape.

    Spots at the top edge go to the top stories first, then to the exclusive.
    """
    stories = sorted(
        draft.published,
        key=lambda story: (story.shape, not brief.is_top(story), story is not draft.exclusive),
    )
    shapes = _shapes_in_order(draft.published)
    spots = sorted(
        zip(shapes, draft.layout.spots, strict=True),
        key=lambda shape_and_spot: (shape_and_spot[0], shape_and_spot[1].row),
    )
    placed = [
        Placed(story, spot.column, spot.row, turned=spot.orientation == 1)
        for story, (_shape, spot) in zip(stories, spots, strict=True)
    ]
    placed.sort(key=lambda each: (each.row, each.column))
    return Page(tuple(placed), draft.exclusive)


def _shapes_in_order(stories: Iterable[Story]) -> tuple[Shape, ...]:
    return tuple(sorted(story.shape for story in stories))


@cache
def _most(shapes: tuple[Shape, ...], blocked: int) -> TopStoryCounts:
    """The greatest `TopStoryCounts` over all arrangements if stories of these shapes are the top stories."""
    return max(
        TopStoryCounts(len(layout.touching), count)
        for count in range(len(shapes) + 1)
        for some in combinations(shapes, count)
        for layout in layouts(some, blocked)
    )


def _refusal_of_leads(brief: Brief, page: Page) -> str | None:
    required, met = top_stories_required(brief), top_stories_met(brief, page)
    if met.at_top_edge < required.at_top_edge:
        return ngettext(
            "A lead story must touch the top edge ({met} of {count}).",
            "Lead stories must touch the top edge ({met} of {count}).",
            required.at_top_edge,
        ).format(count=required.at_top_edge, met=met.at_top_edge)
    if met.placed < required.placed:
        return ngettext(
            "A lead story must be on the page ({met} of {count}).",
            "Lead stories must be on the page ({met} of {count}).",
            required.placed,
        ).format(count=required.placed, met=met.placed)
    return None


def _refusal_of_exclusive(brief: Brief, page: Page) -> str | None:
    if page.exclusive is None:
        return None
    placed = page.spot_of(page.exclusive)
    if placed is None:
        message = _("The exclusive must be on the page, but {story} is not.")
    elif brief.is_top(page.exclusive):
        message = _("The exclusive may not come from a top news beat, but {story} does.")
    elif not placed.touches_top:
        message = _("The exclusive must touch the top edge, but {story} does not.")
    else:
        return None
    return message.format(story=name_of(page.exclusive))
