"""Deals that were played at the club without a page, each once for all tests, which pages are then opened upon."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from tests.browser.browsers import EMPTY
from tests.browser.club import Person
from tests.web.clubs import Person as Player
from tests.web.visits import Visit, hear_any, play

MOST_DEALS: Final = 20
"""More than any match has that is played here."""
DEAL_OPTIONS: Final = {"solo": {"all_pass": "general_misere"}}
"""So that no deal is thrown in."""
Until = Callable[[Visit], bool]
Moves = Callable[[list[Visit]], Awaitable[None]]


@dataclass(frozen=True, kw_only=True, slots=True)
class Played:
    """A table at which somebody has played."""

    path: str
    """The table's page."""
    match: str
    seat: int
    """The seat of whoever has played."""
    cookies: tuple[tuple[str, str], ...]
    """Those of their browser."""

    def replay(self, deal: int = 1) -> str:
        """The page of the replay of a deal."""
        return f"{self.path}/{self.match}/{deal}"

    def comes(self, person: Person) -> Person:
        """The person, who from now on is the one who has played."""
        person.page.context.add_cookies(
            [{"name": name, "value": value, "url": person.club} for name, value in self.cookies]
        )
        person.goto(f"/{EMPTY}")
        person.page.evaluate(
            "([match, seat]) => sessionStorage.setItem(`whistclub-seat:${match}`, seat)",
            [self.match, self.seat],
        )
        return person


def deal_over(visit: Visit) -> bool:
    """Holds once a deal is over."""
    return bool(visit.deals)


def cards_left(count: int) -> Until:
    """Holds once it is the turn of a hand of so many cards."""

    def holds(visit: Visit) -> bool:
        hand = (visit.own.get("view") or {}).get("hand") or []
        return len(hand) == count and bool(visit.legal)

    return holds


def nearly_over(visit: Visit) -> bool:
    """Holds once it is the turn of a hand of one card, or no deal goes on any longer."""
    return cards_left(1)(visit) or "next_deal" in visit.may or visit.result is not None


def played(
    address: str, preset: str, seed: str, options: Mapping[str, str] | None = None, *, deals: int = 1
) -> Played:
    """So many deals of this preset against bots, or the match if it ends before. The same for all who ask alike."""
    return _once(address, preset, seed, tuple(sorted((options or {}).items())), deals)


@cache
def _once(address: str, preset: str, seed: str, options: tuple[tuple[str, str], ...], deals: int) -> Played:
    return _play(address, preset, seed, dict(options), partial(play, deals=deals))


def played_until(
    address: str, preset: str, seed: str, until: Until, options: Mapping[str, str] | None = None
) -> Played:
    """The same of somebody new, so far that it holds."""
    return _play(address, preset, seed, options or {}, partial(_play_until, until=until))


def play_on(*people: Person, until: Until | None = None) -> None:
    """The people, whose pages are at one table, play there without them, so far that it holds for somebody: by
    default until the deal is nearly over. Then the pages are at the table again.
    """
    path = urlsplit(people[0].page.url).path
    players = [_player(one) for one in people]
    for one in people:
        one.goto(f"/{EMPTY}")
    _in_a_loop(_at_table(players, path, partial(_play_until, until=until or nearly_over)))
    for one in people:
        one.goto(path)


def play_today(person: Person, preset: str) -> None:
    """The person plays today's deal of this preset, for which no page is loaded."""
    settings = {"preset": preset}
    opened = person.opened({"settings": settings, "with_bots": True, "daily": True, "unranked": True})
    played = _at_table([_player(person)], str(opened["path"]), partial(_play_until, until=deal_over))
    _in_a_loop(played)


def stop_match(person: Person, path: str) -> None:
    """The person stops the match at a table, for which no page is loaded."""
    _in_a_loop(_at_table([_player(person)], path, _stop))


class _Place:
    """A club in a process of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.port = int(url.rpartition(":")[2])
        self.clients: list[httpx.Client] = []
        self.visits: list[Visit] = []


def _player(person: Person) -> Player:
    """The person without a page."""
    player = Player(_Place(person.club))
    for one in person.page.context.cookies(person.club):
        player.http.cookies.set(one["name"], one["value"])
    return player


async def _play_until(visits: list[Visit], until: Until) -> None:
    while not any(map(until, visits)):
        if not await _move_once(visits):
            await hear_any(visits)


async def _stop(visits: list[Visit]) -> None:
    for visit in visits:
        while "stop" not in visit.may:
            if not await visit.move():
                await visit.hear()
        await visit.ask("stop")


async def _move_once(visits: list[Visit]) -> bool:
    """A move of the first of them who has one; false if there is none."""
    for visit in visits:
        if await visit.move():
            return True
    return False


async def _at_table(players: list[Player], path: str, moves: Moves) -> list[Visit]:
    """All that the players heard at a table where they made these moves."""
    visits = [await player.visit(path.rpartition("/")[2]) for player in players]
    try:
        await moves(visits)
    finally:
        await asyncio.gather(*(visit.close() for visit in visits))
        for player in players:
            player.http.close()
    return visits


def _play(address: str, preset: str, seed: str, options: Mapping[str, str], moves: Moves) -> Played:
    settings = {"preset": preset, "options": dict(options), "bot": "simple", "seed": seed}
    player = Player(_Place(address))
    opened = player.call("POST", "/api/tables", {"settings": settings, "with_bots": True}, 201)
    cookies = tuple(player.http.cookies.items())
    (visit,) = _in_a_loop(_at_table([player], opened["path"], moves))
    return Played(path=opened["path"], match=visit.match, seat=visit.you["seat"], cookies=cookies)


def _in_a_loop(work: Coroutine[Any, Any, list[Visit]]) -> list[Visit]:
    """The result of it, made in another thread: that of a test which has a browser has no loop to spare."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()
