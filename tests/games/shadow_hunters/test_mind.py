"""The rule-based mind: honest, repeatable, and better than chance in the same chair."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from gloam.core.play import Mind, RandomMind, play_with
from gloam.core.rng import seeded
from gloam.core.state import PASS, only
from gloam.core.words.lexicon import Phrase, seat_letter, seat_number
from gloam.core.words.text import LANGUAGES, words
from gloam.games.shadow_hunters import game
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.lexicon import LEXICON
from gloam.games.shadow_hunters.mind.bot import JUDGES, HuntersSense
from gloam.games.shadow_hunters.mind.reasons import REASONS
from gloam.games.shadow_hunters.mind.situation import Memory
from gloam.games.shadow_hunters.state import ShadowHunters

LAYOUT = ["cabin", "church", "gate", "cemetery", "woods", "altar"]


# Positions


def position(seats: int, **places: Any) -> ShadowHunters:
    """A game at a set position; `A_role="emi"` sets seat.A.role."""
    s = game.deal(seats, seeded(1), game.complete(seats, {}))
    assert isinstance(s, ShadowHunters)
    for key, value in {"layout": LAYOUT, **places}.items():
        game.place(s, ["seat", *key.split("_", 1)] if key[0].isupper() else key.split("_"), value)
    game.placed(s)
    s.run()
    return s


def known(s: ShadowHunters, seat: int) -> ShadowHunters:
    """What a seat may know: all that a mind gets."""
    return s.masked(only(seat))


def mind_at(letter: str, s: ShadowHunters) -> HuntersSense:
    mind = HuntersSense()
    mind.begin(seat_number(letter), s.seats, seeded(3))
    return mind


def chosen(s: ShadowHunters, mind: Mind | None = None) -> str:
    """What the mind answers to its next decision, in the notation of the game; others decline what they may."""
    mind = mind or mind_at(seat_letter(s.pending[0].seat), s)
    while s.pending[0].seat != mind.seat:
        s.answer(0, s.pending[0].options[0])
    d = s.pending[0]
    option = mind.choose(known(s, d.seat), d.kind, list(d.options))
    s.answer(0, option)
    return game.lexicon.write(option)


FOUR = {"A_role": "emi", "B_role": "franklin", "C_role": "vampire", "D_role": "werewolf"}
FIVE = {"B_role": "emi", "C_role": "franklin", "D_role": "vampire", "E_role": "unknown"}
IN_CHURCH = {f"{seat}_area": "church" for seat in "ABCD"}
B_AND_C_KNOWN = {"B_revealed": True, "C_revealed": True}


def test_hunters_attack_shadows_and_spare_hunters() -> None:
    s = position(4, phase="attack", turn="A", **FOUR, **IN_CHURCH, **B_AND_C_KNOWN)
    assert chosen(s) == "attack:C"
    alone = {"A_area": "church", "B_area": "church"}
    s = position(4, phase="attack", turn="A", **FOUR, **alone, **B_AND_C_KNOWN)
    assert chosen(s) == "pass"


def test_shadows_attack_hunters() -> None:
    s = position(4, phase="attack", turn="D", **FOUR, **IN_CHURCH, **B_AND_C_KNOWN)
    assert chosen(s) in ("attack:A", "attack:B")


def test_masamune_is_turned_against_the_likeliest_enemy() -> None:
    s = position(4, phase="attack", turn="D", D_equipment=["masamune"], **FOUR, **IN_CHURCH, C_revealed=True)
    assert chosen(s) in ("attack:A", "attack:B")


def test_nobody_makes_daniel_win_by_killing_him_first() -> None:
    near_death = {"A_damage": 12, "A_area": "church", "B_area": "church"}
    s = position(5, phase="attack", turn="B", A_role="daniel", A_revealed=True, **FIVE, **near_death)
    assert chosen(s) == "pass"


def heals(allie: HuntersSense, s: ShadowHunters) -> bool:
    """Whether Allie in chair A speaks up now: she reveals and heals in one breath (SH-305)."""
    option = allie.interject(known(s, 0), s.interrupts(0))
    if option == -1:
        return False
    assert option == w.MOTHERS_LOVE
    s.interject(0, w.MOTHERS_LOVE)
    return s.players[0].damage == 0 and not s.interrupts(0)


@pytest.mark.parametrize(
    ("damage", "cards", "danger"), [(4, [], True), (3, [], False), (3, ["axe"], True), (5, ["holy_robe"], True)]
)
def test_allie_heals_when_an_attack_may_kill_her(damage: int, cards: list[str], danger: bool) -> None:
    near = {"A_area": "church", "B_area": "church", "B_equipment": cards}
    s = position(5, phase="attack", turn="B", A_role="allie", A_damage=damage, **FIVE, **near)
    allie = mind_at("A", s)
    assert not heals(allie, s)  # nobody attacks her yet
    s.answer(0, w.ATTACK | 0)
    assert heals(allie, s) == danger


def test_allie_does_not_mind_attacks_on_others() -> None:
    near = {"A_area": "church", "B_area": "church", "C_area": "church"}
    s = position(5, phase="attack", turn="B", A_role="allie", A_damage=5, **FIVE, **near)
    s.answer(0, w.ATTACK | 2)
    assert not heals(mind_at("A", s), s)


def test_allie_fears_the_spear_of_who_may_be_a_hunter() -> None:
    near = {"A_area": "church", "B_area": "church", "B_equipment": ["spear"]}
    s = position(5, phase="attack", turn="B", A_role="allie", A_damage=3, B_revealed=True, **FIVE, **near)
    s.answer(0, w.ATTACK | 0)
    assert heals(mind_at("A", s), s)


def test_allie_heals_before_harm_comes_without_warning() -> None:
    s = position(5, phase="start", turn="B", A_role="allie", A_damage=6, **FIVE)
    assert heals(mind_at("A", s), s)


@pytest.mark.parametrize(("first", "second", "better"), [((1, 5), (2, 6), "first"), ((2, 6), (1, 5), "second")])
def test_the_compass_leads_where_the_enemy_is(first: tuple[int, int], second: tuple[int, int], better: str) -> None:
    # A 6 leads to the Church, next to Franklin in the Cabin; an 8 to the Cemetery, where nobody is.
    places = {"D_area": "altar", "B_area": "cabin", "B_revealed": True, "B_damage": 11}
    s = position(4, phase="start", turn="D", **FOUR, **places, D_equipment=["mystic_compass"])
    for d4, d6 in (first, second):
        s.rng.fix("d4", [d4])
        s.rng.fix("d6", [d6])
    mind = mind_at("D", s)
    assert [chosen(s, mind) for _ in range(2)] == ["roll-twice", better]


def test_a_seven_of_the_compass_lets_one_choose() -> None:
    places = {
        "A_area": "church",
        "C_area": "altar",
        "C_revealed": True,
        "C_damage": 12,
        "A_equipment": ["mystic_compass"],
    }
    s = position(4, phase="start", turn="A", **FOUR, **places)
    for d4, d6 in ((4, 4), (2, 5)):
        s.rng.fix("d4", [d4])
        s.rng.fix("d6", [d6])
    mind = mind_at("A", s)
    assert [chosen(s, mind) for _ in range(2)] == ["roll-twice", "second"]
    assert mind.explain() == ("why-seven", {})


def test_nobody_else_reveals_out_of_turn() -> None:
    s = position(4, phase="start", turn="B", A_damage=9, **FOUR)
    assert mind_at("A", s).interject(known(s, 0), s.interrupts(0)) == -1


def test_charles_feasts_for_the_third_death() -> None:
    dead = {"B_alive": False, "D_alive": False}
    s = position(
        5, phase="attack", turn="A", A_role="charles", **FIVE, **dead, A_area="church", C_area="church", C_damage=11
    )
    s.rng.fix("d4", [2])
    s.rng.fix("d6", [2])
    s.rng.fix("d4", [1])
    s.rng.fix("d6", [2])
    mind = mind_at("A", s)
    assert [chosen(s, mind) for _ in range(4)] == ["attack:C", "roll", "feast", "roll"]
    assert s.winners & 1


def test_charles_does_not_bleed_out() -> None:
    s = position(
        5,
        phase="attack",
        turn="A",
        A_role="charles",
        A_damage=9,
        **FIVE,
        C_revealed=True,
        A_area="church",
        C_area="church",
    )
    s.rng.fix("d4", [2])
    s.rng.fix("d6", [2])
    mind = mind_at("A", s)
    assert [chosen(s, mind) for _ in range(3)] == ["attack:C", "roll", "pass"]


def test_bob_takes_the_fifth_card() -> None:
    cards = ["axe", "spear", "holy_robe", "talisman"]
    s = position(
        5,
        phase="area",
        turn="A",
        A_role="bob",
        A_area="altar",
        A_equipment=cards,
        **FIVE,
        B_equipment=["mystic_compass"],
    )
    assert chosen(s) == "use"
    assert chosen(s) == "take:mystic_compass"
    assert s.winners == 1


def test_bob_robs_instead_of_hurting() -> None:
    s = position(
        5, phase="attack", turn="A", A_role="bob", **FIVE, A_area="church", C_area="church", C_equipment=["talisman"]
    )
    s.rng.fix("d4", [1])
    s.rng.fix("d6", [4])
    mind = mind_at("A", s)
    assert [chosen(s, mind) for _ in range(3)] == ["attack:C", "roll", "rob:talisman"]
    assert mind.explain() == ("why-collect", {"card": "card:talisman", "number": 1})


def test_franklin_strikes_a_shadow_near_death() -> None:
    s = position(4, phase="start", turn="B", **FOUR, C_revealed=True, C_damage=10)
    assert chosen(s) == "lightning:C"


def test_franklin_keeps_lightning_while_all_is_dark() -> None:
    s = position(4, phase="start", turn="B", **FOUR)
    assert chosen(s) == "roll"


def test_emi_teleports_to_the_kill() -> None:
    places = {"A_area": "woods", "C_area": "altar", "C_revealed": True, "C_damage": 12, "D_alive": False}
    s = position(4, phase="start", turn="A", **FOUR, **places, A_revealed=True)
    assert chosen(s) == "teleport:altar"


def test_a_hunter_with_the_spear_reveals_for_the_kill() -> None:
    kill = {"C_revealed": True, "C_damage": 10, "D_alive": False, "A_equipment": ["spear"]}
    s = position(4, phase="attack", turn="A", **FOUR, **kill, A_area="church", C_area="church")
    s.rng.fix("d4", [1])
    s.rng.fix("d6", [2])
    mind = mind_at("A", s)
    assert [chosen(s, mind) for _ in range(3)] == ["attack:C", "roll", "strike"]
    assert s.winners == 0b11


def test_the_spear_does_not_strike_a_friend_harder() -> None:
    forced = {"B_revealed": True, "A_equipment": ["masamune", "spear"]}
    s = position(4, phase="attack", turn="A", **FOUR, **forced, A_area="church", B_area="church")
    s.rng.fix("d4", [3])
    mind = mind_at("A", s)
    assert [chosen(s, mind) for _ in range(3)] == ["attack:B", "roll", "pass"]
    assert mind.explain() == ("why-stay-hidden", {})
    assert s.players[1].damage == 3


def test_the_werewolf_strikes_back_at_a_hunter() -> None:
    s = position(4, phase="attack", turn="B", B_revealed=True, **FOUR, B_area="church", D_area="church")
    s.answer(0, w.ATTACK | 3)
    s.answer(0, w.ROLL)
    assert s.pending[0].kind == w.ASK_COUNTER
    assert chosen(s) == "counter"


def test_the_vampire_reveals_to_drink_when_hurt() -> None:
    s = position(4, phase="attack", turn="C", C_damage=9, B_revealed=True, **FOUR, B_area="church", C_area="church")
    s.rng.fix("d4", [1])
    s.rng.fix("d6", [3])
    mind = mind_at("C", s)
    assert [chosen(s, mind) for _ in range(3)] == ["attack:B", "roll", "suck"]


def hand_over(s: ShadowHunters) -> str:
    """Use the Cabin and say who gets the card."""
    s.answer(0, w.USE)
    return chosen(s)


@pytest.mark.parametrize(("card", "receiver"), [("exorcism", "C"), ("aid", "B"), ("prediction", "D")])
def test_hermit_cards_go_where_they_help(card: str, receiver: str) -> None:
    s = position(
        5,
        phase="area",
        turn="A",
        A_role="emi",
        B_role="george",
        C_role="vampire",
        D_role="unknown",
        E_role="allie",
        A_area="cabin",
        B_damage=6,
        C_damage=11,
        **B_AND_C_KNOWN,
        pile_hermit=[card],
    )
    assert hand_over(s) in (f"hand:{receiver}", "hand:E" if receiver == "D" else "")


@pytest.mark.parametrize(("card", "answer"), [("spell", "nothing"), ("exorcism", "nothing"), ("aid", "recover")])
def test_unknown_passes_for_no_shadow_before_a_hunter(card: str, answer: str) -> None:
    s = position(
        5,
        phase="area",
        turn="B",
        B_revealed=True,
        A_role="allie",
        **FIVE,
        B_area="cabin",
        E_damage=3,
        pile_hermit=[card],
    )
    s.answer(0, w.USE)
    s.answer(0, w.HAND | 4)
    assert chosen(s) == answer


def test_the_dying_give_a_card_rather_than_their_life() -> None:
    s = position(
        5,
        phase="area",
        turn="D",
        A_role="allie",
        **FIVE,
        D_area="cabin",
        B_damage=9,
        B_equipment=["axe"],
        pile_hermit=["anger"],
    )
    s.answer(0, w.USE)
    s.answer(0, w.HAND | 1)
    assert chosen(s) == "give:axe"


def test_daniel_would_rather_die_first() -> None:
    s = position(
        5,
        phase="area",
        turn="D",
        A_role="daniel",
        **FIVE,
        D_area="cabin",
        A_damage=12,
        A_equipment=["axe"],
        pile_hermit=["blackmail"],
    )
    s.answer(0, w.USE)
    s.answer(0, w.HAND | 0)
    assert chosen(s) == "suffer"
    assert s.winners & 1


# Every question has its judge; whatever else may be asked gets an answer too


def test_every_choice_has_a_judge() -> None:
    # `attack-roll` has one answer only.
    unjudged = {kind.key for number, kind in enumerate(LEXICON.kinds) if number not in JUDGES}
    assert unjudged == {"attack-roll"}


def test_a_kind_not_known_is_passed_if_possible() -> None:
    s = position(4, phase="start", turn="A", **FOUR)
    mind = mind_at("A", s)
    assert mind.choose(known(s, 0), len(LEXICON.kinds), [w.ROLL, PASS]) == PASS
    assert mind.choose(known(s, 0), len(LEXICON.kinds), [w.ROLL, w.USE]) in (w.ROLL, w.USE)


def odd_options() -> dict[str, Any]:
    return {switch.key: switch.values[-1] for switch in game.switches}


@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("options", [{}, odd_options()], ids=["usual", "odd"])
def test_plays_every_table_to_its_end(seats: int, options: dict[str, Any]) -> None:
    for number in range(2):
        s = game.start(seats, seeded(5, number), options)
        minds: list[Mind] = [HuntersSense() for _ in range(seats)]
        for seat, mind in enumerate(minds):
            mind.begin(seat, seats, seeded(seat, number))
        play_with(s, minds)
        assert s.over


# Memory


def test_remembers_who_hurt_whom() -> None:
    s = position(4, phase="attack", turn="D", **FOUR, **IN_CHURCH)
    memory = Memory(0, 4)
    memory.note(known(s, 0))
    s.rng.fix("d4", [1])
    s.rng.fix("d6", [6])
    s.answer(0, w.ATTACK | 1)
    s.answer(0, w.ROLL)
    before = Memory(0, 4).believed(known(s, 0))
    memory.note(known(s, 0))
    after = memory.believed(known(s, 0))
    assert memory.hurts[3 * 4 + 1] == 1
    assert after.role != before.role


def test_a_gap_between_views_proves_nothing() -> None:
    s = position(4, phase="start", turn="B", **FOUR, **IN_CHURCH)
    memory = Memory(0, 4)
    memory.note(known(s, 0))
    s.turn, s.phase = 3, 3
    s.players[2].damage = 5
    memory.note(known(s, 0))
    assert not any(memory.hurts)


# Reasons


def test_reasons_say_who_somebody_probably_is() -> None:
    s = position(4, phase="attack", turn="A", **FOUR, **IN_CHURCH, **B_AND_C_KNOWN, D_damage=9, C_damage=2)
    mind = mind_at("A", s)
    assert chosen(s, mind) == "attack:D"
    assert mind.explain() == ("why-sure-weak", {"seat": "seat:D", "side": "side:shadow"})
    s = position(4, phase="attack", turn="A", **FOUR, **IN_CHURCH, C_revealed=True, C_damage=10)
    mind = mind_at("A", s)
    assert chosen(s, mind) == "attack:C"
    assert mind.explain() == ("why-foe-weak", {"seat": "seat:C", "role": "role:vampire"})


def test_reasons_give_chances_while_all_is_dark() -> None:
    s = position(4, phase="attack", turn="A", **FOUR, A_area="church", D_area="church")
    mind = mind_at("A", s)
    assert mind.explain() is None
    assert chosen(s, mind) == "attack:D"
    why = mind.explain()
    assert why == ("why-likely", {"seat": "seat:D", "side": "side:shadow", "chance": 67})
    assert words("en", game).phrase(Phrase(why[0], "", why[1]), str) == "D is probably a Shadow (67 %)."


def test_what_has_one_answer_needs_no_reason() -> None:
    s = position(4, phase="start", turn="B", **FOUR, B_used=True)
    mind = mind_at("B", s)
    assert chosen(s, mind) == "roll"
    assert mind.explain() == ("why-only", {})


def test_allie_tells_what_she_fears() -> None:
    near = {"A_area": "church", "B_area": "church"}
    s = position(5, phase="attack", turn="B", A_role="allie", A_damage=5, **FIVE, **near)
    allie = mind_at("A", s)
    s.answer(0, w.ATTACK | 0)
    assert heals(allie, s)
    assert allie.explain() == ("why-mothers-love", {"seat": "seat:B", "chance": 29})


def test_chance_gives_no_reasons() -> None:
    assert RandomMind().explain() is None


@pytest.mark.parametrize("options", [{}, odd_options()], ids=["usual", "odd"])
def test_every_choice_has_a_reason_in_every_language(options: dict[str, Any]) -> None:
    told: set[str] = set()
    for number in range(30):
        seats = 4 + number % 5
        s = game.start(seats, seeded(31, number), options)
        assert isinstance(s, ShadowHunters)
        minds = [HuntersSense() for _ in range(seats)]
        for seat, mind in enumerate(minds):
            mind.begin(seat, seats, seeded(seat, number))
        while not s.over:
            d = s.pending[0]
            for seat in s.interrupt_order():
                offers = s.interrupts(seat)
                if offers and (option := minds[seat].interject(known(s, seat), offers)) != -1:
                    s.interject(seat, option)
                    told.add(reason_in_words(minds[seat]))
                    break
            else:
                s.answer(0, minds[d.seat].choose(known(s, d.seat), d.kind, list(d.options)))
                told.add(reason_in_words(minds[d.seat]))
    assert len(told) > len(REASONS) * 0.7


def reason_in_words(mind: Mind) -> str:
    """The key of the reason, after it was said in every language."""
    why = mind.explain()
    assert why is not None
    key, facts = why
    assert facts.keys() == REASONS[key]
    for language in LANGUAGES:
        assert words(language, game).phrase(Phrase(key, "", facts), str)
    return key


# Honesty: nothing but what it may know and the own past decides


def world(s: ShadowHunters, seat: int, number: int) -> ShadowHunters:
    return known(s, seat).imagine(seeded(number, 9))


@pytest.mark.parametrize("seats", [5, 8])
def test_chooses_alike_in_worlds_that_it_cannot_tell_apart(seats: int) -> None:
    s = game.start(seats, seeded(11, seats))
    assert isinstance(s, ShadowHunters)
    here, there = [HuntersSense() for _ in range(seats)], [HuntersSense() for _ in range(seats)]
    for seat in range(seats):
        here[seat].begin(seat, seats, seeded(seat))
        there[seat].begin(seat, seats, seeded(seat))
    number = 0
    while not s.over:
        number += 1
        d = s.pending[0]
        seat, options = d.seat, list(d.options)
        other = world(s, seat, number)
        twin = other.decision_of(seat)
        assert twin is not None
        option = here[seat].choose(known(s, seat), d.kind, options)
        assert there[seat].choose(known(other, seat), twin.kind, list(twin.options)) == option
        assert there[seat].explain() == here[seat].explain()
        for onlooker in range(seats):
            offers = s.interrupts(onlooker)
            if onlooker != seat and offers and number % 4 == 0:
                other = world(s, onlooker, number)
                said = here[onlooker].interject(known(s, onlooker), offers)
                assert there[onlooker].interject(known(other, onlooker), other.interrupts(onlooker)) == said
        s.answer(0, option)


def test_the_same_seed_gives_the_same_game() -> None:
    def checksum() -> int:
        s = game.start(6, seeded(4))
        minds: list[Mind] = [HuntersSense() for _ in range(6)]
        for seat, mind in enumerate(minds):
            mind.begin(seat, 6, seeded(4, seat))
        return play_with(s, minds).checksum

    assert checksum() == checksum()


# Strength


def wins_of(seats: int, games: int, chair: type[Mind], rest: type[Mind] = RandomMind) -> int:
    """How often one chair wins, which goes round the table: the same deals and dice whoever sits there."""
    wins = 0
    for number in range(games):
        watched = number % seats
        s = game.start(seats, seeded(21, number))
        minds = [chair() if seat == watched else rest() for seat in range(seats)]
        for seat, mind in enumerate(minds):
            mind.begin(seat, seats, seeded(number, seat))
        play_with(s, minds)
        wins += int(s.reward(watched))
    return wins


def wins_in_mixed_tables(seats: int, games: int) -> tuple[float, float]:
    """Every second chair thinks, in turns the even and the odd ones: how often ours win, and the others."""
    tally = [0, 0, 0, 0]
    for number in range(games):
        ours = [(seat + number) % 2 == 0 for seat in range(seats)]
        s = game.start(seats, seeded(22, number // 2))
        minds: list[Mind] = [HuntersSense() if thinks else RandomMind() for thinks in ours]
        for seat, mind in enumerate(minds):
            mind.begin(seat, seats, seeded(number, seat))
        play_with(s, minds)
        for seat, thinks in enumerate(ours):
            tally[0 if thinks else 2] += int(s.reward(seat))
            tally[1 if thinks else 3] += 1
    return tally[0] / tally[1], tally[2] / tally[3]


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95% interval of a rate. Chairs of one table win together, so it is games that count, not chairs."""
    z = 1.96
    size = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / size
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / size
    return middle - half, middle + half


@pytest.mark.parametrize(("seats", "games"), [(5, 120), (8, 80)])
def test_wins_more_often_than_chance_in_the_same_chair(seats: int, games: int) -> None:
    assert wins_of(seats, games, HuntersSense) >= wins_of(seats, games, RandomMind) + games * 0.12


@pytest.mark.soak
@pytest.mark.parametrize("seats", [5, 8])
def test_strength(seats: int) -> None:
    """At least 2,000 games of each kind, told with their intervals."""
    games = 2000
    alone, chance = wins_of(seats, games, HuntersSense) / games, wins_of(seats, games, RandomMind) / games
    mixed, others = wins_in_mixed_tables(seats, games)
    found = {"ours": alone, "chance": chance, "ours mixed": mixed, "chance mixed": others}
    between = {name: wilson(rate, games) for name, rate in found.items()}
    for name, rate in found.items():
        low, high = between[name]
        print(f"{seats} seats, {name}: {rate:.3f} ({low:.3f} to {high:.3f})")
    assert between["ours"][0] > between["chance"][1] + 0.15
    assert between["ours mixed"][0] > between["chance mixed"][1] + 0.1
