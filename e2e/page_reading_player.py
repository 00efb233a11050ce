"""Players that decide from what the page shows, and act with changing input methods."""

import re
from collections.abc import Callable, Sequence
from itertools import cycle

from playwright.sync_api import Page, expect

from e2e import penny_press_table
from e2e.penny_press_table import Sight
from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.page_arrangement import Placed
from pennypress.games.penny_press.page_score import bill

REPORTERS = 5

LayOut = Callable[[Page, Sequence[Placed]], None]


def free_story(sight: Sight) -> str | None:
    """An uncovered story with the highest value; ties are broken by name."""
    free = [name for name, crowd in sight.stories.items() if not crowd]
    return max(free, key=lambda name: (sight.value(name.split("-")[0]), name), default=None)


def pays(page: Page, sight: Sight, enough: int = 6) -> bool:
    """Whether to go to press: with two stories or a good page."""
    if not sight.offer:
        return False
    points = promised(page)
    return (sight.offer >= 2 and points >= 2) or points >= enough


def promised(page: Page) -> int:
    """The points of the best page if the player on turn went to press now, computed by the rules."""
    position = penny_press_table.position_of(page)
    brief = position.brief(position.turn)
    return bill(brief, front_page.best(brief)).counted


class MixedInput:
    """Alternates between taps, drags and the keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ways_to_assign: cycle[Callable[[Page, str], Sight]] = cycle(
            [penny_press_table.assign, penny_press_table.assign_by_drag, penny_press_table.assign_by_keys]
        )
        self.ways_to_lay_out = cycle(
            [
                penny_press_table.lay_out_by_drag,
                penny_press_table.lay_out_by_taps,
                penny_press_table.lay_out_by_keys,
                None,
            ]
        )
        self.ways_to_press = cycle([False, True])

    def assign(self, story: str) -> Sight:
        """Send one reporter from home to the story."""
        return next(self.ways_to_assign)(self.page, story)

    def go_to_press(self) -> Sight:
        return penny_press_table.go_to_press(self.page, by_key=next(self.ways_to_press))

    def lay_out(self, best: list[Placed]) -> None:
        """Lay out that page, or press the button that finds the best one."""
        way = next(self.ways_to_lay_out)
        if way is None:
            penny_press_table.lay_out_by_button(self.page)
        else:
            way(self.page, best)

    def print_page(self) -> Sight:
        return penny_press_table.print_page(self.page, by_key=next(self.ways_to_press))


def best_page(page: Page) -> list[Placed]:
    """The best page for the stories in the builder, computed by the rules."""
    position = penny_press_table.position_of(page)
    return list(front_page.best(position.brief(position.turn)).placed)


def best_points(page: Page) -> int:
    """The points of the best page according to the bill, which has to be asked for them."""
    if page.locator("#show-best").count():
        page.locator("#show-best").click()
    found = re.search(r"\d+", page.locator(".bill-best").inner_text())
    assert found
    return int(found[0])


def play_turn(person: MixedInput, sight: Sight) -> Sight:
    """One turn of any player, front page included."""
    page = person.page
    if sight.hold and not pays(page, sight, enough=1):
        return penny_press_table.hold(page)
    if sight.offer and (pays(page, sight) or sight.hold or not (sight.home and free_story(sight))):
        return publish(person)
    story = free_story(sight)
    if sight.home and story:
        return person.assign(story)
    if sight.home == REPORTERS:
        return person.assign(sorted(sight.stories)[0])
    return penny_press_table.recall_by_drag(page, own_stories(page)[0])


def own_stories(page: Page) -> list[str]:
    """The stories with reporters that the player on turn can pick up."""
    tokens = page.locator(".crowd [id^=token-]")
    return [str(token.get_attribute("id")).removeprefix("token-") for token in tokens.all()]


def publish(person: MixedInput) -> Sight:
    """Go to press, publish the best page; the circulation must rise by its bill."""
    page = person.page
    claimed, points = penny_press_table.look(page).offer, promised(page)
    before = person.go_to_press()
    assert before.builder
    expect(page.locator(".cutting")).to_have_count(claimed)
    assert best_points(page) == points
    person.lay_out(best_page(page))
    total = penny_press_table.bill_total(page)
    assert total == points
    after = person.print_page()
    if not after.over:  # at the end bonuses are added
        assert sum(after.scores) - sum(before.scores) == total
    return after
