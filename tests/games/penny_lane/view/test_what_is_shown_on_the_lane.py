"""What the table of Penny Lane shows: prices, what an action would change, income, links, secrets."""

from __future__ import annotations

import re

import pytest

from pennypress.engine.record import Move
from pennypress.engine.viewer import NOBODY, Viewer
from pennypress.games.penny_lane.components import LAST_ROUND, building
from pennypress.games.penny_lane.lane import cell
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.lane_drawing import linked_edges
from pennypress.games.penny_lane.view.title_view import VIEW
from pennypress.games.penny_lane.view.what_would_change import change_in_words, lane_change
from tests.games.penny_lane.positions import do, position
from tests.games.penny_lane.view.lane_driver import Builder, drawn


@pytest.fixture
def table() -> PennyLane:
    return position(2)


def test_links_are_shown_on_the_edges_that_they_join() -> None:
    """Worked figure 4: Cobbler over Cottage has a penny link across the street."""
    lane = position(2, boards="DA", lanes=["cobbler@t1 cottage@b1:1"]).lanes[0]
    assert "street" in linked_edges(lane, building("cobbler"))
    assert "street" in linked_edges(lane, building("cottage"))


def test_a_building_shows_the_stars_that_its_text_brings() -> None:
    """Mansion: 1 star for each attraction in the lane."""
    for lane, stars in (("mansion@b1", 0), ("mansion@b1 carousel@t1", 1)):
        own = drawn(position(2, boards="AB", lanes=[lane])).partition('id="building-mansion"')[2]
        shown = own.partition("building-things")[2].partition("half")[0]
        assert shown.count('aria-label="1 star"') == stars


def test_a_cell_says_what_the_building_would_change() -> None:
    """Worked figure 5: on board A, Greengrocer has a link at t-1 and none at t1."""
    lane = position(2, boards="AB").lanes[0]
    left = lane_change(lane, lane.with_building(building("greengrocer"), cell("t-1")))
    right = lane_change(lane, lane.with_building(building("greengrocer"), cell("t1")))
    assert change_in_words(left) == "1 more penny each round"
    assert change_in_words(right) == "no change in stars or income"


def test_at_the_tower_a_building_alone_in_its_row_cannot_be_chosen() -> None:
    builder = Builder(position(2, lanes=["pottery@t1 warehouse@t2 cottage@b1"]))
    builder.presses("location", "tower")
    page = builder.reads()
    disabled = [name for name in ("pottery", "warehouse", "cottage") if "disabled" in swap_button(page, name)]
    assert disabled == ["cottage"]


def swap_button(page: str, name: str) -> str:
    """The start tag of the button that chooses the building at the Tower."""
    return page.partition(f'id="swap-{name}"')[2].partition(">")[0]


def test_jobs_of_one_citizen_are_something_else_than_those_of_another() -> None:
    """The page then scrolls to them, and marks the sides where there are more."""
    builder = Builder(position(2, boards="AB", lanes=["cottage@b1:1 loft@b2:1 warehouse@t1:0"]))
    seen = []
    for origin in ("cottage", "loft"):
        builder.starts_again().presses("citizen", origin)
        seen.append(builder.page().partition('data-sideways="')[2].partition('"')[0])
    assert seen == ["0 citizen-cottage", "0 citizen-loft"]


def test_the_income_of_the_next_upkeep_is_told_line_by_line() -> None:
    """Worked figure 8: Loft's citizen is away: 1 for everybody, 1 from the Loft."""
    page = Builder(position(2, boards="BA", lanes=["loft@b1:0 cottage@b2:1"])).reads()
    assert "At the end of round 9 you will get 2 pennies" in page
    assert "Loft" in page


def test_what_is_looked_at_in_secret_is_face_down_for_others(table: PennyLane) -> None:
    looking = position(2, boards="BA", lanes=["dark_alley@t1"], pennies=[5, 5])
    looking.apply(next(each for each in looking.legal_actions() if str(each) == "black-market"))
    for _look in range(2):
        looking.apply(looking.legal_actions()[0])
    first, second = looking.drawn
    assert first
    assert second
    own, other = drawn(looking), drawn(looking, viewer=Viewer(1), may_act=False)
    assert f'id="market-{first}"' in own
    for page in (other, drawn(looking, viewer=NOBODY, may_act=False)):
        assert f'id="market-{first}"' not in page
        assert page.count("Face-down card") == 2


@pytest.mark.parametrize(
    "gesture",
    [
        ("card", "nonsense"),
        ("cell", "t0"),
        ("vacancy", "loft"),
        ("lane", "9"),
        ("building", "x"),
        ("gift", "7"),
        ("x",),
    ],
)
def test_a_gesture_that_makes_no_sense_changes_nothing(table: PennyLane, gesture: tuple[str, ...]) -> None:
    person = Builder(table)
    before = person.last.selection
    assert person.makes(*gesture).action is None
    assert person.last.selection == before


def test_while_bots_act_a_bar_keeps_the_room_of_the_own_choices(table: PennyLane) -> None:
    own = drawn(table)
    waiting = drawn(table, may_act=False, bots=frozenset({1}))
    assert 'id="choices"' in own
    assert 'id="bots-act"' not in own
    assert 'id="bots-act"' in waiting
    assert 'id="choices"' not in waiting
    assert 'id="bots-act"' not in drawn(table, may_act=False)


def test_while_a_bot_adds_a_card_of_the_black_market_the_supply_stays_where_it_is() -> None:
    table = position(2, pennies=[5, 5])
    table.apply(next(each for each in table.legal_actions() if str(each) == "black-market"))
    table.apply(table.legal_actions()[0])
    own, watched = drawn(table), drawn(table, may_act=False, bots=frozenset({0}))
    assert own.index('id="market"') < own.index('id="supply"')
    assert watched.index('id="supply"') < watched.index('id="market"')
    assert "at-place" in own
    assert "at-place" not in watched


def part(page: str, name: str) -> str:
    """The HTML of the location, from its id to the next one."""
    return page.split(f'id="location-{name}"')[1].split("<li")[0]


def test_main_street_says_what_one_gets(table: PennyLane) -> None:
    page = drawn(position(2, lanes=["pottery@t1 warehouse@t2"]))
    assert "buy a card" in part(page, "masons")
    assert "\N{MINUS SIGN}1" in part(page, "masons")
    assert "swap a pair" in part(page, "tower")


def test_what_can_be_chosen_is_framed_and_named_and_the_rest_says_why_not() -> None:
    page = drawn(position(2, pennies=[1], supply="cottage carousel", used={"bank": 2}))
    reasons = {
        "bank": "no space left",
        "gazette": "no citizen",
        "black-market": "needs",
        "tower": "no pair to swap",
    }
    for name, reason in reasons.items():
        assert reason in part(page, name)
        assert "location usable" not in part(page, name)
    assert "location usable" in part(page, "town-hall")
    assert "or a card from the supply." in page
    assert "a citizen" not in page.split('id="choices"')[1].split("</p>")[0]


def test_what_is_selected_leaves_frames_only_where_it_can_go(table: PennyLane) -> None:
    person = Builder(table)
    assert "with-selection" not in person.reads()
    person.presses("card", table.supply[0])
    assert "with-selection" in person.reads()


def test_a_place_says_which_links_the_card_would_make_there_and_other_places_why_not() -> None:
    """On board D, as in worked figure 2, with the Cobbler there already."""
    person = Builder(position(2, boards="DA", lanes=["cobbler@t1"], pennies=[9], supply="pottery villa"))
    person.presses("card", "pottery")
    page = person.reads()
    left, right = (page.split(f'id="cell-{cell}"')[1].split("</button>")[0] for cell in ("t-1", "t2"))
    assert "; a penny link between the Pottery and your board" in left
    assert ">with your board" in left.replace("</svg>", ">")
    assert "; a star link between the Cobbler and the Pottery" in right
    assert page.count("only housing") == 2
    assert "Two matching halves make a link" in page
    person.makes("card", "villa")
    assert "no housing" in person.reads()


def test_lanes_of_others_show_the_name_and_the_stars_of_each_building() -> None:
    page = drawn(position(2, lanes=["", "villa@b1:0 cottage@b2"]))
    blocks = page.split('class="small-lane"')[1].split("</svg>")[0]
    assert "<title>Villa</title>" in blocks
    assert blocks.count("block-stars") == 1
    assert ">3</text>" in blocks


def test_everything_on_a_building_of_the_own_lane_is_explained_by_the_text_of_the_building() -> None:
    page = drawn(position(2, lanes=["pet_shop@t1:1 loft@b1"]))
    lane = page.split('id="own-lane"')[1].split('id="supply"')[0]
    for card in ("pet_shop", "loft"):
        building = lane.split(f'id="building-{card}"')[1].split('id="building-')[0]
        assert f'data-help="building-{card}"' in building
        assert 'data-help="job"' not in building
        assert 'data-help="citizen"' not in building


def test_marks_on_locations_go_when_main_street_is_cleared() -> None:
    table = position(2, pennies=[3, 0], lanes=["loft@b1 pet_shop@t1"])
    used = Move(0, "bank", tuple(do(table, "bank")))
    assert "touched" in part(drawn(table, recent=(used,)), "bank")
    cleared = Move(0, "pass", tuple(do(table, "pass")))
    assert table.round == 10
    assert "touched" not in part(drawn(table, recent=(used, cleared)), "bank")


def test_a_citizen_that_cannot_be_paid_for_has_no_frame() -> None:
    for pennies, framed in ((2, True), (1, False)):
        page = drawn(position(2, pennies=[pennies], lanes=["loft@b1 pet_shop@t1"]))
        assert ("movable usable" in page) == framed


def test_while_others_act_main_street_speaks_of_the_person_who_watches() -> None:
    table = position(2, pennies=[1, 9], turn=1)
    watched = drawn(table, may_act=False, solo_seat=0, bots=frozenset({1}))
    assert "needs" in part(watched, "black-market")


def test_while_others_act_the_supply_shows_the_prices_of_the_person_who_watches() -> None:
    table = position(2, turn=1, lanes=["luthier@t1", "engineer@t1:2"], supply="music_hall")
    page = drawn(table, may_act=False, solo_seat=0, bots=frozenset({1}))
    card = page.split('id="supply-music_hall"')[1].split("</button>")[0]
    assert 'aria-label="6 pennies"' in card  # the other player, with Engineer, pays less


def test_the_first_space_shows_what_it_brings_until_it_is_used(table: PennyLane) -> None:
    assert ">+1<" in part(drawn(table), "bank")
    assert ">+1<" not in part(drawn(position(2, used={"bank": 1})), "bank")


def test_a_card_from_the_black_market_is_a_request_only_to_who_drew_it() -> None:
    drawing = position(2, pennies=[1, 9], turn=1)
    do(drawing, "black-market")
    drawing.apply(drawing.legal_actions()[0])
    assert "Black Market: add this card" in drawn(drawing)
    watched = drawn(drawing, may_act=False, solo_seat=0, bots=frozenset({1}), viewer=Viewer(0))
    assert "Black Market: add" not in watched
    assert "Black Market: Blue draws this card and adds it" in watched


def test_two_cards_that_another_player_looks_at_are_told_in_the_third_person() -> None:
    looking = position(2, boards="BA", lanes=["", "dark_alley@t1"], pennies=[5, 5], turn=1)
    do(looking, "black-market")
    looking.apply(looking.legal_actions()[0])
    assert "Black Market: Blue draws two cards and adds one" in drawn(
        looking, may_act=False, solo_seat=0, bots=frozenset({1}), viewer=Viewer(0)
    )


@pytest.mark.parametrize("job", ["barracks", "temple"])
def test_what_a_job_of_main_street_brings_and_how_one_gets_there_is_explained(job: str) -> None:
    explanation = VIEW.explanations()[f"location-{job}"].sentence
    assert "whom the Gazette moves here brings 1 penny for each" in explanation


def test_jobs_of_main_street_that_pay_nothing_say_so(table: PennyLane) -> None:
    page = drawn(table)
    assert "no buildings yet" in part(page, "barracks")
    assert "no sets yet" in part(page, "temple")


@pytest.mark.parametrize(
    ("lane", "said"),
    [
        ("", "You have no citizen to move."),
        ("loft@b1", "There is no open job for a citizen."),
        ("loft@b1 pet_shop@t1", "Choose a citizen to move."),
    ],
)
def test_the_gazette_says_what_to_choose_or_what_is_missing(lane: str, said: str) -> None:
    person = Builder(position(2, lanes=[lane], used={"gazette": 1, "barracks": 1, "temple": 1}))
    assert person.makes("location", "gazette").announcement == said


def hint(person: Builder) -> str:
    """The text of the bar of choices, without those of its buttons."""
    return re.sub(r"<[^>]+>", "", person.reads().split('id="choices"')[1].split("<p>")[1].split("</p>")[0])


def test_once_the_gazette_is_chosen_no_hint_asks_for_anything_but_a_citizen() -> None:
    person = Builder(position(2, lanes=["loft@b1 pet_shop@t1"]))
    assert hint(person).startswith("Choose something in a yellow frame")
    person.presses("location", "gazette")
    assert hint(person) == "The Gazette moves a citizen to a job for 2 pennies."
    assert "with-selection choosing-at-gazette" in person.reads()
    person.presses("citizen", "loft")
    assert hint(person).startswith("Choose a job in a yellow frame.")
    assert "choosing-at" not in person.reads()


def test_once_the_masons_guild_is_chosen_no_hint_asks_for_anything_but_a_card(table: PennyLane) -> None:
    person = Builder(table)
    person.presses("location", "masons")
    assert hint(person) == "The Masons’ Guild adds a building from the supply to your lane."
    person.presses("location", "masons")
    assert hint(person).startswith("Choose something in a yellow frame")


def test_the_hint_on_a_second_move_does_not_repeat_the_banner() -> None:
    moving = position(2, lanes=["loft@b1 cottage@b2 pet_shop@t1"])
    do(moving, "gazette loft pet_shop")
    assert hint(Builder(moving)) == "Choose a citizen in a yellow frame."


def test_the_masons_guild_says_that_no_card_can_be_paid() -> None:
    person = Builder(position(2, pennies=[1], supply="villa carousel music_hall print_works mansion"))
    assert (
        person.makes("location", "masons").announcement
        == "You have too few pennies for any card in the supply."
    )


def test_one_choice_stands_for_all_lanes_that_bring_the_same_at_the_barracks() -> None:
    lanes = ["loft@b1 pottery@t1", "tailor@t1:2 cottage@b1:1", "garage@t1"]
    page = Builder(position(3, boards="BAC", lanes=lanes, pennies=[5, 5, 5]))
    page.presses("citizen", "loft")
    page.presses("vacancy", "barracks")
    both, one = re.findall(r'id="lane-\d".*?</button>', page.page(), re.DOTALL)
    assert "Red and Blue" in both
    assert "(Player 2)" in one


def test_the_first_space_of_the_gazette_allows_a_second_move() -> None:
    for used, moves in ((0, "1–2 moves"), (1, "1 move")):
        page = drawn(position(2, pennies=[9], lanes=["loft@b1 pet_shop@t1"], used={"gazette": used}))
        assert moves in part(page, "gazette")


def test_the_last_round_promises_no_income() -> None:
    assert "At the end of round 9 you will get 1 penny" in drawn(position(2))
    last = drawn(position(2, round_=LAST_ROUND))
    assert "you will get" not in last
    assert "because round 25 is the last one. No more pennies will come." in last


def test_the_lane_of_a_bot_on_turn_is_named_after_it() -> None:
    own, of_bot = drawn(position(2)), drawn(position(2), viewer=NOBODY, may_act=False)
    assert "you will get 1 penny" in own
    assert "You have no stars yet." in own
    assert "At the end of round 9 Red will get 1 penny" in of_bot
    assert "Red has no stars yet." in of_bot
    assert 'aria-label="Red’s lane"' in of_bot
    with_stars = position(2, boards="AB", lanes=["mansion@b1 carousel@t1"])
    assert "Red’s 3 stars: 2 printed, 1 from effects." in drawn(with_stars, viewer=NOBODY, may_act=False)
