"""Why a choice is not allowed, with the rule that forbids it. Only what the asking seat may know is used."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_BITS, ARG_MASK, PASS, Decision, Refusal
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.state import Player, ShadowHunters
from gloam.games.shadow_hunters.tables import (
    ADVENT,
    ALLIE,
    AREA_IDS,
    AREAS,
    BOB,
    CARD_IDS,
    CHOCOLATE,
    DANIEL,
    EMI,
    EQUIPMENT,
    FRANKLIN,
    GEORGE,
    HANDGUN,
    MACHINE_GUN,
    OFF,
    PREDICTION,
    VAMPIRE,
    bits,
)


def candidates_of(s: ShadowHunters, seat: int) -> list[int]:
    """What a person might think of choosing: every seat, area or card that the question could point at."""
    d = s.decision_of(seat)
    if d is None or s.over:
        return []
    found = d.options.copy()
    for option in thinkable(s, d):
        if option not in found:
            found.append(option)
    return found


def thinkable(s: ShadowHunters, d: Decision) -> list[int]:
    kind, p = d.kind, s.players[d.seat]
    seats = [q.seat for q in s.players]
    if kind == w.ASK_MOVE:
        options = [w.ROLL, w.ROLL_TWICE]
        if p.role == EMI and p.area != OFF:
            options += [w.TELEPORT | area for area in range(AREAS) if area != p.area]
        elif p.role == FRANKLIN:
            options += [w.LIGHTNING | seat for seat in seats]
        elif p.role == GEORGE:
            options += [w.DEMOLISH | seat for seat in seats]
        return options
    if kind == w.ASK_AREA_CHOICE:
        return [w.GO | area for area in range(AREAS)]
    if kind == w.ASK_WOODS:
        return [w.HURT | seat for seat in seats] + [w.HEAL | seat for seat in seats]
    if kind == w.ASK_ALTAR or kind == w.ASK_GOBLIN:
        return [w.TAKE | card for card in bits(p.equipment)]
    if kind == w.ASK_HAND:
        return [w.HAND | seat for seat in seats]
    if kind == w.ASK_HERMIT:
        return [w.NOTHING, w.SHOW] if s.passing == PREDICTION else [w.NOTHING, w.SUFFER]
    if kind == w.ASK_UNVEIL:
        return [PASS, w.UNVEIL]
    if kind == w.ASK_BANANA_CARD:
        return [w.SUFFER]
    if kind in (
        w.ASK_BLESSING, w.ASK_FIRST_AID, w.ASK_SPIDER, w.ASK_BAT, w.ASK_DOLL, w.ASK_BANANA_SEAT,
    ):  # fmt: skip
        return [w.CHOOSE | seat for seat in seats]
    if kind == w.ASK_ATTACK:
        return [w.ATTACK | seat for seat in seats if seat != d.seat] + [PASS]
    return []


def refusal_of(s: ShadowHunters, seat: int, option: int) -> Refusal:
    """Why `seat` may not choose `option` now."""
    p = s.players[seat]
    if s.over:
        return because("SH-410", "game-over")
    if not p.alive:
        return because("SH-292", "you-are-dead")
    if option == w.REVEAL or option == w.MOTHERS_LOVE:
        return why_no_interrupt(s, p, option)
    d = s.decision_of(seat)
    if d is None:
        return because("SH-030", "not-asked")
    verb, arg = option >> ARG_BITS << ARG_BITS, option & ARG_MASK
    if option < 0 or not names_a_thing(s, verb, arg):
        return because("SH-035", "not-this-question")
    if verb in (w.ATTACK, w.HURT, w.HEAL, w.HAND, w.CHOOSE, w.LIGHTNING, w.DEMOLISH) and not s.players[arg].alive:
        return about_seat("SH-243" if verb == w.ATTACK else "SH-292", "target-dead", arg)
    return why_not(s, d, p, verb, arg)


def because(rule: str, key: str) -> Refusal:
    return Refusal(rule, key, {})


def about_seat(rule: str, key: str, seat: int) -> Refusal:
    return Refusal(rule, key, {"seat": f"seat:{chr(65 + seat)}"})


def about_area(rule: str, key: str, area: int) -> Refusal:
    return Refusal(rule, key, {"area": "area:off" if area == OFF else f"area:{AREA_IDS[area]}"})


def about_card(rule: str, key: str, card: int) -> Refusal:
    return Refusal(rule, key, {"card": f"card:{CARD_IDS[card]}"})


def names_a_thing(s: ShadowHunters, verb: int, arg: int) -> bool:
    """Whether the argument exists at all: a seat at this table, an area, a card."""
    if verb in (w.ATTACK, w.HURT, w.HEAL, w.HAND, w.CHOOSE, w.LIGHTNING, w.DEMOLISH):
        return arg < s.seats
    if verb in (w.TELEPORT, w.GO):
        return arg < AREAS
    if verb in (w.TAKE, w.GIVE, w.ROB, w.LOOT):
        return arg < EQUIPMENT
    if verb == w.DRAW:
        return arg < 3
    return arg == 0 and verb <= w.MOTHERS_LOVE


def why_no_interrupt(s: ShadowHunters, p: Player, option: int) -> Refusal:
    if option == w.REVEAL:
        if p.revealed:
            return because("SH-304", "already-revealed")
        if p.role == DANIEL:
            return because("SH-349", "daniel-cannot-reveal")
        return because("SH-307", "closed-stretch")
    if p.role != ALLIE:
        return because("SH-300", "not-your-ability")
    if p.used:
        return because("SH-311", "ability-used-up")
    if not p.revealed:
        return because("SH-301", "reveal-first")
    return because("SH-307", "closed-stretch")


def why_not(s: ShadowHunters, d: Decision, p: Player, verb: int, arg: int) -> Refusal:
    """The reason by the kind of question that is open to this seat."""
    kind = d.kind
    if kind == w.ASK_MOVE:
        return why_not_move(s, p, verb, arg)
    if kind == w.ASK_AREA_CHOICE and verb == w.GO:
        return about_area("SH-058", "already-there", arg)
    if kind == w.ASK_WOODS and verb == w.HURT:
        return because("SH-081", "not-yourself")
    if kind in (w.ASK_ALTAR, w.ASK_GOBLIN) and verb == w.TAKE:
        rule = "SH-086" if kind == w.ASK_ALTAR else "SH-207"
        return about_card(rule, "own-equipment" if p.has(arg) else "nobody-owns", arg)
    if kind == w.ASK_HAND and verb == w.HAND:
        return because("SH-092", "not-yourself")
    if kind == w.ASK_HERMIT:
        return why_not_answer(s, p, verb, arg)
    if kind == w.ASK_UNVEIL and verb == w.UNVEIL:
        card = s.resolving
        rule = "SH-147" if card == CHOCOLATE else "SH-150" if card == ADVENT else "SH-212"
        return about_card(rule, "card-not-for-you", card)
    if kind == w.ASK_BANANA_CARD:
        if verb == w.SUFFER or verb == PASS:
            return because("SH-215", "must-give-equipment")
        if verb == w.GIVE:
            return about_card("SH-213", "you-do-not-own", arg)
    if kind == w.ASK_BANANA_SEAT and verb == w.CHOOSE:
        return because("SH-213", "not-yourself")
    if kind == w.ASK_BLESSING and verb == w.CHOOSE:
        return because("SH-153", "not-yourself")
    if kind in (w.ASK_SPIDER, w.ASK_BAT, w.ASK_DOLL) and verb == w.CHOOSE:
        return because("SH-135", "not-yourself")
    if kind == w.ASK_ATTACK:
        return why_not_attack(s, p, verb, arg)
    if kind in (w.ASK_LOOT, w.ASK_PLUNDER):
        if verb == PASS:
            return because("SH-289", "must-loot")
        if verb == w.LOOT:
            return about_card("SH-284", "not-on-the-dead", arg)
    if kind == w.ASK_SPEAR and verb == w.STRIKE:
        return because("SH-172", "spear-not-for-you")
    if kind == w.ASK_ROB and verb == w.ROB and p.role == BOB:
        return about_card("SH-339", "target-does-not-own", arg)
    if kind == w.ASK_SUCK and verb == w.SUCK and p.role == VAMPIRE:
        return because("SH-264", "too-late-to-heal")
    if verb == PASS:
        return why_no_pass(kind)
    if verb in (w.ROB, w.PLUNDER, w.SUCK, w.COUNTER, w.FEAST, w.STRIKE):
        return because("SH-300", "not-your-ability")
    return because("SH-035", "not-this-question")


def why_no_pass(kind: int) -> Refusal:
    """What has begun is carried through: a move, an area action, a declared attack, a card."""
    if kind in (w.ASK_RESULT, w.ASK_AREA_CHOICE):
        return because("SH-032", "must-move")
    if kind == w.ASK_ATTACK_ROLL:
        return because("SH-246", "must-choose")
    return because("SH-072" if kind in (w.ASK_DECK, w.ASK_WOODS, w.ASK_ALTAR, w.ASK_HAND) else "SH-122", "must-choose")


def why_not_move(s: ShadowHunters, p: Player, verb: int, arg: int) -> Refusal:
    if verb == PASS:
        return because("SH-032", "must-move")
    if verb == w.ROLL_TWICE:
        return because("SH-187", "no-compass")
    if verb == w.TELEPORT and p.role == EMI:
        if p.area == OFF:
            return because("SH-354", "teleport-off-board")
        return about_area("SH-353" if s.switches.emi_ring else "SH-352", "not-adjacent", arg)
    if (verb == w.LIGHTNING and p.role == FRANKLIN) or (verb == w.DEMOLISH and p.role == GEORGE):
        return because("SH-311", "ability-used-up") if p.used else because("SH-358", "not-yourself")
    if verb in (w.TELEPORT, w.LIGHTNING, w.DEMOLISH):
        return because("SH-300", "not-your-ability")
    if verb == w.GO:
        return because("SH-050", "roll-to-move")
    return because("SH-035", "not-this-question")


def why_not_answer(s: ShadowHunters, p: Player, verb: int, arg: int) -> Refusal:
    """A Hermit card in one's hands: the truth is compulsory, whatever it is (SH-094 to SH-096)."""
    if s.passing == PREDICTION:
        return because("SH-106", "must-show")
    if verb == w.SHOW:
        return because("SH-104", "nothing-to-show")
    if verb == w.NOTHING:
        return because("SH-094", "card-fits-you")
    if verb == w.GIVE and not p.has(arg):
        return about_card("SH-108", "you-do-not-own", arg)
    if verb in (w.SUFFER, w.RECOVER, w.GIVE):
        d = s.decision_of(p.seat)
        if d is not None and d.options == [w.NOTHING]:
            return because("SH-095", "card-does-not-fit")
        return because("SH-112", "not-what-the-card-says")
    return because("SH-096", "not-this-question")


def why_not_attack(s: ShadowHunters, p: Player, verb: int, arg: int) -> Refusal:
    if verb == PASS:
        return because("SH-224", "masamune-forces")
    if verb == w.ATTACK_ALL:
        return because("SH-240", "one-target-only")
    if verb != w.ATTACK:
        return because("SH-035", "not-this-question")
    if arg == p.seat:
        return because("SH-243", "not-yourself")
    if p.has(MACHINE_GUN):
        return because("SH-229", "machine-gun-spares-nobody")
    q = s.players[arg]
    if q.area == OFF:
        return about_seat("SH-242", "off-board", arg)
    key = "too-near" if p.has(HANDGUN) else "out-of-range"
    facts: dict[str, str | int] = {
        "seat": f"seat:{chr(65 + arg)}",
        "area": f"area:{AREA_IDS[p.area]}",
        "partner": f"area:{AREA_IDS[s.partner(p.area)]}",
    }
    return Refusal("SH-232" if p.has(HANDGUN) else "SH-241", key, facts)


REFUSALS: Final = (
    "game-over",
    "you-are-dead",
    "not-asked",
    "not-this-question",
    "target-dead seat",
    "already-revealed",
    "daniel-cannot-reveal",
    "closed-stretch",
    "not-your-ability",
    "ability-used-up",
    "reveal-first",
    "already-there area",
    "not-yourself",
    "own-equipment card",
    "nobody-owns card",
    "card-not-for-you card",
    "must-give-equipment",
    "you-do-not-own card",
    "must-loot",
    "must-choose",
    "not-on-the-dead card",
    "spear-not-for-you",
    "target-does-not-own card",
    "too-late-to-heal",
    "must-move",
    "no-compass",
    "teleport-off-board",
    "not-adjacent area",
    "roll-to-move",
    "must-show",
    "nothing-to-show",
    "card-fits-you",
    "card-does-not-fit",
    "not-what-the-card-says",
    "masamune-forces",
    "one-target-only",
    "machine-gun-spares-nobody",
    "off-board seat",
    "too-near seat area partner",
    "out-of-range seat area partner",
)
"""Every reason of this module with its variables."""
