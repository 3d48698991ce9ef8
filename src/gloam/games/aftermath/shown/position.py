"""Positions: the truth as plain data with ids in place of numbers, to be read and to be set by scenarios."""

from __future__ import annotations

from typing import Any, Final

from gloam.core.fields import ids_between
from gloam.core.positions.placing import Placing, Shape, derived, number, one_of
from gloam.core.state import Step
from gloam.games.aftermath import figures
from gloam.games.aftermath.content import tables as t
from gloam.games.aftermath.content.pagemap import CELL_IDS, CELLS, LETTERS
from gloam.games.aftermath.figures import AT_HOME, BOTH_PAWS, NO_ITEM, NOWHERE, ON_PAGE, PAW, SLOTS, Find, Grant, Task
from gloam.games.aftermath.rules.actions import Actions, Begin
from gloam.games.aftermath.rules.colony import begin_colony
from gloam.games.aftermath.rules.drawing import Draw
from gloam.games.aftermath.rules.enemyturn import begin_enemy_turn
from gloam.games.aftermath.rules.foes import NO_CARD, NO_LOOT, new_band, new_foe
from gloam.games.aftermath.rules.gaining import wear
from gloam.games.aftermath.rules.pages import EndOfPage, GoHome, LeavePage, OpenPage
from gloam.games.aftermath.rules.reading import read_entry
from gloam.games.aftermath.rules.rest import AskRest
from gloam.games.aftermath.rules.turn import CheckThreat, EndOfTurn, NextTurn
from gloam.games.aftermath.state import COLONY, ENDING_IDS, HUNTED, NOBODY_YET, PLAYING, Aftermath
from gloam.games.aftermath.words import GOOD_IDS
from gloam.games.aftermath.worlds.imagining import without

WHERE: Final = ["home", "page", "left", "defeated"]


GRANTS: Final = ids_between(vars(figures), "WOUNDS", "CANNOT_HIDE")
LASTING: Final = ids_between(vars(figures), "TURN", "NEXT_TEST")
GRANTED: Final[dict[str, int]] = {
    **{name: number for number, name in enumerate(t.BOOST_IDS)},
    **{name: getattr(figures, name.upper()) for name in GRANTS},
}
"""What a grant gives, by name: boosts of tests and attacks, and what else there is."""


class ReadsEntry(Step):
    """An entry of the page is read, because a scenario says so."""

    def __init__(self, entry: str, seat: int) -> None:
        self.entry = entry
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        read_entry(s, self.entry, self.seat)


class NothingMore(Step):
    """The success text of a group task that a scenario has set: there is none."""

    def run(self, s: Aftermath) -> None:
        return


class EnemiesAct(Step):
    """An enemy turn, because a scenario says so."""

    def run(self, s: Aftermath) -> None:
        begin_enemy_turn(s)


def put_cast(s: Aftermath, at: int, value: Any) -> None:
    heroes = [one_of(name, t.HERO_IDS, "hero") for name in value]
    if len(heroes) != s.seats or len(set(heroes)) != s.seats:
        raise ValueError(f"{s.seats} different heroes are needed")
    s.cast = heroes
    s.phase = PLAYING
    for hero in s.heroes:
        hero.seat = -1
        hero.where = AT_HOME
    for seat, who in enumerate(heroes):
        s.heroes[who].seat = seat


def put_page(s: Aftermath, at: int, value: Any) -> None:
    """A page as it lies open, without its Start entry; everybody in the party stands on its first start mark."""
    if value not in t.PAGES:
        raise ValueError(f"page {value} is not written")
    s.page = value
    s.data = t.PAGES[value]
    s.visits.append(value)
    if s.data.kind == t.MAP_PAGE:
        s.redraw()
        for seat in range(s.seats):
            hero = s.hero(seat)
            hero.where = ON_PAGE
            hero.space = s.data.map.starts[0]


def get_worn(s: Aftermath, who: int) -> list[str]:
    return [t.ITEM_IDS[item] for item in s.heroes[who].worn if item >= 0]


def put_worn(s: Aftermath, who: int, value: Any) -> None:
    hero = s.heroes[who]
    hero.worn = [NO_ITEM] * SLOTS
    hero.charge = [0] * SLOTS
    for name in value:
        item = one_of(name, t.ITEM_IDS, "item")
        wear(s, who, item)
        take_out(s, item)


def take_out(s: Aftermath, item: int) -> None:
    """An item that somebody holds is nowhere else."""
    s.items = [x for x in s.items if x != item]
    s.item_discard = [x for x in s.item_discard if x != item]


def get_where(s: Aftermath, who: int) -> str:
    return WHERE[s.heroes[who].where]


def put_where(s: Aftermath, who: int, value: Any) -> None:
    hero = s.heroes[who]
    hero.where = one_of(value, WHERE, "place")
    if hero.where != ON_PAGE:
        hero.space = NOWHERE


def get_foes(s: Aftermath, at: int) -> list[str]:
    found: list[str] = []
    for foe in s.foes:
        band = s.band(foe.band)
        words = [t.ENEMY_IDS[foe.kind], ",".join(CELL_IDS[x] for x in foe.spaces)]
        if foe.wounds:
            words.append(f"wounds:{foe.wounds}")
        if foe.drones:
            words.append("drones:" + ",".join(CELL_IDS[x] for x in foe.drones))
        if band.card >= 0:
            words.append(t.ENCOUNTER_IDS[band.card])
        elif any(band.loot):
            words.append("loot:" + ",".join(f"{good}*{n}" for good, n in zip(GOOD_IDS, band.loot, strict=True) if n))
        if band.pursuers:
            words.append("pursuer")
        found.append(" ".join(words))
    return found


def put_foes(s: Aftermath, at: int, value: Any) -> None:
    """Enemies by slot as `enemy cells`, and perhaps `wounds:1`, `drones:c1,c2`, the encounter card they came by or
    `loot:scrap*2`, `pursuer`. Those of one card, or of the same loot, are one encounter."""
    s.foes = []
    s.bands = []
    bands: dict[str, int] = {}
    for entry in value:
        name, cells, *more = str(entry).split(" ")
        kind = one_of(name, t.ENEMY_IDS, "enemy")
        facts = {word.partition(":")[0]: word.partition(":")[2] for word in more}
        of = " ".join(word for word in more if not word.startswith(("wounds:", "drones:")))
        if of not in bands:
            bands[of] = put_band(s, facts)
        foe = new_foe(s, kind, bands[of])
        foe.spaces = [one_of(x, CELL_IDS, "cell") for x in cells.split(",")]
        foe.drones = [one_of(x, CELL_IDS, "cell") for x in facts.get("drones", "").split(",") if x]
        foe.wounds = int(facts.get("wounds", "0"))
        s.foes.append(foe)


def put_band(s: Aftermath, facts: dict[str, str]) -> int:
    """The encounter of some enemies: of a card, or with a loot."""
    cards = [t.ENCOUNTER_IDS.index(word) for word in facts if word in t.ENCOUNTER_IDS]
    card = cards[0] if cards else NO_CARD
    loot = t.ENCOUNTER_LOOT[card].copy() if cards else NO_LOOT.copy()
    for part in facts.get("loot", "").split(","):
        if part:
            loot[one_of(part.partition("*")[0], GOOD_IDS, "good")] = int(part.partition("*")[2])
    return new_band(
        s,
        card,
        loot=loot,
        talk=t.ENCOUNTER_TALK[card] if cards else 0,
        in_time=bool(cards) and t.ENCOUNTER_IN_TIME[card],
        speed=t.FIRST_SPEED[card] if cards else 0,
        pursuers="pursuer" in facts,
    )


def get_threats(s: Aftermath, at: int) -> list[str]:
    return [t.CARD_IDS[card] if card >= 0 else "none" for card in s.threats]


def put_threats(s: Aftermath, at: int, value: Any) -> None:
    s.threats = [-1 if name == "none" else one_of(name, t.CARD_IDS, "card") for name in value]


def get_tokens(s: Aftermath, at: int) -> list[str]:
    return [f"{t.TOKEN_IDS[token // CELLS]} {CELL_IDS[token % CELLS]}" for token in s.tokens]


def put_tokens(s: Aftermath, at: int, value: Any) -> None:
    s.tokens = []
    for entry in value:
        token, _, cell = str(entry).partition(" ")
        s.tokens.append(one_of(token, t.TOKEN_IDS, "token") * CELLS + one_of(cell, CELL_IDS, "cell"))


def get_hunt(s: Aftermath, at: int) -> list[str]:
    """Enemies of the hunt box, roaches with their tokens: `roach 3`."""
    return [t.ENEMY_IDS[held // HUNTED] + (f" {held % HUNTED}" if held % HUNTED else "") for held in s.hunt]


def put_hunt(s: Aftermath, at: int, value: Any) -> None:
    s.hunt = []
    for entry in value:
        name, _, tokens = str(entry).partition(" ")
        count = int(tokens) if tokens.isdecimal() else 0
        s.hunt.append(one_of(name, t.ENEMY_IDS, "enemy") * HUNTED + number(count, 0, HUNTED - 1))


def get_grants(s: Aftermath, at: int) -> list[str]:
    """What is in force for a while, as `hero what by until`: `pim hidden 1 next_turn`."""
    names = {to: name for name, to in GRANTED.items()}
    return [f"{t.HERO_IDS[g.hero]} {names[g.to]} {g.by} {LASTING[g.until]}" for g in s.grants]


def put_grants(s: Aftermath, at: int, value: Any) -> None:
    s.grants = []
    for entry in value:
        words = str(entry).split(" ")
        if len(words) != 4 or not words[2].lstrip("-").isdecimal():
            raise ValueError(f"a grant is written as hero, what, by how much and until when, not {entry!r}")
        to = GRANTED[list(GRANTED)[one_of(words[1], list(GRANTED), "grant")]]
        hero, until = one_of(words[0], t.HERO_IDS, "hero"), one_of(words[3], LASTING, "time")
        s.grants.append(Grant(hero, to, int(words[2]), until))


def get_task(s: Aftermath, at: int) -> str:
    """The group task as `attribute difficulty`, then its dial, its first card and its spaces: `strength 8 dial:3`."""
    task = s.task
    if task is None:
        return ""
    words = [t.ATTRIBUTE_IDS[task.attribute], str(task.difficulty)]
    words += [f"dial:{task.dial}"] if task.dial else []
    words += [f"card:{t.CARD_IDS[task.first]}"] if task.first >= 0 else []
    words += [f"at:{','.join(CELL_IDS[x] for x in task.spaces)}"] if task.spaces else []
    return " ".join(words)


def put_task(s: Aftermath, at: int, value: Any) -> None:
    attribute, difficulty, *more = str(value).split(" ")
    facts = {word.partition(":")[0]: word.partition(":")[2] for word in more}
    spaces = [one_of(x, CELL_IDS, "cell") for x in facts.get("at", "").split(",") if x]
    first = one_of(facts["card"], t.CARD_IDS, "card") if "card" in facts else -1
    dial = int(facts.get("dial", "0"))
    s.task = Task(
        id=0,
        attribute=one_of(attribute, t.ATTRIBUTE_IDS, "attribute"),
        difficulty=int(difficulty),
        spaces=spaces,
        first=first,
        dial=dial,
        success=NothingMore(),
    )


def get_objectives(s: Aftermath, at: int) -> str:
    return "".join(letter for i, letter in enumerate(LETTERS) if s.objectives >> i & 1)


def put_objectives(s: Aftermath, at: int, value: Any) -> None:
    s.objectives = sum(1 << one_of(letter, LETTERS, "letter") for letter in value)


def get_finds(s: Aftermath, at: int) -> list[str]:
    return [f"{CELL_IDS[find.space]} {find.token}" for find in s.finds]


def put_finds(s: Aftermath, at: int, value: Any) -> None:
    """Scavenge tokens on the map as `cell token`, the token by its number: 0 to 7 are of difficulty 4, the next 7 of
    6, the last 6 of 8."""
    for find in s.finds:
        s.piles[find.pile].append(find.token)
    s.finds = []
    for entry in value:
        cell, _, number = str(entry).partition(" ")
        token = int(number) if number.isdecimal() else -1
        if not 0 <= token < len(t.TOKEN_PILE) or token not in s.piles[t.TOKEN_PILE[token]]:
            raise ValueError(f"token {number!r} is not in the supply")
        s.piles[t.TOKEN_PILE[token]].remove(token)
        s.finds.append(Find(one_of(cell, CELL_IDS, "cell"), t.TOKEN_PILE[token], token, known=False))


def get_piles(s: Aftermath, at: int) -> list[int]:
    return [len(pile) for pile in s.piles]


def get_taken(s: Aftermath, at: int) -> list[str]:
    return [name for i, name in enumerate(t.DISCOVERY_IDS) if s.campaign.taken >> i & 1]


def put_taken(s: Aftermath, at: int, value: Any) -> None:
    for name in value:
        s.campaign.taken |= 1 << one_of(name, t.DISCOVERY_IDS, "discovery")


def put_result(s: Aftermath, at: int, value: Any) -> None:
    s.result = one_of(value, ENDING_IDS, "result")


def put_endless(s: Aftermath, at: int, value: Any) -> None:
    s.campaign.endless = bool(value)


def get_goals(s: Aftermath, at: int) -> list[str]:
    return [name for i, name in enumerate(t.HERO_IDS) if s.campaign.goals >> i & 1]


def put_goals(s: Aftermath, at: int, value: Any) -> None:
    for name in value:
        s.campaign.goals |= 1 << one_of(name, t.HERO_IDS, "hero")


def get_flags(s: Aftermath, at: int) -> list[str]:
    return [f"{name} {s.flags[i]}" for i, name in enumerate(t.FLAG_IDS) if s.flags[i]]


def put_flags(s: Aftermath, at: int, value: Any) -> None:
    for entry in value:
        name, _, number = str(entry).partition(" ")
        s.flags[one_of(name, t.FLAG_IDS, "flag")] = int(number) if number.isdecimal() else 1


def get_mission(s: Aftermath, at: int) -> str:
    return t.MISSION_STATE_IDS[s.campaign.missions[at]]


def put_mission(s: Aftermath, at: int, value: Any) -> None:
    s.campaign.missions[at] = one_of(value, t.MISSION_STATE_IDS, "state")


def done(s: Aftermath, at: int, value: Any) -> None:
    """The entries were set one by one."""


def get_next(s: Aftermath, at: int) -> str:
    waiting = [d.step for d in s.pending]
    steps = waiting or s.agenda[-1:]
    return type(steps[0]).__name__ if steps else "over"


NEXT: Final = ["draw", "begin", "actions", "check", "end", "rest", "enemies", "leave", "turn", "open", "colony"]
STEPS_OF_A_TURN: Final = NEXT.index("end") + 1


def put_next(s: Aftermath, at: int, value: Any) -> None:
    """What comes next: a step of the turn of the seat on turn, an enemy turn, leaving the page, the turn of that seat
    if it can have one, opening the page with its Start entry, the colony phase; or `entry info-a`, an entry of the page
    that the seat on turn reads before it acts."""
    seat = max(0, s.turn)
    turn: list[Step] = [EndOfTurn(seat), CheckThreat(seat), Actions(seat), Begin(seat), Draw(seat)]
    on_page: list[Step] = [GoHome(), EndOfPage()]
    if isinstance(value, str) and value.startswith("entry "):
        s.retract_all()
        s.reschedule([*on_page, *turn[:3], ReadsEntry(value.partition(" ")[2], seat)])
        return
    which = one_of(value, NEXT, "step")
    s.retract_all()
    later = NextTurn((seat + 1) % s.seats)
    if which < STEPS_OF_A_TURN:
        s.reschedule([*on_page, *turn[: STEPS_OF_A_TURN - which]])
    elif value == "rest":
        s.reschedule([*on_page, later, AskRest(s.everybody(), s.keeper, seat)])
    elif value == "enemies":
        s.reschedule([*on_page, later, EnemiesAct()])
    elif value == "turn":
        s.reschedule([*on_page, NextTurn(seat)])
    elif value == "leave":
        s.reschedule([GoHome(), LeavePage()])
    elif value == "open":
        s.visits.pop()
        s.reschedule([GoHome(), OpenPage(s.page)])
    else:
        s.phase = COLONY
        s.turn = NOBODY_YET
        s.reschedule([])
        begin_colony(s)


POSITIONS: dict[str, Shape] = {
    "cast": Placing(get=lambda s, at: [t.HERO_IDS[x] if x >= 0 else "none" for x in s.cast], put=put_cast),
    "page": Placing("number", put=put_page),
    "keeper": "seat",
    "turn": Placing("seat", none="nobody"),
    "hostile": "flag",
    "dials": ("dial", "number"),
    "flags": Placing(get=get_flags, put=put_flags),
    "missions": Placing(
        ("mission", Placing(get=get_mission, put=put_mission)), get=lambda s, at: s.campaign.missions, put=done
    ),
    "mission": Placing("mission", none="none"),
    "errand": Placing("mission", none="none"),
    "marker": "location",
    "heroes": (
        "hero",
        {
            "where": Placing(get=get_where, put=put_where),
            "space": Placing("cell", none="off"),
            "wounds": "number",
            "toxic": "number",
            "statuses": ("mask", "status"),
            "worn": Placing(get=get_worn, put=put_worn),
            "charge": "number",
            "pack": "item",
            "batteries": "number",
            "abilities": "ability",
            "carries": "flag",
        },
    ),
    "hands": ("seat", "card"),
    "deck": "card",
    "discard": "card",
    "threats": Placing(get=get_threats, put=put_threats),
    "foes": Placing(get=get_foes, put=put_foes),
    "hunt": Placing(get=get_hunt, put=put_hunt),
    "tokens": Placing(get=get_tokens, put=put_tokens),
    "finds": Placing(get=get_finds, put=put_finds),
    "piles": Placing(get=get_piles, put=derived),
    "visits": "number",
    "calamities": "number",
    "grants": Placing(get=get_grants, put=put_grants),
    "group_task": Placing(get=get_task, put=put_task),
    "left_pages": "number",
    "result": Placing(get=lambda s, at: (*ENDING_IDS, "none")[s.result], put=put_result),
    "taken": Placing(get=get_taken, put=put_taken),
    "goals": Placing(get=get_goals, put=put_goals),
    "task": Placing(get=lambda s, at: 0 if s.task is None else s.task.dial, put=derived),
    "objectives": Placing(get=get_objectives, put=put_objectives),
    "weather": ("mask", "environment"),
    "stores": Placing("item", get=lambda s, at: s.campaign.stores, put=lambda s, at, v: s.campaign.stores.extend(v)),
    "built": Placing("item", get=lambda s, at: s.campaign.built, put=lambda s, at, v: s.campaign.built.extend(v)),
    "broken": Placing("item", get=lambda s, at: s.campaign.broken, put=lambda s, at, v: s.campaign.broken.extend(v)),
    "items": "item",
    "encounters": "encounter",
    "pending_page": "number",
    "exit_used": "number",
    "endless": Placing("flag", get=lambda s, at: s.campaign.endless, put=put_endless),
    "won": Placing("flag", get=lambda s, at: s.campaign.won, put=derived),
    "next": Placing(get=get_next, put=put_next),
}


def placed(s: Aftermath) -> None:
    """Cards that were put somewhere are not in the deck as well; where that was set empty, the rest is discarded."""
    used = [card for hand in s.hands for card in hand] + s.discard + [card for card in s.threats if card >= 0]
    task = s.task
    if task is not None and task.first >= 0:
        used.append(task.first)
    if len(set(used)) != len(used):
        raise ValueError("a card lies in two places")
    emptied = not s.deck
    s.deck = [card for card in s.deck if card not in used]
    missing = [card for card in t.BASIC_CARDS if card not in used and card not in s.deck]
    if emptied:
        s.discard = missing + s.discard
    else:
        s.deck = missing + s.deck
    for hand in s.hands:
        hand.sort()
    for hero in s.heroes:
        if BOTH_PAWS in hero.worn and hero.worn[PAW] < 0:
            raise ValueError("a paw holds half an item")
    take_from_the_pile(s)


def take_from_the_pile(s: Aftermath) -> None:
    """An item that somebody has is not in the pile as well: whoever counted would find one too many."""
    c = s.campaign
    held = [hero.items() for hero in s.heroes]
    left, pile = without(t.ORDINARY_ITEMS, [s.item_discard, c.stores, c.built, c.broken, *held]), []
    for item in reversed(s.items):  # from the top down
        if item in left:
            left.remove(item)
            pile.append(item)
    s.items = pile[::-1]
