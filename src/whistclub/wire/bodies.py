"""The bodies of the HTTP requests and answers under `/api`; OpenAPI is made from them."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from whistclub.club.people import FACES, NUMBERS
from whistclub.club.tally import GameTally
from whistclub.games.stocks import StockRule
from whistclub.rules.alphabet import KindForm
from whistclub.rules.moment import Outline
from whistclub.rules.profile import BrowserTexts, ConventionChoice, Phase
from whistclub.wire.parts import (
    DrillForm,
    LessonForm,
    Line,
    MatchOver,
    Opening,
    PackForm,
    Phrase,
    Proof,
    SeatInfo,
    Settings,
    TableEvent,
    WholeView,
    Why,
)
from whistclub.wire.rating import OwnRating


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to every refused request: the reason, as a sentence of the catalogues by key."""

    why: Why


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The person of the cookie; `known` is false before the first visit has changed anything. A person without a
    typed name has an empty one and the number `guest` of their drawn one. `face` is the number of their drawn face.
    """

    known: bool
    name: str = ""
    guest: int = 0
    face: int = 0


class NewName(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new name: 1 to 24 visible characters; not a bot's name nor one that looks like it. `face` is the number of
    another drawn face, `guest` that of a drawn name, for who is not known yet. What is left out stays.
    """

    name: Annotated[str, Meta(max_length=200)] | msgspec.UnsetType = msgspec.UNSET
    face: Annotated[int, Meta(ge=1, le=FACES)] | msgspec.UnsetType = msgspec.UNSET
    guest: Annotated[int, Meta(ge=NUMBERS.start, lt=NUMBERS.stop)] | msgspec.UnsetType = msgspec.UNSET


class TableLink(msgspec.Struct, frozen=True, kw_only=True):
    """The link of a table, by which others find it, and its QR code row by row; none where only this machine reaches
    the club.
    """

    url: str
    squares: tuple[str, ...]


class DeviceLink(msgspec.Struct, frozen=True, kw_only=True):
    """A link that makes a second device yours: once, until `expires_ms`. The token is in the fragment, so that no
    server or preview sees it; the page there asks for a tap and sends it by POST.

    `url` is the whole link; `squares` its QR code, row by row, `1` for a dark square, to be drawn with a light margin
    of four; empty where only this machine reaches the club.
    """

    path: str
    token: str
    expires_ms: int
    url: str
    squares: tuple[str, ...]


class Redeem(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token of a device link."""

    token: Annotated[str, Meta(min_length=1, max_length=80)]


class PasskeyOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of WebAuthn for the browser, as JSON text with bytes in base64url. Their challenge can be answered
    once, soon.
    """

    options: str


class PasskeyAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer of a passkey: the browser's credential as JSON text with bytes in base64url."""

    credential: Annotated[str, Meta(min_length=2, max_length=14_000)]


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A device or a passkey of yours; `label` names its program and system, `here` is true for the device that asks."""

    id: str
    label: str
    since_ms: int
    used_ms: int
    here: bool = False


class Devices(msgspec.Struct, frozen=True, kw_only=True):
    """Your devices, the one used last first, and your passkeys, the newest first."""

    devices: tuple[Device, ...]
    passkeys: tuple[Device, ...]


class OptionForm(msgspec.Struct, frozen=True, kw_only=True):
    """One option as a form shows it; its name and words have the keys `option-NAME`, `option-NAME-WORD`, or those of
    the game alone, `option-GAME-NAME` and `option-GAME-NAME-WORD`, which come first.

    Values are option texts. `words` are those to choose from; `switch` is `on` or `off`; `number` a whole number from
    `least` to `most` (null: no bound), or `count` of them with spaces between; `none` says that `none` is one.
    """

    name: str
    default: str
    words: tuple[str, ...] = ()
    switch: bool = False
    number: bool = False
    least: int | None = None
    most: int | None = None
    count: int = 0
    none: bool = False


class PresetForm(msgspec.Struct, frozen=True, kw_only=True):
    """A preset: the options it changes, and those a table may still set; the options of its deal of the day, null where
    it has none.
    """

    name: str
    changes: dict[str, str]
    accepts: tuple[str, ...]
    daily: dict[str, str] | None


class GameForm(msgspec.Struct, frozen=True, kw_only=True):
    """A game: seats, sides, every option, every preset (the usual one first), and what a client needs of its profile.

    `family` says how cards are named and drawn: as french or decktet ones, or by the messages of the pack of this name
    that another package brings. `order` is the game's place among the others, `shortcut` its letter (or empty).
    `phases` are the phases of a deal with the verbs asked in each, `notable` and `settled` the kinds of its events that
    stay to be read and that settle a bidding, `pages` the keys of its rules pages in order, `conventions` the key of
    the convention card's page (or empty), `convention_choices` the choices a table has on it. `browser` holds the
    pictures and words of the home page. `stocks` are the cards that are shuffled: the first of them whose `option` has
    its `value` in the options, the last of them (without an option) always. `lessons` are the guided deals, `drills`
    the positions to practise with, by convention. `pack` is the key of the pack that cards are written in, `acts` the
    kinds of act that the game declares, in order: with them and `phases` a client that lacks the game can play it.
    `cards` are those of a pack that another package brings.
    """

    key: str
    seats: int
    sides: int
    options: tuple[OptionForm, ...]
    presets: tuple[PresetForm, ...]
    family: str
    order: int
    shortcut: str
    phases: tuple[Phase, ...]
    notable: tuple[str, ...]
    settled: tuple[str, ...]
    pages: tuple[str, ...]
    conventions: str
    convention_choices: tuple[ConventionChoice, ...]
    browser: BrowserTexts
    stocks: tuple[StockRule, ...]
    lessons: tuple[LessonForm, ...]
    drills: tuple[DrillForm, ...]
    pack: str
    acts: tuple[KindForm, ...]
    cards: PackForm | msgspec.UnsetType = msgspec.UNSET


class Games(msgspec.Struct, frozen=True, kw_only=True):
    """The games, the bots, and the phrases.

    `origin` goes before the path of a link for somebody else: scheme, host and port. `local`: nobody else can come,
    since the club is open on this machine alone. `words` is Fluent text by language, the messages of games from other
    packages; empty where there are none. `bot_names` are the names that bots have by seat, `bots` their kinds.
    `forget_days` are the days after which guests who have nothing here are forgotten, 0 for never.
    """

    games: tuple[GameForm, ...]
    bots: tuple[str, ...]
    bot_names: tuple[str, ...]
    phrases: tuple[Phrase, ...]
    origin: str
    local: bool
    words: dict[str, str]
    forget_days: int = 0


class RulesPage(msgspec.Struct, frozen=True, kw_only=True):
    """A rules page as Markdown."""

    text: str


class NewTable(Opening, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened, whose host you are, sitting in `seat` (of a solitaire the only one).

    `with_bots`: bots in all other seats, and the match starts at once. Otherwise the other seats are free, and the host
    starts. `lesson` makes it a guided deal of the preset's game, dealt at once, always with the same cards. `daily`
    makes it today's deal of the preset, the same for everybody. A try that would not be ranked is refused with the
    reason, unless `unranked` is true.
    """

    settings: Settings
    seat: Annotated[int, Meta(ge=0, le=5)] = 0
    with_bots: bool = False
    lesson: Annotated[str, Meta(max_length=40)] = ""
    daily: bool = False
    unranked: bool = False


class NewTry(Opening, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished deal to be tried again after its first `acts` acts; you sit in `seat`, bots in the others."""

    acts: Annotated[int, Meta(ge=0, le=10_000)]
    seat: Annotated[int, Meta(ge=0, le=5)] = 0


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """The table opened; its page is `/t/ID`, the link to be passed on."""

    id: str
    path: str


class LyingCard(msgspec.Struct, frozen=True, array_like=True):
    """A card of a trick, and the seat it lies before; None for a solitaire's dummy."""

    seat: int | None
    card: str


Stage = Literal["turn", "between", "others"]


class Going(msgspec.Struct, frozen=True, kw_only=True):
    """The stand of the match at a table of yours, as your own seat may see it.

    `deals` are over, `number` is that of the deal in play or to come, `score` is by side. `stage`: it is your turn (or
    your next deal, with `between`), or others are to act. `trick` is the trick as it lies, empty for those who may see
    no hand. `played_ms` is when the last thing happened there.
    """

    deals: int
    number: int
    score: tuple[int, ...]
    stage: Stage
    trick: tuple[LyingCard, ...]
    played_ms: int


class Brief(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list. `names` are people's, a guest's is `#4821`; `turn`: it is your turn there; `seat` your own
    (null: none); `free` how many seats are free. A guided deal (`lesson` is its name) is `over` when it was played.

    Of your own tables alone: `match`, the last one there, who has which of `seats`, the date of a deal of the day
    (`daily`), and of the unfinished ones that changed last, and of guided deals, how far they are (`going`).
    """

    id: str
    preset: str
    phase: Literal["gathering", "playing", "over"]
    names: tuple[str, ...]
    free: int
    seat: int | None
    turn: bool
    changed_ms: int
    lesson: str = ""
    daily: str = ""
    match: str = ""
    seats: tuple[SeatInfo, ...] = ()
    going: Going | None = None


class Tables(msgspec.Struct, frozen=True, kw_only=True):
    """Your own tables, the latest first, and the listed ones of others with a free seat or room to watch."""

    mine: tuple[Brief, ...]
    listed: tuple[Brief, ...]


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """The results of your matches, by game and preset, matches with several people included, and your rating."""

    games: tuple[GameTally, ...]
    rating: OwnRating


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """A deal after one more act: the seat, the act, the events, and the hands left by seat; step 0 is the deal
    itself.
    """

    seat: int | None
    action: str
    events: tuple[TableEvent, ...]
    hands: tuple[str, ...]
    view: WholeView | None


class NamedCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card by which a player spoke to the partner: `acts` counts the acts up to it, `key` is a message about its
    suit.
    """

    acts: int
    key: str
    suit: str


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished deal card by card with all hands. `deal` are the cards as dealt, `seed` their seed; `named` are the
    cards that kept a convention; `assisted` and `taken_over` mark the deal.
    """

    table: str
    match: str
    game: str
    preset: str
    options: dict[str, str]
    names: tuple[str, ...]
    place: int
    places: int
    number: int
    dealer: str
    deal: str
    seed: str | None
    outline: Outline
    steps: tuple[ReplayStep, ...]
    lines: tuple[Line, ...]
    points: tuple[int, ...]
    ending: str | None
    proof: Proof | None
    result: MatchOver | None
    named: tuple[NamedCard, ...] = ()
    assisted: bool = False
    taken_over: tuple[int, ...] = ()


class DecidingTrick(msgspec.Struct, frozen=True, kw_only=True):
    """The trick after which a match was decided: the place of its deal and the deal's number, the trick's number, its
    cards in the order played.

    `acts` counts the acts of the deal up to its last. `winner` is None for a solitaire's dummy.
    """

    place: int
    deal: int
    trick: int
    acts: int
    cards: tuple[LyingCard, ...]
    winner: int | None


class MatchEnd(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a match: the minutes that were played, and the trick that decided it, where there was one."""

    minutes: int
    deciding: DecidingTrick | None


Heard = Literal["heard", "missed"]


class Readiness(msgspec.Struct, frozen=True, kw_only=True):
    """The club can keep what is played: `ready`, and the milliseconds that its database took to be read and its disk to
    be written.

    `notices` are `missed` while other hosts' cannot be received: what they do is then seen some seconds later.
    """

    status: Literal["ready"]
    database_ms: float
    notices: Heard = "heard"
