"""Set-up: decks, the killer and the victims, chosen in secret and revealed at once (WH-001 to WH-035)."""

from __future__ import annotations

from gloam.core.rng import Rng
from gloam.core.state import ARG_MASK, Step, opening
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    BOOK,
    DECKS,
    IN_EQUIPMENT,
    IN_ITEMS,
    ITEMS,
    KEY,
    KEYS_BELOW,
    KILLER_IDS,
    LOCKED_UNTIL,
    MAIN_EXIT,
    PLANS,
    SECRET_EXIT,
    STARTING_HAND,
    STARTS_WITH,
    VICTIM_IDS,
    VICTIMS,
)
from gloam.games.whisper.effects.playing import WhisperWords
from gloam.games.whisper.options import Switches
from gloam.games.whisper.rules.deck import take
from gloam.games.whisper.rules.rounds import Round
from gloam.games.whisper.state import (
    DRAFT,
    HEALTHY,
    KILLER,
    NONE_YET,
    NOTHING_HIDDEN,
    NOWHERE,
    OFF_TRACK,
    SETTING_UP,
    Victim,
    Whisper,
)
from gloam.games.whisper.traces.support import nothing_told
from gloam.games.whisper.traces.trace import Trace


def items_deck(rng: Rng) -> list[int]:
    """Shuffled, with a key at the bottom (WH-032)."""
    rest = [item for item in range(ITEMS) for _ in range(IN_ITEMS[item] - (KEYS_BELOW if item == KEY else 0))]
    rng.shuffle("items", rest)
    return [*[KEY] * KEYS_BELOW, *rest]


def new_game(seats: int, rng: Rng, switches: Switches, killer: int) -> Whisper:
    """A game before its first decision; `killer` is -1 where his player chooses."""
    equipment = [item for item in range(ITEMS) for _ in range(IN_EQUIPMENT[item])]
    rng.shuffle("equipment", equipment)
    items = items_deck(rng)
    plans: list[int] = []
    if switches.variant == "plan":
        cards = list(range(PLANS))
        rng.shuffle("plans", cards)
        plans = sorted(cards[-2:])
    first = rng.die("first", seats - 1)
    s = Whisper(
        opening(seats, rng, Round()),
        switches=switches,
        words=WhisperWords(BOOK),
        round=0,
        turn=SETTING_UP,
        unseen=DRAFT,
        first=first,
        victims=[],
        taken=[],
        noise=0,
        noise_seen=0,
        barricades=0,
        nests=0,
        trap=NOWHERE,
        trap_bonus=0,
        gears=0,
        rescue=OFF_TRACK,
        keys=0,
        keys_seen=0,
        items=items,
        below=KEYS_BELOW,
        equipment=equipment,
        equipment_seen=len(equipment),
        discard=[],
        drawn=[],
        repaired=False,
        waiting=0,
        drill=False,
        offer=None,
        declined=[],
        dropped=0,
        petrified=NONE_YET,
        slowed=NONE_YET,
        plans=plans,
        marked=NONE_YET,
        progress=0,
        completed=NONE_YET,
        completed_in=0,
        reward_left=False,
        stakeout_used=False,
        killer=NONE_YET,
        chosen=killer,
        place=NOWHERE,
        figure=NOWHERE,
        hidden=False,
        stalk=0,
        stalk_left=0,
        haunt=0,
        hand=[],
        pile=[],
        played=[],
        locked=[],
        level=1,
        turn_bonus=0,
        on_reveal=None,
        revealed=False,
        encountered=False,
        ambushed=False,
        found=False,
        cleared=False,
        basics=0,
        ran=False,
        asked_nests=0,
        named_nests=0,
        frights=0,
        fright_area=0,
        fright_only=0,
        participants=0,
        attacked=0,
        defender=NONE_YET,
        attack_bonus=0,
        dice_bonus=0,
        no_items=False,
        keep_cards=False,
        after_attack=None,
        item_bonus=0,
        repelled=False,
        charm_shown=False,
        dried=False,
        trace=Trace(nothing_told(switches.variant == "plan", switches.variant == "crossroads")),
        ending=NONE_YET,
    )
    s.push(Unveiling())
    s.push(Draft())
    s.push(TokenDrawn())
    return s


class TokenDrawn(Step):
    """Who holds the first-player token, and which plans the team has drawn (WH-015, WH-360)."""

    def run(self, s: Whisper) -> None:
        s.announce(w.TOLD_FIRST, s.first)
        if s.plans:
            s.whisper(w.TOLD_PLANS, s.plans[0], s.plans[1])


class Draft(Step):
    """The killer is chosen, and at the same time the victims one after another, each side unseen by the other (WH-007,
    WH-016; D1, D2)."""

    def run(self, s: Whisper) -> None:
        if s.chosen == NONE_YET:
            s.ask_quietly(self, KILLER, w.ASK_KILLER, [w.BE | killer for killer in range(len(KILLER_IDS))])
        self.ask_next(s)

    def ask_next(self, s: Whisper) -> None:
        """In seating order from the token's holder on."""
        if len(s.taken) < VICTIMS:
            seat = 1 + (s.first - 1 + len(s.taken)) % (s.seats - 1)
            s.ask_quietly(self, seat, w.ASK_PICK, [o for o in self.picks(s) if not self.why_not(s, seat, o)])

    def picks(self, s: Whisper) -> list[int]:
        return [w.PICK | who for who in range(len(VICTIM_IDS))]

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        if seat == KILLER:
            s.chosen = option & ARG_MASK
            return
        who = option & ARG_MASK
        s.taken.append(who << 2 | seat)
        s.whisper(w.TOLD_PICKED, seat, who)
        self.ask_next(s)

    def candidates(self, s: Whisper, seat: int) -> list[int]:
        return [w.BE | killer for killer in range(len(KILLER_IDS))] if seat == KILLER else self.picks(s)

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        who = option & ARG_MASK
        if seat == KILLER or option & ~ARG_MASK != w.PICK or who >= len(VICTIM_IDS):
            return 0
        return w.TAKEN | who if any(taken >> 2 == who for taken in s.taken) else 0


class Unveiling(Step):
    """Both choices are known now; figures and cards get ready (WH-007, WH-017, WH-020 to WH-031)."""

    def run(self, s: Whisper) -> None:
        s.unseen = NOTHING_HIDDEN
        s.killer = s.chosen
        s.announce(w.TOLD_KILLER, s.killer)
        for seat in range(1, s.seats):
            for taken in s.taken:
                if taken & 3 == seat:
                    s.victims.append(newcomer(taken >> 2, seat))
                    s.announce(w.TOLD_VICTIM, taken >> 2, seat)
        s.taken = []
        prepare_killer(s)


def newcomer(who: int, seat: int) -> Victim:
    """Healthy, without fear, in the hall, with nothing but an item of its own (WH-030, WH-031)."""
    items = [STARTS_WITH[who] << 2] if STARTS_WITH[who] >= 0 else []
    return Victim(who, seat, MAIN_EXIT, HEALTHY, 0, items, [], 0, False, False, False, False, False)


def prepare_killer(s: Whisper) -> None:
    """Locked cards aside, the others shuffled, two on the hand, the figure at the secret exit (WH-022 to WH-028)."""
    s.put_figure(SECRET_EXIT)
    s.locked = [card for card in DECKS[s.killer] if LOCKED_UNTIL[card] > 1]
    s.pile = [card for card in DECKS[s.killer] if LOCKED_UNTIL[card] <= 1]
    s.rng.shuffle("killer", s.pile)
    for _ in range(STARTING_HAND):
        card = s.pile.pop()
        take(s, card)
        s.keep(1 << KILLER, w.TOLD_YOU_DREW, card)
