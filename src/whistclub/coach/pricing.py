"""The pricing of a game, found by its profile: its stakes, calls and odds; a game without one is priced by playing
on.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from whistclub.coach.comparison import Tried
from whistclub.coach.effort import Effort
from whistclub.coach.prices import DealReview, Marked, PricedAct
from whistclub.coach.stakes import Stakes, outcome_of
from whistclub.games.registry import GAMES, profile_of
from whistclub.players.player import Decision
from whistclub.players.policy import Hands
from whistclub.players.reading import Reading
from whistclub.players.search.aim import aim_of
from whistclub.players.stakes import stakes_of as told_stakes
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game
from whistclub.rules.match import Played
from whistclub.rules.profile import load_named
from whistclub.rules.seats import Seat
from whistclub.rules.values import Setting, View


def stakes_of_any(game: Game, view: View, _: Reading, seat: Seat) -> Stakes | None:
    """The stakes as the game's own scoring tells them; None where the kernel has no question."""
    told = told_stakes(game, view)
    aim = None if told is None else aim_of(told)
    if told is None or aim is None:
        return None
    results = told.results
    if aim.is_verdict:
        # The two answers: a trick is taken, none is.
        results = results[1::-1] if told.course == "first" else results[-2:]
    left = len(told.results) - 1
    is_ally = seat in told.allies
    return Stakes(
        aim,
        tuple(
            outcome_of(
                game,
                view.setting,
                result,
                seat,
                None if aim.is_verdict else float(more if is_ally else left - more),
            )
            for more, result in enumerate(results)
        ),
    )


def _no_calls(*_: object) -> None:
    """Calls are priced by calling on."""


def _no_contract(_: View) -> None:
    """The players of the game count no tricks."""


def _no_tricks(*_: object) -> Sequence[float]:
    raise AssertionError("tricks are counted of a contract that stands")


def _itself(_: Game, act: Action) -> object:
    """No two acts mean the same."""
    return act


def theme_of_trumps(_: Game, view: View, __: Decision) -> str:
    """`trumps` where a trump may be played and so may another card; empty elsewhere."""
    trump: str = getattr(view, "trump", "") or ""
    is_trump = [trump in act.card.suits for act in view.legal if isinstance(act, Play)] if trump else []
    return "trumps" if any(is_trump) and not all(is_trump) else ""


class Odds(msgspec.Struct, frozen=True):
    """A solitaire by its odds: the review of a passage, its verdicts first, and the legal acts of a view with
    theirs.
    """

    steps: Callable[[Game, Played, int, Effort], Iterator[Marked | DealReview]]
    acts: Callable[[Game, View, Effort], tuple[PricedAct, ...]]


class Pricing(msgspec.Struct, frozen=True, kw_only=True):
    """The prices of one game.

    `stakes` are those of a turn in the play for a seat, None where the kernel has no question. Calls of one `meaning`
    are one act; `calls` are tried in the game's own way, None where they are called on. `standing` is the contract
    whose `tricks` the players count for their bids: those of a side by world. `theme` is the theme of a decision,
    beside the conventional player's; empty for none. `odds` are a solitaire's.
    """

    stakes: Callable[[Game, View, Reading, Seat], Stakes | None] = stakes_of_any
    meaning: Callable[[Game, Action], object] = _itself
    calls: Callable[[Game, View, str, Effort], Tried | None] = _no_calls
    standing: Callable[[View], Hashable | None] = _no_contract
    tricks: Callable[[Game, Any, Sequence[Hands], Setting, int], Sequence[float]] = _no_tricks
    theme: Callable[[Game, View, Decision], str] = theme_of_trumps
    odds: Odds | None = None


_GENERAL = Pricing()
"""The pricing of a game that brings none."""


def pricing_of(game: Game) -> Pricing:
    """The pricing that the profile of a game names, or the general one."""
    return _pricing_named(profile_of(game.key).pricing if game.key in GAMES else "")


@lru_cache(maxsize=32)
def _pricing_named(name: str) -> Pricing:
    found: Pricing = load_named(name) if name else _GENERAL
    return found


def stakes_of(game: Game, view: View, reading: Reading, seat: Seat | None = None) -> Stakes | None:
    """The stakes of a turn in the play, for the seat to play unless another is named.

    None in a game, or a contract, of which the kernel has no question.
    """
    return pricing_of(game).stakes(game, view, reading, reading.me if seat is None else seat)
