"""Short notation for positions of Penny Press, for tests that start in the middle of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from pennypress.engine.rules_interface import Event, IllegalAction
from pennypress.games.penny_press.actions import parse_action
from pennypress.games.penny_press.components import BEATS, last_penny
from pennypress.games.penny_press.position import PennyPress

Some = TypeVar("Some", bound=Event)
SPACES = {"A": 1, "B": 1, "C": 2, "D": 2}
HISTORY = (
    "is missing.",
    "than its front pages hold.",
    "front pages can have scored.",
    "stories of the others can have given it.",
    "An arrow marker is not where its stories and reporters put it.",
    "The discarded headline cards are impossible.",
)
"""Validation problems of positions that no game can reach, which tests may ignore."""


def position(
    players: int = 3,
    *,
    step: str = "turn",
    turn: int = 0,
    turns_left: int = 1,
    beats: Mapping[str, str] | None = None,
    reporters: Sequence[Mapping[str, int]] = (),
    markers: Mapping[str, int] | None = None,
    bonuses: Mapping[str, int] | None = None,
    discards: Sequence[int] = (),
    claimed: str = "",
    published: Sequence[str] = (),
    pennies: Sequence[int] = (),
    ads: Sequence[tuple[int, int] | None] = (),
    page_points: Sequence[int] = (),
    scoop_points: Sequence[int] = (),
    bonus_points: Sequence[int] = (),
    newsboy: int | None = None,
    trigger: int | None = None,
    final_round: int = 0,
    finished: Sequence[bool] = (),
) -> PennyPress:
    """A position with these parts; everything else is as at the start of a game.

    `beats` lists stories without their beat ('B1 C2'); lists by seat may be shorter than the number of seats.
    The markers match the stories and reporters unless `markers` gives them.
    """
    on_beat = {beat.name: (beats or {}).get(beat.name, "").split() for beat in BEATS}
    covered = {story for own in reporters for story in own}
    covered |= set(claimed.split())
    lying = {beat: [*names, *_of(beat, claimed)] for beat, names in on_beat.items()}
    adjusted = {
        beat: min(9, sum(SPACES[name[0]] + (f"{beat}-{name}" in covered) for name in names))
        for beat, names in lying.items()
    }
    data = {
        "players": players,
        "step": step,
        "turn": turn,
        "turns_left": turns_left,
        "beats": {beat: [f"{beat}-{name}" for name in names] for beat, names in on_beat.items()},
        "reporters": _by_seat(players, [dict(own) for own in reporters], {}),
        "markers": list((adjusted | dict(markers or {})).values()),
        "bonuses": [(bonuses or {}).get(beat.name, 2) for beat in BEATS],
        "discards": list(discards),
        "claimed": claimed.split(),
        "published": _by_seat(players, [names.split() for names in published], []),
        "pennies": _by_seat(players, pennies, 0),
        "ads": _by_seat(players, ads, None),
        "page_points": _by_seat(players, page_points, 0),
        "scoop_points": _by_seat(players, scoop_points, 0),
        "bonus_points": _by_seat(players, bonus_points, 0),
        "newsboy": newsboy,
        "trigger": trigger,
        "final_round": final_round,
        "finished": _by_seat(players, finished, False),
    }
    made = PennyPress.from_json(data)
    problems = [problem for problem in made.problems() if not problem.endswith(HISTORY)]
    assert problems == []
    return made


def final_edition(players: int = 3, *, trigger: int = 0, final_round: int = 1, **things: Any) -> PennyPress:
    """A table in a round of the final edition, triggered by seat `trigger`, which has finished."""
    finished = [seat == trigger for seat in range(players)]
    step = "last-turn" if final_round == 1 else "last-press"
    first: dict[str, Any] = {"step": step, "turn": (trigger + 1) % players, "finished": finished} | things
    pennies = [int(done) for done in first["finished"]]
    pennies[trigger] = last_penny(players)
    return position(players, trigger=trigger, final_round=final_round, **({"pennies": pennies} | first))


def do(table: PennyPress, *actions: str) -> list[Event]:
    """Carry out these actions, all of which must be legal; return all events."""
    happened: list[Event] = []
    for text in actions:
        action = parse_action(text)
        table.check(action)
        happened += table.apply(action)
    return happened


def refusal(table: PennyPress, action: str) -> str:
    """The sentence with which the action is refused."""
    with pytest.raises(IllegalAction) as why:
        table.check(parse_action(action))
    assert action not in legal(table)
    return str(why.value)


def legal(table: PennyPress) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in table.legal_actions()]


def of(kind: type[Some], happened: Sequence[Event]) -> list[Some]:
    """The events of one kind."""
    return [event for event in happened if isinstance(event, kind)]


def names(stories: Sequence[object]) -> str:
    """The stories as one text: 'war-B1 war-C2'."""
    return " ".join(map(str, stories))


def _by_seat(players: int, given: Sequence[object], missing: object) -> list[object]:
    return [*given, *[missing] * (players - len(given))]


def _of(beat: str, stories: str) -> list[str]:
    """The stories of that beat, without its name."""
    return [name.removeprefix(f"{beat}-") for name in stories.split() if name.startswith(f"{beat}-")]
