"""The words of the adventure book by number: what `vocabulary.py` declares and `script/` carries out.

Plain constants, so that compiled rules compare numbers.
"""

from __future__ import annotations

from typing import Final

# Effects
SAY: Final = 0
DIAL: Final = 1
PLACE_CHARACTERS: Final = 2
FILL_SCAVENGE: Final = 3
REMOVE_SCAVENGE: Final = 4
PLACE_OBJECTIVE: Final = 5
REMOVE_OBJECTIVE: Final = 6
SPAWN: Final = 7
REMOVE_ENEMIES: Final = 8
WOUND_ENEMY: Final = 9
SITUATION: Final = 10
THREAT: Final = 11
TEST: Final = 12
CHOOSE_TEST: Final = 13
GROUP_TASK: Final = 14
END_GROUP_TASK: Final = 15
RAISE_GROUP_TASK: Final = 16
GRANT: Final = 17
DAMAGE: Final = 18
HEAL: Final = 19
CONVERT_TOXIC: Final = 20
STATUS: Final = 21
REWARD: Final = 22
ITEM: Final = 23
BATTERY: Final = 24
CARDS: Final = 25
INFLUENCE: Final = 26
MOVE: Final = 27
PLACE_TOKEN: Final = 28
REMOVE_TOKEN: Final = 29
SET_LINE: Final = 30
MARK: Final = 31
EXIT: Final = 32
ENVIRONMENT: Final = 33
RULE: Final = 34
DISCOVERY: Final = 35
BANISH: Final = 36
FACILITY: Final = 37
MISSION: Final = 38
FLAG: Final = 39
GOAL: Final = 40
GOTO: Final = 41
TRAVEL: Final = 42
END_MISSION: Final = 43
SIDE_MISSION: Final = 44
ROLL: Final = 45
ENEMY_TURN: Final = 46
END_TURN: Final = 47
REST: Final = 48
PEEK: Final = 49
COLONY_PHASE: Final = 50
CHOOSE_MISSION: Final = 51
ABILITY: Final = 52
ROAD_RUN: Final = 53
CAMPAIGN: Final = 54

# Conditions
IS_FLAG: Final = 0
IS_SITUATION: Final = 1
IS_REVISIT: Final = 2
IS_HERO: Final = 3
IS_CHARACTERS: Final = 4
IS_ENEMY: Final = 5
IS_ENEMIES: Final = 6
IS_TOKEN: Final = 7
IS_CARRYING: Final = 8
IS_HAS_ITEM: Final = 9
IS_HAS_TRAIT: Final = 10
IS_HAS_STATUS: Final = 11
IS_MISSION: Final = 12
IS_FACILITY: Final = 13
IS_DISCOVERY: Final = 14
IS_VISITED: Final = 15
IS_GROUP_TASK: Final = 16
IS_ENDLESS: Final = 17
IS_OBJECTIVE: Final = 18

# Sets of characters, by seat
READER: Final = 0
EACH: Final = 1
EACH_NOT_HIDING: Final = 2
PARTY: Final = 3
OTHERS: Final = 4
CARRIER: Final = 5
RANDOM: Final = 6
IN: Final = 7
NEAREST_TO: Final = 8
HERO: Final = 9
TRAIT: Final = 10
WITH_STATUS: Final = 11
HERE: Final = 12
WITH_ITEM: Final = 13
SPECIES: Final = 14

# Numbers
N: Final = 0
TIME: Final = 1
CLUES: Final = 2
SCRAP: Final = 3
FOOD: Final = 4
POPULATION: Final = 5
MORALE: Final = 6
ALLOWANCE: Final = 7
OVERRUN: Final = 8
DIE: Final = 9
RESULT: Final = 10
THREATS: Final = 11
HUNT: Final = 12
ENEMIES_IN_PLAY: Final = 13
FLAG_VALUE: Final = 14
TASK_DIAL: Final = 15

# Who decides, in the order of the vocabulary; the reader, where nothing is said
PARTY_DECIDES: Final = 1
KEEPER_DECIDES: Final = 2
