"""A rolling restart behind the proxies of `deploy`: each worker goes and comes back while people play through the
proxy.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.clubs import wait_until
from tests.web.hosts import Host, assert_kept
from tests.web.killing import free_port
from tests.web.postgres import cluster
from tests.web.proxied_crowd import SENT_ON, ProxiedCrowd
from tests.web.proxies import KINDS, Proxy, proxied

_TABLES = 5
_OPTIONS = ("--proxy", "127.0.0.1", "--tls", "--drain", "3")
_CHECKS_S = 2.0
"""In this time the proxy has seen that a worker is back: two checks, and some to spare on a busy machine."""


@pytest.fixture
def address() -> Iterator[str]:
    with cluster() as address:
        yield address


def _hosts(folder: Path, address: str) -> list[Host]:
    hosts = []
    for _ in range(2):
        hosts.append(Host(folder, "127.0.0.1", free_port(), address, *_OPTIONS))
        hosts[-1].start()
    return hosts


async def _restart(host: Host) -> None:
    host.leave()
    assert 0 == await asyncio.to_thread(host.left)
    await asyncio.to_thread(host.start)


async def _restarted(hosts: list[Host], people: ProxiedCrowd) -> None:
    """Everybody plays on while one worker after the other is restarted."""
    playing = [asyncio.create_task(people.play(3600)), asyncio.create_task(people.ask_for_pages())]
    try:
        await _until_all_move(people)
        for host in hosts:
            await _restart(host)
            await asyncio.sleep(_CHECKS_S)
            await _until_all_move(people)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def _until_all_move(people: ProxiedCrowd) -> None:
    before = [player.moves for player in people.players]
    await asyncio.to_thread(
        wait_until,
        lambda: all(player.moves > moves for player, moves in zip(people.players, before, strict=True)),
    )


async def _played(folder: Path, proxy: Proxy, address: str, hosts: list[Host]) -> ProxiedCrowd:
    people = ProxiedCrowd(folder, proxy, _TABLES, address)
    await asyncio.to_thread(people.open_tables)
    await _restarted(hosts, people)
    return people


# A client that is cancelled in its handshake leaves its socket to the garbage collector.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
async def test_each_worker_behind_a_proxy_is_restarted_and_nothing_fails_or_counts_twice(
    kind: str, address: str, tmp_path: Path
) -> None:
    hosts = _hosts(tmp_path, address)
    try:
        ports = [int(host.url.rpartition(":")[2]) for host in hosts]
        with proxied(tmp_path, kind, ports) as proxy:
            people = await _played(tmp_path, proxy, address, hosts)
    finally:
        for host in hosts:
            host.kill()
    assert_kept(people)
    assert [] == people.failed
    assert people.pages
    # Everybody was at the worker that left last, and nobody's connection broke without a word.
    assert {SENT_ON} == set(people.ends)
    assert len(people.ends) >= len(people.players)
