"""Trick play for any number of hands round one table: following, winning, who takes part.

One rule of following (share a suit with the card led, if one is held) and one of winning (higher trump, else
higher card that shares a suit with the card led) serve every game here. Where ranks have another order, or cards
belong to no suit, an `Order` says so to the judge of the tricks.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.pack import Hand, Pack, bits_of
from whistclub.rules.actions import Action, CardActs, Play, acts_of
from whistclub.rules.seats import FOUR, Seat, clockwise_from, left_of, seats_of_table

NO_TRUMP: Final = ""
_JOKERS: Final = 50
"""Above the highest rank of any pack."""
_TRUMP_BONUS: Final = 100
"""Above the worth of any card of a suit, so that each trump beats each other card."""


class Order(msgspec.Struct, frozen=True):
    """The order in which cards beat each other.

    `ranks` are the ranks of the pack's suits from the lowest to the highest, empty where that is the pack's own order.
    `trumps` are cards, by their text, that belong to no suit: they are the highest of the trump suit, the last above
    all. Where nothing is trump they take no trick, and the card after one that is led tells the suit to be followed.
    """

    ranks: tuple[int, ...] = ()
    trumps: tuple[str, ...] = ()


NATURAL: Final = Order()
"""The order of the pack, every card of a suit."""


class Judge:
    """Decides who wins a trick with this trump; there is one for each pack, trump suit and order, so identity is
    equality.

    `trump` is a suit letter, or NO_TRUMP; `trumps` are all cards that are trump. By the index of a card led `follows`
    has every card that follows it, none where it tells no suit, and `over` every card that wins a trick of two from it.
    `ascends`: of cards that follow each other, or are all trump, the last of the pack wins.
    """

    __slots__ = (
        "_rows",
        "_worths",
        "ascends",
        "follows",
        "order",
        "over",
        "pack",
        "plays",
        "trump",
        "trumps",
    )

    pack: Pack
    trump: str
    order: Order
    plays: CardActs[Play]
    trumps: Hand
    follows: tuple[Hand, ...]
    over: list[Hand]
    ascends: bool
    _worths: tuple[int, ...]
    _rows: list[list[int]]

    def __new__(cls, pack: Pack, trump: str = NO_TRUMP, order: Order = NATURAL) -> "Judge":  # noqa: PYI034
        """The judge of this pack, trump and order, the same object each time."""
        known = _JUDGES.get((pack.key, trump, order))
        if known is None:
            known = object.__new__(cls)
            known.pack, known.trump, known.order = pack, trump, order
            known.plays = acts_of(pack, Play)
            known._settle()
            _JUDGES[pack.key, trump, order] = known
        return known

    def _settle(self) -> None:
        """Everything that follows from pack, trump and order."""
        pack, jokers = self.pack, self.pack.mask(map(self.pack.card, self.order.trumps))
        self.trumps = pack.of_suit(self.trump) | jokers if self.trump else 0
        self.follows = tuple(
            card.shares | self.trumps if card.bit & self.trumps else 0 if card.bit & jokers else card.shares
            for card in pack.cards
        )
        self._worths = tuple(_worth(card, self.order) for card in pack.cards)
        self._rows = [self._strengths(card) for card in pack.cards]
        self.over = [
            pack.mask(card for card in pack.cards if row[card.index] > row[led.index])
            for led, row in zip(pack.cards, self._rows, strict=True)
        ]
        self.ascends = self.order == NATURAL or all(
            one < other
            for followers in self.follows
            for one, other in pairwise(self._worths[index] for index in bits_of(followers))
        )

    def _strengths(self, led: Card) -> list[int]:
        """The worth of each card of the pack in a trick to which `led` was led; 0 cannot win."""
        trumps, follows = self.trumps, self.follows
        # A card that tells no suit is beaten by all that do.
        following = follows[led.index] or sum(card.bit for card in self.pack.cards if follows[card.index])
        return [
            worth + _TRUMP_BONUS if card.bit & trumps else worth if card.bit & following else 0
            for card, worth in zip(self.pack.cards, self._worths, strict=True)
        ]

    def led(self, trick: Sequence[Card]) -> Card:
        """The card that tells the suit to be followed: the one led, or the first after it that tells a suit."""
        return next((card for card in trick if self.follows[card.index]), trick[0])

    def winning_place(self, trick: Sequence[Card]) -> int:
        """The place of the card that wins the trick, 0 being the one led. An equal card does not beat an earlier
        one.
        """
        led = trick[0]
        row = self._rows[(led if self.follows[led.index] else self.led(trick)).index]
        best = winner = 0
        for place, card in enumerate(trick):
            strength = row[card.index]
            if strength > best:
                best, winner = strength, place
        return winner

    def best(self, cards: Hand) -> Hand:
        """The card that wins, of some that follow each other or are all trump."""
        return 1 << max(bits_of(cards), key=self._worths.__getitem__)

    def beats(self, later: Card, led: Card) -> bool:
        """True if `later` wins a trick of two to which `led` was led."""
        return bool(self.over[led.index] & later.bit)

    def is_trump(self, card: Card) -> bool:
        """True if the card is trump."""
        return bool(self.trumps & card.bit)

    def __repr__(self) -> str:
        return "Judge(hidden)"

    def __reduce__(self) -> tuple[type["Judge"], tuple[Pack, str, Order]]:
        return Judge, (self.pack, self.trump, self.order)


_JUDGES: Final[dict[tuple[str, str, Order], Judge]] = {}


def _worth(card: Card, order: Order) -> int:
    """The place of a card among those it follows."""
    if card.text in order.trumps:
        return _JOKERS + order.trumps.index(card.text)
    return order.ranks.index(card.rank) + 1 if order.ranks else card.rank


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


def winning_seat(judge: Judge, lying: Sequence[tuple[Seat, Card]]) -> Seat | None:
    """The seat whose card is winning so far in the trick that lies there; None before the second card."""
    return None if len(lying) < 2 else lying[judge.winning_place([card for _, card in lying])][0]


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


def cannot_hold(
    tricks: Sequence[Sequence[tuple[Seat, Card]]], seats: int = 4, judge: Judge | None = None
) -> tuple[Hand, ...]:
    """The cards each seat has shown it does not hold: every card of a suit it once failed to follow.

    The judge is needed where cards follow otherwise than by the suits printed on them.
    """
    lacking = [0] * seats
    for trick in tricks:
        cards = [card for _, card in trick]
        led = cards[0] if judge is None else judge.led(cards)
        following = led.shares if judge is None else judge.follows[led.index]
        for seat, card in trick[cards.index(led) + 1 :]:
            if not card.bit & following:
                lacking[seat] |= following
    return tuple(lacking)
