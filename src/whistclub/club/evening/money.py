"""The money of an evening: who has paid at the door, raffle tickets, what was spent, what the prizes get."""

from collections.abc import Sequence
from typing import Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.evening import commands, entries
from whistclub.club.evening.handlers import Entries, NotAtEvening, Request, origin_of
from whistclub.club.evening.lookup import guest_numbered, unfit
from whistclub.club.evening.named import guest_still_named
from whistclub.club.evening.settings import PrizeMoney
from whistclub.club.evening.state import EveningState, Guest, Spent, Till
from whistclub.club.log.decisions import Handlers
from whistclub.evenings.money import CashSheet, Claim, cash_sheet, drawn_tickets, ticket_owners
from whistclub.evenings.prizes import PrizeKind

MOST_SPENT: Final = 40
"""The most lines of what was spent: as many as a sheet of paper has room for."""
MOST_DRAWN: Final = 20
"""The most tickets that are drawn: as many as the hall screen numbers prizes."""


def has_money(state: EveningState) -> bool:
    """True for an evening that costs something, or has a raffle."""
    return bool(state.settings.fee or state.settings.ticket)


def owes(state: EveningState, guest: Guest) -> bool:
    """True for a guest who has come and not paid."""
    has_come = guest.presence == "here" or guest.player > 0
    return bool(state.settings.fee) and has_come and not guest.removed and guest.number not in state.till.paid


def sheet_of(state: EveningState, given: Sequence[tuple[PrizeKind, str]]) -> CashSheet:
    """The cash sheet if prizes of these kinds were given, own ones by their words."""
    money = {(one.kind, one.words): Claim(one.share, one.cents) for one in state.till.prizes}
    counted = cash_sheet(
        fee=state.settings.fee,
        paid=len(state.till.paid),
        unpaid=sum(owes(state, guest) for guest in state.guests),
        ticket=state.settings.ticket,
        tickets=sum(state.till.tickets.values()),
        spent=sum(one.cents for one in state.till.spent if not one.came_in),
        claims=[money.get(one, Claim()) for one in given],
    )
    more = sum(one.cents for one in state.till.spent if one.came_in)
    return msgspec.structs.replace(counted, more=more, box=state.settings.box)


def take_entry(request: Request) -> Entries:
    """A guest has paid, or has not after all."""
    command: commands.TakeEntry = request.command
    state, guest = request.state, guest_still_named(request.state, request.command.guest)
    if not state.settings.fee:
        raise NotAtEvening(reason("evening-money-no-fee"))
    if command.paid == (guest.number in state.till.paid):
        return ()
    return (entries.EntryTaken(**origin_of(request), guest=guest.number, paid=command.paid),)


def sell_tickets(request: Request) -> Entries:
    """The number of a guest's raffle tickets, until one is drawn."""
    command: commands.SellTickets = request.command
    state, guest = request.state, guest_still_named(request.state, request.command.guest)
    if not state.settings.ticket:
        raise NotAtEvening(reason("evening-money-no-raffle"))
    if command.tickets == state.till.tickets.get(guest.number, 0):
        return ()
    if state.till.drawn:
        raise NotAtEvening(reason("evening-raffle-begun"))
    return (entries.TicketsSold(**origin_of(request), guest=guest.number, tickets=command.tickets),)


def spend(request: Request) -> Entries:
    """A line of what was spent or else came in; an amount of nothing strikes it out."""
    command: commands.Spend = request.command
    lines = request.state.till.spent
    words = " ".join(command.words.split())
    if not words or not words.isprintable():
        raise NotAtEvening(reason("evening-money-words"))
    if command.number > len(lines) or (not command.number and len(lines) >= MOST_SPENT):
        raise NotAtEvening(reason("evening-money-lines", most=MOST_SPENT))
    line = Spent(words, command.cents, command.came_in)
    if command.number and lines[command.number - 1] == line:
        return ()
    number = command.number or len(lines) + 1
    return (entries.MoneySpent(**origin_of(request), number=number, **msgspec.structs.asdict(line)),)


def share_out(request: Request) -> Entries:
    """The prizes' shares of the pot, each kind once and each own one."""
    wanted: tuple[PrizeMoney, ...] = request.command.prizes
    if len({(one.kind, one.words) for one in wanted}) < len(wanted):
        raise NotAtEvening(reason("evening-prize-twice"))
    if any((one.kind == "own") != bool(one.words) for one in wanted):
        raise NotAtEvening(reason("evening-prize-words"))
    if any(bool(one.share) == bool(one.cents) for one in wanted):
        raise NotAtEvening(reason("evening-money-share-or-sum"))
    if wanted == request.state.till.prizes:
        return ()
    return (entries.PrizeMoneySet(**origin_of(request), prizes=wanted),)


def draw(request: Request) -> Entries:
    """The next ticket of the raffle; one that was drawn already for a command that comes twice."""
    state, number = request.state, request.command.number
    till = state.till
    if number <= len(till.drawn):
        return ()
    found = drawn_tickets(state.seed, till.tickets, len(till.drawn) + 1)
    if len(found) <= len(till.drawn) or len(found) > MOST_DRAWN:
        raise NotAtEvening(reason("evening-raffle-empty"))
    guest = ticket_owners(till.tickets)[found[-1] - 1]
    return (entries.TicketDrawn(**origin_of(request), ticket=found[-1], guest=guest),)


def _with(state: EveningState, till: Till) -> EveningState:
    return msgspec.structs.replace(state, till=till)


def _fold_entry(entry: entries.EntryTaken, state: EveningState) -> EveningState:
    guest_numbered(state, entry.guest)
    others = state.till.paid - {entry.guest}
    return _with(
        state, msgspec.structs.replace(state.till, paid=others | ({entry.guest} if entry.paid else set()))
    )


def _fold_tickets(entry: entries.TicketsSold, state: EveningState) -> EveningState:
    guest_numbered(state, entry.guest)
    tickets = {**state.till.tickets, entry.guest: entry.tickets}
    sold = {guest: count for guest, count in tickets.items() if count}
    return _with(state, msgspec.structs.replace(state.till, tickets=sold))


def _fold_spent(entry: entries.MoneySpent, state: EveningState) -> EveningState:
    lines = state.till.spent
    if not 1 <= entry.number <= len(lines) + 1:
        raise unfit()
    line = Spent(entry.words, entry.cents, entry.came_in)
    changed = (*lines[: entry.number - 1], line, *lines[entry.number :])
    return _with(state, msgspec.structs.replace(state.till, spent=changed))


def _fold_prizes(entry: entries.PrizeMoneySet, state: EveningState) -> EveningState:
    return _with(state, msgspec.structs.replace(state.till, prizes=entry.prizes))


def _fold_drawn(entry: entries.TicketDrawn, state: EveningState) -> EveningState:
    guest_numbered(state, entry.guest)
    drawn = (*state.till.drawn, (entry.ticket, entry.guest))
    return _with(state, msgspec.structs.replace(state.till, drawn=drawn))


HANDLERS: Final = Handlers(
    decide={
        commands.TakeEntry: take_entry,
        commands.SellTickets: sell_tickets,
        commands.Spend: spend,
        commands.ShareOut: share_out,
        commands.DrawTicket: draw,
    },
    fold={
        entries.EntryTaken: _fold_entry,
        entries.TicketsSold: _fold_tickets,
        entries.MoneySpent: _fold_spent,
        entries.PrizeMoneySet: _fold_prizes,
        entries.TicketDrawn: _fold_drawn,
    },
)
