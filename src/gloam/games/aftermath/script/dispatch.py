"""The words of the adventure book, carried out (6.17): which rule an effect comes to, and who is asked. What is more
than a line stands in the module of its subject."""

from __future__ import annotations

from typing import Final

from gloam.core.council import UNDECIDED
from gloam.core.effect_program import ABSENT, ASK_PICK, GO_ON, NOTHING, STOP_HERE
from gloam.core.effect_step import Frame, Run, Words
from gloam.core.state import ARG_MASK, NOBODY
from gloam.games.aftermath import words as w
from gloam.games.aftermath.book import ops
from gloam.games.aftermath.content.tables import (
    BLACK_DIE,
    MISSION_FAILED,
    OPTION_BASE,
    OWN_VEHICLES,
    SUCCEEDED,
    WHITE_DIE,
)
from gloam.games.aftermath.figures import Task
from gloam.games.aftermath.rules.colony import begin_colony
from gloam.games.aftermath.rules.counsel import BookCounsel, tell_votes
from gloam.games.aftermath.rules.dials import lose_campaign
from gloam.games.aftermath.rules.ending import MissionOver, SideOver
from gloam.games.aftermath.rules.enemyturn import begin_enemy_turn
from gloam.games.aftermath.rules.foes import turn_situation
from gloam.games.aftermath.rules.goals import complete_goal, win_campaign
from gloam.games.aftermath.rules.harm import convert_toxic
from gloam.games.aftermath.rules.pages import place_characters
from gloam.games.aftermath.rules.reading import is_tested, say
from gloam.games.aftermath.rules.rest import AskRest
from gloam.games.aftermath.rules.rewards import take_discovery
from gloam.games.aftermath.rules.road import set_out
from gloam.games.aftermath.rules.setup import begin_session
from gloam.games.aftermath.rules.tasks import begin_task, drop_task, raise_task
from gloam.games.aftermath.rules.trials import PickTest, take_test
from gloam.games.aftermath.script.cards import change_cards, change_threat, influence
from gloam.games.aftermath.script.characters import change_abilities, change_status, damage, heal_kind
from gloam.games.aftermath.script.colony import banish, change_facilities
from gloam.games.aftermath.script.conditions import holds
from gloam.games.aftermath.script.dials import set_dial, set_flag
from gloam.games.aftermath.script.enemies import do_spawn, remove_enemies, wound_enemies
from gloam.games.aftermath.script.expressions import counted
from gloam.games.aftermath.script.granting import grant
from gloam.games.aftermath.script.items import change_batteries, change_items, give_reward
from gloam.games.aftermath.script.leading import move
from gloam.games.aftermath.script.map import (
    change_exit,
    change_mark,
    fill_scavenge,
    place_objective,
    place_tokens,
    remove_scavenge,
    remove_tokens,
    set_line,
)
from gloam.games.aftermath.script.page import change_rule, change_weather, end_turn
from gloam.games.aftermath.script.peeking import peek
from gloam.games.aftermath.script.selectors import selected
from gloam.games.aftermath.script.travel import came_from, send_to, travel
from gloam.games.aftermath.state import Aftermath

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
            set_flag(s, args[0], args[1], args[2])
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
            remove_enemies(s, args[0], args[1], args[2] == 1)
        elif op == ops.WOUND_ENEMY:
            wound_enemies(s, args, reader)
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
            grant(s, f, args)
        elif op == ops.DAMAGE:
            damage(s, f, args)
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
            give_reward(s, f.items(s, args[6]), args)
        elif op == ops.ITEM:
            change_items(s, f, args)
        elif op == ops.BATTERY:
            change_batteries(s, f.items(s, args[1]), args)
        elif op == ops.CARDS:
            for seat in reversed(f.items(s, args[4])):
                change_cards(s, seat, args)
        elif op == ops.INFLUENCE:
            influence(s, args[0], args[1] == 1)
        elif op == ops.MOVE:
            move(s, f, args, reader)
        elif op == ops.PLACE_TOKEN:
            place_tokens(s, args)
        elif op == ops.REMOVE_TOKEN:
            remove_tokens(s, args[0], args[1])
        elif op == ops.SET_LINE:
            set_line(s, args[0], args[1], args[2])
        elif op == ops.MARK:
            change_mark(s, args)
        elif op == ops.EXIT:
            change_exit(s, args[0], args[1] == 1, args[2])
        elif op == ops.ENVIRONMENT:
            change_weather(s, args[0], args[1] == 0, args[2] == 1)
        elif op == ops.RULE:
            change_rule(s, 1 << args[0], args[1] == 0, args[2] == 1)
        elif op == ops.DISCOVERY:
            take_discovery(s, args[0], reader)
        elif op == ops.BANISH:
            banish(s, args[0])
        elif op == ops.FACILITY:
            change_facilities(s, reader, args)
        elif op == ops.MISSION:
            s.campaign.missions[args[0]] = MISSION_STATES[args[1]]
        elif op == ops.GOAL:
            complete_goal(s, args[0])
        elif op == ops.GOTO:
            send_to(s, args[0], f.program_named(args[1]) if len(args) > 1 else "")
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
            peek(s, reader, args)
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
        return holds(s, f, op, args)

    def items(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> list[int]:
        return selected(s, f, op, args)

    def number(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> int:
        return counted(s, op, args)

    def can_pay(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> bool:
        return s.dials[args[0]] + args[1] >= 0

    def seat(self, s: Aftermath, f: Frame, who: int) -> int:
        reader = f.reader()
        return s.keeper if who in (ops.PARTY_DECIDES, ops.KEEPER_DECIDES) or reader < 0 else reader

    def kind(self, s: Aftermath, f: Frame, asked: int) -> int:
        return w.ASK_PICK if asked == ASK_PICK else w.ASK_BOOK

    def choose(self, number: int) -> int:
        return w.CHOOSE | OPTION_BASE + number

    def option(self, op: int, item: int) -> int:
        return w.PICK | item

    def takes_alone(self, s: Aftermath, f: Frame) -> bool:
        return True

    def why_not(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> int:
        return w.CHOICE_CLOSED

    def why_unpaid(self, s: Aftermath, f: Frame, op: int, args: list[int]) -> int:
        return w.CHOICE_COST

    def group(self, s: Aftermath, f: Frame, who: int) -> int:
        return s.everybody() if who == ops.PARTY_DECIDES else NOBODY

    def chosen(self, s: Aftermath, f: Frame, seat: int, option: int) -> None:
        """What was chosen is told in its own words; who picked somebody is told by what comes of it. Where the party
        did not agree, all hear who wanted what (AF-061)."""
        disputed = any(wanted not in (UNDECIDED, option) for wanted in s.proposals)
        if disputed:
            tell_votes(s, seat, option)
        if option & ~ARG_MASK != w.CHOOSE:
            return
        if f.code[f.at + 1] == ops.PARTY_DECIDES and not disputed:
            s.announce(w.TOLD_AGREED, option & ARG_MASK)
        else:
            s.announce(w.TOLD_DECIDED, seat, option & ARG_MASK)

    def ask(self, s: Aftermath, step: Run, seat: int, kind: int, options: list[int]) -> None:
        open_options(s, step.candidates(s, seat))
        s.ask(step, seat, kind, options)

    def ask_group(self, s: Aftermath, step: Run, members: int, speaker: int, kind: int) -> None:
        open_options(s, step.candidates(s, speaker))
        BookCounsel(members, speaker, step, kind).run(s)


def open_options(s: Aftermath, options: list[int]) -> None:
    """The texts of options are read when they are offered."""
    for option in options:
        passage = option & ARG_MASK
        if option & ~ARG_MASK == w.CHOOSE and passage not in s.campaign.read:
            s.campaign.read.append(passage)
