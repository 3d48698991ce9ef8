"""Enemies in play: spawning, wounds, defeat, loot, the situation (AF-155 to AF-189, AF-420 to AF-429)."""

from __future__ import annotations

from typing import Final

from gloam.core.effects.program import ABSENT
from gloam.games.aftermath import words as w
from gloam.games.aftermath.chart import FAR
from gloam.games.aftermath.content import tables as t
from gloam.games.aftermath.content.pagemap import ENEMY_MARK, START_MARK
from gloam.games.aftermath.figures import Band, Foe
from gloam.games.aftermath.rules.ending import MissionOver, SideOver
from gloam.games.aftermath.rules.reading import fire
from gloam.games.aftermath.rules.rewards import reward, take_discovery
from gloam.games.aftermath.state import HUNTED, Aftermath

NO_CARD: Final = -1
NO_LOOT: Final = [0, 0, 0, 0, 0, 0]
ANYWHERE: Final[list[int]] = []
"""Where an encounter enters that names no spaces."""


def life_of(s: Aftermath, foe: Foe) -> int:
    """A boss has life N (AF-427)."""
    return s.seats if t.BOSS[foe.kind] else t.ENEMY_LIFE[foe.kind]


def defence_of(s: Aftermath, foe: Foe, figure: int) -> int:
    """What an attack on one of its figures must reach; drones come after the Matron's own figure."""
    drone = foe.kind == t.MATRON and figure > 0
    base = t.DRONE_DEFENCE if drone else t.ENEMY_DEFENCE[foe.kind]
    return base + (1 if s.has_rule(t.ENEMY_DEFENCE_RULE) else 0)


def talk_of(s: Aftermath, foe: Foe) -> int:
    """Its communicate value with what changes it; 0 if it cannot be talked to (AF-308)."""
    value = t.ENEMY_TALK[foe.kind]
    if value == 0:
        return 0
    band = s.band(foe.band)
    if not band.in_time or s.overrun() == 0:
        value += band.talk
    for card in range(len(t.DISCOVERY_TALK)):
        if t.DISCOVERY_TALK[card] == t.ENEMY_TYPE[foe.kind] and s.has_ally(card):
            value -= 1
    return max(1, value)


def figures_of(foe: Foe) -> list[int]:
    """The spaces of all its figures: its own or its tokens, then its drones."""
    return foe.spaces + foe.drones


# Coming


def enemy_spaces(s: Aftermath) -> list[int]:
    """Where enemies enter (AF-163, AF-166)."""
    found = s.marked(ENEMY_MARK)
    return found if found else s.marked(START_MARK)[:1]


def by_turns(s: Aftermath, spaces: list[int]) -> list[int]:
    """Spaces where an encounter enters, in the order of the page, beginning with the one that holds the fewest enemies
    (AF-165)."""
    first, fewest = 0, FAR
    for i in range(len(spaces)):
        count = 0
        for foe in s.foes:
            count += figures_of(foe).count(spaces[i])
        if count < fewest:
            first, fewest = i, count
    return spaces[first:] + spaces[:first]


def next_entrance(entrances: list[int]) -> int:
    """The space whose turn it is; then it is the others' (AF-164)."""
    space = entrances.pop(0)
    entrances.append(space)
    return space


def new_band(
    s: Aftermath,
    card: int = NO_CARD,
    loot: list[int] = NO_LOOT,
    discovery: int = NO_CARD,
    talk: int = 0,
    in_time: bool = False,
    speed: int = 0,
    pursuers: bool = False,
) -> int:
    """An encounter begins; returns its number."""
    uid = s.next_uid
    s.next_uid += 1
    s.bands.append(Band(uid, card, loot, discovery, talk, in_time, speed, pursuers))
    return uid


def band_of_card(s: Aftermath, card: int) -> int:
    """The same with what an encounter card says."""
    return new_band(
        s,
        card,
        loot=t.ENCOUNTER_LOOT[card],
        talk=t.ENCOUNTER_TALK[card],
        in_time=t.ENCOUNTER_IN_TIME[card],
        speed=t.FIRST_SPEED[card],
    )


def new_foe(s: Aftermath, kind: int, band: int) -> Foe:
    """An enemy card for the track, without figures yet."""
    uid = s.next_uid
    s.next_uid += 1
    return Foe(
        uid=uid,
        kind=kind,
        letter=free_letter(s, kind),
        band=band,
        wounds=0,
        spaces=[],
        drones=[],
        turns=0,
        aimed=False,
    )


def free_letter(s: Aftermath, kind: int) -> int:
    """The first letter that no enemy of this kind has (AF-187)."""
    letter = 0
    while any(foe.kind == kind and foe.letter == letter for foe in s.foes):
        letter += 1
    return letter


def take_from_box(s: Aftermath, kind: int) -> bool:
    """An enemy card comes from the supply, else from the hunt box (AF-171); whether there was one."""
    if s.supply_of(kind) > 0:
        return True
    for i in range(len(s.hunt)):
        if s.hunt[i] // HUNTED == kind:
            s.hunt.pop(i)
            return True
    return False


def random_kinds(s: Aftermath, enemy_type: int, count: int) -> list[int]:
    """So many enemies of a type by lot, first those of the supply (AF-168)."""
    cards: list[int] = []
    hunted: list[int] = []
    for kind in range(len(t.ENEMY_IDS)):
        if t.ENEMY_TYPE[kind] == enemy_type and not t.BOSS[kind]:
            cards += [kind] * s.supply_of(kind)
            hunted += [kind] * sum(1 for held in s.hunt if held // HUNTED == kind)
    s.rng.order("random", cards)
    s.rng.order("random", hunted)
    return (cards + hunted)[:count]


def put_in_play(s: Aftermath, kind: int, band: int, tokens: int, entrances: list[int]) -> bool:
    """One enemy card goes to the track and its figures on the map; whether anybody came (AF-173 to AF-177)."""
    if kind == t.ROACH:
        for foe in s.foes:
            if foe.kind == t.ROACH:
                return add_tokens(s, foe, tokens, entrances)
    slot = len(s.foes)
    if slot >= t.MOST_ENEMIES:
        if not t.BOSS[kind]:
            return False
        slot = t.MOST_ENEMIES - 1
        while slot >= 0 and t.BOSS[s.foes[slot].kind]:
            slot -= 1
        if slot < 0:
            return False
    if not take_from_box(s, kind):
        return False
    if slot < len(s.foes):
        gone = s.foes.pop(slot)
        s.announce(w.TOLD_REPLACED, gone.kind)
    foe = new_foe(s, kind, band)
    s.foes.insert(slot, foe)
    # Only now, because its own encounter had nobody in play before.
    drop_bands(s)
    if kind == t.ROACH:
        add_tokens(s, foe, tokens, entrances)
    else:
        space = next_entrance(entrances)
        foe.spaces.append(space)
        s.announce(w.TOLD_COMES, kind, foe.letter, space)
    return True


def add_tokens(s: Aftermath, foe: Foe, count: int, entrances: list[int]) -> bool:
    """Roach tokens, as far as there are any (AF-184); whether there was one."""
    more = min(count, t.ROACH_TOKENS - len(foe.spaces))
    for _ in range(more):
        space = next_entrance(entrances)
        foe.spaces.append(space)
        s.announce(w.TOLD_COMES, foe.kind, foe.letter, space)
    return more > 0


def add_drones(s: Aftermath, count: int, entrances: list[int]) -> None:
    """Drones of the Matron, as far as there are any (AF-029, AF-185)."""
    for foe in s.foes:
        if foe.kind == t.MATRON:
            for _ in range(min(count, t.DRONE_TOKENS - len(foe.drones))):
                foe.drones.append(next_entrance(entrances))


def spawn(
    s: Aftermath,
    kinds: list[int],
    band: int,
    roaches: int = 0,
    drones: int = 0,
    at: list[int] = ANYWHERE,
    situation: int = t.HOSTILE,
) -> None:
    """An encounter comes into play (AF-160 to AF-177) and turns the situation (AF-167); a hostile one only if anybody
    came (AF-188)."""
    entrances = by_turns(s, at if at else enemy_spaces(s))
    if not entrances:
        return
    order = kinds.copy()
    if roaches > 0 and t.ROACH not in order:
        order.append(t.ROACH)
    s.rng.order("spawn", order)
    came = False
    for kind in order:
        came = put_in_play(s, kind, band, roaches, entrances) or came
    if drones > 0:
        add_drones(s, drones, entrances)
    drop_bands(s)
    if situation != t.KEEP and (came or situation != t.HOSTILE):
        turn_situation(s, hostile=situation == t.HOSTILE)


def spawn_card(s: Aftermath, card: int, situation: int, reader: int) -> None:
    """An encounter card or a numbered one (AF-169, AF-189)."""
    s.announce(w.TOLD_ENCOUNTER, card)
    kinds = t.ENCOUNTER_ENEMIES[card].copy()
    for enemy_type, count in t.ENCOUNTER_RANDOM[card]:
        kinds += random_kinds(s, enemy_type, count)
    roaches = s.words.amount(s, t.ENCOUNTER_IDS[card], "roaches")
    turned = situation if situation != ABSENT else t.ENCOUNTER_SITUATION[card]
    if kinds:
        spawn(s, kinds, band_of_card(s, card), roaches=roaches, situation=turned)
    if t.HAS_EFFECTS[card]:
        s.push(s.words.start(t.ENCOUNTER_IDS[card], reader))


def meet_pursuers(s: Aftermath) -> None:
    """The hunt box empties onto the track, up to five enemies (AF-206 to AF-211)."""
    order = s.hunt.copy()
    s.rng.shuffle("pursuers", order)
    entrances = by_turns(s, enemy_spaces(s))
    band = new_band(s, pursuers=True)
    for held in order:
        if len(s.foes) >= t.MOST_ENEMIES or not entrances:
            break
        kind, tokens = held // HUNTED, held % HUNTED
        s.hunt.remove(held)
        foe = new_foe(s, kind, band)
        s.foes.append(foe)
        if kind == t.ROACH:
            add_tokens(s, foe, tokens, entrances)
        else:
            space = next_entrance(entrances)
            foe.spaces.append(space)
            s.announce(w.TOLD_COMES, kind, foe.letter, space)
            if kind == t.MATRON:
                add_drones(s, tokens, entrances)
        s.announce(w.TOLD_PURSUER, kind, foe.letter)
    drop_bands(s)
    if s.foes:
        turn_situation(s, hostile=True)


# The situation


def turn_situation(s: Aftermath, hostile: bool) -> None:
    """Peaceful or hostile; never hostile without an enemy in play (AF-188)."""
    if hostile and not s.foes:
        hostile = False
    if hostile == s.hostile:
        return
    s.hostile = hostile
    s.announce(w.TOLD_HOSTILE if hostile else w.TOLD_PEACEFUL)
    fire(s, "hostile" if hostile else "peaceful", s.turn)


def look_for_peace(s: Aftermath) -> None:
    """With the last enemy gone the situation is peaceful at once (AF-159, AF-429)."""
    if s.hostile and not s.foes:
        turn_situation(s, hostile=False)


# Going


def drop_bands(s: Aftermath) -> None:
    """Encounters without enemies are forgotten."""
    s.bands = [band for band in s.bands if any(foe.band == band.uid for foe in s.foes)]


def remove_foe(s: Aftermath, foe: Foe) -> None:
    """A card leaves the track; those below move up (AF-422). No loot."""
    s.foes.remove(foe)
    drop_bands(s)


def wound_foe(s: Aftermath, foe: Foe, figure: int, wounds: int, seat: int) -> None:
    """Wounds to one figure; `seat` is whoever gets the loot (AF-420 to AF-428)."""
    s.announce(w.TOLD_ENEMY_WOUNDED, foe.kind, wounds)
    if foe.kind == t.ROACH:
        foe.spaces.pop(figure)
        if not foe.spaces:
            defeat_foe(s, foe, seat)
        return
    if figure > 0:
        foe.drones.pop(figure - 1)
        return
    foe.wounds += wounds
    if foe.wounds >= life_of(s, foe):
        defeat_foe(s, foe, seat)


def defeat_foe(s: Aftermath, foe: Foe, seat: int) -> None:
    """Its card leaves the track; whoever defeats the last of an encounter takes the loot (AF-420 to AF-428)."""
    band = s.band(foe.band)
    s.announce(w.TOLD_ENEMY_DEFEATED, foe.kind)
    remove_foe(s, foe)
    # What is pushed last is done first: peace, then the loot, then reactions, which may end the mission.
    settle_elsewhere(s, foe.kind, seat)
    fire(s, f"enemy_defeated:{t.ENEMY_IDS[foe.kind]}", seat)
    last = not any(other.band == foe.band for other in s.foes)
    if last and not band.pursuers and (sum(band.loot) > 0 or band.discovery >= 0):
        s.announce(w.TOLD_LOOT, seat)
        if band.discovery >= 0:
            take_discovery(s, band.discovery, seat)
        reward(s, seat, band.loot)
    look_for_peace(s)


def settle_elsewhere(s: Aftermath, kind: int, seat: int) -> None:
    """A boss that its mission is about counts on every page, once its own was visited; there the page itself reacts."""
    for mission in (s.mission, s.errand):
        if mission < 0 or t.MISSION_BOSS[mission] != kind or s.campaign.missions[mission] != t.ACTIVE:
            continue
        if s.page != t.MISSION_PAGE[mission] and t.MISSION_PAGE[mission] in s.visits:
            s.push(MissionOver(success=True) if mission == s.mission else SideOver(mission, success=True, reader=seat))


def leave_play(s: Aftermath, foe: Foe, to_hunt: bool = False) -> None:
    """An enemy goes without being defeated: to the supply, or to the hunt box with its tokens (AF-139)."""
    s.announce(w.TOLD_ENEMY_LEFT, foe.kind)
    s.foes.remove(foe)
    if to_hunt:
        tokens = len(foe.spaces) if foe.kind == t.ROACH else len(foe.drones)
        s.hunt.append(foe.kind * HUNTED + tokens)
    drop_bands(s)
