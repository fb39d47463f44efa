"""Time of an act by level, game and phase, and memory of a process."""

import gc
import resource
import time
from collections import defaultdict
from random import Random

from bench.levels.contracts import undertaken
from bench.levels.deals import game_named, player_named, turns
from bench.levels.pieces import Terms, Values
from whistclub.players.player import own_budget

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


def timed(terms: Terms, number: int, before: Values) -> Values:
    """Processor time of every act of a deal of each game that leaves a choice, by game and phase, in milliseconds, and
    the most memory so far.

    A misère ouverte is rare, so one is undertaken: with the next hand that is fit for it.
    """
    spent: dict[str, list[float]] = defaultdict(list)
    for preset in TIMED:
        player_named(preset, terms.player)
        gc.collect()
        begun_s = time.process_time()
        for _position, _seat, view, _decision in turns(preset, terms.player, terms.seed, number):
            if len(view.legal) > 1:
                spent[f"{preset} {getattr(view, 'phase', PLAYING)}"].append(_since_ms(begun_s))
            begun_s = time.process_time()
    deal, acts_ms = _misere_ouverte(terms, int(before.get("deal", 0)))
    spent[OPEN_HAND] = acts_ms
    found: Values = {name: " ".join(f"{one:.2f}" for one in some) for name, some in spent.items()}
    found |= {"deal": deal, "memory_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}
    return found


PLAYING = "playing"
"""The phase of a game that has no other."""
OPEN_HAND = "solo misere_ouverte"
BESIDE = ("deal", "memory_mb")
"""Values of a unit that are no times."""


def _misere_ouverte(terms: Terms, deal: int) -> tuple[int, list[float]]:
    """The next deal with a misère ouverte undertaken, and the milliseconds of each act of its play that leaves a
    choice.
    """
    game, player = game_named("solo"), player_named("solo", terms.player)
    position = None
    while position is None:
        deal += 1
        position = undertaken(terms, deal)
    acts_ms = []
    while position.to_act():
        seat = min(position.to_act())
        view = game.view(position, seat)
        begun_s = time.process_time()
        act = player.choose(view, Random(f"{terms.seed}/{deal}/{seat}/{len(view.acts)}"), own_budget(player))
        if len(view.legal) > 1:
            acts_ms.append(_since_ms(begun_s))
        position = position.play(seat, act)
    return deal, acts_ms


def _since_ms(begun_s: float) -> float:
    return 1000 * (time.process_time() - begun_s)
