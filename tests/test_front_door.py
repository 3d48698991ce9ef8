"""The front door starts at once, compiles beside, never twice, and leaves nothing running.

A house of its own is built for each test: the real tools/front_door.py, with stand-ins for pip, hatchling and gloam.
The stand-in of the compiler works for as long as the test wants it to, so no test depends on the clock.
"""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
WORKERS = min(8, (os.cpu_count() or 2) + 1)
ONLY_COLLECTED = "collects:"
HEADER = Path(sysconfig.get_path("include")) / "Python.h"

pytestmark = [
    pytest.mark.static,
    pytest.mark.skipif(not HEADER.is_file(), reason="the front door compiles only where Python has its headers"),
]

FILES = {
    "requirements/run.txt": "",
    "requirements/build.txt": "",
    "requirements/test.txt": "",
    "pyproject.toml": """
[project]
version = "0.1.0"
[project.entry-points."gloam.games"]
chess = "gloam.chess:game"
""",
    "web/main.ts": "",
    "src/gloam/__init__.py": 'ENGINE = "plain"\n',
    # The command prints its engine and what it was given; `play` then starts a process for each line it reads.
    "src/gloam/cli.py": """
import subprocess, sys, gloam

def main():
    print(gloam.ENGINE, *sys.argv[1:], flush=True)
    if sys.argv[1:2] in (["play"], ["terminal"]):
        for line in sys.stdin:
            subprocess.run([sys.executable, "-P", "-c", "import gloam; print(gloam.ENGINE, flush=True)"])
""",
    # In front of the real pip, because commands run in this folder.
    "pip.py": "",
    # In front of the real pytest, because it lies on the path. It selects two tests of any file, and of test_static.py
    # only those that need no engine; test_broken.py cannot be collected. It writes down how it was called.
    "src/pytest.py": """
import os, sys
from pathlib import Path
marks, args = sys.argv[2], sys.argv[3:]
collects = args[:1] == ["--collect-only"]
if collects:
    how, args = "collects:", args[4:]
elif args[:1] == ["-n"]:
    how, args = f"-n {args[1]}:", args[4:]
else:
    how = ""
with open("called", "a") as called:
    called.write(" ".join(filter(None, [os.environ["GLOAM_EXPECT"], how, f"{marks}: {' '.join(args)}"])) + "\\n")
Path("bytecode").write_text(os.environ["PYTHONPYCACHEPREFIX"])
if "tests/test_broken.py" in args:
    sys.exit(2)
if "nothing" in args or ("tests/test_static.py" in args and "not static" in marks):
    print(f"no tests collected ({2 if 'nothing' in args else 3} deselected) in 0.1s")
    sys.exit(5)
if collects:
    left_out = "tests/test_static.py" in args
    print("2/3 tests collected (1 deselected) in 0.1s" if left_out else "2 tests collected in 0.1s")
""",
    "tests/test_dice.py": "",
    "tests/test_static.py": "",
    "tests/test_broken.py": "",
    "hatch_build.py": """
from pathlib import Path
CLIENT = Path(__file__).parent / "src" / "gloam" / "_web"
def system_node(): return ["node", "npm"]
def web_is_built(root): return CLIENT.is_dir()
if __name__ == "__main__":
    CLIENT.mkdir()
    (CLIENT / "index.html").write_text("the page")
    print("gloam: web client built")
""",
    # The compiler: says that it has begun, waits until `finish` is a pipe with somebody at its other end, and packs.
    "hatchling.py": """
import fcntl, os, sys, zipfile
from pathlib import Path
work = open("work", "a")
fcntl.flock(work, fcntl.LOCK_EX)
with open("begun", "w") as begun:
    begun.write(f"{os.nice(0)}\\n")
open("finish").read()
os.makedirs(sys.argv[-1])
with zipfile.ZipFile(f"{sys.argv[-1]}/gloam.whl", "w") as wheel:
    for path in Path("src").rglob("*.py"):
        wheel.writestr(str(path.relative_to("src")), path.read_text().replace('"plain"', '"compiled"'))
with open("compiled", "a") as compiled:
    compiled.write("once\\n")
print("gloam: engine compiled")
""",
}


class House:
    """A checkout in which the front door can be tried."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name, text in FILES.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, "utf-8")
        (root / "tools").mkdir()
        shutil.copy(ROOT / "tools" / "front_door.py", root / "tools")
        for pipe in ("begun", "finish"):
            os.mkfifo(root / pipe)
        self.running: list[subprocess.Popen[str]] = []
        self.environment = {**os.environ, "CC": sys.executable}
        for name in ("GLOAM_MYPYC", "GLOAM_WEB", "PYTHONPATH"):
            self.environment.pop(name, None)

    def open(self, *args: str, **settings: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-IS", str(self.root / "tools" / "front_door.py"), *args],
            env={**self.environment, **settings},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.running.append(process)
        return process

    def run(self, *args: str, **settings: str) -> tuple[str, str]:
        """What a command prints and what it says beside."""
        process = self.open(*args, **settings)
        said, beside = process.communicate()
        assert process.returncode == 0, beside
        return said, beside

    def compiler_began(self) -> int:
        """Wait until the compiler is at work; its niceness."""
        return int((self.root / "begun").read_text())

    def let_it_finish(self) -> None:
        (self.root / "finish").write_text("")

    def pytest_calls(self) -> list[str]:
        return (self.root / "called").read_text().splitlines()

    def compilations(self) -> int:
        done = self.root / "compiled"
        return done.read_text().count("once") if done.exists() else 0

    def wait_for_the_end_of_the_compiler(self) -> None:
        with open(self.root / "work", "a") as work:
            fcntl.flock(work, fcntl.LOCK_EX)

    def edit(self, line: str) -> None:
        with open(self.root / "src" / "gloam" / "__init__.py", "a") as source:
            source.write(f"# {line}\n")

    def folders(self, name: str) -> list[str]:
        return sorted(path.name for path in (self.root / ".gloam").glob(f"{name}-*"))

    def close(self) -> None:
        for process in self.running:
            process.kill()
            process.wait()
            # Closed, not read to the end: a compiler that was left running would never come to one.
            for stream in (process.stdin, process.stdout, process.stderr):
                assert stream is not None
                stream.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "house")
    yield house
    house.close()


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def engine_of_a_new_process(process: subprocess.Popen[str]) -> str:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()
    return line_of(process)


def told(process: subprocess.Popen[str], pattern: str) -> str:
    """The next line on stderr that fits; all of them, if none does."""
    assert process.stderr is not None
    seen = []
    for line in process.stderr:
        seen.append(line)
        if re.search(pattern, line):
            return line
    raise AssertionError(f"nothing like {pattern!r} in: {''.join(seen)}")


def stop(process: subprocess.Popen[str], by: int = signal.SIGKILL) -> None:
    process.send_signal(by)
    process.wait()


def test_the_table_is_there_before_the_compiler_is_done_and_new_processes_take_its_work(house: House) -> None:
    play = house.open("play")
    assert line_of(play) == "plain play"
    assert house.compiler_began() >= 15  # politely
    assert engine_of_a_new_process(play) == "plain"
    house.let_it_finish()
    assert told(play, "the engine is compiled: bots of new tables think with it")
    assert engine_of_a_new_process(play) == "compiled"
    assert house.run("games") == ("compiled games\n", "")


def test_the_terminal_starts_at_once_and_nothing_is_written_onto_its_screen(house: House) -> None:
    terminal = house.open("terminal")
    assert line_of(terminal) == "plain terminal"
    house.compiler_began()
    house.let_it_finish()
    while engine_of_a_new_process(terminal) != "compiled":
        pass
    _, beside = terminal.communicate()
    assert beside.endswith("plain Python; it is being compiled in the background\n")


@pytest.mark.parametrize("args", [["games"], ["rules", "chess"], [], ["play", "--help"], ["simulate", "-h"]])
def test_what_needs_no_speed_neither_waits_nor_compiles(house: House, args: list[str]) -> None:
    said, beside = house.run(*args)
    assert said == " ".join(["plain", *args]) + "\n"
    assert "compile" not in beside
    assert not house.folders("build")


@pytest.mark.parametrize("command", ["simulate", "bench"])
def test_what_is_about_speed_waits_and_says_why(house: House, command: str) -> None:
    process = house.open(command, "--games=5")
    assert "plain Python is several times slower (--no-wait goes on with it)" in told(process, "waits for the compiler")
    assert house.compiler_began() == os.nice(0)
    house.let_it_finish()
    assert line_of(process) == f"compiled {command} --games=5"


@pytest.mark.parametrize("command", ["simulate", "bench"])
def test_one_need_not_wait(house: House, command: str) -> None:
    said, _ = house.run(command, "--no-wait", "--games=5")
    assert said == f"plain {command} --games=5\n"
    assert not house.folders("build")


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_the_compiler_ends_with_the_command_and_the_next_one_takes_it_up(house: House, by: int) -> None:
    play = house.open("play")
    house.compiler_began()
    stop(play, by)
    house.wait_for_the_end_of_the_compiler()
    assert house.compilations() == 0
    assert not house.folders("engine")

    play = house.open("play")
    assert line_of(play) == "plain play"
    house.compiler_began()
    house.let_it_finish()
    told(play, "the engine is compiled")


def test_whoever_has_read_enough_may_close_the_pipe(house: House) -> None:
    """As in `./gloam test --help | head -3`: nothing was wrong with the set-up, so nothing is said of it."""
    process = house.open("test", "--help")
    assert process.stdout is not None
    process.stdout.close()
    house.compiler_began()
    house.let_it_finish()
    beside = process.stderr.read() if process.stderr is not None else ""
    assert process.wait() == 128 + signal.SIGPIPE
    assert not re.search("could not set up|Broken|Error", beside), beside


def test_plain_tests_run_without_the_compiler(house: House) -> None:
    said, beside = house.run("test", "--plain", "tests/test_dice.py")
    assert house.pytest_calls() == [
        f"pure {ONLY_COLLECTED} not soak: tests/test_dice.py",
        "pure -n 2: not soak: tests/test_dice.py",
    ]
    assert "engine interpreted: passed" in said
    assert "engine compiled: skipped because of --plain; ./gloam test runs both" in said
    assert "compil" not in beside
    assert not house.folders("build")
    assert not house.folders("engine")


def test_bytecode_of_plain_tests_outlives_an_edit(house: House) -> None:
    house.run("test", "--plain")
    first = (house.root / "bytecode").read_text()
    house.edit("another rule")
    house.run("test", "--plain")
    assert (house.root / "bytecode").read_text() == first
    assert Path(first).parent.name.startswith("test-")


def test_the_whole_suite_is_not_collected_twice(house: House) -> None:
    house.run("test", "--plain", "-x")
    assert house.pytest_calls() == [f"pure -n {WORKERS}: not soak: -x"]


def test_an_engine_without_a_selected_test_gets_no_workers(house: House) -> None:
    """Of test_static.py nothing depends on the engine, so the interpreted half has nothing to do."""
    process = house.open("test", "tests/test_static.py")
    house.compiler_began()
    house.let_it_finish()
    said, beside = process.communicate()
    assert process.returncode == 0, beside
    assert house.pytest_calls() == [
        f"compiled {ONLY_COLLECTED} not soak: tests/test_static.py",
        "compiled -n 2: not soak: tests/test_static.py",
        f"pure {ONLY_COLLECTED} not soak and not static and not whole: tests/test_static.py",
    ]
    assert "engine compiled: passed; 1 left out (soak)" in said
    assert "engine interpreted: no test selected; 3 left out (soak, static, whole)" in said


def test_a_selection_without_any_test_fails_and_says_why(house: House) -> None:
    process = house.open("test", "--plain", "tests/test_dice.py", "-k", "nothing")
    said, _ = process.communicate()
    assert process.returncode == 1
    assert "engine interpreted: no test selected; 2 left out (soak, -k)" in said


def test_a_file_that_cannot_be_collected_is_left_to_the_real_run(house: House) -> None:
    process = house.open("test", "--plain", "tests/test_broken.py")
    said, _ = process.communicate()
    assert process.returncode == 1
    assert house.pytest_calls()[1:] == [f"pure -n {WORKERS}: not soak: tests/test_broken.py"]
    assert "engine interpreted: interrupted" in said


@pytest.mark.parametrize("option", ["--pdb", "-s"])
def test_by_hand_there_are_no_workers(house: House, option: str) -> None:
    house.run("test", "--plain", "tests/test_dice.py", option)
    assert house.pytest_calls() == [f"pure not soak: tests/test_dice.py {option}"]


def test_soak_selects_what_is_left_out_by_default(house: House) -> None:
    house.run("test", "--plain", "--soak")
    assert house.pytest_calls() == [f"pure -n {WORKERS}: : "]


def test_two_at_once_compile_once(house: House) -> None:
    first = house.open("play")
    house.compiler_began()
    second = house.open("play")
    assert line_of(second) == "plain play"
    house.let_it_finish()
    for play in (first, second):
        assert told(play, "the engine is compiled")
    assert house.compilations() == 1


def test_when_the_one_that_compiles_ends_the_other_goes_on(house: House) -> None:
    first = house.open("play")
    house.compiler_began()
    second = house.open("play")
    assert line_of(second) == "plain play"
    stop(first)
    house.compiler_began()
    house.let_it_finish()
    assert told(second, "the engine is compiled")


def test_a_simulation_waits_for_the_compiler_beside_a_table(house: House) -> None:
    house.open("play")
    house.compiler_began()
    simulation = house.open("simulate")
    told(simulation, "another set-up is at work here; waiting for it")
    house.let_it_finish()
    assert line_of(simulation) == "compiled simulate"
    assert house.compilations() == 1


def test_an_edit_while_the_compiler_works_is_never_mixed_with_what_it_had_read(house: House) -> None:
    play = house.open("play")
    assert line_of(play) == "plain play"
    house.compiler_began()
    house.edit("another rule")
    # Nobody waits for the compiler, although it works on something else.
    assert house.run("games")[0] == "plain games\n"
    house.let_it_finish()
    assert told(play, "not compiled: the sources were changed meanwhile")
    assert not house.folders("engine")
    assert engine_of_a_new_process(play) == "plain"


def test_a_folder_is_swept_away_when_nobody_runs_in_it(house: House) -> None:
    play = house.open("play", GLOAM_MYPYC="0")
    assert line_of(play) == "plain play"
    (old,) = house.folders("plain")
    house.edit("one rule")
    house.run("games")
    assert old in house.folders("plain")
    stop(play)
    house.edit("another rule")
    house.run("games")
    assert len(house.folders("plain")) == 1
    assert old not in house.folders("plain")


def test_what_was_left_half_made_is_made_again(house: House) -> None:
    house.run("games")
    (name,) = house.folders("plain")
    folder = house.root / ".gloam" / name
    (folder / "ready").unlink()
    (folder / "gloam" / "cli.py").write_text("broken(")
    assert house.run("games")[0] == "plain games\n"


def test_never_compiling_and_always_compiling(house: House) -> None:
    play = house.open("play", GLOAM_MYPYC="0")
    assert line_of(play) == "plain play"
    assert house.run("simulate", GLOAM_MYPYC="0")[0] == "plain simulate\n"
    assert not house.folders("build")
    games = house.open("games", GLOAM_MYPYC="1")
    house.compiler_began()
    house.let_it_finish()
    assert line_of(games) == "compiled games"


def test_without_a_compiler_one_line_says_so_and_nobody_waits(house: House) -> None:
    said, beside = house.run("simulate", CC="no-such-compiler")
    assert said == "plain simulate\n"
    assert "no C compiler was found: the engine runs as plain Python" in beside
    assert not house.folders("build")


def test_a_compiler_that_fails_disturbs_nobody(house: House) -> None:
    (house.root / "hatchling.py").write_text("raise SystemExit('it does not work')")
    play = house.open("play")
    assert line_of(play) == "plain play"
    assert re.search(r"building failed \(.*engine.txt\); it goes on as plain Python", told(play, "is not compiled"))
    assert engine_of_a_new_process(play) == "plain"


def test_plain_gloam_has_the_page_and_the_list_of_games(house: House) -> None:
    house.run("games")
    package = house.root / ".gloam" / "plain"
    assert (package / "gloam" / "_web" / "index.html").read_text() == "the page"
    listed = "from importlib.metadata import entry_points as e; print(*e(group='gloam.games'), sep='')"
    found = subprocess.run(
        [sys.executable, "-c", listed], env={"PYTHONPATH": str(package)}, capture_output=True, text=True, check=True
    )
    assert "name='chess', value='gloam.chess:game', group='gloam.games'" in found.stdout
    shutil.rmtree(house.root / "src" / "gloam" / "_web")
    house.edit("another rule")
    house.run("games", GLOAM_WEB="0")
    assert not (package / "gloam" / "_web").exists()


def test_a_page_that_cannot_be_built_is_said_and_gloam_starts(house: House) -> None:
    with open(house.root / "hatch_build.py", "a") as hook:
        hook.write("    __import__('shutil').rmtree(CLIENT)\n    print('gloam: web client not built: no Node')\n")
    said, beside = house.run("games")
    assert said == "plain games\n"
    assert "web client not built: no Node" in beside
    assert not (house.root / ".gloam" / "plain" / "gloam" / "_web").exists()
