"""Makes what others build a client of evenings from: the JSON Schema of the messages, and an example of a
conversation.
"""

import asyncio
import hashlib
import itertools
from collections.abc import Callable
from typing import Any, Final

import msgspec

from whistclub.club.evening import commands as to
from whistclub.club.evening.handlers import Sender, Sent
from whistclub.club.evening.log import decide, fold, fold_all
from whistclub.club.evening.opening import open_evening
from whistclub.club.evening.settings import EveningSettings, Figures
from whistclub.club.log.decisions import Environment
from whistclub.club.people import Person
from whistclub.rules.encoding import encode
from whistclub.web.live.connections.connection import Connection, Outbox
from whistclub.web.live.evenings.audience import Member
from whistclub.web.live.evenings.encoder import EveningEncoder
from whistclub.wire import evening as wire
from whistclub.wire import messages

_NOW_MS: Final = 1_795_000_000_000
_GUESTS: Final = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
_SETTINGS: Final = EveningSettings(name="Friday in the pub", tables=2, rounds=2, deals=1, minutes=0)


def evening_schema() -> bytes:
    """The JSON Schema of every message of an evening."""
    named, parts = msgspec.json.schema_components(
        [wire.FromClient, wire.ToClient], ref_template="#/$defs/{name}"
    )
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages between a client and the club about a whist evening",
        "properties": {"from_client": named[0], "to_client": named[1]},
        "$defs": parts,
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


class Nowhere:
    """A socket that nobody reads from."""

    def send_texts(self, *texts: bytes) -> None:
        """Drops them."""

    def waiting_bytes(self) -> int:
        """Nothing waits."""
        return 0

    def stop_receiving(self) -> None:
        """Does nothing."""


class _Conversation:
    """The first guest's connection to an evening of two tables: all that goes over it, in order."""

    def __init__(self, runner: asyncio.Runner) -> None:
        chance = (hashlib.sha256(f"evening {count}".encode()).digest() for count in itertools.count())
        self._environment = Environment(_NOW_MS, lambda count: next(chance)[:count])
        opened = open_evening(_SETTINGS, Sender("clara", "Clara"), self._environment)
        self._state = fold_all([opened])
        self._encoder = EveningEncoder(lambda: _NOW_MS, _at_once)
        person = Person("Ada", "", 1000, _NOW_MS)
        self._runner = runner
        connection = runner.run(_connection(person))
        self._member = Member(connection, person, "guest", "https://club.example")
        self._ids = itertools.count(1)
        self.lines: list[dict[str, Any]] = []

    def others(self, who: str, make: Callable[[str], to.AnyCommand]) -> None:
        """Somebody else's command, of which this connection sees what it changes."""
        self._do(who, make(f"o{next(self._ids)}"))
        self.see()

    def own(self, make: Callable[[str], to.AnyCommand]) -> None:
        """The guest's own command, with its answer."""
        command = make(f"c{next(self._ids)}")
        self._line("client", msgspec.json.encode(command))
        self._do("Ada", command)
        self.see(again=True)
        self._line("server", encode(messages.Done(id=command.id, seq=self._state.seq)))

    def hello(self) -> None:
        """The greeting."""
        self._line("client", msgspec.json.encode(wire.Hello()))
        self.see()

    def see(self, *, again: bool = False) -> None:
        """The evening as it is now, unless nothing has changed."""
        self._runner.run(self._encoder.refresh(self._state))
        self._runner.run(self._encoder.rank(self._state))
        body = self._encoder.body(self._state, self._member)
        if again or body != self._member.sent:
            self._member.sent = body
            self._line("server", self._encoder.message(self._state, body))

    def seat(self, letter: str) -> str:
        """The name of the guest in this seat of the first guest's table."""
        seats = self.lines[-1]["message"]["guest"]["seat"]["seats"]
        return next(str(one["name"]) for one in seats if one["seat"] == letter)

    @property
    def own_seat(self) -> dict[str, Any]:
        """The first guest's seat."""
        found: dict[str, Any] = self.lines[-1]["message"]["guest"]["seat"]
        return found

    def _do(self, who: str, command: to.AnyCommand) -> None:
        for entry in decide(self._state, Sent(Sender(who, ""), command), self._environment):
            self._state = fold(self._state, entry)

    def _line(self, sender: str, text: bytes) -> None:
        self.lines.append({"from": sender, "message": msgspec.json.decode(text)})


async def _connection(person: Person) -> Connection:
    """A connection, which goes by the clock of the loop that it is made on."""
    return Connection(person, Nowhere(), Outbox(), 1, 1.0)


async def _at_once(work: Callable[..., Any], *args: Any, **facts: Any) -> Any:
    return work(*args, **facts)


def evening_transcript() -> bytes:
    """A guest joins, finds their table, enters a deal, and learns where to go next."""
    with asyncio.Runner() as runner:
        return _told(_Conversation(runner))


def _told(talk: _Conversation) -> bytes:
    talk.hello()
    talk.own(lambda name: to.Join(id=name, name="Ada"))
    for guest in _GUESTS[1:]:
        talk.others(guest, lambda name, guest=guest: to.Join(id=name, name=guest))  # type: ignore[misc]
    talk.others("clara", lambda name: to.BeginRound(id=name, round=1))
    own = talk.own_seat
    table, figures = own["table"], Figures(tricks=(8, 5))
    across = talk.seat("E" if own["side"] == 0 else "N")
    talk.own(lambda name: to.Reach(id=name, round=1))
    talk.own(lambda name: to.EnterDeal(id=name, round=1, table=table, deal=1, figures=figures))
    talk.others(across, lambda name: to.ConfirmDeal(id=name, round=1, table=table, deal=1, figures=figures))
    rest = Figures(tricks=(6, 7))
    talk.others("clara", lambda name: to.EnterDeal(id=name, round=1, table=3 - table, deal=1, figures=rest))
    talk.others("clara", lambda name: to.BeginRound(id=name, round=2))
    return b"".join(msgspec.json.encode(line) + b"\n" for line in talk.lines)
