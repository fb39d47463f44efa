"""Tables of a page: one person and bots, over a store."""

import pytest

from tests.page.homes import Cut, PageSocket, ask, home_over, opened, visit_to
from tests.page.stores import MemoryStore
from tests.web.visits import play
from whistclub.games.registry import PRESETS, profile_of


@pytest.mark.parametrize("preset", sorted(PRESETS))
async def test_a_deal_of_every_preset_is_played_in_a_page(preset: str) -> None:
    home = await home_over(bots=("quick",))
    visit = await visit_to(home, await opened(home, preset, bot="quick"))
    await play([visit], 1)
    assert 1 == len(visit.deals)
    await home.close()


async def test_a_guided_deal_is_dealt_and_says_what_to_do() -> None:
    home = await home_over()
    lesson = profile_of("minnesota").lessons[0].name
    new = {"settings": {"preset": "minnesota"}, "lesson": lesson}
    status, told = await ask(home, "POST", "/api/tables", new)
    assert 201 == status, told
    visit = await visit_to(home, told["id"])
    while not visit.legal:
        await visit.hear()
    assert "done" == (await visit.ask("hint"))["tell"]
    assert visit.heard[-2]["action"] in visit.legal
    await home.close()


async def test_a_table_whose_log_cannot_be_read_ends_the_connection_as_a_fault() -> None:
    store = MemoryStore()
    home = await home_over(store)
    table = await opened(home, "whist")
    await home.close()
    store.logs = {name: ["{}"] if len(log[0]) > 2 else log for name, log in store.logs.items()}
    again = await home_over(store)
    socket = PageSocket(again, table)
    await socket.send('{"do": "hello", "version": 1}')
    with pytest.raises(Cut) as cut:
        await socket.recv()
    assert 1011 == cut.value.code
    await again.close()


async def test_what_needs_other_people_is_refused_with_one_reason() -> None:
    home = await home_over()
    table = await opened(home, "whist")
    for path in (
        "/api/friends",
        "/api/evenings/ABCDE/links",
        "/api/prepared",
        "/api/seasons",
        "/api/announcements/BCDFGH",
        f"/api/tables/{table}/link",
    ):
        assert (404, {"why": {"key": "needs-a-club", "args": {}}}) == await ask(home, "GET", path)
    await home.close()
