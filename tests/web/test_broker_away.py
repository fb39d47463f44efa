"""A broker that is away for longer than anybody waits for it: the table of two workers goes on by looks at the
database, and is prompt again after.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.waiting import at, barrier, until
from tests.web.brokers import Broker, broker
from tests.web.clubs import Club
from tests.web.steered_clubs import pass_time
from tests.web.visits import Visit, hear_any
from tests.web.workers import blind, seated, two_workers
from whistclub.club.store.logs.sql_log import open_url
from whistclub.club.table.entries import Acted

_STATED_S = 5.0
"""By then a worker has looked for what it missed, as the documentation says."""
_LONG_S = 20.0
_LEAST_HOPS = 4
_AWAY = {"gone": (Broker.kill, Broker.start), "silent": (Broker.fall_silent, Broker.speak_again)}


async def until_heard(clubs: tuple[Club, Club], *, is_heard: bool) -> None:
    """Waits until both workers know how it stands with the broker."""
    await asyncio.to_thread(
        until, lambda: all(club.hub.club.log.notices.is_heard is is_heard for club in clubs)
    )


async def play_on(
    visits: tuple[Visit, Visit],
    most: int,
    done: dict[str, int],
    told: Callable[[Visit, int], Awaitable[None]],
) -> None:
    """Both play, until so many acts are done, or the match; `told` waits until the other one is told of an act."""
    acts = 0
    while acts < most and visits[0].result is None:
        mover = next((visit for visit in visits if visit.legal), None)
        if mover is None:
            if not any([await visit.move() for visit in visits]):
                await told(visits[0], 0)
            continue
        answer = await mover.ask("act", action=mover.legal[0])
        assert "done" == answer["tell"]
        done[answer["id"]] = answer["seq"]
        acts += 1
        await told(visits[mover is visits[0]], answer["seq"])


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
        await at(visit, len(entries))


@pytest.mark.long
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
            await pass_time(_LONG_S, *clubs)

            async def by_looking(other: Visit, seq: int) -> None:
                await pass_time(_STATED_S, *clubs)
                await barrier(*visits)
                assert other.seq >= seq

            await play_on(visits, _LEAST_HOPS, done, by_looking)
            assert _LEAST_HOPS == len(done)
            await both[1].ask("talk", phrase="hello")
            await pass_time(_STATED_S, *clubs)
            await barrier(*visits)
            assert [1, 1] == [sum(one["tell"] == "said" for one in visit.heard) for visit in both]
            await asyncio.to_thread(come_back, one)
            await until_heard(clubs, is_heard=True)
            blind(monkeypatch)

            async def by_notices(other: Visit, seq: int) -> None:
                await (at(other, seq) if seq else hear_any(visits))

            await play_on(visits, _LEAST_HOPS, done, by_notices)
            assert 2 * _LEAST_HOPS == len(done)
            await assert_once_each(address, visits, done)
            assert [1, 1] == [sum(one["tell"] == "said" for one in visit.heard) for visit in both]
