"""Which tables time asks nothing of, and are passed over: those where everybody is here and plays, also from act
to act.
"""

from tests.web.wire_secrecy import KeepingConnection, StillSurroundings
from whistclub.club.live_log import Live, LiveMatch, Snapshot, complete_jobs
from whistclub.club.local_table import House
from whistclub.club.log.decisions import Answer, Environment
from whistclub.club.log.port import Job
from whistclub.club.people import Person
from whistclub.club.rooms import Chair, Plan, Room
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table import commands as to
from whistclub.club.table.entries import Dealing, Entry, Sitter
from whistclub.club.table.log import MATCH, fold
from whistclub.games.registry import game_of_preset
from whistclub.rules.seats import SEATS
from whistclub.web.live.tables.hosted_table import HostedTable
from whistclub.wire import messages

NOW = StillSurroundings().now()


def put(job: Job) -> None:
    complete_jobs([(job, None)])


async def read(match: str, since: int) -> list[Entry]:
    return []


def begun(people: int) -> tuple[HostedTable, LiveMatch]:
    """A table of Whist at which a deal has begun: so many people, then bots."""
    sitters = [Sitter(f"Guest {seat}", "" if seat < people else "simple") for seat in SEATS[:4]]
    game = game_of_preset("whist", {})
    opening = House(MemoryLog(), lambda: NOW).opening_of(game, sitters, Dealing(), preset="whist")
    state = fold(None, opening)
    around = Environment(NOW, lambda count: b"x" * count)
    live = Live(MATCH, state.table, Snapshot(state, NOW, {}), put, lambda: around, read)
    chairs = tuple(
        Chair(bot=sitter.bot) if sitter.bot else Chair(person=f"person {seat}", name=sitter.name)
        for seat, sitter in enumerate(sitters)
    )
    plan = Plan(preset="whist")
    room = Room(
        id="t", host="person 0", host_name="", plan=plan, chairs=chairs, phase="playing", match=state.table
    )
    live.submit(to.NextDeal(id="deal", saw=state.seq, seat=SEATS[0]), lambda _: None)
    return HostedTable(StillSurroundings(), room, live), live


def entered(table: HostedTable, seat: int) -> KeepingConnection:
    connection = KeepingConnection(Person(f"person {seat}", "", 1000, NOW))
    table.enter(connection, messages.Hello())
    return connection


def played(live: LiveMatch) -> None:
    """The first legal card of whose turn it is."""
    state = live.shown
    seat = next(seat for seat in state.seats if state.legal[seat])
    act = to.Act(id=f"a{state.seq}", saw=state.seq, seat=seat, action=state.legal[seat][0].text)
    answers: list[object] = []
    live.submit(act, answers.append)
    assert isinstance(answers[0], Answer)


async def test_a_table_where_everybody_plays_stays_calm_from_card_to_card() -> None:
    table, live = begun(4)
    for seat in range(4):
        entered(table, seat)
    assert not table.is_calm()
    await table.tick()
    assert table.is_calm()
    for _ in range(51):
        played(live)
        assert table.is_calm()
    played(live)
    assert live.shown.match.position is None
    assert not table.is_calm()


async def test_a_table_that_somebody_has_left_is_looked_at_again_and_after_each_card() -> None:
    table, live = begun(4)
    here = [entered(table, seat) for seat in range(4)]
    await table.tick()
    table.leave(here[1])
    assert not table.is_calm()
    await table.tick()
    played(live)
    assert not table.is_calm()


async def test_a_calm_table_that_everybody_has_left_may_become_idle() -> None:
    table, _ = begun(4)
    here = [entered(table, seat) for seat in range(4)]
    await table.tick()
    for connection in here:
        table.leave(connection)
    await table.tick()
    assert not table.is_calm()
    assert table.is_idle(-1)


async def test_a_table_with_bots_is_looked_at_after_each_card() -> None:
    table, live = begun(1)
    entered(table, 0)
    while not live.shown.legal[0]:
        state = live.shown
        seat = next(seat for seat in state.seats if state.legal[seat])
        text = state.legal[seat][0].text
        act = to.Act(id=f"b{state.seq}", saw=state.seq, seat=seat, action=text, by_bot=True)
        live.submit(act, lambda _: None)
    await table.tick()
    assert table.is_calm()
    played(live)
    assert not table.is_calm()
