"""What is told at the beginning and at the end: who somebody is tonight, and what became of them."""

from __future__ import annotations

from gloam.core.game import Opening
from gloam.core.words.lexicon import Phrase
from gloam.games.whisper import words as w
from gloam.games.whisper.content.schema import OURS, VICTIM_IDS
from gloam.games.whisper.content.tables import KILLER_IDS
from gloam.games.whisper.state import KILLER, Whisper


def opening(known: Whisper, seat: int) -> Opening:
    """From the masked state of the seat's side. A killer that somebody else wrote has the words of any killer."""
    if seat == KILLER:
        goal = Phrase("opening-killer-goal-crossroads" if known.crossroads else "opening-killer-goal", "WH-135", {})
        number = known.killer if known.killer >= 0 else known.chosen
        if number < 0:
            return Opening(Phrase("opening-killer", "WH-006", {}), goal, "side:killer")
        name = KILLER_IDS[number]
        told = f"opening-killer-{name}" if name in OURS else "opening-killer"
        return Opening(Phrase(told, "WH-006", {}), goal, f"killer:{name}")
    goal = Phrase("opening-victims-goal-crossroads" if known.crossroads else "opening-victims-goal", "WH-121", {})
    mine = [VICTIM_IDS[v.who] for v in known.victims if v.seat == seat]
    if not mine:
        mine = [VICTIM_IDS[taken >> 2] for taken in known.taken if taken & 3 == seat]
    if not mine:
        return Opening(Phrase("opening-victim", "WH-016", {}), goal, "side:victims")
    if len(mine) > 1:
        several = Phrase("opening-victims", "WH-016", {"victims": [f"victim:{name}" for name in mine]})
        return Opening(several, goal, f"victim:{mine[0]}")
    return Opening(Phrase(f"opening-{mine[0]}", "WH-016", {}), goal, f"victim:{mine[0]}")


def verdict(state: Whisper, seat: int) -> Phrase:
    """How the night ended for a seat; in Crossroads for itself alone."""
    side = "killer" if seat == KILLER else "victims"
    if state.crossroads:
        return Phrase(f"verdict-{side}-crossroads-{'won' if state.reward(seat) == 1.0 else 'lost'}", "", {})
    return Phrase(f"verdict-{side}-{w.ENDING_IDS[state.ending]}", "", {})


def labels(state: Whisper) -> list[list[str]]:
    """Who everybody was: the killer by name, and the victims of each seat."""
    found = [["side:killer", *([f"killer:{KILLER_IDS[state.killer]}"] if state.killer >= 0 else [])]]
    for seat in range(1, state.seats):
        own = [f"victim:{VICTIM_IDS[v.who]}" for v in state.victims if v.seat == seat]
        found.append(["side:victims", *own])
    return found


def text_keys() -> dict[str, set[str]]:
    keys = {"opening-killer", "opening-victim"}
    keys |= {f"opening-{side}-goal{how}" for side in ("killer", "victims") for how in ("", "-crossroads")}
    keys |= {f"opening-killer-{name}" for name in OURS} | {f"opening-{name}" for name in VICTIM_IDS}
    for side in ("killer", "victims"):
        keys |= {f"verdict-{side}-{how}" for how in w.ENDING_IDS if how != "crossroads"}
        keys |= {f"verdict-{side}-crossroads-{how}" for how in ("won", "lost")}
    found: dict[str, set[str]] = {key: set() for key in keys}
    return found | {"opening-victims": {"victims"}}
