"""The aims: ratios of our results to those of another page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import inf
from statistics import median

from benchmarks.start.embedding_pages import ONE, TEN
from benchmarks.start.visit_result import Visit
from benchmarks.start.visit_series import Visits

Figure = Callable[[Visit], float]


def answered(visit: Visit) -> float:
    return visit.answered


def paint(visit: Visit) -> float:
    return visit.paint


def sent(visit: Visit) -> float:
    return visit.sent


def worked(visit: Visit) -> float:
    return visit.worked or inf


def blocking(visit: Visit) -> float:
    return visit.blocking


@dataclass(frozen=True)
class Aim:
    """A maximum ratio to the result of another page."""

    title: str
    series: str
    figure: Figure
    other: str
    most: float
    ours: str = "Penny Press"


BARE, PLAIN = "bare PyScript", "the same HTML without scripts"
AIMS = (
    Aim("returning: answering", "returning", answered, BARE, 0.4),
    Aim("returning, 4×: answering", "returning-slowed", answered, BARE, 0.32),
    Aim("returning, browser closed in between: answering", "reopened", answered, BARE, 0.4),
    Aim("Firefox, returning: answering", "firefox", answered, BARE, 0.35),
    Aim("WebKit, returning: answering", "webkit", answered, BARE, 0.35),
    Aim("first: answering", "first", answered, BARE, 0.55),
    Aim("first, 4×, 30 Mbit/s: first contentful paint", "paint", paint, PLAIN, 1.2),
    Aim("first, 4×, 30 Mbit/s: answering", "first-slowed", answered, BARE, 0.5),
    Aim("first, 4×, 30 Mbit/s: main thread’s work", "first-slowed", worked, BARE, 0.45),
    Aim("first: bytes until answering", "first-slowed", sent, BARE, 0.85),
    Aim("first: blocking", "first", blocking, BARE, 0.25),
    Aim("first, 4×, 30 Mbit/s: blocking", "first-slowed", blocking, BARE, 0.25),
    Aim("returning: blocking", "returning", blocking, BARE, 0.25),
    Aim("returning, 4×: blocking", "returning-slowed", blocking, BARE, 0.25),
    Aim("ten embeds, first visit: the last answers", "embeds", answered, ONE, 1.25, TEN),
    Aim("ten embeds, returning: the last answers", "embeds-returning", answered, ONE, 1.25, TEN),
    Aim("ten embeds, third visit: the last answers", "embeds-third", answered, ONE, 1.25, TEN),
)


Average = Callable[[Iterable[float]], float]


def figures(aim: Aim, measured: Mapping[str, Visits], average: Average = median) -> tuple[float, float]:
    """Our result and the other page's: medians of the visits, unless another average is given."""
    visits = measured[aim.series]
    ours, other = (average(map(aim.figure, visits[name])) for name in (aim.ours, aim.other))
    return ours, other


def ratio(ours: float, other: float) -> float:
    return ours / other if other else inf
