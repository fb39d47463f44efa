"""Devices, passkeys and their challenges, in the same database as the log."""

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from whistclub.club.devices import Device, Passkey
from whistclub.club.notices.notice import Notice
from whistclub.club.people import Person
from whistclub.club.store.db.rows import Rows, count_of, has_rows
from whistclub.club.store.logs.schema import METADATA
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_rooms import LINKS, PEOPLE, PERSONS, hold_person

DEVICES: Final = sa.Table(
    "devices",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("label", sa.Text, nullable=False),
    sa.Column("since_ms", sa.BigInteger, nullable=False),
    sa.Column("used_ms", sa.BigInteger, nullable=False),
)
PASSKEYS: Final = sa.Table(
    "passkeys",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("sign_count", sa.BigInteger, nullable=False),
    sa.Column("label", sa.Text, nullable=False),
    sa.Column("since_ms", sa.BigInteger, nullable=False),
    sa.Column("used_ms", sa.BigInteger, nullable=False),
)
CHALLENGES: Final = sa.Table(
    "challenges",
    METADATA,
    sa.Column("digest", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("expires_ms", sa.BigInteger, nullable=False),
)
_devices: Final = Rows(DEVICES, Device)
_passkeys: Final = Rows(PASSKEYS, Passkey)


class SqlDevices:
    """The devices and passkeys of a club's people. Every call raises BadFile if the database cannot do it."""

    def __init__(self, log: SqlLog) -> None:
        self._log = log

    def add(self, device: Device, guest: Person | None = None) -> None:
        """Stores a new device, with its person if that is a new guest. Raises NotHere for one of somebody removed."""
        with self._log.writing() as connection:
            if guest is not None:
                PERSONS.put_row(connection, guest)
            hold_person(connection, device.person)
            _devices.put_row(connection, device)

    def person_of(self, device: str) -> Person | None:
        """The person whose device it is; None for one that is unknown or cut off."""
        wanted = (
            sa.select(PEOPLE).join(DEVICES, DEVICES.c.person == PEOPLE.c.id).where(DEVICES.c.id == device)
        )
        with self._log.reading() as connection:
            row = connection.execute(wanted).one_or_none()
        return None if row is None else PERSONS.value(row)

    def use(self, device: str, label: str, now_ms: int) -> None:
        """Notes that the device is used now, and by which program."""
        used = DEVICES.update().where(DEVICES.c.id == device).values(used_ms=now_ms, label=label)
        with self._log.writing() as connection:
            connection.execute(used)

    def devices_of(self, person: str) -> list[Device]:
        """The devices of this person, the one used last first."""
        with self._log.reading() as connection:
            return _devices.all_of(connection, DEVICES.c.person == person, order=[DEVICES.c.used_ms.desc()])

    def known(self, devices: Sequence[str]) -> set[str]:
        """Those of these devices that are not cut off."""
        with self._log.reading() as connection:
            return set(connection.execute(sa.select(DEVICES.c.id).where(DEVICES.c.id.in_(devices))).scalars())

    def cut_off(self, person: str, device: str) -> bool:
        """Cuts this person's device off, with a link it may have made, and notifies the other workers. Returns False if
        it is none of theirs.
        """
        own = sa.and_(DEVICES.c.id == device, DEVICES.c.person == person)
        with self._log.writing() as connection:
            if connection.execute(DEVICES.delete().where(own)).rowcount != 1:
                return False
            connection.execute(LINKS.delete().where(LINKS.c.person == person))
        self._log.notices.publish([Notice("device", device)])
        return True

    def add_challenge(self, digest: str, person: str, expires_ms: int, now_ms: int) -> None:
        """Stores a challenge for this person (empty: for whoever signs in), and deletes expired ones. Raises NotHere
        for somebody removed.
        """
        with self._log.writing() as connection:
            if person:
                hold_person(connection, person)
            connection.execute(CHALLENGES.delete().where(CHALLENGES.c.expires_ms <= now_ms))
            connection.execute(
                CHALLENGES.insert().values(digest=digest, person=person, expires_ms=expires_ms)
            )

    def take_challenge(self, digest: str, person: str, now_ms: int) -> bool:
        """Takes a challenge, once. Returns False for one that is used, expired or another person's."""
        live = sa.and_(
            CHALLENGES.c.digest == digest, CHALLENGES.c.person == person, CHALLENGES.c.expires_ms > now_ms
        )
        with self._log.writing() as connection:
            return connection.execute(CHALLENGES.delete().where(live)).rowcount == 1

    def add_passkey(self, passkey: Passkey, most: int) -> bool:
        """Stores a new passkey. Returns False if it is known already or the person has the most they may have. Raises
        NotHere for somebody removed.
        """
        with self._log.writing() as connection:
            hold_person(connection, passkey.person)
            has_most = count_of(connection, PASSKEYS, PASSKEYS.c.person == passkey.person) >= most
            if has_most or has_rows(connection, PASSKEYS, PASSKEYS.c.id == passkey.id):
                return False
            _passkeys.put_row(connection, passkey)
        return True

    def passkey(self, passkey: str) -> Passkey | None:
        """The passkey with this id, None for one that is unknown or cut off."""
        with self._log.reading() as connection:
            return _passkeys.one_of(connection, PASSKEYS.c.id == passkey)

    def passkeys_of(self, person: str) -> list[Passkey]:
        """The passkeys of this person, the newest first."""
        with self._log.reading() as connection:
            return _passkeys.all_of(
                connection, PASSKEYS.c.person == person, order=[PASSKEYS.c.since_ms.desc()]
            )

    def sign_in(self, passkey: str, sign_count: int, device: Device) -> bool:
        """Stores the device that signed in with this passkey. Returns False if the passkey was cut off meanwhile.
        Raises NotHere for somebody removed.
        """
        used = PASSKEYS.update().where(PASSKEYS.c.id == passkey)
        with self._log.writing() as connection:
            hold_person(connection, device.person)
            update = used.values(sign_count=sign_count, used_ms=device.since_ms)
            if connection.execute(update).rowcount != 1:
                return False
            _devices.put_row(connection, device)
        return True

    def delete_passkey(self, person: str, passkey: str) -> bool:
        """Deletes this person's passkey. Returns False if it is none of theirs."""
        own = sa.and_(PASSKEYS.c.id == passkey, PASSKEYS.c.person == person)
        with self._log.writing() as connection:
            return connection.execute(PASSKEYS.delete().where(own)).rowcount == 1
