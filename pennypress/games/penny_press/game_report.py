"""The report on a finished game: points by source, stars by beat, the best page, the story held longest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import CHANCE, Position
from pennypress.games.game_report import GameReport, Highlight, PointsGained, Tally, TallyItem
from pennypress.games.penny_press.components import BEATS, Story
from pennypress.games.penny_press.events import BonusAwarded, Published, Scooped
from pennypress.games.penny_press.piece_phrases import name_of
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.sentences import paper

PAGES, SCOOPS, BONUSES = range(3)


class StoryHeld(NamedTuple):
    """A period during which a newspaper had reporters on a story without interruption."""

    player: int
    story: Story
    turns: int
    """Number of turns of all players, from the one after the reporters came to the one in which they left."""
    until: int
    """The ply at which they left."""


def report(positions: Sequence[Position], moves: Sequence[Move], seats: Sequence[Seat]) -> GameReport:
    """The report on a finished game; see `games.game_report.ReportFunction`."""
    return GameReport(
        (_("Front pages"), _("Scoops"), _("Bonuses")),
        tuple(_gains(moves)),
        (
            Tally(
                _("Stars for each beat"),
                tuple(beat.short_title for beat in BEATS),
                "★",
                tuple(_stars(moves)),
            ),
        ),
        tuple(_highlights(positions, moves, seats)),
    )


def _gains(moves: Sequence[Move]) -> Iterator[PointsGained]:
    for at, move in enumerate(moves, 1):
        for event in move.events:
            match event:
                case Published(player, page, bill) if bill.counted:
                    yield PointsGained(at, player, PAGES, bill.counted, _stories(len(page.placed)))
                case Scooped(player, story, points):
                    yield PointsGained(at, player, SCOOPS, points, name_of(story))
                case BonusAwarded(beat, points, _stars_by_seat, winners):
                    for player in winners:
                        yield PointsGained(at, player, BONUSES, points, beat.title)


def _stories(count: int) -> str:
    return ngettext("a page with {count} story", "a page with {count} stories", count).format(count=count)


def _stars(moves: Sequence[Move]) -> Iterator[TallyItem]:
    for at, move in enumerate(moves, 1):
        for event in move.events:
            if isinstance(event, Published):
                for placed in event.page.placed:
                    story = placed.story
                    yield TallyItem(at, event.player, story.beat.column, story.stars, name_of(story))


def _highlights(
    positions: Sequence[Position], moves: Sequence[Move], seats: Sequence[Seat]
) -> Iterator[Highlight]:
    best = _best_page(moves)
    if best:
        at, event = best
        sentence = ngettext(
            "{paper}: {stories} for {points} point",
            "{paper}: {stories} for {points} points",
            event.bill.total,
        ).format(
            paper=paper(seats, event.player),
            stories=_stories(len(event.page.placed)),
            points=event.bill.total,
        )
        yield Highlight(_("Best page"), sentence, at)
    longest = max(held(positions, moves), key=lambda each: each.turns, default=None)
    if longest:
        sentence = ngettext(
            "{paper} had reporters on {story} for {count} turn, counting everyone’s",
            "{paper} had reporters on {story} for {count} turns, counting everyone’s",
            longest.turns,
        ).format(paper=paper(seats, longest.player), story=name_of(longest.story), count=longest.turns)
        yield Highlight(_("Story held longest"), sentence, longest.until)


def _best_page(moves: Sequence[Move]) -> tuple[int, Published] | None:
    """The page with the highest score, the first if there are several, and its ply."""
    pages = [
        (at, event)
        for at, move in enumerate(moves, 1)
        for event in move.events
        if isinstance(event, Published)
    ]
    return max(pages, key=lambda each: each[1].bill.total, default=None)


def held(positions: Sequence[Position], moves: Sequence[Move]) -> Iterator[StoryHeld]:
    """Every period in which reporters stayed on a story, in the order in which they ended."""
    since: dict[tuple[int, Story], int] = {}
    gone = 0
    for at, (move, position) in enumerate(zip(moves, positions[1:], strict=True), 1):
        assert isinstance(position, PennyPress)
        gone += _is_turn(move)
        there = [(player, story) for player, own in enumerate(position.reporters) for story in own]
        for player, story in [each for each in since if each not in there]:
            yield StoryHeld(player, story, gone - since.pop((player, story)), at)
        for each in there:
            since.setdefault(each, gone)
    for (player, story), began in since.items():
        yield StoryHeld(player, story, gone - began, len(moves))


def _is_turn(move: Move) -> bool:
    """Whether the move counts as a turn. Publishing is part of the same turn as going to press."""
    return move.player != CHANCE and not any(isinstance(event, Published) for event in move.events)
