"""Games taken in from the document of somebody's data, which a page or a club has given."""

import msgspec

from whistclub.cards.errors import BadRecord, WhistclubError, reason
from whistclub.club.log.texts import to_text
from whistclub.club.names import BOT_NAMES
from whistclub.club.own_games import OwnGame
from whistclub.club.people import Person
from whistclub.club.statistics import summary_of
from whistclub.club.table.entries import Opened, Sitter
from whistclub.page.desk import Desk
from whistclub.page.own_games import all_finished, finished
from whistclub.page.rooms import MATCHES, Match
from whistclub.page.store import Kept, Rows
from whistclub.players.levels import USUAL_LEVEL
from whistclub.rules.game import Game
from whistclub.web.http.people.game_import import (
    RecordedGame,
    document_of,
    opening_of,
    read_record,
    recorded_games,
    room_of,
)
from whistclub.wire.own_games import TakenIn


async def take_in(desk: Desk, data: bytes) -> TakenIn:
    """Takes in the games of a document, but for those that are here. Raises BadRecord for one that is none."""
    games, unreadable = recorded_games(document_of(data))
    here = {one.game.match for one in await all_finished(desk.store)}
    new = {one.game.match: one for one in games if one.game.match not in here}
    taken = 0
    for one in new.values():
        try:
            await _take_in(desk, one)
        except WhistclubError:
            unreadable += 1
        else:
            taken += 1
    return TakenIn(games=taken, known=len(games) - len(new), unreadable=unreadable)


async def _take_in(desk: Desk, taken: RecordedGame) -> None:
    game, rooms = taken.game, desk.tables.rooms
    opened, kind = _opened(taken, desk.person)
    summary = summary_of([opened])
    if summary is None:
        raise BadRecord(reason("own-data-unreadable"))
    match = Match(game.room, opened.game, game.opened_ms)
    kept = [
        finished(msgspec.structs.replace(game, summary=summary)),
        Kept(MATCHES, game.match, msgspec.json.encode(match).decode()),
    ]
    rows = [Rows(game.match, 0, (to_text(opened),))]
    if not await rooms.has(game.room):
        first, room = rooms.first(room_of(opened, game, kind, desk.person))
        rows.append(first)
        kept.append(room)
    await desk.store.append(rows, kept)


def _opened(taken: RecordedGame, person: Person) -> tuple[Opened, Game]:
    """The opening of the match, and its game. Raises BadRecord."""
    game, (record, kind) = taken.game, read_record(taken.record)
    daily = "" if game.summary is None else game.summary.daily
    return opening_of(game, record, _sitters(game, person, kind.seats), daily), kind


def _sitters(game: OwnGame, person: Person, seats: int) -> tuple[Sitter, ...]:
    """The people and bots of the game, as far as the document names them."""
    summary = game.summary
    names = summary.names if summary is not None and len(summary.names) == seats else BOT_NAMES[:seats]
    people = {game.seat} if summary is None else set(range(seats)) - set(summary.bots)
    return tuple(
        Sitter(person.called, who=person.id)
        if seat == game.seat
        else Sitter(name, "" if seat in people else USUAL_LEVEL)
        for seat, name in enumerate(names)
    )
