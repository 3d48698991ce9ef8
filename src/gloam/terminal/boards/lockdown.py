"""The board of Lockdown: both buildings cut open, what the viewer knows of their rooms, the trade, the panels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from msgspec import structs
from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from gloam.core.match import Choice
from gloam.games.lockdown.content.schema import Map, Room
from gloam.games.lockdown.content.tables import (
    CARD_IDS,
    CONTENT,
    FLOOR_IDS,
    GENE_LEAST,
    GENE_POINTS,
    HELIPAD,
    POCKET,
    ROOM_IDS,
    ROUNDS,
)
from gloam.games.lockdown.lexicon import LEXICON
from gloam.games.lockdown.rules.genes import splits
from gloam.games.lockdown.shown.views import DraftView, OfferView, OwnView, SeatView, View
from gloam.terminal import look
from gloam.terminal.boards.base import Board, Scene, SeatCard
from gloam.terminal.canvas import Canvas, clip, wrap
from gloam.terminal.room import Happened
from gloam.terminal.speech import Speech

COLOURS = [*look.SEAT_COLOURS.values(), "#7fe0d8"]
"""This game has a ninth seat."""

GAS, FOG = "≈", "░"
STAIRS, BRIDGE, CHUTE, DOOR = "≡", "═", "▼", "┊"
HERE = "▶◀"
WALKED = "•"
STOCK, BOMBED, FREED, SHADOW = "▪", "*", "○", "†"
MEETINGS = {"fight": "×", "brawl": "‡", "encounter": "¤"}
TO = "›"

STEPS = ("surgery", "fights", "gas", "hunger", "bazooka", "medicine", "revivals", "revivals")
"""The chapter of the rules that tells of each step of the settlement."""

# Lines that leave a cell: up 1, down 2, left 4, right 8.
CORNERS = {3: "│", 12: "─", 10: "╭", 6: "╮", 9: "╰", 5: "╯", 11: "├", 7: "┤", 14: "┬", 13: "┴", 15: "┼"}

LABEL = 4
"""Cells before the rooms: the sign of the gas, the floor and a space."""

SCALES = 200
"""So many scales are tried until the rooms fit the width."""

NAME_LEAST = 4
"""A clipped name of fewer cells says nothing."""

ROOMY, FRAMED, TIGHT = 3, 2, 1
"""Rows of a floor, one wall included; tight floors have no walls between them."""

NOTE_ROWS = 4
"""Rows for the notes that come before larger rooms."""

TERMS_SEPARATOR = {"en": "; ", "zh-Hans": "；", "zh-Hant": "；", "ru": "; "}
"""Between the terms of an offer, which are lists themselves."""

# An offer is written, answered and read in the same words.
Terms = OfferView | DraftView


class RoomBox(NamedTuple):
    """A room on the canvas: the cells of its walls, and the row of its number."""

    left: int
    top: int
    right: int
    bottom: int
    row: int

    @property
    def inside(self) -> int:
        return self.right - self.left - 1


class Known(NamedTuple):
    """What the viewer was told about rooms, by room: each as (round, what)."""

    meetings: dict[str, list[tuple[int, str]]]
    stocks: dict[str, tuple[int, int]]
    bombed: dict[str, list[int]]
    freed: list[str]


class LockdownBoard(Board):
    """Everything a player does here is secret, so while secrets are covered only the public view shows."""

    headings = frozenset({"event-round", "event-action", "event-settlement"})
    moments = frozenset(
        {"event-shadow", "event-revived", "event-gassed", "event-bombed", "event-meeting", "event-over", "event-loss"}
    )

    # In words

    def signs(self, speech: Speech) -> list[tuple[str, str]]:
        marks = [(sign, speech.ref(f"meeting:{meeting}")) for meeting, sign in MEETINGS.items()]
        return [
            (HERE, speech.say("term-sign-here")),
            (WALKED, speech.say("term-sign-walked")),
            (f"{GAS} {FOG}", speech.say("term-sign-gas")),
            *marks,
            (STOCK, speech.say("term-sign-stock")),
            (BOMBED, speech.say("term-sign-bombed")),
            (FREED, speech.say("term-sign-freed")),
            (SHADOW, speech.say("term-sign-shadow")),
            (DOOR, speech.say("term-sign-door")),
            (STAIRS, speech.say("term-sign-stairs")),
            (BRIDGE, speech.say("term-sign-bridge")),
            (CHUTE, speech.say("term-sign-chute")),
        ]

    def status(self, scene: Scene, speech: Speech) -> str:
        view: View = scene.view
        if view.over:
            return speech.say("terminal-over")
        now = speech.say(f"phase-{view.phase}")
        if view.phase == "setup":
            return now
        if view.phase == "settlement" and view.step > 0:
            now = speech.say(f"section-{STEPS[view.step - 1]}")
        elif view.acting:
            now = speech.say("term-turn", seat=speech.name(view.acting))
        return speech.say("term-status", round=view.round, rounds=ROUNDS, now=now)

    def meaning(self, choice: Choice, scene: Scene, speech: Speech) -> str:
        """What each of the points of a gene panel is good for."""
        verb, _, genes = choice.notation.partition(":")
        if verb != "genes":
            return ""
        say = speech.say
        parts = zip(("force", "speed", "load"), genes.split("-"), strict=True)
        return " · ".join(f"{say(f'attribute-{one}')} {points} ({say(f'board-{one}-text')})" for one, points in parts)

    def topic(self, scene: Scene, speech: Speech) -> str:
        """What the question is about: the trade in hand, or what lies before the player."""
        view = view_from(scene)
        me = view.me
        if me is None:
            return ""
        if view.draft is not None:
            return self._draft(view.draft, speech)
        offers = [o for o in view.offers if not view.answering or o.id == view.answering]
        if offers:
            return "  ".join(self._offer(o, speech) for o in offers)
        if view.phase == "free":
            return speech.say("term-offers-left", offers=view.offers_left)
        found = [speech.say("term-steps", steps=me.steps)] if me.steps > 0 else []
        if me.stock >= 0 and not me.looking:
            found.append(speech.say("term-stock-here", cards=me.stock))
        if me.looking:
            found.append(speech.say("term-looking", cards=self._cards(me.looking, speech)))
        if me.supply:
            found.append(speech.say("term-supply", cards=self._cards(me.supply, speech)))
        if me.left:
            found.append(speech.say("term-left", cards=self._cards(me.left, speech)))
        if me.drawn:
            found.append(speech.say("term-drawn", cards=self._cards(me.drawn, speech)))
        return "  ".join(found)

    def _cards(self, cards: Sequence[str], speech: Speech) -> str:
        """Cards by kind, in the order of the rules."""
        counts = Counter(cards)
        named = [(speech.ref(f"card:{card}"), counts[card]) for card in CARD_IDS if counts[card]]
        return speech.listed([f"{name} ×{count}" if count > 1 else name for name, count in named])

    def _terms(self, offer: Terms, order: int, speech: Speech) -> str:
        terms = [speech.say("term-gives", cards=self._cards(offer.given, speech))] if offer.given else []
        if offer.wanted:
            terms.append(speech.say("term-asks", cards=self._cards(offer.wanted, speech)))
        if offer.swap:
            terms.append(speech.say("term-swaps-number", order=order) if order else speech.say("term-swaps"))
        return TERMS_SEPARATOR[speech.language].join(terms) or speech.say("term-nothing")

    def _offer(self, offer: OfferView, speech: Speech) -> str:
        terms = self._terms(offer, offer.order, speech)
        if offer.proposer in speech.own_letters:
            return speech.say("term-offer-to", offer=offer.id, seat=offer.addressee, terms=terms)
        return speech.say("term-offer", offer=offer.id, seat=offer.proposer, terms=terms)

    def _draft(self, draft: DraftView, speech: Speech) -> str:
        return speech.say("term-draft", seat=speech.name(draft.addressee), terms=self._terms(draft, 0, speech))

    # The seats

    def seats(self, scene: Scene, speech: Speech) -> list[SeatCard]:
        return [self._seat(scene, seat, i, speech) for i, seat in enumerate(scene.view.seats)]

    def _seat(self, scene: Scene, seat: SeatView, number: int, speech: Speech) -> SeatCard:
        view: View = scene.view
        life = speech.say("term-drained" if seat.shadow else "term-hp", hp=seat.hp)
        facts = [speech.say("term-order", order=seat.order)] if seat.order and not view.over else []
        facts += [speech.say("term-acted")] if seat.acted and view.phase == "action" else []
        facts += [speech.say("term-boosted")] if seat.boosted else []
        facts += [speech.say("term-revived")] if seat.revived else []
        lines = [speech.listed(facts)] if facts else []
        if history := self._history(scene.told, seat.seat):
            lines.append(speech.say("term-history", hp=history))
        if view.over:
            lines[:0] = [speech.say("term-rank", rank=seat.rank, points=seat.points)]
            lines.append(f"{'-'.join(map(str, seat.genes))} {_number_of(seat.room, speech)}")
            lines += [self._cards(seat.hand, speech)] if seat.hand else []
        sign = f"{SHADOW}{seat.hp}" if seat.shadow else f"{seat.hp}"
        return SeatCard(
            seat.seat,
            COLOURS[number],
            turn=seat.seat == view.acting and not view.over,
            out=seat.shadow,
            headline=life,
            short=" ".join([sign, *(lines[:1] if view.over else facts)]),
            lines=tuple(lines),
        )

    def _history(self, happened: list[Happened], letter: str) -> str:
        """The HP published at the end of each round; what a shadow has drained stands behind a dagger."""
        told: list[str] = []
        shadow = False
        for event in happened:
            if not event.facts or event.facts[0] != letter:
                continue
            if event.kind in ("shadow", "revived"):
                shadow = event.kind == "shadow"
            elif event.kind == "hp":
                told.append(f"{SHADOW if shadow else ''}{event.facts[1]}")
        return TO.join(told)

    def secrets(self, scene: Scene, speech: Speech) -> list[tuple[str, str]]:
        view = view_from(scene)
        me = view.me
        if me is None or view.seat != scene.seat:
            return []
        if me.shadow:
            life = speech.say("term-drained", hp=me.drained)
        else:
            life = speech.say("term-hp", hp=me.hp)
        found = [(f"{life} · {_number_of(me.room, speech)}", "")]
        if me.speed:
            found.append(("", self._panel(me, speech)))
        if not me.shadow:
            title = speech.say("term-hand", cards=len(me.hand))
            if CARD_IDS[POCKET] not in me.hand:
                title = speech.say("term-hand-of", cards=len(me.hand), load=me.load)
            found.append((title, self._cards(me.hand, speech)))
        facts = [speech.say("term-order", order=me.order)] if me.order else []
        facts += [speech.say("term-votes", votes=me.votes)] if me.votes > 1 else []
        facts += [speech.say("term-ready")] if me.ready and view.phase == "free" else []
        if facts:
            found.append(("", speech.listed(facts)))
        if len(me.path) > 1:
            found.append((speech.say("term-path"), TO.join(me.path)))
        return found

    def _panel(self, me: OwnView, speech: Speech) -> str:
        speed = f"{speech.ref('attribute:speed')} {me.speed}"
        if me.shadow:
            return speed
        force = f"{speech.ref('attribute:force')} {me.force}"
        if me.effective_force != me.force:
            force += f" ({me.effective_force})"
        gun = [speech.say("term-armed")] if me.armed else []
        return speech.listed([force, *gun, speed, f"{speech.ref('attribute:load')} {me.load}"])

    # The position line by line

    def tell(self, scene: Scene, speech: Speech) -> list[str]:
        view = view_from(scene)
        lines = [self.status(scene, speech)]
        for title, text in self.secrets(scene, speech):
            lines.append(f"{title}: {text}" if title and text else title or text)
        if view.draft is not None:
            lines.append(self._draft(view.draft, speech))
        lines += [self._offer(offer, speech) for offer in view.offers]
        for seat in self.seats(scene, speech):
            facts = speech.listed([seat.headline, *seat.lines])
            lines.append(speech.say("term-seat", seat=speech.name(seat.letter), facts=facts))
        lines += self._notes(scene, speech)
        return lines + list(self._map_in_words(view, speech))

    def _map_in_words(self, view: View, speech: Speech) -> Iterator[str]:
        """Floor by floor: rooms joined by what links them, then the stairs down."""
        plan = CONTENT.maps[view.map]
        links = {(link.a, link.b): link.type for link in plan.link}
        for floor in FLOOR_IDS:
            rooms = [room for room in plan.room if room.floor == floor]
            if not rooms:
                continue
            told = speech.ref(f"room:{rooms[0].id}")
            for before, room in pairwise(rooms):
                way = links.get((before.id, room.id), "")
                told += {"door": " – ", "bridge": f" {BRIDGE} ", "tunnel": f" {BRIDGE} "}.get(way, " | ")
                told += speech.ref(f"room:{room.id}")
            yield speech.say("term-floor", floor=speech.ref(f"floor:{floor}"), rooms=told)
        stairs = [f"{link.a}{TO}{link.b}" for link in plan.link if link.type == "stairs"]
        yield speech.say("term-stairs", ways=speech.listed(stairs))
        doors = [link for link in plan.link if link.type == "door" and not _same_floor(link.a, link.b)]
        others = [f"{door.a} – {door.b}" for door in doors]
        others += [f"{way.source}{TO}{way.to}" for way in plan.one_way if way.type == "chute"]
        yield speech.say("term-other-ways", ways=speech.listed(others))

    def _notes(self, scene: Scene, speech: Speech) -> list[str]:
        """What the viewer knows of the rooms, the most pressing first."""
        view, known = scene.view, known_of(scene)
        notes: list[str] = []
        if view.gassed:
            notes.append(f"{GAS} {speech.say('term-gas', floors=speech.listed(view.gassed))}")
        if known.freed and not view.over:
            notes.append(f"{FREED} {speech.say('term-freed', rooms=speech.listed(known.freed))}")
        if known.bombed:
            hit = [f"{room} ({self._rounds(rounds, speech)})" for room, rounds in known.bombed.items()]
            notes.append(f"{BOMBED} {speech.say('term-bombed', rooms=speech.listed(hit))}")
        by_round: dict[int, list[str]] = {}
        for room, met in known.meetings.items():
            for number, meeting in met:
                what = f"{MEETINGS[meeting]} {speech.ref(f'meeting:{meeting}')}"
                by_round.setdefault(number, []).append(f"{room} {what}")
        notes += [f"{self._rounds([n], speech)}: {speech.listed(by_round[n])}" for n in sorted(by_round, reverse=True)]
        if known.stocks:
            seen = [f"{room} {count} ({self._rounds([n], speech)})" for room, (n, count) in known.stocks.items()]
            notes.append(f"{STOCK} {speech.say('term-stocks', rooms=speech.listed(seen))}")
        return notes

    def _rounds(self, rounds: list[int], speech: Speech) -> str:
        return speech.listed([speech.say("term-round", round=number) for number in rounds])

    # As a drawing

    def draw(self, scene: Scene, speech: Speech, width: int, height: int) -> Text:
        view = view_from(scene)
        plan = CONTENT.maps[view.map]
        columns = columns_of(plan, width - LABEL)
        floors = [floor for floor in FLOOR_IDS if any(room.floor == floor for room in plan.room)]
        if not columns or height < len(floors):
            return super().draw(scene, speech, width, height)
        notes = self._wrapped_notes(scene, speech, width)
        rows = TIGHT
        for tall, spare in ((FRAMED, 0), (ROOMY, min(NOTE_ROWS, len(notes)))):
            if height >= len(floors) * tall + 1 + spare:
                rows = tall
        canvas = Canvas(width, height)
        boxes = {room.id: _box(room, floors, columns, rows) for room in plan.room}
        _walls(canvas, list(boxes.values()), rows)
        known = known_of(scene)
        for room in plan.room:
            self._room(canvas, room, boxes[room.id], view, known, speech, rows)
        _ways(canvas, plan, boxes, rows)
        _buildings(canvas, plan, boxes, floors[0], speech)
        if view.me is not None and view.me.room in boxes:
            _point_out(canvas, boxes[view.me.room])
        for number, floor in enumerate(floors):
            gassed = floor in view.gassed
            y = number * rows + (0 if rows == TIGHT else 1)
            canvas.put(0, y, f"{GAS if gassed else ' '}{floor}", look.WOUND if gassed else look.QUIET)
        y = len(floors) * rows + (0 if rows == TIGHT else 1)
        if _is_splitting(view) and height - y > GENE_POINTS - 3 * GENE_LEAST:
            _draw_splits(canvas, y, speech)
            return canvas.text()
        for i, note in enumerate(notes[: height - y]):
            # Notes that are cut must not look complete.
            cut = i == height - y - 1 and i < len(notes) - 1
            canvas.put(0, y + i, clip(f"{note} …", width) if cut else note, look.QUIET)
        return canvas.text()

    def _wrapped_notes(self, scene: Scene, speech: Speech, width: int) -> list[str]:
        """What stands under the drawing. The draft is not there: it stands beside its question."""
        view = view_from(scene)
        trade = [self._offer(offer, speech) for offer in view.offers]
        if view.me is not None and len(view.me.path) > 1:
            trade.append(f"{speech.say('term-path')}: {TO.join(view.me.path)}")
        return [line for note in [*trade, *self._notes(scene, speech)] for line in wrap(note, width)]

    def _room(
        self, canvas: Canvas, room: Room, box: RoomBox, view: View, known: Known, speech: Speech, rows: int
    ) -> None:
        me = view.me
        here = me is not None and me.room == room.id
        if is_gas_room(room, view, known):
            for y in range(box.top + int(rows != TIGHT), box.bottom + int(rows == TIGHT)):
                canvas.put(box.left + 1, y, FOG * box.inside, look.SHADE)
        thing = f"room:{room.id}"
        style = look.pointing(look.LIT_STRONG if here else look.STRONG if room.kind == "named" else look.TEXT, thing)
        marks = _marks(room.id, view, known)
        x = canvas.put(box.left + 1, box.row, room.id, style)
        end = box.right
        name = _name_of(room.id, speech) if room.kind == "named" else ""
        if rows == ROOMY:
            _put_marks(canvas, box.left + 1, box.row + 1, box.inside, marks)
        else:
            end -= _put_marks(canvas, x, box.row, box.right - x, marks)
        left = end - x - 1
        if name and (cell_len(name) <= left or left >= NAME_LEAST):
            # The number and its name stand close together, without gas between them.
            canvas.put(x, box.row, f" {clip(name, left)}", look.pointing(look.QUIET, thing))


def _same_floor(a: str, b: str) -> bool:
    return a[:-2] == b[:-2]


def _number_of(room: str, speech: Speech) -> str:
    return speech.ref("room:nowhere") if room == "nowhere" else room


def _name_of(room: str, speech: Speech) -> str:
    """The name of a room without its number, which stands before it."""
    return speech.ref(f"room:{room}").replace(room, "").strip()


def _is_splitting(view: View) -> bool:
    """Whether the viewer has still to place the gene points."""
    return view.phase == "setup" and view.me is not None and view.me.speed == 0


def view_from(scene: Scene) -> View:
    """The view from the seat that the screen follows: of several seats it may look from another."""
    view: View = scene.view
    for own in view.also:
        if own.seat == scene.seat:
            return structs.replace(
                view,
                seat=own.seat,
                me=own.me,
                draft=own.draft,
                offers_left=own.offers_left,
                answering=own.answering,
                picked=own.picked,
            )
    return view


def known_of(scene: Scene) -> Known:
    """What was told of rooms. A stock is as large as the viewer left it.

    When the game is over everything that happened is told: then it does not tell what the viewer left.
    """
    known = Known({}, {}, {}, list(scene.view.cleared))
    for event in scene.told:
        number, kind, facts = event.when, event.kind, event.facts
        if kind == "meeting":
            known.meetings.setdefault(str(facts[0]), []).append((number, str(facts[1])))
        elif kind == "bombed":
            known.bombed.setdefault(str(facts[0]), []).append(number)
        elif scene.view.over:
            continue
        elif kind == "cleared":
            known.freed.append(str(facts[1]))
        elif kind == "stock":
            known.stocks[str(facts[0])] = (number, int(facts[1]))
        elif kind in ("drew", "took", "returned", "discarded") and str(facts[2]) in known.stocks:
            room, change = str(facts[2]), 1 if kind in ("returned", "discarded") else -1
            known.stocks[room] = (number, known.stocks[room][1] + change)
    return known


def is_gas_room(room: Room, view: View, known: Known) -> bool:
    """Whether gas hurts there, as far as the viewer knows: a room of two floors needs gas on both (LK-313)."""
    if room.id in known.freed or room.id == ROOM_IDS[HELIPAD]:
        return False
    lowest = FLOOR_IDS.index(room.floor)
    return all(FLOOR_IDS[floor] in view.gassed for floor in range(lowest - room.height + 1, lowest + 1))


def _marks(room: str, view: View, known: Known) -> list[tuple[str, Style]]:
    """Signs of what is known of a room, the most important first; who is there is known when the game is over."""
    marks = [(seat.seat, look.chip(COLOURS[i])) for i, seat in enumerate(view.seats) if seat.room == room]
    if view.me is not None and room in view.me.path and room != view.me.room:
        marks.append((WALKED, look.LIT))
    if any(way.source == room and way.type == "chute" for way in CONTENT.maps[view.map].one_way):
        marks.append((CHUTE, look.QUIET))
    if room in known.freed:
        marks.append((FREED, look.TEXT))
    if room in known.bombed:
        marks.append((f"{BOMBED}{known.bombed[room][-1]}", look.WOUND))
    if room in known.meetings:
        number, meeting = known.meetings[room][-1]
        marks.append((f"{MEETINGS[meeting]}{number}", look.WOUND))
    if room in known.stocks:
        marks.append((f"{STOCK}{known.stocks[room][1]}", look.LIT))
    return marks


def _put_marks(canvas: Canvas, x: int, y: int, room: int, marks: list[tuple[str, Style]]) -> int:
    """As many marks as there is room for, at its right end; returns the cells they take."""
    fitting: list[tuple[str, Style]] = []
    used = 0
    for mark, style in marks:
        if used + len(mark) <= room:
            fitting.append((mark, style))
            used += len(mark)
    at = x + room - used
    for mark, style in fitting:
        at = canvas.put(at, y, mark, style)
    return used


def columns_of(plan: Map, width: int) -> dict[int, int]:
    """The column of every wall, as true to the map as the width allows; empty if the numbers do not fit."""
    walls = sorted({x for room in plan.room for x in (room.x, room.x + room.width)})
    by_id = {room.id: room for room in plan.room}
    apart = [(room.x, room.x + room.width, len(room.id) + 1) for room in plan.room]
    for link in plan.link:
        a, b = by_id[link.a], by_id[link.b]
        left, right = max(a.x, b.x), min(a.x + a.width, b.x + b.width)
        if link.type == "stairs" and left < right:
            apart.append((left, right, 2))  # stairs need a cell between two walls
    for tenths in range(SCALES, -1, -1):
        scale = (width - 1) / walls[-1] * tenths / SCALES
        columns: dict[int, int] = {}
        before = -1
        for wall in walls:
            least = [columns[a] + cells for a, b, cells in apart if b == wall]
            columns[wall] = before = max([round(wall * scale), before + 1, *least])
        if before < width:
            return {wall: column + LABEL for wall, column in columns.items()}
    return {}


def _box(room: Room, floors: list[str], columns: dict[int, int], rows: int) -> RoomBox:
    lowest = floors.index(room.floor)
    left, right = columns[room.x], columns[room.x + room.width]
    top = (lowest - room.height + 1) * rows
    if rows == TIGHT:
        return RoomBox(left, top, right, lowest, lowest)
    return RoomBox(left, top, right, (lowest + 1) * rows, lowest * rows + 1)


def _walls(canvas: Canvas, boxes: list[RoomBox], rows: int) -> None:
    """The walls of all rooms, joined where they meet."""
    if rows == TIGHT:
        for box in boxes:
            for y in range(box.top, box.bottom + 1):
                canvas.put(box.left, y, "│", look.SHADE)
                canvas.put(box.right, y, "│", look.SHADE)
        return
    lines: dict[tuple[int, int], int] = {}

    def join(x: int, y: int, way: int) -> None:
        lines[x, y] = lines.get((x, y), 0) | way

    for box in boxes:
        for x in range(box.left, box.right):
            for y in (box.top, box.bottom):
                join(x, y, 8)
                join(x + 1, y, 4)
        for y in range(box.top, box.bottom):
            for x in (box.left, box.right):
                join(x, y, 2)
                join(x, y + 1, 1)
    for (x, y), ways in lines.items():
        canvas.put(x, y, CORNERS[ways], look.SHADE)


def _ways(canvas: Canvas, plan: Map, boxes: dict[str, RoomBox], rows: int) -> None:
    """Doors in walls, stairs in ceilings, bridges and tunnels between the buildings."""
    for link in plan.link:
        a, b = sorted((boxes[link.a], boxes[link.b]), key=lambda box: (box.left, box.top))
        if link.type == "stairs":
            if rows == TIGHT:
                continue
            left, right = max(a.left, b.left), min(a.right, b.right)
            if right - left > 1:
                canvas.put((left + right) // 2, max(a.top, b.top), STAIRS, look.LIT)
        elif link.type == "door":
            inner = 0 if rows == TIGHT else 1
            for y in range(max(a.top, b.top) + inner, min(a.bottom, b.bottom) + 1 - inner):
                canvas.put(b.left, y, DOOR, look.QUIET)
        else:
            canvas.put(a.right, max(a.row, b.row), BRIDGE * (b.left - a.right + 1), look.LIT)


def _buildings(canvas: Canvas, plan: Map, boxes: dict[str, RoomBox], top: str, speech: Speech) -> None:
    """The names of the buildings beside their rooms of the top floor, where they fit."""
    for building in ("west", "east"):
        rooms = [room for room in plan.room if room.building == building]
        highest = [boxes[room.id] for room in rooms if room.floor == top]
        name, x = speech.ref(f"building:{building}"), min(boxes[room.id].left for room in rooms)
        if not highest:
            continue
        if x + cell_len(name) < min(box.left for box in highest):
            canvas.put(x, highest[0].row, name, look.SHADE)
        elif (after := max(box.right for box in highest) + 2) + cell_len(name) <= canvas.width:
            canvas.put(after, highest[0].row, name, look.SHADE)


def _point_out(canvas: Canvas, box: RoomBox) -> None:
    canvas.put(box.left, box.row, HERE[0], look.LIT_STRONG)
    canvas.put(box.right, box.row, HERE[1], look.LIT_STRONG)


def _draw_splits(canvas: Canvas, y: int, speech: Speech) -> None:
    """Every way to place the gene points, a row for each Force, with the numbers they have among the choices."""
    cell = len("36 8-1-1 ")
    numbered = cell * (GENE_POINTS - 3 * GENE_LEAST + 1) <= canvas.width
    x, force = 0, 0
    for number, split in enumerate(splits(GENE_POINTS, GENE_LEAST), 1):
        genes = LEXICON.name("genes", split)
        if genes[0] != str(force):
            x, y, force = 0, y + int(force > 0), int(genes[0])
        if numbered:
            canvas.put(x, y, f"{number:2}", look.QUIET)
            x += 3
        x = canvas.put(x, y, genes, look.pointing(look.TEXT, genes)) + 1


BOARD = LockdownBoard()
