"""The table as HTML: everything that a player may see is there, and nothing hidden."""

from __future__ import annotations

import re
from random import Random

import pytest

from pennypress.engine.viewer import EVERYBODY, NOBODY, Viewer
from pennypress.games import GAMES
from pennypress.games.copenhagen.actions import Build
from pennypress.games.copenhagen.components import ABILITIES, TILES
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view import tile_transformations
from pennypress.games.copenhagen.view.price_gains_and_places import places, quote
from pennypress.games.copenhagen.view.title_view import VIEW
from tests.games.copenhagen.positions import do, position
from tests.games.copenhagen.view.table_driver import SEATS, Person, choice, drawn, view_context


@pytest.fixture
def busy() -> Copenhagen:
    return position(
        3,
        hands=["red red red red green", "blue blue", "yellow"],
        houses=["red-3@0,0 blue-2@2,0", "green-2@0,0"],
        abilities=["any-cards -both-actions", "any-cards additional-card"],
    )


def test_harbour_houses_tiles_and_abilities_are_on_the_table(busy: Copenhagen) -> None:
    html = drawn(busy)
    assert all(f'id="place-{place}"' in html for place in range(7))
    assert all(f'id="tile-{tile}"' in html for tile in TILES[:-1])
    assert all(f'id="ability-{ability}"' in html for ability in ABILITIES)
    assert 'id="house"' in html
    assert 'id="neighbour-1"' in html
    assert 'id="neighbour-2"' in html
    assert f"{busy.supply_size} cards to come" in html
    assert "style=" not in html


def test_the_hand_is_shown_to_its_owner_alone(busy: Copenhagen) -> None:
    own = drawn(busy)
    assert own.count('aria-label="red card"') == 4
    assert own.count("Face-down card") == 0
    for viewer in (NOBODY, Viewer(1), Viewer(2)):
        html = drawn(busy, viewer=viewer)
        assert html.count("Face-down card") == 5
        assert 'aria-label="red card"' not in html
    assert 'aria-label="red card"' in drawn(busy, viewer=EVERYBODY)


def test_other_hands_are_numbers() -> None:
    table = position(2, hands=["red red", "purple purple purple"], harbour="red " * 7)
    html = drawn(table)
    assert "purple card" not in html
    assert "3 cards in hand" in html


def test_hidden_hands_make_no_difference_to_the_page() -> None:
    one = position(2, hands=["red red", "purple purple blue"])
    other = position(2, hands=["red red", "green yellow yellow"])
    assert drawn(one) == drawn(other)
    assert drawn(one, viewer=NOBODY) == drawn(other, viewer=NOBODY)
    assert str(VIEW.thumbnail(one, SEATS)) == str(VIEW.thumbnail(other, SEATS))


def test_behind_the_curtain_the_own_hand_makes_no_difference_either() -> None:
    one = position(2, hands=["red red", "purple purple blue"])
    other = position(2, hands=["green blue", "purple purple blue"])
    assert drawn(one, viewer=NOBODY, may_act=False) == drawn(other, viewer=NOBODY, may_act=False)


def test_after_the_first_card_its_neighbours_glow() -> None:
    html = drawn(position(step="take", harbour="red yellow - blue purple red yellow"))
    assert re.findall(r'id="place-(\d)" type="button" class="card-button glows', html) == ["1", "3"]


def test_every_legal_placement_of_a_tile_in_hand_glows_with_its_price(busy: Copenhagen) -> None:
    person = Person(busy)
    person.makes("tile", "red-4")
    ghost, html = person.last.selection.ghost, person.page()
    found = places(busy, ghost.tile)
    for spot in found.lawful:
        if not tile_transformations.is_same_way(spot, ghost):
            continue
        column, row = tile_transformations.anchor(spot)
        space = re.search(rf'id="space-{column}-{row}".*?</button>', html)
        assert space
        kind = "affordable" if spot in found.affordable else "dear"
        assert f"glow-{kind}" in space[0]
        shown = quote(busy, spot)
        plus = '<b class="plus">+</b>' if shown.points or shown.coats.total else ""
        face = f'<span aria-hidden="true">{shown.price}{plus}</span>'
        assert (face in space[0]) == ((column, row) not in ghost.cells)


def test_the_slip_tells_price_discounts_and_gains_before_it_is_built() -> None:
    table = position(
        hands=["red red"], houses=["red-4@0,0 red-2@2,0t1"], abilities=["any-cards construction-discount"],
        in_use="construction-discount",
    )  # fmt: skip
    person = Person(table)
    person.makes("tile", "red-2")
    while person.last.selection.ghost.name != "red-2@3,0":
        person.makes("turn" if person.last.selection.ghost.turns else "cell", 3, 0)
    html = person.page()
    assert "Costs 0 cards:" in html
    assert "2 spaces, −1 beside red, −1 “Construction discount”" in html
    assert "Gives 1 point; completes row 1." in html


def test_a_ghost_that_may_not_lie_there_says_why(busy: Copenhagen) -> None:
    person = Person(busy)
    person.makes("tile", "red-3")
    person.makes("hover", 4, 8)
    html = person.page()
    assert 'class="ghost-tile' in html
    assert "must be on the bottom row or directly above a tile" in html


def test_a_single_person_keeps_the_own_house_and_hand_in_front() -> None:
    table = position(3, turn=1, hands=["red green", "blue blue blue", "yellow"])
    html = drawn(table, viewer=Viewer(0), solo_seat=0, may_act=False)
    assert 'id="neighbour-1"' in html
    assert 'id="neighbour-0"' not in html
    assert 'aria-label="red card"' in html
    assert "It’s another house’s turn." in html


def test_when_the_game_is_over_the_ranking_and_all_houses_are_shown() -> None:
    rng = Random(1)
    table = GAMES["copenhagen"].new_position(4)
    assert isinstance(table, Copenhagen)
    while not table.is_over:
        table.apply(choice(table, rng))
    html = drawn(table, viewer=EVERYBODY, may_act=False)
    assert all(f'id="neighbour-{seat}"' in html for seat in range(4))
    assert 'id="ranking"' in html
    assert html.count('class="winner"') == len(table.winners)
    assert "win" in VIEW.banner(view_context(table, viewer=EVERYBODY))


@pytest.mark.parametrize("players", GAMES["copenhagen"].player_counts)
def test_ids_are_never_given_twice_and_nothing_is_styled_inline(players: int) -> None:
    rng = Random(players)
    table = GAMES["copenhagen"].new_position(players)
    assert isinstance(table, Copenhagen)
    while not table.is_over:
        if rng.random() < 0.2 and table.next_to_act >= 0:
            person = Person(table)
            builds = [each for each in table.legal_actions() if isinstance(each, Build)]
            if builds:
                person.makes("tile", rng.choice(builds).spot.tile)
            html = person.page()
            ids = re.findall(r' id="([^"]+)"', html)
            assert len(ids) == len(set(ids))
            assert "style=" not in html
            assert VIEW.banner(view_context(table))
        table.apply(choice(table, rng))


@pytest.mark.parametrize(("abilities", "offered"), [("any-cards", False), ("-any-cards", True)])
def test_refreshing_abilities_is_offered_only_if_one_has_been_used(abilities: str, offered: bool) -> None:
    html = drawn(position(step="coat-of-arms", coats=1, abilities=[abilities], sound=False))
    (button,) = re.findall(r'<button id="activate".*?</button>', html)
    assert ("glows" in button) is offered
    assert ('aria-disabled="true"' in button) is not offered
    assert ("All are active." in button) is not offered


def test_the_button_that_ends_a_phase_is_in_the_panel_of_actions() -> None:
    table = position(abilities=["-any-cards additional-card"])
    assert 'id="done"' not in drawn(table)
    do(table, "take 0")
    assert 'id="done"' not in drawn(table)
    do(table, "take 1")
    panel = drawn(table).partition('id="slip"')[2].partition('id="hand"')[0]
    assert "Done taking cards" in panel


def test_panel_hand_and_abilities_are_the_bottom_sheet(busy: Copenhagen) -> None:
    sheet = drawn(busy).partition('"hand-and-actions"')[2].partition('class="beside"')[0]
    parts = [part for part in ("slip", "hand", "abilities", "sheet-handle") if f'id="{part}"' in sheet]
    assert parts == ["slip", "hand", "abilities", "sheet-handle"]
    assert "data-sheet=" not in drawn(position(step="over", end_revealed=True, sound=False))


def test_the_own_house_shows_what_incomplete_lines_will_score() -> None:
    html = drawn(position(houses=["purple-5@0,0"]))
    own, _, others = html.partition('id="neighbours"')
    values = re.findall(r'class="line-points open".*?<text[^>]*>(\d)</text>', own)
    assert sorted(values) == ["1"] * 8 + ["2"] * 5
    assert "line-points open" not in others


def test_what_scores_is_said_until_one_has_scored_a_few_points() -> None:
    said = "A full row scores 1, a full column 2; with windows only, twice that."
    assert said in drawn(position())
    assert said in drawn(position(turn=1), viewer=Viewer(0), solo_seat=0, may_act=False)
    table = position()
    for points in range(5):
        table.points[0] = points
        assert (said in drawn(table)) == (points < 4)


def test_the_coat_of_arms_beside_a_row_is_gone_once_it_is_earned() -> None:
    own = drawn(position(houses=["green-2@0,0"])).partition('id="neighbours"')[0]
    assert own.count('class="row-coat"') == 3
    row = "purple-5@0,0 blue-2@0,1 red-2@2,1 yellow-2@4,1t1"
    full = drawn(position(houses=[row])).partition('id="neighbours"')[0]
    assert full.count('class="row-coat"') == 2


def test_the_points_are_shown_with_the_goal() -> None:
    own = drawn(position(houses=["purple-5@0,0"])).partition('id="neighbours"')[0]
    assert '<span class="score">1</span><small class="goal">/12</small>' in own


def test_the_points_of_others_open_their_houses() -> None:
    html = drawn(position(3))
    own = html.partition('id="house"')[2].partition('class="house-frame"')[0]
    for seat in (1, 2):
        assert f'popovertarget="large-{seat}"' in own
        assert f'id="large-{seat}"' in html
    assert 'popovertarget="large-0"' not in own


def test_the_special_tile_says_what_it_is() -> None:
    html = drawn(position(step="coat-of-arms", coats=1, sound=False))
    (button,) = re.findall(r'<button id="tile-white-1".*?</button>', html)
    assert "Special tile: a free window" in button


def test_an_ability_says_that_it_is_tapped_or_that_it_is_used_up() -> None:
    words = states_of_abilities(position(abilities=["any-cards -additional-card"], sound=False))
    assert (words["any-cards"], words["additional-card"]) == ("tap to use", "used up")
    waiting = drawn(position(turn=1), viewer=Viewer(0), solo_seat=0, may_act=False)
    assert "tap to use" not in waiting


def test_an_ability_is_for_later_only_if_it_cannot_be_used_now() -> None:
    table = position(abilities=["any-cards change-of-colours"], sound=False)
    do(table, "take 0")
    words = states_of_abilities(table)
    assert words["any-cards"] == "tap to use"
    assert words["change-of-colours"] == "for later"


def states_of_abilities(table: Copenhagen) -> dict[str, str]:
    found = re.findall(
        r'id="ability-([a-z-]+)".*?class="(?:ability-state|visually-hidden)">(.*?)<', drawn(table)
    )
    return dict(found)


def test_the_selected_tile_is_not_built_yet(busy: Copenhagen) -> None:
    person = Person(busy)
    person.makes("tile", "red-3")
    assert "<h3>Not built yet: the red tile of 3 spaces</h3>" in person.page()


def test_a_space_where_it_fits_only_turned_says_so_and_its_price() -> None:
    person = Person(position(hands=["blue blue"], houses=["red-4@0,0"]))
    person.makes("tile", "blue-2")
    spaces = re.findall(r'<button id="space-[^>]*glow-other.*?</button>', person.page())
    assert spaces
    assert all(re.search(r'aria-label="[^"]*“Turn”[^"]*costs \d card', each) for each in spaces)
    assert all(re.search(r'>\d<small data-text="Turn"></small>', each) for each in spaces)
