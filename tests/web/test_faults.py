"""A fault at one table of a club: those who are there come back to the whole of it, and no other table notices."""

from typing import NoReturn

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.clubs import Person
from tests.web.memory import MemoryClub
from tests.web.visits import Visit
from whistclub.club.bot_pool import BotPool
from whistclub.club.live_log import MatchStep
from whistclub.club.store.logs.append import Appender
from whistclub.club.table.state import TableState
from whistclub.rules.seats import Seat
from whistclub.web.live.connections.connection import Connection
from whistclub.web.live.tables.broadcast import Broadcast


async def alone(club: MemoryClub) -> tuple[Person, str, Visit]:
    """Somebody at a table with bots, who is to act."""
    person = Person(club).named("Ada")
    table = person.open("whist", with_bots=True)
    visit = await person.visit(table)
    while not visit.legal:
        if not await visit.move():
            await visit.hear()
    return person, table, visit


async def assert_sent_away(visit: Visit) -> None:
    """The club ends the connection because of a fault of its own."""
    assert "our-fault" == (await visit.until("bye"))["why"]["key"]
    with pytest.raises(ConnectionClosed) as ended:
        await visit.hear()
    assert ended.value.rcvd is not None
    assert 1011 == ended.value.rcvd.code


async def test_a_step_that_cannot_be_told_at_one_table_sends_its_people_back_to_the_whole_of_it(
    own_club: MemoryClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ada, table, first), (_, _, second) = [await alone(own_club) for _ in range(2)]
    told, broken = Broadcast.step, own_club.hub.tables[table]._broadcast

    def step(broadcast: Broadcast, what: MatchStep) -> None:
        if broadcast is broken:
            raise RuntimeError("a step")
        told(broadcast, what)

    monkeypatch.setattr(Broadcast, "step", step)
    seq = first.seq
    await first.send("act", saw=seq, action=first.legal[0])
    await assert_sent_away(first)
    assert await second.move()
    monkeypatch.undo()
    assert seq < (await ada.visit(table)).seq


async def test_a_commit_that_fails_by_a_fault_is_made_when_the_client_has_come_back_and_sends_it_again(
    own_club: MemoryClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, table, visit = await alone(own_club)

    def fails(*_: object) -> NoReturn:
        raise MemoryError

    for name in ("append", "try_append"):
        monkeypatch.setattr(Appender, name, fails)
    act = {"id": "again", "saw": visit.seq, "action": visit.legal[0]}
    await visit.send("act", **act)
    await assert_sent_away(visit)
    monkeypatch.undo()
    again = await ada.visit(table)
    assert visit.seq == again.seq
    assert {"tell": "done", "id": "again", "seq": again.seq + 1} == await again.ask("act", **act)


async def test_bots_of_a_table_rest_after_a_fault_and_are_not_asked_at_each_tick(
    own_club: MemoryClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, visit = await alone(own_club)
    asked_ms = list[int]()

    async def fails(_: BotPool, __: TableState, ___: Seat) -> NoReturn:
        asked_ms.append(own_club.now())
        raise ZeroDivisionError

    monkeypatch.setattr(BotPool, "act", fails)
    await visit.move()
    await own_club.pass_time(5)
    first, second, *_ = asked_ms
    assert first + 2000 <= second
    monkeypatch.undo()
    await own_club.pass_time(3)
    await visit.until_so(lambda: bool(visit.legal))


async def test_a_connection_that_cannot_be_written_to_keeps_nothing_from_the_others(
    own_club: MemoryClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = (Person(own_club).named(name) for name in ("Ada", "Bo"))
    table = ada.open("whist")
    first, second = await ada.visit(table), await bo.visit(table)
    flush, failed = Connection.flush, list[str]()

    def flushed(connection: Connection) -> None:
        if connection.person is not None and connection.person.name == "Ada" and not failed:
            failed.append("Ada")
            raise RuntimeError("a connection")
        flush(connection)

    monkeypatch.setattr(Connection, "flush", flushed)
    await second.ask("sit", seat=2)
    await second.until_so(lambda: second.table["seats"][2]["kind"] == "person")
    await assert_sent_away(first)
