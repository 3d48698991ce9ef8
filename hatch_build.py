"""What a wheel of gloam needs beyond its Python files: the engine, compiled by mypyc.

The environment variable GLOAM_MYPYC decides: 0 never compiles, 1 compiles or fails, unset compiles where that
works and otherwise leaves a pure Python wheel, with one line that says why. GLOAM_BUILD_CACHE may name a
folder that keeps the last compiled engine, so that only a change of the compiled sources costs a compilation;
one build at a time may use it.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_COMPILER = "no C compiler"


class NotCompiled(Exception):
    """The engine stays interpreted; the message is the reason, in one line."""


class BuildHook(BuildHookInterface[Any]):
    """Called by hatchling around the making of a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            say("editable install: the engine runs interpreted, so that edits of the sources have effect")
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="gloam-build-")
        engine = compile_engine(Path(self.root), Path(self.scratch.name))
        for path, inside in engine.items():
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
        return build(root, scratch)
    cache = Path(os.environ["GLOAM_BUILD_CACHE"])
    kept = cache / cache_key(root)
    if not kept.is_dir():
        built = build(root, scratch)
        cache.mkdir(parents=True, exist_ok=True)
        for old in cache.iterdir():
            shutil.rmtree(old, ignore_errors=True)
        # Copied and then renamed, so that an interrupted build leaves nothing that looks finished.
        shutil.copytree(built, cache / "unfinished")
        (cache / "unfinished").rename(kept)
    return kept


def cache_key(root: Path) -> str:
    """Whatever stands beside a compiled module counts, because its types may have been compiled in."""
    src = root / "src"
    folders = {(src / name).parent for name in compiled_modules(root)}
    sources = {*src.rglob("__init__.py"), *(path for folder in folders for path in folder.glob("*.py"))}
    key = hashlib.sha256((root / "hatch_build.py").read_bytes())
    for part in (sys.version, platform.platform(), version_of("mypy"), os.environ.get("CC", "")):
        key.update(part.encode() + b"\0")
    for path in sorted(sources):
        key.update(f"{path.relative_to(src)}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return key.hexdigest()[:16]


def build(root: Path, scratch: Path) -> Path:
    """Compile in `scratch`: nothing is written into the sources, and a failure leaves nothing half-built."""
    probe(scratch)
    modules = compiled_modules(root)
    sources = scratch / "src"
    shutil.copytree(root / "src", sources, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    from mypyc.build import mypycify

    say(f"compiling {len(modules)} modules")
    with contextlib.chdir(sources):
        # Libraries of the interpreted modules may be absent from a build environment.
        options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
        try:
            extensions = mypycify([*options, *modules], opt_level="2", debug_level="0", group_name="gloam")
        except SystemExit:  # so mypyc leaves after it has printed a type error
            raise NotCompiled("mypyc refuses the sources") from None
        except Exception as error:
            raise NotCompiled(f"mypyc failed: {error!r}") from None
        try:
            return build_extensions(extensions, scratch / "engine")
        except Exception as error:
            raise NotCompiled(f"the C compiler failed: {error}") from None


def probe(scratch: Path) -> None:
    """Raise unless an empty extension module can be built here."""
    from setuptools import Extension

    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        raise NotCompiled(f"{NO_COMPILER} for this Python, whose headers are missing (Debian: python3-dev)")
    source = scratch / "probe.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    try:
        build_extensions([Extension("probe", [str(source)])], scratch / "probe")
    except Exception:
        compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "none is configured"
        raise NotCompiled(f"{NO_COMPILER} that works ({compiler})") from None


def build_extensions(extensions: list[Any], target: Path) -> Path:
    """Run the C compiler, on all cores, and return the folder with the extension modules."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": "gloam", "ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = str(target.with_name(target.name + "-objects"))
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return target
