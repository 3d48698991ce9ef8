"""Step 3 of the victims' turn: main actions, additional actions and exchanges, in any order (WH-065 to WH-074, WH-080
to WH-109)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    ADDITIONAL,
    ALL_PASSAGES,
    CONNECTIONS,
    HIDDEN_WAY,
    IN_ACTIONS,
    ITEMS,
    KEY,
    LOCATIONS,
    MOVE_STEPS,
    NEIGHBOURS,
    OWNER,
    PASSAGES,
    PASSAGES_AT,
    PLANS,
    REPAIRS,
    SPECIAL,
    SPECIAL_OF_ITEM,
    SQUEEZE,
    VICTIM_IDS,
    ZONE_OF,
)
from gloam.games.whisper.rules.barricades import clear
from gloam.games.whisper.rules.finding import Limit, rummage, rummage_foretold, why_no_rummage
from gloam.games.whisper.rules.moving import VictimWalk
from gloam.games.whisper.rules.plans import use_reward
from gloam.games.whisper.rules.repairing import repair, repair_foretold, why_no_repair
from gloam.games.whisper.rules.trading import begin, why_no_trade
from gloam.games.whisper.state import DEAD, KILLER, Victim, Whisper


class Actions(Step):
    """All controllers at once, out of the killer's sight; each thing is done whole before the next one (WH-073; D4).

    Who has acted with all victims may wait, until something else happens; the speaker ends the step (WH-067; D13).
    Whose victims are dead or gone is not asked (WH-356).
    """

    def run(self, s: Whisper) -> None:
        for seat in range(1, s.seats):
            if s.plays(seat) and not s.waiting >> seat & 1:
                options = self.options(s, seat)
                if options:
                    s.ask_quietly(self, seat, w.ASK_ACTION, options)

    def options(self, s: Whisper, seat: int) -> list[int]:
        """All candidates that nothing speaks against: of what victims may do only the deed itself has to be tried, for
        they are this seat's and in play, and think of no second main action."""
        found: list[int] = []
        for slot in range(len(s.victims)):
            v = s.victims[slot]
            if v.seat == seat and v.condition < DEAD:
                found += [option for option in deeds(s, slot, v) if not why_no_deed(s, slot, option)]
        return found + [option for option in together(s) if not self.why_not(s, seat, option)]

    def candidates(self, s: Whisper, seat: int) -> list[int]:
        found: list[int] = []
        for slot in range(len(s.victims)):
            v = s.victims[slot]
            if v.seat == seat and v.condition < DEAD:
                found += deeds(s, slot, v)
        return found + together(s)

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if option == w.WAIT:
            if not all_acted(s, 1 << seat):
                return w.NOT_ALL_ACTED
            return w.MUST_END if seat == s.first and all_acted(s, s.team()) else 0
        if option == w.END:
            if seat != s.first:
                return w.NOT_SPEAKER
            return 0 if all_acted(s, s.team()) else w.NOT_ALL_ACTED
        if verb == w.REWARD:
            if argument >= PLANS or argument != s.completed or not s.reward_ready(IN_ACTIONS):
                return w.NO_REWARD | argument if argument < PLANS else 0
            return 0 if seat == s.first else w.NOT_SPEAKER
        who = actor(option)
        if who < 0:
            return 0
        slot = s.slot_of(who) if who < len(VICTIM_IDS) else -1
        if slot < 0 or not s.victims[slot].inside():
            return w.NOT_IN_PLAY | who if who < len(VICTIM_IDS) else w.NOT_ALLOWED
        if s.victims[slot].seat != seat:
            return w.NOT_YOURS | who
        if is_main(verb) and s.victims[slot].acted:
            return w.ACTED | who
        return why_no_deed(s, slot, option)

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        if option == w.WAIT:
            s.waiting |= 1 << seat
            return
        s.retract_all()
        s.waiting = 0
        if option == w.END:
            return
        s.push(self)
        if option & ~ARG_MASK == w.REWARD:
            use_reward(s)
        else:
            act(s, s.slot_of(actor(option)), option)

    def plans(self, known: Whisper, seat: int, option: int) -> bool:
        """An offer or a way is begun: what comes of it is chosen then."""
        return option & ~ARG_MASK in (w.TRADE, w.MOVE)

    def foretells(self, known: Whisper, seat: int, option: int) -> list[list[int]]:
        verb, who = option & ~ARG_MASK, actor(option)
        if who < 0:
            return []
        slot = known.slot_of(who)
        told = [[w.FORETELL_MAIN_ACTION]] if is_main(verb) else []
        if verb == w.REPAIR:
            told += repair_foretold(known, slot, 1)
        elif verb == w.REPAIR_WITH:
            item = option & 0x1FFF
            told += [*repair_foretold(known, slot, REPAIRS[item]), [w.FORETELL_USED_UP, item]]
        elif verb == w.RUMMAGE:
            told += rummage_foretold(known, slot)
        return told


def all_acted(s: Whisper, seats: int) -> bool:
    """Whether every living victim of these seats has used its main action (WH-067)."""
    return all(v.acted or not v.inside() or not seats >> v.seat & 1 for v in s.victims)


def is_main(verb: int) -> bool:
    return verb in (
        w.MOVE, w.CALM, w.SPECIAL, w.ABILITY, w.UNDERGROUND, w.CLEAR, w.REPAIR, w.REPAIR_WITH, w.RUMMAGE,
    )  # fmt: skip


def actor(option: int) -> int:
    """The victim that an option of step 3 names first; -1 if it is none of step 3."""
    verb, argument = option & ~ARG_MASK, option & ARG_MASK
    if verb in (w.MOVE, w.CALM, w.ABILITY, w.UNDERGROUND, w.CLEAR, w.REPAIR, w.RUMMAGE, w.DRILL):
        return argument
    return argument >> 13 if verb in (w.SPECIAL, w.REPAIR_WITH, w.USE, w.TRADE, w.LOOT) else -1


def with_item(verb: int, victim: int, item: int) -> int:
    """The option of a victim with an item: SPECIAL, REPAIR_WITH, USE."""
    return verb | victim << 13 | item


def trade_of(victim: int, partner: int) -> int:
    return w.TRADE | victim << 13 | partner


def loot_of(victim: int, body: int, item: int) -> int:
    return w.LOOT | victim << 13 | body << 10 | item


def together(s: Whisper) -> list[int]:
    """What may end the step, and the reward of a plan, which is everybody's."""
    if s.completed >= 0 and s.reward_left:
        return [w.REWARD | s.completed, w.WAIT, w.END]
    return [w.WAIT, w.END]


def deeds(s: Whisper, slot: int, v: Victim) -> list[int]:
    """All that a victim might think of in step 3: after its main action no other one, and exchanges with those who are
    there. Whoever thinks of more all the same is told why not."""
    who = v.who
    found: list[int] = []
    if not v.acted:
        found += [w.MOVE | who, w.CALM | who, w.CLEAR | who, w.REPAIR | who, w.RUMMAGE | who]
        if SPECIAL[who]:
            found.append(w.ABILITY | who)
        if s.rewarded(ALL_PASSAGES):
            found.append(w.UNDERGROUND | who)
    if s.drill:
        found.append(w.DRILL | who)
    for item in v.kinds():
        if SPECIAL_OF_ITEM[item] and not v.acted:
            found.append(with_item(w.SPECIAL, who, item))
        if ADDITIONAL[item]:
            found.append(with_item(w.USE, who, item))
        if REPAIRS[item] and not v.acted:
            found.append(with_item(w.REPAIR_WITH, who, item))
    for other in range(len(s.victims)):
        if other == slot:
            continue
        partner = s.victims[other]
        if partner.place != v.place:
            continue
        if partner.condition < DEAD:
            found.append(trade_of(who, partner.who))
        elif partner.condition == DEAD:
            if partner.keys:
                found.append(loot_of(who, partner.who, KEY))
            found += [loot_of(who, partner.who, item) for item in partner.kinds()]
    return found


def why_no_deed(s: Whisper, slot: int, option: int) -> int:
    verb, argument = option & ~ARG_MASK, option & ARG_MASK
    v = s.victims[slot]
    if verb == w.MOVE:
        return why_no_move(s, slot)
    if verb == w.CLEAR:
        can = s.nests >> v.place & 1 or any(s.barricades >> passage & 1 for passage in PASSAGES_AT[v.place])
        return 0 if can else w.NOTHING_TO_CLEAR
    if verb == w.REPAIR:
        return why_no_repair(s, slot)
    if verb == w.RUMMAGE:
        return why_no_rummage(s, slot)
    if verb == w.ABILITY:
        if not SPECIAL[v.who]:
            return w.NO_SPECIAL | v.who
        return 0 if s.words.holds(s, SPECIAL[v.who], "needs", slot) else w.NEEDS_NOT_MET | v.who
    if verb == w.UNDERGROUND:
        if not s.rewarded(ALL_PASSAGES):
            return w.NO_PASSAGES | v.who
        return 0 if HIDDEN_WAY[v.place] >= 0 else w.NEEDS_NOT_MET | v.who
    if verb == w.DRILL:
        if not s.drill or v.drilled:
            return w.DRILL_USED | v.who
        return 0 if can_step(s, slot, False) else w.NO_WAY | v.who
    if verb == w.TRADE:
        partner = argument & 0x1FFF
        return why_no_trade(s, slot, s.slot_of(partner) if partner < len(VICTIM_IDS) else -1)
    if verb == w.LOOT:
        return why_no_loot(s, slot, argument >> 10 & 7, argument & 0x3FF)
    return why_no_item(s, slot, verb, argument & 0x1FFF) if verb != w.CALM else 0


def why_no_item(s: Whisper, slot: int, verb: int, item: int) -> int:
    """An item of its own, with this use, and with what it needs (WH-100, WH-106)."""
    if item >= ITEMS or not s.victims[slot].holds(item):
        return w.NOT_HELD | item if item < ITEMS else w.NOT_ALLOWED_ITEM
    if verb == w.REPAIR_WITH:
        return why_no_repair(s, slot) if REPAIRS[item] else w.NO_SUCH_USE_SPECIAL | item
    program = SPECIAL_OF_ITEM[item] if verb == w.SPECIAL else ADDITIONAL[item]
    if not program:
        return (w.NO_SUCH_USE_SPECIAL if verb == w.SPECIAL else w.NO_SUCH_USE) | item
    return 0 if s.words.holds(s, program, "needs", slot) else w.NEEDS_NOT_MET_ITEM | item


def can_step(s: Whisper, slot: int, squeeze: bool) -> bool:
    place = s.victims[slot].place
    return squeeze or any(s.open_way(place, to) for to in NEIGHBOURS[place])


def why_no_move(s: Whisper, slot: int) -> int:
    v = s.victims[slot]
    return 0 if can_step(s, slot, v.has(SQUEEZE)) else w.NO_WAY | v.who


def why_no_loot(s: Whisper, slot: int, body: int, item: int) -> int:
    """What a dead victim leaves behind, for whoever is there; but for personal items (WH-350)."""
    other = s.slot_of(body)
    if other < 0 or s.victims[other].condition != DEAD or s.victims[other].place != s.victims[slot].place:
        return w.NO_BODY | body if body < len(VICTIM_IDS) else w.NOT_ALLOWED_LOOT
    held = s.victims[other]
    if item >= ITEMS or not (held.holds(item) or (item == KEY and held.keys)):
        return w.NOT_HELD_LOOT | item if item < ITEMS else w.NOT_ALLOWED_LOOT
    return w.OWN_ITEM | item if OWNER[item] >= 0 else 0


def act(s: Whisper, slot: int, option: int) -> None:
    """Carry out what was chosen in step 3."""
    verb, argument = option & ~ARG_MASK, option & ARG_MASK
    v = s.victims[slot]
    if is_main(verb):
        v.acted = True
        s.whisper(w.TOLD_ACTED, v.who, DEED[verb])
    if verb == w.MOVE:
        far = 1 if s.slowed >= 0 and ZONE_OF[v.place] == s.slowed else MOVE_STEPS
        s.push(VictimWalk(slot, 1, far, v.has(SQUEEZE)))
    elif verb == w.CALM:
        calm(s, 1 << slot)
    elif verb == w.CLEAR:
        s.push(Clearing(slot))
    elif verb == w.REPAIR:
        repair(s, slot, 1, True)
    elif verb == w.REPAIR_WITH:
        item = argument & 0x1FFF
        s.whisper(w.TOLD_USED, v.who, item)
        s.throw_away(slot, item)
        repair(s, slot, REPAIRS[item], True)
    elif verb == w.RUMMAGE:
        rummage(s, slot)
    elif verb == w.ABILITY:
        s.push(s.words.start(SPECIAL[v.who], slot))
    elif verb == w.UNDERGROUND:
        s.push(s.words.start(s.reward_program(), slot))
    elif verb == w.DRILL:
        v.drilled = True
        s.push(VictimWalk(slot, 1, 1, False))
    elif verb == w.TRADE:
        begin(s, slot, s.slot_of(argument & 0x1FFF))
    elif verb == w.LOOT:
        loot(s, slot, s.slot_of(argument >> 10 & 7), argument & 0x3FF)
    else:
        item = argument & 0x1FFF
        s.whisper(w.TOLD_USED, v.who, item)
        s.push(s.words.start(SPECIAL_OF_ITEM[item] if verb == w.SPECIAL else ADDITIONAL[item], slot))


DEED = {
    w.MOVE: w.DID_MOVE, w.CALM: w.DID_CALM, w.SPECIAL: w.DID_SPECIAL, w.ABILITY: w.DID_SPECIAL,
    w.UNDERGROUND: w.DID_SPECIAL, w.CLEAR: w.DID_CLEAR, w.REPAIR: w.DID_REPAIR, w.REPAIR_WITH: w.DID_REPAIR,
    w.RUMMAGE: w.DID_RUMMAGE,
}  # fmt: skip


def calm(s: Whisper, slots: int) -> None:
    """Fear tokens are removed; one message tells of whom, and nothing more (WH-082, WH-312)."""
    freed = 0
    for slot in range(len(s.victims)):
        if slots >> slot & 1 and s.victims[slot].fear:
            s.victims[slot].fear = 0
            freed |= 1 << slot
    if freed:
        s.announce(w.TOLD_CALMED, s.named(freed))


def loot(s: Whisper, slot: int, body: int, item: int) -> None:
    v, dead = s.victims[slot], s.victims[body]
    s.whisper(w.TOLD_LOOTED, v.who, dead.who, item)
    if item == KEY:
        v.keys.append(dead.keys.pop())
        v.keys.sort()
    else:
        v.take(dead.lose(item))
    s.push(Limit(slot))


class Clearing(Step):
    """Action 4: one barricade of the own location, or the nest there (WH-084, WH-334; D7)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Whisper) -> None:
        options = [o for o in self.candidates(s, KILLER) if not self.why_not(s, KILLER, o)]
        s.ask_quietly(self, s.victims[self.slot].seat, w.ASK_CLEAR, options)

    def about(self, known: Whisper, seat: int) -> list[int]:
        return [known.victims[self.slot].who]

    def candidates(self, s: Whisper, seat: int) -> list[int]:
        place = s.victims[self.slot].place
        return [*(w.OPEN | passage for passage in PASSAGES_AT[place]), w.TEAR | place]

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        place = s.victims[self.slot].place
        if verb == w.OPEN and argument < CONNECTIONS:
            if argument >= PASSAGES:
                return w.OPEN_FOR_GOOD | argument
            if argument not in PASSAGES_AT[place]:
                return w.NOT_THAT_PASSAGE_CLEAR | argument
            return 0 if s.barricades >> argument & 1 else w.NO_TOKEN_CLEAR | argument
        if verb == w.TEAR and argument < LOCATIONS:
            return 0 if argument == place and s.nests >> place & 1 else w.NO_NEST_CLEAR | argument
        return 0

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        argument = option & ARG_MASK
        if option & ~ARG_MASK == w.OPEN:
            clear(s, self.slot, argument)
        else:
            s.nests &= ~(1 << argument)
            s.announce(w.TOLD_NEST_GONE, argument)
