"""Road runs: vehicle travel on page 5 (AF-690 to AF-704)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content import tables as t
from gloam.games.aftermath.figures import HULL, ON_PAGE, Road
from gloam.games.aftermath.rules.abilities import PayWhite, why_no_ability
from gloam.games.aftermath.rules.consumables import UseItem, why_no_use
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.enemyturn import DropPaired
from gloam.games.aftermath.rules.gaining import discard_item, why_no_discard
from gloam.games.aftermath.rules.hands import clear_threats, playable
from gloam.games.aftermath.rules.harm import Strike
from gloam.games.aftermath.rules.inspire import inspire, why_no_inspiration
from gloam.games.aftermath.rules.parts import first_of, two
from gloam.games.aftermath.rules.reading import read_entry
from gloam.games.aftermath.rules.trials import ANY_ATTRIBUTE, DRIVING, SkillTest, first_cards
from gloam.games.aftermath.rules.used import WRECKED
from gloam.games.aftermath.state import Aftermath

ROAD_PAGE_NUMBER: Final = 5
NO_ROAD_CARD: Final = -1
GRAB_TOTAL: Final = 7
MOST_ROADS: Final = 6
LEAST_ROADS: Final = 2


def top_hull(s: Aftermath, vehicle: int) -> int:
    """The hull that a vehicle can have (AF-697)."""
    granted = sum([s.granted(who, HULL) for who in s.cast]) if s.grants else 0
    return t.VEHICLE_HULL[vehicle] + sum([t.HULL_OF[item] for item in s.campaign.built]) + granted


def distance(a: int, b: int) -> int:
    """Steps between two locations of the travel map (AF-692)."""
    return abs(a // t.COLUMNS - b // t.COLUMNS) + abs(a % t.COLUMNS - b % t.COLUMNS)


def set_out(s: Aftermath, vehicle: int, to: int) -> None:
    """The party goes by road, unless the vehicle is a wreck (AF-700). In the middle of a turn that waits for its end,
    and a newer instruction to go to a page replaces it (AF-130); so the run begins with its page."""
    if s.used_mission & WRECKED << t.OWN_VEHICLES.index(vehicle):
        return
    s.pending_road = vehicle * len(t.LOCATION_IDS) + to
    s.pending_page = ROAD_PAGE_NUMBER


def begin_road(s: Aftermath, vehicle: int, to: int) -> None:
    """Road cards are laid out face down (AF-692)."""
    cards = t.ROADS.copy()
    s.rng.shuffle("road", cards)
    count = min(MOST_ROADS, max(LEAST_ROADS, distance(s.marker, to)))
    s.road = Road(
        vehicle=vehicle,
        to=to,
        hull=top_hull(s, vehicle),
        cards=cards[-count:],
        rest=cards[:-count],
        open_card=NO_ROAD_CARD,
        done=0,
        chasers=[],
        driven=False,
        seen=[],
    )
    s.announce(w.TOLD_ROAD, count)


def change_hull(s: Aftermath, by: int) -> None:
    """The vehicle is damaged or patched (AF-695 to AF-697)."""
    road = s.road
    assert road is not None
    road.hull = max(0, min(top_hull(s, road.vehicle), road.hull + by))
    s.announce(w.TOLD_HULL, road.hull)


def spawn_vehicle(s: Aftermath) -> None:
    """A random enemy vehicle comes, and the situation is hostile (AF-698, AF-699)."""
    road = s.road
    assert road is not None
    free = [vehicle for vehicle in t.ENEMY_VEHICLES if vehicle not in road.chasers]
    if free:
        vehicle = s.rng.draw("vehicle", free)
        road.chasers.append(vehicle)
        s.hostile = True
        s.announce(w.TOLD_VEHICLE, vehicle)


class RoadActions(Step):
    """Step 4 in a road run: reveal, drive, and what else there is (AF-693 to AF-697)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        road = s.road
        if road is None or road.hull == 0 or s.hero(self.seat).where != ON_PAGE:
            return
        if road.open_card < 0 and not road.driven:
            if not road.cards:
                return
            road.open_card = road.cards.pop()
            road.seen.append(road.open_card)
            s.announce(w.TOLD_ROAD_CARD, road.open_card)
            if road.open_card == t.AMBUSH:
                spawn_vehicle(s)
        options = [o for o in self.candidates(s, self.seat) if not self.why_not(s, self.seat, o)]
        s.ask(self, self.seat, w.ASK_ROAD, options)

    def candidates(self, s: Aftermath, seat: int) -> list[int]:
        road = s.road
        hero = s.hero(seat)
        found = [w.DRIVE, w.END, w.PATCH]
        if road is not None:
            for i in range(len(road.chasers)):
                found += [w.FIRE_AT | i, w.RAM | i]
        hand = playable(s, seat)
        found += [w.INSPIRE | two(card, other) for card in hand for other in range(s.seats) if other != seat]
        found += [w.ABILITY | ability for ability in hero.abilities]
        found += [w.USE | item for item in hero.worn if item >= 0 and not why_no_use(s, seat, item)]
        found += [w.THROW_AWAY | item for item in hero.items()]
        return found

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        road = s.road
        if road is None or seat != self.seat:
            return 0
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if verb == w.DRIVE:
            return 0 if road.open_card >= 0 else w.USED_ROAD
        if verb == w.END:
            return w.NOT_DRIVEN if road.open_card >= 0 else 0
        if verb in (w.FIRE_AT, w.RAM):
            if argument >= len(road.chasers):
                return w.NO_TARGET_ROAD
            return 0 if first_cards(s, seat, t.AGILITY if verb == w.FIRE_AT else t.STRENGTH) else w.MUST_PLAY
        if verb == w.PATCH:
            if road.hull >= top_hull(s, road.vehicle):
                return w.HULL_FULL
            if s.dials[t.SCRAP] == 0:
                return w.NO_SCRAP_ROAD
            return 0 if first_cards(s, seat, t.STRENGTH) else w.MUST_PLAY
        if verb == w.INSPIRE:
            return why_no_inspiration(s, seat, option) if first_of(argument) < len(t.CARD_IDS) else w.NOT_NOW_INSPIRE
        if verb == w.ABILITY:
            return why_no_ability(s, seat, argument) if argument < len(t.ABILITY_IDS) else w.NO_ABILITY
        if verb == w.THROW_AWAY:
            return why_no_discard(s, seat, argument)
        return why_no_use(s, seat, argument) if verb == w.USE else w.ON_ROAD

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        road = s.road
        assert road is not None
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if option == w.END:
            return
        s.push(self)
        if option == w.DRIVE:
            road.driven = True
            s.push(drive_test(s, seat))
        elif verb in (w.FIRE_AT, w.RAM):
            s.push(vehicle_test(s, seat, argument, ram=verb == w.RAM))
        elif option == w.PATCH:
            turn_dial(s, t.SCRAP, -1)
            s.push(patch_test(seat))
        elif verb == w.INSPIRE:
            inspire(s, seat, option)
        elif verb == w.ABILITY:
            s.push(PayWhite(seat, argument, 0))
        elif verb == w.THROW_AWAY:
            discard_item(s, seat, argument)
        else:
            s.push(UseItem(seat, argument))


def drive_test(s: Aftermath, seat: int) -> SkillTest:
    """The test of the open road card (AF-694)."""
    road = s.road
    assert road is not None
    card = road.open_card
    then = Driven(seat, card)
    return SkillTest(seat, t.ROAD_TEST[card], t.ROAD_DIFFICULTY[card], then, action=DRIVING)


def vehicle_test(s: Aftermath, seat: int, chaser: int, ram: bool) -> SkillTest:
    """Shooting at an enemy vehicle, or ramming it (AF-696)."""
    road = s.road
    assert road is not None
    defence = t.VEHICLE_DEFENCE[road.chasers[chaser]]
    action, attribute = (t.MELEE, t.STRENGTH) if ram else (t.RANGED, t.AGILITY)
    return SkillTest(seat, attribute, defence, HitVehicle(chaser, ram), opposed=True, action=action)


def patch_test(seat: int) -> SkillTest:
    """Patching is a test of strength (AF-697)."""
    return SkillTest(seat, t.STRENGTH, t.PATCH_DIFFICULTY, Patched())


class Driven(Step):
    """The road card is done; what its success or failure brings (AF-695, 6.12)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Aftermath) -> None:
        road = s.road
        assert road is not None
        road.open_card = NO_ROAD_CARD
        road.done += 1
        card = self.card
        if s.passed:
            if card == t.OPEN_STREET and s.total >= GRAB_TOTAL:
                turn_dial(s, t.FOOD, 1)
            if card == t.FORK and road.cards:
                road.cards.pop()
                road.done += 1
            return
        if card == t.FORK and road.rest:
            road.cards.append(road.rest.pop())
        if t.ROAD_DAMAGE[card]:
            change_hull(s, -t.ROAD_DAMAGE[card])
        if t.ROAD_TIME[card]:
            turn_dial(s, t.TIME, t.ROAD_TIME[card])


class HitVehicle(Step):
    """A success takes the enemy vehicle out of play; a failed ram costs hull (AF-696, 6.12)."""

    def __init__(self, which: int, ram: bool) -> None:
        self.which = which
        self.ram = ram

    def run(self, s: Aftermath) -> None:
        road = s.road
        assert road is not None
        if s.passed:
            gone = road.chasers.pop(self.which)
            s.announce(w.TOLD_VEHICLE_GONE, gone)
            s.hostile = bool(road.chasers)
        elif self.ram:
            change_hull(s, -1)


class Patched(Step):
    """A success gives back a point of hull (AF-697)."""

    def run(self, s: Aftermath) -> None:
        if s.passed:
            change_hull(s, 1)


# Step 5


def check_road_threat(s: Aftermath) -> None:
    """Enemy vehicles attack; in peace four threat cards bring one (AF-698, AF-699)."""
    road = s.road
    assert road is not None
    if s.hostile:
        if s.threat_count() >= len(road.chasers):
            s.push(RoadCleared())
            for slot in range(len(road.chasers) - 1, -1, -1):
                card = s.threats[slot] if slot < len(s.threats) else -1
                s.push(DropPaired(slot))
                if slot > 0 or not s.decoy:
                    s.push(VehicleAttack(road.chasers[slot], t.VALUE_OF[card] if card >= 0 else 1))
    elif s.threat_count() >= t.THREATS_IN_PEACE:
        spawn_vehicle(s)
        clear_threats(s)


class RoadCleared(Step):
    """All vehicles have attacked: what is left on the track goes, and so does a Wind-up Mouse (AF-466, I40)."""

    def run(self, s: Aftermath) -> None:
        s.decoy = False
        clear_threats(s)


class VehicleAttack(Step):
    """The player on turn may defend (AF-698)."""

    def __init__(self, vehicle: int, value: int) -> None:
        self.vehicle = vehicle
        self.value = value

    def run(self, s: Aftermath) -> None:
        road = s.road
        if road is None or road.hull == 0:
            return
        strength = max(1, t.VEHICLE_STRENGTH[self.vehicle][self.value - 1] + t.MORE_STRENGTH[s.level()])
        s.passed = False
        then = VehicleHit(self.vehicle)
        s.push(SkillTest(s.turn, ANY_ATTRIBUTE, strength, then, opposed=True, action=t.DEFENCE, optional=True))


class VehicleHit(Step):
    """Each vehicle that nobody fended off damages the hull, and some steal as well (AF-698, 6.12)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, s: Aftermath) -> None:
        if s.passed:
            return
        change_hull(s, -1)
        if t.STEALS[self.vehicle]:
            turn_dial(s, t.FOOD, -t.STEALS[self.vehicle])


# The end


def is_over(road: Road) -> bool:
    """A run ends with the last card or with a wreck (AF-700, AF-701)."""
    return road.hull == 0 or (not road.cards and road.open_card < 0)


def arrive(s: Aftermath, to: int) -> None:
    """The party has got there, which takes Time (AF-701)."""
    read_entry(s, "1", s.turn)
    s.announce(w.TOLD_ARRIVED, to)
    turn_dial(s, t.TIME, 1)


def wreck(s: Aftermath, vehicle: int) -> None:
    """The vehicle is lost for this mission, everybody is hurt, and it takes Time (AF-700)."""
    s.used_mission |= WRECKED << t.OWN_VEHICLES.index(vehicle)
    s.announce(w.TOLD_WRECK)
    read_entry(s, "2", s.turn)
    turn_dial(s, t.TIME, 1)
    for seat in reversed(s.on_page()):
        s.push(Strike(seat, t.WRECK_STRENGTH))


def ended_at(s: Aftermath, road: Road) -> int:
    """The location where a run has ended: a wreck lies as many steps on the way as road cards are done, short of the
    destination (AF-700)."""
    if road.hull > 0:
        return road.to
    location = s.marker
    for _ in range(min(road.done, distance(s.marker, road.to) - 1)):
        if location % t.COLUMNS != road.to % t.COLUMNS:
            location += 1 if road.to % t.COLUMNS > location % t.COLUMNS else -1
        else:
            location += t.COLUMNS if road.to > location else -t.COLUMNS
    return location
