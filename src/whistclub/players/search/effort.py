"""The work allowed for one card by search, and the gain asked of it."""

from math import inf
from typing import Final

import msgspec

from whistclub.players.player import Budget
from whistclub.players.search.standing import Standing

_NODES_OF_KERNEL: Final = 15
"""Nodes of the kernel that take as long as one of the budget's, which are for a player in Python."""


class Gain(msgspec.Struct, frozen=True):
    """The gain asked of another card than the usual one: `least` on average, and so many standard errors.

    Where all worlds there are were looked at, it is `known` on average.
    """

    least: float = 0.0
    errors: float = 1.0
    known: float = 0.0

    def is_met(self, gain: float, error: float, *, is_all: bool = False) -> bool:
        """True if this gain, with its standard error, is enough; where nothing is asked any gain is."""
        if is_all:
            return gain > 0 and gain >= self.known
        return gain > 0 and gain >= self.least and gain >= self.errors * error


ANY_GAIN: Final = Gain(0.0, 0.0)
"""The best card is played, however little better it is."""


NO_GAIN: Final = Gain(inf)
"""No gain is enough: the usual card is played."""


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """The most worlds looked at, and nodes of the kernel in all: counted, never timed.

    `usual` is the gain asked against the usual card where tricks count, `verdict` where only made or beaten does;
    `agreed` is asked against a card that is an agreement between partners, `dear` at least of a high card that is no
    sure winner. `early` and `early_agreed` are asked while cards are valued by play that sees no more than each seat
    does: the partner reads an agreement there, and nothing is seen through. With more cards in hand than `longest` the
    kernel alone values none: but for early choices the usual card stands.

    The early gains are the least that lost nothing in 3,085 choices of 146 deals (docs/bench.md, early tricks);
    an agreement is left for twice what such a choice is sure to bring. The others were chosen by hand after 784 choices
    of 30 deals (docs/bench.md, cards by search), in which asking for nothing at all brings most with all cards
    seen; what is asked beyond that is the price of what such a count does not see: what an agreement tells the partner,
    and a high card spent. In 61 deals watched, high cards better in fewer than four worlds of ten lost five tricks in
    31 cases.
    """

    worlds: int = 20
    nodes: int = 300_000
    usual: Gain = Gain(0.2, 1.0)
    verdict: Gain = Gain(0.06, 1.0)
    agreed: Gain = Gain(0.2, 1.5, known=0.2)
    dear: Gain = Gain(0.4, 1.5, known=0.2)
    early: Gain = Gain(0.05, 1.0)
    early_agreed: Gain = Gain(0.2, 2.0)
    longest: int = 13

    def within(self, budget: Budget) -> "Effort":
        """The same demands with the worlds and nodes of this budget."""
        return msgspec.structs.replace(self, worlds=budget.samples, nodes=_NODES_OF_KERNEL * budget.nodes)

    def asked_of(self, standing: Standing, *, is_verdict: bool = False, is_early: bool = False) -> Gain:
        """The gain asked against a card that stands so, where only a verdict counts, or early.

        No agreement is left while the fast policy plays that does not read it.
        """
        if standing.is_open:
            return ANY_GAIN
        if is_early and standing.is_agreed:
            return self.early_agreed if standing.is_usual else NO_GAIN
        if is_early:
            return self.early
        if standing.is_agreed:
            return self.agreed
        return self.verdict if is_verdict else self.usual


OF_CLUB: Final = Effort(
    longest=10, agreed=Gain(0.3, 1.5, known=0.3), early=Gain(0.2, 1.0), early_agreed=Gain(0.5, 3.0)
)
"""With few worlds less is certain, so more is asked; the kernel alone is asked from ten cards left on, where it costs
little. An agreement is left for 0.3 of a trick, early for half a trick and three errors; by hand.
"""
