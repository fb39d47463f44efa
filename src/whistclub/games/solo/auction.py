"""The auction: a small frozen value, and pure functions of it. Places count from the first to call (0)."""

from typing import Final

import msgspec

from whistclub.cards.errors import Reason, reason
from whistclub.games.solo.contracts import CONTRACTS, HIGHEST, PROPOSAL, contract_name
from whistclub.rules.actions import Action, Call

PASS: Final = Call("pass")
ACCEPT: Final = Call("accept")
PROPOSE: Final = CONTRACTS[PROPOSAL].call
BIDS: Final = tuple(terms.call for terms in CONTRACTS[1:])
"""Bids to be made alone, ascending; the one at place i has level i + 1."""

NO_BID: Final = -1
_ENDED: Final = -1
_LEVELS: Final = {terms.call: level for level, terms in enumerate(CONTRACTS)}
_PLACES: Final = 4


class Auction(msgspec.Struct, frozen=True, gc=False):
    """The auction so far: whose turn (-1 once it has ended), the standing level (-1 with no bid), who holds it
    (nobody, one, or proposer and accepter), and who has passed, as a bit for each place.
    """

    turn: int = 0
    level: int = NO_BID
    holders: tuple[int, ...] = ()
    passed: int = 0

    def has_ended(self) -> bool:
        """True if nobody has anything left to call."""
        return self.turn == _ENDED


def legal_calls(auction: Auction) -> tuple[Call, ...]:
    """The legal calls of the place whose turn it is: pass, propose, accept, then bids, ascending."""
    if auction.has_ended():
        return ()
    if auction.passed >> auction.turn & 1:
        return PASS, ACCEPT
    if auction.level == PROPOSAL and len(auction.holders) == 1:
        return _ACCEPT_OR_BID
    return _PASS_OR_BID[auction.level]


_ACCEPT_OR_BID: Final = (PASS, ACCEPT, *BIDS)
_PASS_OR_BID: Final = {
    NO_BID: (PASS, PROPOSE, *BIDS),
    **{level: (PASS, *BIDS[level:]) for level in range(HIGHEST + 1)},
}


def after_call(auction: Auction, call: Call, eldest_accepts_from: tuple[int, ...]) -> Auction:
    """The auction after a legal call. `eldest_accepts_from` are the places whose proposal the first to call may
    accept after passing.
    """
    place = auction.turn
    if call is PASS:
        passed = auction.passed | 1 << place
        return _with_turn(Auction(place, auction.level, auction.holders, passed), eldest_accepts_from)
    if call is ACCEPT:
        passed = auction.passed & ~(1 << place)
        pair = (*auction.holders, place)
        return _with_turn(Auction(place, PROPOSAL, pair, passed), eldest_accepts_from)
    level = _LEVELS[call]
    if level == HIGHEST:
        return Auction(_ENDED, level, (place,), auction.passed)
    return _with_turn(Auction(place, level, (place,), auction.passed), eldest_accepts_from)


def _with_turn(auction: Auction, eldest_accepts_from: tuple[int, ...]) -> Auction:
    """The turn goes to the next place that may still call, or to nobody."""
    last = auction.turn
    for step in range(1, _PLACES + 1):
        place = (last + step) % _PLACES
        if _may_still_call(auction, place, last, eldest_accepts_from):
            return Auction(place, auction.level, auction.holders, auction.passed)
    return Auction(_ENDED, auction.level, auction.holders, auction.passed)


def _may_still_call(auction: Auction, place: int, last: int, eldest_accepts_from: tuple[int, ...]) -> bool:
    if place in auction.holders:
        return False
    if not auction.passed >> place & 1:
        return True
    proposal_open = auction.level == PROPOSAL and len(auction.holders) == 1
    return proposal_open and place == 0 and last != 0 and auction.holders[0] in eldest_accepts_from


def why_refused(auction: Auction, action: Action) -> Reason:
    """The reason why a call is not legal for the place whose turn it is."""
    if not isinstance(action, Call):
        return reason("wrong-phase-call")
    if action is ACCEPT:
        return reason("nothing-to-accept")
    if action not in _LEVELS:
        return reason("call-not-offered", call=action.text)
    if auction.passed >> auction.turn & 1:
        return reason("call-after-pass")
    return reason("call-too-low", standing=contract_name(auction.level))
