"""The second judge of early cards: perfect play with all cards seen. It plays nothing on by the fast policy, and so has
none of its habits.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec

from whistclub.coach.cards import Turn, solver, value_of
from whistclub.coach.comparison import Tried
from whistclub.coach.effort import Effort
from whistclub.coach.reasons.play import after_card
from whistclub.coach.stakes import Outcome
from whistclub.players.policy import Hands

_BATCH: Final = 8
"""Worlds valued before the nodes are counted."""
_FEWEST: Final = 4
"""Fewer worlds finished tell no spread; chosen by hand."""
_ERRORS: Final = 1.0
"""Standard errors that the cost must be above here too; chosen by hand: the second judge only confirms what the first
has found beyond doubt.
"""
_Pair = tuple[Outcome, Outcome]
"""The outcomes of a world after the better card and after the other."""


def is_seconded(turn: Turn, tried: Tried, better: int, worse: int, effort: Effort) -> bool:
    """True if the second judge too finds one group of cards better than another, in the worlds in which they were
    tried; False where it cannot tell.
    """
    found = list(_valued(turn, tried, (better, worse), effort))
    if len(found) < _FEWEST:
        return False
    again = msgspec.structs.replace(
        tried,
        groups=(tried.groups[better], tried.groups[worse]),
        rows=tuple(zip(*(pair for _, pair in found), strict=True)),
        weights=tuple(weight for weight, _ in found),
    )
    cost, error = again.gain(0, 1)
    return cost > _ERRORS * error


def _valued(
    turn: Turn, tried: Tried, groups: tuple[int, int], effort: Effort
) -> Iterator[tuple[float, _Pair]]:
    """The weight of each world that the kernel finishes with both cards, and what they come to, until the nodes are
    spent.
    """
    worlds, spent = iter(zip(tried.weights, tried.hands, strict=True)), 0
    while spent < effort.most_nodes and (batch := list(islice(worlds, _BATCH))):
        hands = [each for _, each in batch]
        columns = [_ends(turn, hands, group, effort) for group in groups]
        spent += sum(nodes for _, nodes in columns)
        for (weight, _), one, two in zip(batch, *(ends for ends, _ in columns), strict=True):
            if one is not None and two is not None:
                yield weight, (one, two)


def _ends(turn: Turn, worlds: list[Hands], group: int, effort: Effort) -> tuple[list[Outcome | None], int]:
    """The outcome of a card in each of these worlds, None where the kernel does not finish it; and the nodes spent."""
    starts = [after_card(turn, hands, turn.firsts[group]) for hands in worlds]
    asked = [question for _, question in starts if question is not None]
    answers = solver(effort.threads).solve(asked, nodes=effort.nodes)
    rest, ends, counts = iter(answers), list[Outcome | None](), turn.stakes.aim.counts
    for line, question in starts:
        taken = sum(counts >> trick.taker & 1 for trick in line)
        answer = None if question is None else next(rest)
        if answer is not None and answer.why is not None:
            ends.append(None)
            continue
        tricks = taken + (0 if answer is None else answer.value.least)
        ends.append(turn.stakes.outcomes[value_of(turn.stakes, tricks)])
    return ends, sum(answer.nodes for answer in answers)
