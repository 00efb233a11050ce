"""The state of the lobby's form. Its choices are always consistent, so a game can start at any time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from pennypress.app import generated_names, seat_names
from pennypress.app.effects import LoadTitle
from pennypress.app.lobby.messages import (
    AgainstBots,
    ChooseEmblem,
    ChooseGame,
    ChooseLevel,
    ChoosePlayers,
    ChooseStarter,
    EnterSeed,
    NamePlayer,
    SetUpTable,
    SwitchOption,
)
from pennypress.app.model import Change, Environment, Form, Lobby, Model
from pennypress.app.storage import save_format
from pennypress.bots import LEVELS
from pennypress.engine.i18n import ngettext
from pennypress.engine.localized_formatting import either
from pennypress.engine.record import Seat
from pennypress.engine.safe_json import whole_number
from pennypress.engine.title_description import Game, Option
from pennypress.games import GAMES, is_loaded

DEFAULT_PLAYERS = 3
"""The number of players of a new form, or the nearest one that the title has."""
RANDOM = "random"
PERSON = ""
BOT_LEVELS = ("editor", "reporter")
"""Levels of the bots for empty seats, alternating."""
EASY = ("cub", "cub")
"""Two easy levels for a first game."""
MEDIUM = ("reporter", "reporter")
"""The levels of the deal of the day."""


def blank(game: Game, seed: str) -> Form:
    """A form with default choices, ready to start."""
    emblems = tuple(emblem.name for emblem in game.emblems)
    players = min(game.player_counts, key=lambda count: abs(count - DEFAULT_PLAYERS))
    lines = len(emblems)
    return Form(game.name, players, ("",) * lines, emblems, (PERSON,) * lines, frozenset(), "0", seed)


def fresh(settings: str, random: str) -> Form:
    """A form with the players of the latest game."""
    kept = save_format.read_settings(settings)
    game = GAMES.get(str(kept.get("game"))) or next(iter(GAMES.values()))
    form = blank(game, generated_names.new_seed(random))
    try:
        return filled(form, {key: str(value) for key, value in kept["form"].items()}, random)
    except (KeyError, AttributeError):
        return form


def fresh_for(game: Game, settings: str, random: str) -> Form:
    """A form for that title with the players of the latest game, as far as there are seats."""
    form = fresh(settings, random)
    return form if form.title == game.name else retitled(form, game)


def deal_of_the_day(game: Game, settings: str, day: str) -> Form:
    """A form for the deal of that date: the same for everybody, but for the name of the person."""
    form = blank(game, generated_names.new_seed(f"deal of the day {day}"))
    return with_nameless_bots(with_name(form, 0, fresh(settings, day).names[0]), MEDIUM)


def retitled(form: Form, game: Game) -> Form:
    """The form for another title; players are kept as far as there are seats."""
    new = blank(game, form.seed)
    for line in range(min(len(new.names), len(form.names))):
        new = with_level(with_name(new, line, form.names[line]), line, form.levels[line])
    return with_players(new, form.players)


def remembered(form: Form) -> dict[str, Any]:
    """The form as settings for next time, without the seed."""
    fields = {"players": form.players}
    names = {f"name-{line}": name for line, name in enumerate(form.names)}
    emblems = {f"emblem-{line}": emblem for line, emblem in enumerate(form.emblems)}
    levels = {f"level-{line}": level for line, level in enumerate(form.levels)}
    return {"game": form.title, "form": fields | names | emblems | levels}


def filled(form: Form, fields: Mapping[str, Any], random: str) -> Form:
    """The form with the values of the page's fields; missing fields leave it unchanged."""
    for line in range(len(form.emblems)):
        if f"name-{line}" in fields:
            form = with_name(form, line, fields[f"name-{line}"])
        if f"emblem-{line}" in fields:
            form = with_emblem(form, line, str(fields[f"emblem-{line}"]))
        if f"level-{line}" in fields:
            form = with_level(form, line, str(fields[f"level-{line}"]))
    players = whole_number(str(fields.get("players")))
    if players is not None:
        form = with_players(form, players)
    if "starter" in fields:
        form = with_starter(form, str(fields["starter"]))
    if "seed" in fields:
        form = replace(form, seed=generated_names.seed_typed(fields["seed"], random))
    return form


def with_players(form: Form, players: int) -> Form:
    if players not in form.game.player_counts:
        return form
    return with_starter(replace(form, players=players), form.starter)


def with_name(form: Form, line: int, name: object) -> Form:
    if line not in range(len(form.names)):
        return form
    names = (*form.names[:line], seat_names.clean(name), *form.names[line + 1 :])
    return replace(form, names=names)


def with_emblem(form: Form, line: int, emblem: str) -> Form:
    """The form with that emblem on the line; swaps emblems if another line had it."""
    if emblem not in form.emblems or line not in range(len(form.emblems)):
        return form
    former = form.emblems[line]
    swapped = {former: emblem, emblem: former}
    return replace(form, emblems=tuple(swapped.get(each, each) for each in form.emblems))


def with_level(form: Form, line: int, level: str) -> Form:
    if line not in range(len(form.levels)) or level not in {PERSON, *LEVELS}:
        return form
    return replace(form, levels=(*form.levels[:line], level, *form.levels[line + 1 :]))


def with_bots(form: Form) -> Form:
    """A person on the first line, bots on all others."""
    others = [BOT_LEVELS[line % len(BOT_LEVELS)] for line in range(len(form.levels) - 1)]
    return replace(form, levels=(PERSON, *others))


def with_nameless_bots(form: Form, levels: tuple[str, ...] = EASY) -> Form:
    """The person of the first line and two easy bots without names; one if there are no more seats.

    `levels` gives other bots instead.
    """
    players = max(count for count in form.game.player_counts if count <= 1 + len(levels))
    bots = levels[: players - 1]
    rest = (PERSON,) * (len(form.levels) - players)
    names = (form.names[0], *("" for _line in form.names[1:]))
    return with_players(replace(form, names=names, levels=(PERSON, *bots, *rest)), players)


def with_people(form: Form) -> Form:
    return replace(form, levels=(PERSON,) * len(form.levels))


def with_option(form: Form, name: str, on: bool) -> Form:
    known = name in {option.name for option in form.game.options}
    return replace(form, options=form.options | {name} if on and known else form.options - {name})


def with_starter(form: Form, starter: str) -> Form:
    lines = {str(line) for line in range(form.players)}
    return replace(form, starter=starter if starter in {RANDOM, *lines} else "0")


def why_not(option: Option, form: Form) -> str | None:
    """Why the option is not available for that number of players, in a sentence; None if it is."""
    if form.players in option.player_counts:
        return None
    counts = either([str(count) for count in option.player_counts])
    return ngettext(
        "Only for {counts} player.", "Only for {counts} players.", option.player_counts[-1]
    ).format(counts=counts)


def player(form: Form, line: int) -> Seat:
    """The player on that line of the form."""
    name = form.names[line] or seat_names.emblem_label(form.emblems[line], form.game)
    return Seat(name, form.emblems[line], form.levels[line])


def seats(form: Form, random: str) -> tuple[Seat, ...]:
    """The players in turn order, starting with the chosen or a random one."""
    first = int(Random(random).random() * form.players) if form.starter == RANDOM else int(form.starter)
    lines = [*range(first, form.players), *range(first)]
    return tuple(player(form, line) for line in lines)


def options(form: Form) -> tuple[str, ...]:
    """The chosen options that are available for that number of players."""
    return tuple(
        option.name
        for option in form.game.options
        if option.name in form.options and why_not(option, form) is None
    )


def _changes(change: Callable[[Form, Any, Environment], Form]) -> Callable[[Model, Any, Environment], Change]:
    """Turn a handler of the form into a handler of the model that applies while the lobby is shown."""

    def handler(model: Model, message: Any, environment: Environment) -> Change:
        if not isinstance(model.screen, Lobby):
            return model, []
        form = change(model.screen.form, message, environment)
        return replace(model, screen=replace(model.screen, form=form)), []

    return handler


@_changes
def _retitle(form: Form, message: ChooseGame, environment: Environment) -> Form:
    game = GAMES.get(message.game)
    return retitled(form, game) if game and game.name != form.title else form


def choose_game(model: Model, message: ChooseGame, environment: Environment) -> Change:
    """Change the form to another title, and load it if it is not loaded: it is about to be played."""
    changed, effects = _retitle(model, message, environment)
    known = message.game in GAMES and not is_loaded(message.game)
    return changed, [*effects, LoadTitle(message.game)] if known else effects


def set_up_table(model: Model, message: SetUpTable, environment: Environment) -> Change:
    """Open the form with that title, for people who share the device; those of its players stay."""
    if not isinstance(model.screen, Lobby) or message.game not in GAMES:
        return model, []
    model, effects = choose_game(model, ChooseGame(message.game), environment)
    assert isinstance(model.screen, Lobby)
    form = with_people(model.screen.form)
    return replace(model, screen=replace(model.screen, form=form, set_up=model.screen.set_up + 1)), effects


@_changes
def choose_players(form: Form, message: ChoosePlayers, environment: Environment) -> Form:
    return with_players(form, message.players)


@_changes
def name_player(form: Form, message: NamePlayer, environment: Environment) -> Form:
    return with_name(form, message.line, message.name)


@_changes
def choose_emblem(form: Form, message: ChooseEmblem, environment: Environment) -> Form:
    return with_emblem(form, message.line, message.emblem)


@_changes
def choose_level(form: Form, message: ChooseLevel, environment: Environment) -> Form:
    return with_level(form, message.line, message.level)


@_changes
def against_bots(form: Form, message: AgainstBots, environment: Environment) -> Form:
    return with_bots(form)


@_changes
def switch_option(form: Form, message: SwitchOption, environment: Environment) -> Form:
    return with_option(form, message.option, bool(message.on))


@_changes
def choose_starter(form: Form, message: ChooseStarter, environment: Environment) -> Form:
    return with_starter(form, message.starter)


@_changes
def enter_seed(form: Form, message: EnterSeed, environment: Environment) -> Form:
    return replace(form, seed=generated_names.seed_typed(message.seed, environment.random_text))
