"""Changes to the board: headline cards add stories, claims remove them, beats are adjusted."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from pennypress.engine.rules_interface import Event
from pennypress.games.penny_press import events
from pennypress.games.penny_press.components import (
    BEAT_SPACES,
    BEATS,
    BONUS_END,
    PAGE_ROWS,
    STACKS,
    STARS,
    Story,
)
from pennypress.games.penny_press.headline_cards import CARDS
from pennypress.games.penny_press.state import State


def resolve_card(state: State, number: int, drawer: int | None) -> list[Event]:
    """Carry out a headline card (rulebook p. 6); `drawer` is None during setup."""
    card = CARDS[number]
    state.discards.append(number)
    before = state.bonuses[card.beat.column]
    after = min(BONUS_END, before + card.bonus)
    state.bonuses[card.beat.column] = after
    happened: list[Event] = [
        events.CardDrawn(number, drawer),
        events.BonusMoved(card.beat, before, after),
    ]
    for stack in card.stacks:
        happened += _bring(state, stack, setup=drawer is None)
    if drawer is not None:
        row = PAGE_ROWS - state.pennies[drawer]
        state.ads[drawer] = (card.ad_column, row)
        happened.append(events.AdvertisementPlaced(drawer, card.ad_column, row))
    return happened


def _bring(state: State, stack: int, *, setup: bool) -> list[Event]:
    """Place the top story of a stack on its beat, if there is one and it fits."""
    if not state.stacks[stack]:
        return [events.StackEmpty(stack)]
    story = state.stacks[stack][0]
    happened: list[Event] = []
    if state.spaces(story.beat) + story.spaces > BEAT_SPACES:
        if not setup:
            return [events.BeatFull(story)]
        # R1: in setup only ten spaces of C and D stories overflow a beat. Exactly one of those five stories
        # has three stars; it is the one that stays on its stack.
        crowded = (*state.beats[story.beat.column], story)
        withdrawn = next(each for each in crowded if each.stars == max(STARS))
        happened.append(events.StoryWithdrawn(withdrawn))
        if withdrawn is story:
            return happened
        lift(state, withdrawn)
        restack(state, withdrawn)
    state.stacks[stack] = state.stacks[stack][1:]
    state.beats[story.beat.column] += (story,)
    happened.append(events.StoryPlaced(story))
    return happened


def lift(state: State, story: Story) -> None:
    """Take a story off its beat; the stories above it slide down."""
    column = story.beat.column
    state.beats[column] = tuple(each for each in state.beats[column] if each is not story)


def restack(state: State, story: Story) -> None:
    """Put a story back on its supply stack, in star order."""
    held = {*state.stacks[story.stack], story}
    state.stacks[story.stack] = tuple(each for each in STACKS[story.stack] if each in held)


def marker_place(stories: Iterable[Story], covered: Collection[Story]) -> int:
    """Where the marker of a beat goes (rulebook p. 7)."""
    return min(covered_spaces(stories, covered), BEAT_SPACES)


def covered_spaces(stories: Iterable[Story], covered: Collection[Story]) -> int:
    """The spaces that the stories cover, and one more for each story with reporters on it."""
    count = 0
    for story in stories:
        count += story.spaces + (story in covered)
    return count


def adjust(state: State) -> list[Event]:
    """Adjust the news beats between turns (rulebook p. 7)."""
    happened: list[Event] = []
    covered = set().union(*state.reporters)
    for beat in BEATS:
        column = beat.column
        before, after = state.markers[column], marker_place(state.beats[column], covered)
        if after != before:
            state.markers[column] = after
            happened.append(events.MarkerMoved(beat, before, after))
    return happened
