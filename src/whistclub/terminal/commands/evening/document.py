"""A whist evening as one document: its rounds with tables and deals, its standings and prizes."""

from whistclub.club.evening import sight
from whistclub.club.evening.figures import score_of, table_result
from whistclub.club.evening.state import EveningState, Round, RoundTable
from whistclub.club.evening.terms import EveningTerms, result_of, terms_of
from whistclub.evenings.prizes import Prize
from whistclub.evenings.results import DealScore
from whistclub.evenings.standings import Standing
from whistclub.rules.seats import FOUR, seat_letter
from whistclub.terminal.commands import json_types as doc

_LETTERS = tuple(seat_letter(seat, len(FOUR)) for seat in FOUR)
_SIDES = ("NS", "EW")


def evening_document(state: EveningState) -> doc.Evening:
    """Returns the document of an evening as it stands."""
    settings = state.settings
    return doc.Evening(
        name=settings.name,
        code=state.code,
        format=settings.format,
        preset=settings.preset,
        options=settings.options,
        place=settings.place,
        phase=state.phase,
        rounds=tuple(_round(state, played) for played in state.rounds),
        keys=sight.standing_keys(state),
        standings=tuple(_standing(state, row) for row in sight.standings(state)),
        prizes=tuple(_prize(state, prize) for prize in sight.prizes(state)),
    )


def called(state: EveningState, guest: int) -> str | None:
    """Returns the name of a guest, None for a bot."""
    return state.guests[guest - 1].name if guest else None


def _round(state: EveningState, played: Round) -> doc.EveningRound:
    return doc.EveningRound(
        round=played.number,
        ended=played.is_over,
        by_hand=played.by_hand,
        tables=tuple(_table(state, played, number) for number in range(1, len(played.tables) + 1)),
        out=tuple(called(state, played.holders[player - 1]) for player in played.seating.out),
    )


def _table(state: EveningState, played: Round, number: int) -> doc.EveningTable:
    table, terms = played.tables[number - 1], terms_of(state.settings)
    winner = result_of(table_result(table, terms), terms) if table.over else None
    seated = played.seating.tables[number - 1].players
    return doc.EveningTable(
        table=number,
        seats={
            letter: called(state, played.holders[player - 1])
            for letter, player in zip(_LETTERS, seated, strict=True)
        },
        dealer=_LETTERS[table.dealer],
        deals=_deals(table, terms),
        winner=None if winner is None else _SIDES[winner],
        decided=table.decided is not None,
    )


def _deals(table: RoundTable, terms: EveningTerms) -> tuple[doc.EveningDeal, ...]:
    """The deals that stand, with real cards or on line."""
    counts = table_result(table, terms).counted
    if table.result.deals:
        return tuple(_deal(number, score, counts) for number, score in enumerate(table.result.deals, 1))
    return tuple(
        _deal(
            number,
            score_of(deal.figures, terms),
            counts,
            was=tuple(score_of(one, terms).points for one in deal.was),
        )
        for number, deal in enumerate(table.deals, 1)
        if deal.stands
    )


def _deal(
    number: int, score: DealScore, counts: int | None, was: tuple[tuple[int, ...], ...] = ()
) -> doc.EveningDeal:
    return doc.EveningDeal(
        deal=number,
        drive_tricks=score.drive_tricks if any(score.drive_tricks) else None,
        points=score.points,
        decides=counts is not None and number > counts,
        was=was,
    )


def _standing(state: EveningState, row: Standing) -> doc.EveningStanding:
    values = tuple(float(value) for value in row.values)
    return doc.EveningStanding(
        rank=row.rank,
        name=called(state, row.guest) or "",
        values=values,
        out=row.out,
        direction=None if row.direction is None else _SIDES[row.direction],
    )


def _prize(state: EveningState, prize: Prize) -> doc.EveningPrize:
    return doc.EveningPrize(
        kind=prize.kind,
        name=", ".join(called(state, one) or "" for one in prize.people) or called(state, prize.guest) or "",
        partner=called(state, prize.partner),
        value=float(prize.value),
        unit=prize.unit,
        tie=None if prize.tie is None else prize.tie.key,
        direction=None if prize.direction is None else _SIDES[prize.direction],
    )
