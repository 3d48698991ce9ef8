"""What the simple mind does with gifts, hidden passages, false noises, plans and a whole hand of cards."""

from __future__ import annotations

from gloam.core.rng import seeded
from gloam.games.whisper import game
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import ITEM_IDS, LOCATION_IDS, PLAN_IDS
from gloam.games.whisper.mind import scheming, sharing, tricks, victim
from gloam.games.whisper.mind.bot import Whisperer
from gloam.games.whisper.mind.killer import lockdown
from gloam.games.whisper.mind.prospect import Prospect
from gloam.games.whisper.rules.acting import trade_of
from gloam.games.whisper.state import KILLER, Whisper
from gloam.games.whisper.worlds.whereabouts import whereabouts_of
from gloam.scenario import run
from gloam.scenario.file import read

HEAD = """
title = "a trick"
game = "whisper"
seats = 2
{top}
play = '''
going on
'''

[set]
turn = "{turn}"
killer = "butcher"
round = 4
charm_shown = true
{position}
"""


def at(position: str, turn: str = "victims", top: str = "") -> Whisper:
    (case,) = read(HEAD.format(position=position, turn=turn, top=top), "trick.toml", game)
    s = run(case).state
    assert isinstance(s, Whisper)
    return s


def prospect(s: Whisper) -> Prospect:
    known = s.masked(s.team())
    return Prospect(known, whereabouts_of(known))


def item(name: str) -> int:
    return ITEM_IDS.index(name)


def place(name: str) -> int:
    return LOCATION_IDS.index(name)


def one_turn(s: Whisper) -> None:
    """The victims' turn as the mind plays it."""
    mind = Whisperer()
    mind.begin(1, 2, seeded(3))
    while s.open_count() and s.decision(0).seat != KILLER:
        d = s.decision(0)
        s.answer(0, mind.choose(s.masked(s.team()), d.kind, d.options))


TOGETHER = """
victims = ["marco", "anna", "vera"]
victim.marco = { place = "R4", items = ["revolver"] }
victim.anna = { place = "R4", items = ["cartridges", "poker", "fertiliser"] }
victim.vera = { place = "R1" }
place = "B4"
"""


def test_cartridges_go_to_the_revolver_and_a_second_weapon_to_the_unarmed() -> None:
    s = at(TOGETHER)
    assert sharing.gift(s, 1, 0) == item("cartridges")
    assert sharing.gift(s, 0, 1) == -1
    assert sharing.gift(s, 1, 2) == -1, "she is elsewhere (WH-101)"
    s.victims[0].items = []
    assert sharing.gift(s, 1, 0) == item("poker")
    s.declined.append([1, 0, 1, item("poker")])
    assert sharing.gift(s, 1, 0) == -1, "what was declined is not offered again (WH-104)"


def test_a_gift_is_made_in_the_turn() -> None:
    s = at(TOGETHER)
    one_turn(s)
    assert s.victims[0].holds(item("cartridges")), "one person has both, so nobody has to be asked"
    assert not any(offer[2] == -1 for offer in s.declined), "nothing was written in vain"


def test_nothing_is_given_away_where_everybody_plays_for_himself() -> None:
    (case,) = read(
        HEAD.format(position=TOGETHER, turn="victims", top='options = { variant = "crossroads" }').replace(
            "seats = 2", "seats = 4"
        ),
        "trick.toml",
        game,
    )
    s = run(case).state
    assert isinstance(s, Whisper)
    assert sharing.gift(s, 1, 0) == -1


def test_hidden_passages_lead_where_they_lead() -> None:
    s = at(
        """
victims = ["lydia", "anna", "vera"]
victim.lydia = { place = "G5" }
victim.anna = { place = "R3", items = ["lantern"] }
victim.vera = { place = "R1" }
place = "G3"
"""
    )
    p = prospect(s)
    found = tricks.special(p, 0, 0)
    assert found.goal in {place("B3"), place("B2"), place("B4"), place("G6")}, "by the passage, and a step on (WH-308)"
    assert tricks.through(p, 1, 0, False).goal == place("G4")
    assert tricks.through(p, 2, 0, False).worth == -1.0


def test_viktor_charges_through_what_shuts_him_in() -> None:
    s = at(
        """
victims = ["viktor", "anna", "vera"]
victim.viktor = { place = "B4" }
victim.anna = { place = "R1" }
victim.vera = { place = "R2" }
barricades = ["B3-B4", "B4-G6"]
place = "G3"
"""
    )
    found = tricks.special(prospect(s), 0, w.ABILITY)
    assert found.goal in {place("B3"), place("G6")}
    options = [w.PASSAGE | passage for passage in range(19) if s.barricades >> passage & 1]
    chosen = tricks.target(s, options, 0, found.goal, seeded(1))
    assert tricks.other_end(chosen & 0xFFFF, place("B4")) == found.goal


def test_a_pebble_falls_where_nobody_is() -> None:
    s = at(
        """
victims = ["timka", "anna", "vera"]
victim.timka = { place = "R1" }
victim.anna = { place = "R1" }
victim.vera = { place = "R1" }
place = "B4"
"""
    )
    lure = tricks.decoy(s, 0)
    assert lure >= 0
    quiet = tricks.special(prospect(s), 0, w.ABILITY).worth
    s.noise = 1 << place("R1")
    assert not s.those_at(1 << lure)
    assert tricks.special(prospect(s), 0, w.ABILITY).worth != quiet


def test_a_music_box_is_for_those_who_were_heard() -> None:
    s = at(
        """
victims = ["marco", "anna", "vera"]
victim.marco = { place = "R4", items = ["music-box"] }
victim.anna = { place = "R2" }
victim.vera = { place = "R5" }
place = "R3"
"""
    )
    silent = tricks.heard(prospect(s))
    s.noise = 1 << place("R2")
    assert silent == 0.0
    assert tricks.heard(prospect(s)) > 0.0


def test_a_plan_calls_somebody_and_is_not_given_up() -> None:
    s = at(
        """
victims = ["marco", "anna", "vera"]
victim.marco = { place = "R1" }
victim.anna = { place = "R1" }
victim.vera = { place = "R1" }
place = "G3"
plans = ["spare-parts", "old-diary"]
marked = "old-diary"
progress = 1
""",
        top='options = { variant = "plan" }',
    )
    assert scheming.calls(s)[place("G5")] == 1.0
    assert sum(scheming.calls(s)) == 1.0, "the other plan would lose what was done (WH-363)"
    diary, parts = PLAN_IDS.index("old-diary"), PLAN_IDS.index("spare-parts")
    assert scheming.mark(s, [0, w.MARK | parts]) == 0
    assert scheming.mark(s, [0, w.MARK | diary]) == w.MARK | diary
    s.marked, s.progress = -1, 0
    assert scheming.mark(s, [0, w.MARK | parts]) == w.MARK | parts
    assert scheming.hush(s, [0, w.REWARD | parts]) == 0, "there is nothing to hush"
    s.noise = 1 << place("R1")
    assert scheming.hush(s, [0, w.REWARD | parts]) == w.REWARD | parts


def test_the_butcher_shuts_a_room_they_have_to_come_to() -> None:
    hand = 'hand = ["stop", "barricade", "barricade", "sense", "barricade"]\n'
    people = """
victims = ["marco", "anna", "vera"]
victim.marco = { place = "G3" }
victim.anna = { place = "G3" }
victim.vera = { place = "G3" }
"""
    s = at(people + hand + 'place = "R1"\nkeys = 5', "killer")
    assert lockdown(s) > 0.2
    assert lockdown(at(people + hand + 'place = "R4"\nkeys = 5', "killer")) == 0.0
    assert lockdown(at(people + hand + 'place = "R1"\nkeys = 0', "killer")) == 0.0


def test_who_has_no_room_declines() -> None:
    s = at(TOGETHER)
    assert victim.worth_to(s.victims[0], item("cartridges")) > victim.worth_to(s.victims[2], item("cartridges"))
    s.answer(0, trade_of(s.victims[0].who, s.victims[1].who))
    assert sharing.answered(s) == w.DECLINE, "her hands are full"
    assert s.offer is not None
    s.offer.taker = 2
    assert sharing.answered(s) == w.ACCEPT
    s.offer.wanted.append(item("revolver"))
    assert sharing.answered(s) == w.DECLINE
