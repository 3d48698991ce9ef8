"""Why the rule-based mind chose what it chose, in a sentence for somebody who learns the game.

A reason is a message key and its facts. It says what weighed most in the choice, and knows no more than the mind did.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloam.core.state import ARG_MASK, PASS
from gloam.core.value import Kept
from gloam.core.words.lexicon import SEAT_LETTERS, Fact
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    ALLIE,
    AREA_IDS,
    AREA_OF_TOTAL,
    BOB,
    CARD_IDS,
    CHARLES,
    CHOICE,
    DAMAGE_OF,
    DANIEL,
    DECK_IDS,
    FIRST_AID,
    HP,
    HUNTER,
    NEUTRAL,
    ROLE_IDS,
    ROLES,
    SHADOW,
    SIDE_IDS,
    UNKNOWN,
    count,
)
from gloam.games.shadow_hunters.mind.worth import Worth

Reason = tuple[str, dict[str, Fact]]

REASONS: Final[dict[str, set[str]]] = {
    "why-only": set(),
    # Players to be struck
    "why-foe": {"seat", "role"},
    "why-foe-weak": {"seat", "role"},
    "why-sure": {"seat", "side"},
    "why-sure-weak": {"seat", "side"},
    "why-likely": {"seat", "side", "chance"},
    "why-likely-weak": {"seat", "side", "chance"},
    "why-guess": {"seat", "side", "chance"},
    "why-third-death": {"seat"},
    "why-prey": {"seat"},
    "why-nearer-end": {"seat"},
    "why-rob": {"seat"},
    "why-all": set(),
    "why-least-harm": {"seat"},
    # Players to be helped
    "why-friend": {"seat", "role"},
    "why-friend-likely": {"seat", "side", "chance"},
    "why-friend-daniel": {"seat", "side", "chance"},
    "why-heal-self": {"number"},
    "why-helps-most": {"seat"},
    # Moving, areas and decks
    "why-roll-wait": set(),
    "why-roll-twice": set(),
    "why-seven": set(),
    "why-place": {"area"},
    "why-place-attack": {"area", "seat"},
    "why-use": {"area"},
    "why-no-use": {"area"},
    "why-deck": {"deck"},
    # Cards
    "why-card": {"card"},
    "why-collect": {"card", "number"},
    "why-everything": set(),
    "why-give": {"card"},
    "why-ask": {"seat"},
    "why-cheapest": set(),
    "why-die-first": set(),
    "why-deceive": {"seat"},
    # Showing oneself, and letting things be
    "why-unveil": {"number"},
    "why-suck": {"number"},
    "why-strike": {"seat"},
    "why-stay-hidden": set(),
    "why-no-attack": set(),
    "why-damage": {"seat", "number"},
    "why-not-worth": set(),
    "why-mothers-love": {"seat", "chance"},
    "why-mothers-love-worn": {"number"},
}
"""Every reason with its facts."""

SURE: Final = 0.995
LITTLE_LIFE: Final = 4.5
"""Hit points left, on average over who somebody may be, that count as little life."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Thought(Kept):
    """A choice and what it was made from: enough to tell the reason later, if anybody asks."""

    def __init__(self, worth: Worth, kind: int, option: int, options: list[int], score: float) -> None:
        self.worth = worth
        self.kind = kind
        self.option = option
        self.options = options
        self.score = score


def seat_fact(seat: int) -> str:
    return f"seat:{SEAT_LETTERS[seat]}"


def percent(chance: float) -> int:
    """A chance in whole percent; what is open never reads as certain."""
    return min(99, max(1, round(chance * 100)))


# Players


def known_role(worth: Worth, seat: int) -> int:
    """The character of a seat if there is no doubt left; -1 otherwise."""
    for role in range(ROLES):
        if worth.belief.role[seat][role] >= SURE:
            return role
    return -1


def little_life(worth: Worth, seat: int) -> bool:
    left = 0.0
    for role in range(ROLES):
        left += worth.belief.role[seat][role] * (HP[role] - worth.s.damage[seat])
    return left <= LITTLE_LIFE


def enemy_side(worth: Worth) -> int:
    """The side we want dead; -1 for a Neutral who wants neither. Daniel hopes for the Hunters."""
    if worth.side != NEUTRAL:
        return SHADOW if worth.side == HUNTER else HUNTER
    return SHADOW if worth.role == DANIEL else -1


def strike(worth: Worth, seat: int, score: float) -> Reason:
    """Why somebody is the one to be hurt."""
    facts: dict[str, Fact] = {"seat": seat_fact(seat)}
    if seat == worth.s.me and score > 0.0:
        return "why-die-first", {}
    if score <= 0.0:
        return "why-least-harm", facts
    enemy = enemy_side(worth)
    if enemy < 0:
        return strike_for_oneself(worth, seat), facts
    weak = "-weak" if little_life(worth, seat) else ""
    role = known_role(worth, seat)
    if role >= 0:
        facts["role"] = f"role:{ROLE_IDS[role]}"
        return "why-foe" + weak, facts
    chance = worth.belief.side[seat][enemy]
    facts["side"] = f"side:{SIDE_IDS[enemy]}"
    if chance >= SURE:
        return "why-sure" + weak, facts
    facts["chance"] = percent(chance)
    return ("why-likely" + weak if chance > 0.5 else "why-guess"), facts


def strike_for_oneself(worth: Worth, seat: int) -> str:
    if worth.role == CHARLES:
        return "why-third-death" if worth.kill > 0.0 and little_life(worth, seat) else "why-prey"
    if worth.role == BOB and worth.s.equipment[seat]:
        return "why-rob"
    return "why-nearer-end" if worth.role == ALLIE else "why-prey"


def help_to(worth: Worth, seat: int, score: float) -> Reason:
    """Why somebody is the one to be helped."""
    s = worth.s
    if seat == s.me:
        return "why-heal-self", {"number": s.damage[seat]}
    facts: dict[str, Fact] = {"seat": seat_fact(seat)}
    if score <= 0.0:
        return "why-least-harm", facts
    if worth.side == NEUTRAL and worth.role != DANIEL:
        return "why-helps-most", facts
    role = known_role(worth, seat)
    if role >= 0:
        facts["role"] = f"role:{ROLE_IDS[role]}"
        return "why-friend", facts
    side = HUNTER if worth.role == DANIEL else worth.side
    facts["side"] = f"side:{SIDE_IDS[side]}"
    facts["chance"] = percent(worth.belief.side[seat][side])
    return ("why-friend-daniel" if worth.role == DANIEL else "why-friend-likely"), facts


# Places and cards


def place(worth: Worth, area: int) -> Reason:
    """Why an area is the one to go to."""
    facts: dict[str, Fact] = {"area": f"area:{AREA_IDS[area]}"}
    best, prey = 0.0, -1
    for seat in worth.s.in_range(area):
        value = worth.attack(seat)
        if value > best:
            best, prey = value, seat
    if prey < 0 or best <= worth.action(area):
        return "why-place", facts
    facts["seat"] = seat_fact(prey)
    return "why-place-attack", facts


def gain(worth: Worth, card: int) -> Reason:
    """Why a card is the one to take."""
    facts: dict[str, Fact] = {"card": f"card:{CARD_IDS[card]}"}
    if worth.role != BOB:
        return "why-card", facts
    facts["number"] = count(worth.s.equipment[worth.s.me]) + 1
    return "why-collect", facts


def moved(worth: Worth, option: int, score: float) -> Reason:
    if option == w.ROLL_TWICE:
        return "why-roll-twice", {}
    if option == w.ROLL:
        return "why-roll-wait", {}
    if option < w.LIGHTNING:
        return place(worth, option & ARG_MASK)
    return strike(worth, option & ARG_MASK, score)


def handed(worth: Worth, seat: int) -> Reason:
    """Why a Hermit card goes to somebody: for what it does, or for what the answer tells."""
    card = worth.s.reading
    effect = worth.hand_effect(card, seat)
    learnt = worth.hand_learnt(card, seat)
    if effect <= 0.0 and learnt <= 0.0:
        return "why-least-harm", {"seat": seat_fact(seat)}
    if learnt >= effect:
        return "why-ask", {"seat": seat_fact(seat)}
    return help_to(worth, seat, effect) if worth.fondness[seat] > 0.0 else strike(worth, seat, effect)


def answered(worth: Worth, option: int) -> Reason:
    """Why a Hermit card is answered so."""
    s = worth.s
    if option >= w.GIVE:
        return "why-give", {"card": f"card:{CARD_IDS[option & ARG_MASK]}"}
    if s.role == UNKNOWN and not s.revealed[s.me]:
        return "why-deceive", {"seat": seat_fact(s.turn)}
    if option == w.RECOVER:
        return "why-heal-self", {"number": s.damage[s.me]}
    if option == w.SUFFER and s.role == DANIEL and s.deaths == 0:
        return "why-die-first", {}
    return "why-cheapest", {}


def passed(worth: Worth, kind: int, options: list[int]) -> Reason:
    """Why nothing is done."""
    s = worth.s
    if kind == w.ASK_USE:
        return "why-no-use", {"area": f"area:{AREA_IDS[s.area[s.me]]}"}
    if kind == w.ASK_ATTACK:
        return "why-no-attack", {}
    if kind == w.ASK_ROB:
        owner = s.owner_of(options[-1] & ARG_MASK)
        return "why-damage", {"seat": seat_fact(owner), "number": s.dealing[owner]}
    return ("why-not-worth" if s.revealed[s.me] else "why-stay-hidden"), {}


def saved(worth: Worth) -> Reason:
    """Why Allie heals now."""
    s = worth.s
    risk = worth.danger()
    if risk > 0.0:
        return "why-mothers-love", {"seat": seat_fact(s.attacker), "chance": percent(risk)}
    return "why-mothers-love-worn", {"number": HP[s.role] - s.damage[s.me]}


def reason_of(thought: Thought) -> Reason:
    """What weighed most in a choice."""
    worth, kind, option, score = thought.worth, thought.kind, thought.option, thought.score
    s = worth.s
    if option == PASS:
        return passed(worth, kind, thought.options)
    if option == w.MOTHERS_LOVE:
        return saved(worth)
    thing = option & ARG_MASK
    if kind == w.ASK_MOVE:
        return moved(worth, option, score)
    if kind == w.ASK_RESULT:
        total = s.rolls[0 if option == w.FIRST else 1]
        return ("why-seven", {}) if total == CHOICE else place(worth, AREA_OF_TOTAL[total])
    if kind == w.ASK_AREA_CHOICE:
        return place(worth, thing)
    if kind == w.ASK_USE:
        return "why-use", {"area": f"area:{AREA_IDS[s.area[s.me]]}"}
    if kind == w.ASK_DECK:
        return "why-deck", {"deck": f"deck:{DECK_IDS[thing]}"}
    if kind == w.ASK_HAND:
        return handed(worth, thing)
    if kind == w.ASK_HERMIT:
        return answered(worth, option)
    if kind == w.ASK_UNVEIL:
        return "why-unveil", {"number": s.damage[s.me]}
    if kind == w.ASK_BANANA_CARD:
        return "why-give", {"card": f"card:{CARD_IDS[thing]}"}
    if option in (w.PLUNDER, w.ATTACK_ALL):
        return ("why-everything" if option == w.PLUNDER else "why-all"), {}
    if kind in (w.ASK_ALTAR, w.ASK_GOBLIN, w.ASK_ROB, w.ASK_LOOT, w.ASK_PLUNDER):
        return gain(worth, thing)
    if kind == w.ASK_SPEAR:
        return "why-strike", {"seat": seat_fact(s.targets[0])}
    if kind == w.ASK_SUCK:
        return "why-suck", {"number": worth.drink()}
    return towards(worth, kind, option, score)


def towards(worth: Worth, kind: int, option: int, score: float) -> Reason:
    """The reasons that lie in a player."""
    s = worth.s
    seat = option & ARG_MASK
    if kind == w.ASK_COUNTER:
        seat = s.attacker
    elif kind == w.ASK_FEAST:
        seat = s.targets[0]
    helps = kind in (w.ASK_BLESSING, w.ASK_BANANA_SEAT) or (kind == w.ASK_WOODS and option >= w.HEAL)
    if kind == w.ASK_FIRST_AID:
        helps = s.damage[seat] >= DAMAGE_OF[FIRST_AID]
    return help_to(worth, seat, score) if helps else strike(worth, seat, score)
