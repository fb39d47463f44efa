"""People at tables of a running club."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.midnight import well_before_midnight
from tests.waiting import at, barrier
from tests.web.clubs import MANY, Club, Person
from tests.web.memory import MemoryClub
from tests.web.visits import Visit, hear_any, play
from whistclub.club.table.seals import WAIT_MS
from whistclub.club.verify import verify
from whistclub.games.registry import PRESETS
from whistclub.rules.record import record_from_bytes


async def table_of(club: Club, preset: str, people: int, **settings: Any) -> list[Visit]:
    """People at one table whose match has begun: the first is its host; bots have the other seats."""
    host = Person(club).named("Ada")
    table = host.open(preset, settings=settings)
    visits = [await host.visit(table)]
    for number, name in enumerate(("Berit", "Carlo", "Dora")[: people - 1], 1):
        guest = Person(club).named(name)
        visits.append(await guest.visit(table))
        assert "done" == (await visits[-1].ask("sit", seat=number))["tell"]
    assert "done" == (await visits[0].ask("start"))["tell"]
    for visit in visits:
        await at(visit, partial(_has_begun, visit))
    return visits


def _has_begun(visit: Visit) -> bool:
    return bool(visit.match)


async def dealt(visits: list[Visit]) -> None:
    """Everybody opens their part, and cards are dealt."""
    while waiting := [visit for visit in visits if not (visit.own.get("view") or {}).get("hand")]:
        if not any([await visit.move() for visit in waiting]):
            await hear_any(waiting)
    for visit in visits:
        await visit.level()


@pytest.mark.parametrize("preset", sorted(PRESETS))
async def test_a_guest_is_dealt_cards_at_once_and_plays_a_deal_of_every_preset(
    club: MemoryClub, preset: str
) -> None:
    ada = Person(club)
    visit = await ada.visit(ada.open(preset, with_bots=True))
    await play([visit], 1)
    assert 1 == len(visit.deals)


async def test_four_people_lay_bid_cards_at_the_same_moment_and_nobody_is_stale(club: MemoryClub) -> None:
    visits = await table_of(club, "minnesota", 4)
    await dealt(visits)
    assert ["laying"] * 4 == [visit.view["phase"] for visit in visits if visit.view]
    names = [await visit.send("act", action=visit.legal[0], saw=visit.seq) for visit in visits]
    answers = [await visit.answer(name) for visit, name in zip(visits, names, strict=True)]
    assert ["done"] * 4 == [answer["tell"] for answer in answers]
    await barrier(club, *visits)
    assert 1 == len({json.dumps(visit.view, sort_keys=True) for visit in visits})
    assert "laying" != (visits[0].view or {})["phase"]


async def test_who_comes_back_is_told_what_was_missed_and_draws_the_same_table(club: MemoryClub) -> None:
    visits = await table_of(club, "whist", 2)
    await dealt(visits)
    ada, berit = visits
    person = Person(club)
    person.http.cookies = club.clients[0].cookies
    await ada.close()
    while not berit.legal:
        await berit.hear()
    await berit.ask("act", action=berit.legal[0])
    again = await connect_again(person, ada)
    assert "table" == again.heard[0]["tell"]
    fresh = await person.visit(berit.table["id"])
    await barrier(club, again, fresh)
    assert fresh.seq == again.seq
    assert (fresh.view, fresh.own) == (again.view, again.own)


async def connect_again(person: Person, was: Visit) -> Visit:
    """The same client on a new connection, with all it had."""
    again = await person.visit_raw(was.table["id"])
    again.match, again.seq, again.view, again.own = was.match, was.seq, was.view, dict(was.own)
    again.you, again.seal, again.deals = was.you, was.seal, was.deals
    await again.send("hello", match=was.match, since=was.seq, seat=was.you["seat"])
    await again.until("welcome", "table", "bye")
    return again


async def test_a_command_sent_again_is_done_once_also_over_a_new_connection(club: MemoryClub) -> None:
    ada = Person(club)
    table = ada.open("whist", with_bots=True)
    visit = await ada.visit(table)
    while not visit.legal:
        if not await visit.move():
            await visit.hear()
    act = {"id": "only-once", "saw": visit.seq, "action": visit.legal[0]}
    first = await visit.ask("act", **act)
    again = await visit.ask("act", **act)
    other = await ada.visit(table)
    third = await other.ask("act", **act)
    assert "done" == first["tell"]
    assert first == again == third


async def test_a_stale_click_is_answered_so_and_changes_nothing(club: MemoryClub) -> None:
    ada = Person(club)
    visit = await ada.visit(ada.open("whist", with_bots=True))
    tab = await ada.visit(visit.table["id"])
    while not visit.legal:
        if not await visit.move():
            await visit.hear()
    saw, legal = visit.seq, list(visit.legal)
    await visit.ask("act", action=legal[0])
    stale = await tab.ask("act", action=legal[-1], saw=saw)
    assert "stale" == stale["tell"]
    refused = await tab.ask("act", action="play ZZ", saw=stale["seq"])
    assert {"refused", "stale"} >= {refused["tell"]}


async def test_a_bot_plays_on_for_who_is_gone_and_hands_the_seat_back(club: MemoryClub) -> None:
    visits = await table_of(club, "whist", 2)
    await dealt(visits)
    ada, berit = visits
    person = Person(club)
    person.http.cookies = club.clients[1].cookies
    await berit.close()
    await club.pass_time(2 * MANY.away_s)
    while not any("event-table-stood-in" == event[0] for one in ada.heard for event in one.get("events", [])):
        await ada.move() or await ada.hear()
    await ada.until_so(lambda: "simple" == ada.table["seats"][1]["bot"])
    back = await person.visit(ada.table["id"])
    assert 1 == back.you["seat"]
    await back.until_so(lambda: "" == back.table["seats"][1]["bot"] and "return" not in back.may)
    await barrier(club, ada, back)
    events = [event for one in ada.heard for event in one.get("events", [])]
    cards = sum(seat == 1 for kind, seat, _ in events if kind in {"event-led", "event-played"})
    told = [facts for kind, seat, facts in events if (kind, seat) == ("event-table-returned", 1)]
    assert [{"seat": "E", "cards": cards, "others": 0}] == told
    assert 0 < cards


async def test_the_clock_lets_a_bot_play_on_for_who_thinks_too_long(club: MemoryClub) -> None:
    visits = await table_of(club, "whist", 2, clock_s=1)
    await dealt(visits)
    ada = visits[0]
    await club.pass_time(2)
    while not any("event-table-stood-in" == event[0] for one in ada.heard for event in one.get("events", [])):
        await ada.hear()
    await barrier(club, *visits)
    waiting = next(visit for visit in visits if "return" in visit.may)
    assert "done" == (await waiting.ask("return"))["tell"]


async def test_a_part_that_never_comes_counts_as_zeros_and_is_said(club: MemoryClub) -> None:
    visits = await table_of(club, "whist", 2)
    ada = visits[0]
    while ada.view is None:
        await barrier(club, ada)
        if not await ada.move():
            await club.pass_time(WAIT_MS / 1000)
    said = [event for one in ada.heard for event in one.get("events", [])]
    assert ["event-table-part-missing", 1, {"seat": "E"}] in said


async def test_the_host_kicks_swaps_and_starts_a_rematch(club: MemoryClub) -> None:
    host = Person(club).named("Ada")
    table = host.open("whist")
    ada = await host.visit(table)
    guest = Person(club).named("Berit")
    berit = await guest.visit(table)
    assert "table-host-only" == (await berit.ask("start"))["why"]["key"]
    await berit.ask("sit", seat=1)
    await ada.ask("swap", seat=1, other=2)
    await berit.level()
    assert 2 == berit.you["seat"]
    assert "table-seat-taken" == (await berit.ask("sit", seat=0))["why"]["key"]
    await ada.ask("kick", seat=2)
    assert "table-kicked" == (await berit.until("bye"))["why"]["key"]
    back = await guest.visit(table)
    assert "bye" == back.heard[0]["tell"]
    await ada.ask("start")
    assert "done" == (await ada.ask("stop"))["tell"]
    await ada.until_so(lambda: "over" == ada.table["phase"])
    first = ada.match
    assert "done" == (await ada.ask("start"))["tell"]
    await ada.level()
    assert first != ada.match
    assert "playing" == ada.table["phase"]


async def test_undo_between_people_asks_them_and_only_the_host_stops(club: MemoryClub) -> None:
    visits = await table_of(club, "whist", 4)
    await dealt(visits)
    leader = next(visit for visit in visits if visit.legal)
    await leader.ask("act", action=leader.legal[0])
    assert "done" == (await leader.ask("undo"))["tell"]
    await barrier(club, *visits)
    for other in (visit for visit in visits if visit is not leader):
        assert "done" == (await other.ask("agree_undo"))["tell"]
    await barrier(club, leader)
    assert [] == (leader.view or {})["trick"]
    assert "stop" not in visits[1].may
    assert "table-not-allowed" == (await visits[1].ask("stop"))["why"]["key"]


async def test_phrases_are_said_by_people_at_the_table_only(club: MemoryClub) -> None:
    visits = await table_of(club, "whist", 2)
    await visits[0].ask("talk", phrase="hello")
    said = await visits[1].until("said")
    assert {"tell": "said", "seat": 0, "phrase": "hello"} == said
    watcher = await Person(club).visit(visits[0].table["id"])
    assert "refused" == (await watcher.ask("talk", phrase="hello"))["tell"]
    assert "phrase-unknown" == (await visits[0].ask("talk", phrase="I hold the HK"))["why"]["key"]


async def test_who_has_the_link_may_watch_and_has_no_seat(club: MemoryClub) -> None:
    visit = await Person(club).visit(Person(club).open("whist"))
    assert (None, ["free"] * 3) == (visit.you["seat"], [one["kind"] for one in visit.table["seats"][1:]])
    assert "nobody-known" == (await visit.ask("sit", seat=1))["why"]["key"]


async def test_a_finished_deal_is_told_again_with_all_hands_and_a_running_one_is_not(
    club: MemoryClub,
) -> None:
    ada = Person(club)
    visit = await ada.visit(ada.open("minnesota", with_bots=True))
    path = f"/api/tables/{visit.table['id']}/matches/{visit.match}"
    ada.call("GET", f"{path}/deals/1", status=404)
    ada.call("GET", f"{path}/record", status=404)
    await play([visit], 1)
    replay = ada.call("GET", f"{path}/deals/1")
    sent = ada.http.get(f"{path}/deals/1", headers={"Accept-Encoding": "gzip"})
    assert "gzip" == sent.headers["content-encoding"]
    assert "accept-encoding" in sent.headers["vary"].lower()
    assert int(sent.headers["content-length"]) * 4 < len(sent.content)
    plain = ada.http.get(f"{path}/deals/1", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == sent.content
    assert [13] * 4 == [len(hand.split()) for hand in replay["steps"][0]["hands"]]
    assert [0] * 4 == [len(hand.split()) for hand in replay["steps"][-1]["hands"]]
    assert replay["proof"]["sealed"] == visit.deals[0]["proof"]["sealed"]
    record = ada.http.get(f"{path}/record").content
    assert verify(record_from_bytes(record)).is_fair


async def test_a_seed_is_shown_to_nobody_before_the_match_is_over(club: MemoryClub) -> None:
    ada = Person(club)
    options = {"target": "50"}
    settings = {"seed": "tulip", "options": options}
    visit = await ada.visit(ada.open("whist", with_bots=True, settings=settings))
    watcher = await Person(club).visit(visit.table["id"])
    await play([visit], 1)
    await barrier(club, watcher)
    path = f"/api/tables/{visit.table['id']}/matches/{visit.match}"
    seen = [*watcher.raw, ada.http.get(f"{path}/deals/1").text, ada.http.get(f"{path}/record").text]
    assert not any("tulip" in text for text in seen)
    await visit.ask("stop")
    assert "tulip" == ada.call("GET", f"{path}/deals/1")["seed"]


async def test_the_deal_of_the_day_is_the_same_for_everybody_and_begun_once(club: MemoryClub) -> None:
    well_before_midnight()
    hands = []
    for _ in range(2):
        ada = Person(club)
        table = ada.open("hermits", daily=True, unranked=True)
        assert table == ada.open("hermits", daily=True)
        assert {"hermits": table} == ada.call("GET", "/api/daily")["tables"]
        visit = await ada.visit(table)
        while not visit.own.get("view", {}).get("hand"):
            await visit.hear()
        hands.append(visit.own["view"]["hand"])
    assert hands[0] == hands[1]


def counted(club: Club, person: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = club.clients[person].get("/api/statistics").json()["games"]
    return found


async def test_what_a_persons_matches_come_to_is_counted_with_several_people_too(club: MemoryClub) -> None:
    visits = await table_of(club, "whist", 2)
    await dealt(visits)
    await play(visits, 1)
    await visits[0].ask("stop")
    for person in range(2):
        games = counted(club, person)
        assert [("whist", 1)] == [(one["game"], one["unassisted"]["matches"]) for one in games]


async def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    async with MemoryClub(tmp_path) as club:
        ada = Person(club).named("Ada")
        table = ada.open("gongor", with_bots=True)
        cookie = dict(ada.http.cookies)
        visit = await ada.visit(table)
        await play([visit], 1)
    async with MemoryClub(tmp_path) as club:
        again = Person(club)
        again.http.cookies.set(f"whist-{club.port}", next(iter(cookie.values())))
        visit = await again.visit(table)
        assert 1 == len(visit.deals)
        assert "Ada" == again.call("GET", "/api/me")["name"]
        assert [table] == [one["id"] for one in again.call("GET", "/api/tables")["mine"]]
