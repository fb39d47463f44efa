"""The knowledge of the player of a solitaire, and the winners of its tricks, from the rules and from nothing else."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from whistclub.cards.card import Card
from whistclub.conformance.seat_knowledge import Told
from whistclub.conformance.trace import Trace
from whistclub.conformance.trick_judge import wins_over
from whistclub.rules.actions import Play
from whistclub.rules.dummy_play import KEEP, TWIDDLE
from whistclub.rules.seats import Viewer

_HANDS: Final = 2


class Custom(msgspec.Struct, frozen=True):
    """The handling of the side pile and of the dummy in a solitaire.

    `up` and `no_trump`: cards of the pile face up, and whether no trump is in force, as the passage begins; `after`:
    a twiddle is asked for after the card; `lasts`: no trump outlasts the hand; `waits_for`: the act before which the
    dummy turns no card of a hand, if any.
    """

    up: int
    no_trump: bool
    after: bool
    lasts: bool
    waits_for: Any


class Reading(msgspec.Struct, frozen=True):
    """A passage so far: tricks finished and won by hand, side cards face up, acts the dummy waits for."""

    finished: int
    won: tuple[int, int]
    up: int
    begun: int


class _Table:
    """The fold of a passage's acts."""

    def __init__(self, trace: Trace, custom: Custom) -> None:
        self.side, self.pack = trace.deal.side, trace.deal.pack
        self.size = (len(self.pack) - 2) // 4
        self.custom = custom
        self.up, self.none = custom.up, custom.no_trump
        self.finished = self.begun = 0
        self.won = [0, 0]
        self.card: Card | None = None

    def take(self, action: object) -> None:
        """One more act."""
        if action is TWIDDLE:
            self.none = self.up == len(self.side)
            self.up = min(self.up + 1, len(self.side))
        if isinstance(action, Play):
            self.card = action.card
        waits = self.custom.after and not self.none
        decided = action is KEEP or (action is TWIDDLE and self.custom.after)
        if self.card is not None and (decided or not waits):
            self._judge(self.card)
        if self.custom.waits_for is not None and isinstance(action, self.custom.waits_for):
            self.begun += 1

    def _judge(self, card: Card) -> None:
        hand, place = divmod(self.finished, self.size)
        dummy = self.pack[(2 * hand + 1) * self.size + place]
        trump = "" if self.none else self.side[self.up - 1].suits
        self.won[hand] += wins_over(card, dummy, trump)
        self.finished += 1
        self.card = None
        if self.finished % self.size == 0 and not self.custom.lasts:
            self.none = False


def read_passage(trace: Trace, custom: Custom) -> Reading:
    """The passage as its acts leave it."""
    table = _Table(trace, custom)
    for _, action in trace.acts:
        table.take(action)
    return Reading(table.finished, (table.won[0], table.won[1]), table.up, table.begun)


def told_passage(trace: Trace, viewer: Viewer, custom: Custom) -> Told:
    """Own cards hand by hand, the dummy's cards and the side cards turned so far, every act."""
    pack = trace.deal.pack
    size = (len(pack) - 2) // 4
    reading = read_passage(trace, custom)
    over = trace.last.result() is not None
    hands = 1 if reading.finished < size or (over and reading.finished == size) else _HANDS
    turned = tuple(_turned(pack, size, hand, reading, custom, over=over) for hand in range(hands))
    own = tuple(frozenset(pack[2 * hand * size :][:size]) for hand in range(hands))
    side = trace.deal.side[: reading.up]
    return trace.setting, frozenset(pack), own if viewer is not None else (), turned, side, trace.acts


def _turned(
    pack: tuple[Card, ...], size: int, hand: int, reading: Reading, custom: Custom, *, over: bool
) -> tuple[Card, ...]:
    """The dummy's cards of this hand that have been turned: those of the tricks finished, and the next one."""
    if custom.waits_for is not None and reading.begun <= hand:
        return ()
    count = min(size, reading.finished - hand * size + (not over))
    return pack[(2 * hand + 1) * size :][:count]


def tricks_won(trace: Trace, customs: Any) -> Iterator[tuple[int, Reading]]:
    """After each number of acts, the passage as it then stands."""
    custom = customs(trace)
    table = _Table(trace, custom)
    yield 0, Reading(0, (0, 0), table.up, 0)
    for place, (_, action) in enumerate(trace.acts, 1):
        table.take(action)
        yield place, Reading(table.finished, (table.won[0], table.won[1]), table.up, table.begun)
