"""The stored page for the next start equals what the next start then draws."""

import re

from pennypress.app.installation.messages import StoragePersisted
from pennypress.app.lobby.messages import StartGame
from pennypress.app.model import Environment, Model, Play
from pennypress.app.page.messages import Open
from pennypress.app.page.view import view
from pennypress.app.play.messages import Touch
from pennypress.app.startup import stored_page
from pennypress.app.storage import save_format
from pennypress.app.storage.messages import LockAnswered
from pennypress.app.update import init, update
from pennypress.games.view_kit.render_html import html_of

ENVIRONMENT = Environment("1898-03-12T09:00:00+00:00", "fresh")


def at_a_table() -> tuple[Model, Play]:
    """A new game whose lock this tab has."""
    model, _ = init({}, "", ENVIRONMENT)
    model, _ = update(model, StartGame({}), ENVIRONMENT)
    assert isinstance(model.screen, Play)
    model, _ = update(model, LockAnswered(model.screen.id, True), ENVIRONMENT)
    assert isinstance(model.screen, Play)
    return model, model.screen


def reopened(model: Model, where: str) -> Model:
    """The application as it opens that address with the current storage."""
    stored = {save_format.key_of(entry.id): entry.text for entry in model.shelf}
    return init(stored | {save_format.SETTINGS: model.settings}, where, ENVIRONMENT)[0]


def without_deal(page: Model) -> str:
    """The page without the random seed that the form proposes."""
    html = html_of(view(page)).encode().decode()
    return re.sub(r'(id="seed"[^>]* value=")[^"]*', r"\1", html)


def test_the_first_lobby_is_the_same_whenever_it_is_built() -> None:
    assert stored_page.first_lobby("en") == stored_page.first_lobby("en")
    assert re.search(r'id="seed"[^>]* value=""', stored_page.first_lobby("en"))


def test_a_first_visitor_is_drawn_that_very_lobby_but_for_the_deal_and_the_date() -> None:
    drawn = without_deal(init({}, "", ENVIRONMENT)[0])
    assert drawn.replace("March 12, 1898", "\N{NO-BREAK SPACE}") == stored_page.first_lobby("en")


def test_the_picture_of_a_table_is_what_is_drawn_when_it_is_opened_again() -> None:
    model, play = at_a_table()
    again = reopened(model, f"#/table/{play.id}")
    again, _ = update(again, LockAnswered(play.id, True), ENVIRONMENT)
    assert stored_page.table(model, play) == html_of(view(again))


def test_what_is_on_top_is_not_in_the_picture_but_a_choice_that_is_begun_is() -> None:
    model, play = at_a_table()
    story = re.search(r'id="story-([^"]+)"', stored_page.table(model, play))
    assert story
    busy, _ = update(model, Touch("story", (story[1],)), ENVIRONMENT)
    shown = html_of(view(busy))
    busy, _ = update(busy, Open("menu", play.id), ENVIRONMENT)
    assert isinstance(busy.screen, Play)
    assert html_of(view(busy)) != shown
    assert stored_page.table(busy, busy.screen) == shown


def test_the_picture_of_the_lobby_shows_the_shelf_as_it_is_when_a_table_is_left() -> None:
    model, _play = at_a_table()
    model, _ = update(model, StoragePersisted(True), ENVIRONMENT)  # the next start does not know this yet
    assert stored_page.lobby(model) == without_deal(reopened(model, ""))
