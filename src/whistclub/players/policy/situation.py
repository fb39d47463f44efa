"""The play of a deal as everybody has seen it: the input of the policy apart from the hands."""

from typing import Final, Literal, NamedTuple

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.pack import Hand
from whistclub.players.reading import Reading
from whistclub.rules.seats import Seat

Hands = tuple[Hand, Hand, Hand, Hand]
"""Cards not yet played, by seat, as bit sets over the French pack."""
Objective = Literal["most", "fewest", "none"]

ALL_SEATS: Final = 15
"""The mask of all four seats."""
NORTH_SOUTH: Final = 5
"""The mask of North and South."""


class PlayerKind(msgspec.Struct, frozen=True):
    """A kind of player who may sit in a seat: the share of seats, by how much the scores of the policy are multiplied,
    and the share of turns at which it plays any card alike.
    """

    share: float
    slope: float
    any_card: float


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """The play of a deal as everybody has seen it.

    `objective` is the aim of `side`; all others play against it. Masks have one bit for each seat, N first: the tricks
    of the seats of `counts` are counted, `now` are the seats of the deal's first trick, `later` those of the tricks
    after it. Where `side` is empty or everybody, each seat avoids tricks for itself. `leader` led to the first trick of
    the deal, `played` are all cards of the play in order, `open_hands` the seats whose hands lie open. Where the first
    lead names trump (`names_trump`), `trump` is not looked at. The seats of `trained` play on by the weights trained to
    win tricks, where there are such, and not by those fitted to play seen.
    """

    objective: Objective = "most"
    side: int = NORTH_SOUTH
    counts: int = NORTH_SOUTH
    trump: str = ""
    now: int = ALL_SEATS
    later: int = ALL_SEATS
    leader: Seat
    played: tuple[Card, ...] = ()
    open_hands: int = 0
    names_trump: bool = False
    trained: int = 0

    def __repr__(self) -> str:
        return f"Situation({self.objective}, {len(self.played)} cards played)"


class PlayedOn(NamedTuple):
    """A world played on: the cards left by seat, who leads, the trump suit, and the counted tricks taken on the way."""

    hands: Hands
    leader: Seat
    trump: str
    taken: int


def situation_of(
    reading: Reading,
    *,
    side: int,
    objective: Objective = "most",
    counts: int | None = None,
    open_hands: int = 0,
    names_trump: bool = False,
) -> Situation:
    """The situation of a reading at its turn; `counts` is the side unless given.

    Before the first card of the deal the reader is the leader.
    """
    tricks = [trick.cards for trick in reading.tricks]
    if reading.trick:
        tricks.append(reading.trick)
    circle = sum(1 << seat for seat in reading.circle.seats)
    return Situation(
        objective=objective,
        side=side,
        counts=side if counts is None else counts,
        trump=reading.trump,
        now=circle | sum(1 << seat for seat, _ in tricks[0]) if tricks else circle,
        later=circle,
        leader=tricks[0][0][0] if tricks else reading.me,
        played=tuple(card for trick in tricks for _, card in trick),
        open_hands=open_hands,
        names_trump=names_trump,
    )
