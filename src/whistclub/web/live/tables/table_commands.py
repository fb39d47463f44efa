"""Commands to the table around the match: who sits where, what is played, and what people say."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol

import msgspec

from whistclub.cards.errors import NotHere, reason
from whistclub.club import rooms
from whistclub.club.bot_pool import BotPool
from whistclub.club.people import Person
from whistclub.club.phrases import PHRASES
from whistclub.club.price_pool import PricePool
from whistclub.rules.seats import Seat
from whistclub.web.encoding.room_parts import chair_of, game_of, plan_of
from whistclub.web.live.surroundings import Club
from whistclub.web.live.tables.hosted_table import HostedTable
from whistclub.wire import messages


class Services(Club, Protocol):
    """The services of the club that commands need."""

    @property
    def pool(self) -> BotPool:
        """The bots, which also give hints."""

    @property
    def prices(self) -> PricePool:
        """The coach, who prices the acts that a hint is about."""

    def say(self, room: str, said: messages.PhraseSaid) -> None:
        """Tells everybody at this table what somebody said."""

    async def person_now(self, person: Person) -> Person:
        """The person as they are called now. Raises NotHere for somebody removed."""


class Sender(msgspec.Struct, frozen=True):
    """A command's sender: the person, the seat whose hand they may see, their table and its services."""

    person: Person
    seat: Seat | None
    table: HostedTable
    services: Services


async def run(sender: Sender, message: messages.AtTable) -> None:
    """Runs one command. Raises NotHere, BadOption."""
    await _HANDLERS[type(message)](sender, message)


async def _talk(sender: Sender, message: messages.Talk) -> None:
    if sender.seat is None:
        raise NotHere(reason("table-not-seated"))
    if message.phrase not in PHRASES:
        raise NotHere(reason("phrase-unknown"))
    sender.services.say(sender.table.room.id, messages.PhraseSaid(seat=sender.seat, phrase=message.phrase))


async def _start(sender: Sender, _: messages.Start) -> None:
    await sender.table.changes.start(sender.person.id)


async def _sit(sender: Sender, message: messages.Sit) -> None:
    await sender.table.seats.take(message.seat, chair_of(await sender.services.person_now(sender.person)))


async def _ask_seat(sender: Sender, _: messages.AskSeat) -> None:
    await sender.table.seats.ask(await sender.services.person_now(sender.person))


async def _stand_up(sender: Sender, _: messages.StandUp) -> None:
    await sender.table.seats.stand_up(sender.person.id, sender.seat)


async def _kick(sender: Sender, message: messages.Kick) -> None:
    await sender.table.seats.kick(sender.person.id, message.seat)


async def _put_bot(sender: Sender, message: messages.PutBot) -> None:
    _check_bot(sender, message.bot)
    host = sender.person.id
    await sender.table.changes.change(lambda room: rooms.put_bot(room, host, message.seat, message.bot))


async def _swap(sender: Sender, message: messages.Swap) -> None:
    host = sender.person.id
    await sender.table.changes.change(lambda room: rooms.swap(room, host, message.seat, message.other))


async def _configure(sender: Sender, message: messages.Configure) -> None:
    _check_bot(sender, message.settings.bot)
    host, plan = sender.person.id, plan_of(message.settings)
    seats = game_of(plan).seats
    await sender.table.changes.change(lambda room: rooms.configure(room, host, plan, seats))


def _check_bot(sender: Sender, name: str) -> None:
    if name and name not in sender.services.bots:
        raise NotHere(reason("bot-unknown", valid=", ".join(sender.services.bots)))


_HANDLERS: Final[Mapping[type[messages.AtTable], Callable[..., Awaitable[None]]]] = {
    messages.Talk: _talk,
    messages.Start: _start,
    messages.Sit: _sit,
    messages.AskSeat: _ask_seat,
    messages.StandUp: _stand_up,
    messages.Kick: _kick,
    messages.PutBot: _put_bot,
    messages.Swap: _swap,
    messages.Configure: _configure,
}
