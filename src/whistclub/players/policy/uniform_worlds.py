"""Worlds drawn at random from all that agree with what is known, each exactly as likely; the twin of the kernel's
drawing.

Cards are grouped into classes of equal standing: the seats that may hold them. The table of counts, class by seat, is
drawn with its multinomial weight; within a class the cards are shuffled.
"""

from functools import lru_cache
from math import comb

from whistclub.cards.pack import Hand
from whistclub.players.policy.situation import Hands
from whistclub.rules.dice import WORD, Dice
from whistclub.solver.solver import compiled_kernel

Counts = tuple[int, int, int, int]


def draw_worlds(may_hold: Hands, known: Hands, counts: tuple[int, ...], seed: int, count: int) -> list[Hands]:
    """So many worlds, by seat what is held: the cards `known` and others that it `may_hold`, `counts` in all.

    The cards dealt are all that some seat knows or may hold. The same seed draws the same worlds. Raises ValueError
    where no world fits.
    """
    kernel = compiled_kernel()
    seed &= WORD
    if kernel is None:
        return drawn_by_twin(may_hold, known, counts, seed, count)
    worlds = kernel.draw_worlds(may_hold, known, counts, seed, count)
    if count and not worlds:
        raise ValueError("no world fits what is known")
    return [(north, east, south, west) for north, east, south, west in worlds]


def drawn_by_twin(
    may_hold: Hands, known: Hands, counts: tuple[int, ...], seed: int, count: int
) -> list[Hands]:
    """The same in Python."""
    sure = known[0] | known[1] | known[2] | known[3]
    free = (may_hold[0] | may_hold[1] | may_hold[2] | may_hold[3]) & ~sure
    north, east, south, west = (size - cards.bit_count() for size, cards in zip(counts, known, strict=True))
    rooms, classes = (north, east, south, west), _classes(may_hold, free)
    shape = tuple((len(cards), holders) for cards, holders in classes)
    if min(rooms) < 0 or not _ways(shape, rooms):
        raise ValueError("no world fits what is known")
    dice = Dice(seed)
    return [_drawn(known, classes, shape, rooms, dice) for _ in range(count)]


def _classes(may_hold: Hands, free: Hand) -> list[tuple[list[Hand], int]]:
    """The free cards by the seats that may hold them, those with the fewest such seats first."""
    found: dict[int, list[Hand]] = {}
    while free:
        card = free & -free
        free ^= card
        holders = sum(1 << seat for seat in range(4) if may_hold[seat] & card)
        found.setdefault(holders, []).append(card)
    return [(found[holders], holders) for holders in sorted(found, key=lambda one: (one.bit_count(), one))]


Shape = tuple[tuple[int, int], ...]


@lru_cache(maxsize=20_000)
def _shares(shape: Shape, rooms: Counts) -> tuple[tuple[Counts, int], ...]:
    """The ways to share out the first class by number, each with the worlds it leaves."""
    size, holders = shape[0]
    found = []
    limits = [min(size, room) if holders >> seat & 1 else 0 for seat, room in enumerate(rooms)]
    for north in range(limits[0] + 1):
        for east in range(min(limits[1], size - north) + 1):
            for south in range(min(limits[2], size - north - east) + 1):
                west = size - north - east - south
                if west > limits[3]:
                    continue
                weight = comb(size, north) * comb(size - north, east) * comb(size - north - east, south)
                left = rooms[0] - north, rooms[1] - east, rooms[2] - south, rooms[3] - west
                ways = weight * _ways(shape[1:], left)
                if ways:
                    found.append(((north, east, south, west), ways))
    return tuple(found)


def _ways(shape: Shape, rooms: Counts) -> int:
    """The number of worlds that share these classes out to so many places."""
    if not shape:
        return int(not any(rooms))
    return sum(ways for _, ways in _shares(shape, rooms))


def _drawn(
    known: Hands, classes: list[tuple[list[Hand], int]], shape: Shape, rooms: Counts, dice: Dice
) -> Hands:
    held = list(known)
    for at, (cards, _) in enumerate(classes):
        counts = _picked(_shares(shape[at:], rooms), dice)
        order = cards.copy()
        for place in range(len(order) - 1, 0, -1):
            other = dice.below(place + 1)
            order[place], order[other] = order[other], order[place]
        begin = 0
        for seat, number in enumerate(counts):
            held[seat] |= sum(order[begin : begin + number])
            begin += number
        rooms = rooms[0] - counts[0], rooms[1] - counts[1], rooms[2] - counts[2], rooms[3] - counts[3]
    return held[0], held[1], held[2], held[3]


def _picked(shares: tuple[tuple[Counts, int], ...], dice: Dice) -> Counts:
    pick = dice.below(sum(ways for _, ways in shares)) if len(shares) > 1 else 0
    for counts, ways in shares:
        pick -= ways
        if pick < 0:
            return counts
    raise AssertionError("the ways do not add up")
