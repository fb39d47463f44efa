"""Questions for the solver."""

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import BadDeal, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.rules.seats import Seat
from whistclub.rules.tricks import NO_TRUMP, Tricks

Objective = Literal["most", "fewest", "at_least", "none", "first"]
"""The aim of the side: as many tricks as it can get, as few, at least `target`, none, or each of the first `target`."""

VERDICTS: Final = ("at_least", "none", "first")
# Masks of seats: one bit each, N first.
ALL_SEATS: Final = 15
NORTH_SOUTH: Final = 5
_LEAST_SEATS: Final = 3
_OUTSIDE: Final = ~FRENCH.full


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a deal of French cards, and the aim of a side in it.

    `hands` are the cards not yet played, by seat, as bit sets over the French pack. `table` is the trick that `leader`
    led to, in the order played; it is empty between tricks. Masks have one bit for each seat, N first: `now` are the
    seats of this trick, `later` those of the tricks after it, `side` plays for the objective against all others, and
    the tricks of `counts` are counted. `ranks` are those of the pack from the lowest to the highest, where that is
    another order than the pack's own.
    """

    hands: tuple[Hand, Hand, Hand, Hand]
    leader: Seat
    table: tuple[Card, ...] = ()
    now: int = ALL_SEATS
    later: int = ALL_SEATS
    side: int = NORTH_SOUTH
    counts: int = NORTH_SOUTH
    trump: str = NO_TRUMP
    objective: Objective = "most"
    target: int = 0
    ranks: tuple[int, ...] = ()

    def __repr__(self) -> str:
        return f"Question({self.objective}, {len(self.table)} cards on the table)"

    @property
    def is_verdict(self) -> bool:
        """True if the answer is yes or no."""
        return self.objective in VERDICTS

    @property
    def tricks(self) -> int:
        """Tricks still to be taken and counted, the one on the table included."""
        full = self.hands[self.leader].bit_count() + bool(self.table)
        return min(full, self.target) if self.objective == "first" else full

    def check(self) -> None:
        """Raises BadDeal for a card that is in two places, for unequal hands, or for seats that cannot play."""
        if self._is_plain():
            return
        taking_part = [seat for seat in range(4) if self.now >> seat & 1]
        going_on = self.later.bit_count()
        if min(len(taking_part), going_on) < _LEAST_SEATS or self.later & ~self.now or self.now > ALL_SEATS:
            raise BadDeal(reason("solve-seats"))
        if not self.now >> self.leader & 1 or len(self.table) >= len(taking_part):
            raise BadDeal(reason("solve-seats"))
        self._check_cards(taking_part)

    def _is_plain(self) -> bool:
        """Returns True for four equal hands between tricks.

        Nearly all questions are of this kind, and this check is fast enough for the smallest of them.
        """
        if self.table or self.now != ALL_SEATS or self.later != ALL_SEATS:
            return False
        north, east, south, west = self.hands
        together = north | east | south | west
        size = north.bit_count()
        equal = size == east.bit_count() == south.bit_count() == west.bit_count()
        return equal and not together & _OUTSIDE and together.bit_count() == 4 * size and 0 <= self.leader < 4

    def _check_cards(self, taking_part: list[int]) -> None:
        cards = [*self.hands, *(card.bit for card in self.table)]
        together = 0
        for hand in cards:
            if hand & together or hand & _OUTSIDE or hand < 0:
                raise BadDeal(reason("solve-card-twice"))
            together |= hand
        place = taking_part.index(self.leader)
        order = taking_part[place:] + taking_part[:place]
        played = len(self.table)
        sizes = {self.hands[seat].bit_count() - (at >= played) for at, seat in enumerate(order)}
        if len(sizes) != 1 or min(sizes) < 0:
            raise BadDeal(reason("solve-unequal-hands"))


def question_of(tricks: Tricks, *, side: int, counts: int | None = None) -> Question:
    """The question of most tricks for `side` from a position in play; `counts` is the side unless it is given."""
    north, east, south, west = tricks.hands
    return Question(
        hands=(north, east, south, west),
        leader=tricks.leader if tricks.trick else tricks.turn,
        table=tricks.trick,
        now=mask_of(tricks.circle.seats),
        later=mask_of(tricks.next_circle.seats),
        side=side,
        counts=side if counts is None else counts,
        trump=tricks.judge.trump,
        ranks=tricks.judge.order.ranks,
    )


def mask_of(seats: Iterable[Seat]) -> int:
    """The mask of these seats, N first."""
    return sum(1 << seat for seat in seats)
