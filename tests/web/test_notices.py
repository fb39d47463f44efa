"""Notices between workers: after the commit, over PostgreSQL or a broker, and lost at no cost but time."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.waiting import PATIENCE_S, until
from tests.web.brokers import Broker, broker
from tests.web.clubs import Club, Person
from tests.web.steered_clubs import SteeredClub
from tests.web.visits import play
from whistclub.cards.errors import BadOption
from whistclub.club.notices.nats import NatsNotices, server_and_club
from whistclub.club.notices.notice import NEWEST, Notice, Notices, notice_from_text
from whistclub.club.store.logs.sql_log import SqlLog, open_url

GROWN = Notice("match", "abc", 7)
_ALONE_S = 65.0
"""Who has met nobody for so long sends no notices."""


class Ear:
    """Everything that is heard, and a way to wait for some of it."""

    def __init__(self) -> None:
        self.heard: list[Notice | None] = []
        self._more = threading.Condition()

    def __call__(self, notice: Notice | None) -> None:
        with self._more:
            self.heard.append(notice)
            self._more.notify_all()

    def until(self, wanted: Callable[[list[Notice | None]], bool]) -> None:
        with self._more:
            assert self._more.wait_for(lambda: wanted(self.heard), PATIENCE_S), self.heard


@contextmanager
def logs_of(workers: int, address: str, brokered: Broker | None) -> Iterator[list[SqlLog]]:
    """The logs of so many workers, which notify each other by the broker if there is one."""
    with ExitStack() as stack:
        logs: list[SqlLog] = []
        for _ in range(workers):
            log = open_url(address)
            stack.callback(log.close)
            if brokered is not None:
                log.notify_by(NatsNotices(brokered.address))
            logs.append(log)
        yield logs


@contextmanager
def two_workers(address: str, brokered: Broker | None) -> Iterator[tuple[Notices, Notices]]:
    with logs_of(2, address, brokered) as (one, two):
        yield one.notices, two.notices


@pytest.fixture(params=["postgres", "nats"])
def both(
    request: pytest.FixtureRequest, address: str, running_broker: Broker
) -> Iterator[tuple[Notices, Notices]]:
    with two_workers(address, running_broker if request.param == "nats" else None) as two:
        yield two


def test_the_text_of_a_notice_says_all_of_it() -> None:
    assert "match abc 7" == GROWN.text
    assert GROWN == notice_from_text(GROWN.text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "match abc",
        "match abc -1",
        "weather abc 7",
        "match abc 7 8",
        "{}",
        f"match abc {'9' * 5000}",
        f"match abc {2**60}",
    ],
)
def test_whatever_else_comes_by_the_channel_is_no_notice(text: str) -> None:
    assert None is notice_from_text(text)


def test_a_worker_hears_of_what_another_has_committed(both: tuple[Notices, Notices]) -> None:
    here, there = both
    ear = Ear()
    there.listen(ear)
    there.follow("match", "abc")
    ear.until(lambda heard: None in heard)
    until_heard(here, ear, GROWN)


def test_a_device_that_is_cut_off_is_heard_of_by_every_worker(both: tuple[Notices, Notices]) -> None:
    here, there = both
    ear = Ear()
    there.listen(ear)
    until_heard(here, ear, Notice("device", "phone"))


def test_a_worker_hears_nothing_of_what_it_has_published_itself(both: tuple[Notices, Notices]) -> None:
    here, there = both
    near, far = Ear(), Ear()
    here.listen(near)
    there.listen(far)
    until_heard(here, far, Notice("device", "mine"))
    until_heard(there, near, Notice("device", "yours"))
    assert Notice("device", "mine") not in near.heard
    assert Notice("device", "yours") not in far.heard


@pytest.mark.parametrize("way", ["postgres", "nats"])
async def test_a_worker_alone_sends_no_notices_until_another_comes(
    way: str, address: str, running_broker: Broker, tmp_path: Path
) -> None:
    with logs_of(3, address, running_broker if way == "nats" else None) as (mine, yours, listening):
        ear = Ear()
        async with SteeredClub(tmp_path, log=mine) as one:
            await one.pass_time(_ALONE_S)
            assert not mine.notices.has_hearers
            listening.notices.listen(ear)
            ear.until(lambda heard: None in heard)
            ada = Person(one).named("Ada")
            visit = await ada.visit(ada.open("whist", with_bots=True))
            listening.notices.follow("match", visit.match)
            await play([visit], 1)
            await one.all_leave()
            assert not mine.notices.has_hearers
            with Club(tmp_path, log=yours):
                await asyncio.to_thread(until, lambda: mine.notices.has_hearers)
                ear.until(lambda heard: any(notice and notice.subject == "worker" for notice in heard))
        acts = [notice for notice in ear.heard if notice and notice.subject == "match"]
        assert not [notice for notice in acts if notice.number < NEWEST]


def test_notices_that_wait_are_sent_before_the_end(both: tuple[Notices, Notices]) -> None:
    here, there = both
    ear = Ear()
    there.listen(ear)
    there.follow("match", "abc")
    until_heard(here, ear, Notice("match", "abc", 1))
    here.publish([Notice("match", "abc", number) for number in range(2, 200)])
    here.close()
    ear.until(lambda heard: Notice("match", "abc", 199) in heard)


def test_over_a_broker_a_worker_hears_only_of_tables_it_holds(running_broker: Broker, address: str) -> None:
    with two_workers(address, running_broker) as (here, there):
        ear = Ear()
        there.listen(ear)
        until_heard(here, ear, Notice("device", "phone"))
        there.follow("match", "mine")
        there.follow("match", "left")
        ear.until(lambda heard: Notice("match", "left", NEWEST) in heard)
        there.unfollow("match", "left")
        until_heard(here, ear, Notice("match", "mine", 1))
        here.publish([Notice("match", name, 2) for name in ("left", "other", "mine")])
        ear.until(lambda heard: Notice("match", "mine", 2) in heard)
        assert not {"left", "other"} & {one.id for one in ear.heard if one and one.number == 2}


def test_who_begins_to_hold_a_table_is_told_to_look_once(running_broker: Broker, address: str) -> None:
    with two_workers(address, running_broker) as (here, there):
        ear = Ear()
        there.listen(ear)
        until_heard(here, ear, Notice("device", "phone"))
        there.follow("room", "abc")
        ear.until(lambda heard: Notice("room", "abc", NEWEST) in heard)


def test_after_a_broker_was_away_everything_is_looked_at_and_notices_come_again(address: str) -> None:
    with broker() as one, two_workers(address, one) as (here, there):
        ear = Ear()
        there.listen(ear)
        there.follow("match", "abc")
        until_heard(here, ear, Notice("match", "abc", 1))
        one.kill()
        here.publish([Notice("match", "abc", 2)])
        looked = ear.heard.count(None)
        one.start()
        ear.until(lambda heard: heard.count(None) > looked)
        until_heard(here, ear, Notice("match", "abc", 3))


def test_a_listener_that_is_cut_off_in_the_middle_of_a_burst_looks_at_everything_and_hears_again(
    address: str,
) -> None:
    with (
        two_workers(address, None) as (speaking, listening),
        psycopg.connect(address, autocommit=True) as other,
    ):
        ear = Ear()
        listening.listen(ear)
        ear.until(lambda heard: None in heard)
        for number in range(1, 1001):
            speaking.publish([Notice("match", "abc", number)])
            if number == 500:
                other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
                )
        ear.until(lambda heard: heard.count(None) == 2)
        speaking.publish([Notice("match", "abc", 1001)])
        ear.until(lambda heard: Notice("match", "abc", 1001) in heard)


def test_a_club_starts_while_its_broker_is_away(address: str) -> None:
    with broker() as one:
        one.kill()
        with two_workers(address, one) as (here, there):
            ear = Ear()
            there.listen(ear)
            there.follow("match", "abc")
            here.publish([GROWN])
            one.start()
            until_heard(here, ear, GROWN)


@pytest.mark.parametrize(
    "wrong",
    ["", "http://host:4222", "nats://", "nats://host:x/club", "nats://host/two words", "nats://host/a.b"],
)
def test_what_is_no_address_of_a_broker_is_refused(wrong: str) -> None:
    with pytest.raises(BadOption):
        server_and_club(wrong)


def test_clubs_that_share_a_broker_are_told_apart_by_their_names() -> None:
    assert ("nats://host:4222", "friday") == server_and_club("nats://host:4222/friday")
    assert ("nats://ada:geheim@host", "whistclub") == server_and_club("nats://ada:geheim@host")


def until_heard(here: Notices, ear: Ear, notice: Notice) -> None:
    """Publishes until it is heard: a notice may be lost while a connection is being made."""

    def is_heard() -> bool:
        here.publish([notice])
        return notice in ear.heard

    until(is_heard, lambda: ear.heard)
