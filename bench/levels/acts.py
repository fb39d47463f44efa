"""Time of an act by level and game, and memory of a process."""

import gc
import resource
import time

from bench.levels.deals import player_named, turns
from bench.levels.pieces import Terms, Values

TIMED = (
    "minnesota",
    "south_dakota",
    "askov",
    "whist",
    "german_whist",
    "solo",
    "gongor",
    "gongor_points",
    "hermits",
)


def timed(terms: Terms, number: int, _: Values) -> Values:
    """Processor time of every act of a deal of each game that leaves a choice, in milliseconds, and the most memory so far."""
    found: Values = {}
    for preset in TIMED:
        spent_ms = _spent_ms(preset, terms.player, terms.seed, number)
        found[preset] = " ".join(f"{one:.2f}" for one in spent_ms)
    found["memory_mb"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return found


def _spent_ms(preset: str, name: str, seed: str, number: int) -> list[float]:
    player_named(preset, name)
    gc.collect()
    spent: list[float] = []
    begun_s = time.process_time()
    for _position, _seat, view, _decision in turns(preset, name, seed, number):
        if len(view.legal) > 1:
            spent.append(1000 * (time.process_time() - begun_s))
        begun_s = time.process_time()
    return spent
