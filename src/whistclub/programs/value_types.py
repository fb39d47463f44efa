"""The kinds of the values that a program gives to a function of the library: another one is refused in a sentence.

Types say the same before a program runs; this is for those that nobody has checked.
"""

from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import Any, Final, ParamSpec, TypeVar

from whistclub.cards.errors import BadValue, reason
from whistclub.players.player import Budget
from whistclub.programs.values import text_of
from whistclub.rules.deal import Deal
from whistclub.rules.game import Game
from whistclub.rules.match import Match
from whistclub.rules.record import Record
from whistclub.rules.values import View, World

Given = ParamSpec("Given")
Returned = TypeVar("Returned")

_KINDS: Final[tuple[type, ...]] = (str, Budget, Deal, Match, Record, View, World)
_ELSEWHERE: Final = frozenset({"seed", "side", "objective"})
"""Parameters that have sentences of their own."""


def checked(function: Callable[Given, Returned]) -> Callable[Given, Returned]:
    """The function, which refuses values of another kind than its parameters have, by a BadValue."""
    told = signature(function)
    checks = {
        name: kind
        for name, parameter in told.parameters.items()
        if name not in _ELSEWHERE and (kind := _kind_of(parameter.annotation)) is not None
    }

    @wraps(function)
    def asked(*args: Given.args, **named: Given.kwargs) -> Returned:
        given = told.bind(*args, **named).arguments
        for name, kind in checks.items():
            if name in given:
                _demand(name, kind, given[name])
        return function(*args, **named)

    return asked


def _kind_of(annotation: Any) -> type | None:
    if annotation is Game:
        return Game
    return annotation if annotation in _KINDS else None


def _demand(name: str, kind: type, value: object) -> None:
    if kind is Game:
        if not hasattr(value, "alphabet") or not hasattr(value, "first_setting"):
            raise BadValue(reason("value-game", name=name, value=text_of(value)))
    elif not isinstance(value, kind):
        raise BadValue(reason("value-kind", name=name, kind=kind.__name__, value=text_of(value)))
