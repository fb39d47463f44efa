"""Somebody who has deleted everything of theirs: no name is left, at any worker, and nobody goes on as them."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.clubs import Person, running
from tests.web.parties import CARDS, Phone, joined, opened, phone
from tests.web.postgres import cluster
from tests.web.test_workers import known_at, meet, two_workers


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with cluster() as address:
        yield address


async def is_cut_off(one: Phone) -> bool:
    """Hears on; True if the connection ends, False if nothing more comes."""
    try:
        while True:
            await one.hear(10)
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


def test_a_guest_who_was_removed_is_a_number_at_the_evening_and_their_phones_are_cut_off(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as club:

        async def meeting() -> None:
            clara = Person(club)
            code = opened(clara, **CARDS)
            run = await phone(clara, code, "organiser")
            first, second = await joined(club, code, "Adelheid", "Berit")
            first.person.call("DELETE", "/api/me")
            assert await is_cut_off(first)
            await run.until_so(lambda: [one["name"] for one in run.run["guests"]] == ["#1", "Berit"])
            await second.quiet()
            assert "Adelheid" not in second.raw[-1]
            assert "Adelheid" not in clara.http.get(f"/api/evenings/{code}/export.json").text

        club.meet(meeting())


def test_an_evening_open_at_two_workers_forgets_the_name_at_both(address: str, tmp_path: Path) -> None:
    with two_workers(tmp_path, address) as clubs:

        async def meeting() -> None:
            clara = Person(clubs[0])
            code = opened(clara, **CARDS)
            run = await phone(clara, code, "organiser")
            (ada,) = await joined(clubs[1], code, "Adelheid")
            (berit,) = await joined(clubs[1], code, "Berit")
            await run.until_so(lambda: len(run.run["guests"]) == 2)
            ada.person.call("DELETE", "/api/me")
            for one in (run, berit):
                await asyncio.wait_for(
                    one.until_so(lambda one=one: "Adelheid" not in one.raw[-1]),  # type: ignore[misc]
                    20,
                )
            elsewhere = await phone(known_at(clubs[0], berit.person), code)
            assert "Adelheid" not in elsewhere.raw[-1]
            assert "#1" in run.raw[-1]

        meet(*clubs, meeting())
