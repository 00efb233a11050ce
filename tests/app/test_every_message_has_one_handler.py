"""Every message has one handler."""

import pytest

from pennypress.app.handlers import merged
from pennypress.app.message import Message
from pennypress.app.page.messages import Dismiss, Open
from pennypress.app.page.update import dismiss, open_dialog
from pennypress.app.update import HANDLERS


def test_every_message_has_a_handler() -> None:
    names = {kind.__name__ for kind in Message.__subclasses__()}
    assert names == {kind.__name__ for kind in HANDLERS}


def test_no_message_has_two() -> None:
    with pytest.raises(ValueError, match="Open"):
        merged([{Open: open_dialog}, {Dismiss: dismiss, Open: dismiss}])
