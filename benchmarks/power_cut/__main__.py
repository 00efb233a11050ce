"""Kills a browser at random moments of play, and reports what was lost.

python -m benchmarks.power_cut --times 200 --seed 1

In each round a scripted person carries out a few random actions in Chromium. At least 0.15 s after the last
one was shown, every process of the browser gets SIGKILL. It is restarted with the same profile, and its data
is compared.
"""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from benchmarks.power_cut.chromium import Chromium
from benchmarks.power_cut.kill_rounds import Player, Round
from e2e.conftest import serving

SITE = Path(__file__).resolve().parents[2] / "build" / "site"


def main() -> int:
    arguments = argparse.ArgumentParser(
        prog="python -m benchmarks.power_cut", description=__doc__.splitlines()[0]
    )
    arguments.add_argument("--times", type=int, default=200, help="how many kills (200)")
    arguments.add_argument("--seed", type=int, default=1, help="another one, other actions and moments (1)")
    arguments.add_argument("--site", type=Path, default=SITE, help="the built site")
    asked = arguments.parse_args()
    rounds = []
    begun = time.monotonic()
    with (
        TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        contextmanager(serving)(asked.site.resolve()) as url,
        sync_playwright() as playwright,
    ):
        player = Player(Chromium(playwright, Path(profile)), url, Random(asked.seed))
        player.arrive()
        for number in range(asked.times):
            rounds.append(player.round())
            tell(number + 1, rounds[-1])
        player.leave()
    print(report(rounds, time.monotonic() - begun))
    return 1 if any(each.problems for each in rounds) else 0


def tell(number: int, each: Round) -> None:
    """Print a line for each kill, and all problems."""
    state = "localStorage behind" if each.behind else "localStorage whole"
    print(
        f"{number:4}  {each.delay:4.2f} s after the last of {len(each.actions)}: {', '.join(each.actions)}; "
        f"{each.processes} processes; {state}",
        file=sys.stderr,
        flush=True,
    )
    for problem in each.problems:
        print(f"      {problem}", file=sys.stderr, flush=True)


def report(rounds: list[Round], seconds: float) -> str:
    """The summary."""
    actions = sum(len(each.actions) for each in rounds)
    behind = sum(each.behind for each in rounds)
    spoilt = sum(bool(each.problems) for each in rounds)
    return (
        f"{len(rounds)} kills after {actions} actions in {seconds / 60:.0f} minutes. "
        f"localStorage itself had lost something {behind} times; after the start, {spoilt} times."
    )


if __name__ == "__main__":
    sys.exit(main())
