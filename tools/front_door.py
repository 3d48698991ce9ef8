"""The front door behind ./gloam: make the environments that are missing, then start the command in them.

Only the standard library is used, because nothing else is there yet. All that is made lies in .gloam/:

    run-KEY, test-KEY, ...   virtual environments with the libraries of requirements/*.txt
    engine-KEY               gloam itself, compiled where a C compiler is found
    compiled                 the extension modules of the last compilation
    scratch                  temporary files of a set-up
    setup.log                what pip and the compiler said

KEY is a hash of everything the folder is made from, so a change makes a new folder and never touches one in
use. A folder is finished when it contains the file `ready`; an interrupted set-up leaves a folder without it,
and the next run makes that again. Names without a key (.gloam/test) are links to the newest folder.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import platform
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".gloam"
LOG = HOME / "setup.log"
SCRATCH = HOME / "scratch"

START = "import sys; sys.argv[0] = 'gloam'; from gloam.cli import main; sys.exit(main())"
ENVIRONMENTS = ("run", "test", "bench")
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
        case ["bench", *_] if (
            HOME / "bench"
        ).exists():  # with the peers, after `./gloam setup bench`
            return become("bench", args)
        case _:
            return become("run", args)


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


def become(environment: str, args: list[str]) -> NoReturn:
    """Turn into gloam's own command line, in an environment."""
    libraries, engine = Libraries(environment), Engine()
    set_up([libraries, engine])
    paths = [str(engine.path), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    os.execv(libraries.python, [str(libraries.python), "-P", "-c", START, *args])


# --- tests --------------------------------------------------------------------------------------------------

NO_TESTS = 5
INTERRUPTED = 2
OUTCOMES = {0: "passed", 1: "some tests failed", INTERRUPTED: "interrupted", NO_TESTS: "no test selected"}


def test(args: list[str]) -> int:
    """./gloam test [--soak] [pytest arguments]: every test with the engine interpreted, then compiled."""
    began = time.monotonic()
    marks = [] if "--soak" in args else ["not soak"]
    args = [arg for arg in args if arg != "--soak"]
    libraries, engine = Libraries("test"), Engine()
    set_up([libraries, engine])

    # The metadata of the built engine (its list of games) serves the sources, too.
    ways = [("interpreted", "pure", f"{ROOT / 'src'}{os.pathsep}{engine.path}", marks)]
    if engine.compiled:
        ways.append(("compiled", "compiled", str(engine.path), [*marks, "not static"]))
    summary, codes = [], []
    for number, (way, expect, path, chosen) in enumerate(ways, start=1):
        print(f"== {number} of {len(ways)}: tests with the engine {way} ({elapsed(began)})", flush=True)
        codes.append(pytest(libraries, expect, path, [*chosen], args))
        summary.append(f"engine {way}: {OUTCOMES.get(codes[-1], f'pytest ended with {codes[-1]}')}")
        if codes[-1] == INTERRUPTED:
            break
    if not engine.compiled:
        summary += [f"{engine.note}: tested interpreted only", *engine.errors]
    # A selection may leave one half without tests, but not both; and a compiler that is there must do.
    good = all(code in (0, NO_TESTS) for code in codes) and 0 in codes and not engine.broken
    summary.append(f"{'passed' if good else 'FAILED'} after {elapsed(began)}")
    print(*(f"== {line}" for line in summary), sep="\n", flush=True)
    return 0 if good else 1


def pytest(libraries: Libraries, expect: str, path: str, marks: list[str], args: list[str]) -> int:
    workers = max(2, min(8, os.cpu_count() or 2))
    by_hand = {"--pdb", "--trace", "-s", "--capture=no"}.intersection(args)
    spread = [] if by_hand else ["-n", str(workers), "--dist", "worksteal"]
    command = [str(libraries.python), "-P", "-m", "pytest", "-m", " and ".join(marks), *spread, *args]
    environment = clean_environment() | {"PYTHONPATH": path, "GLOAM_EXPECT": expect}
    # Ctrl-C is for pytest, which then says how far it came.
    before = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    finally:
        signal.signal(signal.SIGINT, before)


# --- what there is to make ----------------------------------------------------------------------------------


class Folder:
    """A folder in .gloam, named after what it is made from."""

    def __init__(self, name: str, title: str, key: str) -> None:
        self.name = name
        self.title = title
        self.path = HOME / f"{name}-{key}"
        self.sign = self.path / "ready"

    def make(self, job: Job) -> None:
        raise NotImplementedError

    def make_anew(self, job: Job) -> None:
        if self.path.exists():  # an interrupted set-up
            shutil.rmtree(self.path)
        self.make(job)
        self.sign.touch()
        link = HOME / f"{self.name}.link"
        link.unlink(missing_ok=True)
        link.symlink_to(self.path.name)
        link.replace(HOME / self.name)

    def hold(self) -> bool:
        """Is it ready? Then it will not be swept away while this process, or what it becomes, runs."""
        try:
            held = os.open(self.sign, os.O_RDONLY)
        except FileNotFoundError:
            return False
        fcntl.flock(held, fcntl.LOCK_SH)
        os.set_inheritable(held, True)
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
        plain = ["--disable-pip-version-check", "--no-input", "--progress-bar", "off"]
        job.call("installing libraries", *pip, *plain, "--require-hashes", "--no-deps", "-r", str(self.lock))


MADE = ("_web", "node_modules", "__pycache__")
"""Folders whose content follows from other files: the built client, what Node installed for it, compiled Python."""


def files_below(folder: Path) -> Iterator[Path]:
    """All files in a folder but those in folders that are made."""
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in MADE]
        yield from (Path(place, name) for name in names)


class Engine(Folder):
    """gloam as `pip install .` would install it, in a folder of its own."""

    def __init__(self) -> None:
        packed = [path for folder in ("src", "web") for path in files_below(ROOT / folder)]
        recipe = (ROOT / name for name in ("pyproject.toml", "hatch_build.py", "requirements/build.txt"))
        # A compiler that comes or goes changes what can be built.
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        header = Path(sysconfig.get_path("include")) / "Python.h"
        facts = [str(shutil.which(compiler)), str(header.is_file()), os.environ.get("GLOAM_MYPYC", "")]
        super().__init__("engine", "engine", hash_of([*recipe, *sorted(packed)], [python_identity(), *facts]))

    def make(self, job: Job) -> None:
        tools = Libraries("build")
        if not tools.hold():
            tools.make_anew(job)
        wheels = self.path / "wheel"
        hatchling = [str(tools.python), "-m", "hatchling"]
        said = job.call("building", *hatchling, "build", "-t", "wheel", "-d", str(wheels))
        for wheel in wheels.glob("*.whl"):
            zipfile.ZipFile(wheel).extractall(self.path)
        shutil.rmtree(wheels)
        note = next(line for line in said if line.startswith("gloam: engine "))
        errors = [line for line in said if "error:" in line]
        (self.path / "note").write_text("\n".join([note.removeprefix("gloam: "), *errors]), "utf-8")
        remarks = [line.removeprefix("gloam: ") for line in said if line.startswith("gloam: web client not built")]
        if not self.compiled:
            remarks.append(f"{self.note}; it runs as plain Python, several times slower")
        job.remark = "; ".join(remarks)

    @property
    def note(self) -> str:
        """Compiled, or why not: the line of hatch_build.py."""
        return (self.path / "note").read_text("utf-8").splitlines()[0]

    @property
    def errors(self) -> list[str]:
        return (self.path / "note").read_text("utf-8").splitlines()[1:]

    @property
    def compiled(self) -> bool:
        return self.note == "engine compiled"

    @property
    def broken(self) -> bool:
        """Not compiled, although there is a compiler and nobody asked for plain Python."""
        return not (self.compiled or "GLOAM_MYPYC=0" in self.note or "no C compiler" in self.note)


def python_identity() -> str:
    return f"{sys.version} {sys.base_prefix} {platform.machine()}"


def hash_of(files: list[Path], facts: list[str]) -> str:
    found = hashlib.sha256("\0".join(facts).encode())
    for path in files:
        found.update(f"\0{path.relative_to(ROOT)}\0".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:12]


def clean_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in DIVERT}


# --- setting up ---------------------------------------------------------------------------------------------


def set_up(folders: list[Folder]) -> None:
    """Make what is missing. When nothing is, this costs a few milliseconds."""
    if all(folder.hold() for folder in folders):
        return
    HOME.mkdir(exist_ok=True)
    with only_one():
        missing = [folder for folder in folders if not folder.hold()]
        if missing:
            make_all(missing)
        (HOME / "python").write_text(sys.executable + "\n", "utf-8")
        if not all(folder.hold() for folder in folders):
            raise SetupFailed(f"{HOME} was changed meanwhile")
        sweep()


@contextlib.contextmanager
def only_one() -> Iterator[None]:
    """Of two set-ups at once, the second waits. Jobs inherit the lock: it is free when the last has ended."""
    lock = os.open(HOME / "lock", os.O_RDWR | os.O_CREAT)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say("another set-up is at work here; waiting for it")
        fcntl.flock(lock, fcntl.LOCK_EX)
    Job.inherited = (lock,)
    try:
        yield
    finally:
        os.close(lock)


def make_all(folders: list[Folder]) -> None:
    began = time.monotonic()
    LOG.write_text("", "utf-8")
    shutil.rmtree(SCRATCH, ignore_errors=True)
    SCRATCH.mkdir()
    first = not (HOME / "python").exists()
    say(f"setting up in {HOME.name}/{' (this first time about a minute)' if first else ''}")
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
    """Remove folders that are out of date, except those in which somebody still runs."""
    current = {(HOME / name).resolve() for name in (*ENVIRONMENTS, "build", "engine")}
    for old in HOME.iterdir():
        if "-" not in old.name or old in current:
            continue
        with contextlib.suppress(FileNotFoundError, BlockingIOError), open(old / "ready", "rb") as sign:
            fcntl.flock(sign, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(old)
        if not (old / "ready").exists():
            shutil.rmtree(old, ignore_errors=True)


class Job:
    """One folder in the making, in a thread of its own."""

    inherited: tuple[int, ...] = ()

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.doing = "starting"
        self.remark = ""
        self.error = ""
        self.process: subprocess.Popen[str] | None = None
        self.thread = threading.Thread(target=self.work, daemon=True)
        self.thread.start()

    def work(self) -> None:
        try:
            self.folder.make_anew(self)
        except (SetupFailed, OSError) as error:
            self.error = str(error)

    def call(self, doing: str, *command: str) -> list[str]:
        """Run a command; its output goes to the log and is returned."""
        self.doing = doing
        said = [f"$ {' '.join(command)}"]
        places = {
            "GLOAM_BUILD_CACHE": str(HOME / "compiled"),
            "TMPDIR": str(SCRATCH),
            "PYTHONUNBUFFERED": "1",
        }
        with LOG.open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=clean_environment() | places | {"PYTHONUNBUFFERED": "1"},
                pass_fds=self.inherited,
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
    except (SetupFailed, OSError) as problem:
        say(f"could not set up. {problem}")
        say(f"the whole story is in {LOG}")
        say("if the package registry was out of reach, run the same command again")
        say("if the folder .gloam may be damaged, remove it and run the command again")
        sys.exit(1)
