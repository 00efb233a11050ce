"""What a start costs, in counts that are the same on every machine, stays within its budget."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.start_counts import page_counts, python_counts
from e2e.start_counts.start_budget import budget, complaints
from pennypress.games import GAMES

VISITS = ("first", *GAMES)


@pytest.mark.parametrize("visit", VISITS)
def test_python_imports_calls_and_draws_no_more_than_its_budget(visit: str, site: Path) -> None:
    first = visit == "first"
    counts = python_counts.first_visit(site) if first else python_counts.return_to_table(site, visit)
    assert not list(complaints(f"python.{visit}", counts, budget()[f"python.{visit}"]))


@pytest.mark.first_visit
def test_the_page_requests_and_changes_no_more_than_its_budget(page: Page, site: Path, site_url: str) -> None:
    first = page_counts.first_visit(page, site, site_url)
    again = page_counts.return_to_table(page, site_url, "penny-press")
    said = complaints("page.first", first, budget()["page.first"])
    assert not [*said, *complaints("page.penny-press", again, budget()["page.penny-press"])]


def test_every_line_of_the_budget_belongs_to_a_visit() -> None:
    assert set(budget()) == {*(f"python.{visit}" for visit in VISITS), "page.first", "page.penny-press"}


def test_one_more_import_and_a_new_count_are_complained_about() -> None:
    lines = {"modules": 137, "calls": 50_000}
    assert not list(complaints("x", {"modules": 137, "calls": 49_000}, lines))
    assert len(list(complaints("x", {"modules": 138, "calls": 50_000}, lines))) == 1
    assert len(list(complaints("x", {"modules": 137, "calls": 40_000}, lines))) == 1
    assert len(list(complaints("x", lines | {"elements": 1}, lines))) == 1
