"""The tables, in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from statistics import median

from benchmarks.start.aims import AIMS, BARE, Aim, answered, figures, ratio, sent
from benchmarks.start.series import Visits
from benchmarks.start.visit import Visit


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = list(head)
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def aims(measured: Mapping[str, Visits]) -> str:
    """Each figure that there is, its ratio and whether that is what was aimed at."""
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
    """The ratio of what both main threads worked until answering: it holds on a busy machine, too."""
    both = [worked(measured[aim.series][name]) for name in (aim.ours, aim.other)]
    return f"{ratio(*both):.2f} ×" if aim.figure is answered and aim.other == BARE and all(both) else ""


def worked(visits: list[Visit]) -> float:
    """The median of the main thread's work; 0 when the browser does not tell."""
    return median(visit.worked or 0 for visit in visits)


def written(aim: Aim, number: float) -> str:
    return megabytes(number) if aim.figure is sent else milliseconds(number)


def series(title: str, visits: Visits) -> str:
    """All that was found on one way of visiting: medians; in brackets the least and the most."""
    rows = [row(name, each) for name, each in visits.items()]
    head = [
        title,
        "first contentful paint",
        "ready",
        "answers",
        "blocking",
        "main thread’s work",
        "sent until then",
    ]
    return table(head, rows)


def row(name: str, visits: list[Visit]) -> list[str]:
    if not any(visit.answered for visit in visits):  # it was looked at only until it was seen
        return [name, spread([visit.paint for visit in visits]), *[""] * 5]
    timed = all(visit.tasks is not None for visit in visits)
    return [
        name,
        milliseconds(median(visit.paint for visit in visits)),
        milliseconds(median(visit.ready for visit in visits)),
        spread([visit.answered for visit in visits]),
        milliseconds(median(visit.blocking for visit in visits)) if timed else "not told",
        milliseconds(worked(visits)) if worked(visits) else "not told",
        megabytes(median(visit.sent for visit in visits)),
    ]


def spread(times: list[float]) -> str:
    """The median, the least and the most."""
    return f"{milliseconds(median(times))} ({min(times):.0f}…{max(times):.0f})"


def milliseconds(number: float) -> str:
    return f"{number:.0f} ms"


def megabytes(number: float) -> str:
    return f"{number / 1e6:.2f} MB"
