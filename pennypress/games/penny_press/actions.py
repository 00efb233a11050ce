"""Actions of players and of chance: small frozen values with a text form that `parse_action` reads.

Board actions are created once and shared, because creating them would dominate the cost of `legal_actions`.
"""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, number_between
from pennypress.games.penny_press.components import REPORTERS, STORIES, Story, story, supply_order
from pennypress.games.penny_press.front_page import Page
from pennypress.games.penny_press.headline_cards import CARDS


@dataclass(frozen=True, slots=True)
class Assign(Action):
    """Send reporters from home to one story."""

    story: Story
    reporters: int

    def __str__(self) -> str:
        return f"assign {self.reporters} {self.story}"


@dataclass(frozen=True, slots=True)
class Reassign(Action):
    """Move one reporter from a story to another."""

    origin: Story
    target: Story

    def __str__(self) -> str:
        return f"reassign {self.origin} {self.target}"


@dataclass(frozen=True, slots=True)
class Recall(Action):
    """Bring reporters home from any stories, which are listed in supply order."""

    reporters: tuple[tuple[Story, int], ...]

    def __str__(self) -> str:
        return "recall " + " ".join(f"{count} {each}" for each, count in self.reporters)


@dataclass(frozen=True, slots=True)
class Press(Action):
    """Go to press: claim every story that can be claimed."""

    def __str__(self) -> str:
        return "press"


@dataclass(frozen=True, slots=True)
class Publish(Action):
    """Print the front page."""

    page: Page

    def __str__(self) -> str:
        return f"publish {self.page}".rstrip()


@dataclass(frozen=True, slots=True)
class Hold(Action):
    """Decline a turn of the final edition (R6)."""

    def __str__(self) -> str:
        return "hold"


@dataclass(frozen=True, slots=True)
class Headline(Action):
    """Chance turns up a headline card."""

    card: int

    def __str__(self) -> str:
        return f"headline {self.card}"


PRESS = Press()
HOLD = Hold()
ASSIGN = {each: tuple(Assign(each, count) for count in range(1, REPORTERS + 1)) for each in STORIES}
"""Per story: the assignments of 1 to 5 reporters, in ascending order."""
ASSIGN_UP_TO = [{each: ASSIGN[each][:count] for each in STORIES} for count in range(REPORTERS + 1)]
"""Per number of reporters at home, per story: the possible assignments."""
REASSIGN = {
    origin: {target: Reassign(origin, target) for target in STORIES if target is not origin}
    for origin in STORIES
}
RECALL = {each: tuple(((each, count),) for count in range(1, REPORTERS + 1)) for each in STORIES}
"""Per story: the entries of a recall that bring 1 to 5 reporters home from it."""
HEADLINES = {number: Headline(number) for number in CARDS}


def recall(reporters: dict[Story, int]) -> Recall:
    """The recall of these reporters, in its canonical order."""
    return Recall(tuple((each, reporters[each]) for each in sorted(reporters, key=supply_order)))


def parse_action(text: str) -> Action:
    """The action that `str(action)` wrote. Raises ValueError with a sentence.

    >>> str(parse_action("assign 2 war-B2"))
    'assign 2 war-B2'
    >>> parse_action("assign war")
    Traceback (most recent call last):
    ValueError: “assign war” is not an action of Penny Press.
    """
    try:
        return _parsed(text)
    except (KeyError, ValueError, IndexError) as why:
        raise ValueError(_("“{text}” is not an action of Penny Press.").format(text=text[:80])) from why


def _parsed(text: str) -> Action:
    match text.split(" "):
        case ["assign", count, name]:
            return ASSIGN[story(name)][number_between(count, 1, REPORTERS) - 1]
        case ["reassign", origin, target]:
            return REASSIGN[story(origin)][story(target)]
        case ["recall", *words] if words and len(words) % 2 == 0:
            pairs = zip(words[::2], words[1::2], strict=True)
            counts = {story(name): number_between(count, 1, REPORTERS) for count, name in pairs}
            if len(counts) * 2 != len(words):
                raise ValueError(text)
            return recall(counts)
        case ["press"]:
            return PRESS
        case ["publish", *words]:
            return Publish(Page.parse(" ".join(words)))
        case ["hold"]:
            return HOLD
        case ["headline", number]:
            return HEADLINES[number_between(number, min(CARDS), max(CARDS))]
        case _:
            raise ValueError(text)
