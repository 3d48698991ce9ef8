"""Why a choice is not allowed, with the rule that forbids it. Only what the asking seat may know is used."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_BITS, ARG_MASK, PASS, Decision, Refusal
from gloam.games.lockdown import words as w
from gloam.games.lockdown.state import Lockdown, Offer, Player
from gloam.games.lockdown.tables import (
    ADRENALINE_IN,
    BAZOOKA,
    CARD_IDS,
    CARDS,
    DRAW_LIMIT,
    FLOOR_IDS,
    FLOORS,
    FOOD_IN,
    GENE_LEAST,
    GENE_POINTS,
    GOLD_BAR,
    HELIPAD,
    MEDICINE,
    NOWHERE,
    RECYCLER,
    ROOM_IDS,
    ROOMS,
    ROPE,
    STOCK_OF,
    TAKES_GOLD,
    WATER_IN,
)
from gloam.games.lockdown.trade import MOST_WANTED, can_offer, trades_items
from gloam.games.lockdown.turn import can_recycle

REFUSALS: Final = (
    "game-over",
    "not-asked",
    "not-this-question",
    "no-such-seat",
    "no-such-room",
    "genes-least",
    "genes-sum points",
    "genes-load cards",
    "not-a-birth-room room",
    "not-yourself",
    "offers-spent limit",
    "shadow-trades",
    "not-held card",
    "enough-wanted",
    "offer-empty",
    "offer-closed",
    "offer-not-yours",
    "wanted-not-held",
    "not-fitting card",
    "not-adjacent room",
    "start-room room",
    "must-move",
    "needs-rope room",
    "not-above-below room",
    "chute-elsewhere",
    "no-way-back-up",
    "shadow-function",
    "teleporter-elsewhere",
    "named-room room",
    "helicopter-elsewhere",
    "helicopter-first-step",
    "helicopter-target room",
    "no-gas-there room",
    "not-lying card",
    "one-supply",
    "draw-limit limit",
    "gold-not-here",
    "gold-none",
    "gold-after-draw",
    "gold-for-gold",
    "stock-empty",
    "recycler-none",
    "recycler-used",
    "recycler-full",
    "recycler-empty",
    "bazooka-none",
    "bazooka-fired",
    "discard-not-here",
    "must-discard",
    "gassed-already floor",
    "nothing-due",
    "one-each",
    "not-water card",
    "not-food card",
    "not-medicine card",
    "second-adrenaline",
)
"""Keys of refusals with the variables of their messages."""


def candidates_of(s: Lockdown, seat: int) -> list[int]:
    """What a person might think of choosing: every seat, room, floor or card that the question could point at."""
    d = s.decision_of(seat)
    if d is None or s.over:
        return []
    found = d.options.copy()
    for option in thinkable(s, d, s.players[seat]):
        if option not in found:
            found.append(option)
    return found


def thinkable(s: Lockdown, d: Decision, p: Player) -> list[int]:
    kind = d.kind
    if kind == w.ASK_FREE:
        options = [w.OFFER | seat for seat in range(s.seats) if seat != p.seat]
        return options + [w.ACCEPT | offer.number for offer in s.offers if offer.addressee == p.seat]
    if kind == w.ASK_DRAFT:
        return [w.SEND, w.SWAP]
    if kind == w.ASK_MOVE:
        options = [w.STOP]
        if p.room == HELIPAD:
            options += [w.FLY | room for room in s.plan.flights]
        if s.plan.chute[p.room] != NOWHERE:
            options.append(w.SLIDE)
        options += [w.GO | room for room in s.plan.links[p.room]]
        return options + [w.CLIMB | room for room in s.plan.climbs[p.room]]
    if kind == w.ASK_CONTROL:
        return [w.CLEAR | room for room in s.plan.rooms]
    if kind == w.ASK_GOLD_CARD:
        return [w.TAKE | GOLD_BAR]
    if kind == w.ASK_ACT:
        options = [w.RECYCLE] if RECYCLER in p.hand else []
        if BAZOOKA in p.hand and s.target != NOWHERE:
            options.append(w.FIRE | p.room)
        return options + [w.DISCARD | card for card in p.hand]
    if kind == w.ASK_VOTE:
        floors = [w.VOTE | floor for floor in range(FLOORS)]
        return [*floors, w.RECYCLE] if RECYCLER in p.hand else floors
    if kind == w.ASK_HUNGER:
        options = [w.DRINK | card for card in p.hand if WATER_IN[card]]
        return options + [w.EAT | card for card in p.hand if FOOD_IN[card]]
    if kind == w.ASK_MEDICINE:
        return [w.USE | card for card in p.hand if MEDICINE[card]]
    return []


def because(rule: str, key: str) -> Refusal:
    return Refusal(rule, key, {})


def about_room(rule: str, key: str, room: int) -> Refusal:
    return Refusal(rule, key, {"room": f"room:{ROOM_IDS[room]}"})


def about_card(rule: str, key: str, card: int) -> Refusal:
    return Refusal(rule, key, {"card": f"card:{CARD_IDS[card]}"})


def about_number(rule: str, key: str, name: str, number: int) -> Refusal:
    return Refusal(rule, key, {name: number})


SEAT_VERBS: Final = [w.OFFER]
ROOM_VERBS: Final = [w.BIRTH, w.GO, w.CLIMB, w.TELEPORT, w.FLY, w.CLEAR, w.FIRE]
BARE_VERBS: Final = [PASS, w.SWAP, w.SEND, w.DROP, w.READY, w.SLIDE, w.STOP, w.TEN_VOTES, w.GOLD, w.RECYCLE, w.DONE]
CARD_VERBS: Final = [w.GIVE, w.WANT, w.DISCARD, w.TAKE, w.KEEP, w.DRINK, w.EAT, w.USE, w.PICK]

ANSWERS: Final[dict[int, list[int]]] = {
    w.ASK_GENES: [w.GENES],
    w.ASK_BIRTH: [w.BIRTH],
    w.ASK_FREE: [w.OFFER, w.WITHDRAW, w.ACCEPT, w.REFUSE, w.COUNTER, w.READY],
    w.ASK_DRAFT: [w.GIVE, w.WANT, w.SWAP, w.SEND, w.DROP],
    w.ASK_PICK: [w.PICK],
    w.ASK_OVERLOAD: [w.DISCARD],
    w.ASK_MOVE: [w.GO, w.CLIMB, w.SLIDE, w.TELEPORT, w.FLY, w.STOP],
    w.ASK_CONTROL: [w.TEN_VOTES, w.CLEAR, PASS],
    w.ASK_DESK: [w.GENES, PASS],
    w.ASK_SUPPLY: [w.TAKE, PASS],
    w.ASK_LEFT: [w.TAKE, w.DONE],
    w.ASK_DRAW: [w.DRAW, w.GOLD],
    w.ASK_JUNKYARD: [w.KEEP, w.DONE],
    w.ASK_GOLD: [w.GOLD, PASS],
    w.ASK_GOLD_CARD: [w.TAKE],
    w.ASK_DISCARD: [w.DISCARD, w.DONE],
    w.ASK_ACT: [w.RECYCLE, w.FIRE, w.DISCARD, w.GOLD, w.TAKE, w.DONE],
    w.ASK_VOTE: [w.VOTE],
    w.ASK_HUNGER: [w.DRINK, w.EAT, PASS],
    w.ASK_MEDICINE: [w.USE, PASS],
}
"""Verbs that can be meant as an answer to a question; all others belong to another moment."""


def refusal_of(s: Lockdown, seat: int, option: int) -> Refusal:
    """Why `seat` may not choose `option` now."""
    if s.over:
        return because("LK-053", "game-over")
    d = s.decision_of(seat)
    if d is None:
        return because("LK-110", "not-asked")
    p = s.players[seat]
    verb, arg = option >> ARG_BITS << ARG_BITS, option & ARG_MASK
    if option < 0 or verb not in ANSWERS[d.kind]:
        return elsewhere(s, d, p, verb)
    if verb in SEAT_VERBS and arg >= s.seats:
        return because("LK-073", "no-such-seat")
    if verb in ROOM_VERBS and (arg >= ROOMS or not s.plan.is_room[arg]):
        return because("LK-030", "no-such-room")
    senseless = arg > 0 and verb in BARE_VERBS
    if senseless or (verb in CARD_VERBS and arg >= CARDS) or (verb == w.VOTE and arg >= FLOORS):
        return because("LK-174", "not-this-question")
    return why_not(s, d, p, verb, arg)


def elsewhere(s: Lockdown, d: Decision, p: Player, verb: int) -> Refusal:
    """A choice that belongs to another moment."""
    trading = d.kind in (w.ASK_FREE, w.ASK_DRAFT, w.ASK_PICK)
    if trading and verb in (w.USE, w.DRINK, w.EAT, w.RECYCLE, w.FIRE, w.GOLD):
        return because("LK-066", "not-this-question")
    if verb in (w.USE, w.DRINK, w.EAT):
        return because("LK-376", "not-this-question")
    if trading and verb == w.DISCARD:
        return because("LK-096", "not-this-question")
    if verb in (w.OFFER, w.ACCEPT, w.GIVE, w.WANT, w.SWAP, w.SEND):
        return because("LK-074" if trading else "LK-071", "not-this-question")
    if verb == w.STOP and d.kind != w.ASK_MOVE:
        return because("LK-111", "not-this-question")
    if d.kind == w.ASK_VOTE:
        # Who had nothing to do in his room was not asked: tell him why it was not possible rather than that it is late.
        if verb == w.RECYCLE and RECYCLER in p.hand and not can_recycle(s, p):
            return why_no_act(s, d, p, verb, 0)
        return because("LK-245", "not-this-question")
    return because("LK-174", "not-this-question")


def why_not(s: Lockdown, d: Decision, p: Player, verb: int, arg: int) -> Refusal:
    if verb == w.GENES:
        return why_no_genes(d, p, arg)
    if verb == w.BIRTH:
        return about_room("LK-013", "not-a-birth-room", arg)
    if d.kind == w.ASK_FREE:
        return why_no_free(s, p, verb, arg)
    if d.kind == w.ASK_DRAFT:
        return why_no_draft(s, p, verb, arg)
    if d.kind == w.ASK_MOVE:
        return why_no_step(s, p, verb, arg)
    if d.kind in (w.ASK_DRAW, w.ASK_GOLD) or verb == w.GOLD:
        return why_no_draw(s, p, verb)
    if d.kind in (w.ASK_ACT, w.ASK_DISCARD, w.ASK_OVERLOAD):
        return why_no_act(s, d, p, verb, arg)
    if verb == w.CLEAR:
        return about_room("LK-236", "no-gas-there", arg)
    if verb == w.VOTE:
        return Refusal("LK-247", "gassed-already", {"floor": f"floor:{FLOOR_IDS[arg]}"})
    if d.kind == w.ASK_HUNGER:
        return why_no_meal(p, verb, arg)
    if d.kind == w.ASK_MEDICINE:
        return why_no_medicine(s, p, arg)
    if d.kind == w.ASK_GOLD_CARD:
        return because("LK-189", "gold-for-gold") if arg == GOLD_BAR else about_card("LK-188", "not-lying", arg)
    if d.kind == w.ASK_JUNKYARD:
        return about_card("LK-206", "not-lying", arg)
    if d.kind == w.ASK_SUPPLY:
        return about_card("LK-222", "not-lying", arg)
    if d.kind == w.ASK_LEFT:
        return because("LK-222", "one-supply") if arg in s.supply else about_card("LK-225", "not-lying", arg)
    if verb == w.PICK:
        return about_card("LK-079", "not-fitting" if arg in p.hand else "not-held", arg)
    return because("LK-174", "not-this-question")


def why_no_genes(d: Decision, p: Player, split: int) -> Refusal:
    force, speed, load = w.force_of(split), w.speed_of(split), w.load_of(split)
    setup = d.kind == w.ASK_GENES
    if force < GENE_LEAST or speed < GENE_LEAST or load < GENE_LEAST:
        return because("LK-010" if setup else "LK-239", "genes-least")
    points = GENE_POINTS if setup else p.force + p.speed + p.load
    if force + speed + load != points:
        return about_number("LK-009" if setup else "LK-239", "genes-sum", "points", points)
    return about_number("LK-240", "genes-load", "cards", len(p.hand))


def why_no_free(s: Lockdown, p: Player, verb: int, arg: int) -> Refusal:
    if verb == w.OFFER:
        if arg == p.seat:
            return because("LK-073", "not-yourself")
        return about_number("LK-083", "offers-spent", "limit", s.offer_limit)
    offer = open_offer(s, p, arg)
    if offer is None:
        return because("LK-082", "offer-closed")
    if verb == w.WITHDRAW:
        return because("LK-082", "offer-not-yours")
    if offer.addressee != p.seat:
        return because("LK-077", "offer-not-yours")
    if verb == w.COUNTER and not can_offer(s, p):
        return about_number("LK-083", "offers-spent", "limit", s.offer_limit)
    return because("LK-079", "wanted-not-held")


def open_offer(s: Lockdown, p: Player, number: int) -> Offer | None:
    """An offer this player may know of."""
    for offer in s.offers:
        if offer.number == number and (offer.proposer == p.seat or offer.addressee == p.seat):
            return offer
    return None


def why_no_draft(s: Lockdown, p: Player, verb: int, arg: int) -> Refusal:
    draft = p.draft
    assert draft is not None
    if verb == w.SEND:
        return because("LK-075", "offer-empty")
    if verb in (w.GIVE, w.WANT) and not trades_items(s, p.seat, draft.addressee):
        return because("LK-085", "shadow-trades")
    if verb == w.GIVE:
        return about_card("LK-074", "not-held", arg)
    if verb == w.WANT and len(draft.wanted) >= MOST_WANTED:
        return because("LK-074", "enough-wanted")
    return because("LK-076" if verb == w.SWAP else "LK-074", "not-this-question")


def why_no_step(s: Lockdown, p: Player, verb: int, arg: int) -> Refusal:
    here, start = p.room, p.path[0]
    if verb == w.STOP:
        return because("LK-120", "must-move")
    if p.shadow and verb in (w.SLIDE, w.TELEPORT, w.FLY):
        return because("LK-163", "shadow-function")
    if verb == w.SLIDE:
        if s.plan.chute[here] == start:
            return about_room("LK-133", "start-room", start)
        return because("LK-147", "chute-elsewhere")
    if verb == w.TELEPORT:
        if not s.plan.teleports[here]:
            return because("LK-151", "teleporter-elsewhere")
        if arg in s.plan.teleports[here]:
            return about_room("LK-133", "start-room", arg)
        return about_room("LK-153", "named-room", arg)
    if verb == w.FLY:
        if here != HELIPAD:
            return because("LK-154", "helicopter-elsewhere")
        if len(p.path) > 1:
            return because("LK-155", "helicopter-first-step")
        return about_room("LK-154", "helicopter-target", arg)
    if verb == w.CLIMB:
        if arg in s.plan.climbs[here]:
            return about_room("LK-133", "start-room", arg) if arg == start and may_climb(p) else about_room(
                "LK-127", "needs-rope", arg
            )
        return about_room("LK-160" if not p.shadow else "LK-162", "not-above-below", arg)
    if arg in s.plan.links[here]:
        return about_room("LK-133", "start-room", arg)
    if s.plan.chute[arg] == here:
        return because("LK-148", "no-way-back-up")
    return about_room("LK-122", "not-adjacent", arg)


def may_climb(p: Player) -> bool:
    return p.shadow or ROPE in p.hand


def why_no_draw(s: Lockdown, p: Player, verb: int) -> Refusal:
    room = p.room
    if verb == w.GOLD:
        if room == HELIPAD:
            return because("LK-193", "gold-not-here")
        if DRAW_LIMIT[room] == 0:
            return because("LK-188", "gold-not-here")
        if not TAKES_GOLD[room]:
            return because("LK-192", "gold-not-here")
        if GOLD_BAR not in p.hand:
            return because("LK-188", "gold-none")
        if not s.stocks[STOCK_OF[room]]:
            return because("LK-195", "stock-empty")
        return because("LK-190", "gold-after-draw")
    return about_number("LK-180", "draw-limit", "limit", DRAW_LIMIT[room])


def why_no_act(s: Lockdown, d: Decision, p: Player, verb: int, arg: int) -> Refusal:
    if verb == w.DISCARD:
        if arg not in p.hand:
            return about_card("LK-199", "not-held", arg)
        return because("LK-200", "discard-not-here")
    if verb == w.DONE:
        return because("LK-097", "must-discard")
    if verb == w.RECYCLE:
        if RECYCLER not in p.hand:
            return because("LK-438", "recycler-none")
        if s.recycled:
            return because("LK-443", "recycler-used")
        if len(p.hand) >= p.limit():
            return because("LK-440", "recycler-full")
        return because("LK-446", "recycler-empty")
    if verb == w.TAKE:
        # What he has discarded in this turn he cannot have back (LK-201).
        one = p.room == HELIPAD and arg in s.supply
        return because("LK-222", "one-supply") if one else about_card("LK-201", "not-lying", arg)
    if BAZOOKA not in p.hand:
        return because("LK-340", "bazooka-none")
    return because("LK-345", "bazooka-fired")


def why_no_meal(p: Player, verb: int, card: int) -> Refusal:
    if card not in p.hand:
        return about_card("LK-337", "not-held", card)
    if verb == w.DRINK and not WATER_IN[card]:
        return about_card("LK-325", "not-water", card)
    if verb == w.EAT and not FOOD_IN[card]:
        return about_card("LK-325", "not-food", card)
    if (verb == w.DRINK and p.drank >= 0) or (verb == w.EAT and p.ate >= 0):
        return because("LK-337", "one-each")
    return because("LK-331", "nothing-due")


def why_no_medicine(s: Lockdown, p: Player, card: int) -> Refusal:
    if card not in p.hand:
        return about_card("LK-355", "not-held", card)
    if ADRENALINE_IN[card]:
        return because("LK-362", "second-adrenaline")
    return about_card("LK-355", "not-medicine", card)
