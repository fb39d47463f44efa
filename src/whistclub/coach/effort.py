"""The work allowed for the price of one decision: counted, never timed, so that a review is the same on every
machine.
"""

from typing import Final

import msgspec


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """The most worlds for a card, imagined deals for a call, and nodes.

    Where an act may cost something, `again` times as many other worlds are looked at. `nodes` are the kernel's for
    one world, `most_nodes` for all of a card, `open_nodes` those for the cards as they lay. `deals` are tried for a
    call by a fast method, `calls` are called on to the first lead by the conventional players, `plays` played on to the
    end, `hint_plays` where a hint tries every act so. `odds` are the nodes of a solitaire's act. `threads` change
    nothing but the time.
    """

    worlds: int = 64
    again: int = 4
    nodes: int = 300_000
    most_nodes: int = 2_500_000
    open_nodes: int = 4_000_000
    deals: int = 240
    calls: int = 32
    plays: int = 10
    hint_plays: int = 24
    odds: int = 240_000
    threads: int = 2

    @property
    def more_worlds(self) -> int:
        """The worlds to look at where an act may cost something."""
        return self.worlds * self.again


STANDARD: Final = Effort()
"""A deal of Whist, Minnesota or Solo within five seconds on two cores; the numbers were chosen by hand for that time
(docs/coach.md).
"""
QUICK: Final = Effort(
    worlds=24,
    nodes=100_000,
    most_nodes=800_000,
    open_nodes=1_000_000,
    deals=80,
    calls=12,
    plays=6,
    hint_plays=10,
    odds=20_000,
)
"""A first look: about half of the time."""
