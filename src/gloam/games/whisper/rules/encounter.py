"""[SEARCH], encounters and attacks, and the escape afterwards (WH-238 to WH-267)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    ATTACK,
    CHILL,
    DEFENCE,
    DICE,
    DIE,
    ITEMS,
    LOCATIONS,
    MORE_DEFENCE,
    NEIGHBOURS,
    PASSAGE_OF,
    REPELLED,
    SHIELD,
    USED_WITH,
    VICTIM_IDS,
)
from gloam.games.whisper.rules.cards import all_plays, play_card, play_foretold, playable, why_no_play
from gloam.games.whisper.rules.council import TeamCouncil
from gloam.games.whisper.rules.deck import discard_top, level_up
from gloam.games.whisper.rules.ending import killed
from gloam.games.whisper.rules.fear import frighten
from gloam.games.whisper.state import DEFENCE as CHOOSING_DEFENDER
from gloam.games.whisper.state import HEALTHY, KILLER, NOTHING_HIDDEN, NOWHERE, WOUNDED, Victim, Whisper


def search(s: Whisper) -> None:
    """Who is here? All are named, and an encounter begins (WH-238, WH-239)."""
    s.announce(w.TOLD_SEARCHED, s.place)
    slots = s.those_at(1 << s.place)
    s.found = slots != 0
    if not slots:
        s.announce(w.TOLD_NOBODY)
        return
    s.announce(w.TOLD_FOUND, s.named(slots))
    s.encountered = True
    s.participants = slots
    s.attacked = 0
    s.push(Escapes(slots))
    s.push(NextAttack())
    if s.able(CHILL):
        s.announce(w.TOLD_ABILITY, CHILL)
        frighten(s, slots)


def unattacked(s: Whisper) -> int:
    return s.participants & ~s.attacked & s.inside()


class NextAttack(Step):
    """Step 1 of an attack: a card, or none (WH-241; D25). The next one begins as long as somebody is left (WH-257)."""

    def run(self, s: Whisper) -> None:
        if unattacked(s):
            s.ask(self, KILLER, w.ASK_ATTACK, [PASS, *playable(s, ATTACK)])

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        s.push(Roll())
        s.push(DefenceItem())
        s.push(PickDefender())
        if option != PASS:
            play_card(s, option & ARG_MASK)

    def candidates(self, s: Whisper, seat: int) -> list[int]:
        return [PASS, *all_plays(s)]

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        return why_no_play(s, option & ARG_MASK, ATTACK) if option & ~ARG_MASK == w.PLAY else 0

    def foretells(self, known: Whisper, seat: int, option: int) -> list[list[int]]:
        return [[w.FORETELL_STRENGTH, known.strength()]] if option == PASS else play_foretold(known, option)


class PickDefender(Step):
    """Step 2: the team chooses who defends, out of the killer's sight (WH-243; D26). In Crossroads one alone does
    (WH-355)."""

    def run(self, s: Whisper) -> None:
        left = unattacked(s)
        if left & (left - 1) == 0:
            set_defender(s, left.bit_length() - 1)
            return
        s.unseen = CHOOSING_DEFENDER
        members = s.team()
        if s.crossroads:
            members = 1 << decider(s)
        s.push(DefenderCouncil(members, s.first if members >> s.first & 1 else members.bit_length() - 1))


def decider(s: Whisper) -> int:
    """Who decides: the token's holder, or the next in seating order, whose victim lives and takes part, although it may
    have been attacked already (WH-355)."""
    slots = s.participants & s.inside()
    seat = s.first
    for _ in range(s.seats):
        for slot in range(len(s.victims)):
            if slots >> slot & 1 and s.victims[slot].seat == seat:
                return seat
        seat = seat + 1 if seat + 1 < s.seats else 1
    raise AssertionError("nobody takes part")


class DefenderCouncil(TeamCouncil):
    def kind(self) -> int:
        return w.ASK_DEFENDER

    def options(self, s: Whisper) -> list[int]:
        left = unattacked(s)
        return [w.DEFENDER | s.victims[slot].who for slot in range(len(s.victims)) if left >> slot & 1]

    def about(self, known: Whisper, seat: int) -> list[int]:
        return [known.strength()]

    def foretells(self, known: Whisper, seat: int, option: int) -> list[list[int]]:
        v = known.victims[known.slot_of(option & ARG_MASK)]
        told = [[w.FORETELL_DICE, dice_of(known, v)]]
        return told if v.condition == HEALTHY else [*told, [w.FORETELL_KILLS, v.who]]

    def decided(self, s: Whisper, option: int, agreed: bool) -> None:
        s.unseen = NOTHING_HIDDEN
        set_defender(s, s.slot_of(option & ARG_MASK))

    def candidates(self, s: Whisper, seat: int) -> list[int]:
        return [w.DEFENDER | v.who for v in s.victims]

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        who = option & ARG_MASK
        if option & ~ARG_MASK != w.DEFENDER or who >= len(VICTIM_IDS) or option in self.options(s):
            return 0
        return (
            w.NOT_ATTACKABLE_ATTACKED if s.slot_of(who) >= 0 and s.attacked >> s.slot_of(who) & 1 else w.NOT_ATTACKABLE
        ) | who


def set_defender(s: Whisper, slot: int) -> None:
    s.defender = slot
    s.attacked |= 1 << slot
    s.announce(w.TOLD_DEFENDER, s.victims[slot].who, s.strength())


class DefenceItem(Step):
    """Step 3: one item of the defender's own, or none (WH-244 to WH-246; D27). Asked whatever it holds (WH-294). All
    that is used is shown (WH-263)."""

    def run(self, s: Whisper) -> None:
        if s.no_items:
            return
        options = [o for o in self.candidates(s, KILLER) if not self.why_not(s, KILLER, o)]
        s.ask_aside(self, s.victims[s.defender].seat, w.ASK_DEFENCE, options)

    def about(self, known: Whisper, seat: int) -> list[int]:
        return [known.victims[known.defender].who, known.strength()]

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        if option != PASS:
            item = option & ARG_MASK
            who = s.victims[s.defender].who
            if USED_WITH[item] >= 0:
                s.announce(w.TOLD_DEFENDS, who, USED_WITH[item])
            s.announce(w.TOLD_DEFENDS, who, item)
            s.push(s.words.start(DEFENCE[item], s.defender))

    def candidates(self, s: Whisper, seat: int) -> list[int]:
        return [PASS, *(w.DEFEND | item for item in s.victims[s.defender].kinds())]

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        item = option & ARG_MASK
        if option & ~ARG_MASK != w.DEFEND or item >= ITEMS:
            return 0
        if not s.victims[s.defender].holds(item):
            return w.NOT_HELD_DEFENCE | item
        if not DEFENCE[item]:
            return w.NOT_DEFENSIVE | item
        return 0 if s.words.holds(s, DEFENCE[item], "needs", s.defender) else w.NEEDS_NOT_MET_ITEM_DEFENCE | item


def dice_of(s: Whisper, v: Victim) -> int:
    """The dice of a defender: fear takes them away, but for the last one (WH-247, WH-248)."""
    dice = DICE - v.fear + s.dice_bonus
    return dice if dice > 1 else 1


class Roll(Step):
    """Steps 4 and 5: dice, bonuses, and what comes of them (WH-247 to WH-257)."""

    def run(self, s: Whisper) -> None:
        v = s.victims[s.defender]
        dice = dice_of(s, v)
        total = 0
        for _ in range(dice):
            face = DIE[s.rng.die("die", len(DIE)) - 1]
            s.announce(w.TOLD_DIE, face)
            total += face
        s.announce(w.TOLD_ROLLED, v.who, dice, total)
        defence = total + s.item_bonus + self.other_bonuses(s)
        strength = s.strength()
        s.repelled = defence >= strength
        # What the attack card gave was for this attack: a level gained now tells the strength without it (WH-242).
        s.attack_bonus = 0
        s.push(AttackOver())
        if s.after_attack is not None:
            s.push(s.after_attack)
        if s.repelled:
            s.announce(w.TOLD_REPELLED, v.who, defence, strength)
            if not s.keep_cards:
                discard_top(s, REPELLED)
            return
        s.announce(w.TOLD_WOUNDED, v.who, defence, strength)
        if v.condition == HEALTHY:
            v.condition = WOUNDED
            return
        killed(s, s.defender)
        if not s.over:
            # Its reward for a death comes at once, and without reshuffling (WH-348).
            level_up(s)

    def other_bonuses(self, s: Whisper) -> int:
        bonus = 0
        if s.victims[s.defender].has(SHIELD) and unattacked(s):
            bonus += 1
        if s.rewarded(MORE_DEFENCE):
            bonus += 1
        if s.trap == s.place:
            bonus += s.trap_bonus
            s.announce(w.TOLD_SPRUNG, s.trap, s.trap_bonus)
            s.trap = NOWHERE
        return bonus


class AttackOver(Step):
    """What an attack card brought is gone (WH-242); the encounter goes on unless the attack was repelled (WH-255)."""

    def run(self, s: Whisper) -> None:
        s.dice_bonus = s.item_bonus = 0
        s.no_items = s.keep_cards = False
        s.after_attack = None
        s.defender = -1
        if not s.repelled and unattacked(s):
            s.push(NextAttack())
        else:
            s.participants = s.attacked = 0
        s.repelled = False


class Escapes(Step):
    """Every participant may make one step, unseen by the killer, in slot order (WH-259 to WH-262; D28)."""

    def __init__(self, slots: int) -> None:
        self.slots = slots

    def slot(self, s: Whisper) -> int:
        left = self.slots & s.inside()
        return (left & -left).bit_length() - 1

    def run(self, s: Whisper) -> None:
        slot = self.slot(s)
        if slot >= 0:
            v = s.victims[slot]
            ways = [w.ESCAPE | to for to in NEIGHBOURS[v.place] if s.open_way(v.place, to)]
            s.ask_aside(self, v.seat, w.ASK_ESCAPE, [PASS, *ways])

    def about(self, known: Whisper, seat: int) -> list[int]:
        return [known.victims[self.slot(known)].who]

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        slot = self.slot(s)
        s.push(Escapes(self.slots & s.inside() & ~(1 << slot)))
        if option != PASS:
            v = s.victims[slot]
            v.place = option & ARG_MASK
            s.whisper(w.TOLD_STEPPED, v.who, v.place)

    def candidates(self, s: Whisper, seat: int) -> list[int]:
        return [PASS, *(w.ESCAPE | to for to in NEIGHBOURS[s.victims[self.slot(s)].place])]

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        to = option & ARG_MASK
        if option & ~ARG_MASK != w.ESCAPE or to >= LOCATIONS:
            return 0
        place = s.victims[self.slot(s)].place
        if to not in NEIGHBOURS[place]:
            return w.NOT_ADJACENT_ESCAPE | to
        return 0 if s.open_way(place, to) else w.BARRICADED_ESCAPE | PASSAGE_OF[place * LOCATIONS + to]
