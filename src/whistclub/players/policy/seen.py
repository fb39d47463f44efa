"""The play as everybody sees it, card by card: tricks, voids shown, who led which suit first, suits thrown away.

Cards are numbers from 0 to 51, thirteen to a suit; `SUITLESS` stands for no suit.
"""

from typing import Final

from whistclub.cards.french import FRENCH
from whistclub.players.policy.situation import Situation

SUITLESS: Final = 4
NOBODY: Final = 4
_TRUMP_BONUS: Final = 64


class Rules:
    """The rules of a situation: the trump suit, who plays with whom, in which order, and whose tricks count."""

    __slots__ = ("allies", "counts", "first_orders", "later_orders", "objective", "side", "trump")

    def __init__(self, situation: Situation) -> None:
        self.trump = FRENCH.suits.index(situation.trump) if situation.trump else SUITLESS
        self.objective = situation.objective
        self.counts = situation.counts
        self.side = situation.side & 15
        alone = self.side in {0, 15}
        self.allies = tuple(
            1 << seat if alone else self.side if self.side >> seat & 1 else 15 & ~self.side
            for seat in range(4)
        )
        self.first_orders = _orders(situation.now)
        self.later_orders = _orders(situation.later)


def _orders(seats: int) -> tuple[tuple[int, ...], ...]:
    """The seats that take part, in turn from each seat; from one that does not, from the next that does."""
    return tuple(
        tuple(seat % 4 for seat in range(first, first + 4) if seats >> seat % 4 & 1) for first in range(4)
    )


class Seen:
    """The state of the play as everybody sees it.

    `voids` has the suits that each seat has shown to lack, `opener` the seat that led each suit first, `invite` the suit of
    each seat's first lead, `thrown` how many cards of each suit each seat has thrown away, trumps not among them.
    """

    __slots__ = (
        "best", "gone", "invite", "led", "opener", "order", "rules", "table", "taken", "thrown", "turn_place", "voids",
        "winner",
    )  # fmt: skip

    def __init__(self, situation: Situation) -> None:
        self.rules = Rules(situation)
        self.gone = 0
        self.voids = [0, 0, 0, 0]
        self.opener = [NOBODY] * 4
        self.invite = [SUITLESS] * 4
        self.thrown = [[0] * 4 for _ in range(4)]
        self.order = self.rules.first_orders[situation.leader]
        self.turn_place = 0
        self.table: list[int] = []
        self.led = SUITLESS
        self.best = -1
        self.winner = NOBODY
        self.taken = 0

    @property
    def turn(self) -> int:
        """The seat to play."""
        return self.order[self.turn_place]

    def strength(self, card: int) -> int:
        """The strength of a card in this trick: trumps above the suit led, nothing for other suits."""
        suit, rank = divmod(card, 13)
        if suit == self.rules.trump:
            return rank + _TRUMP_BONUS
        return rank if suit == self.led or not self.table else -1

    def play(self, card: int) -> None:
        """Plays a card of the seat whose turn it is."""
        seat, suit = self.turn, card // 13
        if self.table:
            self._followed(seat, suit)
        else:
            self._led(seat, suit)
        strength = self.strength(card)
        if strength > self.best:
            self.best, self.winner = strength, seat
        self.table.append(card)
        self.gone |= 1 << card
        self.turn_place += 1
        if self.turn_place == len(self.order):
            self._closed()

    def _led(self, seat: int, suit: int) -> None:
        self.led = suit
        if self.opener[suit] == NOBODY:
            self.opener[suit] = seat
        if self.invite[seat] == SUITLESS:
            self.invite[seat] = suit

    def _followed(self, seat: int, suit: int) -> None:
        if suit == self.led:
            return
        self.voids[seat] |= 1 << self.led
        if suit != self.rules.trump:
            self.thrown[seat][suit] += 1

    def _closed(self) -> None:
        self.taken += self.rules.counts >> self.winner & 1
        self.order = self.rules.later_orders[self.winner]
        self.turn_place = 0
        self.table = []
        self.led = SUITLESS
        self.best = -1
        self.winner = NOBODY
