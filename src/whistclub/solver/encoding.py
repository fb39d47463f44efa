"""Questions and answers as the plain numbers that the kernel takes and gives."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand, bits_of
from whistclub.rules.seats import Seat
from whistclub.solver.answers import Answer, Bounds, CardValue
from whistclub.solver.questions import Objective, Question

Reply = tuple[int, int, int, list[tuple[int, int, int]], list[int], int, float, bool]
"""The kernel's answer: problem, least, most, cards with bounds, line, nodes, seconds, and True if it is limited."""

_OBJECTIVES: Final[tuple[Objective, ...]] = ("most", "fewest", "at_least", "none", "first")
_TRUMPS: Final = (*FRENCH.suits, "")
_RANKS: Final = 13
_SUIT_MASKS: Final = tuple(((1 << _RANKS) - 1) << _RANKS * place for place in range(4))
_CARDS: Final = {card.index // _RANKS * 16 + card.index % _RANKS: card for card in FRENCH.cards}
"""Cards by the numbers that the kernel gives them."""


def numbers_of(question: Question) -> Sequence[int]:
    """The numbers of a question in the order in which the kernel takes them."""
    north, east, south, west = question.hands
    table = [_card_number(card) for card in question.table]
    if question.ranks:
        place = _standing_for(question.ranks)
        north, east, south, west = (_moved(hand, place) for hand in question.hands)
        table = [_card_number(FRENCH.cards[place[card.index]]) for card in question.table]
    return [
        _kernel_hand(north),
        _kernel_hand(east),
        _kernel_hand(south),
        _kernel_hand(west),
        len(table),
        *[*table, 0, 0, 0, 0][:4],
        question.leader,
        question.now,
        question.later,
        question.side & 15,
        question.counts & 15,
        _TRUMPS.index(question.trump),
        _OBJECTIVES.index(question.objective),
        min(max(question.target, 0), _RANKS + 1),
    ]


def question_from_numbers(numbers: Sequence[int]) -> Question:
    """The question of these numbers, in the order in which the kernel takes them."""
    hands = [_packed_hand(hand) for hand in numbers[:4]]
    return Question(
        hands=(hands[0], hands[1], hands[2], hands[3]),
        table=tuple(_CARDS[card] for card in numbers[5 : 5 + numbers[4]]),
        leader=Seat(numbers[9]),
        now=numbers[10],
        later=numbers[11],
        side=numbers[12],
        counts=numbers[13],
        trump=_TRUMPS[numbers[14]],
        objective=_OBJECTIVES[numbers[15]],
        target=numbers[16],
    )


def answer_of(reply: Reply, question: Question) -> Answer:
    """The answer to a question in a reply of the kernel."""
    _, least, most, cards, line, nodes, seconds_s, limited = reply
    called = _called_back(question.ranks) if question.ranks else _CARDS
    return Answer(
        value=Bounds(least, most),
        cards=tuple([CardValue(called[card], Bounds(low, high)) for card, low, high in cards]),
        line=tuple([called[card] for card in line]),
        nodes=nodes,
        seconds_s=seconds_s,
        why="solve-limit" if limited else None,
    )


@cache
def _standing_for(ranks: tuple[int, ...]) -> tuple[int, ...]:
    """By the index of a card, that of the card of its suit which stands as high in the pack as it does in this order.

    The kernel knows the order of the pack alone.
    """
    return tuple(card.index // _RANKS * _RANKS + ranks.index(card.rank) for card in FRENCH.cards)


def _moved(hand: Hand, place: Sequence[int]) -> Hand:
    return sum(1 << place[index] for index in bits_of(hand))


@cache
def _called_back(ranks: tuple[int, ...]) -> dict[int, Card]:
    """The cards by the numbers of those that stand for them."""
    place = _standing_for(ranks)
    return {_card_number(FRENCH.cards[place[card.index]]): card for card in FRENCH.cards}


def _kernel_hand(hand: Hand) -> int:
    """A hand with sixteen bits for each suit instead of thirteen."""
    return (
        hand & _SUIT_MASKS[0]
        | (hand & _SUIT_MASKS[1]) << 3
        | (hand & _SUIT_MASKS[2]) << 6
        | (hand & _SUIT_MASKS[3]) << 9
    )


def _packed_hand(hand: int) -> Hand:
    """The inverse of `_kernel_hand`."""
    suits = (hand >> 16 * place & (1 << _RANKS) - 1 for place in range(4))
    return sum(cards << _RANKS * place for place, cards in enumerate(suits))


def _card_number(card: Card) -> int:
    return card.index // _RANKS * 16 + card.index % _RANKS
