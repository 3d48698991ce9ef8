"""Checks a pack, in a process of its own that uses the games' own content.

The game says what a file must look like, and importing a game reads its content. Checked in the same process, a bad
pack would make the import fail somewhere instead of being reported.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from gloam.core.content.files import check, package_text
from gloam.core.content.packs import SEALED, VARIABLE, Pack, PackError, in_use, use
from gloam.core.content.pages import page_names, pages_in, sealed_texts, wordless
from gloam.core.game import LANGUAGES, Foreign, Game, games
from gloam.core.words.lint import read
from gloam.core.words.text import sources

START = "from gloam.cli.packs import main; main()"
START_WITH_PACK = "from gloam.cli.packs import unsaid; unsaid()"


def play_with(folder: Path) -> None:
    """Check a pack and play with it from here on; raises PackError with all its faults, a line each."""
    pack = Pack(folder)
    found = checked_elsewhere(folder)
    if found:
        raise PackError("\n".join(found))
    use(pack)


def checked_elsewhere(folder: Path) -> list[str]:
    """The faults of a pack, found by another process."""
    return [str(fault) for fault in from_another_process(START, folder)]


def from_another_process(code: str, folder: Path, *arguments: Path, pack: str = "") -> Any:
    """What another process finds out about a pack; it plays with the games' own content, or with this pack."""
    environment = {key: value for key, value in os.environ.items() if key != VARIABLE}
    path = os.pathsep.join(filter(None, sys.path))
    done = subprocess.run(
        [sys.executable, "-P", "-c", code, str(folder), *map(str, arguments)],
        env={**environment, "PYTHONPATH": path, **({VARIABLE: pack} if pack else {})},
        stdout=subprocess.PIPE,
        check=False,
    )
    try:
        return json.loads(done.stdout)
    except ValueError:
        raise PackError(f"{folder} could not be checked: who did it ended with code {done.returncode}") from None


def main() -> None:
    """Write the faults of the pack that the command line names."""
    try:
        found = faults(Pack(Path(sys.argv[1])))
    except PackError as e:
        found = [str(e)]
    print(json.dumps(found))


def faults(pack: Pack) -> list[str]:
    """All that is wrong with a pack, each as `file:line: what`."""
    known = games()
    found: list[str] = []
    for id_ in pack.games:
        if id_ not in known:
            found.append(f"{pack.folder / id_}: there is no game {id_!r}; there is {', '.join(known) or 'none'}")
        else:
            found += _game_faults(pack, known[id_])
    if not any(pack.changes(id_) for id_ in pack.games):
        place = pack.folder / next(iter(known), "GAME") / "NAME.toml"
        found.append(f"{pack.folder}: no content in it; content stands in a folder of its game, as {place}")
    return found or _nameless(pack)


def _nameless(pack: Pack) -> list[str]:
    """Things that the content of a pack adds and nobody could name: a game that plays with it knows what it says.

    English words are enough: whoever speaks another language is told those. A value of an option may do without: it is
    shown as it is written.
    """
    adding = [id_ for id_ in pack.games if pack.content(id_)]
    if not adding:
        return []
    chosen = f"{pack.digest()} {pack.folder.resolve()}"
    missing = from_another_process(START_WITH_PACK, pack.folder, pack=chosen)
    found: list[str] = []
    for id_ in adding:
        known = games()[id_].text_keys()
        where = pack.folder / id_ / "text" / "en"
        found += [
            f"{_place(pack, id_, key)}: it has no words: {key} is missing in {where}"
            for key in missing.get(id_, [])
            if key not in known and not key.startswith("option-")
        ]
    return found


def unsaid() -> None:
    """Write, by game, the messages that nobody has written in English; for a process that plays with the pack."""
    pack, found = in_use(), {}
    for id_ in pack.games if pack is not None else ():
        game = games()[id_]
        files = [*sources("gloam", "en"), *sources(game.package, "en")]
        said = {message.key for message in read(files, [])}
        said |= {key for sealed in sealed_texts(game.package, "en") for key in sealed.keys}
        for path, text in pack.sealed(id_, "en") if pack is not None else ():
            said |= {key for sealed in pages_in(path, text) for key in sealed.keys}
        said |= {f"{s.key}-{value}" for s in game.switches if s.key in game.unnamed for value in s.values}
        found[id_] = [key for key in game.text_keys() if key not in said]
    print(json.dumps(found))


def _place(pack: Pack, game: str, key: str) -> str:
    """The file and line of a pack that names the thing which a message is about; else its folder for the game."""
    for file, text in pack.content(game).items():
        for number, line in enumerate(text.splitlines()):
            for name in re.findall(r"[\"']([^\"']+)[\"']", line):
                if re.search(rf"-{re.escape(name)}(-text)?$", key):
                    return f"{pack.folder / game / file}:{number + 1}"
    return str(pack.folder / game)


def _game_faults(pack: Pack, game: Game) -> list[str]:
    schemas = dict(game.content_schemas())
    names = [*sorted(set(schemas) - {"rulebook.toml"}), *(kind.pattern for kind in game.foreign_content())]
    texts = {file: (f"{game.id}/content/{file}", package_text(game.package, file)) for file in schemas}
    found: list[str] = []
    for file, text in pack.content(game.id).items():
        shown = str(pack.folder / game.id / file)
        kind = foreign(game, file)
        if file == "rulebook.toml" or (file not in schemas and kind is None):
            found.append(f"{shown}:1: no content file of {game.id} by its name; there is {', '.join(names)}")
            continue
        if file not in schemas and kind is not None:
            schemas[file] = kind.schema
        texts[file] = (shown, text)
    words = _words(pack, game)
    found += check(texts, schemas, lambda content: game.faults(content) or wordless(game.said(content), words))
    return found + _text_faults(pack, game.id) + _page_faults(pack, game)


def _words(pack: Pack, game: Game) -> dict[str, set[str]]:
    """The sealed pages that have words, of the pack or of the game, in English and in each language that the pack has.
    In the others its pages are English."""
    spoken = [language for language in game.languages if language == "en" or pack.speaks(game.id, language)]
    own = {language: {sealed.page for sealed in sealed_texts(game.package, language)} for language in spoken}
    for language in spoken:
        for path, text in pack.sealed(game.id, language):
            own[language] |= {sealed.page for sealed in pages_in(path, text)}
    return own


def _page_faults(pack: Pack, game: Game) -> list[str]:
    """Sealed pages that lack something which is said of them, and those that nothing could open.

    Content of one's own may have pages of its own, which its state opens as it opens the others; words alone cannot.
    Whoever speaks a language that the pack does not reads them in English.
    """
    known, found = page_names(game.package), []
    sealed_en = [sealed.page for path, text in pack.sealed(game.id, "en") for sealed in pages_in(path, text)]
    opened = bool(pack.content(game.id))
    for language in LANGUAGES:
        for path, text in pack.sealed(game.id, language):
            for sealed in pages_in(path, text):
                place = f"{pack.folder / game.id / path}:{sealed.above + 1}"
                said = {e.id.name for e in FluentParser().parse(sealed.text).body if isinstance(e, ast.Message)}
                needed = [key for key in sealed.keys if key not in said]
                if sealed.page not in known and not opened:
                    pages = ", ".join(known) or "none"
                    found.append(f"{place}: {game.id} has no sealed page {sealed.page!r}; there is {pages}")
                elif sealed.page not in (*known, *sealed_en):
                    found.append(f"{place}: the page {sealed.page} is new, and it is not there in English")
                elif needed:
                    found.append(f"{place}: the page {sealed.page} lacks {needed[0]}")
    return found


def told(pack: Pack) -> list[str]:
    """What a good pack does with the content of each game, file by file."""
    lines: list[str] = []
    for id_, files in pack.games.items():
        own = games()[id_].content_schemas()
        for file in files:
            shown = pack.folder / id_ / file
            if file.endswith(".toml"):
                does = f"stands in for {file} of {id_}" if file in own else f"joins the content of {id_}"
                lines.append(f"{shown}: {does}")
            elif f"/{SEALED}/" in file:
                pages = [sealed.page for sealed in pages_in(file, files[file])]
                lines += [f"{shown}: {does}" for does in _does_with_pages(games()[id_], pages)]
    return lines


def _does_with_pages(game: Game, pages: list[str]) -> list[str]:
    known = page_names(game.package)
    there, new = [page for page in pages if page in known], [page for page in pages if page not in known]
    does = [f"stands in for the sealed page {', '.join(there)} of {game.id}"] if there else []
    return does + ([f"adds the sealed page {', '.join(new)} to {game.id}"] if new else [])


def _text_faults(pack: Pack, game: str) -> list[str]:
    """What Fluent does not understand, and languages that nobody speaks."""
    found: list[str] = []
    for path, text in pack.games[game].items():
        if path.endswith(".toml"):
            continue
        shown, language = pack.folder / game / path, path.split("/")[1]
        if language not in LANGUAGES:
            found.append(f"{shown}:1: there is no language {language!r}; there is {', '.join(LANGUAGES)}")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span is not None else 0) + 1
                found.append(f"{shown}:{line}: not a message: {entry.annotations[0].message}")
    return found


def foreign(game: Game, file: str) -> Foreign | None:
    """The kind of content people write themselves that a file is, by its name; sealed content says so by its folder."""
    kinds = [kind for kind in game.foreign_content() if ("/" in kind.pattern) == ("/" in file)]
    return next((kind for kind in kinds if fnmatchcase(file, kind.pattern)), None)
