"""The requests that a page answers, by method and path."""

from typing import Final

import msgspec

from whistclub.cards.errors import NotFound, reason
from whistclub.club.own_games import GameChoice
from whistclub.club.ratings import SHOWN_FROM
from whistclub.club.rooms import Room
from whistclub.club.statistics import tallies
from whistclub.page.days import Days
from whistclub.page.desk import Desk
from whistclub.page.game_import import take_in
from whistclub.page.own_data import OwnDataDesk
from whistclub.page.routing import JSON, Answer, Request, Route, number_of
from whistclub.web.http.games.drills import drill_body
from whistclub.web.http.games.first_steps import first_steps_body
from whistclub.web.http.games.forms import games, rules_text
from whistclub.web.http.games.puzzles import puzzle_body, puzzle_reason, puzzles_at
from whistclub.web.http.links import Address
from whistclub.web.http.people.me import me_of
from whistclub.web.http.solutions import deals_read, solved, solved_place
from whistclub.wire import bodies, parts
from whistclub.wire.daily import Daily, DailyStanding
from whistclub.wire.own_games import Company, OwnGamesPage, TakenIn
from whistclub.wire.practice import PuzzleReason
from whistclub.wire.rating import OwnRating
from whistclub.wire.solutions import AskedPlace, DealsRead, LaidHands, PastedDeals, SolvedHands, SolvedPlace

NOWHERE: Final = Address("", is_local=True)
"""No link leads to a page's tables: nobody else can come."""
_UNRATED: Final = OwnRating(rating=None, deviation=None, results=0, shown_from=SHOWN_FROM, hidden=False)
AT_A_CLUB: Final = (
    "/api/device", "/api/evenings", "/api/friends", "/api/me/device", "/api/me/passkeys", "/api/me/rating", "/api/passkey",
    "/api/prepared", "/api/seasons", "/api/me/entries", "/api/announcements",
)  # fmt: skip
"""The beginnings of all paths that need other people or other devices."""


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
        Route("GET", "/api/puzzles", answers.puzzles),
        Route("GET", "/api/puzzles/*", _puzzle),
        Route("GET", "/api/puzzles/*/reason", answers.puzzle_reason),
        Route("POST", "/api/solve", answers.solve),
        Route("POST", "/api/solve/cards", answers.solve_cards),
        Route("POST", "/api/solve/text", _solve_text),
        Route("GET", "/api/daily", answers.daily),
        Route("GET", "/api/daily/*/*", answers.standing),
        Route("GET", "/api/statistics", answers.statistics),
        *_routes_of_tables(answers),
        *_routes_of_own(answers),
    ]


def _routes_of_tables(answers: "_Answers") -> list[Route]:
    """The routes of tables, and of what was played there."""
    match, deal = "/api/tables/*/matches/*", "/api/tables/*/matches/*/deals/*"
    return [
        Route("GET", "/api/tables", answers.tables),
        Route("POST", "/api/tables", answers.open_table, 201),
        Route("GET", "/api/tables/*", answers.table),
        Route("GET", "/api/tables/*/link", _at_a_club),
        Route("GET", f"{match}/record", answers.record),
        Route("GET", f"{match}/end", answers.match_end),
        Route("GET", deal, answers.replay),
        Route("GET", f"{deal}/review", answers.review),
        Route("GET", f"{deal}/line", answers.line),
        Route("GET", f"{deal}/ghost", answers.ghost),
        Route("GET", f"{deal}/case", answers.case),
        Route("POST", f"{deal}/tries", answers.try_again, 201),
    ]


def _routes_of_own(answers: "_Answers") -> list[Route]:
    """The routes of what is the person's own."""
    return [
        Route("GET", "/api/me/games", answers.own_games),
        Route("GET", "/api/me/company", _company),
        Route("DELETE", "/api/me/games/*", answers.delete_game),
        Route("PUT", "/api/me/games/*", answers.restore_game),
        Route("DELETE", "/api/me/tables/*", answers.put_aside),
        Route("PUT", "/api/me/tables/*", answers.put_back),
        Route("GET", "/api/me/data", answers.own_data),
        Route("POST", "/api/me/data", answers.take_in),
        Route("DELETE", "/api/me", answers.remove),
    ]


async def _company(_: Request) -> Company:
    return Company(people=())


async def _at_a_club(_: Request) -> None:
    raise NotFound(reason("needs-a-club"))


async def _rules_page(request: Request) -> bodies.RulesPage:
    language, page = request.words
    return bodies.RulesPage(text=rules_text(page, language))


async def _drill(request: Request) -> bytes:
    return drill_body(*request.words)


async def _first_steps(_: Request) -> bytes:
    return first_steps_body()


async def _solve_text(request: Request) -> DealsRead:
    return deals_read(request.read(PastedDeals))


async def _puzzle(request: Request) -> bytes:
    return puzzle_body(*request.words)


class _Answers:
    """The answers of one desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._days, self._data = Days(desk), OwnDataDesk(desk)

    @property
    def _who(self) -> str:
        return self._desk.person.id

    async def me(self, _: Request) -> bodies.Me:
        return me_of(self._desk.person)

    async def take_name(self, request: Request) -> bodies.Me:
        return me_of(await self._desk.take_name(request.read(bodies.NewName)))

    async def games(self, _: Request) -> bodies.Games:
        return games(self._desk.tables.bots, NOWHERE)

    async def puzzles(self, _: Request) -> bytes:
        return puzzles_at(self._desk.tables.now())

    async def puzzle_reason(self, request: Request) -> PuzzleReason:
        (name,), act = request.words, request.fields.get("act", "")
        return await puzzle_reason(self._desk.tables.prices, self._who, name, act)

    async def open_table(self, request: Request) -> bodies.Opened:
        new = request.read(bodies.NewTable)
        return _opened(await (self._days.open_table(new) if new.daily else self._desk.open_table(new)))

    async def table(self, request: Request) -> parts.TableInfo:
        return (await self._desk.tables.table(*request.words)).model.info()

    async def tables(self, _: Request) -> bodies.Tables:
        return await self._desk.mine()

    async def record(self, request: Request) -> bytes:
        return await self._desk.replays.record(self._who, *request.words)

    async def match_end(self, request: Request) -> bytes:
        return await self._desk.replays.match_end(self._who, *request.words)

    async def replay(self, request: Request) -> bytes:
        table, match, place = request.words
        return await self._desk.replays.replay(self._who, table, match, number_of(place))

    async def review(self, request: Request) -> Answer:
        table, match, place = request.words
        deal = table, match, number_of(place)
        told = await self._desk.reviews.told(self._who, self._who, deal, request.number("seen", 0))
        return Answer(202 if told.review is None else 200, JSON, msgspec.json.encode(told))

    async def line(self, request: Request) -> bytes:
        table, match, place = request.words
        number, act = request.number("number"), request.fields.get("act", "")
        return await self._desk.replays.line(self._who, table, match, number_of(place), number, act)

    async def ghost(self, request: Request) -> bytes:
        table, match, place = request.words
        return await self._desk.replays.ghost(
            self._who, table, match, number_of(place), request.number("seat")
        )

    async def case(self, request: Request) -> bytes:
        table, match, place = request.words
        number = request.number("number")
        return await self._desk.replays.case(self._who, table, match, number_of(place), number)

    async def try_again(self, request: Request) -> bodies.Opened:
        table, match, place = request.words
        new = request.read(bodies.NewTry)
        return _opened(await self._desk.try_again(table, match, number_of(place), new))

    async def solve(self, request: Request) -> SolvedHands:
        return await solved(self._desk.tables.prices, self._who, request.read(LaidHands))

    async def solve_cards(self, request: Request) -> SolvedPlace:
        return await solved_place(self._desk.tables.prices, self._who, request.read(AskedPlace))

    async def daily(self, _: Request) -> Daily:
        return await self._days.overview()

    async def standing(self, request: Request) -> DailyStanding:
        return await self._days.standing(*request.words)

    async def statistics(self, _: Request) -> bodies.Statistics:
        return bodies.Statistics(
            games=tallies(await self._desk.replays.outcomes(self._who, self._who)), rating=_UNRATED
        )

    async def own_games(self, request: Request) -> OwnGamesPage:
        fields = request.fields
        choice = GameChoice(
            game=fields.get("game", ""),
            other=fields.get("other", ""),
            since_ms=request.number("since_ms", 0),
            until_ms=request.number("until_ms", 0),
        )
        return await self._desk.own_games.page(self._desk.person, choice, fields.get("after", ""))

    async def delete_game(self, request: Request) -> bodies.Me:
        await self._desk.own_games.delete(*request.words)
        return me_of(self._desk.person)

    async def restore_game(self, request: Request) -> bodies.Me:
        await self._desk.own_games.restore(*request.words)
        return me_of(self._desk.person)

    async def put_aside(self, request: Request) -> bodies.Me:
        await self._desk.put_aside(*request.words, back=False)
        return me_of(self._desk.person)

    async def put_back(self, request: Request) -> bodies.Me:
        await self._desk.put_aside(*request.words, back=True)
        return me_of(self._desk.person)

    async def own_data(self, _: Request) -> bytes:
        return await self._data.document()

    async def take_in(self, request: Request) -> TakenIn:
        return await take_in(self._desk, request.body)

    async def remove(self, _: Request) -> bodies.Me:
        await self._data.remove()
        return bodies.Me(known=False)


def _opened(room: Room) -> bodies.Opened:
    return bodies.Opened(id=room.id, path=f"/t/{room.id}")
