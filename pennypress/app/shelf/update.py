"""The shelf of saved tables: rename, duplicate, export, import, share, delete and restore."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app import common_changes, generated_names, seat_names
from pennypress.app.effects import Announce, CopyLink, Download
from pennypress.app.gallery import update as gallery
from pennypress.app.handlers import Handlers
from pennypress.app.model import Change, Dialog, Environment, Model, Notice, Offer
from pennypress.app.page import routing
from pennypress.app.shelf import paging_and_search
from pennypress.app.shelf.messages import (
    Delete,
    Duplicate,
    Export,
    FileDownloaded,
    FindTable,
    Import,
    LinkCopied,
    LinkNotCopied,
    Rename,
    Restore,
    Share,
    ShowPage,
)
from pennypress.app.storage import save_format, shelf_saving
from pennypress.engine.i18n import _


def rename(model: Model, message: Rename, environment: Environment) -> Change:
    """Rename the table; an empty name changes nothing. Its place on the shelf stays."""
    saved = model.saved(message.table)
    model = replace(model, dialog=None)
    name = seat_names.clean((message.form or {}).get("name"))
    entry = model.entry(message.table)
    if saved is None or entry is None or not name:
        return model, []
    place = model.shelf.index(entry)
    renamed = replace(entry, text=save_format.write(replace(saved, name=name)))
    return shelf_saving.put(model, renamed, place)


def duplicate(model: Model, message: Duplicate, environment: Environment) -> Change:
    """Add a table with the same game; of a damaged one, with its legal moves."""
    entry = model.entry(message.table)
    if entry is None:
        return model, []
    save = entry.save
    table = save.good if isinstance(save, save_format.Damaged) else save.table
    if table is None:
        return model, []
    name = _("{name} (copy)").format(name=save.name or table.game.title)
    lesson = save.lesson if isinstance(save, save_format.Saved) else ""
    copy = save_format.Saved(seat_names.clean(name), environment.now, table, lesson)
    id_ = generated_names.new_id(environment.random_text, {each.id for each in model.shelf})
    kept = shelf_saving.save(replace(model, dialog=None), id_, copy)
    kept = paging_and_search.turned_to(kept[0], id_), kept[1]
    return common_changes.then(
        kept,
        common_changes.show_notice(kept[0], _("“{name}” was added to your saved games.").format(name=name)),
    )


def export(model: Model, message: Export, environment: Environment) -> Change:
    """Download the table as a readable record; a damaged one as its stored text."""
    entry = model.entry(message.table)
    if entry is None:
        return model, []
    save = entry.save
    text = entry.text if isinstance(save, save_format.Damaged) else save.table.record.dumps()
    return replace(model, dialog=None), [Download(generated_names.file_name(save.name or entry.id), text)]


def import_file(model: Model, message: Import, environment: Environment) -> Change:
    """Add a table from a file. Problems with the file are reported in a sentence."""
    file = seat_names.clean(message.file) or _("The file")
    if message.size > save_format.IMPORT_LIMIT or len(message.text) > save_format.IMPORT_LIMIT:
        sentence = _("“{file}” is larger than 10 megabytes, so it is not a saved game.")
        return common_changes.show_notice(model, sentence.format(file=file))
    save = save_format.read(message.text)
    if isinstance(save, save_format.Saved):
        return routing.to_new_table(model, save.table, environment, _unused(save.name, model))
    if save.good is None:
        sentence = _("“{file}” was not imported: {problem}")
        return common_changes.show_notice(model, sentence.format(file=file, problem=save.problem))
    opened = routing.to_new_table(model, save.good, environment, _unused(save.name, model))
    return common_changes.then(opened, common_changes.show_notice(opened[0], save.problem))


def delete(model: Model, message: Delete, environment: Environment) -> Change:
    """Delete the table at once, with a notice that can restore it."""
    entry = model.entry(message.table)
    if entry is None:
        return model, []
    place = model.shelf.index(entry)
    changed, effects = shelf_saving.drop(model, entry.id)
    changed = paging_and_search.at_existing_page(changed)
    name = entry.heading.name
    sentence = _("“{name}” was deleted.").format(name=name) if name else _("The game was deleted.")
    notice = Notice(sentence, Offer(_("Undo"), Restore()), deleted=(place, entry))
    return replace(changed, notice=notice, dialog=None), [*effects, Announce(sentence)]


def restore(model: Model, message: Restore, environment: Environment) -> Change:
    """Restore the table that was deleted last to its place."""
    if model.notice is None or model.notice.deleted is None:
        return model, []
    place, entry = model.notice.deleted
    changed, effects = shelf_saving.put(replace(model, notice=None), entry, place)
    changed = paging_and_search.turned_to(changed, entry.id)
    return changed, [*effects, Announce(_("“{name}” was restored.").format(name=entry.heading.name))]


def share(model: Model, message: Share, environment: Environment) -> Change:
    """Copy a link that contains the whole game to the clipboard."""
    saved = model.saved(message.table)
    if saved is None:
        return model, []
    return replace(model, dialog=None), [CopyLink(routing.replay_address(saved.table.record))]


def link_copied(model: Model, message: LinkCopied, environment: Environment) -> Change:
    """Say what the link that was copied shows."""
    if model.dialog and model.dialog.name == gallery.LARGE:
        copied = _("The link was copied. It opens this picture, with the game behind it.")
    else:
        copied = _("The link was copied. Anyone who opens it sees this game.")
    return common_changes.show_notice(model, copied)


def link_not_copied(model: Model, message: LinkNotCopied, environment: Environment) -> Change:
    """Show the link, to be copied by hand."""
    return replace(model, dialog=Dialog("share", message.address)), []


def downloaded(model: Model, message: FileDownloaded, environment: Environment) -> Change:
    saved = _("The game was saved as “{file}”.").format(file=message.file)
    return common_changes.show_notice(model, saved)


def _unused(name: str, model: Model) -> str:
    """The name; '' if a table of the shelf has it, so that the copy gets a name of its own."""
    return "" if name in model.names() else name


HANDLERS: Handlers = {
    Restore: restore,
    Duplicate: duplicate,
    Export: export,
    Import: import_file,
    Share: share,
    LinkCopied: link_copied,
    LinkNotCopied: link_not_copied,
    FileDownloaded: downloaded,
    ShowPage: paging_and_search.show_page,
    FindTable: paging_and_search.find,
}
