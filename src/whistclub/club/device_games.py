"""Games that somebody has played on a device of theirs, without the club, as the club keeps them."""

import hashlib

import msgspec

from whistclub.club.own_games import OwnGame
from whistclub.club.rooms import Room
from whistclub.club.table.entries import Opened


class DeviceGame(msgspec.Struct, frozen=True):
    """A game of somebody's device under the club's ids: as it is listed, its table, and the opening of its match, which
    has the whole record.
    """

    game: OwnGame
    room: Room
    opened: Opened


def id_at_club(person: str, on_device: str) -> str:
    """The club's id for what has this id on the person's device: the same each time, and never that of anything else
    here.
    """
    return hashlib.sha256(f"{person}\n{on_device}".encode()).hexdigest()[:32]
