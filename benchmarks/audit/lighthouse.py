"""Lighthouse runs of one page, and the results used from its reports."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from pennypress.__main__ import ROOT
from pennypress.site.npm_install import node
from pennypress.site.site_error import SiteError

PROGRAM = Path(__file__).parent / "node_modules" / "lighthouse" / "cli" / "index.js"
PERFORMANCE = "performance"
AIMS = {"accessibility": 100, "best-practices": 100}
"""Minimum scores of our own pages. Performance is reported only, because it depends on the machine."""
CATEGORIES = (PERFORMANCE, *AIMS)

Report = dict[str, Any]


@dataclass(frozen=True)
class Page:
    """A page and its Lighthouse reports."""

    name: str
    url: str
    ours: bool
    reports: list[Report]

    def visit(self, browser: str) -> None:
        """Run Lighthouse once more."""
        self.reports.append(run(self.url, browser))

    def score(self, category: str) -> int:
        """The median score of a category, 0 to 100."""
        return round(100 * self._median("categories", category, "score"))

    def measured(self, audit: str) -> float:
        """The median of an audit's measurement, in ms or bytes."""
        return self._median("audits", audit, "numericValue")

    def losses(self) -> Iterator[tuple[int, str]]:
        """The points of performance that each metric costs, and its name."""
        for each in self.reports[0]["categories"][PERFORMANCE]["auditRefs"]:
            points = round(each["weight"] * (1 - self._median("audits", each["id"], "score")))
            if points:
                yield points, self.reports[0]["audits"][each["id"]]["title"]

    def failures(self) -> set[str]:
        """The audits that keep a category below its aim."""
        return {
            f"{self.name}: {report['audits'][each['id']]['title']}"
            for report in self.reports
            for category in AIMS
            for each in report["categories"][category]["auditRefs"]
            if each["weight"] and (report["audits"][each["id"]]["score"] or 0) < 1
            if report["audits"][each["id"]]["score"] is not None
        }

    def _median(self, kind: str, name: str, value: str) -> float:
        numbers: list[float] = [report[kind][name][value] or 0 for report in self.reports]
        return median(numbers)


def run(url: str, browser: str) -> Report:
    """The Lighthouse report on an address."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        options = [
            "--quiet",
            "--output=json",
            f"--output-path={file}",
            f"--only-categories={','.join(CATEGORIES)}",
            "--chrome-flags=--headless=new --no-sandbox --disable-background-networking",
        ]
        environment = {**os.environ, "CHROME_PATH": browser}
        command = [*node(ROOT), str(PROGRAM), url, *options]
        answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if answer.returncode:
            raise SiteError(f"{answer.stderr.strip()}\nLighthouse could not look at {url}.")
        report: Report = json.loads(file.read_text(encoding="utf-8"))
    return report
