"""Ladies and gents counted by hand: the next seats by the rule alone, with nothing of the package's own movements.

A table is a set of two pairs, a pair a lady and a gent. What is left open by the rule (who is North) is left out here.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from tests.evenings.evenings import SEED, played
from whistclub.evenings.formats.registry import movement
from whistclub.evenings.parts import Part
from whistclub.evenings.results import PlayedRound
from whistclub.evenings.seating import Player, Seating

ROUNDS: Final = 12
FEWEST: Final = 8

Pair = tuple[int, int]
"""A lady and a gent."""
Tables = list[frozenset[Pair]]


def next_tables(key: str, now: Sequence[tuple[Pair, Pair]]) -> Tables:
    """The tables of the next round; of each table the winners stand first."""
    count = len(now)
    coming: list[list[int]] = [[0, 0] for _ in now]
    for at, (_, (lady, gent)) in enumerate(now):
        # The losing lady goes a table up (towards table 1), the losing gent a table down, round the ends.
        coming[(at - 1) % count][0] = lady
        coming[(at + 1) % count][1] = gent
    made: Tables = []
    for (winners, _), (lady, gent) in zip(now, coming, strict=True):
        if key == "semi_partner":
            made.append(frozenset({winners, (lady, gent)}))
        else:
            # The winners' gent changes places with the arriving gent.
            made.append(frozenset({(winners[0], gent), (lady, winners[1])}))
    return made


def told(seating: Seating) -> list[tuple[Pair, Pair]]:
    """A seating of the package as pairs of a lady and a gent; the lady is the first of each pair."""
    return [(_pair(one.first), _pair(one.second)) for one in seating.tables]


def _pair(pair: Iterable[int]) -> Pair:
    lady, gent = pair
    return int(lady), int(gent)


def agrees(key: str, before: Seating, sides: Sequence[int], after: Seating) -> bool:
    """True if the package's next seating is the one counted here."""
    now = [(pairs[side], pairs[1 - side]) for pairs, side in zip(told(before), sides, strict=True)]
    return next_tables(key, now) == [frozenset(pairs) for pairs in told(after)]


class DriveByHand:
    """A random evening with comers and leavers. `compared` rounds had the same people as the one before them, of whom
    nobody sat out; in `different` of them the package seated somebody elsewhere.
    """

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.key = self.rng.choice(("progressive", "semi_partner"))
        self.parts: dict[Player, Part] = {}
        self.here: list[Player] = []
        self.compared = self.different = 0

    def play(self) -> "DriveByHand":
        form = movement(self.key)
        for _ in range(4 * self.rng.randint(2, 12)):
            self._come()
        seating, done = form.first_seating(self.here, ROUNDS, SEED, self.parts), list[PlayedRound]()
        for _ in range(ROUNDS - 1):
            before, people = seating, set(self.here)
            sides = [self.rng.randrange(2) for _ in before.tables]
            done.append(played(before, sides))
            if self.rng.random() < 0.25:
                self._change()
            seating = form.next_seating(done, self.here, ROUNDS, SEED, self.parts)
            if people == set(self.here) and not before.out:
                self.compared += 1
                self.different += not agrees(self.key, before, sides, seating)
        return self

    def _come(self) -> None:
        player = Player(len(self.parts) + 1)
        self.parts[player] = self.rng.choice(("lady", "gent"))
        self.here.append(player)

    def _change(self) -> None:
        """As many come as go, or some more or fewer."""
        for _ in range(self.rng.randint(0, min(2, len(self.here) - FEWEST))):
            self.here.remove(self.rng.choice(self.here))
        for _ in range(self.rng.randint(0, 2)):
            self._come()
