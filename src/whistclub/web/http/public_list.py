"""The public list of tables: attended tables first, and only a few of each host and visitor."""

from collections import Counter
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from typing import Final

from whistclub.club.rooms import Room

LISTED_MS: Final = 10 * 60_000
"""An unattended table stays on the list for so long after its last change."""

_MOST: Final = 100
_MOST_OF_A_HOST: Final = 3
_MOST_OF_A_VISITOR: Final = 20


def listed(
    found: Iterable[Room], attended: AbstractSet[str], visitor_of: Callable[[Room], str]
) -> list[Room]:
    """The rooms that are listed, attended ones first, then the latest changed; only a few of each host, and
    of the hosts of each visitor.
    """
    hosts: Counter[str] = Counter()
    visitors: Counter[str] = Counter()
    chosen = []
    for room in sorted(found, key=lambda room: (room.id not in attended, -room.changed_ms, room.id)):
        visitor = visitor_of(room)
        full = hosts[room.host] >= _MOST_OF_A_HOST or visitors[visitor] >= _MOST_OF_A_VISITOR
        if full or not room.plan.listed:
            continue
        hosts[room.host] += 1
        visitors[visitor] += 1
        chosen.append(room)
    return chosen[:_MOST]
