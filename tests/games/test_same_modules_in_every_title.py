"""All titles have the same modules under the same names; modules of a single title are listed here."""

from __future__ import annotations

from importlib import import_module
from itertools import combinations
from pathlib import Path

import pytest

from pennypress.components.phase_state_machine import SteppedPosition
from pennypress.games import FOLDERS, GAMES, LABELS

GAMES_FOLDER = Path(__file__).parents[2] / "pennypress" / "games"

MODULES = """
    __init__ meta components events state phases actions end_of_turn steps position serialization validation
    text_drawing piece_phrases lesson game_report balance_counts heuristics/__init__ heuristics/candidates
    heuristics/features heuristics/rollout_policy rules_page/__init__ rules_page/playable_examples
    rules_page/position_builder view/__init__ view/advice view/animation_order view/banner
    view/drop_previews view/emblem view/end_screen view/explanations view/exported_picture_colours view/pieces
    view/recap view/recent_marks view/selection view/sentences view/sprite view/thumbnail view/title_view
"""
OF_ITS_OWN = {
    "penny_press": """
        board_changes front_page page_arrangement page_score packing headline_cards
        headline_texts final_edition_validation daily_brief daily_puzzle story_texts/
        heuristics/position_survey
        rules_page/aim_and_setup_chapters rules_page/beats_and_turn_chapters rules_page/page_chapter
        rules_page/press_chapter rules_page/ending_and_variant_chapters rules_page/page_examples
        rules_page/ending_examples rules_page/rules_summary view/beats view/story_on_beat
        view/reporter_actions_and_effects view/story_choices view/recall_from_several
        view/tracks_and_headline_card view/mats view/scores_on_mats
        view/advice_facts
        view/page_builder view/page_builder_gestures view/print_remarks view/printed_cards
        view/printers_bill view/why_best_page view/newspapers view/newspaper/ lesson_words view/finished_page
    """,
    "copenhagen": """
        choose_ability card_supply coat_of_arms_rewards construction hidden_hands house
        empty_house_placements take_cards heuristics/line_values_and_best_placements
        rules_page/aim_and_turn_chapters rules_page/building_chapter
        rules_page/points_coats_abilities_end_chapters view/ability_tiles view/tile_price_panel
        view/price_gains_and_places view/hand view/harbour view/own_house view/houses view/other_houses
        view/helpful_abilities view/tile_offer view/tile_transformations view/viewpoint view/postcards
        view/postcard/
    """,
    "letterpress": """
        challenges claiming decks drafted_packs drafting finished_game_facts hidden_knowledge options
        pile_validation report_highlights round_five round_ranking solo_rows spelling vote_on_words
        word_choices words/ writing heuristics/solo_outlook heuristics/word_knowledge
        rules_page/draft_and_word_chapters rules_page/ranking_and_claim_chapters
        rules_page/challenges_chapter rules_page/last_word_and_solo_chapters rules_page/word_list_chapter
        rules_page/reconstruction_chapter
        view/announced_words view/claims view/composing_stick view/draft_pack view/front_seat
        view/places_of_letters view/player_collections view/shared_and_challenges view/solo_table
        view/spellings_in_order view/verdict view/vote_panel view/broadside view/wood_type/
    """,
    "penny_lane": """
        add_building bank_and_town_hall black_market building_effects deck garage gazette hidden_cards
        income lane lane_highlights links location_spaces main_street masons_guild
        rules_page/buildings_chapter rules_page/citizens_chapter rules_page/lane_and_links_chapters
        rules_page/main_street_chapter rules_page/penny_lane_reconstruction_chapter
        rules_page/upkeep_and_end_chapters star_sources stars tower upkeep view/attraction_fronts
        view/choices view/front_lane view/house_fronts view/income_lines view/lane_drawing
        view/main_street_cards view/other_lanes view/own_lane view/panoramas view/star_account
        view/supply_row view/what_would_change view/panorama/
    """,
}
"""Modules of a single title. A name that ends in / is a folder with all its content."""


def names(text: str) -> set[str]:
    return set(text.split())


def modules(title: str) -> set[str]:
    """Every module of the title, as a path in its folder; a folder of its own counts as one."""
    folder = GAMES_FOLDER / title
    whole = tuple(name for name in names(OF_ITS_OWN[title]) if name.endswith("/"))
    found = {file.relative_to(folder).with_suffix("").as_posix() for file in folder.rglob("*.py")}
    inside = {name for name in found if name.startswith(whole)}
    return (found - inside) | {each for each in whole if any(name.startswith(each) for name in inside)}


def test_each_title_says_what_it_has_of_its_own() -> None:
    assert set(OF_ITS_OWN) == set(FOLDERS)


def test_a_title_has_the_same_name_in_the_list_of_titles() -> None:
    assert {name: game.label for name, game in GAMES.items()} == LABELS


@pytest.mark.parametrize("title", FOLDERS)
def test_a_title_has_the_rooms_of_every_title_and_those_of_its_own(title: str) -> None:
    assert modules(title) == names(MODULES) | names(OF_ITS_OWN[title])


def test_what_two_titles_have_is_a_room_of_every_title() -> None:
    """Such a module must be listed once, above, or be shared (`components`, `games/view_kit`)."""
    for one, other in combinations(OF_ITS_OWN.values(), 2):
        assert names(one).isdisjoint(names(other))


@pytest.mark.parametrize("title", FOLDERS)
def test_a_position_is_its_state_played_by_one_step_for_each_phase(title: str) -> None:
    package = f"pennypress.games.{title}"
    state = import_module(f"{package}.state").State
    position = GAMES[title.replace("_", "-")].new_position(2)
    assert isinstance(position, SteppedPosition)
    assert isinstance(position, state)
    assert set(position.steps) == set(import_module(f"{package}.phases").PHASES)
    assert all(name == step.name for name, step in position.steps.items())
