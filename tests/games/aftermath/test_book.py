"""The adventure book: its format, its checks, and the page for writers."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.core.content.files import check, package_text, parse
from gloam.games.aftermath.chart import Chart, chart_of
from gloam.games.aftermath.content.pagefile import PageFile
from gloam.games.aftermath.content.pagemap import CELL_IDS, EDGE_CELLS, EDGE_IDS, LINE_IDS, passable
from gloam.games.aftermath.content.schema import PACKAGE, SCHEMAS, cross_check
from gloam.games.aftermath.content.tables import CONTENT
from gloam.games.aftermath.effects.checks.pages import ENEMIES, map_of
from gloam.games.aftermath.effects.vocabulary import VOCABULARY
from gloam.games.aftermath.figures import LineChange

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "adventure-book.md").read_text("utf-8")


OPENED = {37: ("d2-e2",)}
"""Lines that an effect opens on the way to an objective."""


def costs_from(chart: Chart, start: int) -> list[int]:
    """What it costs to walk everywhere from here, coloured lines at 3."""
    cost = [99] * len(chart.space)
    cost[start] = 0
    waiting = [start]
    while waiting:
        here = waiting.pop()
        for other, kind in zip(chart.near[here], chart.kinds[here], strict=True):
            step = cost[here] + (1 if LINE_IDS[kind] == "dash" else 3)
            if passable(kind) and step < cost[other]:
                cost[other] = step
                waiting.append(other)
    return cost


def faults(changed: dict[str, str]) -> list[str]:
    """The faults of the content with some files changed, without those about pages that are not written."""
    texts = {file: (file, changed.get(file) or package_text(PACKAGE, file)) for file in SCHEMAS}
    unwritten = re.compile("is not written|nothing leads to page")
    return [fault for fault in check(texts, SCHEMAS, cross_check) if not unwritten.search(fault)]


def test_the_content_is_in_order() -> None:
    assert faults({}) == []


def broken(file: str, old: str, new: str) -> list[str]:
    text = package_text(PACKAGE, file)
    assert old in text, old
    return faults({file: text.replace(old, new, 1)})


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('c1 = "scavenge:1"', 'c1 = "scavange:1"', "is no mark"),
        ('c1 = "scavenge:1"', 'h1 = "scavenge:1"', "there is no cell 'h1'"),
        ('double = "b2-c2 b3-c3"', 'double = "b2-c3"', "is no border"),
        ('f3 = "objective:a"', 'f3 = "objective:b"', "has no entry"),
        ('a1 = "exit:a"', "", "no cell has the mark exit:a"),
        ('f1 = "enemy"\nf5 = "enemy"', "", "no cell has the mark enemy"),
        ('white = "f2-f3 d4-d5"', 'white = "f2-f3 d4-d5 e3-f3 f3-f4"', "objective:a at f3 cannot be reached"),
        ('op = "goto", page = "11"', 'op = "goto", page = "eleven"', "there is no page 'eleven'"),
        ('ref = "1"', 'ref = "2"', "there is no entry '2'"),
        ("[entry.1]", "[entry.2]", "there is no entry '1'"),
        ('{ op = "entry", ref = "1" }', '{ op = "stop" }', "nothing that can be played leads to '30-1'"),
        ("difficulty = 8", "difficulty = 41", "a number from 1 to 40"),
        ("difficulty = 5", "difficulty = 21", "a number from 1 to 20"),
        ('{ effects = [{ op = "say", text = "info-b-left" }] },', "", "can leave nobody an option"),
        ("strength = 4", "toxic = true", "missing key 'strength'"),
        ('cond = "flag:m1_box"', 'cond = "flag:m1_bax"', "there is no flag 'm1_bax'"),
        ("{ min = 3, max = 3", "{ min = 2, max = 3", "without a gap"),
        ("calamity = 6", "", "come together"),
        ('who = "each_not_hiding"', 'who = "all"', "there is no set 'all'"),
        ('cost = [{ op = "dial", dial = "scrap", by = -1 }], effects', "effects", "it needs a `limit`"),
        ('enemies = ["rust-bruiser"]', 'enemies = ["bruiser"]', "there is no enemy 'bruiser'"),
        ('enemies = ["rust-bruiser"], ', "", "nobody comes"),
        ('op = "goto", page = "11"', 'op = "goto", page = "11", entry = "9"', "there is no entry '11-9'"),
        ('op = "goto", page = "11"', 'op = "goto", page = "16", entry = "info-a-free"', "has no entry 'info-a-free'"),
        ('op = "item", draw = 1', 'op = "battery", n = 1, item = "i01"', "i01 takes no battery"),
        ('op = "goto", page = "11"', 'op = "goto", page = "5"', "needs a vehicle and a destination"),
        ('op = "goto", page = "11"', 'op = "road_run", vehicle = "jeep", to = "pharmacy"', "may be a wreck"),
    ],
)
def test_faults_of_a_page_are_named_with_their_line(old: str, new: str, what: str) -> None:
    found = broken("page_030.toml", old, new)
    assert any(what in fault for fault in found), found
    assert all(re.match(r"page_030\.toml:\d+: ", fault) for fault in found)


def test_a_cell_of_an_effect_is_on_its_map() -> None:
    more = '{ op = "fill_scavenge" },\n  { op = "place_token", token = "fire", at = "h3" },'
    assert broken("page_030.toml", '{ op = "fill_scavenge" },', more) == [
        "page_030.toml:43: there is no cell 'h3' on this map"
    ]


def test_a_discovery_card_has_a_source() -> None:
    taken = '{ op = "discovery", take = "d44" },'
    assert taken in package_text(PACKAGE, "page_100.toml")
    found = broken("page_100.toml", taken, "")
    assert len(found) == 1
    assert re.fullmatch(r"discovery\.toml:\d+: nothing in the book gives d44", found[0])


def test_no_circle_of_pages_is_free_of_time() -> None:
    """The way back from page 31 to the square costs Time; without it the pages could be opened for ever."""
    found = broken("page_031.toml", '{ op = "dial", dial = "time", by = 1 },', "")
    assert len(found) == 1
    assert re.fullmatch(r"page_031\.toml:\d+: pages lead in a circle that costs no Time: 13 to 31 to 13", found[0])


def test_every_mission_can_be_won_and_every_goal_met() -> None:
    text = package_text(PACKAGE, "page_034.toml")
    found = faults({"page_034.toml": text.replace('result = "success"', 'result = "fail"')})
    assert any(re.fullmatch(r"missions\.toml:\d+: nothing in the book ends m3 with success", x) for x in found), found
    goal = '{ op = "goal", hero = "sable" },'
    assert any("nothing completes the goal of sable" in fault for fault in broken("page_100.toml", goal, ""))
    dynamo = '{ op = "facility", gain = "i51" },'
    assert any("a goal needs i51" in fault for fault in broken("page_100.toml", dynamo, ""))


def test_a_mission_page_leads_back() -> None:
    """6.19, 9: over its exits to where the mission begins."""
    found = broken("page_036.toml", '{ op = "goto", page = "35" },', '{ op = "end_mission", result = "fail" },')
    assert any(re.fullmatch(r"page_036\.toml:\d+: no exit leads back from here to page 17.*", x) for x in found), found


def test_no_line_that_is_set_cuts_anything_off() -> None:
    """6.19, 3: the cave-in leaves a way to the medicine and to the exit."""
    more = '{ op = "set_line", edge = "a3-a4", kind = "white" },\n  { op = "set_line", edge = "b3-b4"'
    more += ', kind = "white" },\n  { op = "set_line", edge = "a4-b4", kind = "double" },'
    more += '\n  { op = "set_line", edge = "a4-a5", kind = "white" },'
    found = broken("page_036.toml", '{ op = "set_line", edge = "b3-b4", kind = "white" },', more)
    assert any("cut a4 off from a6" in fault for fault in found), found


@pytest.mark.parametrize(
    ("file", "old", "what"),
    [
        ("page_031.toml", '{ op = "influence", hero = "pim" },', ""),
        ("page_014.toml", '{ op = "status", gain = "smelly" },', "statuses.toml: no entry makes anybody smelly"),
        (
            "page_039.toml",
            '{ op = "environment", id = "frost" },',
            "environments.toml: no entry brings the environment frost",
        ),
        (
            "page_024.toml",
            '{ op = "environment", id = "quake" },',
            "treasures.toml: no entry brings the environment quake",
        ),
        (
            "page_019.toml",
            '{ op = "place_token", token = "fire", at = "d2" },',
            "numbers.toml: no entry places a token of kind fire",
        ),
    ],
)
def test_what_nothing_brings_into_play_is_named(file: str, old: str, what: str) -> None:
    """6.19, 10: influence cards, statuses, environments and special tokens are seen somewhere."""
    found = [re.sub(r":\d+:", ":", fault) for fault in broken(file, old, "")]
    assert found == ([what] if what else [])


def test_influence_cards_come_into_play() -> None:
    """6.19, 10: without the two places where Juno's comes it would never be seen."""
    texts = {file: package_text(PACKAGE, file) for file in ("page_023.toml", "page_038.toml")}
    line = '{ op = "influence", hero = "juno" },'
    assert all(line in text for text in texts.values())
    found = faults({file: text.replace(line, "") for file, text in texts.items()})
    assert len(found) == 1
    assert re.fullmatch(r"characters\.toml:\d+: no entry brings the influence card of juno", found[0])


def test_no_way_is_too_long() -> None:
    """6.19, 11: with coloured lines at 3, no exit is dearer than 12 MP from a start, no objective dearer than 14."""
    for page in CONTENT.pages.values():
        drawn = map_of(page)
        if drawn is None:
            continue
        opened = [LineChange(page.page, *EDGE_CELLS[EDGE_IDS.index(edge)], 0, 0) for edge in OPENED.get(page.page, ())]
        chart = chart_of(page.page, drawn, [(min(x.a, x.b), max(x.a, x.b), x.kind) for x in opened])
        for start in drawn.starts:
            cost = costs_from(chart, start)
            for space in drawn.spaces():
                most = 12 if drawn.exit[space] >= 0 else 14 if drawn.objective[space] >= 0 else 99
                assert cost[space] <= most, (page.page, CELL_IDS[start], CELL_IDS[space])


def test_a_lasting_speed_is_a_rule() -> None:
    """6.17: `speed_mod` counts in the first enemy turn."""
    found = broken("page_030.toml", 'enemies = ["rust-bruiser"]', 'enemies = ["rust-bruiser"], speed_mod = 1')
    assert any("first_turn" in fault for fault in found)
    more = 'enemies = ["rust-bruiser"], speed_mod = 1, first_turn = true'
    assert broken("page_030.toml", 'enemies = ["rust-bruiser"]', more) == []


def test_a_flag_has_one_scope() -> None:
    more = '{ op = "flag", name = "stub_home", set = 1, scope = "page" },\n  { op = "dial", dial = "food", by = 3 },'
    found = broken("page_030.toml", '{ op = "dial", dial = "food", by = 3 },', more)
    assert any("has the scope" in fault for fault in found)


def test_a_trigger_names_an_event_there_is() -> None:
    text = package_text(PACKAGE, "page_030.toml")
    for on, what in (("pick", "nothing is called"), ("enemy_defeated:cat", "no enemy"), ("turns:0", "number of turns")):
        trigger = f'\n[[trigger]]\non = "{on}"\neffects = [{{ op = "end_turn" }}]\n'
        assert any(what in fault for fault in faults({"page_030.toml": text + trigger}))
    good = '\n[[trigger]]\non = "enemy_defeated:rust-bruiser"\nonce = true\neffects = [{ op = "end_turn" }]\n'
    assert faults({"page_030.toml": text + good}) == []


def test_the_enemies_of_triggers_are_those_of_the_cards() -> None:
    assert [enemy.id for enemy in CONTENT.enemies] == ENEMIES


# The page for writers


def test_the_page_for_writers_names_every_word() -> None:
    for group in ("effect", "condition", "set", "number"):
        for word in VOCABULARY.groups[group].words:
            assert re.search(rf"[`\"]{word}\b", PAGE) or f"`{word}" in PAGE or word in ("flag_value", "number"), word


def test_the_page_for_writers_names_every_field() -> None:
    rows: dict[str, str] = {}
    for line in PAGE.splitlines():
        cells = line.split("|")
        if len(cells) == 5:
            for name in re.findall(r"`([a-z_]+)`", cells[1]):
                rows[name] = cells[2]
    for tag, word in VOCABULARY.groups["effect"].words.items():
        for field in word.fields:
            assert f"`{field.key}" in rows[tag] or field.key == "text", f"{tag}: {field.key}"


def test_the_page_for_writers_names_every_id() -> None:
    c = CONTENT
    kinds = [c.enemies, c.statuses, c.environments, c.treasures.environment]
    ids = [x.id for kind in (*kinds, c.travel.location, c.characters) for x in kind]
    for name in ids:
        assert re.search(rf"\b{name}\b", PAGE), name


def test_the_page_for_writers_shows_a_page_that_fits() -> None:
    block = next(b for b in re.findall(r"```toml\n(.*?)```", PAGE, re.S) if b.startswith("page = 12"))
    page: Any = tomllib.loads(block)
    page["entry"] = {"start": {}}
    assert msgspec.convert(page, PageFile).page == 12


def test_pages_lie_in_files_of_their_number() -> None:
    for file, schema in SCHEMAS.items():
        if schema is PageFile:
            assert file == f"page_{parse(package_text(PACKAGE, file), file, PageFile).page:03}.toml"


# Counts of the components (6.1)


def test_the_cards_are_as_many_as_in_the_box() -> None:
    """AF-013, AF-014, AF-020: what the decks are made of."""
    c = CONTENT
    assert sum(1 for card in c.cards if not card.hero) == 37
    assert sum(1 for card in c.cards if card.hero) == 4
    assert len(c.items) == 51
    assert len(c.treasures.item) == 18
    assert sum(status.copies for status in c.statuses) == 17
    assert len(c.abilities) == 20
    assert sum(enemy.cards for enemy in c.enemies) == 22
    assert sum(1 for encounter in c.encounters if not encounter.discovery) == 17
    assert len(c.environments) == 10
    assert len(c.vehicles) == 13
    assert sum(1 for mission in c.missions if mission.type in ("main", "side")) == 8
    assert len(c.discovery) == 47
    assert len(c.characters) == 4
    assert sum(reward.copies for pile in c.numbers.scavenge for reward in pile.rewards) == 21
    assert len(c.travel.location) == 16
