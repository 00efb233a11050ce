"""Records what screen readers announce: every text added to a live region, in order."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from playwright.sync_api import Page

from pennypress.app.log_sentences import actions_with_draws, log_sentences
from pennypress.app.who_sees_secrets import viewer_at
from pennypress.engine.localized_formatting import together
from pennypress.engine.record import Record
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES

LISTEN = """(() => {
  const REGION = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output";
  const recorded = window.heard;
  window.heard = [];
  if (recorded) return;
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

REMARK = re.compile(r"^(That was the best page for .+\.|The best page for .+ instead of \d+\.)")
"""What is said about a front page that was printed."""
NEXT = re.compile(r"(Pass the device to .+|[^.]+ to move)\.")
"""Announcements of the next player, which may follow an action's."""


def listen(page: Page) -> None:
    """Record from the next page on."""
    page.add_init_script(LISTEN)


def listen_now(page: Page) -> None:
    """Record from now on; forget what was recorded before."""
    page.evaluate(LISTEN)


def heard(page: Page) -> list[str]:
    """All announcements so far."""
    found: list[str] = page.evaluate("window.heard")
    return found


def told_of(record: Record) -> list[list[str]]:
    """The log sentences of each action, as the current viewer may hear them."""
    game = GAMES[record.game]
    found = []
    for number, moves in actions_with_draws(RecordedTable.from_record(game, record).moves):
        if moves[0].player == CHANCE:
            continue  # the initial draws are not announced
        after = RecordedTable.from_record(game, record.first(number - 1 + len(moves)))
        found.append(log_sentences(record.game, moves, record.players, viewer_at(after, moves[0].player)))
    return found


def to_be_heard(records: Sequence[Record], *, since: int = 0) -> list[str]:
    """The announcements expected from a game with these successive records; a shorter record means undo.

    `since` is the number of actions of the first record that were carried out before recording.
    """
    found = told_of(records[0])[since:]
    for before, after in pairwise(map(told_of, records)):
        if len(after) < len(before):
            found.append([f"Undone: {before[len(after)][0]}"])
        else:
            found += after[len(before) :]
    return [together(each) for each in found]


def expect_heard(page: Page, wanted: Sequence[str]) -> None:
    """Check that exactly the expected sentences are announced soon, once each, separately and in order."""
    for _ in range(50):
        if not still_due(heard(page), wanted):
            break
        page.wait_for_timeout(100)
    page.wait_for_timeout(200)  # to catch repeated announcements
    due = still_due(heard(page), wanted)
    assert not due, f"never heard: {due}"


def still_due(said: Sequence[str], wanted: Sequence[str]) -> list[str]:
    """The expected sentences still missing. Fails if anything was announced out of order or twice."""
    due = list(wanted)
    for line in said:
        if due and line.startswith(due[0]):
            rest = REMARK.sub("", line.removeprefix(due.pop(0)).strip()).strip()
            assert not rest or NEXT.fullmatch(rest), f"said as well: {rest}"
        else:
            known = [each for each in wanted if each in line]
            assert not known, f"heard out of turn: {line}\nto be heard next: {due[:1]}"
    return due
