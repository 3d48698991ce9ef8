"""The front door behind ./gloam: make the environments that are missing, then start the command in them.

Only the standard library is used, because nothing else is there yet. All that is made lies in .gloam/:

    run-KEY, test-KEY, ...   virtual environments with the libraries of requirements/*.txt
    plain-KEY                gloam itself as plain Python, with the web client
    engine-KEY               the same, compiled where a C compiler is found
    compiled                 the extension modules of the last compilation, and object files
    scratch                  temporary files of a set-up
    held                     who runs in which folder, by locks
    log                      what pip, Node and the compiler said

KEY is a hash of everything the folder is made from, so a change makes a new folder and never touches one in
use. A folder is finished when it contains the file `ready`; an interrupted set-up leaves a folder without it,
and the next run makes that again. Names without a key (.gloam/test) are links to the newest folder.

Nobody who wants to play waits for the compiler: plain-KEY takes seconds, and the games are the same. The engine is
compiled beside the running command, by a process that ends with it; processes that start later find it.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import importlib.util
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".gloam"
LOGS = HOME / "log"
SCRATCH = HOME / "scratch"
HELD = HOME / "held"

START = "import sys; sys.argv[0] = 'gloam'; from gloam.cli import main; sys.exit(main())"
ENVIRONMENTS = ("run", "test", "bench")
PATIENT = ("simulate", "bench")
"""Commands that are about speed, and so wait for the compiled engine."""
LONG = ("play", "terminal")
"""Commands that run for long enough to compile beside them."""
NO_WAIT = "--no-wait"
BESIDE = "--compile-beside"
NICE = 15
DIVERT = ("PIP_PREFIX", "PIP_REQUIRE_VIRTUALENV", "PIP_TARGET", "PIP_USER", "PYTHONHOME", "PYTHONPATH")
"""Settings of the caller that would make pip or the tests look somewhere else."""


class SetupFailed(Exception):
    """The message names the part that failed and shows the end of what it said."""


def main(args: list[str]) -> int:
    match args:
        case ["setup", *names]:
            return set_up_only(names)
        case ["test", *options]:
            return test(options)
        case [option, pid] if option == BESIDE:
            return compile_beside(int(pid))
        case _:
            return start(args)


def set_up_only(names: list[str]) -> int:
    """./gloam setup [test] [bench]"""
    for name in names:
        if name not in ENVIRONMENTS:
            raise SystemExit(f"gloam: setup knows {', '.join(ENVIRONMENTS)}; not {name!r}")
    names = list(dict.fromkeys(["run", *names]))
    engine = Engine()
    set_up([*map(Libraries, names), engine])
    say(f"ready: {', '.join(f'.gloam/{name}' for name in names)}; {engine.note}")
    return 0


def start(args: list[str]) -> NoReturn:
    """Any command of gloam: with the compiled engine if it is there, and otherwise as soon as possible."""
    command = "" if not args or {"-h", "--help"}.intersection(args) else args[0]
    waits = command in PATIENT and NO_WAIT not in args
    if command in PATIENT:
        args = [arg for arg in args if arg != NO_WAIT]
    # With the peers, after `./gloam setup bench`.
    libraries = Libraries("bench" if command == "bench" and (HOME / "bench").exists() else "run")
    engine = Engine()
    if engine.hold():
        set_up([libraries])
        become(libraries, [engine], args)
    if engine.demanded or (waits and engine.possible):
        if waits:
            say(f"{command} waits for the compiler: plain Python is several times slower ({NO_WAIT} goes on with it)")
        set_up([libraries, engine])
        become(libraries, [engine], args)
    plain = Plain()
    set_up([libraries, plain])
    if command not in LONG or not engine.possible:
        become(libraries, [plain], args)
    begin_compiling(command)
    # Processes that start when the engine is there take it; until then Python passes over the name.
    become(libraries, [engine, plain], args)


def become(libraries: Libraries, packages: list[Package], args: list[str]) -> NoReturn:
    """Turn into gloam's own command line, in an environment."""
    paths = [*(str(package.path) for package in packages), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    os.environ.update(bytecode_in(packages[-1]))
    os.execv(libraries.python, [str(libraries.python), "-P", "-c", START, *args])


def begin_compiling(command: str) -> None:
    """Start a process that compiles the engine for as long as this one, or what it becomes, runs."""
    say("the engine runs as plain Python; it is being compiled in the background")
    subprocess.Popen(
        [sys.executable, "-IS", __file__, BESIDE, str(os.getpid())],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        # On the screen of the terminal client a line from elsewhere would be dirt.
        stderr=None if command == "play" else subprocess.DEVNULL,
        # Ctrl-C is for the command alone: it may ask for it twice, or mean something else by it.
        start_new_session=True,
    )


def compile_beside(pid: int) -> int:
    """Compile while our parent `pid` runs. What is compiled by then is kept, and the next time goes on from there."""
    os.nice(NICE)
    engine = Engine()
    engine.hold()
    job = Job(engine, quiet=True)
    while job.thread.is_alive():
        if os.getppid() != pid:
            os.killpg(0, signal.SIGTERM)  # the compiler, and us
        time.sleep(0.1)
    if job.error:
        say(f"the engine is not compiled: {job.error.splitlines()[0]} ({job.log}); it goes on as plain Python")
        return 1
    say(job.remark or "the engine is compiled: bots of new tables think with it, the rest from the next start on")
    sweep()
    return 0


# --- tests --------------------------------------------------------------------------------------------------

NO_TESTS = 5
INTERRUPTED = 2
OUTCOMES = {0: "passed", 1: "some tests failed", INTERRUPTED: "interrupted", NO_TESTS: "no test selected"}
SOAK = "--soak"
PLAIN = "--plain"


class Way:
    """One of the ways to run the tests: with which engine, and without which marks."""

    def __init__(self, engine: str, expect: str, path: str, bytecode: dict[str, str], without: list[str]) -> None:
        self.engine = engine
        self.without = without
        self.environment = clean_environment() | bytecode | {"PYTHONPATH": path, "GLOAM_EXPECT": expect}

    def command(self, libraries: Libraries, args: list[str]) -> list[str]:
        # Also where it is empty: it stands in for the marks that pyproject.toml leaves out.
        marks = " and ".join(f"not {mark}" for mark in self.without)
        return [str(libraries.python), "-P", "-m", "pytest", "-m", marks, *args]


def test(args: list[str]) -> int:
    """./gloam test [--plain] [--soak] [pytest arguments]

    Run every test with the compiled engine, then run those that depend on the engine again with the interpreted one,
    except for games by the thousand. --plain never compiles: it runs the tests once, interpreted.
    """
    began = time.monotonic()
    without = [] if SOAK in args else ["soak"]
    plain = PLAIN in args
    args = [arg for arg in args if arg not in (SOAK, PLAIN)]
    libraries = Libraries("test")
    engine = None if plain else Engine()
    package = engine or Plain()
    set_up([libraries, package])

    # The metadata of the built package (its list of games) serves the sources, too. An edit makes a new package, but
    # not new libraries: bytecode that is kept with the libraries survives it.
    sources = f"{ROOT / 'src'}{os.pathsep}{package.path}"
    bytecode = bytecode_in(libraries if plain else package)
    ways = [Way("interpreted", "pure", sources, bytecode, without)]
    if engine and engine.compiled:
        # Both engines are one source, and `tests/test_engines.py` compares their games.
        ways = [
            Way("compiled", "compiled", str(engine.path), bytecode, without),
            Way("interpreted", "pure", sources, bytecode, [*without, "static", "whole"]),
        ]
    summary, codes = [], []
    for number, way in enumerate(ways, start=1):
        print(f"== {number} of {len(ways)}: tests with the engine {way.engine} ({elapsed(began)})", flush=True)
        codes.append(run_tests(way, libraries, args, summary))
        if codes[-1] == INTERRUPTED:
            break
    if plain:
        summary.append(f"engine compiled: skipped because of {PLAIN}; ./gloam test runs both")
    elif engine and not engine.compiled:
        summary += [f"{engine.note}: tested interpreted only", *engine.errors]
    # A selection may leave one half without tests, but not both; and a compiler that is there must do.
    good = all(code in (0, NO_TESTS) for code in codes) and 0 in codes and not (engine and engine.broken)
    summary.append(f"{'passed' if good else 'FAILED'} after {elapsed(began)}")
    print(*(f"== {line}" for line in summary), sep="\n", flush=True)
    return 0 if good else 1


def run_tests(way: Way, libraries: Libraries, args: list[str], summary: list[str]) -> int:
    """Run what is selected of the tests, in as many processes as it can use; add a line to the summary."""
    # One more than there are cores: tests of browser and server wait for each other half of the time.
    workers = min(8, (os.cpu_count() or 2) + 1)
    by_hand = {"--pdb", "--trace", "-s", "--capture=no"}.intersection(args)
    left_out = ""
    if narrows(args) and not by_hand:
        # Workers take seconds to start, and each of them collects everything. So look first, in one process.
        found, deselected = selected(way, libraries, args)
        if deselected:
            reasons = [*way.without, *(["-k"] if keywords(args) else [])]
            left_out = f"; {deselected} left out ({', '.join(reasons)})"
        if found == 0:
            print("== no test selected, so nothing is started", flush=True)
            summary.append(f"engine {way.engine}: {OUTCOMES[NO_TESTS]}{left_out}")
            return NO_TESTS
        workers = workers if found is None else min(workers, found)
    spread = [] if by_hand or workers < 2 else ["-n", str(workers), "--dist", "worksteal"]
    # Ctrl-C is for pytest, which then says how far it came.
    before = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        code = subprocess.run(
            way.command(libraries, [*spread, *args]), cwd=ROOT, env=way.environment, check=False
        ).returncode
    finally:
        signal.signal(signal.SIGINT, before)
    summary.append(f"engine {way.engine}: {OUTCOMES.get(code, f'pytest ended with {code}')}{left_out}")
    return code


def narrows(args: list[str]) -> bool:
    """Do these arguments of pytest select some of the tests?"""
    files = [arg.partition("::")[0] for arg in args if not arg.startswith("-")]
    return keywords(args) or any((ROOT / name).exists() for name in files)


def keywords(args: list[str]) -> bool:
    return any(arg.startswith("-k") for arg in args)


def selected(way: Way, libraries: Libraries, args: list[str]) -> tuple[int | None, int]:
    """How many tests these arguments select, and how many of those they name are left out; None if pytest cannot tell,
    because a file is broken, say: then the real run shows it."""
    quiet = [arg for arg in args if not (arg.startswith(("-q", "-v")) or arg == "--collect-only")]
    command = way.command(libraries, ["--collect-only", "-q", "-p", "no:cacheprovider", *quiet])
    said = subprocess.run(command, cwd=ROOT, env=way.environment, check=False, capture_output=True, text=True)
    found = re.search(r"^(?:(\d+)(?:/\d+)?|no) tests? collected(?: \((\d+) deselected\))?", said.stdout, re.MULTILINE)
    if said.returncode not in (0, NO_TESTS) or found is None:
        return None, 0
    return int(found[1] or 0), int(found[2] or 0)


# --- what there is to make ----------------------------------------------------------------------------------


class Folder:
    """A folder in .gloam, named after what it is made from."""

    def __init__(self, name: str, title: str, key: str) -> None:
        self.name = name
        self.title = title
        self.path = HOME / f"{name}-{key}"
        self.sign = self.path / "ready"
        self.held: int | None = None

    def make(self, job: Job) -> None:
        raise NotImplementedError

    def make_anew(self, job: Job) -> None:
        """Make it under the lock of its name, unless somebody else has done so meanwhile."""
        with only_one(self.name, job):
            if self.hold():
                return
            if job.folder is self:
                job.clean()
            if self.path.exists():  # an interrupted set-up
                shutil.rmtree(self.path)
            self.make(job)
            self.sign.touch()
            link = HOME / f"{self.name}.link"
            link.unlink(missing_ok=True)
            link.symlink_to(self.path.name)
            link.replace(HOME / self.name)

    def hold(self) -> bool:
        """Is it ready? Ready or not, it will not be swept away while this process, or what it becomes, runs."""
        while self.held is None:
            HELD.mkdir(parents=True, exist_ok=True)
            place = HELD / self.path.name
            held = os.open(place, os.O_RDWR | os.O_CREAT)
            fcntl.flock(held, fcntl.LOCK_SH)
            if place.exists() and os.path.samestat(os.fstat(held), place.stat()):
                os.set_inheritable(held, True)
                self.held = held
            else:  # swept away between the two lines above
                os.close(held)
        return self.sign.exists()


class Libraries(Folder):
    """A virtual environment with exactly the libraries of one lock file."""

    def __init__(self, name: str) -> None:
        self.lock = ROOT / "requirements" / f"{name}.txt"
        title = "libraries" if name == "run" else f"libraries ({name})"
        super().__init__(name, title, hash_of([self.lock, Path(__file__)], [python_identity()]))
        self.python = self.path / "bin" / "python"

    def make(self, job: Job) -> None:
        # Without pip inside, because Debian's Python cannot put it there; the pip outside installs into it.
        job.call("making an environment", sys.executable, "-m", "venv", "--without-pip", str(self.path))
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install"]
        # Most modules are never imported: Python compiles the others when they are, in less than half the time.
        plain = ["--disable-pip-version-check", "--no-input", "--progress-bar", "off", "--no-compile"]
        job.call("installing libraries", *pip, *plain, "--require-hashes", "--no-deps", "-r", str(self.lock))


COMPILED = "engine compiled"
"""What hatch_build.py says when it has compiled the engine."""

MADE = ("_web", "node_modules", "__pycache__")
"""Folders whose content follows from other files: the built client, what Node installed for it, compiled Python."""


def files_below(folder: Path) -> Iterator[Path]:
    """All files in a folder but those in folders that are made."""
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in MADE]
        yield from (Path(place, name) for name in names)


class Package(Folder):
    """gloam itself. It appears in one go, because a process that starts meanwhile may look for it."""

    def __init__(self, name: str, title: str, facts: list[str]) -> None:
        self.facts = facts
        super().__init__(name, title, package_key(facts))

    def make(self, job: Job) -> None:
        place = job.scratch / "package"
        place.mkdir()
        job.remark = "; ".join(self.fill(place, job))
        if self.path.name != f"{self.name}-{package_key(self.facts)}":
            raise SetupFailed("the sources were changed meanwhile; run the same command again")
        (place / self.sign.name).touch()
        place.rename(self.path)

    def fill(self, place: Path, job: Job) -> list[str]:
        """Put everything into a folder; what is worth a remark is returned."""
        raise NotImplementedError


class Plain(Package):
    """gloam as plain Python: its sources, the web client, and the list of games that an installation has."""

    def __init__(self) -> None:
        super().__init__("plain", "web client", [])

    def fill(self, place: Path, job: Job) -> list[str]:
        remarks = build_web(job)
        client = [] if build_hook().web_is_built(ROOT) and os.environ.get("GLOAM_WEB") != "0" else ["_web"]
        leave_out = shutil.ignore_patterns("__pycache__", "*.so", *client)
        shutil.copytree(ROOT / "src" / "gloam", place / "gloam", ignore=leave_out)
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        listed = place / f"gloam-{project['version']}.dist-info"
        listed.mkdir()
        (listed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: gloam\nVersion: {project['version']}\n")
        lines = []
        for group, points in project["entry-points"].items():
            lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
        (listed / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
        if not Engine().possible and os.environ.get("GLOAM_MYPYC") != "0":
            remarks.append("no C compiler was found: the engine runs as plain Python, several times slower")
        return remarks


class Engine(Package):
    """gloam as `pip install .` would install it, in a folder of its own."""

    def __init__(self) -> None:
        # A compiler that comes or goes changes what can be built.
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        header = Path(sysconfig.get_path("include")) / "Python.h"
        found, wish = shutil.which(compiler), os.environ.get("GLOAM_MYPYC", "")
        facts = [python_identity(), str(found), str(header.is_file()), wish, os.environ.get("GLOAM_OPTIMIZE", "")]
        super().__init__("engine", "engine", facts)
        self.possible = found is not None and header.is_file() and wish != "0"
        self.demanded = wish not in ("", "0")

    def fill(self, place: Path, job: Job) -> list[str]:
        remarks = build_web(job)
        tools = Libraries("build")
        tools.make_anew(job)
        wheels = place / "wheel"
        hatchling = [str(tools.python), "-m", "hatchling"]
        said = job.call("building", *hatchling, "build", "-t", "wheel", "-d", str(wheels))
        for wheel in wheels.glob("*.whl"):
            zipfile.ZipFile(wheel).extractall(place)
        shutil.rmtree(wheels)
        note = next(line for line in said if line.startswith("gloam: engine ")).removeprefix("gloam: ")
        errors = [line for line in said if "error:" in line]
        (place / "note").write_text("\n".join([note, *errors]), "utf-8")
        if note != COMPILED:
            remarks.append(f"{note}; it runs as plain Python, several times slower")
        return remarks

    @property
    def note(self) -> str:
        """Compiled, or why not: the line of hatch_build.py."""
        return (self.path / "note").read_text("utf-8").splitlines()[0]

    @property
    def errors(self) -> list[str]:
        return (self.path / "note").read_text("utf-8").splitlines()[1:]

    @property
    def compiled(self) -> bool:
        return self.note == COMPILED

    @property
    def broken(self) -> bool:
        """Not compiled, although there is a compiler and nobody asked for plain Python."""
        return not (self.compiled or "GLOAM_MYPYC=0" in self.note or "no C compiler" in self.note)


def package_key(facts: list[str]) -> str:
    recipe = ("pyproject.toml", "hatch_build.py", "requirements/build.txt", "tools/front_door.py")
    packed = sorted(path for folder in ("src", "web") for path in files_below(ROOT / folder))
    return hash_of([*(ROOT / name for name in recipe), *packed], facts)


def build_hook() -> ModuleType:
    """hatch_build.py, which knows how the web client is built."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_web(job: Job) -> list[str]:
    """Build the web client where that is needed; returns why it cannot be, if so."""
    hook = build_hook()
    with only_one("web", job):
        if os.environ.get("GLOAM_WEB") == "0" or hook.web_is_built(ROOT):
            return []
        python = Path(sys.executable)
        if hook.system_node() is None:  # then Node is among the tools of a build
            tools = Libraries("build")
            tools.make_anew(job)
            python = tools.python
        said = job.call("building the web client", str(python), str(ROOT / "hatch_build.py"))
    return [line.removeprefix("gloam: ") for line in said if line.startswith("gloam: web client not built")]


def python_identity() -> str:
    return f"{sys.version} {sys.base_prefix} {platform.machine()}"


def hash_of(files: list[Path], facts: list[str]) -> str:
    found = hashlib.sha256("\0".join(facts).encode())
    for path in files:
        found.update(f"\0{path.relative_to(ROOT)}\0".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:12]


def bytecode_in(folder: Folder) -> dict[str, str]:
    """Settings that keep Python's bytecode in one of our folders: none of it lies beside the sources, and still a
    server, a mind or a test starts a second sooner."""
    return {"PYTHONPYCACHEPREFIX": str(folder.path / ".bytecode"), "PYTHONDONTWRITEBYTECODE": ""}


def clean_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in DIVERT}


# --- setting up ---------------------------------------------------------------------------------------------


def set_up(folders: list[Folder]) -> None:
    """Make what is missing. When nothing is, this costs a few milliseconds."""
    missing = [folder for folder in folders if not folder.hold()]
    if not missing:
        return
    make_all(missing)
    (HOME / "python").write_text(sys.executable + "\n", "utf-8")
    if not all(folder.hold() for folder in folders):
        raise SetupFailed(f"{HOME} was changed meanwhile")
    sweep()


@contextlib.contextmanager
def only_one(name: str, job: Job) -> Iterator[None]:
    """Of two that make the same thing, the second waits. What a job calls inherits the lock: it is free when the last
    of that has ended."""
    lock = os.open(HOME / f"{name}.lock", os.O_RDWR | os.O_CREAT)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        if not job.quiet:
            say("another set-up is at work here; waiting for it")
        fcntl.flock(lock, fcntl.LOCK_EX)
    job.locks.append(lock)
    try:
        yield
    finally:
        job.locks.remove(lock)
        os.close(lock)


def make_all(folders: list[Folder]) -> None:
    began = time.monotonic()
    compiles = any(isinstance(folder, Engine) for folder in folders)
    note = " (the first compilation takes about five minutes on two cores)" if compiles else ""
    say(f"setting up in {HOME.name}/{note}")
    jobs = [Job(folder) for folder in folders]
    try:
        watch(jobs, began)
    finally:
        for job in jobs:
            job.stop()
    failed = [job for job in jobs if job.error]
    if failed:
        raise SetupFailed("\n".join(f"{job.folder.title}: {job.error}" for job in failed))
    say(f"set up in {elapsed(began)}")


def sweep() -> None:
    """Remove folders that are out of date, except those that somebody holds."""
    current = {(HOME / name).resolve().name for name in (*ENVIRONMENTS, "build", "plain", "engine")}
    there = {path.name for path in (*HOME.glob("*-*"), *HELD.iterdir())}
    for old in sorted(there - current):
        held = os.open(HELD / old, os.O_RDWR | os.O_CREAT)
        with contextlib.suppress(BlockingIOError):
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(HOME / old, ignore_errors=True)
            (HELD / old).unlink(missing_ok=True)
        os.close(held)


class Job:
    """One folder in the making, in a thread of its own."""

    def __init__(self, folder: Folder, quiet: bool = False) -> None:
        self.folder = folder
        self.quiet = quiet
        self.doing = "starting"
        self.remark = ""
        self.error = ""
        self.log = LOGS / f"{folder.name}.txt"
        self.scratch = SCRATCH / folder.name
        self.locks: list[int] = []
        self.process: subprocess.Popen[str] | None = None
        self.thread = threading.Thread(target=self.work, daemon=True)
        self.thread.start()

    def work(self) -> None:
        try:
            self.folder.make_anew(self)
        except (SetupFailed, OSError) as error:
            self.error = str(error)

    def clean(self) -> None:
        """Remove what an earlier job of this kind has left."""
        shutil.rmtree(self.scratch, ignore_errors=True)
        self.scratch.mkdir(parents=True)
        LOGS.mkdir(exist_ok=True)
        self.log.write_text("", "utf-8")

    def call(self, doing: str, *command: str) -> list[str]:
        """Run a command; its output goes to the log and is returned."""
        self.doing = doing
        said = [f"$ {' '.join(command)}"]
        places = {
            "GLOAM_BUILD_CACHE": str(HOME / "compiled"),
            "TMPDIR": str(self.scratch),
            "PYTHONUNBUFFERED": "1",
        }
        held = [] if self.folder.held is None else [self.folder.held]
        with self.log.open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=clean_environment() | places,
                pass_fds=[*self.locks, *held],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
            )
            assert self.process.stdout is not None
            for line in self.process.stdout:
                said.append(line.rstrip("\n"))
                log.write(f"[{self.folder.title}] {said[-1]}\n")
                log.flush()
                if line.startswith("Collecting "):
                    self.doing = f"{doing}: {line.split()[1]}"
                elif line.startswith("gloam: compiling"):
                    self.doing = said[-1].removeprefix("gloam: ")
        if self.process.wait():
            raise SetupFailed(f"{doing} failed\n" + "\n".join(f"    {line}" for line in said[-6:]))
        return said

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait()


# --- what is shown ------------------------------------------------------------------------------------------


def watch(jobs: list[Job], began: float) -> None:
    """Show what the jobs do until all have ended: live on a terminal, a line now and then elsewhere."""
    live = sys.stderr.isatty()
    open_jobs = list(jobs)
    shown = time.monotonic()
    turn = 0
    while open_jobs:
        for job in [job for job in open_jobs if not job.thread.is_alive()]:
            open_jobs.remove(job)
            clear(live)
            say(f"  {job.folder.title}: {'FAILED' if job.error else 'ready'} after {elapsed(began)}")
            if job.remark:
                say(f"  {job.remark}")
        doing = "; ".join(f"{job.folder.title}: {job.doing}" for job in open_jobs)
        if live and open_jobs:
            turn += 1
            line = f"gloam: {'|/-'[turn % 3]} {elapsed(began)}  {doing}"
            width = shutil.get_terminal_size().columns - 1
            print(f"\r\033[K{line[:width]}", end="", file=sys.stderr, flush=True)
        elif open_jobs and time.monotonic() - shown > 10:
            shown = time.monotonic()
            say(f"  {elapsed(began)}  {doing}")
        time.sleep(0.1)


def clear(live: bool) -> None:
    if live:
        print("\r\033[K", end="", file=sys.stderr)


def say(line: str) -> None:
    print(f"gloam: {line}", file=sys.stderr, flush=True)


def elapsed(began: float) -> str:
    minutes, seconds = divmod(round(time.monotonic() - began), 60)
    return f"{minutes} min {seconds} s" if minutes else f"{seconds} s"


def leave(*_: object) -> None:
    raise SystemExit(143)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, leave)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        clear(sys.stderr.isatty())
        say("interrupted; the next run goes on from here")
        sys.exit(130)
    except BrokenPipeError:
        # Whoever read what is printed has read enough. Python would complain when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(128 + signal.SIGPIPE)
    except (SetupFailed, OSError) as problem:
        say(f"could not set up. {problem}")
        say(f"the whole story is in {LOGS}")
        say("if the package registry was out of reach, run the same command again")
        say("if the folder .gloam may be damaged, remove it and run the command again")
        sys.exit(1)
