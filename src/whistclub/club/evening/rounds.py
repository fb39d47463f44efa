"""Rounds: begun, ended when all results are in or by hand, and level tables decided."""

import base64
import hashlib
from typing import Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.evening import commands, entries
from whistclub.club.evening.figures import table_result
from whistclub.club.evening.gathering import gathered, next_seating, why_not_begin
from whistclub.club.evening.handlers import Entries, NotAtEvening, Request, origin_of
from whistclub.club.evening.lookup import (
    round_numbered,
    running_round,
    table_numbered,
    unfit,
    with_round,
    with_table,
)
from whistclub.club.evening.named import round_named, table_named
from whistclub.club.evening.state import EnteredDeal, EveningState, Round, RoundTable
from whistclub.club.evening.terms import holds_same_cards, is_over, result_of, terms_of
from whistclub.club.log.decisions import Handlers
from whistclub.evenings.results import TableResult
from whistclub.rules.chance import SEED_BYTES

_MINUTE_MS: Final = 60_000
_ROOM_BYTES: Final = 16
"""128 random bits: a table's link gives the right to look on."""


def begin(request: Request) -> Entries:
    """The next round with its seating."""
    command: commands.BeginRound = request.command
    state = request.state
    running = running_round(state)
    if running is not None and running.number == command.round:
        return ()
    found = gathered(state)
    why_not = why_not_begin(state, found)
    if why_not is not None:
        raise NotAtEvening(why_not)
    if command.round != len(state.rounds) + 1:
        raise NotAtEvening(reason("evening-round-unknown", round=command.round))
    seating = next_seating(state, found)
    tables, same = range(1, len(seating.tables) + 1), holds_same_cards(terms_of(state.settings))
    online = state.settings.place == "online"
    minutes = state.settings.minutes
    return (
        entries.RoundBegan(
            **origin_of(request),
            round=command.round,
            seating=seating,
            holders=found.holders,
            dealers=tuple(dealer_of(state.seed, command.round, 1 if same else table) for table in tables),
            rooms=tuple(_room_id(request) for _ in tables) if online else (),
            ends_ms=request.at_ms + minutes * _MINUTE_MS if minutes else 0,
            # Drawn only now, so that a round that is taken back and begun again has other cards.
            cards=request.environment.fresh(SEED_BYTES).hex() if online and same else "",
        ),
    )


def end(request: Request) -> Entries:
    """The end of the running round by hand."""
    command: commands.EndRound = request.command
    if round_named(request.state, command.round).is_over:
        return ()
    return (entries.RoundEnded(**origin_of(request), round=command.round, by_hand=True, keeps_entered=True),)


def decide_table(request: Request) -> Entries:
    """The winner of a level table."""
    command: commands.DecideTable = request.command
    table = table_named(round_named(request.state, command.round), command.table)
    terms = terms_of(request.state.settings)
    undecided = msgspec.structs.replace(table_result(table, terms), decided=None)
    if not terms.has_winner or result_of(undecided, terms) is not None:
        raise NotAtEvening(reason("evening-not-level", table=command.table))
    if table.decided == command.side:
        return ()
    return (
        entries.TableDecided(
            **origin_of(request), round=command.round, table=command.table, side=command.side
        ),
    )


def table_played(
    state: EveningState, number: int, table: int, result: TableResult, *, over: bool, at_ms: int
) -> Entries:
    """The entry of the club's own table with its result so far; none for a round that is over, or nothing new.

    Deals at a table of an evening are never taken back, so that fewer of them come from a worker that has not read on.
    """
    played = running_round(state)
    if state.settings.place != "online" or played is None or played.number != number:
        return ()
    before = table_numbered(played, table)
    known = len(before.result.deals)
    if before.over or len(result.deals) < known or (before.result == result and before.over == over):
        return ()
    return (entries.TablePlayed(at_ms=at_ms, round=number, table=table, result=result, over=over),)


def time_is_over(state: EveningState, at_ms: int) -> Entries:
    """The end of a round on line whose time limit is over, else nothing."""
    played = running_round(state)
    if state.settings.place != "online" or state.paused_ms or played is None:
        return ()
    if not played.ends_ms or at_ms < played.ends_ms:
        return ()
    return (entries.RoundEnded(at_ms=at_ms, round=played.number, by_hand=True),)


def completed(state: EveningState, at_ms: int) -> Entries:
    """The end of the running round if all its tables are over, else nothing."""
    played = running_round(state)
    if played is None or not all(table.over for table in played.tables):
        return ()
    return (entries.RoundEnded(at_ms=at_ms, round=played.number),)


def dealer_of(seed: bytes, number: int, table: int) -> int:
    """The seat of a table's first dealer, by lot from the evening's seed."""
    lot = hashlib.sha256(b"\0".join((seed, b"dealer", str(number).encode(), str(table).encode())))
    return lot.digest()[0] % 4


def _room_id(request: Request) -> str:
    """A new link of a table of the club, which nobody can guess."""
    return base64.urlsafe_b64encode(request.environment.fresh(_ROOM_BYTES)).decode().rstrip("=")


def _fold_began(entry: entries.RoundBegan, state: EveningState) -> EveningState:
    if entry.round != len(state.rounds) + 1 or running_round(state) is not None:
        raise unfit()
    rooms = entry.rooms or ("",) * len(entry.dealers)
    tables = tuple(RoundTable(dealer, room) for dealer, room in zip(entry.dealers, rooms, strict=True))
    began = Round(
        entry.round, entry.seating, entry.holders, tables, entry.at_ms, entry.ends_ms, cards=entry.cards
    )
    players = {guest: number for number, guest in enumerate(entry.holders, 1) if guest}
    guests = tuple(
        msgspec.structs.replace(guest, player=players[guest.number])
        if players.get(guest.number, guest.player) != guest.player
        else guest
        for guest in state.guests
    )
    if len(players) > sum(guest.number in players for guest in guests):
        raise unfit()
    is_planned = state.plan is not None and (state.rounds or state.plan.holders == entry.holders)
    return msgspec.structs.replace(
        state,
        rounds=(*state.rounds, began),
        holders=entry.holders,
        guests=guests,
        phase="playing",
        swaps=(),
        plan=state.plan if is_planned else None,
    )


def _fold_played(entry: entries.TablePlayed, state: EveningState) -> EveningState:
    played = round_numbered(state, entry.round)
    table = table_numbered(played, entry.table)
    table = msgspec.structs.replace(table, result=entry.result, over=entry.over, heard_ms=entry.at_ms)
    return with_table(state, played, entry.table, table)


def _fold_ended(entry: entries.RoundEnded, state: EveningState) -> EveningState:
    """The round is over: deals that do not stand are dropped, or kept as the entry says."""
    played = round_numbered(state, entry.round)
    if played.is_over:
        raise unfit()
    tables = tuple(_ended_table(table, keeps=entry.keeps_entered) for table in played.tables)
    played = msgspec.structs.replace(played, tables=tables, is_over=True, by_hand=entry.by_hand)
    return msgspec.structs.replace(with_round(state, played), phase="between")


def _ended_table(table: RoundTable, *, keeps: bool) -> RoundTable:
    if all(deal.stands for deal in table.deals) and table.over:
        return table
    kept = [_as_entered(deal) for deal in table.deals] if keeps else table.deals
    deals = tuple(deal for deal in kept if deal.stands or (keeps and deal.disputed is not None))
    return msgspec.structs.replace(table, deals=deals, over=True)


def _as_entered(deal: EnteredDeal) -> EnteredDeal:
    """The deal, which stands as one side entered it unless the other side counted differently."""
    return deal if deal.disputed is not None else msgspec.structs.replace(deal, stands=True)


def _fold_decided(entry: entries.TableDecided, state: EveningState) -> EveningState:
    played = round_numbered(state, entry.round)
    table = msgspec.structs.replace(table_numbered(played, entry.table), decided=entry.side)
    stand, terms = all(deal.stands for deal in table.deals), terms_of(state.settings)
    over = table.over or (stand and is_over(table_result(table, terms), terms))
    table = msgspec.structs.replace(table, over=over, heard_ms=entry.at_ms)
    return with_table(state, played, entry.table, table)


HANDLERS: Final = Handlers(
    decide={commands.BeginRound: begin, commands.EndRound: end, commands.DecideTable: decide_table},
    fold={
        entries.RoundBegan: _fold_began,
        entries.TablePlayed: _fold_played,
        entries.RoundEnded: _fold_ended,
        entries.TableDecided: _fold_decided,
    },
)
