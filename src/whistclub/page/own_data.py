"""Everything that a page keeps of its person, taken along as one document, the one of a club."""

import msgspec

from whistclub.cards.errors import NotHere, WhistclubError, reason
from whistclub.club.own_games import OwnGame
from whistclub.club.people import Person
from whistclub.club.rooms import Room
from whistclub.club.statistics import tallies
from whistclub.page.desk import Desk
from whistclub.page.own_games import erase_match
from whistclub.page.rooms import MATCHES
from whistclub.page.store import EVENING
from whistclub.version import VERSION
from whistclub.wire.friends import Friends
from whistclub.wire.own_data import FORMAT, DailyTry, EveningForm, OwnData, TableForm


class OwnDataDesk:
    """The data of one desk's person."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def document(self) -> bytes:
        """Everything as one JSON document."""
        desk = self._desk
        pieces = []
        for game in await desk.own_games.all(desk.person):
            record = await self._record(game)
            pieces.append(msgspec.json.encode(game)[:-1] + b',"record":' + record + b"}")
        head = msgspec.json.encode(await self._head())
        return head[:-1] + b',"games":[' + b",\n".join(pieces) + b"]}\n"

    async def _record(self, game: OwnGame) -> bytes:
        try:
            return await self._desk.replays.record(self._desk.person.id, game.room, game.match)
        except WhistclubError:
            return b"null"

    async def _head(self) -> OwnData:
        desk, person = self._desk, self._desk.person
        rooms = await desk.tables.rooms.all()
        return OwnData(
            format=FORMAT,
            version=VERSION,
            name=person.name,
            guest=0 if person.name else person.number,
            face=person.face,
            since_ms=person.since_ms,
            statistics=tallies(await desk.replays.outcomes(person.id, person.id)),
            devices=(),
            passkeys=(),
            friends=Friends(),
            declined=(),
            tables=tuple(_table(room, person) for room in rooms),
            evenings=await self._evenings(),
            seasons=(),
            entries=(),
            announcements=(),
            daily=tuple(_try(room) for room in rooms if room.plan.daily),
            rating=None,
            prepared=(),
            prepared_tries=(),
        )

    async def _evenings(self) -> tuple[EveningForm, ...]:
        # Where there are none, their modules may never have been fetched.
        return await self._desk.evenings.forms() if await self._desk.store.all(EVENING) else ()

    async def remove(self) -> None:
        """Removes everything. Raises NotHere while the person is at a table or an evening."""
        desk = self._desk
        if any(table.connections for table in desk.tables.tables.values()):
            raise NotHere(reason("own-data-at-table"))
        if await desk.store.all(EVENING):
            await desk.evenings.evenings.forget()
        for one in await desk.store.all(MATCHES):
            await erase_match(desk.store, one[0])
        await desk.tables.forget()
        await desk.begin_anew()


def _table(room: Room, person: Person) -> TableForm:
    return TableForm(
        id=room.id,
        preset=room.plan.preset,
        phase=room.phase,
        host=room.host == person.id,
        changed_ms=room.changed_ms,
    )


def _try(room: Room) -> DailyTry:
    return DailyTry(
        date=room.plan.daily,
        preset=room.plan.preset,
        table=room.id,
        begun_ms=room.changed_ms,
        score=None,
        unranked="daily-on-this-device",
    )
