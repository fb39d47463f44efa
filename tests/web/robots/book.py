"""The book of an evening kept by hand: who sat where, what was entered, what it came to. Nothing of the package's own
counting is asked.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import chain

import msgspec

_OVER = 6
Score = tuple[tuple[int, int], tuple[int, ...]]
"""The tricks of both sides, and the points by side or seat."""
Values = tuple[Fraction, ...]


class Sitting(msgspec.Struct):
    """A round: the players by table in the order N, E, S, W, those who sit out, and the guests by player number.

    `deals` are by table, `decided` the sides that an organiser chose for level tables.
    """

    tables: list[list[int]]
    out: list[int]
    holders: list[int]
    deals: dict[int, list[Score]] = {}
    decided: dict[int, int] = {}
    is_over: bool = False

    def __post_init__(self) -> None:
        self.deals = {number: [] for number in range(1, len(self.tables) + 1)}

    def guests(self, table: int) -> list[int]:
        """The guests at a table, 0 for a bot."""
        return [self.holders[player - 1] for player in self.tables[table - 1]]

    @property
    def players(self) -> list[int]:
        """Everybody, with those who sit out."""
        return [*chain.from_iterable(self.tables), *self.out]

    def place(self, guest: int) -> tuple[int, int] | None:
        """The guest's table and seat."""
        for number in range(1, len(self.tables) + 1):
            if guest in self.guests(number):
                return number, self.guests(number).index(guest)
        return None

    def sits_out(self, guest: int) -> bool:
        """True for a guest without a seat in this round."""
        return guest in [self.holders[player - 1] for player in self.out]

    def partner(self, guest: int) -> int:
        """Who sits opposite: 0 for a bot, and where the guest sits out."""
        place = self.place(guest)
        return 0 if place is None else self.guests(place[0])[(place[1] + 2) % 4]


def score(tricks: Sequence[int]) -> Score:
    """A deal of Whist: a point for each trick over six."""
    ours, theirs = tricks
    return (ours, theirs), (max(0, ours - _OVER), max(0, theirs - _OVER))


class Book:
    """The book of one evening."""

    def __init__(self, form: str, deals: int, sides: int) -> None:
        self.form, self.deals, self.sides = form, deals, sides
        self.cuts = False
        """A level table plays no more, and an organiser says who won."""
        self.rounds: list[Sitting] = []
        self.added: list[tuple[int, tuple[int, ...], Fraction]] = []
        """Points added or taken: the round, the guests, how many."""

    @property
    def by_tricks(self) -> bool:
        """True where a table is won by tricks, and not by points."""
        return self.sides == 2 and self.form in {"progressive", "semi_partner", "individual"}

    def winner(self, sitting: Sitting, table: int) -> int | None:
        """The side that won: by the deals agreed, or the first one after them, or an organiser's word."""
        deals = [one[0] if self.by_tricks else one[1] for one in sitting.deals[table]]
        if self.sides != 2:
            return None
        agreed = len(deals) if self.form == "compass" else self.deals
        sums = [sum(deal[side] for deal in deals[:agreed]) for side in (0, 1)]
        for ours, theirs in (sums, *deals[agreed:]):
            if ours != theirs:
                return int(ours < theirs)
        return sitting.decided.get(table)

    def is_level(self, sitting: Sitting, table: int) -> bool:
        """True for a table that needs a winner and has none."""
        return self.sides == 2 and self.form != "compass" and self.winner(sitting, table) is None

    def plays_on(self, sitting: Sitting, table: int) -> bool:
        """True while another deal is due at a table."""
        is_level = self.is_level(sitting, table) and not self.cuts
        return len(sitting.deals[table]) < self.deals or is_level

    def sums(self, sitting: Sitting, table: int) -> list[int]:
        """The sums of the deals of a table that count, by side or seat."""
        deals = [one[0] if self.by_tricks else one[1] for one in sitting.deals[table]]
        counted = deals[: self.deals] if self.sides == 2 and self.form != "compass" else deals
        return [sum(column) for column in zip(*counted, strict=True)] or [0] * 2

    def _line(self, sitting: Sitting, table: int, seat: int) -> Values:
        """The values of a seat at a table in a round."""
        side, deals = seat % 2, sitting.deals[table]
        if self.form == "compass":
            return (self._over_mean(sitting, table, side),)
        if self.sides == 4:
            points = self.sums(sitting, table) if deals else [0] * 4
            best = all(points[seat] > points[other] for other in range(4) if other != seat)
            return Fraction(points[seat]), Fraction(best)
        won = Fraction(self.winner(sitting, table) == side)
        own, others = self.sums(sitting, table)[side], self.sums(sitting, table)[1 - side]
        if self.by_tricks:
            return Fraction(own), won
        return won, Fraction(own - others), Fraction(own)

    def _over_mean(self, sitting: Sitting, table: int, side: int) -> Fraction:
        over = Fraction(0)
        for number, deal in enumerate(sitting.deals[table]):
            others = [
                deals[number][1][side]
                for other, deals in sitting.deals.items()
                if other != table and number < len(deals)
            ]
            over += deal[1][side] - Fraction(sum(others), len(others)) if others else 0
        return over

    def standings(self) -> dict[int, tuple[int, Values, int]]:
        """The rank, values and rounds sat out of everybody in the rounds that are over."""
        lines: dict[int, list[Values]] = {}
        outs: Counter[int] = Counter()
        for one in (one for one in self.rounds if one.is_over):
            for player in one.out:
                outs[one.holders[player - 1]] += 1
                lines.setdefault(one.holders[player - 1], [])
            for table in range(1, len(one.tables) + 1):
                for seat, guest in enumerate(one.guests(table)):
                    lines.setdefault(guest, []).append(self._line(one, table, seat))
        lines.pop(0, None)
        values = {guest: self._summed(guest, own, outs[guest]) for guest, own in lines.items()}
        side = {guest: self.side_of(guest) for guest in values}
        lists = {one: [values[guest] for guest in values if side[guest] == one] for one in set(side.values())}
        return {
            guest: (1 + sum(other > own for other in lists[side[guest]]), own, outs[guest])
            for guest, own in values.items()
        }

    def _summed(self, guest: int, lines: list[Values], out: int) -> Values:
        """Rounds sat out count the mean of the others; points added count where points or tricks are."""
        width = {"compass": 1}.get(self.form, 2 if self.by_tricks or self.sides == 4 else 3)
        columns = list(zip(*lines, strict=True)) or [()] * width
        extra = sum(
            (
                points
                for number, guests, points in self.added
                if guest in guests and self.rounds[number - 1].is_over
            ),
            Fraction(0),
        )
        plain = {1: (), 2: (1,), 3: (0,)}[width]
        return tuple(
            (Fraction(sum(column)) * (len(column) + out) / len(column) if column else Fraction(0))
            + (0 if at in plain else extra)
            for at, column in enumerate(columns)
        )

    def side_of(self, guest: int) -> int:
        """The list of a compass evening: the side on which the guest sat most often, of equal ones the last."""
        if self.form != "compass":
            return 0
        places = [one.place(guest) for one in self.rounds if one.is_over]
        sat = [place[1] % 2 for place in places if place is not None]
        if not sat:
            return 0
        return sat[-1] if 2 * sat.count(sat[-1]) >= len(sat) else 1 - sat[-1]


def misseated(sitting: Sitting, here: Iterable[int], *, online: bool) -> str:
    """Something that is wrong with the places of a round, whatever the movement: empty where nothing is."""
    here = set(here)
    placed = Counter(sitting.holders[player - 1] for player in sitting.players)
    bots = placed.pop(0, 0)
    if len(set(sitting.players)) < len(sitting.players) or any(count > 1 for count in placed.values()):
        return "somebody has two places"
    if set(placed) != here:
        return f"without a place {here - set(placed)}, not here {set(placed) - here}"
    if online:
        return "somebody sits out on line" if sitting.out else ""
    if bots or len(sitting.out) != len(here) % 4:
        return f"{len(sitting.out)} sit out of {len(here)}"
    return ""


def unfair(rounds: Sequence[Sitting], stirred: set[int]) -> str:
    """Who was there all the time sits out a second time before everybody has once: empty where nobody does."""
    always = {guest for guest in rounds[0].holders if guest} - stirred
    for one in rounds:
        always &= {one.holders[player - 1] for player in one.players}
    times = Counter(one.holders[player - 1] for one in rounds for player in one.out)
    counts = [times[guest] for guest in always]
    return (
        f"sitting out differs by {max(counts) - min(counts)}"
        if counts and max(counts) - min(counts) > 1
        else ""
    )


def partners_again(rounds: Sequence[Sitting]) -> str:
    """Two who are partners a second time, where the same people have played on and there are others left."""
    same = [one for one in rounds if set(one.players) == set(rounds[-1].players)]
    pairs = Counter(frozenset(_pair(table, side)) for one in same for table in one.tables for side in (0, 1))
    again = [sorted(pair) for pair, count in pairs.items() if count > 1]
    return f"partners again: {again}" if again and len(same) < len(rounds[-1].players) else ""


def badly_parted(sitting: Sitting, part_of: Mapping[int, str]) -> str:
    """More who sit as the other part than numbers ask, or of both parts: empty where nobody does. Ladies sit N or E."""
    seated = [guest for table in sitting.deals for guest in sitting.guests(table)]
    sits = {guest: "lady" if at % 4 < 2 else "gent" for at, guest in enumerate(seated) if guest}
    others = {guest: part for guest, part in sits.items() if part_of[guest] != part}
    return f"both sit as the other part: {others}" if len(set(others.values())) > 1 else ""


def moved_wrongly(form: str, before: Sitting, sides: Sequence[int], after: Sitting) -> str:
    """The fault of a round, by the law of the movement, after one of the same people; empty where there is none."""
    tables = before.tables
    won = [_pair(table, side) for table, side in zip(tables, sides, strict=True)]
    lost = [_pair(table, 1 - side) for table, side in zip(tables, sides, strict=True)]
    partners = {frozenset(_pair(table, side)) for table in tables for side in (0, 1)}
    pairs = [{frozenset(_pair(table, 0)), frozenset(_pair(table, 1))} for table in after.tables]
    together = {number for number, both in enumerate(pairs, 1) if both & partners}
    if form == "individual":
        return f"partners again at {together}" if together else ""
    if form == "compass":
        met = [(_pair(table, 0), _pair(tables[at - 1], 1)) for at, table in enumerate(tables)]
    elif form in {"ladder", "partner"}:
        middle = list(zip(lost, won[2:], strict=False))
        met = [(won[0], won[1]), *middle, (lost[-2], lost[-1])]
    else:
        below = [*lost[1:], lost[0]]
        met = [(own, (below[at][0], lost[at - 1][1])) for at, own in enumerate(won)]
    if [set(one) | set(other) for one, other in met] != [set(table) for table in after.tables]:
        return "others meet than should"
    if form in {"compass", "partner"}:
        kept = all(
            {frozenset(one), frozenset(other)} == both for (one, other), both in zip(met, pairs, strict=True)
        )
        return "" if kept else "pairs were parted"
    if form == "semi_partner":
        kept = all(frozenset(own) in both for own, both in zip(won, pairs, strict=True))
        return "" if kept else "winners were parted"
    together -= {1} if form == "ladder" else set()
    return f"partners again at {together}" if together else ""


def _pair(table: Sequence[int], side: int) -> tuple[int, int]:
    """The up (a lady) and the down (a gent) of a side."""
    return table[side], table[side + 2]


def split(pot: int, claims: Sequence[tuple[int, int]]) -> list[int]:
    """The cents of each prize: a share of the pot in hundredths or a sum; what is left over goes to the
    largest rests.
    """
    cents = [pot * share // 100 if share else fixed for share, fixed in claims]
    shares = [at for at, (share, _) in enumerate(claims) if share]
    over = pot * sum(claims[at][0] for at in shares) // 100 - sum(cents[at] for at in shares)
    rests = sorted(shares, key=lambda at: (-(pot * claims[at][0] % 100), at))
    for at in rests[:over]:
        cents[at] += 1
    return cents
