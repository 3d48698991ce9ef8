"""A player's turn in five steps (AF-190 to AF-229), and who is next."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    ABILITY_IDS,
    AGILITY,
    BADLY_WOUNDED,
    BLACK,
    BURNING,
    CALAMITY,
    CALAMITY_RULE,
    CARD_IDS,
    DOWNPOUR,
    HAND,
    INFIRMARY,
    NO_ACTION,
    QUAKE,
    SICKENED,
    STATUS_IDS,
    STATUS_STRENGTH,
    TANGLED,
    THREATS_IN_PEACE,
    TIME,
    UNEASE,
)
from gloam.games.aftermath.figures import (
    CALAMITY_ROLL,
    DEFEATED,
    LEFT,
    MORE_HAND,
    NEXT_TURN,
    NOWHERE,
    ON_PAGE,
    PAGE,
    REFILL,
    SMOKED,
    TO_EQUIP,
    Grant,
)
from gloam.games.aftermath.rules.abilities import PayWhite, UseItem, why_no_ability, why_no_use
from gloam.games.aftermath.rules.deeds import (
    NameWeapon,
    attack_test,
    contribute,
    inspire,
    lift_test,
    put_down,
    recovery_test,
    scavenge_test,
    talk_test,
    why_no_attack,
    why_no_help,
    why_no_inspiration,
    why_no_lift,
    why_no_recovery,
    why_no_scavenge,
    why_no_talk,
)
from gloam.games.aftermath.rules.ending import GiveUp
from gloam.games.aftermath.rules.enemyturn import begin_enemy_turn
from gloam.games.aftermath.rules.entering import (
    INFO,
    MOVED,
    Entering,
    info_at,
    info_open,
    read_info,
    stand_in_fire,
    within_limit,
)
from gloam.games.aftermath.rules.foes import figures_of
from gloam.games.aftermath.rules.gaining import discard_item, keep_grants, why_no_discard
from gloam.games.aftermath.rules.hands import (
    DiscardDown,
    discard_card,
    draw_cards,
    drawn_kinds,
    place_threats,
    playable,
)
from gloam.games.aftermath.rules.harm import NO_STATUS, Strike, gain_status
from gloam.games.aftermath.rules.moments import may_not
from gloam.games.aftermath.rules.moving import asks_for_more, move_foretold, play_for_move, why_no_move
from gloam.games.aftermath.rules.reading import fire, read_entry
from gloam.games.aftermath.rules.rest import offer_rest
from gloam.games.aftermath.rules.trading import Trading, most_trades
from gloam.games.aftermath.rules.trials import SkillTest
from gloam.games.aftermath.state import PLAYING, Aftermath

QUAKE_DIFFICULTY = 4
INFIRMARY_USED = 1 << 1
SICK_HAND = 4
DISCARDED = 1 << 3
"""In `used_turn`: this turn has begun, a card was discarded before drawing."""
TURNING_BACK = 1 << 5
"""In `used_turn`: the party talks of going home as soon as this turn is over."""


# Whose turn


class NextTurn(Step):
    """The next player who can have a turn; one who was defeated may return (AF-225, AF-490 to AF-495)."""

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, s: Aftermath) -> None:
        for i in range(s.seats):
            seat = (self.first + i) % s.seats
            hero = s.hero(seat)
            if hero.where == ON_PAGE or (s.road is not None and hero.where != DEFEATED):
                s.push(Turn(seat))
                return
            if hero.where == DEFEATED and (not s.hostile or hero.back):
                s.push(Turn(seat))
                s.push(Return(seat))
                return
            # Whose turn is skipped has had it, as far as their smoke goes (I41).
            s.grants = [grant for grant in s.grants if grant.to != SMOKED or grant.by != s.cast[seat] + 1]
        raise AssertionError("nobody can have a turn")


class Return(Step):
    """A defeated character comes back beside a companion, Badly Wounded (AF-492 to AF-494)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def spaces(self, s: Aftermath) -> list[int]:
        found = sorted({s.hero(seat).space for seat in s.on_page()})
        return found if found else s.marked(1)[:1]

    def run(self, s: Aftermath) -> None:
        spaces = self.spaces(s)
        if s.road is not None or not spaces:
            self.put(s, NOWHERE)
        elif len(spaces) == 1:
            self.put(s, spaces[0])
        else:
            s.ask(self, self.seat, w.ASK_RETURN, [w.AT | space for space in spaces])

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        self.put(s, option & ARG_MASK)

    def put(self, s: Aftermath, space: int) -> None:
        hero = s.hero(self.seat)
        hero.where = ON_PAGE
        hero.space = space
        hero.back = False
        if space >= 0:
            s.announce(w.TOLD_RETURNED, self.seat, space)
        if INFIRMARY in s.campaign.built and not s.used_mission & INFIRMARY_USED:
            s.used_mission |= INFIRMARY_USED
        else:
            gain_status(s, self.seat, BADLY_WOUNDED)


def ends_with(grant: Grant, who: int) -> bool:
    """Whether a grant lasts until the next turn of a hero, which begins now: smoke until that of whoever threw it."""
    return grant.until == NEXT_TURN and who == (grant.by - 1 if grant.to == SMOKED else grant.hero)


class Turn(Step):
    """The five steps, the rest, and what comes after."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        seat = self.seat
        who = s.cast[seat]
        s.turn = seat
        s.used_turn = 0
        kept = [grant for grant in s.grants if not ends_with(grant, who)]
        s.announce(w.TOLD_TURN, seat)
        s.push(EndOfTurn(seat))
        s.push(CheckThreat(seat))
        s.push(Actions(seat))
        s.push(Begin(seat))
        s.push(Draw(seat))
        keep_grants(s, kept)


# Steps 1 to 3


class Draw(Step):
    """Any number of cards may be discarded; then the hand is filled up to five (AF-191, AF-192)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        hand = s.hands[self.seat]
        if hand:
            s.ask(self, self.seat, w.ASK_DISCARD, [*(w.DISCARD | card for card in hand), w.DONE])
        else:
            self.fill(s)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        if option == w.DONE:
            self.fill(s)
        else:
            s.used_turn |= DISCARDED
            s.brought_up = 0
            discard_card(s, seat, option & ARG_MASK)
            s.push(self)

    def foretells(self, known: Aftermath, seat: int, option: int) -> list[list[int]]:
        return [[w.FORETELL_DRAWS, self.missing(known)]] if option == w.DONE else []

    def missing(self, s: Aftermath) -> int:
        """How many cards fill the hand up (AF-192)."""
        who = s.cast[self.seat]
        granted = s.least_granted(who, REFILL)
        size = granted if granted >= 0 else HAND
        if s.hero(self.seat).has_status(SICKENED):
            size = min(size, SICK_HAND)
        size += s.granted(who, MORE_HAND)
        return max(0, size - len(s.hands[self.seat]))

    def fill(self, s: Aftermath) -> None:
        s.brought_up = 0
        drawn = draw_cards(s, self.seat, self.missing(s))
        resolve_drawn(s, self.seat, drawn)


def resolve_drawn(s: Aftermath, seat: int, drawn: list[int]) -> None:
    """Calamity cards first, then threat cards in random order (AF-198 to AF-215)."""
    threats = drawn_kinds(drawn, BLACK)
    if threats:
        s.push(PlaceThreat(seat, threats))
    for card in drawn_kinds(drawn, CALAMITY):
        s.push(Calamity(seat, card))


class DrawByEffect(Step):
    """Cards drawn outside of step 1, one after the other: what a threat or calamity card brings is complete before the
    next is drawn; after the last the hand limit (AF-216)."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, s: Aftermath) -> None:
        drawn = draw_cards(s, self.seat, 1) if self.count > 0 and (s.deck or s.discard) else []
        if drawn:
            s.push(DrawByEffect(self.seat, self.count - 1))
            resolve_drawn(s, self.seat, drawn)
        else:
            s.push(DiscardDown(self.seat))


class PlaceThreat(Step):
    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, s: Aftermath) -> None:
        for card in self.cards:
            s.hands[self.seat].remove(card)
        place_threats(s, self.cards)


class Calamity(Step):
    """The card is discarded; unless the page's calamity is past, black die and Time decide (AF-198 to AF-204)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Aftermath) -> None:
        s.hands[self.seat].remove(self.card)
        s.discard.append(self.card)
        s.announce(w.TOLD_CALAMITY, self.seat)
        data = s.data
        number = calamity_number(s)
        if data is None or number < 0 or s.page in s.calamities or s.road is not None:
            return
        die = s.roll_black()
        who = s.cast[self.seat]
        total = s.dials[TIME] + die + (1 if s.feels(who, UNEASE) else 0) + (1 if s.has_rule(CALAMITY_RULE) else 0)
        total += s.granted(who, CALAMITY_ROLL)
        s.announce(w.TOLD_ROLLED_BLACK, die, total)
        if total >= number:
            s.calamities.append(s.page)
            read_entry(s, "calamity", self.seat)
        if s.in_force(QUAKE):
            for seat in reversed(s.on_page()):
                if beside_colour(s, s.hero(seat).space):
                    s.push(SkillTest(
                        seat, AGILITY, QUAKE_DIFFICULTY, False, NO_ACTION, False, -1, False, [], Shaken(seat)
                    ))  # fmt: skip


def calamity_number(s: Aftermath) -> int:
    """The number of the page's calamity, with its variants; -1 for none."""
    data = s.data
    if data is None:
        return -1
    number = data.calamity
    for i in range(len(data.variants)):
        if s.variants >> i & 1 and data.variant_calamity[i] != -2:
            number = data.variant_calamity[i]
    return number


def beside_colour(s: Aftermath, space: int) -> bool:
    return any(1 <= kind <= 3 for kind in s.chart.kinds[space])


class Shaken(Step):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        if not s.passed:
            gain_status(s, self.seat, TANGLED)


# Step 4


class Begin(Step):
    """The start of step 4: own statuses, fire, then entries (AF-555, AF-106 b)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        if s.road is not None:
            return
        hero = s.hero(self.seat)
        if hero.where != ON_PAGE:
            return
        s.used_turn &= ~MOVED
        s.push(Entering(self.seat, hero.space, INFO, False, None))
        stand_in_fire(s, self.seat)
        if hero.has_status(BURNING):
            if s.in_force(DOWNPOUR):
                return
            s.push(Strike(self.seat, STATUS_STRENGTH[BURNING], 1, -1, 0, NO_STATUS, False))


class Actions(Step):
    """Any actions, any number of times, as long as there are cards (AF-217, AF-218)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        if s.hero(self.seat).where != ON_PAGE:
            return
        if s.road is not None:
            from gloam.games.aftermath.rules.road import RoadActions

            s.push(RoadActions(self.seat))
            return
        options = [o for o in self.candidates(s, self.seat) if not self.why_not(s, self.seat, o)]
        s.ask(self, self.seat, w.ASK_ACTION, options)

    def candidates(self, s: Aftermath, seat: int) -> list[int]:
        hero = s.hero(seat)
        hand = playable(s, seat)
        found = [w.END, w.LEAVE, w.READ, w.LIFT, w.DROP]
        found += [w.MOVE | card for card in hand]
        found += [w.TALK | slot for slot in range(len(s.foes))]
        found += [w.RECOVER | status for status in range(len(STATUS_IDS)) if hero.has_status(status)]
        found += [w.SCAVENGE | find for find in range(len(s.finds))]
        found += [w.ABILITY | ability for ability in hero.abilities]
        found += [w.INSPIRE | card << 3 | other for card in hand for other in range(s.seats) if other != seat]
        found += [w.EQUIP | card for card in hand]
        for slot in range(len(s.foes)):
            for figure in range(len(figures_of(s.foes[slot]))):
                found += [w.MELEE | slot << 8 | figure, w.RANGED | slot << 8 | figure]
        found += [w.USE | item for item in hero.worn if item >= 0 and not why_no_use(s, seat, item)]
        if s.task is not None:
            found += [w.CONTRIBUTE | card for card in hand]
        found += [w.THROW_AWAY | item for item in hero.items()]
        return found

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        if seat != self.seat:
            return 0
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if verb in (w.MOVE, w.EQUIP, w.CONTRIBUTE) and argument >= len(CARD_IDS):
            return w.NOT_NOW
        if verb == w.MOVE:
            return why_no_move(s, seat, argument)
        if verb == w.TALK:
            return why_no_talk(s, seat, argument)
        if verb == w.RECOVER:
            return why_no_recovery(s, seat, argument) if argument < len(STATUS_IDS) else w.NOT_SICK
        if verb == w.SCAVENGE:
            return why_no_scavenge(s, seat, argument)
        if verb == w.ABILITY:
            return why_no_ability(s, seat, argument) if argument < len(ABILITY_IDS) else w.NO_ABILITY
        if verb == w.INSPIRE:
            return why_no_inspiration(s, seat, option) if argument >> 3 < len(CARD_IDS) else w.NOT_NOW_INSPIRE
        if verb == w.EQUIP:
            if may_not(s, seat, TO_EQUIP):
                return w.KEPT_FROM
            return 0 if argument in playable(s, seat) else w.NOT_HELD | argument
        if verb in (w.MELEE, w.RANGED):
            return why_no_attack(s, seat, option)
        if verb == w.USE:
            return why_no_use(s, seat, argument)
        if verb == w.CONTRIBUTE:
            return why_no_help(s, seat, argument)
        if verb == w.THROW_AWAY:
            return why_no_discard(s, seat, argument)
        if option == w.LIFT:
            return why_no_lift(s, seat)
        if option == w.DROP:
            return 0 if s.hero(seat).carries else w.NOT_CARRYING
        if option == w.READ:
            return why_no_reading(s, seat)
        if option == w.LEAVE:
            return why_no_exit(s, seat)
        return 0 if option in (w.END, w.HOME, w.TURN_BACK) else w.NOT_NOW

    def plans(self, known: Aftermath, seat: int, option: int) -> bool:
        """The first card of a move, as long as there is another choice before its first step."""
        return option & ~ARG_MASK == w.MOVE and asks_for_more(known, seat, [], option & ARG_MASK)

    def foretells(self, known: Aftermath, seat: int, option: int) -> list[list[int]]:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if verb == w.MOVE:
            return move_foretold(known, seat, [argument])
        if verb == w.TALK:
            return talk_test(known, seat, argument).foretold()
        if verb == w.RECOVER:
            return recovery_test(known, seat, argument).foretold()
        if verb == w.SCAVENGE:
            return scavenge_test(known, seat, argument).foretold()
        if verb == w.MELEE or verb == w.RANGED:
            return attack_test(known, seat, option, 1).foretold()
        if option == w.LIFT:
            return lift_test(seat).foretold()
        return [[w.FORETELL_ENDS_ACTIONS]] if option == w.LEAVE else []

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        if option == w.END:
            return
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if option == w.LEAVE:
            leave(s, seat)
            return
        s.push(self)
        if verb == w.MOVE:
            play_for_move(s, seat, [], argument)
        elif verb == w.TALK:
            s.push(talk_test(s, seat, argument))
        elif verb == w.RECOVER:
            s.push(recovery_test(s, seat, argument))
        elif verb == w.SCAVENGE:
            s.push(scavenge_test(s, seat, argument))
        elif verb == w.ABILITY:
            s.push(PayWhite(seat, argument, 0))
        elif verb == w.INSPIRE:
            inspire(s, seat, option)
        elif verb == w.EQUIP:
            discard_card(s, seat, argument)
            s.push(Trading(seat, most_trades(s, seat), []))
        elif verb in (w.MELEE, w.RANGED):
            s.push(NameWeapon(seat, option))
        elif verb == w.USE:
            s.push(UseItem(seat, argument))
        elif verb == w.CONTRIBUTE:
            contribute(s, seat, argument)
        elif verb == w.THROW_AWAY:
            discard_item(s, seat, argument)
        elif option == w.LIFT:
            s.push(lift_test(seat))
        elif option == w.DROP:
            put_down(s, seat)
        elif option == w.READ:
            read_info(s, seat, info_at(s, s.hero(seat).space))


def why_no_reading(s: Aftermath, seat: int) -> int:
    """A repeatable info point on which somebody has begun step 4 may be read once, without moving (AF-107)."""
    data = s.data
    letter = info_at(s, s.hero(seat).space)
    if data is None or letter < 0 or data.info_repeat[letter] == 0:
        return w.NO_INFO
    if s.used_turn & MOVED:
        return w.MOVED_HERE
    if s.used_turn >> (8 + letter) & 1:
        return w.USED_READING
    return 0 if within_limit(s, letter) and info_open(s, letter, True) else w.USED_READING


def why_no_exit(s: Aftermath, seat: int) -> int:
    """Leaving needs an open exit, the one that others have used, and no page change on its way (AF-120 to AF-130)."""
    data = s.data
    hero = s.hero(seat)
    letter = data.map.exit[hero.space] if data is not None and hero.space >= 0 else -1
    if letter < 0:
        return w.NO_EXIT
    if any(change.page == s.page and change.letter == letter for change in s.shut):
        return w.EXIT_CLOSED
    if s.pending_page >= 0:
        return w.PAGE_PENDING
    return w.OTHER_EXIT if s.exit_used >= 0 and s.exit_used != letter else 0


def leave(s: Aftermath, seat: int) -> None:
    """The figure goes onto its card; that ends step 4 (AF-121, AF-125)."""
    data = s.data
    assert data is not None
    hero = s.hero(seat)
    s.exit_used = data.map.exit[hero.space]
    hero.where = LEFT
    s.announce(w.TOLD_WALKED_OFF, seat)
    fire(s, "left", seat)


# Step 5 and the end


class CheckThreat(Step):
    """Step 5 looks once at the situation (AF-219 to AF-223), even with nobody left on the page (AF-132)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        if s.road is not None:
            from gloam.games.aftermath.rules.road import check_road_threat

            check_road_threat(s)
        elif s.hostile:
            if s.threat_count() >= len(s.foes):
                begin_enemy_turn(s)
        elif s.threat_count() >= THREATS_IN_PEACE:
            read_entry(s, "threat", self.seat)


class EndOfTurn(Step):
    """Reactions to the end of a turn and of a round, the rest (AF-224, AF-530)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        s.page_turns += 1
        s.round_mask |= 1 << self.seat
        s.push(AfterTurn(self.seat))
        keep_grants(s, [grant for grant in s.grants if grant.until in (NEXT_TURN, PAGE, PAGE + 1)])
        if s.all_defeated():
            return  # the last of them lived by a grant
        offer_rest(s, self.seat)
        able = [x for x in range(s.seats) if s.hero(x).where == ON_PAGE]
        if all(s.round_mask >> x & 1 for x in able):
            s.round_mask = 0
            fire(s, "round_end", self.seat)
        fire(s, f"turns:{s.page_turns}", self.seat)
        fire(s, "turn_end", self.seat)


class AfterTurn(Step):
    """Going home, if somebody wanted to talk of it; then leave the page, or the next player's turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        from gloam.games.aftermath.rules.pages import LeavePage

        if s.used_turn & TURNING_BACK:
            s.used_turn &= ~TURNING_BACK
            s.push(self)
            s.push(GiveUp(s.everybody(), s.keeper))
            return
        if s.road is not None:
            from gloam.games.aftermath.rules.road import after_road_turn

            after_road_turn(s, self.seat)
        elif s.gone() or s.pending_page >= 0:
            s.push(LeavePage())
        else:
            s.push(NextTurn((self.seat + 1) % s.seats))


# Going home


def why_not_home(s: Aftermath, seat: int, option: int) -> int:
    """Going home is brought up between two turns, or in a turn for its end; by anybody, each once from one turn to the
    next (AF-656)."""
    if s.phase != PLAYING or s.mission < 0:
        return w.NOT_NOW
    now = between_turns(s)
    if s.brought_up >> seat & 1:
        return w.HOME_RAISED
    if option == w.HOME:
        return 0 if now else w.BETWEEN_TURNS
    if s.used_turn & TURNING_BACK:
        return w.HOME_WAITS
    under_way = any(isinstance(step, (EndOfTurn, AfterTurn)) for step in s.agenda)
    talked_of = s.open_count() > 0 and s.decision(0).kind == w.ASK_GIVE_UP
    return 0 if under_way and not now and not talked_of else w.BETWEEN_TURNS


def bring_up(s: Aftermath, seat: int, option: int) -> None:
    s.brought_up |= 1 << seat
    if option == w.TURN_BACK:
        s.used_turn |= TURNING_BACK
        s.announce(w.TOLD_TURN_BACK, seat)
    else:
        s.announce(w.TOLD_BROUGHT_UP, seat)
        s.push(GiveUp(s.everybody(), s.keeper))


def between_turns(s: Aftermath) -> bool:
    """Whether one turn is over and nothing of the next is done: at the question of the rest, or before step 1."""
    if s.open_count() == 0:
        return False
    d = s.decision(0)
    if d.kind == w.ASK_DISCARD:
        return not s.used_turn & DISCARDED
    return d.kind == w.ASK_REST and isinstance(s.agenda[-1], (AfterTurn, NextTurn))
