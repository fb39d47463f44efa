"""The work allowed for one card by search, and the gain asked of it."""

from typing import Final

import msgspec

from whistclub.players.player import Budget

_NODES_OF_KERNEL: Final = 15
"""Nodes of the kernel that cost as much as one of the budget's."""


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """The most worlds looked at, and nodes of the kernel in all: counted, never timed.

    Another card than the usual one needs a gain of `least_gain` and of `errors` standard errors; where the usual card is an
    agreement between partners, of `agreed_gain`.
    """

    worlds: int = 20
    nodes: int = 300_000
    least_gain: float = 0.1
    agreed_gain: float = 0.1
    errors: float = 1.5

    def within(self, budget: Budget) -> "Effort":
        """The same demands with the worlds and nodes of this budget."""
        return msgspec.structs.replace(self, worlds=budget.samples, nodes=_NODES_OF_KERNEL * budget.nodes)

    def asked_of(self, *, is_agreed: bool, is_open: bool) -> "Effort":
        """The gain asked of a card against an agreement, or against a card that any gain is enough against."""
        if is_open:
            return msgspec.structs.replace(self, least_gain=0.0, errors=0.0)
        return msgspec.structs.replace(self, least_gain=self.agreed_gain) if is_agreed else self
