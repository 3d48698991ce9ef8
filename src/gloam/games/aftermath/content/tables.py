"""The content as the compiled rules read it: lists by number, filled when this module is imported."""

from __future__ import annotations

from typing import Any, Final

from gloam.core.content.files import ContentError, check, load_all, package_text
from gloam.core.effects.program import Book, shelve
from gloam.core.fields import ids_between
from gloam.games.aftermath.content.pagemap import LETTERS, PageMap
from gloam.games.aftermath.content.schema import PACKAGE, SCHEMAS, Content
from gloam.games.aftermath.effects.binding import bound, ids_of, tags_of
from gloam.games.aftermath.effects.checks.pages import map_of
from gloam.games.aftermath.effects.passages import passages_of, title_of

CONTENT: Final = load_all(Content)
_MADE: Final = bound(CONTENT)


def _book() -> Book:
    if _MADE.book is None:
        texts = {file: (f"content/{file}", package_text(PACKAGE, file)) for file in SCHEMAS}
        raise ContentError("\n".join(check(texts, SCHEMAS, _its_faults)))
    return _MADE.book


def _its_faults(files: Any) -> list[Any]:
    return list(_MADE.faults)


BOOK: Final[Book] = _book()
BOOK_NAME: Final[str] = shelve(BOOK)
PASSAGE_IDS: Final[list[str]] = passages_of(CONTENT, BOOK)
OPTION_BASE: Final[int] = len(PASSAGE_IDS) - len(BOOK.options)
"""Where the options of choices begin among the passages."""

_IDS: Final[dict[str, list[str]]] = ids_of(CONTENT)
TAG_IDS: Final[list[str]] = tags_of(CONTENT)
PROGRAMS: Final[dict[str, int]] = {name: i for i, name in enumerate(BOOK.order)}

# Flags: each has one scope in the whole book
FLAG_IDS: Final[list[str]] = BOOK.ids.get("flag", _IDS["flag"])
PAGE_SCOPE, MISSION_SCOPE, CAMPAIGN_SCOPE = range(3)
SCOPE_IDS: Final = ["page", "mission", "campaign"]


def _flag_scopes() -> list[int]:
    found = dict.fromkeys(FLAG_IDS, CAMPAIGN_SCOPE)
    for page in _MADE.pages:
        for node in page.all():
            if node.word.tag == "flag":
                effect: Any = node.struct
                found[effect.name] = SCOPE_IDS.index(effect.scope)
    return [found[name] for name in FLAG_IDS]


FLAG_SCOPE: Final[list[int]] = _flag_scopes()


def _most_tests() -> int:
    nodes = [node for page in _MADE.pages for node in page.all() if node.word.tag == "choose_test"]
    effects: list[Any] = [node.struct for node in nodes]
    return max((len(effect.options) for effect in effects), default=0)


MOST_TESTS: Final[int] = _most_tests()
"""So many tests at most does an entry let its reader pick from."""

LINGERED: Final[int] = FLAG_IDS.index("lingered")

# Action cards (6.3)
GREEN, RED, BLUE, YELLOW, WHITE, BLACK, CALAMITY = range(7)
COLOR_IDS: Final = ids_between(globals(), "GREEN", "CALAMITY")
_CARDS: Final = CONTENT.cards
CARD_IDS: Final[list[str]] = [card.id for card in _CARDS]
COLOR_OF: Final[list[int]] = [COLOR_IDS.index(card.color) for card in _CARDS]
VALUE_OF: Final[list[int]] = [card.value for card in _CARDS]
HERO_IDS: Final[list[str]] = [hero.id for hero in CONTENT.characters]
INFLUENCE_OF: Final[list[int]] = [HERO_IDS.index(card.hero) if card.hero else -1 for card in _CARDS]
"""Whose influence card this is; -1 for the basic cards."""
INFLUENCE_CARD: Final[list[int]] = [INFLUENCE_OF.index(hero) for hero in range(len(HERO_IDS))]
BASIC_CARDS: Final[list[int]] = [card for card in range(len(_CARDS)) if INFLUENCE_OF[card] < 0]
# Colours are in the order of the attributes: agility, strength, resistance, instinct are green, red, blue, yellow.

AGILITY, STRENGTH, RESISTANCE, INSTINCT = range(4)
ATTRIBUTE_IDS: Final = ids_between(globals(), "AGILITY", "INSTINCT")

# What boosts count for: the attributes, then actions and tags
MELEE: Final = 4
RANGED: Final = 5
DEFENCE: Final = 6
SCAVENGE: Final = 7
COMMUNICATE: Final = 8
LOCK: Final = 9
ATTACK: Final = 10
ANY_TEST: Final = 11
NO_ACTION: Final = -1
BOOST_IDS: Final = [*ATTRIBUTE_IDS, "melee", "ranged", "defence", "scavenge", "communicate", "lock", "attack", "test"]


def _boosts(said: dict[Any, int]) -> list[int]:
    return [said.get(name, 0) for name in BOOST_IDS]


# Characters (6.4)
_HEROES: Final = CONTENT.characters
TRAIT_IDS: Final = ["lookout", "bulwark", "tinker", "stray"]
LIFE_OF: Final[list[int]] = [hero.life for hero in _HEROES]
HERO_BOOST: Final[list[list[int]]] = [_boosts(dict(hero.boost)) for hero in _HEROES]
BULKY: Final[list[bool]] = [hero.bulky for hero in _HEROES]
TRAIT_OF: Final[list[int]] = [TRAIT_IDS.index(hero.trait) for hero in _HEROES]
SPECIES_OF: Final[list[int]] = [_IDS["species"].index(hero.kin()) if hero.kin() else -1 for hero in _HEROES]
PIM: Final = HERO_IDS.index("pim")
ODO: Final = HERO_IDS.index("odo")
JUNO: Final = HERO_IDS.index("juno")
SABLE: Final = HERO_IDS.index("sable")

# Items (6.8)
_ITEMS: Final = [*CONTENT.items, *CONTENT.treasures.item]
ITEM_IDS: Final[list[str]] = [item.id for item in _ITEMS]
HEAD, BODY, PAWS, ACCESSORY, STORAGE = range(5)
SLOT_IDS: Final = ids_between(globals(), "HEAD", "STORAGE")
SLOT_OF: Final[list[int]] = [SLOT_IDS.index(item.slot) for item in _ITEMS]
REPAIR_OF: Final[list[int]] = [item.repair for item in _ITEMS]
TWO_PAWED: Final[list[bool]] = [item.two_pawed for item in _ITEMS]
NOISY: Final[list[bool]] = [item.noisy for item in _ITEMS]
CONSUMABLE: Final[list[bool]] = [item.consumable for item in _ITEMS]
UNIQUE: Final[list[bool]] = [item.unique for item in _ITEMS]
STARTING: Final[list[bool]] = [item.starting for item in _ITEMS]
BATTERIES_OF: Final[list[int]] = [item.batteries for item in _ITEMS]
RANGE_OF: Final[list[int]] = [item.range for item in _ITEMS]
ITEM_BOOST: Final[list[list[int]]] = [_boosts(dict(item.boost)) for item in _ITEMS]
ITEM_CHARGED: Final[list[list[int]]] = [_boosts(dict(item.charged)) for item in _ITEMS]
REACH: Final[list[bool]] = [item.reach for item in _ITEMS]
ITEM_LIFE: Final[list[int]] = [item.life for item in _ITEMS]
BACKPACK_OF: Final[list[int]] = [item.backpack for item in _ITEMS]
LINE_COST: Final[list[int]] = [item.line_cost for item in _ITEMS]
CROSS_WHITE: Final[list[int]] = [item.cross_white for item in _ITEMS]
ITEM_POWER: Final[list[int]] = [item.power for item in _ITEMS]
ITEM_USES: Final[list[int]] = [item.uses for item in _ITEMS]
BUILD_OF: Final[list[int]] = [item.build for item in _ITEMS]
COLONY_DEFENCE: Final[list[int]] = [item.defence for item in _ITEMS]
MAKES_FOOD: Final[list[int]] = [item.produces.food for item in _ITEMS]
MAKES_PEOPLE: Final[list[int]] = [item.produces.population for item in _ITEMS]
IF_FOOD: Final[list[int]] = [item.produces.if_food for item in _ITEMS]
IF_MORALE: Final[list[int]] = [item.produces.if_morale for item in _ITEMS]
FOOD_NEED: Final[list[int]] = [item.food_need for item in _ITEMS]
REPAIR_COST: Final[list[int]] = [item.repair_cost for item in _ITEMS]
POPULATION_CAP: Final[list[int]] = [item.population_cap for item in _ITEMS]
MOOD: Final[list[int]] = [item.mood for item in _ITEMS]
LESSONS_OF: Final[list[int]] = [item.lessons for item in _ITEMS]
HULL_OF: Final[list[int]] = [item.hull for item in _ITEMS]
ORDINARY_ITEMS: Final[list[int]] = [i for i in range(len(_ITEMS)) if not _ITEMS[i].unique]
STARTING_ITEM: Final[list[int]] = [ITEM_IDS.index(hero.item) for hero in _HEROES]


def item_named(name: str) -> int:
    return ITEM_IDS.index(name)


MATCH_TORCH: Final = item_named("i13")
LIGHT_POINTER: Final = item_named("i15")
HEADLAMP: Final = item_named("i22")
RAINCOAT: Final = item_named("i30")
COMPASS: Final = item_named("i34")
MEDICINE: Final = item_named("i35")
ANTIVENOM: Final = item_named("i36")
SUGAR: Final = item_named("i37")
RADIO: Final = item_named("i39")
WIND_UP: Final = item_named("i40")
SMOKE_PELLET: Final = item_named("i41")
LUCKY_DIE: Final = item_named("i42")
PALISADE: Final = item_named("i44")
DYNAMO: Final = item_named("i51")
CANNON: Final = item_named("d03")
VEIL: Final = item_named("d05")
MIRROR: Final = item_named("d07")
CHALK_MAP: Final = item_named("d09")
SKULL_MASK: Final = item_named("d10")
COLLAR: Final = item_named("d11")
AID_TIN: Final = item_named("d12")
INFIRMARY: Final = item_named("d13")

# Statuses (6.6)
_STATUSES: Final = CONTENT.statuses
STATUS_IDS: Final[list[str]] = [status.id for status in _STATUSES]
STATUS_COPIES: Final[list[int]] = [status.copies for status in _STATUSES]
POSITIVE: Final[list[bool]] = [status.positive for status in _STATUSES]
STATUS_TEST: Final[list[int]] = [ATTRIBUTE_IDS.index(s.test) if s.test is not None else -1 for s in _STATUSES]
STATUS_DIFFICULTY: Final[list[int]] = [status.difficulty for status in _STATUSES]
STATUS_STRENGTH: Final[list[int]] = [status.strength for status in _STATUSES]
BADLY_WOUNDED: Final = STATUS_IDS.index("badly-wounded")
TANGLED: Final = STATUS_IDS.index("tangled")
SCARED: Final = STATUS_IDS.index("scared")
BURNING: Final = STATUS_IDS.index("burning")
SOAKED: Final = STATUS_IDS.index("soaked")
BLINDED: Final = STATUS_IDS.index("blinded")
SICKENED: Final = STATUS_IDS.index("sickened")
SMELLY: Final = STATUS_IDS.index("smelly")
EMBOLDENED: Final = STATUS_IDS.index("emboldened")
WELL_FED: Final = STATUS_IDS.index("well-fed")
CAMOUFLAGED: Final = STATUS_IDS.index("camouflaged")
IMMUNE: Final[list[int]] = [sum(1 << STATUS_IDS.index(name) for name in item.immune) for item in _ITEMS]

# Abilities (6.5)
_ABILITIES: Final = [*CONTENT.abilities, *CONTENT.treasures.ability]
ABILITY_IDS: Final[list[str]] = [ability.id for ability in _ABILITIES]
ABILITY_TRAIT: Final[list[int]] = [TRAIT_IDS.index(ability.trait) for ability in _ABILITIES]
ABILITY_COST: Final[list[int]] = [ability.cost for ability in _ABILITIES]
ABILITY_POWER: Final[list[int]] = [ability.power for ability in _ABILITIES]
ABILITY_DISCOVERY: Final[list[str]] = [ability.discovery for ability in _ABILITIES]
STARTING_ABILITY: Final[list[int]] = [ABILITY_IDS.index(hero.ability) for hero in _HEROES]
STEADY_WHISKERS: Final = ABILITY_IDS.index("steady-whiskers")
CALLED_SHOT: Final = ABILITY_IDS.index("called-shot")
QUICK_PAWS: Final = ABILITY_IDS.index("quick-paws")
KEEN_EYES: Final = ABILITY_IDS.index("keen-eyes")
OVERWATCH: Final = ABILITY_IDS.index("overwatch")
STAND_FAST: Final = ABILITY_IDS.index("stand-fast")
HAYMAKER: Final = ABILITY_IDS.index("haymaker")
HEAVE: Final = ABILITY_IDS.index("heave")
ROAR: Final = ABILITY_IDS.index("roar")
THICK_FUR: Final = ABILITY_IDS.index("thick-fur")
PATCH_UP: Final = ABILITY_IDS.index("patch-up")
OVERCHARGE: Final = ABILITY_IDS.index("overcharge")
JURY_RIG: Final = ABILITY_IDS.index("jury-rig")
SALVAGER: Final = ABILITY_IDS.index("salvager")
SNAP_TRAP: Final = ABILITY_IDS.index("snap-trap")
SOFT_STEP: Final = ABILITY_IDS.index("soft-step")
STREET_TONGUE: Final = ABILITY_IDS.index("street-tongue")
VANISH: Final = ABILITY_IDS.index("vanish")
FIELD_MEDICINE: Final = ABILITY_IDS.index("field-medicine")
ANTIDOTE: Final = ABILITY_IDS.index("antidote")
TRICK_SHOT: Final = ABILITY_IDS.index("trick-shot")
IRON_GRIP: Final = ABILITY_IDS.index("iron-grip")
REWIRE: Final = ABILITY_IDS.index("rewire")
NINE_LIVES: Final = ABILITY_IDS.index("nine-lives")

# Enemies (6.7)
_ENEMIES: Final = CONTENT.enemies
ENEMY_IDS: Final[list[str]] = [enemy.id for enemy in _ENEMIES]
TYPE_IDS: Final = ["rustgang", "scalefolk", "delvers", "vermin", "predator"]
ENEMY_CARDS: Final[list[int]] = [enemy.cards for enemy in _ENEMIES]
ENEMY_TYPE: Final[list[int]] = [TYPE_IDS.index(enemy.type) for enemy in _ENEMIES]
ENEMY_LIFE: Final[list[int]] = [enemy.life for enemy in _ENEMIES]
ENEMY_DEFENCE: Final[list[int]] = [enemy.defence for enemy in _ENEMIES]
ENEMY_TALK: Final[list[int]] = [enemy.talk for enemy in _ENEMIES]
BOSS: Final[list[bool]] = [enemy.boss for enemy in _ENEMIES]
SPEED: Final[list[list[int]]] = [[action.speed for action in enemy.actions] for enemy in _ENEMIES]
REACHES: Final[list[list[int]]] = [[action.range for action in enemy.actions] for enemy in _ENEMIES]
POWER: Final[list[list[int]]] = [[action.strength for action in enemy.actions] for enemy in _ENEMIES]
SPECIAL_IDS: Final = [
    "toxic", "double", "tangle", "break", "sweep", "twice", "rally", "noattack", "retreat", "tunnel", "fly", "drone",
    "carry",
]  # fmt: skip
TOXIC: Final = 1 << 0
DOUBLED: Final = 1 << 1
TANGLES: Final = 1 << 2
BREAKS: Final = 1 << 3
SWEEPS: Final = 1 << 4
TWICE: Final = 1 << 5
RALLIES: Final = 1 << 6
NO_ATTACK: Final = 1 << 7
RETREATS: Final = 1 << 8
TUNNELS: Final = 1 << 9
FLIES: Final = 1 << 10
DRONES: Final = 1 << 11
CARRIES: Final = 1 << 12
SPECIALS: Final[list[list[int]]] = [
    [sum(1 << SPECIAL_IDS.index(word) for word in action.special) for action in enemy.actions] for enemy in _ENEMIES
]
ROACH: Final = ENEMY_IDS.index("roach")
MATRON: Final = ENEMY_IDS.index("hornet-matron")
GREYSMOKE: Final = ENEMY_IDS.index("greysmoke")
VERMIN: Final = TYPE_IDS.index("vermin")
RUSTGANG: Final = TYPE_IDS.index("rustgang")

# Encounters (6.10): what comes by a card
_ENCOUNTERS: Final = CONTENT.encounters
ENCOUNTER_IDS: Final[list[str]] = [encounter.id for encounter in _ENCOUNTERS]
HOSTILE, PEACEFUL, KEEP = range(3)
SITUATION_IDS: Final = ids_between(globals(), "HOSTILE", "KEEP")
ENCOUNTER_ENEMIES: Final[list[list[int]]] = [[ENEMY_IDS.index(x) for x in e.enemies] for e in _ENCOUNTERS]
ENCOUNTER_RANDOM: Final[list[list[tuple[int, int]]]] = [
    [(TYPE_IDS.index(r.type), r.n) for r in e.random] for e in _ENCOUNTERS
]
ENCOUNTER_SITUATION: Final[list[int]] = [SITUATION_IDS.index(e.situation) for e in _ENCOUNTERS]
ENCOUNTER_TALK: Final[list[int]] = [e.talk for e in _ENCOUNTERS]
ENCOUNTER_IN_TIME: Final[list[bool]] = [e.in_time for e in _ENCOUNTERS]
TALKED_FOOD: Final[list[int]] = [e.talked.food for e in _ENCOUNTERS]
TALKED_PEOPLE: Final[list[int]] = [e.talked.population for e in _ENCOUNTERS]
FIRST_SPEED: Final[list[int]] = [e.first_speed for e in _ENCOUNTERS]
ENCOUNTER_TURNS: Final[list[int]] = [e.turns for e in _ENCOUNTERS]
ENCOUNTER_LOOT: Final[list[list[int]]] = [
    [e.loot.food, e.loot.scrap, e.loot.clue, e.loot.battery, e.loot.item, e.loot.broken] for e in _ENCOUNTERS
]
HAS_EFFECTS: Final[list[bool]] = [bool(e.effects) for e in _ENCOUNTERS]
FIRST_ENCOUNTERS: Final[list[int]] = [i for i in range(len(_ENCOUNTERS)) if not _ENCOUNTERS[i].discovery]

# Environments (6.11)
ENVIRONMENT_IDS: Final[list[str]] = [
    x.id for x in (*CONTENT.environments, *CONTENT.treasures.environment)
]
DARKNESS: Final = ENVIRONMENT_IDS.index("darkness")
DOWNPOUR: Final = ENVIRONMENT_IDS.index("downpour")
STRONG_WIND: Final = ENVIRONMENT_IDS.index("strong-wind")
HEAT: Final = ENVIRONMENT_IDS.index("heat")
FROST: Final = ENVIRONMENT_IDS.index("frost")
SMOKE: Final = ENVIRONMENT_IDS.index("smoke")
FLOOD: Final = ENVIRONMENT_IDS.index("flood")
UNEASE: Final = ENVIRONMENT_IDS.index("unease")
ALARM: Final = ENVIRONMENT_IDS.index("alarm")
CLEAR_SUN: Final = ENVIRONMENT_IDS.index("clear-sun")
ASHFALL: Final = ENVIRONMENT_IDS.index("ashfall")
FESTIVAL_LIGHTS: Final = ENVIRONMENT_IDS.index("festival-lights")
QUAKE: Final = ENVIRONMENT_IDS.index("quake")

# Missions (6.14)
_MISSIONS: Final = CONTENT.missions
MISSION_IDS: Final[list[str]] = [mission.id for mission in _MISSIONS]
MAIN, SIDE_MISSION, BONUS, FORAGE_TYPE = range(4)
MISSION_TYPE: Final[list[int]] = [["main", "side", "bonus", "forage"].index(m.type) for m in _MISSIONS]
MISSION_TIME: Final[list[int]] = [mission.time for mission in _MISSIONS]
MISSION_VEHICLE: Final[list[bool]] = [mission.vehicle for mission in _MISSIONS]
MISSION_SUCCESS: Final[list[str]] = [mission.success for mission in _MISSIONS]
MISSION_FAIL: Final[list[str]] = [mission.fail for mission in _MISSIONS]
NEEDS_ATTEMPTED: Final[list[list[int]]] = [[MISSION_IDS.index(x) for x in m.attempted] for m in _MISSIONS]
NEEDS_SUCCEEDED: Final[list[list[int]]] = [[MISSION_IDS.index(x) for x in m.succeeded] for m in _MISSIONS]
MISSION_BOSS: Final[list[int]] = [ENEMY_IDS.index(m.boss) if m.boss else -1 for m in _MISSIONS]
MISSION_PAGE: Final[list[int]] = [m.page for m in _MISSIONS]
FORAGE: Final = MISSION_IDS.index("forage")
FORAGE_PAGES: Final[int] = _MISSIONS[FORAGE].pages
LOCKED, AVAILABLE, ACTIVE, SUCCEEDED, MISSION_FAILED = range(5)
MISSION_STATE_IDS: Final = ["locked", "available", "active", "succeeded", "failed"]
M2: Final = MISSION_IDS.index("m2")
M7: Final = MISSION_IDS.index("m7")

# Discovery (6.15)
_DISCOVERY: Final = CONTENT.discovery
DISCOVERY_IDS: Final[list[str]] = [card.id for card in _DISCOVERY]
D_ITEM, D_FACILITY, D_ENCOUNTER, D_ALLY, D_ABILITY, D_ENVIRONMENT, D_MISSION, D_DOCUMENT = range(8)
_D_KINDS: Final = ["item", "facility", "encounter", "ally", "ability", "environment", "mission", "document"]
DISCOVERY_KIND: Final[list[int]] = [_D_KINDS.index(card.kind) for card in _DISCOVERY]
DISCOVERY_TALK: Final[list[int]] = [TYPE_IDS.index(card.talk) if card.talk else -1 for card in _DISCOVERY]
DISCOVERY_NEED: Final[list[int]] = [card.food_need for card in _DISCOVERY]
D15: Final = DISCOVERY_IDS.index("d15")
D18: Final = DISCOVERY_IDS.index("d18")
NETTLE: Final = DISCOVERY_IDS.index("d27")
TOCK: Final = DISCOVERY_IDS.index("d28")
D33: Final = DISCOVERY_IDS.index("d33")

# The travel map (6.13)
LOCATION_IDS: Final[list[str]] = [location.id for location in CONTENT.travel.location]
LOCATION_PAGE: Final[list[int]] = [location.page for location in CONTENT.travel.location]
COLUMNS: Final[int] = CONTENT.travel.columns
MISSION_LOCATION: Final[list[int]] = [LOCATION_IDS.index(m.location) if m.location else -1 for m in _MISSIONS]

# Vehicles (6.12)
_VEHICLES: Final = CONTENT.vehicles
VEHICLE_IDS: Final[list[str]] = [vehicle.id for vehicle in _VEHICLES]
OWN_VEHICLES: Final[list[int]] = [i for i in range(len(_VEHICLES)) if _VEHICLES[i].kind == "own"]
ENEMY_VEHICLES: Final[list[int]] = [i for i in range(len(_VEHICLES)) if _VEHICLES[i].kind == "enemy"]
ROADS: Final[list[int]] = [i for i in range(len(_VEHICLES)) if _VEHICLES[i].kind == "road"]
VEHICLE_HULL: Final[list[int]] = [vehicle.hull for vehicle in _VEHICLES]
HANDLING: Final[list[int]] = [vehicle.handling for vehicle in _VEHICLES]
VEHICLE_FLAG: Final[list[int]] = [FLAG_IDS.index(v.flag) if v.flag else -1 for v in _VEHICLES]
VEHICLE_DEFENCE: Final[list[int]] = [vehicle.defence for vehicle in _VEHICLES]
VEHICLE_STRENGTH: Final[list[list[int]]] = [list(vehicle.strengths) for vehicle in _VEHICLES]
STEALS: Final[list[int]] = [vehicle.steals for vehicle in _VEHICLES]
ROAD_TEST: Final[list[int]] = [ATTRIBUTE_IDS.index(v.test) if v.test is not None else -1 for v in _VEHICLES]
ROAD_DIFFICULTY: Final[list[int]] = [vehicle.difficulty for vehicle in _VEHICLES]
ROAD_DAMAGE: Final[list[int]] = [vehicle.damage for vehicle in _VEHICLES]
ROAD_TIME: Final[list[int]] = [vehicle.time for vehicle in _VEHICLES]
OPEN_STREET: Final = VEHICLE_IDS.index("open-street")
AMBUSH: Final = VEHICLE_IDS.index("ambush")
FORK: Final = VEHICLE_IDS.index("fork")

# Numbers of the rules
_N: Final = CONTENT.numbers
WHITE_DIE: Final[list[int]] = list(_N.white_die)
BLACK_DIE: Final[list[int]] = list(_N.black_die)
HAND: Final[int] = _N.hand
THREATS_IN_PEACE: Final[int] = _N.threats_in_peace
MOST_ENEMIES: Final[int] = _N.enemies
BARE_RANGE: Final[int] = _N.bare_range
COLOURED_LINE: Final[int] = _N.coloured_line
INSPIRE_LIMIT: Final[int] = _N.inspire
BACKPACK: Final[int] = _N.backpack
FIRST_CAP: Final[int] = _N.population_cap
GOALS: Final[int] = _N.goals
ENDLESS_DIALS: Final[int] = _N.endless
TIME, CLUES, SCRAP, FOOD, POPULATION, MORALE = range(6)
DIAL_IDS: Final = ids_between(globals(), "TIME", "MORALE")
DIAL_MAX: Final[list[int]] = [getattr(_N.maxima, name) for name in DIAL_IDS]
DIAL_OPENING: Final[list[int]] = [getattr(_N.opening, name) for name in DIAL_IDS]
LIMITED_DIALS: Final[list[int]] = [DIAL_IDS.index(name) for name in _N.limited_dials]
EXTRA_TIME: Final[int] = _N.extra_time
SIDE_TIME: Final[int] = _N.side_time
FACILITIES_PER: Final[int] = _N.facilities_per
FOOD_PER: Final[int] = _N.food_per
MOST_ABILITIES: Final[int] = _N.most_abilities
LESSONS: Final[int] = _N.lessons
HEAVY_DIFFICULTY: Final[int] = _N.heavy_difficulty
FIRE_STRENGTH: Final[int] = _N.fire_strength
TRAP_STRENGTH: Final[int] = _N.trap_strength
WRECK_STRENGTH: Final[int] = _N.wreck_strength
PATCH_DIFFICULTY: Final[int] = _N.patch_difficulty
DRONE_DEFENCE: Final[int] = _N.drone.defence
DRONE_STRENGTH: Final[int] = _N.drone.strength
BATTERY_TOKENS: Final[int] = _N.tokens.battery
ROACH_TOKENS: Final[int] = _N.tokens.roach
DRONE_TOKENS: Final[int] = _N.tokens.drone
AIM_TOKENS: Final[int] = _N.tokens.aim
OBJECTIVE_TOKENS: Final[int] = _N.tokens.objective
FIRE, TRAP, HEAVY, FISHHOOK, BOAT = range(5)
TOKEN_IDS: Final = ids_between(globals(), "FIRE", "BOAT")
TOKEN_LIMIT: Final[list[int]] = [getattr(_N.tokens, name) for name in TOKEN_IDS]
DANGER_IDS: Final[list[str]] = [danger.id for danger in _N.danger]
DANGER_MOST: Final[list[int]] = [danger.most for danger in _N.danger]
DANGER_DIALS: Final[list[list[int]]] = [[0, 0, d.scrap, d.food, d.population, d.morale] for d in _N.danger]
DANGER_FACILITY: Final[list[bool]] = [danger.facility for danger in _N.danger]

# Difficulties: what each adds
DIFFICULTY_IDS: Final[list[str]] = [difficulty.id for difficulty in _N.difficulty]
MORE_STRENGTH: Final[list[int]] = [difficulty.strength for difficulty in _N.difficulty]
MORE_TIME: Final[list[int]] = [difficulty.time for difficulty in _N.difficulty]
MORE_DANGER: Final[list[int]] = [difficulty.danger for difficulty in _N.difficulty]

# Scavenge tokens: rewards as food, scrap, clue, battery, item, broken
PILE_DIFFICULTY: Final[list[int]] = [pile.difficulty for pile in _N.scavenge]
TOKEN_PILE: Final[list[int]] = []
TOKEN_REWARD: Final[list[list[int]]] = []


def _list_tokens() -> None:
    for pile in range(len(_N.scavenge)):
        for reward in _N.scavenge[pile].rewards:
            for _ in range(reward.copies):
                TOKEN_PILE.append(pile)
                TOKEN_REWARD.append(
                    [reward.food, reward.scrap, reward.clue, reward.battery, reward.item, reward.broken]
                )


_list_tokens()

# Pages of the book
PAGE_RULES: Final = [
    "no_rest", "no_hide", "no_communicate", "no_attack", "no_ranged", "enemy_defence", "enemy_speed", "scavenge",
    "calamity",
]  # fmt: skip
NO_REST: Final = 1 << 0
NO_HIDE: Final = 1 << 1
NO_COMMUNICATE: Final = 1 << 2
NO_ATTACKS: Final = 1 << 3
NO_RANGED: Final = 1 << 4
ENEMY_DEFENCE_RULE: Final = 1 << 5
ENEMY_SPEED_RULE: Final = 1 << 6
SCAVENGE_RULE: Final = 1 << 7
CALAMITY_RULE: Final = 1 << 8

MAP_PAGE, STORY_PAGE, ROAD_PAGE, COLONY_PAGE = range(4)


# How often an info point is read (AF-104 to AF-107)
ONCE, REPEATABLE, ONCE_A_TURN = range(3)

NO_CALAMITY: Final = -1
SAME_CALAMITY: Final = -2
"""A variant of a page that leaves its calamity as it is."""


class PageData:
    """A page as the rules know it."""

    def __init__(self, number: int, kind: int, calamity: int, location: int, rules: int, title: int) -> None:
        self.number = number
        self.kind = kind
        self.calamity = calamity
        self.location = location  # -1 for none
        self.rules = rules
        self.title = title
        self.map: PageMap = PageMap(0, 0)
        self.critical: bool = False
        self.info_repeat: list[int] = [ONCE] * len(LETTERS)
        self.keep_token: list[bool] = [False] * len(LETTERS)
        self.triggers: list[str] = []
        self.trigger_once: list[bool] = []
        self.variants: list[str] = []
        self.variant_calamity: list[int] = []


def _pages() -> dict[int, PageData]:
    found: dict[int, PageData] = {}
    kinds = ["map", "story", "road", "colony"]
    for page in CONTENT.pages.values():
        data = PageData(
            page.page,
            kinds.index(page.kind),
            NO_CALAMITY if page.calamity is None else page.calamity,
            LOCATION_IDS.index(page.location) if page.location else -1,
            sum(1 << PAGE_RULES.index(rule) for rule in page.rules),
            PASSAGE_IDS.index(title_of(page.page)),
        )
        drawn = map_of(page)
        if drawn is not None:
            data.map = drawn
        data.critical = "start" in page.entry and page.entry["start"].critical
        for i in range(len(LETTERS)):
            info = page.entry.get(f"info-{LETTERS[i]}")
            if info is not None and info.repeat:
                data.info_repeat[i] = ONCE_A_TURN if info.repeat == "turn" else REPEATABLE
            objective = page.entry.get(f"objective-{LETTERS[i]}")
            if objective is not None:
                data.keep_token[i] = objective.keep_token
        data.triggers = [trigger.on for trigger in page.trigger]
        data.trigger_once = [trigger.once for trigger in page.trigger]
        data.variants = [variant.id for variant in page.variant]
        data.variant_calamity = [
            SAME_CALAMITY if v.calamity is None else v.calamity or NO_CALAMITY for v in page.variant
        ]
        found[page.page] = data
    return found


PAGES: Final[dict[int, PageData]] = _pages()
