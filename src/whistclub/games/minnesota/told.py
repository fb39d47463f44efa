"""The knowledge each viewer has from the bids, the calls and the exchange, kept through the play."""

from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.pack import Hand, Pack
from whistclub.games.minnesota.bids import ShownBid
from whistclub.rules.actions import Act, Exchange, SeenAct
from whistclub.rules.seats import FOUR, Seat, Viewer, partner_of

KnownTo = tuple[bool, bool, bool, bool, bool]
"""The viewers who know an act in full: each seat, and last the spectator."""

_ALL: Final[KnownTo] = (True, True, True, True, True)
_ALONE: Final[tuple[KnownTo, ...]] = tuple(
    (seat == 0, seat == 1, seat == 2, seat == 3, False) for seat in FOUR
)


class Told(msgspec.Struct, frozen=True, gc=False):
    """The bids seen, and who has learnt what so far.

    `acts` are those of the closed phases, `known_to` says of each who knows it; later acts are open to all. `shown` are
    bid cards everybody knows a seat to hold until played, `with_pair` those that an exchange may have moved,
    `with_partner` by seat cards that it knows to be with its partner unless they have come over or been played.
    """

    bids: tuple[ShownBid, ...] = ()
    acts: tuple[Act, ...] = ()
    known_to: tuple[KnownTo, ...] = ()
    shown: tuple[tuple[Seat, Card], ...] = ()
    with_pair: tuple[Card, ...] = ()
    with_partner: tuple[Hand, ...] = (0, 0, 0, 0)

    def __repr__(self) -> str:
        return f"Told({len(self.bids)} bids shown)"

    def seen(self, viewer: Viewer) -> tuple[SeenAct, ...]:
        """The acts of the closed phases as this viewer knows them."""
        place = -1 if viewer is None else viewer
        return tuple(
            act if known_to[place] else (act[0], None)
            for act, known_to in zip(self.acts, self.known_to, strict=True)
        )


def masked(acts: tuple[Act, ...], viewer: Viewer) -> tuple[SeenAct, ...]:
    """Hidden acts as this viewer knows them before any is revealed: only their own in full."""
    return tuple((seat, action if seat == viewer else None) for seat, action in acts)


def told_by_words(said: tuple[Act, ...], bids: tuple[ShownBid, ...]) -> Told:
    """After spoken bids, which everybody has heard."""
    return Told(bids, said, (_ALL,) * len(said))


def told_by_cards(lays: tuple[Act, ...], bids: tuple[ShownBid, ...]) -> Told:
    """After the reveal: the bids turned over are known to all, the others to their own seats."""
    open_seats = [bid.seat for bid in bids]
    known_to = tuple([_ALL if act[0] in open_seats else _ALONE[act[0]] for act in lays])
    return Told(bids, lays, known_to, tuple([(bid.seat, card) for bid in bids for card in bid.cards]))


def told_by_exchange(told: Told, calls: tuple[Act, ...], passed: tuple[Act, ...]) -> Told:
    """After the exchange: each of the two knows both cards, the others that one of the two has what was shown."""
    pair = tuple(seat for seat, _ in passed)
    by_the_pair = (0 in pair, 1 in pair, 2 in pair, 3 in pair, False)
    given = {seat: action.card.bit for seat, action in passed if isinstance(action, Exchange)}
    with_partner = [0, 0, 0, 0]
    for seat in pair:
        other = partner_of(seat)
        before = Pack.mask(card for holder, card in told.shown if holder == other)
        with_partner[seat] = before | given[seat]
    return Told(
        told.bids,
        told.acts + calls + passed,
        told.known_to + (_ALL,) * len(calls) + (by_the_pair,) * len(passed),
        tuple((seat, card) for seat, card in told.shown if seat not in pair),
        tuple(sorted(card for seat, card in told.shown if seat in pair)),
        tuple(with_partner),
    )
