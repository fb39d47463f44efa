"""The entries of a table's log: one typed value for everything that happened, in the order it happened.

Entries are written once and never changed, so a field may be added with a default and never be taken away, and an entry
kind may never change its meaning: the log of every released version is folded for ever. Cards and acts are text forms.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from whistclub.club.log.texts import from_text
from whistclub.rules.record import Record
from whistclub.rules.seats import Seat


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """The person or the bot in a seat; `bot` names the bot and is empty for a person.

    `who` is the id of a person known to a club, by which their name is found again when they are removed.
    """

    name: str
    bot: str = ""
    who: str = ""


class Dealing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The source of a table's cards.

    `given` are deals entered by hand, for the first deals. `seed` is the text the others come from; without one every
    deal has 32 fresh bytes, but a solitaire's passages share those of its first. `sealed` says that such bytes are made
    by the house and the people together, and proved afterwards. `daily` is the date of a deal of the day. `secrets` are
    the secrets of the first sealed deals, where several tables hold the same cards; people then add no part to these
    deals.
    """

    seed: str | None = None
    given: tuple[str, ...] = ()
    sealed: bool = False
    daily: str = ""
    secrets: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"Dealing(sealed={self.sealed})"


class TriedFrom(msgspec.Struct, frozen=True):
    """The place in a finished deal that a table goes on from, to try it again.

    `match` is the match looked at, `place` the deal's place in it from 1, `acts` the number of its acts already made.
    `number` and `trick` are how people call that place: the deal's own number, and the trick it goes on in; 0 before
    the first card. `daily` is the date of the deal of the day that it is, empty for any other.
    """

    match: str
    place: int
    acts: int
    number: int
    trick: int
    daily: str = ""


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """The fields every entry has.

    `at_ms` is its time in milliseconds since 1970 UTC, `seat` the seat whose doing it was (None for the house),
    `command` the id of the command that led to it, empty where there was none.
    """

    at_ms: int
    seat: Seat | None = None
    command: str = ""

    @property
    def key(self) -> tuple[Seat | None, str]:
        """The command that led to it."""
        return self.seat, self.command

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seat={self.seat})"


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The table was opened: its game with all options, who sits where, where the cards come from, who deals first.

    `dealer` is a seat letter. `secret` is the hexadecimal key that the bots' chance comes from. `record` is the match
    to go on with, where it was begun elsewhere; `tried` says that it is a deal of that match tried again, which counts
    nowhere; `lesson` is the name of a guided deal, which counts nowhere either; `prepared` the id of the set that a
    prepared deal is from, which counts nowhere. `conventions` are the values on the convention card that are not the
    usual ones. `on_device` says that the record was played on a device of the person, without the club.
    """

    table: str
    game: str
    rules: int
    options: Mapping[str, Any]
    sitters: tuple[Sitter, ...]
    dealing: Dealing
    dealer: str
    secret: str
    preset: str = ""
    record: Record | None = None
    conventions: Mapping[str, str] = {}
    tried: TriedFrom | None = None
    lesson: str = ""
    prepared: str = ""
    on_device: bool = False


class Sealed(Entry, frozen=True, kw_only=True, tag="sealed"):
    """The house sealed the next deal: its number among the table's seals, its secret, and the H shown to all."""

    number: int
    secret: str
    sealed: str


class Committed(Entry, frozen=True, kw_only=True, tag="committed"):
    """The seat committed to its part of the sealed deal."""

    commitment: str


class CommitsClosed(Entry, frozen=True, kw_only=True, tag="commits_closed"):
    """No further commitment is taken; those who committed open their parts."""


class PartOpened(Entry, frozen=True, kw_only=True, tag="part_opened"):
    """The seat opened its part."""

    part: str


class Dealt(Entry, frozen=True, kw_only=True, tag="dealt"):
    """A deal began: the cards in full, as a record writes them, and the seed they came from, if they came from one."""

    deal: str
    seed: str | None = None


class Acted(Entry, frozen=True, kw_only=True, tag="acted"):
    """The seat acted. `by_bot` says that a bot did so in its name."""

    action: str
    by_bot: bool = False


class Undone(Entry, frozen=True, kw_only=True, tag="undone"):
    """The deal went back to where `to` acts had been made, counted in the order they were made in."""

    to: int


class Redone(Entry, frozen=True, kw_only=True, tag="redone"):
    """The acts that the last undo took back were made again."""


class UndoAsked(Entry, frozen=True, kw_only=True, tag="undo_asked"):
    """The seat asks the other people to let it go back to where `to` acts had been made."""

    to: int


class UndoAgreed(Entry, frozen=True, kw_only=True, tag="undo_agreed"):
    """The seat agrees to the undo asked for."""


class UndoRefused(Entry, frozen=True, kw_only=True, tag="undo_refused"):
    """The seat refuses the undo asked for, or withdraws its own request."""


class SeatAsked(Entry, frozen=True, kw_only=True, tag="seat_asked"):
    """The person `who`, called `name`, asks to take over the seat's cards in the running deal.

    The people in the seats `of` have to agree.
    """

    who: str
    name: str
    of: tuple[Seat, ...]


class SeatAgreed(Entry, frozen=True, kw_only=True, tag="seat_agreed"):
    """The seat agrees that another seat changes hands in the running deal."""


class SeatRefused(Entry, frozen=True, kw_only=True, tag="seat_refused"):
    """The seat does not agree to that; without a seat, those who would have to agree are no longer the same."""


class SeatGiven(Entry, frozen=True, kw_only=True, tag="seat_given"):
    """Everybody agreed: the person `who` has the seat's cards in the running deal, which is marked."""

    who: str


class Claimed(Entry, frozen=True, kw_only=True, tag="claimed"):
    """The seat claimed all the remaining tricks for its side, or none."""

    all_tricks: bool


class Conceded(Entry, frozen=True, kw_only=True, tag="conceded"):
    """The seat gave up the rest of the deal."""


class Stopped(Entry, frozen=True, kw_only=True, tag="stopped"):
    """The match was stopped here."""


class Dropped(Entry, frozen=True, kw_only=True, tag="dropped"):
    """The running deal was dropped and counts nothing."""


class StoodIn(Entry, frozen=True, kw_only=True, tag="stood_in"):
    """A bot acts for the seat until its person is back."""

    bot: str


class Returned(Entry, frozen=True, kw_only=True, tag="returned"):
    """The person of the seat is back."""


class Renamed(Entry, frozen=True, kw_only=True, tag="renamed"):
    """The sitter of the seat took another name, or somebody else sat down; `who` is the person's id as in `Sitter`.

    `for_bot` says that the seat was a bot's until then, which stands in until the person is here.
    """

    name: str
    who: str = ""
    for_bot: bool = False


class Hinted(Entry, frozen=True, kw_only=True, tag="hinted"):
    """The seat was given a hint; the deal counts as assisted."""


AnyEntry = (
    Opened | Dealt | Acted | Undone | Redone | UndoAsked | UndoAgreed | UndoRefused | Claimed | Conceded
    | Stopped | Dropped | StoodIn | Returned | Renamed | Hinted | Sealed | Committed | CommitsClosed | PartOpened
    | SeatAsked | SeatAgreed | SeatRefused | SeatGiven
)  # fmt: skip

_decoder: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def entry_from_text(text: str | bytes) -> AnyEntry:
    """The entry from its line of JSON. Raises BadRecord for an entry that this version does not know."""
    return from_text(_decoder, text)
