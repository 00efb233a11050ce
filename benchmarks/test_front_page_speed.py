"""Speed of the best page and of the list of outcomes, for random claims, with cold caches.

python -m pytest benchmarks/test_front_page_speed.py -s

Times are CPU times with the garbage collector disabled, because its pauses depend on the size of the whole
program and not on the measured code.
"""

import gc
import random
from collections.abc import Callable
from statistics import median
from time import process_time

import pytest

from pennypress.components import polyomino
from pennypress.games.penny_press import front_page, packing
from pennypress.games.penny_press.components import BEATS, STORIES
from pennypress.games.penny_press.front_page import Brief, best, outcomes

CLAIMS = 10_000


def random_brief(rng: random.Random) -> Brief:
    """1 to 5 stories, any values, an advertisement in half of the cases."""
    return Brief(
        tuple(rng.sample(STORIES, rng.randint(1, 5))),
        tuple(rng.randint(0, 6) for _ in BEATS),
        (rng.randrange(4), rng.randrange(3)) if rng.random() < 0.5 else None,
    )


def forget_everything() -> None:
    for module in (polyomino, packing, front_page):
        for thing in vars(module).values():
            if hasattr(thing, "cache_clear"):
                thing.cache_clear()


@pytest.mark.parametrize("question", [best, outcomes])
def test_front_pages_are_found_fast(question: Callable[[Brief], object]) -> None:
    rng = random.Random(1898)
    briefs = [random_brief(rng) for _ in range(CLAIMS)]
    forget_everything()
    times = []
    gc.disable()
    for brief in briefs:
        start = process_time()
        question(brief)
        times.append(process_time() - start)
    gc.enable()
    middle, worst = median(times), max(times)
    print(f"\n{question.__name__}: median {middle * 1e3:.3f} ms, worst {worst * 1e3:.3f} ms")
