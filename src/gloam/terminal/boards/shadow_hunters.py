"""The board of Shadow Hunters: six areas in a ring of three pairs, the damage track, the decks."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from gloam.games.shadow_hunters.content.tables import AREA_IDS, AREA_OF_TOTAL, DECK_IDS, HP, ROLE_IDS, SIDE, SIDE_IDS
from gloam.games.shadow_hunters.shown.views import SeatView, View
from gloam.terminal import look
from gloam.terminal.boards.base import Board, Scene, SeatCard
from gloam.terminal.canvas import Canvas, clip, wrap
from gloam.terminal.speech import Speech

KNOWN = "◇"
TRACK = range(max(HP) + 1)
NUMBERS = {area: [n for n, of in enumerate(AREA_OF_TOTAL) if of == i] for i, area in enumerate(AREA_IDS)}

# Rows under the areas: the numbers of the track and the marks below them, and the decks.
TRACK_ROWS = 2
DECK_ROWS = 1

# Below this size the position is told in words.
LEAST_WIDTH = 45
LEAST_HEIGHT = 10

# Rows that the frames of two pairs one above the other take, and rows inside an area that are comfortable.
FRAMES = 4
ROOMY = 3


class AreaBox(NamedTuple):
    """The inside of an area on the canvas."""

    x: int
    y: int
    width: int
    height: int


class ShadowHuntersBoard(Board):
    """Clockwise from the upper left the slots are 0 to 5. A frame holds a pair: areas in range of each other."""

    headings = frozenset({"event-turn", "event-extra-turn"})
    moments = frozenset({"event-died", "event-revealed", "event-over"})

    def is_out(self, scene: Scene, letter: str) -> bool:
        return any(s.seat == letter and not s.alive for s in scene.view.seats)

    # In words

    def signs(self, speech: Speech) -> list[tuple[str, str]]:
        return [
            (KNOWN, speech.say("terminal-sh-sign-known")),
            ("†", speech.say("terminal-sh-sign-death", deaths="; ".join(self._legend(speech)))),
        ]

    def status(self, scene: Scene, speech: Speech) -> str:
        view: View = scene.view
        if view.over:
            return speech.say("terminal-over")
        seat, phase = speech.name(view.turn), speech.say(f"phase-{view.phase}")
        return speech.say("terminal-sh-extra-turn" if view.extra_turn else "terminal-sh-turn", seat=seat, phase=phase)

    def topic(self, scene: Scene, speech: Speech) -> str:
        card = scene.view.reading or scene.view.resolving
        return self._card(card, speech) if card else ""

    def seats(self, scene: Scene, speech: Speech) -> list[SeatCard]:
        return [self._seat(scene.view, seat, speech, f"{{}} {KNOWN}") for seat in scene.view.seats]

    def _seat(self, view: View, seat: SeatView, speech: Speech, known: str) -> SeatCard:
        """`known` says of a character that the viewer alone knows it: by a sign, or in words."""
        place = speech.ref(f"area:{seat.area}") if seat.alive else speech.say("terminal-sh-dead")
        character = self._character(view, seat, speech, known)
        # A known character is news; "hidden" is not, and the board shows the place.
        lines = [place, character] if seat.role == "hidden" else [character, place]
        mark = "†" if not seat.alive else f"{seat.damage}"
        if seat.equipment:
            lines.append(speech.listed([speech.ref(f"card:{card}") for card in seat.equipment]))
        if seat.guarded:
            lines.append(speech.ref("card:guardian_angel"))
        return SeatCard(
            seat.seat,
            look.SEAT_COLOURS[seat.colour],
            turn=seat.seat == view.turn and not view.over,
            out=not seat.alive,
            headline=self._damage(seat, speech),
            short=f"{mark} {lines[0]}",
            lines=tuple(lines),
        )

    def _damage(self, seat: SeatView, speech: Speech) -> str:
        if seat.revealed:
            return speech.say("terminal-sh-damage-of", damage=seat.damage, hp=hp_of(seat.role))
        return speech.say("terminal-sh-damage", damage=seat.damage)

    def _character(self, view: View, seat: SeatView, speech: Speech, known: str) -> str:
        if seat.role == "hidden":
            return speech.ref("role:hidden")
        role, side = speech.ref(f"role:{seat.role}"), speech.ref(f"side:{side_of(seat.role)}")
        if seat.revealed or view.over:
            return speech.say("terminal-sh-revealed", role=role, side=side)
        return known.format(role)

    def _card(self, card: str, speech: Speech) -> str:
        return speech.say("terminal-sh-card", card=speech.ref(f"card:{card}"), text=speech.say(f"card-{card}-text"))

    def secrets(self, scene: Scene, speech: Speech) -> list[tuple[str, str]]:
        view: View = scene.view
        own = next((s for s in view.seats if s.seat == scene.seat and s.role != "hidden"), None)
        if own is None:
            return []
        role = own.role
        title = speech.say(
            "terminal-sh-you-are",
            role=speech.ref(f"role:{role}"),
            side=speech.ref(f"side:{side_of(role)}"),
            hp=hp_of(role),
        )
        found = [
            (title, ""),
            (speech.say(f"role-{role}-ability"), speech.say(f"role-{role}-text")),
            (speech.say("terminal-sh-goal"), speech.say(f"role-{role}-goal")),
        ]
        if view.reading:
            found.append((speech.ref(f"card:{view.reading}"), speech.say(f"card-{view.reading}-text")))
        return found

    def tell(self, scene: Scene, speech: Speech) -> list[str]:
        view: View = scene.view
        lines = [self.status(scene, speech)]
        for first, second in zip(view.layout[::2], view.layout[1::2], strict=True):
            lines.append(
                speech.say(
                    "terminal-sh-pair", first=self._numbered(first, speech), second=self._numbered(second, speech)
                )
            )
        known = speech.say("terminal-sh-known", role="{}")
        for seat in (self._seat(view, s, speech, known) for s in view.seats):
            name = speech.name(seat.letter)
            lines.append(speech.say("terminal-sh-seat", seat=name, facts=speech.listed([seat.headline, *seat.lines])))
        lines.append(speech.listed(self._decks(view, speech)))
        for discards in (view.white_discards, view.black_discards):
            if discards:
                cards = speech.listed([speech.ref(f"card:{card}") for card in discards])
                lines.append(speech.say("terminal-sh-discards", cards=cards))
        return lines

    def _numbered(self, area: str, speech: Speech) -> str:
        return f"{speech.ref(f'area:{area}')} ({'/'.join(map(str, NUMBERS[area]))})"

    def _decks(self, view: View, speech: Speech) -> list[str]:
        discards = (view.hermit_discards, len(view.white_discards), len(view.black_discards))
        return [
            speech.say("terminal-sh-deck", deck=speech.say(f"terminal-sh-deck-{deck}"), cards=cards, discards=gone)
            for deck, cards, gone in zip(DECK_IDS, view.piles, discards, strict=True)
        ]

    # As a drawing

    def draw(self, scene: Scene, speech: Speech, width: int, height: int) -> Text:
        if width < LEAST_WIDTH or height < LEAST_HEIGHT:
            return super().draw(scene, speech, width, height)
        view: View = scene.view
        canvas = Canvas(width, height)
        cell = max(2, (width - len(view.seats) - 1) // (len(TRACK) - 1))
        letters = self._track_columns(view, cell)
        high = max(len(rows) for rows in letters)
        rest = height - TRACK_ROWS - DECK_ROWS - high
        # The names under the marks and the gaps are luxuries: the areas come first.
        legend = self._legend_rows(speech, width)
        best = FRAMES + 2 * self._text_rows(view, speech, width)
        wanted = best if rest >= best else FRAMES + 2 * ROOMY
        if rest - len(legend) < wanted:
            legend = []
        gap = 1 if rest - len(legend) - 2 >= wanted else 0
        inside = max(1, (rest - len(legend) - 2 * gap - FRAMES) // 2)
        self._areas(canvas, view, speech, inside)
        y = 2 * inside + FRAMES + gap
        self._track(canvas, y, cell, letters, high, speech)
        y += high + TRACK_ROWS
        for i, line in enumerate(legend):
            canvas.put(0, y + i, line, look.QUIET)
        self._deck_row(canvas, y + len(legend) + gap, view, speech)
        return canvas.text()

    def _text_rows(self, view: View, speech: Speech, width: int) -> int:
        """The rows inside an area that its name, what it does and the pieces take."""
        column = (width - 6) // 3
        rows = [
            len(wrap(speech.ref(f"area:{area}"), column)) + len(wrap(speech.say(f"area-{area}-text"), column))
            for area in view.layout
        ]
        return max(rows) + 1

    def _areas(self, canvas: Canvas, view: View, speech: Speech, inside: int) -> None:
        column = (canvas.width - 6) // 3
        tall = inside + 2
        pair = 2 * column + 3
        right = pair + 1
        frame = look.QUIET
        canvas.frame(0, 0, pair, tall, frame)
        canvas.frame(0, tall, pair, tall, frame)
        canvas.frame(right, 0, column + 2, 2 * tall, frame)
        for row in range(inside):
            canvas.put(column + 1, 1 + row, "┊", look.SHADE)
            canvas.put(column + 1, tall + 1 + row, "┊", look.SHADE)
        canvas.put(right + 1, tall, "┈" * column, look.SHADE)
        boxes = [
            AreaBox(1, 1, column, inside),
            AreaBox(column + 2, 1, column, inside),
            AreaBox(right + 1, 1, column, inside),
            AreaBox(right + 1, tall + 1, column, inside),
            AreaBox(column + 2, tall + 1, column, inside),
            AreaBox(1, tall + 1, column, inside),
        ]
        names = [wrap(speech.ref(f"area:{area}"), column) for area in view.layout]
        texts = [wrap(speech.say(f"area-{area}-text"), column) for area in view.layout]
        # What the areas do stands on all of them or on none.
        fits = all(len(name) + len(text) < inside for name, text in zip(names, texts, strict=True))
        for i, (area, box) in enumerate(zip(view.layout, boxes, strict=True)):
            title = names[i] if len(names[i]) < inside else [clip(speech.ref(f"area:{area}"), column)]
            self._area(canvas, box, area, title, texts[i] if fits else [], view)

    def _area(self, canvas: Canvas, box: AreaBox, area: str, title: list[str], about: list[str], view: View) -> None:
        here = [s for s in view.seats if s.area == area and s.alive]
        lit = any(s.seat == view.turn for s in here) and not view.over
        thing = f"area:{area}"
        numbers = " " + "·".join(map(str, NUMBERS[area])) + " "
        style = look.pointing(look.LIT_STRONG if lit else look.STRONG, thing)
        canvas.put(box.x + 1, box.y - 1, numbers, style)
        for i, line in enumerate(title):
            canvas.put(box.x, box.y + i, line, style)
        for i, line in enumerate(about):
            canvas.put(box.x, box.y + len(title) + i, line, look.pointing(look.QUIET, thing))
        self._pieces(canvas, box, here, view, inline=cell_len(title[0]) + 1 if box.height == 1 else 0)

    def _pieces(self, canvas: Canvas, box: AreaBox, here: list[SeatView], view: View, inline: int) -> None:
        wide = len(here) * 4 - 1 <= box.width - inline
        x, y = box.x + inline, box.y + box.height - 1
        for seat in here:
            style = look.pointing(look.chip(look.SEAT_COLOURS[seat.colour]), f"seat:{seat.seat}")
            x = canvas.put(x, y, f" {seat.seat} " if wide else seat.seat, style) + (1 if wide else 0)

    def _track_columns(self, view: View, cell: int) -> list[list[list[SeatView]]]:
        """For each damage the seats there, in rows that fit a cell with a space between neighbours."""
        columns: list[list[list[SeatView]]] = []
        for damage in TRACK:
            # The field of the unhurt holds everybody: the game begins there.
            size = max(1, cell - 1) if damage else len(view.seats)
            here = [s for s in view.seats if min(s.damage, TRACK[-1]) == damage and s.alive]
            columns.append([here[i : i + size] for i in range(0, len(here), size)] or [[]])
        return columns

    def _track(
        self, canvas: Canvas, y: int, cell: int, columns: list[list[list[SeatView]]], high: int, speech: Speech
    ) -> None:
        first = canvas.width - cell * (len(TRACK) - 1)
        for damage, rows in enumerate(columns):
            x = first + (damage - 1) * cell if damage else 0
            for i, row in enumerate(rows):
                for j, seat in enumerate(row):
                    style = look.pointing(look.chip(look.SEAT_COLOURS[seat.colour]), f"seat:{seat.seat}")
                    canvas.put(x + j, y + high - len(rows) + i, seat.seat, style)
            number = str(damage)
            dashes = "─" * ((cell if damage else first) - len(number) - (damage == TRACK[-1]))
            after = canvas.put(x, y + high, number, look.WOUND if damage in HP else look.QUIET)
            canvas.put(after, y + high, dashes, look.SHADE)
            if damage in HP:
                canvas.put(x, y + high + 1, self._mark(damage, cell, speech), look.WOUND)
        room = first + (min(HP) - 1) * cell - 1
        canvas.put(0, y + high + 1, clip(speech.say("terminal-sh-track"), room), look.QUIET)

    def _mark(self, damage: int, cell: int, speech: Speech) -> str:
        """A dagger where characters die, with their initials if these fit."""
        marks = {
            hp: "".join(speech.ref(f"role:{r}")[0] for r, h in zip(ROLE_IDS, HP, strict=True) if h == hp) for hp in HP
        }
        fit = all(cell_len(initials) < cell for initials in marks.values())
        return f"†{marks[damage]}" if fit else "†"

    def _legend(self, speech: Speech) -> list[str]:
        """Who dies at which damage."""
        dying: list[str] = []
        for damage in sorted(set(HP)):
            names = [speech.ref(f"role:{r}") for r, hp in zip(ROLE_IDS, HP, strict=True) if hp == damage]
            dying.append(f"†{damage} {speech.listed(names)}")
        return dying

    def _legend_rows(self, speech: Speech, width: int) -> list[str]:
        """The legend in columns, as many as fit."""
        entries = self._legend(speech)
        size = max(cell_len(entry) for entry in entries) + 2
        columns = max(1, width // size)
        padded = [entry + " " * (size - cell_len(entry)) for entry in entries]
        return ["".join(padded[i : i + columns]).rstrip() for i in range(0, len(padded), columns)]

    def _deck_row(self, canvas: Canvas, y: int, view: View, speech: Speech) -> None:
        x = canvas.put(0, y, clip("   ".join(self._decks(view, speech)), canvas.width), look.QUIET)
        off = [s for s in view.seats if s.area == "off" and s.alive]
        label = f"   {speech.ref('area:off')} "
        if off and x + cell_len(label) + len(off) <= canvas.width:
            x = canvas.put(x, y, label, look.QUIET)
            for seat in off:
                x = canvas.put(x, y, seat.seat, look.chip(look.SEAT_COLOURS[seat.colour]))


def hp_of(role: str) -> int:
    return HP[ROLE_IDS.index(role)]


def side_of(role: str) -> str:
    return SIDE_IDS[SIDE[ROLE_IDS.index(role)]]


BOARD = ShadowHuntersBoard()
