"""The table as text: beats with their stories and reporters, the tracks, every player's mat."""

from __future__ import annotations

from collections.abc import Iterator

from pennypress.components.text_lines import listed
from pennypress.games.penny_press import phases
from pennypress.games.penny_press.components import BEATS, SHAPES, Beat, Shape, Story, supply_order
from pennypress.games.penny_press.state import State

TRACKS = "beat      arrow  value  scoop  bonus  spaces  "
BOARD = f"{TRACKS}stories from the X space up (seat:reporters)"


def drawing(state: State) -> str:
    """The whole table in English, at most 100 characters wide. Seats and arrow positions count from 0."""
    lines = [*_heading(state), "", BOARD]
    for beat in BEATS:
        lines += _beat(state, beat)
    lines += ["", "supply    shape of each stack, stars of its stories from the top"]
    lines += [_supply(state, beat) for beat in BEATS]
    lines.append("")
    for seat in range(state.players):
        lines += _mat(state, seat)
    return "\n".join(lines)


def _heading(state: State) -> Iterator[str]:
    yield f"Penny Press, {state.players} players; {_turn(state)}"
    latest = f", {state.discards[-1]} the latest" if state.discards else ""
    yield f"headline cards: {len(state.undrawn())} in the deck, {len(state.discards)} drawn{latest}"
    if state.newsboy is not None:
        yield f"newsboy: seat {state.newsboy}"
    if state.trigger is not None:
        yield f"final edition: triggered by seat {state.trigger}, round {state.final_round}"
    if state.claimed:
        yield from listed(f"claimed by seat {state.turn}: ", map(str, state.claimed))


def _turn(state: State) -> str:
    if state.phase == phases.OVER:
        return "the game is over"
    return f"phase {state.phase}; turn of seat {state.turn}, {state.turns_left} left to it"


def _beat(state: State, beat: Beat) -> list[str]:
    """A beat's tracks and stories."""
    at = beat.column
    numbers = (state.markers[at], state.value(beat), state.scoop(beat), state.bonuses[at])
    tracks = "".join(f"{number:7}" for number in numbers)
    stories = (_on_beat(state, story) for story in state.beats[at])
    return listed(f"{beat.name:8}{tracks}{state.spaces(beat):8}  ", stories, len(TRACKS))


def _on_beat(state: State, story: Story) -> str:
    """The story with the reporters on it: `war-B2 (0:1 2:3)`."""
    there = [f"{seat}:{own[story]}" for seat, own in enumerate(state.reporters) if own.get(story)]
    return f"{story} ({' '.join(there)})" if there else str(story)


def _supply(state: State, beat: Beat) -> str:
    return f"{beat.name:8}  {'  '.join(_stack(state, beat, shape) for shape in SHAPES)}".rstrip()


def _stack(state: State, beat: Beat, shape: Shape) -> str:
    """The shape of a stack, and the stars of its stories from the top: `B123`."""
    which = beat.column * len(SHAPES) + SHAPES.index(shape)
    stars = "".join(str(story.stars) for story in state.stacks[which])
    return f"{shape.letter}{stars or '-'}".ljust(4)


def _mat(state: State, seat: int) -> Iterator[str]:
    points = (state.page_points[seat], state.scoop_points[seat], state.bonus_points[seat])
    yield (
        f"seat {seat}: circulation {state.circulation(seat)} "
        "(pages {}, scoops {}, bonuses {}), ".format(*points)
        + f"pennies {state.pennies[seat]}, reporters at home {state.home(seat)}"
    )
    ad = state.ads[seat]
    if ad is not None:
        yield f"  advertisement at column {ad[0]}, row {ad[1]}"
    if state.finished[seat]:
        yield "  final edition published"
    yield from listed("  can claim: ", map(str, state.claims(seat)))
    yield from listed("  published: ", map(str, sorted(state.published[seat], key=supply_order)))
