"""A worker that has met no other: it sends no notices until another comes."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.web.brokers import Broker, broker
from tests.web.clubs import MANY, PATIENCE_S, Club, Person, play
from tests.web.postgres import cluster
from tests.web.test_notices import Ear
from whistclub.club.notices.nats import NatsNotices
from whistclub.club.notices.notice import NEWEST
from whistclub.club.store.sql_log import open_url
from whistclub.web.live import presence


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with cluster() as address:
        yield address


@pytest.fixture(scope="module")
def running_broker() -> Iterator[Broker]:
    with broker() as one:
        yield one


@contextmanager
def workers(folder: Path, address: str, count: int, *, brokered: str = "") -> Iterator[list[Club]]:
    """So many workers, by a broker if it has an address."""
    clubs: list[Club] = []
    try:
        for _ in range(count):
            log = open_url(address)
            if brokered:
                log.notify_by(NatsNotices(brokered))
            clubs.append(Club(folder, MANY, log))
        yield clubs
    finally:
        for club in reversed(clubs):
            club.stop()


def _until(is_so: Callable[[], bool]) -> None:
    until_s = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < until_s
        time.sleep(0.02)


@pytest.mark.parametrize("way", ["postgres", "nats"])
def test_a_worker_alone_sends_no_notices_until_another_comes(
    way: str, address: str, running_broker: Broker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "_ALONE_AFTER_S", 0.5)
    brokered = running_broker.address if way == "nats" else ""
    listening = open_url(address)
    if brokered:
        listening.notify_by(NatsNotices(brokered))
    ear = Ear()
    with workers(tmp_path, address, 1, brokered=brokered) as (one,):
        notices = one.hub.club.log.notices
        _until(lambda: not notices.has_hearers)
        listening.notices.listen(ear)
        ear.until(lambda heard: None in heard)

        async def meeting() -> None:
            ada = Person(one).named("Ada")
            visit = await ada.visit(ada.open("whist", with_bots=True))
            listening.notices.follow("match", visit.match)
            await play([visit], 1)

        one.meet(meeting())
        assert not notices.has_hearers
        with workers(tmp_path, address, 1, brokered=brokered):
            _until(lambda: notices.has_hearers)
            ear.until(lambda heard: any(notice and notice.subject == "worker" for notice in heard))
        assert not [
            notice for notice in ear.heard if notice and notice.subject == "match" and notice.number < NEWEST
        ]
    listening.close()
