"""Encodes the tables of an evening: who sits there, its deals, and what they came to."""

from typing import Final

import msgspec

from whistclub.club.evening.figures import score_of, table_result
from whistclub.club.evening.settings import Figures
from whistclub.club.evening.state import EnteredDeal, EveningState, Round, RoundTable
from whistclub.club.evening.terms import EveningTerms, deals_needed, is_level, result_of
from whistclub.club.names import bot_called
from whistclub.evenings.parts import Part
from whistclub.evenings.results import total
from whistclub.evenings.seating import TableSeats
from whistclub.rules.seats import FOUR, seat_letter
from whistclub.wire import evening as wire

LETTERS: Final = tuple(seat_letter(seat, len(FOUR)) for seat in FOUR)
Names = tuple[str, ...]
"""The names of the guests: the first is guest number 1."""


Taken = tuple[Part | None, ...]
"""The parts that the guests have taken, in the same order; empty in an evening without ladies and gents."""


class Basis(msgspec.Struct, frozen=True):
    """The values that the encoding of every table needs."""

    names: Names
    terms: EveningTerms
    taken: Taken = ()


def taken_in(state: EveningState) -> Taken:
    """The parts that the guests have taken."""
    if not state.settings.has_parts:
        return ()
    return tuple([guest.part for guest in state.guests])


def sits_as(table: TableSeats, seat: int, part: Part | None) -> Part | None:
    """The part that somebody of this part sits as in a seat, None where it is their own."""
    sat: Part = "lady" if table.players[seat] in {pair.up for pair in table.pairs} else "gent"
    return sat if part is not None and part != sat else None


def names_of(state: EveningState) -> Names:
    """The names of all guests."""
    return tuple([guest.name for guest in state.guests])


def name_of(names: Names, guest: int, table: int = 1, seat: int = 0) -> wire.NameOf:
    """A guest by number, or the bot of that seat of the table."""
    if guest:
        return wire.NameOf(guest=guest, name=names[guest - 1])
    return wire.NameOf(guest=0, name=bot_called(table, seat), bot=True)


def adjustments_of(state: EveningState, guest: int = 0) -> tuple[wire.Adjustment, ...]:
    """The adjustments of the evening, or those of one guest that count."""
    return tuple(
        [
            wire.Adjustment(
                number=number,
                round=one.round,
                people=tuple(wire.NameOf(guest=who, name=state.guests[who - 1].name) for who in one.guests),
                points=one.points,
                cause=one.cause,
                words=one.words,
                by=one.by,
                was=one.was,
                taken_back=one.taken_back,
            )
            for number, one in enumerate(state.adjustments, 1)
            if not guest or (guest in one.guests and not one.taken_back)
        ]
    )


def seats_at(
    names: Names,
    taken: Taken,
    number: int,
    table: TableSeats,
    holders: tuple[int, ...],
    reached: tuple[int, ...] = (),
) -> tuple[wire.SeatName, ...]:
    """The four at table `number`, counted from 1."""
    return tuple(
        [
            _seat_name(name_of(names, holders[player - 1], number, seat), taken, table, seat, reached)
            for seat, player in enumerate(table.players)
        ]
    )


def _seat_name(
    one: wire.NameOf, taken: Taken, table: TableSeats, seat: int, reached: tuple[int, ...]
) -> wire.SeatName:
    is_there = bool(one.guest) and one.guest in reached
    part = taken[one.guest - 1] if taken and one.guest else None
    return wire.SeatName(
        seat=LETTERS[seat],
        guest=one.guest,
        name=one.name,
        bot=one.bot,
        reached=is_there or one.bot,
        part=part,
        sits_as=sits_as(table, seat, part),
    )


def table_now(
    basis: Basis, played: Round, number: int, table: RoundTable, *, is_open: bool = True
) -> wire.TableNow:
    """Table `number`, counted from 1, of a round, with the deals of it that may be told; `is_open` if people may go to
    the club's table.
    """
    terms, is_whole = basis.terms, table is played.tables[number - 1]
    result = table_result(table, terms)
    return wire.TableNow(
        table=number,
        seats=seats_at(
            basis.names, basis.taken, number, played.seating.tables[number - 1], played.holders, table.reached
        ),
        dealer=LETTERS[table.dealer],
        deals=tuple([_deal(basis, place, deal) for place, deal in enumerate(table.deals, 1)]),
        needs=deals_needed(result, terms, over=table.over and is_whole),
        counts=result.counted or 0,
        sums=total(result, terms.measure) if result.deals else (0,) * terms.sides,
        over=table.over,
        winner=result_of(result, terms) if is_whole and (table.over or played.is_over) else None,
        level=_is_level(played, table, terms),
        calls=any(deal.disputed is not None and not deal.stands for deal in table.deals),
        heard_ms=table.heard_ms,
        room=table.room if is_open else "",
    )


def _is_level(played: Round, table: RoundTable, terms: EveningTerms) -> bool:
    """True if an organiser has to decide the table: nothing more is played there, and nobody is ahead."""
    is_over = table.over or played.is_over
    return is_over and is_level(table_result(table, terms), terms)


def seated(
    names: Names, taken: Taken, number: int, table: TableSeats, holders: tuple[int, ...]
) -> wire.TableNow:
    """A table of a round that has not begun."""
    return wire.TableNow(table=number, seats=seats_at(names, taken, number, table, holders), dealer="")


def _deal(basis: Basis, place: int, deal: EnteredDeal) -> wire.EveningDeal:
    names, terms, disputed = basis.names, basis.terms, deal.disputed
    return wire.EveningDeal(
        deal=place,
        state="stands" if deal.stands else "entered" if disputed is None else "disputed",
        figures=deal.figures,
        points=_worth(deal.figures, terms),
        side=deal.side,
        by=_called(names, deal.by),
        at_ms=deal.at_ms,
        disputed=disputed,
        disputed_points=() if disputed is None else _worth(disputed, terms),
        disputed_by=_called(names, deal.disputed_by),
        confirmed_by=_called(names, deal.confirmed_by),
        was=deal.was,
        corrected_by=deal.corrected_by,
        tablet=deal.tablet,
    )


def _worth(figures: Figures, terms: EveningTerms) -> tuple[int, ...]:
    """The points, or drive tricks, that count of these figures."""
    score = score_of(figures, terms)
    return score.drive_tricks if terms.measure == "drive_tricks" else score.points


def _called(names: Names, guest: int) -> str:
    return names[guest - 1] if guest else ""
