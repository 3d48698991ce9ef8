"""The board of Whisper behind the Wall: the plan of the mansion in box characters, at every size from 80x24 up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from gloam.core.words.lexicon import SEAT_LETTERS
from gloam.games.whisper.content.schema import Location
from gloam.games.whisper.content.tables import CONTENT
from gloam.games.whisper.shown.views import VictimView, View
from gloam.games.whisper.state import KILLER
from gloam.terminal import look
from gloam.terminal.boards.base import Board, Scene, SeatCard
from gloam.terminal.canvas import Canvas, clip
from gloam.terminal.speech import Speech

MANSION = CONTENT.mansion
ROOMS = {room.id: room for room in MANSION.location}
NUMBERS = CONTENT.numbers
WIDE = max(room.x + room.w for room in MANSION.location)
LEVELS = sorted({room.y for room in MANSION.location} | {room.y + room.h for room in MANSION.location})
"""Where walls lie across the plan: between two of them there is at least one row."""

COLOURS = [look.SEAT_COLOURS[name] for name in ("white", "blue", "red", "green")]
ZONE_STYLES = {"red": Style(color="#d08770"), "blue": Style(color="#81a1c1"), "green": Style(color="#a3be8c")}
SLOT_COLOURS = [look.SEAT_COLOURS[name] for name in ("blue", "red", "green")]

SEEN, LAST_SEEN, LURKS = "K!", "K?", "K…"
NOISE, ITEM, TRANSMITTER, MAIN_EXIT, SECRET_EXIT, NEST, TRAP = "♪", "+", "¥", "∩", "◊", "@", "^"
SYMBOLS = {"item": ITEM, "transmitter": TRANSMITTER, "main-exit": MAIN_EXIT, "secret-exit": SECRET_EXIT}
POSSIBLE = "░"
FEAR, WOUND = "'", "!"
HATCH = Style(color="#8a7a64")

LEVEL = {"door": "╴╶", "shut": "╳╳", "dotted": "┄┄"}
UPRIGHT = {"door": " ", "shut": "╳", "dotted": "┊"}

# Lines that leave a corner: up 1, down 2, left 4, right 8.
CORNERS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"

FEWEST_CELLS, FEWEST_ROWS = 52, len(LEVELS) * 2 - 1
"""In less room the position is told in words."""

MOST_CELLS, MOST_ROWS = 120, 41

ROOMY = 3
"""So many rows a room with its wall needs to have its name inside."""


class WhisperBoard(Board):
    """The mansion. What a side knows alone is covered with its secrets."""

    headings = frozenset({"event-round", "event-killer-turn"})
    moments = frozenset(
        {
            "event-revealed", "event-found", "event-scream", "event-repelled", "event-wounded", "event-died",
            "event-escaped", "event-level", "event-over",
        }
    )  # fmt: skip

    # In words

    def signs(self, speech: Speech) -> list[tuple[str, str]]:
        return [
            (f"An{FEAR}{WOUND}", speech.say("term-sign-victim")),
            (SEEN, speech.say("term-sign-killer")),
            (LAST_SEEN, speech.say("term-sign-last-seen")),
            (LURKS, speech.say("term-sign-lurks")),
            (POSSIBLE, speech.say("term-sign-possible")),
            (NOISE, speech.say("term-sign-noise")),
            (ITEM, speech.say("board-symbol-item")),
            (TRANSMITTER, speech.say("board-symbol-transmitter")),
            (MAIN_EXIT, speech.say("board-symbol-main-exit")),
            (SECRET_EXIT, speech.say("board-symbol-secret-exit")),
            (NEST, speech.say("board-nest")),
            (TRAP, speech.say("term-sign-trap")),
            (LEVEL["door"], speech.say("term-sign-door")),
            (LEVEL["shut"], speech.say("term-sign-barricade")),
            (LEVEL["dotted"], speech.say("term-sign-dotted")),
        ]

    def status(self, scene: Scene, speech: Speech) -> str:
        view: View = scene.view
        if view.over:
            return speech.say("terminal-over")
        now = speech.say(f"board-turn-{view.turn}")
        return speech.listed([speech.say("board-round", round=view.round), now]) if view.round else now

    def topic(self, scene: Scene, speech: Speech) -> str:
        view: View = scene.view
        team = view.team
        if team is not None and team.offer is not None:
            offer = team.offer
            return speech.say(
                "board-offer",
                victim=speech.ref(f"victim:{offer.giver}"),
                partner=speech.ref(f"victim:{offer.taker}"),
                given=_cards(offer.given, "item", speech) or speech.ref("item:none"),
                wanted=_cards(offer.wanted, "item", speech) or speech.ref("item:none"),
            )
        if team is not None and team.drawn:
            return _cards(team.drawn, "item", speech)
        return ""

    def seats(self, scene: Scene, speech: Speech) -> list[SeatCard]:
        view: View = scene.view
        killer = view.killer
        name = speech.ref(f"killer:{killer.killer}") if killer.killer else speech.ref("side:killer")
        state = speech.say("term-killer", level=killer.level, strength=killer.strength)
        lines = [state, *([speech.say("board-hidden")] if killer.hidden else [])]
        cards = [
            SeatCard(
                SEAT_LETTERS[KILLER],
                COLOURS[KILLER],
                turn=view.turn == "killer" and not view.over,
                headline=name,
                short=state if killer.killer else "",
                lines=tuple(lines) if killer.killer else (),
            )
        ]
        for seat in range(1, scene.seats):
            letter = SEAT_LETTERS[seat]
            own = [one for one in view.victims if one.seat == letter]
            cards.append(
                SeatCard(
                    letter,
                    COLOURS[seat % len(COLOURS)],
                    turn=view.turn == "victims" and not view.over,
                    out=bool(own) and all(one.condition in ("dead", "escaped") for one in own),
                    headline=speech.listed([speech.ref(f"victim:{one.victim}") for one in own]),
                    short=" ".join(_label(one, speech) for one in own),
                    lines=tuple(f"{_initials(one, speech)}: {_state(one, speech)}" for one in own),
                )
            )
        return cards

    def secrets(self, scene: Scene, speech: Speech) -> list[tuple[str, str]]:
        """Cards first: where one is stands on the plan as well, and a small screen has room for little."""
        view: View = scene.view
        if scene.seat == SEAT_LETTERS[KILLER]:
            lair = view.lair
            if lair is None or not lair.place:
                return []
            hand = speech.say("board-hand", count=len(lair.hand), limit=NUMBERS.hand)
            return [
                (hand, _cards(lair.hand, "kcard", speech)),
                (speech.say("board-deck", pile=lair.pile, played=len(lair.played)), ""),
                (speech.ref(f"location:{lair.place}"), ""),
            ]
        own = [one for one in view.victims if one.seat == scene.seat and one.items is not None and one.place]
        if not own:
            return []
        places = speech.listed([speech.ref(f"location:{one.place}") for one in own])
        held = [
            (
                speech.ref(f"victim:{one.victim}"),
                _cards(one.items or (), "item", speech) or speech.say("board-no-items"),
            )
            for one in own
        ]
        return [*held, (places, "")]

    def tell(self, scene: Scene, speech: Speech) -> list[str]:
        """The position for whoever cannot see the plan: one's own figures and their neighbourhood first."""
        view: View = scene.view
        lines = [self.status(scene, speech)]
        lines += list(self._own(scene, speech))
        for title, text in self.secrets(scene, speech)[:-1]:
            lines.append(f"{title}: {text}" if text else title)
        lines += list(self._killer(scene, speech))
        for one in view.victims:
            told = _state(one, speech)
            if one.place:
                told = speech.listed([speech.ref(f"location:{one.place}"), told])
            lines.append(speech.say("term-victim", victim=speech.ref(f"victim:{one.victim}"), facts=told))
        lines += list(self._house(view, speech))
        if topic := self.topic(scene, speech):
            lines.append(topic)
        return lines

    def _own(self, scene: Scene, speech: Speech) -> Iterator[str]:
        view: View = scene.view
        if scene.seat == SEAT_LETTERS[KILLER]:
            if view.lair is not None and view.lair.place:
                yield speech.say("term-you-are", location=_place(view.lair.place, speech))
                yield speech.say("term-ways", ways=_ways(view, view.lair.place, speech))
            return
        for one in view.victims:
            if one.seat == scene.seat and one.place and one.condition in ("healthy", "wounded"):
                who = speech.ref(f"victim:{one.victim}")
                yield speech.say("term-your-victim", victim=who, location=_place(one.place, speech))
                yield speech.say("term-ways", ways=_ways(view, one.place, speech))

    def _killer(self, scene: Scene, speech: Speech) -> Iterator[str]:
        view: View = scene.view
        killer = view.killer
        if not killer.figure:
            return
        place = _place(killer.figure, speech)
        if not killer.hidden:
            yield speech.say("term-killer-at", location=place)
            return
        yield speech.say("term-killer-last", location=place, count=killer.steps)
        if scene.seat != SEAT_LETTERS[KILLER]:
            rooms = speech.listed([speech.ref(f"location:{room}") for room in killer.haunt])
            yield speech.say("term-killer-can", locations=rooms)

    def _house(self, view: View, speech: Speech) -> Iterator[str]:
        nothing = speech.say("term-nothing")
        noise = view.team.noise if view.team is not None else view.noise
        yield speech.say("term-noise", locations=_places(noise, speech) or nothing)
        shut = speech.listed([speech.ref(f"passage:{passage}") for passage in view.barricades])
        yield speech.say("term-barricades", passages=shut or nothing)
        if view.nests:
            yield speech.say("term-nests", locations=_places(view.nests, speech))
        if view.petrified:
            yield speech.say("term-petrified", zone=speech.ref(f"zone:{view.petrified}"))
        team = view.team
        if team is None:
            yield speech.say("board-keys", keys=view.keys, all=NUMBERS.keys)
            yield speech.say("board-equipment", equipment=view.equipment)
            return
        yield speech.say("board-gears", gears=team.gears, all=NUMBERS.gears)
        if team.rescue >= 0:
            yield speech.say("board-rescue", cells=team.rescue)
        yield speech.say("board-keys", keys=team.keys, all=NUMBERS.keys)
        yield speech.say("board-decks", items=team.items, equipment=view.equipment)
        if team.trap:
            yield speech.say("term-trap", location=speech.ref(f"location:{team.trap}"), bonus=team.trap_bonus)
        for plan in team.plans:
            yield speech.say("term-plan", plan=speech.ref(f"plan:{plan.plan}"), count=plan.progress, all=plan.items)

    # As a drawing

    def draw(self, scene: Scene, speech: Speech, width: int, height: int) -> Text:
        if width < FEWEST_CELLS or height < FEWEST_ROWS:
            return super().draw(scene, speech, width, height)
        return PlanDrawing(scene, speech, width, height).text()


class PlanDrawing:
    """The plan, stretched to its place: walls on whole cells. Names stand in the rooms, or in their upper walls where
    there are too few rows."""

    def __init__(self, scene: Scene, speech: Speech, width: int, height: int) -> None:
        self.view: View = scene.view
        self.scene = scene
        self.speech = speech
        self.canvas = Canvas(width, height)
        self.wide = min(width, MOST_CELLS) - 1
        self.high = min(height, MOST_ROWS) - 1
        self.left = (width - self.wide - 1) // 2
        self.rows = _spread(self.high)
        self.inside = self.high >= ROOMY * (len(LEVELS) - 1)
        self.doors = {way: self.door_at(way) for way in (*MANSION.passages, *MANSION.dotted)}

    def x(self, units: int) -> int:
        return self.left + round(units * self.wide / WIDE)

    def y(self, units: int) -> int:
        return self.rows[units]

    def text(self) -> Text:
        self.walls()
        for room in MANSION.location:
            self.name(room)
            self.content(room)
        for way in MANSION.passages:
            self.door(way, "shut" if way in self.view.barricades else "door")
        for way in MANSION.dotted:
            self.door(way, "dotted")
        return self.canvas.text()

    def walls(self) -> None:
        corners: dict[tuple[int, int], int] = {}
        for room in MANSION.location:
            left, right = self.x(room.x), self.x(room.x + room.w)
            top, bottom = self.y(room.y), self.y(room.y + room.h)
            for y in (top, bottom):
                for x in range(left, right + 1):
                    ways = (4 if x > left else 0) | (8 if x < right else 0)
                    corners[x, y] = corners.get((x, y), 0) | ways
            for x in (left, right):
                for y in range(top, bottom + 1):
                    ways = (1 if y > top else 0) | (2 if y < bottom else 0)
                    corners[x, y] = corners.get((x, y), 0) | ways
        for (x, y), ways in corners.items():
            self.canvas.put(x, y, CORNERS[ways], look.QUIET)

    def name(self, room: Location) -> None:
        left, right, y = self.x(room.x) + 1, self.x(room.x + room.w), self.y(room.y)
        if not self.inside:
            right = min([right, *(x for x, at in self.doors.values() if at == y and left < x < right)])
        name = clip(self.speech.ref(f"location:{room.id}"), right - left)
        style = look.pointing(ZONE_STYLES[room.zone], f"location:{room.id}")
        self.canvas.put(left, y + self.inside, name, style)

    def door_at(self, way: str) -> tuple[int, int]:
        """In the wall that two rooms share; where names stand in the walls, at its right end."""
        a, b = (ROOMS[end] for end in way.split("-"))
        left, right = max(a.x, b.x), min(a.x + a.w, b.x + b.w)
        if right > left:
            x = (self.x(left) + self.x(right)) // 2 if self.inside else self.x(right) - 2
            return max(x, self.x(left) + 1), self.y(max(a.y, b.y))
        top, bottom = max(a.y, b.y), min(a.y + a.h, b.y + b.h)
        return self.x(left), (self.y(top) + self.y(bottom)) // 2

    def door(self, way: str, state: str) -> None:
        a, b = (ROOMS[end] for end in way.split("-"))
        across = a.y + a.h == b.y or b.y + b.h == a.y
        x, y = self.doors[way]
        style = look.pointing(look.WOUND if state == "shut" else look.LIT, f"passage:{way}")
        self.canvas.put(x, y, (LEVEL if across else UPRIGHT)[state], style)

    def content(self, room: Location) -> None:
        """Figures first, then what lies there; rooms where the hidden killer can be are hatched."""
        left, right = self.x(room.x) + 1, self.x(room.x + room.w) - 1
        top, bottom = self.y(room.y) + 1 + self.inside, self.y(room.y + room.h) - 1
        view, mine = self.view, self.scene.seat == SEAT_LETTERS[KILLER]
        if view.killer.hidden and not mine and room.id in view.killer.haunt:
            for y in range(top, bottom + 1):
                self.canvas.put(left, y, POSSIBLE * (right - left + 1), look.pointing(HATCH, f"location:{room.id}"))
        x, y = left, top
        for text, style in [*self.figures(room), *self.things(room)]:
            size = cell_len(text)
            if x + size > right + 1:
                x, y = left, y + 1
            if y > bottom:
                return
            x = self.canvas.put(x, y, text, look.pointing(style, f"location:{room.id}")) + 1

    def figures(self, room: Location) -> Iterator[tuple[str, Style]]:
        view = self.view
        killer, lair = view.killer, view.lair
        if killer.figure == room.id:
            yield (LAST_SEEN, look.STRONG) if killer.hidden else (SEEN, look.CURSOR)
        if killer.hidden and lair is not None and lair.place == room.id:
            yield LURKS, look.LIT_STRONG
        for one in view.victims:
            if one.place == room.id and one.condition != "escaped":
                yield _label(one, self.speech), look.chip(SLOT_COLOURS[one.slot - 1])

    def things(self, room: Location) -> Iterator[tuple[str, Style]]:
        view, team = self.view, self.view.team
        if room.id in (team.noise if team is not None else view.noise):
            yield NOISE, look.LIT_STRONG
        if room.id in view.nests:
            yield NEST, look.WOUND
        if team is not None and team.trap == room.id:
            yield f"{TRAP}{team.trap_bonus}", look.WOUND
        for symbol in room.symbols:
            count = ""
            if symbol == "transmitter" and team is not None:
                count = f"{team.gears}/{NUMBERS.gears}"
            elif symbol == "main-exit":
                count = f"{team.keys if team is not None else view.keys}/{NUMBERS.keys}"
            yield SYMBOLS[symbol] + count, look.QUIET


def _spread(rows: int) -> dict[int, int]:
    """The row of each wall across: each band gets one row and its wall, the rest is shared out, the highest first."""
    bands = list(pairwise(LEVELS))
    sizes = [2] * len(bands)
    for i in range(rows - 2 * len(bands)):
        sizes[i % len(bands)] += 1
    found = {LEVELS[0]: 0}
    at = 0
    for (_, high), size in zip(bands, sizes, strict=True):
        at += size
        found[high] = at
    return found


def _cards(cards: Sequence[str], kind: str, speech: Speech) -> str:
    counts = Counter(cards)
    named = [(speech.ref(f"{kind}:{card}"), count) for card, count in counts.items()]
    return speech.listed([f"{name} ×{count}" if count > 1 else name for name, count in named])


def _initials(one: VictimView, speech: Speech) -> str:
    """Two letters of an alphabet, one of Han; of the last part of a name."""
    name = speech.ref(f"victim:{one.victim}").split(" ")[-1]
    return name[:1] if cell_len(name[:1]) == 2 else name[:2]


def _label(one: VictimView, speech: Speech) -> str:
    wounds = {"wounded": WOUND, "dead": "†"}.get(one.condition, "")
    return _initials(one, speech) + FEAR * one.fear + wounds


def _state(one: VictimView, speech: Speech) -> str:
    parts = [speech.say(f"board-condition-{one.condition}")]
    if one.condition in ("healthy", "wounded"):
        parts.append(speech.say("board-fear", count=one.fear))
    return speech.listed(parts)


def _place(room: str, speech: Speech) -> str:
    zone = speech.ref(f"zone:{ROOMS[room].zone}")
    return speech.say("board-room", location=speech.ref(f"location:{room}"), zone=zone)


def _places(rooms: Sequence[str], speech: Speech) -> str:
    return speech.listed([speech.ref(f"location:{room}") for room in rooms])


def _ways(view: View, room: str, speech: Speech) -> str:
    """Where one can go from a room, and which of these ways are barricaded."""
    found: list[str] = []
    for way in (*MANSION.passages, *MANSION.dotted):
        ends = way.split("-")
        if room in ends:
            other = speech.ref(f"location:{ends[1 - ends.index(room)]}")
            found.append(speech.say("term-way-shut", location=other) if way in view.barricades else other)
    return speech.listed(found)


BOARD = WhisperBoard()
