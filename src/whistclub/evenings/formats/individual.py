"""Individual: a whist tournament, in which the seating of every round is known before the evening."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import ClassVar, Final

import msgspec

from whistclub.cards.errors import Reason, reason
from whistclub.evenings.formats.base import bounds_of_rota, check_enough
from whistclub.evenings.parts import NO_PARTS, Parts
from whistclub.evenings.results import Measure, PlayedRound
from whistclub.evenings.rota import sitters_out, times_out
from whistclub.evenings.schedules.continued import continued
from whistclub.evenings.schedules.history import seat_by_history
from whistclub.evenings.schedules.improving import improved
from whistclub.evenings.schedules.schedule import MOST_KEPT, other_schedules, schedule
from whistclub.evenings.schedules.verifier import Checked, check_schedule
from whistclub.evenings.seating import Player, Seating, table_of
from whistclub.evenings.wishes import NO_WISHES, Wishes, broken, relabelled, settled
from whistclub.rules.chance import Stream
from whistclub.solver.solver import has_kernel

_STEPS: Final = 2_000_000
"""The most steps of the search for a plan in which nobody is together against a wish: 0.1 s of a core."""


class Individual(msgspec.Struct, frozen=True):
    """Everybody plays for themselves, with another partner in each round.

    The rounds follow a schedule (`evenings/schedules`). When people come or leave so that it no longer fits, those left
    are planned anew, by a search over those played. A `plan` that was found for these players goes before the schedule;
    both keep the `wishes`.
    """

    plan: tuple[Seating, ...] = ()
    wishes: Wishes = NO_WISHES

    key: ClassVar[str] = "individual"
    measure: ClassVar[Measure] = "drive_tricks"
    keeps_pairs: ClassVar[bool] = False
    least_tables: ClassVar[int] = 1

    def bounds(self, players: int, rounds: int) -> tuple[Reason, ...]:
        """The bounds of the schedule, counted by its verifier, and how many sit out."""
        check_enough([Player(number) for number in range(1, players + 1)], self.least_tables)
        return (_bound(checked(players, rounds)), *bounds_of_rota(players))

    def first_seating(
        self, players: Sequence[Player], rounds: int, seed: bytes, parts: Parts = NO_PARTS
    ) -> Seating:
        """The first round of the schedule, in which the players have their numbers in this order."""
        check_enough(players, self.least_tables)
        if self.plan and set(self.plan[0].players) == set(players):
            return self.plan[0]
        return self.first_plan(tuple(players), rounds)[0]

    def first_plan(self, players: tuple[Player, ...], rounds: int) -> tuple[Seating, ...]:
        """The schedule, in which the players have their numbers in this order as far as wishes allow."""
        return _first_plan(players, rounds, self.wishes)

    def next_seating(
        self,
        played: Sequence[PlayedRound],
        players: Sequence[Player],
        rounds: int,
        seed: bytes,
        parts: Parts = NO_PARTS,
    ) -> Seating:
        """The next round of the schedule, if these players have followed it so far; else the best that the search
        finds.
        """
        check_enough(players, self.least_tables)
        seatings = [one.seating for one in played]
        if set(players) == set(seatings[0].players):
            count = len(seatings) + 1
            for planned in self._plans(players, max(rounds, count), count):
                order = _order(seatings[0], planned[0])
                followed = (_renamed(one, order) for one in planned)
                if len(planned) >= count and all(map(Seating.__eq__, seatings, followed)):
                    return _renamed(planned[count - 1], order)
        return self._after_change(seatings, players, max(rounds, len(seatings) + 1), seed)

    def _plans(self, players: Sequence[Player], rounds: int, count: int) -> Iterator[tuple[Seating, ...]]:
        """The plans that the players may be following after so many rounds, the next one among them."""
        if self.wishes.since:
            return
        if self.plan and set(self.plan[0].players) == set(players):
            yield self.plan
        if self.wishes:
            yield self.first_plan(tuple(sorted(players)), rounds)
            return
        yield schedule(len(players), rounds)
        yield from other_schedules(len(players), count)

    def _after_change(
        self, seatings: Sequence[Seating], players: Sequence[Player], rounds: int, seed: bytes
    ) -> Seating:
        """The next round after people came, left, changed places or wished something: that of the plan made then, if
        it was followed since, else of one from here on.
        """
        if not has_kernel():
            return settled(_unplanned(seatings, players, seed), self.wishes)
        here, count = set(players), len(seatings)
        changed = next(
            (number for number in range(count, 0, -1) if set(seatings[number - 1].players) != here), 0
        )
        for begun in filter(None, (max(changed, self.wishes.since), count)):
            planned = continued(tuple(seatings[:begun]), tuple(players), rounds, seed, self.wishes)
            if list(planned[begun:count]) == seatings[begun:]:
                break
        return planned[count]

    def feeders(self, table: int, tables: int) -> tuple[int, ...]:
        """No table: results move nobody."""
        return ()


@lru_cache(MOST_KEPT)
def checked(players: int, rounds: int) -> Checked:
    """The counts of the schedule of an evening."""
    return check_schedule(schedule(players, rounds), [Player(one) for one in range(1, players + 1)])


@lru_cache(MOST_KEPT)
def _first_plan(players: tuple[Player, ...], rounds: int, wishes: Wishes) -> tuple[Seating, ...]:
    planned = schedule(len(players), rounds)
    if wishes:
        planned = _as_wished(planned, wishes.of({one: Player(at) for at, one in enumerate(players, 1)}))
    return tuple(settled(_renamed(one, players), wishes) for one in planned)


def _as_wished(planned: tuple[Seating, ...], wishes: Wishes) -> tuple[Seating, ...]:
    """The plan with others in the places or, where that is not enough, searched on until nobody is together against a
    wish.
    """
    found = relabelled(planned, wishes)
    if not broken(found, wishes) or not has_kernel():
        return found
    going = improved(found, len(found[0].players), bytes(32), wishes)
    return next(one for one in going if one.steps >= _STEPS or not one.broken).seatings


def _bound(counts: Checked) -> Reason:
    if counts.is_tournament:
        return reason("evening-bounds-tournament")
    if counts.most_partners > 1:
        most, opponents = counts.most_partners, counts.most_opponents
        return reason("evening-bounds-partners", most=most, opponents=opponents)
    if counts.most_opponents > 2:
        return reason("evening-bounds-opponents", most=counts.most_opponents)
    return reason("evening-bounds-meetings", count=counts.opponents.get(2, 0))


def _renamed(seating: Seating, players: Sequence[Player]) -> Seating:
    """The seating of a schedule with the players in place of the numbers from 1."""
    tables = tuple(table_of(players[number - 1] for number in table.players) for table in seating.tables)
    return Seating(tables, tuple(players[number - 1] for number in seating.out))


def _order(first: Seating, planned: Seating) -> list[Player]:
    """The players in the order in which a schedule counts them, read from the first round as it was played and as it
    was planned.
    """
    numbers = planned.players
    by_number = dict(zip(numbers, first.players, strict=True))
    return [by_number[Player(number)] for number in range(1, len(numbers) + 1)]


def _unplanned(seatings: Sequence[Seating], players: Sequence[Player], seed: bytes) -> Seating:
    number = len(seatings) + 1
    out = sitters_out(seatings[-1], players, times_out(seatings, players), seed, number)
    playing = sorted(set(players) - set(out))
    chance = Stream(seed, f"evening/individual/{number}")
    return Seating(seat_by_history(seatings, playing, chance).tables, out)
