"""The pricing of Solo Whist: the calls of its auction, and misères as a theme."""

from random import Random
from typing import Final

from whistclub.coach.comparison import Tried
from whistclub.coach.effort import Effort
from whistclub.coach.pricing import Pricing, theme_of_trumps
from whistclub.coach.reasons.reason import PlayReason
from whistclub.coach.stakes import Outcome
from whistclub.games.solo import Solo, SoloView
from whistclub.games.solo.contracts import CONTRACTS
from whistclub.players.player import Decision
from whistclub.players.solo.call_trials import weighed_calls
from whistclub.players.solo.calls import PASS, WORTH_A_BID
from whistclub.players.solo.prospects import LEVELS, prospect_of
from whistclub.players.worlds.drawn import imagined_deals
from whistclub.rules.actions import Action, Call, Play
from whistclub.rules.game import Game
from whistclub.rules.seats import FOUR
from whistclub.rules.values import View

_BATCHES: Final = 6
"""Parts of the imagined deals whose means tell the error of a mean."""
_HALF: Final = 0.5
"""A call made, or taken up, in fewer of the deals is too much."""


def _calls(game: Game, view: View, key: str, effort: Effort) -> Tried | None:
    """The calls of an auction in Solo, with what each promises the caller as the club's players reckon it.

    A pass is worth what a call must promise at least; at the raise, the bid that stands. None where nothing is called.
    """
    if not isinstance(game, Solo) or not isinstance(view, SoloView) or not isinstance(view.legal[0], Call):
        return None
    deals = imagined_deals(game, view, Random(key), effort.deals)  # noqa: S311 - no secret
    size = max(1, len(deals) // _BATCHES)
    parts = [deals[start : start + size] for start in range(0, len(deals), size)]
    rows: dict[Action, list[Outcome]] = {}
    for part in parts:
        weighed = {one.call: one.expected for one in weighed_calls(view, part, game.options)}
        standing = next((worth for call, worth in weighed.items() if call not in view.legal), None)
        unit = 1.0 if game.options.scoring == "points" else game.options.unit / 4
        floor = WORTH_A_BID * unit if standing is None else standing
        for act in view.legal:
            if act == PASS or act in weighed:
                rows.setdefault(act, []).append(_promised(view, weighed.get(act, floor)))
    return Tried(
        groups=tuple((act,) for act in rows),
        rows=tuple(map(tuple, rows.values())),
        weights=(1.0,) * len(parts),
        method="calls",
        parts=size,
    )


def _promised(view: SoloView, expected: float) -> Outcome:
    """The points promised to the caller, which the others pay alike."""
    points = [-expected / 3] * len(FOUR)
    points[view.viewer or 0] = expected
    return Outcome(tuple(points), expected, None)


def _call_reason(
    game: Game, view: View, _: Tried, better: Action, worse: Action, key: str, effort: Effort
) -> PlayReason | None:
    """The reason for which one call is better than another: the share of imagined deals in which the one that is too
    much fails, or in which the better one is made.
    """
    if not isinstance(game, Solo) or not isinstance(view, SoloView):
        return None
    deals = imagined_deals(game, view, Random(key), effort.deals)  # noqa: S311 - no secret
    over, under = (
        prospect_of(act, view, deals) if isinstance(act, Call) and act in LEVELS else None
        for act in (better, worse)
    )
    if under is not None and under.taken_up < _HALF:
        return PlayReason("not_taken_up", (), (), 1 - under.taken_up)
    if under is not None and (over is None or under.chance < _HALF):
        return PlayReason("call_short", (), (), 1 - under.chance, _tricks_of(worse))
    return None if over is None else PlayReason("call_made", (), (), over.chance, _tricks_of(better))


def _tricks_of(act: Action) -> int:
    return CONTRACTS[LEVELS[Call(act.parts[0])]].tricks


def _theme(game: Game, view: View, usual: Decision) -> str:
    """`misere` of a card where no trick is to be taken, for and against."""
    if (
        isinstance(view, SoloView)
        and view.holders
        and not view.undertaken
        and isinstance(view.legal[0], Play)
    ):
        return "misere"
    return theme_of_trumps(game, view, usual)


PRICING = Pricing(calls=_calls, call_reason=_call_reason, theme=_theme)
