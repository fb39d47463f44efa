"""A rolling restart behind the proxies of `deploy`: each worker goes and comes back while people play through the
proxy.
"""

import asyncio
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.waiting import until
from tests.web.clubs import TRUSTS_NOBODY
from tests.web.hosts import Host, assert_kept
from tests.web.killing import free_port
from tests.web.proxied_crowd import SENT_ON, ProxiedCrowd
from tests.web.proxies import KINDS, Proxy, proxied
from tests.web.visits import PATIENCE_S

_TABLES = 3
_OPTIONS = ("--proxy", "127.0.0.1", "--tls", "--drain", "3", "--metrics")
_ASKED = 'whistclub_requests_total{kind="api"'


class _Watched(Host):
    """A host that tells a monitor what it is asked."""

    def __init__(self, folder: Path, database: str) -> None:
        self._door = f"127.0.0.1:{free_port()}"
        super().__init__(folder, "127.0.0.1", free_port(), database, *_OPTIONS, self._door)
        self.start()

    def is_asked(self) -> bool:
        """True if the proxy has led somebody here since the start."""
        with suppress(httpx.HTTPError):
            told = httpx.get(f"http://{self._door}/metrics", timeout=PATIENCE_S, verify=TRUSTS_NOBODY)
            return _ASKED in told.text
        return False


async def _restart(host: _Watched) -> None:
    host.leave()
    await asyncio.to_thread(until, lambda: host.readiness() == 503)
    assert 0 == await asyncio.to_thread(host.left)
    await asyncio.to_thread(host.start)
    # The other must not leave before the proxy has seen that this one is back.
    await asyncio.to_thread(until, host.is_asked)


async def _restarted(hosts: list[_Watched], people: ProxiedCrowd) -> None:
    """Everybody plays on while one worker after the other is restarted."""
    playing = [asyncio.create_task(people.play(3600)), asyncio.create_task(people.ask_for_pages())]
    try:
        await asyncio.to_thread(until, people.have_moved(all))
        for host in hosts:
            await _restart(host)
            await asyncio.to_thread(until, people.have_moved(all))
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def _played(folder: Path, proxy: Proxy, address: str, hosts: list[_Watched]) -> ProxiedCrowd:
    people = ProxiedCrowd(folder, proxy, _TABLES, address)
    await asyncio.to_thread(people.open_tables)
    await _restarted(hosts, people)
    return people


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
async def test_each_worker_behind_a_proxy_is_restarted_and_nothing_fails_or_counts_twice(
    kind: str, address: str, tmp_path: Path
) -> None:
    hosts = [_Watched(tmp_path, address) for _ in range(2)]
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
