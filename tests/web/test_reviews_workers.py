"""Reviews at two workers over one PostgreSQL: each makes a review of its own at most once, the same to the byte."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import until
from tests.web.clubs import Person
from tests.web.test_reviews import Looks, be_patient, begun, path_of
from tests.web.visits import play
from tests.web.workers import known_at, two_workers


async def test_a_review_begun_at_one_worker_goes_on_at_another_and_is_the_same_to_the_byte_made_once_by_each(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = Looks(monkeypatch)
    be_patient(monkeypatch)
    async with two_workers(tmp_path, address) as clubs:
        here = Person(clubs[0])
        visit = await begun(here, target="50")
        there = known_at(clubs[1], here)
        await play([visit], 1)
        came: list[dict[str, Any]] = []
        answer = here.http.get(path_of(visit))

        def is_whole(person: Person) -> bool:
            nonlocal answer
            answer = person.http.get(f"{path_of(visit)}?seen={len(came)}")
            came.extend([] if answer.status_code == 200 else answer.json()["marked"])
            return answer.status_code == 200

        # The first worker says one verdict and no more, so that its review is not whole before the other is asked.
        with looks.held(first=1):
            await asyncio.to_thread(until, lambda: is_whole(here) or bool(came))
        await asyncio.to_thread(until, partial(is_whole, there))
        final = {one["number"]: one for one in answer.json()["review"]["marked"]}
        assert sorted(final, reverse=True)[: len(came)] == [one["number"] for one in came]
        assert [final[one["number"]] | {"luck": 0.0} for one in came] == [one | {"luck": 0.0} for one in came]
        await asyncio.to_thread(here.review, path_of(visit))
        told = [one.http.get(path_of(visit)).content for one in (here, there, here, there)]
        assert 1 == len(set(told))
        assert 2 == looks.count
