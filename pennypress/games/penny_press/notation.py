"""A position as plain data, and every way in which such data can be impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from pennypress.engine.language import _
from pennypress.games.penny_press import board, steps
from pennypress.games.penny_press.cards import CARDS
from pennypress.games.penny_press.components import (
    BEAT_SPACES,
    BEATS,
    BONUS_END,
    BONUS_START,
    PAGE_COLUMNS,
    PAGE_ROWS,
    REPORTERS,
    STACKS,
    STORIES,
    Story,
    last_penny,
    story,
)
from pennypress.games.penny_press.words import name_of

if TYPE_CHECKING:
    from pennypress.games.penny_press.position import PennyPress

BY_SEAT = ("pennies", "page_points", "scoop_points", "bonus_points", "finished")
PLAIN = ("players", "turn", "turns_left", "newsboy", "trigger", "final_round")


def to_json(position: PennyPress) -> dict[str, Any]:
    """The position as plain data; the supply stacks are whatever lies nowhere else."""
    data: dict[str, Any] = {name: getattr(position, name) for name in PLAIN}
    data |= {name: list(getattr(position, name)) for name in BY_SEAT}
    return data | {
        "step": position.step.name,
        "beats": {beat.name: _names(position.beats[beat.column]) for beat in BEATS},
        "reporters": [
            {str(story): own[story] for story in sorted(own, key=lambda story: story.index)}
            for own in position.reporters
        ],
        "markers": list(position.markers),
        "bonuses": list(position.bonuses),
        "discards": list(position.discards),
        "claimed": _names(position.claimed),
        "published": [_names(stories) for stories in position.published],
        "ads": [list(ad) if ad else None for ad in position.ads],
    }


def from_json(data: Mapping[str, Any]) -> PennyPress:
    """Read `to_json` back. Raises ValueError when it is malformed; see `problems` for the rest."""
    from pennypress.games.penny_press.position import PennyPress

    try:
        position = PennyPress.new(_whole(data["players"]))
        for name in PLAIN:
            setattr(position, name, None if data[name] is None else _whole(data[name]))
        for name in BY_SEAT:
            setattr(position, name, [_whole(each) for each in data[name]])
        position.finished = [bool(each) for each in position.finished]
        position.step = steps.STEPS[data["step"]]
        position.beats = [_stories(data["beats"][beat.name]) for beat in BEATS]
        position.reporters = [
            {story(name): _whole(count) for name, count in own.items()} for own in data["reporters"]
        ]
        position.markers = [_whole(each) for each in data["markers"]]
        position.bonuses = [_whole(each) for each in data["bonuses"]]
        position.discards = [_whole(each) for each in data["discards"]]
        position.claimed = _stories(data["claimed"])
        position.published = [_stories(names) for names in data["published"]]
        position.ads = [(_whole(ad[0]), _whole(ad[1])) if ad else None for ad in data["ads"]]
    except (KeyError, TypeError, IndexError, AttributeError) as why:
        raise ValueError(_("This is not a position of Penny Press.")) from why
    away = set(_off_the_stacks(position))
    position.stacks = [tuple(each for each in stack if each not in away) for stack in STACKS]
    return position


def problems(position: PennyPress) -> list[str]:
    """Every way in which the position cannot have come about, in sentences."""
    if not 2 <= position.players <= 5:
        return [_("Penny Press is for 2 to 5 players.")]
    by_seat = [getattr(position, name) for name in (*BY_SEAT, "reporters", "published", "ads")]
    if any(len(each) != position.players for each in by_seat):
        return [_("Not every player has a mat.")]
    if any(len(each) != len(BEATS) for each in (position.markers, position.bonuses)):
        return [_("Not every news beat has its markers.")]
    return [*_stories_wrong(position), *_players_wrong(position), *_board_wrong(position)]


def _stories_wrong(position: PennyPress) -> Iterator[str]:
    places = Counter(_off_the_stacks(position))
    places.update(each for stack in position.stacks for each in stack)
    for each in STORIES:
        if places[each] != 1:
            yield _("Not in exactly one place: {story}.").format(story=name_of(each))
    for beat in BEATS:
        if any(each.beat is not beat for each in position.beats[beat.column]):
            yield _("A story lies on the wrong news beat: {beat}.").format(beat=beat.title)
        if position.spaces(beat) > BEAT_SPACES:
            yield _("{beat} holds more stories than it has room for.").format(beat=beat.title)


def _players_wrong(position: PennyPress) -> Iterator[str]:
    on_board = set(position.stories())
    last = last_penny(position.players)
    for player in range(position.players):
        own = position.reporters[player]
        if any(count < 1 for count in own.values()) or sum(own.values()) > REPORTERS:
            yield _("Seat {seat} has an impossible number of reporters.").format(seat=player + 1)
        if not on_board.issuperset(own):
            yield _("Seat {seat} has reporters where there is no story.").format(seat=player + 1)
        if not 0 <= position.pennies[player] <= last:
            yield _("Seat {seat} has an impossible number of pennies.").format(seat=player + 1)
        ad = position.ads[player]
        if ad and not (0 <= ad[0] < PAGE_COLUMNS and 0 <= ad[1] < PAGE_ROWS):
            yield _("The advertisement of seat {seat} is off the page.").format(seat=player + 1)


def _board_wrong(position: PennyPress) -> Iterator[str]:
    seats = range(position.players)
    if len(set(position.discards)) != len(position.discards) or not CARDS.keys() >= set(position.discards):
        yield _("The discarded headline cards are impossible.")
    if not all(BONUS_START <= bonus <= BONUS_END for bonus in position.bonuses):
        yield _("A bonus marker is off its track.")
    if not all(0 <= marker <= BEAT_SPACES for marker in position.markers):
        yield _("An arrow marker is off its track.")
    elif position.step is steps.TURN and board.adjust(position.copy()):
        yield _("An arrow marker does not stand where its stories and reporters put it.")
    if position.turn not in seats or position.turns_left not in (0, 1, 2):
        yield _("It is nobody's turn.")
    if position.newsboy is not None and (position.players < 4 or position.newsboy not in seats):
        yield _("Nobody can hold the newsboy.")
    if (position.step is steps.FRONT_PAGE) != bool(position.claimed):
        yield _("Stories are claimed when, and only when, a front page is being laid out.")
    if position.trigger is not None and position.trigger not in seats:
        yield _("The final edition was triggered by nobody.")
    if min(position.page_points + position.scoop_points + position.bonus_points) < 0:
        yield _("A score is below zero.")
    final_edition = position.step in (steps.LAST_TURN, steps.LAST_PRESS)
    begun = bool(position.final_round) or any(position.finished)
    if (begun and position.trigger is None) or (final_edition and position.final_round not in (1, 2)):
        yield _("The final edition has not been triggered.")
    ordinary = position.step in (steps.SETUP, steps.TURN, steps.DRAW)
    if position.trigger is not None and (ordinary or position.newsboy is not None):
        yield _("The final edition has been triggered, and ordinary turns are over.")


def _off_the_stacks(position: PennyPress) -> Iterator[Story]:
    yield from position.stories()
    yield from position.claimed
    for stories in position.published:
        yield from stories


def _names(stories: Iterable[Story]) -> list[str]:
    return [str(each) for each in stories]


def _stories(names: Iterable[str]) -> tuple[Story, ...]:
    return tuple(story(name) for name in names)


def _whole(number: object) -> int:
    if not isinstance(number, int):
        raise TypeError(number)
    return int(number)
