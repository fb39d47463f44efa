"""The advice at a turn: the act with the best figure of those that are told beside it. A player's own choice, such
as an agreement between partners, stands among equals.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from whistclub.cards.errors import Reason, reason
from whistclub.coach.prices import FairHint, PricedAct, is_nothing, lost_by, word_of
from whistclub.players.choice import Ground, Kind
from whistclub.players.player import Decision
from whistclub.rules.actions import Action

_PASS: Final = "pass"
"""The first word of an act that passes. Where one may pass, the average of each call is told, and not its cost."""
_DEALS: Final = 10
"""A gain is told in so many deals, so that it is a number without a fraction."""


def advised(decision: Decision, prices: Sequence[PricedAct], legal: Sequence[Action]) -> Decision:
    """The decision of a player as it is advised beside these prices, the best first."""
    act, why = best_told(decision.action.text, decision.why, prices, legal)
    if act == decision.action.text:
        return decision
    action = next(one for one in legal if one.text == act)
    return Decision(action, Ground(why), Kind.SEARCH)


def best_told(
    usual: str, why: Reason, prices: Sequence[PricedAct], legal: Sequence[Action]
) -> tuple[str, Reason]:
    """The act to advise with its reason: the usual one, or the best where the usual is told to be worse."""
    if not prices or _is_equal(usual, prices, legal):
        return usual, why
    own = next((one for one in prices if usual in one.alike), None)
    amount = None if own is None or own.fair.chance is not None else lost_by(own, prices)
    best = prices[0].act
    if amount is None or amount.unit == "worth" or is_nothing(amount):
        return best, reason("why-best-priced", next=usual)
    if amount.unit == "match":
        return best, reason("why-best-match", matches=max(1, round(100 * amount.value)), next=usual)
    return best, reason("why-best-here", tenths=max(1, round(_DEALS * amount.value)), next=usual)


def prices_beside(prices: Sequence[PricedAct], act: str) -> tuple[PricedAct, ...]:
    """The prices as they are told beside the act advised: it comes first, for no sample tells a better one from it."""
    first = next((one for one in prices if act in one.alike), None)
    if first is None or word_of(first, prices) == "cost":
        return tuple(prices)
    return first, *(one for one in prices if one is not first)


def hint_beside(hint: FairHint, act: str) -> FairHint:
    """A hint as it is told beside the act advised: its reason is that of the best act alone."""
    prices = prices_beside(hint.prices, act)
    is_best = bool(prices) and act in hint.prices[0].alike
    return msgspec.structs.replace(hint, prices=prices) if is_best else FairHint(prices)


def _is_equal(act: str, prices: Sequence[PricedAct], legal: Sequence[Action]) -> bool:
    """True if nothing that is told beside this act is better."""
    own = next((one for one in prices if act in one.alike), None)
    if own is None or own is prices[0]:
        return own is not None
    if own.fair.chance is not None:
        return not own.cost
    if any(one.parts and one.parts[0] == _PASS for one in legal):
        return is_nothing(lost_by(own, prices))
    return word_of(own, prices) != "cost"
