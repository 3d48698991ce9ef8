"""Set-up: decks, victims, starting cards, Michael's first space (HW-032 to HW-079, HW-320)."""

from __future__ import annotations

from gloam.core.council import Council
from gloam.core.rng import Rng
from gloam.core.state import ARG_MASK, Step, opening
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import QUADRANTS, SPACES, spaces_of
from gloam.games.halloween.content.tables import (
    BOARDS,
    DEALT,
    DECK_SIZES,
    FRESH,
    KEY_DEPTH,
    KEYS,
    MICHAEL_DECK,
    STARTERS,
    VICTIM_IDS,
)
from gloam.games.halloween.options import Switches
from gloam.games.halloween.rules.rounds import Round, draw_card
from gloam.games.halloween.rules.sight import Facing, look
from gloam.games.halloween.state import MICHAEL, NO_CARD, NO_DIRECTION, NO_SPACE, NOBODY_YET, Halloween, Mat
from gloam.games.halloween.traces.trail import no_trail


def deal_decks(rng: Rng) -> list[list[int]]:
    """Four decks, each with one key card among its last five cards (HW-054 to HW-061)."""
    items = DEALT.copy()
    rng.shuffle("items", items)
    keys = KEYS.copy()
    rng.shuffle("keys", keys)
    decks: list[list[int]] = []
    for quadrant in range(QUADRANTS):
        size = DECK_SIZES[quadrant]
        cards = items[-size:]
        items = items[:-size]
        bottom = [*cards[:KEY_DEPTH], keys[quadrant]]
        rng.shuffle("bottom", bottom)
        decks.append([*bottom, *cards[KEY_DEPTH:]])
    return decks


def new_game(seats: int, rng: Rng, switches: Switches, board_number: int) -> Halloween:
    """A game before its first decision."""
    decks = deal_decks(rng)
    pile = MICHAEL_DECK.copy()
    rng.shuffle("michael", pile)
    s = Halloween(
        opening(seats, rng, Round()),
        switches=switches,
        board_number=board_number,
        round=0,
        turn=NOBODY_YET,
        deed=0,
        cut_short=False,
        mats=[Mat(NOBODY_YET, NO_SPACE, NO_DIRECTION, 0, 0, [], 0) for _ in range(seats)],
        spare=list(range(len(VICTIM_IDS))),
        dead=[],
        decks=decks,
        discard=[],
        tokens=[FRESH] * len(BOARDS[board_number].search),
        locks=0,
        dealt=[],
        flashlights=0,
        sunken=[],
        offer=None,
        refusals=0,
        space=NO_SPACE,
        figure=False,
        shadow=NO_SPACE,
        damage=0,
        staggered=False,
        cards=[],
        pile=pile,
        played=[],
        sheet=[],
        first=0,
        walking=False,
        way=[],
        card=NO_CARD,
        gone=False,
        trail=no_trail(board_number, seats, switches.michael_may_repeat),
        ending=-1,
    )
    s.push(Lurk())
    for _ in range(switches.michael_cards):
        s.push(MichaelDraws())
    everybody = (1 << seats) - 1 & ~(1 << MICHAEL)
    for _ in range(switches.item_cards):
        s.push(SharedHand(everybody, 1))
    for _ in range(switches.item_cards):
        s.push(SharedDraw(everybody, 1))
    for seat in range(seats - 1, 0, -1):
        s.push(PickVictim(seat))
    return s


class PickVictim(Step):
    """One of the four who may begin, in turn order (HW-038 to HW-043)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Halloween) -> None:
        s.ask(self, self.seat, w.ASK_PICK, [w.PICK | who for who in STARTERS if who in s.spare])

    def answer(self, s: Halloween, seat: int, option: int) -> None:
        mat = s.mats[seat]
        mat.who = option & ARG_MASK
        mat.space = s.board.starts[mat.who]
        s.spare.remove(mat.who)
        s.announce(w.TOLD_PICKED, seat, mat.who, mat.space)
        s.push(Facing(seat, False))

    def candidates(self, s: Halloween, seat: int) -> list[int]:
        return [w.PICK | who for who in range(len(VICTIM_IDS))]

    def why_not(self, s: Halloween, seat: int, option: int) -> int:
        if option & ~ARG_MASK != w.PICK:
            return 0
        return w.NOT_AT_START if option & ARG_MASK not in STARTERS else w.TAKEN


class MichaelDraws(Step):
    """A Michael card at the start, for a harder game (HW-072)."""

    def run(self, s: Halloween) -> None:
        draw_card(s)


class SharedDraw(Council):
    """The victims choose a deck together; all of them see its top card before the next one is chosen (HW-074, HW-077,
    HW-320)."""

    def kind(self) -> int:
        return w.ASK_DRAW

    def options(self, s: Halloween) -> list[int]:
        return [w.DRAW | quadrant for quadrant in range(QUADRANTS) if s.decks[quadrant]]

    def decided(self, s: Halloween, option: int, agreed: bool) -> None:
        quadrant = option & ARG_MASK
        card = s.decks[quadrant].pop()
        s.dealt.append(card)
        s.announce(w.TOLD_DEALT_FROM, quadrant)
        s.keep(self.members, w.TOLD_DEALT, card)


class SharedHand(Council):
    """... and once all are drawn they decide of each who gets it, within the hand limits (HW-075, HW-078)."""

    def kind(self) -> int:
        return w.ASK_HAND

    def options(self, s: Halloween) -> list[int]:
        return [w.HAND | seat for seat in range(1, s.seats) if len(s.mats[seat].hand) < s.limit(seat)]

    def about(self, s: Halloween, seat: int) -> list[int]:
        return s.dealt[:1]

    def decided(self, s: Halloween, option: int, agreed: bool) -> None:
        seat = option & ARG_MASK
        s.take(seat, s.dealt.pop(0))
        s.announce(w.TOLD_HANDED, seat)

    def candidates(self, s: Halloween, seat: int) -> list[int]:
        return [w.HAND | other for other in range(1, s.seats)]

    def why_not(self, s: Halloween, seat: int, option: int) -> int:
        other = option & ARG_MASK
        if option & ~ARG_MASK != w.HAND or not 0 < other < s.seats or option in self.options(s):
            return 0
        return w.HAND_FULL | other


class Lurk(Step):
    """Michael chooses his first space in secret: outdoors, no tree, no victim (HW-067 to HW-070)."""

    def run(self, s: Halloween) -> None:
        free = s.board.outdoors & ~s.occupied()
        s.ask(self, MICHAEL, w.ASK_START, [w.START | space for space in spaces_of(free)])

    def answer(self, s: Halloween, seat: int, option: int) -> None:
        s.space = option & ARG_MASK
        s.sheet.append(s.space)
        s.announce(w.TOLD_LURKS)
        look(s)

    def candidates(self, s: Halloween, seat: int) -> list[int]:
        return [w.START | space for space in range(SPACES)]

    def why_not(self, s: Halloween, seat: int, option: int) -> int:
        if option & ~ARG_MASK != w.START or option & ARG_MASK >= SPACES:
            return 0
        space = option & ARG_MASK
        if not s.board.outdoors >> space & 1:
            return (w.NOT_OUTDOORS_TREE if s.board.trees >> space & 1 else w.NOT_OUTDOORS) | space
        return w.VICTIM_THERE_LURK | space if s.at(space) >= 0 else 0
