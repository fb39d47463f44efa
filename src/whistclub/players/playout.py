"""Trying cards out: each is played in the same imagined deals of the unseen cards, which are then played out by plain
rules of thumb.

The play-out sees all cards. Cards are bits of the French pack, a suit a run of thirteen. Two pairs play, North-South
and East-West. Lives by speed: a deal of thirteen tricks takes about a tenth of a millisecond.
"""

from random import Random
from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.choice import Chosen, Kind, Rated, because
from whistclub.players.player import Budget
from whistclub.players.reading import Holdings, Reading, above
from whistclub.rules.sampling import deal_out
from whistclub.rules.seats import FOUR, Seat

_SUITS: Final = tuple(FRENCH.of_suit(suit) for suit in FRENCH.suits)
_SHARES: Final = tuple(card.shares for card in FRENCH.cards)
_BY_RANK: Final = tuple(sum(suit & -suit << rank for suit in _SUITS) for rank in range(13))
"""The cards of each rank, the lowest first."""
_NEXT: Final = (1, 2, 3, 0)
"""The seat after each."""
_TRUMP: Final = 64
"""Bits by which trumps are moved up: past all cards of the pack, so that any trump is worth more than any other
card.
"""


class Lying:
    """A trick on the table: the suit led, the best card so far as its worth, whose it is, who plays next, how many
    will.
    """

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
    """The top of a suit that nobody can beat, from the longest such suit; else low from the longest.

    The tens put the cases in order, before any length of a suit: trumps to be drawn, masters, no masters, masters that
    may be ruffed.
    """
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
    """A card under which an opponent cannot stay, the highest such; else the lowest that anyone can beat.

    The numbers put these cases in order, before any rank and length; chosen by hand.
    """
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


_NODES_A_CARD: Final = 8
"""Nodes of the budget that a card played out quickly counts as; chosen by hand for the time of an act."""
_FEWEST: Final = 6
"""Fewer imagined deals decide nothing; chosen by hand. In the Minnesota family the levels ask for twelve, by trial."""
_LEAST_GAIN: Final = 0.3
"""Tricks that another card must bring on average; chosen by hand, not fitted."""
_ERRORS: Final = 2.0
"""Standard errors that another card must be ahead by: the usual 95 % bound."""
_TRIES: Final = 8
"""Tries to place the cards one by one before they are placed by exact counts, which always come out even; a matter of
time alone.
"""


def tried_out(
    reading: Reading, usual: Chosen, rng: Random, budget: Budget, *, low: bool, fewest: int = _FEWEST
) -> Chosen:
    """The usual card, or one that clearly brings the side more tricks, in a Low fewer.

    Clearly: by the least gain on average, and by more than chance would make of so many deals. The deals agree with all
    that the reading is certain of, each as likely; how many there are follows from the budget and the cards left, never
    from time. Fewer than `fewest` decide nothing.
    """
    cards = _distinct(reading, usual.card, highest=low)
    held = reading.hand.bit_count()
    worlds = min(budget.samples, budget.nodes // (_NODES_A_CARD * 4 * held * len(cards)))
    if len(cards) < 2 or worlds < fewest:
        return usual
    gains: list[list[int]] = [[] for _ in cards]
    for _ in range(worlds):
        hands = imagined(reading, rng)
        came = [tricks_after(reading, hands, card, low=low) for card in cards]
        for gain, tricks in zip(gains, came, strict=True):
            gain.append(came[0] - tricks if low else tricks - came[0])
    best = max(range(len(cards)), key=lambda place: sum(gains[place]))
    if not _is_clear(gains[best]):
        return usual
    rated = tuple(Rated(card.text, sum(gain) / worlds) for card, gain in zip(cards, gains, strict=True))
    return Chosen(
        cards[best], because("why-tried-out", rated, card=cards[best].text, count=worlds), Kind.SEARCH
    )


def _is_clear(gains: list[int]) -> bool:
    """True if the mean gain is large, and larger than its standard error allows for chance."""
    count, total = len(gains), sum(gains)
    mean = total / count
    variance = (sum(gain * gain for gain in gains) - total * mean) / (count - 1)
    return mean >= _LEAST_GAIN and mean * mean * count >= _ERRORS * _ERRORS * variance


def imagined(reading: Reading, rng: Random) -> list[Hand]:
    """Four hands that agree with the reading, each as likely (nearly so, where several seats lack suits).

    Nothing is kept from one drawing to the next, unlike in the exact counts of `rules.sampling`, which only help out
    where cards placed one by one do not come out even.
    """
    sure, me = reading.known, reading.me
    free = reading.out & ~(sure[0] | sure[1] | sure[2] | sure[3])
    rooms = [0 if seat == me else reading.counts[seat] - sure[seat].bit_count() for seat in FOUR]
    others = [seat for seat in FOUR if rooms[seat]]
    for _ in range(_TRIES):
        drawn = _placed(free, rooms.copy(), others, reading.may_hold, rng)
        if drawn is not None:
            return [drawn[seat] | sure[seat] for seat in FOUR]
    barred = tuple(~reading.may_hold[seat] & FRENCH.full for seat in FOUR)
    exact = deal_out(free, tuple(rooms), barred, rng)
    return [exact[seat] | sure[seat] for seat in FOUR]


def _placed(
    free: Hand, rooms: list[int], others: list[Seat], may_hold: Holdings, rng: Random
) -> list[Hand] | None:
    """The free cards placed one by one, those with the fewest possible holders first, each in a random free place of
    its holders; None where one finds no place.
    """
    drawn = [0, 0, 0, 0]
    waiting: list[list[tuple[Hand, list[Seat]]]] = [[], [], [], []]
    while free:
        card = free & -free
        free ^= card
        holders = [seat for seat in others if may_hold[seat] & card]
        waiting[len(holders)].append((card, holders))
    for group in waiting:
        rng.shuffle(group)
        for card, holders in group:
            room = sum(rooms[seat] for seat in holders)
            if not room:
                return None
            pick = int(rng.random() * room)
            for seat in holders:
                pick -= rooms[seat]
                if pick < 0:
                    drawn[seat] |= card
                    rooms[seat] -= 1
                    break
    return drawn


def tricks_after(reading: Reading, hands: list[Hand], card: Card, *, low: bool) -> int:
    """Tricks the reader's side takes from the trick on the table on, when this card is played now."""
    me, trumps = reading.me, reading.trumps
    now = hands.copy()
    now[me] ^= card.bit
    led = reading.trick[0][1].shares if reading.trick else card.shares
    best, taker = 0, int(me)
    for seat, lying in (*reading.trick, (me, card)):
        value = worth(lying.bit, led, trumps)
        if value > best:
            best, taker = value, int(seat)
    lying_now = Lying(led, best, taker, (me + 1) % 4, len(reading.later))
    return played_out(now, lying_now, trumps, me % 2, low=low)


def runs_of(reading: Reading) -> list[list[Card]]:
    """The legal cards in runs of neighbours, ascending: no card that others hold, or that lies on the table, is
    between.
    """
    between = reading.out | FRENCH.mask(card for _, card in reading.trick)
    runs: list[list[Card]] = []
    for card in FRENCH.iterate(reading.legal):
        if runs and runs[-1][-1].suits == card.suits:
            gap = above(runs[-1][-1]) & (card.bit - 1)
            if not gap & between:
                runs[-1].append(card)
                continue
        runs.append([card])
    return runs


def _distinct(reading: Reading, usual: Card, *, highest: bool) -> list[Card]:
    """The usual card first, then one of each run of neighbours: the lowest, or the highest."""
    return [usual, *(run[-1 if highest else 0] for run in runs_of(reading) if usual not in run)]
