"""One hand of a solitaire played out quickly against cards in a known order, by a player who does not look at them.

The quick player counts the tricks its cards should win by themselves, takes for its goal the nearest number of tricks
that counts, and answers with the card after which the count comes nearest to that goal. It twiddles where another trump
promises to come nearer. `Odds` are the tables it goes by: the cards that each card beats, by trump.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from whistclub.cards.card import Card
from whistclub.cards.pack import Hand, bits_of, pack_named
from whistclub.rules.sums import added
from whistclub.rules.tricks import NO_TRUMP, Judge


class Odds:
    """The cards of one solitaire. Trumps are numbered as the pack's suits, the last number being no trump.

    `beats[trump][led]` are the cards that beat the dummy's card of that index, `follows[led]` those that follow it;
    `strengths[card]` has, by trump, the share of the dummy's possible cards that the card beats.
    """

    __slots__ = ("beats", "follows", "strengths", "suits")

    def __init__(self, pack_key: str, stock: tuple[Card, ...]) -> None:
        pack = pack_named(pack_key)
        self.suits = pack.suits
        self.follows = [card.shares for card in pack.cards]
        self.beats: list[list[Hand]] = []
        shares: list[list[float]] = []
        for trump in (*pack.suits, NO_TRUMP):
            judge = Judge(pack, trump)
            rows = [0] * len(pack.cards)
            share = [0.0] * len(pack.cards)
            for led in stock:
                rows[led.index] = pack.mask(
                    card for card in stock if card is not led and judge.beats(card, led)
                )
                for index in bits_of(rows[led.index]):
                    share[index] += 1 / (len(stock) - 1)
            self.beats.append(rows)
            shares.append(share)
        self.strengths = list(zip(*shares, strict=True))

    @property
    def no_trump(self) -> int:
        """The number of no trump."""
        return len(self.suits)

    def trump(self, suit: str) -> int:
        """The number of a suit letter, or of no trump for the empty text."""
        return self.suits.index(suit) if suit else self.no_trump


@lru_cache(maxsize=8)
def odds_of(pack_key: str, stock: tuple[Card, ...]) -> Odds:
    """The odds of this stock, made once."""
    return Odds(pack_key, stock)


AFTER: Final = 1
"""After the card, once a trick."""
BEFORE: Final = 2
"""Before the card: the two moments at which a twiddle may be made."""
_WORTH_A_TWIDDLE: Final = 0.35
"""By how many tricks another trump must come nearer; chosen by hand, not fitted."""
_FAR: Final = 99.0
"""Farther from any goal than a hand has tricks."""


class Layout(NamedTuple):
    """The cards on the table and those to be turned: the hand and the dummy's cards to come by index, with the one
    turned first, the trump in force and the numbers of those the side pile still hides, in order; tricks won, and the
    numbers of tricks aimed for.
    """

    hand: tuple[int, ...]
    dummy: tuple[int, ...]
    trump: int
    pile: tuple[int, ...]
    won: int
    aims: tuple[int, ...]


def played_out(odds: Odds, layout: Layout, twiddles: int) -> int:
    """The number of tricks that the quick player wins in all."""
    hand, dummy, trump, pile, won, aims = layout
    rest = list(hand)
    counted = counted_tricks(odds, rest)
    left = len(dummy)
    for led in dummy:
        goal = goal_of(aims, won, left, counted[trump])
        if twiddles == BEFORE and trump != odds.no_trump and _nearer(goal - won, counted, trump, pile):
            trump, pile = turned(odds, pile)
            goal = goal_of(aims, won, left, counted[trump])
        card = answer(odds, rest, led, trump, goal - won, left, counted[trump])
        rest.remove(card)
        counted = [count - less for count, less in zip(counted, odds.strengths[card], strict=True)]
        if (
            twiddles == AFTER
            and trump != odds.no_trump
            and wants_after(odds, led, card, trump, pile, goal - won, counted)
        ):
            trump, pile = turned(odds, pile)
        won += odds.beats[trump][led] >> card & 1
        left -= 1
    return won


def counted_tricks(odds: Odds, hand: Sequence[int]) -> list[float]:
    """The tricks these cards should win by themselves, by trump."""
    return [added(column) for column in zip(*(odds.strengths[card] for card in hand), strict=True)] or [
        0.0
    ] * (odds.no_trump + 1)


def goal_of(aims: Sequence[int], won: int, left: int, counted: float) -> int:
    """The number of tricks that counts and is nearest to what is won and counted; the tricks won where none is in
    reach.
    """
    if len(aims) == 1:
        return aims[0]
    expected = won + counted
    reach = [aim for aim in aims if won <= aim <= won + left]
    return min(reach, key=lambda aim: abs(aim - expected)) if reach else won


def answer(odds: Odds, hand: list[int], led: int, trump: int, need: int, left: int, counted: float) -> int:
    """The card after which what is still needed and what the others should win are nearest to each other."""
    beats, strengths, follows = odds.beats[trump][led], odds.strengths, odds.follows[led]
    gap = need - counted
    best, nearest = -1, 2 * _FAR
    for card in [card for card in hand if follows >> card & 1] or hand:
        off = gap + strengths[card][trump]
        if beats >> card & 1:
            off = abs(off - 1) + (_FAR if need <= 0 else 0.0)
        else:
            off = abs(off) + (_FAR if need >= left else 0.0)
        if off < nearest:
            best, nearest = card, off
    return best


def wants_after(
    odds: Odds, led: int, card: int, trump: int, pile: Sequence[int], need: int, counted: Sequence[float]
) -> bool:
    """True if the quick player twiddles once the card lies on the table; `counted` is of the cards left in the hand."""
    beats = odds.beats
    now = abs(need - (beats[trump][led] >> card & 1) - counted[trump])
    if now <= _WORTH_A_TWIDDLE:
        return False
    trumps = pile or (odds.no_trump,)
    other = added(abs(need - (beats[one][led] >> card & 1) - counted[one]) for one in trumps)
    return other / len(trumps) + _WORTH_A_TWIDDLE < now


def _nearer(need: int, counted: Sequence[float], trump: int, pile: Sequence[int]) -> bool:
    """True if the quick player twiddles before a card is played."""
    now = abs(need - counted[trump])
    if now <= _WORTH_A_TWIDDLE:
        return False
    if not pile:
        return abs(need - counted[-1]) + _WORTH_A_TWIDDLE < now
    return added(abs(need - counted[one]) for one in pile) / len(pile) + _WORTH_A_TWIDDLE < now


def after_card(odds: Odds, layout: Layout, card: int, twiddles: int) -> Layout:
    """The layout after this card has been played from the hand, with the quick player's twiddle after it if any."""
    rest = tuple(one for one in layout.hand if one != card)
    layout = layout._replace(hand=rest)
    if twiddles == AFTER and layout.trump != odds.no_trump:
        counted = counted_tricks(odds, rest)
        goal = goal_of(layout.aims, layout.won, len(layout.dummy), counted[layout.trump])
        need = goal - layout.won
        if wants_after(odds, layout.dummy[0], card, layout.trump, layout.pile, need, counted):
            layout = twiddled(odds, layout)
    return judged(odds, layout, card)


def judged(odds: Odds, layout: Layout, card: int) -> Layout:
    """The layout after the trick on the table, this card having left the hand."""
    won = layout.won + (odds.beats[layout.trump][layout.dummy[0]] >> card & 1)
    return layout._replace(dummy=layout.dummy[1:], won=won)


def twiddled(odds: Odds, layout: Layout) -> Layout:
    """The layout with the next card of the side pile turned."""
    trump, pile = turned(odds, layout.pile)
    return layout._replace(trump=trump, pile=pile)


def turned(odds: Odds, pile: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The trump the pile brings next, and what is left of it; no trump from an empty one."""
    return (pile[0], pile[1:]) if pile else (odds.no_trump, pile)
