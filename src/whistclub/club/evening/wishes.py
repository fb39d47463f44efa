"""Wishes at an individual evening: guests who are kept apart, and guests who stay at a table.

Nobody is told of them but organisers, so that they are no act that everybody reads and that could be undone.
"""

from typing import Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.evening import commands, plan_entries
from whistclub.club.evening.handlers import Entries, NotAtEvening, Request, origin_of
from whistclub.club.evening.named import guest_still_named
from whistclub.club.evening.settings import Together
from whistclub.club.evening.state import EveningState
from whistclub.club.log.decisions import Handlers

_MOST: Final = 60
"""The most wishes of each kind: each of them makes a search slower."""


def keep_apart(request: Request) -> Entries:
    """Two guests kept apart, or no longer."""
    command: commands.KeepApart = request.command
    _demand_individual(request)
    pair = sorted(guest_still_named(request.state, one).number for one in (command.guest, command.other))
    if pair[0] == pair[1]:
        raise NotAtEvening(reason("evening-apart-of-one"))
    if together(request.state, *pair) == command.how:
        return ()
    if len(request.state.apart) >= _MOST and command.how != "no":
        raise NotAtEvening(reason("evening-wishes-many", most=_MOST))
    return (plan_entries.KeptApart(**origin_of(request), guest=pair[0], other=pair[1], how=command.how),)


def keep_table(request: Request) -> Entries:
    """A guest who stays at a table, or no longer."""
    command: commands.KeepTable = request.command
    _demand_individual(request)
    guest, stays = guest_still_named(request.state, command.guest), dict(request.state.stays)
    if stays.get(guest.number, 0) == command.table:
        return ()
    holder = next((one for one, table in stays.items() if command.table == table), None)
    if holder is not None and holder != guest.number:
        name = request.state.guests[holder - 1].name
        raise NotAtEvening(reason("evening-table-kept", name=name, table=command.table))
    return (plan_entries.TableKept(**origin_of(request), guest=guest.number, table=command.table),)


def together(state: EveningState, one: int, other: int) -> Together:
    """The way in which two guests are kept apart."""
    pair = tuple(sorted((one, other)))
    return next((how for first, second, how in state.apart if pair == (first, second)), "no")


def _demand_individual(request: Request) -> None:
    if request.state.settings.format != "individual":
        raise NotAtEvening(reason("evening-wishes-individual"))


def _fold_apart(entry: plan_entries.KeptApart, state: EveningState) -> EveningState:
    others = tuple(one for one in state.apart if one[:2] != (entry.guest, entry.other))
    added = () if entry.how == "no" else ((entry.guest, entry.other, entry.how),)
    return _wished(state, apart=(*others, *added))


def _fold_table(entry: plan_entries.TableKept, state: EveningState) -> EveningState:
    others = tuple(one for one in state.stays if one[0] != entry.guest)
    added = ((entry.guest, entry.table),) if entry.table else ()
    return _wished(state, stays=(*others, *added))


def _wished(state: EveningState, **changed: object) -> EveningState:
    """The state with other wishes, which a plan found before does not keep."""
    plan = state.plan if state.rounds else None
    return msgspec.structs.replace(state, plan=plan, wished=len(state.rounds), **changed)


HANDLERS: Final = Handlers(
    decide={commands.KeepApart: keep_apart, commands.KeepTable: keep_table},
    fold={plan_entries.KeptApart: _fold_apart, plan_entries.TableKept: _fold_table},
)
