"""The commands sent to a table. A command names the last seq its sender saw, besides its id."""

from typing import ClassVar

import msgspec

from whistclub.rules.seats import Seat


class Command(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do"):
    """The fields every command has. `seat` is its sender's, None for the house, which deals and calls stand-ins.

    `is_limited` says that the command does not carry the match on, so that its number has a limit by seat.
    """

    is_limited: ClassVar[bool] = False

    id: str
    saw: int
    seat: Seat | None = None

    @property
    def key(self) -> tuple[Seat | None, str]:
        """The command among all of its table, by the seat and the id that its entries name."""
        return self.seat, self.id


class Act(Command, frozen=True, kw_only=True, tag="act"):
    """Act, by the text form: `play HK`. `by_bot` says that a bot acts for the seat."""

    action: str
    by_bot: bool = False

    def __repr__(self) -> str:
        return f"Act(seat={self.seat})"


class NextDeal(Command, frozen=True, kw_only=True, tag="next_deal"):
    """Deal the next deal."""


class Commit(Command, frozen=True, kw_only=True, tag="commit"):
    """Commit to one's part of the sealed deal `number`, by its SHA-256 in hexadecimal."""

    number: int
    commitment: str


class OpenPart(Command, frozen=True, kw_only=True, tag="open"):
    """Open one's part, 32 bytes in hexadecimal, once no further commitment is taken."""

    number: int
    part: str

    def __repr__(self) -> str:
        return f"OpenPart(seat={self.seat})"


class Proceed(Command, frozen=True, kw_only=True, tag="proceed"):
    """Go on without the commitments or parts that are missing after their time; only the house may."""


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Go back to one's own last decision; with other people at the table this asks them."""

    is_limited: ClassVar[bool] = True


class Redo(Command, frozen=True, kw_only=True, tag="redo"):
    """Take the last undo back."""

    is_limited: ClassVar[bool] = True


class AgreeUndo(Command, frozen=True, kw_only=True, tag="agree_undo"):
    """Agree to the undo that another person asked for."""

    is_limited: ClassVar[bool] = True


class RefuseUndo(Command, frozen=True, kw_only=True, tag="refuse_undo"):
    """Refuse the undo, or withdraw one's own request."""

    is_limited: ClassVar[bool] = True


class _AboutSeat(Command, frozen=True, kw_only=True):
    """A command about seat `whose`, which its entries name, whoever sends it."""

    whose: Seat

    @property
    def key(self) -> tuple[Seat | None, str]:
        return self.whose, self.id


class AskSeat(_AboutSeat, frozen=True, kw_only=True, tag="ask_seat"):
    """Ask for the cards of seat `whose` in the running deal, for the person `who`, called `name`; the people in the
    seats `of` decide.

    Only the house may, which knows the people.
    """

    who: str
    name: str
    of: tuple[Seat, ...]


class AgreeSeat(Command, frozen=True, kw_only=True, tag="agree_seat"):
    """Agree that a seat changes hands in the running deal; `of` are the seats of the people who sit at the table
    now.
    """

    of: tuple[Seat, ...]


class RefuseSeat(Command, frozen=True, kw_only=True, tag="refuse_seat"):
    """Refuse that; from the house it means that other people sit here than were asked."""


class Claim(Command, frozen=True, kw_only=True, tag="claim"):
    """Claim all the remaining tricks, or none; granted where it is certain from what the seat sees."""

    all_tricks: bool = True


class Concede(Command, frozen=True, kw_only=True, tag="concede"):
    """Give up the rest of the deal."""


class Stop(Command, frozen=True, kw_only=True, tag="stop"):
    """Stop the match."""


class Drop(Command, frozen=True, kw_only=True, tag="drop"):
    """Drop the running deal; only the house may."""


class StandIn(_AboutSeat, frozen=True, kw_only=True, tag="stand_in"):
    """Let a bot act for the person in seat `whose`: for the house any bot, for the person one of those at the table."""

    is_limited: ClassVar[bool] = True

    bot: str


class Return(_AboutSeat, frozen=True, kw_only=True, tag="return"):
    """Let the person in seat `whose` act again."""


class Rename(Command, frozen=True, kw_only=True, tag="rename"):
    """Take another name; `who` is the id of the person that the club knows in this seat, whose it is instead of a bot's
    if `for_bot` says so.
    """

    is_limited: ClassVar[bool] = True

    name: str
    who: str = ""
    for_bot: bool = False


class Hint(Command, frozen=True, kw_only=True, tag="hint"):
    """Ask for a hint; the deal counts as assisted from then on."""

    is_limited: ClassVar[bool] = True
