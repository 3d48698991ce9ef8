"""A killer of somebody's own is a file: the one on the page about cards is checked, and plays whole games."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from gloam.core.content.files import check, package_text
from gloam.games.whisper import game

HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[2] / "docs" / "whisper-cards.md"


def written() -> str:
    found = re.search(r"<!-- file: killer_gardener.toml -->\n```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found.group(1)


def faults(text: str) -> list[str]:
    schemas = {**game.content_schemas(), "killer_gardener.toml": game.content_schemas()["killer_ghost.toml"]}
    texts = {file: (file, package_text(game.package, file)) for file in game.content_schemas()}
    return check({**texts, "killer_gardener.toml": ("killer_gardener.toml", text)}, schemas, game.cross_check)


def test_the_killer_of_the_page_is_in_order() -> None:
    assert faults(written()) == []


def test_what_is_wrong_is_told_by_line() -> None:
    text = written()
    assert faults(text.replace("pursuit = 3", "pursuit = 2"))[0].endswith("a killer has 13 cards, not 12")
    assert "there is no effect 'serch'; is 'search' meant?" in faults(text.replace('"search"', '"serch"'))[0]
    assert faults(text.replace('id = "shears"', 'id = "jaws"'))[0].endswith("there is a card 'jaws' already")
    assert faults(text.replace("6, 6]", "6]"))[0].endswith("a strength is needed for each of 5 levels")


PLAY = """
import json
from gloam.core.play import play_randomly
from gloam.core.rng import seeded
from gloam.games.whisper import game
ends = []
for n in range(4):
    s = game.start(2 + n % 3, seeded(1, n), {"killer": "gardener"})
    play_randomly(s, seeded(2, n))
    ends.append([s.ending, game.lexicon.name("killer", s.killer), len(s.hand + s.pile + s.played + s.locked)])
print(json.dumps(ends))
"""


def test_it_plays(tmp_path: Path) -> None:
    folder = tmp_path / "garden" / "whisper"
    folder.mkdir(parents=True)
    (folder / "killer_gardener.toml").write_text(written(), "utf-8")
    code = (
        "from pathlib import Path\nfrom gloam.core.content import packs\n"
        f"packs.use(packs.Pack(Path({str(folder.parent)!r})))"
    )
    known = os.pathsep.join([str(HERE / "draft"), os.environ.get("PYTHONPATH", "")])
    run = subprocess.run(
        [sys.executable, "-c", code + PLAY],
        env={**os.environ, "PYTHONPATH": known},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    ends = json.loads(run.stdout)
    assert all(name == "gardener" and cards == 13 and ending >= 0 for ending, name, cards in ends)
