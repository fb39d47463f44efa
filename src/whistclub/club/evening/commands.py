"""The commands of an evening, as they come over the wire: `do` names the command, `id` identifies it among its sender's
commands.

A command sent again with the same id gets the same answer and changes nothing, so that a phone may keep it without a
network and send it later. Guests act for themselves; an organiser may act for any guest. Every other command is an
organiser's.
"""

from typing import Annotated, ClassVar, Final, Literal

import msgspec
from msgspec import Meta

from whistclub.club.evening.settings import (
    MOST_CENTS,
    MOST_TABLES,
    AdjustedPoints,
    AdjustmentCause,
    ChosenPrize,
    EveningSettings,
    Figures,
    LinkRole,
    PrizeMoney,
    Together,
)
from whistclub.evenings.parts import Part
from whistclub.evenings.seating import Side

Name = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=1, le=10_000)]
MOST_REMOVED: Final = 600
"""The most guests that are removed together: as many as a message has room for."""
After = Annotated[int, Meta(ge=0)]


class Command(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do"
):
    """The field that every command has. `is_guests` says that a guest may give it too, and not only an organiser."""

    is_guests: ClassVar[bool] = False

    id: Annotated[str, Meta(min_length=1, max_length=40)]


class Join(Command, frozen=True, kw_only=True, tag="join"):
    """I am here: under a new name, or as the expected guest `guest`. Sent by somebody who is a guest already, it takes
    them back. `part` as in `choose_part`; who says none takes what is left over. `word` is what an organiser told a
    guest who comes with another phone: they come as themselves, without a name.
    """

    is_guests: ClassVar[bool] = True

    name: Name = ""
    guest: Annotated[int, Meta(ge=0)] = 0
    part: Part | None = None
    word: Annotated[str, Meta(max_length=20)] = ""


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """I leave the evening; with `guest`, an organiser says that this guest has left."""

    is_guests: ClassVar[bool] = True

    guest: Annotated[int, Meta(ge=0)] = 0


class Reach(Command, frozen=True, kw_only=True, tag="reach"):
    """I am at my table."""

    is_guests: ClassVar[bool] = True

    round: Number


class EnterDeal(Command, frozen=True, kw_only=True, tag="enter_deal"):
    """Enters a deal's figures at a table: one's own, or any table for an organiser. Entering other figures than the
    other side is a dispute; entering the same confirms them; entering one's own anew takes back what one entered.
    """

    is_guests: ClassVar[bool] = True

    round: Number
    table: Number
    deal: Number
    figures: Figures


class ConfirmDeal(Command, frozen=True, kw_only=True, tag="confirm_deal"):
    """Confirms the figures that the other side entered, the ones quoted here, also in a dispute. Other figures than
    stand there are refused.
    """

    is_guests: ClassVar[bool] = True

    round: Number
    table: Number
    deal: Number
    figures: Figures


class AddGuest(Command, frozen=True, kw_only=True, tag="add_guest"):
    """Enters a guest without a phone (`here`), or one who is expected."""

    name: Name
    here: bool = True
    part: Part | None = None


class ReceiveGuest(Command, frozen=True, kw_only=True, tag="receive_guest"):
    """Says that an expected guest, or one who had left, is here (again)."""

    guest: Number


class ReceiveAll(Command, frozen=True, kw_only=True, tag="receive_all"):
    """Says that everybody who is expected is here."""


class AwaitPhone(Command, frozen=True, kw_only=True, tag="await_phone"):
    """Says that a guest comes with another phone: whoever joins next with the word that organisers are shown for the
    guest (`word` in their row) is the guest, in their place. The phone before is a stranger's from now on.
    """

    guest: Number


class RemoveGuests(Command, frozen=True, kw_only=True, tag="remove_guests"):
    """Removes guests who are none: those who never had a seat leave no trace and their phones are strangers' from now
    on.

    A guest who has had a seat is removed only with `played`, and then as one who has left: their results stay. An
    organiser is not removed.
    """

    guests: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=MOST_REMOVED)]
    played: bool = False


class RenameGuest(Command, frozen=True, kw_only=True, tag="rename_guest"):
    """Changes a guest's name; a guest may change their own."""

    is_guests: ClassVar[bool] = True

    guest: Number
    name: Name


class ChoosePart(Command, frozen=True, kw_only=True, tag="choose_part"):
    """Says whether a guest sits as a lady or as a gent, before their first round; a guest may say it for themselves
    (`guest` 0).
    """

    is_guests: ClassVar[bool] = True

    guest: Annotated[int, Meta(ge=0)] = 0
    part: Part


class PairGuests(Command, frozen=True, kw_only=True, tag="pair_guests"):
    """Makes a pair of two guests, before the first round of a format in which pairs stay."""

    up: Number
    down: Number


class KeepApart(Command, frozen=True, kw_only=True, tag="keep_apart"):
    """Keeps two guests of an individual evening apart, or no longer (`no`)."""

    guest: Number
    other: Number
    how: Together


class KeepTable(Command, frozen=True, kw_only=True, tag="keep_table"):
    """Lets a guest of an individual evening sit N at this table in every round; 0 for one who moves as all do."""

    guest: Number
    table: Annotated[int, Meta(ge=0, le=MOST_TABLES)]


class ChangeSettings(Command, frozen=True, kw_only=True, tag="change_settings"):
    """Changes the settings: before the first round all of them, later only rounds and minutes."""

    settings: EveningSettings


class BeginRound(Command, frozen=True, kw_only=True, tag="begin_round"):
    """Begins this round: the first, or the next one when the last is over."""

    round: Number


class EndRound(Command, frozen=True, kw_only=True, tag="end_round"):
    """Ends the round by hand. Unfinished deals are dropped and the side ahead wins; level tables are to be decided
    first or afterwards.
    """

    round: Number


class CorrectDeal(Command, frozen=True, kw_only=True, tag="correct_deal"):
    """Decides a disputed deal or corrects one that stands, in any round of the evening."""

    round: Number
    table: Number
    deal: Number
    figures: Figures


class Adjust(Command, frozen=True, kw_only=True, tag="adjust"):
    """Adds points to a guest in a round, or takes some, for a reason; `words` say it where it is another one.

    `number` 0 is a new adjustment, else the one that is corrected. In a format in which pairs stay it goes to both.
    """

    number: Annotated[int, Meta(ge=0, le=10_000)] = 0
    round: Number
    guest: Number
    points: AdjustedPoints
    cause: AdjustmentCause
    words: Annotated[str, Meta(max_length=80)] = ""


class TakeBackAdjustment(Command, frozen=True, kw_only=True, tag="take_back_adjustment"):
    """Takes an adjustment back: it counts no longer, and is told as one that was taken back."""

    number: Number


class ChoosePrizes(Command, frozen=True, kw_only=True, tag="choose_prizes"):
    """Chooses the prizes that are given; null for the usual ones of the format."""

    prizes: Annotated[tuple[ChosenPrize, ...], Meta(max_length=20)] | None


class DecideTable(Command, frozen=True, kw_only=True, tag="decide_table"):
    """Decides a table that is level at the end of its round."""

    round: Number
    table: Number
    side: Side


class Swap(Command, frozen=True, kw_only=True, tag="swap"):
    """Lets two guests change places. `after` as in `extend`: a second press does not change them back."""

    guest: Number
    other: Number
    after: After = 0


class Substitute(Command, frozen=True, kw_only=True, tag="substitute"):
    """Lets a guest who sits out or is new (0: a bot, on line) play on in another's place."""

    away: Number
    guest: Annotated[int, Meta(ge=0)]


class Pause(Command, frozen=True, kw_only=True, tag="pause"):
    """Pauses the evening, for minutes or for a week."""


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    """Goes on after a pause."""


class Extend(Command, frozen=True, kw_only=True, tag="extend"):
    """Gives the round more minutes.

    `after` is the seq of the organisers' last act that the sender has seen (`said_seq`), 0 for one who does not say: it
    is refused when another act came since, so that a second press, or another organiser's, does not give the minutes
    twice.
    """

    minutes: Annotated[int, Meta(ge=1, le=60)]
    after: After = 0


class AddOrganiser(Command, frozen=True, kw_only=True, tag="add_organiser"):
    """Makes a guest with a phone an organiser; `alone` hands the evening over, so that the sender is no organiser any
    longer.
    """

    guest: Number
    alone: bool = False


class MakeLink(Command, frozen=True, kw_only=True, tag="make_link"):
    """Makes a link by its token's digest (SHA-256, hexadecimal); `table` for one that stands at a table. The club makes
    tokens itself (`POST /api/evenings/CODE/links`).
    """

    role: LinkRole
    table: Annotated[int, Meta(ge=0, le=MOST_TABLES)] = 0
    digest: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class CutLink(Command, frozen=True, kw_only=True, tag="cut_link"):
    """Cuts a link off: nobody comes by it any longer, and who organises by it does so no longer."""

    number: Number


class OrganiseByLink(Command, frozen=True, kw_only=True, tag="organise_by_link"):
    """I organise this evening too, by the token of a link that was made for it; `name` for who has none in the club."""

    is_guests: ClassVar[bool] = True

    token: Annotated[str, Meta(min_length=1, max_length=100)]
    name: Name = ""


class CallOrganiser(Command, frozen=True, kw_only=True, tag="call_organiser"):
    """Calls the organisers to the table at which the sender's tablet stands."""


class EndCall(Command, frozen=True, kw_only=True, tag="end_call"):
    """Says that somebody attended to the table that called; its tablet takes its own call back."""

    table: Annotated[int, Meta(ge=1, le=MOST_TABLES)]


class TakeEntry(Command, frozen=True, kw_only=True, tag="take_entry"):
    """Says that a guest has paid the entry fee, or has not after all."""

    guest: Number
    paid: bool


class SellTickets(Command, frozen=True, kw_only=True, tag="sell_tickets"):
    """Says how many raffle tickets a guest has."""

    guest: Number
    tickets: Annotated[int, Meta(ge=0, le=1000)]


class Spend(Command, frozen=True, kw_only=True, tag="spend"):
    """Writes down what was spent, or else came in (`came_in`), as for refreshments; `number` 0 is a new line, else the
    one that is changed.
    """

    number: Annotated[int, Meta(ge=0, le=10_000)] = 0
    words: Annotated[str, Meta(max_length=60)]
    cents: Annotated[int, Meta(ge=0, le=MOST_CENTS)]
    came_in: bool = False


class ShareOut(Command, frozen=True, kw_only=True, tag="share_out"):
    """Says what the prizes get of the pot, by kind."""

    prizes: Annotated[tuple[PrizeMoney, ...], Meta(max_length=20)]


class DrawTicket(Command, frozen=True, kw_only=True, tag="draw_ticket"):
    """Draws the raffle ticket of this number: 1 is the first one drawn. From the first on no more are sold."""

    number: Number


class TurnHall(Command, frozen=True, kw_only=True, tag="turn_hall"):
    """Turns the hall screen to a page; an empty page lets it turn by itself."""

    page: Literal["", "seating", "names", "clock", "standings", "prize", "raffle"]
    prize: Annotated[int, Meta(ge=0, le=20)] = 0


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Takes back the organisers' last entry, which has this seq."""

    undone: Number


class TakeUpAgain(Command, frozen=True, kw_only=True, tag="take_up_again"):
    """Takes an evening that is over up again: it goes on between its rounds."""


class Finish(Command, frozen=True, kw_only=True, tag="finish"):
    """Ends the evening between rounds."""


AnyCommand = (
    Join | Leave | Reach | EnterDeal | ConfirmDeal | AddGuest | ReceiveGuest | ReceiveAll | AwaitPhone | RemoveGuests | RenameGuest
    | ChoosePart | PairGuests | KeepApart | KeepTable | ChangeSettings | BeginRound
    | EndRound | CorrectDeal | Adjust | TakeBackAdjustment | ChoosePrizes | DecideTable | Swap | Substitute | Pause | Resume | Extend | AddOrganiser | MakeLink | CutLink | OrganiseByLink | CallOrganiser | EndCall | TakeEntry | SellTickets | Spend | ShareOut | DrawTicket | TurnHall | Undo | TakeUpAgain | Finish
)  # fmt: skip
