"""The worth of a hand in tricks, by any rule of a trick, and the calls that follow from the hand alone."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.pack import Hand, bits_of
from whistclub.rules.actions import Action, Trump
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat
from whistclub.rules.tricks import Judge

_FALL: Final = 1.5
"""Each other hand takes a card's chance down by its place in the suit to this power: an ace is then four fifths of a
trick at a table of four, a king a half, a queen a quarter. Of powers from 1 to 1.75 the one nearest to 4,000 hands
played out by the policy, as are the numbers below.
"""
_WITH_TRUMP: Final = 0.65
"""With a trump high cards tell less: so much of what they are above or below an even share."""
_LENGTH: Final = 0.8
"""Tricks of each trump above an even share."""
_VOID: Final = 0.85
"""Tricks of a suit that a hand with trumps lacks, above what is usual."""
_SINGLE: Final = 0.37
"""The same of a suit that it has one card of."""
_PARTNER: Final = 0.9
"""An unseen partner takes so much of an even share of the tricks that the hand leaves; in 14 deals of Bid Whist a count
without that was 1.4 tricks above those taken.
"""
_ALONE: Final = 0.2
"""Who plays alone lacks so much of an even share to the count: nobody leads to its cards."""


def call_by_hand(game: Game, position: Position, seat: Seat) -> Action:
    """The call of a seat whose hand alone is weighed, without a thought of what others have called.

    It passes where it may; a number is the nearest to its tricks; trump is its best suit; of cards to lay, exchange or
    discard it takes those of the least worth.
    """
    legal = position.legal(seat)
    passes = pass_among(legal)
    if passes is not None or len(legal) == 1:
        return passes or legal[0]
    view = game.view(position, seat)
    hand, judge = game.pack.mask(view.hand), game.judge(view)
    if isinstance(legal[0], Trump):
        return max(legal, key=lambda act: tricks_of(with_suit(judge, act), hand, game.seats))
    if cards_in(legal[0]):
        return min(legal, key=_worth_by(judge, hand, game.seats))
    numbers = [act.number for act in legal]
    if None in numbers:
        return legal[0]
    tricks = tricks_of_side(judge, hand, game.seats)
    return min(legal, key=lambda act: abs((act.number or 0) - tricks))


def pass_among(legal: Sequence[Action]) -> Action | None:
    """The act that says nothing, where there is one."""
    for act in legal:
        if "pass" in act.parts:
            return act
    return None


@cache
def cards_in(act: Action) -> tuple[Card, ...]:
    """The cards that an act names."""
    return tuple(part for part in act.parts if isinstance(part, Card))


def with_suit(judge: Judge, act: Action) -> Judge:
    """The rule of a trick once this suit is named trump."""
    suit = str(act.parts[0])
    return Judge(judge.pack, suit if suit in judge.pack.suits else "", judge.order)


def by_worth(acts: Sequence[Action], judge: Judge, hand: Hand, seats: int) -> list[Action]:
    """Acts with cards, those whose cards are worth least first."""
    return sorted(acts, key=_worth_by(judge, hand, seats))


def _worth_by(judge: Judge, hand: Hand, seats: int) -> Callable[[Action], float]:
    """The worth of an act's cards to a hand; before a trump is named it is the best suit."""
    if not judge.trump:
        suits = (Judge(judge.pack, suit, judge.order) for suit in ("", *judge.pack.suits))
        judge = max(suits, key=lambda one: tricks_of(one, hand, seats))
    return _worths_kept(judge, seats).__getitem__


class _WorthsKept(dict[Action, float]):
    """The worth of keeping the cards of an act, worked out at the first question: a trump is worth its length too."""

    def __init__(self, judge: Judge, seats: int) -> None:
        super().__init__()
        self._worths, self._trumps = _worths(judge, seats), judge.trumps

    def __missing__(self, act: Action) -> float:
        found = sum(
            self._worths[card.index] + _LENGTH * bool(card.bit & self._trumps) for card in cards_in(act)
        )
        self[act] = found
        return found


_worths_kept = cache(_WorthsKept)


def tricks_of_side(judge: Judge, hand: Hand, seats: int, partners: int = 0) -> float:
    """The tricks that a hand should bring its side, with so many unseen partners."""
    size, own = hand.bit_count(), tricks_of(judge, hand, seats)
    if not partners:
        return max(0.0, own - _ALONE * size / seats)
    return own + _PARTNER * partners * (size - own) / (seats - 1)


@lru_cache(maxsize=4096)
def tricks_of(judge: Judge, hand: Hand, seats: int) -> float:
    """The tricks that this hand would take in the mean, by this rule of a trick."""
    worths = _worths(judge, seats)
    size, even = hand.bit_count(), hand.bit_count() / seats
    tricks = sum(worths[index] for index in bits_of(hand)) * even / (sum(worths) / len(worths) * size or 1.0)
    trumps = judge.trumps
    if not trumps:
        return tricks
    share = size * trumps.bit_count() / len(worths)
    length = (hand & trumps).bit_count()
    tricks = even + _WITH_TRUMP * (tricks - even) + _LENGTH * (length - share)
    if length:
        suits = [suit for suit in dict.fromkeys(judge.follows) if suit and suit != trumps]
        held = [(hand & suit).bit_count() for suit in suits]
        voids, singles = _short(size, tuple(suit.bit_count() / len(worths) for suit in suits))
        tricks += _VOID * (held.count(0) - voids) + _SINGLE * (held.count(1) - singles)
    return min(max(tricks, 0.0), float(size))


@cache
def _short(size: int, shares: tuple[float, ...]) -> tuple[float, float]:
    """The suits, of these shares of the pack, that a hand of so many cards lacks in the mean, and has one card of."""
    voids = sum((1 - share) ** size for share in shares)
    return voids, sum(size * share * (1 - share) ** (size - 1) for share in shares)


@cache
def _worths(judge: Judge, seats: int) -> tuple[float, ...]:
    """The worth of each card of the pack: its chance to be the highest of a trick to which its suit is led."""
    return tuple(_worth(judge, card, seats) for card in judge.pack.cards)


def _worth(judge: Judge, card: Card, seats: int) -> float:
    suit = judge.follows[card.index]
    if not suit:
        return 0.0
    above = (judge.over[card.index] & suit).bit_count()
    return float((1 - (above + 0.5) / suit.bit_count()) ** (_FALL * seats))
