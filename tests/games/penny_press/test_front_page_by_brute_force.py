"""Front pages compared with a brute force over all arrangements, for random claims."""

import random
from collections.abc import Iterator

import pytest

from pennypress.games.penny_press.components import BEATS, STORIES, Story
from pennypress.games.penny_press.front_page import (
    Brief,
    Page,
    Placed,
    best,
    outcomes,
    refusal,
    top_stories_required,
)
from pennypress.games.penny_press.page_score import bill
from tests.games.penny_press import brute_force

BATCHES, CLAIMS_IN_BATCH = 20, 100
PAGES_PER_CLAIM = 12


def random_brief(rng: random.Random) -> Brief:
    """A brief of 1 to 6 stories, sometimes only small ones; values are close, so that ties are common."""
    letters = rng.choice(("ABCD", "ABCD", "ABC", "AB", "A"))
    stories = [story for story in STORIES if story.shape.letter in letters]
    lowest = rng.randint(0, 4)
    return Brief(
        tuple(rng.sample(stories, rng.randint(1, 6))),
        tuple(rng.randint(lowest, 6) for _ in BEATS),
        (rng.randrange(4), rng.randrange(3)) if rng.random() < 0.5 else None,
    )


def in_plain_words(brief: Brief) -> brute_force.Claim:
    values = tuple((beat.name, brief.values[beat.column]) for beat in BEATS)
    return brute_force.Claim(tuple(map(str, brief.claimed)), values, brief.advertisement)


def random_pages(rng: random.Random, brief: Brief) -> Iterator[Page]:
    """Pages of all kinds: legal ones, legal ones with a change, and random ones."""
    for _ in range(PAGES_PER_CLAIM // 3):
        legal = rng.choice(outcomes(brief))
        yield legal
        placed = list(legal.placed)
        if placed and rng.random() < 0.7:
            placed.pop(rng.randrange(len(placed)))
        if rng.random() < 0.5:
            placed.append(somewhere(rng, rng.choice(brief.claimed)))
        yield Page(tuple(placed), rng.choice((None, legal.exclusive, rng.choice(brief.claimed))))
        thrown = rng.sample(brief.claimed, rng.randint(0, len(brief.claimed)))
        if rng.random() < 0.1:
            thrown.append(rng.choice(STORIES))
        exclusive = rng.choice((None, *thrown))
        yield Page(tuple(somewhere(rng, story) for story in thrown), exclusive)


def somewhere(rng: random.Random, story: Story) -> Placed:
    turned = story.shape.letter != "C" and rng.random() < 0.5
    return Placed(story, rng.randint(-1, 4), rng.choice((-1, 0, 0, 0, 1, 2)), turned)


def is_legal(brief: Brief, page: Page) -> bool:
    pieces = [(str(each.story), each.column, each.row, each.turned) for each in page.placed]
    exclusive = None if page.exclusive is None else str(page.exclusive)
    return brute_force.is_legal(in_plain_words(brief), pieces, exclusive)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_front_pages_agree_with_trying_every_arrangement(batch: int) -> None:
    rng = random.Random(batch)
    verdicts = set()
    for _ in range(CLAIMS_IN_BATCH):
        brief = random_brief(rng)
        claim = in_plain_words(brief)
        assert top_stories_required(brief) == brute_force.most_leads(claim), brief

        expected = {(stories, max(0, total)) for stories, total in brute_force.outcomes(claim)}
        pages = outcomes(brief)
        points = [bill(brief, page).counted for page in pages]
        published = [frozenset(str(placed.story) for placed in page.placed) for page in pages]
        assert set(zip(published, points, strict=True)) == expected, brief
        assert len(pages) == len(expected), brief
        assert points == sorted(points, reverse=True), brief
        assert best(brief) == pages[0], brief
        for page in pages:
            assert is_legal(brief, page), (brief, str(page))
            assert refusal(brief, page) is None, (brief, str(page))

        for page in random_pages(rng, brief):
            legal = is_legal(brief, page)
            verdicts.add(legal)
            assert (refusal(brief, page) is None) == legal, (brief, page)
    assert verdicts == {True, False}
