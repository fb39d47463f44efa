"""Ladies and gents: everybody sits as one or the other, and each pair is one of each, the lady its up, the gent its
down.

So a drive that sends the losers' up one table up and their down one down moves the ladies up and the gents down, and
nobody changes their part by moving.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal

from whistclub.evenings.seating import Player, Seating

Part = Literal["lady", "gent"]
PARTS: Final[tuple[Part, ...]] = ("lady", "gent")
Parts = Mapping[Player, Part]
"""The part that each player has taken for the evening; empty in an evening without parts."""
NO_PARTS: Final[Parts] = {}
_OTHER: Final[Mapping[Part, Part]] = {"lady": "gent", "gent": "lady"}


def parts_seated(seating: Seating) -> dict[Player, Part]:
    """The part that each of the players at a table sits as."""
    found: dict[Player, Part] = {}
    for table in seating.tables:
        for pair in table.pairs:
            found[pair.up], found[pair.down] = "lady", "gent"
    return found


def parts_last_sat(played: Iterable[Seating]) -> dict[Player, Part]:
    """The part that each player sat as when they last sat."""
    found: dict[Player, Part] = {}
    for seating in played:
        found |= parts_seated(seating)
    return found


def parts_now(played: Iterable[Seating], players: Sequence[Player], parts: Parts) -> dict[Player, Part]:
    """The part that each player sat as when they last sat, the one taken for who has not sat yet."""
    sat = parts_last_sat(played)
    return _settled({player: sat.get(player, parts[player]) for player in players}, parts)


def _settled(now: Parts, parts: Parts) -> dict[Player, Part]:
    """The parts with a lady among the gents and a gent among the ladies back in their own, two by two: where both sit
    as the other part, as after two who changed places, nobody has to.
    """
    badged: dict[Part, list[Player]] = {"lady": [], "gent": []}
    for player, part in now.items():
        if part != parts[player]:
            badged[part].append(player)
    both = list(zip(badged["lady"], badged["gent"], strict=False))
    return {**now, **{player: parts[player] for pair in both for player in pair}}


def with_open(taken: Parts, players: Sequence[Player], sat: Parts) -> dict[Player, Part]:
    """The parts of these players, of whom some have taken none: they even the numbers, and stay as they sat as far as
    that goes.
    """
    free = sorted(
        (player for player in players if player not in taken), key=lambda player: sat.get(player) != "lady"
    )
    wanted = len(players) // 2 - sum(taken.get(player) == "lady" for player in players)
    ladies = frozenset(free[: max(0, wanted)])
    return {player: taken.get(player, "lady" if player in ladies else "gent") for player in players}


def evened(playing: Sequence[Player], now: Parts, parts: Parts, seated: Seating | None) -> dict[Player, Part]:
    """The parts that these players, an even number, sit as in the next round: as many of each.

    Those left over take the other part: first who returns to their own by it, then who did not sit in the last round,
    then the last of the list; nobody else changes.
    """
    sits = {player: now[player] for player in playing}
    ladies = sum(part == "lady" for part in sits.values())
    many: Part = "lady" if ladies > len(playing) - ladies else "gent"
    stayed = parts_seated(seated) if seated is not None else {}
    order = sorted(
        (player for player in reversed(playing) if sits[player] == many),
        key=lambda player: (parts[player] == many, player in stayed),
    )
    for player in order[: abs(2 * ladies - len(playing)) // 2]:
        sits[player] = _OTHER[many]
    return sits


def fewer(now: Parts) -> frozenset[Player]:
    """The players of the part that fewer sit as: if one of these sat out, somebody else would have to change parts."""
    ladies = frozenset(player for player, part in now.items() if part == "lady")
    gents = frozenset(now) - ladies
    return frozenset() if len(ladies) == len(gents) else min(ladies, gents, key=len)


def in_pairs(playing: Sequence[Player], sits: Parts) -> Iterator[tuple[Player, Player]]:
    """Each lady with a gent, both in the order of the list."""
    ladies = [player for player in playing if sits[player] == "lady"]
    gents = [player for player in playing if sits[player] == "gent"]
    return zip(ladies, gents, strict=True)


def last_ones(players: Sequence[Player], count: int, parts: Parts) -> tuple[Player, ...]:
    """So many of the last of the list; with parts each of the larger one as long as they differ, so that fewer have to
    change.
    """
    staying = list(players)
    for _ in range(count):
        rare = fewer({player: parts[player] for player in staying}) if parts else frozenset[Player]()
        staying.remove(next(player for player in reversed(staying) if player not in rare))
    return tuple(player for player in players if player not in staying)
