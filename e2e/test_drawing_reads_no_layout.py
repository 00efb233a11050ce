"""The first drawing of a table reads no layout: the drawing and its layout would become one long task."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e import penny_press_table
from e2e.conftest import wait_until_ready

NOTE_READS = """(() => {
  globalThis.layoutReads = [];
  const READS = new Map([
    [globalThis, ["scrollX", "scrollY", "pageXOffset", "pageYOffset"]],
    [Element.prototype, [
      "getBoundingClientRect", "getClientRects", "scrollIntoView", "checkVisibility", "scrollTop",
      "scrollLeft", "scrollHeight", "scrollWidth", "clientHeight", "clientWidth", "clientTop", "clientLeft",
    ]],
    [HTMLElement.prototype, [
      "offsetTop", "offsetLeft", "offsetWidth", "offsetHeight", "offsetParent", "innerText",
    ]],
  ]);
  for (const [owner, names] of READS) for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    const kind = own.get ? "get" : "value";
    const read = own[kind];
    Object.defineProperty(owner, name, { ...own, [kind](...given) {
      const isDrawing = document.documentElement?.dataset.ready === "soon";
      if (isDrawing) globalThis.layoutReads.push(new Error(name).stack);
      return read.apply(this, given);
    } });
  }
})()"""
"""Notes what reads the layout while Python has started but not yet drawn; all these are in every browser."""


def test_the_first_drawing_of_a_table_reads_no_layout(lobby: Page) -> None:
    penny_press_table.start_game(lobby, 2)
    lobby.context.add_init_script(NOTE_READS)
    lobby.reload()
    wait_until_ready(lobby)
    penny_press_table.wait_for_table(lobby)
    assert lobby.evaluate("layoutReads") == []
    lobby.evaluate("document.documentElement.dataset.ready = 'soon'; scrollY; document.body.offsetTop")
    assert len(lobby.evaluate("layoutReads")) == 2  # it would have been noticed
