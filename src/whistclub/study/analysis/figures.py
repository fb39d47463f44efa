"""The figures of many records: results with the luck taken out, what errors cost, the dearest decisions, and what was
looked at.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Final

import msgspec

from whistclub.coach.totals import Mean, costs_by_phase, costs_by_theme, mean_of, points_of
from whistclub.study.analysis.rows import DealRows, DecisionRow, LedgerRow
from whistclub.study.analysis.tables import Analysed

DEAREST: Final = 20
"""The decisions listed for each game, at most."""


class Result(msgspec.Struct, frozen=True):
    """The points a deal of a seat or a player, their luck, what they are without it, and the points that own errors
    cost a deal.
    """

    who: str
    points: Mean
    luck: Mean
    without_luck: Mean
    errors: Mean


class Cost(msgspec.Struct, frozen=True):
    """The cost of errors a choice of a phase or a theme; so many choices are `missing` before that is shown."""

    name: str
    cost: Mean
    missing: int


class Dear(msgspec.Struct, frozen=True):
    """A decision that cost much, and the file, the deal and the player that it belongs to."""

    file: str
    deal: int
    player: str
    row: DecisionRow


class GameFigures(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of one game with the same options; decisions are counted by method."""

    game: str
    options: str
    records: int
    deals: int
    acts: int
    methods: dict[str, int]
    by_seat: tuple[Result, ...]
    by_player: tuple[Result, ...]
    phases: tuple[Cost, ...]
    themes: tuple[Cost, ...]
    dearest: tuple[Dear, ...]


def figures_of(records: Sequence[Analysed]) -> tuple[GameFigures, ...]:
    """The figures of each game that has deals, in the order of its name and options."""

    def rules(one: Analysed) -> tuple[str, str]:
        return one.game, one.options

    having = sorted((one for one in records if one.deals), key=rules)
    return tuple(_of_game(list(same)) for _, same in groupby(having, rules))


def _of_game(records: Sequence[Analysed]) -> GameFigures:
    deals = [deal for one in records for deal in one.deals]
    choices = [row for deal in deals for row in deal.decisions]
    ledgers = [(one, row) for one in records for deal in one.deals for row in deal.ledgers]
    named = [(one.players[row.seat], row) for one, row in ledgers if row.seat in one.players]
    seats = dict.fromkeys(row.seat for _, row in ledgers)
    return GameFigures(
        game=records[0].game,
        options=records[0].options,
        records=len(records),
        deals=len(deals),
        acts=sum(deal.acts for deal in deals),
        methods=dict(sorted(Counter(row.method for row in choices).items())),
        by_seat=tuple(_result(seat, [row for _, row in ledgers if row.seat == seat]) for seat in seats),
        by_player=tuple(
            _result(player, [row for who, row in named if who == player])
            for player in sorted({who for who, _ in named})
        ),
        phases=tuple(Cost(phase, *cost) for phase, cost in costs_by_phase(choices, lambda row: row.phase)),
        themes=tuple(Cost(theme, *cost) for theme, cost in costs_by_theme(choices)),
        dearest=_dearest(records),
    )


def _result(who: str, ledgers: Sequence[LedgerRow]) -> Result:
    return Result(who, *points_of(ledgers), mean_of([-row.own for row in ledgers]))


def _dearest(records: Sequence[Analysed]) -> tuple[Dear, ...]:
    def errors(deal: DealRows) -> list[DecisionRow]:
        return [row for row in deal.decisions if row.verdict == "error"]

    found = [
        Dear(one.file, deal.number, one.players.get(row.seat, ""), row)
        for one in records
        for deal in one.deals
        for row in errors(deal)
    ]
    return tuple(sorted(found, key=lambda one: -one.row.cost)[:DEAREST])
