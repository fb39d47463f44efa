"""Keeps objects that live as long as the process out of garbage collection.

A full collection over the tables of acts takes tens of milliseconds, for which everybody who acts would wait.
"""

import gc
from functools import cache

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Pack
from whistclub.rules.actions import Exchange, Lay, Play, acts_of


@cache
def freeze_acts(pack: Pack) -> None:
    """Makes the tables of acts of a pack, once, and freezes all objects there are by then."""
    pack.members(pack.full)
    for kind in (Play, Lay, Exchange) if pack is FRENCH else (Play,):
        acts_of(pack, kind).of_any(pack.full)
    gc.collect()
    gc.freeze()
