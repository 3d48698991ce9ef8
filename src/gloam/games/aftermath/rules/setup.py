"""Set-up of a session: decks, boxes, heroes, keeper (AF-001 to AF-033)."""

from __future__ import annotations

from gloam.core.rng import Rng
from gloam.core.state import ARG_MASK, Step, opening
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content import tables as t
from gloam.games.aftermath.effects.playing import BookWords
from gloam.games.aftermath.figures import AT_HOME, LEFT, NO_ITEM, NOWHERE, SLOTS, Hero
from gloam.games.aftermath.options import Switches
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.gaining import wear
from gloam.games.aftermath.rules.pages import GoHome, OpenPage
from gloam.games.aftermath.state import NO_PAGE, NOBODY_YET, PLAYING, SETTING_UP, UNFINISHED, Aftermath, Campaign

FIRST_PAGE = 2
LATER_PAGE = 3


def fresh_hero(who: int) -> Hero:
    """A character with its starting ability; its starting item it puts on when the session is made (AF-009)."""
    return Hero(
        seat=-1,
        where=AT_HOME,
        space=NOWHERE,
        wounds=0,
        toxic=0,
        statuses=0,
        worn=[NO_ITEM] * SLOTS,
        charge=[0] * SLOTS,
        pack=[],
        batteries=0,
        abilities=[t.STARTING_ABILITY[who]],
        carries=False,
        back=False,
    )


def fresh_campaign() -> Campaign:
    """A campaign before its first session: the ability deck has what nobody begins with (AF-643)."""
    lessons = [a for a in range(len(t.ABILITY_IDS)) if not t.ABILITY_DISCOVERY[a] and a not in t.STARTING_ABILITY]
    return Campaign(
        sessions=0,
        missions=[t.LOCKED] * len(t.MISSION_IDS),
        attempted=0,
        stores=[],
        built=[],
        broken=[],
        taken=0,
        banished=0,
        lessons=lessons,
        goals=0,
        won=False,
        endless=False,
        failed_last=False,
        read=[],
        log=[],
    )


def item_deck(campaign: Campaign, heroes: list[Hero]) -> list[int]:
    """The ordinary items that nobody has, in or out of the colony (AF-014)."""
    held = [item for hero in heroes for item in hero.items()]
    held += campaign.stores + campaign.built + campaign.broken
    return [item for item in t.ORDINARY_ITEMS if item not in held]


def encounter_deck(campaign: Campaign) -> list[int]:
    """The encounter cards of the beginning, and those that were discovered and not banished (AF-015, AF-607)."""
    found = t.FIRST_ENCOUNTERS.copy()
    for card in range(len(t.ENCOUNTER_IDS)):
        if t.ENCOUNTER_IDS[card] in t.DISCOVERY_IDS and card not in found:
            number = t.DISCOVERY_IDS.index(t.ENCOUNTER_IDS[card])
            if campaign.taken >> number & 1 and not campaign.banished >> number & 1:
                found.append(card)
    return found


def token_piles() -> list[list[int]]:
    """The scavenge tokens by difficulty (AF-020)."""
    piles: list[list[int]] = [[] for _ in t.PILE_DIFFICULTY]
    for token in range(len(t.TOKEN_PILE)):
        piles[t.TOKEN_PILE[token]].append(token)
    return piles


def new_session(
    seats: int, rng: Rng, switches: Switches, campaign: Campaign, heroes: list[Hero], dials: list[int],
    flags: list[int],
) -> Aftermath:  # fmt: skip
    """A session before its first decision; decks are made of what the campaign does not hold (AF-013 to AF-021)."""
    deck = t.BASIC_CARDS.copy()
    rng.shuffle("deck", deck)
    items = item_deck(campaign, heroes)
    rng.shuffle("items", items)
    encounters = encounter_deck(campaign)
    rng.shuffle("encounters", encounters)
    piles = token_piles()
    for pile in piles:
        rng.shuffle("pile", pile)
    s = Aftermath(
        opening(seats, rng, GoHome()),
        words=BookWords(t.BOOK_NAME), switches=switches, campaign=campaign,
        phase=SETTING_UP, cast=[-1] * seats, heroes=heroes, keeper=0, turn=NOBODY_YET, dials=dials, raised=0,
        flags=flags,
        mission=-1, errand=-1, marker=0, page=NO_PAGE, visits=[], left_pages=[],
        hostile=False, weather=0, weather_mission=0, rules=0, rules_mission=0, lines=[], marks=[], shut=[],
        objectives=0, tokens=[], info_read=[], info_counts=[], calamities=[], variants=0, fired=0,
        exit_used=NOWHERE, pending_page=-1, left=None, pending_road=-1, task=None,
        hands=[[] for _ in range(seats)], deck=deck, discard=[], threats=[], foes=[], bands=[], hunt=[],
        next_uid=1,
        items=items, item_discard=[], encounters=encounters, encounter_discard=[], top_known=False,
        next_threat=-1, piles=piles, finds=[], lost_tokens=[[] for _ in t.PILE_DIFFICULTY], spent=[],
        grants=[], used_turn=0, used_page=0, used_mission=0, brought_up=0, tin_uses=0, page_turns=0,
        round_mask=0, decoy=False,
        die=0, total=0, passed=False, chosen=0, road=None, result=UNFINISHED, ending=UNFINISHED,
    )  # fmt: skip
    s.push(Ready())
    s.push(PickKeeper((1 << seats) - 1, 0))
    for seat in range(seats - 1, -1, -1):
        s.push(PickHero(seat))
    return s


def first_session(seats: int, rng: Rng, switches: Switches) -> Aftermath:
    """The first session of a campaign: everybody wears their starting item (AF-009)."""
    heroes = [fresh_hero(who) for who in range(len(t.HERO_IDS))]
    s = new_session(
        seats, rng, switches, fresh_campaign(), heroes, t.DIAL_OPENING.copy(), [0] * len(t.FLAG_IDS)
    )
    for who in range(len(t.HERO_IDS)):
        s.items.remove(t.STARTING_ITEM[who])
        wear(s, who, t.STARTING_ITEM[who])
    return s


class PickHero(Step):
    """Each seat chooses its character (AF-007, AF-028)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        s.ask(self, self.seat, w.ASK_HERO, [w.HERO | who for who in range(len(t.HERO_IDS)) if who not in s.cast])

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        who = option & ARG_MASK
        s.cast[seat] = who
        s.heroes[who].seat = seat
        s.announce(w.TOLD_CHOSE, seat, who)

    def candidates(self, s: Aftermath, seat: int) -> list[int]:
        return [w.HERO | who for who in range(len(t.HERO_IDS))]

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        taken = option & ~ARG_MASK == w.HERO and option & ARG_MASK in s.cast
        return w.TAKEN if taken else 0


class PickKeeper(Counsel):
    """The first keeper, who has the first turn (AF-026)."""

    def kind(self) -> int:
        return w.ASK_KEEPER

    def options(self, s: Aftermath) -> list[int]:
        return [w.KEEPER | seat for seat in range(s.seats)]

    def settle(self, s: Aftermath, option: int) -> None:
        s.keeper = option & ARG_MASK
        s.announce(w.TOLD_KEEPER, s.keeper)


class Ready(Step):
    """Page 2 opens the first session, page 3 every later one (AF-024, AF-025)."""

    def run(self, s: Aftermath) -> None:
        s.phase = PLAYING
        s.announce(w.TOLD_SESSION, s.campaign.sessions + 1)
        for seat in range(s.seats):
            s.hero(seat).where = LEFT
        s.push(OpenPage(FIRST_PAGE if s.campaign.sessions == 0 else LATER_PAGE))
