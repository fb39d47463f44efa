"""An evening is never without an organiser while guests with phones are there."""

import asyncio
from pathlib import Path

import pytest

from tests.club.evenings import OLGA, Evening, person
from tests.waiting import until
from tests.web.clubs import MANY, Club, Person
from tests.web.evenings import Phone, all_told, joined, opened, organised, phone
from tests.web.steered_clubs import SteeredClub, pass_time
from tests.web.workers import known_at, two_workers
from whistclub.club.evening import commands as ask

AWAY_S = MANY.host_away_s + 2
"""By then the others at an evening have waited long enough for an organiser."""


def organises(one: Phone) -> bool:
    return bool(one.guest.get("organiser"))


async def gone(organiser: Phone, *clubs: SteeredClub) -> None:
    """The organiser leaves, and stays away for as long as the others wait."""
    others = len(clubs[0].hub.connections()) - 1
    await organiser.close()
    await asyncio.to_thread(until, lambda: len(clubs[0].hub.connections()) == others)
    # A worker that was late with its lease waits anew.
    await pass_time(len(clubs) * AWAY_S, *clubs)


async def may_organise(one: Phone, name: str = "Late") -> None:
    """Does something that only an organiser may do."""
    await one.does("add_guest", name=name)


def organisers(evening: Evening) -> list[str]:
    return [who for who, _ in evening.state.organisers]


def test_the_guest_who_came_first_organises_too_when_the_only_organiser_leaves() -> None:
    evening = Evening()
    evening.join(2)
    evening.do(OLGA, ask.Join, name="Olga")
    evening.do(person(1), ask.Leave)
    evening.do(OLGA, ask.Leave)
    assert ["olga", "person-2"] == organisers(evening)
    evening.do(person(2), ask.AddGuest, name="Late")


def test_nobody_is_added_while_another_organiser_stays_nor_after_the_end() -> None:
    evening = Evening()
    evening.join(3)
    evening.do(OLGA, ask.Join, name="Olga")
    evening.do(OLGA, ask.AddOrganiser, guest=3)
    evening.do(OLGA, ask.Leave)
    assert ["olga", "person-3"] == organisers(evening)


def test_a_guest_who_sends_another_home_changes_no_organiser() -> None:
    evening = Evening()
    evening.join(2)
    evening.do(OLGA, ask.Leave, guest=1)
    assert ["olga"] == organisers(evening)


def test_the_house_s_new_organiser_hides_no_act_that_could_be_undone() -> None:
    evening = Evening()
    evening.join(1)
    evening.do(OLGA, ask.Join, name="Olga")
    evening.do(OLGA, ask.AddGuest, name="Late")
    act = evening.state.last_act
    evening.do(OLGA, ask.Leave)
    assert act is not None
    assert evening.state.last_act is not None
    assert act.seq == evening.state.last_act.seq


async def test_after_a_minute_without_an_organiser_a_guest_is_one_too(tmp_path: Path) -> None:
    async with SteeredClub(tmp_path) as club:
        clara, code, run = await organised(club)
        ada, bo = await joined(club, code, "Ada", "Bo")
        await gone(run, club)
        await all_told(club, bo)
        await ada.until_so(lambda: organises(ada))
        assert not organises(bo)
        await may_organise(ada)
        back = await phone(clara, code, "organiser")
        await may_organise(back, "Later")


async def test_an_organiser_who_is_there_is_not_joined_by_anybody(tmp_path: Path) -> None:
    async with SteeredClub(tmp_path) as club:
        clara = Person(club)
        code = opened(clara)
        await phone(clara, code, "organiser")
        (ada,) = await joined(club, code, "Ada")
        await club.pass_time(2 * AWAY_S)
        await all_told(club, ada)
        assert not organises(ada)


async def test_an_evening_whose_organiser_is_deleted_goes_on_under_a_guest(club: Club) -> None:
    clara = Person(club)
    code = opened(clara)
    ada, _ = await joined(club, code, "Ada", "Bo")
    await asyncio.to_thread(clara.removed)
    await ada.until_so(lambda: organises(ada))
    await may_organise(ada)


@pytest.mark.long
async def test_an_organiser_at_another_worker_is_not_missed_until_they_go(
    address: str, tmp_path: Path
) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        clara, code, run = await organised(one)
        (ada,) = await joined(two, code, "Ada")
        await pass_time(2 * AWAY_S, one, two)
        await all_told(two, ada)
        assert not organises(ada)
        await gone(run, one, two)
        await ada.until_so(lambda: organises(ada))
        await may_organise(ada)
        back = await phone(known_at(two, clara), code, "organiser")
        await may_organise(back, "Later")


@pytest.mark.parametrize("count", [1, 3])
async def test_after_a_restart_somebody_organises_it_all_the_same(tmp_path: Path, count: int) -> None:
    async with Club(tmp_path) as club:
        code = opened(Person(club))
        phones = await joined(club, code, *("Ada", "Bo", "Cy")[:count])
    async with SteeredClub(tmp_path) as club:
        last = await phone(known_at(club, phones[-1].person), code)
        await club.pass_time(AWAY_S)
        await last.until_so(lambda: organises(last))
        await may_organise(last)
