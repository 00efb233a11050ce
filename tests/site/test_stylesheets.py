"""Style sheets as they are served: with their imports, and for diagrams with heights decided."""

from pathlib import Path

import pytest

from pennypress.games import GAMES
from pennypress.site.stylesheets import HEIGHT, MEDIA, whole

CSS = Path(__file__).resolve().parents[2] / "static" / "css"
OF_DIAGRAMS = ["diagram.css", *(f"{title}-diagram.css" for title in GAMES)]


def conditions(text: str) -> list[str]:
    """The conditions on a height in a sheet."""
    return [found[0] for rule in MEDIA.findall(text) for found in HEIGHT.finditer(rule)]


def test_heights_are_decided_in_diagrams_and_nowhere_else(tmp_path: Path) -> None:
    rule = "@media (min-width: 9px) and (max-height: 850px) {}\n"
    rule += "@layer page {\n  @media (min-height: 801px), (min-height: 800px) {}\n}\n"
    for name in ("board-diagram.css", "board.css"):
        (tmp_path / name).write_text(rule + "a { max-height: 850px }\n")
    assert whole(tmp_path / "board.css") == rule + "a { max-height: 850px }\n"
    assert whole(tmp_path / "board-diagram.css") == (
        "@media (min-width: 9px) and (min-height: 0) {}\n"
        "@layer page {\n  @media (max-height: 0), (min-height: 0) {}\n}\n"
        "a { max-height: 850px }\n"
    )


@pytest.mark.parametrize("sheet", OF_DIAGRAMS)
def test_no_rule_of_a_diagram_depends_on_the_height_of_its_frame(sheet: str) -> None:
    assert conditions(whole(CSS / sheet)) == []


def test_the_pages_of_the_game_do_depend_on_it() -> None:
    assert conditions(whole(CSS / "main.css"))
