"""Least squares."""

from random import Random

import pytest

from pennypress.league.least_squares import Sums

TRUE = (3.0, -2.0, 0.5)


def samples(seed: str, noise: float) -> Sums:
    rng, sums = Random(seed), Sums()
    for _ in range(2000):
        numbers = (1.0, rng.random() * 10, rng.random() * 10)
        sums.add(
            numbers, sum(a * b for a, b in zip(TRUE, numbers, strict=True)) + noise * (rng.random() - 0.5)
        )
    return sums


def test_the_weights_behind_the_samples_are_found() -> None:
    sums = samples("a", noise=1)
    assert sums.weights() == pytest.approx(TRUE, abs=0.1)


def test_the_error_is_what_no_weights_can_know() -> None:
    # A uniform distribution of width 1 has a variance of 1/12.
    sums = samples("a", noise=1)
    assert sums.squared_error(sums.weights()) / sums.samples == pytest.approx(1 / 12, rel=0.05)


def test_sums_of_two_games_are_the_sums_of_both() -> None:
    both, one, other = Sums(), Sums(), Sums()
    for numbers, points, sums in (((1, 2), 3, one), ((1, 5), 4, other), ((1, 3), 5, other)):
        both.add(numbers, points)
        sums.add(numbers, points)
    total = Sums()
    total.merge(one)
    total.merge(other)
    assert total == both
