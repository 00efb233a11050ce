"""No markup of ours requires a weaker policy: no inline scripts or styles, nothing from other hosts."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from pennypress.app.page.messages import Open
from pennypress.app.shelf.messages import Share
from pennypress.engine.languages_and_catalogues import LANGUAGES, use
from pennypress.site.content_security_policy import POLICIES
from pennypress.site.pages import slots
from tests.app.page_without_browser import Page
from tests.html_tokens import Start, tokens

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([ROOT / "index.html", *(ROOT / "pages").glob("*.html")])
NOT_RUN_BY_BROWSERS = {"py"}
"""Types of scripts that browsers ignore: PyScript reads them."""
WORDS = {"alt", "aria-label", "content", "data-cancel", "data-input", "data-msg", "placeholder", "title"}
NAMES = {"value", "xmlns", "xmlns:xlink"}
"""Attributes that never load anything."""
HOSTILE = "<img src=//x.example onerror=alert(1)><style>*{}</style>"


class Markup:
    """The markup of a page that would violate its policy."""

    def __init__(self, text: str) -> None:
        starts = [token for token in tokens(text) if isinstance(token, Start)]
        self.tags = len(starts)
        self.broken = [start for start in starts if _breaks_policy(start)]


def _breaks_policy(start: Start) -> bool:
    tag, given = start
    inline = tag == "script" and "src" not in given and given.get("type") not in NOT_RUN_BY_BROWSERS
    handlers = any(name == "style" or name.startswith("on") for name in given)
    addresses = [value.strip().lower() for name, value in given.items() if name not in WORDS | NAMES]
    elsewhere = any(value.startswith(("http:", "https:", "//", "javascript:")) for value in addresses)
    return inline or handlers or elsewhere or tag in {"style", "base"}


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.stem)
def test_no_page_holds_what_its_policy_forbids(file: Path) -> None:
    markup = Markup(file.read_text(encoding="utf-8"))
    assert markup.tags > 5
    assert markup.broken == []


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.stem)
def test_every_page_has_its_own_policy_before_all_else(file: Path) -> None:
    head = file.read_text(encoding="utf-8").partition("<head>")[2].strip()
    assert head.startswith(f"<!-- slot: policy-{file.stem} -->")
    assert file.stem in POLICIES


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.stem)
def test_a_page_that_runs_modules_runs_the_sanitizer_before_them(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    sanitizer = '<script src="./static/js/sanitizer.js"></script>'
    loader = '<script src="./static/js/run-modules.js"></script>'
    assert (loader in text) is ('rel="run"' in text)
    assert loader not in text or -1 < text.find(sanitizer) < text.index(loader)


@pytest.mark.parametrize("slot", slots("en"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_the_build_writes_breaks_a_policy(slot: str, language: str) -> None:
    use(language)
    assert Markup(slots(language)[slot]()).broken == []


@pytest.mark.parametrize("players", [2, 5])
def test_no_view_breaks_the_policy_through_a_game(players: int) -> None:
    seen = [Markup(html) for html in moments(players)]
    assert [markup.broken for markup in seen if markup.broken] == []
    assert len(seen) > 10
    assert min(markup.tags for markup in seen) > 30


def moments(players: int) -> Iterator[str]:
    """The page from the lobby to the end of a game, with hostile names, and as a replay."""
    page, rng = Page(), random.Random(players)
    yield page.html
    page.press(f"players-{players}")
    page.start(seed="policy", name_0=HOSTILE)
    while not page.table.position.is_over:
        page.act(rng)
        if rng.random() < 0.3:
            yield page.html
    assert "onerror" in page.html
    page.send(Open("menu"))
    yield page.html
    page.send(Share(page.play.id))
    yield Page(fragment=page.copied).html
    yield Page(page.origin).html


@pytest.mark.parametrize(
    "text",
    [
        "<script>x</script>",
        "<style></style>",
        "<p style='a:b'>",
        "<p onclick=x>",
        "<img src=https://x.example/>",
        "<a href='javascript:x'>",
        "<base href=./>",
        "<use xlink:href='//x.example'>",
    ],
)
def test_the_crawl_would_see_it(text: str) -> None:
    assert len(Markup(text).broken) == 1
