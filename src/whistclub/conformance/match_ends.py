"""A match that is over names who leads; several share it only in a game whose rules say so."""

from typing import Any, Final

import msgspec

from whistclub.conformance.report import Tally
from whistclub.conformance.trace import Trace
from whistclub.rules.partnership import leaders
from whistclub.rules.values import MatchResult

_LEVELS: Final = (0, 1, 13, 50, 1000)
"""The totals at which all sides are made to stand level: below, at and beyond any target."""


def check_level(trace: Trace, tally: Tally) -> None:
    """After a deal that leaves all sides level the match is played on, or ends as its rules say."""
    game, result = trace.game, trace.last.result()
    if game.sides == 1 or result is None:
        return
    for total in _LEVELS:
        points = tuple(total - before for before in trace.setting.score)
        following = game.next_setting(trace.setting, msgspec.structs.replace(result, points=points))
        if isinstance(following, MatchResult):
            check_won(game, following, tally)


def check_won(game: Any, result: MatchResult, tally: Tally, *, stopped: bool = False) -> None:
    """The winners are sides of the game, they lead, and they are one where the rules do not share a match."""
    winners, ahead = result.winners, leaders(result.score)
    good = len(set(winners)) == len(winners) and all(0 <= side < game.sides for side in winners)
    tally.claim(holds=good, otherwise=f"{winners} cannot win a match of {game.sides} sides")
    if game.sides == 1 or not good:
        return
    tally.claim(holds=bool(winners) or stopped, otherwise="a match is over, and nobody has won it")
    led = set(winners) <= set(ahead)
    tally.claim(holds=led, otherwise=f"{winners} win with {result.score}, and others lead")
    shared = len(winners) < 2 or (getattr(game, "shares_level", False) and winners == ahead)
    tally.claim(
        holds=shared,
        otherwise=f"{winners} share a match that ends level (play on, or say by `shares_level` that the rules share it)",
    )
