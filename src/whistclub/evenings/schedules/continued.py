"""The rest of an individual evening, planned anew after people came or left."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from whistclub.evenings.rota import sitters_out, times_out
from whistclub.evenings.schedules.annealing import annealed, cost_of, met_before, task_of
from whistclub.evenings.schedules.bounds import proved_least
from whistclub.evenings.seating import Player, Seating, tables_of
from whistclub.evenings.wishes import NO_WISHES, Wishes, settled
from whistclub.rules.chance import Stream

_STEPS: Final = 1_000_000
"""The steps of the search: 0.04 s of a core, while somebody waits for the next round."""
_MOST_KEPT: Final = 64
"""So many plans are kept: each look at an evening asks for the next round again."""
_WORDS: Final = 1 << 32


@lru_cache(_MOST_KEPT)
def continued(
    seatings: tuple[Seating, ...],
    players: tuple[Player, ...],
    rounds: int,
    seed: bytes,
    wishes: Wishes = NO_WISHES,
) -> tuple[Seating, ...]:
    """All rounds, those played as they were, one at least. In the others nobody is together against a wish, and
    partners and opponents meet as seldom again, as far as the search finds.
    """
    drawn = list(seatings)
    while len(drawn) < rounds:
        drawn.append(_drawn(drawn, players, seed))
    everybody = sorted({player for one in drawn for player in one.players})
    number_of = {player: number for number, player in enumerate(everybody)}
    before = met_before(wishes, number_of, rounds)
    numbered = [[number_of[player] for table in one.tables for player in table.players] for one in drawn]
    task = task_of(len(everybody), rounds, proved_least(len(players), rounds), len(seatings), before)
    dice = Stream(seed, f"evening/individual/rest/{len(seatings)}").below(_WORDS)
    # Nothing can be better than that nobody meets again in the rounds left.
    task = msgspec.structs.replace(task, goal=cost_of(task, numbered[: len(seatings)]))
    going = annealed(task, numbered, dice)
    best = next(one for one in going if one.steps >= _STEPS or one.cost <= task.goal).rounds
    made = (
        Seating(tables_of([everybody[number] for number in seats]), one.out)
        for seats, one in zip(best[len(seatings) :], drawn[len(seatings) :], strict=True)
    )
    return (*seatings, *(settled(one, wishes) for one in made))


def _drawn(seatings: Sequence[Seating], players: Sequence[Player], seed: bytes) -> Seating:
    """A round in which people sit out in turn, and sit anywhere."""
    number = len(seatings) + 1
    out = sitters_out(seatings[-1], players, times_out(seatings, players), seed, number)
    playing = Stream(seed, f"evening/individual/{number}").shuffled(sorted(set(players) - set(out)))
    return Seating(tables_of(playing), out)
