"""What lives as long as the process is kept out of the garbage collector's rounds.

A full round over the tables of acts takes tens of milliseconds, and whoever acts then waits for it.
"""

import gc
from functools import cache

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Pack
from whistclub.rules.actions import Exchange, Lay, Play, acts_of


@cache
def keep_for_good(pack: Pack) -> None:
    """Makes the tables of acts of a pack now, once, and has the collector pass over everything there is by then."""
    pack.members(pack.full)
    for kind in (Play, Lay, Exchange) if pack is FRENCH else (Play,):
        acts_of(pack, kind).of_any(pack.full)
    gc.collect()
    gc.freeze()
