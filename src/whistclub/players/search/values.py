"""The values of cards in worlds: by the kernel, by the fast policy, or by the policy first and the kernel for the rest.

With open cards everybody finds what only the cards seen would tell, so early in a deal the kernel's values say little
about a lead. The policy knows no more than each seat does, and reads the partner's cards as the conventions have them;
of endings it knows less than the kernel. In a closed misère the defenders, seeing all cards, beat nearly every hand
whatever it plays.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from whistclub.cards.card import Card
from whistclub.players.reading import Reading
from whistclub.players.search.aim import Aim
from whistclub.players.worlds.drawn import Weighted

if TYPE_CHECKING:
    from whistclub.solver import Answer, Solver
import msgspec

from whistclub.players.policy import Hands, Situation, played_on, tricks_by_card

Values = tuple[float, ...]
"""The value of each card, in the order asked for."""

_TABLE_BYTES: Final = 4 << 20
"""The memory of the kernel's table."""
_LEAST_NODES: Final = 1_000
"""With fewer nodes hardly a world is finished; chosen by hand."""
_LIMIT: Final = 3
"""A world may take so many times its share of the nodes; chosen by hand, since what easy ones leave may go to the hard
ones.
"""


class Valuer:
    """Values cards at one turn until its nodes are spent."""

    def __init__(self, reading: Reading, aim: Aim, nodes: int) -> None:
        self._reading = reading
        self._aim = aim
        self._nodes = nodes

    @property
    def is_spent(self) -> bool:
        """True if nothing is left to value cards with."""
        return self._nodes < _LEAST_NODES

    def values(
        self, worlds: Sequence[Weighted], cards: Sequence[Card], ahead: int
    ) -> list[tuple[float, Values]]:
        """Each world's weight and the values of the cards in it; a world that takes too many nodes is left out.

        `ahead` is the number of worlds, these included, among which the nodes are divided. Where fewer than half are
        finished, the others would be the easy ones alone, and no more are tried at this turn.
        """
        asked = [self._aim.question(self._reading, hands) for _, hands in worlds]
        limit = _LIMIT * self._nodes // max(1, ahead)
        answers = _solver().solve(asked, cards=True, nodes=limit)
        self._nodes -= sum(answer.nodes for answer in answers)
        if 2 * sum(answer.why is None for answer in answers) < len(answers):
            self._nodes = 0
        return [
            (weight, self._worths(answer, cards))
            for (weight, _), answer in zip(worlds, answers, strict=True)
            if answer.why is None
        ]

    def _worths(self, answer: "Answer", cards: Sequence[Card]) -> Values:
        worth = {each.card: self._aim.worth[each.value.least] for each in answer.cards}
        return tuple(worth[card] for card in cards)


class EarlyValuer:
    """Values cards early in a deal until its nodes are spent: the policy plays each world on, and the kernel values
    what is left.
    """

    def __init__(self, situation: Situation, aim: Aim, nodes: int) -> None:
        # The seats of the aim are the player's own and its partner's: what they can make of a card is what it is worth.
        self._situation = msgspec.structs.replace(situation, trained=aim.counts)
        self._aim = aim
        self._nodes = nodes

    @property
    def is_spent(self) -> bool:
        """True if nothing is left to value cards with."""
        return self._nodes < _LEAST_NODES

    def values(
        self, worlds: Sequence[Weighted], cards: Sequence[Card], ahead: int
    ) -> list[tuple[float, Values]]:
        """Each world's weight and the values of the cards in it; a world in which a card takes too many nodes is left
        out.

        Where fewer than half are finished with a card, none counts, and no more are tried at this turn.
        """
        limit = _LIMIT * self._nodes // max(1, ahead * len(cards))
        hands = [each for _, each in worlds]
        found = values_of_endings(_solver(), self._situation, self._aim, hands, cards, limit)
        self._nodes = self._nodes - found.nodes if found.rows else 0
        return [
            (weight, tuple(self._aim.worth[value] for value in row))
            for (weight, _), row in zip(worlds, found.rows, strict=False)
            if row is not None
        ]


class Endings(NamedTuple):
    """The value of each card in each world, by the tricks of the aim's seats from the turn on, and the nodes that it
    took.

    None stands for a world in which a card takes too many nodes; there are no rows where fewer than half of the worlds
    were finished.
    """

    rows: list[tuple[int, ...] | None]
    nodes: int


def values_of_endings(
    solver: "Solver",
    situation: Situation,
    aim: Aim,
    hands: Sequence[Hands],
    cards: Sequence[Card],
    nodes: int,
) -> Endings:
    """The values of cards whose worlds the policy plays on until few cards are left, for the kernel, with so many nodes
    for each, to value.

    Where a card leaves most worlds unfinished, the others would be the easy ones alone, and nothing more is asked.
    """
    asked = msgspec.structs.replace(situation, counts=aim.counts)
    columns: list[list[int | None]] = []
    spent = 0
    for card in cards:
        endings = played_on(asked, hands, card, ending_of(aim))
        answers = solver.solve([aim.question_after(each) for each in endings], nodes=nodes)
        spent += sum(answer.nodes for answer in answers)
        if 2 * sum(answer.why is None for answer in answers) < len(answers):
            return Endings([], spent)
        pairs = zip(endings, answers, strict=True)
        columns.append([None if answer.why else each.taken + answer.value.least for each, answer in pairs])
    return Endings([_whole(row) for row in zip(*columns, strict=True)], spent)


def _whole(row: Sequence[int | None]) -> tuple[int, ...] | None:
    """The values of a world; None where one is not known."""
    known = tuple(value for value in row if value is not None)
    return known if len(known) == len(row) else None


_ENDING: Final = 7
"""Cards left in each hand from which on the kernel values a deal for tricks. In 68 deals of High and 24 of Whist the
policy down to seven did as well as down to five or better, and better than the kernel from the first card on
(docs/bench.md, early tricks).
"""
_ENDING_OF_FEWEST: Final = 6
"""The same where tricks are avoided: seven cards left take the kernel four times as long there."""


def ending_of(aim: Aim) -> int:
    """The cards left in each hand from which on the kernel values a deal of this aim."""
    return _ENDING_OF_FEWEST if aim.objective == "fewest" else _ENDING


@lru_cache(maxsize=1)
def _solver() -> "Solver":
    """The solver of this process."""
    from whistclub.solver import Solver

    return Solver(memory_bytes=_TABLE_BYTES)


def played_out(
    situation: Situation, aim: Aim, worlds: Sequence[Weighted], cards: Sequence[Card]
) -> list[tuple[float, Values]]:
    """Each world's weight and the values of the cards in it, of an aim that is to take no trick."""
    asked = msgspec.structs.replace(situation, counts=aim.counts)
    tricks = tricks_by_card(asked, [hands for _, hands in worlds], cards)
    return [
        (weight, tuple(aim.worth[each == 0] for each in row))
        for (weight, _), row in zip(worlds, tricks, strict=True)
    ]
