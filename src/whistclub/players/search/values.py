"""The values of cards in worlds: by the kernel, or by the fast policy where open cards tell no card from another.

In a closed misère the defenders, seeing all cards, beat nearly every hand whatever it plays. The policy knows no more than each
seat does.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from whistclub.cards.card import Card
from whistclub.players.reading import Reading
from whistclub.players.search.aim import Aim
from whistclub.players.worlds.drawn import Weighted

if TYPE_CHECKING:
    from whistclub.solver import Answer, Solver
import msgspec

from whistclub.players.policy import Situation, tricks_by_card

Values = tuple[float, ...]
"""The value of each card, in the order asked for."""

_TABLE_BYTES: Final = 4 << 20
"""The memory of the kernel's table."""
_LEAST_NODES: Final = 1_000
"""With fewer nodes hardly a world is finished; chosen by hand."""
_LIMIT: Final = 3
"""A world may take so many times its share of the nodes; chosen by hand, since what easy ones leave may go to the hard ones."""


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
