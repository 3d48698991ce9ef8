"""Who may know what: one test for each row of the ledger's table.

What somebody must not know is shown with two games that differ in nothing else: everything that reaches him (his sight,
his events, his channels) is the same in both.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.state import NOBODY, only
from gloam.core.value import to_plain
from gloam.core.words.lexicon import Fact, seat_letter, seat_number
from gloam.games.lockdown import game
from gloam.games.lockdown.content.tables import CARD_IDS, FLOOR_IDS, room_number
from gloam.games.lockdown.rules.items import initial_stocks
from gloam.games.lockdown.state import Lockdown

ROOMS_APART = {"A": "B302", "B": "B602", "C": "B103", "D": "B401", "E": "104"}
"""Ordinary rooms: nobody meets anybody."""


def scene(*, seats: int = 4, script: dict[str, list[list[int]]] | None = None, **placed: Any) -> Match:
    """A game from this position on. `A={"hp": 3}` sets entries of a seat, everything else those of the table."""
    match = Match(game, seats, 1, {"stock": "full"})
    state: Any = game.deal(seats, seeded(1), match.options)
    entries: dict[str, Any] = {f"seat.{letter}.room": room for letter, room in list(ROOMS_APART.items())[:seats]}
    for key, value in placed.items():
        if isinstance(value, dict):
            entries |= {f"{'seat.' if len(key) == 1 else ''}{key}.{name}": entry for name, entry in value.items()}
        else:
            entries[key] = value
    for path, value in entries.items():
        game.place(state, path.split("."), value)
    game.placed(state)
    for name, draws in (script or {}).items():
        for draw in draws:
            state.rng.fix(name, draw)
    match.events.clear()
    state.log = match.events
    match.state = state
    state.run()
    return match


def in_turn(**placed: Any) -> Match:
    """The first turn of round 2, which is A's; everybody has Speed 1 unless it is said otherwise."""
    slow: dict[str, Any] = {letter: {"genes": [4, 1, 5], "order": i + 1} for i, letter in enumerate("ABCD")}
    for letter in "ABCD":
        slow[letter] |= placed.pop(letter, {})
    return scene(phase="action", round=2, **slow, **placed)


def settling(step: int, **placed: Any) -> Match:
    return scene(phase="settlement", round=placed.pop("round", 2), step=step, **placed)


REST = ("B pass", "C pass", "D pass")
"""Nothing is used in step 6 before all have answered."""


def cards(*names: str) -> list[list[int]]:
    """A script of draws, one card each."""
    return [[CARD_IDS.index(name)] for name in names]


def play(match: Match, *lines: str) -> Match:
    """Lines such as `A go:B303`; `*` stands for everybody who can only do one thing."""
    for line in lines:
        if line == "*":
            while forced := [d for d in match.state.pending if len(d.options) == 1]:
                match.play(forced[0].seat, forced[0].options[0])
        else:
            match.play_text(line)
    return match


def state_of(match: Match) -> Lockdown:
    assert isinstance(match.state, Lockdown)
    return match.state


def mask(viewer: str) -> int:
    return only(seat_number(viewer)) if viewer else NOBODY


def others(*knowing: str, seats: int = 4) -> list[str]:
    """All seats but these, and a spectator."""
    return ["", *(seat_letter(i) for i in range(seats) if seat_letter(i) not in knowing)]


def everybody(seats: int = 4) -> list[str]:
    return others(seats=seats)


def all_of(match: Match, viewer: str) -> bytes:
    """Everything that reaches a viewer: what he is shown and asked, what he was told, where he may talk; and what a
    mind in his place would get."""
    channels = game.channels(match.state, seat_number(viewer)) if viewer and not match.state.over else {}
    known = {} if match.state.over else to_plain(match.state.masked(mask(viewer)))
    return msgspec.json.encode((match.sight(mask(viewer)), match.heard(mask(viewer)), channels, known))


def hidden_from(viewers: list[str], *worlds: Match) -> None:
    for viewer in viewers:
        first, *rest = (all_of(world, viewer) for world in worlds)
        assert all(first == other for other in rest), f"viewer {viewer!r} can tell these games apart"


def shown_to(viewers: str, *worlds: Match) -> None:
    for viewer in viewers:
        seen = [all_of(world, viewer) for world in worlds]
        assert len(set(seen)) == len(seen), f"viewer {viewer!r} cannot tell these games apart"


def view(match: Match, viewer: str) -> Any:
    return match.state.view(mask(viewer))


def told(match: Match, viewer: str, key: str, **facts: Fact) -> bool:
    """Whether the viewer has heard such an event."""
    return any(
        phrase.key == f"event-{key}" and all(phrase.facts[name] == fact for name, fact in facts.items())
        for phrase in match.heard(mask(viewer))
    )


def only_told(match: Match, viewer: str, key: str, **facts: Fact) -> None:
    assert told(match, viewer, key, **facts)
    for other in others(viewer, seats=match.state.seats):
        assert not told(match, other, key)


def told_all(match: Match, key: str, **facts: Fact) -> None:
    for viewer in everybody(match.state.seats):
        assert told(match, viewer, key, **facts)


def untold_all(match: Match, *keys: str) -> None:
    for viewer in everybody(match.state.seats):
        assert not any(told(match, viewer, key) for key in keys)


# The table, row by row


def test_map_and_options_are_open_to_everybody_and_say_what_lies_where_at_the_start() -> None:
    """LK-017, LK-030, LK-035: rules, map, functions, initial stocks, supply schedule and gas table are content."""
    for stock in ("scaled", "full"):
        match = Match(game, 5, 1, {"map": "compact", "stock": stock})
        for viewer in everybody(5):
            seen = view(match, viewer)
            assert seen.map == "compact"
            assert seen.options == {"map": "compact", "stock": stock, "offers_per_phase": 5}
            assert state_of(match).stocks == initial_stocks(len(seen.seats), seen.options["stock"] == "full")


def test_who_is_living_is_known_but_a_death_in_the_laser_only_from_the_settlement_on() -> None:
    """LK-146, LK-261, LK-396."""
    dead, alive = (in_turn(A={"room": "B104", "hp": hp, "published": 1}) for hp in (1, 2))
    play(dead, "A go:102")
    play(alive, "A go:102", "A vote:B7")
    assert view(dead, "A").me.shadow
    assert not view(alive, "A").me.shadow
    for match in (dead, alive):
        play(match, "B go:B603", "B vote:B7", "C go:B104", "C vote:B7")
    hidden_from(others("A"), dead, alive)
    for viewer in others("A"):
        assert not any(s.shadow for s in view(dead, viewer).seats)
    play(dead, "D go:B402", "D vote:B7")
    told_all(dead, "shadow", who="seat:A")
    for viewer in everybody():
        assert [s.shadow for s in view(dead, viewer).seats] == [True, False, False, False]


def test_hp_are_published_in_step_8_and_stand_until_the_next() -> None:
    """LK-264, LK-388, LK-389."""
    match = settling(8, A={"hp": 3, "published": 9}, D={"shadow": True, "drained": 1, "published": 0})
    for viewer in everybody():
        assert [s.hp for s in view(match, viewer).seats] == [3, 10, 10, 1]
    play(match, "A ready", "B ready", "C ready", "D ready")
    state_of(match).players[0].hp = 2
    for viewer in everybody():
        assert [s.hp for s in view(match, viewer).seats] == [3, 10, 10, 1]


def test_own_hp_are_known_after_every_change() -> None:
    """LK-265."""
    match = settling(
        1, A={"room": "B202", "hp": 5}, B={"room": "B202"}, C={"shadow": True, "room": "B202"},
        gassed=["B2"], target="B202",
    )  # fmt: skip
    heard = [p.facts for p in match.heard(only(0)) if p.key in ("event-gain", "event-loss")]
    assert [(f["cause"], f["amount"], f["hp"]) for f in heard] == [
        ("cause:surgery", 4, 9), ("cause:drain", 1, 8), ("cause:gas", 2, 6),
    ]  # fmt: skip
    assert view(match, "A").me.hp == 6
    play(match, "A pass", "B pass", "D pass")
    assert view(match, "A").me.hp == 0  # 2 to hunger, 4 to the bazooka
    assert told(match, "A", "loss", cause="cause:hunger", hp=4)
    assert told(match, "A", "loss", cause="cause:bazooka", hp=0)
    laser = play(in_turn(A={"room": "B104"}), "A go:102")
    assert view(laser, "A").me.hp == 9


def test_other_players_hp_are_not_known_before_step_8() -> None:
    """LK-264."""
    worlds = [settling(1, A={"hp": hp, "published": 8}, gassed=["B3"]) for hp in (5, 9)]
    shown_to("A", *worlds)
    hidden_from(others("A"), *worlds)
    for match in worlds:
        play(match, "A pass", "B pass", "C pass", "D pass", "*")
    for viewer in others("A"):
        assert [view(match, viewer).seats[0].hp for match in worlds] == [1, 5]  # 2 to gas, 2 to hunger


def test_the_own_panel_is_known_to_its_owner_only() -> None:
    """LK-011."""
    worlds = [in_turn(A={"genes": genes}) for genes in ([4, 2, 4], [1, 2, 7])]
    shown_to("A", *worlds)
    hidden_from(others("A"), *worlds)
    me = view(worlds[1], "A").me
    assert (me.force, me.speed, me.load) == (1, 2, 7)
    assert [s.genes for s in view(worlds[1], "A").seats] == [()] * 4
    setup = play(Match(game, 3, 1), "A genes:6-2-2")
    only_told(setup, "A", "genes", who="seat:A", genes="6-2-2")
    for viewer in others("A", seats=3):
        assert all_of(setup, viewer) == all_of(Match(game, 3, 1), viewer)


def test_all_panels_are_shown_to_a_living_visitor_of_the_gene_bank_as_they_are_then() -> None:
    """LK-217, LK-219."""
    match = in_turn(
        A={"room": "102"}, B={"genes": [2, 3, 5]}, C={"shadow": True, "genes": [7, 2, 1]}, D={"hand": ["shotgun"]}
    )
    play(match, "A go:201")
    for who, genes in (("B", "2-3-5"), ("C", "0-2-0"), ("D", "4-1-5")):
        only_told(match, "A", "panel", who=f"seat:{who}", genes=genes)
    # It is a snapshot: what changes later is not shown.
    heard = len(match.heard(only(0)))
    state_of(match).players[1].force = 9
    assert len(match.heard(only(0))) == heard
    assert [s.genes for s in view(match, "A").seats] == [()] * 4
    shadow = play(in_turn(A={"room": "102", "shadow": True}), "A go:201")
    untold_all(shadow, "panel", "gene-bank")


@pytest.mark.parametrize("d6", [3, 4, 5])
def test_everybody_sees_the_die_of_alcohol_but_not_the_panel(d6: int) -> None:
    """LK-368 to LK-370, LK-375."""
    worlds = [
        play(settling(6, A={"hand": ["alcohol"], "genes": genes}, script={"d6": [[d6]]}), *REST, "A use:alcohol")
        for genes in ([4, 3, 3], [6, 1, 3])
    ]
    told_all(worlds[0], "rolled", who="seat:A", d6=d6)
    hidden_from(others("A"), *worlds)
    shown_to("A", *worlds)


def test_gains_of_the_gene_bank_and_the_operating_desk_are_their_owners_alone() -> None:
    """LK-215, LK-241."""
    desk = [in_turn(A={"room": "B303"}) for _ in range(3)]
    for match, line in zip(desk, ("A pass", "A genes:1-1-8", "A genes:2-3-5"), strict=True):
        play(match, "A go:B304", line)
    bank = [play(in_turn(A={"room": "102"}), f"A go:{room}") for room in ("201", "B104")]
    for worlds in (desk, bank):
        shown_to("A", *worlds)
        hidden_from(others("A"), *worlds)
    only_told(desk[1], "A", "desk", genes="1-1-8")
    only_told(bank[0], "A", "gene-bank", genes="5-2-6")


def test_the_birth_room_is_never_announced() -> None:
    """LK-012, LK-014."""
    worlds = []
    for room in ("B303", "B603"):
        match = Match(game, 3, 1)
        play(match, "A genes:4-3-3", "B genes:4-3-3", "C genes:4-3-3", f"A birth:{room}")
        only_told(match, "A", "birth", who="seat:A", room=f"room:{room}")
        worlds.append(play(match, "B birth:103", "C birth:103", "A ready", "B ready", "C ready"))
        assert view(match, "A").me.start == room
    shown_to("A", *worlds)
    hidden_from(others("A", seats=3), *worlds)


@pytest.mark.parametrize("shadow", [False, True])
def test_position_and_path_are_known_to_their_owner_only(shadow: bool) -> None:
    """LK-113, LK-116."""
    worlds = [in_turn(A={"genes": [4, 3, 3], "shadow": shadow}) for _ in range(4)]
    for match, steps in zip(worlds, (["go:B301"], ["go:B303"], ["go:B303", "go:B304"], []), strict=True):
        play(match, *(f"A {step}" for step in steps))
    shown_to("A", *worlds)
    hidden_from(others("A"), *worlds)
    assert view(worlds[2], "A").me.path == ("B302", "B303", "B304")
    assert view(worlds[2], "A").me.room == "B304"
    stopped = [play(match, "A stop") for match in worlds[1:3]]
    if not shadow:
        play(stopped[0], "A vote:B7")
        play(stopped[1], "A pass", "A vote:B7")
    hidden_from(others("A"), *stopped)
    assert {s.room for match in stopped for viewer in everybody() for s in view(match, viewer).seats} == {""}
    # He does not see whom he passes, and whom he passes does not see him.
    passing = [play(in_turn(A={"genes": [4, 3, 3]}, B={"room": room}), "A go:B303") for room in ("B303", "B602")]
    hidden_from(["", "A", "C", "D"], *passing)
    assert not told(passing[0], "B", "stepped")


def test_the_own_order_number_is_known_from_the_deal() -> None:
    """LK-060, LK-064."""
    worlds = [scene(phase="round", round=2, script={"order": [order]}) for order in ([3, 1, 2, 4], [3, 2, 1, 4])]
    only = [s.order for s in view(worlds[0], "B").seats]
    assert only == [0, 1, 0, 0]
    assert view(worlds[0], "A").me.order == 3
    assert told(worlds[0], "A", "order", who="seat:A", order=3)
    assert not told(worlds[0], "B", "order", who="seat:A")
    hidden_from(others("B", "C"), *worlds)
    shown_to("BC", *worlds)


def test_another_order_number_is_known_by_offer_by_swap_or_when_the_turn_begins() -> None:
    """LK-064, LK-080, LK-113."""
    worlds = [
        scene(phase="free", round=2, A={"order": a}, B={"order": b}, C={"order": c}, D={"order": 3})
        for a, b, c in ((4, 1, 2), (4, 2, 1), (2, 1, 4))
    ]
    hidden_from(["", "D"], *worlds)
    for match in worlds:
        play(match, "A offer:B", "A swap", "A send")
    # The addressee sees the number that is offered; the proposer does not see his yet.
    assert [view(match, "B").offers[0].order for match in worlds] == [4, 4, 2]
    assert all(told(match, "B", "offer-order", **{"from": "seat:A"}) for match in worlds)
    hidden_from(["A"], *worlds[:2])
    hidden_from(["", "D"], *worlds)
    for match in worlds:
        play(match, "B accept:AB1")
    assert told(worlds[0], "A", "swapped", who="seat:A", other="seat:B", order=1, theirs=4)
    assert told(worlds[1], "A", "swapped", who="seat:A", other="seat:B", order=2, theirs=4)
    assert view(worlds[1], "A").me.order == 2
    assert view(worlds[1], "B").me.order == 4
    hidden_from(["", "D"], *worlds)
    match = play(worlds[0], "A ready", "B ready", "C ready", "D ready")
    for viewer in ("", "D"):
        assert [s.order for s in view(match, viewer).seats][:3] == [1, 0, 0]
    told_all(match, "turn", who="seat:A", order=1)


def test_everybody_sees_whose_turn_it_is_and_who_has_acted() -> None:
    """LK-113."""
    match = play(in_turn(), "A go:B303", "A vote:B7")
    for viewer in everybody():
        seen = view(match, viewer)
        assert seen.acting == "B"
        assert [s.acted for s in seen.seats] == [True, False, False, False]
        assert [s.order for s in seen.seats][:2] == [1, 2]
        assert told(match, viewer, "turn", who="seat:B", order=2)


def test_a_hand_is_known_to_its_owner_only() -> None:
    """LK-081, LK-186."""
    for phase in ({"phase": "free"}, {"phase": "action"}, {"phase": "settlement", "step": 4}):
        worlds = [
            scene(round=2, A={"hand": hand}, B={"order": 1}, **phase)
            for hand in ([], ["knife"], ["pistol"], ["water", "food", "pill"])
        ]
        shown_to("A", *worlds)
        hidden_from(others("A"), *worlds)
    assert view(worlds[3], "A").me.hand == ("water", "food", "pill")


def test_the_cards_of_an_offer_are_shown_to_its_addressee() -> None:
    """LK-080."""
    worlds = [scene(phase="free", round=2, A={"hand": ["knife", "pistol"]}) for _ in range(2)]
    for match, card in zip(worlds, ("knife", "pistol"), strict=True):
        play(match, "A offer:B", f"A give:{card}", "A want:pill")
    shown_to("A", *worlds)
    hidden_from(others("A"), *worlds)  # a draft is nobody else's business
    for match, card in zip(worlds, ("knife", "pistol"), strict=True):
        play(match, "A send")
        (offer,) = view(match, "B").offers
        assert (offer.proposer, offer.addressee, offer.given, offer.wanted) == ("A", "B", (card,), ("pill",))
        assert told(match, "B", "offer-gives", card=f"card:{card}")
    shown_to("AB", *worlds)
    hidden_from(others("A", "B"), *worlds)


def test_offers_trades_and_refusals_are_known_to_the_two_parties() -> None:
    """LK-081."""
    stories: list[list[str]] = [
        [],
        ["A offer:B", "A give:knife"],
        ["A offer:B", "A give:knife", "A send"],
        ["A offer:B", "A give:knife", "A send", "A withdraw:AB1"],
        ["A offer:B", "A give:knife", "A send", "B refuse:AB1"],
        ["A offer:B", "A give:knife", "A send", "B accept:AB1"],
        ["A offer:B", "A swap", "A send", "B accept:AB1"],
        ["B offer:A", "B want:knife", "B send", "A accept:BA1"],
    ]
    worlds = [play(scene(phase="free", round=2, A={"hand": ["knife"]}), *story) for story in stories]
    hidden_from(others("A", "B"), *worlds)
    shown_to("A", *worlds)
    for viewer in "AB":
        assert told(worlds[4], viewer, "refused")
        assert told(worlds[5], viewer, "traded")
        assert told(worlds[5], viewer, "gave", **{"from": "seat:A", "to": "seat:B", "card": "card:knife"})
    for match in worlds:
        assert all(view(match, viewer).offers == [] for viewer in others("A", "B"))


def test_nobody_sees_who_is_ready_who_is_asked_and_who_has_passed() -> None:
    """LK-267."""
    free = [play(scene(phase="free", round=2), *lines) for lines in ([], ["A ready"], ["A ready", "D ready"])]
    hidden_from(["", "B", "C"], *free)
    overloaded = [
        scene(phase="free", round=2, A={"hand": hand}, B={"hand": ["junk"] * 5})
        for hand in ([], ["junk", "junk", "junk", "junk"])
    ]
    for match in overloaded:
        play(match, "A ready", "B ready", "C ready", "D ready")
        assert [d.seat for d in match.state.pending][-1] == 1
    hidden_from(others("A"), *overloaded)
    hungry = [
        play(settling(4, A={"hand": ["water"]}), *lines) for lines in ([], ["A pass"], ["A drink:water"], ["D pass"])
    ]
    hidden_from(["", "B", "C"], *hungry)
    ill = [play(settling(6, A={"hand": ["pill"], "order": 1}, B={"order": 2}), *lines) for lines in ([], ["A pass"])]
    hidden_from(["", "C", "D"], *ill)
    for match in (*free, *overloaded, *hungry, *ill):
        sight = match.sight(NOBODY)
        assert sight.waiting == []
        assert sight.resolving


def test_the_number_of_cards_in_a_stock_is_told_to_a_living_player_who_stops_there() -> None:
    """LK-184."""
    worlds = [in_turn(stock={"B301": ["pill"] * size}) for size in (2, 3)]
    hidden_from(everybody(), *worlds)
    for match, size in zip(worlds, (2, 3), strict=True):
        play(match, "A go:B301")
        only_told(match, "A", "stock", room="room:B301", count=size)
        assert view(match, "A").me.stock == size  # before he names a number
        assert match.sight(only(0)).prompt is not None
    hidden_from(others("A"), *worlds)
    passing = [in_turn(A={"genes": [4, 2, 4]}, stock={"B301": ["pill"] * size}) for size in (2, 3)]
    shadows = [in_turn(A={"shadow": True}, stock={"B301": ["pill"] * size}) for size in (2, 3)]
    for pair in (passing, shadows):
        hidden_from(everybody(), *(play(match, "A go:B301") for match in pair))


def test_the_kinds_of_cards_in_a_stock_are_shown_for_a_gold_bar() -> None:
    """LK-188."""
    worlds = [
        play(in_turn(A={"hand": ["gold"]}, stock={"B301": ["pill", other]}), "A go:B301", "A draw:0")
        for other in ("knife", "pistol")
    ]
    hidden_from(everybody(), *worlds)
    for match, other in zip(worlds, ("knife", "pistol"), strict=True):
        play(match, "A gold")
        only_told(match, "A", "gold-saw", room="room:B301", card=f"card:{other}", count=1)
        assert view(match, "A").me.looking == ("pill", other)
        play(match, "A take:pill")
        assert view(match, "A").me.looking == ()
    hidden_from(others("A"), *worlds)


def test_what_lies_at_the_helipad_is_seen_by_a_living_player_who_stops_there() -> None:
    """LK-224."""
    worlds = [
        in_turn(A={"room": "104"}, supply=[supply], stock={"202": [left]})
        for supply, left in (("supply1", "knife"), ("supply4", "pistol"))
    ]
    hidden_from(everybody(), *worlds)
    for match, supply, left in zip(worlds, ("supply1", "supply4"), ("knife", "pistol"), strict=True):
        play(match, "A go:202")
        assert view(match, "A").me.supply == (supply, "supply2")
        assert view(match, "A").me.left == (left,)
        only_told(match, "A", "supply-lies", card=f"card:{supply}")
        only_told(match, "A", "left-lies", card=f"card:{left}", count=1)
        play(match, "A pass", "A done", "A vote:B7")
        assert view(match, "A").me.supply == ()
        assert view(match, "A").me.left == ()
    hidden_from(others("A"), *worlds)
    shadows = [play(in_turn(A={"room": "104", "shadow": True}, supply=[x]), "A go:202") for x in ("supply1", "supply4")]
    hidden_from(everybody(), *shadows)


def test_what_somebody_drew_took_or_discarded_is_his_secret() -> None:
    """LK-186, LK-202."""
    drawing = [
        play(in_turn(stock={"B301": ["pill", "knife"]}, script={"draw": cards(card)}), "A go:B301", "A draw:1")
        for card in ("pill", "knife")
    ]
    only_told(drawing[1], "A", "drew", who="seat:A", card="card:knife", room="room:B301")
    taking = [
        play(in_turn(A={"room": "104"}, supply=["supply1"]), "A go:202", f"A {line}")
        for line in ("pass", "take:supply1", "take:supply2")
    ]
    only_told(taking[1], "A", "took", card="card:supply1")
    discarding = [
        play(in_turn(A={"hand": ["knife", "pistol"]}), "A go:B301", "A draw:0", f"A {line}")
        for line in ("done", "discard:knife", "discard:pistol")
    ]
    only_told(discarding[1], "A", "discarded", card="card:knife", room="room:B301")
    choosing = [
        play(
            in_turn(A={"room": "B402"}, stock={"B503": ["rope", "mask", "recycler"]}),
            "A go:B503", "A draw:3", f"A keep:{card}", "A done",
        )
        for card in ("rope", "mask")
    ]  # fmt: skip
    only_told(choosing[0], "A", "returned", card="card:mask")
    for worlds in (drawing, taking, discarding, choosing):
        shown_to("A", *worlds)
        hidden_from(others("A"), *worlds)


USES: dict[str, tuple[dict[str, Any], list[list[str]]]] = {
    "gold bar": ({"A": {"hand": ["gold"]}}, [["A go:B301", "A draw:0", "A pass"], ["A go:B301", "A draw:0", "A gold"]]),
    "recycler": (
        {"A": {"hand": ["recycler"]}, "consumed": ["water"]}, [["A go:B303", "A done"], ["A go:B303", "A recycle"]],
    ),
    "control room": (
        {"A": {"room": "B102"}, "gassed": ["B5"]},
        [["A go:B101", "A pass"], ["A go:B101", "A ten-votes"], ["A go:B101", "A clear:B505"]],
    ),
    "operating desk": ({"A": {"room": "B303"}}, [["A go:B304", "A pass"], ["A go:B304", "A genes:8-1-1"]]),
    "gene bank": ({"A": {"room": "102"}}, [["A go:B104"], ["A go:201"]]),
    "chute": ({"A": {"room": "B105"}}, [["A go:B104"], ["A slide"]]),
    "teleporter": ({"A": {"room": "B403"}}, [["A go:B404"], ["A teleport:B103"]]),
    "helicopter": ({"A": {"room": "202"}}, [["A go:104"], ["A fly:B103"]]),
}  # fmt: skip


@pytest.mark.parametrize("what", USES)
def test_the_use_of_a_room_or_card_in_the_own_turn_is_never_announced(what: str) -> None:
    """LK-113, LK-196, LK-235, LK-241."""
    placed, stories = USES[what]
    worlds = [play(in_turn(**placed), *story) for story in stories]
    shown_to("A", *worlds)
    hidden_from(others("A"), *worlds)


def test_the_target_of_the_bazooka_is_known_from_step_5_on_and_the_shooter_never() -> None:
    """LK-349."""
    worlds = []
    for shooter, room in (("A", "B204"), ("B", "B204"), ("A", "B105")):
        match = in_turn(**{shooter: {"hand": ["bazooka"]}})
        play(match, "A go:B303")
        if shooter == "A":
            play(match, f"A fire:{room}")
            only_told(match, "A", "fired", who="seat:A", room=f"room:{room}")
        play(match, "A vote:B7", "B go:B603")
        if shooter == "B":
            play(match, f"B fire:{room}")
        play(match, "B vote:B7", "C go:B104", "C vote:B7", "D go:B402", "D vote:B7")
        worlds.append(match)
    hidden_from(["", "C", "D"], *worlds)  # the settlement waits in step 4
    for match in worlds:
        play(match, "A pass", "B pass", "C pass", "D pass")
    told_all(worlds[0], "bombed", room="room:B204")
    told_all(worlds[2], "bombed", room="room:B105")
    hidden_from(["", "C", "D"], *worlds[:2])
    shown_to("CD", worlds[0], worlds[2])


def test_a_vote_is_known_to_the_voter_only() -> None:
    """LK-249."""
    worlds = []
    for a, b in (("B6", "1"), ("1", "B6")):
        match = play(in_turn(), "A go:B303", f"A vote:{a}")
        only_told(match, "A", "voted", who="seat:A", floor=f"floor:{a}")
        worlds.append(play(match, "B go:B603", f"B vote:{b}", "C go:B104", "C vote:2", "D go:B402", "D vote:2"))
        told_all(match, "gassed", floor="floor:2")
    shown_to("AB", *worlds)
    hidden_from(["", "C", "D"], *worlds)


def test_the_tally_of_votes_is_known_to_nobody() -> None:
    """LK-249, LK-317."""
    worlds = [
        settling(3, A={"vote": "B7"}, B={"vote": "B7"}, C={"vote": vote}, D={"vote": "B7", "votes": votes})
        for vote, votes in (("B7", 1), ("1", 1), ("B7", 10))
    ]
    told_all(worlds[0], "gassed", floor="floor:B7")
    hidden_from(["", "A", "B"], *worlds)
    hidden_from(["C"], worlds[0], worlds[2])  # who voted the same in both


def test_gassed_floors_are_known_to_everybody_from_step_3_on() -> None:
    """LK-317."""
    match = play(in_turn(gassed=["B4"]), "A go:B303", "A vote:B7", "B go:B603", "B vote:B7", "C go:B104", "C vote:B7")
    for viewer in everybody():
        assert view(match, viewer).gassed == ("B4",)
        assert not told(match, viewer, "gassed")
    play(match, "D go:B402", "D vote:B7")
    for viewer in everybody():
        assert view(match, viewer).gassed == ("B4", "B7")
        assert told(match, viewer, "gassed", floor="floor:B7")


def test_a_decontaminated_room_is_known_to_who_did_it_only() -> None:
    """LK-235."""
    worlds = []
    for line in ("A pass", "A clear:B204", "A clear:B203"):
        match = play(in_turn(A={"room": "B102"}, gassed=["B2"]), "A go:B101", line, "A vote:2")
        play(match, "B go:B603", "B vote:2", "C go:B104", "C vote:2", "D go:B402", "D vote:2")
        worlds.append(play(match, "A pass", "B pass", "C pass", "D pass"))
        assert all(view(match, viewer).cleared == () for viewer in others())
    only_told(worlds[1], "A", "cleared", who="seat:A", room="room:B204")
    shown_to("A", *worlds)
    hidden_from(others("A"), *worlds)


def test_everybody_learns_whether_there_was_surgery_and_nobody_who_was_there() -> None:
    """LK-275."""
    rooms = ["B202", "B202", "B302", "B602", "104"]
    worlds = [
        settling(1, seats=5, **{letter: {"room": room} for letter, room in zip(order, rooms, strict=True)})
        for order in ("ABCDE", "CDABE")
    ]
    for match in worlds:
        told_all(match, "surgery")
    hidden_from(["", "E"], *worlds)
    assert told(worlds[0], "A", "gain", cause="cause:surgery")
    assert not told(worlds[0], "A", "gain", who="seat:B")
    told_all(settling(1), "no-surgery")


def test_everybody_learns_where_there_were_meetings_without_names_and_numbers() -> None:
    """LK-299, LK-300."""
    worlds = []
    for order in ("ABCDEFG", "DECABFG", "GEFDCBA"):
        rooms = ["B305", "B305", "B602", "B602", "B602", "B401", "B401"]
        placed: dict[str, Any] = {letter: {"room": room} for letter, room in zip(order, rooms, strict=True)}
        placed[order[6]]["shadow"] = True
        worlds.append(settling(2, seats=8, H={"room": "B404"}, **placed))
    for match in worlds:
        told_all(match, "meeting", room="room:B305", meeting="meeting:fight")
        told_all(match, "meeting", room="room:B602", meeting="meeting:brawl")
        told_all(match, "meeting", room="room:B401", meeting="meeting:encounter")
    hidden_from(["", "H"], *worlds[:2])  # in the third game another player is the shadow, which everybody knows
    strong = [settling(2, A={"room": "B305", "genes": [force, 1, 1]}, B={"room": "B305"}) for force in (4, 5, 9)]
    hidden_from(["", "C", "D"], *strong)


def test_losses_are_told_to_the_player_hit_with_their_cause() -> None:
    """LK-265."""
    match = settling(2, A={"room": "B305", "genes": [1, 1, 1]}, B={"room": "B305"}, gassed=["B3"])
    for cause, amount in (("fight", 3), ("gas", 2)):
        assert told(match, "A", "loss", who="seat:A", cause=f"cause:{cause}", amount=amount)
        for viewer in others("A"):
            assert not told(match, viewer, "loss", who="seat:A")
    assert told(match, "B", "loss", who="seat:B", cause="cause:gas")
    assert not told(match, "B", "loss", cause="cause:fight")


def test_nobody_is_told_whom_he_fought() -> None:
    """LK-299."""
    worlds = [settling(2, A={"room": "B305", "genes": [1, 1, 1]}, **{x: {"room": "B305"}}) for x in "BCD"]
    hidden_from(["", "A"], *worlds)
    assert told(worlds[0], "A", "loss", amount=3, cause="cause:fight")


def test_points_drained_are_told_to_the_shadow() -> None:
    """LK-421."""
    match = settling(2, A={"shadow": True, "room": "B305", "drained": 1}, B={"room": "B305"})
    only_told(match, "A", "drained", who="seat:A", points=1, total=2)
    assert view(match, "A").me.drained == 2
    for viewer in others("A"):
        assert view(match, viewer).seats[0].hp == 0  # not before step 8


def test_everybody_sees_who_handed_in_what_when_all_have_decided() -> None:
    """LK-329, LK-330."""
    match = play(
        settling(4, A={"hand": ["water", "food"]}, D={"shadow": True}), "A drink:water", "A eat:food", "B pass"
    )
    untold_all(match, "handed-in", "handed-nothing")
    play(match, "C pass")
    told_all(match, "handed-in", **{"who": "seat:A", "card": "card:water", "as": "card:water"})
    told_all(match, "handed-in", **{"who": "seat:A", "card": "card:food", "as": "card:food"})
    told_all(match, "handed-nothing", who="seat:B")


def test_exemption_from_hunger_is_known_to_the_player_himself() -> None:
    """LK-332."""
    worlds = [settling(4, D={"room": room, "revived": revived}) for room, revived in (("B204", -1), ("B203", -1))]
    only_told(worlds[0], "D", "exempt", who="seat:D")
    for match in worlds:
        play(match, "A pass", "B pass", "C pass", "D pass")  # and on to step 6
    hidden_from(others("D"), *worlds)
    assert [view(match, "D").me.hp for match in worlds] == [10, 8]
    only_told(settling(4, D={"revived": 1}), "D", "exempt", who="seat:D")


def test_the_room_hit_by_the_bazooka_is_known_to_everybody_and_the_victims_are_not() -> None:
    """LK-349."""
    worlds = [settling(5, target="B204", **{x: {"room": "B204"}}) for x in "AB"]
    told_all(worlds[0], "bombed", room="room:B204")
    hidden_from(["", "C", "D"], *worlds)
    told_all(settling(5), "not-bombed")


def test_pills_alcohol_and_adrenaline_are_used_in_public() -> None:
    """LK-356, LK-375."""
    match = settling(6, A={"hand": ["pill", "alcohol", "adrenaline"], "order": 1}, script={"d6": [[2]]})
    play(match, *REST)
    for card in ("pill", "alcohol", "adrenaline"):
        play(match, f"A use:{card}")
        told_all(match, "used", who="seat:A", card=f"card:{card}")
    told_all(match, "rolled", who="seat:A", d6=2)
    play(match, "*")
    for viewer in everybody():
        assert [s.boosted for s in view(match, viewer).seats] == [True, False, False, False]


def test_the_cards_lost_to_alcohol_are_not_shown() -> None:
    """LK-372."""
    worlds = [
        play(settling(6, A={"hand": ["alcohol", *hand], "order": 1}, script={"d6": [[1]]}), *REST, "A use:alcohol")
        for hand in ([], ["knife"], ["pistol", "pill"])
    ]
    told_all(worlds[2], "rolled", who="seat:A", d6=1)
    only_told(worlds[2], "A", "discarded", card="card:pistol")
    shown_to("A", *worlds)
    hidden_from(others("A"), *worlds)


def test_new_shadows_are_named_at_the_end_of_their_step() -> None:
    """LK-396."""
    match = settling(3, A={"hp": 2}, B={"hp": 2}, gassed=["B3"])
    told_all(match, "shadow", who="seat:A")  # and step 4 has not been answered yet
    for viewer in everybody():
        assert [s.shadow for s in view(match, viewer).seats] == [True, False, False, False]
    play(match, "B pass", "C pass", "D pass")
    told_all(match, "shadow", who="seat:B")
    for viewer in everybody():
        assert [s.shadow for s in view(match, viewer).seats] == [True, True, False, False]


def test_the_cards_of_the_dead_and_the_place_of_death_are_not_announced() -> None:
    """LK-403."""
    worlds = [
        settling(3, A={"hp": 2, "hand": hand, "room": room}, gassed=["B3"])
        for hand, room in (([], "B302"), (["knife"], "B302"), (["pistol", "pill"], "B305"))
    ]
    only_told(worlds[2], "A", "handed-over", who="seat:A", card="card:pistol")
    shown_to("A", *worlds)
    hidden_from(others("A"), *worlds)


def test_revivals_are_announced_by_name_and_not_by_room() -> None:
    """LK-387."""
    worlds = [settling(7, A={"shadow": True, "drained": 2, "room": room}) for room in ("B302", "B305")]
    told_all(worlds[0], "revived", who="seat:A")
    shown_to("A", *worlds)
    hidden_from(others("A"), *worlds)
    for viewer in everybody():
        assert view(worlds[0], viewer).seats[0].revived


def test_the_consumed_pile_is_not_shown() -> None:
    """LK-441."""
    worlds = [in_turn(A={"hand": ["recycler"]}, consumed=pile) for pile in (["water"], ["gold", "pill"])]
    hidden_from(everybody(), *worlds)
    for match in worlds:
        play(match, "A go:B303")
    hidden_from(everybody(), *worlds)


def test_the_card_taken_with_the_recycler_is_a_secret() -> None:
    """LK-438."""
    worlds = [
        play(
            in_turn(A={"hand": ["recycler"]}, consumed=["water", "gold"], script={"recycle": cards(card)}),
            "A go:B303", "A recycle",
        )
        for card in ("water", "gold")
    ]  # fmt: skip
    only_told(worlds[0], "A", "recycled", who="seat:A", card="card:water")
    shown_to("A", *worlds)
    hidden_from(others("A"), *worlds)


def test_the_morgue_shows_its_number_to_a_visitor_and_its_kinds_for_a_gold_bar() -> None:
    """LK-184, LK-188, LK-211."""
    worlds = [
        in_turn(A={"room": "B602", "hand": ["gold"]}, B={"room": "B302"}, stock={"B701": ["pill", other]})
        for other in ("knife", "pistol")
    ]
    for match in worlds:
        play(match, "A go:B701")
        only_told(match, "A", "stock", room="room:B701", count=2)
    hidden_from(everybody(), *worlds)
    for match, other in zip(worlds, ("knife", "pistol"), strict=True):
        play(match, "A draw:0", "A gold")
        only_told(match, "A", "gold-saw", card=f"card:{other}")
    shown_to("A", *worlds)
    hidden_from(others("A"), *worlds)


def test_after_the_end_everything_is_open_to_everybody() -> None:
    """LK-475: panels, paths, votes, trades, stocks."""
    match = scene(
        phase="free", round=6, A={"genes": [4, 1, 5], "hand": ["knife"], "order": 1},
        B={"genes": [2, 1, 7], "order": 2}, C={"genes": [4, 1, 5], "order": 3}, D={"genes": [4, 1, 5], "order": 4},
        cleared=["B204"],
    )  # fmt: skip
    play(match, "A offer:B", "A give:knife", "A send", "B accept:AB1", "A ready", "B ready", "C ready", "D ready")
    play(match, "A go:B303", "A vote:B7", "B go:B603", "B vote:1", "C go:B104", "C vote:2", "D go:B402", "D vote:2")
    for viewer in everybody():
        assert [s.genes for s in view(match, viewer).seats] == [()] * 4
        assert view(match, viewer).stocks == {}
        assert view(match, viewer).cleared == ()
    play(match, "A pass", "B pass", "C pass", "D pass", "*")
    assert match.state.over
    first = view(match, "")
    assert [s.genes for s in first.seats] == [(4, 1, 5), (2, 1, 7), (4, 1, 5), (4, 1, 5)]
    assert [s.room for s in first.seats] == ["B303", "B603", "B104", "B402"]
    assert [s.hand for s in first.seats] == [(), ("knife",), (), ()]
    assert first.cleared == ("B204",)
    assert first.stocks["B301"] == ("pill", "pill", "pill", "adrenaline", "adrenaline", "adrenaline")
    assert sum(len(stock) for stock in first.stocks.values()) == 90
    history = {
        (note.when, game.lexicon.event(note).key, *note.facts) for note in match.state.masked(NOBODY).history.notes
    }
    b7, first_floor = FLOOR_IDS.index("B7"), FLOOR_IDS.index("1")
    for entry in (
        (6, "event-gave", 0, 1, CARD_IDS.index("knife")), (6, "event-voted", 0, b7, 1),
        (6, "event-voted", 1, first_floor, 1), (6, "event-stepped", 2, room_number("B104")),
        (6, "event-stopped", 3, room_number("B402")),
    ):  # fmt: skip
        assert entry in history
    for viewer in "ABCD":
        assert view(match, viewer).seats == first.seats
        assert match.state.masked(mask(viewer)).history == match.state.history
        assert view(match, viewer).stocks == first.stocks
