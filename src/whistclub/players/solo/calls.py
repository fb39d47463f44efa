"""The choice of a call in Solo: the contract of the best expectation, in the scoring of the table.

Every contract open to the seat is given the points to be expected from it, by the hand's count of tricks or the
danger to a misère. A bid is made where the best of them promises more than a pass.
"""

from typing import Final

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.solo import SoloOptions, SoloView
from whistclub.games.solo.contracts import CONTRACTS, PROPOSAL
from whistclub.players.choice import Ground, Kind, Rated, because
from whistclub.players.player import Decision
from whistclub.players.solo.hand import (
    ALONE,
    NAMED,
    SHARED,
    chance_of_misere,
    chance_of_tricks,
    sure_tricks,
    tricks_counted,
)
from whistclub.rules.actions import Call, Trump
from whistclub.rules.seats import Seat

PASS: Final = Call("pass")
PROPOSE: Final = Call("propose")
ACCEPT: Final = Call("accept")
_LEVELS: Final = {terms.call: level for level, terms in enumerate(CONTRACTS)}

PROPOSER_TRICKS: Final = 4.3
"""The tricks that a proposer is taken to bring to a pair: fitted with the counts of `hand` to deals this player played
itself, and rounded.
"""
ACCEPTER_TRICKS: Final = 3.8
"""The tricks that an accepter is taken to bring; likewise."""
ACCEPTED: Final = 0.85
"""The share of proposals that are accepted; the others are worth nothing. From such deals, rounded."""
WORTH_A_BID: Final = -0.75
"""Points (each opponent's) a bid must promise: below nothing, since after a pass somebody else may declare.

A pass valued by simulation gained nothing over it: -0.20 +- 0.31 points a deal over 175 deals (docs/opponents.md).
"""


class Prospect(msgspec.Struct, frozen=True):
    """The promise of a call: its expectation for the caller in points (or units), and why in the words of the hand."""

    call: Call
    expected: float
    ground: Ground


def called(view: SoloView, options: SoloOptions) -> Decision:
    """The call to make in the auction, or in answer to the raise."""
    hand = FRENCH.mask(view.hand)
    prospects = [
        prospect_of(act, hand, view, options)
        for act in view.legal
        if isinstance(act, Call) and act is not PASS and _may_be_made(act, view, options)
    ]
    best = max(prospects, key=lambda one: one.expected, default=None)
    floor = _standing_worth(view, hand, options)
    rated = [*(Rated(one.call.text, one.expected) for one in prospects), Rated(PASS.text, floor)]
    if best is None or best.expected <= floor:
        return Decision(PASS, _why_pass(view, hand).weighed(rated), Kind.COUNT)
    return Decision(best.call, best.ground.weighed(rated), Kind.COUNT)


def _may_be_made(call: Call, view: SoloView, options: SoloOptions) -> bool:
    """A proposal that nobody may accept is not made: the dealer's after three passes, where eldest may not take it
    up.
    """
    is_dealer = view.viewer == view.setting.dealer
    return call is not PROPOSE or not is_dealer or options.eldest_may_accept == "any"


def _standing_worth(view: SoloView, hand: Hand, options: SoloOptions) -> float:
    """The promise that a call must exceed to be made: more than a pass, and at the raise more than the bid that
    stands.
    """
    if view.phase == "raise" and view.standing != "propose":
        return prospect_of(Call(view.standing), hand, view, options).expected
    return WORTH_A_BID * (1 if options.scoring == "points" else options.unit / 4)


def prospect_of(call: Call, hand: Hand, view: SoloView, options: SoloOptions) -> Prospect:
    """The promise of this call with this hand."""
    if call in (PROPOSE, ACCEPT):
        return _paired(call, hand, view, options)
    level = _LEVELS[call]
    terms = CONTRACTS[level]
    if not terms.tricks:
        chance = chance_of_misere(hand, lies_open=call.parts[0] == "misere_ouverte")
        why = because("why-solo-call-misere", call=str(call.parts[0]), percent=round(100 * chance))
        return Prospect(call, _alone_worth(level, chance, 0.0, options), why)
    if terms.tricks == 13:
        sure = sure_tricks(hand)
        why = because("why-solo-call-declared", count=sure)
        return Prospect(call, _alone_worth(level, _ALL.get(13 - sure, 0.0), 0.0, options), why)
    count = ALONE if level == 1 else NAMED
    trump = best_trump(hand)[0] if terms.trump == "named" else view.turned.suits
    counted = tricks_counted(hand, trump, count)
    chance = chance_of_tricks(counted, terms.tricks)
    why = because(
        "why-solo-call-tricks",
        call=str(call.parts[0]),
        count=max(0, round(counted)),
        wanted=terms.tricks,
        suit=trump,
    )
    return Prospect(call, _alone_worth(level, chance, counted - terms.tricks, options), why)


_ALL: Final = {0: 1.0, 1: 0.4}
"""The chance of all thirteen tricks, by how many of them are not certain; an estimate by hand, not fitted."""


def _alone_worth(level: int, chance: float, beyond: float, options: SoloOptions) -> float:
    """The expectation of a lone declarer from all three opponents; `beyond` are the tricks over the undertaking, or
    under it.
    """
    terms = CONTRACTS[level]
    if options.scoring == "units":
        return 3 * options.unit * terms.each_units * (2 * chance - 1)
    return 3 * (terms.each_points * (2 * chance - 1) + terms.each_trick_points * beyond)


def _paired(call: Call, hand: Hand, view: SoloView, options: SoloOptions) -> Prospect:
    mine = tricks_counted(hand, view.turned.suits, SHARED)
    counted = mine + (ACCEPTER_TRICKS if call is PROPOSE else PROPOSER_TRICKS)
    terms = CONTRACTS[PROPOSAL]
    sure = 2 * chance_of_tricks(counted, terms.tricks) - 1
    if options.scoring == "units":
        expected = options.unit * terms.each_units * sure
    else:
        expected = terms.each_points * sure + terms.each_trick_points * (counted - terms.tricks)
    expected *= ACCEPTED if call is PROPOSE else 1.0
    facts = max(0, round(mine))
    if call is PROPOSE:
        return Prospect(call, expected, because("why-solo-propose", count=facts, suit=view.turned.suits))
    proposer = view.holders[0]
    why = because("why-solo-accept", count=facts, suit=view.turned.suits, partner=_letter(proposer))
    return Prospect(call, expected, why)


def _letter(seat: Seat) -> str:
    return "NESW"[seat]


def _why_pass(view: SoloView, hand: Hand) -> Ground:
    counted = max(0, round(tricks_counted(hand, view.turned.suits, ALONE)))
    if view.phase == "raise":
        return because("why-solo-no-raise", count=counted)
    return because("why-solo-pass", count=counted, suit=view.turned.suits)


def best_trump(hand: Hand) -> tuple[str, float]:
    """The suit to name in an abondance, and the tricks counted with it."""
    counted = {suit: tricks_counted(hand, suit, NAMED) for suit in FRENCH.suits}
    suit = max(counted, key=lambda one: counted[one])
    return suit, counted[suit]


def trump_named(view: SoloView) -> Decision:
    """The trump to name."""
    suit, counted = best_trump(FRENCH.mask(view.hand))
    why = because("why-solo-trump", suit=suit, count=max(0, round(counted)))
    return Decision(Trump(suit), why, Kind.COUNT)
