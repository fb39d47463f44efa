"""Nobody is shown two hands of one deal, by whatever way a seat changes hands."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tests.waiting import barrier
from tests.web.clubs import MANY, Club, Person
from tests.web.memory import MemoryClub
from tests.web.test_table import dealt, table_of
from tests.web.visits import Visit, play
from whistclub.club.log.decisions import Done
from whistclub.club.table.commands import AgreeSeat
from whistclub.rules.record import record_from_bytes
from whistclub.terminal.remote.client import Guest
from whistclub.terminal.remote.connection import Connection


@pytest.fixture
async def still_club(tmp_path: Path) -> AsyncIterator[MemoryClub]:
    """A club whose bots take so long that no deal gets on without people."""
    async with MemoryClub(tmp_path, msgspec.structs.replace(MANY, bot_least_s=60.0, bot_most_s=60.0)) as club:
        yield club


def hand_of(visit: Visit) -> list[str]:
    return list((visit.own.get("view") or {}).get("hand") or [])


def seen_cards(visit: Visit) -> set[str]:
    """Every card of a hand that was ever told to this connection."""
    found: set[str] = set()
    for message in visit.heard:
        found |= set(((message.get("own") or {}).get("view") or {}).get("hand") or ())
    return found


async def again(club: Club, number: int, table: str) -> Visit:
    """Another connection of the person who came as this one."""
    person = Person(club)
    person.http.cookies = club.clients[number].cookies
    return await person.visit(table)


async def company(club: Club, people: int = 3, preset: str = "whist") -> tuple[list[Visit], str]:
    visits = await table_of(club, preset, people, options={"target": "50"})
    await dealt(visits)
    return visits, str(visits[0].table["id"])


async def gone(leaver: Visit, other: Visit, seat: int) -> None:
    """The person has stood up, and everybody knows."""
    assert "done" == (await leaver.ask("stand_up"))["tell"]
    await other.until_so(lambda: other.table["seats"][seat]["kind"] == "free")
    await leaver.until_so(lambda: leaver.you["seat"] is None)


async def to_the_end_of_the_deal(visits: list[Visit]) -> None:
    """The people play until the deal is over for all of them."""
    count = len(visits[0].deals) + 1
    await play(visits, count)
    for visit in visits:
        while len(visit.deals) < count:
            await visit.hear()


async def test_who_stands_up_in_mid_deal_is_shown_no_other_hand_and_gets_the_own_one_back(
    club: MemoryClub,
) -> None:
    (ada, berit, carlo), _ = await company(club)
    own, others = set(hand_of(berit)), set(hand_of(ada)) | set(hand_of(carlo))
    await gone(carlo, ada, 2)
    await gone(berit, ada, 1)
    await berit.ask("sit", seat=2)
    await barrier(club, berit)
    assert None is berit.you["seat"]
    assert not seen_cards(berit) & others
    assert "done" == (await berit.ask("sit", seat=1))["tell"]
    await berit.until_so(lambda: berit.you["seat"] == 1)
    assert set(hand_of(berit)) <= own
    assert not seen_cards(berit) & others
    assert "done" == (await berit.ask("stand_up"))["tell"]


async def test_a_fresh_cookie_is_shown_no_hand_of_the_running_deal(club: MemoryClub) -> None:
    (ada, berit), table = await company(club, 2)
    await gone(berit, ada, 1)
    fresh = await Person(club).named("Frida").visit(table)
    assert "done" == (await fresh.ask("sit", seat=1))["tell"]
    await barrier(club, fresh)
    assert (None, 1) == (fresh.you["seat"], fresh.you["waits"])
    assert set() == seen_cards(fresh)
    assert ("person", True, "simple") == tuple(
        fresh.table["seats"][1][key] for key in ("kind", "waits", "bot")
    )
    assert [] == fresh.legal
    assert "table-not-seated" == (await fresh.ask("act", action="play SA"))["why"]["key"]


async def test_a_host_who_sends_somebody_away_does_not_get_their_cards(still_club: MemoryClub) -> None:
    club = still_club
    (ada, berit), table = await company(club, 2)
    hidden = set(hand_of(berit))
    assert "done" == (await ada.ask("kick", seat=1))["tell"]
    assert "refused" == (await ada.ask("sit", seat=1))["tell"]
    await gone(ada, ada, 0)
    await ada.ask("sit", seat=1)
    fresh = await Person(club).named("Frida").visit(table)
    await fresh.ask("sit", seat=0)
    for visit in (ada, fresh):
        await barrier(club, visit)
        assert None is visit.you["seat"]
        assert not seen_cards(visit) & hidden
        assert "refused" == (await visit.ask("ask_seat"))["tell"]


async def test_who_waits_has_the_seat_from_the_next_deal_on_under_their_own_name(club: MemoryClub) -> None:
    (ada, berit), table = await company(club, 2)
    await gone(berit, ada, 1)
    fresh = await Person(club).named("Frida").visit(table)
    await fresh.ask("sit", seat=1)
    await to_the_end_of_the_deal([ada])
    await fresh.until_so(lambda: fresh.you["seat"] == 1 and fresh.table["seats"][1]["bot"] == "")
    assert "waits" not in fresh.table["seats"][1]
    assert set() == seen_cards(fresh)
    assert "done" == (await ada.ask("next_deal"))["tell"]
    await dealt([ada, fresh])
    assert 13 == len(hand_of(fresh))
    said = [event for one in ada.heard for event in one.get("events", [])]
    assert ["event-table-renamed", 1, {"name": "Frida", "seat": "E"}] in said
    assert not ada.deals[0].get("assisted")


async def test_with_everybodys_agreement_the_cards_are_taken_over_and_the_deal_is_marked(
    club: MemoryClub,
) -> None:
    (ada, berit, carlo), table = await company(club, 3)
    await gone(berit, ada, 1)
    fresh = await Person(club).named("Frida").visit(table)
    await fresh.ask("sit", seat=1)
    await fresh.until_so(lambda: bool(fresh.you.get("may_ask")))
    assert "done" == (await fresh.ask("ask_seat"))["tell"]
    for visit in (ada, carlo):
        while "agree_seat" not in visit.may:
            await visit.hear()
    assert "done" == (await ada.ask("agree_seat"))["tell"]
    await barrier(club, fresh)
    assert set() == seen_cards(fresh)
    assert "done" == (await carlo.ask("agree_seat"))["tell"]
    await fresh.until_so(lambda: fresh.you["seat"] == 1)
    assert hand_of(fresh)
    await fresh.until_so(lambda: "return" not in fresh.may)
    await to_the_end_of_the_deal([ada, carlo, fresh])
    assert (True, [1]) == (ada.deals[0]["assisted"], ada.deals[0]["taken_over"])
    path = f"/api/tables/{table}/matches/{ada.match}"
    record = record_from_bytes(club.clients[0].get(f"{path}/record").content)
    assert (True, ("E",)) == (record.deals[0].assisted, record.deals[0].taken_over)
    assert [1] == club.clients[0].get(f"{path}/deals/1").json()["taken_over"]


async def test_one_refusal_is_enough_and_nobody_is_asked_twice_in_a_deal(club: MemoryClub) -> None:
    (ada, berit, carlo), table = await company(club, 3)
    await gone(berit, ada, 1)
    fresh = await Person(club).named("Frida").visit(table)
    await fresh.ask("sit", seat=1)
    await fresh.ask("ask_seat")
    await carlo.until_so(lambda: "refuse_seat" in carlo.may)
    await carlo.ask("refuse_seat")
    await ada.until_so(lambda: "agree_seat" not in ada.may)
    assert "no-seat-asked" == (await ada.ask("agree_seat"))["why"]["key"]
    await barrier(club, fresh)
    assert set() == seen_cards(fresh)
    other = await Person(club).named("Gil").visit(table)
    await fresh.ask("stand_up")
    await other.ask("sit", seat=1)
    for visit in (fresh, other):
        assert "refused" == (await visit.ask("ask_seat"))["tell"]


async def test_who_has_seen_another_hand_of_the_deal_may_not_even_ask(club: MemoryClub) -> None:
    (ada, berit, carlo), _ = await company(club, 3)
    await gone(berit, ada, 1)
    await gone(carlo, ada, 2)
    assert "done" == (await carlo.ask("sit", seat=1))["tell"]
    assert "seat-other-hand-seen" == (await carlo.ask("ask_seat"))["why"]["key"]
    assert "may_ask" not in carlo.you


async def test_with_nobody_else_at_the_table_nobody_can_agree(still_club: MemoryClub) -> None:
    club = still_club
    ada = Person(club).named("Ada")
    table = ada.open("whist", with_bots=True)
    visit = await ada.visit(table)
    while not hand_of(visit):
        await visit.move() or await visit.hear()
    await gone(visit, visit, 0)
    fresh = await Person(club).named("Frida").visit(table)
    await fresh.ask("sit", seat=0)
    assert "seat-nobody-to-ask" == (await fresh.ask("ask_seat"))["why"]["key"]
    assert set() == seen_cards(fresh)


async def test_a_question_is_void_when_somebody_else_sits_down_or_stands_up(club: MemoryClub) -> None:
    (ada, berit, carlo, dora), table = await company(club, 4)
    await gone(berit, ada, 1)
    await gone(dora, ada, 3)
    fresh = await Person(club).named("Frida").visit(table)
    await fresh.ask("sit", seat=1)
    await fresh.ask("ask_seat")
    await ada.until_so(lambda: "agree_seat" in ada.may)
    await ada.ask("agree_seat")
    assert "done" == (await dora.ask("sit", seat=3))["tell"]
    await carlo.until_so(lambda: "event-table-seat-void" in str(carlo.heard))
    assert "agree_seat" not in carlo.may
    await barrier(club, fresh)
    assert set() == seen_cards(fresh)


async def test_what_was_seen_is_known_after_a_restart_in_mid_deal(tmp_path: Path) -> None:
    async with MemoryClub(tmp_path) as club:
        (ada, berit, carlo), table = await company(club)
        await gone(berit, ada, 1)
        await gone(carlo, ada, 2)
        fresh = await Person(club).named("Frida").visit(table)
        await fresh.ask("sit", seat=1)
        cookies = [next(iter(one.cookies.values())) for one in club.clients]
    async with MemoryClub(tmp_path) as club:
        visits = []
        for cookie in cookies:
            person = Person(club)
            person.http.cookies.set(f"whist-{club.port}", cookie)
            visits.append(await person.visit(table))
        _, berit, carlo, fresh = visits
        assert [0, None, None, None] == [visit.you["seat"] for visit in visits]
        assert (1, 2) == (fresh.you["waits"], carlo.you["left"])
        await carlo.ask("sit", seat=2)
        await carlo.until_so(lambda: carlo.you["seat"] == 2)
        for visit in (berit, fresh):
            await barrier(club, visit)
            assert set() == seen_cards(visit)


async def test_a_bots_place_is_taken_from_the_next_deal_on_and_no_hand_is_shown_before(
    club: MemoryClub,
) -> None:
    (ada, berit), table = await company(club, 2)
    fresh = await Person(club).named("Frida").visit(table)
    assert [None, None, True, True] == [seat.get("offered") for seat in fresh.table["seats"]]
    assert "done" == (await fresh.ask("sit", seat=2))["tell"]
    await fresh.until_so(lambda: fresh.you.get("waits") == 2)
    assert not fresh.you.get("may_ask")
    assert "refused" == (await fresh.ask("ask_seat"))["tell"]
    await to_the_end_of_the_deal([ada, berit])
    await fresh.until_so(lambda: fresh.you["seat"] == 2 and fresh.table["seats"][2]["bot"] == "")
    assert set() == seen_cards(fresh)
    await ada.ask("next_deal")
    await dealt([ada, berit, fresh])
    assert 13 == len(hand_of(fresh))
    said = [event for one in ada.heard for event in one.get("events", [])]
    assert ["event-table-sat-down", 2, {"name": "Frida", "seat": "S"}] in said
    await to_the_end_of_the_deal([ada, berit, fresh])


async def test_a_bots_place_taken_between_deals_is_ones_own_at_once_and_may_be_left_again(
    club: MemoryClub,
) -> None:
    (ada, berit), table = await company(club, 2)
    await play([ada, berit], 1)
    fresh = await Person(club).named("Frida").visit(table)
    await fresh.ask("sit", seat=3)
    await fresh.until_so(lambda: fresh.you["seat"] == 3)
    await gone(fresh, ada, 3)
    await ada.ask("next_deal")
    await dealt([ada, berit])
    assert ada.table["seats"][3]["bot"]


@pytest.mark.parametrize("settings", [{"seed": "club 1"}, {"spectators": False}])
async def test_no_bots_place_is_offered_where_nobody_looks_on_or_the_cards_were_chosen(
    club: MemoryClub, settings: dict[str, object]
) -> None:
    visits = await table_of(club, "whist", 1, **settings)
    assert 4 * [None] == [seat.get("offered") for seat in visits[0].table["seats"]]
    other = Person(club).named("Frida")
    if settings.get("spectators", True):
        fresh = await other.visit(str(visits[0].table["id"]))
        assert "refused" == (await fresh.ask("sit", seat=2))["tell"]


async def test_between_deals_seats_are_taken_at_once(club: MemoryClub) -> None:
    (ada, berit), table = await company(club, 2)
    await play([ada, berit], 1)
    await gone(berit, ada, 1)
    fresh = await Person(club).named("Frida").visit(table)
    await fresh.ask("sit", seat=1)
    await fresh.until_so(lambda: fresh.you["seat"] == 1)


async def test_who_waits_and_comes_back_still_waits_also_where_nobody_may_watch(club: MemoryClub) -> None:
    visits = await table_of(club, "whist", 2, spectators=False)
    await dealt(visits)
    ada, berit = visits
    table = str(ada.table["id"])
    await gone(berit, ada, 1)
    fresh = await Person(club).named("Frida").visit(table)
    number = len(club.clients) - 1
    await fresh.ask("sit", seat=1)
    await fresh.close()
    back = await again(club, number, table)
    assert (None, 1) == (back.you["seat"], back.you["waits"])
    tab = await again(club, number, table)
    assert "done" == (await tab.ask("stand_up"))["tell"]
    await back.until_so(lambda: "waits" not in back.you)


async def test_a_new_name_of_who_waits_is_not_given_to_the_hand_of_somebody_else(club: MemoryClub) -> None:
    (ada, berit), table = await company(club, 2)
    await gone(berit, ada, 1)
    gil = Person(club).named("Frida")
    fresh = await gil.visit(table)
    await fresh.ask("sit", seat=1)
    gil.named("Gil")
    await ada.until_so(lambda: ada.table["seats"][1]["name"] == "Gil")
    assert "event-table-renamed" not in str(ada.heard)


@pytest.mark.long
async def test_a_terminal_that_joins_in_mid_deal_has_the_seat_from_the_next_deal_on(
    listening_club: Club, tmp_path: Path
) -> None:
    club = listening_club
    (ada, berit), table = await company(club, 2)
    await gone(berit, ada, 1)
    gil = Guest(f"{club.url}/t/{table}", "Gil", {"WHIST_DATA": str(tmp_path / "gil")})
    try:
        await asyncio.to_thread(gil.come_in)
        assert (None, 1) == (gil.table.viewer, gil.table.waits)
        await to_the_end_of_the_deal([ada])
        while gil.table.viewer is None:
            await asyncio.to_thread(gil.receive_one, None)
        assert 1 == gil.table.viewer
    finally:
        await asyncio.to_thread(gil.close)


async def test_a_terminal_agrees_that_a_bots_cards_are_taken_over(
    listening_club: Club, tmp_path: Path
) -> None:
    club = listening_club
    (ada, berit), table = await company(club, 2)
    gil = Guest(f"{club.url}/t/{table}", "Gil", {"WHIST_DATA": str(tmp_path / "gil")})
    cookie = next(iter(club.clients[1].cookies.values()))
    gil.connection = Connection(gil.link, f"whist-{club.port}={cookie}")
    await gone(ada, berit, 0)
    fresh = await Person(club).named("Frida").visit(table)
    await fresh.ask("sit", seat=0)
    try:
        await asyncio.to_thread(gil.come_in)
        assert 1 == gil.table.viewer
        await fresh.ask("ask_seat")
        while "agree_seat" not in gil.table.may:
            await asyncio.to_thread(gil.receive_one, None)
        answer = await asyncio.to_thread(lambda: gil.send(AgreeSeat, of=()))
        assert isinstance(answer, Done)
        await fresh.until_so(lambda: fresh.you["seat"] == 0)
    finally:
        await asyncio.to_thread(gil.close)
