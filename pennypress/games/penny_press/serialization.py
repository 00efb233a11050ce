"""A position as plain data, and read back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from pennypress.engine.i18n import _
from pennypress.games.penny_press import steps
from pennypress.games.penny_press.components import BEATS, STACKS, Story, story

if TYPE_CHECKING:
    from pennypress.games.penny_press.position import PennyPress

BY_SEAT = ("pennies", "page_points", "scoop_points", "bonus_points", "finished")
MOST_SEATS = 20
"""More than any table has: one for billions of players is not even set up to be refused."""
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
    """Read `to_json` back. Raises ValueError when it is malformed; see `soundness` for the rest."""
    from pennypress.games.penny_press.position import PennyPress

    try:
        if _whole(data["players"]) > MOST_SEATS:
            raise TypeError(data["players"])
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
