"""What happens to the board: headline cards bring stories, claims take them, and beats are adjusted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pennypress.engine.position import Event
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

if TYPE_CHECKING:
    from pennypress.games.penny_press.position import PennyPress


def resolve_card(position: PennyPress, number: int, drawer: int | None) -> list[Event]:
    """Carry out a headline card (rulebook p. 6); `drawer` is None during setup."""
    card = CARDS[number]
    position.discards.append(number)
    before = position.bonuses[card.beat.column]
    after = min(BONUS_END, before + card.bonus)
    position.bonuses[card.beat.column] = after
    happened: list[Event] = [
        events.CardDrawn(number, drawer),
        events.BonusMoved(card.beat, before, after),
    ]
    for stack in card.stacks:
        happened += _bring(position, stack, setup=drawer is None)
    if drawer is not None:
        row = PAGE_ROWS - position.pennies[drawer]
        position.ads[drawer] = (card.ad_column, row)
        happened.append(events.AdvertisementPlaced(drawer, card.ad_column, row))
    return happened


def _bring(position: PennyPress, stack: int, *, setup: bool) -> list[Event]:
    """Place the top story of a stack on its beat, if there is one and room for it."""
    if not position.stacks[stack]:
        return [events.StackEmpty(stack)]
    story = position.stacks[stack][0]
    happened: list[Event] = []
    if position.spaces(story.beat) + story.spaces > BEAT_SPACES:
        if not setup:
            return [events.BeatFull(story)]
        # R1: in setup only ten spaces of C and D overflow a beat, and just one of those five
        # stories has three stars; it is the one that stays on its stack.
        crowded = (*position.beats[story.beat.column], story)
        withdrawn = next(each for each in crowded if each.stars == max(STARS))
        happened.append(events.StoryWithdrawn(withdrawn))
        if withdrawn is story:
            return happened
        lift(position, withdrawn)
        restack(position, withdrawn)
    position.stacks[stack] = position.stacks[stack][1:]
    position.beats[story.beat.column] += (story,)
    happened.append(events.StoryPlaced(story))
    return happened


def lift(position: PennyPress, story: Story) -> None:
    """Take a story off its beat; those above it slide down."""
    column = story.beat.column
    position.beats[column] = tuple(each for each in position.beats[column] if each is not story)


def restack(position: PennyPress, story: Story) -> None:
    """Put a story back on its supply stack, in star order."""
    held = {*position.stacks[story.stack], story}
    position.stacks[story.stack] = tuple(each for each in STACKS[story.stack] if each in held)


def adjust(position: PennyPress) -> list[Event]:
    """Adjust the news beats between turns (rulebook p. 7): spaces covered + covered stories."""
    happened: list[Event] = []
    covered = set().union(*position.reporters)
    for beat in BEATS:
        column = beat.column
        after = 0
        for story in position.beats[column]:
            after += story.spaces + (story in covered)
        after = min(after, BEAT_SPACES)
        before = position.markers[column]
        if after != before:
            position.markers[column] = after
            happened.append(events.MarkerMoved(beat, before, after))
    return happened
