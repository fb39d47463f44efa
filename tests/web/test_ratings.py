"""Ratings of a club: counted when a day is opened, the same when they are counted again, and hidden as a person
likes.
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import until
from tests.web.clubs import Club, Person
from tests.web.dailies import NOON, PRESET, TODAY, at, club_at, known, play_out
from whistclub.club import ratings
from whistclub.club.daily import DAY_MS
from whistclub.web.http import daily


@pytest.fixture(autouse=True)
def _counted_soon_and_shown_from_one_result_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "_LOOK_S", 0.05)
    monkeypatch.setattr(ratings, "SHOWN_FROM", 1)


def own(person: Person) -> Any:
    return person.call("GET", "/api/statistics")["rating"]


def in_standing(person: Person) -> list[bool]:
    """True for each row of yesterday's standing that tells a rating, by name."""
    rows = person.call("GET", f"/api/daily/{TODAY}/{PRESET}")["rows"]
    return [row["rating"] is not None for row in sorted(rows, key=lambda row: str(row["name"]))]


async def test_ratings_equal_a_recount_are_hidden_at_will_and_go_with_their_person(tmp_path: Path) -> None:
    async with club_at(tmp_path, NOON) as club:
        people = [known(club, name) for name in ("Ada", "Ben", "Cid")]
        ada, ben, _ = people
        for one in people:
            visit = await play_out(one, unranked=False)
            await visit.close()
        ranked = await counted(club, NOON + 2 * DAY_MS)
        assert [1, 1, 1] == [one.results for one in ranked.values()]
        assert club.hub.ratings.recounted() == ranked
        assert [True, True, True] == in_standing(ben)
        assert {round(one.rating) for one in ranked.values()} == {own(one)["rating"] for one in people}
        ada.call("PUT", "/api/me/rating", {"hidden": True})
        assert own(ada)["rating"] is None
        assert [False, True, True] == in_standing(ben)
        assert ada.call("GET", "/api/me/data")["rating"]["hidden"]
        ada.removed()
        assert club.hub.ratings.recounted() == club.hub.ratings.all()


async def counted(club: Club, now_ms: int) -> dict[str, ratings.Rating]:
    """The ratings once the day is open and counted."""
    at(club, now_ms)
    found = club.hub.ratings
    await asyncio.to_thread(until, lambda: bool(found.all()) and not found.uncounted())
    return club.hub.ratings.all()
