"""Cells: Han characters take two."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from gloam.terminal.canvas import Canvas, clip, wrap


@pytest.mark.parametrize(
    ("text", "width", "clipped"),
    [
        ("Church", 6, "Church"),
        ("Cemetery", 6, "Cemet…"),
        ("不思议森林", 10, "不思议森林"),
        ("不思议森林", 9, "不思议森…"),
        ("ab", 0, ""),
    ],
)
def test_clip(text: str, width: int, clipped: str) -> None:
    assert clip(text, width) == clipped


@pytest.mark.parametrize(
    "text",
    [
        "Deal 2 damage to another player, or heal any player by 1, yourself included.",
        "让另一名玩家受到2点伤害，或让任意一名玩家（可以是你自己）回复1点伤害。",
        "Выберите: другой игрок получает 2 урона, или любой игрок исцеляет 1 урон.",
        "Donaudampfschifffahrtsgesellschaftskapitän",
    ],
)
@pytest.mark.parametrize("width", [2, 5, 9, 16, 17, 40, 200])
def test_wrapped_text_fits_and_loses_nothing(text: str, width: int) -> None:
    lines = wrap(text, width)
    assert "".join("".join(lines).split()) == "".join(text.split())
    if width >= 5:  # a word that clings to wide punctuation may need that much
        assert max(cell_len(line) for line in lines) <= width


def test_no_line_begins_with_a_comma() -> None:
    for width in range(6, 30):
        assert not any(line[0] in "，。）" for line in wrap("一名玩家，或让任意（可以是你）回复。", width))


def test_a_canvas_leaves_out_what_does_not_fit() -> None:
    canvas = Canvas(4, 2)
    assert canvas.put(2, 0, "教堂") == 6
    canvas.put(3, 1, "堂")
    canvas.put(0, 5, "below")
    assert canvas.text().plain == "  教\n    "
