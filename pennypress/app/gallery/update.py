"""The gallery of a finished game, on the screen or on the shelf: open, print, save and share keepsakes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pennypress.app import common_changes
from pennypress.app.effects import Announce, CopyLink, PrintDrawings, SaveDrawing, ShareDrawing
from pennypress.app.gallery.messages import (
    CopyPictureLink,
    PictureNotSaved,
    PictureSaved,
    Print,
    SavePicture,
    SharePicture,
    ShowPicture,
)
from pennypress.app.handlers import Handlers
from pennypress.app.model import Change, Dialog, Environment, Model, Play, Replay
from pennypress.app.page.routing import replay_address
from pennypress.engine.i18n import _
from pennypress.engine.record import Move, Record
from pennypress.games import view_of
from pennypress.games.view import Keepsake, Keepsakes

GALLERY, LARGE = "gallery", "keepsake"
"""The dialogs: all keepsakes of a table on the shelf, and a single one."""
EVERY = -1
Moves = Sequence[Move]


def left_by(record: Record, moves: Moves) -> Keepsakes | None:
    """The keepsakes of the game if it is over and has any."""
    left = view_of(record.game).keepsakes(moves, record.players)
    return left if left and left.pieces else None


def game_at(model: Model, table: str) -> tuple[Record, Moves] | None:
    """The finished game of that table on the shelf, or of the screen for ''."""
    screen = model.screen
    if table:
        saved = model.saved(table)
        if saved and saved.table.position.is_over:
            return saved.table.record, saved.table.moves
    elif isinstance(screen, Play) and screen.table.position.is_over:
        return screen.table.record, screen.table.moves
    elif isinstance(screen, Replay) and screen.positions[-1].is_over:
        return screen.record, screen.moves
    return None


def at(model: Model, table: str) -> Keepsakes | None:
    """The keepsakes of that table; None while its game is unfinished."""
    game = game_at(model, table)
    return left_by(*game) if game else None


def pieces_at(model: Model, table: str) -> Sequence[Keepsake]:
    left = at(model, table)
    return left.pieces if left else ()


def subject(table: str, number: int) -> str:
    """The dialog's subject as text: table and number.

    >>> subject("b3kd", 2)
    'b3kd 2'
    """
    return f"{table} {number}"


def looked_at(dialog: Dialog) -> tuple[str, int]:
    """Read the text that `subject` wrote.

    >>> looked_at(Dialog("keepsake", "b3kd 2")), looked_at(Dialog("keepsake", " 0"))
    (('b3kd', 2), ('', 0))
    """
    table, _space, number = dialog.subject.rpartition(" ")
    return table, int(number)


def picture_heading(kept: Sequence[Keepsake], number: int) -> str:
    """The title of a keepsake with its number and the total."""
    text = _("{title}, picture {number} of {count}")
    return text.format(title=kept[number].title, number=number + 1, count=len(kept))


def look_at(model: Model, message: ShowPicture, environment: Environment) -> Change:
    kept = pieces_at(model, message.table)
    if not kept:
        return model, []
    number = message.number % len(kept)
    turned = model.dialog is not None and model.dialog.name == LARGE
    opened = replace(model, dialog=Dialog(LARGE, subject(message.table, number)), notice=None)
    return opened, [Announce(picture_heading(kept, number))] if turned else []


def print_it(model: Model, message: Print, environment: Environment) -> Change:
    kept = pieces_at(model, message.table)
    wanted = kept if message.number == EVERY else kept[message.number : message.number + 1]
    return model, [PrintDrawings(tuple(str(each.drawing()) for each in wanted))] if wanted else []


def save(model: Model, message: SavePicture, environment: Environment) -> Change:
    kept = pieces_at(model, message.table)
    if not 0 <= message.number < len(kept) or message.kind not in ("svg", "png"):
        return model, []
    keepsake = kept[message.number]
    return model, [SaveDrawing(f"{keepsake.file}.{message.kind}", str(keepsake.drawing()))]


def share(model: Model, message: SharePicture, environment: Environment) -> Change:
    game, kept = game_at(model, message.table), pieces_at(model, message.table)
    if game is None or not 0 <= message.number < len(kept):
        return model, []
    keepsake = kept[message.number]
    where = page_of(game[0], message.number)
    return model, [ShareDrawing(f"{keepsake.file}.png", keepsake.title, str(keepsake.drawing()), where)]


def copy_link(model: Model, message: CopyPictureLink, environment: Environment) -> Change:
    game, kept = game_at(model, message.table), pieces_at(model, message.table)
    if game is None or not 0 <= message.number < len(kept):
        return model, []
    return model, [CopyLink(page_of(game[0], message.number))]


def page_of(record: Record, number: int) -> str:
    """The fragment of the address that opens the finished game at that keepsake."""
    return f"{replay_address(record)}/{number + 1}"


def picture_saved(model: Model, message: PictureSaved, environment: Environment) -> Change:
    saved = _("The picture was saved as “{file}”.").format(file=message.file)
    return common_changes.show_notice(model, saved)


def picture_not_saved(model: Model, message: PictureNotSaved, environment: Environment) -> Change:
    failed = _("The browser could not create the picture. Try saving it as SVG.")
    return common_changes.show_notice(model, failed)


HANDLERS: Handlers = {
    ShowPicture: look_at,
    Print: print_it,
    SavePicture: save,
    SharePicture: share,
    CopyPictureLink: copy_link,
    PictureSaved: picture_saved,
    PictureNotSaved: picture_not_saved,
}
