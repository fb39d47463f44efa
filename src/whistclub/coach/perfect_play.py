"""Hands that lie open, played perfectly by all: the questions of `whist solve` to a deal and to a place in its play."""

from typing import Final, Literal

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.coach.cards import solver
from whistclub.rules.actions import Play
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import Judge, first_lead
from whistclub.solver import Answer, Bounds, CardValue, Question, question_of

NODES: Final = 4_000_000
"""The nodes of a question to a deal: four random hands of thirteen took up to three million for the fewest tricks,
mostly far less.
"""

Hands = tuple[Hand, Hand, Hand, Hand]
Aim = Literal["most", "fewest", "none"]
"""The aim of a side: as many tricks as it can get, as few, or none at all."""


class OpenHands(msgspec.Struct, frozen=True, kw_only=True):
    """Four hands that lie open, the trump, and the aim of a side (a mask of seats) against all others."""

    hands: Hands
    trump: str
    side: int
    aim: Aim

    def __repr__(self) -> str:
        return f"OpenHands({self.aim})"

    def question(self, leader: Seat) -> Question:
        """The question from the first lead."""
        return Question(
            hands=self.hands,
            leader=leader,
            trump=self.trump,
            side=self.side,
            counts=self.side,
            objective=self.aim,
        )


class OpenPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A place in the play of open hands: the cards left, the trick on the table with its leader, the seat to play, and
    the tricks taken by seat.

    `answer` has the value of the place, tricks taken included, that of each legal card, and a line of best play.
    """

    hands: Hands
    table: tuple[Card, ...]
    leader: Seat
    turn: Seat
    taken: tuple[int, ...]
    answer: Answer

    def __repr__(self) -> str:
        return f"OpenPlace(trick {sum(self.taken) + 1})"


def perfect_tricks(laid: OpenHands) -> tuple[int | None, ...]:
    """The side's tricks by the seat that leads, North first (no tricks at all: 1 for yes, 0 for no); None where that
    took too long. Raises BadDeal for hands that cannot be played.
    """
    answers = solver(1).solve([laid.question(seat) for seat in FOUR], nodes=NODES)
    return tuple(one.value.least if one.value.is_exact else None for one in answers)


def perfect_play(laid: OpenHands, leader: Seat, played: tuple[Card, ...], nodes: int) -> OpenPlace:
    """The place after these cards, with the value of each card that may follow, as far as so many nodes tell it.

    Raises BadDeal for hands that cannot be played, IllegalAction for a card that its seat may not play.
    """
    laid.question(leader).check()
    tricks = first_lead(Judge(FRENCH, laid.trump), laid.hands, leader)
    play: TrickPlay[None] = TrickPlay.begin(None, tricks, ())
    for card in played:
        play = play.play(play.turn, Play(card))
    now = play.tricks
    north, east, south, west = now.hands
    return OpenPlace(
        hands=(north, east, south, west),
        table=now.trick,
        leader=now.leader if now.trick else now.turn,
        turn=now.turn,
        taken=now.won,
        answer=_answer(laid, play, nodes),
    )


def _answer(laid: OpenHands, play: TrickPlay[None], nodes: int) -> Answer:
    """The value of a place in play, with the tricks that the side has taken."""
    had = sum(count for seat, count in enumerate(play.won) if laid.side >> seat & 1)
    if laid.aim == "none" and had:
        lost = tuple(CardValue(act.card, _NO) for act in play.legal(play.turn))
        return Answer(value=_NO, cards=lost)
    if not play.left:
        return Answer(value=_YES if laid.aim == "none" else Bounds(had, had))
    base = msgspec.structs.replace(question_of(play.tricks, side=laid.side), objective=laid.aim)
    (found,) = solver(1).solve([base], cards=True, line=True, nodes=nodes)
    return found if laid.aim == "none" else _with_taken(found, had)


def _with_taken(answer: Answer, had: int) -> Answer:
    def more(bounds: Bounds) -> Bounds:
        return Bounds(bounds.least + had, bounds.most + had)

    cards = tuple(CardValue(one.card, more(one.value)) for one in answer.cards)
    return msgspec.structs.replace(answer, value=more(answer.value), cards=cards)


_NO: Final = Bounds(0, 0)
_YES: Final = Bounds(1, 1)
