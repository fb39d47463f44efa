"""The rest of an individual evening, planned anew after people came or left."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from whistclub.evenings.rota import sitters_out, times_out
from whistclub.evenings.schedules.annealing import Task, annealed, cost_of, task_of
from whistclub.evenings.schedules.bounds import proved_least
from whistclub.evenings.seating import Player, Seating, tables_of
from whistclub.rules.chance import Stream

_STEPS: Final = 1_000_000
"""The steps of the search: 0.04 s of a core, while somebody waits for the next round."""
_MOST_KEPT: Final = 64
"""So many plans are kept: each look at an evening asks for the next round again."""
_WORDS: Final = 1 << 32


@lru_cache(_MOST_KEPT)
def continued(
    seatings: tuple[Seating, ...], players: tuple[Player, ...], rounds: int, seed: bytes
) -> tuple[Seating, ...]:
    """All rounds, those played as they were, one at least. In the others partners and opponents meet as seldom again as
    the search finds.
    """
    drawn = list(seatings)
    while len(drawn) < rounds:
        drawn.append(_drawn(drawn, players, seed))
    everybody = sorted({player for one in drawn for player in one.players})
    number_of = {player: number for number, player in enumerate(everybody)}
    numbered = [[number_of[player] for table in one.tables for player in table.players] for one in drawn]
    task = _task(len(everybody), len(players), numbered, len(seatings))
    dice = Stream(seed, f"evening/individual/rest/{len(seatings)}").below(_WORDS)
    best = next(one for one in annealed(task, numbered, dice) if one.steps >= _STEPS or one.cost <= task.goal)
    return tuple(
        Seating(tables_of([everybody[number] for number in seats]), one.out)
        for seats, one in zip(best.rounds, drawn, strict=True)
    )


def _drawn(seatings: Sequence[Seating], players: Sequence[Player], seed: bytes) -> Seating:
    """A round in which people sit out in turn, and sit anywhere."""
    number = len(seatings) + 1
    out = sitters_out(seatings[-1], players, times_out(seatings, players), seed, number)
    playing = Stream(seed, f"evening/individual/{number}").shuffled(sorted(set(players) - set(out)))
    return Seating(tables_of(playing), out)


def _task(everybody: int, here: int, rounds: Sequence[Sequence[int]], first: int) -> Task:
    """The task of the rounds left; nothing can be better than that nobody meets again in them."""
    task = task_of(everybody, len(rounds), proved_least(here, len(rounds)), first)
    return msgspec.structs.replace(task, goal=cost_of(task, rounds[:first]))
