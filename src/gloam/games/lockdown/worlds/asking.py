"""Who is asked what in another world, and how far the others have come with it."""

from __future__ import annotations

from typing import Final

from gloam.core.history import Note, hears
from gloam.core.rng import Rng
from gloam.core.state import ARG_BITS, Step
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import BAZOOKA
from gloam.games.lockdown.rules.hunger import HandIn, hand_in_options
from gloam.games.lockdown.rules.medicine import ChooseMedicine, TakeMedicine, medicine_options
from gloam.games.lockdown.rules.moving import Move
from gloam.games.lockdown.rules.setup import GENE_OPTIONS, BirthRooms, GenePanels
from gloam.games.lockdown.rules.trading import FreePhase, Overload, discards_of, free_options, stop_answering
from gloam.games.lockdown.rules.turn import Act, UseRoom, Vote
from gloam.games.lockdown.state import PHASE_ACTION, PHASE_FREE, PHASE_SETUP, Lockdown, Player, acts
from gloam.games.lockdown.worlds.facts import Facts
from gloam.games.lockdown.worlds.masking import knows_of_births

FURTHER: Final = 4
"""So much further than twice what is asked others may have come out of sight."""


def ask_others(t: Lockdown, known: Lockdown, f: Facts, rng: Rng) -> None:
    """The questions to the viewers stay; the others are asked what they would be asked in this world."""
    if known.phase == PHASE_SETUP:
        if knows_of_births(known, known.viewers):
            ask_all(t, f, BirthRooms(), w.ASK_BIRTH, [w.BIRTH | room for room in known.plan.birth])
        else:
            ask_all(t, f, GenePanels(), w.ASK_GENES, GENE_OPTIONS)
    elif known.phase == PHASE_FREE:
        ask_free(t, known, f, rng)
    elif known.phase == PHASE_ACTION:
        if not acts(known, known.viewers):
            ask_acting(t)
    elif known.step == 4:
        step = HandIn()
        for x in f.others:
            if not t.players[x].shadow:
                t.ask_quietly(step, x, w.ASK_HUNGER, hand_in_options(t, t.players[x]))
    else:
        ask_medicine(t, f, rng)


def ask_all(t: Lockdown, f: Facts, step: Step, kind: int, options: list[int]) -> None:
    for x in f.others:
        t.ask_quietly(step, x, kind, options)


def ask_acting(t: Lockdown) -> None:
    """The turn of somebody else has just begun."""
    p = t.players[t.acting]
    t.keep(1 << p.seat, w.TOLD_STARTED, p.seat, p.room)
    if not p.shadow:
        t.push(Vote(t.acting))
        t.push(Act(t.acting))
        t.push(UseRoom(t.acting))
    Move(t.acting).run(t)


def ask_free(t: Lockdown, known: Lockdown, f: Facts, rng: Rng) -> None:
    """Trading is on; or somebody holds too much, where the viewers know that it is over."""
    if is_trading(known):
        trade = FreePhase()
        for x in f.others:
            t.ask_quietly(trade, x, w.ASK_FREE, free_options(t, t.players[x]))
        return
    able = [t.players[x] for x in f.others if not t.players[x].shadow]
    if known.open_count() == 0 and not any(p.excess() for p in able):
        overload_somebody(t, able, rng)
    step = Overload()
    for p in able:
        if p.excess():
            t.ask_quietly(step, p.seat, w.ASK_OVERLOAD, discards_of(p))


def is_trading(known: Lockdown) -> bool:
    """Whether the free phase is still on, as far as the viewers know."""
    return any(isinstance(step, Overload) for step in known.agenda)


def overload_somebody(t: Lockdown, able: list[Player], rng: Rng) -> None:
    """The viewers wait, so somebody else has got more cards than he can carry."""
    p = able[rng.below(len(able))]
    while not p.excess():
        heaps = [q.hand for q in able if q is not p and q.hand and not q.has(BAZOOKA)]
        if not heaps:
            heaps = [stock for stock in [t.lost, *t.stocks] if stock]
        heap = heaps[rng.below(len(heaps))]
        p.hand.append(heap.pop())


def ask_medicine(t: Lockdown, f: Facts, rng: Rng) -> None:
    """Everybody is asked at once; or all have answered, whoever used a card last is asked for more, and what those
    chose whose turn is still to come nobody else knows."""
    done = t.seats - sum(isinstance(step, TakeMedicine) for step in t.agenda)
    first = ChooseMedicine()
    for x in f.others:
        p = t.players[x]
        if p.shadow or p.order < done:
            continue
        options = medicine_options(t, p)
        if done == 0:
            t.ask_quietly(first, x, w.ASK_MEDICINE, options)
        elif p.order == done:
            t.ask_quietly(TakeMedicine(done), x, w.ASK_MEDICINE, options)
        else:
            p.chosen = any_option(options, rng)


def make_ready(t: Lockdown, known: Lockdown, f: Facts, rng: Rng) -> None:
    """Nobody sees who is ready: often everybody may be but for a viewer, who is then the last."""
    busy: list[int] = []
    for x in f.others:
        d = t.decision_of(x)
        if d is not None and d.kind != w.ASK_OVERLOAD:
            busy.append(x)
    if rng.below(2):
        done = [x for x in busy if rng.below(3) == 0]
    else:
        done = busy if known.open_count() else []
    for x in done:
        if t.open_count() > 1:
            p = t.players[x]
            p.ready = True
            p.draft = None
            stop_answering(p)
            t.retract(x)


# Out of sight


def gone_on(t: Lockdown, f: Facts, rng: Rng) -> Lockdown:
    """The others may have come further than to the question they are just asked, as long as no viewer notices: they
    write and send each other offers, walk, hand in, pass."""
    viewers = 0
    for me in f.mine:
        viewers |= 1 << me
    seat, mine = -1, 0
    for me in f.mine:
        mine += 0 if t.decision_of(me) is None else 1
    for _ in range(rng.below(2 * t.open_count() + FURTHER)):
        which = rng.below(t.open_count())
        if rng.below(4):  # mostly one goes on that has begun
            for i in range(t.open_count()):
                if t.decision(i).seat == seat:
                    which = i
        d = t.decision(which)
        if f.is_mine[d.seat]:
            continue
        seat = d.seat
        trial = t.clone()
        trial.log = told = list[Note]()
        trial.answer(which, any_option(d.options, rng))
        # Where all answer at once, viewers go by that they are not the last until they see that they were.
        last = t.phase != PHASE_FREE and trial.open_count() <= mine
        if not trial.over and not last and not noticed(t, trial, told, viewers, f.mine):
            t = trial
    t.log = None
    return t


def any_option(options: list[int], rng: Rng) -> int:
    """Each verb as often as every other, however many things it can be done with."""
    verbs: list[int] = []
    for option in options:
        if option >> ARG_BITS not in verbs:
            verbs.append(option >> ARG_BITS)
    verb = verbs[rng.below(len(verbs))]
    fitting = [option for option in options if option >> ARG_BITS == verb]
    return fitting[rng.below(len(fitting))]


def noticed(before: Lockdown, after: Lockdown, told: list[Note], viewers: int, mine: list[int]) -> bool:
    """Whether a viewer was told something, or is asked something else."""
    for note in told:
        if hears(viewers, note.audience):
            return True
    return any(after.decision_of(me) is not before.decision_of(me) for me in mine)
