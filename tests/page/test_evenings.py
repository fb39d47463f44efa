"""An evening with real cards in a page: one person runs it on one device, without a club."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.page.homes import PageSocket, ask, home_over
from tests.page.stores import MemoryStore
from tests.web.evenings import CARDS, ONLINE, Phone
from whistclub.page.home import Home

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
EIGHT = {"tricks": [8, 5]}


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
async def home(anyio_backend: str, store: MemoryStore) -> AsyncIterator[Home]:
    home = await home_over(store)
    yield home
    await home.close()


async def screen(home: Home, code: str, role: str = "organiser") -> Phone:
    """A window of the browser at an evening, after its first snapshot."""
    found = Phone(PageSocket(home, f"evening/{code}"), None)  # type: ignore[arg-type]
    await found.send("hello", role=role)
    await found.hear()
    return found


async def organised(home: Home, **settings: Any) -> tuple[str, Phone]:
    """The code of a new evening where these eight are, and its organiser's window."""
    body = {"settings": {**CARDS, **settings}, "organiser_name": "Clara"}
    status, told = await ask(home, "POST", "/api/evenings", body)
    assert 201 == status, told
    run = await screen(home, told["code"])
    for name in NAMES:
        await run.does("add_guest", name=name, here=True)
    return told["code"], run


async def played(run: Phone, number: int, *, tables: int = 2) -> None:
    """A round in which one side makes eight tricks at each table."""
    await run.does("begin_round", round=number)
    for table in range(1, tables + 1):
        await run.does("enter_deal", round=number, table=table, deal=1, figures=EIGHT)
    await run.until_so(lambda: run.public["phase"] != "playing")


async def test_an_evening_is_run_from_its_door_to_its_results_on_one_device(home: Home) -> None:
    code, run = await organised(home)
    for number in (1, 2, 3):
        await played(run, number)
    await run.does("finish")
    await run.until_so(lambda: run.public["phase"] == "over")
    status, results = await ask(home, "GET", f"/api/evenings/{code}/results")
    assert (200, sorted(NAMES)) == (status, sorted(row["name"] for row in results["standings"]))
    # In a ladder a table is won, by two of its four.
    assert 3 * 2 * 2 == sum(row["values"][0] for row in results["standings"])
    status, whole = await ask(home, "GET", f"/api/evenings/{code}/export.json")
    assert [[[[2, 0]]] * 2] * 3 == [[table["points"] for table in one["tables"]] for one in whole["rounds"]]
    table = await home.answer("GET", f"/api/evenings/{code}/export.csv")
    assert (200, "text/csv", True) == (table.status, table.content_type, b"Ada" in table.body)


async def test_the_screen_of_the_hall_is_a_second_window(home: Home) -> None:
    code, run = await organised(home)
    hall = await screen(home, code, "hall")
    await run.does("begin_round", round=1)
    await hall.until_so(lambda: hall.public["phase"] == "playing")
    tables = hall.evening["hall"]["tables"]
    assert sorted(NAMES) == sorted(seat["name"] for table in tables for seat in table["seats"])
    assert "organiser" not in hall.evening


async def test_an_evening_goes_on_after_its_page_was_closed(home: Home, store: MemoryStore) -> None:
    code, run = await organised(home)
    await played(run, 1)
    await run.until_so(lambda: bool(run.run["standings"]))
    before = run.run["standings"]
    await home.close()
    again = await home_over(store)
    status, own = await ask(again, "GET", "/api/evenings")
    assert (200, [(code, "between", True)]) == (
        status,
        [(one["code"], one["phase"], one["organiser"]) for one in own["evenings"]],
    )
    run = await screen(again, code)
    await run.until_so(lambda: bool(run.run["standings"]))
    assert before == run.run["standings"]
    await played(run, 2)
    assert 2 == len(run.run["rounds"])
    await again.close()


async def test_an_evening_on_line_needs_a_club(home: Home) -> None:
    status, told = await ask(home, "POST", "/api/evenings", {"settings": ONLINE, "organiser_name": "Clara"})
    assert (404, "needs-a-club") == (status, told["why"]["key"])
    _, run = await organised(home)
    assert "needs-a-club" == await run.refused("change_settings", settings={**ONLINE, "bot": "club"})
    assert "cards" == run.public["settings"]["place"]


async def test_what_other_devices_are_led_to_needs_a_club(home: Home) -> None:
    code, run = await organised(home)
    for method, path, body in (
        ("POST", f"/api/evenings/{code}/links", {"role": "hall", "table": 0}),
        ("GET", f"/api/evenings/{code}/tables?count=2", None),
    ):
        status, told = await ask(home, method, path, body)
        assert (404, "needs-a-club") == (status, told["why"]["key"])
    assert ("", []) == (run.public["url"], run.public["squares"])


async def test_an_evening_is_taken_along_and_removed_with_all_else(home: Home, store: MemoryStore) -> None:
    code, run = await organised(home)
    data = (await ask(home, "GET", "/api/me/data"))[1]
    assert [(code, CARDS["name"], ["Clara"])] == [
        (one["code"], one["name"], one["names"]) for one in data["evenings"]
    ]
    _, told = await ask(home, "DELETE", "/api/me")
    assert "own-data-at-table" == told["why"]["key"]
    await run.close()
    await home.close()
    again = await home_over(store)
    assert 200 == (await ask(again, "DELETE", "/api/me"))[0]
    assert [] == (await ask(again, "GET", "/api/evenings"))[1]["evenings"]
    assert 404 == (await ask(again, "GET", f"/api/evenings/{code}"))[0]
    assert not any("Ada" in line for log in store.logs.values() for line in log)
    await again.close()


async def test_an_evening_asked_for_twice_under_one_id_is_opened_once(home: Home) -> None:
    body = {"settings": CARDS, "organiser_name": "Clara", "id": "0" * 32}
    first, second = [await ask(home, "POST", "/api/evenings", body) for _ in range(2)]
    assert first == second
    assert 1 == len((await ask(home, "GET", "/api/evenings"))[1]["evenings"])
