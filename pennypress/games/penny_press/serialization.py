"""Conversion of a state to plain data and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from pennypress.engine.i18n import _
from pennypress.games.penny_press import phases
from pennypress.games.penny_press.components import BEATS, STACKS, Story, story
from pennypress.games.penny_press.state import State

S = TypeVar("S", bound=State)

BY_SEAT = ("pennies", "page_points", "scoop_points", "bonus_points", "finished")
MOST_SEATS = 20
"""More seats than any table has. A limit because setting up billions of seats would never finish."""
PLAIN = ("players", "turn", "turns_left", "newsboy", "trigger", "final_round")


def to_json(state: State) -> dict[str, Any]:
    """The state as plain data. The supply stacks are left out: they hold all other stories."""
    data: dict[str, Any] = {name: getattr(state, name) for name in PLAIN}
    data |= {name: list(getattr(state, name)) for name in BY_SEAT}
    return data | {
        "step": state.phase,
        "beats": {beat.name: _names(state.beats[beat.column]) for beat in BEATS},
        "reporters": [
            {str(story): own[story] for story in sorted(own, key=lambda story: story.index)}
            for own in state.reporters
        ],
        "markers": list(state.markers),
        "bonuses": list(state.bonuses),
        "discards": list(state.discards),
        "claimed": _names(state.claimed),
        "published": [_names(stories) for stories in state.published],
        "ads": [list(ad) if ad else None for ad in state.ads],
    }


def from_json(kind: type[S], data: Mapping[str, Any]) -> S:
    """Read the data that `to_json` wrote into a state of class `kind`. Raises ValueError if it is malformed.

    Well-formed data may still be an impossible position: see `validation`.
    """
    try:
        if _whole(data["players"]) > MOST_SEATS:
            raise TypeError(data["players"])
        state = kind.new(_whole(data["players"]))
        for name in PLAIN:
            setattr(state, name, None if data[name] is None else _whole(data[name]))
        for name in BY_SEAT:
            setattr(state, name, [_whole(each) for each in data[name]])
        state.finished = [bool(each) for each in state.finished]
        if data["step"] not in phases.PHASES:
            raise KeyError(data["step"])
        state.phase = data["step"]
        state.beats = [_stories(data["beats"][beat.name]) for beat in BEATS]
        state.reporters = [
            {story(name): _whole(count) for name, count in own.items()} for own in data["reporters"]
        ]
        state.markers = [_whole(each) for each in data["markers"]]
        state.bonuses = [_whole(each) for each in data["bonuses"]]
        state.discards = [_whole(each) for each in data["discards"]]
        state.claimed = _stories(data["claimed"])
        state.published = [_stories(names) for names in data["published"]]
        state.ads = [(_whole(ad[0]), _whole(ad[1])) if ad else None for ad in data["ads"]]
    except (KeyError, TypeError, IndexError, AttributeError) as why:
        raise ValueError(_("This is not a Penny Press position.")) from why
    away = set(_off_the_stacks(state))
    state.stacks = [tuple(each for each in stack if each not in away) for stack in STACKS]
    return state


def _off_the_stacks(state: State) -> Iterator[Story]:
    yield from state.stories()
    yield from state.claimed
    for stories in state.published:
        yield from stories


def _names(stories: Iterable[Story]) -> list[str]:
    return [str(each) for each in stories]


def _stories(names: Iterable[str]) -> tuple[Story, ...]:
    return tuple(story(name) for name in names)


def _whole(number: object) -> int:
    if not isinstance(number, int):
        raise TypeError(number)
    return int(number)
