"""Screenshots of every screen in every size and language; the docs show most of them.

python -m e2e.screenshots              # all of them, into build/pictures and docs/screenshots
python -m e2e.screenshots end gallery  # only these, into build/pictures

build/pictures has every screenshot uncompressed; where the page is longer than the screen, also a screenshot
of the whole page ('-whole').
"""

from __future__ import annotations

import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from e2e.chromium_install import find
from e2e.conftest import ROOT
from e2e.screens import layout
from e2e.screens.page_without_python import Shell
from e2e.screenshot_subjects import SUBJECTS, Subject
from pennypress.app.settings.messages import ChooseLanguage
from pennypress.engine.languages_and_catalogues import FIRST, LANGUAGES
from pennypress.site.build import build
from pennypress.site.npm_install import fetch
from pennypress.site.serve import open_server

FOLDER = ROOT / "build" / "pictures"
DOCS = ROOT / "docs" / "screenshots"
SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 800},
    {"width": 1024, "height": 768},
    {"width": 768, "height": 1024},
    {"width": 390, "height": 844},
]
COLOURS = 64
"""Number of colours of the docs' images, which keeps flat colours and sharp letters at about 30 KB."""
SHOWN_HIGH = 200
"""Height in pixels on the overview page; a click shows the full size."""
STILL = "*, *::before, *::after { animation-delay: -10s !important; animation-duration: 1ms !important; }"


@contextmanager
def site() -> Iterator[tuple[Path, str]]:
    """The site, built now, and its address."""
    fetch(ROOT)
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "site"
        build(ROOT, target)
        with open_server(target, "localhost", 0) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield target, server.url
            server.shutdown()


def file_name(subject: Subject, size: ViewportSize, language: str) -> str:
    """'table-5-1024x768', 'table-5-1024x768-ja'."""
    name = f"{subject.name}-{size['width']}x{size['height']}"
    return name if language == FIRST else f"{name}-{language}"


# -- taking them


def take_all(shell: Shell, language: str, subjects: Sequence[Subject]) -> None:
    """Screenshots of these subjects in that language."""
    for subject in subjects:
        visit = subject.lead()
        visit.send(ChooseLanguage(language))
        shell.open()
        shell.page.add_style_tag(content=STILL)
        shell.draw(visit.html, language)
        for size in SIZES:
            take(shell.page, file_name(subject, size, language), size)
        shell.page.set_viewport_size(SIZES[0])


def take(page: Page, name: str, size: ViewportSize) -> None:
    """A screenshot of the visible part; also of the whole page if it is longer."""
    page.set_viewport_size(size)
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")
    page.evaluate("scrollTo(0, 0)")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(300)
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")
    height = page.evaluate("document.documentElement.scrollHeight")
    if height > size["height"]:
        page.screenshot(path=FOLDER / f"{name}-whole.png", animations="disabled", full_page=True)
    print(name)
    found = layout.problems(page)
    if found:
        raise AssertionError("\n".join([name, *found]))


# -- for the docs


def compress(subjects: Sequence[Subject]) -> None:
    """Compress the screenshots of these subjects, and write the overview page."""
    for old in DOCS.iterdir():
        old.unlink()
    for subject in subjects:
        for name in names(subject):
            with Image.open(FOLDER / f"{name}.png") as picture:
                few = picture.convert("RGB").quantize(
                    COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE
                )
                few.convert("RGB").save(DOCS / f"{name}.webp", lossless=True, method=6)
    (DOCS / "README.md").write_text(page_of(subjects), encoding="utf-8")


def names(subject: Subject) -> list[str]:
    return [file_name(subject, size, language) for language in LANGUAGES for size in SIZES]


def page_of(subjects: Sequence[Subject]) -> str:
    """The overview page in Markdown, screen by screen."""
    lines = ["# Every screen", "", "Taken by `python -m e2e.screenshots`, at four sizes in each language."]
    for subject in subjects:
        lines += ["", f"## {subject.title}"]
        lines += [
            f'<a href="{name}.webp"><img src="{name}.webp" alt="{subject.title}" height="{SHOWN_HIGH}"></a>'
            for name in names(subject)
        ]
    return "\n".join(lines) + "\n"


def main() -> None:
    chosen = sys.argv[1:]
    subjects = [subject for subject in SUBJECTS if subject.name in chosen or not chosen]
    for folder in (FOLDER, DOCS):
        folder.mkdir(parents=True, exist_ok=True)
    with site() as (folder, url), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(playwright))
        page = browser.new_page(viewport=SIZES[0], reduced_motion="reduce")
        for language in LANGUAGES:
            take_all(Shell(page, folder, url), language, subjects)
        browser.close()
    if not chosen:
        compress([subject for subject in subjects if subject.title])


if __name__ == "__main__":
    main()
