"""May this person know this now: every way out of a club, in every state of an evening where all tables hold the same
cards, and of tables.
"""

import asyncio
import re
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.web.clubs import Club, Person
from tests.web.dailies import NOON, begin, club_at, known, play_out
from tests.web.evenings import CARDS, ONLINE, Phone, joined, opened, organised, phone
from tests.web.memory import MemoryClub
from tests.web.test_evenings_online import EIGHT, at_tables, finish, hand_of
from tests.web.visits import Visit, play
from tests.web.ways_out import (
    SILENT,
    TELLING,
    TOLD,
    bodies,
    evening_told,
    routes,
    secrets_of,
    table_told,
    told_messages,
)
from whistclub.club.evening.entries import TablePlayed, entry_from_text
from whistclub.club.log.texts import to_text
from whistclub.club.store.logs.sql_evenings import EVENING_ENTRIES
from whistclub.club.store.logs.sql_log import open_file
from whistclub.evenings.results import DealScore
from whistclub.web.http.people import own_games
from whistclub.web.http.people.keys import load_keys
from whistclub.web.live.tables import hosted_table

COMPASS = {**ONLINE, "format": "compass", "tables": 2, "rounds": 2, "deals": 2}
ASKING = "NE"
"""The seats of each table whose people ask for everything: one of each side, and at the second table one who may run
the evening too."""


@pytest.fixture
def club(own_club: MemoryClub) -> MemoryClub:
    """One for each test, which asks by every way there is."""
    return own_club


@pytest.fixture(autouse=True)
def _next_deals_at_once_and_downloads_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosted_table, "_NEXT_DEAL_MS", 100)
    monkeypatch.setattr(own_games, "_DOWNLOADS", 10_000)


class Hall:
    """A compass of two tables on line: its organiser, who does not play, and the four at each table, of whom E at the
    second may run it too.
    """

    def __init__(self, club: Club, clara: Person, code: str, run: Phone, phones: list[Phone]) -> None:
        self.club, self.clara, self.code, self.run, self.phones = club, clara, code, run, phones
        self.rooms: dict[int, str] = {}
        self.visits: dict[tuple[int, str], Visit] = {}

    @property
    def people(self) -> dict[str, Person]:
        """Everybody who might ask."""
        found = {"stranger": Person(self.club), "organiser": self.clara}
        seats = [place for place in self.visits if place[1] in ASKING]
        return found | {f"{table} {seat}": self.at(table, seat) for table, seat in seats}

    def at(self, table: int, seat: str) -> Person:
        return next(one for one in self.phones if self.place(one) == (table, seat)).person

    def place(self, one: Phone) -> tuple[int, str]:
        return one.guest["seat"]["table"], one.guest["seat"]["seat"]

    def match(self, table: int) -> str:
        return self.visits[table, "N"].match

    @property
    def matches(self) -> dict[str, str]:
        return {self.rooms[table]: self.match(table) for table in (1, 2)}

    def four(self, table: int) -> list[Visit]:
        return [self.visits[table, seat] for seat in "NESW"]

    async def begin(self, number: int) -> None:
        await self.run.does("begin_round", round=number)
        visits = await at_tables(self.phones)
        for one, visit in zip(self.phones, visits, strict=True):
            self.visits[self.place(one)] = visit
            self.rooms[self.place(one)[0]] = one.guest["table"]["room"]
            await hand_of(visit)

    async def told(self) -> dict[str, list[str]]:
        """All that is told to everybody now, by whom it is told to and by which way, but for what players see at their
        own table.
        """
        found = {}
        for name, person in self.people.items():
            texts = [text for _, text in bodies(person, self.matches, self.code, 2).values()]
            texts += (await evening_told(person, self.code)).values()
            for table, room in self.rooms.items():
                if not name.startswith(f"{table} "):
                    texts += await table_told(person, room)
            found[name] = texts
        return found


async def hall_of(club: Club) -> Hall:
    clara, code, run = await organised(club, **COMPASS)
    hall = Hall(club, clara, code, run, await joined(club, code, *EIGHT))
    await hall.begin(1)
    return hall


async def hall_with_a_playing_organiser(club: Club) -> Hall:
    hall = await hall_of(club)
    both = next(one for one in hall.phones if hall.place(one) == (2, "E"))
    await hall.run.does("add_organiser", guest=both.guest["guest"])
    return hall


def test_every_route_and_every_message_says_what_it_asks_before_it_tells_anything(club: Club) -> None:
    assert SILENT | TELLING == routes(Person(club))
    assert TOLD == told_messages()


async def test_nobody_is_told_cards_by_any_way_that_another_table_is_still_to_play(club: Club) -> None:
    hall = await hall_with_a_playing_organiser(club)
    await leaks_nothing(hall)
    await play(hall.four(1), 1)
    await leaks_nothing(hall)
    await finish(hall.four(1))
    await hall.run.until_so(lambda: hall.run.run["rounds"][0]["tables"][0].get("over", False))
    await leaks_nothing(hall)
    await play(hall.four(2), 1)
    await leaks_nothing(hall)
    await finish(hall.four(2))
    await hall.run.until_so(lambda: hall.run.public["phase"] == "between")
    for person in hall.people.values():
        found = bodies(person, hall.matches, hall.code, 1)
        records = [status for path, (status, _) in found.items() if path.endswith(("record", "/deals/2"))]
        assert {200} == set(records)


async def leaks_nothing(hall: Hall) -> None:
    """No way out tells anybody a card of the round that is on, or opens what was played."""
    secrets = {
        one for match in hall.matches.values() for deal in secrets_of(hall.club, match) for one in deal
    }
    for name, texts in (await hall.told()).items():
        for text in texts:
            assert not [one for one in secrets if one in text], (name, text[:300])
    assert "null" == own_record(hall.at(1, "N"), hall.match(1))


def own_record(person: Person, match: str) -> str:
    """The record of a match in somebody's own data."""
    whole = person.call("GET", "/api/me/data")
    found = [game["record"] for game in whole["games"] if game["match"] == match]
    return "null" if not found or found[0] is None else "told"


async def test_nobody_else_is_told_what_came_of_a_deal_that_is_still_played(tmp_path: Path) -> None:
    """Two clubs alike but for the scores at the first table: people who do not sit there are told the same by every
    way.
    """
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()
    async with Club(one) as club:
        hall = await hall_with_a_playing_organiser(club)
        await finish(hall.four(1))
        await hall.run.until_so(lambda: hall.run.run["rounds"][0]["tables"][0].get("over", False))
    copied(one, other)
    answers = [await answers_of(folder, hall) for folder in (one, other)]
    assert answers[0].keys() == answers[1].keys()
    for name in answers[0]:
        assert (answers[0][name] == answers[1][name]) == name.startswith(("stranger", "organiser", "2 ")), (
            name
        )


def copied(one: Path, other: Path) -> None:
    """The other club is the same, but table 1 played its deals to another score."""
    for name in ("club.sqlite", "cookie.keys"):
        shutil.copy(one / name, other / name)
    log = open_file(other / "club.sqlite")
    wanted = sa.select(EVENING_ENTRIES.c.seq, EVENING_ENTRIES.c.entry)
    with log.writing() as connection:
        for seq, text in connection.execute(wanted).all():
            entry = entry_from_text(text)
            if isinstance(entry, TablePlayed):
                deals = tuple(DealScore((77, 78), (6, 7)) for _ in entry.result.deals)
                result = msgspec.structs.replace(entry.result, deals=deals)
                changed = to_text(msgspec.structs.replace(entry, result=result))
                own = EVENING_ENTRIES.c.seq == seq
                connection.execute(EVENING_ENTRIES.update().where(own).values(entry=changed))
    log.close()


async def answers_of(folder: Path, hall: Hall) -> dict[str, Any]:
    """Everything that the club of this folder tells of the evening, by person and way."""
    found: dict[str, Any] = {}
    keys = load_keys(folder / "cookie.keys")
    async with Club(folder, keys=keys, now=lambda: NOON) as club:
        people = {name: again(club, person) for name, person in hall.people.items()}
        run = await phone(people["organiser"], hall.code, "organiser")
        await run.until_so(lambda: all(one.get("room") for one in run.run["rounds"][0]["tables"]))
        for name, person in people.items():
            told = await evening_told(person, hall.code)
            ways = bodies(person, {}, hall.code, 1)
            ways.pop("/api/daily")  # Each club draws the secrets of its days itself.
            ways = {path: (status, port_free(club, text)) for path, (status, text) in ways.items()}
            found[name] = {role: port_free(club, text) for role, text in told.items()}, ways
    return found


def port_free(club: Club, text: str) -> str:
    """The text without what follows from the club's port: its links and their QR codes."""
    return re.sub(r'"squares": ?\[[^]]*\]', "", text).replace(str(club.port), "PORT")


def again(club: Club, person: Person) -> Person:
    """The same person at a club of another port."""
    found = Person(club)
    for value in person.http.cookies.values():
        found.http.cookies.set(f"whist-{club.port}", value)
    return found


async def test_a_round_that_was_taken_back_is_begun_again_with_other_cards(club: Club) -> None:
    hall = await hall_of(club)
    before = {one for deal in secrets_of(club, hall.match(1)) for one in deal}
    clara = await phone(hall.clara, hall.code, "organiser")
    await clara.does("undo", undone=clara.run["undo"]["seq"])
    for one in hall.phones:
        await one.until_so(lambda one=one: one.public["phase"] == "gathering")  # type: ignore[misc]
    await hall.begin(1)
    after = {one for deal in secrets_of(club, hall.match(1)) for one in deal}
    assert not before & after
    assert secrets_of(club, hall.match(1))[0][:5] == secrets_of(club, hall.match(2))[0][:5]


async def test_two_whose_tables_are_not_at_the_same_deal_do_not_change_places(club: Club) -> None:
    hall = await hall_of(club)
    one, other = (next(p for p in hall.phones if hall.place(p) == place) for place in ((1, "N"), (2, "S")))
    guests = {"guest": one.guest["guest"], "other": other.guest["guest"]}
    await play(hall.four(1), 1)
    await asyncio.sleep(0)
    clara = await phone(hall.clara, hall.code, "organiser")
    await clara.until_so(lambda: clara.run["rounds"][0]["tables"][0].get("heard_ms"))
    assert "evening-cards-seen" == await clara.refused("swap", **guests)


async def test_a_deal_of_the_day_that_is_tried_again_stays_closed_to_who_has_not_played_it(
    tmp_path: Path,
) -> None:
    async with club_at(tmp_path, NOON) as club:
        ada, bo = known(club, "Ada"), known(club, "Bo")
        visit = await play_out(ada, "gongor")
        path = f"/api/tables/{visit.table['id']}/matches/{visit.match}/deals/1/tries"
        table = ada.call("POST", path, {"acts": 0, "seat": 0}, 201)["id"]
        own = await ada.visit(table)
        assert own.you["seat"] is not None
        await own.ask("stand_up")
        sly = await bo.visit(table)
        assert "daily-not-yet" == sly.heard[-1]["why"]["key"]
        assert begin(bo, "gongor")["id"]


async def test_the_cards_of_the_deal_that_is_played_leave_an_ordinary_table_by_no_way(club: Club) -> None:
    people = [Person(club).named(name) for name in ("Ada", "Bo")]
    table = people[0].open("whist", settings={"options": {"target": "50"}})
    visits = [await one.visit(table) for one in people]
    await visits[1].ask("sit", seat=2)
    await visits[0].ask("put_bot", seat=1, bot="simple")
    await visits[0].ask("put_bot", seat=3, bot="simple")
    await visits[0].ask("start")
    await visits[1].until("welcome")
    await play(visits, 1)
    await visits[0].ask("next_deal")
    await asyncio.gather(*map(dealt, visits))
    dealt_now = secrets_of(club, visits[0].match)[1]
    for person in (*people, Person(club).named("Eve"), Person(club)):
        found = bodies(person, {table: visits[0].match})
        assert 200 == found[f"/api/tables/{table}/matches/{visits[0].match}/deals/1"][0]
        for text in [text for _, text in found.values()]:
            assert not [one for one in dealt_now if one in text]


async def dealt(visit: Visit) -> None:
    """Gives this visitor's part of the next deal until its cards are dealt."""
    while visit.view is None or not visit.own["view"]["hand"]:
        if not ({"commit", "open"} & set(visit.may) and await visit.move()):
            await visit.hear()


async def test_who_plays_is_not_told_the_deals_to_be_laid_out_before_the_evening_is_over(club: Club) -> None:
    clara = Person(club)
    code = opened(clara, format="compass", tables=2, deals=2)
    assert 200 == clara.http.get(f"/api/evenings/{code}/deals").status_code
    run = await phone(clara, code, "organiser")
    await run.does("join", name="Clara")
    found = clara.call("GET", f"/api/evenings/{code}/deals", status=409)
    assert "evening-deals-of-player" == found["why"]["key"]


async def test_the_hall_shows_a_deal_with_real_cards_when_no_table_is_still_to_play_it(club: Club) -> None:
    clara, code, run = await organised(club, **{**CARDS, "format": "compass", "deals": 2})
    await joined(club, code, *EIGHT)
    await run.does("begin_round", round=1)
    hall = await phone(clara, code, "hall")
    for table, shown in ((1, [0, 0]), (2, [1, 1])):
        await run.does("enter_deal", round=1, table=table, deal=1, figures={"tricks": [8, 5]})
        await hall.until_so(lambda: hall.evening["seq"] == run.evening["seq"])
        tables = hall.evening["hall"]["tables"]
        assert shown == [len(one.get("deals", [])) for one in tables]
    assert [1, 1] == [len(one["deals"]) for one in run.run["rounds"][0]["tables"]]
