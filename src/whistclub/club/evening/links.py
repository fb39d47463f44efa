"""Links by role: a tablet that stands at a table, the cashier, a screen of the hall, the press, a second organiser.

A link has a token that only who made it is shown; the log has its digest. What comes by a link is the doing of that
link, and never of the person who holds the device; but whoever organises by one does so as themselves.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from whistclub.cards.errors import Reason, reason
from whistclub.club.evening import commands, entries
from whistclub.club.evening.handlers import Entries, NotAtEvening, Request, is_organiser, origin_of
from whistclub.club.evening.lookup import unfit
from whistclub.club.evening.settings import LinkRole
from whistclub.club.evening.state import EveningState, Link
from whistclub.club.log.decisions import Handlers
from whistclub.club.names import hall_name
from whistclub.club.people import link_digest

MOST_LINKS: Final = 1000
"""The most links of an evening: one for each of the most tables, made anew three times."""
_SENDER: Final = "link-"
"""The prefix of senders: a command by link 3 is sent by `link-3`: no person has so short an id."""

MAY: Final[Mapping[LinkRole, tuple[type[commands.Command], ...]]] = {
    "table": (commands.EnterDeal, commands.CallOrganiser, commands.EndCall),
    "cashier": (commands.AddGuest, commands.ReceiveGuest, commands.TakeEntry, commands.SellTickets),
    "hall": (),
    "press": (),
    "organiser": (),
}
"""The commands that may be given by a link of each role."""


def sender_of(number: int) -> str:
    """The sender of what comes by the link of this number."""
    return f"{_SENDER}{number}"


def link_of(state: EveningState, sender: str) -> Link | None:
    """The link that is this sender, None for a person."""
    number = sender.removeprefix(_SENDER)
    if number == sender or not number.isdecimal() or not 1 <= int(number) <= len(state.links):
        return None
    return state.links[int(number) - 1]


def link_by(state: EveningState, token: str) -> Link | None:
    """The link with this token, None if there is none or it was cut off."""
    digest = link_digest(token)
    return next((one for one in state.links if one.digest == digest and not one.is_cut), None)


def stands_at(state: EveningState, sender: str, table: int) -> bool:
    """True for a tablet that stands at this table."""
    link = link_of(state, sender)
    return link is not None and link.role == "table" and link.table == table and not link.is_cut


def why_not(state: EveningState, sender: str, command: commands.Command) -> Reason | None:
    """The reason why this link may not give a command, None if it may and for a person."""
    link = link_of(state, sender)
    if link is None:
        return None
    if link.is_cut:
        return reason("evening-link-cut")
    return None if isinstance(command, MAY[link.role]) else reason("evening-link-role")


def make(request: Request) -> Entries:
    """One more link."""
    command: commands.MakeLink = request.command
    state = request.state
    if (command.role == "table") != bool(command.table):
        raise NotAtEvening(reason("evening-link-table"))
    if command.role in {"table", "cashier"} and state.settings.place != "cards":
        raise NotAtEvening(reason("evening-link-online"))
    if len(state.links) >= MOST_LINKS:
        raise NotAtEvening(reason("evening-links-many", most=MOST_LINKS))
    made = entries.LinkMade(
        **origin_of(request),
        number=len(state.links) + 1,
        role=command.role,
        table=command.table,
        digest=command.digest,
    )
    return (made,)


def cut(request: Request) -> Entries:
    """The end of a link, and of organising for those who do so by it. An evening keeps one organiser."""
    number: int = request.command.number
    state = request.state
    if number > len(state.links):
        raise NotAtEvening(reason("evening-link-unknown"))
    link = state.links[number - 1]
    if link.is_cut:
        return ()
    if all(person in link.people for person, _ in state.organisers):
        raise NotAtEvening(reason("evening-last-organiser"))
    return (entries.LinkCut(**origin_of(request), number=number),)


def organise(request: Request) -> Entries:
    """The sender as one more organiser, by a link for that."""
    command: commands.OrganiseByLink = request.command
    state, person = request.state, request.sender.person
    link = link_by(state, command.token)
    if link is None or link.role != "organiser":
        raise NotAtEvening(reason("evening-link-cut"))
    if is_organiser(state, person):
        return ()
    name = hall_name(command.name or request.sender.name)
    return (entries.OrganiserAdded(**origin_of(request), person=person, name=name, link=link.number),)


def call(request: Request) -> Entries:
    """A call of the tablet at a table, once as long as nobody has attended to it."""
    link = link_of(request.state, request.sender.person)
    if link is None:
        raise NotAtEvening(reason("evening-call-tablet"))
    if link.table in request.state.calling:
        return ()
    return (entries.OrganiserCalled(**origin_of(request), table=link.table),)


def end_call(request: Request) -> Entries:
    """The end of a table's call."""
    table: int = request.command.table
    link = link_of(request.state, request.sender.person)
    if link is not None and link.table != table:
        raise NotAtEvening(reason("evening-link-role"))
    if table not in request.state.calling:
        return ()
    return (entries.CallEnded(**origin_of(request), table=table),)


def _fold_called(entry: entries.OrganiserCalled, state: EveningState) -> EveningState:
    return msgspec.structs.replace(state, calling=(*state.calling, entry.table))


def _fold_call_ended(entry: entries.CallEnded, state: EveningState) -> EveningState:
    left = tuple(table for table in state.calling if table != entry.table)
    return msgspec.structs.replace(state, calling=left)


def _fold_made(entry: entries.LinkMade, state: EveningState) -> EveningState:
    if entry.number != len(state.links) + 1:
        raise unfit()
    link = Link(entry.number, entry.role, entry.table, entry.digest, entry.at_ms)
    return msgspec.structs.replace(state, links=(*state.links, link))


def _fold_cut(entry: entries.LinkCut, state: EveningState) -> EveningState:
    if not 1 <= entry.number <= len(state.links):
        raise unfit()
    link = state.links[entry.number - 1]
    left = tuple(one for one in state.organisers if one[0] not in link.people)
    if not left:
        raise unfit()
    ended = msgspec.structs.replace(link, is_cut=True, people=())
    links = (*state.links[: entry.number - 1], ended, *state.links[entry.number :])
    return msgspec.structs.replace(state, links=links, organisers=left)


HANDLERS: Final = Handlers(
    decide={
        commands.MakeLink: make,
        commands.CutLink: cut,
        commands.OrganiseByLink: organise,
        commands.CallOrganiser: call,
        commands.EndCall: end_call,
    },
    fold={
        entries.LinkMade: _fold_made,
        entries.LinkCut: _fold_cut,
        entries.OrganiserCalled: _fold_called,
        entries.CallEnded: _fold_call_ended,
    },
)
