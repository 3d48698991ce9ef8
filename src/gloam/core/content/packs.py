"""Packs: content of somebody's own, which stands in for that of games or joins it, in the whole process.

A pack is a folder with a folder for each game it is for, named by the game's id: `night/lockdown/map_tower.toml`. A
file stands in for the game's own of the same name; kinds of files that a game takes more of, such as maps, join them.
Texts lie below `text/<language>/`, sealed pages in folders `sealed` as in a game (`gloam.core.content.pages`): a page
stands in for the game's own of that name, and nobody reads it sooner. Content that has pages of its own brings
their words along.

Rules read their content when they are imported, so a pack is chosen before that, once, by `use`, and whatever processes
are started later have the same one. It is checked beforehand in a process that plays with the games' own content:
`gloam.cli.packs`.
"""

from __future__ import annotations

import hashlib
import os
from importlib.metadata import entry_points
from pathlib import Path

VARIABLE = "GLOAM_CONTENT"
"""How processes that are started later know: the digest that the pack had when it was checked, and the folder."""


SEALED = "sealed"
"""The folder of sealed pages, of content and of texts."""


LARGEST = 4_000_000
"""Bytes of a file: the longest of our own has a sixtieth of it."""


class PackError(ValueError):
    """A pack that cannot be used; the message says which and why."""


class Pack:
    """A pack in memory: by game the texts of its files, by their paths below the game's folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.name = folder.name
        self.games: dict[str, dict[str, str]] = {}
        if not folder.is_dir():
            raise PackError(f"{folder} is no folder, so it is no pack of content")
        try:
            for place in sorted(folder.iterdir()):
                if place.is_dir() and not place.name.startswith("."):
                    self.games[place.name] = _files(place, folder.resolve())
        except OSError as e:
            raise PackError(f"{e.filename}: cannot be read: {e.strerror}") from None

    def content(self, game: str) -> dict[str, str]:
        """The content files for a game by name."""
        return {path: text for path, text in self.games.get(game, {}).items() if path.endswith(".toml")}

    def texts(self, game: str, language: str) -> list[tuple[str, str]]:
        """Path and text of the text files for a game in a language, without its sealed pages."""
        found = self.games.get(game, {}).items()
        return [(path, text) for path, text in found if path.rpartition("/")[0] == f"text/{language}"]

    def sealed(self, game: str, language: str) -> list[tuple[str, str]]:
        """Path and text of the files with sealed pages for a game in a language."""
        found = self.games.get(game, {}).items()
        return [(path, text) for path, text in found if path.rpartition("/")[0] == f"text/{language}/{SEALED}"]

    def speaks(self, game: str, language: str) -> bool:
        """Whether it has any words for a game in a language."""
        return any(path.startswith(f"text/{language}/") for path in self.games.get(game, {}))

    def changes(self, game: str) -> bool:
        """Whether a game is another one with this pack; mere words make no other game, but pages do."""
        return any(path.endswith(".toml") or f"/{SEALED}/" in path for path in self.games.get(game, {}))

    def digest(self, game: str = "") -> str:
        """A short digest of what a pack has for a game, or of all that it has."""
        parts = self.games.get(game, {}) if game else self.games
        return hashlib.sha256(repr(sorted(parts.items())).encode()).hexdigest()[:12]


def _files(place: Path, folder: Path) -> dict[str, str]:
    """What a pack has for a game. It may come from anybody, and what it holds is shown to everybody: so no link is
    followed that leads out of it to other files of this machine, nor is anything read that is no file."""
    found: dict[str, str] = {}
    kinds = ("*.toml", f"{SEALED}/*.toml", "text/*/*.ftl", f"text/*/{SEALED}/*.ftl")
    for path in sorted(path for kind in kinds for path in place.glob(kind)):
        if not path.resolve().is_relative_to(folder):
            raise PackError(f"{path} leads out of the pack")
        if not path.is_file():
            raise PackError(f"{path} is no file")
        if path.stat().st_size > LARGEST:
            raise PackError(f"{path} has more than {LARGEST} bytes")
        try:
            found[path.relative_to(place).as_posix()] = path.read_text("utf-8")
        except UnicodeDecodeError:
            raise PackError(f"{path}:1: not a UTF-8 text file") from None
    return found


_chosen: list[Pack | None] = []
_read: dict[str, str] = {}
"""The packages whose content was read, each with its game's id."""


def use(pack: Pack) -> None:
    """Play with this pack in this process and in all that it starts. Games may not have been imported yet."""
    if _read:
        raise PackError(f"content is chosen before any is read, but that of {', '.join(_read)} was")
    os.environ[VARIABLE] = f"{pack.digest()} {pack.folder.resolve()}"
    _chosen[:] = [pack]


def in_use() -> Pack | None:
    """The pack that was chosen here, or by whoever started this process."""
    if not _chosen:
        digest, _, folder = os.environ.get(VARIABLE, "").partition(" ")
        pack = Pack(Path(folder)) if folder else None
        if pack is not None and pack.digest() != digest:
            raise PackError(f"the pack {folder} has changed since it was checked: start gloam again")
        _chosen.append(pack)
    return _chosen[0]


def files_for(package: str) -> dict[str, str]:
    """The content files that the pack in use has for a game's package, by name."""
    pack = in_use()
    game = _game_of(package) if pack is not None else _read.setdefault(package, "")
    return {} if pack is None else pack.content(game)


def texts_for(package: str, language: str) -> list[tuple[str, str]]:
    """The text files that the pack in use has for a game's package in a language; English where it has none."""
    pack = in_use()
    if pack is None:
        return []
    game = _game_of(package)
    return pack.texts(game, language) or pack.texts(game, "en")


def sealed_for(package: str, language: str) -> list[tuple[str, str]]:
    """The files with sealed pages that the pack in use has for a game's package in a language."""
    pack = in_use()
    return [] if pack is None else pack.sealed(_game_of(package), language)


def name_for(package: str) -> str:
    """What the pack in use is called, with a digest of what it has for this package; "" if it has nothing."""
    pack = in_use()
    game = _game_of(package) if pack is not None else ""
    return f"{pack.name} ({pack.digest(game)})" if pack is not None and pack.changes(game) else ""


def _game_of(package: str) -> str:
    """The id of the game that is in a package: the name of its entry point, which says where it is."""
    if not _read.get(package):
        points = entry_points(group="gloam.games")
        _read[package] = next((p.name for p in points if package in (p.module, p.module.rpartition(".")[0])), "-")
    return _read[package]
