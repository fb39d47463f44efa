"""A game and its positions as programs meet them: a seat is any whole number that is one."""

from typing import Any, Protocol

from whistclub.rules import game as rules
from whistclub.rules.actions import Action
from whistclub.rules.deal import Deal
from whistclub.rules.values import Event, Setting, View


class Position(rules.Position, Protocol):
    """One deal in progress; frozen, equal and hashable by value."""

    def legal(self, seat: int) -> tuple[Action, ...]:
        """The acts of this seat in documented order, a function of its view alone; empty when it is not to act."""

    def play(self, seat: int, action: Action) -> "Position":
        """The position after the act. Raises IllegalAction, and nothing has changed."""


class Game(rules.Game, Protocol):
    """The rules of one game with its options."""

    def first_setting(self, dealer: int) -> Setting:
        """The setting of a match's first deal."""

    def start(self, deal: Deal, setting: Setting) -> Position:
        """The deal before its first act. Raises BadDeal for a deal that `check` refuses, BadSetting for a setting
        that `check_setting` refuses.
        """

    def begin(self, deal: Deal, setting: Setting) -> Position:
        """The same as `start`, for cards and a setting that are known to be right."""

    def view(self, position: Any, viewer: int | None) -> View:
        """Everything that the viewer, a seat or None, was told. Raises BadText for what is no seat of the game."""

    def narrate(self, before: Any, seat: int, action: Action, after: Any) -> tuple[Event, ...]:
        """The events that the act brought about."""
