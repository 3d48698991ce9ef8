"""The engine under test is the one that was asked for, and the build compiles what it says."""

from __future__ import annotations

import base64
import importlib.util
import os
import pickle
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

import gloam
from gloam.core.game import game_named
from gloam.core.rng import seeded
from gloam.table.thinking import Company, MindQuestion, Thinking

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def compiled_sources() -> list[Path]:
    listed = PROJECT["tool"]["gloam"]
    found = {path for glob in listed["compile"] for path in SRC.glob(glob)}
    return sorted(path for path in found if path.name not in listed["interpreted"])


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SRC).with_suffix("").parts)


def test_the_engine_is_the_one_asked_for() -> None:
    """./gloam test says which half this is; by hand, whatever is installed is as good."""
    expected = os.environ.get("GLOAM_EXPECT", "compiled" if gloam.COMPILED else "pure")
    assert expected == ("compiled" if gloam.COMPILED else "pure")


@pytest.mark.parametrize("path", compiled_sources(), ids=module_name)
def test_every_listed_module_runs_compiled_or_none_does(path: Path) -> None:
    name = module_name(path)
    __import__(name)
    assert str(sys.modules[name].__file__).endswith(".py") is not gloam.COMPILED


def test_every_game_is_found_by_its_entry_point() -> None:
    declared = PROJECT["project"]["entry-points"]["gloam.games"]
    found = {point.name: point.value for point in entry_points(group="gloam.games")}
    assert found.items() >= declared.items()
    for point in entry_points(group="gloam.games"):
        assert point.load() is not None


def test_the_version_is_the_same_everywhere() -> None:
    assert gloam.__version__ == PROJECT["project"]["version"]


# Two engines at one table: a server that started before the compiler was done, and minds that started after it


def thinkings() -> list[Thinking]:
    """What the minds of a table are asked in the course of a game."""
    found = []
    for name, seats in (("shadow-hunters", 5), ("lockdown", 5)):
        state = game_named(name).start(seats, seeded(3, 0))
        rng = seeded(4, 0)
        for moment in range(40):
            if not state.pending:
                break
            asked = [
                MindQuestion(d.seat, "steady", False, d.kind, list(d.options), state.masked(state.side(d.seat)))
                for d in state.pending
            ]
            found.append(Thinking(f"{name} {moment}", name, seats, moment, 0, 7, asked))
            options = state.pending[0].options
            state.answer(0, options[rng.below(len(options))])
            state.run()
    return found


def test_a_mind_of_one_engine_understands_a_server_of_the_other() -> None:
    code = """
import base64, pickle, sys, gloam
from gloam.table.thinking import Company
from test_build import thinkings
asked = pickle.loads(base64.b64decode(sys.stdin.read()))
answers = [Company().think(one) for one in asked]
print(base64.b64encode(pickle.dumps((gloam.COMPILED, answers, thinkings()))).decode())
"""
    ours = thinkings()
    assert {one.game for one in ours} == {"shadow-hunters", "lockdown"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=base64.b64encode(pickle.dumps(ours)).decode(),
        env={
            **os.environ,
            "GLOAM_ENGINE": "interpreted",
            "PYTHONPATH": os.pathsep.join([os.path.dirname(__file__), os.environ.get("PYTHONPATH", "")]),
        },
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, answers, theirs = pickle.loads(base64.b64decode(done.stdout))
    assert not compiled
    assert pickle.dumps(theirs) == pickle.dumps(ours)
    assert not any(answer.faults for answer in answers)
    assert answers == [Company().think(one) for one in ours]
    assert answers == [Company().think(one) for one in theirs]


# What the build keeps, and when it compiles again


def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build_under_test", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


HOOK = hook()

HEADER = """\
#ifndef NATIVE_H
#include <Python.h>
typedef struct tuple_T2II {
    CPyTagged f0;
    CPyTagged f1;
} tuple_T2II;
typedef struct {
    PyObject_HEAD
    tuple_T2II _span;
} gloam___PlayerObject;
extern PyObject *CPyStatics[12];
extern PyObject *CPyDef_strike(PyObject *cpy_r_who);
extern CPyTagged CPyDef_heal(CPyTagged cpy_r_by);
#endif
"""
SOURCE = '#include "native.h"\nvoid f(gloam___PlayerObject *p) { CPyDef_strike(CPyStatics[3]); }\n'


class Objects:
    """A cache, with a source that is compiled on request."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        self.cache.mkdir()
        self.source = folder / "rules.c"
        self.write(HEADER)
        self.runs = 0

    def write(self, header: str, source: str = SOURCE) -> None:
        (self.folder / "native.h").write_text(header, "utf-8")
        self.source.write_text(source, "utf-8")

    def compile(self) -> None:
        self.runs += 1
        (self.folder / "rules.o").write_text(f"object {self.runs}")

    def compiles(self, settings: tuple[str, ...] = ("cc", "-O2")) -> bool:
        """Whether a build, with a compiler of these settings, compiles; what comes of it is in its place."""
        before, target = self.runs, self.folder / "rules.o"
        target.unlink(missing_ok=True)
        HOOK.ObjectCache(self.cache).fetch(self.source, list(settings), target, self.compile)
        assert target.is_file()
        return self.runs > before


@pytest.fixture
def objects(tmp_path: Path) -> Objects:
    return Objects(tmp_path)


@pytest.mark.static
def test_nothing_is_compiled_twice(objects: Objects) -> None:
    assert objects.compiles()
    assert not objects.compiles()
    assert (objects.folder / "rules.o").read_text() == "object 1"
    assert objects.compiles(("cc", "-O1"))
    assert not objects.compiles()


@pytest.mark.static
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("CPyTagged cpy_r_by", "double cpy_r_by"),
        ("#endif", "extern char CPyDef_new(void);\n#endif"),
        ("CPyStatics[12]", "CPyStatics[13]"),
        ("extern CPyTagged", "typedef struct {\n    char x;\n} gloam___CardObject;\nextern CPyTagged"),
    ],
)
def test_what_a_source_does_not_name_may_change(objects: Objects, old: str, new: str) -> None:
    objects.compiles()
    assert old in HEADER
    objects.write(HEADER.replace(old, new))
    assert not objects.compiles()


@pytest.mark.static
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("PyObject *cpy_r_who", "CPyTagged cpy_r_who"),  # a function that is called
        ("tuple_T2II _span", "tuple_T2II _reach, _span"),  # a field of a class in use
        ("CPyTagged f1", "double f1"),  # what that field is made of
        ("#include <Python.h>", "#include <Python.h>\n#define strike hit"),  # whatever is no declaration
    ],
)
def test_what_a_source_names_may_not_change(objects: Objects, old: str, new: str) -> None:
    objects.compiles()
    assert old in HEADER
    objects.write(HEADER.replace(old, new))
    assert objects.compiles()


@pytest.mark.static
def test_another_source_or_compiler_is_compiled(objects: Objects, monkeypatch: pytest.MonkeyPatch) -> None:
    objects.compiles()
    objects.write(HEADER, SOURCE.replace("[3]", "[4]"))
    assert objects.compiles()
    monkeypatch.setattr(HOOK, "compiler_version", lambda: "another")
    assert objects.compiles()


@pytest.mark.static
def test_a_compiler_that_is_interrupted_leaves_nothing(objects: Objects, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed() -> None:
        (objects.folder / "rules.o").write_text("half")
        raise KeyboardInterrupt

    whole = objects.compile
    monkeypatch.setattr(objects, "compile", killed)
    with pytest.raises(KeyboardInterrupt):
        objects.compiles()
    monkeypatch.setattr(objects, "compile", whole)
    assert objects.compiles()


@pytest.mark.static
def test_object_files_of_a_few_builds_are_kept(objects: Objects) -> None:
    for build in range(HOOK.BUILDS_KEPT + 2):
        objects.write(HEADER, f"{SOURCE}// {build}\n")
        cache = HOOK.ObjectCache(objects.cache)
        cache.fetch(objects.source, [], objects.folder / "rules.o", objects.compile)
        for age, kept in enumerate(sorted(objects.cache.iterdir(), key=lambda path: path.stat().st_mtime_ns)):
            os.utime(kept, (age, age))
        cache.trim()
    assert len(list(objects.cache.iterdir())) == HOOK.BUILDS_KEPT
    cache.fetch(objects.source, [], objects.folder / "rules.o", lambda: pytest.fail("the last build is among them"))


COMMON = '#include "native.h"\nint init(void)\n{\n    fill(CPyStatics);\n    is_initialized = 1;\n    return 0;\n}\n'


def generated(folder: Path, *lines: str, common: str = COMMON) -> tuple[str, str]:
    """The C file of a module and the common one, after their literals have got names."""
    folder.mkdir()
    (folder / "__native_gloam.c").write_text(common, "utf-8")
    (folder / "__native_gloam___rules.c").write_text("\n".join(['#include "native.h"', *lines]), "utf-8")
    HOOK.name_literals(folder)
    return (folder / "__native_gloam___rules.c").read_text("utf-8"), (folder / "__native_gloam.c").read_text("utf-8")


@pytest.mark.static
def test_a_literal_has_a_name_that_no_other_literal_changes(tmp_path: Path) -> None:
    lines = "x = CPyStatics[{}]; /* 'axe' */", "y = (CPyTagged)CPyStatics[{}] | 1; /* 9 */"
    before, start = generated(tmp_path / "a", lines[0].format(7), lines[1].format(8))
    after, moved = generated(tmp_path / "b", lines[0].format(9), lines[1].format(11))
    assert before == after
    axe, nine = HOOK.literal_name("'axe'"), HOOK.literal_name("9")
    assert before.startswith('#include "native.h"\nextern PyObject *CPyLiteral_')
    assert before.endswith(f"x = {axe}; /* 'axe' */\ny = (CPyTagged){nine} | 1; /* 9 */")
    for text, numbers in ((start, (7, 8)), (moved, (9, 11))):
        assert text.startswith('#include "native.h"\nPyObject *CPyLiteral_')
        for name, number in zip((axe, nine), numbers, strict=True):
            assert text.count(f"PyObject *{name};\n") == 1
            assert f"    {name} = CPyStatics[{number}];\n" in text.partition("fill(")[2].partition("is_init")[0]


@pytest.mark.static
def test_a_literal_that_is_not_sure_keeps_its_number(tmp_path: Path) -> None:
    lines = ["x = CPyStatics[7]; /* nan */", "y = CPyStatics[8]; /* nan */", "z = CPyStatics[9];", "s = '/* no */';"]
    text, start = generated(tmp_path / "a", *lines)
    assert text == "\n".join(['#include "native.h"', *lines])
    assert start == COMMON


@pytest.mark.static
def test_the_files_of_a_mypyc_that_we_do_not_know_stay_as_they_are(tmp_path: Path) -> None:
    strange = COMMON.replace("is_initialized", "started")
    text, start = generated(tmp_path / "a", "x = CPyStatics[7]; /* 'axe' */", common=strange)
    assert (text, start) == ("#include \"native.h\"\nx = CPyStatics[7]; /* 'axe' */", strange)


@pytest.mark.static
def test_flags_that_the_compiler_does_not_know_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    header = tmp_path / "Python.h"
    header.touch()
    monkeypatch.setattr(HOOK.sysconfig, "get_path", lambda _: str(tmp_path))
    monkeypatch.setitem(sys.modules, "setuptools", SimpleNamespace(Extension=lambda *_: None))  # type: ignore[arg-type]

    def compiler(known: set[str]) -> Callable[..., None]:
        def build(extensions: object, target: Path, flags: list[str]) -> None:
            if set(flags) - known:
                raise OSError("unknown flag")

        return build

    across, fast = [*HOOK.FAST, *HOOK.ACROSS], HOOK.FAST
    for known, chosen in (({*across}, across), ({*fast}, fast), (set(), [])):
        monkeypatch.setattr(HOOK, "build_extensions", compiler(known))
        assert HOOK.probe(tmp_path, [across, fast, []]) == chosen
    with pytest.raises(HOOK.NotCompiled, match="no C compiler that works"):
        HOOK.probe(tmp_path, [across, fast])
    header.unlink()
    with pytest.raises(HOOK.NotCompiled, match="headers are missing"):
        HOOK.probe(tmp_path, [[]])


PROJECT_FILES = {
    "pyproject.toml": '[tool.gloam]\ncompile = ["gloam/*.py"]\ninterpreted = ["__init__.py"]\n',
    "hatch_build.py": (ROOT / "hatch_build.py").read_text("utf-8"),
    "src/gloam/__init__.py": "",
    "src/gloam/core/declared.py": (ROOT / "src/gloam/core/declared.py").read_text("utf-8"),
    "src/gloam/core/effects/naming.py": (ROOT / "src/gloam/core/effects/naming.py").read_text("utf-8"),
    "src/gloam/axe.py": "def strike(by: int) -> str:\n    return 'axe' * by\n",
    "src/gloam/bow.py": "def shoot(by: int) -> str:\n    return 'bow' + str(by + 2**70)\n",
}


@pytest.mark.static
def test_an_edit_compiles_one_module_and_what_all_share(tmp_path: Path) -> None:
    """With the real compiler, in the build environment of ./gloam."""
    python = ROOT / ".gloam" / "build" / "bin" / "python"
    if not python.exists() or shutil.which("cc") is None:
        pytest.skip("needs the build environment that ./gloam makes, and a C compiler")
    for name, text in PROJECT_FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    code = """
import pathlib, shutil, sys, tempfile
import hatch_build
with tempfile.TemporaryDirectory() as scratch:
    engine = hatch_build.compile_engine(pathlib.Path("."), pathlib.Path(scratch))
    for path, place in engine.items():
        shutil.copy(path, pathlib.Path("src") / place)
"""
    how: dict[str, bool] = {"capture_output": True, "text": True, "check": False}
    check = "from gloam import axe, bow; print(axe.__file__[-3:], axe.strike(2), bow.shoot(1))"

    def build() -> tuple[str, str]:
        environment = {**os.environ, "GLOAM_BUILD_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}
        environment["GLOAM_MYPYC"] = "1"
        said = subprocess.run([python, "-c", code], cwd=tmp_path, env=environment, **how)
        assert said.returncode == 0, said.stdout + said.stderr
        environment["PYTHONPATH"] = "src"
        done = subprocess.run([python, "-c", check], cwd=tmp_path, env=environment, **how)
        return next(line for line in said.stdout.splitlines() if "C files compiled" in line), done.stdout

    counted, result = build()
    whole = int(counted.split()[3])
    assert counted.startswith(f"gloam: {whole} of {whole} C files")
    assert result == f".so axeaxe bow{2**70 + 1}\n"
    (tmp_path / "src/gloam/axe.py").write_text(
        "def swing() -> str:\n    return 'a new literal'\ndef strike(by: int) -> str:\n    return swing() * by\n"
    )
    counted, result = build()
    # Of the modules the edited one, and the file with all literals.
    assert counted.startswith(f"gloam: 2 of {whole} C files")
    assert result == f".so {'a new literal' * 2} bow{2**70 + 1}\n"
