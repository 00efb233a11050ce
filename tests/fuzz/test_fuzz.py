"""Three hundred cases of the fuzzer (`python -m tests.fuzz`) with a fixed seed, and tests of its limits."""

from __future__ import annotations

import pytest

from tests.fuzz import limits
from tests.fuzz.__main__ import run
from tests.fuzz.limits import TooMuch, within_limits
from tests.fuzz.targets import KINDS

CASES = 300


def test_damaged_inputs_come_to_nothing_but_sentences() -> None:
    tally = run(12, range(CASES))
    assert [failure.why for failure in tally.failures] == []
    assert set(tally.kinds) == {kind for kind, _make, _test in KINDS}


def test_a_case_that_fills_the_memory_is_noticed() -> None:
    within_limits(lambda: None)
    with pytest.raises(TooMuch, match="MB more memory"):
        within_limits(lambda: bytearray(b"x" * (limits.MEGABYTES + 50) * 2**20).clear())


def test_a_case_that_does_not_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CUT_OFF", 0.2)
    with pytest.raises(TooMuch, match="broken off"):
        within_limits(_for_ever)


def test_a_case_that_is_too_slow_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SECONDS", 0.01)
    with pytest.raises(TooMuch, match="of processor time"):
        within_limits(_for_a_moment)


def _for_ever() -> None:
    while True:
        pass


def _for_a_moment() -> None:
    assert sum(range(3_000_000))
