"""Clubs with a clock of their own, and people who play the deals of the day there."""

from pathlib import Path
from typing import Any

from tests.web.clubs import Club, Person
from tests.web.memory import MemoryClub
from tests.web.visits import Visit, play
from whistclub.club.daily import DAY_MS
from whistclub.club.table.seeds import seed_bytes
from whistclub.games.registry import game_of_preset
from whistclub.rules.deal import deal_from_seed

NOON = 1_795_003_200_000
"""2026-11-18, 12:00 UTC."""
PRESET = "hermits"


TODAY = "2026-11-18"


def club_at(folder: Path, now_ms: int) -> MemoryClub:
    return MemoryClub(folder, now=lambda: now_ms)


def at(club: Club, now_ms: int) -> None:
    """The club's clock says so from now on."""
    club.now = lambda: now_ms


def daily(person: Person) -> Any:
    return person.call("GET", "/api/daily")


def day_of(person: Person, date: str = TODAY) -> Any:
    return next(day for day in daily(person)["days"] if day["date"] == date)


def begin(person: Person, preset: str = PRESET, *, status: int = 201, **more: bool | int) -> Any:
    body = {"settings": {"preset": preset}, "daily": True, **more}
    return person.call("POST", "/api/tables", body, status)


def standing(person: Person, preset: str = PRESET, status: int = 200) -> Any:
    return person.call("GET", f"/api/daily/{TODAY}/{preset}", status=status)


async def play_out(person: Person, preset: str = PRESET, **more: bool) -> Visit:
    visit = await person.visit(begin(person, preset, **more)["id"])
    await play([visit], 99)
    return visit


def known(club: Club, name: str, days_ago: int = 1) -> Person:
    """Somebody whom the club has known for some days."""
    now = club.hub.now()
    at(club, now - days_ago * DAY_MS)
    person = Person(club).named(name)
    at(club, now)
    return person


async def hand_of(visit: Visit) -> set[str]:
    await visit.until_so(lambda: bool(visit.own.get("view", {}).get("hand")))
    return set(visit.own["view"]["hand"])


def dealt(text: str) -> list[str]:
    deal = deal_from_seed(seed_bytes(text), game_of_preset(PRESET, {}), 1)
    return [card.text for card in deal.pack]
