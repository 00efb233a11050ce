"""Where a start goes: processor time of the page and of Python's worker, from a trace of Chromium.

python -m benchmarks.start.waterfall --runs 5
python -m benchmarks.start.waterfall --runs 5 --slowed 4

Prints two tables by phase and kind of work for a first visit, and two for a return to a saved table: of the
page's main thread, and of the worker. Medians in ms. Processor time hardly depends on what else the machine
does. Then, for each visit, the longest task of the page by the clock, which includes waiting for a processor.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from benchmarks.start.ours_and_bare_pages import ours
from benchmarks.start.static_host import hosted
from benchmarks.start.visit_result import KEPT
from e2e.browser_engines.chromium import QUIET
from e2e.chromium_install import find
from e2e.wait_for_element import wait_for

SITE = Path(__file__).resolve().parents[2] / "build" / "site"
CATEGORIES = ["toplevel", "devtools.timeline", "v8", "blink.user_timing", "loading"]
CATEGORIES += ["disabled-by-default-v8.compile", "disabled-by-default-v8.gc"]
LAST = "spare time, 2 s"
MARK_READY = """addEventListener("DOMContentLoaded", () => {
  const { documentElement: root } = document;
  const look = () => root.dataset.ready === "yes" && performance.mark("ready");
  new MutationObserver(look).observe(root, { attributes: true, attributeFilter: ["data-ready"] });
});"""
PAINTED = "firstContentfulPaint"
PHASES = {
    PAINTED: "first paint",
    "WebAssembly compiled": "scripts and WebAssembly arrive and are compiled",
    "Python started from its beginnings": "Python starts and imports the library",
    "Python started from a snapshot": "memory copied from the snapshot, Python restored",
    "model ready": "our modules imported, storage read, `init`",
    "first drawing written": "the first drawing written as HTML",
    "ready": "HTML parsed, compared with the page",
}
"""What a phase is called, by the mark that ends it. PyScript has none: it gets ready while Python starts."""
IN_THE_WORKER = [name for name in PHASES if name.startswith("Python started")]
KINDS = {
    "collected": ("MinorGC", "MajorGC", "V8.GC", "BlinkGC"),
    "compiled": ("V8.Compile", "v8.compile", "V8.Parse", "V8.PreParse", "V8.Wasm", "V8.Collect", "v8.wasm"),
    "run": ("v8.", "V8.", "FunctionCall", "EvaluateScript", "TimerFire", "RunMicrotasks"),
    "parsed": ("ParseHTML", "ParseAuthorStyleSheet"),
    "style, layout, paint": ("Layout", "Update", "PrePaint", "Paint", "Commit", "Layerize"),
}
"""Beginnings of the names of trace events; the first kind that fits counts."""
OTHER = "other"
UNREPORTED = "RunMicrotasks"
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
LEAST_UNREPORTED = 1000
"""Processor time in µs between two tasks from which on it counts as work that Chromium did not report."""

SHOWN = 0.5
"""The least time in ms that is shown."""

Event = dict[str, Any]
Row = dict[str, float]


@dataclass(frozen=True)
class Traced:
    """What a trace of a visit tells."""

    threads: dict[str, dict[str, Row]]
    """Processor time in ms by thread, phase and kind of work."""
    longest: float
    """The longest task of the page by the clock, in ms, from its first paint until 2 s after it is ready."""


def kind_of(name: str) -> str:
    """The kind of work of a trace event."""
    return next((kind for kind, beginnings in KINDS.items() if name.startswith(beginnings)), OTHER)


def own_times(events: Sequence[Event]) -> Iterator[tuple[Event, float]]:
    """Each event, and its processor time in ms without the events inside it."""
    open_: list[tuple[float, Event, float]] = []
    for event in [*sorted(events, key=lambda each: (each["ts"], -each["dur"])), {"ts": float("inf")}]:
        while open_ and open_[-1][0] <= event["ts"]:
            _end, done, inside = open_.pop()
            yield done, (done["tdur"] - inside) / 1000
        if "dur" in event:
            if open_:
                end, outer, inside = open_.pop()
                open_.append((end, outer, inside + event["tdur"]))
            open_.append((event["ts"] + event["dur"], event, 0))


def unreported(events: Sequence[Event]) -> Iterator[Event]:
    """Work of a thread that Chromium does not report as a task, found by the thread's clock.

    Python starts in such work: in a microtask after its WebAssembly is compiled.
    """
    end, clock = 0.0, 0.0
    for each in sorted(events, key=lambda each: (each["ts"], -each["dur"])):
        worked = each["tts"] - clock
        if end and worked > LEAST_UNREPORTED:
            yield {"name": UNREPORTED, "ts": end, "dur": each["ts"] - end, "tts": clock, "tdur": worked}
        if each["ts"] + each["dur"] > end:
            end, clock = each["ts"] + each["dur"], each["tts"] + each["tdur"]


def phases(events: Sequence[Event], thread: tuple[int, int]) -> dict[str, Row]:
    """Processor time in ms by phase and kind, of what happens on that thread.

    The time of an event in which a phase ends is shared among the phases by their length in it: Python runs
    to the end of the first drawing in one task.
    """
    marks = {each["name"]: each["ts"] for each in reversed(events) if each["name"] in PHASES}
    ends = [*((PHASES[name], marks[name]) for name in PHASES if name in marks), (LAST, float("inf"))]
    own = [each for each in events if (each["pid"], each["tid"]) == thread]
    found: dict[str, Row] = {phase: defaultdict(float) for phase, _end in ends}
    timed = [each for each in own if "tdur" in each]
    for event, spent in own_times([*timed, *unreported(timed)]):
        start, length = event["ts"], max(event["dur"], 1)
        for phase, end in ends:
            shared = min(end, event["ts"] + length) - start
            if shared > 0:
                found[phase][kind_of(event["name"])] += spent * shared / length
                start += shared
    return found


def longest_task(events: Sequence[Event], thread: tuple[int, int]) -> float:
    """The longest task of that thread by the clock, in ms, after the first paint."""
    painted = next(each["ts"] for each in events if each["name"] == PAINTED)
    own = (each for each in events if (each["pid"], each["tid"]) == thread and each["name"] in TASKS)
    lengths: list[float] = [each["dur"] for each in own if each["ts"] > painted and "dur" in each]
    return max(lengths) / 1000


def traced(browser: Browser, context: BrowserContext, url: str, slowed: float) -> Traced:
    """The trace of one visit in a new tab, with the page slowed that many times."""
    page = context.new_page()
    page.add_init_script(MARK_READY)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.goto(url)
    wait_for(page, "html[data-ready=yes]")
    page.wait_for_timeout(2000)
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    ready = next(each for each in events if each["name"] == "ready" and "user_timing" in each["cat"])
    starts = [each["ts"] for each in events if each["name"] == "commitNavigationEnd"]
    begin = max(each for each in starts if each < ready["ts"])
    ours = [each for each in events if each["pid"] == ready["pid"] and each["ts"] >= begin]
    # The page repeats the marks of its worker.
    (worker,) = {each["tid"] for each in ours if each["name"] in IN_THE_WORKER} - {ready["tid"]}
    page.goto("about:blank")  # on leaving, the page stores itself as seen
    page.close()
    threads = {"the page": ready["tid"], "Python’s worker": worker}
    return Traced(
        {name: phases(ours, (ready["pid"], thread)) for name, thread in threads.items()},
        longest_task(ours, (ready["pid"], ready["tid"])),
    )


def visits(site: Path, runs: int, slowed: float) -> dict[str, list[Traced]]:
    """First visits to the lobby, and returns to a saved table."""
    found: dict[str, list[Traced]] = {"A first visit": [], "A return to a table": []}
    page_of_ours = ours(site)
    with hosted(site) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(playwright), args=QUIET)
        for _run in range(runs):
            context = browser.new_context(viewport=ViewportSize(width=1024, height=768))
            found["A first visit"].append(traced(browser, context, host.url, slowed))
            address = host.url + page_of_ours.again.path
            page = context.new_page()
            page.goto(host.url)
            page.evaluate(KEPT, page_of_ours.storage)
            page.goto("about:blank")
            page.close()
            traced(browser, context, address, 1)  # compiles the scripts for the next visit
            found["A return to a table"].append(traced(browser, context, address, slowed))
            context.close()
        browser.close()
    return found


def table(title: str, runs: Sequence[dict[str, Row]]) -> str:
    """A table of the medians, with sums; without phases in which nothing is done."""
    names = [name for name in [*PHASES.values(), LAST] if name in runs[0]]
    kinds = [*KINDS, OTHER]
    lines = [["", *kinds, "together"], ["---", *["---:"] * (len(kinds) + 1)]]
    for name in names:
        cells = [median(run[name].get(kind, 0) for run in runs) for kind in kinds]
        whole = median(sum(run[name].values()) for run in runs)
        if whole >= SHOWN:
            lines.append([name, *(f"{cell:.0f}" if cell >= SHOWN else "" for cell in cells), f"{whole:.0f}"])
    return f"{title}\n\n" + "\n".join(f"| {' | '.join(cells)} |" for cells in lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--site", type=Path, default=SITE, help="the built site")
    parser.add_argument("--runs", type=int, default=5, help="how often each kind of visit is made (5)")
    parser.add_argument("--slowed", type=float, default=1, help="how many times the page is slowed (1)")
    asked = parser.parse_args()
    for title, runs in visits(asked.site, asked.runs, asked.slowed).items():
        for thread in runs[0].threads:
            print(table(f"{title}: {thread}", [run.threads[thread] for run in runs]))
        longest = ", ".join(f"{each:.0f}" for each in sorted(run.longest for run in runs))
        print(f"{title}: longest task after the first paint, ms: {longest}\n")


if __name__ == "__main__":
    main()
