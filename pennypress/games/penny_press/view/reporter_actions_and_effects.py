"""The actions possible at a story and their effects on the beat, as data for the ring of choices."""

from __future__ import annotations

from typing import NamedTuple

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.rules_interface import Action
from pennypress.games.penny_press import phases
from pennypress.games.penny_press.actions import ASSIGN, REASSIGN, Recall
from pennypress.games.penny_press.components import Beat, Story
from pennypress.games.penny_press.piece_phrases import name_of, short_name
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.view import gesture


class StoryChoice(NamedTuple):
    """One button of the ring."""

    face: str
    sentence: str
    message: str
    coming: PennyPress | None
    """The position after the action."""


class Group(NamedTuple):
    """Choices of one kind."""

    name: str
    label: str
    choices: list[StoryChoice]


def choices(position: PennyPress, story: Story) -> list[Group]:
    """The actions of the player on turn at the story, in non-empty groups; none in other phases."""
    if position.phase not in (phases.TURN, phases.LAST_TURN):
        return []
    groups = [
        Group("send", _("How many to send here?"), _sendings(position, story)),
        Group("recall", _("How many to recall?"), _recalls(position, story)),
        Group("here", _("Move one here from"), _arrivals(position, story)),
        Group("away", _("Move one away"), _departure(position, story)),
    ]
    return [group for group in groups if group.choices]


def _most(position: PennyPress, count: int) -> int:
    """The maximum number of reporters to move: one in the final edition, else `count`."""
    return min(count, 1) if position.phase == phases.LAST_TURN else count


def _sendings(position: PennyPress, story: Story) -> list[StoryChoice]:
    home = _most(position, position.home(position.turn))
    return [
        _choice(
            position,
            ASSIGN[story][count - 1],
            str(count),
            ngettext("Send {count} reporter here", "Send {count} reporters here", count).format(count=count),
        )
        for count in range(1, home + 1)
    ]


def _recalls(position: PennyPress, story: Story) -> list[StoryChoice]:
    own = position.reporters[position.turn]
    there = _most(position, own.get(story, 0))
    counts = [
        _choice(
            position,
            Recall(((story, count),)),
            str(count),
            recall_label(count),
        )
        for count in range(1, there + 1)
    ]
    if there and len(own) > 1 and position.phase == phases.TURN:
        return [*counts, _recall_from_several(story)]
    return counts


def _recall_from_several(story: Story) -> StoryChoice:
    text = _("From several stories")
    return StoryChoice(text, text, gesture("recall", story, 1), None)


def _arrivals(position: PennyPress, story: Story) -> list[StoryChoice]:
    origins = sorted(position.reporters[position.turn], key=lambda origin: origin.index)
    return [
        _choice(
            position,
            REASSIGN[origin][story],
            short_name(origin),
            _("Move one reporter here from {story}").format(story=name_of(origin)),
        )
        for origin in origins
        if origin is not story
    ]


def _departure(position: PennyPress, story: Story) -> list[StoryChoice]:
    if story not in position.reporters[position.turn]:
        return []
    text = _("Pick one up, then tap where it goes")
    return [StoryChoice(_("Pick one up"), text, gesture("pick", story), None)]


def _choice(position: PennyPress, action: Action, face: str, sentence: str) -> StoryChoice:
    return StoryChoice(face, sentence, gesture("do", action), after(position, action))


def recall_label(count: int) -> str:
    """What a button says that recalls so many reporters."""
    return ngettext("Recall {count} reporter", "Recall {count} reporters", count).format(count=count)


def after(position: PennyPress, action: Action) -> PennyPress:
    """The position after the action, with the beats adjusted."""
    coming = position.copy()
    coming.apply(action)
    return coming


def value_change(position: PennyPress, coming: PennyPress, beat: Beat) -> str:
    """The change of the beat's value: '4 → 5', or '4' if it stays."""
    before, later = position.value(beat), coming.value(beat)
    if before == later:
        return str(before)
    return _("{before} → {after}").format(before=before, after=later)


def effect_on(beat: Beat, change: str) -> str:
    """The change of a beat's value as `value_change` has it, with the beat."""
    # Translators: such as 'War stories: 3 → 4 points'.
    return _("{beat} stories: {change} points").format(beat=beat.short_title, change=change)
