"""The subjects of the screenshots, built from the catalogue of screens; see e2e/screenshots.py."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from e2e import copenhagen_table, penny_lane_table
from e2e.penny_press_scenarios import game_until, in_final_edition, whole_game
from e2e.screens.catalogue import (
    BUILDER,
    FIVE,
    FIVE_LANES,
    FULL_SWING,
    SIX_LETTERPRESS,
    TWO,
    WIDE_LANE,
    before,
    choices,
    lay_out,
    learning_copenhagen,
    learning_letterpress,
    learning_penny_lane,
    lesson,
    may_swap,
    on_table,
    pick_citizen,
    to_tower,
    type_best_word,
)
from e2e.screens.recorded_messages_to_screen import Visit, led
from pennypress.app.installation.messages import StoragePersisted
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.letterpress import phases as letterpress_phases

HANDFUL = 4
BUILT = 12
"""Number of spaces built."""
PAGE = 7
"""The index of the newspaper shown large."""


class Subject(NamedTuple):
    """A subject of screenshots."""

    name: str
    lead: Callable[[], Visit]
    title: str = ""
    """The title in the docs; subjects without one are for review only."""


def in_full_swing(position: Copenhagen) -> bool:
    """A person with cards is on turn, and everybody has built."""
    hand = sum(position.hands[position.turn]) if position.phase == phases.TURN else 0
    return hand > HANDFUL and all(house.filled.bit_count() > BUILT for house in position.houses)


def copenhagen(until: Callable[[Copenhagen], bool], players: int) -> Callable[[], Visit]:
    """A game of Copenhagen, viewed by the player on turn."""
    return on_table(partial(copenhagen_table.game_until, until, players))


def letterpress(phase: str, players: int, game_round: int, least: int = 0) -> Callable[[], Visit]:
    """A game of Letterpress, viewed by whoever acts next."""
    return on_table(before(phase, players, game_round, least))


def setting_a_word() -> Visit:
    """The best word in the composing stick, with challenges that it meets."""
    return led(lambda visit: visit.open_record(before(letterpress_phases.WRITE, 4, 3)()), type_best_word)


def moving_a_citizen() -> Visit:
    """A citizen of Penny Lane is selected, with what each job would change."""
    return led(lambda visit: visit.open_record(FULL_SWING(4)), pick_citizen)


def swapping_buildings() -> Visit:
    """Tower of Penny Lane, with the first of two buildings chosen."""
    record = penny_lane_table.game_until(may_swap, 4)
    return led(
        lambda visit: visit.open_record(record), to_tower, lambda visit: visit.press_first("swap-button")
    )


def builder(visit: Visit) -> None:
    visit.open_record(BUILDER())
    lay_out(visit)


def how_it_went(visit: Visit) -> None:
    """From the finished table to a point of its replay, with the report open."""
    visit.open_record(whole_game(5))
    visit.press("how-it-went")
    visit.press_first("move")


def shelf(visit: Visit) -> None:
    """The lobby with a page being laid out, Copenhagen and a finished game."""
    visit.send(StoragePersisted(True))
    builder(visit)
    visit.open_record(copenhagen_table.game_until(in_full_swing, 4))
    visit.open_record(whole_game(5))
    visit.to_lobby()


def gallery(visit: Visit) -> None:
    """The gallery of the finished game."""
    shelf(visit)
    visit.press(f"gallery-{visit.model.shelf[0].id}")


def newspaper(visit: Visit) -> None:
    """A newspaper of the open gallery."""
    gallery(visit)
    visit.press_first("gallery-open", PAGE)


def begun_lesson() -> Visit:
    """The lesson, with the choices at the highlighted story."""
    visit = lesson(0)()
    visit.press("lesson-on")
    visit.press("story-war-D1")
    return visit


SUBJECTS = (
    Subject("first-visit", Visit, "The first visit"),
    Subject("page-builder", partial(led, builder), "A front page being laid out"),
    Subject("copenhagen-4", copenhagen(in_full_swing, 4), "Copenhagen with four"),
    Subject("end-screen", on_table(partial(whole_game, 5)), "The end"),
    Subject("game-report", partial(led, how_it_went), "Game report"),
    Subject("gallery", partial(led, gallery), "The newspapers of a game"),
    Subject("newspaper", partial(led, newspaper), "One newspaper"),
    Subject("lobby", partial(led, shelf), "The lobby"),
    Subject("lesson", begun_lesson, "The guided first game"),
    Subject("penny-press-2", on_table(TWO), "A table for two"),
    Subject("penny-press-5", on_table(FIVE), "A table for five"),
    Subject("choices", partial(led, lambda visit: visit.open_record(FIVE()), choices(1))),
    Subject("final-edition", on_table(partial(game_until, in_final_edition, 5)), "The final edition"),
    Subject("copenhagen-2", copenhagen(in_full_swing, 2), "Copenhagen with two"),
    Subject("copenhagen-coats", copenhagen(copenhagen_table.has_coats, 3)),
    Subject("copenhagen-end", on_table(partial(copenhagen_table.whole_game, 4))),
    Subject("copenhagen-lesson", learning_copenhagen),
    Subject("letterpress-writing", setting_a_word, "Letterpress: a word in the composing stick"),
    Subject("letterpress-claiming", letterpress(letterpress_phases.CLAIM, 4, 3, 12), "Letterpress: claiming"),
    Subject("letterpress-draft", letterpress(letterpress_phases.DRAFT, 4, 2, 2)),
    Subject("letterpress-end", on_table(SIX_LETTERPRESS)),
    Subject("letterpress-placing", letterpress(letterpress_phases.PLACE, 1, 3)),
    Subject("letterpress-lesson", learning_letterpress),
    Subject("penny-lane-turn", on_table(WIDE_LANE), "Penny Lane: a turn"),
    Subject("penny-lane-citizen", moving_a_citizen, "Penny Lane: a citizen is moved"),
    Subject("penny-lane-tower", swapping_buildings),
    Subject("penny-lane-end", on_table(FIVE_LANES)),
    Subject("penny-lane-lesson", learning_penny_lane),
)
