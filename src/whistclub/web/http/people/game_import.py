"""Games in the document of somebody's data, as they are taken in where they were not played."""

import msgspec

from whistclub.cards.errors import BadRecord, reason
from whistclub.club.own_games import OwnGame
from whistclub.club.people import Person
from whistclub.club.rooms import Chair, Plan, Room
from whistclub.club.second_try import options_beyond
from whistclub.club.statistics import nearest_preset
from whistclub.club.table.entries import Dealing, Opened, Sitter
from whistclub.club.table.initial_state import opened_state
from whistclub.games.registry import make_game
from whistclub.players.levels import USUAL_LEVEL
from whistclub.rules.game import Game
from whistclub.rules.record import Record, record_from_bytes
from whistclub.rules.replay import game_of_record
from whistclub.web.encoding.room_parts import chair_of
from whistclub.wire.own_data import FORMAT


class RecordedGame(msgspec.Struct, frozen=True):
    """A game of a document, with its record as JSON."""

    game: OwnGame
    record: bytes

    def __repr__(self) -> str:
        return "RecordedGame(hidden)"


class Document(msgspec.Struct, frozen=True):
    """A document of somebody's data, as far as it can be taken in."""

    format: str
    games: tuple[msgspec.Raw, ...] = ()


class _Recorded(msgspec.Struct, frozen=True):
    record: msgspec.Raw


def document_of(data: bytes) -> Document:
    """The document. Raises BadRecord for data that is none."""
    try:
        found = msgspec.json.decode(data, type=Document)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise BadRecord(reason("own-data-unreadable")) from problem
    if found.format != FORMAT:
        raise BadRecord(reason("own-data-unreadable"))
    return found


def recorded_games(document: Document) -> tuple[list[RecordedGame], int]:
    """The games with a record, and the number of those that cannot be read."""
    found: list[RecordedGame] = []
    unreadable = 0
    for raw in document.games:
        try:
            record = bytes(msgspec.json.decode(raw, type=_Recorded).record)
            game = msgspec.json.decode(raw, type=OwnGame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            unreadable += 1
            continue
        if record != b"null":
            found.append(RecordedGame(game, record))
    return found, unreadable


def read_record(data: bytes) -> tuple[Record, Game]:
    """The record and its game. Raises BadRecord."""
    record = record_from_bytes(data)
    return record, game_of_record(record, make_game)


def ended_ms_of(game: OwnGame) -> int:
    """The time at which the game ended, as far as its document says it."""
    return game.opened_ms if game.summary is None else game.summary.ended_ms


def room_of(opened: Opened, game: OwnGame, kind: Game, person: Person) -> Room:
    """The table of a game that was played elsewhere."""
    chairs = (chair_of(person) if seat == game.seat else Chair(bot=USUAL_LEVEL) for seat in range(kind.seats))
    return Room(
        id=game.room,
        host=person.id,
        host_name=person.called,
        plan=Plan(preset=opened.preset, options=options_beyond(opened.preset, kind)),
        chairs=tuple(chairs),
        phase="over",
        match=game.match,
        changed_ms=opened.at_ms,
    )


def opening_of(game: OwnGame, record: Record, sitters: tuple[Sitter, ...], daily: str = "") -> Opened:
    """The opening of a match that is over with it, since its record is. Raises BadRecord for one that is not."""
    kind = game_of_record(record, make_game)
    opened = Opened(
        at_ms=ended_ms_of(game),
        table=game.match,
        game=record.game,
        rules=record.rules,
        options=record.options,
        sitters=sitters,
        dealing=Dealing(daily=daily),
        dealer=record.first.dealer,
        secret="",
        preset=nearest_preset(kind) if game.summary is None else game.summary.preset,
        record=record,
    )
    if opened_state(opened).match.result is None:
        raise BadRecord(reason("own-data-unreadable"))
    return opened
