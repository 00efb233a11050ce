"""Texts of advice: a recommended action in one line, and sentences about its effects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import either, listed, together
from pennypress.engine.rules_interface import Action
from pennypress.games.penny_press.actions import Assign, Hold, Press, Publish, Reassign, Recall
from pennypress.games.penny_press.piece_phrases import name_of
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view import advice_facts
from pennypress.games.penny_press.view.sentences import paper
from pennypress.games.view_kit.player_names import Seats

AT_MOST = 2
"""Maximum number of sentences in a reason."""


def request(action: Action) -> str:
    """The action as an imperative: 'Send 2 reporters to the 2-star B of War.'"""
    match action:
        case Assign(story, count):
            return ngettext(
                "Send {count} reporter to {story}.", "Send {count} reporters to {story}.", count
            ).format(count=count, story=name_of(story))
        case Reassign(origin, target):
            return _("Move a reporter from {origin} to {target}.").format(
                origin=name_of(origin), target=name_of(target)
            )
        case Recall(reporters):
            from_where = [
                ngettext("{count} reporter from {story}", "{count} reporters from {story}", count).format(
                    count=count, story=name_of(story)
                )
                for story, count in reporters
            ]
            return _("Recall {reporters}.").format(reporters=listed(from_where))
        case Press():
            return _("Go to press.")
        case Publish(page):
            stories = listed([name_of(placed.story) for placed in page.placed]) or _("an empty page")
            if page.exclusive is None:
                return _("Print {stories}.").format(stories=stories)
            return _("Print {stories}. Exclusive: {exclusive}.").format(
                stories=stories, exclusive=name_of(page.exclusive)
            )
    assert isinstance(action, Hold)
    return _("Hold.")


def reason(position: PennyPress, action: Action, seats: Seats) -> str:
    """The reason for the player on turn to do it: the most important facts, one sentence each."""
    found = advice_facts.facts(position, action)[:AT_MOST]
    return together(sentence(fact, seats) for fact in found)


def sentence(fact: advice_facts.Fact, seats: Seats) -> str:
    """The fact as a sentence to the player."""
    return _SENTENCES[type(fact)](fact, seats)


def _papers(players: Sequence[int], seats: Seats) -> str:
    return listed([paper(seats, player) for player in players])


def _can_claim(fact: advice_facts.CanClaim, seats: Seats) -> str:
    story = name_of(fact.story)
    if fact.level:
        text = _("You would tie with {papers} on {story}: whoever goes to press first claims it.")
        return text.format(papers=_papers(fact.level, seats), story=story)
    if fact.ousted:
        text = _("You could then claim {story}, and {papers} could not.")
        return text.format(story=story, papers=_papers(fact.ousted, seats))
    return _("You could then claim {story}.").format(story=story)


def _strengthened(fact: advice_facts.Strengthened, seats: Seats) -> str:
    if fact.ahead == fact.own:
        text = _("You would have {own} reporters on {story}, where nobody else is.")
    else:  # claimable before, so at most a tie; now at least one more reporter
        text = ngettext(
            "You would be {ahead} reporter ahead on {story}.",
            "You would be {ahead} reporters ahead on {story}.",
            fact.ahead,
        )
    return text.format(own=fact.own, ahead=fact.ahead, story=name_of(fact.story))


def _scoop_awaits(fact: advice_facts.ScoopAwaits, seats: Seats) -> str:
    return ngettext(
        "If {papers} claims {story}, the scoop would be worth {points} point to you.",
        "If {papers} claims {story}, the scoop would be worth {points} points to you.",
        fact.points,
    ).format(papers=_either(fact.rivals, seats), story=name_of(fact.story), points=fact.points)


def _either(players: Sequence[int], seats: Seats) -> str:
    return either([paper(seats, player) for player in players])


def _overrun(fact: advice_facts.Overrun, seats: Seats) -> str:
    return ngettext(
        "{papers} has more reporters than you on {story}.",
        "{papers} have more reporters than you on {story}.",
        len(fact.rivals),
    ).format(papers=_papers(fact.rivals, seats), story=name_of(fact.story))


def _gives_up(fact: advice_facts.GivesUp, seats: Seats) -> str:
    return _("You would give up {story}.").format(story=name_of(fact.story))


def _turns_top(fact: advice_facts.TurnsTop, seats: Seats) -> str:
    if fact.stories == 1:
        text = _("{beat} will be a top beat next turn, so your story there would have to touch the top edge.")
        if not fact.all_touch:
            text = _(
                "{beat} will be a top beat next turn, so as many top stories as fit would have to touch "
                "the top edge."
            )
    elif not fact.all_touch:
        text = _(
            "{beat} will be a top beat next turn, so as many of your stories as fit would have to touch "
            "the top edge."
        )
    elif fact.stories == 2:
        text = _(
            "{beat} will be a top beat next turn, so both your stories there would have to touch the top "
            "edge."
        )
    else:
        text = _(
            "{beat} will be a top beat next turn, so your {count} stories there would have to touch the "
            "top edge."
        )
    return text.format(beat=fact.beat.title, count=fact.stories)


def _turns_ordinary(fact: advice_facts.TurnsOrdinary, seats: Seats) -> str:
    story = name_of(fact.stories[0])
    return _("{beat} will no longer be a top beat: {story} could be your exclusive.").format(
        beat=fact.beat.title, story=story
    )


def _better_page(fact: advice_facts.BetterPage, seats: Seats) -> str:
    return ngettext(
        "After that, your best page would score {points} point instead of {before}.",
        "After that, your best page would score {points} points instead of {before}.",
        fact.points,
    ).format(points=fact.points, before=fact.before)


def _value_moves(fact: advice_facts.ValueMoves, seats: Seats) -> str:
    if not fact.stories:  # only a story that this player alone covers raises a beat: it falls
        text = _("{beat}, where you could claim nothing, falls from {before} to {after}.")
    elif fact.after < fact.before:
        text = ngettext(
            "{beat}, where you could claim {count} story, falls from {before} to {after}.",
            "{beat}, where you could claim {count} stories, falls from {before} to {after}.",
            fact.stories,
        )
    else:
        text = ngettext(
            "{beat}, where you could claim {count} story, rises from {before} to {after}.",
            "{beat}, where you could claim {count} stories, rises from {before} to {after}.",
            fact.stories,
        )
    return text.format(beat=fact.beat.title, before=fact.before, after=fact.after, count=fact.stories)


def _comes_home(fact: advice_facts.ComesHome, seats: Seats) -> str:
    return ngettext(
        "You would have {count} reporter at home.", "You would have {count} reporters at home.", fact.home
    ).format(count=fact.home)


def _leaves_home(fact: advice_facts.LeavesHome, seats: Seats) -> str:
    if not fact.home:
        return _("None of your reporters would be left at home.")
    return ngettext(
        "{count} reporter would be left at home.", "{count} reporters would be left at home.", fact.home
    ).format(count=fact.home)


def _claims(fact: advice_facts.Claims, seats: Seats) -> str:
    stories = ngettext("{count} story", "{count} stories", fact.stories).format(count=fact.stories)
    return ngettext(
        "You claim {stories}; the best page scores {points} point.",
        "You claim {stories}; the best page scores {points} points.",
        fact.points,
    ).format(stories=stories, points=fact.points)


def _last_penny(fact: advice_facts.LastPenny, seats: Seats) -> str:
    return _("That triggers the final edition, and the markers stay as they are.")


def _snatches(fact: advice_facts.Snatches, seats: Seats) -> str:
    return _("{papers} could claim {story} as well: you would be first.").format(
        papers=_either(fact.rivals, seats), story=name_of(fact.story)
    )


def _scoops(fact: advice_facts.Scoops, seats: Seats) -> str:
    if not fact.paid:
        return _("Nobody else scores a scoop.")
    return _("Scoops for others: {list}.").format(list=_paid(fact.paid, seats))


def _paid(paid: Sequence[tuple[int, int]], seats: Seats) -> str:
    """The payments in a list: 'The Sun 2 and The World 1'."""
    return listed(
        [_("{paper} {points}").format(paper=paper(seats, player), points=points) for player, points in paid]
    )


def _takes_lead(fact: advice_facts.TakesLead, seats: Seats) -> str:
    text = ngettext(
        "In {beat} you would lead with {stars} star; its bonus stands at {bonus}.",
        "In {beat} you would lead with {stars} stars; its bonus stands at {bonus}.",
        fact.stars,
    )
    if not fact.alone:
        text = ngettext(
            "In {beat} you would tie for the lead with {stars} star; its bonus stands at {bonus}.",
            "In {beat} you would tie for the lead with {stars} stars; its bonus stands at {bonus}.",
            fact.stars,
        )
    return text.format(beat=fact.beat.title, stars=fact.stars, bonus=fact.bonus)


def _leaves_out(fact: advice_facts.LeavesOut, seats: Seats) -> str:
    return ngettext(
        "{count} claimed story is not on the page.",
        "{count} claimed stories are not on the page.",
        fact.stories,
    ).format(count=fact.stories)


def _prints(fact: advice_facts.Prints, seats: Seats) -> str:
    if fact.points == fact.best:
        text = ngettext(
            "No page scores more than its {points} point.",
            "No page scores more than its {points} points.",
            fact.points,
        )
    else:
        text = ngettext(
            "It scores {points} point; the best page scores {best}.",
            "It scores {points} points; the best page scores {best}.",
            fact.points,
        )
    return text.format(points=fact.points, best=fact.best)


def _more_stars(fact: advice_facts.MoreStars, seats: Seats) -> str:
    return ngettext(
        "It has {count} star more than the highest-scoring page.",
        "It has {count} stars more than the highest-scoring page.",
        fact.stars,
    ).format(count=fact.stars)


def _exclusive(fact: advice_facts.Exclusive, seats: Seats) -> str:
    return ngettext(
        "As the exclusive, {story} scores {points} point.",
        "As the exclusive, {story} scores {points} points.",
        fact.points,
    ).format(story=name_of(fact.story), points=fact.points)


def _last_call(fact: advice_facts.LastCall, seats: Seats) -> str:
    stories = ngettext("{count} story", "{count} stories", fact.stories).format(count=fact.stories)
    return ngettext(
        "You can still go to press in the last call: as things stand, {stories} for {points} point at best.",
        "You can still go to press in the last call: as things stand, {stories} for {points} points at best.",
        fact.points,
    ).format(stories=stories, points=fact.points)


def _press_would_score(fact: advice_facts.PressWouldScore, seats: Seats) -> str:
    text = ngettext(
        "Going to press would score {points} point.",
        "Going to press would score {points} points.",
        fact.points,
    )
    if fact.paid:
        text = ngettext(
            "Going to press would score {points} point, and scoops for others: {list}.",
            "Going to press would score {points} points, and scoops for others: {list}.",
            fact.points,
        )
    return text.format(points=fact.points, list=_paid(fact.paid, seats))


def _nothing_to_claim(fact: advice_facts.NothingToClaim, seats: Seats) -> str:
    return _("As things stand, you could claim no story.")


_SENTENCES: dict[type[Any], Callable[[Any, Seats], str]] = {
    advice_facts.CanClaim: _can_claim,
    advice_facts.Strengthened: _strengthened,
    advice_facts.ScoopAwaits: _scoop_awaits,
    advice_facts.Overrun: _overrun,
    advice_facts.GivesUp: _gives_up,
    advice_facts.TurnsTop: _turns_top,
    advice_facts.TurnsOrdinary: _turns_ordinary,
    advice_facts.BetterPage: _better_page,
    advice_facts.ValueMoves: _value_moves,
    advice_facts.ComesHome: _comes_home,
    advice_facts.LeavesHome: _leaves_home,
    advice_facts.Claims: _claims,
    advice_facts.LastPenny: _last_penny,
    advice_facts.Snatches: _snatches,
    advice_facts.Scoops: _scoops,
    advice_facts.TakesLead: _takes_lead,
    advice_facts.LeavesOut: _leaves_out,
    advice_facts.Prints: _prints,
    advice_facts.MoreStars: _more_stars,
    advice_facts.Exclusive: _exclusive,
    advice_facts.LastCall: _last_call,
    advice_facts.PressWouldScore: _press_would_score,
    advice_facts.NothingToClaim: _nothing_to_claim,
}
