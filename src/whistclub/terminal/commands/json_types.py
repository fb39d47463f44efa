"""The documents of `--json`: one of one of these types on stdout, in UTF-8.

Texts for people are in the language chosen; everything else is in the text forms of records, which are never
translated. Points and scores have one entry a side: NS and EW, or N E S W where each plays alone, or the one player.
"""

from typing import Any

import msgspec

from whistclub.club.tally import GameTally


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a game: its default and what it takes, in text forms, and what it is about."""

    name: str
    default: str
    valid: str
    about: str


class Preset(msgspec.Struct, frozen=True, kw_only=True):
    """A name for options: those it changes, in text forms, and the names of those it accepts."""

    name: str
    about: str
    changes: dict[str, str]
    accepts: tuple[str, ...]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game: seats and sides, the version of its rules, its options, presets, and choices of its convention card."""

    key: str
    name: str
    about: str
    seats: int
    sides: int
    rules: int
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    conventions: dict[str, tuple[str, ...]] = {}


class Games(msgspec.Struct, frozen=True, kw_only=True):
    """`whist games`: every game, or the one asked for."""

    games: tuple[GameInfo, ...]


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """`whist rules`: a rules page as Markdown."""

    page: str
    language: str
    text: str


class Dealt(msgspec.Struct, frozen=True, kw_only=True):
    """One deal: the pack in the order dealt (after ` / ` the side pile), and hands by seat letter if there are four.

    `turned` is the card turned for trump, where the game turns one; `pbn` the hands in Portable Bridge Notation.
    """

    number: int
    dealer: str
    deal: str
    hands: dict[str, str] | None = None
    turned: str | None = None
    pbn: str | None = None


class Deals(msgspec.Struct, frozen=True, kw_only=True):
    """`whist deal`: the deals, and the text or hexadecimal bytes they came from."""

    game: str
    options: dict[str, str]
    seed: str
    deals: tuple[Dealt, ...]


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the score sheet: its key and facts, the points of each side, and the line in words."""

    key: str
    facts: dict[str, str | int]
    points: tuple[int, ...]
    text: str


class DealScore(msgspec.Struct, frozen=True, kw_only=True):
    """A deal on the score sheet: its lines, their sum, and the score after it as the next deal begins.

    A deal still running has no lines and no points.
    """

    number: int
    dealer: str
    ending: str | None
    lines: tuple[Line, ...]
    points: tuple[int, ...] | None
    score: tuple[int, ...]


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a match: the final score, the sides that won (counted from 0), and lines of a settlement."""

    key: str
    score: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[Line, ...]
    text: str


class ScoreSheet(msgspec.Struct, frozen=True, kw_only=True):
    """`whist score`: the score sheet. `ended` is running, finished or stopped; `sides` names the sides."""

    game: str
    options: dict[str, str]
    ended: str
    sides: tuple[str, ...]
    deals: tuple[DealScore, ...]
    score: tuple[int, ...]
    result: Result | None


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """`whist play`: where the record was saved, if it was, and the score sheet."""

    record: str | None
    sheet: ScoreSheet


class ReplayedEvent(msgspec.Struct, frozen=True, kw_only=True):
    """An event as everybody is told it: its key and facts, and the sentence."""

    key: str
    facts: dict[str, str | int]
    text: str


class ReplayedAct(msgspec.Struct, frozen=True, kw_only=True):
    """One act: its number in the whole record from 1, the seat, its text form (None while it is hidden), and what it
    brought about.

    `named` is the custom that the card kept, where the cards are open and the game has a name for it.
    """

    number: int
    seat: str
    act: str | None
    events: tuple[ReplayedEvent, ...]
    named: ReplayedEvent | None = None


class ReplayedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal told again. `deal` and `hands` are None while the cards are not open."""

    number: int
    dealer: str
    deal: str | None
    hands: dict[str, str] | None
    opening: tuple[ReplayedEvent, ...]
    acts: tuple[ReplayedAct, ...]
    ending: str | None
    lines: tuple[Line, ...]
    score: tuple[int, ...]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """`whist replay`: the match up to its act number `at`, of `most` acts in the record; `result` only at its end."""

    game: str
    options: dict[str, str]
    ended: str
    at: int
    most: int
    sides: tuple[str, ...]
    deals: tuple[ReplayedDeal, ...]
    result: Result | None


class Inspection(msgspec.Struct, frozen=True, kw_only=True):
    """`whist inspect`: one viewer's view after act number `at`; `viewer` is a seat letter, or None for a spectator.

    `view` has the fields of that game's view. `ended` tells whether the match was over when the record was saved.
    """

    game: str
    ended: str
    at: int
    most: int
    viewer: str | None
    legal: tuple[str, ...]
    text: tuple[str, ...]
    view: Any


class DuelFigure(msgspec.Struct, frozen=True, kw_only=True):
    """A's figure less B's, a deal: the mean, bounds it lies between with 95 % confidence, and the two-sided probability
    of a mean as far from zero between equals. Each of the `deals` is one observation; one alone has no bounds.
    """

    mean: float
    low: float | None
    high: float | None
    p: float
    deals: int


class DuelContract(msgspec.Struct, frozen=True, kw_only=True):
    """The deals whose playings were all under one contract."""

    points: DuelFigure | None
    tricks: DuelFigure | None


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """`whist duel`: who met whom at what, the file of JSON lines that keeps every deal, and the figures of the `deals`
    played.

    `wanted` is how many deals were asked for. `tricks` is None where each plays alone, `wins` where it is no solitaire.
    `faults` counts the acts made in the place of programs, by the program's name and by what went wrong: late, gone,
    unreadable, illegal.
    """

    a: str
    b: str
    game: str
    options: dict[str, str]
    seed: str
    bidder: str
    file: str
    wanted: int
    deals: int
    points: DuelFigure | None
    tricks: DuelFigure | None
    wins: DuelFigure | None
    contracts: dict[str, DuelContract]
    faults: dict[str, dict[str, int]] = {}


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """`whist stats`: what the matches of the data file come to, by game and preset."""

    file: str
    games: tuple[GameTally, ...]


class Solved(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to one question of `whist solve`, with the number of its deal in the file.

    `value` is None where it is not known, `bounds` is the least and the most; of a verdict (`at_least`, `none`,
    `first`) both are 0 for no and 1 for yes. `cards` has the bounds of every legal card, `why` says why there is no
    value.
    """

    deal: int
    leader: str
    strain: str
    side: str
    objective: str
    target: int | None
    value: int | None
    bounds: tuple[int, int]
    cards: dict[str, tuple[int, int]]
    line: tuple[str, ...]
    nodes: int
    ms: float
    why: str | None


class LeftOut(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a file of deals that cannot be used, and why, in words."""

    line: int
    text: str


class Solutions(msgspec.Struct, frozen=True, kw_only=True):
    """`whist solve`: the answers, of so many questions asked; `interrupted` says that Ctrl-C left the others out.

    `left_out` has what of the file is no whole deal.
    """

    solved: tuple[Solved, ...]
    asked: int
    interrupted: bool
    left_out: tuple[LeftOut, ...] = ()


class Bench(msgspec.Struct, frozen=True, kw_only=True):
    """`whist bench`: the nodes visited by name of a fixed set of deals, and their sum, which signs the search."""

    signature: int
    nodes: dict[str, int]


class EveningDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal of a table at an evening. `drive_tricks` is None where points alone were entered; `was` are the points
    before each correction.

    `decides` is true for a deal that decided a level table and adds to no sum.
    """

    deal: int
    drive_tricks: tuple[int, int] | None
    points: tuple[int, ...]
    was: tuple[tuple[int, ...], ...]
    decides: bool


class EveningTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round: names by seat letter (None for a bot), the first dealer, the deals that stand, the side that
    won.

    `decided` says that an organiser decided a level table.
    """

    table: int
    seats: dict[str, str | None]
    dealer: str
    deals: tuple[EveningDeal, ...]
    winner: str | None
    decided: bool


class EveningRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round of an evening: its tables, the highest first, and who sat out."""

    round: int
    ended: bool
    by_hand: bool
    tables: tuple[EveningTable, ...]
    out: tuple[str | None, ...]


class EveningStanding(msgspec.Struct, frozen=True, kw_only=True):
    """A guest's place at an evening; equal ones share a rank. `out` counts rounds sat out, each scored by the mean of
    the others.

    `direction` is `NS` or `EW` where each side of the tables has a list of its own, else None; so of a prize.
    """

    rank: int
    name: str
    values: tuple[float, ...]
    out: int
    direction: str | None


class EveningPrize(msgspec.Struct, frozen=True, kw_only=True):
    """A prize: its kind, who gets it (pairs that stay together), for how much of what, and the key that broke a tie."""

    kind: str
    name: str
    partner: str | None
    value: float
    unit: str
    tie: str | None
    direction: str | None


class Evening(msgspec.Struct, frozen=True, kw_only=True):
    """`whist evening simulate`, `replay`, `export`: an evening with all its results.

    `keys` name the values of standings.
    """

    name: str
    code: str
    format: str
    preset: str
    options: dict[str, str]
    place: str
    phase: str
    rounds: tuple[EveningRound, ...]
    keys: tuple[str, ...]
    standings: tuple[EveningStanding, ...]
    prizes: tuple[EveningPrize, ...]
