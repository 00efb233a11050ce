"""Facts about the effects of an action, the most important first. Advice is written from them.

The action is carried out on a copy, and the facts are read from the resulting position.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pennypress.engine.rules_interface import Action
from pennypress.games.penny_press import front_page, phases
from pennypress.games.penny_press.actions import PRESS, Assign, Press, Publish, Reassign, Recall
from pennypress.games.penny_press.components import BEATS, Beat, Story
from pennypress.games.penny_press.front_page import Page
from pennypress.games.penny_press.page_score import bill
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.reporter_actions_and_effects import after

# -- moving reporters


class CanClaim(NamedTuple):
    """The player could claim a story that was out of reach before."""

    story: Story
    level: tuple[int, ...]
    """Other seats with as many reporters there, who could claim it as well."""
    ousted: tuple[int, ...]
    """Other seats who could claim it before, but no longer."""


class Strengthened(NamedTuple):
    """The player adds reporters to a story that was already claimable."""

    story: Story
    own: int
    ahead: int
    """The lead in reporters over the strongest other newspaper."""


class ScoopAwaits(NamedTuple):
    """Others could claim a story that the player also covers: that would be a scoop."""

    story: Story
    rivals: tuple[int, ...]
    points: int


class Overrun(NamedTuple):
    """On the story that reporters leave, others had more reporters than the player."""

    story: Story
    rivals: tuple[int, ...]


class GivesUp(NamedTuple):
    """The player could claim the story before, but no longer."""

    story: Story


class TurnsTop(NamedTuple):
    """The beat becomes a top news beat, and the player could claim stories of it."""

    beat: Beat
    stories: int
    all_touch: bool
    """Whether all of them would have to touch the top edge; otherwise as many as fit (R3)."""


class TurnsOrdinary(NamedTuple):
    """The beat is no longer a top news beat, so one of its stories could be the player's exclusive."""

    beat: Beat
    stories: tuple[Story, ...]
    """The stories that are the exclusive of some legal page."""


class BetterPage(NamedTuple):
    """The score of the best page if the player went to press in the resulting position."""

    points: int
    before: int


class ValueMoves(NamedTuple):
    """The beat's value changes when it is adjusted at the end of the turn (rulebook p. 7)."""

    beat: Beat
    before: int
    after: int
    stories: int
    """How many stories of the beat the player could then claim."""


class ComesHome(NamedTuple):
    """Reporters come home."""

    home: int


class LeavesHome(NamedTuple):
    """The number of reporters left at home. Used only if there is no other fact."""

    home: int


# -- going to press, publishing, holding


class Claims(NamedTuple):
    """Going to press claims this many stories; the best page scores this much."""

    stories: int
    points: int


class LastPenny(NamedTuple):
    """The press triggers the final edition (rulebook p. 5)."""


class Snatches(NamedTuple):
    """Others could have claimed the story as well."""

    story: Story
    rivals: tuple[int, ...]


class Scoops(NamedTuple):
    """Scoop points of others: (player, points)."""

    paid: tuple[tuple[int, int], ...]


class TakesLead(NamedTuple):
    """The page makes the player first, or tied for first, in the stars of a beat (rulebook p. 5)."""

    beat: Beat
    stars: int
    alone: bool
    bonus: int
    """The current value of its bonus marker."""


class LeavesOut(NamedTuple):
    """Claimed stories that are not on the page."""

    stories: int


class Prints(NamedTuple):
    """The score of the page, and the score of the best page."""

    points: int
    best: int


class MoreStars(NamedTuple):
    """Stars on the page beyond those of the best page."""

    stars: int


class Exclusive(NamedTuple):
    """The story that counts double, and its points."""

    story: Story
    points: int


class LastCall(NamedTuple):
    """After holding, the player could still go to press in the last call, if the table stays like this."""

    stories: int
    points: int


class PressWouldScore(NamedTuple):
    """The result of going to press instead: the best page's points, and scoop points of others."""

    points: int
    paid: tuple[tuple[int, int], ...]


class NothingToClaim(NamedTuple):
    """The player could claim no stories now."""


Fact = (
    CanClaim | Strengthened | ScoopAwaits | Overrun | GivesUp | TurnsTop | TurnsOrdinary | BetterPage
    | ValueMoves | ComesHome | LeavesHome | Claims | LastPenny | Snatches | Scoops | TakesLead | LeavesOut
    | Prints | MoreStars | Exclusive | LastCall | PressWouldScore | NothingToClaim
)  # fmt: skip


def facts(position: PennyPress, action: Action) -> list[Fact]:
    """The effects of the legal action for the player on turn, the most important first; at least one."""
    match action:
        case Assign(target, _count):
            return _of_move(position, action, (), target)
        case Reassign(origin, target):
            return _of_move(position, action, (origin,), target)
        case Recall(reporters):
            return _of_move(position, action, tuple(story for story, _count in reporters), None)
        case Press():
            return _of_press(position)
        case Publish(page):
            return _of_page(position, page)
    return _of_holding(position)


def best_points(position: PennyPress, player: int) -> int:
    """The score of the best page of the stories that the player could claim; 0 without any."""
    brief = position.brief(player)
    return bill(brief, front_page.best(brief)).counted


def _of_move(
    position: PennyPress, action: Action, origins: tuple[Story, ...], target: Story | None
) -> list[Fact]:
    coming = after(position, action)
    player = position.turn
    could, can = position.claims(player), coming.claims(player)
    found: list[Fact] = []
    if target is not None:
        found += _at_target(position, coming, target)
    found += [Overrun(story, rivals) for story in origins if (rivals := _stronger(position, story))]
    found += _tops(position, coming)
    points, before = best_points(coming, player), best_points(position, player)
    if points > before:
        found.append(BetterPage(points, before))
    home = coming.home(player)
    if isinstance(action, Recall):
        found.append(ComesHome(home))
    found += _values(position, coming)
    found += [GivesUp(story) for story in origins if story in could and story not in can]
    return found or [LeavesHome(home)]


def _at_target(position: PennyPress, coming: PennyPress, story: Story) -> list[Fact]:
    """Facts about the player's standing at the story to which reporters go."""
    player, rivals = position.turn, _rivals(position)
    could = tuple(other for other in rivals if story in position.claims(other))
    can = tuple(other for other in rivals if story in coming.claims(other))
    if story not in coming.claims(player):
        points = coming.scoop(story.beat)
        return [ScoopAwaits(story, can, points)] if points and can else []
    if story in position.claims(player):
        own = coming.reporters[player][story]
        most = max(theirs.get(story, 0) for other, theirs in enumerate(coming.reporters) if other != player)
        return [Strengthened(story, own, own - most)]
    return [CanClaim(story, can, tuple(other for other in could if other not in can))]


def _rivals(position: PennyPress) -> list[int]:
    """The other seats that may still go to press."""
    others = range(position.players)
    return [other for other in others if other != position.turn and position.may_still_press(other)]


def _stronger(position: PennyPress, story: Story) -> tuple[int, ...]:
    """The seats with more reporters on the story than the player on turn."""
    own = position.reporters[position.turn].get(story, 0)
    return tuple(other for other, theirs in enumerate(position.reporters) if theirs.get(story, 0) > own)


def _tops(position: PennyPress, coming: PennyPress) -> list[Fact]:
    """Beats of the player's stories that become top news beats or stop being so."""
    player = position.turn
    brief = coming.brief(player)
    was, now = position.brief(player).top_beats, brief.top_beats
    leads = [story for story in brief.claimed if brief.is_top(story)]
    found: list[Fact] = []
    for beat in now:
        own = sum(story.beat is beat for story in leads)
        if own and beat not in was:
            all_touch = front_page.top_stories_required(brief).at_top_edge == len(leads)
            found.append(TurnsTop(beat, own, all_touch))
    for beat in was:
        own = sum(story.beat is beat for story in brief.claimed)
        if own and beat not in now:
            exclusives = {page.exclusive for page in front_page.outcomes(brief)}
            stories = tuple(story for story in brief.claimed if story.beat is beat and story in exclusives)
            found += [TurnsOrdinary(beat, stories)] if stories else []
    return found


def _values(position: PennyPress, coming: PennyPress) -> list[Fact]:
    """Beats whose value changes, those with most stories claimable by the player first."""
    can = coming.claims(position.turn)
    found = [
        ValueMoves(beat, position.value(beat), coming.value(beat), sum(story.beat is beat for story in can))
        for beat in BEATS
        if position.value(beat) != coming.value(beat)
    ]
    return [*sorted(found, key=lambda fact: -fact.stories)]


def _of_press(position: PennyPress) -> list[Fact]:
    player = position.turn
    pressed = after(position, PRESS)
    brief = pressed.brief(player)
    page = front_page.best(brief)
    found: list[Fact] = [Claims(len(brief.claimed), bill(brief, page).counted)]
    if position.triggers_final_edition(player):
        found.append(LastPenny())
    for story in brief.claimed:
        rivals = tuple(other for other in _rivals(position) if story in position.claims(other))
        found += [Snatches(story, rivals)] if rivals else []
    scoops = Scoops(_paid(position, pressed))
    left_out = len(brief.claimed) - len(page.placed)
    return [
        *found,
        *_leads(position, page),
        *([scoops] if scoops.paid else []),
        *([LeavesOut(left_out)] if left_out else []),
        *([] if scoops.paid else [scoops]),
    ]


def _of_page(position: PennyPress, page: Page) -> list[Fact]:
    brief = position.brief(position.turn)
    printed, best = bill(brief, page), front_page.best(brief)
    found: list[Fact] = [Prints(printed.counted, bill(brief, best).counted)]
    more = _stars(placed.story for placed in page.placed) - _stars(placed.story for placed in best.placed)
    found += [MoreStars(more)] if more > 0 else []
    found += _leads(position, page)
    found += [Exclusive(line.story, line.points) for line in printed.published if line.exclusive]
    found += [LeavesOut(len(printed.unpublished))] if printed.unpublished else []
    return found


def _of_holding(position: PennyPress) -> list[Fact]:
    player = position.turn
    claims = position.claims(player)
    if position.phase == phases.LAST_PRESS:
        return [PressWouldScore(best_points(position, player), _paid(position, after(position, PRESS)))]
    found: list[Fact] = [NothingToClaim()]
    if claims:
        found = [LastCall(len(claims), best_points(position, player))]
    for story in position.reporters[player]:
        points = position.scoop(story.beat)
        rivals = tuple(other for other in _rivals(position) if story in position.claims(other))
        if points and rivals and story not in claims:
            found.append(ScoopAwaits(story, rivals, points))
    return found


def _paid(position: PennyPress, pressed: PennyPress) -> tuple[tuple[int, int], ...]:
    """What the press pays to others for scoops: (player, points)."""
    gains = (pressed.scoop_points[other] - position.scoop_points[other] for other in range(position.players))
    return tuple((other, points) for other, points in enumerate(gains) if points)


def _leads(position: PennyPress, page: Page) -> list[Fact]:
    """Beats in whose stars the page takes the player to first place, the highest bonus first."""
    player = position.turn
    found: list[TakesLead] = []
    for beat in BEATS:
        own = position.stars(player, beat)
        most = max(position.stars(other, beat) for other in range(position.players) if other != player)
        new = own + _stars(placed.story for placed in page.placed if placed.story.beat is beat)
        if own <= most < new or own < most == new:
            found.append(TakesLead(beat, new, new > most, position.bonuses[beat.column]))
    return [*sorted(found, key=lambda fact: -fact.bonus)]


def _stars(stories: Iterable[Story]) -> int:
    return sum(story.stars for story in stories)
