"""The words of the adventure book: what each effect, condition, set and number means in play (6.17, 6.18)."""

from __future__ import annotations

from typing import Final

from gloam.core.council import Council
from gloam.core.effect_program import ABSENT, ASK_PICK, GO_ON, NOTHING, STOP_HERE
from gloam.core.effect_step import Deliberation, Frame, Run, Words
from gloam.core.state import ARG_MASK, NOBODY, Refusal, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.abilities import convert_toxic, raise_task, show_token, token_count
from gloam.games.aftermath.book import ops
from gloam.games.aftermath.chart import FAR
from gloam.games.aftermath.colony import (
    LoseFacility,
    begin_colony,
    break_facility,
    build,
    complete_goal,
    forget,
    learn,
    why_not_built,
    win_campaign,
)
from gloam.games.aftermath.deeds import begin_task, drop_task
from gloam.games.aftermath.dials import look_for_loss, lose_campaign, turn_dial
from gloam.games.aftermath.ending import MissionOver, SideOver
from gloam.games.aftermath.enemyturn import begin_enemy_turn
from gloam.games.aftermath.entering import put_character
from gloam.games.aftermath.figures import (
    ON_PAGE,
    ExitChange,
    Find,
    Foe,
    Grant,
    LineChange,
    MarkChange,
    Task,
)
from gloam.games.aftermath.foes import (
    NO_LOOT,
    draw_encounter,
    figures_of,
    leave_play,
    look_for_peace,
    meet_pursuers,
    new_band,
    random_kinds,
    spawn,
    spawn_card,
    turn_situation,
    wound_foe,
)
from gloam.games.aftermath.gaining import BreakOne, gain_item
from gloam.games.aftermath.hands import (
    DiscardSome,
    check_limit,
    clear_threats,
    colors,
    discard_card,
    draw_cards,
    drop_last_threat,
    place_threats,
    take_card,
    top_card,
)
from gloam.games.aftermath.harm import NO_STATUS, Strike, gain_status, lose_status
from gloam.games.aftermath.pagemap import CELLS, EDGE_CELLS, GREEN, passable
from gloam.games.aftermath.pages import ChooseTravel, go_to, neighbours, place_characters
from gloam.games.aftermath.reading import is_tested, on_hand, say
from gloam.games.aftermath.refusals import no
from gloam.games.aftermath.rest import AskRest
from gloam.games.aftermath.rewards import DrawItem, add_batteries, reward, take_discovery
from gloam.games.aftermath.road import set_out
from gloam.games.aftermath.setup import begin_session
from gloam.games.aftermath.state import NOBODY_YET, Aftermath
from gloam.games.aftermath.tables import (
    ABILITY_TRAIT,
    AIM_TOKENS,
    ANY_TEST,
    ATTACK,
    BATTERIES_OF,
    BLACK,
    BLACK_DIE,
    COLOR_OF,
    COMMUNICATE,
    DEFENCE,
    DOWNPOUR,
    ENEMY_TYPE,
    FIRE,
    FISHHOOK,
    HOSTILE,
    INFLUENCE_CARD,
    LOCATION_PAGE,
    MELEE,
    MISSION_FAILED,
    OBJECTIVE_TOKENS,
    OPTION_BASE,
    OWN_VEHICLES,
    PAGES,
    PILE_DIFFICULTY,
    POSITIVE,
    RANGED,
    ROACH,
    SCAVENGE,
    STATUS_IDS,
    SUCCEEDED,
    TIME,
    TOKEN_LIMIT,
    TRAIT_OF,
    WHITE_DIE,
)
from gloam.games.aftermath.trading import charge
from gloam.games.aftermath.trials import PickTest, take_test
from gloam.games.aftermath.turn import cards_by_effect

PARTY_DECIDES: Final = 1
KEEPER_DECIDES: Final = 2

GRANTED_TO: Final = [MELEE, RANGED, ATTACK, COMMUNICATE, DEFENCE, ANY_TEST, SCAVENGE, 0, 1, 2, 3]
"""What `grant` may give a bonus to, in the order of its field."""

MISSION_STATES: Final = [0, 1, SUCCEEDED, MISSION_FAILED]


class BookWords(Words):
    """The vocabulary of `book/vocabulary.py`, carried out."""

    def do(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> int:
        reader = f.reader()
        if op == ops.SAY:
            say(s, args[0])
        elif op == ops.DIAL:
            set_dial(s, args[0], args[1], args[2], args[3] == 1)
        elif op == ops.FLAG:
            value = args[1] if args[1] != ABSENT else s.flags[args[0]] + args[2]
            s.flags[args[0]] = value
        elif op == ops.PLACE_CHARACTERS:
            place_characters(s, args[0] if args[0] != ABSENT else -1)
        elif op == ops.FILL_SCAVENGE:
            fill_scavenge(s, args[0], args[1])
        elif op == ops.REMOVE_SCAVENGE:
            remove_scavenge(s, s.chart.space[args[0]], args[1])
        elif op == ops.PLACE_OBJECTIVE:
            place_objective(s, args[0], args[1] == 1)
        elif op == ops.REMOVE_OBJECTIVE:
            s.objectives &= ~(1 << args[0])
        elif op == ops.SPAWN:
            do_spawn(s, f, args, reader)
        elif op == ops.REMOVE_ENEMIES:
            for foe in s.foes.copy():
                if fits(foe, args[0], args[1]):
                    leave_play(s, foe, args[2] == 1)
            look_for_peace(s)
        elif op == ops.WOUND_ENEMY:
            wound_enemies(s, args)
        elif op == ops.SITUATION:
            turn_situation(s, args[0] == 1)
        elif op == ops.THREAT:
            change_threat(s, args)
        elif op == ops.TEST:
            if is_tested(s, reader):
                take_test(s, reader, args[0], args[1], args[2] == 1, args[3] == 1, args[4] == 1)
        elif op == ops.CHOOSE_TEST:
            if reader >= 0 and is_tested(s, reader):
                s.push(PickTest(reader, [f.args(s, part) for part in f.args(s, args[0])]))
        elif op == ops.GROUP_TASK:
            spaces = f.args(s, args[4])
            begin_task(s, Task(args[0], args[1], args[2], spaces, -1, 0, f.later(args[3])))
        elif op == ops.END_GROUP_TASK:
            drop_task(s)
        elif op == ops.RAISE_GROUP_TASK:
            raise_task(s, args[0])
        elif op == ops.GRANT:
            for seat in f.items(s, args[2]):
                s.grants.append(Grant(s.cast[seat], GRANTED_TO[args[0]], args[1], args[3]))
        elif op == ops.DAMAGE:
            status = args[4] if args[4] != ABSENT else NO_STATUS
            for seat in reversed(f.items(s, args[1])):
                s.push(Strike(seat, args[0], args[2], -1, args[3], status, False))
        elif op == ops.HEAL:
            for seat in f.items(s, args[1]):
                heal_kind(s, seat, args[0], args[2])
        elif op == ops.CONVERT_TOXIC:
            for seat in f.items(s, args[0]):
                convert_toxic(s, seat)
        elif op == ops.STATUS:
            for seat in f.items(s, args[3]):
                change_status(s, seat, args)
        elif op == ops.REWARD:
            seats = f.items(s, args[6])
            if args[7] != ABSENT:
                take_discovery(s, args[7], seats[0] if seats else s.keeper)
            reward(s, seats[0] if seats else s.keeper, args[:6])
        elif op == ops.ITEM:
            change_items(s, f, args)
        elif op == ops.BATTERY:
            for seat in f.items(s, args[1]):
                change_batteries(s, seat, args[0], args[2] == 1)
        elif op == ops.CARDS:
            for seat in reversed(f.items(s, args[4])):
                change_cards(s, seat, args)
        elif op == ops.INFLUENCE:
            influence(s, args[0], args[1] == 1)
        elif op == ops.MOVE:
            move(s, f, args, reader)
        elif op == ops.PLACE_TOKEN:
            for _ in range(args[4]):
                if args[3] != ABSENT:
                    aim_at(s, args[3])
                else:
                    place_token(s, args[0], args[1], args[2])
        elif op == ops.REMOVE_TOKEN:
            where = s.chart.space[args[1]] if args[1] != ABSENT else -1
            s.tokens = [x for x in s.tokens if x // CELLS != args[0] or (where >= 0 and x % CELLS != where)]
        elif op == ops.SET_LINE:
            set_line(s, args[0], args[1], args[2])
        elif op == ops.MARK:
            added = args[1] != ABSENT
            s.marks.append(MarkChange(s.page, args[0], args[1] if added else args[2], added, args[3]))
        elif op == ops.EXIT:
            s.shut = [x for x in s.shut if x.page != s.page or x.letter != args[0]]
            if args[1] == 1:
                s.shut.append(ExitChange(s.page, args[0], args[2]))
        elif op == ops.ENVIRONMENT:
            change_weather(s, args[0], args[1] == 0, args[2] == 1)
        elif op == ops.RULE:
            change_rule(s, 1 << args[0], args[1] == 0, args[2] == 1)
        elif op == ops.DISCOVERY:
            take_discovery(s, args[0], reader)
        elif op == ops.BANISH:
            s.campaign.banished |= 1 << args[0]
            banish(s, args[0])
        elif op == ops.FACILITY:
            change_facilities(s, reader, args)
        elif op == ops.MISSION:
            s.campaign.missions[args[0]] = MISSION_STATES[args[1]]
        elif op == ops.GOAL:
            complete_goal(s, args[0])
        elif op == ops.GOTO:
            s.pending_page = args[0]
        elif op == ops.TRAVEL:
            travel(s, came_from(s) if args[2] == 1 else args[0], args[1])
        elif op == ops.END_MISSION:
            s.push(MissionOver(args[0] == 0))
            return STOP_HERE
        elif op == ops.SIDE_MISSION:
            s.push(SideOver(args[0], args[1] == 0, reader))
        elif op == ops.ROLL:
            faces = WHITE_DIE if args[0] == 0 else BLACK_DIE
            s.die = faces[s.rng.die("white" if args[0] == 0 else "black", 6) - 1] + args[2]
            s.announce(w.TOLD_ROLLED_BLACK, s.die, s.die)
        elif op == ops.ENEMY_TURN:
            if s.hostile:
                begin_enemy_turn(s)
        elif op == ops.END_TURN:
            end_turn(s)
        elif op == ops.REST:
            if not s.hostile:
                s.push(AskRest(s.everybody(), s.keeper, max(0, s.turn), args[0] == 1))
        elif op == ops.PEEK:
            peek(s, reader, args[0])
        elif op == ops.COLONY_PHASE:
            begin_colony(s)
        elif op == ops.CHOOSE_MISSION:
            begin_session(s)
        elif op == ops.ABILITY:
            change_abilities(s, f.items(s, args[2]), args[0], args[1])
        elif op == ops.ROAD_RUN:
            set_out(s, OWN_VEHICLES[args[0]], args[1])
        elif op == ops.CAMPAIGN:
            if args[0] == 0:
                win_campaign(s)
            else:
                lose_campaign(s)
        else:
            raise AssertionError(f"{f.program.id}: effect {op} is not known")
        return GO_ON

    def branch(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> int:
        if op in (ops.TEST, ops.CHOOSE_TEST) and not is_tested(s, f.reader()):
            return NOTHING
        if op == ops.TEST:
            return args[5] if s.passed else args[6]
        if op == ops.CHOOSE_TEST:
            return args[1] if s.passed else args[2]
        if op == ops.ROLL:
            rows = f.args(s, args[1])
            for row in rows:
                least, most, effects = f.args(s, row)
                if least <= s.die <= most:
                    return effects
        return NOTHING

    def test(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> bool:
        reader = f.reader()
        if op == ops.IS_FLAG:
            value = s.flags[args[0]]
            if args[1] == ABSENT and args[2] == ABSENT and args[3] == ABSENT:
                return value >= 1
            return compared(value, args[1], args[2], args[3])
        if op == ops.IS_SITUATION:
            return s.hostile == (args[0] == 1)
        if op == ops.IS_REVISIT:
            return s.visits.count(s.page) > 1
        if op == ops.IS_HERO:
            if args[0] not in s.cast:
                return False
            hero = s.heroes[args[0]]
            if args[1] == 1 and hero.where != ON_PAGE:
                return False
            return args[2] == ABSENT or (hero.where == ON_PAGE and s.in_place(hero.space, args[2]))
        if op == ops.IS_CHARACTERS:
            found = [x for x in s.on_page() if args[0] == ABSENT or s.in_place(s.hero(x).space, args[0])]
            return compared(len(found), args[1], args[2], args[3])
        if op == ops.IS_ENEMY:
            for foe in s.foes:
                if foe.kind == args[0]:
                    here = [x for x in foe.spaces if args[1] == ABSENT or s.in_place(x, args[1])]
                    if here:
                        return True
            return False
        if op == ops.IS_ENEMIES:
            count = sum(1 for foe in s.foes if args[0] == ABSENT or ENEMY_TYPE[foe.kind] == args[0])
            return compared(count, args[1], args[2], args[3])
        if op == ops.IS_TOKEN:
            return any(x // CELLS == args[0] and s.in_place(x % CELLS, args[1]) for x in s.tokens)
        if op == ops.IS_CARRYING:
            if args[0] == 1:
                return reader >= 0 and s.hero(reader).carries
            return any(s.hero(seat).carries for seat in range(s.seats))
        if op == ops.IS_HAS_ITEM:
            return reader >= 0 and args[0] in s.hero(reader).items()
        if op == ops.IS_HAS_TRAIT:
            return reader >= 0 and TRAIT_OF[s.cast[reader]] == args[0]
        if op == ops.IS_HAS_STATUS:
            return reader >= 0 and s.hero(reader).has_status(args[0])
        if op == ops.IS_MISSION:
            return s.campaign.missions[args[0]] == args[1]
        if op == ops.IS_FACILITY:
            return args[0] in s.campaign.built
        if op == ops.IS_DISCOVERY:
            return s.campaign.taken >> args[0] & 1 == 1
        if op == ops.IS_VISITED:
            return args[0] in s.visits
        if op == ops.IS_GROUP_TASK:
            task = s.task
            if task is None or task.id != args[0] or task.first < 0 or task.passed():
                return False
            return args[1] == ABSENT or task.dial >= args[1]
        if op == ops.IS_ENDLESS:
            return s.campaign.endless
        if op == ops.IS_OBJECTIVE:
            return s.objectives >> args[0] & 1 == 1
        raise AssertionError(f"{f.program.id}: condition {op} is not known")

    def items(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> list[int]:
        reader = f.reader()
        if op == ops.READER:
            return [reader] if on_hand(s, reader) else []
        if op == ops.EACH:
            return s.on_page()
        if op == ops.EACH_NOT_HIDING:
            return [seat for seat in s.on_page() if not s.hidden(seat)]
        if op == ops.PARTY:
            return list(range(s.seats))
        if op == ops.OTHERS:
            return [seat for seat in s.on_page() if seat != reader]
        if op == ops.CARRIER:
            return [seat for seat in range(s.seats) if s.hero(seat).carries]
        if op == ops.RANDOM:
            here = s.on_page()
            return [s.rng.draw("one", here)] if here else []
        if op == ops.IN:
            return [seat for seat in s.on_page() if s.in_place(s.hero(seat).space, args[0])]
        if op == ops.NEAREST_TO:
            distances = s.chart.walked(s.chart.space[args[0]], False)
            best: list[int] = []
            for seat in s.on_page():
                if not best or distances[s.hero(seat).space] < distances[s.hero(best[0]).space]:
                    best = [seat]
            return best
        if op == ops.HERO:
            return [seat for seat in s.on_page() if s.cast[seat] == args[0]]
        if op == ops.TRAIT:
            return [seat for seat in s.on_page() if TRAIT_OF[s.cast[seat]] == args[0]]
        if op == ops.WITH_STATUS:
            return [seat for seat in s.on_page() if s.hero(seat).has_status(args[0])]
        if op == ops.WITH_ITEM:
            return [seat for seat in s.on_page() if args[0] in s.hero(seat).items()]
        if op == ops.HERE:
            return s.at(s.hero(reader).space) if reader >= 0 and s.hero(reader).where == ON_PAGE else []
        raise AssertionError(f"{f.program.id}: set {op} is not known")

    def number(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> int:
        if op == ops.N:
            return s.seats
        if ops.TIME <= op <= ops.MORALE:
            return s.dials[op - ops.TIME]
        if op == ops.ALLOWANCE:
            return s.allowance()
        if op == ops.OVERRUN:
            return s.overrun()
        if op == ops.DIE:
            return s.die
        if op == ops.RESULT:
            return s.total
        if op == ops.THREATS:
            return s.threat_count()
        if op == ops.HUNT:
            return len(s.hunt)
        if op == ops.ENEMIES_IN_PLAY:
            return len(s.foes)
        if op == ops.FLAG_VALUE:
            return s.flags[args[0]]
        task = s.task
        return 0 if task is None else task.dial

    def can_pay(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> bool:
        return s.dials[args[0]] + args[1] >= 0

    def seat(self, s: Aftermath, f: Frame, who: int) -> int:
        reader = f.reader()
        return s.keeper if who in (PARTY_DECIDES, KEEPER_DECIDES) or reader < 0 else reader

    def kind(self, s: Aftermath, f: Frame, asked: int) -> int:
        return w.ASK_PICK if asked == ASK_PICK else w.ASK_BOOK

    def choose(self, number: int) -> int:
        return w.CHOOSE | OPTION_BASE + number

    def option(self, op: int, item: int) -> int:
        return w.PICK | item

    def takes_alone(self, s: Aftermath, f: Frame) -> bool:
        return True

    def why_not(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> Refusal:
        return no(47, "choice-closed")

    def why_unpaid(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> Refusal:
        return no(62, "choice-cost")

    def group(self, s: Aftermath, f: Frame, who: int) -> int:
        return s.everybody() if who == PARTY_DECIDES else NOBODY

    def chosen(self, s: Aftermath, f: Frame, seat: int, option: int) -> None:
        """What was chosen is told in its own words; who picked somebody is told by what comes of it."""
        if option & ~ARG_MASK != w.CHOOSE:
            return
        if f.code[f.at + 1] == PARTY_DECIDES:
            s.announce(w.TOLD_AGREED, option & ARG_MASK)
        else:
            s.announce(w.TOLD_DECIDED, seat, option & ARG_MASK)

    def ask(self, s: Aftermath, step: Run, seat: int, kind: int, options: list[int]) -> None:
        open_options(s, step.candidates(s, seat))
        s.ask(step, seat, kind, options)

    def ask_group(self, s: Aftermath, step: Run, members: int, speaker: int, kind: int) -> None:
        open_options(s, step.candidates(s, speaker))
        Deliberation(members, speaker, step, kind).run(s)


def open_options(s: Aftermath, options: list[int]) -> None:
    """The texts of options are read when they are offered."""
    for option in options:
        passage = option & ARG_MASK
        if option & ~ARG_MASK == w.CHOOSE and passage not in s.campaign.read:
            s.campaign.read.append(passage)


def compared(value: int, least: int, most: int, equal: int) -> bool:
    if equal != ABSENT and value != equal:
        return False
    return (least == ABSENT or value >= least) and (most == ABSENT or value <= most)


# Effects that need more than a line


def set_dial(s: Aftermath, dial: int, by: int, value: int, over_cap: bool) -> None:
    if by != ABSENT:
        turn_dial(s, dial, by, over_cap)
        return
    change = value - s.dials[dial]
    s.dials[dial] = value
    if change:
        s.announce(w.TOLD_DIAL, dial, change, value)
    look_for_loss(s, dial)


def fill_scavenge(s: Aftermath, at: int, count: int) -> None:
    """Tokens of the lowest difficulty left, without looking (AF-098 to AF-101); none on a revisit (AF-146)."""
    data = s.data
    assert data is not None
    if at != ABSENT:
        for _ in range(count):
            add_find(s, s.chart.space[at])
        return
    if s.visits.count(s.page) > 1:
        return
    for space, tokens in data.map.scavenge:
        for _ in range(tokens):
            add_find(s, space)


def add_find(s: Aftermath, space: int) -> None:
    for pile in range(len(PILE_DIFFICULTY)):
        if s.piles[pile]:
            s.finds.append(Find(space, pile, s.piles[pile].pop(), False))
            return


def remove_scavenge(s: Aftermath, space: int, count: int) -> None:
    """Back into its pile, shuffled (AF-329)."""
    for find in [x for x in s.finds if x.space == space][:count]:
        s.finds.remove(find)
        s.piles[find.pile].append(find.token)
        s.rng.shuffle("pile", s.piles[find.pile])


def place_objective(s: Aftermath, letter: int, critical: bool) -> None:
    """On a revisit only if it is critical (AF-146, AF-150)."""
    data = s.data
    assert data is not None
    if s.visits.count(s.page) > 1 and not (critical or data.critical):
        return
    if s.objectives.bit_count() < OBJECTIVE_TOKENS:
        s.objectives |= 1 << letter


def fits(foe: Foe, kind: int, enemy_type: int) -> bool:
    if kind != ABSENT:
        return foe.kind == kind
    return enemy_type == ABSENT or ENEMY_TYPE[foe.kind] == enemy_type


def do_spawn(s: Aftermath, f: Frame, args: list[int], reader: int) -> None:
    kinds = f.args(s, args[0])
    for part in f.args(s, args[1]):
        enemy_type, count = f.args(s, part)
        kinds = kinds + random_kinds(s, enemy_type, count)
    situation = args[7]
    if args[2] == 1:
        spawn_card(s, draw_encounter(s), situation, reader)
    if args[3] != ABSENT:
        spawn_card(s, args[3], situation, reader)
    if args[4] == 1:
        meet_pursuers(s)
    roaches = max(0, args[5])
    if not kinds and roaches == 0 and args[6] == ABSENT:
        return
    loot, discovery = NO_LOOT, -1
    if args[9] != ABSENT:
        goods = f.args(s, args[9])
        loot = goods[:6]
        discovery = goods[6] if goods[6] != ABSENT else -1
    band = new_band(s, -1, loot, discovery, args[10], False, args[11], False)
    if roaches and ROACH not in kinds:
        kinds = [*kinds, ROACH]
    at = [s.chart.space[cell] for cell in f.args(s, args[8])]
    spawn(s, kinds, band, roaches, max(0, args[6]), at, HOSTILE if situation == ABSENT else situation)


def wound_enemies(s: Aftermath, args: list[int]) -> None:
    for foe in s.foes.copy():
        if not fits(foe, args[1], args[2]):
            continue
        if args[3] != ABSENT and not any(s.in_place(x, args[3]) for x in figures_of(foe)):
            continue
        wound_foe(s, foe, 0, args[0], max(0, s.turn))


def change_threat(s: Aftermath, args: list[int]) -> None:
    if args[0] == 1:
        clear_threats(s)
    elif args[1] != ABSENT:
        for _ in range(args[1]):
            drop_last_threat(s)
    else:
        for _ in range(args[2]):
            reveal_threat(s)


def reveal_threat(s: Aftermath) -> None:
    """Action cards are revealed until a threat card is found; calamity cards have no effect."""
    for _ in range(len(s.deck) + len(s.discard)):
        card = top_card(s)
        if card < 0:
            return
        if COLOR_OF[card] == BLACK:
            place_threats(s, [card])
            return
        s.discard.append(card)


def heal_kind(s: Aftermath, seat: int, count: int, kind: int) -> None:
    hero = s.hero(seat)
    before = hero.wounds + hero.toxic
    if kind != 1:
        hero.wounds -= min(hero.wounds, count)
        count -= before - hero.wounds - hero.toxic
    if kind != 0:
        hero.toxic -= min(hero.toxic, count)
    healed = before - hero.wounds - hero.toxic
    if healed:
        s.announce(w.TOLD_HEALED, seat, healed)


def change_status(s: Aftermath, seat: int, args: list[int]) -> None:
    if args[0] != ABSENT:
        gain_status(s, seat, args[0])
    elif args[1] != ABSENT:
        lose_status(s, seat, args[1])
    else:
        for status in range(len(STATUS_IDS)):
            if not POSITIVE[status]:
                lose_status(s, seat, status)


def gain_card(s: Aftermath, seat: int, item: int) -> None:
    """An item by its id: out of the deck, the discards or the box; if it is elsewhere nothing happens (AF-059)."""
    if item in s.items:
        s.items.remove(item)
    elif item in s.item_discard:
        s.item_discard.remove(item)
    else:
        return
    gain_item(s, seat if seat >= 0 else s.keeper, item)


def taker(s: Aftermath, seats: list[int]) -> int:
    """Who takes what an entry gives: the first of those it means. Between pages that is the keeper, if nobody is meant;
    in a turn it is nobody, because the reader has left the page or is defeated (AF-229)."""
    if seats:
        return seats[0]
    return s.keeper if s.turn == NOBODY_YET else NOTHING


def change_items(s: Aftermath, f: Frame, args: list[int]) -> None:
    seats = f.items(s, args[4])
    if args[0] != ABSENT or args[1] != ABSENT:
        seat = taker(s, seats)
        if seat == NOTHING:
            return
        if args[0] != ABSENT:
            gain_card(s, seat, args[0])
        else:
            for _ in range(args[1]):
                s.push(DrawItem(seat))
    else:
        for seat in reversed(seats):
            worn = [item for item in s.hero(seat).worn if item >= 0]
            if args[5] == 0:
                s.push(BreakOne(seat, args[3] == 1))
            elif worn:
                BreakOne(seat, args[3] == 1).answer(s, seat, w.BREAK | s.rng.draw("item", worn))


def change_batteries(s: Aftermath, seat: int, count: int, on_item: bool) -> None:
    if not on_item:
        add_batteries(s, seat, count)
        return
    hero = s.hero(seat)
    for slot in range(len(hero.worn)):
        item = hero.worn[slot]
        while item >= 0 and count > 0 and hero.charge[slot] < BATTERIES_OF[item] and s.batteries_left():
            charge(s, seat, item, False)
            count -= 1


def change_cards(s: Aftermath, seat: int, args: list[int]) -> None:
    if args[0] != ABSENT:
        cards_by_effect(s, seat, draw_cards(s, seat, args[0]))
    elif args[1] != ABSENT:
        s.push(DiscardSome(seat, args[1]))
    else:
        for card in s.hands[seat].copy():
            if args[3] == 1 or colors(card) >> args[2] & 1:
                discard_card(s, seat, card)


def influence(s: Aftermath, hero: int, out: bool) -> None:
    """An influence card comes into its player's hand, or goes out of play (AF-010 to AF-012)."""
    card = INFLUENCE_CARD[hero]
    if out:
        for cards in [s.deck, s.discard, *s.hands]:
            if card in cards:
                cards.remove(card)
        return
    task = s.task
    held = any(card in cards for cards in [s.deck, s.discard, *s.hands]) or (task is not None and task.first == card)
    if hero not in s.cast or held:
        return
    seat = s.cast.index(hero)
    take_card(s, seat, card)
    s.announce(w.TOLD_DREW_CARD, seat, card)
    check_limit(s, seat)


def change_abilities(s: Aftermath, seats: list[int], learnt: int, forgotten: int) -> None:
    """Each card is there once: the first of its trait takes it out of the ability deck (AF-643). A card that is
    elsewhere is not found (AF-059)."""
    for seat in seats:
        if learnt in s.campaign.lessons and TRAIT_OF[s.cast[seat]] == ABILITY_TRAIT[learnt]:
            learn(s, seat, learnt)
        elif forgotten in s.hero(seat).abilities:
            forget(s, seat, forgotten)


# Moving without cards


def move(s: Aftermath, f: Frame, args: list[int], reader: int) -> None:
    seats = f.items(s, args[1])
    if args[0] != ABSENT:
        places = s.places(args[0])
        if places:
            put_all(s, seats, [places[0]] * len(seats))
        return
    chooser = s.keeper if args[4] in (PARTY_DECIDES, KEEPER_DECIDES) or reader < 0 else reader
    members = s.everybody() if args[4] == PARTY_DECIDES else 1 << chooser
    s.push(Led(members, chooser, [x for x in seats if s.hero(x).where == ON_PAGE], [], args[2], s.chart.space[args[3]]))


def put_all(s: Aftermath, seats: list[int], spaces: list[int]) -> None:
    """All are put before anything happens to anybody; then it comes in their order, so it is pushed from the last on
    (AF-106, AF-118)."""
    for i in range(len(seats) - 1, -1, -1):
        put_character(s, seats[i], spaces[i])


class Led(Council):
    """Characters go so many steps towards a space, and enter only the last one (AF-118). Where shortest ways end in
    different spaces, somebody decides; `ends` are those that are settled, in the order of the seats."""

    def __init__(self, members: int, speaker: int, seats: list[int], ends: list[int], steps: int, toward: int) -> None:
        super().__init__(members, speaker)
        self.seats = seats
        self.ends = ends
        self.steps = steps
        self.toward = toward

    def kind(self) -> int:
        return w.ASK_LED

    def options(self, s: Aftermath) -> list[int]:
        here = s.hero(self.seats[len(self.ends)]).space
        return [w.AT | space for space in ends_of_ways(s, here, self.steps, self.toward)]

    def run(self, s: Aftermath) -> None:
        if len(self.ends) == len(self.seats):
            put_all(s, self.seats, self.ends)
            return
        options = self.options(s)
        if len(options) > 1:
            super().run(s)
        else:
            self.decided(s, options[0], True)

    def decided(self, s: Aftermath, option: int, agreed: bool) -> None:
        ends = [*self.ends, option & ARG_MASK]
        s.push(Led(self.members, self.speaker, self.seats, ends, self.steps, self.toward))


def ends_of_ways(s: Aftermath, here: int, steps: int, toward: int) -> list[int]:
    """Where the shortest ways to a space are after so many steps; where one is, if none leads there."""
    back = s.chart.walked(toward, False)
    ends = {here}
    for _ in range(min(steps, back[here]) if back[here] < FAR else 0):
        ends = {
            s.chart.near[space][i] for space in ends for i in range(len(s.chart.near[space]))
            if passable(s.chart.kinds[space][i]) and back[s.chart.near[space][i]] == back[space] - 1
        }  # fmt: skip
    return sorted(ends)


def place_token(s: Aftermath, token: int, at: int, edge: int) -> None:
    if token_count(s, token) >= TOKEN_LIMIT[token]:
        return
    if token == FISHHOOK:
        a, b = EDGE_CELLS[edge]
        s.tokens.append(FISHHOOK * CELLS + s.chart.space[a])
        s.lines.append(LineChange(s.page, min(a, b), max(a, b), GREEN, 0))
        s.redraw()
    elif not (token == FIRE and s.in_force(DOWNPOUR)):
        s.tokens.append(token * CELLS + s.chart.space[at])


def aim_at(s: Aftermath, kind: int) -> None:
    """The first enemy of a kind without an aim token gets one, as long as there are any (AF-029)."""
    for foe in s.foes:
        if foe.kind == kind and not foe.aimed and sum([1 for other in s.foes if other.aimed]) < AIM_TOKENS:
            foe.aimed = True
            s.announce(w.TOLD_AIMED, kind)
            return


def change_facilities(s: Aftermath, reader: int, args: list[int]) -> None:
    """Built by the book: from the colony supply, without Scrap, if the colony is large enough for one more (AF-641);
    what breaks goes to the broken pile."""
    if args[0] != ABSENT:
        gain_card(s, reader, args[0])
    elif args[1] == 1:
        s.push(LoseFacility(s.everybody(), s.keeper))
    elif args[2] != ABSENT:
        if why_not_built(s, args[2]) is None:
            build(s, args[2])
    elif args[3] in s.campaign.built:
        break_facility(s, args[3])


def set_line(s: Aftermath, edge: int, kind: int, scope: int) -> None:
    a, b = EDGE_CELLS[edge]
    a, b = min(a, b), max(a, b)
    s.lines = [x for x in s.lines if x.page != s.page or x.a != a or x.b != b]
    s.lines.append(LineChange(s.page, a, b, kind, scope))
    s.redraw()


def change_weather(s: Aftermath, environment: int, on: bool, mission: bool) -> None:
    s.announce(w.TOLD_ENVIRONMENT if on else w.TOLD_ENVIRONMENT_GONE, environment)
    if not on:
        s.weather &= ~(1 << environment)
        s.weather_mission &= ~(1 << environment)
    elif mission:
        s.weather_mission |= 1 << environment
    else:
        s.weather |= 1 << environment
    if on and environment == DOWNPOUR:
        s.tokens = [token for token in s.tokens if token // CELLS != FIRE]
        for seat in s.on_page():
            lose_status(s, seat, STATUS_IDS.index("burning"))


def change_rule(s: Aftermath, rule: int, on: bool, mission: bool) -> None:
    if not on:
        s.rules &= ~rule
        s.rules_mission &= ~rule
    elif mission:
        s.rules_mission |= rule
    else:
        s.rules |= rule


def banish(s: Aftermath, card: int) -> None:
    """A banished encounter is out of the deck."""
    from gloam.games.aftermath.tables import DISCOVERY_IDS, ENCOUNTER_IDS

    s.announce(w.TOLD_BANISHED, card)
    name = DISCOVERY_IDS[card]
    if name in ENCOUNTER_IDS:
        number = ENCOUNTER_IDS.index(name)
        s.encounters = [x for x in s.encounters if x != number]
        s.encounter_discard = [x for x in s.encounter_discard if x != number]


def came_from(s: Aftermath) -> int:
    """The location that the party was at before this one; home, if it was nowhere else."""
    for page in reversed(s.visits):
        if page in LOCATION_PAGE and LOCATION_PAGE.index(page) != s.marker:
            return LOCATION_PAGE.index(page)
    return 0


def travel(s: Aftermath, to: int, time: int) -> None:
    if to == ABSENT:
        s.push(ChooseTravel(s.everybody(), s.keeper, time))
        return
    go_to(s, to)
    if time:
        turn_dial(s, TIME, time)


def end_turn(s: Aftermath) -> None:
    """The current player goes to step 5: what was still to be done in step 4 is not done."""
    from gloam.games.aftermath.turn import Actions

    s.reschedule([step for step in s.agenda if not isinstance(step, Actions)])


# Peeking


def peek(s: Aftermath, reader: int, what: int) -> None:
    if what == 1:
        if s.encounters:
            s.top_known = True
            s.announce(w.TOLD_PEEKED_ENCOUNTER, s.encounters[-1])
    elif what == 3:
        threats = [card for card in s.deck if COLOR_OF[card] == BLACK]
        if threats:
            s.next_threat = threats[-1]
            s.announce(w.TOLD_PEEKED_THREAT, threats[-1])
    elif reader >= 0:
        s.push(Peek(reader, what))


class Peek(Step):
    """Among several the reader picks one."""

    def __init__(self, seat: int, what: int) -> None:
        self.seat = seat
        self.what = what

    def run(self, s: Aftermath) -> None:
        if self.what == 0:
            options = [w.TRAVEL | x for x in neighbours(s.marker) if LOCATION_PAGE[x] in PAGES]
        else:
            options = [w.FIND | i for i in range(len(s.finds)) if not s.finds[i].known]
        if options:
            s.ask(self, self.seat, w.ASK_SPACE if self.what == 0 else w.ASK_FIND, options)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        which = option & ARG_MASK
        if self.what == 0:
            s.announce(w.TOLD_PEEKED_PAGE, which, max(0, PAGES[LOCATION_PAGE[which]].calamity))
            return
        find = s.finds[which]
        s.finds[which] = Find(find.space, find.pile, find.token, True)
        show_token(s, find.token)
