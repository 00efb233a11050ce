"""The fuzzer: `python -m tests.fuzz --seed 1 --cases 100000`, and `--only N` to repeat one case.

A case is determined by the seed and its number. A failing case is printed and its input written to a file.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections import Counter
from multiprocessing import Pool
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from tests.fuzz.limits import within_limits
from tests.fuzz.targets import case

FAILED = Path("build/fuzz")
"""Where inputs of failing cases are written."""
PORTION = 250
"""Number of cases that a process runs before it reports."""


class Failure(NamedTuple):
    """A failing case."""

    number: int
    kind: str
    why: str


class Tally(NamedTuple):
    """The results of some cases."""

    kinds: Counter[str]
    slowest: float
    failures: list[Failure]


def run(seed: int, numbers: range) -> Tally:
    """Run these cases. Never raises."""
    tally = Tally(Counter(), 0.0, [])
    for number in numbers:
        made, _rng = case(seed, number)
        tally.kinds[made.kind] += 1
        try:
            slowest = max(tally.slowest, within_limits(lambda: _run(seed, number)))  # noqa: B023
            tally = tally._replace(slowest=slowest)
        except Exception:
            tally.failures.append(Failure(number, made.kind, traceback.format_exc()))
    return tally


def _run(seed: int, number: int) -> None:
    made, rng = case(seed, number)
    made.run(rng)


def _portion(asked: tuple[int, range]) -> Tally:
    return run(*asked)


def main(arguments: list[str]) -> int:
    asked = _asked(arguments)
    numbers = range(asked.cases) if asked.only is None else range(asked.only, asked.only + 1)
    portions = [(asked.seed, numbers[first : first + PORTION]) for first in range(0, len(numbers), PORTION)]
    kinds, slowest, failures, start = Counter[str](), 0.0, list[Failure](), monotonic()
    with Pool(asked.jobs) as pool:
        for tally in pool.imap_unordered(_portion, portions):
            kinds += tally.kinds
            slowest = max(slowest, tally.slowest)
            failures += tally.failures
            for failure in tally.failures:
                report(asked.seed, failure)
    each = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
    print(f"{kinds.total()} cases ({each}) in {monotonic() - start:.0f} s, the slowest {slowest:.2f} s of")
    print(f"processor time; {len(failures)} failed.")
    return 1 if failures else 0


def report(seed: int, failure: Failure) -> None:
    """Print the failing case with the reason, and write its input to a file."""
    FAILED.mkdir(parents=True, exist_ok=True)
    path = FAILED / f"{seed}-{failure.number}.json"
    path.write_text(json.dumps(case(seed, failure.number)[0].given), encoding="utf-8")
    print(f"Case {failure.number} of seed {seed} ({failure.kind}) failed; its input is in {path}.")
    print(f"Again: python -m tests.fuzz --seed {seed} --only {failure.number}")
    print(failure.why)


def _asked(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=10_000)
    parser.add_argument("--only", type=int, help="run the case of this number alone")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
