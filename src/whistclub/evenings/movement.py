"""The interface of a movement: seating in, results in, next seating out."""

from collections.abc import Sequence
from typing import Protocol

from whistclub.cards.errors import Reason
from whistclub.evenings.parts import NO_PARTS, Parts
from whistclub.evenings.results import Measure, PlayedRound
from whistclub.evenings.seating import Player, Seating


class Movement(Protocol):
    """A format of an evening: how people move from round to round.

    A movement is a frozen value made from its options. It reads no clock and no global random source: chance comes from
    the evening's seed of 32 bytes. Every call gives the same seating for the same arguments.
    """

    @property
    def key(self) -> str:
        """The format's key, as in `ladder`."""

    @property
    def measure(self) -> Measure:
        """The measure by which a table is won."""

    @property
    def keeps_pairs(self) -> bool:
        """True if people come and stay as pairs; players are then listed pair by pair."""

    @property
    def least_tables(self) -> int:
        """The fewest tables that this format can be played at."""

    def bounds(self, players: int, rounds: int) -> tuple[Reason, ...]:
        """The bounds of an evening of so many players and rounds, as reasons to be said before it starts; without a
        seat changing hands.
        """

    def first_seating(
        self, players: Sequence[Player], rounds: int, seed: bytes, parts: Parts = NO_PARTS
    ) -> Seating:
        """The first seating, of the players in this order (pair by pair where pairs stay). Those beyond the last full
        table sit out.

        `rounds` is the number of rounds planned. In an evening of ladies and gents `parts` are everybody's; only a
        drive reads them. Raises BadSeating for fewer players than the format needs.
        """

    def next_seating(
        self,
        played: Sequence[PlayedRound],
        players: Sequence[Player],
        rounds: int,
        seed: bytes,
        parts: Parts = NO_PARTS,
    ) -> Seating:
        """The seating after the rounds `played`, at least one, for the players who play the next round.

        `players` may lack some of the last seating and have new ones. Every level table has been decided. Raises
        BadSeating.
        """

    def feeders(self, table: int, tables: int) -> tuple[int, ...]:
        """The tables, counted from 1, whose results decide who sits at this table in the next round."""
