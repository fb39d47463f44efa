"""A game checks the setting it is given: those that play comes to are taken, broken ones refused with a Reason."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from whistclub.cards.errors import Reason, WhistclubError
from whistclub.conformance.report import Tally
from whistclub.rules.deal import Deal
from whistclub.rules.game import Game
from whistclub.rules.values import Setting

_NUMBERS: Final = (0, -1, 10**30, True, 1.0, "1", None)
_SCORES: Final = (10**30, -(10**30), True, 1.0, "0", None)
_CARRIES: Final[tuple[Any, ...]] = ({}, (), [], 3, "x", object())
_FACTS: Final[tuple[Any, ...]] = (
    None,
    -1,
    7,
    10**30,
    True,
    1.5,
    "x",
    (),
    (0, 0),
    (-1, 1),
    (11,),
    ("x",),
    [],
    {},
    object(),
)


def check_taken(game: Game, setting: Setting, tally: Tally) -> None:
    """A setting that play came to is one the game takes."""
    refused = game.check_setting(setting)
    key = "" if refused is None else refused.key
    tally.claim(
        holds=refused is None, otherwise=f"setting {setting.number}, come to in play, is refused: {key}"
    )


def check_broken(game: Game, setting: Setting, deal: Deal, tally: Tally) -> None:
    """Settings with one thing wrong are refused with a Reason, by `start` too; no other exception comes of any."""
    for what, broken in _misshapen(game, setting):
        tally.claim(holds=_asked(game, broken) is True, otherwise=f"a setting with {what} is taken")
        tally.claim(holds=_starts_not(game, deal, broken), otherwise=f"a deal starts from {what}")
    for what, doubtful in _doubtful(setting):
        asked = _asked(game, doubtful)
        tally.claim(holds=asked is not None, otherwise=f"asked about {what}, the game crashes")
        if asked:
            tally.claim(holds=_starts_not(game, deal, doubtful), otherwise=f"a deal starts from {what}")


def _misshapen(game: Game, setting: Setting) -> Iterator[tuple[str, Setting]]:
    replace = msgspec.structs.replace
    for number in _NUMBERS:
        yield f"the number {number!r}", replace(setting, number=number)
    for dealer in (-1, game.seats, True, None, "N"):
        yield f"the dealer {dealer!r}", replace(setting, dealer=dealer)
    for points in _SCORES:
        yield f"{points!r} points", replace(setting, score=(points, *setting.score[1:]))
    for score in ((), setting.score[1:], (*setting.score, 0), list(setting.score), None):
        yield f"the score {score!r}", replace(setting, score=score)
    for carry in _CARRIES:
        yield f"a carry of type {type(carry).__name__}", replace(setting, carry=carry)


def _doubtful(setting: Setting) -> Iterator[tuple[str, Setting]]:
    """With each field of the carry something else: right now and then, and never a reason to crash."""
    carry = setting.carry
    for field in getattr(carry, "__struct_fields__", ()):
        for fact in _FACTS:
            broken: Any = msgspec.structs.replace(carry, **{field: fact})
            yield f"{fact!r} as {field}", msgspec.structs.replace(setting, carry=broken)


def _asked(game: Game, setting: Setting) -> bool | None:
    """True if the game refuses the setting; None where it crashes or answers otherwise."""
    try:
        answer = game.check_setting(setting)
    except Exception:  # noqa: BLE001 - whatever a stranger's game may raise
        return None
    return isinstance(answer, Reason) if answer is not None else False


def _starts_not(game: Game, deal: Deal, setting: Setting) -> bool:
    try:
        game.start(deal, setting)
    except WhistclubError:
        return True
    except Exception:  # noqa: BLE001 - whatever a stranger's game may raise
        return False
    return False
