"""The mind with content of somebody else: it goes by what cards say, whatever they are called."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

CONTENT = resources.files("gloam.games.aftermath") / "content"

NEW_CARDS = {"i45": "shed", "i46": "bell", "i47": "well"}
"""What facilities are called in the pack."""

LOOK = """
import json, sys
from pathlib import Path
from gloam.cli.packs import play_with
play_with(Path(sys.argv[1]))
from gloam.core.play import play_with as play
from gloam.core.rng import seeded
from gloam.core.state import PASS
from gloam.games.aftermath import game, words as w
from gloam.games.aftermath.mind import home
from gloam.games.aftermath.mind.values import facility_worth, lesson_worth
from gloam.games.aftermath.content.tables import ABILITY_IDS, ITEM_IDS, POPULATION, SCRAP, TRAIT_IDS

asked, outside = set(), []

class Watched(game.minds()["steady"]):
    def answer(self, s, kind, options):
        option = super().answer(s, kind, options)
        asked.add(kind)
        if option not in options:
            outside.append((kind, option))
        return option

s = game.start(2, seeded(5))
minds = [Watched() for _ in range(2)]
for seat, mind in enumerate(minds):
    mind.begin(seat, 2, seeded(seat))
play(s, minds)
s.dials[POPULATION], s.dials[SCRAP], s.campaign.built = 15, 20, []
named = {name: w.BUILD | ITEM_IDS.index(name) for name in ("shed", "bell", "well")}
built = home.build(s, [w.DONE, *named.values()])
lost = home.lose_facility(s, [w.BREAK | ITEM_IDS.index(name) for name in named])
lessons = [w.LEARN | ABILITY_IDS.index(name) << 3 for name in ("called-shot", "overwatch", "steady-whiskers")]
s.hero(0).abilities = []
print(json.dumps({
    "over": s.over, "asked": len(asked), "outside": outside,
    "built": [name for name in named if named[name] == built],
    "lost": ITEM_IDS[lost & 0xFFFF],
    "learned": ABILITY_IDS[(home.learn(s, [w.DONE, *lessons]) & 0xFFFF) >> 3],
}))
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Three facilities under other names and with each other's gifts, and lessons with other numbers."""
    folder = tmp_path / "pack" / "aftermath"
    (folder / "text" / "en").mkdir(parents=True)
    items = (CONTENT / "items.toml").read_text("utf-8")
    for old, new in NEW_CARDS.items():
        items = items.replace(f'id = "{old}"', f'id = "{new}"')
    items = items.replace('defence = 1\n\n[[item]]\nid = "bell"', 'mood = 1\n\n[[item]]\nid = "bell"')
    items = items.replace("produces = { food = 2 }", "repair_cost = -1").replace("food_need = -1", "defence = 3")
    (folder / "items.toml").write_text(items, "utf-8")
    page = (CONTENT / "page_100.toml").read_text("utf-8")
    for old, new in NEW_CARDS.items():
        page = page.replace(f'"{old}"', f'"{new}"')
    (folder / "page_100.toml").write_text(page, "utf-8")
    lessons = (CONTENT / "abilities.toml").read_text("utf-8")
    lessons = re.sub(r'(id = "called-shot".*?cost = )3', r"\g<1>8", lessons, count=1, flags=re.S)
    lessons = re.sub(r'(id = "overwatch".*?power = )2', r"\g<1>5", lessons, count=1, flags=re.S)
    (folder / "abilities.toml").write_text(lessons, "utf-8")
    words = "".join(f"item-{new} = The {new}\nitem-{new}-text = Facility.\n" for new in NEW_CARDS.values())
    (folder / "text" / "en" / "pack.ftl").write_text(words, "utf-8")
    return folder.parent


def looked(pack: Path) -> dict[str, Any]:
    """In a process of its own: a pack is chosen for a whole process."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-c", LOOK, str(pack)], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def test_it_goes_by_what_cards_say(pack: Path) -> None:
    found = looked(pack)
    assert found["over"]
    assert found["asked"] > 15
    assert found["outside"] == [], "every question of a session is answered by what the mind knows"
    assert found["built"] == ["well"], "which guards the colony here"
    assert found["lost"] == "bell", "which makes repairs cheaper here, and nothing else"
    assert found["learned"] == "overwatch", "which is stronger here, and a called shot dearer"
