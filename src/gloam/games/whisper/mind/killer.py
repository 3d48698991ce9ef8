"""The killer's part of the simple mind: ask, go where somebody is likely, search, and vanish."""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.core.state import ARG_MASK, PASS
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    CARD_IDS,
    DISTANCE,
    ENDS,
    KEYS,
    LOCATIONS,
    MAIN_EXIT,
    MOONLIT_RUN,
    NEIGHBOURS,
    PASSAGES_AT,
    TRANSMITTER,
    UNNOTICED,
    ZONE_AREA,
    ZONE_OF,
    radius,
)
from gloam.games.whisper.mind.chances import weight, wound_chance
from gloam.games.whisper.state import WOUNDED, Whisper
from gloam.games.whisper.traces.reach import near_ways, strides
from gloam.games.whisper.worlds.odds import lures, spread_odds, within
from gloam.games.whisper.worlds.whereabouts import Whereabouts


def _card(name: str) -> int:
    return CARD_IDS.index(name) if name in CARD_IDS else -1


PURSUIT: Final = _card("pursuit")
SENSE: Final = _card("sense")
STOP_CARD: Final = _card("stop")
BREAK_THROUGH: Final = _card("break-through")
SLAUGHTER: Final = _card("slaughter")
KEENING: Final = _card("keening")
WALLS: Final = _card("through-the-walls")
POLTERGEIST: Final = _card("poltergeist")
EAVESDROP: Final = _card("eavesdrop")
CAT_AND_MOUSE: Final = _card("cat-and-mouse")
HEAVY_TREAD: Final = _card("heavy-tread")
GAZE: Final = _card("stone-gaze")
PETRIFY: Final = _card("petrify")
AWAKENING: Final = _card("awakening")
HOWL: Final = _card("howl")
SCENT: Final = _card("scent-of-blood")
RUN_DOWN: Final = _card("run-down")
HEARING: Final = _card("keen-hearing")
NEST: Final = _card("nest")
TENDRILS: Final = _card("tendrils")
FLOW: Final = _card("flow")
VOICE: Final = _card("stolen-voice")
SWARM: Final = _card("swarm")
STEALTHY: Final = {_card("vanishing"): 2, _card("ambush"): 2, _card("masterpiece"): 3, _card("prowl"): 3}
"""The steps of the cards with [STEALTH]."""

_WORTH: Final = {
    "pursuit": 4, "sense": 3, "barricade": 1, "stop": 0, "cleaver-swing": 7, "break-through": 6, "slaughter": 7,
    "vanishing": 5, "keening": 3, "cold-breath": 6, "through-the-walls": 7, "poltergeist": 3, "ambush": 7,
    "eavesdrop": 3, "bolted-doors": 0, "knife-in-the-dark": 7, "cat-and-mouse": 6, "masterpiece": 8, "heavy-tread": 6,
    "stone-gaze": 3, "petrify": 1, "crush": 4, "awakening": 7, "living-stone": 8, "howl": 3, "scent-of-blood": 2,
    "run-down": 6, "jaws": 7, "prowl": 6, "keen-hearing": 6, "nest": 2, "tendrils": 3, "flow": 6, "stolen-voice": 3,
    "engulf": 7, "swarm": 3,
}  # fmt: skip
WORTH: Final[list[int]] = [_WORTH.get(name, 4) for name in CARD_IDS]
"""Which cards rather stay in the hand when others are paid for."""

MEETING: Final = 0.3
"""How likely all meet at the exit when they have the keys."""

CARD_PRICE: Final = 0.035
WORTH_A_SEARCH: Final = 0.06
NEARER: Final = 0.55
"""What a step of distance leaves of what is hoped for."""


class Hunt:
    """All that the killer weighs in one moment: what a search is worth at each place."""

    def __init__(self, s: Whisper, belief: Whereabouts) -> None:
        self.s = s
        self.belief = belief
        self.prizes = [prize(s, slot) for slot in range(len(s.victims))]
        self.worth = self.worths(belief.odds)
        if s.keys_seen >= KEYS and self.worth[MAIN_EXIT] > 0.0:
            # They have to meet there, and to stay for one turn of his.
            self.worth[MAIN_EXIT] += MEETING * sum(self.prizes)

    def worths(self, odds: list[list[float]]) -> list[float]:
        found = [0.0] * LOCATIONS
        for slot in range(len(odds)):
            if self.s.victims[slot].inside():
                for place in range(LOCATIONS):
                    found[place] += odds[slot][place] * self.prizes[slot]
        return found

    def next_worths(self) -> list[float]:
        """... after the victims' next turn."""
        odds = [row.copy() for row in self.belief.odds]
        pull, ways = lures(0, self.belief.support.rack, self.belief.works), strides(self.s.barricades)
        for slot in range(len(odds)):
            spread_odds(odds[slot], near_ways(ways, self.s.petrified, self.s.victims[slot].who), pull, 0)
        found = self.worths(odds)
        if self.s.keys_seen >= KEYS - 1:
            found[MAIN_EXIT] += 0.25 if self.s.keys_seen < KEYS else 0.8
        return found

    def best(self, area: int) -> int:
        """The place of an area that is worth most; -1 for none."""
        best = -1
        for place in range(LOCATIONS):
            if area >> place & 1 and (best < 0 or self.worth[place] > self.worth[best]):
                best = place
        return best

    def hope(self, place: int) -> float:
        """What a place is worth to stand at: all that may be around it."""
        total = 0.0
        for other in range(LOCATIONS):
            total += self.worth[other] * NEARER ** DISTANCE[place * LOCATIONS + other]
        if self.s.keys_seen >= KEYS - 1:
            total += (1.5 if self.s.keys_seen >= KEYS else 0.4) * NEARER ** DISTANCE[place * LOCATIONS + MAIN_EXIT]
        return total


def prize(s: Whisper, slot: int) -> float:
    """What it is worth to find this one."""
    v = s.victims[slot]
    return (0.1 + wound_chance(s, v, 1)) * weight(v)


def reach(s: Whisper, card: int) -> int:
    """Where a boost card lets him search."""
    here = 1 << s.place
    if card == BREAK_THROUGH:
        mask = here
        for a in NEIGHBOURS[s.place]:
            for b in NEIGHBOURS[a]:
                mask |= 1 << b
        return mask
    if card in (CAT_AND_MOUSE, HEAVY_TREAD):
        return radius(2, s.place)
    if card == RUN_DOWN:
        return radius(3, s.place) & ~here
    if card == SLAUGHTER:
        return radius(1, s.place)
    if card == WALLS:
        return ZONE_AREA[ZONE_OF[s.place]]
    if card == AWAKENING:
        mask = ZONE_AREA[ZONE_OF[s.place]]
        for place in range(LOCATIONS):
            if s.noise_seen >> place & 1:
                mask |= ZONE_AREA[ZONE_OF[place]]
        return mask
    if card == FLOW:
        mask = 0
        for place in range(LOCATIONS):
            if s.nests >> place & 1:
                mask |= radius(1, place)
        return mask & ~here
    return here


class Plan:
    """What he does next, and the place that he makes for."""

    def __init__(self, option: int, goal: int) -> None:
        self.option = option
        self.goal = goal


def instant(s: Whisper, belief: Whereabouts, options: list[int]) -> Plan:
    """First questions, then fear, then steps."""
    h = Hunt(s, belief)
    have = [o & ARG_MASK for o in options if o != PASS]
    for card in (SENSE, EAVESDROP, TENDRILS):
        if card in have and unsure(h, card):
            return Plan(w.PLAY | card, -1)
    if SCENT in have and any(v.inside() and v.condition == WOUNDED for v in s.victims):
        return Plan(w.PLAY | SCENT, -1)
    spare = len(s.hand)
    if HEARING in have:
        goal = h.best(s.noise_seen & radius(3, s.place))
        if goal >= 0 and h.worth[goal] > 0.3 and h.worth[goal] > h.worth[s.place]:
            return Plan(w.PLAY | HEARING, goal)
    if GAZE in have and spare > 2:
        goal = most_people(h, radius(3, s.place) & ~radius(1, s.place))
        if goal >= 0 and people(h, 1 << goal) > 0.5:
            return Plan(w.PLAY | GAZE, goal)
    if HOWL in have and spare > 3 and people(h, radius(2, s.place)) > 1.0:
        return Plan(w.PLAY | HOWL, -1)
    for card in (KEENING, VOICE):
        if card in have and spare > 3 and people(h, ZONE_AREA[crowded(h)]) > 1.0:
            return Plan(w.PLAY | card, crowded(h))
    if PETRIFY in have and spare > 4:
        return Plan(w.PLAY | PETRIFY, ZONE_OF[s.place])
    if PURSUIT in have:
        near, far = h.best(radius(1, s.place)), h.best(radius(2, s.place))
        if h.worth[far] > h.worth[near] + 0.05 or (h.worth[near] < WORTH_A_SEARCH and h.hope(s.place) < best_hope(h)):
            return Plan(w.PLAY | PURSUIT, far if h.worth[far] > WORTH_A_SEARCH else -1)
    return Plan(PASS, -1)


def unsure(h: Hunt, card: int) -> bool:
    """Whether the answer to a question can tell something."""
    if card == EAVESDROP:
        return 0.15 < people(h, radius(1, h.s.place)) < 2.7
    if card == TENDRILS:
        return best_nest(h) >= 0
    return True


def people(h: Hunt, area: int) -> float:
    """How many victims are in an area, as far as he can tell."""
    total = 0.0
    for slot in range(len(h.belief.odds)):
        if h.s.victims[slot].inside():
            total += within(h.belief.odds[slot], area)
    return total


def most_people(h: Hunt, area: int) -> int:
    best, most = -1, 0.0
    for place in range(LOCATIONS):
        if area >> place & 1 and people(h, 1 << place) > most:
            best, most = place, people(h, 1 << place)
    return best


def crowded(h: Hunt) -> int:
    """The zone with the most victims."""
    return max(range(len(ZONE_AREA)), key=lambda zone: people(h, ZONE_AREA[zone]))


def doubt(h: Hunt, area: int) -> float:
    """How much a question about an area can tell: of each victim, how uncertain the answer is."""
    total = 0.0
    for slot in range(len(h.belief.odds)):
        v = h.s.victims[slot]
        if v.inside() and not v.has(UNNOTICED):
            inside = within(h.belief.odds[slot], area)
            total += inside * (1.0 - inside) * h.prizes[slot]
    return total


def best_nest(h: Hunt) -> int:
    best, most = -1, 0.02
    for place in range(LOCATIONS):
        if h.s.nests >> place & 1 and doubt(h, radius(1, place)) > most:
            best, most = place, doubt(h, radius(1, place))
    return best


def best_hope(h: Hunt) -> float:
    return max(h.hope(to) for to in NEIGHBOURS[h.s.place])


def main(s: Whisper, belief: Whereabouts, options: list[int], rng: Rng) -> Plan:
    """The boost card or the basic actions that give the best search; else nearer to where somebody may be."""
    h = Hunt(s, belief)
    here = h.worth[s.place]
    best, most = Plan(w.SEARCH, s.place), here
    if s.basics == 0:
        near = h.best(radius(1, s.place) & ~(1 << s.place))
        # A search here leaves a step besides.
        if h.worth[near] > most + 0.02:
            best, most = Plan(w.GO | near, near), h.worth[near]
        if s.able(MOONLIT_RUN):
            far = h.best(radius(2, s.place) & ~radius(1, s.place))
            if h.worth[far] > most + 0.02:
                first = min(NEIGHBOURS[s.place], key=lambda to: DISTANCE[to * LOCATIONS + far])
                if w.RUN | first in options:
                    best, most = Plan(w.RUN | first, far), h.worth[far]
        for option in options:
            if option & ~ARG_MASK == w.PLAY:
                card = option & ARG_MASK
                goal = h.best(reach(s, card))
                worth = h.worth[goal] - CARD_PRICE * s.cost(card)
                if card == POLTERGEIST:
                    worth += 0.1 * people(h, ZONE_AREA[ZONE_OF[s.place]])
                elif card == SWARM:
                    worth += 0.5 * sum(h.worth[x] for x in range(LOCATIONS) if s.nests >> x & 1)
                elif card == SLAUGHTER:
                    worth = worth * 1.2 + 0.05
                if worth > most + 0.02:
                    best, most = Plan(option, goal), worth
    if most >= WORTH_A_SEARCH:
        return best
    # Nobody is likely to be found: get nearer.
    go, hope = -1, h.hope(s.place)
    for to in NEIGHBOURS[s.place]:
        if h.hope(to) + float(rng.below(100)) * 0.0002 > hope:
            go, hope = to, h.hope(to)
    if go >= 0:
        return Plan(w.GO | go, go)
    return Plan(w.SEARCH if here > 0.0 else PASS, s.place)


def walk(s: Whisper, belief: Whereabouts, options: list[int], goal: int) -> int:
    """A step of a card: to the goal in time, or to where most may be."""
    h = Hunt(s, belief)
    ways = [o for o in options if o & ~ARG_MASK == w.GO]
    if goal >= 0 and goal != s.place:
        return min(ways, key=lambda o: DISTANCE[(o & ARG_MASK) * LOCATIONS + goal] - 0.01 * h.worth[o & ARG_MASK])
    if w.STOP in options:
        return w.STOP
    return max(ways, key=lambda o: h.worth[o & ARG_MASK] + 0.3 * h.hope(o & ARG_MASK))


def long_term(s: Whisper, belief: Whereabouts, options: list[int]) -> Plan:
    """Into hiding, where somebody will come; else a nest or a barricade."""
    h = Hunt(s, belief)
    nexts = h.next_worths()
    best, most = Plan(PASS, -1), 0.04
    for option in options:
        card = option & ARG_MASK
        if option == PASS:
            continue
        if card in STEALTHY:
            goal = top(nexts, radius(STEALTHY[card], s.place))
            worth = nexts[goal] - CARD_PRICE * s.cost(card) + 0.05
        elif card == NEST:
            goal, worth = -1, 0.0 if s.nests >> s.place & 1 else 0.06
            if s.nests and any(DISTANCE[s.place * LOCATIONS + x] < 2 for x in range(LOCATIONS) if s.nests >> x & 1):
                worth = 0.0
        elif card == STOP_CARD:
            goal, worth = -1, lockdown(s)
        else:
            goal, worth = -1, 0.05 - 0.03 * s.cost(card)
        if worth > most:
            best, most = Plan(option, goal), worth
    return best


def lockdown(s: Whisper) -> float:
    """All passages here at once, for a whole hand: where they have to come to, or to work."""
    free = sum(1 for passage in PASSAGES_AT[s.place] if not s.barricades >> passage & 1)
    if free < 2:
        return 0.0
    paid = sum(WORTH[card] for card in s.hand)
    if s.place == MAIN_EXIT and s.keys_seen >= KEYS - 1:
        return 0.15 * free - 0.005 * paid
    return 0.07 * free - 0.006 * paid if s.place == TRANSMITTER else 0.0


def top(worths: list[float], area: int) -> int:
    best = -1
    for place in range(LOCATIONS):
        if area >> place & 1 and (best < 0 or worths[place] > worths[best]):
            best = place
    return best


def stalk(s: Whisper, belief: Whereabouts, options: list[int], goal: int, rng: Rng) -> int:
    """Where he will be when they have moved; not always the best place, or they would know."""
    if goal < 0:
        nexts = Hunt(s, belief).next_worths()
        for place in range(LOCATIONS):
            nexts[place] *= 0.7 + 0.006 * float(rng.below(100))
        goal = top(nexts, radius(s.stalk_left, s.place))
    if goal == s.place:
        return w.STOP
    ways = [o for o in options if o & ~ARG_MASK == w.GO]
    return min(ways, key=lambda o: DISTANCE[(o & ARG_MASK) * LOCATIONS + goal])


def on_card(s: Whisper, belief: Whereabouts, options: list[int], goal: int, card: int) -> int:
    """What a card asks for: a zone, a place, a nest."""
    h = Hunt(s, belief)
    verb = options[0] & ~ARG_MASK
    if verb == w.ZONE:
        if card == SENSE:
            return max(options, key=lambda o: doubt(h, ZONE_AREA[o & ARG_MASK]))
        return max(options, key=lambda o: people(h, ZONE_AREA[o & ARG_MASK]))
    if goal >= 0 and w.AT | goal in options:
        return w.AT | goal
    places = [o for o in options if o & ~ARG_MASK == w.AT]
    if places:
        if card == TENDRILS:
            return max(places, key=lambda o: doubt(h, radius(1, o & ARG_MASK)))
        return max(places, key=lambda o: h.worth[o & ARG_MASK])
    for option in options:
        if option != PASS:
            return option
    return PASS


def pay(options: list[int], hand: list[int]) -> int:
    """The card that is missed least, a double before others."""
    return min(options, key=lambda o: WORTH[o & ARG_MASK] - (2 if hand.count(o & ARG_MASK) > 1 else 0))


def attack(s: Whisper, options: list[int]) -> int:
    """An attack card whenever there is one: the strongest that can be paid."""
    cards = [o for o in options if o != PASS]
    return max(cards, key=lambda o: WORTH[o & ARG_MASK]) if cards else PASS


def block(s: Whisper, belief: Whereabouts, options: list[int]) -> int:
    """Ways that matter to them: to the transmitter and the exit, and where most of them are."""
    h = Hunt(s, belief)
    best, most = options[0], -1.0
    for option in options:
        if option == PASS:
            continue
        a, b = ENDS[option & ARG_MASK]
        worth = people(h, 1 << a | 1 << b)
        if TRANSMITTER in (a, b):
            worth += 0.3
        if MAIN_EXIT in (a, b):
            worth += 0.2 + 0.2 * s.keys_seen
        if worth > most:
            best, most = option, worth
    return best


def choose(s: Whisper, belief: Whereabouts, kind: int, options: list[int], goal: int, card: int, rng: Rng) -> Plan:
    if kind == w.ASK_INSTANT:
        return instant(s, belief, options)
    if kind == w.ASK_MAIN:
        return main(s, belief, options, rng)
    if kind == w.ASK_LONG:
        return long_term(s, belief, options)
    return Plan(smaller(s, belief, kind, options, goal, card, rng), goal)


def smaller(s: Whisper, belief: Whereabouts, kind: int, options: list[int], goal: int, card: int, rng: Rng) -> int:
    if kind == w.ASK_WALK:
        return walk(s, belief, options, goal)
    if kind == w.ASK_STALK:
        return stalk(s, belief, options, -1 if rng.below(3) == 0 and s.stalk_left == s.stalk else goal, rng)
    if kind == w.ASK_COST:
        return pay(options, s.hand)
    if kind == w.ASK_LOSE:
        return pay(options, s.hand)
    if kind == w.ASK_ATTACK:
        return attack(s, options)
    if kind == w.ASK_CARD:
        return on_card(s, belief, options, goal, card)
    if kind == w.ASK_BLOCK:
        return block(s, belief, options)
    if kind == w.ASK_PATIENCE:
        h = Hunt(s, belief)
        ways = [o for o in options if o != PASS]
        best = max(ways, key=lambda o: h.hope(o & ARG_MASK))
        return best if h.hope(best & ARG_MASK) > h.hope(s.place) else PASS
    if kind == w.ASK_EARS:
        return w.SENSE
    return options[rng.below(len(options))]
