"""The messages of the WebSocket, as the types that the server reads and writes; `docs/wire.md` explains them in order.

A client sends messages of FromClient and receives messages of ToClient, each as one JSON text. Cards and acts are the
text forms of records (`SA`, `play SA`), times are milliseconds since 1970 UTC, sentences are keys of the catalogues
with their facts. Seats are numbers clockwise from 0; a table of four has N E S W, a solitaire has the one seat S,
number 0.
"""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from whistclub.coach import PlayReason
from whistclub.rules.moment import Outline
from whistclub.wire.parts import (
    ActPrice,
    ChangedView,
    DealOver,
    DealSetting,
    Hex32,
    Id,
    MatchOver,
    Own,
    Seal,
    Seat,
    SeatRequest,
    Seq,
    Settings,
    TableEvent,
    TableInfo,
    UndoRequest,
    WholeView,
    Why,
    Word,
    You,
)

VERSION: Final = 1
"""The version of these messages; a client of another version has to be loaded again."""


class Hello(msgspec.Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message of every connection.

    A client that comes back names its `match`, the last seq that it knows as `since`, and its own `seat`: it is sent
    what it missed, if that is not too much, and otherwise everything.
    """

    version: int = VERSION
    match: Annotated[str, Meta(max_length=40)] = ""
    since: Seq = 0
    seat: Seat | None = None


class FromSeat(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", forbid_unknown_fields=True
):
    """A command to the match. `id` is one that the sender never used before in this match: a command sent again with
    the same id is done once and answered as the first time. `saw` is the last seq that the sender knows.
    """

    id: Id
    saw: Seq


class Act(FromSeat, frozen=True, kw_only=True, tag="act"):
    """Act: one of the texts in `own.legal`."""

    action: Annotated[str, Meta(min_length=1, max_length=40)]


class NextDeal(FromSeat, frozen=True, kw_only=True, tag="next_deal"):
    """Deal the next deal. At a table of sealed deals this shows the seal; `commit` and `open` follow."""


class Commit(FromSeat, frozen=True, kw_only=True, tag="commit"):
    """The SHA-256, in hexadecimal, of the 32 random bytes this client adds to the sealed deal `number`."""

    number: Annotated[int, Meta(ge=1)]
    commitment: Hex32


class Open(FromSeat, frozen=True, kw_only=True, tag="open"):
    """The 32 bytes of the commitment in hexadecimal, sent once `seal.opening` is true."""

    number: Annotated[int, Meta(ge=1)]
    part: Hex32


class Undo(FromSeat, frozen=True, kw_only=True, tag="undo"):
    """Go back to the sender's last decision; with other people at the table this asks them."""


class Redo(FromSeat, frozen=True, kw_only=True, tag="redo"):
    """Take the last undo back."""


class AgreeUndo(FromSeat, frozen=True, kw_only=True, tag="agree_undo"):
    """Agree to the undo that another person asked for."""


class RefuseUndo(FromSeat, frozen=True, kw_only=True, tag="refuse_undo"):
    """Refuse an undo, or take the sender's own question back."""


class AgreeSeat(FromSeat, frozen=True, kw_only=True, tag="agree_seat"):
    """Agree that somebody new takes over a seat's cards in the running deal, which is marked then."""


class RefuseSeat(FromSeat, frozen=True, kw_only=True, tag="refuse_seat"):
    """Refuse that somebody takes over a seat's cards. Nobody is asked for the same seat again in this deal."""


class Claim(FromSeat, frozen=True, kw_only=True, tag="claim"):
    """Claim all the remaining tricks."""


class Concede(FromSeat, frozen=True, kw_only=True, tag="concede"):
    """Give up the rest of the deal."""


class Stop(FromSeat, frozen=True, kw_only=True, tag="stop"):
    """Stop the match."""


class Hint(FromSeat, frozen=True, kw_only=True, tag="hint"):
    """Ask for a hint; the deal counts as assisted from then on. `hinted` follows.

    `instead` is another act of the seat, of which the answer then says what it costs.
    """

    instead: str = ""


class Leave(FromSeat, frozen=True, kw_only=True, tag="leave"):
    """Let a bot play for the sender until they are back."""


class Return(FromSeat, frozen=True, kw_only=True, tag="return"):
    """The sender is back and plays again."""


class AtTable(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", forbid_unknown_fields=True
):
    """A command to the table around the match: its seats and settings. `id` is new on this connection."""

    id: Id


class Sit(AtTable, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat. While a match runs, a seat is free when its person has left for good.

    While a deal runs, only the person who left the seat in that deal has it at once; anybody else has it from the next
    deal on.
    """

    seat: Seat


class AskSeat(AtTable, frozen=True, kw_only=True, tag="ask_seat"):
    """Ask the others for the running deal's cards of the seat that the sender waits for. All of them have to agree."""


class StandUp(AtTable, frozen=True, kw_only=True, tag="stand_up"):
    """Give up the sender's seat; during a match a bot plays on, and the seat is free for anybody."""


class PutBot(AtTable, frozen=True, kw_only=True, tag="put_bot"):
    """The host puts a bot in a free seat or changes the one there; an empty name leaves the seat free. Not during a
    match.
    """

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)]


class Kick(AtTable, frozen=True, kw_only=True, tag="kick"):
    """The host sends the person of this seat away; they cannot sit here again."""

    seat: Seat


class Swap(AtTable, frozen=True, kw_only=True, tag="swap"):
    """The host lets two seats change places. Not during a match."""

    seat: Seat
    other: Seat


class Configure(AtTable, frozen=True, kw_only=True, tag="configure"):
    """The host changes the settings. Not during a match."""

    settings: "Settings"


class Start(AtTable, frozen=True, kw_only=True, tag="start"):
    """The host starts the match; bots take the seats still free. After a match this is the rematch."""


class Talk(AtTable, frozen=True, kw_only=True, tag="talk"):
    """Say one of the phrases of `GET /api/games` to the table. People at a seat only."""

    phrase: Word


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Ask for a sign of life; `pong` is the answer."""


AnyFromSeat = (
    Act | NextDeal | Commit | Open | Undo | Redo | AgreeUndo | RefuseUndo | AgreeSeat | RefuseSeat | Claim | Concede | Stop | Hint | Leave
    | Return
)  # fmt: skip
FromClient = (
    Hello | AnyFromSeat | Sit | AskSeat | StandUp | PutBot | Kick | Swap | Configure | Start | Talk | Ping
)


class Welcome(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="tell", tag="welcome"):
    """A snapshot: the answer to `hello`, and sent again when a match starts, a seat changes hands, or acts are taken
    back. It replaces everything the client had.

    `outline` is what a face shows of the game in every deal, null before the first match. `view` is the open view of
    the running deal, as a spectator has it, or null between deals; its fields are those of the game's view and of its
    moment (`docs/wire.md`). `own` is laid over it. `last` are the events of the last few entries, already contained in
    the view: for a log of what happened, not to be animated. `assisted` if the running deal is marked: a hint was
    given, acts were taken back, or a hand was taken over.
    """

    table: TableInfo
    you: You
    now_ms: int
    match: str = ""
    seq: int = 0
    outline: Outline | None = None
    setting: DealSetting | None = None
    view: WholeView | None = None
    own: Own | None = None
    deals: tuple[DealOver, ...] = ()
    result: MatchOver | None = None
    seal: Seal | None = None
    question: UndoRequest | None = None
    asking: SeatRequest | None = None
    clock_ends_ms: int | None = None
    last: tuple[TableEvent, ...] = ()
    assisted: bool = False
    version: int = VERSION


class Update(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="tell", tag="told"):
    """A delta: the changes by entry `seq` of the match; seqs come without gaps.

    `events` are to be shown in their order. `view` has the changed fields of the open view; its `acts` are only the
    new ones, to be appended, unless `acts_from` says at which index they begin. `over` is true when the deal is over:
    there is no view any more, and `deal` has its score. `own` has the changes of the viewer's own part.
    A field that is missing has not changed. `question`, `asking` and `seal` are null when there is none any more.
    `taken_back`: acts were undone or made again, and a `welcome` follows.
    """

    seq: int
    events: tuple[TableEvent, ...]
    taken_back: bool = False
    view: ChangedView | msgspec.UnsetType = msgspec.UNSET
    acts_from: int | msgspec.UnsetType = msgspec.UNSET
    own: Own | msgspec.UnsetType = msgspec.UNSET
    over: bool = False
    deal: DealOver | None = None
    setting: DealSetting | None = None
    result: MatchOver | None = None
    seal: Seal | msgspec.UnsetType | None = msgspec.UNSET
    question: UndoRequest | msgspec.UnsetType | None = msgspec.UNSET
    asking: SeatRequest | msgspec.UnsetType | None = msgspec.UNSET
    clock_ends_ms: int | msgspec.UnsetType | None = msgspec.UNSET


class Done(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="tell", tag="done"):
    """The command `id` was done; by it the match reached `seq` (0 for a command to the table)."""

    id: str
    seq: int = 0


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag_field="tell", tag="refused"):
    """The command `id` was not done, for the reason `why`. Nothing has changed. `id` is empty for a message that could
    not be read.
    """

    id: str
    why: Why


class Stale(msgspec.Struct, frozen=True, kw_only=True, tag_field="tell", tag="stale"):
    """The act `id` was not done: the acts open to this seat have changed since `saw`, last at `seq`. Look, and choose
    again.
    """

    id: str
    seq: int


class TableChanged(msgspec.Struct, frozen=True, kw_only=True, tag_field="tell", tag="table"):
    """The table around the match as it is now: seats, settings, people present."""

    table: TableInfo
    you: You


class PhraseSaid(msgspec.Struct, frozen=True, kw_only=True, tag_field="tell", tag="said"):
    """The person in this seat said a phrase."""

    seat: int
    phrase: str


class Hinted(msgspec.Struct, frozen=True, kw_only=True, tag_field="tell", tag="hinted"):
    """A hint: the act that a bot would choose at `seq`, and its reason (`why-...`). Sent only to the person who asked.

    If they asked about another act, that act, and what it costs as a message.
    """

    seq: int
    action: str
    why: Why
    instead: str | msgspec.UnsetType = msgspec.UNSET
    cost: Why | msgspec.UnsetType = msgspec.UNSET


class Priced(msgspec.Struct, frozen=True, kw_only=True, tag_field="tell", tag="priced"):
    """The fair prices of the acts a seat may make at `seq`, the best first, by what it can know. It follows a hint, to
    the person who asked for that alone.

    `reason` is the reason of play for which the best card is better than the act `over`.
    """

    seq: int
    prices: tuple[ActPrice, ...]
    over: str = ""
    reason: PlayReason | None = None


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag_field="tell", tag="pong"):
    """The answer to `ping`, with the time."""

    now_ms: int


class Bye(msgspec.Struct, frozen=True, kw_only=True, tag_field="tell", tag="bye"):
    """The server closes the connection for the reason `why`.

    `again_s`: come back after so many seconds with `hello` and `since`; null: do not come back without being asked.
    Close codes: 1001 the server stops, 1008 not allowed (kicked, no such table, no spectators), 1009 a message too
    long, 1012 this worker stops and others go on, 1013 too much at once, 4400 not readable, 4426 another version.
    """

    why: Why
    again_s: float | None = None


ToClient = (
    Welcome | Update | Done | Refused | Stale | TableChanged | PhraseSaid | Hinted | Priced | Pong | Bye
)  # fmt: skip

_reader: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def read_message(text: str | bytes) -> FromClient:
    """Reads a client's message. Raises msgspec.MsgspecError if it is none."""
    return _reader.decode(text)
