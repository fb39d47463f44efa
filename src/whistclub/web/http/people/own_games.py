"""People's own games: pages of them, their deletion, and everything the club keeps of a person as one document."""

from collections.abc import AsyncIterator, Callable
from typing import Final

import msgspec

from whistclub.cards.errors import NotFound, NotHere, WhistclubError, reason
from whistclub.club.daily import Caller
from whistclub.club.own_games import GameChoice, GameSummary, OwnGame, Place
from whistclub.club.people import Person, neutral_person
from whistclub.club.statistics import tallies
from whistclub.club.store.people.sql_own_games import MOST_COUNTED, SqlOwnGames
from whistclub.web.http.disclosure import Disclosure
from whistclub.web.http.matches.replay_pool import ReplayPool
from whistclub.web.http.people.games_page import A_PAGE, place_of, place_text
from whistclub.web.http.people.own_data import head_of
from whistclub.web.live.hub import Hub
from whistclub.web.resources.rate_limit import Rates
from whistclub.wire.own_data import OwnData
from whistclub.wire.own_games import Companion, Company, OwnGamesPage

_DOWNLOADS: Final = 5
"""So many documents an address may have at once, and then one every ten minutes: each reads many logs."""
_DOWNLOADS_PER_S: Final = 1 / 600


class OwnGames:
    """The own games of one club's people."""

    def __init__(self, hub: Hub, replays: ReplayPool, disclosure: Disclosure) -> None:
        self._hub, self._replays, self._disclosure = hub, replays, disclosure
        self._games = SqlOwnGames(hub.club.log)
        self._downloads = Rates(_DOWNLOADS, _DOWNLOADS_PER_S)

    async def page(self, person: Person | None, choice: GameChoice, after: str, visitor: str) -> OwnGamesPage:
        """A page of the person's games. Raises NotHere for a place that is none, TooMuch."""
        if person is None:
            return OwnGamesPage(games=(), after="", count=0, more=False)
        read, games = self._hub.threads.read, self._games
        place = place_of(after)
        if place is None:
            await self._hub.threads.change(games.purge, person.id, self._hub.now())
        found = await read(games.page, person.id, choice, place, A_PAGE + 1)
        count = await read(games.count, person.id, choice)
        told = await self._told(person, found[:A_PAGE], visitor)
        last = found[A_PAGE - 1] if len(found) > A_PAGE else None
        return OwnGamesPage(
            games=tuple(told),
            after="" if last is None else place_text(last),
            count=count,
            more=count >= MOST_COUNTED,
        )

    async def company(self, person: Person | None) -> Company:
        """The people this person played with lately."""
        found = [] if person is None else await self._hub.threads.read(self._games.company, person.id)
        people = [Companion(id=one.id, name=one.name, guest=0 if one.name else one.number) for one in found]
        return Company(people=tuple(people))

    async def delete(self, person: Person | None, match: str) -> None:
        """Deletes a game of this person. Raises NotHere."""
        await self._mark(person, match, self._games.delete)

    async def restore(self, person: Person | None, match: str) -> None:
        """Gives the person a deleted game back. Raises NotHere."""
        await self._mark(person, match, self._games.restore)

    async def remove(self, person: Person) -> None:
        """Removes the person with everything that is theirs. Raises NotHere while they are at a table."""
        if await self._hub.is_attending(person.id):
            raise NotHere(reason("own-data-at-table"))
        neutral = neutral_person(self._hub.now())
        await self._hub.heard(await self._hub.threads.change(self._games.remove, person, neutral))

    async def data(self, person: Person, caller: Caller) -> AsyncIterator[bytes]:
        """Everything the club keeps of the person, as pieces of one JSON document. Raises NotHere, TooMuch."""
        visitor = caller.address
        self._downloads.count(visitor)
        statistics = tallies(await self._replays.outcomes(visitor, person.id))
        # Made before the answer begins: after that nothing can be refused, only broken off.
        head = await head_of(self._hub, person, statistics)
        return self._document(person, head, caller)

    async def _document(self, person: Person, head: OwnData, caller: Caller) -> AsyncIterator[bytes]:
        yield msgspec.json.encode(head)[:-1] + b',"games":['
        joint, place = b"", None
        while page := await self._hub.threads.read(self._games.page, person.id, GameChoice(), place, A_PAGE):
            for game in await self._told(person, page, caller.address):
                record = await self._record(game, caller)
                yield joint + msgspec.json.encode(game)[:-1] + b',"record":' + record + b"}"
                joint = b",\n"
            place = Place(page[-1].opened_ms, page[-1].match)
        yield b"]}\n"

    async def _record(self, game: OwnGame, caller: Caller) -> bytes:
        """The record of a match; `null` where no deal was finished, and where the caller may not see its cards yet."""
        if not await self._disclosure.may_see_cards(caller, game.room, game.match):
            return b"null"
        try:
            return await self._replays.record(caller.address, game.room, game.match)
        except WhistclubError:
            return b"null"

    async def _told(self, person: Person, games: list[OwnGame], visitor: str) -> list[OwnGame]:
        """The games with their summaries; those that have none yet get them from their logs, once."""
        new = [game.match for game in games if game.summary is None]
        if not new:
            return games
        # Before the logs: whoever is removed meanwhile leaves other versions behind.
        rooms = sorted({game.room for game in games if game.summary is None})
        versions = dict(await self._hub.threads.read(self._hub.club.versions, rooms))
        found = await self._replays.summaries(visitor, new)
        made: dict[str, GameSummary] = {
            match: one for match, one in zip(new, found, strict=True) if one is not None
        }
        await self._hub.threads.change(self._games.keep_summaries, person.id, made, versions)
        return [msgspec.structs.replace(game, summary=made.get(game.match, game.summary)) for game in games]

    async def _mark(self, person: Person | None, match: str, mark: Callable[[str, str, int], bool]) -> None:
        if person is None or not await self._hub.threads.change(mark, person.id, match, self._hub.now()):
            raise NotFound(reason("own-game-unknown"))
