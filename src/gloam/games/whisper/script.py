"""What the words of cards, items and plans mean (vocabulary.py), for the interpreter of effects."""

from __future__ import annotations

from gloam.core.effect_program import ABSENT, GO_ON
from gloam.core.effect_step import Frame, Run, Words
from gloam.core.state import ARG_MASK, Step
from gloam.games.whisper import vocabulary as v
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    ENDS,
    EVERYWHERE,
    HIDDEN_WAY,
    ITEM_OF_PROGRAM,
    LOCATIONS,
    NEIGHBOURS,
    PASSAGES,
    PASSAGES_AT,
    ZONE_AREA,
    ZONE_IDS,
    ZONE_OF,
    radius,
)
from gloam.games.whisper.filters import filtered
from gloam.games.whisper.rules.acting import calm
from gloam.games.whisper.rules.barricades import Barricading, clear
from gloam.games.whisper.rules.deck import draw
from gloam.games.whisper.rules.encounter import search
from gloam.games.whisper.rules.fear import frighten, frighten_area
from gloam.games.whisper.rules.finding import Limit, draw_items
from gloam.games.whisper.rules.moving import Approach, KillerWalk, StakeoutWindow, Stalk, VictimWalk
from gloam.games.whisper.rules.nests import put_nest
from gloam.games.whisper.rules.repairing import advance, place_gears, repair, why_no_repair
from gloam.games.whisper.rules.sensing import sense_area, sense_radius, sense_zone, sense_zones
from gloam.games.whisper.state import HEALTHY, KILLER, OFF_TRACK, STALKING, WOUNDED, Whisper

NOBODY_SPECIAL = -1


def places_of(area: int) -> list[int]:
    return [place for place in range(LOCATIONS) if area >> place & 1]


class WhisperWords(Words):
    """The reader of a program is a slot for what victims do, and nobody for the killer's cards and for plans."""

    # Who is asked, and how

    def seat(self, s: Whisper, f: Frame, who: int) -> int:
        return seat_of(s, f.program.id, f.reader())

    def kind(self, s: Whisper, f: Frame, asked: int) -> int:
        if f.program.id.startswith("card/"):
            return w.ASK_CARD
        return w.ASK_REWARD if f.program.id.startswith("plan/") else w.ASK_TARGET

    def ask(self, s: Whisper, step: Run, seat: int, kind: int, options: list[int]) -> None:
        """What the killer chooses on a card all see; what victims choose, their side alone."""
        if seat == KILLER:
            s.ask(step, seat, kind, options)
        else:
            s.ask_quietly(step, seat, kind, options)

    def choose(self, number: int) -> int:
        return w.CHOOSE | number

    def option(self, op: int, item: int) -> int:
        if op == v.ZONES:
            return w.ZONE | item
        if op in (v.PASSAGES, v.TOUCHING, v.FREE, v.BARRICADED):
            return w.PASSAGE | item
        if op in (v.VICTIMS, v.EVERYBODY):
            return w.VICTIM | item
        return w.ITEM | item if op == v.DISCARDED else w.AT | item

    def why_unpicked(self, s: Whisper, f: Frame, op: int, args: list[int], option: int) -> int:
        """No target of this card, item, ability or reward (WH-100, WH-193, WH-369)."""
        if option & ~ARG_MASK != self.option(op, 0):
            return 0
        if f.program.id.startswith("card/"):
            return w.NOT_ALLOWED_CARD
        return w.NOT_ALLOWED_REWARD if f.program.id.startswith("plan/") else w.NOT_ALLOWED_TARGET

    # Where

    def here(self, s: Whisper, f: Frame) -> int:
        """The killer's location; for items and abilities that of the victim (WH-047)."""
        return s.place if f.reader() < 0 else s.victims[f.reader()].place

    def area(self, s: Whisper, f: Frame, term: int) -> int:
        """An area as a mask of locations."""
        op, args, here = f.op(term), f.args(s, term), self.here(s, f)
        if op == v.HERE:
            return 1 << here
        if op == v.ZONE_HERE:
            return ZONE_AREA[ZONE_OF[here]]
        if op == v.RADIUS:
            return radius(args[0], here if args[1] == ABSENT else args[1])
        if op == v.ZONE:
            return ZONE_AREA[args[0]]
        if op == v.LOC:
            return 1 << args[0]
        mask = 0
        if op == v.AROUND:
            for place in f.items(s, args[1]):
                mask |= radius(args[0], place)
        elif op == v.ZONES_OF:
            for place in f.items(s, args[0]):
                mask |= ZONE_AREA[ZONE_OF[place]]
        elif op == v.EVERYWHERE:
            mask = EVERYWHERE
        return mask

    # Things, numbers and conditions

    def items(self, s: Whisper, f: Frame, op: int, args: list[int]) -> list[int]:
        if op == v.ZONES:
            return list(range(len(ZONE_IDS)))
        if op == v.NESTS:
            return places_of(s.nests)
        if op == v.NESTS_NOT_SENSED:
            return places_of(s.nests & ~s.asked_nests)
        if op == v.NESTS_NAMED:
            return places_of(s.named_nests)
        if op == v.NOISE_TOKENS:
            return places_of(s.noise if f.reader() >= 0 else s.noise_seen)
        if op == v.LOCATIONS:
            return places_of(self.area(s, f, args[0]))
        if op == v.DISTANCE:
            here = self.here(s, f)
            return places_of(radius(args[1], here) & ~radius(args[0] - 1, here))
        if op == v.EVERYBODY:
            return [victim.who for victim in s.victims if victim.inside()]
        if op == v.VICTIMS:
            return self.whom(s, filtered(s, s.those_at(self.area(s, f, args[0])), args[1]))
        if op == v.PASSAGES:
            return PASSAGES_AT[self.here(s, f)] if f.op(args[0]) == v.HERE else within(self.area(s, f, args[0]))
        if op == v.TOUCHING:
            return within(self.area(s, f, args[0]))
        if op == v.FREE:
            return [passage for passage in f.items(s, args[0]) if not s.barricades >> passage & 1]
        if op == v.BARRICADED:
            return [passage for passage in f.items(s, args[0]) if s.barricades >> passage & 1]
        if op == v.DISCARDED:
            return [item for item in f.args(s, args[0]) if item in s.discard]
        return self.joined(s, f, op, args)

    def joined(self, s: Whisper, f: Frame, op: int, args: list[int]) -> list[int]:
        """Sets of locations, taken together."""
        if op == v.WITHOUT:
            minus = f.items(s, args[1])
            return [place for place in f.items(s, args[0]) if place not in minus]
        sets = [f.items(s, term) for term in f.args(s, args[0])]
        if op == v.BOTH:
            return [place for place in sets[0] if all(place in other for other in sets[1:])]
        return [place for place in range(LOCATIONS) if any(place in other for other in sets)]

    def whom(self, s: Whisper, slots: int) -> list[int]:
        return [s.victims[slot].who for slot in range(len(s.victims)) if slots >> slot & 1]

    def slots(self, s: Whisper, f: Frame, term: int) -> int:
        mask = 0
        for who in f.items(s, term):
            mask |= 1 << s.slot_of(who)
        return mask

    def number(self, s: Whisper, f: Frame, op: int, args: list[int]) -> int:
        return len(f.items(s, args[0])) + args[1]

    def test(self, s: Whisper, f: Frame, op: int, args: list[int]) -> bool:
        if op == v.FOUND:
            return s.found
        if op == v.CLEARED:
            return s.cleared
        if op == v.REPELLED:
            return s.repelled
        if op == v.REVEALED:
            return s.revealed
        if op == v.RESCUE_ON_TRACK:
            return s.rescue != OFF_TRACK
        if op == v.LEVEL:
            return s.level >= args[0]
        if op == v.SOME:
            return len(f.items(s, args[0])) > 0
        if op == v.WOUNDED:
            return s.victims[s.slot_of(args[0])].condition == WOUNDED
        if f.reader() >= 0:
            return self.test_victim(s, f, op, args)
        return self.test_plan(s, op, args)

    def test_victim(self, s: Whisper, f: Frame, op: int, args: list[int]) -> bool:
        """What an item or an ability needs of whoever uses it (WH-100)."""
        victim = s.victims[f.reader()]
        if op == v.HIDDEN_PASSAGE:
            return HIDDEN_WAY[victim.place] >= 0
        if op == v.WAY_OPEN:
            return any(s.open_way(victim.place, to) for to in NEIGHBOURS[victim.place])
        if op == v.REPAIR_POSSIBLE:
            return not why_no_repair(s, f.reader())
        return op == v.HOLDS and victim.holds(args[0])

    def test_plan(self, s: Whisper, op: int, args: list[int]) -> bool:
        """The seven conditions of plan items, over the victims' map (WH-366)."""
        places = [victim.place for victim in s.victims if victim.inside()]
        if op == v.AT:
            return args[0] in places
        if op == v.TOGETHER:
            return all(place == places[0] for place in places)
        if op == v.APART:
            return len(set(places)) == len(places)
        if op == v.NEAR:
            return not s.hidden and s.those_at(radius(1, s.figure)) != 0
        if op == v.QUIET:
            return s.noise == 0
        if op == v.LOUD:
            return s.noise.bit_count() >= 2
        return op == v.ALL_CALM and all(victim.fear == 0 for victim in s.victims)

    # Effects

    def do(self, s: Whisper, f: Frame, op: int, args: list[int]) -> int:
        if op <= v.SLOW:
            self.do_killer(s, f, op, args)
        elif op <= v.CROSS or op == v.GEAR or op >= v.PICK_LOCK:
            self.do_victim(s, f, op, args)
        else:
            self.do_tokens(s, f, op, args)
        return GO_ON

    def do_killer(self, s: Whisper, f: Frame, op: int, args: list[int]) -> None:
        """The keywords of the killer."""
        if op == v.MOVE:
            s.cleared = False
            s.push(KillerWalk(args[0] if args[1] == ABSENT else args[1], args[0]))
        elif op == v.MOVE_TOWARD:
            s.cleared = False
            s.push(Approach(args[0]))
        elif op == v.PLACE:
            s.put_figure(args[0])
            s.announce(w.TOLD_PLACED, s.place)
        elif op == v.SEARCH:
            search(s)
        elif op == v.SENSE:
            self.sense(s, f, args[0])
        elif op == v.SENSE_ZONES:
            sense_zones(s, filtered(s, s.inside(), args[0]), args[0])
        elif op == v.FEAR:
            self.fear(s, f, args[0], args[1])
        elif op == v.BARRICADE:
            self.barricade(s, f, args)
        elif op == v.STEALTH:
            self.stealth(s, args[0], f.later(args[1]))
        elif op == v.STRENGTH:
            if args[1] == v.FOR_TURN:
                s.turn_bonus += args[0]
            else:
                s.attack_bonus += args[0]
            s.announce(w.TOLD_STRENGTH, s.strength())
        elif op == v.DICE:
            s.dice_bonus += args[0]
        elif op == v.FORBID_ITEMS:
            s.no_items = True
        elif op == v.KEEP_CARDS:
            s.keep_cards = True
        elif op == v.AFTER_ATTACK:
            s.after_attack = f.later(args[0])
        elif op == v.DRAW:
            draw(s, args[0])
        elif op == v.NEST:
            put_nest(s)
        else:
            s.petrified = args[0]
            s.announce(w.TOLD_SLOW, args[0])

    def sense(self, s: Whisper, f: Frame, term: int) -> None:
        op, args = f.op(term), f.args(s, term)
        if op == v.ZONE:
            sense_zone(s, args[0])
        elif op == v.ZONE_HERE:
            sense_zone(s, ZONE_OF[s.place])
        elif op == v.RADIUS:
            sense_radius(s, s.place if args[1] == ABSENT else args[1], args[0])
        elif op == v.LOC:
            sense_radius(s, args[0], 0)
        elif op == v.HERE:
            sense_radius(s, s.place, 0)
        else:
            sense_area(s, self.area(s, f, term))

    def fear(self, s: Whisper, f: Frame, term: int, only: int) -> None:
        op = f.op(term)
        if op in (v.DEFENDER, v.PARTICIPANTS):
            slots = filtered(s, 1 << s.defender if op == v.DEFENDER else s.participants, only) & s.inside()
            frighten(s, slots)
            return
        frighten_area(s, self.area(s, f, term), only)

    def barricade(self, s: Whisper, f: Frame, args: list[int]) -> None:
        passages = f.items(s, args[0])
        most, least = args[1], args[2]
        own = 0
        if most == ABSENT:
            # No token comes from a passage of the place that is closed up (WH-286).
            most = len(passages)
            for passage in PASSAGES_AT[s.place]:
                own |= 1 << passage
        s.push(Barricading(passages, most, least != ABSENT and least < most, own))

    def stealth(self, s: Whisper, steps: int, on_reveal: Step) -> None:
        """Hidden from now on; then steps that nobody sees (WH-279 to WH-281)."""
        s.hidden = True
        s.figure = s.place
        s.stalk = s.stalk_left = steps
        s.haunt = radius(steps, s.place)
        s.on_reveal = on_reveal
        s.unseen = STALKING
        s.announce(w.TOLD_STEALTH, s.figure, steps)
        s.push(StakeoutWindow())
        s.push(Stalk())

    def do_victim(self, s: Whisper, f: Frame, op: int, args: list[int]) -> None:
        """What a victim does with itself and its things, and rewards."""
        slot = f.reader()
        if op == v.DEFEND:
            s.item_bonus += args[0]
        elif op == v.STEP:
            s.push(VictimWalk(slot, args[0] if args[1] == ABSENT else args[1], args[0], False))
        elif op == v.HIDDEN_STEP:
            go_to(s, slot, HIDDEN_WAY[s.victims[slot].place])
        elif op == v.CLEAR:
            clear(s, slot, args[0])
        elif op == v.CROSS:
            a, b = ENDS[args[0]]
            go_to(s, slot, b if s.victims[slot].place == a else a)
        elif op == v.GEAR:
            if args[1]:
                repair(s, slot, args[0], False)
            else:
                place_gears(s, args[0], s.victims[slot].who if slot >= 0 else NOBODY_SPECIAL)
        elif op == v.PICK_LOCK:
            if s.items and s.below:
                s.items.pop(0)
                s.below -= 1
                s.keys += 1
        elif op == v.IGNORE_FEAR:
            s.victims[slot].charmed = True
        elif op == v.HUSH:
            s.noise = 0
        elif op == v.DRILL:
            s.drill = True
        elif op == v.ANNOUNCE_ZONE:
            s.haunt &= ZONE_AREA[ZONE_OF[s.place]]
            s.announce(w.TOLD_ZONE, ZONE_OF[s.place])
        elif op == v.ADVANCE_RESCUE:
            advance(s)
        else:
            s.throw_away(slot, ITEM_OF_PROGRAM[f.program.id])

    def do_tokens(self, s: Whisper, f: Frame, op: int, args: list[int]) -> None:
        """Tokens on the map and on victims, and cards from piles."""
        slot = f.reader()
        if op == v.NOISE:
            s.make_noise(self.area(s, f, args[0]))
        elif op == v.CALM:
            calm(s, self.slots(s, f, args[0]))
        elif op == v.HEAL:
            for who in f.items(s, args[0]):
                s.victims[s.slot_of(who)].condition = HEALTHY
                s.announce(w.TOLD_HEALED, who)
        elif op == v.TRAP:
            s.trap = self.area(s, f, args[0]).bit_length() - 1
            s.trap_bonus = args[1]
            s.whisper(w.TOLD_TRAP, s.trap, s.trap_bonus)
        elif op == v.RECOVER:
            s.discard.remove(args[0])
            s.victims[slot].take(args[0] << 2)
            s.whisper(w.TOLD_KEPT, s.victims[slot].who, args[0])
            s.push(Limit(slot))
        elif op == v.GAIN:
            for who in f.items(s, args[0]):
                draw_items(s, s.slot_of(who), args[1])


def seat_of(s: Whisper, program: str, reader: int) -> int:
    if program.startswith("card/"):
        return KILLER
    return s.victims[reader].seat if reader >= 0 else s.first


def go_to(s: Whisper, slot: int, place: int) -> None:
    """A victim is somewhere else, and its side knows."""
    s.victims[slot].place = place
    s.whisper(w.TOLD_STEPPED, s.victims[slot].who, place)


def within(area: int) -> list[int]:
    """The passages that touch an area (WH-288)."""
    return [passage for passage in range(PASSAGES) if area >> ENDS[passage][0] & 1 or area >> ENDS[passage][1] & 1]
