"""The report on a finished game: lines, coats of arms, abilities, cards by colour, the best tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Position
from pennypress.games.copenhagen.components import ABILITIES, COLOURS
from pennypress.games.copenhagen.empty_house_placements import Spot
from pennypress.games.copenhagen.events import (
    AbilityUsed,
    CardTaken,
    CoatsEarned,
    LineCompleted,
    TileBought,
    TilePlaced,
)
from pennypress.games.copenhagen.house import Completed
from pennypress.games.copenhagen.piece_phrases import name_of
from pennypress.games.copenhagen.view.sentences import house
from pennypress.games.game_report import GameReport, Highlight, PointsGained, Tally, TallyItem

FLOORS, COLUMNS = range(2)
SPACES, ROWS = range(2)


def report(positions: Sequence[Position], moves: Sequence[Move], seats: Sequence[Seat]) -> GameReport:
    """The report on a finished game; see `games.game_report.ReportFunction`."""
    return GameReport(
        (_("Rows"), _("Columns")),
        tuple(_gains(moves)),
        (
            Tally(_("Coats of arms"), (_("covered"), _("rows")), "", tuple(_coats(moves))),
            Tally(
                _("Abilities used"),
                tuple(ability.title for ability in ABILITIES),
                "",
                tuple(_abilities(moves)),
            ),
            Tally(_("Cards taken"), tuple(colour.title for colour in COLOURS), "", tuple(_cards(moves))),
        ),
        tuple(_highlights(moves, seats)),
    )


def _gains(moves: Sequence[Move]) -> Iterator[PointsGained]:
    for at, move in enumerate(moves, 1):
        for event in move.events:
            if isinstance(event, LineCompleted):
                line = event.completed.line
                source = FLOORS if line.is_row else COLUMNS
                yield PointsGained(at, event.player, source, event.completed.points, _line(event.completed))


def _line(completed: Completed) -> str:
    """The name of the row or column."""
    if completed.line.is_row:
        text = _("row {number}, all windows") if completed.windows_only else _("row {number}")
    else:
        text = _("column {number}, all windows") if completed.windows_only else _("column {number}")
    return text.format(number=completed.line.number + 1)


def _coats(moves: Sequence[Move]) -> Iterator[TallyItem]:
    for at, move in enumerate(moves, 1):
        for event in move.events:
            if isinstance(event, CoatsEarned):
                if event.coats.spaces:
                    yield TallyItem(
                        at, event.player, SPACES, len(event.coats.spaces), _("coat of arms covered")
                    )
                if event.coats.rows:
                    yield TallyItem(
                        at, event.player, ROWS, len(event.coats.rows), _("row with a coat of arms")
                    )


def _abilities(moves: Sequence[Move]) -> Iterator[TallyItem]:
    for at, move in enumerate(moves, 1):
        for event in move.events:
            if isinstance(event, AbilityUsed):
                yield TallyItem(at, event.player, event.ability.number, 1, event.ability.title)


def _cards(moves: Sequence[Move]) -> Iterator[TallyItem]:
    """Cards taken, summed for each player and colour; the mark's ply is that of the last one."""
    taken: Counter[tuple[int, int]] = Counter()
    last: dict[tuple[int, int], int] = {}
    for at, move in enumerate(moves, 1):
        for event in move.events:
            if isinstance(event, CardTaken):
                taken[event.player, event.colour.number] += 1
                last[event.player, event.colour.number] = at
    for (player, number), size in taken.items():
        yield TallyItem(last[player, number], player, number, size, _("the last one taken"))


def _highlights(moves: Sequence[Move], seats: Sequence[Seat]) -> Iterator[Highlight]:
    best = max(_tiles(moves), key=lambda each: each[0], default=None)
    if best and best[0]:
        points, at, player, spot = best
        sentence = ngettext(
            "{house}: {tile} for {points} point", "{house}: {tile} for {points} points", points
        ).format(house=house(seats, player), tile=name_of(spot.tile), points=points)
        yield Highlight(_("Best tile"), sentence, at)
    dearest = max(_bills(moves), key=lambda each: each[0], default=None)
    if dearest:
        cards, at, player, spot = dearest
        sentence = ngettext(
            "{house}: {tile} for {cards} card", "{house}: {tile} for {cards} cards", cards
        ).format(house=house(seats, player), tile=name_of(spot.tile), cards=cards)
        yield Highlight(_("Most expensive tile"), sentence, at)


def _tiles(moves: Sequence[Move]) -> Iterator[tuple[int, int, int, Spot]]:
    """Every tile placed: points scored at once, ply, player, spot."""
    for at, move in enumerate(moves, 1):
        points = sum(event.completed.points for event in move.events if isinstance(event, LineCompleted))
        for event in move.events:
            if isinstance(event, TilePlaced):
                yield points, at, event.player, event.spot


def _bills(moves: Sequence[Move]) -> Iterator[tuple[int, int, int, Spot]]:
    """Every tile paid for: cards paid, ply, player, spot."""
    for at, move in enumerate(moves, 1):
        for event in move.events:
            if isinstance(event, TileBought):
                yield sum(count for _colour, count in event.paid), at, event.player, event.spot
