"""The play as everybody sees it, card by card: tricks, voids shown, who led which suit first, suits thrown away.

Cards are numbers from 0 to 51, thirteen to a suit; `SUITLESS` stands for no suit.
"""

from typing import Final

from whistclub.cards.french import FRENCH
from whistclub.players.policy.situation import Situation

SUITLESS: Final = 4
"""No suit, past the four."""
NOBODY: Final = 4
"""No seat, past the four."""
TRUMP_BONUS: Final = 64
"""Added to a trump's number, so that it is past those of all other cards."""


class Rules:
    """The rules of a situation: the trump suit, who plays with whom, in which order, and whose tricks count."""

    __slots__ = (
        "allies",
        "counts",
        "families",
        "first_orders",
        "later_orders",
        "names_trump",
        "open_hands",
        "trump",
    )

    def __init__(self, situation: Situation) -> None:
        self.trump = FRENCH.suits.index(situation.trump) if situation.trump else SUITLESS
        self.names_trump = situation.names_trump
        self.counts = situation.counts
        self.open_hands = situation.open_hands
        side = situation.side & 15
        alone = side in {0, 15}
        self.allies = tuple(
            1 << seat if alone else side if side >> seat & 1 else 15 & ~side for seat in range(4)
        )
        self.families = tuple(_family(situation, seat) for seat in range(4))
        self.first_orders = _orders(situation.now)
        self.later_orders = _orders(situation.later)


def _family(situation: Situation, seat: int) -> str:
    """The family of weights that a seat plays by."""
    if situation.objective == "most":
        if situation.trump or situation.names_trump:
            return "trump"
        return "trained" if situation.trained >> seat & 1 else "high"
    side = situation.side & 15
    if side.bit_count() != 1:
        return "low"
    return "avoid" if side >> seat & 1 else "catch"


def _orders(seats: int) -> tuple[tuple[int, ...], ...]:
    """The seats that take part, in turn from each seat; from one that does not, from the next that does."""
    return tuple(
        tuple(seat % 4 for seat in range(first, first + 4) if seats >> seat % 4 & 1) for first in range(4)
    )


class Seen:
    """The state of the play as everybody sees it.

    `first` is true before the first card of the deal. `led_invite` says whether the lead was its seat's first. `voids`
    has the suits that each seat has shown to lack, `opener` the seat that led each suit first, `invite` the suit of
    each seat's first lead, `thrown` how many cards of each suit each seat has thrown away, trumps not among them.
    """

    __slots__ = (
        "best", "first", "invite", "led", "led_invite", "opener", "order", "rules", "table", "taken", "thrown", "trump",
        "turn_place", "voids", "winner",
    )  # fmt: skip

    def __init__(self, situation: Situation) -> None:
        self.rules = Rules(situation)
        self.trump = SUITLESS if self.rules.names_trump else self.rules.trump
        self.first = True
        self.led_invite = False
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

    @property
    def family(self) -> str:
        """The family of weights for the seat to play."""
        return "naming" if self.first and self.rules.names_trump else self.rules.families[self.turn]

    def strength(self, card: int) -> int:
        """The strength of a card in this trick: trumps above the suit led, nothing for other suits."""
        suit, rank = divmod(card, 13)
        if suit == self.trump:
            return rank + TRUMP_BONUS
        return rank if suit == self.led else -1

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
        self.turn_place += 1
        if self.turn_place == len(self.order):
            self._closed()

    def _led(self, seat: int, suit: int) -> None:
        if self.first and self.rules.names_trump:
            self.trump = suit
        self.first = False
        self.led = suit
        if self.opener[suit] == NOBODY:
            self.opener[suit] = seat
        self.led_invite = self.invite[seat] == SUITLESS
        if self.led_invite:
            self.invite[seat] = suit

    def _followed(self, seat: int, suit: int) -> None:
        if suit == self.led:
            return
        self.voids[seat] |= 1 << self.led
        if suit != self.trump:
            self.thrown[seat][suit] += 1

    def _closed(self) -> None:
        self.taken += self.rules.counts >> self.winner & 1
        self.order = self.rules.later_orders[self.winner]
        self.turn_place = 0
        self.table = []
        self.led = SUITLESS
        self.best = -1
        self.winner = NOBODY
