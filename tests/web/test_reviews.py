"""Reviews of deals: told to those who may see the replay, when the deal is over, made once for the same deal."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.web.clubs import Club, Person, Visit, play
from tests.web.dailies import NOON, begin, club_at, known
from whistclub.coach import DealReview
from whistclub.web.http.matches.review import review_body


class Looks:
    """Counts how often the coach looks at a deal."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.count = 0

        def counted(*given: Any) -> bytes:
            self.count += 1
            return review_body(*given)

        patch.setattr("whistclub.web.http.matches.review_pool.review_body", counted)


async def begun(ada: Person, preset: str = "whist", **options: str) -> Visit:
    settings = {"seed": "tulip", "options": options}
    return await ada.visit(ada.open(preset, with_bots=True, settings=settings))


def path_of(visit: Visit, place: int = 1) -> str:
    return f"/api/tables/{visit.table['id']}/matches/{visit.match}/deals/{place}/review"


async def test_a_deal_that_is_over_is_reviewed_act_by_act_and_its_ledgers_come_to_its_points(
    club: Club,
) -> None:
    ada = Person(club)
    visit = await begun(ada, target="50")
    await play([visit], 1)
    answer = await asyncio.to_thread(ada.call, "GET", path_of(visit))
    found = msgspec.convert(answer, DealReview)
    replay = ada.call("GET", path_of(visit).removesuffix("/review"))
    assert [one.played for one in found.marked] == [
        replay["steps"][one.number]["action"] for one in found.marked
    ]
    assert len(replay["steps"]) == len(found.open)
    ours, theirs = replay["points"]
    assert ["N", "E", "S", "W"] == [one.seat for one in found.ledgers]
    for one, points in zip(found.ledgers, (ours - theirs, theirs - ours) * 2, strict=True):
        assert points == one.points
        parts = (one.start, one.deal, one.hidden, one.own, one.partner, one.opponents)
        assert pytest.approx(points) == sum(parts)


async def test_a_running_deal_and_one_that_never_was_have_no_review(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, ada = Looks(monkeypatch), Person(club)
    visit = await begun(ada, target="50")
    assert "deal-not-open" == ada.call("GET", path_of(visit), status=404)["why"]["key"]
    await play([visit], 1)
    await visit.ask("next_deal")
    assert "deal-not-open" == ada.call("GET", path_of(visit, 2), status=404)["why"]["key"]
    assert "deal-not-open" == ada.call("GET", path_of(visit, 7), status=404)["why"]["key"]
    assert 0 == looks.count


async def test_a_passage_of_a_solitaire_has_no_review_before_its_game_is_over(club: Club) -> None:
    ada = Person(club)
    visit = await begun(ada, "gongor")
    await play([visit], 1)
    if visit.result is None:
        assert "deal-not-open" == ada.call("GET", path_of(visit), status=404)["why"]["key"]
        await visit.ask("stop")
    found = msgspec.convert(ada.call("GET", path_of(visit)), DealReview)
    assert found.chances


async def test_nobody_may_have_a_review_who_may_not_see_the_replay(club: Club) -> None:
    ada, eve = Person(club), Person(club).named("Eve")
    table = ada.open("whist", with_bots=True, settings={"spectators": False})
    visit = await ada.visit(table)
    await play([visit], 1)
    for path in (path_of(visit), path_of(visit).removesuffix("/review")):
        assert 200 == ada.http.get(path).status_code
        assert "table-not-found" == eve.call("GET", path, status=404)["why"]["key"]


async def test_the_same_deal_is_looked_at_once_for_all_who_ask_and_after_later_deals(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, ada, eve = Looks(monkeypatch), Person(club), Person(club)
    visit = await begun(ada, target="50")
    await play([visit], 1)
    asked = [asyncio.to_thread(one.call, "GET", path_of(visit)) for one in (ada, eve, ada)]
    first, second, third = await asyncio.gather(*asked)
    await visit.ask("next_deal")
    await play([visit], 2)
    assert first == second == third == ada.call("GET", path_of(visit))
    assert 1 == looks.count
    again = await begun(eve, target="50")
    await play([again], 1)
    assert first == eve.call("GET", path_of(again))
    assert 1 == looks.count
    assert first != ada.call("GET", path_of(visit, 2))
    assert 2 == looks.count


async def test_a_deal_of_the_day_is_reviewed_for_nobody_who_has_still_to_play_it(tmp_path: Path) -> None:
    async with club_at(tmp_path, NOON) as club:
        ada, bo = known(club, "Ada"), known(club, "Bo")
        visit = await ada.visit(begin(ada, "whist")["id"])
        await play([visit], 1)
        assert 200 == ada.http.get(path_of(visit)).status_code
        assert "daily-not-yet" == bo.call("GET", path_of(visit), status=409)["why"]["key"]


async def test_more_deals_than_may_wait_for_a_review_are_refused_and_asked_for_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("whistclub.web.http.matches.review_pool._MOST_IN_ALL", 0)
    ada = Person(club)
    visit = await begun(ada, target="50")
    await play([visit], 1)
    assert "too-much" == ada.call("GET", path_of(visit), status=429)["why"]["key"].removeprefix("reason-")[:8]
    monkeypatch.setattr("whistclub.web.http.matches.review_pool._MOST_IN_ALL", 1)
    assert ada.call("GET", path_of(visit))["ledgers"]
