"""What is wrong with effects although every word of them is right: ways that lead nowhere, or nowhere else."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import msgspec

from gloam.core.content.files import Fault
from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.tree import Node, Page
from gloam.core.effects.vocabulary import Choose, Effect, ForEach, If, May, Pick, Premise, Read, Repeat, Stop, Things


def check_pages(pages: list[Page]) -> list[Fault]:
    """All faults that the shape of the programs shows."""
    faults: list[Fault] = []
    flow = _Flow(pages)
    for page in pages:
        file = page.source.file
        faults += [Fault(file, way, what) for way, what in _cost_faults(page.cost())]
        for node in page.all():
            if isinstance(node.struct, Choose):
                faults += [Fault(file, way, what) for way, what in _choice_faults(node, node.struct)]
            faults += [Fault(file, way, what) for way, what in _secret_faults(node, flow)]
        faults += [Fault(file, way, "nothing gets here: what stands before never goes on") for way in flow.dead(page)]
    return [*faults, *_unreachable(pages), *_loops(pages, flow), *_endless(pages, flow)]


# Choices


def _choice_faults(node: Node, choice: Choose) -> list[tuple[Way, str]]:
    faults: list[tuple[Way, str]] = []
    if choice.otherwise is None and not any(option.is_sure() for option in choice.options):
        what = "this can leave nobody an option: one needs neither `if` nor `cost`, or the choice an `else`"
        faults.append(((*node.way, "options"), what))
    for i in range(len(choice.options)):
        faults += _cost_faults(node.blocks[("options", i, "cost")])
    return faults


def _cost_faults(costs: list[Node]) -> list[tuple[Way, str]]:
    faults: list[tuple[Way, str]] = []
    seen: list[object] = []
    for cost in costs:
        if not cast(Effect, cost.struct).payable:
            faults.append((cost.way, f"{cost.word.tag!r} cannot be a cost"))
        what_is_paid = _without_numbers(cost)
        if what_is_paid in seen:
            faults.append((cost.way, "this is paid twice, but parts of a cost are looked at alone: write one sum"))
        seen.append(what_is_paid)
    return faults


def _without_numbers(node: Node) -> object:
    fields = [f for f in node.word.fields if f.shape.kind != "int" and f.shape.word != "number"]
    return node.word.tag, [getattr(node.struct, f.name) for f in fields]


# Secrets


def _secret_faults(node: Node, flow: _Flow) -> list[tuple[Way, str]]:
    struct = node.struct
    if isinstance(struct, If) and _hidden(node.terms[("cond",)]):
        inside = [*node.blocks[("then",)], *node.blocks[("else",)]]
        if flow.asks(inside):
            return [((*node.way, "cond"), "not everybody can know this, and a question that depends on it would tell")]
    for field in ("of", "from"):
        term = node.terms.get((field,))
        if isinstance(struct, ForEach | Pick) and term is not None and _hidden(term):
            return [((*node.way, field), "not everybody can know this set, and its things would be seen one by one")]
    return []


def _hidden(term: Node) -> bool:
    struct = term.struct
    if isinstance(struct, Premise | Things) and struct.hidden:
        return True
    return any(_hidden(inner) for inner in term.terms.values())


# Ways between programs


def _unreachable(pages: list[Page]) -> list[Fault]:
    by_id = {page.source.id: page for page in pages}
    reached = {page.source.id for page in pages if page.source.root}
    open_ = list(reached)
    while open_:
        for node in by_id[open_.pop()].all():
            for lead in node.leads:
                if lead in by_id and lead not in reached:
                    reached.add(lead)
                    open_.append(lead)
    return [
        Fault(page.source.file, page.source.way, f"nothing that can be played leads to {page.source.id!r}")
        for page in pages
        if page.source.id not in reached
    ]


def _loops(pages: list[Page], flow: _Flow) -> list[Fault]:
    faults = []
    reported: set[str] = set()
    for page in pages:
        start = page.source.id
        loop = _way_back(start, flow.free_leads)
        if loop and not reported & set(loop):
            reported |= set(loop)
            what = f"this goes round for ever, without a question or progress: {' -> '.join(loop)}"
            faults.append(Fault(page.source.file, page.source.way, what))
    return faults


def _way_back(start: str, leads: dict[str, set[str]]) -> list[str]:
    """A shortest way from a program to itself."""
    ways = [[start]]
    seen: set[str] = set()
    for way in ways:
        for lead in sorted(leads.get(way[-1], ())):
            if lead == start:
                return [*way, start]
            if lead not in seen:
                seen.add(lead)
                ways.append([*way, lead])
    return []


def _endless(pages: list[Page], flow: _Flow) -> list[Fault]:
    return [
        Fault(page.source.file, page.source.way, "this never comes to an end, whatever anybody chooses")
        for page in pages
        if flow.exits[page.source.id] == _NO_EXIT and page.source.id not in flow.free_leads[page.source.id]
    ]


class _Exits(msgspec.Struct, frozen=True):
    """How effects can end: the next one's turn comes, or the run stops."""

    passes: bool
    stops: bool


_NO_EXIT = _Exits(False, False)


class _Flow:
    """Where programs can go, worked out until nothing changes any more."""

    def __init__(self, pages: list[Page]) -> None:
        self.pages = {page.source.id: page for page in pages}
        self.exits = dict.fromkeys(self.pages, _NO_EXIT)
        self._settle_exits()
        self.freely = dict.fromkeys(self.pages, True)
        self.free_leads: dict[str, set[str]] = {}
        self._settle_free()
        self._asking = {id_ for id_, page in self.pages.items() if any(_asks(n) for n in page.all())}
        while more := {id_ for id_, page in self.pages.items() if id_ not in self._asking and self.asks(page.whole())}:
            self._asking |= more

    def asks(self, nodes: list[Node]) -> bool:
        """Whether somebody may be asked something by these effects, now or later."""
        for node in nodes:
            if _asks(node) or (isinstance(node.struct, Read) and self._asking & set(node.leads)):
                return True
            if any(self.asks(block) for block in node.blocks.values()):
                return True
        return False

    # Which effects can be got past at all

    def _settle_exits(self) -> None:
        changed = True
        while changed:
            changed = False
            for id_, page in self.pages.items():
                found = self._sequence(page.whole())
                if found != self.exits[id_]:
                    self.exits[id_] = found
                    changed = True

    def _sequence(self, nodes: list[Node]) -> _Exits:
        stops = False
        for node in nodes:
            found = self._exits(node)
            stops = stops or found.stops
            if not found.passes:
                return _Exits(False, stops)
        return _Exits(True, stops)

    def _exits(self, node: Node) -> _Exits:
        effect = node.struct
        if isinstance(effect, Stop):
            return _Exits(False, True)
        if isinstance(effect, Read):
            return self.exits.get(node.leads[0], _Exits(True, False))
        ways = [self._sequence(nodes) for nodes in _ways(node)]
        skipped = not isinstance(effect, If | Choose)
        stopped = isinstance(effect, Effect) and bool(effect.stops_when)
        return _Exits(skipped or any(w.passes for w in ways), stopped or any(w.stops for w in ways))

    def dead(self, page: Page) -> list[Way]:
        """The effects that are never done, although the program is."""
        found = []
        blocks = [page.whole(), *(block for node in page.all() for block in node.blocks.values())]
        for block in blocks:
            for before, node in pairwise(block):
                if self._exits(before) == _Exits(False, True):
                    found.append(node.way)
                    break
        return found

    # Which programs lead to which without any rest on the way

    def _settle_free(self) -> None:
        changed = True
        while changed:
            changed = False
            for id_, page in self.pages.items():
                leads, passes = self._free(page.whole())
                self.free_leads[id_] = leads
                if passes != self.freely[id_]:
                    self.freely[id_] = passes
                    changed = True

    def _free(self, nodes: list[Node]) -> tuple[set[str], bool]:
        found: set[str] = set()
        for node in nodes:
            effect = cast(Effect, node.struct)
            if effect.progresses():
                return found, False
            found |= set(node.leads)
            if isinstance(effect, Choose | May):
                if ("else",) in node.blocks:
                    found |= self._free(node.blocks[("else",)])[0]
                return found, False
            if isinstance(effect, Read):
                if not all(self.freely.get(lead, True) for lead in node.leads):
                    return found, False
                continue
            if isinstance(effect, Stop):
                return found, False
            if effect.asks:
                return found, False
            ways = [self._free(block) for block in _ways(node)]
            for leads, _ in ways:
                found |= leads
            if isinstance(effect, If) and not any(passes for _, passes in ways):
                return found, False
        return found, True


def _asks(node: Node) -> bool:
    struct = node.struct
    return isinstance(struct, Choose | May | Pick) or (isinstance(struct, Effect) and struct.asks)


def _ways(node: Node) -> list[list[Node]]:
    """What may be done by an effect in its turn: its blocks, without those that wait for some other time."""
    if isinstance(node.struct, Choose):
        costs = [node.blocks[("options", i, "cost")] for i in range(len(node.struct.options))]
        effects = [node.blocks[("options", i, "effects")] for i in range(len(node.struct.options))]
        ways = [cost + block for cost, block in zip(costs, effects, strict=True)]
        return [*ways, node.blocks[("else",)]] if node.struct.otherwise is not None else ways
    if isinstance(node.struct, If | May | ForEach | Repeat):
        return list(node.blocks.values())
    later = {f.key for f in node.word.fields if f.shape.kind == "block" and f.shape.later}
    return [block for inner, block in node.blocks.items() if inner[0] not in later]
