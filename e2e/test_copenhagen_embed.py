"""Copenhagen in third-party pages: positions and games, correct and playable."""

from collections.abc import Callable
from typing import cast

from playwright.sync_api import Frame, Page, expect

from e2e import copenhagen_table as table
from e2e.penny_press_table import wait_until
from e2e.test_embed import live, told
from pennypress.engine.diagram_codec import Diagram, pack
from pennypress.engine.link_codec import pack as pack_record
from pennypress.engine.record import Record
from pennypress.engine.table import RecordedTable
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.position import Copenhagen

OpenThirdParty = Callable[..., Page]


def position_at(record: Record) -> Copenhagen:
    position = RecordedTable.from_record(table.GAME, record).position
    assert isinstance(position, Copenhagen)
    return position


def after(position: Copenhagen, *actions: str) -> Copenhagen:
    twin = position.copy()
    for action in actions:
        twin.apply(table.GAME.parse_action(action))
    return twin


def check(frame: Frame, position: Copenhagen) -> None:
    """Check that the frame shows the engine's position, including the hand of the player on turn."""
    assert table.look(cast(Page, frame)) == table.expected(position)


def test_a_position_a_game_in_progress_and_a_finished_one(open_third_party: OpenThirdParty) -> None:
    record = table.game_until(table.can_build)
    start = position_at(record)
    packed = pack(Diagram.of(table.GAME, start, record.players, seed="proof"))
    whole = table.whole_game()
    moment = next(
        n for n in range(20, len(whole.actions)) if position_at(whole.first(n)).phase == phases.TURN
    )
    page = open_third_party(
        f'<penny-press id="board" game="copenhagen" position="{packed}"></penny-press>',
        f'<penny-press id="secret" game="copenhagen" record="{pack_record(record)}"></penny-press>',
        f'<penny-press id="game" record="{pack_record(whole)}" at="{moment}"></penny-press>',
    )
    board, secret, game = (live(page, id_) for id_ in ("board", "secret", "game"))
    assert len(page.workers) == 1

    # A finished game shows everything; an unfinished one shows no hands.
    check(board, start)
    expect(game.locator("#scrub-at")).to_have_text(f"{moment} of {len(whole.actions)}")
    check(game, position_at(whole.first(moment)))
    hidden = table.expected(start) | {"hand": [], "backs": start.hand_size(start.turn)}
    assert table.look(cast(Page, secret)) == hidden
    game.get_by_role("button", name="Go to the end").click()
    expect(game.locator("#ranking tbody tr")).to_have_count(2)

    # Playable: take a card, undo and redo; then build a tile.
    board.locator("#place-2").click()
    expect(board.locator("#undo")).to_be_enabled()
    check(board, after(start, "take 2"))
    board.locator("#undo").click()
    expect(board.locator("#redo")).to_be_enabled()
    check(board, start)
    board.locator("#redo").click()
    expect(board.locator("#redo")).to_be_disabled()
    check(board, after(start, "take 2"))
    board.locator("#start").click()
    expect(board.locator("#undo")).to_be_disabled()
    board.locator(".offer-tile.affordable").first.click()
    expect(board.locator("#ghost")).to_be_visible()
    board.locator("#build").click()
    expect(board.locator("#undo")).to_be_enabled()
    wait_until(page, "() => told.at(-1)[2].action?.startsWith('build ')")
    actions = [detail["action"] for _type, _id, detail in told(page, "penny-press:action")]
    assert actions[0] == "take 2"
    assert actions[-1].startswith("build ")
    check(board, after(start, actions[-1]))
    assert table.look(cast(Page, secret)) == hidden


def test_a_new_game_is_played_in_somebodys_page(open_third_party: OpenThirdParty) -> None:
    page = open_third_party('<penny-press id="new" game="copenhagen"></penny-press>')
    frame = live(page, "new")
    expect(frame.locator(".hand-card:not(.card-back)")).to_have_count(2)
    for place in (2, 3):
        frame.locator(f"#place-{place}").click()
    # The other player's hand, who is on turn.
    expect(frame.locator(".hand-card:not(.card-back)")).to_have_count(3)
    expect(frame.locator(".berth .card-name")).to_have_count(7)
