"""Play of a deal whose hands are all seen, by plain rules of thumb: a seat takes cheaply the tricks that it wants, and
stays below in those that it does not.

It serves where a deal is played out many times: any number of seats, any pack, any rule of a trick. Lives by speed: a
deal of thirteen tricks of four takes about a tenth of a millisecond.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from typing import Final

import msgspec

from whistclub.cards.pack import Hand, bits_of
from whistclub.rules.tricks import Judge

_TRUMP: Final = 64
"""Bits by which trumps are moved up: past all cards of a pack, so that any trump is worth more than any other card."""


class Lying:
    """A trick on the table: the suit led, the best card so far as its worth (0 before the lead), whose it is, who plays
    next, how many will.
    """

    __slots__ = ("best", "led", "left", "taker", "turn")

    def __init__(self, led: Hand, best: int, taker: int, turn: int, left: int) -> None:
        self.led = led
        self.best = best
        self.taker = taker
        self.turn = turn
        self.left = left


class Cards(msgspec.Struct, frozen=True):
    """The cards of a pack by the rule of a trick, as the play-out needs them: bits such that of cards that follow each
    other the highest bit wins.

    `suits` are sets that follow each other, `by_rank` the lowest cards of them first, `shares` by bit all that follow a
    card, `trumps` every trump. `places` has the bit by the index of a card, empty where that is the index.
    """

    suits: tuple[Hand, ...]
    by_rank: tuple[Hand, ...]
    shares: tuple[Hand, ...]
    trumps: Hand
    places: tuple[int, ...] = ()

    def __repr__(self) -> str:
        return f"Cards({len(self.shares)})"

    def placed(self, hand: Hand) -> Hand:
        """The cards of a hand of the pack as bits of the play-out."""
        return sum(1 << self.places[index] for index in bits_of(hand)) if self.places else hand

    def index_of(self, bit: Hand) -> int:
        """The index in the pack of a card that is one bit of the play-out."""
        place = bit.bit_length() - 1
        return self.places.index(place) if self.places else place


@cache
def cards_of(judge: Judge) -> Cards:
    """The cards by this rule of a trick; a card that tells no suit is in none of the suits."""
    suits = [suit for suit in dict.fromkeys(judge.follows) if suit]
    ranked = [_ascending(judge, suit) for suit in suits]
    loose = [card.index for card in judge.pack.cards if not judge.follows[card.index]]
    order = list(range(len(judge.pack.cards))) if judge.ascends and not loose else [*loose, *chain(*ranked)]
    bits = {index: 1 << place for place, index in enumerate(order)}
    longest = max(map(len, ranked))
    by_rank = [sum(bits[suit[rank]] for suit in ranked if rank < len(suit)) for rank in range(longest)]
    sets = {suit: sum(bits[index] for index in bits_of(suit)) for suit in suits}
    return Cards(
        suits=tuple(sets.values()),
        by_rank=(sum(bits[index] for index in loose) | by_rank[0], *by_rank[1:]),
        shares=tuple(sets.get(judge.follows[index], bits[index]) for index in order),
        trumps=sum(bits[index] for index in bits_of(judge.trumps)),
        places=() if order == sorted(order) else tuple(order.index(index) for index in range(len(order))),
    )


def _ascending(judge: Judge, suit: Hand) -> list[int]:
    """The indices of cards that follow each other, from the lowest to the highest."""
    cards = list(bits_of(suit))
    return sorted(cards, key=lambda index: sum(judge.over[other] >> index & 1 for other in cards))


class Round(msgspec.Struct, frozen=True):
    """The seats round a table: who plays after each, with whom each plays (a mask of seats, itself included), all its
    others, and its rivals, from its left on.
    """

    size: int
    after: tuple[int, ...]
    allies: tuple[int, ...]
    others: tuple[tuple[int, ...], ...]
    rivals: tuple[tuple[int, ...], ...]


@cache
def round_of(after: tuple[int, ...], allies: tuple[int, ...], seats: tuple[int, ...]) -> Round:
    """The round of these seats, others sitting out."""
    others = []
    for seat in range(len(after)):
        found: list[int] = []
        turn = after[seat]
        while turn != seat and len(found) < len(seats):
            found.append(turn)
            turn = after[turn]
        others.append(tuple(found))
    rivals = tuple(
        tuple(other for other in row if not allies[seat] >> other & 1) for seat, row in enumerate(others)
    )
    return Round(len(seats), after, allies, tuple(others), rivals)


PAIRS: Final = round_of((1, 2, 3, 0), (5, 10, 5, 10), (0, 1, 2, 3))
"""Two pairs, North-South and East-West."""

Wishes = Sequence[bool]
"""By seat, true where it wants no trick."""


def worth(card: Hand, led: Hand, trumps: Hand) -> int:
    """The worth of a card in a trick: trumps above the suit led, other cards nothing."""
    return card << _TRUMP if card & trumps else card & led


def next_card(hands: Sequence[Hand], lying: Lying, cards: Cards, table: Round, lows: Wishes) -> Hand:
    """The card that the seat to play plays, as in `tricks_by_seat`, which calls nothing more than it must."""
    low = lows[lying.turn]
    if not lying.best:
        return (_lead_low if low else _lead_high)(hands, lying.turn, cards, table)
    after = Lying(lying.led, lying.best, lying.taker, lying.turn, lying.left - 1)
    return (_follow_low if low else _follow_high)(hands, after, cards, table)


def tricks_by_seat(
    hands: list[Hand],
    lying: Lying,
    cards: Cards,
    table: Round,
    wishes: Callable[[Sequence[int]], Wishes],
) -> list[int]:
    """The tricks that each seat takes from here on; `hands` are used up. `wishes` is asked for each trick, with those
    taken since.
    """
    won = [0] * len(hands)
    lows = wishes(won)
    after, others, trumps = table.after, table.size - 1, cards.trumps
    now = Lying(lying.led, lying.best, lying.taker, lying.turn, lying.left)
    while True:
        turn = now.turn
        if not now.best:
            card = (_lead_low if lows[turn] else _lead_high)(hands, turn, cards, table)
            hands[turn] ^= card
            now.led, now.taker, now.left = cards.shares[card.bit_length() - 1], turn, others
            now.best = card << _TRUMP if card & trumps else card
            now.turn = turn = after[turn]
        while now.left:
            now.left -= 1
            card = (_follow_low if lows[turn] else _follow_high)(hands, now, cards, table)
            hands[turn] ^= card
            value = card << _TRUMP if card & trumps else card & now.led
            if value > now.best:
                now.best, now.taker = value, turn
            now.turn = turn = after[turn]
        won[now.taker] += 1
        now.turn, now.best = now.taker, 0
        if not hands[now.taker]:
            return won
        lows = wishes(won)


def _lead_high(hands: Sequence[Hand], turn: int, cards: Cards, table: Round) -> Hand:
    """The top of a suit that nobody can beat, from the longest such suit; else low from the longest.

    The tens put the cases in order, before any length of a suit: trumps to be drawn, masters, no masters, masters that
    may be ruffed.
    """
    hand, rivals, trumps = hands[turn], table.rivals[turn], cards.trumps
    others = against = 0
    for seat in table.others[turn]:
        others |= hands[seat]
    for seat in rivals:
        against |= hands[seat]
    most, card = -1, 0
    for suit in cards.suits:
        mine = hand & suit
        if not mine:
            continue
        length = mine.bit_count()
        if mine > others & suit:
            if suit & trumps:
                length += 20 if against & suit else -10
            elif against & trumps and _may_ruff(hands, rivals, suit):
                length -= 10
            else:
                length += 10
            if length > most:
                most, card = length, 1 << mine.bit_length() - 1
        elif length > most:
            most, card = length, mine & -mine
    return card or hand & -hand


def _may_ruff(hands: Sequence[Hand], rivals: Sequence[int], suit: Hand) -> bool:
    """True if one of these seats has no card of the suit."""
    return any(not hands[seat] & suit for seat in rivals)


def _follow_high(hands: Sequence[Hand], lying: Lying, cards: Cards, table: Round) -> Hand:
    """The lowest card that wins against all to come, where a friend's does not; else the cheapest."""
    turn, led, trumps = lying.turn, lying.led, cards.trumps
    hand, allies = hands[turn], table.allies[turn]
    mine = hand & led
    goal, friends = lying.best, 0
    for seat in table.others[turn][: lying.left]:
        after = hands[seat]
        if allies >> seat & 1:
            friends |= after & led
            continue
        theirs = after & led or after & trumps
        if theirs:
            threat = 1 << theirs.bit_length() - 1
            goal = max(goal, threat << _TRUMP if threat & trumps else threat)
    is_ours = goal == lying.best and allies >> lying.taker & 1
    if is_ours or (friends > goal and not led & trumps):
        return mine & -mine or _cheapest(hand & ~trumps or hand, cards)
    if mine:
        over = mine & ~((goal << 1) - 1) if not led & trumps else mine & ~((goal >> _TRUMP << 1) - 1)
        return over & -over or mine & -mine
    ruffs = hand & trumps & ~((goal >> _TRUMP << 1) - 1) if goal >> _TRUMP else hand & trumps
    return ruffs & -ruffs or _cheapest(hand & ~trumps or hand, cards)


def _cheapest(hand: Hand, cards: Cards) -> Hand:
    for rank in cards.by_rank:
        if hand & rank:
            found = hand & rank
            return found & -found
    return hand


def _lead_low(hands: Sequence[Hand], turn: int, cards: Cards, table: Round) -> Hand:
    """A card under which a rival cannot stay, the highest such; else the lowest that anyone can beat.

    The numbers put these cases in order, before any rank and length; chosen by hand.
    """
    hand = hands[turn]
    rivals = [hands[seat] for seat in table.rivals[turn]]
    card, worth = 0, -100
    for suit in cards.suits:
        mine = hand & suit
        if not mine:
            continue
        bottom = mine & -mine
        floor = top = 0
        for other in rivals:
            theirs = other & suit
            floor = max(floor, theirs & -theirs)
            top = max(top, theirs)
        if floor > bottom:
            under = mine & (floor - 1)
            found, value = 1 << under.bit_length() - 1, 20 - mine.bit_count()
        else:
            found, value = bottom, -(bottom // (suit & -suit)).bit_length() + (5 if top > bottom else -13)
        if value > worth:
            card, worth = found, value
    return card or hand & -hand


def _follow_low(hands: Sequence[Hand], lying: Lying, cards: Cards, table: Round) -> Hand:
    """The highest card that loses; the highest of all where the side takes the trick anyhow."""
    turn, best = lying.turn, lying.best
    hand, allies = hands[turn], table.allies[turn]
    mine = hand & lying.led
    if not mine:
        for rank in reversed(cards.by_rank):
            if hand & rank:
                found = hand & rank
                return found & -found
        return hand
    floor = 0
    for seat in table.others[turn][: lying.left]:
        if not allies >> seat & 1:
            theirs = hands[seat] & lying.led
            floor = max(floor, theirs & -theirs)
    if allies >> lying.taker & 1 and floor < best:
        return 1 << mine.bit_length() - 1
    under = mine & (max(best, floor) - 1)
    if under:
        return 1 << under.bit_length() - 1
    return 1 << mine.bit_length() - 1
