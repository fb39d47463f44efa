"""A broker that is away for longer than anybody waits for it: the table of two workers goes on by looks at the
database, and is prompt again after.
"""

import asyncio
import time
from pathlib import Path

import pytest

from tests.web.brokers import Broker, broker
from tests.web.clubs import Club, wait_until
from tests.web.visits import Visit
from tests.web.workers import seated, two_workers
from whistclub.club.notices import nats
from whistclub.club.store.logs.sql_log import open_url
from whistclub.club.table.entries import Acted
from whistclub.web.live.workers import presence

_STATED_S = 5.0
"""By then a worker has looked for what it missed, as the documentation says; in these tests it looks a hundred times as
often.
"""
_LOOK_S = 0.05
_LEAST_HOPS = 4
_AWAY = {"gone": (Broker.kill, Broker.start), "silent": (Broker.fall_silent, Broker.speak_again)}


@pytest.fixture(autouse=True)
def short_times(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_RETRY_S", "_LOOK_S"):
        monkeypatch.setattr(nats, name, _LOOK_S)
    monkeypatch.setattr(nats, "_ANSWER_S", 5 * _LOOK_S)
    monkeypatch.setattr(presence, "_CATCH_UP_S", _LOOK_S)


async def until_heard(clubs: tuple[Club, Club], *, is_heard: bool) -> None:
    """Waits until both workers know how it stands with the broker."""
    await asyncio.to_thread(
        wait_until, lambda: all(club.hub.club.log.notices.is_heard is is_heard for club in clubs)
    )


async def play_on(visits: tuple[Visit, Visit], most: int, done: dict[str, int]) -> None:
    """Both play; each act is seen by the other within the stated time. Ends after so many acts, or with the match."""
    acts = 0
    while acts < most and visits[0].result is None:
        mover = next((visit for visit in visits if visit.legal), None)
        if mover is None:
            if not any([await visit.move() for visit in visits]):
                await asyncio.gather(*(visit.quiet(0.02) for visit in visits))
            continue
        other = visits[mover is visits[0]]
        answer = await mover.ask("act", action=mover.legal[0])
        assert "done" == answer["tell"]
        done[answer["id"]] = answer["seq"]
        acts += 1
        since_s = time.monotonic()
        await asyncio.wait_for(other.until_so(lambda: other.seq >= done[answer["id"]]), _STATED_S)  # noqa: B023
        assert _STATED_S > time.monotonic() - since_s


async def assert_once_each(address: str, visits: tuple[Visit, Visit], done: dict[str, int]) -> None:
    """Every acknowledged act stands in the log, once, and both see all of it."""
    log = open_url(address)
    entries = log.read(visits[0].match)
    log.close()
    acts = [(entry.command, seq) for seq, entry in enumerate(entries, 1) if isinstance(entry, Acted)]
    kept = {command.partition(":")[2]: seq for command, seq in acts}
    assert len(acts) == len(dict(acts))
    assert all(kept[name] <= seq for name, seq in done.items())
    for visit in visits:
        await visit.until_so(lambda visit=visit: visit.seq >= len(entries))  # type: ignore[misc]


@pytest.mark.parametrize("way", _AWAY)
async def test_without_the_broker_a_table_of_two_workers_goes_on_and_is_prompt_again_with_it(
    way: str, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave, come_back = _AWAY[way]
    with broker() as one:
        async with two_workers(tmp_path, address, brokered=one.address) as clubs:
            await until_heard(clubs, is_heard=True)
            *both, _ = await seated(*clubs, "whist", max_deals="1")
            visits, done = (both[0], both[1]), dict[str, int]()
            await both[0].ask("start")
            await both[1].until("welcome")
            await asyncio.to_thread(leave, one)
            await until_heard(clubs, is_heard=False)
            await asyncio.sleep(10 * _LOOK_S)
            await play_on(visits, _LEAST_HOPS, done)
            assert _LEAST_HOPS == len(done)
            await both[1].ask("talk", phrase="hello")
            await asyncio.wait_for(both[0].until("said"), _STATED_S)
            await asyncio.to_thread(come_back, one)
            await until_heard(clubs, is_heard=True)
            # From here on nothing is found by looking.
            monkeypatch.setattr(presence, "_CATCH_UP_S", 3600.0)
            await asyncio.sleep(4 * _LOOK_S)
            await play_on(visits, _LEAST_HOPS, done)
            assert 2 * _LEAST_HOPS == len(done)
            await assert_once_each(address, visits, done)
            assert [1, 1] == [sum(one["tell"] == "said" for one in visit.heard) for visit in both]
