"""Refusals as the rules make them.

The reasons stand beside the rules. What belongs to another moment than the present one is in `moments.py`.
"""

from __future__ import annotations

from gloam.core.state import Refusal
from gloam.games.whisper.tables import CARD_IDS, ITEM_IDS, LOCATION_IDS, PASSAGE_IDS, PLAN_IDS, VICTIM_IDS


def no(rule: int, key: str) -> Refusal:
    """A refusal without facts."""
    return Refusal(f"WH-{rule:03}", key, {})


def no_victim(rule: int, key: str, who: int) -> Refusal:
    return Refusal(f"WH-{rule:03}", key, {"victim": f"victim:{VICTIM_IDS[who]}"})


def no_item(rule: int, key: str, item: int) -> Refusal:
    return Refusal(f"WH-{rule:03}", key, {"item": f"item:{ITEM_IDS[item]}"})


def no_place(rule: int, key: str, place: int) -> Refusal:
    return Refusal(f"WH-{rule:03}", key, {"location": f"location:{LOCATION_IDS[place]}"})


def no_passage(rule: int, key: str, passage: int) -> Refusal:
    return Refusal(f"WH-{rule:03}", key, {"passage": f"passage:{PASSAGE_IDS[passage]}"})


def no_plan(rule: int, key: str, plan: int) -> Refusal:
    return Refusal(f"WH-{rule:03}", key, {"plan": f"plan:{PLAN_IDS[plan]}"})


def no_card(rule: int, key: str, card: int) -> Refusal:
    return Refusal(f"WH-{rule:03}", key, {"kcard": f"kcard:{CARD_IDS[card]}"})
