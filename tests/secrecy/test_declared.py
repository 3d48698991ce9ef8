"""A new field of any of the five games says who may know it, or nothing is built and nothing starts."""

from __future__ import annotations

import re
import shutil
import sys
from importlib import util
from pathlib import Path

import pytest

import gloam
from gloam.core.declared import expand

SRC = Path(__file__).resolve().parents[2] / "src" / "gloam"
STATES = {
    "shadow_hunters": ("ShadowHunters", "Player"),
    "lockdown": ("Lockdown", "Player"),
    "halloween": ("Halloween", "Mat"),
    "whisper": ("Whisper", "Victim"),
    "aftermath": ("Aftermath", "Road"),
}
"""By game: its state, and a part of it that has secrets."""

CASES = [(game, cls) for game, classes in STATES.items() for cls in classes]


def planted(text: str, cls: str, field: str) -> str:
    """The class with one field more, in front of its first."""
    made, count = re.subn(rf"(?s)(class {cls}\(.*?\n)(    \w+: Annotated\[)", rf"\1    {field}\n\2", text, count=1)
    assert count == 1
    return made


def sources(tmp_path: Path, game: str, cls: str, field: str) -> Path:
    """The state of a game and its masking, with a field that somebody has added."""
    house = tmp_path / "gloam"
    (house / "games" / game / "worlds").mkdir(parents=True)
    for path in [*(SRC / "games" / game).glob("*.py"), SRC / "games" / game / "worlds" / "masking.py"]:
        shutil.copy(path, house / path.relative_to(SRC))
    path = next(path for path in (house / "games" / game).glob("*.py") if f"class {cls}(" in path.read_text("utf-8"))
    path.write_text(planted(path.read_text("utf-8"), cls, field), "utf-8")
    return path


@pytest.mark.parametrize(("game", "cls"), CASES)
def test_a_field_that_says_nothing_does_not_build(game: str, cls: str, tmp_path: Path) -> None:
    sources(tmp_path, game, cls, "treasure: int")
    with pytest.raises(TypeError, match=rf"{cls}\.treasure: who may know it\?"):
        expand(tmp_path)


@pytest.mark.parametrize(("game", "cls"), CASES)
def test_a_ruled_field_without_a_rule_does_not_build(game: str, cls: str, tmp_path: Path) -> None:
    sources(tmp_path, game, cls, "treasure: Annotated[int, ruled]")
    rule = "known_treasure" if cls == STATES[game][0] else f"known_{cls.lower()}_treasure"
    with pytest.raises(TypeError, match=rf"{STATES[game][0]}: there is no {rule}, but that field is ruled"):
        expand(tmp_path)


@pytest.mark.parametrize("game", STATES)
def test_a_rule_too_many_does_not_build(game: str, tmp_path: Path) -> None:
    house = sources(tmp_path, game, STATES[game][0], "treasure: Annotated[int, nobody]").parent
    path = house / "worlds" / "masking.py"
    rule = "def known_treasure(s: object, viewers: int) -> int:\n    return 0\n\n\nmasked = "
    path.write_text(path.read_text("utf-8").replace("\nmasked = ", f"\n{rule}"), "utf-8")
    with pytest.raises(TypeError, match=rf"{STATES[game][0]}: known_treasure is the rule of no field that is ruled"):
        expand(tmp_path)


@pytest.mark.skipif(gloam.COMPILED, reason="compiled classes declare nothing any more")
@pytest.mark.parametrize(("game", "cls"), CASES)
def test_a_field_that_says_nothing_does_not_start(
    game: str, cls: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = sources(tmp_path, game, cls, "treasure: int")
    name = f"planted_{game}_{cls.lower()}"
    spec = util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    with pytest.raises(TypeError, match=rf"{cls}\.treasure: who may know it\?"):
        spec.loader.exec_module(module)
