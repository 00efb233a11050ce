"""The dealer: the same seed and number of draws give the same card on every Python version."""

from pennypress.engine.dealer import Dealer
from pennypress.engine.rules_interface import Action
from pennypress.games import GAMES
from pennypress.games.penny_press.actions import HEADLINES

CARDS = tuple(HEADLINES.values())
PIPS: list[Action] = list(CARDS[:6])


def rolls(seed: str, count: int) -> list[int]:
    dealer = Dealer(seed)
    return [PIPS.index(dealer.draw(number, PIPS)) + 1 for number in range(count)]


def test_a_seed_deals_these_cards_for_ever() -> None:
    """Golden values: if they change, every shared deal changes."""
    assert rolls("maine", 20) == [3, 4, 5, 2, 1, 2, 1, 2, 1, 2, 5, 2, 3, 6, 3, 5, 4, 1, 3, 3]
    assert rolls("", 10) == [6, 4, 3, 5, 2, 3, 4, 6, 4, 3]
    assert rolls("Ünïcode 🗞", 10) == [1, 3, 6, 2, 6, 4, 2, 2, 2, 3]


def test_the_cards_of_a_game_are_these_for_ever() -> None:
    assert cards_of("maine") == ["headline 22", "headline 24", "headline 37", "headline 10", "headline 2"]


def cards_of(seed: str) -> list[str]:
    """The deck in the order in which this seed deals it."""
    dealer, position = Dealer(seed), GAMES["penny-press"].new_position(5)
    drawn = []
    for number in range(5):
        card = dealer.draw(number, position.legal_actions())
        position.apply(card)
        drawn.append(str(card))
    return drawn


def test_a_draw_depends_on_its_number_and_not_on_what_was_asked_before() -> None:
    in_order = rolls("maine", 10)
    dealer = Dealer("maine")
    assert [PIPS.index(dealer.draw(number, PIPS)) + 1 for number in reversed(range(10))] == in_order[::-1]
    assert PIPS.index(Dealer("maine").draw(7, PIPS)) + 1 == in_order[7]


def test_asking_twice_gives_the_same_card() -> None:
    dealer = Dealer("maine")
    assert dealer.draw(3, CARDS) is dealer.draw(3, CARDS)


def test_seeds_differ() -> None:
    assert len({tuple(rolls(f"seed {number}", 10)) for number in range(50)}) == 50


def test_every_card_comes_about_equally_often() -> None:
    counts = [rolls("fair", 6000).count(pip) for pip in range(1, 7)]
    assert min(counts) > 900
    assert max(counts) < 1100


def test_the_only_card_left_comes() -> None:
    dealer = Dealer("maine")
    assert all(dealer.draw(number, PIPS[:1]) is PIPS[0] for number in range(100))
