"""The requests that a page answers: games, replays, reviews, statistics, deals of the day, and its person's data."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.page.homes import ask, home_over, opened, visit_to
from tests.page.stores import MemoryStore
from tests.web.visits import FEW_WORLDS, play
from whistclub.page.home import Home
from whistclub.rules.record import record_from_bytes


class Played:
    """A home where one game is over."""

    def __init__(self, home: Home, store: MemoryStore, table: str, match: str) -> None:
        self.home, self.store, self.table, self.match = home, store, table, match
        self.path = f"/api/tables/{table}/matches/{match}"

    async def get(self, path: str) -> Any:
        status, told = await ask(self.home, "GET", path)
        assert 200 == status, told
        return told


@pytest.fixture
async def played(anyio_backend: str) -> AsyncIterator[Played]:
    store = MemoryStore()
    home = await home_over(store, effort=FEW_WORLDS, bots=("quick", "club"))
    await ask(home, "PUT", "/api/me", {"name": "Ada"})
    table = await opened(home, "german_whist", bot="quick", seed="one")
    visit = await visit_to(home, table)
    await play([visit], 100)
    await visit.close()
    await asyncio.sleep(0)
    (brief,) = (await ask(home, "GET", "/api/tables"))[1]["mine"]
    yield Played(home, store, table, brief["match"])
    await home.close()


async def test_a_game_that_is_over_is_among_own_games_and_in_statistics(played: Played) -> None:
    page = await played.get("/api/me/games")
    assert [played.match] == [one["match"] for one in page["games"]]
    assert (1, "", ["Ada", "Emil"]) == (page["count"], page["after"], page["games"][0]["summary"]["names"])
    assert [1] == [one["unassisted"]["matches"] for one in (await played.get("/api/statistics"))["games"]]
    assert [] == (await played.get("/api/me/games?game=whist"))["games"]


async def test_a_deal_is_looked_back_at(played: Played) -> None:
    record = (await played.home.answer("GET", f"{played.path}/record")).body
    assert "finished" == record_from_bytes(record).ended
    replay = await played.get(f"{played.path}/deals/1")
    assert ["Ada", "Emil"] == replay["names"]
    assert 1 <= (await played.get(f"{played.path}/end"))["minutes"]
    case = await played.get(f"{played.path}/deals/1/case?number=3")
    assert case
    act = replay["steps"][1]["action"]
    assert "line" in await played.get(f"{played.path}/deals/1/line?number=1&act={act.replace(' ', '%20')}")
    ghost = await played.get(f"{played.path}/deals/1/ghost?seat=0")
    assert len(replay["steps"]) == len(ghost["steps"])
    assert (
        "ghost-no-such-seat"
        == (await ask(played.home, "GET", f"{played.path}/deals/1/ghost?seat=2"))[1]["why"]["key"]
    )
    assert 404 == (await ask(played.home, "GET", f"{played.path}/deals/{1 + replay['places']}"))[0]
    assert 404 == (await ask(played.home, "GET", f"/api/tables/{played.table}/matches/none/record"))[0]


async def test_the_coach_reviews_a_deal_piece_by_piece(played: Played) -> None:
    path, seen, statuses = f"{played.path}/deals/1/review", 0, set[int]()
    while True:
        status, told = await ask(played.home, "GET", f"{path}?seen={seen}")
        statuses.add(status)
        if told["review"] is not None:
            break
        seen += len(told["marked"])
        await asyncio.sleep(0)
    assert {200, 202} == statuses
    assert 0 < len(told["review"])


async def test_a_finished_deal_is_tried_again_and_counts_nowhere(played: Played) -> None:
    status, told = await ask(played.home, "POST", f"{played.path}/deals/1/tries", {"acts": 4})
    assert 201 == status, told
    visit = await visit_to(played.home, told["id"])
    await play([visit], 1)
    assert 1 == len(visit.deals)
    assert [1] == [one["unassisted"]["matches"] for one in (await played.get("/api/statistics"))["games"]]


async def test_what_is_asked_for_twice_under_one_id_is_opened_once(played: Played) -> None:
    whist = {"id": "0" * 32, "settings": {"preset": "whist", "bot": "quick"}, "with_bots": True}
    again = {"id": "1" * 32, "acts": 4}
    for path, body in (("/api/tables", whist), (f"{played.path}/deals/1/tries", again)):
        first, second = [await ask(played.home, "POST", path, body) for _ in range(2)]
        assert 201 == first[0]
        assert first == second
    assert 3 == len((await played.get("/api/tables"))["mine"])


async def test_a_game_is_deleted_for_an_hour_and_had_back(played: Played) -> None:
    assert 200 == (await ask(played.home, "DELETE", f"/api/me/games/{played.match}"))[0]
    assert 0 == (await played.get("/api/me/games"))["count"]
    assert 404 == (await ask(played.home, "GET", f"{played.path}/record"))[0]
    assert 200 == (await ask(played.home, "PUT", f"/api/me/games/{played.match}"))[0]
    assert 1 == (await played.get("/api/me/games"))["count"]
    assert 404 == (await ask(played.home, "DELETE", "/api/me/games/none"))[0]


async def test_a_game_that_is_deleted_while_its_line_is_made_stays_deleted(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, deleted = played.store.read, list[int]()

    async def deleted_after(log: str, since: int = 0) -> list[str]:
        found = await read(log, since)
        if not deleted:
            deleted.append((await ask(played.home, "DELETE", f"/api/me/games/{played.match}"))[0])
        return found

    monkeypatch.setattr(played.store, "read", deleted_after)
    await played.get("/api/me/games")
    assert [200] == deleted
    assert 0 == (await played.get("/api/me/games"))["count"]


async def test_a_table_is_put_aside_and_back(played: Played) -> None:
    assert 200 == (await ask(played.home, "DELETE", f"/api/me/tables/{played.table}"))[0]
    assert [] == (await played.get("/api/tables"))["mine"]
    assert 200 == (await ask(played.home, "PUT", f"/api/me/tables/{played.table}"))[0]
    assert [played.table] == [one["id"] for one in (await played.get("/api/tables"))["mine"]]


async def test_what_is_taken_along_is_taken_in_elsewhere_with_its_record(played: Played) -> None:
    data = (await played.home.answer("GET", "/api/me/data")).body
    record = await played.get(f"{played.path}/record")
    other = await home_over()
    told = await other.answer("POST", "/api/me/data", data)
    assert (200, b'{"games":1,"known":0,"unreadable":0}') == (told.status, told.body)
    again = await other.answer("POST", "/api/me/data", data)
    assert b'{"games":0,"known":1,"unreadable":0}' == again.body
    taken = (await ask(other, "GET", f"{played.path}/record"))[1]
    assert record["deals"][0]["acts"] == taken["deals"][0]["acts"]
    assert 200 == (await ask(other, "GET", f"{played.path}/deals/1"))[0]
    assert 1 == (await ask(other, "GET", "/api/statistics"))[1]["games"][0]["unassisted"]["matches"]
    await other.close()


@pytest.mark.parametrize("data", [b"", b"[]", b'{"format": "another"}'])
async def test_a_file_that_is_no_data_of_somebody_is_refused(data: bytes) -> None:
    home = await home_over()
    told = await home.answer("POST", "/api/me/data", data)
    assert 400 == told.status
    assert b"own-data-unreadable" in told.body
    await home.close()


async def test_who_deletes_everything_is_a_new_guest_with_an_empty_store(played: Played) -> None:
    assert 200 == (await ask(played.home, "DELETE", "/api/me"))[0]
    assert {} == played.store.logs
    assert [("person", "own")] == list(played.store.kept)
    assert "" == (await played.get("/api/me"))["name"]


async def test_the_deal_of_the_day_comes_from_the_date_and_says_that_it_is_not_ranked() -> None:
    home, other = await home_over(), await home_over()
    daily = (await ask(home, "GET", "/api/daily"))[1]
    preset = next(one for one in daily["presets"] if one == "whist")
    assert "daily-on-this-device" == daily["unranked"][preset]["key"]
    new = {"settings": {"preset": preset}, "daily": True}
    assert (409, "daily-on-this-device") == (
        (told := await ask(home, "POST", "/api/tables", new))[0],
        told[1]["why"]["key"],
    )
    hands = []
    for one in (home, other):
        table = (await ask(one, "POST", "/api/tables", {**new, "unranked": True}))[1]["id"]
        assert table == (await ask(one, "POST", "/api/tables", {**new, "unranked": True}))[1]["id"]
        hands.append((await visit_to(one, table)).own["view"]["hand"])
        await one.close()
    assert hands[0] == hands[1]


async def test_a_request_that_nobody_answers_is_refused_in_the_clubs_words() -> None:
    home = await home_over()
    assert (404, "page-not-found") == told_key(await ask(home, "GET", "/api/nothing"))
    assert (405, "request-not-understood") == told_key(await ask(home, "PUT", "/api/games"))
    assert (400, "request-not-understood") == told_key(await ask(home, "POST", "/api/tables", {"x": 1}))
    await home.close()


def told_key(told: tuple[int, Any]) -> tuple[int, str]:
    return told[0], told[1]["why"]["key"]
