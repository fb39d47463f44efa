"""The finished games of a page's person, and the matches of its tables, as records in the store."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from whistclub.cards.errors import NotFound, reason
from whistclub.club.own_games import UNDO_MS, GameChoice, GameSummary, OwnGame, Place
from whistclub.club.people import Person
from whistclub.page.rooms import MATCHES, Match, Rooms
from whistclub.page.store import Kept, Store
from whistclub.web.http.matches.replay_pool import ReplayPool
from whistclub.web.http.people.games_page import A_PAGE, place_of, place_text
from whistclub.wire.own_games import OwnGamesPage

KIND: Final = "own game"
"""The kind of the records of finished games, by the id of the match."""


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game, deleted at `deleted_ms` (0: not)."""

    game: OwnGame
    deleted_ms: int = 0


def finished(game: OwnGame, deleted_ms: int = 0) -> Kept:
    """The record of a finished game."""
    return Kept(KIND, game.match, msgspec.json.encode(FinishedGame(game, deleted_ms)).decode())


class PageMatches:
    """The matches of one page's tables, as replays are made from them."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store, self._rooms = store, rooms

    async def edition_of(self, match: str, room: str) -> int | None:
        """The edition of a match of this room; None if it was not played there, or is deleted. Raises NotHere for an
        unknown room.
        """
        found = await self._rooms.room(room)
        text = await self._store.get(MATCHES, match)
        if text is None or msgspec.json.decode(text, type=Match).room != room:
            return None
        own = await self._store.get(KIND, match)
        return found.removals if own is None or not _finished(own).deleted_ms else None

    async def texts(self, match: str) -> list[str]:
        """The texts of all entries of its log."""
        return await self._store.read(match)

    async def seats_of(self, person: str) -> list[tuple[str, int]]:
        """The finished matches that are not deleted, with the seat."""
        found = [one.game for one in await all_finished(self._store) if not one.deleted_ms]
        return [(one.match, one.seat) for one in sorted(found, key=lambda one: (one.opened_ms, one.match))]

    async def unfinished_of(self, person: str) -> list[tuple[str, int]]:
        """The matches of this person that go on, with the seat, those of the rooms changed last first."""
        return [
            (room.match, seat)
            for room in await self._rooms.all()
            if room.phase == "playing" and person not in room.aside
            for seat in (room.seat_of(person),)
            if seat is not None
        ]


async def all_finished(store: Store) -> list[FinishedGame]:
    """All finished games, also those that are deleted."""
    return [_finished(text) for _, text in await store.all(KIND)]


class OwnGames:
    """The finished games of a page's person."""

    def __init__(self, store: Store, replays: ReplayPool, now: Callable[[], int]) -> None:
        self._store, self._replays, self._now = store, replays, now
        self._changing = asyncio.Lock()

    async def page(self, person: Person, choice: GameChoice, after: str) -> OwnGamesPage:
        """A page of the games. Raises NotHere for a place that is none."""
        place = place_of(after)
        if place is None:
            await self._purge()
        chosen = [one for one in await self.all(person) if _is_chosen(one, choice)]
        rest = chosen if place is None else [one for one in chosen if _order(one) < _order_at(place)]
        last = rest[A_PAGE - 1] if len(rest) > A_PAGE else None
        return OwnGamesPage(
            games=tuple(rest[:A_PAGE]),
            after="" if last is None else place_text(last),
            count=len(chosen),
            more=False,
        )

    async def all(self, person: Person) -> list[OwnGame]:
        """All games, the one begun last first; those that have no summary yet get it from their logs, once."""
        games = [one.game for one in await all_finished(self._store) if not one.deleted_ms]
        new = [one.match for one in games if one.summary is None]
        made = dict(zip(new, await self._replays.summaries(person.id, new), strict=True)) if new else {}
        told = [msgspec.structs.replace(one, summary=made.get(one.match, one.summary)) for one in games]
        await self._keep({match: one for match, one in made.items() if one is not None})
        return sorted(told, key=_order, reverse=True)

    async def _keep(self, made: Mapping[str, GameSummary]) -> None:
        """Stores summaries with the games as they are now: one may have been deleted while its own was made."""
        if not made:
            return
        async with self._changing:
            found = [one for one in await all_finished(self._store) if one.game.match in made]
            kept = [
                finished(msgspec.structs.replace(one.game, summary=made[one.game.match]), one.deleted_ms)
                for one in found
            ]
            await self._store.append([], kept)

    async def delete(self, match: str) -> None:
        """Deletes a game; for an hour it can be had back. Raises NotHere."""
        async with self._changing:
            found = await self._one(match)
            if found.deleted_ms:
                raise NotFound(reason("own-game-unknown"))
            await self._store.append([], [finished(found.game, self._now())])

    async def restore(self, match: str) -> None:
        """Gives a deleted game back. Raises NotHere."""
        async with self._changing:
            found = await self._one(match)
            if found.deleted_ms <= self._now() - UNDO_MS:
                raise NotFound(reason("own-game-unknown"))
            await self._store.append([], [finished(found.game)])

    async def _one(self, match: str) -> FinishedGame:
        text = await self._store.get(KIND, match)
        if text is None:
            raise NotFound(reason("own-game-unknown"))
        return _finished(text)

    async def _purge(self) -> None:
        """Removes for good what can no longer be had back."""
        before_ms = self._now() - UNDO_MS
        for one in await all_finished(self._store):
            if 0 < one.deleted_ms <= before_ms:
                await erase_match(self._store, one.game.match)


async def erase_match(store: Store, match: str) -> None:
    """Removes a match. The log goes first: while a record names it, all of this can be done again."""
    await store.erase(match)
    await store.append([], [Kept(MATCHES, match, None), Kept(KIND, match, None)])


def _finished(text: str) -> FinishedGame:
    return msgspec.json.decode(text, type=FinishedGame)


def _is_chosen(game: OwnGame, choice: GameChoice) -> bool:
    """True for a game that is asked for; nobody else has played in a page."""
    return (
        choice.game in {"", game.game}
        and not choice.other
        and choice.since_ms <= game.opened_ms
        and (not choice.until_ms or game.opened_ms < choice.until_ms)
    )


def _order(game: OwnGame) -> tuple[int, str]:
    return game.opened_ms, game.match


def _order_at(place: Place) -> tuple[int, str]:
    return place.opened_ms, place.match
