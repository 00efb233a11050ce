"""Games played by the engine, to open the page at any point of a game."""

from collections.abc import Callable
from functools import cache

from pennypress.engine.record import Record, Seat
from pennypress.engine.rules_interface import Action
from pennypress.engine.table import RecordedTable, Table
from pennypress.games import GAMES
from pennypress.games.penny_press import front_page, phases
from pennypress.games.penny_press.actions import ASSIGN, HOLD, PRESS, Publish, recall
from pennypress.games.penny_press.components import REPORTERS
from pennypress.games.penny_press.meta import NEWSBOY_STRIKE
from pennypress.games.penny_press.page_score import bill
from pennypress.games.penny_press.position import PennyPress

GAME = GAMES["penny-press"]
SEATS = (
    Seat("Nellie", "sun"),
    Seat("Ida", "times"),
    Seat("Joseph", "world"),
    Seat("William", "journal"),
    Seat("Dorothy", "herald"),
)

Until = Callable[[RecordedTable], bool]


def new_table(players: int, *, seed: str = "extra-extra", strike: bool = False) -> RecordedTable:
    """A new game."""
    emblems = [emblem.name for emblem in GAME.emblems]
    seats = [Seat(seat.name, emblem) for seat, emblem in zip(SEATS[:players], emblems, strict=False)]
    return RecordedTable.new(GAME, seats, seed, (NEWSBOY_STRIKE,) if strike else ())


def game_until(
    until: Until, players: int = 3, *, seed: str = "extra-extra", strike: bool = False, least: int = 0
) -> Record:
    """The record of a sensible game up to the first position with `until`, after at least `least` actions.

    Tries further seeds if a game has no such position.
    """
    for number in range(100):
        table = new_table(players, seed=f"{seed}-{number}", strike=strike)
        while True:
            if len(table.record.actions) >= least and until(table):
                return table.record
            if table.position.is_over:
                break
            table = table.apply(sensible(at(table)))
    raise AssertionError(until)


def at(table: Table) -> PennyPress:
    """The table's position, with its own type."""
    assert isinstance(table.position, PennyPress)
    return table.position


def position_of(record: Record) -> PennyPress:
    """The position at the end of the record."""
    return at(RecordedTable.from_record(GAME, record))


def sensible(position: PennyPress) -> Action:
    """A plausible action: cover valuable free stories, go to press when it pays."""
    player = position.turn
    if position.phase == phases.FRONT_PAGE:
        return Publish(front_page.best(position.brief(player)))
    can_press = position.refusal(PRESS) is None
    points = bill(position.brief(player), front_page.best(position.brief(player))).counted
    if position.phase == phases.LAST_PRESS:
        return PRESS if can_press and points else HOLD
    free = [
        story
        for story in position.stories()
        if not any(story in reporters for reporters in position.reporters)
    ]
    home = position.home(player)
    enough = 10 if position.phase == phases.TURN else 5
    if can_press and (points >= enough or not (home and free)):
        return PRESS
    targets = free or (position.stories() if home == REPORTERS else [])
    if home and targets:
        most = max(targets, key=lambda story: (position.value(story.beat), story.stars))
        return ASSIGN[most][min(home, 2) - 1 if sends_two(position) else 0]
    return HOLD if position.phase == phases.LAST_TURN else recall(position.reporters[player])


def sends_two(position: PennyPress) -> bool:
    """Sometimes true, so that several reporters are sent at once."""
    return position.phase == phases.TURN and len(position.discards) % 4 == 0


# -- moments


def in_builder(table: Table) -> bool:
    return at(table).phase == phases.FRONT_PAGE and len(at(table).claimed) >= 3


def in_final_edition(table: Table) -> bool:
    return at(table).phase == phases.LAST_TURN and sum(at(table).finished) >= 1


def in_last_press(table: Table) -> bool:
    return at(table).phase == phases.LAST_PRESS


def over(table: Table) -> bool:
    return table.position.is_over


def on_two_stories(table: RecordedTable) -> bool:
    """Whether the player on turn has reporters on several stories."""
    position = at(table)
    return position.phase == phases.TURN and len(position.reporters[position.turn]) > 1


def busy(table: Table) -> bool:
    """A player's turn with reporters of everybody on the board."""
    return at(table).phase == phases.TURN and all(len(own) >= 2 for own in at(table).reporters)


def always(table: Table) -> bool:
    return True


@cache
def whole_game(players: int, *, seed: str = "extra-extra", strike: bool = False) -> Record:
    """A game played to its end."""
    return game_until(over, players, seed=seed, strike=strike)
