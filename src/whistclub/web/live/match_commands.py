"""Commands to the match: from a client's message to the command of its seat."""

from typing import Final

from whistclub.cards.errors import NotHere, reason
from whistclub.club.people import Person
from whistclub.club.table import commands as to
from whistclub.rules.seats import Seat
from whistclub.web.live.hosted_table import HostedTable
from whistclub.web.wire import messages

SAME_FIELDS: Final[dict[type[messages.FromSeat], type[to.Command]]] = {
    messages.Act: to.Act,
    messages.NextDeal: to.NextDeal,
    messages.Commit: to.Commit,
    messages.Open: to.OpenPart,
    messages.Undo: to.Undo,
    messages.Redo: to.Redo,
    messages.AgreeUndo: to.AgreeUndo,
    messages.RefuseUndo: to.RefuseUndo,
    messages.RefuseSeat: to.RefuseSeat,
    messages.Claim: to.Claim,
    messages.Concede: to.Concede,
    messages.Stop: to.Stop,
    messages.Hint: to.Hint,
}
"""Messages whose command has the same fields apart from `id`, `saw` and `seat`, and the other act of a hint, which changes nothing."""


def command_of(message: messages.FromSeat, table: HostedTable, seat: Seat, person: Person) -> to.Command:
    """The command of this seat. Its id is made the person's own, so that nobody gets another person's answer. Raises NotHere."""
    name = f"{person.id[:8]}:{message.id}"
    if isinstance(message, messages.Leave):
        return to.StandIn(id=name, saw=message.saw, seat=None, whose=seat, bot=table.room.plan.bot)
    if isinstance(message, messages.Return):
        return to.Return(id=name, saw=message.saw, seat=seat, whose=seat)
    if isinstance(message, messages.AgreeSeat):
        return to.AgreeSeat(id=name, saw=message.saw, seat=seat, of=table.people_seated())
    if str(type(message).__struct_config__.tag) in table.forbidden(seat):
        raise NotHere(reason("table-not-allowed"))
    fields = {
        field: getattr(message, field)
        for field in message.__struct_fields__
        if field not in {"id", "saw", "instead"}
    }
    return SAME_FIELDS[type(message)](id=name, saw=message.saw, seat=seat, **fields)
