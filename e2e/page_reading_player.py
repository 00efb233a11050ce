"""Players that decide from what the page shows, and act with changing input methods."""

import re
from collections.abc import Callable, Sequence
from itertools import cycle

from playwright.sync_api import Page, expect

from e2e import penny_press_table
from e2e.penny_press_table import Sight
from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.page_arrangement import Placed

REPORTERS = 5

LayOut = Callable[[Page, Sequence[Placed]], None]


def free_story(sight: Sight) -> str | None:
    """An uncovered story with the highest value; ties are broken by name."""
    free = [name for name, crowd in sight.stories.items() if not crowd]
    return max(free, key=lambda name: (sight.value(name.split("-")[0]), name), default=None)


def pays(sight: Sight, enough: int = 6) -> bool:
    """Whether to go to press: with two stories or a good page."""
    stories, points = sight.offer
    return (stories >= 2 and points >= 2) or points >= enough


class MixedInput:
    """Alternates between taps, drags and the keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ways_to_assign = cycle(
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
    """The points of the best page according to the bill."""
    found = re.search(r"\d+", page.locator(".bill-best").inner_text())
    assert found
    return int(found[0])


def play_turn(person: MixedInput, sight: Sight) -> Sight:
    """One turn of any player, front page included."""
    page = person.page
    if sight.hold and not pays(sight, enough=1):
        return penny_press_table.hold(page)
    if sight.offer[0] and (pays(sight) or sight.hold or not (sight.home and free_story(sight))):
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
    claimed = penny_press_table.look(page).offer
    before = person.go_to_press()
    assert before.builder
    expect(page.locator(".cutting")).to_have_count(claimed[0])
    assert best_points(page) == claimed[1]
    person.lay_out(best_page(page))
    total = penny_press_table.bill_total(page)
    assert total == claimed[1]
    after = person.print_page()
    if not after.over:  # at the end bonuses are added
        assert sum(after.scores) - sum(before.scores) == total
    return after
