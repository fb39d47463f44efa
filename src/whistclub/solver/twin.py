"""The slow twin: every card of every hand, by the public rules, nothing cut but by exact positions met before.

It is the kernel's judge, so it shares nothing with it but the question and is meant to be read, not to be fast.
"""

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.tricks import Judge, circle_of
from whistclub.solver.answers import Answer, Bounds, CardValue
from whistclub.solver.questions import Question

_Place = tuple[tuple[int, ...], Seat, tuple[Card, ...], bool, int]


class Twin:
    """Answers one question; positions met are remembered."""

    def __init__(self, question: Question) -> None:
        question.check()
        self._question = question
        self._judge = Judge(FRENCH, question.trump)
        self._first = circle_of(tuple(seat for seat in FOUR if question.now >> seat & 1))
        self._later = circle_of(tuple(seat for seat in FOUR if question.later >> seat & 1))
        self._met: dict[_Place, int] = {}
        self.nodes = 0

    def answer(self) -> Answer:
        """The value and that of each legal card."""
        start = self._start()
        bounds = self._judged(self._value(start))
        cards = tuple(
            CardValue(card, self._judged(taken + self._value(place)))
            for card, taken, place in self._moves(start)
        )
        return Answer(value=bounds, cards=cards, nodes=self.nodes)

    def _start(self) -> _Place:
        question = self._question
        hands = tuple(hand if question.now >> seat & 1 else 0 for seat, hand in enumerate(question.hands))
        return hands, question.leader, question.table, True, question.tricks

    def _judged(self, tricks: int) -> Bounds:
        question = self._question
        if question.objective == "at_least":
            tricks = int(tricks >= question.target)
        elif question.objective == "none":
            tricks = int(tricks == 0)
        elif question.objective == "first":
            tricks = int(tricks == question.tricks)
        return Bounds(tricks, tricks)

    def _value(self, place: _Place) -> int:
        """Tricks that count from here on, both sides playing their best."""
        known = self._met.get(place)
        if known is not None:
            return known
        self.nodes += 1
        *_, left = place
        values = (
            [taken + self._value(next_place) for _, taken, next_place in self._moves(place)] if left else [0]
        )
        more = self._wants_more(place)
        value = max(values) if more else min(values)
        self._met[place] = value
        return value

    def _wants_more(self, place: _Place) -> bool:
        _, leader, trick, first, _ = place
        circle = self._first if first else self._later
        seat = circle.orders[leader][len(trick)]
        on_side = bool(self._question.side >> seat & 1)
        return on_side != (self._question.objective in {"fewest", "none"})

    def _moves(self, place: _Place) -> list[tuple[Card, int, _Place]]:
        """Each legal card, what it adds to the tricks that count, and where it leads to."""
        hands, leader, trick, first, left = place
        order = (self._first if first else self._later).orders[leader]
        seat = order[len(trick)]
        hand = hands[seat]
        legal = (hand & trick[0].shares or hand) if trick else hand
        moves = []
        for card in FRENCH.members(legal):
            after = tuple(cards & ~card.bit for cards in hands)
            laid = (*trick, card)
            if len(laid) < len(order):
                moves.append((card, 0, (after, leader, laid, first, left)))
                continue
            taker = order[self._judge.winning_place(laid)]
            going_on = tuple(cards if self._question.later >> at & 1 else 0 for at, cards in enumerate(after))
            next_leader = self._later.orders[taker][0]
            taken = self._question.counts >> taker & 1
            moves.append((card, taken, (going_on, next_leader, (), False, left - 1)))
        return moves
