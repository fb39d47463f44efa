"""Two hands whose cards are all known played out to the end: by search in Python, and by the compiled kernel.

The kernel knows tricks of three cards and more. So a third seat is given the lowest cards of suits that are not trump,
which take no trick and force none; the cards of the two are moved to the top of each suit, in their order.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.reading import suits_of
from whistclub.rules.tricks import Judge
from whistclub.solver.questions import Question

if TYPE_CHECKING:
    from whistclub.solver import Solver


class OutOfNodes(Exception):
    """The search may visit no more positions."""


class TwoHands:
    """Answers how many of the remaining tricks a leader takes against a hand it can see.

    `nodes` positions may be visited in all; OutOfNodes is raised beyond that.
    """

    def __init__(self, judge: Judge, nodes: int) -> None:
        self._judge = judge
        self._suits = [judge.pack.of_suit(suit) for suit in judge.pack.suits]
        self._trumps = judge.pack.of_suit(judge.trump) if judge.trump else 0
        self._left = nodes
        self._met: dict[tuple[Hand, Hand], tuple[int, int]] = {}

    def tricks(self, leader: Hand, other: Hand, least: int, most: int) -> int:
        """Tricks of the leader when both play their best, exact where it lies between `least` and `most`."""
        count = leader.bit_count()
        if not count:
            return 0
        low, high = self._met.get((leader, other), (0, count))
        if low >= most or low == high:
            return low
        if high <= least:
            return high
        self._left -= 1
        if self._left < 0:
            raise OutOfNodes
        least, most = max(least, low), min(most, high)
        best, floor = 0, least
        for card in self._different(leader, leader | other):
            best = max(best, self._led(leader ^ card, other, card, floor, most))
            floor = max(floor, best)
            if best >= most:
                break
        self._met[leader, other] = (
            (best, high) if best >= most else (low, best) if best <= least else (best, best)
        )
        return best

    def after_lead(self, leader: Hand, other: Hand, led: Hand) -> int:
        """Tricks of the leader after this lead, exactly; `leader` are the cards it has left."""
        return self._led(leader, other, led, -1, other.bit_count() + 1)

    def _led(self, leader: Hand, other: Hand, led: Hand, least: int, most: int) -> int:
        """Tricks of the leader after this lead, the other choosing the answer that leaves it fewest."""
        count = other.bit_count()
        worst, ceiling = count, most
        for card, wins in self.answers(other, leader, led):
            rest = other ^ card
            if wins:
                value = count - 1 - self.tricks(rest, leader, count - 1 - ceiling, count - 1 - least)
            else:
                value = 1 + self.tricks(leader, rest, least - 1, ceiling - 1)
            worst = min(worst, value)
            ceiling = min(ceiling, worst)
            if worst <= least:
                break
        return worst

    def answers(self, hand: Hand, leader: Hand, led: Hand) -> Iterator[tuple[Hand, bool]]:
        """The cards that may answer a lead, those that win first, and whether they win; equal ones once."""
        suit = next(cards for cards in self._suits if cards & led)
        over = self._judge.over[led.bit_length() - 1]
        legal = hand & suit or hand
        for part, wins in ((legal & over, True), (legal & ~over, False)):
            for card in self._different(part, hand | leader | led, lowest=True):
                yield card, wins

    def _different(self, hand: Hand, left: Hand, *, lowest: bool = False) -> list[Hand]:
        """One card of each row of the hand that no other card parts, of each suit the high ones first."""
        found = []
        for suit in self._suits:
            mine, others = hand & suit, left & suit & ~hand
            row: list[Hand] = []
            while mine:
                card = mine & -mine
                mine ^= card
                above = others & ~(card - 1)
                nearest = above & -above
                end = (mine & (nearest - 1)) if nearest else mine
                row.append(card)
                mine &= ~end
            found.extend(row if lowest else row[::-1])
        return found


_TABLE_BYTES: Final = 4 << 20
"""The memory of the kernel's table: thirteen cards took 54,000 nodes at most in twelve deals."""
_THREE_SEATS: Final = 7
"""The mask of the two hands and the third."""


class _Raised(NamedTuple):
    """The two hands and the third, every card as the kernel is asked about it, and the true card of each."""

    hands: tuple[Hand, Hand]
    third: Hand
    true: Mapping[Card, Card]


def tricks_by_card(mine: Hand, theirs: Hand, led: Card | None, trump: str, nodes: int) -> dict[Card, int]:
    """The tricks still to come, the one on the table included, that each card brings when both play their best.

    `led` is the card that the other has led, no longer in `theirs`; without one the lead is one's own. Empty if `nodes`
    are too few.
    """
    raised = _raised(mine, theirs, led, trump)
    place = {true: card for card, true in raised.true.items()}
    own, other = raised.hands
    question = Question(
        hands=(own, other, raised.third, 0) if led is None else (other, own, raised.third, 0),
        leader=0,  # type: ignore[arg-type]
        table=() if led is None else (place[led],),
        now=_THREE_SEATS,
        later=_THREE_SEATS,
        side=1 if led is None else 2,
        counts=1 if led is None else 2,
        trump=trump,
    )
    answer = _solver().solve([question], cards=True, nodes=nodes)[0]
    if answer.why is not None:
        return {}
    return {raised.true[each.card]: each.value.least for each in answer.cards}


def _raised(mine: Hand, theirs: Hand, led: Card | None, trump: str) -> _Raised:
    own, other, true = 0, 0, {}
    free: list[tuple[Card, ...]] = []
    everything = mine | theirs | (led.bit if led else 0)
    for suit, full in suits_of():
        held, ranks = FRENCH.members(everything & full), FRENCH.members(full)
        for card, top in zip(held, ranks[len(ranks) - len(held) :], strict=True):
            true[top] = card
            own |= top.bit if card.bit & mine else 0
            other |= top.bit if card.bit & theirs else 0
        if suit != trump:
            free.append(ranks[: len(ranks) - len(held)])
    lowest = [card for cards in sorted(free, key=len, reverse=True) for card in cards]
    return _Raised((own, other), FRENCH.mask(lowest[: mine.bit_count()]), true)


@lru_cache(maxsize=1)
def _solver() -> "Solver":
    """The solver of this process."""
    from whistclub.solver import Solver

    return Solver(memory_bytes=_TABLE_BYTES)
