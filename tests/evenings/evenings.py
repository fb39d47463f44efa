"""Evenings for tests: players, results, and rounds played on."""

from collections.abc import Iterable, Sequence
from random import Random

from whistclub.evenings.movement import Movement
from whistclub.evenings.results import DealScore, PlayedRound, TableResult
from whistclub.evenings.seating import Pair, Player, Seating, Side, TableSeats

SEED = bytes(range(32))
ROUNDS = 8


def players(count: int) -> list[Player]:
    """The players from 1 to this number."""
    return [Player(number) for number in range(1, count + 1)]


def won(side: int) -> TableResult:
    """A table that this side won, by points and by drive tricks."""
    score = ((7, 6), (1, 0)) if side == 0 else ((6, 7), (0, 1))
    return TableResult((DealScore(*score),))


def played(seating: Seating, sides: Iterable[int]) -> PlayedRound:
    """The round in which these sides won, by table."""
    return PlayedRound(seating, tuple(won(side) for side in sides))


def played_at_random(seating: Seating, rng: Random) -> PlayedRound:
    return played(seating, [rng.randrange(2) for _ in seating.tables])


def after(movement: Movement, seating: Seating, sides: Sequence[int]) -> Seating:
    """The seating after one round in which these sides won, with the same players."""
    return movement.next_seating([played(seating, sides)], seating.players, ROUNDS, SEED)


def pairs(tables: Iterable[TableSeats]) -> set[frozenset[Player]]:
    """The pairs of partners, without their order."""
    return {frozenset(pair) for table in tables for pair in table.pairs}


def places(seating: Seating) -> dict[Player, int]:
    """The table of each player, from 1."""
    return {
        player: number for number, table in enumerate(seating.tables, start=1) for player in table.players
    }


def sides_of(last: PlayedRound, measure: str) -> list[Side]:
    """The winning sides, read from the sums of a round without level tables."""
    found: list[Side] = []
    for result in last.results:
        own, other = (sum(getattr(deal, measure)[side] for deal in result.deals) for side in (0, 1))
        found.append(0 if own > other else 1)
    return found


def winning_pairs(last: PlayedRound, measure: str) -> list[Pair]:
    return [
        table.pairs[side] for table, side in zip(last.seating.tables, sides_of(last, measure), strict=True)
    ]


def losing_pairs(last: PlayedRound, measure: str) -> list[Pair]:
    return [
        table.pairs[1 - side]
        for table, side in zip(last.seating.tables, sides_of(last, measure), strict=True)
    ]


def table(north: int, east: int, south: int, west: int) -> TableSeats:
    """A table by its four players, clockwise from North."""
    return TableSeats(Pair(Player(north), Player(south)), Pair(Player(east), Player(west)))


def seats_all_once(seating: Seating, present: Iterable[Player]) -> bool:
    """True if everyone present sits once or sits out, and as few as possible sit out."""
    expected = sorted(present)
    return sorted(seating.players) == expected and len(seating.tables) == len(expected) // 4
