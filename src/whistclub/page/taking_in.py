"""Games taken in from the document of somebody's data, which a page or a club has given."""

import msgspec

from whistclub.cards.errors import BadRecord, WhistclubError, reason
from whistclub.club.log.texts import to_text
from whistclub.club.names import BOT_NAMES
from whistclub.club.own_games import OwnGame
from whistclub.club.people import Person
from whistclub.club.rooms import Chair, Plan, Room
from whistclub.club.statistics import nearest_preset, summary_of
from whistclub.club.table.entries import Dealing, Opened, Sitter
from whistclub.club.table.initial_state import opened_state
from whistclub.club.trying import options_beyond
from whistclub.games.registry import make_game
from whistclub.page.desk import Desk
from whistclub.page.own_games import all_finished, finished
from whistclub.page.rooms import MATCHES, Match
from whistclub.page.store import Kept, Rows
from whistclub.players.levels import USUAL_LEVEL
from whistclub.rules.game import Game
from whistclub.rules.record import record_from_bytes
from whistclub.rules.replay import game_of_record
from whistclub.web.http.people.own_data_types import FORMAT
from whistclub.web.wire.room_parts import chair_of


class TakenGame(msgspec.Struct, frozen=True):
    """A game of a document, with its record as JSON."""

    game: OwnGame
    record: bytes

    def __repr__(self) -> str:
        return "TakenGame(hidden)"


class Document(msgspec.Struct, frozen=True):
    """A document of somebody's data, as far as a page can take it in."""

    format: str
    name: str = ""
    face: int = 0
    games: tuple[msgspec.Raw, ...] = ()


class TakenIn(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a document: games taken in, those that were here already, and those that cannot be read."""

    games: int
    known: int
    unreadable: int


async def take_in(desk: Desk, data: bytes) -> TakenIn:
    """Takes in the games of a document, but for those that are here. Raises BadRecord for one that is none."""
    games, unreadable = _games(_document(data))
    here = {one.game.match for one in await all_finished(desk.store)}
    new = [one for one in games if one.game.match not in here]
    taken = 0
    for one in new:
        try:
            await _take_in(desk, one)
        except WhistclubError:
            unreadable += 1
        else:
            taken += 1
    return TakenIn(games=taken, known=len(games) - len(new), unreadable=unreadable)


async def _take_in(desk: Desk, taken: TakenGame) -> None:
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
        first, room = rooms.first(_room(opened, game, kind, desk.person))
        rows.append(first)
        kept.append(room)
    await desk.store.append(rows, kept)


def _document(data: bytes) -> Document:
    try:
        found = msgspec.json.decode(data, type=Document)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise BadRecord(reason("own-data-unreadable")) from problem
    if found.format != FORMAT:
        raise BadRecord(reason("own-data-unreadable"))
    return found


class _Recorded(msgspec.Struct, frozen=True):
    record: msgspec.Raw


def _games(document: Document) -> tuple[list[TakenGame], int]:
    """The games with a record, and the number of those that cannot be read."""
    found: list[TakenGame] = []
    unreadable = 0
    for raw in document.games:
        try:
            record = bytes(msgspec.json.decode(raw, type=_Recorded).record)
            game = msgspec.json.decode(raw, type=OwnGame)
        except msgspec.MsgspecError:
            unreadable += 1
            continue
        if record != b"null":
            found.append(TakenGame(game, record))
    return found, unreadable


def _opened(taken: TakenGame, person: Person) -> tuple[Opened, Game]:
    """The opening of a match that is over with it, since its record is, and its game. Raises BadRecord."""
    game, record = taken.game, record_from_bytes(taken.record)
    kind, summary = game_of_record(record, make_game), game.summary
    opened = Opened(
        at_ms=game.opened_ms if summary is None else summary.ended_ms,
        table=game.match,
        game=record.game,
        rules=record.rules,
        options=record.options,
        sitters=_sitters(game, person, kind.seats),
        dealing=Dealing(daily="" if summary is None else summary.daily),
        dealer=record.first.dealer,
        secret="",
        preset=nearest_preset(kind) if summary is None else summary.preset,
        record=record,
    )
    if opened_state(opened).match.result is None:
        raise BadRecord(reason("own-data-unreadable"))
    return opened, kind


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


def _room(opened: Opened, game: OwnGame, kind: Game, person: Person) -> Room:
    """The table of a game that was played elsewhere."""
    chairs = tuple(
        chair_of(person) if seat == game.seat else Chair(bot=USUAL_LEVEL) for seat in range(kind.seats)
    )
    return Room(
        id=game.room,
        host=person.id,
        host_name=person.called,
        plan=Plan(preset=opened.preset, options=options_beyond(opened.preset, kind)),
        chairs=chairs,
        phase="over",
        match=game.match,
        changed_ms=opened.at_ms,
    )
