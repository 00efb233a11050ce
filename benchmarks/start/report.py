"""The tables of the report, in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from statistics import median

from benchmarks.start.target_ratios import AIMS, BARE, Aim, answered, figures, ratio, sent
from benchmarks.start.visit_result import Visit
from benchmarks.start.visit_series import Visits


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = list(head)
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def aims(measured: Mapping[str, Visits]) -> str:
    """A row for each aim: the results, their ratio, and whether the aim is met."""
    rows = []
    for aim in AIMS:
        if aim.series in measured:
            ours, other = figures(aim, measured)
            times = ratio(ours, other)
            rows.append(
                [
                    aim.title,
                    written(aim, ours),
                    f"{written(aim, other)} ({aim.other})",
                    f"{times:.2f} ×",
                    f"{ratio(*figures(aim, measured, min)):.2f} ×",
                    of_work(aim, measured),
                    f"{aim.most} ×",
                    "met" if times <= aim.most else "**missed**",
                ]
            )
    return table(["", "ours", "other", "ratio", "ratio of the least", "of the work", "aim", ""], rows)


def of_work(aim: Aim, measured: Mapping[str, Visits]) -> str:
    """The ratio of the main threads' CPU time until the response, valid even on a busy machine."""
    both = [worked(measured[aim.series][name]) for name in (aim.ours, aim.other)]
    return f"{ratio(*both):.2f} ×" if aim.figure is answered and aim.other == BARE and all(both) else ""


def worked(visits: list[Visit]) -> float:
    """The median CPU time of the main thread; 0 if unknown."""
    return median(visit.worked or 0 for visit in visits)


def written(aim: Aim, number: float) -> str:
    return megabytes(number) if aim.figure is sent else milliseconds(number)


def series(title: str, visits: Visits) -> str:
    """The results of one series: medians, with minimum and maximum in brackets."""
    rows = [row(name, each) for name, each in visits.items()]
    head = [
        title,
        "first contentful paint",
        "ready",
        "answers",
        "blocking",
        "longest task",
        "main thread’s work",
        "sent until then",
    ]
    return table(head, rows)


def row(name: str, visits: list[Visit]) -> list[str]:
    if not any(visit.answered for visit in visits):  # measured until the first paint only
        return [name, spread([visit.paint for visit in visits]), *[""] * 6]
    timed = all(visit.tasks is not None for visit in visits)
    return [
        name,
        milliseconds(median(visit.paint for visit in visits)),
        milliseconds(median(visit.ready for visit in visits)),
        spread([visit.answered for visit in visits]),
        milliseconds(median(visit.blocking for visit in visits)) if timed else "not told",
        milliseconds(median(visit.longest_task for visit in visits)) if timed else "not told",
        milliseconds(worked(visits)) if worked(visits) else "not told",
        megabytes(median(visit.sent for visit in visits)),
    ]


def spread(times: list[float]) -> str:
    """The median, the minimum and the maximum."""
    return f"{milliseconds(median(times))} ({min(times):.0f}…{max(times):.0f})"


def milliseconds(number: float) -> str:
    return f"{number:.0f} ms"


def megabytes(number: float) -> str:
    return f"{number / 1e6:.2f} MB"
