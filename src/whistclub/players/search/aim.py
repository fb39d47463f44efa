"""The aim of the seat to play: the question asked in every world, and what each answer is worth to it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from whistclub.cards.pack import Hand
from whistclub.players.policy import PlayedOn
from whistclub.players.reading import Reading
from whistclub.players.stakes import Stakes
from whistclub.solver.questions import ALL_SEATS, Objective, Question, mask_of

PAIRS: Final = (5, 10)
"""North and South, East and West, as masks of seats."""


class Aim(msgspec.Struct, frozen=True, kw_only=True):
    """The worth, to the seat to play, of the tricks still to come.

    `side` plays for `objective` against all others and `counts` are the seats whose tricks count, as in a Question; the
    seat to play need not be of the side. `worth[value]` is the utility of each value that the question can have, a
    trick or a contract being about 1. `later` are the seats of the tricks after the one on the table.
    """

    objective: Objective
    side: int
    counts: int
    worth: tuple[float, ...]
    target: int = 0
    later: int = ALL_SEATS

    @property
    def is_verdict(self) -> bool:
        """True if it counts only that something is made."""
        return self.objective in {"none", "first"}

    def question(self, reading: Reading, hands: Sequence[Hand]) -> Question:
        """The question of this aim in a world: the hands of all four seats as they are before the seat plays."""
        north, east, south, west = hands
        return Question(
            hands=(north, east, south, west),
            leader=reading.trick[0][0] if reading.trick else reading.me,
            table=tuple(card for _, card in reading.trick),
            now=mask_of(reading.circle.seats),
            later=self.later,
            side=self.side,
            counts=self.counts,
            trump=reading.trump,
            objective=self.objective,
            target=self.target,
        )

    def question_after(self, ending: PlayedOn) -> Question:
        """The question of what this aim still brings once a world was played on."""
        return Question(
            hands=ending.hands,
            leader=ending.leader,
            now=self.later,
            later=self.later,
            side=self.side,
            counts=self.counts,
            trump=ending.trump,
            objective=self.objective,
        )


def in_tricks(points: Sequence[float], worth: Sequence[float] | None = None) -> tuple[float, ...]:
    """Points by the number of tricks, or their worth, scaled so that the smallest step between neighbouring points is
    1.
    """
    steps = [abs(after - before) for before, after in pairwise(points)]
    least = min((step for step in steps if step), default=1.0)
    return tuple(each / least for each in (points if worth is None else worth))


def aim_of(stakes: Stakes) -> Aim | None:
    """The question of these stakes; None where no one question has it: an exact number of tricks."""
    mine = mask_of(stakes.allies)
    theirs = ALL_SEATS & ~mine
    gains, course = stakes.gains, stakes.course
    match course:
        case "rising" | "falling":
            return Aim(
                objective="most" if course == "rising" else "fewest",
                side=mine,
                counts=mine,
                worth=in_tricks(gains),
            )
        case "first":
            return Aim(objective="none", side=mine, counts=mine, worth=(0.0, 1.0))
        case "last":
            return Aim(objective="none", side=theirs, counts=theirs, worth=(0.0, -1.0))
        case _:
            return None
