"""The bids of Call-ace Whist, and who speaks next in an auction of two at a time."""

from functools import cache
from typing import Final

import msgspec

from whistclub.rules.actions import Action, Call

KINDS: Final = ("alm", "vip", "gode", "halve", "sans")
"""The kinds of a bid of a number: plain, then the attachments, ascending."""
PASS: Final = Call("pass")
_PLACES: Final = 4
_ENDED: Final = -1


class Bid(msgspec.Struct, frozen=True):
    """A bid: its kind, the tricks to win, or at most in a sol, its worth, and its place among the bids."""

    call: Call
    kind: str
    tricks: int
    points: int
    place: tuple[int, int]

    @property
    def name(self) -> str:
        """The words behind the verb, which name the contract: `9 vip`, `ren_sol`."""
        return self.call.words

    @property
    def is_sol(self) -> bool:
        """True for a contract of few tricks or none, played alone."""
        return self.kind not in KINDS

    def beats(self, standing: "Bid | None", attachments: str) -> bool:
        """True if it may be bid over another; attachments may be equal."""
        if standing is None:
            return True
        if attachments == "equal" and min(self.place[1], standing.place[1]) > 1:
            return self.place[0] > standing.place[0]
        return self.place > standing.place


SOLS: Final = tuple(
    Bid(Call(kind), kind, tricks, points, (number, 1))
    for kind, tricks, points, number in (
        ("sol", 1, 50, 9),
        ("ren_sol", 0, 100, 10),
        ("bordlaegger", 0, 200, 11),
        ("super_bordlaegger", 0, 400, 12),
    )
)
"""A sol lies between the plain bid of a number and its attachments."""
NUMBERS: Final = range(7, 14)
BIDS: Final = {
    bid.call: bid
    for bid in (
        *SOLS,
        *(
            Bid(Call(number, kind), kind, number, 5 << number - 7 + bool(place), (number, 2 * place))
            for number in NUMBERS
            for place, kind in enumerate(KINDS)
        ),
    )
}
"""Seven plain is worth five points; each number more doubles it, and so does an attachment."""


@cache
def legal_bids(standing: Bid | None, attachments: str, cat: int) -> tuple[Call, ...]:
    """A pass, then the bids that beat the standing one, ascending; without a cat there is no vip."""
    higher = [bid for bid in BIDS.values() if bid.beats(standing, attachments) and (cat or bid.kind != "vip")]
    return PASS, *(bid.call for bid in sorted(higher, key=lambda bid: bid.place))


class Auction(msgspec.Struct, frozen=True, gc=False):
    """Two who bid against each other, as places from the dealer's left (0): `turn` speaks now, -1 once nobody may;
    `rival` has made the standing bid, and without one comes next, 4 for nobody.
    """

    turn: int = 0
    rival: int = 1
    bid: Bid | None = None

    def after(self, call: Action) -> "Auction":
        """The auction after a legal call; at its end `rival` declares, if there is a bid."""
        coming = max(self.turn, self.rival) + 1
        if bid := BIDS.get(call):  # type: ignore[call-overload]
            return Auction(_ENDED if self.rival == _PLACES else self.rival, self.turn, bid)
        if self.bid is None:
            return Auction(_ENDED if self.rival == _PLACES else self.rival, min(coming, _PLACES))
        return Auction(_ENDED if coming >= _PLACES else coming, self.rival, self.bid)
