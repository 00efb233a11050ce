"""The lobby: the masthead, the covers of the titles, the shelf of saved tables, the form for a new game."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app import seat_names
from pennypress.app.bots import level_choice
from pennypress.app.daily import lobby_strip
from pennypress.app.lobby import covers, lobby_form
from pennypress.app.lobby.messages import (
    AgainstBots,
    ChooseEmblem,
    ChooseGame,
    ChoosePlayers,
    ChooseStarter,
    EnterSeed,
    NamePlayer,
    StartGame,
    SwitchOption,
)
from pennypress.app.message import send
from pennypress.app.model import Form, Lobby, Model
from pennypress.app.page.routing import LICENCES
from pennypress.app.settings import view as settings
from pennypress.app.shelf import view as shelf
from pennypress.app.widgets import button, emblem, icon, segments
from pennypress.engine.i18n import _, ngettext
from pennypress.engine.languages_and_catalogues import page
from pennypress.engine.record import NAME_LIMIT, SEED_LIMIT
from pennypress.engine.title_description import Option
from pennypress.games import LABELS


def view(model: Model, lobby: Lobby) -> Node:
    return [
        masthead(model),
        covers.view(model.language),
        lobby_strip.view(model, lobby.form.game),
        h.div(".lobby-columns")[shelf.view(model), set_up(lobby)],
        h.footer(".lobby-foot")[h.a("#licences", href=page(LICENCES, model.language))[_("Licenses")]],
    ]


def masthead(model: Model) -> Element:
    """The masthead of the site, with the choice of theme and language in its ears."""
    return h.header(".masthead")[
        settings.themes(model),
        h.div(".house-name")[
            h.p(".house-line")[_("Publishers of board games")], h.h1(".masthead-title")[_("Penny Press")]
        ],
        settings.languages(model),
        h.p(".dateline")[
            h.span[_("Free to play")],
            h.span[_("At one table, or against the computer")],
            h.span[_("Nothing to install, no account")],
        ],
    ]


def set_up(lobby: Lobby) -> Element:
    """The form for a new game, folded until it is wanted."""
    times = lobby.set_up
    return h.details("#new-game.new-game", open=times > 0, data_unfolded=str(times))[
        h.summary("#new-game-heading", data_focus=f"set-up-{times}" if times else None)[
            h.h2[_("Set up a table")]
        ],
        new_game(lobby.form),
    ]


def new_game(form: Form) -> Element:
    return h.div(".new-game-form")[
        h.form("#new-game-form", data_msg=send(StartGame()), autocomplete="off")[
            h.div(".title-and-counts")[_games(form), _counts(form)],
            _players(form),
            _options(form),
            _starter(form) if form.players > 1 else None,
            _seed(form),
            h.button("#start.loud.start", type="submit")[_("Start the game")],
        ],
    ]


def _games(form: Form) -> Element:
    return h.fieldset(".titles")[
        h.legend(".visually-hidden")[_("Game")],
        [
            h.label(".title-choice")[
                h.input(
                    id=f"game-{name}",
                    type="radio",
                    name="game",
                    value=name,
                    checked=name == form.title,
                    data_msg=send(ChooseGame(name)),
                ),
                h.span[_(label)],
            ]
            for name, label in LABELS.items()
        ],
    ]


def _counts(form: Form) -> Element:
    def label(count: str) -> str:
        return ngettext("{count} player", "{count} players", int(count)).format(count=count)

    choices = {str(count): h.span[str(count)] for count in form.game.player_counts}
    return h.fieldset(".counts")[
        h.legend[_("Players")],
        segments("players", choices, str(form.players), lambda count: ChoosePlayers(int(count)), label),
    ]


def _players(form: Form) -> Element:
    return h.fieldset(".seats")[
        h.legend[_(form.game.seats_label)],
        button("house", AgainstBots(), _("Play against bots")) if form.players > 1 else None,
        h.ol[[_line(form, line) for line in range(form.players)]],
        level_choice.about(form),
    ]


def _line(form: Form, line: int) -> Element:
    seat = lobby_form.player(form, line)
    title = seat_names.emblem_title(seat.emblem, form.game)
    return h.li(".seat", id=f"seat-{line}")[
        emblem(seat, form.game),
        h.input(
            id=f"name-{line}",
            name=f"name-{line}",
            type="text",
            dir="auto",
            value=form.names[line],
            placeholder=title,
            maxlength=str(NAME_LIMIT),
            data_msg=send(NamePlayer(line)),
            aria_label=_("Name of player {number}").format(number=line + 1),
        ),
        h.select(
            id=f"emblem-{line}",
            name=f"emblem-{line}",
            data_msg=send(ChooseEmblem(line)),
            aria_label=_(form.game.emblem_label).format(number=line + 1),
        )[
            [
                h.option(value=each.name, selected=each.name == seat.emblem)[each.title]
                for each in form.game.emblems
            ]
        ],
        level_choice.who_plays(form, line),
    ]


def _options(form: Form) -> Node:
    if not form.game.options:
        return None
    return h.fieldset(".options")[
        h.legend(".visually-hidden")[_("Variants")], [_option(form, option) for option in form.game.options]
    ]


def _option(form: Form, option: Option) -> Element:
    why_not = lobby_form.why_not(option, form)
    return h.div(".option")[
        h.label[
            h.input(
                id=f"option-{option.name}",
                type="checkbox",
                name=f"option-{option.name}",
                checked=option.name in form.options and why_not is None,
                disabled=why_not is not None,
                data_msg=send(SwitchOption(option.name)),
                aria_describedby=f"about-{option.name}",
            ),
            h.span[_(option.label)],
        ],
        h.p(".hint", id=f"about-{option.name}")[
            why_not and [h.strong(".why-not")[why_not], " "], _(option.explanation)
        ],
    ]


def _starter(form: Form) -> Element:
    choices = [
        (str(line), seat_names.short(seat_names.shown_name(lobby_form.player(form, line), form.game)))
        for line in range(form.players)
    ]
    choices.append((lobby_form.RANDOM, _("Random")))
    return h.div(".field")[
        h.label(for_="starter")[_("First player")],
        h.select("#starter", name="starter", data_msg=send(ChooseStarter()))[
            [h.option(value=value, selected=value == form.starter)[label] for value, label in choices]
        ],
    ]


def _seed(form: Form) -> Element:
    return h.div(".field.seed")[
        h.label(for_="seed")[_("Deal")],
        h.input(
            "#seed",
            name="seed",
            type="text",
            value=form.seed,
            maxlength=str(SEED_LIMIT),
            spellcheck="false",
            autocapitalize="off",
            data_msg=send(EnterSeed()),
            aria_describedby="about-seed",
        ),
        button(
            "new-seed", EnterSeed(""), icon("dice"), aria_label=_("Another deal"), title=_("Another deal")
        ),
        h.p("#about-seed.hint")[_("Share this phrase to play the same deal.")],
    ]
