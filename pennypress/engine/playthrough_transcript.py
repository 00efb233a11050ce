"""Playthroughs: transcripts of whole games, so that a change of rules shows up as a diff.

They are stored in tests/playthroughs; `python -m pennypress playthroughs` rewrites them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from textwrap import wrap
from typing import Any, NamedTuple, TypeGuard

from pennypress.engine.dealer import Dealer
from pennypress.engine.rules_interface import CHANCE, Action, Event, Position
from pennypress.engine.title_description import Game

WIDTH = 110
SHOWN = 4
"""How many of the legal actions a transcript lists."""
SEED = "printing-house"
"""A seed with which all titles give games of a readable length."""


class GameSetup(NamedTuple):
    """A title with a number of players and options. Each has one transcript."""

    game: Game
    players: int
    options: tuple[str, ...]

    @property
    def file_name(self) -> str:
        """The path of its transcript, in a folder for each title."""
        return f"{self.game.name}/{'-'.join((str(self.players), *self.options))}.txt"


def setups(games: Iterable[Game]) -> Iterator[GameSetup]:
    """Every title with every number of players, and each option once."""
    for game in games:
        for players in game.player_counts:
            yield GameSetup(game, players, ())
        for option in game.options:
            yield GameSetup(game, option.player_counts[0], (option.name,))


def write_all(games: Iterable[Game], folder: Path) -> None:
    """Write the transcript of every setup into the folder."""
    for setup in setups(games):
        file = folder / setup.file_name
        file.parent.mkdir(exist_ok=True)
        file.write_text(transcript(*setup, SEED), encoding="utf-8")


def transcript(game: Game, players: int, options: Sequence[str], seed: str) -> str:
    """The transcript of a game with that seed: each action with its alternatives, events and changes.

    The table at the end is drawn as text.
    """
    position = game.new_position(players, options)
    dealer, draws, rng = Dealer(seed), 0, Random(f"{seed} players")
    variant = "".join(f", {option}" for option in options)
    count = f"{players} player{'s' if players > 1 else ''}"
    lines = [f"{game.title}, {count}{variant}, seed “{seed}”, rules {game.rules}"]
    number = 0
    while not position.is_over:
        number += 1
        actions = position.legal_actions()
        if position.next_to_act == CHANCE:
            action = dealer.draw(draws, actions)
            draws += 1
        else:
            action = _chosen(actions, rng)
        lines += _wrapped(_heading(number, position, actions), "     ")
        lines.append(f"   > {action}")
        before = position.to_json()
        for event in position.apply(action):
            lines += _wrapped(f"     {_described(event)}", "         ")
        changed = "; ".join(_changes(before, position.to_json()))
        lines += _wrapped(f"   = {changed}", "     ")
    winners = ", ".join(f"seat {seat}" for seat in position.winners) or "nobody"
    lines += ["", str(position), ""]
    lines.append(f"Over after {number} actions. Scores {list(position.scores)}. Winner: {winners}.")
    return "\n".join(lines) + "\n"


def _chosen(actions: Sequence[Action], rng: Random) -> Action:
    """A random action: first a random kind, so that rare kinds get their share, then one of that kind."""
    kinds: dict[str, list[Action]] = {}
    for action in actions:
        kinds.setdefault(str(action).split()[0], []).append(action)
    alike = list(kinds.values())[int(rng.random() * len(kinds))]
    return alike[int(rng.random() ** 2 * len(alike))]


def _heading(number: int, position: Position, actions: Sequence[Action]) -> str:
    player = position.next_to_act
    who = "chance" if player == CHANCE else f"seat {player}"
    some = [str(action) for action in actions[:SHOWN]]
    if len(actions) > SHOWN:
        some.append("…")
    return f"{number}. {who}, {len(actions)} legal: {' | '.join(some)}"


def _wrapped(line: str, indent: str) -> list[str]:
    return wrap(line, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def _described(event: Event) -> str:
    """The event's name and fields: `Scooped player 1, story war-B2, points 2`."""
    names = getattr(event, "__match_args__", ())
    told = [f"{name} {_plain(getattr(event, name))}" for name in names]
    return f"{type(event).__name__} {', '.join(told)}".rstrip()


def _plain(value: object) -> str:
    """A value of an event in its shortest text form."""
    if type(value).__str__ not in (object.__str__, tuple.__str__):
        return str(value)
    name = getattr(value, "name", None)
    if isinstance(name, str):
        return name
    if isinstance(value, tuple):
        return "(" + " ".join(map(_plain, value)) + ")"
    return str(value)


def _changes(before: object, after: object, path: str = "") -> Iterator[str]:
    """Every difference between two pieces of plain data, with its path."""
    if before == after:
        return
    if _is_words(before) and _is_words(after):
        gone = [f"−{word}" for word in before if word not in after]
        come = [f"+{word}" for word in after if word not in before]
        yield " ".join([path, *gone, *come])
        return
    old, new = _members(before), _members(after)
    if old is None or new is None:
        yield f"{path} {_brief(before)} → {_brief(after)}"
        return
    for key in [*old, *(key for key in new if key not in old)]:
        yield from _changes(old.get(key), new.get(key), f"{path}.{key}" if path else str(key))


def _is_words(data: object) -> TypeGuard[list[str]]:
    return isinstance(data, list) and all(isinstance(item, str) for item in data)


def _members(data: object) -> Mapping[Any, Any] | None:
    """The parts to compare one by one: members of an object or items of a list. None for anything else."""
    if isinstance(data, dict):
        return data
    return dict(enumerate(data)) if isinstance(data, list) else None


def _brief(data: object) -> str:
    return "–" if data is None else str(data)
