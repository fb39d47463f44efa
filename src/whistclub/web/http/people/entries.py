"""The entries of a person in the lists of seasons, as they are told of them."""

from collections.abc import Sequence

from whistclub.club.members import Member
from whistclub.club.seasons import Season
from whistclub.wire.own_data import OwnEntry


def entries_told(found: Sequence[tuple[Season, Member]]) -> tuple[OwnEntry, ...]:
    """The entries, each with its season, as their person is told of them."""
    return tuple(
        OwnEntry(code=season.code, season=season.name, number=one.number, entry=one.form)
        for season, one in found
    )
