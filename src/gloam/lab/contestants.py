"""What `gloam bench` measures: our engine, compiled and interpreted, and its peers, each in its own process.

Run as `python -m gloam.lab.contestants NAME`. Each input line is a number of CPU seconds: the contestant plays random
games for that long and answers with one line of JSON. All of them count how often a player had to choose.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from gloam import COMPILED

Play = Callable[[int], dict[str, int]]
"""Plays game number n and counts `games` and `decisions`; ours also count `choices`, decisions with several options."""

COMPILED_GAMES = {
    "gloam": ("shadow-hunters", 5),
    "gloam lockdown": ("lockdown", 9),
    "gloam halloween": ("halloween", 4),
    "gloam whisper": ("whisper", 4),
    "gloam aftermath": ("aftermath", 4),
}
"""Our contestants: the game, and how many random seats play it."""

INTERPRETED = " interpreted"
OUR_GAMES = {**COMPILED_GAMES, **{name + INTERPRETED: game for name, game in COMPILED_GAMES.items()}}
"""Each of them twice; the second one runs in a process with GLOAM_ENGINE=interpreted."""


def our_game(name: str) -> Play:
    """Plays random games of one of our contestants."""
    from gloam.core.game import game_named
    from gloam.core.play import play_randomly
    from gloam.core.rng import seeded

    known_as, seats = OUR_GAMES[name]
    game = game_named(known_as)

    def play(n: int) -> dict[str, int]:
        tally = play_randomly(game.start(seats, seeded(1, n)), seeded(2, n))
        return {"games": 1, "decisions": tally.decisions, "choices": tally.choices}

    return play


TOGETHER = 20
"""How many worlds are imagined in one call."""


def our_costs(name: str, seconds: float = 0.3) -> dict[str, float]:
    """How many microseconds the operations of a mind take, in the middle of games.

    `imagine` makes one world from what a seat knows. `imagine more` is each further world from the same knowledge, and
    `imagine together` each of twenty made in one call. `belief` is a belief hearing one note.
    """
    from gloam.core.game import game_named
    from gloam.core.play import play_randomly
    from gloam.core.rng import seeded
    from gloam.core.state import only

    known_as, seats = OUR_GAMES[name]
    game = game_named(known_as)
    states = []
    for n in range(40):
        whole = play_randomly(game.start(seats, seeded(3, n)), seeded(4, n)).decisions
        s, rng = game.start(seats, seeded(3, n)), seeded(4, n)
        # Positions from a tenth to nine tenths of the way through.
        for _ in range(whole * (n % 9 + 1) // 10):
            if not s.over:
                options = s.pending[0].options
                s.answer(0, options[rng.below(len(options))])
        if not s.over:
            states.append(s)
    rng = seeded(5)
    viewers = only(1)
    known = [s.masked(viewers) for s in states]
    acts: dict[str, tuple[Callable[[], list[Any]], Callable[[Any], object]]] = {
        "clone": (lambda: states, lambda s: s.clone()),
        "view": (lambda: states, lambda s: s.view(viewers)),
        "view of a clone": (lambda: [s.clone() for s in states], lambda s: s.view(viewers)),
        "masked": (lambda: states, lambda s: s.masked(viewers)),
        "imagine": (lambda: states, lambda s: s.imagined(viewers, rng)),
        "imagine more": (lambda: known, lambda s: s.imagine(rng)),
        "imagine together": (lambda: known, lambda s: s.imagine_several(rng, TOGETHER)),
    }
    heard = [(belief, note) for s in states for belief, note in next_heard(game, s, viewers)]
    if heard:
        acts["belief"] = (lambda: [(belief.clone(), note) for belief, note in heard], lambda x: x[0].hear(x[1]))
    costs = {}
    for act, (prepare, do) in acts.items():
        spent, done = 0.0, 0
        while spent < seconds:
            several = prepare()
            start = time.process_time()
            for s in several:
                do(s)
            spent += time.process_time() - start
            done += len(several)
        costs[act] = spent / done * 1e6
    costs["imagine together"] /= TOGETHER
    return costs


def next_heard(game: Any, s: Any, viewers: int) -> list[tuple[Any, Any]]:
    """What these viewers believe now, and the next note they hear. Empty if they hear none soon."""
    from gloam.core.rng import seeded
    from gloam.core.state import hears

    belief, twin, rng = game.belief(s.masked(viewers)), s.clone(), seeded(6)
    if belief is None:
        return []
    twin.log = []
    for _ in range(SOON):
        if twin.over:
            break
        options = twin.decision(0).options
        twin.answer(0, options[rng.below(len(options))])
        for note in twin.log:
            if hears(viewers, note.audience):
                return [(belief, note)]
    return []


SOON = 30
"""How many decisions to wait for the next note."""


def spiel(name: str) -> Play:
    """An OpenSpiel game, driven from Python. Chance nodes take time but don't count as decisions."""
    import pyspiel
    from open_spiel.python import games

    assert games  # importing it registers the games written in Python
    spiel_game = pyspiel.load_game(name)

    def play(n: int) -> dict[str, int]:
        rng = random.Random(n)
        decisions = 0
        state = spiel_game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[rng.randrange(len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[rng.randrange(len(actions))])
                decisions += 1
        return {"games": 1, "decisions": decisions}

    return play


def spiel_alone(name: str, chances: int) -> Play:
    """An OpenSpiel game in OpenSpiel's own loop, with its own bots, all in C++. `chances` is the number of chance moves
    in a game, which take time but don't count as decisions."""
    import pyspiel

    spiel_game = pyspiel.load_game(name)
    players = range(spiel_game.num_players())

    def play(n: int) -> dict[str, int]:
        state = spiel_game.new_initial_state()
        bots = [pyspiel.make_uniform_random_bot(player, n * len(players) + player) for player in players]
        pyspiel.evaluate_bots(state, bots, n)
        return {"games": 1, "decisions": state.move_number() - chances}

    return play


HEARTS_CHANCES = 53
"""The direction in which cards are passed, and the 52 cards dealt."""


def rlcard_uno() -> Play:
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})

    def play(n: int) -> dict[str, int]:
        rng = random.Random(n)
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[rng.randrange(len(actions))])
            decisions += 1
        return {"games": 1, "decisions": decisions}

    return play


def pettingzoo_holdem() -> Play:
    from pettingzoo.classic import texas_holdem_v4

    env = texas_holdem_v4.env()

    def play(n: int) -> dict[str, int]:
        rng = random.Random(n)
        decisions = 0
        env.reset(seed=n)
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = [i for i, on in enumerate(observation["action_mask"]) if on]
            env.step(legal[rng.randrange(len(legal))])
            decisions += 1
        return {"games": 1, "decisions": decisions}

    return play


def catan() -> Play:
    from catanatron import Color, Game, RandomPlayer

    def play(n: int) -> dict[str, int]:
        random.seed(n)
        game = Game([RandomPlayer(color) for color in Color], seed=n)
        game.play()
        return {"games": 1, "decisions": len(game.state.actions)}

    return play


OURS: dict[str, Callable[[], Play]] = {name: partial(our_game, name) for name in OUR_GAMES}

PEERS: dict[str, Callable[[], Play]] = {
    "rlcard uno": rlcard_uno,
    "PettingZoo texas_holdem_v4": pettingzoo_holdem,
    "OpenSpiel python_liars_poker": lambda: spiel("python_liars_poker"),
    "OpenSpiel C++ hearts": lambda: spiel("hearts"),
    "OpenSpiel hearts, all in C++": lambda: spiel_alone("hearts", HEARTS_CHANCES),
    "OpenSpiel C++ gin_rummy": lambda: spiel("gin_rummy"),
    "OpenSpiel C++ kriegspiel": lambda: spiel("kriegspiel"),
    "catanatron": catan,
}

PEER_OF = {
    "gloam": "OpenSpiel C++ gin_rummy",
    "gloam lockdown": "catanatron",
    "gloam halloween": "OpenSpiel C++ kriegspiel",
    "gloam whisper": "OpenSpiel C++ kriegspiel",
    "gloam aftermath": "catanatron",
}
"""For each of our games the peer most like it, in the number of real choices in a random game and in what is played.

Shadow Hunters has about 140 choices, all with cards; gin rummy has 110. Halloween and Whisper have 250 to 380, and
hidden movement on a board; kriegspiel is similar, with 480. Aftermath and Catan both have a board, cards, dice and
resources, though random players soon go home from Aftermath. Lockdown, with 3,300 choices, is longer than any peer.
Catan, which also has trading, comes closest with about 1,000 decisions.
"""


def serve(name: str) -> None:
    """Answer each line of input with a line of results."""
    play = {**OURS, **PEERS}[name]()
    print(json.dumps({"ready": True, "compiled": COMPILED}), flush=True)
    n = 0
    for line in sys.stdin:
        if line.strip() == "costs":
            print(json.dumps(our_costs(name)), flush=True)
            continue
        totals: dict[str, float] = {}
        start = time.process_time()
        while time.process_time() - start < float(line):
            for key, value in play(n).items():
                totals[key] = totals.get(key, 0) + value
            n += 1
        seconds = time.process_time() - start
        print(json.dumps({key: value / seconds for key, value in totals.items()}), flush=True)


if __name__ == "__main__":
    serve(sys.argv[1])
