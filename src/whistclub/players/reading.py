"""The reading of a view in any game of tricks: tricks taken, cards still out, who may hold which.

Everything here is certain; what bids and habits make likely belongs to the players of each game.
"""

from collections.abc import Iterable, Iterator
from itertools import chain, repeat

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand, Pack
from whistclub.rules.actions import Play
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.tricks import (
    EVERYONE,
    WITHOUT,
    Circle,
    Judge,
    cannot_hold,
    plays_among,
    split_tricks,
)
from whistclub.rules.values import View

Holdings = tuple[Hand, ...]
"""A set of cards by seat."""


class Trick(msgspec.Struct, frozen=True):
    """A trick taken: its cards in the order played, and whose it was."""

    cards: tuple[tuple[Seat, Card], ...]
    taker: Seat

    @property
    def leader(self) -> Seat:
        """The seat that led it."""
        return self.cards[0][0]

    @property
    def led(self) -> Card:
        """The card led."""
        return self.cards[0][1]

    def __repr__(self) -> str:
        return f"Trick({len(self.cards)} cards)"


class Reading(msgspec.Struct, frozen=True):
    """The play as the seat `me` can read it, in a game of the French pack.

    `hand` and `legal` are its own cards and those it may play; `trick` lies on the table, `later` play to it after
    `me`. `circle` are the seats taking part. `out` are the cards that others hold. `known` are cards a seat is known
    to hold, `may_hold` all it could hold (its own for `me`), `counts` how many cards each holds. `lacking` has whole
    suits that a seat has shown to lack. `won` counts tricks by seat.
    """

    me: Seat
    judge: Judge
    hand: Hand
    legal: Hand
    trick: tuple[tuple[Seat, Card], ...]
    later: tuple[Seat, ...]
    circle: Circle
    tricks: tuple[Trick, ...]
    played: Hand
    out: Hand
    known: Holdings
    may_hold: Holdings
    lacking: Holdings
    counts: tuple[int, int, int, int]

    def __repr__(self) -> str:
        return f"Reading(trick {len(self.tricks) + 1})"

    @property
    def trump(self) -> str:
        """The trump suit's letter, or nothing."""
        return self.judge.trump

    @property
    def trumps(self) -> Hand:
        """Every trump of the pack."""
        return FRENCH.of_suit(self.judge.trump) if self.judge.trump else 0

    @property
    def led(self) -> Card | None:
        """The card led to the trick on the table."""
        return self.trick[0][1] if self.trick else None

    @property
    def winning(self) -> tuple[Seat, Card] | None:
        """The seat that is winning the trick on the table, and its card."""
        if not self.trick:
            return None
        return self.trick[self.judge.winning_place([card for _, card in self.trick])]

    @property
    def is_all_held(self) -> bool:
        """True if every card that is out lies in a hand, and none in a pile or under the table."""
        return self.out.bit_count() == sum(self.counts) - self.hand.bit_count()

    @property
    def won(self) -> tuple[int, int, int, int]:
        """Tricks taken by each seat."""
        return tuple(sum(trick.taker == seat for trick in self.tricks) for seat in FOUR)  # type: ignore[return-value]

    def takes(self, card: Card) -> bool:
        """True if this card of one's own would be winning the trick as it lies."""
        return self.judge.winning_place([*(lying for _, lying in self.trick), card]) == len(self.trick)

    def led_by(self, seat: Seat) -> Iterator[Card]:
        """The cards this seat has led, in order, the trick on the table included: its first is its invite."""
        return (lead for leader, lead in self.leads() if leader == seat)

    def leads(self) -> Iterator[tuple[Seat, Card]]:
        """Every lead of the deal in order, the trick on the table included."""
        lying = (self.trick[0],) if self.trick else ()
        return chain(((trick.leader, trick.led) for trick in self.tricks), lying)

    def sluffs(self, seat: Seat) -> Iterator[Card]:
        """The cards this seat has played that neither followed nor were trumps, in order."""
        tricks = chain((trick.cards for trick in self.tricks), (self.trick,) if self.trick else ())
        for cards in tricks:
            for who, card in cards[1:]:
                if who == seat and not card.bit & (cards[0][1].shares | self.trumps):
                    yield card

    def is_void(self, seat: Seat, suit: Hand) -> bool:
        """True if this seat certainly holds no card of the suit, given as all its cards."""
        return not self.may_hold[seat] & suit

    def beaters(self, card: Card, seat: Seat) -> Hand:
        """The cards this seat could hold that beat one's card, led or following as it lies, when playing after it.

        Trumps count only where the seat could lack the suit led.
        """
        led = self.trick[0][1] if self.trick else card
        may = self.may_hold[seat]
        over = card.shares & ~((card.bit << 1) - 1) & may
        if card.bit & self.trumps:
            return over if led.bit & self.trumps or self._could_lack(seat, led.shares) else 0
        ruffs = may & self.trumps if self._could_lack(seat, led.shares) else 0
        return ruffs | (over if card.bit & led.shares else may & led.shares)

    def holds_against(self, card: Card, seats: Iterable[Seat]) -> bool:
        """True if one's card surely wins the trick as it lies, whatever these seats could still play to it."""
        return (not self.trick or self.takes(card)) and not any(self.beaters(card, seat) for seat in seats)

    def masters(self, suit: Hand) -> Hand:
        """One's own cards of the suit that no card still out can beat in it: the run from its top downwards."""
        others = self.out & suit
        return self.hand & suit & ~((1 << others.bit_length()) - 1)

    def _could_lack(self, seat: Seat, suit: Hand) -> bool:
        return not self.known[seat] & suit


def read(
    view: View,
    *,
    sitting_out: Seat | None = None,
    first_with_all: bool = False,
    told: Iterable[tuple[Seat, Card]] = (),
) -> Reading:
    """Reads the view of a game of the French pack. Raises ValueError for a spectator.

    Where a seat sits out its tricks are of three cards, all but the first where `first_with_all`. `told` are cards
    that the viewer knows a seat to hold in addition to those in `view.shown`, which has a hand that lies open.
    """
    if view.viewer is None:
        raise ValueError("a spectator has no hand to read from")
    me, pack = view.viewer, FRENCH
    circle = EVERYONE if sitting_out is None else WITHOUT[sitting_out]
    plays = list(plays_among(view.acts))
    split = split_tricks(plays, _sizes(sitting_out, first_with_all=first_with_all))
    judge = Judge(pack, view.trump)
    full = split[:-1] if view.trick else split
    now = EVERYONE if first_with_all and not full else circle
    hand = pack.mask(view.hand)
    played = [pack.mask(card for seat, card in plays if seat == who) for who in FOUR]
    known = _known(chain(view.shown, told), me, hand)
    lacking = cannot_hold(split)
    size = hand.bit_count() + played[me].bit_count()
    north, east, south, west = (size - cards.bit_count() for cards in played)
    counts = north, east, south, west
    gone = sum(played)
    out = (pack.mask(view.short_pack) or pack.full) & ~gone & ~hand
    known, may_hold = _may_hold(me, out, known, lacking, counts)
    return Reading(
        me, judge, hand, pack.mask(act.card for act in view.legal if isinstance(act, Play)), view.trick, _later(view, now),
        now, tuple(Trick(cards, _taker(judge, cards)) for cards in full), gone, out, known, may_hold, lacking, counts,
    )  # fmt: skip


def _sizes(sitting_out: Seat | None, *, first_with_all: bool) -> Iterator[int]:
    """The number of cards of each trick, in order."""
    return repeat(4) if sitting_out is None else chain((4 if first_with_all else 3,), repeat(3))


def suits_of(pack: Pack = FRENCH) -> Iterator[tuple[str, Hand]]:
    """Each suit's letter with all its cards."""
    return ((suit, pack.of_suit(suit)) for suit in pack.suits)


def highest(cards: Hand) -> Card:
    """The last card of a set in pack order: the highest of one suit. Raises IndexError for an empty set."""
    if not cards:
        raise IndexError("no card is the highest of none")
    return FRENCH.cards[cards.bit_length() - 1]


def lowest(cards: Hand) -> Card:
    """The first card of a set in pack order: the lowest of one suit. Raises IndexError for an empty set."""
    if not cards:
        raise IndexError("no card is the lowest of none")
    return FRENCH.cards[(cards & -cards).bit_length() - 1]


def below(card: Card) -> Hand:
    """The cards of the same suit that are lower."""
    return card.shares & (card.bit - 1)


def above(card: Card) -> Hand:
    """The cards of the same suit that are higher."""
    return card.shares & ~((card.bit << 1) - 1)


def _taker(judge: Judge, cards: tuple[tuple[Seat, Card], ...]) -> Seat:
    return cards[judge.winning_place([card for _, card in cards])][0]


def _later(view: View, circle: Circle) -> tuple[Seat, ...]:
    """The seats that play to the trick on the table after the viewer, whose turn it is or soon will be."""
    me = view.viewer
    if me is None or me not in circle.seats:
        return ()
    leader = view.trick[0][0] if view.trick else me
    order = circle.orders[leader]
    return order[order.index(me) + 1 :]


def _known(told: Iterable[tuple[Seat, Card]], me: Seat, hand: Hand) -> Holdings:
    known = [0, 0, 0, 0]
    for seat, card in told:
        known[seat] |= card.bit
    known[me] = hand
    return known[0], known[1], known[2], known[3]


def _may_hold(
    me: Seat, out: Hand, known: Holdings, lacking: Holdings, counts: tuple[int, ...]
) -> tuple[Holdings, Holdings]:
    """Known and possible cards by seat, closed under: a hand known in full holds nothing else, a card with one seat is
    with no other, and a seat that may hold no more cards than it has holds them all.
    """
    sure = list(known)
    may = [cards if seat == me else out & ~lacking[seat] | cards for seat, cards in enumerate(sure)]
    changed = True
    while changed:
        changed = False
        for seat in FOUR:
            elsewhere = (sure[0] | sure[1] | sure[2] | sure[3]) & ~sure[seat]
            could = sure[seat] if sure[seat].bit_count() >= counts[seat] else may[seat] & ~elsewhere
            is_all = could.bit_count() <= counts[seat] and could != sure[seat]
            changed |= could != may[seat] or is_all
            may[seat] = could
            if is_all:
                sure[seat] = could
    return (sure[0], sure[1], sure[2], sure[3]), (may[0], may[1], may[2], may[3])
