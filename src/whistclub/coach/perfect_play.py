"""The tricks of a deal that lies open, by leader and trump, played perfectly by all: the questions of `whist solve`."""

from typing import Final, Literal

import msgspec

from whistclub.cards.pack import Hand
from whistclub.coach.cards import solver
from whistclub.rules.seats import FOUR
from whistclub.rules.tricks import NO_TRUMP
from whistclub.solver import Question

_STRAINS: Final = (NO_TRUMP, "S", "H", "D", "C")
_NODES: Final = 4_000_000
"""A question's nodes: four random hands of thirteen took up to three million for the fewest tricks, mostly far less."""

Hands = tuple[Hand, Hand, Hand, Hand]


class PerfectTricks(msgspec.Struct, frozen=True, kw_only=True):
    """The tricks of North and South by the seat that leads, N first, where they take as many as they can, or as few;
    null where that took too long.
    """

    trump: str
    objective: Literal["most", "fewest"]
    tricks: tuple[int | None, ...]


def perfect_tricks(hands: Hands) -> tuple[PerfectTricks, ...]:
    """The most tricks without trump and with each suit, and the fewest without. Raises BadDeal for hands that cannot be
    played.
    """
    asked = [(trump, "most") for trump in _STRAINS] + [(NO_TRUMP, "fewest")]
    return tuple(_tricks(hands, trump, objective) for trump, objective in asked)  # type: ignore[arg-type]


def _tricks(hands: Hands, trump: str, objective: Literal["most", "fewest"]) -> PerfectTricks:
    questions = [Question(hands=hands, leader=seat, trump=trump, objective=objective) for seat in FOUR]
    values = [answer.value for answer in solver(1).solve(questions, nodes=_NODES)]
    tricks = tuple(value.least if value.is_exact else None for value in values)
    return PerfectTricks(trump=trump, objective=objective, tricks=tricks)
