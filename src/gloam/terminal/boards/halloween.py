"""The board of Halloween: the street in box characters, as much of it as fits, around whoever is in question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.style import Style
from rich.text import Text

from gloam.core.words.lexicon import SEAT_LETTERS
from gloam.games.halloween.content.board import (
    BLUE_DOOR,
    COLUMNS,
    DIRECTION_IDS,
    DOOR,
    EAST,
    FENCE,
    NORTH,
    NOWHERE,
    OPEN,
    ROWS,
    SOUTH,
    SPACE_IDS,
    SPACES,
    WALL,
    WEST,
    WINDOW,
    YELLOW_DOOR,
    Board,
    neighbour,
    number_of,
)
from gloam.games.halloween.content.board_texts import BUILDING_IDS, ROOM_IDS
from gloam.games.halloween.content.schema import CAR_IDS
from gloam.games.halloween.content.tables import BOARD_IDS, BOARDS, CONTENT
from gloam.games.halloween.shown.views import VictimView, View
from gloam.games.halloween.state import MICHAEL
from gloam.terminal import look
from gloam.terminal.boards.base import Board as Listing
from gloam.terminal.boards.base import Scene, SeatCard
from gloam.terminal.canvas import Canvas
from gloam.terminal.speech import Speech

MAPS = CONTENT.boards

COLOURS = [look.SEAT_COLOURS[name] for name in ("white", "blue", "red", "green")]
QUADRANT_COLOURS = {"nw": "#7fc4ff", "ne": "#f4d35e", "sw": "#9ee493", "se": "#f2a0c8"}

ARROWS = {"north": "▲", "east": "▶", "south": "▼", "west": "◀", "": " "}
SEEN, LAST_SEEN, HIDDEN = "M!", "M?", "M…"
TOKENS = {"fresh": "◆", "searched": "◇", "gone": " "}
LOCK, TREE, CAR = "¤", "♣", "▓"
IN_SIGHT = "·"
POSSIBLE = "░"
ROAD = "-"

LEVEL = {WALL: "─", DOOR: "┄", WINDOW: "═", FENCE: "×", BLUE_DOOR: "╍", YELLOW_DOOR: "╍"}
UPRIGHT = {WALL: "│", DOOR: "┊", WINDOW: "║", FENCE: "×", BLUE_DOOR: "╏", YELLOW_DOOR: "╏"}
LINE_STYLES = {DOOR: look.LIT, WINDOW: Style(color="#9fdcff"), FENCE: Style(color="#8fbf7c")}
LINE_NAMES = {
    WALL: "wall", DOOR: "door", WINDOW: "window", FENCE: "fence", BLUE_DOOR: "cardoor", YELLOW_DOOR: "cardoor",
}  # fmt: skip

# Lines that leave a corner: up 1, down 2, left 4, right 8.
CORNERS = " ╵╷│╴╯╮┤╶╰╭├─┴┬┼"

LIGHT = Style(color=look.GOLD, bgcolor="#3a3218")
HAZE = Style(color="#c8553d")

LISTED = 12
"""So many possible spaces are named in words; of more, only their number."""

LABEL = 3
"""Cells before the street: the number of the row and a space."""

LEAST, MOST = 3, 5
"""Cells of a space with one edge: a letter and an arrow need two more."""

TALL = 2
"""Rows of a space with one edge."""

FEWEST_CELLS, FEWEST_ROWS = 30, 8
"""In less room the position is told in words."""

GROUNDS = {".": "grass", ",": "path", ":": "pavement", "=": "street", "T": "tree"}


class HalloweenBoard(Listing):
    """A street that is scrolled to where something is happening. Hands and the hidden sheet are covered secrets."""

    headings = frozenset({"event-turn", "event-michael-turn"})
    moments = frozenset(
        {
            "event-stopped", "event-assault", "event-wounded", "event-died", "event-spotted", "event-appeared",
            "event-over",
        }
    )  # fmt: skip

    # In words

    def signs(self, speech: Speech) -> list[tuple[str, str]]:
        lines = [(LEVEL[line] * 2 + UPRIGHT[line], _line(speech, line)) for line in (WALL, DOOR, WINDOW, FENCE)]
        return [
            ("B▲", speech.say("term-sign-figure")),
            (SEEN, speech.say("term-sign-seen")),
            (LAST_SEEN, speech.say("term-sign-shadow")),
            (HIDDEN, speech.say("term-sign-hidden")),
            (IN_SIGHT, speech.say("term-sign-sight")),
            (POSSIBLE, speech.say("term-sign-possible")),
            (f"{TOKENS['fresh']} {TOKENS['searched']}", speech.say("term-sign-token")),
            (LOCK, speech.say("term-sign-lock")),
            (TREE, speech.say("board-ground-tree")),
            *lines,
            (LEVEL[BLUE_DOOR] * 2 + UPRIGHT[BLUE_DOOR], _line(speech, BLUE_DOOR)),
        ]

    def status(self, scene: Scene, speech: Speech) -> str:
        view: View = scene.view
        if view.over:
            return speech.say("terminal-over")
        if not view.turn:
            return speech.say("board-waits-setup")
        if view.turn == SEAT_LETTERS[MICHAEL]:
            now = speech.say("board-turn-michael")
        else:
            now = speech.say("board-turn", name=speech.name(view.turn))
        return speech.listed([speech.say("board-round", round=view.round, rounds=view.rounds), now])

    def topic(self, scene: Scene, speech: Speech) -> str:
        view: View = scene.view
        if view.dice:
            dice = [f"{number} {speech.ref(f'die:{face}')}" for number, face in enumerate(view.dice, 1)]
            return speech.say("board-dice", dice=speech.listed(dice))
        if view.dealt:
            return _cards(view.dealt, "card", speech)
        offer = view.offer
        if offer is None:
            return ""
        return speech.say(
            "term-offer",
            seat=speech.name(offer.proposer),
            partner=speech.name(offer.partner),
            given=_cards(offer.given, "card", speech) or speech.say("term-nothing"),
            wanted=_cards(offer.wanted, "card", speech) or speech.say("term-nothing"),
        )

    def seats(self, scene: Scene, speech: Speech) -> list[SeatCard]:
        view: View = scene.view
        michael = view.michael
        state = speech.say("board-staggered-short" if michael.staggered else "board-ready-short")
        damage = speech.say("term-damage", damage=michael.damage, health=michael.health)
        first = SeatCard(
            SEAT_LETTERS[MICHAEL],
            COLOURS[MICHAEL],
            turn=view.turn == SEAT_LETTERS[MICHAEL] and not view.over,
            headline=speech.ref("side:michael"),
            short=f"{michael.damage}/{michael.health} {state}",
            lines=(speech.listed([damage, state]), speech.say("term-hand", count=michael.cards)),
        )
        return [first, *(self._victim(view, one, speech) for one in view.victims)]

    def _victim(self, view: View, one: VictimView, speech: Speech) -> SeatCard:
        colour = COLOURS[SEAT_LETTERS.index(one.seat)]
        if not one.who:
            return SeatCard(one.seat, colour)
        damage = speech.say("term-damage", damage=one.damage, health=one.health)
        effort = speech.say("term-effort", count=one.exertion)
        return SeatCard(
            one.seat,
            colour,
            turn=view.turn == one.seat and not view.over,
            headline=speech.ref(f"victim:{one.who}"),
            short=f"{one.damage}/{one.health} {one.space}",
            lines=(speech.listed([damage, effort]), speech.say("term-hand-of", count=one.cards, limit=one.limit)),
        )

    def secrets(self, scene: Scene, speech: Speech) -> list[tuple[str, str]]:
        view: View = scene.view
        if scene.seat == SEAT_LETTERS[MICHAEL]:
            sheet = view.sheet
            if sheet is None:
                return []
            rows = speech.listed([f"{row} {space}" for row, space in enumerate(sheet.sheet)])
            return [
                (sheet.space or speech.ref("side:michael"), ""),
                (speech.say("term-hand", count=len(sheet.hand)), _cards(sheet.hand, "mcard", speech)),
                (speech.say("term-sheet"), rows),
            ]
        one = _victim_of(view, scene.seat)
        if one is None or one.hand is None or not one.who:
            return []
        title = speech.say("term-hand-of", count=len(one.hand), limit=one.limit)
        return [(one.space, ""), (title, _cards(one.hand, "card", speech))]

    def tell(self, scene: Scene, speech: Speech) -> list[str]:
        """The position for whoever cannot see the street: first where one stands, what one sees and what is around."""
        view: View = scene.view
        lines = [self.status(scene, speech)]
        mine = _victim_of(view, scene.seat)
        if mine is not None and mine.space:
            lines += self._own(view, mine, speech)
        elif view.sheet is not None and view.sheet.space and scene.seat == SEAT_LETTERS[MICHAEL]:
            here = number_of(view.sheet.space)
            lines.append(speech.say("term-you-hide", place=place_of(view, here, speech)))
            lines.append(speech.say("term-around", edges=_around(view, here, speech)))
        for title, text in self.secrets(scene, speech)[1:]:
            lines.append(f"{title}: {text}" if text else title)
        lines += [self._other(view, one, speech) for one in view.victims if one is not mine and one.space]
        lines += list(self._street(view, speech))
        if possible := possible_spaces(scene):
            if len(possible) <= LISTED:
                spaces = speech.listed(possible)
                lines.append(speech.say("term-possible-on", count=len(possible), spaces=spaces))
            else:
                lines.append(speech.say("term-possible", count=len(possible)))
        if view.over and view.sheet is not None:
            lines += [
                speech.say("board-review", row=row, space=space, count=len(view.possible[row]))
                for row, space in enumerate(view.sheet.sheet)
            ]
        if topic := self.topic(scene, speech):
            lines.append(topic)
        for seat in self.seats(scene, speech):
            if seat.headline:
                facts = speech.listed([seat.headline, *seat.lines])
                lines.append(speech.say("term-seat", seat=speech.name(seat.letter), facts=facts))
        return lines

    def _own(self, view: View, mine: VictimView, speech: Speech) -> Iterator[str]:
        here = number_of(mine.space)
        place = place_of(view, here, speech)
        if mine.facing:
            yield speech.say("term-you-face", place=place, direction=speech.ref(f"direction:{mine.facing}"))
        else:
            yield speech.say("term-you-stand", place=place)
        yield speech.say("term-around", edges=_around(view, here, speech))
        yield (
            speech.say("term-you-see", spaces=speech.listed(_by_distance(mine)))
            if mine.sees
            else speech.say("term-blind")
        )

    def _other(self, view: View, one: VictimView, speech: Speech) -> str:
        who = speech.say("board-figure", name=speech.name(one.seat), victim=speech.ref(f"victim:{one.who}"))
        place = place_of(view, number_of(one.space), speech)
        if not one.facing:
            return speech.say("term-stands", figure=who, place=place)
        return speech.say("term-faces", figure=who, place=place, direction=speech.ref(f"direction:{one.facing}"))

    def _street(self, view: View, speech: Speech) -> Iterator[str]:
        """Michael as everybody sees him, then tokens, decks and cars."""
        michael = view.michael
        if michael.figure:
            yield speech.say("term-michael-at", place=place_of(view, number_of(michael.figure), speech))
        elif michael.shadow:
            yield speech.say("term-shadow-at", place=place_of(view, number_of(michael.shadow), speech))
        elif view.turn:
            yield speech.say("term-unseen")
        left = [token.space for token in view.tokens if token.side != "gone"]
        yield speech.say("term-tokens", spaces=speech.listed(left) or speech.say("term-nothing"))
        decks = [f"{speech.ref(f'quadrant:{deck.quadrant}')} {deck.cards}" for deck in view.decks]
        yield speech.say("term-decks", decks=speech.listed(decks))
        for number, car in enumerate(CAR_IDS):
            at = SPACE_IDS[board_of(view).locks_at[number]]
            open_ = car in view.unlocked
            yield speech.say("term-car-open" if open_ else "term-car-locked", car=speech.ref(f"car:{car}"), space=at)

    # As a drawing

    def draw(self, scene: Scene, speech: Speech, width: int, height: int) -> Text:
        if width < FEWEST_CELLS or height < FEWEST_ROWS:
            return super().draw(scene, speech, width, height)
        return StreetDrawing(scene, width, height).text()


class StreetDrawing:
    """The part of the street that fits, with the space in question as near to its middle as the ends allow."""

    def __init__(self, scene: Scene, width: int, height: int) -> None:
        self.view: View = scene.view
        self.board = board_of(self.view)
        self.locks = sum(1 << i for i, car in enumerate(CAR_IDS) if car in self.view.unlocked)
        self.wide = max(LEAST, min(MOST, (width - LABEL - 1) // COLUMNS))
        self.canvas = Canvas(width, height)
        focus = focus_of(scene)
        self.left = _offset(focus % COLUMNS * self.wide, COLUMNS * self.wide + 1, width - LABEL)
        self.top = _offset(focus // COLUMNS * TALL, ROWS * TALL + 1, height - 1)
        self.sheet = self.view.sheet
        self.possible = {number_of(space) for space in possible_spaces(scene)}
        self.sight = {number_of(space) for one in self.view.victims for space in one.sees}
        self.rows = {space: row for row, space in enumerate(self.sheet.sheet)} if self.sheet is not None else {}

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Write on the street; what is scrolled away, or would run into the labels, is left out."""
        for i, char in enumerate(text):
            if x + i >= self.left and y >= self.top:
                self.canvas.put(x + i - self.left + LABEL, y - self.top + 1, char, style)

    def text(self) -> Text:
        self.lines()
        for space in range(SPACES):
            self.space(space)
        for column in range(COLUMNS):
            x = column * self.wide + 1 - self.left
            if x >= 0:
                self.canvas.put(x + LABEL, 0, chr(65 + column), look.QUIET)
        for row in range(ROWS):
            y = row * TALL + 1 - self.top
            if y >= 0:
                self.canvas.put(0, y + 1, f"{row + 1:2}", look.QUIET)
        return self.canvas.text()

    def line(self, space: int, direction: int) -> int:
        """The line of a space; a car that is open has doors. Trees have no walls but those of houses: one sees them."""
        to = neighbour(space, direction)
        if to == NOWHERE:
            return WALL
        if (self.board.trees >> space | self.board.trees >> to) & 1:
            return WALL if (self.board.rooms >> space | self.board.rooms >> to) & 1 else OPEN
        line = self.board.edges[space * 4 + direction]
        return (
            DOOR if line in (BLUE_DOOR, YELLOW_DOOR) and self.board.line(space, direction, self.locks) == DOOR else line
        )

    def lines(self) -> None:
        """All edges, joined where they meet."""
        corners: dict[tuple[int, int], int] = {}
        for space in range(SPACES):
            row, column = space // COLUMNS, space % COLUMNS
            for direction in range(4):
                if direction in (SOUTH, EAST) and neighbour(space, direction) != NOWHERE:
                    continue  # it is the northern or the western line of the next space
                line = self.line(space, direction)
                if line == OPEN:
                    continue
                y = (row + (direction == SOUTH)) * TALL
                x = (column + (direction == EAST)) * self.wide
                style = LINE_STYLES.get(line, look.QUIET)
                if direction in (NORTH, SOUTH):
                    self.put(x + 1, y, LEVEL[line] * (self.wide - 1), style)
                    corners[x, y] = corners.get((x, y), 0) | 8
                    corners[x + self.wide, y] = corners.get((x + self.wide, y), 0) | 4
                else:
                    self.put(x, y + 1, UPRIGHT[line], style)
                    corners[x, y] = corners.get((x, y), 0) | 2
                    corners[x, y + TALL] = corners.get((x, y + TALL), 0) | 1
        for (x, y), ways in corners.items():
            self.put(x, y, CORNERS[ways], look.QUIET)

    def space(self, space: int) -> None:
        text, style = self.content(space)
        x, y = space % COLUMNS * self.wide + 1, space // COLUMNS * TALL + 1
        inner = self.wide - 1
        thing = f"space:{SPACE_IDS[space]}"
        if space in self.sight:
            style = Style.combine([LIGHT, style]) if text.strip() else LIGHT
            text = f"{text.rstrip():{IN_SIGHT}<{inner}}"
        self.put(x, y, f"{text:{inner}}"[:inner], look.pointing(style, thing))

    def content(self, space: int) -> tuple[str, Style]:
        """What is to be seen there, the most important thing first."""
        name, view = SPACE_IDS[space], self.view
        for one in view.victims:
            if one.space == name:
                return one.seat + ARROWS[one.facing], look.chip(COLOURS[SEAT_LETTERS.index(one.seat)])
        if view.michael.figure == name:
            return SEEN, look.CURSOR
        if self.sheet is not None and self.sheet.space == name:
            return HIDDEN, look.LIT_STRONG
        if view.michael.shadow == name:
            return LAST_SEEN, look.STRONG
        for token in view.tokens:
            if token.space == name and token.side != "gone":
                return TOKENS[token.side], Style(color=QUADRANT_COLOURS[token.quadrant])
        if name in self.rows:
            return str(self.rows[name]), look.LIT
        return self.ground(space)

    def ground(self, space: int) -> tuple[str, Style]:
        inner = self.wide - 1
        for number, mask in enumerate(self.board.cars):
            if mask >> space & 1:
                locked = not self.locks >> number & 1 and self.board.locks_at[number] == space
                style = Style(color=("#5b93e0", "#d9ab2f")[number])
                return (LOCK + CAR * (inner - 1) if locked else CAR * inner), style
        if self.board.trees >> space & 1:
            return TREE * inner, Style(color="#4f9a72")
        if space in self.possible:
            return POSSIBLE * inner, HAZE
        return (ROAD if self.board.cells[space] == "=" else ""), look.SHADE


def _line(speech: Speech, line: int) -> str:
    return speech.say(f"board-line-{LINE_NAMES[line]}")


def _cards(cards: Sequence[str], kind: str, speech: Speech) -> str:
    counts = Counter(cards)
    named = [(speech.ref(f"{kind}:{card}"), count) for card, count in counts.items()]
    return speech.listed([f"{name} ×{count}" if count > 1 else name for name, count in named])


def _victim_of(view: View, letter: str) -> VictimView | None:
    return next((one for one in view.victims if one.seat == letter), None)


def _by_distance(one: VictimView) -> list[str]:
    """What a victim sees, the nearest space first."""
    return list(one.sees) if one.facing in (DIRECTION_IDS[EAST], DIRECTION_IDS[SOUTH]) else list(reversed(one.sees))


def possible_spaces(scene: Scene) -> list[str]:
    """Where Michael can be for all that is known, where the table shows that; his own player knows better."""
    if scene.seat == SEAT_LETTERS[MICHAEL] or scene.view.michael.figure:
        return []
    return [space.partition(":")[2] for space in scene.shades.get(f"seat:{SEAT_LETTERS[MICHAEL]}", {})]


def board_of(view: View) -> Board:
    return BOARDS[BOARD_IDS.index(view.board)]


def focus_of(scene: Scene) -> int:
    """The space in question: one's own, or of whoever is on turn, or where Michael was seen; else the street."""
    view: View = scene.view
    wanted = [view.sheet.space] if view.sheet is not None and scene.seat == SEAT_LETTERS[MICHAEL] else []
    for letter in (scene.seat, view.turn):
        one = _victim_of(view, letter)
        wanted.append(one.space if one is not None else "")
    wanted += [view.michael.figure, view.michael.shadow]
    found = next((space for space in wanted if space), "")
    return number_of(found) if found else board_of(view).street * COLUMNS + COLUMNS // 2


def _offset(middle: int, size: int, room: int) -> int:
    """How far to scroll so that a place is in the middle, without leaving the street."""
    return max(0, min(size - room, middle - room // 2))


def place_of(view: View, space: int, speech: Speech) -> str:
    """ "C7, kitchen of the Doyle house"; boards of other people may have rooms that no text names."""
    map_, code = MAPS[view.board], board_of(view).cells[space]
    place = speech.say(f"board-ground-{GROUNDS.get(code, 'grass')}")
    for car in map_.car:
        if car.cell == code:
            place = speech.ref(f"car:{car.id}")
    for room in map_.room:
        if room.cell == code:
            name = speech.say(f"board-room-{room.id}") if room.id in ROOM_IDS else room.id
            house = speech.say(f"board-building-{room.building}") if room.building in BUILDING_IDS else room.building
            place = speech.say("board-in-room", room=name, building=house)
    return speech.say("board-space", space=SPACE_IDS[space], place=place)


def _around(view: View, space: int, speech: Speech) -> str:
    """What lies in each direction: a line with its name, or the open space there."""
    board = board_of(view)
    found: list[str] = []
    for direction in (NORTH, EAST, SOUTH, WEST):
        to = neighbour(space, direction)
        if to == NOWHERE:
            line = speech.say("board-line-end")
        elif board.trees >> to & 1:
            line = speech.say("board-line-tree")
        elif board.edges[space * 4 + direction] == OPEN:
            line = speech.say("term-open", space=SPACE_IDS[to])
        else:
            line = _line(speech, board.edges[space * 4 + direction])
        found.append(speech.say("board-edge", direction=speech.ref(f"direction:{DIRECTION_IDS[direction]}"), line=line))
    return speech.listed(found)


BOARD = HalloweenBoard()
