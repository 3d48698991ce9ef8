"""What is under way while somebody is asked, for the view: a test, a move, a choice of the book, places to walk to."""

from __future__ import annotations

from typing import Final

from gloam.core.effects.by_word import by_word
from gloam.core.effects.program import CHOICE, OPTION_COSTS
from gloam.core.effects.step import Deliberation, Frame, Run
from gloam.core.state import ARG_MASK, Decision
from gloam.core.words.lexicon import SEAT_LETTERS
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import CELL_IDS
from gloam.games.aftermath.content.tables import (
    BOOST_IDS,
    CARD_IDS,
    DIAL_IDS,
    ENEMY_IDS,
    OPTION_BASE,
    PASSAGE_IDS,
    TANGLED,
    VALUE_OF,
)
from gloam.games.aftermath.effects.deeds import dials
from gloam.games.aftermath.effects.vocabulary import VOCABULARY
from gloam.games.aftermath.figures import ON_PAGE
from gloam.games.aftermath.lexicon import LEXICON
from gloam.games.aftermath.rules.actions import Actions
from gloam.games.aftermath.rules.attacks import attack_test
from gloam.games.aftermath.rules.communicate import talk_test
from gloam.games.aftermath.rules.hands import playable
from gloam.games.aftermath.rules.harm import Landed
from gloam.games.aftermath.rules.heavy import lift_test
from gloam.games.aftermath.rules.moving import MoveCards, Moving, cheapest, points, shared_colors
from gloam.games.aftermath.rules.odds import best_try
from gloam.games.aftermath.rules.recover import recovery_test
from gloam.games.aftermath.rules.road import RoadActions, drive_test, patch_test, vehicle_test
from gloam.games.aftermath.rules.scavenge import scavenge_test
from gloam.games.aftermath.rules.trials import ANY_ATTRIBUTE, DRIVING, NO_FOE, PickTest, Rolled, SkillTest, boosts
from gloam.games.aftermath.shown.views import MoveView, RouteView, TestView, TrialView
from gloam.games.aftermath.state import Aftermath

NO_DIAL: Final = -1
CERTAIN: Final = 1_000_000.0
"""So much is success worth to whoever wants the best cards, whatever they cost."""


def open_decision(s: Aftermath) -> Decision | None:
    """The first open question: only councils ask several at once, and they ask all the same."""
    return s.pending[0] if s.pending else None


def trial_view(s: Aftermath) -> TrialView | None:
    """The test that is being taken; everything of it lies on the table."""
    d = open_decision(s)
    if d is None:
        return None
    rolled = d.step if isinstance(d.step, Rolled) else None
    test = rolled.test if rolled is not None else d.step
    if not isinstance(test, SkillTest):
        return None
    asked = range(len(w.ATTRIBUTE_IDS)) if test.attribute == ANY_ATTRIBUTE else [test.attribute]
    against = test.then.strike.foe if isinstance(test.then, Landed) else test.foe
    foe = s.foe_with(against) if against != NO_FOE else None
    return TrialView(
        seat=SEAT_LETTERS[test.seat],
        attribute="" if test.attribute == ANY_ATTRIBUTE else w.ATTRIBUTE_IDS[test.attribute],
        difficulty=test.against(),
        opposed=test.opposed,
        action="drive" if test.action == DRIVING else BOOST_IDS[test.action] if test.action >= 0 else "",
        enemy=ENEMY_IDS[foe.kind] if foe is not None else "",
        slot=s.foes.index(foe) + 1 if foe is not None else 0,
        played=tuple([CARD_IDS[card] for card in test.played]),
        cards=sum([VALUE_OF[card] for card in test.played]),
        boosts={w.ATTRIBUTE_IDS[a]: of_test(s, test, a) for a in asked},
        white=rolled.white if rolled is not None else -1,
        black=rolled.black if rolled is not None else -1,
    )


def of_test(s: Aftermath, test: SkillTest, attribute: int) -> int:
    """The boosts of a test, if this attribute is tested."""
    return boosts(s, test.seat, attribute, action=test.action, locked=test.locked, foe=test.foe)


def begun_by(s: Aftermath, d: Decision, option: int) -> SkillTest | None:
    """The test that an option would begin, if it begins one."""
    step, seat, verb, argument = d.step, d.seat, option & ~ARG_MASK, option & ARG_MASK
    if isinstance(step, PickTest):
        return step.test(argument)
    if isinstance(step, RoadActions):
        if option == w.DRIVE:
            return drive_test(s, seat)
        if option == w.PATCH:
            return patch_test(seat)
        return vehicle_test(s, seat, argument, ram=verb == w.RAM) if verb in (w.FIRE_AT, w.RAM) else None
    if not isinstance(step, Actions):
        return None
    if verb == w.TALK:
        return talk_test(s, seat, argument)
    if verb == w.RECOVER:
        return recovery_test(s, seat, argument)
    if verb == w.SCAVENGE:
        return scavenge_test(s, seat, argument)
    if verb in (w.MELEE, w.RANGED):
        return attack_test(s, seat, option, 1)
    return lift_test(seat) if option == w.LIFT else None


def tests(s: Aftermath, viewers: int) -> dict[str, TestView]:
    """What the tests ask that can be begun now, for those who are asked: others are not told what can be chosen."""
    d = open_decision(s)
    found: dict[str, TestView] = {}
    if d is None or not viewers >> d.seat & 1:
        return found
    for option in d.options:
        test = begun_by(s, d, option)
        if test is not None:
            boost = of_test(s, test, test.attribute)
            difficulty = test.against()
            best = best_chance(s, test, boost) if s.shows_hand(test.seat, viewers) else -1
            name = w.ATTRIBUTE_IDS[test.attribute]
            found[LEXICON.write(option)] = TestView(name, difficulty, test.opposed, boost, best)
    return found


def best_chance(s: Aftermath, test: SkillTest, boost: int) -> int:
    """In percent, with the cards in hand that make it likeliest."""
    hand = playable(s, test.seat)
    extra = [boost] * len(w.ATTRIBUTE_IDS)
    found = best_try(hand, test.attribute, extra, test.against(), test.opposed, success=CERTAIN, failure=0.0)
    return round(100 * found.chance) if found is not None else 0


def move_view(s: Aftermath) -> MoveView | None:
    """The move that is being paid for or made."""
    d = open_decision(s)
    step = d.step if d is not None else None
    if isinstance(step, MoveCards):
        cards = tuple([CARD_IDS[card] for card in step.cards])
        return MoveView(SEAT_LETTERS[step.seat], cards, points(s, s.cast[step.seat], step.cards), begun=False)
    if isinstance(step, Moving):
        return MoveView(SEAT_LETTERS[step.seat], (), step.left, begun=True)
    return None


def routes(s: Aftermath, viewers: int) -> list[RouteView]:
    """Where the hand of whoever acts can lead, for those who hold it: each space with the fewest cards that reach it,
    the ones already laid down first."""
    d = open_decision(s)
    if d is None or not viewers >> d.seat & 1 or not isinstance(d.step, (Actions, MoveCards)):
        return []
    seat = d.seat
    hero = s.hero(seat)
    if hero.where != ON_PAGE or hero.space < 0 or s.road is not None or hero.has_status(TANGLED):
        return []
    laid = d.step.cards if isinstance(d.step, MoveCards) else []
    rest = [card for card in playable(s, seat) if card not in laid]
    sets = [[rest[i] for i in range(len(rest)) if more >> i & 1] for more in range(1 << len(rest))]
    sets.sort(key=lambda cards: (len(cards), sum([VALUE_OF[card] for card in cards])))
    found: dict[int, RouteView] = {}
    for more in sets:
        cards = [*laid, *more]
        if not cards:
            continue
        through: dict[int, list[int]] = {hero.space: []}
        for stride in cheapest(s, seat, points(s, s.cast[seat], cards), shared_colors(cards)):
            through[stride.to] = [*through[stride.place], stride.to]
            if stride.to not in found:
                names = tuple([CELL_IDS[space] for space in through[stride.to]])
                found[stride.to] = RouteView(CELL_IDS[stride.to], tuple([CARD_IDS[card] for card in more]), names)
    return list(found.values())


def costs(s: Aftermath) -> dict[str, dict[str, int]]:
    """What the options of the book cost that is asked about now, by passage and dial."""
    d = open_decision(s)
    step = d.step if d is not None else None
    run = step.asked if isinstance(step, Deliberation) else step
    if not isinstance(run, Run):
        return {}
    f = Frame(s.script(), run)
    found: dict[str, dict[str, int]] = {}
    if f.code[run.at] != CHOICE:
        return found
    for option in f.choices(run.at):
        first = option + OPTION_COSTS + 1
        for i in range(first, first + f.data[option + OPTION_COSTS]):
            cost = f.data[i]
            dial, by = price(s, f, f.code[cost], f.effect_args(s, cost))
            if dial != NO_DIAL:
                name = PASSAGE_IDS[OPTION_BASE + f.data[option]]
                found.setdefault(name, {})[DIAL_IDS[dial]] = by
    return found


@by_word(VOCABULARY, "effect", dials, prefix="price_of_", some=True)
def price(s: Aftermath, f: Frame, op: int, args: list[int]) -> tuple[int, int]:
    """The dial that an effect lowers where it is a cost, and by how much."""
    return NO_DIAL, 0
