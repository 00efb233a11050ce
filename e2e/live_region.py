"""What a screen reader is told: every text that comes into a live region, in the order in which it comes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from playwright.sync_api import Page

from pennypress.app.view_context import log_sentences, rounds
from pennypress.app.visibility import viewer_at
from pennypress.engine.position import CHANCE
from pennypress.engine.record import Record
from pennypress.engine.sentence_formatting import together
from pennypress.engine.table import Table
from pennypress.games import GAMES

LISTEN = """(() => {
  const REGION = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output";
  window.heard = [];
  const hear = (node) => node.textContent.trim() && window.heard.push(node.textContent.trim());
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      if (at?.closest(REGION)) [...(type === "characterData" ? [target] : addedNodes)].forEach(hear);
      // A region that comes with words in it, or comes back with them.
      else for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(REGION)) hear(node);
        node.querySelectorAll(REGION).forEach(hear);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""

NEXT = re.compile(r"(Pass the tablet to|It is the turn of) .+\.")
"""What may follow what somebody has done: who is next."""


def listen(page: Page) -> None:
    """Listen from the next page on that is opened."""
    page.add_init_script(LISTEN)


def listen_now(page: Page) -> None:
    """Listen from now on."""
    page.evaluate(LISTEN)


def heard(page: Page) -> list[str]:
    """All that was said so far."""
    found: list[str] = page.evaluate("window.heard")
    return found


def told_of(record: Record) -> list[list[str]]:
    """What the log says of each action, as whoever is at the table then may hear it."""
    game = GAMES[record.game]
    found = []
    for number, turns in rounds(Table.lay_out(game, record).turns):
        if turns[0].player == CHANCE:
            continue  # the deal: a table that opens says whose turn it is
        after = Table.lay_out(game, record.first(number - 1 + len(turns)))
        found.append(log_sentences(record.game, turns, record.players, viewer_at(after, turns[0].player)))
    return found


def to_be_heard(records: Sequence[Record], *, since: int = 0) -> list[str]:
    """What is to be heard of a game whose record was these, one after the other: shorter means taken back.

    `since` is how many actions of the first record were carried out before anybody listened.
    """
    found = told_of(records[0])[since:]
    for before, after in pairwise(map(told_of, records)):
        if len(after) < len(before):
            found.append([f"Taken back: {before[len(after)][0]}"])
        else:
            found += after[len(before) :]
    return [together(each) for each in found]


def expect_heard(page: Page, wanted: Sequence[str]) -> None:
    """Each of the wanted was said once, by itself, in that order, soon; nothing else tells of an action."""
    for _ in range(50):
        if not still_due(heard(page), wanted):
            break
        page.wait_for_timeout(100)
    page.wait_for_timeout(200)  # for what is said once too often
    due = still_due(heard(page), wanted)
    assert not due, f"never heard: {due}"


def still_due(said: Sequence[str], wanted: Sequence[str]) -> list[str]:
    """Which of the wanted have not been said. Fails when something was said at the wrong time, or twice."""
    due = list(wanted)
    for line in said:
        if due and line.startswith(due[0]):
            rest = line.removeprefix(due.pop(0)).strip()
            assert not rest or NEXT.fullmatch(rest), f"said as well: {rest}"
        else:
            known = [each for each in wanted if each in line]
            assert not known, f"heard out of turn: {line}\nto be heard next: {due[:1]}"
    return due
