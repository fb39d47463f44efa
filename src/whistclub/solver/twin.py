"""The slow twin: searches each card of each hand by the public rules, and remembers exact positions only.

It is the kernel's judge, so it shares nothing with the kernel but the question. It is meant to be read, not to be fast.
"""

from typing import NamedTuple

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.tricks import Judge, Order, circle_of
from whistclub.solver.answers import Answer, Bounds, CardValue
from whistclub.solver.questions import Question


class _Node(NamedTuple):
    """A position of the search."""

    hands: tuple[int, ...]
    leader: Seat
    trick: tuple[Card, ...]
    is_first: bool
    """True if the trick is the question's own."""
    left: int
    """Tricks still to be taken and counted."""


class _Move(NamedTuple):
    """A legal card, the tricks that it adds at once to those counted, and the position after it."""

    card: Card
    taken: int
    node: _Node


class Twin:
    """Answers one question."""

    def __init__(self, question: Question) -> None:
        question.check()
        self._question = question
        self._judge = Judge(FRENCH, question.trump, Order(question.ranks))
        self._first = circle_of(tuple(seat for seat in FOUR if question.now >> seat & 1))
        self._later = circle_of(tuple(seat for seat in FOUR if question.later >> seat & 1))
        self._values: dict[_Node, int] = {}
        self.nodes = 0

    def answer(self) -> Answer:
        """The value of the question and that of each legal card."""
        root = self._root()
        bounds = self._bounds(self._value(root))
        cards = tuple(
            CardValue(card, self._bounds(taken + self._value(node)))
            for card, taken, node in self._moves(root)
        )
        return Answer(value=bounds, cards=cards, nodes=self.nodes)

    def _root(self) -> _Node:
        question = self._question
        hands = tuple(hand if question.now >> seat & 1 else 0 for seat, hand in enumerate(question.hands))
        return _Node(hands, question.leader, question.table, is_first=True, left=question.tricks)

    def _bounds(self, tricks: int) -> Bounds:
        """The answer when so many tricks are counted: the number itself, or the verdict on it."""
        question = self._question
        if question.objective == "at_least":
            tricks = int(tricks >= question.target)
        elif question.objective == "none":
            tricks = int(tricks == 0)
        elif question.objective == "first":
            tricks = int(tricks == question.tricks)
        return Bounds(tricks, tricks)

    def _value(self, node: _Node) -> int:
        """Tricks that are counted from here on, both sides playing their best."""
        known = self._values.get(node)
        if known is not None:
            return known
        self.nodes += 1
        values = [taken + self._value(after) for _, taken, after in self._moves(node)] if node.left else [0]
        value = max(values) if self._wants_more(node) else min(values)
        self._values[node] = value
        return value

    def _order(self, node: _Node) -> tuple[Seat, ...]:
        """The seats of the trick in turn."""
        circle = self._first if node.is_first else self._later
        return circle.orders[node.leader]

    def _wants_more(self, node: _Node) -> bool:
        """Returns True if the seat to play wants many tricks to be counted."""
        seat = self._order(node)[len(node.trick)]
        on_side = bool(self._question.side >> seat & 1)
        return on_side != (self._question.objective in {"fewest", "none"})

    def _moves(self, node: _Node) -> list[_Move]:
        order = self._order(node)
        seat = order[len(node.trick)]
        hand = node.hands[seat]
        legal = (hand & node.trick[0].shares or hand) if node.trick else hand
        return [self._move(node, order, seat, card) for card in FRENCH.members(legal)]

    def _move(self, node: _Node, order: tuple[Seat, ...], seat: Seat, card: Card) -> _Move:
        hands = (*node.hands[:seat], node.hands[seat] ^ card.bit, *node.hands[seat + 1 :])
        trick = (*node.trick, card)
        if len(trick) < len(order):
            return _Move(card, 0, _Node(hands, node.leader, trick, node.is_first, node.left))
        winner = order[self._judge.winning_place(trick)]
        if node.is_first:
            hands = tuple(cards if self._question.later >> who & 1 else 0 for who, cards in enumerate(hands))
        next_leader = self._later.orders[winner][0]
        taken = self._question.counts >> winner & 1
        return _Move(card, taken, _Node(hands, next_leader, (), is_first=False, left=node.left - 1))
