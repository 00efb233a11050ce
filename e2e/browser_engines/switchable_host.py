"""A host that can be switched off for real: it stops listening and cuts open connections."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pennypress.site.serve import Server


class Host(Server):
    """Serves a folder on a free port until it is switched off."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "localhost", 0)
        self.connected: list[socket.socket] = []
        self.thread = threading.Thread(target=self.serve_forever, daemon=True)
        self.thread.start()

    def process_request(self, request: Any, client_address: Any) -> None:
        self.connected.append(request)
        super().process_request(request, client_address)

    def switch_off(self) -> None:
        """Stop listening and cut all connections."""
        self.shutdown()
        self.server_close()
        for connection in self.connected:
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)


@contextmanager
def hosting(folder: Path) -> Iterator[Host]:
    """A host during a test."""
    host = Host(folder)
    try:
        yield host
    finally:
        host.switch_off()
