"""Fitting a seating to the players who play the next round: who sits out, and who takes the places that are free.

A seating is fitted before its people move: a person who comes in takes the place, with its result, of one who goes out.
So the next seating of a table still depends only on its feeders. While as many tables stay as before, nobody changes
places who need not.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from whistclub.evenings.parts import Parts, evened, fewer, parts_now
from whistclub.evenings.results import PlayedRound
from whistclub.evenings.seating import Pair, Player, Seating, TableSeats
from whistclub.rules.chance import Stream


def times_out(seatings: Iterable[Seating], players: Sequence[Player]) -> dict[Player, int]:
    """The rounds that each of the players has sat out.

    Somebody who came late or came back counts at least as many as the least of those who were there, so that nobody is
    owed more than one round.
    """
    counts: dict[Player, int] = {}
    present: frozenset[Player] = frozenset()
    for seating in seatings:
        present = _admit(counts, present, seating.players)
        for player in seating.out:
            counts[player] += 1
    _admit(counts, present, players)
    return {player: counts[player] for player in players}


def _admit(
    counts: dict[Player, int], before: frozenset[Player], players: Sequence[Player]
) -> frozenset[Player]:
    """Brings those who were not there before to the minimum of those who stay."""
    now = frozenset(players)
    least = min((counts[player] for player in now & before), default=0)
    for player in now - before:
        counts[player] = max(counts.get(player, 0), least)
    return now


def partners_now(played: Sequence[PlayedRound], players: Sequence[Player]) -> dict[Player, Player]:
    """The partner of each player of a format in which pairs stay.

    Partners are those who first sat together and are both here. Those who never sat yet are partners in the order of
    the list, two by two; then those who are left over, too. Of an odd number one is without a partner and not in the
    answer.
    """
    here = frozenset(players)
    first: dict[Player, Player] = {}
    for pair in chain.from_iterable(table.pairs for one in played for table in one.seating.tables):
        if pair.up in here and pair.down in here:
            first.setdefault(pair.up, pair.down)
            first.setdefault(pair.down, pair.up)
    found = {player: other for player, other in first.items() if first.get(other) == player}
    seated = {player for one in played for table in one.seating.tables for player in table.players}
    fresh = [player for player in players if player not in seated]
    _pair_up(fresh, found)
    _pair_up([player for player in players if player not in found], found)
    return found


def _pair_up(players: Sequence[Player], partners: dict[Player, Player]) -> None:
    for up, down in zip(players[::2], players[1::2], strict=False):
        partners[up], partners[down] = down, up


def fit(
    seating: Seating,
    players: Sequence[Player],
    times_out: Mapping[Player, int],
    seed: bytes,
    round_number: int,
    *,
    partners: Mapping[Player, Player] | None = None,
    harm: Mapping[Player, int] | None = None,
) -> Seating:
    """The seating with these players at `len(players) // 4` tables, the others out by the rota.

    Players who are in the seating keep their places; those who went leave holes, and those who come in fill them from
    the first table on. With fewer tables the bottom ones are dissolved and their players fill holes too; new tables
    come at the bottom.

    `harm` says how much it would harm the format if a player sat out: of those whose turn it may be, the ones of least
    harm are taken. `partners` are given where pairs stay: a pair sits out together if both have the same turn. Somebody
    without a partner, and somebody whose partner sits out alone, plays this round with another such person; pairs come
    together again in the next.
    """
    tables = len(players) // 4
    chosen = sitters_out(seating, players, times_out, seed, round_number, partners=partners, harm=harm)
    out = frozenset(chosen)
    playing = [player for player in players if player not in out]
    kept = seating.tables[:tables]
    if partners is None:
        return Seating(_fill_seats(kept, playing), chosen)
    places = [pair for table in kept for pair in table.pairs]
    return Seating(_fill_places(places, _pairs(playing, partners, places)), chosen)


def sitters_out(
    seating: Seating,
    players: Sequence[Player],
    times_out: Mapping[Player, int],
    seed: bytes,
    round_number: int,
    *,
    partners: Mapping[Player, Player] | None = None,
    harm: Mapping[Player, int] | None = None,
) -> tuple[Player, ...]:
    """The players, one to three or none, who sit out: those who did so least often, if it can be not those who sit out
    in `seating`.

    Among equals a pair goes together, then the least harm and the lot from the evening's seed decide. Of two partners
    who have not sat together yet none sits out alone if it can be helped, so that the next round knows them as a pair.
    """
    count = len(players) % 4
    if not count:
        return ()
    lots = Stream(seed, f"evening/rota/{round_number}").shuffled(sorted(players))
    harms = harm or {}
    rank = {player: (times_out[player], player in seating.out) for player in players}
    order = sorted(lots, key=lambda player: (*rank[player], harms.get(player, 0)))
    edge = rank[order[count - 1]]
    chosen = [player for player in order if rank[player] < edge]
    candidates = [player for player in order if rank[player] == edge]
    seated = frozenset(player for table in seating.tables for player in table.players)
    candidates.sort(key=lambda player: player in (partners or {}) and player not in seated)
    return tuple(_complete(chosen, candidates, count, partners or {}))


def _complete(
    chosen: list[Player], candidates: list[Player], count: int, partners: Mapping[Player, Player]
) -> list[Player]:
    """Adds candidates to the chosen until there are `count`, and breaks as few pairs as possible."""
    free = dict.fromkeys(candidates)
    while len(chosen) < count:
        missing = count - len(chosen)
        ends = next((player for player in free if partners.get(player) in chosen), None)
        whole = next((player for player in free if partners.get(player) in free), None)
        alone = next((player for player in free if player not in partners), None)
        if ends is not None:
            taken = [ends]
        elif missing > 1 and whole is not None:
            taken = [whole, partners[whole]]
        else:
            taken = [next(iter(free)) if alone is None else alone]
        for player in taken:
            chosen.append(player)
            del free[player]
    return chosen


def fit_parts(
    played: Sequence[PlayedRound],
    players: Sequence[Player],
    parts: Parts,
    seed: bytes,
    harm: Mapping[Player, int],
) -> Seating:
    """The last seating with these players, each pair a lady and a gent, as `fit` has it without parts.

    Whose part is the larger one sits out first among equals, so that parts are kept. Who changes parts gives up a place
    and takes a free one of the other part.
    """
    last, now = played[-1].seating, parts_now((one.seating for one in played), players, parts)
    rare = fewer(now)
    harms = {player: (player in rare, harm.get(player, 0)) for player in players}
    order = {one: place for place, one in enumerate(sorted(set(harms.values())))}
    chosen = sitters_out(
        last,
        players,
        times_out((one.seating for one in played), players) if len(players) % 4 else {},
        seed,
        len(played) + 1,
        harm={player: order[one] for player, one in harms.items()},
    )
    playing = [player for player in players if player not in frozenset(chosen)]
    sits = evened(playing, now, parts, last)
    return Seating(_fill_by_part(last.tables[: len(players) // 4], playing, sits), chosen)


def _fill_by_part(
    tables: Sequence[TableSeats], playing: Sequence[Player], sits: Parts
) -> tuple[TableSeats, ...]:
    """The tables with a lady as each up and a gent as each down; the places that are free go to the others in order."""
    places = [(pair.up, pair.down) for table in tables for pair in table.pairs]
    ladies = _column([up for up, _ in places], [one for one in playing if sits[one] == "lady"])
    gents = _column([down for _, down in places], [one for one in playing if sits[one] == "gent"])
    return tables_of([Pair(up, down) for up, down in zip(ladies, gents, strict=True)])


def _column(places: Sequence[Player], playing: Sequence[Player]) -> list[Player]:
    """The players of one part by place: who has one keeps it, the others fill what is free, then new places."""
    here = frozenset(playing)
    coming = iter([player for player in playing if player not in frozenset(places)])
    return [*(player if player in here else next(coming) for player in places), *coming]


def _fill_seats(tables: Sequence[TableSeats], playing: Sequence[Player]) -> tuple[TableSeats, ...]:
    here = frozenset(playing)
    seated = {player for table in tables for player in table.players}
    coming = iter([player for player in playing if player not in seated])
    filled = [
        Pair(*(player if player in here else next(coming) for player in pair))
        for table in tables
        for pair in table.pairs
    ]
    left = list(coming)
    filled += [Pair(up, down) for up, down in zip(left[::2], left[1::2], strict=True)]
    return tables_of(filled)


def _pairs(
    playing: Sequence[Player], partners: Mapping[Player, Player], places: Sequence[Pair]
) -> list[Pair]:
    """The pairs that play; those whose partner does not play are put together, in the order of their places."""
    order = {player: number for number, player in enumerate(playing)}
    spot = {player: number for number, place in enumerate(places) for player in place}
    single = [player for player in playing if partners.get(player) not in order]
    single.sort(key=lambda player: spot.get(player, len(places)))
    whole = [player for player in playing if order.get(partners.get(player, player), -1) > order[player]]
    pairs = [Pair(up, partners[up]) for up in whole]
    return pairs + [Pair(up, down) for up, down in zip(single[::2], single[1::2], strict=True)]


def _fill_places(places: Sequence[Pair], pairs: Sequence[Pair]) -> tuple[TableSeats, ...]:
    """A pair keeps the place where it or one of it sits; the others take what is free."""
    spot = {player: number for number, place in enumerate(places) for player in place}
    taken: dict[int, Pair] = {}
    homeless = []
    for pair in pairs:
        own = next((spot[one] for one in pair if one in spot and spot[one] not in taken), None)
        if own is None:
            homeless.append(pair)
        else:
            taken[own] = places[own] if set(places[own]) == set(pair) else pair
    coming = iter(homeless)
    filled = [taken[number] if number in taken else next(coming) for number in range(len(places))]
    return tables_of([*filled, *coming])


def tables_of(pairs: Sequence[Pair]) -> tuple[TableSeats, ...]:
    """Tables of two pairs each, in this order."""
    return tuple(TableSeats(first, second) for first, second in zip(pairs[::2], pairs[1::2], strict=True))
