"""A trick of Solo as the seat to play sees it: who is with it, who against, and the odds of what is not seen."""

from functools import lru_cache
from math import comb
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.pack import Hand
from whistclub.games.solo import SoloView
from whistclub.players.reading import Reading, above, read
from whistclub.rules.seats import FOUR, Seat

MISERES: Final = frozenset({"misere", "misere_ouverte"})


class Table(msgspec.Struct, frozen=True):
    """The reading of a seat in the play of a contract, from its view.

    `with_me` and `against` part the other seats. `declarers` hold the contract: one, a pair, or nobody in a general
    misère, where everybody is against everybody.
    """

    reading: Reading
    contract: str
    declarers: tuple[Seat, ...]
    with_me: tuple[Seat, ...]
    against: tuple[Seat, ...]

    def __repr__(self) -> str:
        return f"Table({self.contract})"

    @property
    def declares(self) -> bool:
        """True if the reader is one of those who hold the contract."""
        return self.reading.me in self.declarers

    @property
    def avoids(self) -> bool:
        """True if the contract is a misère, in which one seat must take no trick."""
        return self.contract in MISERES


def table_of(view: SoloView) -> Table:
    """The reading of the seat to play. Raises ValueError for a spectator."""
    reading = read(view)
    holds = reading.me in view.holders
    others = [seat for seat in FOUR if seat != reading.me]
    allied = [seat for seat in others if view.holders and (seat in view.holders) == holds]
    against = [seat for seat in others if seat not in allied]
    return Table(reading, view.standing, view.holders, tuple(allied), tuple(against))


def chance_of_none(reading: Reading, seat: Seat, cards: Hand) -> float:
    """The chance that a seat holds none of these cards, each hand that agrees with the play counting alike."""
    if reading.known[seat] & cards:
        return 0.0
    pool = reading.may_hold[seat] & ~reading.known[seat]
    places = reading.counts[seat] - reading.known[seat].bit_count()
    return none_of(pool.bit_count(), (pool & cards).bit_count(), places)


def chance_beaten(reading: Reading, card: Card, led: Hand, seat: Seat) -> float:
    """The chance that a seat still to play can beat this winning card; `led` is the whole suit led."""
    trumps = reading.trumps
    higher = 1 - chance_of_none(reading, seat, above(card))
    if not trumps or led & trumps:
        return higher
    is_void = chance_of_none(reading, seat, led)
    if card.bit & trumps:
        return is_void * higher
    return higher + is_void * (1 - chance_of_none(reading, seat, trumps))


@lru_cache(maxsize=10_000)
def none_of(pool: int, cards: int, places: int) -> float:
    """The chance that so many places, filled from a pool, get none of some of its cards."""
    if places <= 0 or not cards:
        return 1.0
    if pool - cards < places:
        return 0.0
    return comb(pool - cards, places) / comb(pool, places)
