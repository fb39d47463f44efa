"""The parts of messages that the WebSocket and HTTP share: tables, seats, deals, seals, sentences."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from whistclub.rules.moment import Count

Seat = Annotated[int, Meta(ge=0, le=5)]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
RequestId = Annotated[
    str, Meta(pattern="^([0-9a-f]{32})?$", description="128 random bits in hexadecimal, or none")
]
Facts = dict[str, str | int]
WholeView = Annotated[dict[str, Any], Meta(extra={"typescript": "SentView"})]
"""A view without the fields that are empty."""
ChangedView = Annotated[dict[str, Any], Meta(extra={"typescript": "ChangedView"})]
"""The fields of a view that have changed, or that are a viewer's own."""


class Opening(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request that opens something. With an `id` it may be sent again, and opens it once."""

    id: RequestId = ""


class Phrase(msgspec.Struct, frozen=True):
    """A phrase to say across the table: its name, and the key `talk-NAME` of the catalogues."""

    name: str
    key: str


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a table.

    `options` are option texts (`on`, `40`, `none`) beyond the preset's, `conventions` the values chosen on the game's
    convention card, which the bots keep. `clock_s` is the number of seconds a person has for each act before a bot
    plays on for them; 0 is no clock. `listed` shows the table to everybody in the club; otherwise only its link leads
    there. `bot` takes the seats nobody has; without `bots_fill` a match begins only when nobody's seat is free. `seed`
    is the text the cards come from, for one person alone or with bots: such deals are not sealed. The server sends it
    back only after the match, since all cards follow from it; until then it is null.
    """

    preset: Word
    options: dict[Word, Annotated[str, Meta(max_length=80)]] = {}
    conventions: dict[Word, Word] = {}
    clock_s: Annotated[int, Meta(ge=0, le=600)] = 0
    listed: bool = False
    spectators: bool = True
    hints: bool = True
    bot: Word = "club"
    bots_fill: bool = True
    seed: Annotated[str, Meta(min_length=1, max_length=80)] | None = None


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat. `kind` is free, person or bot; `bot` the bot that plays it now, in its own right or for a person who is
    away.

    A person without a name has an empty one and the number `guest`. `face` is the number of the drawn face: a person's
    from 1 up, 0 of somebody who was removed; a bot's is its seat. `here` if the person has a connection. `helps_ms`: a
    bot plays for the person, who is away, from this moment on whenever others wait for them. `waits`: the person took
    the seat while a deal ran, which the bot plays to its end; the next deal is theirs. `offered`: a bot's
    seat that whoever looks on may take, from the next deal on while one runs.
    """

    seat: int
    letter: str
    kind: Literal["free", "person", "bot"]
    name: str = ""
    guest: int = 0
    face: int = 0
    bot: str = ""
    here: bool = False
    helps_ms: int | msgspec.UnsetType = msgspec.UNSET
    waits: bool | msgspec.UnsetType = msgspec.UNSET
    offered: bool | msgspec.UnsetType = msgspec.UNSET


class AtEvening(msgspec.Struct, frozen=True, kw_only=True):
    """The place of a table in an evening: the evening's code, the round and the table. Its seats are the evening's to
    give.
    """

    code: str
    round: int
    table: int


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """The place in a finished deal that a table goes on from: the deal's number, and the trick (0: before its first
    card).

    What is played there counts for no statistics.
    """

    number: int
    trick: int


class AtPrepared(msgspec.Struct, frozen=True, kw_only=True):
    """The prepared deal that is played at a table: the id of the deals that a teacher has prepared, and its number
    there.
    """

    id: str
    deal: int


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody with its link may know it. `id` is the unguessable part of its link `/t/ID`.

    `phase` is gathering, playing or over (a match has been played, and a rematch may follow). `match` is the id of the
    last match, empty before the first. `options` are all options of the game in text forms. `host` is the host's name,
    a guest's is `#4821`, `host_seat` their seat (None without one); another's name in another seat is another host. A
    table of an evening has no host; `evening` says which table of which round it is. `tried` stands where a finished
    deal is tried again, `lesson` has the name of a guided deal, `daily` the date (by the club's day) of a deal of the
    day, which is played once, and so is `prepared`, a deal that a teacher has prepared.
    """

    id: str
    game: str
    preset: str
    options: dict[str, str]
    settings: Settings
    phase: Literal["gathering", "playing", "over"]
    match: str
    seats: tuple[SeatInfo, ...]
    host: str
    host_seat: int | None = None
    watching: int = 0
    evening: AtEvening | msgspec.UnsetType = msgspec.UNSET
    tried: Tried | msgspec.UnsetType = msgspec.UNSET
    lesson: str | msgspec.UnsetType = msgspec.UNSET
    daily: str | msgspec.UnsetType = msgspec.UNSET
    prepared: AtPrepared | msgspec.UnsetType = msgspec.UNSET


class You(msgspec.Struct, frozen=True, kw_only=True):
    """The person of this connection: the name (empty: guest number `guest`), the seat (None: a spectator), and `host`
    for the host.

    `waits` is the seat that is theirs from the next deal on, `left` the one they left in the running deal and alone may
    take at once, `may_ask` if they may ask the others for the cards of the seat they wait for.
    """

    name: str
    guest: int = 0
    seat: int | None
    host: bool
    waits: int | msgspec.UnsetType = msgspec.UNSET
    left: int | msgspec.UnsetType = msgspec.UNSET
    may_ask: bool | msgspec.UnsetType = msgspec.UNSET


class TableEvent(msgspec.Struct, frozen=True, array_like=True):
    """An event: the key `event-...` of the catalogues, the seat it is about, and the facts of the sentence."""

    key: str
    seat: int | None
    facts: Facts


class Why(msgspec.Struct, frozen=True):
    """A reason: a key of the catalogues and its facts."""

    key: str
    args: Facts = {}


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A line of the score sheet: the key `score-...`, its facts, and the points of each side."""

    key: str
    facts: Facts
    points: tuple[int, ...]


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """The opening of a sealed deal. `parts` and `commitments` have one entry a seat: hexadecimal, empty for none."""

    table: str
    number: int
    secret: str
    parts: tuple[str, ...]
    commitments: tuple[str, ...]
    sealed: str


class DealOver(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A deal that is over: its lines, their sum by side, and the score after it.

    `place` counts the deals of the match from 1, `number` is the deal's own; `ending` the text form of an early ending.
    `taken_over` are the seats whose hands changed hands in the middle of the deal. `proof` opens the seal; of a
    solitaire it is None until the game is over. `open` says that the cards may be looked at.
    """

    place: int
    number: int
    dealer: str
    lines: tuple[Line, ...]
    points: tuple[int, ...]
    score: tuple[int, ...]
    ending: str | None = None
    assisted: bool = False
    taken_over: tuple[int, ...] = ()
    open: bool = False
    proof: Proof | None = None


class MatchOver(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a match: the key of the sentence, the score by side, the winning sides, lines of a settlement."""

    key: str
    score: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[Line, ...]
    stopped: bool


class Seal(msgspec.Struct, frozen=True, kw_only=True):
    """A sealed deal in preparation: H, the commitments, and once `opening` is true, the seats that have opened theirs.

    `commitments` has one entry a seat, empty where there is none; all of them stand before anything is opened.
    `ends_ms` is when the table goes on without the missing ones.
    """

    number: int
    sealed: str
    commitments: tuple[str, ...]
    opening: bool
    opened: tuple[int, ...]
    ends_ms: int


class UndoRequest(msgspec.Struct, frozen=True, kw_only=True):
    """An undo that the person in `seat` asks for, and the seats that have agreed, the asker's among them."""

    seat: int
    agreed: tuple[int, ...]


class SeatRequest(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody called `name` asks for the cards of `seat` in the running deal: the seats whose people are asked, and
    those that have agreed.
    """

    seat: int
    name: str
    of: tuple[int, ...]
    agreed: tuple[int, ...]


class DealSetting(msgspec.Struct, frozen=True, kw_only=True):
    """The setting of the running or the next deal; `counts` are kept for each side beside the points."""

    number: int
    dealer: int
    score: tuple[int, ...]
    counts: tuple[Count, ...] = ()


class Own(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The part that only this viewer is sent: fields of the view that replace the open ones.

    `legal` are the acts open to the viewer, `may` the other commands: next_deal, commit, open, undo, redo, agree_undo,
    refuse_undo, agree_seat, refuse_seat, claim, concede, stop, hint, leave, return. `known` are acts that are null in
    `view.acts` for others and that this viewer knows: pairs of an index in `view.acts` and the act. `view` are all
    other fields, `hand` among them.
    """

    legal: tuple[str, ...] | None = None
    may: tuple[str, ...] | None = None
    known: tuple[tuple[int, str], ...] | None = None
    view: ChangedView | None = None


class ActPrice(msgspec.Struct, frozen=True, kw_only=True):
    """Acts that come to the same, with their fair price to the seat that asked.

    `word` is `best`, `level` where no sample tells them from the best, or `cost`: then they give away `cost`. `unit`
    says of what: `points` of the deal; where they give none away, `match`, a chance to win the match, or `worth`,
    points at the match score. `scored` are the points of the deal to be expected. In a solitaire `chance` is that of
    this hand and `whole` that of the whole game, where that counts; where points do, they are `scored`.
    """

    acts: tuple[str, ...]
    word: Literal["best", "level", "cost"]
    cost: float = 0.0
    unit: Literal["points", "match", "worth"] = "points"
    scored: float = 0.0
    chance: float | None = None
    whole: float | None = None


class LessonForm(msgspec.Struct, frozen=True, kw_only=True):
    """A guided deal of a game: its name, and the messages of what is learnt."""

    name: str
    learnt: tuple[str, ...]


class DrillForm(msgspec.Struct, frozen=True, kw_only=True):
    """A drill of a game: its name, the number of its convention (empty for none), and how many positions it has."""

    name: str
    rule: str
    count: int


class PackForm(msgspec.Struct, frozen=True):
    """A pack: its suits in display order, and of each card its text, its suits and its rank."""

    suits: str
    cards: tuple[tuple[str, str, int], ...]
