"""Puzzles: places in a deal with one best act, the price of every act there, and how often the levels miss it."""

from typing import Literal

import msgspec

from whistclub.cards.errors import Reason
from whistclub.games.registry import game_of_preset
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.game import Game, Position
from whistclub.rules.record import FirstSetting
from whistclub.rules.seats import Seat, seat_from_letter
from whistclub.rules.settings import first_of

Unit = Literal["tricks", "avoided", "chance", "points"]
"""The unit of the worths: tricks of the own side still to come, the same where fewer are better, the chance of what is
wanted, or, of a call, points of the first deal.
"""
Method = Literal["counted", "odds", "drawn", "called", "played"]
"""Every world there is was looked at; the exact odds of a solitaire; worlds as likely as what was seen, with a standard
error; of a call, such deals called on by the conventions and played by each hand alone; or such deals as the coach has
them played on.
"""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Acts that are equal in play, and what they are worth. `error` is the standard error of what they are worth less
    than the best.
    """

    acts: tuple[str, ...]
    worth: float
    error: float = 0.0


class Lie(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the worlds: its share of all, and the worth of each choice in it.

    `kind` is `card` (the seat holds the card), `at_least` or `at_most` (so many cards of the suit), or `else` for the
    worlds that no other part has.
    """

    kind: Literal["card", "at_least", "at_most", "else"]
    share: float
    worths: tuple[float, ...]
    seat: str = ""
    card: str = ""
    suit: str = ""
    count: int = 0


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A place in deal `number` of a seed text, with one best act: the first of the choices, or any act equal to it.

    `acts` are those made before, in the order of the deal; where several seats are to act at once, the lowest seat acts
    first. `first` is the setting of the deal where it is not the first of a match. `themes` are what it is about, the
    main one first. `worlds` were looked at. `lies` tell the worlds apart in which the acts gain and lose; their shares
    come to 1. `missed` is by level how often it was not found. `why` is the reason of a conventional player who finds
    it, and `rule` the number of its convention.
    """

    name: str
    preset: str
    seed: str
    acts: tuple[str, ...]
    themes: tuple[str, ...]
    unit: Unit
    method: Method
    choices: tuple[Choice, ...]
    missed: dict[str, float]
    worlds: int = 0
    lies: tuple[Lie, ...] = ()
    number: int = 1
    first: FirstSetting | None = None
    rule: str = ""
    why: Reason | None = None

    def __repr__(self) -> str:
        return f"Puzzle({self.name!r})"

    @property
    def best(self) -> Choice:
        """The acts that solve it."""
        return self.choices[0]

    @property
    def gap(self) -> float:
        """The worth that the second best choice gives away, in the puzzle's unit."""
        return abs(self.choices[0].worth - self.choices[1].worth)

    @property
    def level(self) -> str:
        """The lowest level that always finds the act; nothing where none does."""
        return next((level for level, missed in self.missed.items() if not missed), "")

    def choice_of(self, act: str) -> Choice | None:
        """The choice that an act belongs to; None for an act that is not legal there."""
        return next((one for one in self.choices if act in one.acts), None)


def game_of(puzzle: Puzzle) -> Game:
    """The game that a puzzle is of."""
    return game_of_preset(puzzle.preset, {})


def position_of(game: Game, puzzle: Puzzle) -> tuple[Position, Seat]:
    """The position, and the seat that has the act to find. Raises WhistclubError for acts that the game does not
    allow.
    """
    seed, told = seed_from_text(puzzle.seed), puzzle.first
    if told is None:
        setting = game.first_setting(first_dealer(seed, game.seats))
    else:
        carry = msgspec.convert(told.carry, game.carry_type)
        setting = first_of(told.number, seat_from_letter(told.dealer, game.seats), told.score, carry)
    position = game.begin(deal_from_seed(seed, game, puzzle.number), setting)
    for text in puzzle.acts:
        position = position.play(min(position.to_act()), game.alphabet.read(text, game.pack))
    return position, min(position.to_act())
