"""Two open hands played out by search: every card of both, with equal cards tried once."""

from collections.abc import Iterator

from whistclub.cards.pack import Hand
from whistclub.rules.tricks import Judge


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
