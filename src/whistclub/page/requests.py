"""The requests that a page answers, by method and path."""

from typing import Final

from whistclub.cards.errors import NotFound, reason
from whistclub.page.asked import Asked, Route
from whistclub.page.desk import Desk
from whistclub.web.http import types
from whistclub.web.http.games.drills import drill_body
from whistclub.web.http.games.first_steps import first_steps_body
from whistclub.web.http.games.forms import games, rules_text
from whistclub.web.http.games.puzzles import puzzle_body, todays_puzzles
from whistclub.web.http.links import Address
from whistclub.web.http.people.me import me_of
from whistclub.web.wire import parts

_NOWHERE: Final = Address("", is_local=True)
"""No link leads to a page's tables: nobody else can come."""
_AT_A_CLUB: Final = (
    ("POST", "/api/me/device"),
    ("POST", "/api/device"),
    ("PUT", "/api/me/rating"),
    ("GET", "/api/tables/*/link"),
    ("GET", "/api/friends"),
    ("GET", "/api/evenings"),
    ("POST", "/api/evenings"),
    ("POST", "/api/evenings/bounds"),
    ("GET", "/api/evenings/*"),
    ("GET", "/api/prepared"),
    ("POST", "/api/prepared"),
    ("POST", "/api/prepared/text"),
    ("GET", "/api/prepared/*"),
)
"""What needs other people."""


def routes_of(desk: Desk) -> list[Route]:
    """The routes of this desk."""
    answers = _Answers(desk)
    return [
        Route("GET", "/api/me", answers.me),
        Route("POST", "/api/me", answers.me),
        Route("PUT", "/api/me", answers.take_name),
        Route("GET", "/api/games", answers.games),
        Route("GET", "/api/pages/*/*", _rules_page),
        Route("GET", "/api/drills/*/*", _drill),
        Route("GET", "/api/first-steps", _first_steps),
        Route("GET", "/api/puzzles", _puzzles),
        Route("GET", "/api/puzzles/*", _puzzle),
        Route("POST", "/api/tables", answers.open_table, 201),
        Route("GET", "/api/tables/*", answers.table),
        *(Route(method, path, _at_a_club) for method, path in _AT_A_CLUB),
    ]


async def _at_a_club(_: Asked) -> None:
    raise NotFound(reason("needs-a-club"))


async def _rules_page(asked: Asked) -> types.RulesPage:
    language, page = asked.words
    return types.RulesPage(text=rules_text(page, language))


async def _drill(asked: Asked) -> bytes:
    return drill_body(*asked.words)


async def _first_steps(_: Asked) -> bytes:
    return first_steps_body()


async def _puzzles(_: Asked) -> bytes:
    return todays_puzzles()


async def _puzzle(asked: Asked) -> bytes:
    return puzzle_body(*asked.words)


class _Answers:
    """The answers of one desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def me(self, _: Asked) -> types.Me:
        return me_of(self._desk.person)

    async def take_name(self, asked: Asked) -> types.Me:
        return me_of(await self._desk.take_name(asked.read(types.NewName)))

    async def games(self, _: Asked) -> types.Games:
        return games(self._desk.tables.bots, _NOWHERE)

    async def open_table(self, asked: Asked) -> types.Opened:
        room = await self._desk.open_table(asked.read(types.NewTable))
        return types.Opened(id=room.id, path=f"/t/{room.id}")

    async def table(self, asked: Asked) -> parts.TableInfo:
        return (await self._desk.tables.table(*asked.words)).model.info()
