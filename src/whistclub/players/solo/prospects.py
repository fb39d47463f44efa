"""The chance of a contract of Solo and the points to be expected from it, by imagined deals played out by the policy.

Of a contract for tricks the margin is taken, the mean of tricks over those undertaken, and the margin of the hand's
count; of a misère the share of deals without a trick, of a misère ouverte that of deals in which none need be taken
with all cards seen, and the hand's danger. The weights turn these into chances that came true in self-play. Who would
take up a proposal goes by the conventions.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from statistics import fmean
from typing import Final

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.solo import SoloView
from whistclub.games.solo.contracts import CONTRACTS, HIGHEST, MISERE_OUVERTE, PROPOSAL, SOLO, Terms
from whistclub.players.policy import Hands, Situation, tricks_played_out
from whistclub.players.solo.calls import ACCEPTER_TRICKS, PROPOSER_TRICKS, best_trump
from whistclub.players.solo.hand import (
    ALONE,
    NAMED,
    SHARED,
    counts_of,
    hand_danger,
    sure_tricks,
    tricks_counted,
)
from whistclub.players.solo.open_verdicts import log_odds_open, made_in_play
from whistclub.rules.actions import Call
from whistclub.rules.seats import Seat, left_of

ACCEPTS_FROM: Final = 3.2
"""The count for a pair from which a hand accepts: what the conventions come to, by hand; the exact rule would be asked
a thousand times a call.
"""


def accepts(hand: Hand, trump: str) -> bool:
    """True if the conventions accept a proposal with this hand."""
    return counts_of(hand, trump)[0] >= ACCEPTS_FROM


def may_accept(view: SoloView, me: Seat) -> list[Seat]:
    """The seats that could still accept a proposal made now, in the order of their turns."""
    passed = {seat for seat, act in view.acts if act == Call("pass")}
    order = [Seat((me + step) % 4) for step in (1, 2, 3)]
    eldest = Seat((view.setting.dealer + 1) % 4)
    return [seat for seat in order if seat not in passed or (seat == eldest and seat != me)]


ACCEPT: Final = Call("accept")
LEVELS: Final = {terms.call: level for level, terms in enumerate(CONTRACTS)} | {ACCEPT: PROPOSAL}
_MISERE: Final = LEVELS[Call("misere")]


class Weights(msgspec.Struct, frozen=True):
    """The weights of one contract: of the chance (before the logistic curve), and of the tricks beyond the
    undertaking.
    """

    chance: tuple[float, float, float]
    beyond: tuple[float, float, float]
    deals: int


class Fits(msgspec.Struct, frozen=True):
    """The file `prospect_fits.json`; `tools/solo_calls.py` made it."""

    propose: Weights
    accept: Weights
    solo: Weights
    abondance: Weights
    misere: Weights
    misere_ouverte: Weights
    seed: str

    def at(self, call: Call) -> Weights:
        """The weights of the contract called; abondances are alike."""
        level = LEVELS[call]
        return {
            PROPOSAL: self.accept if call == ACCEPT else self.propose,
            SOLO: self.solo,
            _MISERE: self.misere,
            MISERE_OUVERTE: self.misere_ouverte,
        }.get(level, self.abondance)


@cache
def fits() -> Fits:
    """The weights as they are shipped."""
    return msgspec.json.decode(files(__package__).joinpath("prospect_fits.json").read_bytes(), type=Fits)


class Prospect(msgspec.Struct, frozen=True):
    """The chance that a contract is made, and the tricks to be expected beyond the undertaking; `taken_up` is the
    chance that a proposal is accepted, 1 for anything else.
    """

    chance: float
    beyond: float
    taken_up: float = 1.0


def prospect_of(call: Call, view: SoloView, deals: Sequence[Hands]) -> Prospect:
    """The prospect of this call for the viewer, over deals that count alike."""
    level = LEVELS[call]
    if level == HIGHEST:
        missing = CONTRACTS[level].tricks - sure_tricks(FRENCH.mask(view.hand))
        return Prospect(_DECLARED.get(missing, 0.0), 0.0)
    taken_up = share_taken_up(view, deals) if CONTRACTS[level].call == call and level == PROPOSAL else 1.0
    first, second = features(call, view, deals)
    weights = fits().at(call)
    chance = chance_by(weights, first, second)
    if level == MISERE_OUVERTE:
        chance = made_in_play(chance)
    return Prospect(chance, _linear(weights.beyond, first, second), taken_up)


def chance_by(weights: Weights, first: float, second: float) -> float:
    """The chance of a contract with these features, of a misère ouverte that it can be made with all cards seen."""
    return 1 / (1 + exp(-_linear(weights.chance, first, second)))


_DECLARED: Final = {0: 1.0, 1: 0.4}
"""The chance of all thirteen tricks, by how many of them are not certain; an estimate by hand, not fitted."""


def _linear(weights: tuple[float, float, float], first: float, second: float) -> float:
    return weights[0] + weights[1] * first + weights[2] * second


def features(call: Call, view: SoloView, deals: Sequence[Hands]) -> tuple[float, float]:
    """The two numbers that the weights are for."""
    level, hand = LEVELS[call], FRENCH.mask(view.hand)
    if level == MISERE_OUVERTE:
        return log_odds_open(view, _caller(view), deals), hand_danger(hand)
    tricks = tricks_in(call, view, deals)
    if not CONTRACTS[level].tricks:
        hits = sum(not count for count in tricks)
        return log((hits + 0.5) / (len(tricks) - hits + 0.5)), hand_danger(hand)
    wanted = CONTRACTS[level].tricks
    return fmean(tricks) - wanted, _counted(call, level, hand, view) - wanted


def _counted(call: Call, level: int, hand: Hand, view: SoloView) -> float:
    if level == PROPOSAL:
        partners = PROPOSER_TRICKS if call == ACCEPT else ACCEPTER_TRICKS
        return tricks_counted(hand, view.turned.suits, SHARED) + partners
    trump = trump_of(CONTRACTS[level], hand, view)
    return tricks_counted(hand, trump, ALONE if level == SOLO else NAMED)


def trump_of(terms: Terms, hand: Hand, view: SoloView) -> str:
    """The trump of a contract: none, the suit turned, or the one the hand would name."""
    if terms.trump == "none":
        return ""
    return best_trump(hand)[0] if terms.trump == "named" else view.turned.suits


def tricks_in(call: Call, view: SoloView, deals: Sequence[Hands]) -> list[int]:
    """The tricks of those who would hold the contract, by deal."""
    me = _caller(view)
    partners = [_partner(call, view, me, hands) for hands in deals]
    found = [0] * len(deals)
    for partner in set(partners):
        places = [place for place, one in enumerate(partners) if one == partner]
        situation = _situation(call, view, me, partner)
        counted = tricks_played_out(situation, [deals[place] for place in places])
        for place, count in zip(places, counted, strict=True):
            found[place] = count
    return found


def _caller(view: SoloView) -> Seat:
    if view.viewer is None:
        raise ValueError("a spectator does not call")
    return view.viewer


def _situation(call: Call, view: SoloView, me: Seat, partner: Seat | None) -> Situation:
    level = LEVELS[call]
    terms = CONTRACTS[level]
    side = 1 << me | (0 if partner is None else 1 << partner)
    return Situation(
        objective="most" if terms.tricks else "none",
        side=side,
        counts=side,
        trump=trump_of(terms, FRENCH.mask(view.hand), view),
        leader=left_of(view.setting.dealer),
    )


def _partner(call: Call, view: SoloView, me: Seat, hands: Hands) -> Seat | None:
    """The partner: the proposer, or who would take a proposal up, else the hand that comes nearest to it."""
    if call == ACCEPT:
        return view.holders[0]
    if LEVELS[call] != PROPOSAL:
        return None
    order = may_accept(view, me)
    trump = view.turned.suits
    for seat in order:
        if accepts(hands[seat], trump):
            return seat
    return max(order or [left_of(me)], key=lambda seat: tricks_counted(hands[seat], trump, SHARED))


def share_taken_up(view: SoloView, deals: Sequence[Hands]) -> float:
    """The share of deals in which a proposal of the viewer's is accepted."""
    if view.viewer is None:
        raise ValueError("a spectator does not propose")
    order = may_accept(view, view.viewer)
    return fmean(any(accepts(hands[seat], view.turned.suits) for seat in order) for hands in deals)
