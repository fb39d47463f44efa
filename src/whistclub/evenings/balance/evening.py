"""The evening that is measured: the people, the rounds, and what is drawn in them."""

from typing import Final, Self

import msgspec

from whistclub.cards.errors import Reason
from whistclub.evenings.formats.progressive import Progressive
from whistclub.evenings.movement import Movement
from whistclub.evenings.parts import NO_PARTS, Parts
from whistclub.evenings.results import PlayedRound, TableResult
from whistclub.evenings.seating import Player, Seating

KNOWN_BEFORE: Final = frozenset({"individual", "compass"})
"""The formats in which no result moves anybody, so that every seating is known beforehand."""

_UNPLAYED: Final = TableResult(decided=0)
"""The result that stands for those of rounds to come, where results move nobody."""


class Outline(msgspec.Struct, frozen=True):
    """An evening before it is played: players 1 to `players`, `deals` a round; `parts` where there are ladies and
    gents.
    """

    movement: Movement
    players: int
    rounds: int
    deals: int = 4
    parts: Parts = NO_PARTS

    @classmethod
    def of_ladies_gents(cls, players: int, rounds: int, deals: int = 4) -> Self:
        """A progressive evening in which those of odd numbers sit as ladies, the others as gents."""
        parts: Parts = {Player(one): "lady" if one % 2 else "gent" for one in range(1, players + 1)}
        return cls(Progressive(), players, rounds, deals, parts)

    @property
    def key(self) -> str:
        """The format's key; of a progressive evening of ladies and gents `ladies_gents`."""
        return "ladies_gents" if self.parts else self.movement.key

    @property
    def is_known(self) -> bool:
        """True if every seating is known beforehand."""
        return self.movement.key in KNOWN_BEFORE

    @property
    def everybody(self) -> tuple[Player, ...]:
        """The players in order."""
        return tuple(Player(number) for number in range(1, self.players + 1))

    def bounds(self) -> tuple[Reason, ...]:
        """The format's bounds."""
        return self.movement.bounds(self.players, self.rounds)

    def first(self, seed: bytes) -> Seating:
        """The seating of the first round. Raises BadSeating."""
        return self.movement.first_seating(self.everybody, self.rounds, seed, self.parts)

    def after(self, played: list[PlayedRound], seed: bytes) -> Seating:
        """The seating after these rounds."""
        return self.movement.next_seating(played, self.everybody, self.rounds, seed, self.parts)


def seatings_known(outline: Outline, seed: bytes) -> list[Seating]:
    """The seatings known beforehand: all, or where results move people the first. Raises BadSeating."""
    seatings = [outline.first(seed)]
    while outline.is_known and len(seatings) < outline.rounds:
        played = [PlayedRound(one, (_UNPLAYED,) * len(one.tables)) for one in seatings]
        seatings.append(outline.after(played, seed))
    return seatings
