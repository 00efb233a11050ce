"""The report on a finished game: the last words, cards and challenges, the best words written and missed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pennypress.engine.i18n import _
from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Position
from pennypress.games.game_report import GameReport, PointsGained, Tally, TallyItem
from pennypress.games.letterpress import events
from pennypress.games.letterpress.components import FACES, KEPT, ROUNDS
from pennypress.games.letterpress.finished_game_facts import (
    Collected,
    Missed,
    Written,
    best_of,
    cards_collected,
    written_words,
)
from pennypress.games.letterpress.piece_phrases import condition_of, name_of
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.report_highlights import highlights

CARDS_KEPT, IMMEDIATE_REWARDS = range(2)


def report(positions: Sequence[Position], moves: Sequence[Move], seats: Sequence[Seat]) -> GameReport:
    """The report on a finished game; see `games.game_report.ReportFunction`."""
    tables = [position for position in positions if isinstance(position, Letterpress)]
    words = list(written_words(tables, moves))
    missed = [found for each in words if not each.is_one_of_many and (found := best_of(each))]
    collected = list(cards_collected(tables, moves))
    rounds = tuple(_("Round {number}").format(number=number) for number in range(1, ROUNDS + 1))
    tallies = [
        Tally(_("Points of the words"), rounds, "", tuple(_points_of_words(words))),
        Tally(_("Best words possible"), rounds, "", tuple(_best_words(missed))),
        Tally(_("Cards collected"), rounds[:-1], "", tuple(_marks(collected))),
    ]
    if len(seats) > 1:
        kinds = (_("card kept"), _("other reward"))
        tallies.append(Tally(_("Challenges claimed"), kinds, "", tuple(_challenges(moves))))
    return GameReport(
        (_("Last words"),),
        tuple(_gains(tables, moves)),
        tuple(tallies),
        tuple(highlights(tables, seats, words, missed, collected)),
    )


def _gains(tables: Sequence[Letterpress], moves: Sequence[Move]) -> Iterator[PointsGained]:
    for at, move in enumerate(moves, 1):
        for event in move.events:
            if isinstance(event, events.WordScored) and event.points:
                write = tables[at].words[event.player]
                assert write is not None
                yield PointsGained(at, event.player, 0, event.points, write.word)


def _points_of_words(words: Sequence[Written]) -> Iterator[TallyItem]:
    for each in words:
        if each.points:
            yield TallyItem(each.at, each.player, each.round - 1, each.points, each.word)
        elif each.refused:
            what = _("{word}, refused").format(word=each.refused)
            yield TallyItem(each.at, each.player, each.round - 1, 0, what)


def _best_words(missed: Sequence[Missed]) -> Iterator[TallyItem]:
    for each in missed:
        written = each.written
        yield TallyItem(written.at, written.player, written.round - 1, each.points, each.word)


def _marks(collected: Sequence[Collected]) -> Iterator[TallyItem]:
    for each in collected:
        yield TallyItem(each.at, each.player, each.round - 1, 1, name_of(each.card), FACES[each.card].letters)


def _challenges(moves: Sequence[Move]) -> Iterator[TallyItem]:
    for at, move in enumerate(moves, 1):
        for event in move.events:
            if isinstance(event, events.ChallengeClaimed):
                kind = CARDS_KEPT if event.card in KEPT else IMMEDIATE_REWARDS
                yield TallyItem(at, event.player, kind, 1, condition_of(event.card))
