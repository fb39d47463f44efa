"""The secrets of the days: nobody knows them before, everybody can check them afterwards, whatever the clock does."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.web.clubs import Club, Person
from tests.web.dailies import (
    NOON,
    PRESET,
    TODAY,
    at,
    begin,
    club_at,
    daily,
    day_of,
    dealt,
    hand_of,
    known,
    play_out,
    standing,
)
from tests.web.visits import PATIENCE_S, play
from whistclub.cli import main
from whistclub.club.daily import DAY_MS, OPEN_AFTER_MS, daily_seed, sealed_day
from whistclub.club.local_table import fresh_bytes
from whistclub.club.store.logs.sql_log import open_file
from whistclub.club.store.people.sql_daily import Days


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with club_at(tmp_path, NOON) as club:
        # The days ahead are made before a test moves the clock.
        await club.settled()
        yield club


async def test_the_date_tells_nobody_the_cards(club: Club) -> None:
    ada = Person(club)
    date = ada.call("GET", "/api/daily")["date"]
    hand = await hand_of(await ada.visit(ada.open(PRESET, daily=True)))
    for text in (date, f"daily {date}", f"{PRESET}/{date}", f"{PRESET} {date}"):
        assert hand != set(dealt(text)[: len(hand)]), text


async def test_the_seed_of_a_running_day_deals_nowhere_else(club: Club) -> None:
    ada = known(club, "Ada")
    visit = await play_out(ada)
    path = f"/api/tables/{visit.table['id']}/matches/{visit.match}/deals/1"
    seed = ada.call("GET", path)["seed"]
    body = {"settings": {"preset": PRESET, "bot": "simple", "seed": seed}, "with_bots": True}
    assert "daily-not-yet" == ada.call("POST", "/api/tables", body, 409)["why"]["key"]
    at(club, NOON + DAY_MS)
    daily(ada)
    ada.call("POST", "/api/tables", body, 201)


async def test_what_the_api_tells_of_days_to_come_opens_none_of_them(club: Club) -> None:
    ada = known(club, "Ada")
    visit = await play_out(ada)
    path = f"/api/tables/{visit.table['id']}/matches/{visit.match}"
    told = [json.dumps(daily(ada)), json.dumps(standing(ada)), *visit.raw]
    told += [ada.http.get(f"{path}/{what}").text for what in ("record", "deals/1")]
    days = {day.date: day for day in club.hub.days.since(TODAY)}
    assert 8 == len(days) == len(daily(ada)["days"])
    assert not any(day.secret in text for day in days.values() for text in told)
    seed = ada.call("GET", f"{path}/deals/1")["seed"]
    assert days[TODAY].seed(PRESET) == seed
    for day in days.values():
        others = {day.seed(preset) for preset in day.presets} - {seed}
        assert not any(other in text for other in others for text in told)


async def test_when_the_day_is_over_everybody_can_compute_its_cards(club: Club) -> None:
    ada = known(club, "Ada")
    before = day_of(ada)
    assert before["secret"] is None
    visit = await play_out(ada)
    at(club, NOON + DAY_MS // 2 + OPEN_AFTER_MS - 1000)
    assert day_of(ada)["secret"] is None
    at(club, NOON + DAY_MS // 2 + OPEN_AFTER_MS)
    after = day_of(ada)
    assert before["sealed"] == sealed_day(TODAY, after["presets"], after["secret"]) == after["sealed"]
    seed = daily_seed(TODAY, PRESET, after["secret"])
    path = f"/api/tables/{visit.table['id']}/matches/{visit.match}/deals/1"
    replay = Person(club).call("GET", path)
    assert seed == replay["seed"]
    assert " ".join(dealt(seed)) == replay["deal"].partition(" / ")[0]


async def test_the_command_verifies_a_day_from_what_the_club_told_before_and_after(
    club: Club,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("WHIST_LANG", "en")

    def verified(*words: str) -> tuple[int, str]:
        return main(["verify", *words]), capsys.readouterr().out

    ada, before, after, record = (
        known(club, "Ada"),
        *(tmp_path / name for name in ("a.json", "b.json", "r.json")),
    )
    before.write_text(json.dumps(daily(ada)))
    visit = await play_out(ada, "hermits")
    at(club, NOON + DAY_MS)
    after.write_text(json.dumps(daily(ada)))
    record.write_text(ada.http.get(f"/api/tables/{visit.table['id']}/matches/{visit.match}/record").text)
    told = ("--daily", str(after), "--daily", str(before))
    code, said = verified(str(record), *told)
    assert (0, True) == (code, f"the deal of the day of {TODAY}" in said), said
    before.write_text(before.read_text().replace(day_sealed(after), "00" * 32))
    assert "under two different seals" in verified(str(record), *told)[1]
    forged = json.loads(record.read_text())
    cards = forged["deals"][0]["deal"]
    first, second, *rest = cards.split(" ")
    forged["deals"] = [{**forged["deals"][0], "deal": " ".join([second, first, *rest]), "acts": []}]
    record.write_text(json.dumps({**forged, "ended": "running"}))
    code, said = verified(str(record), "--daily", str(after))
    assert (1, True) == (code, "the cards do not come from the seed" in said), said
    assert "belong to no day" in verified(str(record), "--daily", str(no_days(tmp_path)))[1]


def day_sealed(told: Path) -> str:
    days = json.loads(told.read_text())["days"]
    return next(str(day["sealed"]) for day in days if day["date"] == TODAY)


def no_days(folder: Path) -> Path:
    (folder / "none.json").write_text('{"days": []}')
    return folder / "none.json"


async def test_who_began_before_midnight_ends_it_in_the_hour_after_and_no_later(club: Club) -> None:
    ada, bo = known(club, "Ada"), known(club, "Bo")
    late = NOON + DAY_MS // 2 - 1000
    at(club, late)
    first, second = await ada.visit(begin(ada)["id"]), await bo.visit(begin(bo)["id"])
    at(club, late + OPEN_AFTER_MS - 5000)
    assert "2026-11-19" == daily(ada)["date"]
    await play([first], 99)
    at(club, late + OPEN_AFTER_MS + 5000)
    daily(ada)
    await play([second], 99)
    rows = {row["name"]: row for row in standing(ada)["rows"]}
    assert 1 == rows["Ada"]["place"]
    assert (0, "daily-late") == (rows["Bo"]["place"], rows["Bo"]["why"]["key"])


async def test_a_clock_set_back_shuts_no_day_again(club: Club) -> None:
    ada, bo = known(club, "Ada"), known(club, "Bo")
    visit = await ada.visit(begin(ada)["id"])
    at(club, NOON + DAY_MS)
    secret = day_of(ada)["secret"]
    at(club, NOON)
    assert secret == day_of(ada)["secret"] is not None
    await play([visit], 99)
    assert "daily-late" == standing(ada)["rows"][0]["why"]["key"]
    assert "daily-opened" == daily(bo)["unranked"][PRESET]["key"]
    assert "daily-opened" == begin(bo, status=409)["why"]["key"]


def test_a_club_started_anew_in_the_night_has_the_secrets_it_committed_to(tmp_path: Path) -> None:
    with club_at(tmp_path, NOON) as club:
        before = daily(Person(club))["days"]
    with club_at(tmp_path, NOON + DAY_MS // 2 + OPEN_AFTER_MS // 2) as club:
        after = {day["date"]: day for day in daily(Person(club))["days"]}
    assert [day["sealed"] for day in before] == [after[day["date"]]["sealed"] for day in before]
    assert not after["2026-11-18"]["secret"]


async def test_a_day_has_one_secret_whoever_of_several_makes_it_first(tmp_path: Path) -> None:
    stores = [open_file(tmp_path / "club.sqlite") for _ in range(3)]
    days = [Days(store) for store in stores]
    made = (asyncio.to_thread(each.keep_ahead, NOON, fresh_bytes) for each in days)
    await asyncio.wait_for(asyncio.gather(*made), PATIENCE_S)
    assert 1 == len({tuple(day.secret for day in each.since(TODAY)) for each in days})
    assert 8 == len({day.secret for day in days[0].since(TODAY)})
    for store in stores:
        store.close()


def test_no_secret_is_in_a_repr(tmp_path: Path) -> None:
    store = open_file(tmp_path / "club.sqlite")
    Days(store).keep_ahead(NOON, fresh_bytes)
    for day in Days(store).since(TODAY):
        assert day.secret not in repr(day)
    store.close()
