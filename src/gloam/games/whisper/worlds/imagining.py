"""Whole worlds from what some seats know: the killer where he can be, the victims where they can be, and cards, gears
and plans that fit."""

from __future__ import annotations

from gloam.core.rng import Rng
from gloam.core.state import EVERYONE, HIDDEN
from gloam.games.whisper.content.tables import (
    DISTANCE,
    KILLER_IDS,
    LOCATIONS,
    VICTIM_IDS,
    VICTIMS,
)
from gloam.games.whisper.effects.filters import filtered
from gloam.games.whisper.rules.acting import Actions
from gloam.games.whisper.rules.encounter import PickDefender
from gloam.games.whisper.rules.fear import Fright
from gloam.games.whisper.rules.finding import Equipment
from gloam.games.whisper.rules.moving import Stalk
from gloam.games.whisper.rules.plans import PlanStep, Slippers
from gloam.games.whisper.rules.setup import Draft
from gloam.games.whisper.state import ACTIONS, DEFENCE, DRAFT, KILLER, NONE_YET, STALKING, Whisper
from gloam.games.whisper.traces.boxes import any_place, drawn
from gloam.games.whisper.worlds.belongings import share_out
from gloam.games.whisper.worlds.dealing import deal_killer


def imagined_from(known: Whisper, rng: Rng) -> Whisper:
    """A world that fits a masked state."""
    world = known.clone()
    world.rng = rng.split()
    world.viewers = EVERYONE
    if world.over:
        return world
    team = known.viewers & known.team() != 0
    killer = known.viewers >> KILLER & 1 == 1
    if known.unseen == DRAFT:
        imagine_draft(known, world, rng, team, killer)
    else:
        if not killer:
            deal_killer(known, world, rng)
            hide_killer(world, rng)
        else:
            rng.shuffle("killer", world.pile)
    if not team:
        if known.unseen != DRAFT:
            world.taken = []
            place_victims(world, rng)
        share_out(world, rng)
    else:
        shuffle_decks(world, rng)
    go_on(known, world, team)
    return world


def go_on(known: Whisper, world: Whisper, team: bool) -> None:
    """The open questions are asked afresh; what is decided out of sight goes on where it may be."""
    if world.unseen == ACTIONS and not team:
        world.retract_all()
        world.push(Slippers())
        world.push(PlanStep())
        world.push(Equipment())
        world.push(Actions())
    elif world.open_count():
        world.ask_again()
    elif world.unseen == DRAFT:
        world.push(Draft())
    elif world.unseen == STALKING:
        world.push(Stalk())
    elif world.unseen == DEFENCE:
        world.push(PickDefender())
    world.run()


def shuffle_decks(world: Whisper, rng: Rng) -> None:
    """The team knows what is left in its decks, and the key at the bottom (WH-032)."""
    below = world.items[: world.below]
    rest = world.items[world.below :]
    rng.shuffle("items", rest)
    world.items = [*below, *rest]
    rng.shuffle("equipment", world.equipment)


def imagine_draft(known: Whisper, world: Whisper, rng: Rng, team: bool, killer: bool) -> None:
    """Each side may have chosen already, but not both: somebody is still thinking."""
    waiting = False  # whether somebody is known to think, or imagined so
    for i in range(known.open_count()):
        if known.decision(i).options:
            waiting = True
    if world.chosen == HIDDEN:
        world.chosen = NONE_YET if not waiting or rng.below(2) else rng.below(len(KILLER_IDS))
        waiting = waiting or world.chosen == NONE_YET
    if not team:
        count = rng.below(VICTIMS + 1 if waiting else VICTIMS)
        who = list(range(len(VICTIM_IDS)))
        rng.shuffle("victims", who)
        world.taken = [who[i] << 2 | 1 + (world.first - 1 + i) % (world.seats - 1) for i in range(count)]


def hide_killer(world: Whisper, rng: Rng) -> None:
    """Anywhere that his steps can have led to; while he is on his way, with steps left or without."""
    if world.place == HIDDEN:
        world.place = any_place(world.haunt, rng)
    if world.stalk_left == HIDDEN:
        left = world.stalk - DISTANCE[world.figure * LOCATIONS + world.place]
        # He is still asked, so he has a step to go.
        if left == 0:
            world.place = world.figure
            left = world.stalk
        world.stalk_left = 1 + rng.below(left)


def place_victims(world: Whisper, rng: Rng) -> None:
    """Where the trace allows; whom a [FEAR] on an area still has to reach follows from that."""
    left = 0
    for d in world.pending:
        if isinstance(d.step, Fright):
            left = d.step.left
    for step in world.agenda:
        if isinstance(step, Fright):
            left |= step.left
    places = draw_places(world, left, rng)
    for slot in range(len(world.victims)):
        v = world.victims[slot]
        if v.place == HIDDEN:
            v.place = places[slot]
        if world.unseen == ACTIONS:
            v.acted = rng.below(2) == 1
    if world.fright_area:
        world.frights = filtered(world, world.those_at(world.fright_area), world.fright_only) & left


def draw_places(world: Whisper, left: int, rng: Rng) -> list[int]:
    """Three places that fit together. In the middle of a [FEAR] on an area those were passed over who are not `left`
    any more and were not reached."""
    known = world.trace.known(world.history)
    passed = known.left & ~left if known.fright else 0
    if not passed:
        return world.trace.drawn(world.history, rng)
    known = known.clone()
    known.passed_over(passed)
    return drawn(known.settled(), rng)
