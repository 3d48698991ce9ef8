"""What a map file must fulfil beyond its schema (LK-047). A fault names the rule and the way to the entry."""

from __future__ import annotations

from itertools import combinations

from gloam.core.content.files import Fault
from gloam.games.lockdown.content.schema import FLOOR_IDS, NAMED_IDS, ROOM_IDS, Link, Map, OneWay, Room

HIGH_ROOM = "B501"
"""The room that is two storeys high: for links it stands on its own floor and on the one above (LK-042)."""

PASSAGES = {"chute": ("B105", "LK-147"), "teleporter": ("B403", "LK-151"), "helicopter": ("202", "LK-154")}
"""Where each one-way move starts, and the rule that says so."""


def map_faults(map_: Map, file: str) -> list[Fault]:
    """Everything that is wrong with a map; `file` is the name its faults get."""
    rooms: dict[str, Room] = {}
    for room in map_.room:
        rooms.setdefault(room.id, room)
    return (
        _room_faults(map_, file)
        + _birth_faults(map_, file)
        + _link_faults(map_, rooms, file)
        + _reach_faults(map_, rooms, file)
        + _vertical_faults(map_, rooms, file)
        + _one_way_faults(map_, rooms, file)
        + _drawing_faults(map_, file)
    )


def storeys(room: Room) -> list[int]:
    """The floors a room stands on as far as links are concerned, counted from the top."""
    floor = FLOOR_IDS.index(room.floor)
    return [floor - 1, floor] if room.id == HIGH_ROOM else [floor]


def _room_faults(map_: Map, file: str) -> list[Fault]:
    faults: list[Fault] = []
    seen: set[str] = set()
    for i, room in enumerate(map_.room):
        floor = room.id[:-2]
        if room.id not in ROOM_IDS:
            what = f"there is no room {room.id!r}: a number is a floor and 01 to 09 (LK-032)"
            faults.append(Fault(file, ("room", i, "id"), what))
        elif floor != room.floor:
            faults.append(
                Fault(file, ("room", i, "floor"), f"{room.id} is on floor {floor}, not {room.floor} (LK-032)")
            )
        if room.id in seen:
            faults.append(Fault(file, ("room", i, "id"), f"{room.id} stands here twice (LK-030)"))
        seen.add(room.id)
        if room.kind == "named" and room.id not in NAMED_IDS:
            faults.append(Fault(file, ("room", i, "kind"), f"{room.id} has no function: it is ordinary (LK-036)"))
        if room.kind == "ordinary" and room.id in NAMED_IDS:
            faults.append(Fault(file, ("room", i, "kind"), f"{room.id} has a function: it is named (LK-035)"))
        height = 2 if room.id == HIGH_ROOM else 1
        if room.height != height:
            what = f"{room.id} is drawn {height} high, not {room.height} (LK-042)"
            faults.append(Fault(file, ("room", i, "height"), what))
    missing = [id_ for id_ in NAMED_IDS if id_ not in seen]
    return faults + [Fault(file, ("room",), f"the named room {id_} is missing (LK-047)") for id_ in missing]


def _birth_faults(map_: Map, file: str) -> list[Fault]:
    births = [room.id for room in map_.room if room.birth]
    faults = [
        Fault(file, ("room", i, "birth"), f"{room.id} is no ordinary room, so nobody is born there (LK-013)")
        for i, room in enumerate(map_.room)
        if room.birth and room.kind != "ordinary"
    ]
    if not births:
        faults.append(Fault(file, ("room",), "no room is a birth room (LK-013)"))
    if map_.default_birth not in births:
        faults.append(Fault(file, ("default_birth",), f"{map_.default_birth!r} is no birth room of this map (LK-013)"))
    return faults


def _link_faults(map_: Map, rooms: dict[str, Room], file: str) -> list[Fault]:
    faults: list[Fault] = []
    seen: set[tuple[str, str]] = set()
    for i, link in enumerate(map_.link):
        ends = _unknown(rooms, file, ("link", i), [("a", link.a), ("b", link.b)], "LK-030")
        faults += ends
        if link.a == link.b:
            faults.append(Fault(file, ("link", i), f"{link.a} is linked with itself (LK-030)"))
        elif (link.a, link.b) in seen or (link.b, link.a) in seen:
            what = f"{link.a} and {link.b} are linked already, and every link goes both ways (LK-043)"
            faults.append(Fault(file, ("link", i), what))
        elif not ends:
            what = _bad_link(link, rooms[link.a], rooms[link.b])
            if what:
                faults.append(Fault(file, ("link", i, "type"), what))
        seen.add((link.a, link.b))
    return faults


def _bad_link(link: Link, a: Room, b: Room) -> str:
    """Why this type of link cannot join these two rooms; empty if it can."""
    same_floor = any(floor in storeys(b) for floor in storeys(a))
    same_building = a.building == b.building
    pair = f"{a.id} and {b.id}"
    if link.type == "door" and not (same_floor and same_building):
        return f"a door joins rooms on one floor of one building, not {pair} (LK-037)"
    if link.type == "stairs" and not _consecutive(a, b) and not _consecutive(b, a):
        return f"stairs join rooms on consecutive floors, not {pair} (LK-038)"
    if link.type == "stairs" and not same_building:
        return f"stairs do not lead into the other building, as from {a.id} to {b.id} (LK-128)"
    if link.type in ("bridge", "tunnel") and (same_building or not same_floor):
        rule = "LK-039" if link.type == "bridge" else "LK-041"
        return f"a {link.type} joins West with East on one floor, not {pair} ({rule})"
    return ""


def _consecutive(upper: Room, lower: Room) -> bool:
    return any(floor + 1 in storeys(lower) for floor in storeys(upper))


def _reach_faults(map_: Map, rooms: dict[str, Room], file: str) -> list[Fault]:
    """Rooms without a link, and the first room that cannot be reached though it has one."""
    linked: dict[str, list[str]] = {id_: [] for id_ in rooms}
    for link in map_.link:
        if link.a in rooms and link.b in rooms and link.a != link.b:
            linked[link.a].append(link.b)
            linked[link.b].append(link.a)
    faults = [
        Fault(file, ("room", i), f"{room.id} has no link (LK-047)")
        for i, room in enumerate(map_.room)
        if not linked[room.id]
    ]
    waiting = [id_ for id_ in linked if linked[id_]][:1]
    reached = set(waiting)
    start = "".join(waiting)
    while waiting:
        for other in linked[waiting.pop()]:
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    for i, room in enumerate(map_.room):
        if linked[room.id] and room.id not in reached:
            return [*faults, Fault(file, ("room", i), f"no way leads from {start} to {room.id} (LK-047)")]
    return faults


def _vertical_faults(map_: Map, rooms: dict[str, Room], file: str) -> list[Fault]:
    faults: list[Fault] = []
    seen: set[tuple[str, str]] = set()
    for i, pair in enumerate(map_.vertical):
        way = ("vertical", i)
        unknown = _unknown(rooms, file, way, [("upper", pair.upper), ("lower", pair.lower)], "LK-044")
        faults += unknown
        if (pair.upper, pair.lower) in seen:
            faults.append(Fault(file, way, f"{pair.upper} above {pair.lower} stands here twice (LK-044)"))
        seen.add((pair.upper, pair.lower))
        if unknown:
            continue
        upper, lower = rooms[pair.upper], rooms[pair.lower]
        if upper.id == lower.id or not _consecutive(upper, lower):
            faults.append(Fault(file, way, f"{upper.id} is not one floor above {lower.id} (LK-044)"))
        elif upper.building != lower.building:
            faults.append(Fault(file, way, f"{upper.id} and {lower.id} are in different buildings (LK-044)"))
        elif not _drawn_above(upper, lower):
            faults.append(Fault(file, way, f"{upper.id} is not drawn above {lower.id}: they share no column (LK-044)"))
    return faults


def _drawn_above(upper: Room, lower: Room) -> bool:
    shared = _shared_columns(upper, lower)
    # Beside the upper half of a two-storey room and above its lower half: a rectangle can only show the first.
    beside = any(floor in storeys(lower) for floor in storeys(upper))
    return shared > 0 or (beside and shared == 0)


def _one_way_faults(map_: Map, rooms: dict[str, Room], file: str) -> list[Fault]:
    faults: list[Fault] = []
    seen: list[OneWay] = []
    for i, move in enumerate(map_.one_way):
        way = ("one_way", i)
        source, rule = PASSAGES[move.type]
        ends = [("from", move.source)] if move.to == "ordinary" else [("from", move.source), ("to", move.to)]
        faults += _unknown(rooms, file, way, ends, rule)
        if move.source != source:
            what = f"the {move.type} starts in {source}, not in {move.source} ({rule})"
            faults.append(Fault(file, (*way, "from"), what))
        if move.type == "teleporter" and move.to != "ordinary":
            faults.append(Fault(file, (*way, "to"), "the teleporter leads to any room that is 'ordinary' (LK-153)"))
        if move.type != "teleporter" and move.to == "ordinary":
            faults.append(Fault(file, (*way, "to"), f"the {move.type} leads to a room with a number ({rule})"))
        if move.to == move.source:
            faults.append(Fault(file, (*way, "to"), f"the {move.type} leads back to {move.to} ({rule})"))
        if move in seen or (move.type == "chute" and any(other.type == "chute" for other in seen)):
            faults.append(Fault(file, way, f"the {move.type} stands here twice ({rule})"))
        seen.append(move)
    for kind, (source, rule) in PASSAGES.items():
        if not any(move.type == kind for move in map_.one_way):
            faults.append(Fault(file, ("one_way",), f"the {kind} from {source} is missing ({rule})"))
    return faults


def _drawing_faults(map_: Map, file: str) -> list[Fault]:
    """Rooms that would be painted over each other, and East rooms left of West rooms."""
    faults: list[Fault] = []
    for (_, a), (j, b) in combinations(enumerate(map_.room), 2):
        if a.id == b.id or not any(floor in storeys(b) for floor in storeys(a)):
            continue
        west, east = (a, b) if a.building == "west" else (b, a)
        if _shared_columns(a, b) > 0:
            faults.append(Fault(file, ("room", j, "x"), f"{b.id} is drawn over {a.id} (LK-037)"))
        elif west.building != east.building and east.x < west.x:
            what = f"West is drawn left of East, but {west.id} is right of {east.id} (LK-033)"
            faults.append(Fault(file, ("room", j, "x"), what))
    return faults


def _shared_columns(a: Room, b: Room) -> int:
    """How many columns two rooms share; 0 if they stand wall to wall, less if there is space between them."""
    return min(a.x + a.width, b.x + b.width) - max(a.x, b.x)


def _unknown(
    rooms: dict[str, Room], file: str, way: tuple[str, int], ends: list[tuple[str, str]], rule: str
) -> list[Fault]:
    return [Fault(file, (*way, key), f"this map has no room {id_!r} ({rule})") for key, id_ in ends if id_ not in rooms]
