"""Line-ups, seats and deals."""

from collections import Counter

from pennypress.league.match import Match
from pennypress.league.players import Player, player
from pennypress.league.schedule import Tournament, one_against, round_robin

CUB, REPORTER, EDITOR = (Player(name, name) for name in ("cub", "reporter", "editor"))


def names(match: Match) -> list[str]:
    return [each.name for each in match.seats]


def test_the_one_moves_on_by_a_seat_from_game_to_game() -> None:
    tournament = Tournament("penny-press", one_against(EDITOR, CUB, 3), 6, "s")
    for number in range(6):
        assert names(tournament.match(number)).index("editor") == number % 3
        assert names(tournament.match(number)).count("cub") == 2


def test_rotations_share_their_deal() -> None:
    tournament = Tournament("penny-press", one_against(EDITOR, CUB, 3), 7, "s")
    assert [tournament.match(number).seed for number in range(7)] == ["s/0"] * 3 + ["s/1"] * 3 + ["s/2"]


def test_everybody_has_as_many_seats_and_every_seat_as_often() -> None:
    line_ups = round_robin([CUB, REPORTER, EDITOR], 4)
    tournament = Tournament("penny-press", line_ups, 4 * len(line_ups), "s")
    seated = Counter(
        (seat, name)
        for number in range(tournament.games)
        for seat, name in enumerate(names(tournament.match(number)))
    )
    assert set(seated.values()) == {len(line_ups) * 4 // 3}
    assert len(seated) == 12


def test_two_entrants_at_a_table_of_two_are_one_line_up() -> None:
    assert round_robin([CUB, EDITOR], 2) == ((CUB, EDITOR),)


def test_a_single_entrant_plays_itself() -> None:
    assert round_robin([CUB], 3) == ((CUB, CUB, CUB),)


def test_a_player_may_look_ahead_as_often_as_asked() -> None:
    assert player("editor:400") == Player("editor:400", "editor", 400)


def test_a_search_may_have_other_settings() -> None:
    settings = (("width", 6), ("exploration", 0.5))
    assert player("editor:400,width=6,exploration=0.5") == Player(
        "editor:400,width=6,exploration=0.5", "editor", 400, settings
    )
