"""The sprite of facade tiles has a drawing for whatever the table shows."""

import re
import runpy
from pathlib import Path

from pennypress.games.copenhagen.components import COLOURS, TILES
from pennypress.games.copenhagen.empty_house_placements import spots
from pennypress.games.copenhagen.view import pieces

TOOL = runpy.run_path(str(Path(__file__).resolve().parents[4] / "tools" / "copenhagen_tiles.py"))
SPRITE = TOOL["SPRITE"].read_text(encoding="utf-8")
WINDOW_FRAME = "h11v12h-11z"
DRAWN = set(re.findall(r'<symbol id="([^"]+)"', SPRITE))


def test_the_sprite_is_drawn_from_the_tiles() -> None:
    assert TOOL["sprite"]() == SPRITE, "run tools/copenhagen_tiles.py"


def test_each_placement_card_and_swatch_has_its_drawing() -> None:
    pictures = [str(pieces.placed(spot, 8)) for tile in TILES for spot in spots(tile)]
    pictures += [str(pieces.card_picture(colour)) for colour in COLOURS]
    pictures += [str(pieces.swatch(colour)) for colour in COLOURS]
    used = {name for picture in pictures for name in re.findall(r'\.svg#([^"]+)"', picture)}
    assert used == DRAWN


def test_a_drawing_has_as_many_windows_as_the_tile() -> None:
    for tile in TILES:
        name = pieces.symbol_name(tile.shape.cells, tile.shape.marks, tile.colour)
        symbol = SPRITE.partition(f'id="{name}"')[2].partition("</symbol>")[0]
        assert symbol.count(WINDOW_FRAME) == tile.shape.marks.count("window")
