"""The evidence of a view of Solo: how likely a hand was to call as it did, and the play."""

from math import exp, log
from typing import Final

from whistclub.cards.pack import Hand
from whistclub.games.solo import SoloOptions, SoloView
from whistclub.players.beliefs.evidence import Evidence
from whistclub.players.policy import Objective, Situation, situation_of
from whistclub.players.reading import Reading, read, suits_of
from whistclub.players.solo.hand import ALONE, NAMED, SHARED, hand_danger, tricks_counted
from whistclub.rules.actions import Call
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.values import View

_ANY: Final = 0.04
"""The share of calls that say nothing of the hand."""
_PROPOSES_FROM: Final = 3.9
_ACCEPTS_FROM: Final = 3.6
_SOLO_FROM: Final = 4.9
_ABONDANCE_FROM: Final = 8.4
_MISERE_TO: Final = 0.8
_OPEN_TO: Final = 0.15


def evidence_of(view: View, options: SoloOptions) -> Evidence:  # noqa: ARG001 (each game's evidence is asked for alike)
    """The evidence of a seat's view. Raises ValueError for a spectator, or a view of another game."""
    if not isinstance(view, SoloView):
        raise ValueError("this is no view of Solo")  # noqa: TRY004 (as every player does)
    reading = read(view)
    seen = _Calls(view)
    bidders = tuple(seat for seat in FOUR if seat != view.viewer and seat in seen.calls)
    return Evidence(reading, _situation(view, reading), bids=seen.log_chance, bidders=bidders)


def _situation(view: SoloView, reading: Reading) -> Situation | None:
    if view.phase not in {"play", "over"}:
        return None
    side = sum(1 << seat for seat in view.holders)
    if not side:
        return situation_of(reading, side=0, objective="fewest")
    shown = {seat for seat, card in view.shown if card is not view.turned}
    opened = sum(1 << seat for seat in shown & set(view.holders))
    aim: Objective = "most" if view.undertaken else "none"
    return situation_of(reading, side=side, objective=aim, open_hands=opened)


class _Calls:
    """The calls of each seat, as chances of hands."""

    def __init__(self, view: SoloView) -> None:
        self._turned = view.turned.suits
        self.calls: dict[Seat, list[tuple[str, bool]]] = {}
        proposed = False
        for seat, action in view.acts:
            if isinstance(action, Call):
                word = str(action.parts[0])
                self.calls.setdefault(seat, []).append((word, proposed))
                proposed = proposed or word == "propose"

    def log_chance(self, seat: Seat, hand: Hand) -> float:
        """The log of the chance of this seat's calls with a hand as dealt."""
        return sum(
            log(_ANY + (1 - _ANY) * self._chance(word, hand, proposed=proposed))
            for word, proposed in self.calls[seat]
        )

    def _chance(self, word: str, hand: Hand, *, proposed: bool) -> float:
        if word in {"misere", "misere_ouverte"}:
            return _rising(
                _OPEN_TO - hand_danger(hand) if word == "misere_ouverte" else _MISERE_TO - hand_danger(hand)
            )
        if word in {"abondance", "abondance_in_trumps", "abondance_declared"}:
            return _rising(max(tricks_counted(hand, suit, NAMED) for suit, _ in suits_of()) - _ABONDANCE_FROM)
        if word == "solo":
            return _rising(tricks_counted(hand, self._turned, ALONE) - _SOLO_FROM)
        shared = tricks_counted(hand, self._turned, SHARED)
        joins = _rising(shared - (_ACCEPTS_FROM if proposed else _PROPOSES_FROM))
        return joins if word in {"propose", "accept"} else 1 - joins


def _rising(over: float) -> float:
    """A chance that rises from 0 to 1 about the bound."""
    return 1 / (1 + exp(-4 * over))
