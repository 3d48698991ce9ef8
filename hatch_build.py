"""What a wheel of gloam needs beyond its Python files: the engine, compiled by mypyc.

The environment variable GLOAM_MYPYC decides: 0 never compiles, 1 compiles or fails, unset compiles where that
works and otherwise leaves a pure Python wheel, with one line that says why. GLOAM_BUILD_CACHE may name a folder in
which compiled engines are kept, so that only a change of the compiled sources costs a compilation.
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
from importlib.metadata import version
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


# --- the engine ------------------------------------------------------------------------------------------------


def compiled_modules(root: Path) -> list[str]:
    """The files that mypyc compiles, relative to src/, as [tool.gloam] in pyproject.toml lists them."""
    listed = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["gloam"]
    src = root / "src"
    found = {path for glob in listed["compile"] for path in src.glob(glob)}
    return sorted(path.relative_to(src).as_posix() for path in found if path.name not in listed["interpreted"])


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
            raise SystemExit(f"gloam: GLOAM_MYPYC=1, but the engine could not be compiled: {reason}") from None
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
        # Copied beside its place and renamed, so that an interrupted build leaves nothing that looks finished.
        fresh = Path(tempfile.mkdtemp(prefix="unfinished-", dir=cache))
        shutil.copytree(built, fresh, dirs_exist_ok=True)
        with contextlib.suppress(FileExistsError):
            fresh.rename(kept)
        for old in cache.iterdir():
            if old != kept:
                shutil.rmtree(old, ignore_errors=True)
    return kept


def cache_key(root: Path) -> str:
    """Compiled modules import only each other, so they and the packages around them are all that counts."""
    src = root / "src"
    packages = {path.relative_to(src).as_posix() for path in src.rglob("__init__.py")}
    key = hashlib.sha256()
    for part in (sys.version, platform.platform(), version("mypy"), os.environ.get("CC", "")):
        key.update(part.encode() + b"\0")
    for path in [root / "hatch_build.py", *(src / name for name in sorted({*compiled_modules(root), *packages}))]:
        key.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
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
        # What the compiled modules do not need is not looked into: libraries may be absent from a build environment.
        options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
        try:
            extensions = mypycify([*options, *modules], opt_level="2", debug_level="0", group_name="gloam")
        except SystemExit:  # so mypyc reports a type error, after it has printed it
            raise NotCompiled("mypyc refuses the sources (its reasons stand above)") from None
        try:
            return build_extensions(extensions, scratch / "engine")
        except Exception as error:
            raise NotCompiled(f"the C compiler failed: {error}") from None


def probe(scratch: Path) -> None:
    """Raise unless an empty extension module can be built here."""
    from setuptools import Extension

    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        raise NotCompiled(f"{NO_COMPILER} for this Python: its header files are missing (Debian: python3-dev)")
    source = scratch / "probe.c"
    source.write_text(
        "#include <Python.h>\n"
        'static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL, NULL, NULL, NULL, NULL};\n'
        "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n"
    )
    try:
        build_extensions([Extension("probe", [str(source)])], scratch / "probe")
    except Exception as error:
        raise NotCompiled(f"{NO_COMPILER} ({error})") from None


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
