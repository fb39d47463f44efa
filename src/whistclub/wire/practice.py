"""The things that somebody practises by: drills, first steps and puzzles, as they are sent."""

import msgspec

from whistclub.coach import PlayReason
from whistclub.coach.puzzles import Choice, Lie, StillOut
from whistclub.players.first_steps import Outcome
from whistclub.wire import messages, parts


class DrillPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a drill: the table as its seat sees it, the act to find, others that will do as well, and why."""

    table: messages.Welcome
    answer: str
    also: tuple[str, ...]
    why: parts.Why


class DrillPage(msgspec.Struct, frozen=True, kw_only=True):
    """A drill with its positions; `rule` is the number of its convention, empty for none."""

    game: str
    name: str
    rule: str
    places: tuple[DrillPlace, ...]


class StepPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A step: its name, the table as the learner sees it, the act to find, and the outcome of each act that is
    allowed.
    """

    name: str
    table: messages.Welcome
    answer: str
    outcomes: dict[str, Outcome]


class FirstStepsPage(msgspec.Struct, frozen=True, kw_only=True):
    """The steps in their order."""

    steps: tuple[StepPlace, ...]


class ListedPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle in the list: its name, its game, its themes with the main one first, and the lowest level that always
    finds it.
    """

    name: str
    game: str
    themes: tuple[str, ...]
    level: str


class ThemeCount(msgspec.Struct, frozen=True):
    """A theme and the number of its puzzles."""

    theme: str
    count: int


class PuzzleList(msgspec.Struct, frozen=True, kw_only=True):
    """The set: its version, the themes with the number of their puzzles, every puzzle in the order of days, and
    today's.
    """

    version: int
    themes: tuple[ThemeCount, ...]
    puzzles: tuple[ListedPuzzle, ...]
    date: str
    today: str


class PastTrick(msgspec.Struct, frozen=True):
    """A trick that is over: its cards as seat and card in the order played, and who took it."""

    cards: tuple[tuple[int, str], ...]
    taker: int


class PuzzlePage(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle: the table as its seat sees it, the tricks before, what is still out, and everything the answer tells.

    Words are those of `whistclub.coach.puzzles.Puzzle`.
    """

    name: str
    game: str
    themes: tuple[str, ...]
    unit: str
    method: str
    worlds: int
    choices: tuple[Choice, ...]
    lies: tuple[Lie, ...]
    missed: dict[str, float]
    rule: str
    why: parts.Why | None
    table: messages.Welcome
    tricks: tuple[PastTrick, ...]
    out: StillOut


class PuzzleReason(msgspec.Struct, frozen=True, kw_only=True):
    """The reason of play for which the act to find in a puzzle is better than the act `over`; null where none is
    known.
    """

    over: str
    reason: PlayReason | None
