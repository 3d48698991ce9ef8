"""The killer's turn: reveal, instant cards, boost or basic actions, a long-term card, the draw (WH-170 to WH-217)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    BASICS,
    BOOST,
    DRAWN,
    INSTANT,
    LONG_TERM,
    MOONLIT_RUN,
    NEIGHBOURS,
    PATIENCE,
    STONE_EARS,
)
from gloam.games.whisper.rules.cards import all_plays, play_card, play_foretold, playable, why_no_play, why_not_its_step
from gloam.games.whisper.rules.deck import draw
from gloam.games.whisper.rules.encounter import search
from gloam.games.whisper.rules.moving import KillerWalk, step_foretold, step_to, why_no_neighbour
from gloam.games.whisper.rules.sensing import sense_radius
from gloam.games.whisper.state import KILLER, KILLERS_TURN, NOTHING_HIDDEN, Whisper


class KillerTurn(Step):
    """Five steps in this order (WH-170)."""

    def run(self, s: Whisper) -> None:
        s.turn = KILLERS_TURN
        s.unseen = NOTHING_HIDDEN
        s.revealed = s.encountered = s.ambushed = s.found = s.ran = False
        s.basics = 0
        s.announce(w.TOLD_KILLER_TURN)
        s.push(EndTurn())
        s.push(DrawStep())
        s.push(LongStep())
        s.push(MainStep())
        s.push(InstantStep())
        if s.hidden:
            s.push(Reveal())


class Reveal(Step):
    """He announces where he is; then the effects of his card, then an extra [SEARCH] (WH-180 to WH-188)."""

    def run(self, s: Whisper) -> None:
        s.hidden = False
        s.revealed = True
        s.stalk = 0
        s.put_figure(s.place)
        s.announce(w.TOLD_REVEALED, s.place)
        s.push(RevealSearch())
        if s.on_reveal is not None:
            s.push(s.on_reveal)
            s.on_reveal = None


class RevealSearch(Step):
    def run(self, s: Whisper) -> None:
        s.push(AfterReveal())
        search(s)
        s.ambushed = s.found


class AfterReveal(Step):
    """Patience: one step after a reveal that found nobody (WH-326; D33)."""

    def run(self, s: Whisper) -> None:
        if not s.encountered and s.able(PATIENCE):
            s.ask(self, KILLER, w.ASK_PATIENCE, [PASS, *(w.GO | to for to in NEIGHBOURS[s.place])])

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        if option != PASS:
            step_to(s, option & ARG_MASK)

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        if option & ~ARG_MASK != w.GO:
            return 0
        return why_no_neighbour(s.place, option & ARG_MASK, w.NOT_ALLOWED_PATIENCE, w.NOT_ADJACENT_PATIENCE)


class CardStep(Step):
    """A step in which cards of one type may be played; closed by his own word, also if he has none (WH-175, WH-294)."""

    def type(self) -> int:
        raise NotImplementedError

    def kind(self) -> int:
        raise NotImplementedError

    def run(self, s: Whisper) -> None:
        if not s.encountered:
            s.ask(self, KILLER, self.kind(), [PASS, *playable(s, self.type())])

    def candidates(self, s: Whisper, seat: int) -> list[int]:
        return [PASS, *all_plays(s)]

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        return why_no_play(s, option & ARG_MASK, self.type()) if option & ~ARG_MASK == w.PLAY else 0

    def foretells(self, known: Whisper, seat: int, option: int) -> list[list[int]]:
        return play_foretold(known, option)


class InstantStep(CardStep):
    """Any number of instant cards (WH-205; D18)."""

    def type(self) -> int:
        return INSTANT

    def kind(self) -> int:
        return w.ASK_INSTANT

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        if option != PASS:
            s.push(self)
            play_card(s, option & ARG_MASK)


class LongStep(CardStep):
    """One long-term card, if there was no encounter (WH-216, WH-217; D22)."""

    def type(self) -> int:
        return LONG_TERM

    def kind(self) -> int:
        return w.ASK_LONG

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        if option != PASS:
            play_card(s, option & ARG_MASK)


class MainStep(Step):
    """One boost card, or up to two basic actions (WH-207 to WH-215; D21)."""

    def run(self, s: Whisper) -> None:
        if not s.encountered and s.basics < BASICS:
            options = [o for o in self.candidates(s, KILLER) if not self.why_not(s, KILLER, o)]
            s.ask(self, KILLER, w.ASK_MAIN, options)

    def candidates(self, s: Whisper, seat: int) -> list[int]:
        ways = [w.GO | to for to in NEIGHBOURS[s.place]]
        runs = [w.RUN | to for to in NEIGHBOURS[s.place]] if s.able(MOONLIT_RUN) else []
        return [PASS, *ways, *runs, w.SEARCH, *all_plays(s)]

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if verb == w.PLAY:
            return self.why_no_boost(s, argument)
        if verb == w.RUN:
            if not s.able(MOONLIT_RUN):
                return w.NOT_ABLE
            if s.ran:
                return w.RAN_ALREADY
        elif verb != w.GO:
            return 0
        return why_no_neighbour(s.place, argument, w.NOT_ALLOWED_BASIC, w.NOT_ADJACENT_BASIC)

    def foretells(self, known: Whisper, seat: int, option: int) -> list[list[int]]:
        verb = option & ~ARG_MASK
        if verb == w.PLAY or option == PASS:
            return play_foretold(known, option)
        told = [[w.FORETELL_NAMES, known.place]] if option == w.SEARCH else step_foretold(known, option & ARG_MASK)
        return told if known.basics else [*told, [w.FORETELL_NO_BOOST]]

    def why_no_boost(self, s: Whisper, card: int) -> int:
        """A basic action closes the step to boost cards; to all others it was never open (WH-190, WH-215)."""
        if not s.basics:
            return why_no_play(s, card, BOOST)
        why = why_not_its_step(s, card, BOOST)
        return why or w.NO_BOOST_NOW

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if option == PASS:
            return
        if verb == w.PLAY:
            play_card(s, argument)
            return
        s.basics += 1
        s.push(self)
        if option == w.SEARCH:
            s.push(StoneEars())
            search(s)
            return
        if verb == w.RUN:
            s.ran = True
            s.push(KillerWalk(1, 1))
        step_to(s, argument)


class StoneEars(Step):
    """After a basic [SEARCH] that found nobody he may listen around (WH-377; D34)."""

    def run(self, s: Whisper) -> None:
        if not s.encountered and s.able(STONE_EARS):
            s.ask(self, KILLER, w.ASK_EARS, [PASS, w.SENSE])

    def foretells(self, known: Whisper, seat: int, option: int) -> list[list[int]]:
        return [] if option == PASS else [[w.FORETELL_LISTENS]]

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        if option != PASS:
            sense_radius(s, s.place, 1)


class DrawStep(Step):
    """Three cards; after an encounter as the table has agreed (WH-172, WH-185, WH-220)."""

    def run(self, s: Whisper) -> None:
        how = s.switches.draw_after_encounter
        if not s.encountered or how == "always" or (how == "split" and not s.ambushed):
            draw(s, DRAWN)


class EndTurn(Step):
    """What lasted until the end of the turn is over (WH-174)."""

    def run(self, s: Whisper) -> None:
        s.turn_bonus = 0
        s.revealed = s.encountered = s.ambushed = s.found = s.ran = s.cleared = False
        s.basics = s.asked_nests = s.named_nests = 0
        for v in s.victims:
            v.shaken = v.charmed = v.harvested = False
