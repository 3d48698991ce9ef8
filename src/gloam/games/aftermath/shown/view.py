"""The view of a set of seats, built by naming what it may see (the ledger's table of who may know what)."""

from __future__ import annotations

from typing import Final

from gloam.core.words.lexicon import SEAT_LETTERS
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content import tables as t
from gloam.games.aftermath.content.pagemap import CELL_IDS, CELLS, LETTERS, LINE_IDS
from gloam.games.aftermath.content.tables import PageData
from gloam.games.aftermath.figures import AT_HOME, Band, Foe, Hero
from gloam.games.aftermath.rules.calamity import calamity_number
from gloam.games.aftermath.rules.foes import defence_of, life_of, talk_of
from gloam.games.aftermath.rules.reading import exit_passage
from gloam.games.aftermath.shown.underway import costs, move_view, routes, tests, trial_view
from gloam.games.aftermath.shown.views import (
    BandView,
    BoxView,
    CampaignView,
    CellView,
    FindView,
    FoeView,
    HeroView,
    MapView,
    PageView,
    RoadView,
    TaskView,
    View,
)
from gloam.games.aftermath.state import ENDING_IDS, HUNTED, Aftermath

PHASES: Final = ["set-up", "playing", "colony"]
WHERE: Final = ["home", "page", "left", "defeated"]
KINDS: Final = ["map", "story", "road", "colony"]
MARK_NAMES: Final = ["hide", "start", "enemy", *(f"tag:{tag}" for tag in t.TAG_IDS)]


def names(numbers: list[int], ids: list[str]) -> tuple[str, ...]:
    return tuple([ids[number] for number in numbers if number >= 0])


def in_mask(mask: int, ids: list[str]) -> tuple[str, ...]:
    return tuple([name for i, name in enumerate(ids) if mask >> i & 1])


def cell_name(cell: int) -> str:
    return CELL_IDS[cell] if cell >= 0 else ""


def view_of(s: Aftermath, viewers: int) -> View:
    """What these seats see; nobody sees what everybody sees."""
    return View(
        phase=PHASES[s.phase],
        keeper=SEAT_LETTERS[s.keeper],
        turn=SEAT_LETTERS[s.turn] if s.turn >= 0 else "",
        dials={name: s.dials[i] for i, name in enumerate(t.DIAL_IDS)},
        allowance=s.allowance(),
        mission=t.MISSION_IDS[s.mission] if s.mission >= 0 else "",
        side=t.MISSION_IDS[s.errand] if s.errand >= 0 else "",
        marker=t.LOCATION_IDS[s.marker],
        page=page_view(s),
        heroes=[hero_view(s, seat, viewers) for seat in range(s.seats) if s.cast[seat] >= 0],
        at_home=[box_view(s.heroes[i], t.HERO_IDS[i]) for i in range(len(s.heroes)) if i not in s.cast],
        foes=[foe_view(s, s.foes[slot], slot) for slot in range(len(s.foes))],
        bands=[band_view(s, band) for band in s.bands if band.card >= 0 or band.talk or band.speed],
        threats=tuple([t.CARD_IDS[card] if card >= 0 else "" for card in s.threats]),
        hunt=tuple([t.ENEMY_IDS[held // HUNTED] for held in s.hunt]),
        task=task_view(s),
        road=road_view(s),
        trial=trial_view(s),
        move=move_view(s),
        tests=tests(s, viewers),
        routes=routes(s, viewers),
        costs=costs(s),
        deck=len(s.deck),
        discard=names(s.discard, t.CARD_IDS),
        items=len(s.items),
        item_discard=names(s.item_discard, t.ITEM_IDS),
        encounters=len(s.encounters),
        encounter_top=t.ENCOUNTER_IDS[s.encounters[-1]] if s.top_known and s.encounters else "",
        threat_top=t.CARD_IDS[s.next_threat] if s.next_threat >= 0 else "",
        encounter_discard=names(s.encounter_discard, t.ENCOUNTER_IDS),
        piles=tuple([len(pile) for pile in s.piles]),
        campaign=campaign_view(s),
        die=s.die,
        total=s.total,
        over=s.over,
        ending=ENDING_IDS[s.ending] if s.over else "",
        options=s.switches.shown,
    )


def hero_view(s: Aftermath, seat: int, viewers: int) -> HeroView:
    who = s.cast[seat]
    hero = s.heroes[who]
    return HeroView(
        seat=SEAT_LETTERS[seat],
        hero=t.HERO_IDS[who],
        where=WHERE[hero.where],
        cell=cell_name(hero.space),
        wounds=hero.wounds,
        toxic=hero.toxic,
        life=s.life(who),
        statuses=in_mask(hero.statuses, t.STATUS_IDS),
        worn=names(hero.worn, t.ITEM_IDS),
        charged=tuple([t.ITEM_IDS[hero.worn[i]] for i in range(len(hero.worn)) if hero.charge[i] > 0]),
        pack=names(hero.pack, t.ITEM_IDS),
        backpack=s.backpack(who),
        batteries=hero.batteries,
        abilities=names(hero.abilities, t.ABILITY_IDS),
        carries=hero.carries,
        hidden=hero.where != AT_HOME and hero.space >= 0 and s.hidden(seat),
        cards=len(s.hands[seat]),
        hand=names(s.hands[seat], t.CARD_IDS) if s.shows_hand(seat, viewers) else None,
    )


def box_view(hero: Hero, name: str) -> BoxView:
    return BoxView(
        hero=name,
        worn=names(hero.worn, t.ITEM_IDS),
        pack=names(hero.pack, t.ITEM_IDS),
        batteries=hero.batteries,
        abilities=names(hero.abilities, t.ABILITY_IDS),
    )


def foe_view(s: Aftermath, foe: Foe, slot: int) -> FoeView:
    return FoeView(
        slot=slot + 1,
        enemy=t.ENEMY_IDS[foe.kind],
        letter=foe.letter,
        boss=t.BOSS[foe.kind],
        wounds=foe.wounds,
        life=life_of(s, foe),
        defence=defence_of(s, foe, 0),
        talk=talk_of(s, foe),
        aimed=foe.aimed,
        pursuer=s.band(foe.band).pursuers,
        cells=names(foe.spaces, CELL_IDS),
        drones=names(foe.drones, CELL_IDS),
    )


def band_view(s: Aftermath, band: Band) -> BandView:
    own = [slot for slot in range(len(s.foes)) if s.foes[slot].band == band.uid]
    turns = max([s.foes[slot].turns for slot in own], default=0)
    card = band.card
    return BandView(
        encounter=t.ENCOUNTER_IDS[card] if card >= 0 else "",
        slots=tuple([slot + 1 for slot in own]),
        talk=band.talk,
        in_time=band.in_time,
        food=t.TALKED_FOOD[card] if card >= 0 else 0,
        people=t.TALKED_PEOPLE[card] if card >= 0 else 0,
        speed=0 if turns else band.speed,
        turns=max(0, t.ENCOUNTER_TURNS[card] - turns) if card >= 0 else 0,
    )


def page_view(s: Aftermath) -> PageView | None:
    data = s.data
    if data is None:
        return None
    exits: dict[str, str] = {}
    if data.kind == t.MAP_PAGE:
        for letter in range(len(LETTERS)):
            if letter in data.map.exit:
                passage = exit_passage(s, letter)
                exits[LETTERS[letter]] = t.PASSAGE_IDS[passage] if passage >= 0 else ""
    return PageView(
        page=s.page,
        kind=KINDS[data.kind],
        title=t.PASSAGE_IDS[data.title],
        calamity=max(0, calamity_number(s)),
        calamity_past=s.page in s.calamities,
        hostile=s.hostile,
        environments=in_mask(s.weather | s.weather_mission, t.ENVIRONMENT_IDS),
        rules=in_mask(s.rules | s.rules_mission, t.PAGE_RULES),
        revisit=s.visits.count(s.page) > 1,
        pending=max(0, s.pending_page),
        exit_used=LETTERS[s.exit_used] if s.exit_used >= 0 else "",
        exits=exits,
        map=map_view(s, data) if data.kind == t.MAP_PAGE else None,
    )


def map_view(s: Aftermath, data: PageData) -> MapView:
    cells: list[CellView] = []
    chart = s.chart
    for cell in range(CELLS):
        space = chart.space[cell]
        if space < 0:
            continue
        cells.append(
            CellView(
                cell=CELL_IDS[cell],
                space=CELL_IDS[space],
                right=LINE_IDS[chart.right[cell]],
                down=LINE_IDS[chart.down[cell]],
                marks=tuple(marks_of(s, data, cell)) if space == cell else (),
            )
        )
    tokens: dict[str, list[str]] = {}
    for token in s.tokens:
        tokens.setdefault(CELL_IDS[token % CELLS], []).append(t.TOKEN_IDS[token // CELLS])
    return MapView(
        cols=data.map.cols,
        rows=data.map.rows,
        cells=tuple(cells),
        objectives=in_mask(s.objectives, LETTERS),
        tokens={cell: tuple(kinds) for cell, kinds in tokens.items()},
        finds=tuple([FindView(CELL_IDS[x.space], t.PILE_DIFFICULTY[x.pile], shown(x.token, x.known)) for x in s.finds]),
    )


def shown(token: int, known: bool) -> dict[str, int]:
    if not known:
        return {}
    return {w.GOOD_IDS[i]: count for i, count in enumerate(t.TOKEN_REWARD[token]) if count}


def marks_of(s: Aftermath, data: PageData, space: int) -> list[str]:
    found = [MARK_NAMES[mark] for mark in range(len(MARK_NAMES)) if s.is_marked(space, mark)]
    for kind, letters in (("info", data.map.info), ("objective", data.map.objective), ("exit", data.map.exit)):
        if letters[space] >= 0:
            found.append(f"{kind}:{LETTERS[letters[space]]}")
    found += [f"scavenge:{tokens}" for cell, tokens in data.map.scavenge if cell == space]
    return found


def task_view(s: Aftermath) -> TaskView | None:
    task = s.task
    if task is None:
        return None
    return TaskView(
        attribute=w.ATTRIBUTE_IDS[task.attribute],
        difficulty=task.difficulty,
        dial=task.dial,
        first=t.CARD_IDS[task.first] if task.first >= 0 else "",
        cells=names(task.spaces, CELL_IDS),
    )


def road_view(s: Aftermath) -> RoadView | None:
    road = s.road
    if road is None:
        return None
    return RoadView(
        vehicle=t.VEHICLE_IDS[road.vehicle],
        to=t.LOCATION_IDS[road.to],
        hull=road.hull,
        cards=len(road.cards),
        open_card=t.VEHICLE_IDS[road.open_card] if road.open_card >= 0 else "",
        done=road.done,
        chasers=names(road.chasers, t.VEHICLE_IDS),
    )


def campaign_view(s: Aftermath) -> CampaignView:
    c = s.campaign
    return CampaignView(
        session=c.sessions + 1,
        missions={
            name: t.MISSION_STATE_IDS[c.missions[i]]
            for i, name in enumerate(t.MISSION_IDS)
            if c.missions[i] != t.LOCKED
        },
        stores=names(c.stores, t.ITEM_IDS),
        built=names(c.built, t.ITEM_IDS),
        broken=names(c.broken, t.ITEM_IDS),
        discoveries=in_mask(c.taken, t.DISCOVERY_IDS),
        goals=in_mask(c.goals, t.HERO_IDS),
        won=c.won,
        endless=c.endless,
    )
