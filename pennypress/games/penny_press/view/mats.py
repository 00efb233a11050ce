"""The newspaper mats: in full with all controls for the player on turn, in brief for everybody else."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed, together
from pennypress.games.penny_press import front_page, phases
from pennypress.games.penny_press.actions import HOLD, PRESS
from pennypress.games.penny_press.components import BEATS, Beat, Story, last_penny
from pennypress.games.penny_press.page_score import LITTLE, Bill, bill
from pennypress.games.penny_press.piece_phrases import name_of, short_name
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view import pieces
from pennypress.games.penny_press.view.animation_order import Moments
from pennypress.games.penny_press.view.drop_previews import shows, slides
from pennypress.games.penny_press.view.emblem import reporter
from pennypress.games.penny_press.view.printed_cards import is_laid_out_here
from pennypress.games.penny_press.view.printers_bill import printers_bill
from pennypress.games.penny_press.view.recent_marks import Marks
from pennypress.games.penny_press.view.reporter_actions_and_effects import after
from pennypress.games.penny_press.view.scores_on_mats import bonuses_so_far, points_of_rivals, score
from pennypress.games.penny_press.view.selection import HOME, BoardSelection, draggable, more_along
from pennypress.games.penny_press.view.sentences import paper, paper_and_name
from pennypress.games.penny_press.view.sprite import symbol
from pennypress.games.view import ViewContext, explained, gesture, piece
from pennypress.games.view_kit.bottom_sheet import SHEET, sheet_handle
from pennypress.games.view_kit.player_names import you_mark
from pennypress.games.view_kit.recent_marks import outline
from pennypress.games.view_kit.render_cache import cached_html


def mats(context: ViewContext[PennyPress], moments: Moments, marks: Marks) -> list[Element]:
    """The mat of the player in front, with the bill while a page is laid out, then the others in turn order.

    The player on turn is in front; a person alone against bots always is, so that all mats stay where they
    are. After the game all mats are shown in brief.
    """
    position = context.position
    front = position.turn if context.solo_seat is None else context.solo_seat
    order = [(front + step) % position.players for step in range(position.players)]
    if position.is_over:
        return [_briefly(context, order, moments, marks, _("Newspapers"))]
    own = printers_bill(context) if is_laid_out_here(context) else _own_mat(context, front, moments)
    return [own, _briefly(context, order[1:], moments, marks, _("Other newspapers"))]


def _briefly(
    context: ViewContext[PennyPress], players: list[int], moments: Moments, marks: Marks, label: str
) -> Element:
    """These players' mats in brief, one below the other."""
    return h.section("#others.others", aria_label=label)[
        [brief_mat(context, player, moments, marks) for player in players]
    ]


def _own_mat(context: ViewContext[PennyPress], player: int, moments: Moments) -> Element:
    position = context.position
    seat = context.seats[player]
    return h.section(
        f"#mat-{player}.mat.paper-{seat.emblem}",
        aria_label=paper_and_name(context.seats, player),
        **SHEET,
    )[
        h.header(".mat-head")[
            sheet_handle("own-mat", _("Full mat")),
            you_mark(context, player),
            h.h2(".mat-name")[h.bdi[paper_and_name(context.seats, player)]],
            _newsboy(position, player, moments),
            _pennies(position, player, moments),
            score(position, player, moments),
            bonuses_so_far(position, player),
        ],
        h.div("#own-mat.mat-body.sheet-more")[
            h.div(".mat-page")[
                pieces.page_picture((), position.ads[player], label=_page_label(position, player))
            ],
            _next_ad(position, player),
            _stars(position, player),
            points_of_rivals(context, player),
        ],
        _home(context, player),
        _press(context, player),
    ]


def brief_mat(context: ViewContext[PennyPress], player: int, moments: Moments, marks: Marks) -> Element:
    """A compact mat: everything on it, in a few small lines."""
    position = context.position
    seat = context.seats[player]
    name = paper_and_name(context.seats, player)
    return h.article(f"#mat-{player}.brief-mat.paper-{seat.emblem}", aria_label=name)[
        h.header[
            you_mark(context, player),
            h.h3(".mat-name")[h.bdi[name]],
            _newsboy(position, player, moments),
            _status(position, player),
            _pennies(position, player, moments),
            score(position, player, moments),
            bonuses_so_far(position, player),
        ],
        h.div(".brief-body")[
            pieces.page_picture(
                (), position.ads[player], label=_page_label(position, player), penalties=False
            ),
            h.span(".brief-home", **explained("home"))[
                _reporters_in_brief(context, player),
                h.span[f"×{position.home(player)}"],
                h.span(".visually-hidden")[_home_label(position, player)],
            ],
            _stars(position, player),
        ],
        outline(marks.at("mat", player)),
    ]


def _pennies(position: PennyPress, player: int, moments: Moments) -> Markup:
    fresh = moments.classes("penny", player)
    return pieces.pennies(position.pennies[player], last_penny(position.players), fresh)


def _newsboy(position: PennyPress, player: int, moments: Moments) -> Node:
    if position.newsboy != player:
        return None
    label = _("Holds the newsboy: no action on the next turn")
    return h.span(
        class_=f"newsboy {moments.classes('newsboy', player)}".strip(),
        role="img",
        aria_label=label,
        **explained("newsboy"),
        **piece("newsboy", player),
    )[symbol("newsboy")]


def _status(position: PennyPress, player: int) -> Node:
    """The player's status in the final edition; none while that player acts."""
    if position.trigger is None or position.phase == phases.OVER or player == position.turn:
        return None
    if not position.may_still_press(player):
        return h.span(".status")[_("done")]
    open_words = _("may still go to press") if position.has_had_last_turn(player) else _("to come")
    return h.span(".status.status-open")[open_words]


def _page_label(position: PennyPress, player: int) -> str:
    ad = position.ads[player]
    if ad is None:
        return _("Front page without advertisement")
    return _("Front page with an advertisement in column {column}, row {row}").format(
        column=ad[0] + 1, row=ad[1] + 1
    )


def _next_ad(position: PennyPress, player: int) -> Node:
    """What the advertisement on the empty page is for."""
    if position.ads[player] is None:
        return None
    return h.p(".mat-ad")[_("The ad takes one cell of your next page and costs nothing.")]


def _stars(position: PennyPress, player: int) -> Element:
    """Stars published per beat; a leader's are marked."""
    rows = []
    for beat in BEATS:
        count = position.stars(player, beat)
        most = max(position.stars(other, beat) for other in range(position.players))
        rows.append(_stars_of(beat, count, leading=count > 0 and count == most))
    return h.ul(".star-count", aria_label=_("Stars per news beat"))[rows]


@cached_html
def _stars_of(beat: Beat, count: int, *, leading: bool) -> Element:
    label = ngettext("{beat}: {count} star", "{beat}: {count} stars", count)
    label = label.format(beat=beat.title, count=count)
    kind = explained("most-stars" if leading else "star-count")
    return h.li(class_=["beat-stars", f"beat-{beat.name}", leading and "leading"], **kind)[
        pieces.beat_symbol(beat),
        h.span(role="img", aria_label=label)[str(count)],
    ]


def _home_label(position: PennyPress, player: int) -> str:
    count = position.home(player)
    return ngettext("{count} reporter at home", "{count} reporters at home", count).format(count=count)


def _home(context: ViewContext[PennyPress], player: int) -> Element:
    """Reporters at home: tap to pick one up, or drag one out; tap or drop here to recall."""
    position = context.position
    hand = context.selection if isinstance(context.selection, BoardSelection) else BoardSelection()
    waiting = isinstance(hand.picked, Story)
    can_move = context.may_act and position.phase in (phases.TURN, phases.LAST_TURN)
    label = _("Recall the reporter") if waiting else _home_label(position, player)
    more = more_along(position) if can_move else None
    return h.div(
        "#reporters-home",
        class_=["home", waiting and "target"],
        data_drop=gesture("drop", HOME) if can_move and hand.picked != HOME else None,
        data_shows=shows(slides(context, HOME)),
    )[
        h.button(
            "#home-button",
            type="button",
            disabled=not can_move,
            class_=["home-button", hand.picked == HOME and "picked"],
            aria_pressed=str(hand.picked == HOME).lower(),
            data_msg=gesture("home") if waiting else gesture("pick", HOME),
            **explained("home"),
        )[
            [
                reporter(context.seats[player], 1, "", **_at_home(player, n, can_move, more))
                for n in range(position.home(player))
            ],
            h.span(".home-text")[label],
        ]
    ]


def _reporters_in_brief(context: ViewContext[PennyPress], player: int) -> Markup:
    """One reporter that stands for all those at home."""
    home = piece(f"reporter-{player}", HOME, count=context.position.home(player))
    return reporter(context.seats[player], 1, "", **home)


def _at_home(player: int, number: int, can_move: bool, more: str | None) -> dict[str, str | None]:
    held = draggable(f"home-token-{number}", HOME, more) if can_move else {}
    return {**held, **piece(f"reporter-{player}", HOME)}


def _press(context: ViewContext[PennyPress], player: int) -> Node:
    """The button to go to press with the claim, best score and scoops; or why it is not possible."""
    position = context.position
    if position.phase not in (phases.TURN, phases.FRONT_PAGE, phases.LAST_TURN, phases.LAST_PRESS):
        return None
    refusal = _press_refusal(position, player)
    holding = position.phase in (phases.LAST_TURN, phases.LAST_PRESS) and player == position.turn
    best = None if refusal else _best_bill(position, player)
    # At the end there is nothing better to come.
    little = (best is None or best.counted <= LITTLE) and position.phase == phases.TURN
    return h.div("#press-box.press-box")[
        h.button(
            "#press",
            type="button",
            class_=["press", "quiet" if little else None],
            disabled=not context.may_act or refusal is not None,
            data_msg=gesture("press"),
            data_key="p",
            aria_describedby="press-why",
            **explained("press"),
        )[
            h.span(".press-title")[_("Go to press")],
            _press_sum(context, player, best) if best else None,
        ],
        h.p("#press-why.press-why")[
            _press_details(context, player, best, little=little) if best else refusal
        ],
        h.button(
            "#hold.hold",
            type="button",
            disabled=not context.may_act,
            data_msg=gesture("do", HOLD),
            data_key="h",
        )[_("Hold")]
        if holding
        else None,
    ]


def _press_refusal(position: PennyPress, player: int) -> str | None:
    if player != position.turn:
        return _("It’s another newspaper’s turn.")
    return position.refusal(PRESS)


def _best_bill(position: PennyPress, player: int) -> Bill:
    brief = position.brief(player)
    return bill(brief, front_page.best(brief))


def _press_sum(context: ViewContext[PennyPress], player: int, best: Bill) -> Element:
    """The number of stories claimed, and the points of the best page if they are shown in advance."""
    count = len(context.position.brief(player).claimed)
    stories = ngettext("{count} story", "{count} stories", count).format(count=count)
    if not context.shows_best:
        return h.span(".press-sum")[stories]
    points = ngettext("best page: {points} point", "best page: {points} points", best.counted)
    points = points.format(points=best.counted)
    return h.span(".press-sum")[_("{stories} · {points}").format(stories=stories, points=points)]


def _press_details(context: ViewContext[PennyPress], player: int, best: Bill, *, little: bool) -> str:
    """The stories that would be claimed, those left out by the best page, and the scoops paid.

    Of a page that scores little, also what else it brings.
    """
    position = context.position
    pressed = after(position, PRESS)
    claimed = listed([name_of(story) for story in pressed.claimed])
    parts = [_("Claims {stories}.").format(stories=claimed)]
    if context.shows_best:
        parts += _best_page_in_words(best)
    if little:
        stars = sum(story.stars for story in pressed.claimed)
        parts.append(
            ngettext(
                "Few points, as each empty cell costs 1 or 2, but up to {stars} star for the bonuses.",
                "Few points, as each empty cell costs 1 or 2, but up to {stars} stars for the bonuses.",
                stars,
            ).format(stars=stars)
        )
    for other in range(position.players):
        points = pressed.scoop_points[other] - position.scoop_points[other]
        if points:
            parts.append(
                ngettext(
                    "{paper} has reporters there, too, and scores {points} point for scoops.",
                    "{paper} has reporters there, too, and scores {points} points for scoops.",
                    points,
                ).format(paper=paper(context.seats, other), points=points)
            )
    if position.triggers_final_edition(player):
        parts.append(_("This triggers the final edition."))
    return together(parts)


def _best_page_in_words(best: Bill) -> Iterator[str]:
    """Which stories the best page leaves out, and which counts double: what its points do not show."""
    if best.unpublished:
        lost = sum(each.value for each in best.unpublished)
        text = ngettext(
            "The best page leaves out {stories}: −{lost} point.",
            "The best page leaves out {stories}: −{lost} points.",
            lost,
        )
        yield text.format(stories=listed([short_name(each.story) for each in best.unpublished]), lost=lost)
    for each in best.published:
        if each.exclusive:
            yield _("{story} at the top edge counts double, as your exclusive.").format(
                story=short_name(each.story)
            )
