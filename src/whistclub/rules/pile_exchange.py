"""Worlds of a deal in which one seat lays cards face down for as many from the top of a pile."""

from collections.abc import Sequence
from random import Random

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.pack import Hand, Pack
from whistclub.rules.sampling import deal_out
from whistclub.rules.seats import Seat


class PileExchange(msgspec.Struct, frozen=True, kw_only=True):
    """An exchange as one viewer knows it.

    `seat` has laid `laid` cards and taken `taken` from the top of a pile of `size`; `own_laid` and `own_taken` are
    those cards, in order, where the viewer is that seat. `turned` are the cards of the pile that all have seen, from
    the top; `never_laid` are cards that may not be laid.
    """

    size: int
    seat: Seat | None = None
    laid: int = 0
    taken: int = 0
    own_laid: tuple[Card, ...] = ()
    own_taken: tuple[Card, ...] = ()
    turned: tuple[Card, ...] = ()
    never_laid: Hand = 0

    def __repr__(self) -> str:
        return f"PileExchange({self.laid} of {self.size})"


class Exchanged(msgspec.Struct, frozen=True):
    """The hands as dealt, by seat, the pile from the top, and the cards laid in order."""

    hands: tuple[Hand, ...]
    pile: tuple[Card, ...]
    laid: tuple[Card, ...]

    def __repr__(self) -> str:
        return f"Exchanged({len(self.laid)} cards)"


def sample_exchange(
    pack: Pack, cards: Hand, known: Sequence[Hand], barred: Sequence[Hand], told: PileExchange, rng: Random
) -> Exchanged:
    """One of the worlds that agree with what is told, each equally likely.

    Of the `cards` in play `known` has by seat those that it holds now or has played, `barred` those that it has not.
    """
    held = [*known, pack.mask(told.own_laid), pack.mask(told.turned[told.taken :])]
    top = told.own_taken or told.turned[: told.taken]
    if told.seat is not None:
        held[told.seat] |= pack.mask(top)
    size = (cards.bit_count() - told.size) // len(known)
    rooms = [size - (told.laid - told.taken if seat == told.seat else 0) for seat in range(len(known))]
    rooms += [told.laid, told.size - told.taken]
    unknown = cards & ~sum(held)
    free = tuple(room - hand.bit_count() for room, hand in zip(rooms, held, strict=True))
    drawn = deal_out(unknown, free, (*barred, told.never_laid, 0), rng)
    *hands, laid, below = map(int.__or__, held, drawn)
    if told.seat is not None:
        mine = pack.members(hands[told.seat] & ~pack.mask(top))
        top += tuple(rng.sample(mine, told.taken - len(top)))
        hands[told.seat] ^= pack.mask(top) | laid
    under = told.turned[told.taken :]
    rest = list(pack.members(below & ~pack.mask(under)))
    rng.shuffle(rest)
    order = told.own_laid or tuple(rng.sample(pack.members(laid), told.laid))
    return Exchanged(tuple(hands), (*top, *under, *rest), order)
