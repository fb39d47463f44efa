"""A misère whose hand lies open: every card is tried in imagined deals, which the kernel plays out with all cards seen.

The three know the caller's hand and imagine each other's, the caller imagines theirs. What the kernel cannot tell within its nodes counts half. Without the compiled kernel, or without samples
in the budget, the conventional card stands.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.choice import Chosen, Ground, Kind, because
from whistclub.players.player import Budget
from whistclub.players.playout import imagined, runs_of
from whistclub.players.reading import Reading
from whistclub.players.solo.table import Table
from whistclub.rules.seats import Seat, seat_letter

if TYPE_CHECKING:
    from whistclub.solver import Question

_NODES_OF_KERNEL: Final = 15
"""Nodes of the kernel that take as long as one of the budget's, which are for a player in Python."""
_FIRST_NODES: Final = 1_000
"""Nodes that each question gets first; chosen by hand: most are answered within them."""
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
    return Chosen(card, _why(table, card, found[card], budget.samples), Kind.SEARCH)


def _with_legal(table: Table, legal: Hand) -> Table:
    return msgspec.structs.replace(table, reading=msgspec.structs.replace(table.reading, legal=legal))


def _why(table: Table, card: Card, escapes: Escapes, count: int) -> Ground:
    if table.declares:
        return because("why-solo-open-escape", card=card.text, hits=escapes.sure, count=count)
    caller = seat_letter(table.declarers[0], 4)
    hits = count - escapes.at_most
    return because("why-solo-open-catch", card=card.text, hits=hits, count=count, declarer=caller)


def escapes_by_card(table: Table, rng: Random, budget: Budget) -> dict[Card, Escapes]:
    """The outcome of each legal card in as many imagined deals as the budget has samples; nothing where none can be tried."""
    from whistclub.solver import has_kernel

    if not budget.samples or not has_kernel():
        return {}
    worlds = [imagined(table.reading, rng) for _ in range(budget.samples)]
    return escapes_in(table, worlds, budget.nodes)


def escapes_in(table: Table, worlds: Sequence[Sequence[Hand]], nodes: int) -> dict[Card, Escapes]:
    """The outcome of each legal card in these worlds, within so many nodes of a player in Python."""
    reading, declarer = table.reading, table.declarers[0]
    runs = runs_of(reading)
    asked = [(run, after) for run in runs for after in _each_after(reading, worlds, run[0], declarer)]
    found = {card: Escapes() for run in runs for card in run}
    answers = _answered([after for _, after in asked], _NODES_OF_KERNEL * nodes)
    for (run, _), (sure, at_most) in zip(asked, answers, strict=True):
        for card in run:
            found[card].sure += sure
            found[card].at_most += at_most
    return found


def _answered(asked: Sequence["Question"], nodes: int) -> Iterator[tuple[int, int]]:
    """For each question whether the caller takes no trick, as the least and the most it can be.

    Each gets a few nodes first; what they leave is shared among those that need more.
    """
    from whistclub.solver import Solver

    solver = Solver(memory_bytes=_TABLE_BYTES)
    answers = list(solver.solve(asked, nodes=_FIRST_NODES))
    unknown = [place for place, answer in enumerate(answers) if not answer.value.is_exact]
    left = nodes - sum(answer.nodes for answer in answers)
    if unknown and left > len(unknown) * _FIRST_NODES:
        again = solver.solve([asked[place] for place in unknown], nodes=left // len(unknown))
        for place, answer in zip(unknown, again, strict=True):
            answers[place] = answer
    return ((answer.value.least, answer.value.most) for answer in answers)


def _each_after(
    reading: Reading, worlds: Sequence[Sequence[Hand]], card: Card, declarer: Seat
) -> Iterator["Question"]:
    """True if the caller takes no trick once this card is played, in each world in which this one is not the caller's yet."""
    from whistclub.solver import Question

    lying = (*reading.trick, (reading.me, card))
    leader, trick = lying[0][0], tuple(one for _, one in lying)
    if not reading.later:
        leader, trick = lying[reading.judge.winning_place(trick)][0], ()
        if leader == declarer:
            return
    side = 1 << declarer
    for hands in worlds:
        north, east, south, west = (hand & ~card.bit for hand in hands)
        yield Question(
            hands=(north, east, south, west),
            leader=leader,
            table=trick,
            side=side,
            counts=side,
            objective="none",
        )
