"""Encodes the parts of an evening for those who come by a link of a role, and the links for organisers."""

from whistclub.club.evening.deals import next_deal
from whistclub.club.evening.links import sender_of
from whistclub.club.evening.lookup import running_round
from whistclub.club.evening.money import has_money, owes, sheet_of
from whistclub.club.evening.state import EveningState, Link, RoundTable
from whistclub.evenings.money import CashSheet
from whistclub.web.live.evenings.encode_guest import Moment
from whistclub.web.live.evenings.encode_tables import adjustments_of, seated
from whistclub.wire import evening as wire
from whistclub.wire.evening_parts import DrawnTicket, SpentLine


def link_rows(state: EveningState) -> tuple[wire.LinkRow, ...]:
    """The links that lead somewhere."""
    names = dict(state.organisers)
    return tuple(
        wire.LinkRow(
            number=one.number,
            role=one.role,
            made_ms=one.made_ms,
            table=one.table,
            people=tuple(names.get(person, "") for person in one.people),
        )
        for one in state.links
        if not one.is_cut
    )


def cashier_part(moment: Moment) -> wire.CashierPart:
    """The cashier's part."""
    state, till = moment.state, moment.state.till
    has_parts = state.settings.has_parts
    return wire.CashierPart(
        guests=tuple(
            wire.DoorRow(
                guest=guest.number,
                name=guest.name,
                presence=guest.presence,
                part=guest.part if has_parts else None,
                paid=guest.number in till.paid,
                owes=owes(state, guest),
                tickets=till.tickets.get(guest.number, 0),
            )
            for guest in state.guests
            if not guest.removed
        ),
        money=money_of(moment) if has_money(state) else None,
    )


def money_of(moment: Moment) -> wire.Money:
    """The cash sheet, with the prizes as they would be given now."""
    till = moment.state.till
    sheet = cash_sheet_of(moment)
    return wire.Money(
        entries=sheet.entries,
        paid=len(till.paid),
        raffle=sheet.raffle,
        sold=sum(till.tickets.values()),
        spent=tuple(
            SpentLine(number=number, words=one.words, cents=one.cents, came_in=one.came_in)
            for number, one in enumerate(till.spent, 1)
            if one.cents
        ),
        prizes=sum(sheet.prizes),
        short=sheet.short,
        open=sheet.open,
        box=sheet.box,
        left=sheet.left,
        drawn=drawn_tickets(moment),
    )


def drawn_tickets(moment: Moment) -> tuple[DrawnTicket, ...]:
    """The raffle tickets that were drawn, in order."""
    names = moment.names
    return tuple(
        DrawnTicket(ticket=ticket, guest=guest, name=names[guest - 1])
        for ticket, guest in moment.state.till.drawn
    )


def cash_sheet_of(moment: Moment) -> CashSheet:
    """The cash sheet as counted."""
    return sheet_of(moment.state, [(one.kind, one.words) for one in moment.ranking.prizes])


def press_part(moment: Moment) -> wire.PressPart:
    """The press's part."""
    is_over = moment.state.phase == "over"
    return wire.PressPart(
        standings=moment.ranking.rows,
        prizes=moment.ranking.prizes if is_over else (),
        adjustments=tuple(one for one in adjustments_of(moment.state) if not one.taken_back),
    )


def tablet_part(moment: Moment, link: Link) -> wire.TabletPart:
    """The part of the tablet of this link."""
    played, number = running_round(moment.state), link.table
    is_seated = played is not None and number <= len(played.tables)
    following, come_from = _following(moment, number)
    return wire.TabletPart(
        table=number,
        now=moment.table_of(played, number, sender_of(link.number)) if is_seated and played else None,
        deal=_deal(moment, played.tables[number - 1]) if is_seated and played else 0,
        next=following,
        come_from=come_from,
        called=number in moment.state.calling,
    )


def _deal(moment: Moment, table: RoundTable) -> int:
    """The first deal of a table that does not stand yet, entered or not; 0 when nothing more is played there."""
    waiting = next((number for number, deal in enumerate(table.deals, 1) if not deal.stands), 0)
    return waiting or next_deal(table, moment.terms)


def _following(moment: Moment, number: int) -> tuple[wire.TableNow | None, tuple[int, ...]]:
    """The table in the next round as far as it is certain, and the tables that its four come from."""
    following = moment.following
    table = None if following is None else following.tables.get(number)
    if following is None or table is None:
        return None, ()
    rounds = moment.state.rounds
    before = {
        player: at
        for at, seats in enumerate(rounds[-1].seating.tables if rounds else (), 1)
        for player in seats.players
    }
    shown = seated(moment.names, moment.taken, number, table, following.holders)
    return shown, tuple(before.get(player, 0) for player in table.players)
