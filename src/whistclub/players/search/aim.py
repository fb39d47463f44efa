"""The aim of the seat to play: the question asked in every world, and what each answer is worth to it."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from whistclub.cards.pack import Hand
from whistclub.players.policy import PlayedOn
from whistclub.players.reading import Reading
from whistclub.players.stakes import Stakes
from whistclub.solver.questions import ALL_SEATS, Objective, Question, mask_of


class Aim(msgspec.Struct, frozen=True, kw_only=True):
    """The worth, to the seat to play, of the tricks still to come.

    `side` plays for `objective` against all others and `counts` are the seats whose tricks count, as in a Question; the
    seat to play need not be of the side. `worth[value]` is the utility of each value that the question can have, a
    trick or a contract being about 1. `later` are the seats of the tricks after the one on the table. `ranks` are those
    of the pack where their order is not the pack's own.
    """

    objective: Objective
    side: int
    counts: int
    worth: tuple[float, ...]
    target: int = 0
    later: int = ALL_SEATS
    ranks: tuple[int, ...] = ()

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
            ranks=self.ranks,
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
    1: to a billionth, so that thirds of a point do not decide whether a gain is enough.
    """
    steps = [abs(after - before) for before, after in pairwise(points)]
    least = min((step for step in steps if step), default=1.0)
    return tuple(round(each / least, 9) for each in (points if worth is None else worth))


def aim_of(stakes: Stakes, worth: Sequence[float] | None = None) -> Aim | None:
    """The question of these stakes, each number of tricks being worth its gain unless something else is given; None
    where no one question has it: an exact number of tricks.
    """
    match stakes.course:
        case "rising":
            return _of_allies(stakes, "most", in_tricks(stakes.gains, worth))
        case "falling":
            return _of_allies(stakes, "fewest", in_tricks(stakes.gains, worth))
        case "first":
            return _of_allies(stakes, "none", (0.0, 1.0))
        case "last":
            return _of_others(stakes, "none")
        case "run":
            return _of_allies(stakes, "first", (0.0, 1.0))
        case "stop":
            return _of_others(stakes, "first")
        case _:
            return None


def _of_allies(stakes: Stakes, objective: Objective, worth: tuple[float, ...]) -> Aim:
    mine = mask_of(stakes.allies)
    return Aim(
        objective=objective,
        side=mine | mask_of(stakes.helpers),
        counts=mine,
        worth=worth,
        target=stakes.run,
        later=mask_of(stakes.later),
        ranks=stakes.ranks,
    )


def _of_others(stakes: Stakes, objective: Objective) -> Aim:
    """The question of a contract of the others, a loss where they make it."""
    later = mask_of(stakes.later)
    side = ALL_SEATS & ~mask_of(stakes.allies + stakes.helpers)
    return Aim(
        objective=objective,
        side=side,
        counts=side & later,
        worth=(0.0, -1.0),
        target=stakes.run,
        later=later,
        ranks=stakes.ranks,
    )
