"""The invariants of the rules that hold of an evening of any format after every entry."""

from collections import Counter
from fractions import Fraction
from typing import Any

import msgspec

from whistclub.club.evening import entries, sight
from whistclub.club.evening.entries import AnyEntry, entry_from_text
from whistclub.club.evening.figures import table_result
from whistclub.club.evening.log import fold_all
from whistclub.club.evening.lookup import running_round
from whistclub.club.evening.state import EveningState
from whistclub.club.evening.terms import terms_of
from whistclub.club.log.texts import to_text
from whistclub.evenings.results import TableResult, total, winner
from whistclub.evenings.seating import Seating

_CHANGING = (
    entries.RoundEnded,
    entries.DealCorrected,
    entries.TableDecided,
    entries.Undone,
    entries.Adjusted,
    entries.AdjustmentTakenBack,
)
"""The entries after which the standings may be others."""


class Broken(msgspec.Struct, frozen=True):
    """An invariant that did not hold: the evening's seed, the number of the entry, and which it was."""

    seed: str
    seq: int
    what: str


class Invariants:
    """Looks at an evening after every entry. `broken` are the invariants that did not hold."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.broken: list[Broken] = []
        self.ended: dict[int, Seating] = {}
        self.disturbed: set[int] = set()

    def _fail(self, seq: int, what: str) -> None:
        self.broken.append(Broken(self.seed, seq, what))

    def look(self, state: EveningState, entry: AnyEntry, entries_kept: int) -> None:
        if state.seq != entries_kept:
            self._fail(state.seq, "seq")
        if (running_round(state) is not None) != (state.phase == "playing"):
            self._fail(state.seq, "phase")
        if isinstance(entry, entries.Swapped | entries.Substituted):
            one, other = (
                (entry.guest, entry.other)
                if isinstance(entry, entries.Swapped)
                else (entry.guest, entry.away)
            )
            self.disturbed |= {one, other}
        if isinstance(entry, entries.GuestLeft):
            self.disturbed.add(entry.guest)
        if isinstance(entry, entries.GuestsRemoved):
            self.disturbed.update(entry.guests)
        if isinstance(entry, entries.Undone):
            self.ended = {one.number: one.seating for one in state.rounds if one.is_over}
        if state.rounds:
            self._look_at_places(state, entry)
            self._look_at_rounds(state, entry)

    def _look_at_places(self, state: EveningState, entry: AnyEntry) -> None:
        played = state.rounds[-1]
        players = played.seating.players
        holders = [guest for guest in played.holders if guest]
        places = Counter(played.holders[player - 1] for player in players)
        if len(set(players)) != len(players):
            self._fail(state.seq, "a player sits twice")
        if len(set(holders)) != len(holders) or any(n > 1 for guest, n in places.items() if guest):
            self._fail(state.seq, "a guest has two places")
        if isinstance(entry, entries.RoundBegan):
            here = {guest.number for guest in state.guests if guest.presence == "here"}
            if here != set(places) - {0}:
                self._fail(state.seq, "somebody present has no place")
            if state.settings.place == "online" and played.seating.out:
                self._fail(state.seq, "somebody sits out on line")
            if state.settings.place == "cards" and (0 in places or len(played.seating.out) > 3):
                self._fail(state.seq, "a bot with real cards, or too many sit out")
            self._look_at_rota(state)

    def _look_at_rota(self, state: EveningState) -> None:
        """Those who were there all the time have sat out equally often, up to one."""
        times: Counter[int] = Counter()
        always = {guest.number for guest in state.guests} - self.disturbed
        for played in state.rounds:
            always &= {played.holders[player - 1] for player in played.seating.players}
            times.update(played.holders[player - 1] for player in played.seating.out)
        counts = [times[guest] for guest in always]
        if counts and max(counts) - min(counts) > 1:
            self._fail(state.seq, f"sitting out differs by {max(counts) - min(counts)}")

    def _look_at_rounds(self, state: EveningState, entry: AnyEntry) -> None:
        for played in state.rounds:
            if played.is_over and self.ended.setdefault(played.number, played.seating) != played.seating:
                self._fail(state.seq, "a seating that was played has changed")
        if isinstance(entry, _CHANGING):
            self._look_at_standings(state)

    def _look_at_standings(self, state: EveningState) -> None:
        rows = sight.standings(state)
        if {row.guest: row.values for row in rows} != standings_from_scratch(state):
            self._fail(state.seq, "standings")
        for direction in {row.direction for row in rows}:
            own = [row for row in rows if row.direction == direction]
            if any(row.rank != 1 + sum(other.values > row.values for other in own) for row in own):
                self._fail(state.seq, "ranks of a list")
        if {row.direction for row in rows} - ({0, 1} if state.settings.format == "compass" else {None}):
            self._fail(state.seq, "lists")

    def look_at_log(self, state: EveningState, log: list[AnyEntry]) -> None:
        texts = [to_text(entry) for entry in log]
        if fold_all(entry_from_text(text) for text in texts) != state:
            self._fail(state.seq, "the log read again is another evening")


def standings_from_scratch(state: EveningState) -> dict[int, tuple[Fraction, ...]]:
    """The sums of every guest who was in a round that is over; a round sat out counts the mean of the others."""
    terms = terms_of(state.settings)
    lines: dict[int, list[tuple[Fraction | int, ...]]] = {}
    out: Counter[int] = Counter()
    for played in state.rounds:
        if not played.is_over:
            continue
        for player in played.seating.out:
            lines.setdefault(played.holders[player - 1], [])
            out[played.holders[player - 1]] += 1
        results = [table_result(table, terms) for table in played.tables]
        for seats, result in zip(played.seating.tables, results, strict=True):
            for seat, player in enumerate(seats.players):
                is_duplicate = state.settings.format == "compass"
                line = (_over_mean(results, result, seat),) if is_duplicate else _line(terms, result, seat)
                lines.setdefault(played.holders[player - 1], []).append(line)
    keys = sight.standing_keys(state)
    return {
        guest: tuple(
            _with_mean([line[at] for line in own], out[guest]) + _extra(state, guest, key)
            for at, key in enumerate(keys)
        )
        for guest, own in lines.items()
        if guest
    }


def _extra(state: EveningState, guest: int, key: str) -> Fraction:
    """The points that organisers added or took from a guest, where they stand and their round is over."""
    if key in {"games_won", "rounds_won"}:
        return Fraction(0)
    return sum(
        (
            Fraction(one.points)
            for one in state.adjustments
            if guest in one.guests and not one.taken_back and state.rounds[one.round - 1].is_over
        ),
        Fraction(0),
    )


def _agreed(terms: Any, result: TableResult) -> TableResult:
    """The deals agreed alone: those beyond them decide a level table and count for nobody."""
    return TableResult(result.deals[: terms.deals] if terms.has_winner else result.deals)


def _line(terms: Any, result: TableResult, seat: int) -> tuple[int, ...]:
    if terms.sides == 4:
        points = total(result, "points") if result.deals else (0, 0, 0, 0)
        is_best = sorted(points)[-2] < points[seat]
        return (points[seat], int(is_best))
    side, measure = seat % 2, terms.movement.measure
    won = int(winner(result, measure) == side)
    if measure == "drive_tricks" or terms.movement.key == "individual":
        return (total(_agreed(terms, result), "drive_tricks")[side], won)
    points = total(_agreed(terms, result), "points")
    return (won, points[side] - points[1 - side], points[side])


def _over_mean(results: list[TableResult], own: TableResult, seat: int) -> Fraction:
    """The points over the mean of the pairs that held the same cards, deal by deal."""
    over = Fraction(0)
    for number, deal in enumerate(own.deals):
        others = [
            one.deals[number].points[seat % 2]
            for one in results
            if one is not own and number < len(one.deals)
        ]
        if others:
            over += deal.points[seat % 2] - Fraction(sum(others), len(others))
    return over


def _with_mean(values: list[Fraction | int], out: int) -> Fraction:
    if not values:
        return Fraction(0)
    return Fraction(sum(values) * (len(values) + out), len(values))
