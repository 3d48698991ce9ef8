"""Content of one's own: checked, played, named in records; and what a bad pack is answered with."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from gloam.core.content import packs
from gloam.core.content.packs import Pack, PackError

GLOAM = [sys.executable, "-c", "import sys; from gloam.cli import main; sys.exit(main())"]
CONTENT = resources.files("gloam.games.lockdown") / "content"
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """`gloam` in a process of its own: a pack is chosen for a whole process."""

    def gloam(*arguments: str, **more: Any) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join(filter(None, sys.path))
        environment = {key: value for key, value in os.environ.items() if key != packs.VARIABLE}
        return subprocess.run(
            [*GLOAM, *arguments],
            cwd=tmp_path,
            env={**environment, "PYTHONPATH": path, "PYTHONUTF8": "1", "LANG": "C"},
            capture_output=True,
            text=True,
            check=False,
            **more,
        )

    return gloam


def numbers(**changes: int) -> str:
    lines = (CONTENT / "numbers.toml").read_text("utf-8").splitlines()
    for key, value in changes.items():
        lines = [f"{key} = {value}" if line.startswith(f"{key} =") else line for line in lines]
    return "\n".join(lines) + "\n"


@pytest.fixture
def night(tmp_path: Path) -> Path:
    """A pack with one more map and another number."""
    folder = tmp_path / "night" / "lockdown"
    (folder / "text" / "en").mkdir(parents=True)
    tower = (CONTENT / "map_compact.toml").read_text("utf-8").replace('id = "compact"', 'id = "tower"')
    (folder / "map_tower.toml").write_text(tower, "utf-8")
    (folder / "numbers.toml").write_text(numbers(hp=3), "utf-8")
    (folder / "text" / "en" / "night.ftl").write_text("map-tower = The tower\ngame-name = Lockdown by night\n", "utf-8")
    return folder.parent


def simulated(run: Run, *more: str) -> dict[str, Any]:
    done = run("simulate", "lockdown", "--games", "16", "--seed", "1", "--json", *more)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def test_halloween_is_played_on_another_board(run: Run, tmp_path: Path) -> None:
    """HW-001: any board of the format; on this one Bob starts elsewhere."""
    haddonfield = (resources.files("gloam.games.halloween") / "content" / "board_haddonfield.toml").read_text("utf-8")
    board = haddonfield.replace('id = "haddonfield"', 'id = "elm"').replace('bob = "O7"', 'bob = "R1"')
    folder = tmp_path / "pack" / "halloween"
    (folder / "text" / "en").mkdir(parents=True)
    (folder / "board_elm.toml").write_text(board, "utf-8")
    (folder / "text" / "en" / "elm.ftl").write_text("board-elm = Elm Street\n", "utf-8")
    play = ("simulate", "halloween", "--games", "2", "--minds", "steady", "--seed", "1", "--json", "--workers", "1")
    digests = set()
    for more in ((), ("--content", "pack"), ("--content", "pack", "--option", "board=elm")):
        done = run(*play, *more)
        assert done.returncode == 0, done.stderr
        digests.add(json.loads(done.stdout)["digest"])
    assert len(digests) == 2, "the pack alone changes nothing, its board does"
    (folder / "board_elm.toml").write_text(board.replace('bob = "R1"', 'bob = "S1"'), "utf-8")
    done = run(*play, "--content", "pack")
    assert done.returncode == 2
    assert re.search(r"board_elm\.toml:\d+: ", done.stderr), done.stderr


def test_a_pack_is_played(run: Run, night: Path) -> None:
    """By workers, too: they are processes of their own and have the same pack."""
    own = simulated(run)
    one = simulated(run, "--content", str(night), "--option", "map=tower", "--workers", "1")
    two = simulated(run, "--content", "night", "--option", "map=tower", "--workers", "2")
    assert one["digest"] == two["digest"] != own["digest"]
    assert one["decisions"] < own["decisions"], "who has three HP does not last long"
    done = run("simulate", "lockdown", "--option", "map=tower")
    assert done.returncode == 2
    assert "option map is standard, compact, not 'tower'" in done.stderr


def test_other_games_are_as_they_were(run: Run, night: Path) -> None:
    done = [
        run("simulate", "shadow-hunters", "--games", "20", "--seed", "1", "--json", *more)
        for more in ([], ["--content", str(night)])
    ]
    assert json.loads(done[0].stdout)["digest"] == json.loads(done[1].stdout)["digest"]


RECORD = """
import sys
from pathlib import Path
from gloam.cli.packs import play_with
if len(sys.argv) > 2:
    play_with(Path(sys.argv[2]))
from gloam.core.game import game_named
from gloam.core.match import Match
match = Match(game_named("lockdown"), 3, 1, {"map": "tower" if len(sys.argv) > 2 else "compact"})
for _ in range(30):
    d = match.state.pending[0]
    match.play(d.seat, d.options[0])
Path(sys.argv[1]).write_bytes(match.record().to_json())
"""


def recorded(path: Path, *pack: str) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    subprocess.run([sys.executable, "-c", RECORD, str(path), *pack], check=True, env=environment)
    return dict(json.loads(path.read_bytes()))


def test_a_record_names_its_pack_and_replays_with_it_only(run: Run, night: Path, tmp_path: Path) -> None:
    record = recorded(tmp_path / "r.json", str(night))
    name = f"night ({Pack(night).digest('lockdown')})"
    assert record["pack"] == name
    assert recorded(tmp_path / "own.json")["content"] != record["content"]
    told = run("replay", "r.json", "--content", "night")
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("Lockdown by night\n")
    missing = run("replay", "r.json")
    assert missing.returncode == 2
    assert f"played with the content pack {name}, which is missing; no pack is in use here" in missing.stderr
    assert missing.stdout.count("\n> ") == 30
    # Another pack of the same name is another pack.
    (night / "lockdown" / "numbers.toml").write_text(numbers(hp=4), "utf-8")
    other = run("replay", "r.json", "--content", "night")
    assert f"{name}, which is missing; in use here is the pack night (" in other.stderr
    assert "played with the content of lockdown itself" in run("replay", "own.json", "--content", "night").stderr


def test_the_terminal_plays_it(run: Run, night: Path) -> None:
    arguments = ["--plain", "--content", str(night), "--option", "map=tower", "--mind", "random", "--seed", "1"]
    done = run("terminal", "lockdown", *arguments, input="")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Lockdown by night, 3 seats.")


def bad(run: Run, folder: Path) -> list[str]:
    """What a pack is told that is not right: the same by everybody who is asked to play it."""
    commands = (["simulate", "lockdown"], ["terminal", "lockdown", "--plain"], ["play", "--no-browser"])
    heard = [run(*command, "--content", str(folder), input="") for command in commands]
    assert [done.returncode for done in heard] == [2, 2, 2]
    assert len({done.stderr for done in heard}) == 1
    assert all(done.stdout == "" and "Traceback" not in done.stderr for done in heard)
    return heard[0].stderr.replace(f"{folder}{os.sep}", "").removesuffix("\n").split("\n")


def test_faults_are_told_by_file_and_line(run: Run, night: Path) -> None:
    (night / "lockdown" / "numbers.toml").write_text(numbers().replace("hp = 10", 'hp = "ten"'), "utf-8")
    (night / "lockdown" / "odd.toml").write_text("x = 1\n", "utf-8")
    (night / "lockdown" / "rulebook.toml").write_text("section = []\n", "utf-8")
    (night / "lockdown" / "text" / "en" / "night.ftl").write_text("map-tower = The tower\n\noops\n", "utf-8")
    (night / "chess").mkdir()
    lines = bad(run, night)
    assert lines[0].startswith("chess: there is no game 'chess'; there is ")
    known = "cards.toml, map_compact.toml, map_standard.toml, numbers.toml, rooms.toml, *map*.toml"
    assert lines[1:3] == [
        f"lockdown/{file}:1: no content file of lockdown by its name; there is {known}"
        for file in ("odd.toml", "rulebook.toml")
    ]
    assert lines[3] == "lockdown/numbers.toml:4: Expected `int`, got `str`"
    assert lines[4].startswith("gloam: lockdown/text/en/night.ftl:3: not a message: ")


def test_what_no_schema_sees_is_found_too(run: Run, night: Path) -> None:
    map_ = night / "lockdown" / "map_tower.toml"
    map_.write_text(map_.read_text("utf-8").replace('id = "tower"', 'id = "spire"'), "utf-8")
    assert bad(run, night) == ["gloam: lockdown/map_tower.toml:3: a map 'spire' stands in map_spire.toml (LK-030)"]


def test_something_that_is_no_pack(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", "utf-8")
    assert bad(run, tmp_path / "file") == [f"gloam: {tmp_path / 'file'} is no folder, so it is no pack of content"]
    (tmp_path / "empty").mkdir()
    assert bad(run, tmp_path / "empty")[0].startswith(f"gloam: {tmp_path / 'empty'}: no content in it; ")
    (tmp_path / "latin" / "lockdown").mkdir(parents=True)
    (tmp_path / "latin" / "lockdown" / "numbers.toml").write_bytes(b"\xff")
    assert bad(run, tmp_path / "latin") == ["gloam: lockdown/numbers.toml:1: not a UTF-8 text file"]


def test_a_pack_is_checked_without_being_played(run: Run, night: Path) -> None:
    shutil.copy(str(CONTENT / "map_compact.toml"), night / "lockdown" / "map_compact.toml")
    done = run("content", "check", str(night))
    assert (done.returncode, done.stdout.replace(f"{night}{os.sep}", "").splitlines()) == (
        0,
        [
            f"{night}: a good pack",
            "lockdown/map_compact.toml: stands in for map_compact.toml of lockdown",
            "lockdown/map_tower.toml: joins the content of lockdown",
            "lockdown/numbers.toml: stands in for numbers.toml of lockdown",
            "everything in order",
        ],
    )
    alone = run("content", "check", str(night / "lockdown" / "map_compact.toml"))
    assert alone.stdout.splitlines()[0].endswith(" links), in place of that of lockdown")
    (night / "lockdown" / "numbers.toml").write_text(numbers(rounds=5), "utf-8")
    done = run("content", "check", str(night))
    assert done.returncode == 2
    assert "lockdown/numbers.toml:" in done.stderr


def test_a_process_that_is_started_later_finds_the_pack_as_it_was(
    night: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packs, "_chosen", [])
    monkeypatch.setattr(packs, "_read", {})
    monkeypatch.setenv(packs.VARIABLE, "")
    packs.use(Pack(night))
    monkeypatch.setattr(packs, "_chosen", [])
    assert packs.name_for("gloam.games.lockdown").startswith("night (")
    assert packs.name_for("gloam.games.shadow_hunters") == packs.name_for("gloam") == ""
    monkeypatch.setattr(packs, "_chosen", [])
    shutil.rmtree(night / "lockdown" / "text")
    with pytest.raises(PackError, match="has changed since it was checked"):
        packs.in_use()


def test_content_that_was_read_cannot_be_chosen_any_more(night: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "_chosen", [None])
    monkeypatch.setattr(packs, "_read", {})
    packs.files_for("gloam.games.lockdown")
    with pytest.raises(PackError, match=r"before any is read, but that of gloam\.games\.lockdown was"):
        packs.use(Pack(night))


# Sealed pages

POACHERS = Path(__file__).resolve().parent.parent / "poachers"

READ = """
import sys
from pathlib import Path
from gloam.cli.packs import play_with
if len(sys.argv) > 1:
    play_with(Path(sys.argv[1]))
from gloam.core.game import game_named
from gloam.core.content.pages import page_content
from gloam.core.words.text import open_text, texts_of, words
game = game_named("poachers")
print(open_text(game, "en", "hollow").splitlines()[0])
print(open_text(game, "ru", "hollow").splitlines()[0])
print(page_content(game.package, "hollow"))
print(game.edition.content, "|", game.edition.pack)
assert not words("en", game).has("page-hollow")
assert not any("hollow" in path for path, _ in texts_of(game, "en"))
"""


@pytest.fixture
def oak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack with a sealed page: its words in English, and its content."""
    monkeypatch.syspath_prepend(str(POACHERS))
    folder = tmp_path / "oak" / "poachers"
    (folder / "sealed").mkdir(parents=True)
    (folder / "text" / "en" / "sealed").mkdir(parents=True)
    (folder / "sealed" / "hollow.toml").write_text('found_at = "mill"\n', "utf-8")
    page = "page-hollow = A nest\npage-hollow-text = Three eggs, and they are cold.\n"
    (folder / "text" / "en" / "sealed" / "hollow.ftl").write_text(page, "utf-8")
    return folder.parent


def read_by_game(*pack: str) -> list[str]:
    environment = {key: value for key, value in os.environ.items() if key != packs.VARIABLE}
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    command = [sys.executable, "-c", READ, *pack]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_sealed_pages_come_from_the_pack_and_stay_sealed(oak: Path) -> None:
    own, ours = read_by_game(), read_by_game(str(oak))
    assert own[0] == "page-hollow = The letter in the hollow oak"
    assert ours[0] == ours[1] == "page-hollow = A nest", "in no language is it another page"
    assert (own[2], ours[2]) == ("{'found_at': 'oak'}", "{'found_at': 'mill'}")
    assert own[3].partition(" | ")[0] != ours[3].partition(" | ")[0], "the content is another"
    assert ours[3].endswith(f" | oak ({Pack(oak).digest('poachers')})")


def test_pages_in_words_alone_make_another_edition(oak: Path) -> None:
    shutil.rmtree(oak / "poachers" / "sealed")
    before = read_by_game(str(oak))[3]
    assert " | oak (" in before
    file = oak / "poachers" / "text" / "en" / "sealed" / "hollow.ftl"
    file.write_text(file.read_text("utf-8").replace("Three", "Four"), "utf-8")
    assert read_by_game(str(oak))[3] != before


def test_a_pack_says_what_it_does_with_pages(run: Run, oak: Path) -> None:
    done = run("content", "check", str(oak))
    assert done.stdout.replace(f"{oak}{os.sep}", "").splitlines()[1:3] == [
        "poachers/sealed/hollow.toml: stands in for sealed/hollow.toml of poachers",
        "poachers/text/en/sealed/hollow.ftl: stands in for the sealed page hollow of poachers",
    ]


def test_pages_that_do_not_fit_are_refused(run: Run, oak: Path) -> None:
    folder = oak / "poachers"
    (folder / "sealed" / "cave.toml").write_text("x = 1\n", "utf-8")
    sealed = folder / "text" / "en" / "sealed"
    (sealed / "hollow.ftl").write_text("## cave\npage-cave = A cave\n\n## hollow\npage-hollow = A nest\n", "utf-8")
    (folder / "text" / "ru" / "sealed").mkdir(parents=True)
    (folder / "text" / "ru" / "sealed" / "tree.ftl").write_text("page-tree = A\npage-tree-text = B\n", "utf-8")
    done = run("content", "check", str(oak))
    assert done.returncode == 2
    lines = done.stderr.replace(f"{folder}{os.sep}", "").splitlines()
    assert lines[-1] == "text/ru/sealed/tree.ftl:1: the page tree is new, and it is not there in English"
    assert lines[0].startswith("sealed/cave.toml:1: no content file of poachers by its name; there is ")
    assert lines[1:-1] == [
        "text/en/sealed/hollow.ftl:2: the page cave lacks page-cave-text",
        "text/en/sealed/hollow.ftl:5: the page hollow lacks page-hollow-text",
    ]
    shutil.rmtree(folder / "sealed")
    done = run("content", "check", str(oak))
    fault = "text/en/sealed/hollow.ftl:2: poachers has no sealed page 'cave'; there is hollow"
    assert done.stderr.replace(f"{folder}{os.sep}", "").splitlines()[0] == fault, "words alone open no page"


NEW_PAGE = """
import sys
from pathlib import Path
from gloam.cli.packs import play_with
play_with(Path(sys.argv[1]))
from gloam.core.game import game_named
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE
from gloam.core.words.text import open_text, texts_of
game = game_named("aftermath")
state = game.start(2, seeded(1))
while not game.unsealed(state, EVERYONE):
    asked = state.pending[0]
    state.play(asked.seat, asked.options[0])
assert "2-start-6" in game.unsealed(state, EVERYONE), game.unsealed(state, EVERYONE)
print(open_text(game, "en", "2-start-6"), open_text(game, "ru", "2-start-6"))
assert not any("2-start-6" in text for _, text in texts_of(game, "en"))
"""


def test_content_of_ones_own_has_pages_of_its_own(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack that adds a passage to a page is played with it: the state opens it, in English where a language lacks."""
    monkeypatch.syspath_prepend(str(POACHERS.parent / "unlisted"))
    own = (resources.files("gloam.games.aftermath") / "content" / "page_002.toml").read_text("utf-8")
    last = '{ op = "say", text = "start-5" },'
    folder = tmp_path / "more" / "aftermath"
    sealed = folder / "text" / "en" / "sealed"
    sealed.mkdir(parents=True)
    (folder / "page_002.toml").write_text(own.replace(last, f'{last}{{ op = "say", text = "start-6" }},'), "utf-8")
    (sealed / "more.ftl").write_text("## each\npage-2-start-6 = And it rains.\n", "utf-8")
    done = run("content", "check", "more")
    assert done.stdout.splitlines()[1:3] == [
        f"{Path('more', 'aftermath', 'page_002.toml')}: stands in for page_002.toml of aftermath",
        f"{Path('more', 'aftermath', 'text', 'en', 'sealed', 'more.ftl')}: adds the sealed page 2-start-6 to aftermath",
    ], done.stderr
    (sealed / "more.ftl").write_text("## each\npage-2-start-7 = And it rains.\n", "utf-8")
    (folder / "text" / "ru").mkdir()
    (folder / "text" / "ru" / "names.ftl").write_text("game-name = Потом\n", "utf-8")
    done = run("content", "check", "more")
    line = own.split("\n").index(next(text for text in own.split("\n") if last in text)) + 1
    place = Path("more", "aftermath", "page_002.toml")
    assert done.stderr == f"{place}:{line}: 2-start-6 is said, but has no words in en, ru\n"
    (sealed / "more.ftl").write_text("## each\npage-2-start-6 = And it rains.\n", "utf-8")
    assert run("content", "check", "more").stderr == f"{place}:{line}: 2-start-6 is said, but has no words in ru\n"
    shutil.rmtree(folder / "text" / "ru")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", NEW_PAGE, str(folder.parent)]
    played = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert played.stdout.count("And it rains.") == 2, played.stderr


def test_a_killer_without_names_is_no_good_pack(run: Run, tmp_path: Path) -> None:
    """A new thing that nobody has named would stop the clients: it is found with its file, line and message."""
    page = (Path(__file__).resolve().parents[2] / "docs" / "whisper-cards.md").read_text("utf-8")
    written = re.search(r"<!-- file: killer_gardener.toml -->\n```toml\n(.*?)```", page, re.DOTALL)
    assert written is not None
    folder = tmp_path / "garden" / "whisper"
    (folder / "text" / "en").mkdir(parents=True)
    (folder / "killer_gardener.toml").write_text(written[1], "utf-8")
    things = ("killer-gardener", "kcard-shears", "kcard-hedge", "kcard-harvest-moon")
    keys = [*things, *(f"{thing}-text" for thing in things), "option-killer-gardener"]
    names = folder / "text" / "en" / "names.ftl"
    names.write_text("".join(f"{key} = Words\n" for key in keys if key != "kcard-hedge"), "utf-8")
    done = run("content", "check", "garden")
    where = Path("garden", "whisper")
    place = where / "text" / "en"
    line = written[1][: written[1].index('"hedge"')].count("\n") + 1
    assert (done.returncode, done.stdout, done.stderr) == (
        2,
        "1 faults\n",
        f"{where / 'killer_gardener.toml'}:{line}: it has no words: kcard-hedge is missing in {place}\n",
    )
    assert run("simulate", "whisper", "--content", "garden").stderr.endswith(f"is missing in {place}\n")
    names.write_text("".join(f"{key} = Words\n" for key in keys), "utf-8")
    assert run("content", "check", "garden").stdout.startswith("garden: a good pack\n")


OWN_BOARD = """\
title = "Where Bob starts"
game = "halloween"
seats = 4
content = "../pack"
options = { board = "elm" }
play = "going on"
"""


def test_a_scenario_may_bring_content_of_its_own(run: Run, tmp_path: Path) -> None:
    haddonfield = (resources.files("gloam.games.halloween") / "content" / "board_haddonfield.toml").read_text("utf-8")
    folder = tmp_path / "pack" / "halloween"
    (folder / "text" / "en").mkdir(parents=True)
    (folder / "board_elm.toml").write_text(haddonfield.replace('id = "haddonfield"', 'id = "elm"'), "utf-8")
    (folder / "text" / "en" / "elm.ftl").write_text("board-elm = Elm Street\n", "utf-8")
    scenarios = tmp_path / "cases"
    scenarios.mkdir()
    (scenarios / "elm.toml").write_text(OWN_BOARD, "utf-8")
    (scenarios / "own.toml").write_text(OWN_BOARD.replace('content = "../pack"\n', "").replace("elm", "haddonfield"))
    done = run("scenario", "cases")
    assert (done.returncode, done.stdout, done.stderr) == (0, "2 files, 2 cases, 0 failed\n", "")
    # The pack on the command line is for files that name none: the first one still plays on its own.
    (scenarios / "own.toml").write_text(OWN_BOARD.replace('content = "../pack"\n', ""), "utf-8")
    done = run("scenario", "cases", "--content", "pack")
    assert (done.returncode, done.stdout, done.stderr) == (0, "2 files, 2 cases, 0 failed\n", "")
    done = run("scenario", "cases")
    assert (done.returncode, done.stdout) == (2, "2 files, 1 cases, 0 failed, 1 broken\n")
    assert "own.toml" in done.stderr
    assert "`elm`" in run("scenario", "--words", "halloween", "--content", "pack").stdout
    (scenarios / "own.toml").write_text(OWN_BOARD.replace('content = "../pack"\n', "").replace("elm", "haddonfield"))
    (scenarios / "elm.toml").write_text(OWN_BOARD.replace("going on", "ask nobody"), "utf-8")
    done = run("scenario", "cases")
    assert (done.returncode, done.stdout) == (1, "2 files, 2 cases, 1 failed\n")
    assert "elm.toml:6: expected ask nobody, found ask " in done.stderr
    (folder / "board_elm.toml").write_text("id = 3\n", "utf-8")
    done = run("scenario", "cases")
    assert (done.returncode, done.stdout) == (2, "2 files, 1 cases, 0 failed, 1 broken\n")
    assert "board_elm.toml:1: " in done.stderr
