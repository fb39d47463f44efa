"""Playing a deal out quickly with all cards seen, by plain rules of thumb, to try what a card may come to.

Cards are bits of the French pack, a suit a run of thirteen. Two pairs play, North-South and East-West. Lives by speed: a
deal of thirteen tricks takes about a tenth of a millisecond.
"""

from typing import Final

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand

_SUITS: Final = tuple(FRENCH.of_suit(suit) for suit in FRENCH.suits)
_SHARES: Final = tuple(card.shares for card in FRENCH.cards)
_BY_RANK: Final = tuple(sum(suit & -suit << rank for suit in _SUITS) for rank in range(13))
_NEXT: Final = (1, 2, 3, 0)
_TRUMP: Final = 64


class Lying:
    """A trick on the table: the suit led, the best card so far as its worth, whose it is, who plays next, how many will."""

    __slots__ = ("best", "led", "left", "taker", "turn")

    def __init__(self, led: Hand, best: int, taker: int, turn: int, left: int) -> None:
        self.led = led
        self.best = best
        self.taker = taker
        self.turn = turn
        self.left = left


def worth(card: Hand, led: Hand, trumps: Hand) -> int:
    """The worth of a card in a trick: trumps above the suit led, other cards nothing."""
    return card << _TRUMP if card & trumps else card & led


def played_out(hands: list[Hand], lying: Lying, trumps: Hand, side: int, *, low: bool) -> int:
    """Tricks that `side` (0 for NS) takes from here on when all four play by these rules; `hands` are used up."""
    lead, follow = (_lead_low, _follow_low) if low else (_lead_high, _follow_high)
    won = 0
    led, best, taker, turn, left = lying.led, lying.best, lying.taker, lying.turn, lying.left
    while True:
        while left:
            left -= 1
            card = follow(hands, turn, led, best, taker, left, trumps)
            hands[turn] ^= card
            value = card << _TRUMP if card & trumps else card & led
            if value > best:
                best, taker = value, turn
            turn = _NEXT[turn]
        if taker & 1 == side:
            won += 1
        turn = taker
        if not hands[turn]:
            return won
        card = lead(hands, turn, trumps)
        hands[turn] ^= card
        led = _SHARES[card.bit_length() - 1]
        best = card << _TRUMP if card & trumps else card
        turn = _NEXT[turn]
        left = 3


def _lead_high(hands: list[Hand], turn: int, trumps: Hand) -> Hand:
    """The top of a suit that nobody can beat, from the longest such suit; else low from the longest."""
    hand = hands[turn]
    others = hands[turn - 1] | hands[turn - 2] | hands[turn - 3]
    against = hands[turn - 1] | hands[turn - 3]
    most, card = -1, 0
    for suit in _SUITS:
        mine = hand & suit
        if not mine:
            continue
        length = mine.bit_count()
        if mine > others & suit:
            if suit & trumps:
                length += 20 if against & suit else -10
            elif against & trumps and not (hands[turn - 1] & suit and hands[turn - 3] & suit):
                length -= 10
            else:
                length += 10
            if length > most:
                most, card = length, 1 << mine.bit_length() - 1
        elif length > most:
            most, card = length, mine & -mine
    return card or hand & -hand


def _follow_high(
    hands: list[Hand], turn: int, led: Hand, best: int, taker: int, left: int, trumps: Hand
) -> Hand:
    """The lowest card that wins against all to come, where the partner's does not; else the cheapest."""
    hand = hands[turn]
    mine = hand & led
    threat = 0
    if left:
        after = hands[_NEXT[turn]]
        theirs = after & led or after & trumps
        if theirs:
            threat = 1 << theirs.bit_length() - 1
            threat = threat << _TRUMP if threat & trumps else threat
    if best > threat and taker == turn ^ 2:
        return mine & -mine or _cheapest(hand & ~trumps or hand)
    goal = max(threat, best)
    if left == 2:
        partners = hands[turn ^ 2] & led
        if partners > goal and not led & trumps:
            return mine & -mine or _cheapest(hand & ~trumps or hand)
    if mine:
        over = mine & ~((goal << 1) - 1) if not led & trumps else mine & ~((goal >> _TRUMP << 1) - 1)
        return over & -over or mine & -mine
    ruffs = hand & trumps & ~((goal >> _TRUMP << 1) - 1) if goal >> _TRUMP else hand & trumps
    return ruffs & -ruffs or _cheapest(hand & ~trumps or hand)


def _cheapest(hand: Hand) -> Hand:
    for rank in _BY_RANK:
        if hand & rank:
            found = hand & rank
            return found & -found
    return hand


def _lead_low(hands: list[Hand], turn: int, _: Hand) -> Hand:
    """A card under which an opponent cannot stay, the highest such; else the lowest that anyone can beat."""
    hand = hands[turn]
    first, second = hands[turn - 3], hands[turn - 1]
    card, worth = 0, -100
    for suit in _SUITS:
        mine = hand & suit
        if not mine:
            continue
        bottom = mine & -mine
        one, two = first & suit, second & suit
        floor = max(one & -one, two & -two)
        if floor > bottom:
            under = mine & (floor - 1)
            found, value = 1 << under.bit_length() - 1, 20 - mine.bit_count()
        else:
            found, value = (
                bottom,
                -(bottom // (suit & -suit)).bit_length() + (5 if one | two > bottom else -13),
            )
        if value > worth:
            card, worth = found, value
    return card


def _follow_low(hands: list[Hand], turn: int, led: Hand, best: int, taker: int, left: int, _: Hand) -> Hand:
    """The highest card that loses; the highest of all where the side takes the trick anyhow."""
    hand = hands[turn]
    mine = hand & led
    if not mine:
        for rank in reversed(_BY_RANK):
            if hand & rank:
                found = hand & rank
                return found & -found
        return hand
    floor = 0
    if left:
        theirs = hands[_NEXT[turn]] & led
        floor = theirs & -theirs
    ours = taker == turn ^ 2
    if ours and floor < best:
        return 1 << mine.bit_length() - 1
    under = mine & (max(best, floor) - 1)
    if under:
        return 1 << under.bit_length() - 1
    return 1 << mine.bit_length() - 1
