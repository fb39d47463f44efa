"""The pricing of a game, found by its profile: its calls, themes and odds. The stakes of its cards are read off from
its scoring (`coach.stakes`).
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from whistclub.coach.comparison import Tried
from whistclub.coach.effort import Effort
from whistclub.coach.prices import DealReview, FairHint, Marked, PricedAct
from whistclub.coach.reasons.calls import reason_of_call
from whistclub.coach.reasons.reason import PlayReason
from whistclub.games.registry import GAMES, profile_of
from whistclub.players.player import Decision
from whistclub.players.policy import Hands
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game
from whistclub.rules.match import Played
from whistclub.rules.profile import load_named
from whistclub.rules.values import Setting, View


def _no_calls(*_: object) -> None:
    """Calls are priced by calling on."""


def _reason_of_call(
    game: Game, view: View, _: Tried, better: Action, worse: Action, key: str, __: Effort
) -> PlayReason | None:
    """The reason of a call by the deals that follow."""
    return reason_of_call(game, view, better, worse, key)


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


def theme_of(game: Game, view: View, usual: Decision) -> str:
    """The theme of a decision: the game's own, or else `calls`, `discards`, or the place in the trick."""
    return pricing_of(game).theme(game, view, usual) or place_in_trick(game, view)


def place_in_trick(game: Game, view: View) -> str:
    """The theme that tells no more than when an act is made: `lead`, `second`, `third`, `last` of a card, `discards` of
    one to a suit that the hand does not have, `calls` of what is no card.
    """
    cards = [act.card for act in view.legal if isinstance(act, Play)]
    if not cards:
        return "calls"
    if not view.trick:
        return "lead"
    if not any(view.trick[0][1].shares & card.bit for card in cards):
        return "discards"
    before = len(view.trick)
    if before == game.seats - 1:
        return "last"
    return "second" if before == 1 else "third"


class Odds(msgspec.Struct, frozen=True):
    """A solitaire by its odds: the review of a passage, its verdicts first, the legal acts of a view with theirs, and
    these with the reason for which the best is better than an act named, or than the next that costs something.
    """

    steps: Callable[[Game, Played, int, Effort], Iterator[Marked | DealReview]]
    acts: Callable[[Game, View, Effort], tuple[PricedAct, ...]]
    hint: Callable[[Game, View, str, Effort], FairHint]


class Pricing(msgspec.Struct, frozen=True, kw_only=True):
    """The prices of one game.

    Calls of one `meaning` are one act; `calls` are tried in the game's own way, None where they are called on.
    `call_reason` is the reason for which one call is better than another, from what was tried and its key.
    `standing` is the contract whose `tricks` the players count for their bids: those of a side by world. `theme` is the
    theme of a decision, beside the conventional player's; empty where the place in the trick is to tell it. `odds` are
    a solitaire's.
    """

    meaning: Callable[[Game, Action], object] = _itself
    calls: Callable[[Game, View, str, Effort], Tried | None] = _no_calls
    standing: Callable[[View], Hashable | None] = _no_contract
    tricks: Callable[[Game, Any, Sequence[Hands], Setting, int], Sequence[float]] = _no_tricks
    call_reason: Callable[[Game, View, Tried, Action, Action, str, Effort], PlayReason | None] = (
        _reason_of_call
    )
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
