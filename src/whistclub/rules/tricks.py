"""Trick play for any number of hands round one table: following, winning, who takes part.

One rule of following (share a suit with the card led, if one is held) and one of winning (higher trump, else
higher card that shares a suit with the card led) serve every game here.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.pack import Hand, Pack
from whistclub.rules.actions import Action, CardActs, Play, acts_of
from whistclub.rules.seats import FOUR, Seat, clockwise_from, left_of, seats_of_table

NO_TRUMP: Final = ""
_TRUMP_BONUS: Final = 100
"""Above the highest rank of any pack, so that each trump beats each other card."""


class Judge:
    """Decides who wins a trick with this trump; there is one for each pack and trump suit, so identity is equality.

    `trump` is a suit letter, or NO_TRUMP. `over` has, by the index of a card led, every card that wins a trick of two
    from it.
    """

    __slots__ = ("_rows", "over", "pack", "plays", "trump")

    pack: Pack
    trump: str
    plays: CardActs[Play]
    over: list[Hand]
    _rows: list[list[int]]

    def __new__(cls, pack: Pack, trump: str = NO_TRUMP) -> "Judge":  # noqa: PYI034
        """The judge of this pack and trump, the same object each time."""
        known = _JUDGES.get((pack.key, trump))
        if known is None:
            known = object.__new__(cls)
            known.pack = pack
            known.trump = trump
            known.plays = acts_of(pack, Play)
            known._rows = [_strengths(pack, led, trump) for led in pack.cards]
            known.over = [
                sum(card.bit for card in pack.cards if row[card.index] > row[led.index])
                for led, row in zip(pack.cards, known._rows, strict=True)
            ]
            _JUDGES[pack.key, trump] = known
        return known

    def winning_place(self, trick: Sequence[Card]) -> int:
        """The place of the card that wins the trick, 0 being the one led. An equal card does not beat an earlier
        one.
        """
        row = self._rows[trick[0].index]
        best = winner = 0
        for place, card in enumerate(trick):
            strength = row[card.index]
            if strength > best:
                best, winner = strength, place
        return winner

    def beats(self, later: Card, led: Card) -> bool:
        """True if `later` wins a trick of two to which `led` was led."""
        return bool(self.over[led.index] & later.bit)

    def is_trump(self, card: Card) -> bool:
        """True if the trump suit is on the card."""
        return self.trump != NO_TRUMP and self.trump in card.suits

    def __repr__(self) -> str:
        return "Judge(hidden)"

    def __reduce__(self) -> tuple[type["Judge"], tuple[Pack, str]]:
        return Judge, (self.pack, self.trump)


_JUDGES: Final[dict[tuple[str, str], Judge]] = {}


def _strengths(pack: Pack, led: Card, trump: str) -> list[int]:
    """The worth of each card of the pack in a trick to which `led` was led; 0 cannot win."""
    trumps = pack.of_suit(trump) if trump else 0
    return [
        card.rank + _TRUMP_BONUS if card.bit & trumps else card.rank if card.bit & led.shares else 0
        for card in pack.cards
    ]


class Circle(msgspec.Struct, frozen=True, gc=False):
    """The seats that take part in a trick: in order clockwise, who follows whom, and the order from each leader."""

    seats: tuple[Seat, ...]
    after: tuple[Seat, ...]
    orders: tuple[tuple[Seat, ...], ...]


def circle_of(seats: tuple[Seat, ...], table: int = 4) -> Circle:
    """The circle of these seats, given clockwise, at a table of so many.

    A seat outside the circle follows nobody, and its entries are those of the next seat on its left within it.
    """
    everybody = seats_of_table(table)
    after = tuple(
        next(s for s in clockwise_from(left_of(seat, table), table) if s in seats) for seat in everybody
    )
    orders = []
    for leader in everybody:
        place = seats.index(leader if leader in seats else after[leader])
        orders.append(seats[place:] + seats[:place])
    return Circle(seats, after, tuple(orders))


@cache
def circle_of_table(table: int) -> Circle:
    """The circle of every seat at a table of so many."""
    return circle_of(seats_of_table(table), table)


EVERYONE: Final = circle_of_table(4)
WITHOUT: Final = tuple(circle_of(tuple(seat for seat in FOUR if seat != out)) for out in FOUR)
"""The circle of three of four without this seat, by seat."""


class Tricks(msgspec.Struct, frozen=True, gc=False):
    """The state of the play of a deal: hands, the trick on the table, tricks won by seat.

    `circle` takes part in the trick on the table, `next_circle` in the later ones. Between tricks `trick` is
    empty and `turn` is the leader.
    """

    judge: Judge
    hands: tuple[Hand, ...]
    turn: Seat
    leader: Seat
    trick: tuple[Card, ...] = ()
    won: tuple[int, ...] = (0, 0, 0, 0)
    circle: Circle = EVERYONE
    next_circle: Circle = EVERYONE

    def __repr__(self) -> str:
        return f"Tricks(trick {sum(self.won) + 1}, {len(self.trick)} cards on the table)"

    def run_out(self) -> bool:
        """True if the seat to lead has no card left: every trick has been played."""
        return not self.trick and not self.hands[self.turn]

    def on_table(self) -> tuple[tuple[Seat, Card], ...]:
        """The trick on the table, in the order played, each card with its seat."""
        return tuple(zip(self.circle.orders[self.leader], self.trick, strict=False))


def first_lead(judge: Judge, hands: tuple[Hand, ...], leader: Seat) -> Tricks:
    """Play in which every seat takes part, about to begin."""
    circle = circle_of_table(len(hands))
    return Tricks(judge, hands, leader, leader, (), (0,) * len(hands), circle, circle)


def winning_seat(pack: Pack, trump: str, lying: Sequence[tuple[Seat, Card]]) -> Seat | None:
    """The seat whose card is winning so far in the trick that lies there; None before the second card."""
    if len(lying) < 2:
        return None
    return lying[Judge(pack, trump).winning_place([card for _, card in lying])][0]


def plays_among(acts: Sequence[tuple[Seat, Action | None]]) -> Iterator[tuple[Seat, Card]]:
    """The cards played, in order, each with its seat; the acts before the play are passed over."""
    return ((seat, action.card) for seat, action in acts if isinstance(action, Play))


def split_tricks(
    plays: Sequence[tuple[Seat, Card]], sizes: Iterator[int]
) -> list[tuple[tuple[Seat, Card], ...]]:
    """The plays cut into tricks of the sizes given; the last may be unfinished."""
    tricks = []
    start = 0
    while start < len(plays):
        size = next(sizes)
        tricks.append(tuple(plays[start : start + size]))
        start += size
    return tricks


def cannot_hold(tricks: Sequence[Sequence[tuple[Seat, Card]]], seats: int = 4) -> tuple[Hand, ...]:
    """The cards each seat has shown it does not hold: every card of a suit it once failed to follow."""
    lacking = [0] * seats
    for trick in tricks:
        led = trick[0][1]
        for seat, card in trick[1:]:
            if not card.bit & led.shares:
                lacking[seat] |= led.shares
    return tuple(lacking)
