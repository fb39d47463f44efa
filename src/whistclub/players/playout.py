"""Trying cards out: each is played in the same imagined deals of the unseen cards, which are then played out by plain
rules of thumb.

The play-out sees all cards (`players.seen_play`). Two pairs play with the French pack, North-South and East-West.
"""

from random import Random
from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.choice import Chosen, Kind, Rated, because
from whistclub.players.player import Budget
from whistclub.players.reading import Holdings, Reading, above
from whistclub.players.seen_play import PAIRS, Lying, cards_of, tricks_by_seat, worth
from whistclub.rules.sampling import deal_out
from whistclub.rules.seats import FOUR, Seat, partner_of

_NO_TRICKS: Final = (True, True, True, True)
_EVERY_TRICK: Final = (False, False, False, False)

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
    wishes = _NO_TRICKS if low else _EVERY_TRICK
    won = tricks_by_seat(now, lying_now, cards_of(reading.judge), PAIRS, lambda _: wishes)
    return won[me] + won[partner_of(me)]


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
