"""Conversion of a state to plain data and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from pennypress.engine.i18n import _
from pennypress.engine.typed_json import as_bool, as_int, as_list
from pennypress.games.penny_press import phases
from pennypress.games.penny_press.components import BEATS, STACKS, Story, story
from pennypress.games.penny_press.state import State

S = TypeVar("S", bound=State)

NUMBERS_BY_SEAT = ("pennies", "page_points", "scoop_points", "bonus_points")
MOST_SEATS = 20
"""More seats than any table has. A limit because setting up billions of seats would never finish."""
PLAIN = ("players", "turn", "turns_left", "final_round")
MAY_BE_NONE = ("newsboy", "trigger")


def to_json(state: State) -> dict[str, Any]:
    """The state as plain data. The supply stacks are left out: they hold all other stories."""
    data: dict[str, Any] = {name: getattr(state, name) for name in (*PLAIN, *MAY_BE_NONE)}
    data |= {name: list(getattr(state, name)) for name in NUMBERS_BY_SEAT}
    return data | {
        "finished": list(state.finished),
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
        if as_int(data["players"]) > MOST_SEATS:
            raise TypeError(data["players"])
        state = kind.new(as_int(data["players"]))
        for name in PLAIN:
            setattr(state, name, as_int(data[name]))
        for name in MAY_BE_NONE:
            setattr(state, name, None if data[name] is None else as_int(data[name]))
        for name in NUMBERS_BY_SEAT:
            setattr(state, name, [as_int(each) for each in as_list(data[name])])
        state.finished = [as_bool(each) for each in as_list(data["finished"])]
        if data["step"] not in phases.PHASES:
            raise KeyError(data["step"])
        state.phase = data["step"]
        state.beats = [_stories(data["beats"][beat.name]) for beat in BEATS]
        state.reporters = [
            {story(name): as_int(count) for name, count in own.items()} for own in data["reporters"]
        ]
        state.markers = [as_int(each) for each in as_list(data["markers"])]
        state.bonuses = [as_int(each) for each in as_list(data["bonuses"])]
        state.discards = [as_int(each) for each in as_list(data["discards"])]
        state.claimed = _stories(data["claimed"])
        state.published = [_stories(names) for names in data["published"]]
        state.ads = [(as_int(ad[0]), as_int(ad[1])) if ad else None for ad in data["ads"]]
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
