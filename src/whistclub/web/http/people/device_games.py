"""Games of people's devices, taken in among their own games at a club: each once, and none of them ranked."""

from collections.abc import Sequence
from typing import Final

import msgspec

from whistclub.cards.errors import BadRecord, WhistclubError, reason
from whistclub.club.device_games import DeviceGame, id_at_club
from whistclub.club.names import BOT_NAMES
from whistclub.club.own_games import OwnGame
from whistclub.club.people import Person
from whistclub.club.statistics import nearest_preset, summary_of
from whistclub.club.store.people.sql_device_games import SqlDeviceGames
from whistclub.club.table.entries import Sitter
from whistclub.players.levels import USUAL_LEVEL
from whistclub.rules.game import Game
from whistclub.web.http.matches.replay_pool import ReplayPool
from whistclub.web.http.people.game_import import (
    Document,
    RecordedGame,
    document_of,
    ended_ms_of,
    opening_of,
    read_record,
    recorded_games,
    room_of,
)
from whistclub.web.live.hub import Hub
from whistclub.web.resources.rate_limit import Rates
from whistclub.wire.own_games import TakenIn

MOST_GAMES: Final = 20
"""So many games may be in one document: a device that has more sends several."""
_DOCUMENTS: Final = 20
"""So many documents an address may send at once, and then one a minute: each is replayed and kept."""
_DOCUMENTS_PER_S: Final = 1 / 60


class DeviceGames:
    """The door of one club for the games of people's devices."""

    def __init__(self, hub: Hub, replays: ReplayPool) -> None:
        self._hub, self._replays = hub, replays
        self._games = SqlDeviceGames(hub.club)
        self._documents = Rates(_DOCUMENTS, _DOCUMENTS_PER_S)

    def read(self, data: bytes, visitor: str) -> Document:
        """The document. Raises BadRecord for none, or one with too many games, and TooMuch."""
        self._documents.count(visitor)
        document = document_of(data)
        if len(document.games) > MOST_GAMES:
            raise BadRecord(reason("own-data-too-many", count=len(document.games), most=MOST_GAMES))
        return document

    async def take_in(self, person: Person, document: Document, visitor: str) -> TakenIn:
        """Takes in the games of a document that the club does not have yet. Raises TooMuch."""
        games, unreadable = recorded_games(document)
        new = await self._new(person, games)
        made = await self._replays.made(visitor, device_games, new, person, self._hub.now())
        here = len(games) - len(new)
        taken = 0
        for one in made:
            if one is None:
                unreadable += 1
            elif await self._hub.threads.change(self._games.add, person.id, one):
                taken += 1
            else:
                here += 1
        return TakenIn(games=taken, known=here, unreadable=unreadable)

    async def _new(self, person: Person, games: Sequence[RecordedGame]) -> list[RecordedGame]:
        """The games that are neither the person's own games here nor were taken in before."""
        ids = {one.game.match: id_at_club(person.id, one.game.match) for one in games}
        known = await self._hub.threads.read(self._games.known, person.id, [*ids, *ids.values()])
        return [one for one in games if not known & {one.game.match, ids[one.game.match]}]


def device_games(games: Sequence[RecordedGame], person: Person, now_ms: int) -> list[DeviceGame | None]:
    """The games as the club keeps them; None for one that was not played by the rules, or not against bots alone."""
    return [_device_game(one, person, now_ms) for one in games]


def _device_game(taken: RecordedGame, person: Person, now_ms: int) -> DeviceGame | None:
    try:
        record, kind = read_record(taken.record)
        game = _at_club(taken.game, person, kind, now_ms)
        opened = msgspec.structs.replace(opening_of(game, record, _sitters(game, person)), on_device=True)
    except WhistclubError:
        return None
    game = msgspec.structs.replace(game, summary=summary_of([opened]))
    # The person's list of tables leaves it out.
    room = msgspec.structs.replace(room_of(opened, game, kind, person), aside=(person.id,))
    return DeviceGame(game, room, opened)


def _at_club(game: OwnGame, person: Person, kind: Game, now_ms: int) -> OwnGame:
    """The game with the club's ids. Raises BadRecord where somebody else sat there, whom the club does not know by it.

    The times are as the device tells them, but never ahead of the club's.
    """
    bots = {seat for seat in range(kind.seats) if seat != game.seat}
    summary = game.summary
    if summary is None or set(summary.bots) != bots or len(bots) == kind.seats or not summary.counts:
        raise BadRecord(reason("own-data-unreadable"))
    opened_ms = min(max(game.opened_ms, 0), now_ms)
    return OwnGame(
        match=id_at_club(person.id, game.match),
        room=id_at_club(person.id, game.room),
        seat=game.seat,
        game=kind.key,
        opened_ms=opened_ms,
        summary=msgspec.structs.replace(
            summary, preset=nearest_preset(kind), ended_ms=min(max(ended_ms_of(game), opened_ms), now_ms)
        ),
    )


def _sitters(game: OwnGame, person: Person) -> tuple[Sitter, ...]:
    seats = 1 if game.summary is None else len(game.summary.bots) + 1
    return tuple(
        Sitter(person.called, who=person.id) if seat == game.seat else Sitter(BOT_NAMES[seat], USUAL_LEVEL)
        for seat in range(seats)
    )
