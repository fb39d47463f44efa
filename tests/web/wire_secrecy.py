"""Two worlds told a viewer the same, each played at a table of the server: what do its connections receive in each?

The table is the server's own HostedTable over the log, read on entry by entry; what is pushed to a connection is what
goes over the wire. The clock stands still, and ids are the same in both worlds. A connection listens from the start,
another connects at every entry, a third comes back with what it had; commands of all kinds are answered as the socket
answers them; and what HTTP would give away of the match is asked for.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import msgspec

from tests.club.table_secrecy import MEANS, Hunted, commands
from tests.club.tables import NOW
from whistclub.cards.errors import WhistclubError
from whistclub.club.bot_pool import BotPool
from whistclub.club.live_log import Live, LiveMatch, Snapshot
from whistclub.club.log.decisions import Answer
from whistclub.club.log.kind import take
from whistclub.club.people import Person
from whistclub.club.price_pool import PricePool
from whistclub.club.rooms import Chair, Plan, Room
from whistclub.club.table import commands as to
from whistclub.club.table.entries import Acted, Entry, Opened
from whistclub.club.table.log import MATCH, fold_all
from whistclub.club.table.state import TableState
from whistclub.rules.encoding import encode
from whistclub.rules.seats import Seat, Viewer
from whistclub.web.http.matches.replay import open_record, replay_of
from whistclub.web.live.connections.connection import Connection, Outbox
from whistclub.web.live.table_session import SAME_FIELDS, CommandHandler
from whistclub.web.live.tables.hosted_table import HostedTable
from whistclub.web.resources.limits import Limits
from whistclub.wire import messages

Item = tuple[str, bytes]


class StillSurroundings:
    """Surroundings whose clock stands still, and where nothing moves by itself."""

    limits = Limits()
    is_shared = False
    observed_since_ms = 0
    bots: tuple[str, ...] = ()

    @property
    def pool(self) -> BotPool:
        raise AssertionError("nobody asks for a hint")

    @property
    def prices(self) -> PricePool:
        raise AssertionError("nobody asks for a hint")

    def now(self) -> int:
        return NOW

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        work.close()

    async def room(self, room: str) -> Room:
        raise AssertionError("nothing is read")

    async def store(self, room: Room, opened: Opened | None = None) -> Room:
        raise AssertionError("nothing is stored")

    async def opening(self, room: Room) -> Opened:
        raise AssertionError("no match begins")

    async def live(self, match: str) -> LiveMatch:
        raise AssertionError("no match is read")

    async def bot_act(self, state: TableState, seat: Seat) -> to.Act:
        raise AssertionError("no bot acts")

    def follow(self, match: str, room: str) -> None:
        return None

    def unfollow(self, match: str) -> None:
        return None

    def move_bots(self, match: str) -> None:
        return None

    def deal_ended(self, room: Room) -> None:
        return None

    def is_paused(self, room: Room) -> bool:
        return False

    def attendance_changed(self, name: str) -> None:
        return None

    async def sees(self, name: str) -> bool:
        return True

    def say(self, room: str, said: messages.PhraseSaid) -> None:
        return None

    async def person_now(self, person: Person) -> Person:
        raise AssertionError("nobody sits down")


class Deciding:
    """A match that answers commands and does none of them."""

    def __init__(self, state: TableState) -> None:
        self.state = self.shown = state

    def submit(self, command: to.Command, then: Callable[[Answer], None]) -> None:
        then(take(MATCH, self.state, command, MEANS).answer)


class KeepingConnection(Connection):
    """A connection that keeps what it is sent."""

    def __init__(self, person: Person | None) -> None:
        super().__init__(person, Nowhere(), Outbox(), 1, 1.0)
        self.sent: list[bytes] = []

    def push(self, text: bytes) -> None:
        self.sent.append(text)


class Nowhere:
    """A connection that sends to nobody."""

    def send_texts(self, *texts: bytes) -> None:
        return None

    def waiting_bytes(self) -> int:
        return 0

    def stop_receiving(self) -> None:
        return None


def received_over_the_wire(
    log: list[Entry], viewer: Viewer, tries: tuple[str, ...], found: Hunted
) -> Iterator[Item]:
    """Everything the viewer's connections get along the log, up to the deal's last act."""
    yield from asyncio.run(_received(_with_person(log, viewer), viewer, tries, found))


def _with_person(log: list[Entry], viewer: Viewer) -> list[Entry]:
    """The same log, with a person in the viewer's seat."""
    opening = log[0]
    if viewer is None or not isinstance(opening, Opened):
        return log
    sitters = list(opening.sitters)
    sitters[viewer] = msgspec.structs.replace(sitters[viewer], bot="")
    changed: list[Entry] = [msgspec.structs.replace(opening, sitters=tuple(sitters))]
    for entry in log[1:]:
        own = isinstance(entry, Acted) and entry.seat == viewer
        changed.append(msgspec.structs.replace(entry, by_bot=False) if own else entry)
    return changed


async def _received(log: list[Entry], viewer: Viewer, tries: tuple[str, ...], found: Hunted) -> list[Item]:
    known = 1
    items: list[Item] = []

    async def read(match: str, since: int) -> list[Entry]:
        return list(log[since:known])

    state = fold_all(log[:1])
    live = Live(MATCH, state.table, Snapshot(state, log[0].at_ms, {}), _unput, lambda: MEANS, read)
    table = HostedTable(StillSurroundings(), _room(log[0]), live)
    staying = KeepingConnection(_person(viewer))
    table.enter(staying, messages.Hello())
    for _ in log[1:]:
        before = live.shown
        known += 1
        await live.read_on()
        items += [("told", text) for text in staying.sent]
        staying.sent.clear()
        state = live.shown
        if state.match.deals and state.match.position is None:
            return items
        items += _coming(table, viewer, before, state)
        items += _answers(table, viewer, tries, found)
        items += _asked_for(state)
    return items


def _coming(table: HostedTable, viewer: Viewer, before: TableState, state: TableState) -> list[Item]:
    """The messages to a newcomer, and to somebody who returns with all but the last entry."""
    items = []
    for hello in (messages.Hello(), messages.Hello(match=state.table, since=before.seq, seat=viewer)):
        connection = KeepingConnection(_person(viewer))
        table.enter(connection, hello)
        items += [("coming", text) for text in connection.sent]
        table.connections.discard(connection)
    return items


def _answers(table: HostedTable, viewer: Viewer, tries: tuple[str, ...], found: Hunted) -> list[Item]:
    live = table.live
    if live is None:
        return []
    state, items = live.shown, []
    table.model.live = Deciding(state)  # type: ignore[assignment]
    connection = KeepingConnection(_person(viewer))
    connection.seat = viewer
    for command in commands(state, viewer or Seat(0), tries):
        message = _message(command)
        if message is None:
            continue
        found.answers += 1
        CommandHandler(StillSurroundings(), table, connection).handle(message)
        items.append((f"answer to {type(command).__name__}", connection.sent.pop()))
    table.model.live = live
    return items


def _message(command: to.Command) -> Any:
    """The command as a client sends it."""
    if isinstance(command, to.Hint):
        return None
    kinds = {made: sent for sent, made in SAME_FIELDS.items()}
    facts: dict[str, Any] = {"id": "x", "saw": command.saw}
    if isinstance(command, to.Act):
        facts["action"] = command.action
    return kinds[type(command)](**facts)


def _asked_for(state: TableState) -> list[Item]:
    """The record and the deals of the match by HTTP."""
    asks: dict[str, Callable[[], Any]] = {
        "record": lambda: open_record(state),
        "replay": lambda: replay_of(state, len(state.match.deals), "t", ()),
    }
    return [(what, _got(ask)) for what, ask in asks.items()]


def _got(ask: Callable[[], Any]) -> bytes:
    try:
        return encode(ask())
    except WhistclubError as problem:
        return encode((problem.reason.key, problem.reason.args))


def _unput(job: Any) -> None:
    raise AssertionError("nothing is to be kept")


def _room(opening: Entry) -> Room:
    if not isinstance(opening, Opened):
        raise TypeError("a log begins with its opening")
    chairs = tuple(
        Chair(bot=sitter.bot) if sitter.bot else Chair(person=f"person {seat}", name=f"Name {seat}")
        for seat, sitter in enumerate(opening.sitters)
    )
    plan = Plan(preset=opening.game, clock_s=30)
    return Room(id="t", host="", host_name="", plan=plan, chairs=chairs, phase="playing", match=opening.table)


def _person(viewer: Viewer) -> Person | None:
    return None if viewer is None else Person(f"person {viewer}", f"Name {viewer}", 1000, NOW)
