"""Unknown cards dealt to their possible holders, every possibility equally likely, exactly.

Cards are grouped into classes of equal standing (which holders may have them). The table of counts, class by
holder, is drawn with its multinomial weight; within a class cards are dealt at random.
"""

from functools import lru_cache
from math import comb
from random import Random

from whistclub.cards.pack import Hand

Counts = tuple[int, ...]


def deal_out(unknown: Hand, rooms: Counts, barred: tuple[Hand, ...], rng: Random) -> tuple[Hand, ...]:
    """The unknown cards dealt to holders with so many places each, none holding a card barred to it.

    Uniform over all such deals. Places and unknown cards are equal in number; raises ValueError when no deal fits.
    """
    classes = _classes(unknown, barred, len(rooms))
    sizes = tuple(cards.bit_count() for cards, _ in classes)
    allowed = tuple(holders for _, holders in classes)
    held = [0] * len(rooms)
    for place, (cards, _) in enumerate(classes):
        counts, rooms = _draw(sizes[place:], allowed[place:], rooms, rng)
        order = _shuffled_bits(cards, rng)
        for holder, count in enumerate(counts):
            for _ in range(count):
                held[holder] |= order.pop()
    return tuple(held)


def ways_to_deal(unknown: Hand, rooms: Counts, barred: tuple[Hand, ...]) -> int:
    """The number of deals that `deal_out` chooses from."""
    classes = _classes(unknown, barred, len(rooms))
    if sum(rooms) != unknown.bit_count() or min(rooms, default=0) < 0:
        return 0
    return _ways(tuple(c.bit_count() for c, _ in classes), tuple(holders for _, holders in classes), rooms)


def random_bit(cards: Hand, rng: Random) -> Hand:
    """One card of the set, each equally likely. Raises ValueError for an empty set."""
    skip = rng.randrange(cards.bit_count())
    for _ in range(skip):
        cards &= cards - 1
    return cards & -cards


def _classes(unknown: Hand, barred: tuple[Hand, ...], holders: int) -> list[tuple[Hand, int]]:
    """(cards, possible holders as bits), the least free first; classes without a card are left out."""
    classes = [(unknown, (1 << holders) - 1)]
    for holder, bar in enumerate(barred):
        split = []
        for cards, possible in classes:
            split.append((cards & ~bar, possible))
            split.append((cards & bar, possible & ~(1 << holder)))
        classes = [(cards, possible) for cards, possible in split if cards]
    return sorted(classes, key=lambda one: (one[1].bit_count(), one[1]))


def _draw(sizes: Counts, allowed: Counts, rooms: Counts, rng: Random) -> tuple[Counts, Counts]:
    """The cards of the first class that each holder gets, by number, and the places then left."""
    total = _ways(sizes, allowed, rooms)
    if not total:
        raise ValueError("no deal fits what is known")
    if len(sizes) == 1:
        return rooms, (0,) * len(rooms)
    pick = rng.randrange(total)
    for counts, weight in _tables(sizes[0], allowed[0], rooms):
        left = tuple(room - count for room, count in zip(rooms, counts, strict=True))
        pick -= weight * _ways(sizes[1:], allowed[1:], left)
        if pick < 0:
            return counts, left
    raise AssertionError("the weights of a table of counts do not add up")


@lru_cache(maxsize=100_000)
def _ways(sizes: Counts, allowed: Counts, rooms: Counts) -> int:
    if not sizes:
        return int(not any(rooms))
    if len(sizes) == 1:
        return _last_class(sizes[0], allowed[0], rooms)
    total = 0
    for counts, weight in _tables(sizes[0], allowed[0], rooms):
        left = tuple(room - count for room, count in zip(rooms, counts, strict=True))
        total += weight * _ways(sizes[1:], allowed[1:], left)
    return total


def _last_class(size: int, holders: int, rooms: Counts) -> int:
    """The last class fills what places are left: a multinomial, or none where a place is barred to it."""
    if sum(rooms) != size or any(room and not holders >> holder & 1 for holder, room in enumerate(rooms)):
        return 0
    weight = 1
    for room in rooms:
        weight *= comb(size, room)
        size -= room
    return weight


@lru_cache(maxsize=20_000)
def _tables(size: int, holders: int, rooms: Counts) -> tuple[tuple[Counts, int], ...]:
    """Every way to split `size` equal-standing cards among the holders, with its multinomial weight."""
    if not rooms:
        return (((), 1),) if size == 0 else ()
    most = min(size, rooms[0]) if holders & 1 else 0
    return tuple(
        ((count, *rest), comb(size, count) * weight)
        for count in range(most + 1)
        for rest, weight in _tables(size - count, holders >> 1, rooms[1:])
    )


def _shuffled_bits(cards: Hand, rng: Random) -> list[Hand]:
    bits = []
    while cards:
        bits.append(cards & -cards)
        cards &= cards - 1
    rng.shuffle(bits)
    return bits
