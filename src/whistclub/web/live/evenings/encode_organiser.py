"""Encodes the parts of an evening for organisers and for the hall screen."""

from typing import Final

from whistclub.cards.errors import Reason
from whistclub.club.disclosure import HALL
from whistclub.club.evening.guests import word_of
from whistclub.club.evening.handlers import is_organiser
from whistclub.club.evening.lookup import places, player_of, running_round
from whistclub.club.evening.money import has_money
from whistclub.club.evening.state import EveningState, Guest, Round
from whistclub.web.encoding.match_parts import why
from whistclub.web.live.evenings.encode_guest import Moment
from whistclub.web.live.evenings.encode_links import cash_sheet_of, cashier_part, drawn_tickets, link_rows
from whistclub.web.live.evenings.encode_tables import LETTERS, adjustments_of, name_of, seated, sits_as
from whistclub.wire import evening as wire

_MOST_TABLES: Final = 300
"""Rounds before the last two are sent without their tables where all of them together have more; HTTP gives them."""


def guest_rows(state: EveningState) -> tuple[wire.GuestRow, ...]:
    """All guests who were not removed, as an organiser knows them."""
    played = running_round(state)
    return tuple([_guest_row(state, played, guest) for guest in state.guests if not guest.removed])


def _guest_row(state: EveningState, played: Round | None, guest: Guest) -> wire.GuestRow:
    player = None if played is None else player_of(played, guest)
    place = None if played is None or player is None else places(played.seating).get(player)
    part = guest.part if state.settings.has_parts else None
    at = None if played is None or place is None else played.seating.tables[place[0] - 1]
    as_part = None if at is None or place is None else sits_as(at, place[1], part)
    return wire.GuestRow(
        guest=guest.number,
        name=guest.name,
        presence=guest.presence,
        since_ms=guest.since_ms,
        phone=bool(guest.person),
        table=0 if place is None else place[0],
        seat="" if place is None else LETTERS[place[1]],
        sits_out=played is not None and player is not None and player in played.seating.out,
        partner=guest.partner,
        organiser=bool(guest.person) and is_organiser(state, guest.person),
        sat=guest.player > 0,
        part=part,
        sits_as=as_part,
        word=word_of(state, guest),
        apart=tuple(
            wire.KeptFrom(guest=other if one == guest.number else one, how=how)
            for one, other, how in state.apart
            if guest.number in {one, other}
        ),
        stays=dict(state.stays).get(guest.number, 0),
    )


def past_round(moment: Moment, played: Round, person: str) -> wire.PastRound:
    """A round with all its tables, as this person may know them now."""
    return wire.PastRound(
        round=played.number,
        by_hand=played.by_hand,
        is_over=played.is_over,
        tables=tuple(
            [moment.table_of(played, number, person) for number in range(1, len(played.tables) + 1)]
        ),
        out=_out(moment, played),
    )


def past_rounds(moment: Moment, person: str) -> tuple[wire.PastRound, ...]:
    """The rounds so far as this person may know them now; of a long evening of many tables only the last two with their
    tables.
    """
    rounds = moment.state.rounds
    is_long = sum(len(played.tables) for played in rounds) > _MOST_TABLES
    return tuple(
        _without_tables(moment, played)
        if is_long and played.number <= len(rounds) - 2
        else past_round(moment, played, person)
        for played in rounds
    )


def _without_tables(moment: Moment, played: Round) -> wire.PastRound:
    return wire.PastRound(
        round=played.number,
        by_hand=played.by_hand,
        is_over=played.is_over,
        tables=(),
        out=_out(moment, played),
    )


def _out(moment: Moment, played: Round) -> tuple[wire.NameOf, ...]:
    return tuple(name_of(moment.names, played.holders[player - 1]) for player in played.seating.out)


def organiser_part(
    moment: Moment, person: str, starting: wire.Starting, undo: tuple[int, Reason] | None
) -> wire.OrganiserPart:
    """The organisers' part, for the organiser who is this person."""
    page, prize = moment.state.hall
    return wire.OrganiserPart(
        name=next(name for one, name in moment.state.organisers if one == person),
        guests=guest_rows(moment.state),
        rounds=past_rounds(moment, person),
        standings=moment.ranking.rows,
        prizes=moment.ranking.prizes,
        starting=starting,
        undo=None if undo is None else wire.UndoOffer(seq=undo[0], what=why(undo[1])),
        hall_page=page,
        hall_prize=prize,
        adjustments=adjustments_of(moment.state),
        chosen_prizes=moment.state.chosen_prizes,
        links=link_rows(moment.state),
        calling=moment.state.calling,
        cash=cashier_part(moment) if has_money(moment.state) else None,
        prize_money=moment.state.till.prizes,
        prize_cents=cash_sheet_of(moment).prizes if has_money(moment.state) else (),
    )


def hall_part(moment: Moment) -> wire.HallPart:
    """The hall screen's part: the round that is on or, between rounds, the next one."""
    state = moment.state
    page, prize = state.hall
    tables, out = _hall_tables(moment)
    return wire.HallPart(
        page=page,
        prize=prize,
        tables=tables,
        out=out,
        standings=moment.ranking.rows,
        prizes=_read_prizes(moment),
        round=_seated_round(moment),
        drawn=drawn_tickets(moment) if page == "raffle" else (),
    )


def _read_prizes(moment: Moment) -> tuple[wire.Prize, ...]:
    """The prizes, those that were not read yet without their winners."""
    prizes, (page, read) = moment.ranking.prizes, moment.state.hall
    if moment.state.phase == "over":
        return prizes
    told = read if page == "prize" else 0
    return tuple(
        one
        if place <= told
        else wire.Prize(
            kind=one.kind,
            guest=0,
            name="",
            value=0,
            unit="",
            direction=one.direction,
            part=one.part,
            words=one.words,
        )
        for place, one in enumerate(prizes, 1)
    )


def _seated_round(moment: Moment) -> int:
    """The round whose seats the hall has: the one that is on, else the next if its seats are known; 0 for none."""
    rounds = moment.state.rounds
    if running_round(moment.state) is not None:
        return len(rounds)
    return 0 if moment.following is None else len(rounds) + 1


def _hall_tables(moment: Moment) -> tuple[tuple[wire.TableNow, ...], tuple[wire.NameOf, ...]]:
    rounds = moment.state.rounds
    if running_round(moment.state) is None and moment.following is not None:
        following = moment.following
        tables = tuple(
            [
                seated(moment.names, moment.taken, number, table, following.holders)
                for number, table in following.tables.items()
            ]
        )
        return tables, tuple(name_of(moment.names, following.holders[player - 1]) for player in following.out)
    if not rounds:
        return (), ()
    last = past_round(moment, rounds[-1], HALL)
    return last.tables, last.out
