"""Ten seconds of the fuzzer (`python -m tests.fuzz`), from another seed than its usual one."""

from __future__ import annotations

from time import process_time

from tests.fuzz.__main__ import run
from tests.fuzz.targets import KINDS

SECONDS = 10


def test_ten_seconds_of_damaged_inputs_come_to_nothing_but_sentences() -> None:
    start, number, kinds = process_time(), 0, set[str]()
    while process_time() - start < SECONDS:
        tally = run(12, range(number, number + 20))
        assert [failure.why for failure in tally.failures] == []
        kinds |= set(tally.kinds)
        number += 20
    assert kinds == {kind for kind, _make, _test in KINDS}
