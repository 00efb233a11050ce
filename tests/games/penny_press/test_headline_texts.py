"""Every headline card and every story has its own text, and it fits where it is printed."""

import pytest

from pennypress.games.penny_press import components
from pennypress.games.penny_press.headline_cards import CARDS
from pennypress.games.penny_press.headline_texts import HEADLINES, HeadlineCry
from pennypress.games.penny_press.story_texts import ADVERTISEMENTS, STORIES, StoryText

HEADLINE_LETTERS = {"A": 22, "B": 24, "C": 26, "D": 34}
BODY_WORDS = {"A": (10, 14), "B": (10, 14), "C": (14, 18), "D": (21, 26)}

# A word from each card's event, so that a headline cannot end up on a card of another beat.
EVENTS = {
    "war": "Maine,Manila,San Juan,Santiago,Oregon,Boers,Mafeking,Peking,Japan",
    "crime": "Slocum,Windsor,Galveston,Hoboken,Oilcloth,Mail,Shot,Gone,Carnegie",
    "politics": "Porch,Gold,Beer,Tammany,Rough Rider,Oath,Seth Low,McClellan,Insurance",
    "city": "Boroughs,Subway,Bridge,Flatiron,Blizzard,Newsboys,Waldorf,White Wings,Times Square",
    "human": "Heat,Kitty Hawk,Ray,Wheel,Yellow Kid,Luna,Caruso,Houdini,Million",
}

HEADLINE_CASES = [pytest.param(headline, id=str(card)) for card, headline in HEADLINES.items()]
STORY_CASES = [
    pytest.param(shape, text, id=f"{beat}-{shape}{stars}")
    for (beat, shape), texts in STORIES.items()
    for stars, text in enumerate(texts, start=1)
]


def test_every_headline_card_has_one_headline() -> None:
    assert list(HEADLINES) == sorted(CARDS)
    assert len(HEADLINES) == 45


def test_headlines_are_true_to_the_beat_of_their_card() -> None:
    for beat, events in EVENTS.items():
        cards = [number for number, card in CARDS.items() if card.beat.name == beat]
        for number, event in zip(cards, events.split(","), strict=True):
            assert event in HEADLINES[number].headline


def test_no_two_headlines_and_no_two_decks_are_alike() -> None:
    assert len({each.headline for each in HEADLINES.values()}) == len(HEADLINES)
    assert len({each.deck for each in HEADLINES.values()}) == len(HEADLINES)


@pytest.mark.parametrize("headline", HEADLINE_CASES)
def test_a_headline_fits_its_card_and_its_time(headline: HeadlineCry) -> None:
    assert 3 <= len(headline.headline.split()) <= 8
    assert len(headline.headline) <= 44
    assert 0 < len(headline.deck) <= 90
    assert 1895 <= headline.year <= 1905


def test_every_story_has_copy() -> None:
    assert set(STORIES) == {
        (beat.name, shape.letter) for beat in components.BEATS for shape in components.SHAPES
    }
    assert all(len(texts) == len(components.STARS) for texts in STORIES.values())


def test_no_two_stories_are_alike() -> None:
    texts = [text for texts in STORIES.values() for text in texts]
    assert len({text.headline for text in texts}) == len(components.STORIES)
    assert len({text.body for text in texts}) == len(components.STORIES)


@pytest.mark.parametrize(("shape", "text"), STORY_CASES)
def test_a_story_fits_its_shape(shape: str, text: StoryText) -> None:
    fewest, most = BODY_WORDS[shape]
    assert 0 < len(text.headline) <= HEADLINE_LETTERS[shape]
    assert fewest <= len(text.body.split()) <= most


def test_six_advertisements_fit_their_space() -> None:
    assert len(set(ADVERTISEMENTS)) == 6
    assert all(len(each.title) <= 18 and len(each.line) <= 40 for each in ADVERTISEMENTS)
