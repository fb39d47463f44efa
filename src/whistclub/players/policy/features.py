"""The features of the cards that a seat may play, as numbers of weights: the twin of kernel/src/policy/features.hpp.

They are made of the seat's own hand, of what was seen, and of opponents' hands that lie open.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from whistclub.cards.pack import Hand, bits_of
from whistclub.players.policy.layout import BEGINS, SHAPES
from whistclub.players.policy.seen import NOBODY, SUITLESS, TRUMP_BONUS, Seen

LEAD: Final = 0
"""A turn to lead: kinds of turns are numbered in the order of `layout.KINDS`."""
FOLLOW: Final = 1
"""A turn to follow suit."""
DISCARD: Final = 2
"""A turn without a card of the suit led."""
_TOP_WORTH: Final = (1, 2, 3, 4)
"""The count of a suit's honours, jack to ace: a size of a table, whose weights are fitted."""


class SuitSeen(NamedTuple):
    """A suit as the seat to play knows it: its own cards, those out, those lying open, and what all its cards share."""

    mine: int
    out: int
    opened: int
    length: int
    tops: int
    opener: int
    allies_thrown: int
    others_thrown: int
    others_void: int
    allies_void: int
    is_trump: int


class CardSeen(NamedTuple):
    """A card in its suit: `place` 0 alone, 1 top, 2 bottom, 3 between; `run` 1 its lowest, 2 its highest, 3 both;
    `opened` 0 where no hand lies open, 1 none of the suit does, 2 under them, 3 above them, 4 between.
    """

    rank: int
    above: int
    below: int
    place: int
    run: int
    opened: int


class Turn:
    """Everything about a turn that does not hang on the card chosen."""

    def __init__(self, seen: Seen, hands: Sequence[Hand]) -> None:
        self.seen = seen
        self.seat = seat = seen.turn
        hand = hands[seat]
        of_side = seen.rules.allies[seat]
        seats = sum(1 << one for one in seen.order)
        self.allies = seats & of_side & ~(1 << seat)
        self.others = seats & ~of_side
        opened = [other for other in range(4) if seen.rules.open_hands & ~of_side & 1 << other]
        self.lies_open = bool(opened)
        self.stage = min((hand.bit_count() - 1) // 3, 3)
        out = (hands[0] | hands[1] | hands[2] | hands[3]) & ~hand
        lying = sum(hands[other] for other in opened)
        self.suits = [self._suit(suit, hand, out, lying) for suit in range(4)]
        trumps = self.suits[seen.trump] if seen.trump != SUITLESS else None
        self.my_trumps = min(trumps.length, 4) if trumps else 0
        left = trumps.out.bit_count() if trumps else 0
        self.out_trumps = 0 if not left else 1 if left <= 3 else 2 if left <= 6 else 3
        self.best_suit, self.lowest_suit = self._compared()

    def relation(self, other: int) -> int:
        """1 for the seat itself, 2 for its side, 3 for the others."""
        return 1 if other == self.seat else 2 if self.seen.rules.allies[self.seat] >> other & 1 else 3

    def _suit(self, suit: int, hand: Hand, out: Hand, lying: Hand) -> SuitSeen:
        seen = self.seen
        mine, rest, opened = (cards >> 13 * suit & 0x1FFF for cards in (hand, out, lying))
        opener = seen.opener[suit]
        allies = [seat for seat in range(4) if self.allies >> seat & 1]
        others = [seat for seat in range(4) if self.others >> seat & 1]
        return SuitSeen(
            mine,
            rest,
            opened,
            mine.bit_count(),
            _tops(mine, mine | rest),
            0 if opener == NOBODY else self.relation(opener),
            min(sum(seen.thrown[seat][suit] for seat in allies), 2),
            min(sum(seen.thrown[seat][suit] for seat in others), 2),
            min(sum(seen.voids[seat] >> suit & 1 for seat in others), 2),
            int(any(seen.voids[seat] >> suit & 1 for seat in allies)),
            int(suit == seen.trump),
        )

    def _compared(self) -> tuple[int, int]:
        """The suit of the most length and top cards, the later of equal ones; and the first whose cards are lowest."""
        held = [suit for suit in range(4) if self.suits[suit].mine]
        return max(held, key=lambda suit: (_worth(self.suits[suit]), suit)), min(
            held, key=lambda suit: _height(self.suits[suit].mine)
        )


def _tops(mine: int, every: int) -> int:
    """The four highest cards that are left, those held as bits, the highest as 8."""
    found = 0
    for value in (8, 4, 2, 1):
        top = 1 << every.bit_length() >> 1
        found |= value if mine & top else 0
        every ^= top
    return found


def _worth(suit: SuitSeen) -> int:
    return 2 * suit.length + sum(worth for place, worth in enumerate(_TOP_WORTH) if suit.tops >> place & 1)


def _height(mine: int) -> int:
    return (mine.bit_length() - 1) * 1000 + sum(bits_of(mine)) * 60 // mine.bit_count()


def card_seen(suit: SuitSeen, rank: int, *, lies_open: bool) -> CardSeen:
    """A card of the suit."""
    one = 1 << rank
    under, over = one - 1, 0x1FFF & ~(2 * one - 1)
    lower, higher = suit.mine & under, suit.mine & over
    run = int(not lower or bool(suit.out & under & ~((1 << lower.bit_length()) - 1)))
    run += 2 * int(not higher or bool(suit.out & over & ((higher & -higher) - 1)))
    opened = suit.opened
    lowest = opened & -opened
    against = (1 if not opened else 2 if one < lowest else 3 if one > opened else 4) if lies_open else 0
    return CardSeen(
        rank,
        (suit.out & over).bit_count(),
        (suit.out & under).bit_count(),
        (3 if higher else 1) if lower else 2 if higher else 0,
        run,
        against,
    )


class After(NamedTuple):
    """The place of a later hand: opponents still to play, True if its side wins so far, and all that as a number."""

    others: int
    ally_wins: bool
    number: int


def after_of(turn: Turn) -> After:
    """The place in the trick of the seat to play."""
    seen = turn.seen
    later = seen.order[seen.turn_place + 1 :]
    allies = sum(turn.allies >> seat & 1 for seat in later)
    others = min(len(later) - allies, 2)
    ally_wins = bool(turn.allies >> seen.winner & 1)
    return After(others, ally_wins, (others * 2 + (allies > 0)) * 2 + (not ally_wins))


def cards_over(turn: Turn) -> int:
    """Cards still out that beat the card that wins so far, those of its suit alone, up to three."""
    seen = turn.seen
    suit = turn.suits[seen.trump if seen.best >= TRUMP_BONUS else seen.led]
    return min((suit.out >> seen.best % TRUMP_BONUS + 1).bit_count(), 3)


def numbers(kind: int, *values: tuple[int, ...]) -> list[int]:
    """The numbers of the weights at these places of the tables of a kind, in their order."""
    found = []
    for begin, shape, places in zip(BEGINS[kind], SHAPES[kind], values, strict=True):
        at = 0
        for size, place in zip(shape, places, strict=True):
            at = at * size + place
        found.append(begin + at)
    return found


def kind_of(seen: Seen, hand: Hand) -> int:
    """The kind of a turn: a lead, a card that follows suit, or one that cannot."""
    if not seen.table:
        return LEAD
    return FOLLOW if hand >> 13 * seen.led & 0x1FFF else DISCARD


def features_of(seen: Seen, hands: Sequence[Hand]) -> Iterator[tuple[int, list[int]]]:
    """Each card that may be played, in pack order, with the numbers of its weights."""
    turn = Turn(seen, hands)
    kind = kind_of(seen, hands[seen.turn])
    return (lead_features, follow_features, discard_features)[kind](turn)


def lead_features(turn: Turn) -> Iterator[tuple[int, list[int]]]:
    """The cards that may be led."""
    seen = turn.seen
    first = int(seen.invite[turn.seat] == SUITLESS)
    for suit, s in enumerate(turn.suits):
        inviters = [seat for seat in range(4) if seen.invite[seat] == suit]
        ally = int(any(turn.allies >> seat & 1 for seat in inviters))
        other = int(any(turn.others >> seat & 1 for seat in inviters))
        for rank in bits_of(s.mine):
            c = card_seen(s, rank, lies_open=turn.lies_open)
            a5, a3, master, n3, n6 = (
                min(c.above, 4),
                min(c.above, 2),
                int(not c.above),
                min(s.length, 3) - 1,
                min(s.length, 6) - 1,
            )
            yield suit * 13 + rank, numbers(
                LEAD,
                (a5, n6, c.place, s.is_trump),
                # Ranks count from 0 for the two, so this says jack or higher.
                (c.run, a3, s.is_trump, int(rank >= 9)),
                (s.opener, first, a3, c.place),
                (ally, other, c.place, a3),
                (s.others_void, s.allies_void, s.is_trump, master, int(turn.out_trumps > 0)),
                (s.allies_thrown, s.others_thrown, first),
                (min(s.out.bit_count(), 7), a3, n3),
                (s.tops, n6, int(c.place in {0, 2}), first),
                (rank, n3, s.is_trump),
                (min(c.below, 3), a5, turn.stage),
                (s.is_trump, turn.my_trumps, turn.out_trumps, master),
                (c.opened, a3),
                (int(suit == turn.best_suit), int(suit == turn.lowest_suit), c.place, first),
            )  # fmt: skip


def follow_features(turn: Turn) -> Iterator[tuple[int, list[int]]]:
    """The cards that follow suit."""
    seen, after = turn.seen, after_of(turn)
    s = turn.suits[seen.led]
    trumped = seen.best >= TRUMP_BONUS and seen.led != seen.trump
    over_best = 0x1FFF & ~((2 << seen.best % TRUMP_BONUS) - 1)
    beating = 0 if trumped else s.mine & over_best
    failing = s.mine & ~beating
    many, few = min(beating.bit_count(), 2), min(failing.bit_count(), 2)
    over, looms, led = cards_over(turn), _ruff_looms(turn), _led(turn)
    for rank in bits_of(s.mine):
        c = card_seen(s, rank, lies_open=turn.lies_open)
        one = 1 << rank
        beats = int(bool(beating & one))
        group = beating if beats else failing
        place = 0 if one == group & -group else 1 if group < one << 1 else 2
        choice = place if beats else place + 3
        a4 = min(c.above, 3)
        touching = int(bool(beats) and not s.out & over_best & (one - 1))
        yield (
            seen.led * 13 + rank,
            numbers(
                FOLLOW,
                (after.number, a4, choice),
                (after.number, c.run, beats),
                (after.number, over, choice),
                (after.number, many, few, choice),
                (led, choice, a4),
                (rank, seen.turn_place - 1, int(after.ally_wins)),
                (after.number, turn.stage, choice),
                (int(trumped), looms, choice),
                (after.number, min(c.below, 3), beats),
                (c.opened, choice),
                (min(s.length, 6) - 1, choice),
                (after.number, touching, choice),
            ),
        )


def _led(turn: Turn) -> int:
    """The leader: 1 a partner its first lead of the deal, 2 a partner later, 3 an opponent its first, 0 an opponent
    later.
    """
    seen = turn.seen
    if turn.relation(seen.order[0]) == 2:
        return 1 if seen.led_invite else 2
    return 3 if seen.led_invite else 0


def _ruff_looms(turn: Turn) -> int:
    """1 if an opponent still to play is known to lack the suit led, and trumps are out."""
    seen = turn.seen
    if not turn.out_trumps or seen.led == seen.trump:
        return 0
    later = (seat for seat in seen.order[seen.turn_place + 1 :] if turn.others >> seat & 1)
    return int(any(seen.voids[seat] >> seen.led & 1 for seat in later))


def discard_features(turn: Turn) -> Iterator[tuple[int, list[int]]]:
    """The cards that do not follow suit."""
    seen, after, over = turn.seen, after_of(turn), cards_over(turn)
    thrown = seen.thrown[turn.seat]
    for suit, s in enumerate(turn.suits):
        n3, n6 = min(s.length, 3) - 1, min(s.length, 6) - 1
        top_above = min((s.out >> s.mine.bit_length()).bit_count(), 3)
        for rank in bits_of(s.mine):
            c = card_seen(s, rank, lies_open=turn.lies_open)
            a5, a4, a3 = min(c.above, 4), min(c.above, 3), min(c.above, 2)
            ruff = 0 if not s.is_trump else 1 if rank + TRUMP_BONUS > seen.best else 2
            yield (
                suit * 13 + rank,
                numbers(
                    DISCARD,
                    (after.number, ruff, a4),
                    (a5, n6, c.place, s.is_trump),
                    (s.tops, n6, int(c.place in {0, 2}), s.is_trump),
                    (s.opener, a3, c.place, s.is_trump),
                    (min(thrown[suit], 2), min(sum(thrown), 2), a3),
                    (top_above, min(s.length, 5) - 1, int(c.place < 2), s.is_trump),
                    (rank, c.run & 1, s.is_trump),
                    (min(c.below, 3), n6, c.place),
                    (s.others_void, s.allies_void, a3),
                    (turn.stage, a3, ruff, n3),
                    (c.opened, c.place),
                    (ruff, int(after.ally_wins), over, after.others, turn.my_trumps),
                    (int(suit == turn.best_suit), int(suit == turn.lowest_suit), c.place),
                    (s.allies_thrown, s.others_thrown, s.opener),
                ),
            )
