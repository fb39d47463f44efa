"""What the bids, the calls and the exchange have told each viewer, kept through the play."""

from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.pack import Hand, Pack
from whistclub.games.minnesota.bids import ShownBid
from whistclub.rules.actions import Act, Exchange, SeenAct
from whistclub.rules.seats import FOUR, Seat, Viewer, partner_of

SPECTATOR: Final = 4


class Told(msgspec.Struct, frozen=True):
    """The bids seen, and who has learnt what so far.

    `acts` has, for each seat and then the spectator, the acts of the closed phases as that viewer knows them; later
    acts are open to all. `shown` are bid cards everybody knows a seat to hold until played, `with_pair` those that an
    exchange may have moved, `with_partner` by seat cards that it knows to be with its partner unless
    they have come over or been played.
    """

    bids: tuple[ShownBid, ...] = ()
    acts: tuple[tuple[SeenAct, ...], ...] = ((), (), (), (), ())
    shown: tuple[tuple[Seat, Card], ...] = ()
    with_pair: tuple[Card, ...] = ()
    with_partner: tuple[Hand, ...] = (0, 0, 0, 0)

    def __repr__(self) -> str:
        return f"Told({len(self.bids)} bids shown)"


def of_viewer(viewer: Viewer) -> int:
    """A viewer's place in `Told.acts`."""
    return SPECTATOR if viewer is None else viewer


def masked(acts: tuple[Act, ...], viewer: Viewer) -> tuple[SeenAct, ...]:
    """Hidden acts as this viewer knows them before any is revealed: only their own in full."""
    return tuple((seat, action if seat == viewer else None) for seat, action in acts)


def told_by_cards(lays: tuple[Act, ...], bids: tuple[ShownBid, ...]) -> Told:
    """After the reveal: the bids turned over are known to all, the others to their own seats."""
    open_seats = {bid.seat for bid in bids}
    acts = tuple(
        tuple((seat, action if seat in open_seats or seat == viewer else None) for seat, action in lays)
        for viewer in (*FOUR, None)
    )
    shown = tuple((bid.seat, card) for bid in bids for card in bid.cards)
    return Told(bids, acts, shown)


def told_by_exchange(told: Told, calls: tuple[Act, ...], passed: tuple[Act, ...]) -> Told:
    """After the exchange: each of the two knows both cards, the others that one of the two has what was shown."""
    pair = tuple(seat for seat, _ in passed)
    acts = tuple(
        seen + calls + (passed if viewer in pair else masked(passed, viewer))
        for viewer, seen in zip((*FOUR, None), told.acts, strict=True)
    )
    given = {seat: action.card.bit for seat, action in passed if isinstance(action, Exchange)}
    with_partner = [0, 0, 0, 0]
    for seat in pair:
        other = partner_of(seat)
        before = Pack.mask(card for holder, card in told.shown if holder == other)
        with_partner[seat] = before | given[seat]
    return Told(
        told.bids,
        acts,
        tuple((seat, card) for seat, card in told.shown if seat not in pair),
        tuple(sorted(card for seat, card in told.shown if seat in pair)),
        tuple(with_partner),
    )
