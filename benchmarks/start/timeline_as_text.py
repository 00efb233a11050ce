"""The timeline of a start: requests, marks and long tasks."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.start.ours_and_bare_pages import Contestant
from benchmarks.start.static_host import Host, hosted
from benchmarks.start.visit_result import Visit
from benchmarks.start.visit_series import Runner, Series


def describe(series: Series, runner: Runner, contestant: Contestant) -> str:
    """A timeline in ms; → means that an entry lasts until the second number."""
    with hosted(contestant.folder) as host:
        visit = runner.once(series, contestant, host)
        lines = sorted(events(visit, host))
    times = f"ready {visit.ready:.0f}, answered {visit.answered:.0f}, blocking {visit.blocking:.0f} ms"
    kept = "by a service worker" if visit.controlled else "by the network and the HTTP cache"
    return "\n".join(
        [f"\n{contestant.name}, {series.title}: {times} (served {kept})", *(text for _, text in lines)]
    )


def events(visit: Visit, host: Host) -> Iterator[tuple[float, str]]:
    """The events with their start times."""
    for moment, name in (
        (visit.paint, "FIRST CONTENTFUL PAINT"),
        (visit.ready, "READY"),
        (visit.answered, "ANSWERED"),
    ):
        yield moment, line(moment, moment, name)
    for start, duration in visit.tasks or ():
        yield start, line(start, start + duration, f"long task of {duration:.0f} ms")
    for mark in visit.marks:
        start = mark["startTime"]
        yield start, line(start, start + mark["duration"], f"{mark['entryType']} {mark['name']}")
    for resource in visit.resources:
        start, end = resource["startTime"], resource["responseEnd"]
        how = f"{resource['initiatorType']}, {resource['transferSize']:,} bytes"
        name = resource["name"].removeprefix(host.url)
        yield start, line(start, end, f"  {name} ({how})")
    for exchange in host.log:
        start = exchange.began * 1000 - visit.origin
        size = sum(size for _, size in exchange.sent)
        text = f"    the host: {exchange.path} {exchange.status}, {size:,} bytes"
        yield start, line(start, exchange.ended * 1000 - visit.origin, text)


def line(start: float, end: float, text: str) -> str:
    return f"{start:8.0f} → {end:6.0f}  {text}" if end > start else f"{start:8.0f}           {text}"
