"""Commands of one connection: each message is handled by its type, and answered once."""

import logging
from collections.abc import Awaitable, Coroutine
from functools import partial
from typing import Final, Protocol

from msgspec import UNSET

from whistclub.cards.errors import NotHere, WhistclubError, reason
from whistclub.club.bot_pool import BotPool, teacher_of
from whistclub.club.live_log import LiveMatch, Outcome
from whistclub.club.log.answers import Answer, Done, Refused, Stale
from whistclub.club.store.db_errors import public_reason
from whistclub.club.store.log import Conflict
from whistclub.club.table import commands as to
from whistclub.rules.encoding import encode
from whistclub.web.live.attending import UNREADABLE
from whistclub.web.live.connection import Connection, Cut
from whistclub.web.live.hosted_table import HostedTable
from whistclub.web.live.match_commands import command_of
from whistclub.web.live.table_commands import Sender, Talking, run
from whistclub.web.wire import messages
from whistclub.web.wire.encode import why

_MOST_UNREADABLE: Final = 10
_LOG: Final = logging.getLogger("whistclub.web")
_Command = messages.FromSeat | messages.AtTable


class Services(Talking, Protocol):
    """The services of the club that commands need."""

    @property
    def is_shared(self) -> bool:
        """True if other workers serve the same tables."""

    @property
    def pool(self) -> BotPool:
        """The bots, which also give hints."""

    def now(self) -> int:
        """The time in milliseconds."""

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        """Runs it in the background and logs any failure."""


class CommandHandler:
    """Handles the messages of one connection. A command to the match needs no task: it is answered when it is stored."""

    def __init__(self, services: Services, table: HostedTable, connection: Connection) -> None:
        self._services, self._table, self._connection = services, table, connection
        self._unreadable = 0

    def receive(self, text: bytes) -> None:
        """Handles one message."""
        try:
            message = messages.read_message(text)
        except UNREADABLE:
            self._refuse_unreadable()
        else:
            self.handle(message)

    def handle(self, message: messages.FromClient) -> None:
        """Handles a message that could be read."""
        if isinstance(message, messages.FromSeat):
            try:
                self._submit(message)
            except WhistclubError as problem:
                self._answer(message, problem)
        elif isinstance(message, messages.AtTable):
            self._services.spawn(self._answer_with(message, self._at_table(message)))
        else:
            self._connection.answer(encode(messages.Pong(now_ms=self._services.now())))

    def _refuse_unreadable(self) -> None:
        self._unreadable += 1
        because = reason("message-unreadable")
        self._connection.answer(encode(messages.Refused(id="", why=why(because))))
        if self._unreadable >= _MOST_UNREADABLE:
            self._connection.cut(Cut(4400, because))

    def _submit(self, message: messages.FromSeat) -> None:
        table, connection = self._table, self._connection
        live, seat, person = table.live, connection.seat, connection.person
        if live is None:
            raise NotHere(reason("table-no-match"))
        if seat is None or person is None or seat not in live.state.people:
            raise NotHere(reason("table-not-seated"))
        command = command_of(message, table, seat, person)
        if self._services.is_shared and message.saw > live.shown.seq:
            self._retry(message, live, command)
        else:
            live.submit(command, partial(self._stored, message, live, command))

    def _stored(
        self, message: messages.FromSeat, live: LiveMatch, command: to.Command, outcome: Outcome
    ) -> None:
        """Answers a command that was stored or refused; tries again if others have appended to the match."""
        if isinstance(outcome, Conflict):
            self._retry(message, live, command)
        elif isinstance(message, messages.Hint) and isinstance(outcome, Done):
            self._services.spawn(self._answer_with(message, self._hinted(outcome, message.instead)))
        else:
            self._answer(message, outcome)

    def _retry(self, message: messages.FromSeat, live: LiveMatch, command: to.Command) -> None:
        """Sends the command again after reading what others have appended to the match."""

        async def work() -> Outcome:
            await live.read_on()
            answer = await live.send(command)
            if isinstance(message, messages.Hint) and isinstance(answer, Done):
                return await self._hinted(answer, message.instead)
            return answer

        self._services.spawn(self._answer_with(message, work()))

    async def _hinted(self, answer: Answer, instead: str) -> Answer:
        """Sends the hint that a command has paid for, and what the act `instead` costs if the seat may make it."""
        live, seat = self._table.live, self._connection.seat
        if isinstance(answer, Done) and live is not None and seat is not None and live.shown.legal[seat]:
            plan = self._table.room.plan
            bot = teacher_of(live.shown.game, plan.bot) if plan.lesson else plan.bot
            hint = await self._services.pool.hint(live.shown, seat, bot, instead)
            hinted = messages.Hinted(
                seq=answer.seq,
                action=hint.action,
                why=why(hint.why),
                instead=instead if hint.cost is not None else UNSET,
                cost=UNSET if hint.cost is None else why(hint.cost),
            )
            self._connection.push(encode(hinted))
        return answer

    async def _at_table(self, message: messages.AtTable) -> Answer:
        connection = self._connection
        if connection.person is None:
            raise NotHere(reason("nobody-known"))
        sender = Sender(connection.person, connection.seat, self._table, self._services)
        await run(sender, message)
        return Done(0)

    async def _answer_with(self, message: _Command, work: Awaitable[Outcome]) -> None:
        """Answers with the outcome of the work, or with the reason why there is none."""
        outcome: Outcome
        try:
            outcome = await work
        except (WhistclubError, Conflict) as problem:
            outcome = problem
        except Exception as problem:  # noqa: BLE001 - one connection's trouble must not end the others
            _LOG.exception("fault", extra={"fields": {"kind": type(problem).__name__}})
            self._connection.cut(Cut(1011, reason("our-fault"), 1.0))
            return
        self._answer(message, outcome)

    def _answer(self, message: _Command, outcome: Outcome) -> None:
        self._connection.answer(encode(_reply(message.id, outcome)))


def _reply(command: str, outcome: Outcome) -> messages.Done | messages.Stale | messages.Refused:
    """The message that answers a command."""
    if isinstance(outcome, Done):
        return messages.Done(id=command, seq=outcome.seq)
    if isinstance(outcome, Stale):
        return messages.Stale(id=command, seq=outcome.seq)
    if isinstance(outcome, Refused):
        return messages.Refused(id=command, why=why(outcome.why))
    if isinstance(outcome, WhistclubError):
        return messages.Refused(id=command, why=why(public_reason(outcome)))
    return messages.Refused(id=command, why=why(reason("table-changed")))
