"""The likelihood of a hand under the calls heard from its seat, which keeps to the counts of the conventions but for a few."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.solo import SoloView
from whistclub.players.policy import Hands
from whistclub.players.solo.hand import ALONE, NAMED, SHARED, hand_danger, tricks_counted
from whistclub.rules.actions import Call
from whistclub.rules.seats import Seat

PROPOSES_FROM: Final = 3.7
"""The count for a pair from which a hand proposes, or accepts from one less."""
_SOLO_FROM: Final = 4.6
_ABONDANCE_FROM: Final = 8.6
_MISERE_TO: Final = 1.5
_OUVERTE_TO: Final = 0.4
_STRAYS: Final = 0.1


def likelihood(view: SoloView) -> Callable[[Hands], float] | None:
    """The likelihood of the other seats' calls in an imagined deal; None while nothing was heard."""
    heard = [
        (seat, str(act.parts[0])) for seat, act in view.acts if isinstance(act, Call) and seat != view.viewer
    ]
    if not heard:
        return None
    trump = view.turned.suits

    def likely(hands: Hands) -> float:
        chance = 1.0
        for seat, call in heard:
            chance *= 1.0 if _fits(hands[seat], call, trump) else _STRAYS
        return chance

    return likely


@lru_cache(maxsize=4096)
def _fits(hand: Hand, call: str, trump: str) -> bool:
    """True if the conventions make this call with such a hand, or may make it."""
    if call in ("misere", "misere_ouverte"):
        return hand_danger(hand) <= (_MISERE_TO if call == "misere" else _OUVERTE_TO)
    if call.startswith("abondance"):
        return any(tricks_counted(hand, suit, NAMED) >= _ABONDANCE_FROM for suit in FRENCH.suits)
    if call == "solo":
        return tricks_counted(hand, trump, ALONE) >= _SOLO_FROM
    shared = tricks_counted(hand, trump, SHARED)
    if call == "propose":
        return shared >= PROPOSES_FROM
    return shared >= PROPOSES_FROM - _LESS_TO_ACCEPT if call == "accept" else shared < PROPOSES_FROM


def accepts(hand: Hand, trump: str) -> bool:
    """True if the conventions accept a proposal with this hand."""
    return tricks_counted(hand, trump, SHARED) >= PROPOSES_FROM - _LESS_TO_ACCEPT


_LESS_TO_ACCEPT: Final = 0.5


def may_accept(view: SoloView, me: Seat) -> list[Seat]:
    """The seats that could still accept a proposal made now, in the order of their turns."""
    passed = {seat for seat, act in view.acts if act == Call("pass")}
    order = [Seat((me + step) % 4) for step in (1, 2, 3)]
    eldest = Seat((view.setting.dealer + 1) % 4)
    return [seat for seat in order if seat not in passed or (seat == eldest and seat != me)]
