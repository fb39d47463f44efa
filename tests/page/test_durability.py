"""A page's store holds all that the page has answered, whatever happens to either."""

import json
from collections.abc import Sequence

import pytest

from tests.page.homes import Cut, PageSocket, ask, home_over, opened, visit_to
from tests.page.stores import MemoryStore
from tests.web.visits import Visit, play
from whistclub.club.table.entries import Acted, entry_from_text
from whistclub.page.store import Kept, Rows, bad_store


class Failing(MemoryStore):
    """A store that fails while it `is_full`, in the middle of an append."""

    is_full = False

    async def append(self, rows: Sequence[Rows], kept: Sequence[Kept] = ()) -> None:
        if self.is_full:
            raise bad_store("full")
        await super().append(rows, kept)


async def to_act(visit: Visit) -> Visit:
    """The visit when the person is to act."""
    while not visit.legal:
        await visit.move() or await visit.hear()
    return visit


async def test_an_act_that_the_store_has_no_room_for_is_refused_and_told_to_nobody() -> None:
    store = Failing()
    home = await home_over(store)
    visit = await to_act(await visit_to(home, await opened(home, "whist")))
    before, heard = dict(store.logs), len(visit.heard)
    store.is_full = True
    act = {"id": "one", "action": visit.legal[0]}
    answer = await visit.ask("act", **act)
    assert ("refused", "page-store", "full") == (
        answer["tell"],
        answer["why"]["key"],
        answer["why"]["args"]["why"],
    )
    assert before == store.logs
    assert ["refused"] == [one["tell"] for one in visit.heard[heard:]]
    assert 503 == (await ask(home, "POST", "/api/tables", {"settings": {"preset": "whist"}}))[0]
    store.is_full = False
    assert "done" == (await visit.ask("act", **act))["tell"]
    await home.close()


async def test_a_page_opened_again_goes_on_where_it_was() -> None:
    store = MemoryStore()
    home = await home_over(store)
    await ask(home, "PUT", "/api/me", {"name": "Ada"})
    table = await opened(home, "whist")
    visit = await to_act(await visit_to(home, table))
    act = {"id": "once", "action": visit.legal[0], "saw": visit.seq}
    answer = await visit.ask("act", **act)
    await to_act(visit)
    await home.close()
    again = await home_over(store)
    assert "Ada" == (await ask(again, "GET", "/api/me"))[1]["name"]
    back = await visit_to(again, table)
    assert (visit.seq, visit.view, visit.own["view"]) == (back.seq, back.view, back.own["view"])
    # Sent again after a lost answer, to a page that has only the store to know it by.
    assert answer == await back.ask("act", **act)
    await play([back], 1)
    assert 1 == len(back.deals)
    await again.close()


async def test_two_pages_over_one_store_play_one_match() -> None:
    store = MemoryStore()
    first, second = await home_over(store), await home_over(store)
    table = await opened(first, "whist")
    ada = await to_act(await visit_to(first, table))
    # The second home has the person whom the first one has kept by now.
    await second.close()
    second = await home_over(store)
    other = await to_act(await visit_to(second, table))
    action = ada.legal[0]
    assert "done" == (await ada.ask("act", action=action))["tell"]
    # It has not heard of the act: its own conflicts, and is decided again on what the log says.
    assert "stale" == (await other.ask("act", action=action))["tell"]
    await play([other], 1)
    # The first home has heard of none of it, and decides nothing on what it knows.
    assert "stale" == (await ada.ask("act", action=ada.legal[0] if ada.legal else action))["tell"]
    assert len(ada.deals) == len(other.deals)
    await first.close()
    await second.close()


async def test_every_act_is_in_the_log_once(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    home = await home_over(store)
    visit = await visit_to(home, await opened(home, "minnesota"))
    await play([visit], 1)
    entries = [entry_from_text(text) for text in store.logs[visit.match]]
    acts = [(one.seat, one.action) for one in entries if isinstance(one, Acted)]
    record = json.loads(
        (await home.answer("GET", f"/api/tables/{visit.table['id']}/matches/{visit.match}/record")).body
    )
    assert len(acts) == len(record["deals"][0]["acts"])
    await home.close()


async def test_a_table_that_cannot_be_read_is_come_back_to() -> None:
    home = await home_over()
    socket = PageSocket(home, "nowhere")
    await socket.send('{"do": "hello", "version": 1}')
    assert "bye" == json.loads(await socket.recv())["tell"]
    with pytest.raises(Cut) as cut:
        await socket.recv()
    assert (1008, "table-not-found") == (cut.value.code, json.loads(cut.value.reason)["why"]["key"])
    await home.close()
