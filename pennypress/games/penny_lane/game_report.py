"""The report on a finished game: stars by source, pennies by source, buildings, Main Street, highlights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pennypress.engine.i18n import N_, _, ngettext
from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Position
from pennypress.games.game_report import GameReport, PointsGained, ScoreWords, Tally, TallyItem
from pennypress.games.penny_lane import events
from pennypress.games.penny_lane.components import (
    BANK,
    BARRACKS,
    BLACK_MARKET,
    GAZETTE,
    MASONS_GUILD,
    TEMPLE,
    TOWER,
    TOWN_HALL,
    Board,
    Building,
)
from pennypress.games.penny_lane.lane_highlights import highlights, purchases
from pennypress.games.penny_lane.links import Card
from pennypress.games.penny_lane.piece_phrases import name_of, names_of
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.star_sources import EFFECTS, PRINTED, StarPart, star_parts
from pennypress.games.penny_lane.view.sentences import player_name

EVERYBODY, PENNY_LINKS, BUILDINGS, GIFTS = range(4)
"""The columns of the pennies in upkeep."""
PAYING = (BANK, TOWN_HALL, BARRACKS, TEMPLE)
"""The locations that bring pennies."""
OTHERS = (MASONS_GUILD, GAZETTE, BLACK_MARKET, TOWER)


class StarWords(ScoreWords):
    """The score in stars."""

    where_from = N_("Where the stars came from")
    by_source = N_("Stars by source, as a table")
    one_by_one = N_("All stars, one by one")
    after_each_action = N_("Stars after each action")
    as_a_table = N_("Stars as a table")

    def ahead(self, points: int) -> str:
        return ngettext("{points} star, {ahead} ahead", "{points} stars, {ahead} ahead", points)

    def gain(self, points: int) -> str:
        return ngettext(
            "{paper}, {source}: {points} star, {what} (action {at})",
            "{paper}, {source}: {points} stars, {what} (action {at})",
            points,
        )


STARS = StarWords()


def report(positions: Sequence[Position], moves: Sequence[Move], seats: Sequence[Seat]) -> GameReport:
    """The report on a finished game; see `games.game_report.ReportFunction`.

    Stars are counted anew after every action and may fall (PL20): a loss is a gain of fewer than 0 points.
    """
    tables = [position for position in positions if isinstance(position, PennyLane)]
    upkeep = (_("everybody"), _("links"), _("buildings"), _("gifts"))
    types = (_("Housing"), _("Stores"), _("Workshops"), _("Attractions"))
    return GameReport(
        (_("Printed stars"), _("Empty homes"), _("Effects"), _("Links")),
        tuple(_gains(tables)),
        (
            Tally(_("Pennies in upkeep"), upkeep, "", tuple(_upkeep_pennies(tables, moves, seats))),
            Tally(
                _("Pennies from Main Street"),
                tuple(each.title for each in PAYING),
                "",
                tuple(_main_street_pennies(moves, seats)),
            ),
            Tally(_("Buildings"), types, "■", tuple(_buildings(moves))),
            Tally(
                _("Other locations used"), tuple(each.title for each in OTHERS), "", tuple(_other_uses(moves))
            ),
        ),
        tuple(highlights(tables, moves, seats)),
        STARS,
    )


# -- stars


def _gains(tables: Sequence[PennyLane]) -> Iterator[PointsGained]:
    """What changes with each action, losses first."""
    for at in range(1, len(tables)):
        for player, lane in enumerate(tables[at].lanes):
            before, after = star_parts(tables[at - 1].lanes[player]), star_parts(lane)
            changes = [(after.get(part, 0) - before.get(part, 0), part) for part in (before | after)]
            for stars, part in sorted(changes, key=lambda each: each[0]):
                if stars:
                    yield PointsGained(at, player, part.source, stars, _part(part))


def _part(part: StarPart) -> str:
    """What brings the stars."""
    if not isinstance(part.of, Building):
        text = _("the link of {one} with {other}")
        return text.format(one=_of_any_lane(part.of.one), other=_of_any_lane(part.of.other))
    text = _("the empty slot of {building}")
    if part.source == PRINTED:
        text = "{building}"
    elif part.source == EFFECTS:
        text = _("the effect of {building}")
    return text.format(building=name_of(part.of))


def _of_any_lane(card: Card) -> str:
    """The reader is not the owner of all boards."""
    return _("the board") if isinstance(card, Board) else name_of(card)


# -- pennies, buildings, locations


def _upkeep_pennies(
    tables: Sequence[PennyLane], moves: Sequence[Move], seats: Sequence[Seat]
) -> Iterator[TallyItem]:
    """What everybody gets is one sum for each player."""
    basic, last, rounds = [0] * len(seats), 0, 0
    for at, move in enumerate(moves, 1):
        for event in move.events:
            match event:
                case events.IncomePaid(player, income):
                    basic[player] += income.basic
                    rounds += at != last
                    last = at
                    if income.links:
                        what = _("round {number}").format(number=tables[at - 1].round)
                        yield TallyItem(at, player, PENNY_LINKS, income.links, what)
                    if income.effects:
                        pennies = sum(each for _building, each in income.effects)
                        what = names_of(building for building, _pennies in income.effects)
                        yield TallyItem(at, player, BUILDINGS, pennies, what)
                case events.PennyGiven(player, opponent):
                    owner = player_name(seats, player)
                    what = _("from {player}’s Farmer’s Co-Op").format(player=owner)
                    yield TallyItem(at, opponent, GIFTS, 1, what)
    what = ngettext("in {count} round", "in {count} rounds", rounds).format(count=rounds)
    for player, pennies in enumerate(basic):
        if pennies:
            yield TallyItem(last, player, EVERYBODY, pennies, what)


def _main_street_pennies(moves: Sequence[Move], seats: Sequence[Seat]) -> Iterator[TallyItem]:
    for at, move in enumerate(moves, 1):
        for event in move.events:
            if isinstance(event, events.PenniesGained) and event.pennies:
                what = name_of(event.location)
                if event.seat is not None:
                    what = _("{location}, for {player}’s lane").format(
                        location=what, player=player_name(seats, event.seat)
                    )
                yield TallyItem(at, event.player, PAYING.index(event.location), event.pennies, what)


def _buildings(moves: Sequence[Move]) -> Iterator[TallyItem]:
    for each in purchases(moves):
        yield TallyItem(each.at, each.player, each.building.type.number, 1, name_of(each.building))


def _other_uses(moves: Sequence[Move]) -> Iterator[TallyItem]:
    for at, move in enumerate(moves, 1):
        for event in move.events:
            if isinstance(event, events.SpacePaid) and event.location in OTHERS:
                yield TallyItem(at, event.player, OTHERS.index(event.location), 1, name_of(event.location))
