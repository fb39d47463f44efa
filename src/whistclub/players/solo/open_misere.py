"""A misère whose hand lies open: every card is tried in imagined deals, which the kernel plays out with all cards seen.

The three know the caller's hand and imagine each other's, the caller imagines theirs. A deal that the kernel does not
finish within its nodes counts half for every card. Without the compiled kernel, or without samples in the budget, the
conventional card stands.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.choice import Chosen, Ground, Kind, because
from whistclub.players.player import Budget
from whistclub.players.playout import imagined
from whistclub.players.solo.table import Table
from whistclub.rules.seats import seat_letter

if TYPE_CHECKING:
    from whistclub.solver import Answer, Question

_MOST_WORLDS: Final = 80
"""Deals looked at, at most: beside its nodes each costs a millisecond and a half. A share of them has an error of 0.06
at most.
"""
_NODES_OF_KERNEL: Final = 10
"""Nodes of the kernel that take as long as one of the budget's, which are for a player in Python."""
_FIRST_NODES: Final = 8_000
"""Nodes that each deal gets first, all its cards together; chosen by hand: half of the deals are finished within
them.
"""
_TABLE_BYTES: Final = 1 << 20
"""The memory of the kernel's table."""


class Escapes(msgspec.Struct):
    """In how many of the imagined deals the caller takes no trick: for certain, and at most."""

    sure: int = 0
    at_most: int = 0


def hand_lies_open(table: Table) -> bool:
    """True if the three know the whole hand of a misère: because it lies open, or because the play has told it."""
    if not table.avoids:
        return False
    reading = table.reading
    if table.declares:
        return table.contract == "misere_ouverte" and bool(reading.tricks)
    declarer = table.declarers[0]
    return reading.known[declarer].bit_count() == reading.counts[declarer]


def tried_open(table: Table, convention: Callable[[Table], Chosen], rng: Random, budget: Budget) -> Chosen:
    """The conventional card, or another with which the caller escapes in fewer of the imagined deals; for the caller
    itself in more. Of cards that do equally well the convention chooses.
    """
    usual = convention(table)
    found = escapes_by_card(table, rng, budget)
    if not found:
        return usual
    halves = {card: each.sure + each.at_most for card, each in found.items()}
    best = max(halves.values()) if table.declares else min(halves.values())
    if halves[usual.card] == best:
        return usual
    left = FRENCH.mask(card for card, worth in halves.items() if worth == best)
    card = convention(_with_legal(table, left)).card
    return Chosen(card, _why(table, card, found[card], worlds_tried(budget)), Kind.SEARCH)


def _with_legal(table: Table, legal: Hand) -> Table:
    return msgspec.structs.replace(table, reading=msgspec.structs.replace(table.reading, legal=legal))


def _why(table: Table, card: Card, escapes: Escapes, count: int) -> Ground:
    if table.declares:
        return because("why-solo-open-escape", card=card.text, hits=escapes.sure, count=count)
    caller = seat_letter(table.declarers[0], 4)
    hits = count - escapes.at_most
    return because("why-solo-open-catch", card=card.text, hits=hits, count=count, declarer=caller)


def escapes_by_card(table: Table, rng: Random, budget: Budget) -> dict[Card, Escapes]:
    """The outcome of each legal card in as many imagined deals as the budget has samples; nothing where none can be
    tried.
    """
    from whistclub.solver import has_kernel

    if not budget.samples or not has_kernel():
        return {}
    worlds = [imagined(table.reading, rng) for _ in range(worlds_tried(budget))]
    return escapes_in(table, worlds, budget.nodes)


def worlds_tried(budget: Budget) -> int:
    """The number of deals that cards are tried in."""
    return min(budget.samples, _MOST_WORLDS)


def escapes_in(table: Table, worlds: Sequence[Sequence[Hand]], nodes: int) -> dict[Card, Escapes]:
    """The outcome of each legal card in these worlds, within so many nodes of a player in Python.

    One question asks for all cards of a world, so that what is found for one of them answers for the others.
    """
    found = {card: Escapes() for card in FRENCH.iterate(table.reading.legal)}
    asked = [_question(table, hands) for hands in worlds]
    for answer in _answered(asked, _NODES_OF_KERNEL * nodes):
        values = {each.card: each.value for each in answer.cards}
        for card, escapes in found.items():
            # Where the nodes ran out some cards are known, those that were asked first: counted, they would seem better
            # than the rest.
            escapes.sure += values[card].least if answer.why is None else 0
            escapes.at_most += values[card].most if answer.why is None else 1
    return found


def _answered(asked: Sequence["Question"], nodes: int) -> list["Answer"]:
    """The answer to each question, with that of each card.

    Each gets a few nodes first; what they leave is shared among those that need more.
    """
    from whistclub.solver import Solver

    solver = Solver(memory_bytes=_TABLE_BYTES)
    answers = list(solver.solve(asked, cards=True, nodes=min(_FIRST_NODES, nodes // max(1, len(asked)))))
    unknown = [place for place, answer in enumerate(answers) if answer.why is not None]
    left = nodes - sum(answer.nodes for answer in answers)
    if unknown and left > len(unknown) * _FIRST_NODES:
        again = solver.solve([asked[place] for place in unknown], cards=True, nodes=left // len(unknown))
        for place, answer in zip(unknown, again, strict=True):
            answers[place] = answer
    return answers


def _question(table: Table, hands: Sequence[Hand]) -> "Question":
    """Asks if the caller takes no trick, from the trick on the table on."""
    from whistclub.solver import Question

    reading = table.reading
    side = 1 << table.declarers[0]
    north, east, south, west = hands
    return Question(
        hands=(north, east, south, west),
        leader=reading.trick[0][0] if reading.trick else reading.me,
        table=tuple([card for _, card in reading.trick]),
        side=side,
        counts=side,
        objective="none",
    )
