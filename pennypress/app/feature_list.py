"""The features of the application. Each is a package with messages, handlers and views."""

from __future__ import annotations

from pennypress.app.advice import update as advice
from pennypress.app.analysis import update as analysis
from pennypress.app.bots import update as bots
from pennypress.app.daily import update as daily
from pennypress.app.embed import update as embed
from pennypress.app.gallery import update as gallery
from pennypress.app.game_report import update as game_report
from pennypress.app.installation import update as installation
from pennypress.app.lesson import update as lesson
from pennypress.app.lobby import update as lobby
from pennypress.app.mark_help import update as mark_help
from pennypress.app.page import update as page
from pennypress.app.play import update as play
from pennypress.app.recap import update as recap
from pennypress.app.replay import update as replay
from pennypress.app.settings import update as settings
from pennypress.app.shelf import update as shelf
from pennypress.app.storage import update as storage
from pennypress.app.title_loading import update as title_loading

FEATURES = (
    advice,
    analysis,
    bots,
    daily,
    embed,
    gallery,
    game_report,
    installation,
    lesson,
    lobby,
    mark_help,
    page,
    play,
    recap,
    replay,
    settings,
    shelf,
    storage,
    title_loading,
)
