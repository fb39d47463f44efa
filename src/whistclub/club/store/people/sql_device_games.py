"""The games of people's devices in the database: each is stored once, as a match of the club's that is over."""

from collections.abc import Sequence

import sqlalchemy as sa

from whistclub.club.device_games import DeviceGame
from whistclub.club.log.port import Conflict
from whistclub.club.log.texts import to_text
from whistclub.club.store.db.rows import has_rows
from whistclub.club.store.logs.own_game_rows import OWN_GAMES
from whistclub.club.store.logs.schema import TABLES
from whistclub.club.store.people.sql_own_games import GAMES
from whistclub.club.store.people.sql_rooms import ROOMS, SEATINGS, SqlClub, hold_person


class SqlDeviceGames:
    """The games of the devices of a club's people. Every call raises BadFile if the database cannot do it."""

    def __init__(self, club: SqlClub) -> None:
        self._club = club

    def known(self, person: str, matches: Sequence[str]) -> frozenset[str]:
        """Those of the matches that are the person's own games, or were before they deleted them."""
        wanted = sa.select(OWN_GAMES.c.match).where(
            OWN_GAMES.c.person == person, OWN_GAMES.c.match.in_(matches)
        )
        with self._club.log.reading() as connection:
            return frozenset(connection.execute(wanted).scalars())

    def add(self, person: str, one: DeviceGame) -> bool:
        """Stores a game with all that belongs to it, at once or not at all. Returns False if it is here already."""
        try:
            with self._club.log.writing() as connection:
                self._add(connection, person, one)
        except Conflict:
            return False
        return True

    def _add(self, connection: sa.Connection, person: str, one: DeviceGame) -> None:
        # Of two games of one table that are taken in at once the second finds its room.
        hold_person(connection, person)
        match, room, game = one.game.match, one.room, one.game
        self._club.log.begin(connection, one.opened)
        connection.execute(TABLES.update().where(TABLES.c.id == match).values(ended=True))
        if not has_rows(connection, ROOMS, ROOMS.c.id == room.id):
            self._club.insert(connection, room)
        seat = {"table_id": match, "seat": game.seat, "person": person, "room": room.id}
        connection.execute(SEATINGS.insert().values(seat))
        text = "" if game.summary is None else to_text(game.summary)
        GAMES.put_row(connection, game, person=person, room=room.id, deleted_ms=0, summary=text)
