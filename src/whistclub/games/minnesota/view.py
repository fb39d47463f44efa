"""What a viewer of the Minnesota family was ever told, built up field by field."""

from collections.abc import Sequence
from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.minnesota.bidding import BeforePlay, Laying, Saying
from whistclub.games.minnesota.bids import ShownBid
from whistclub.games.minnesota.contracts import Contract
from whistclub.games.minnesota.overcall import Exchanging, Overcalling
from whistclub.games.minnesota.play import InPlay, Over
from whistclub.games.minnesota.told import Told, masked
from whistclub.rules.actions import SeenAct
from whistclub.rules.seats import Seat, Viewer, partner_of
from whistclub.rules.values import Setting, View

MinnesotaPosition = BeforePlay | InPlay
_NOTHING_TOLD: Final = Told()


class MinnesotaView(View, frozen=True, kw_only=True):
    """A view of the Minnesota family; stars are in `setting.carry`.

    `phase` is laying, saying, overcalling, exchanging, playing or over; `bids` those shown or spoken, in order.
    `contract` is what stands or is played: grand, low, sola_nola, grand_dix, or empty during the bids; `bidder` who
    granded, spoke the nullo or called the special; `grander` who granded, nobody in a special. `with_pair` are shown
    cards that an exchange may have moved: bidder or partner has them. `partner_holds` are cards the viewer knows its
    partner to have: passed over, or shown and not passed back. `won` counts tricks by seat.
    """

    phase: str
    bids: tuple[ShownBid, ...] = ()
    contract: str = ""
    bidder: Seat | None = None
    grander: Seat | None = None
    sitting_out: Seat | None = None
    with_pair: tuple[Card, ...] = ()
    partner_holds: tuple[Card, ...] = ()
    won: tuple[int, ...] = (0, 0, 0, 0)


def view_of_play(position: InPlay, viewer: Viewer) -> MinnesotaView:
    """A view from the first lead on."""
    play, terms = position.last if isinstance(position, Over) else position, position.terms
    told, contract = terms.told, terms.contract
    hands = play.hands
    seen = told.seen(viewer)
    return MinnesotaView(
        viewer=viewer,
        setting=terms.setting,
        to_act=tuple(position.to_act()),
        legal=() if viewer is None else position.legal(viewer),
        acts=seen + position.acts[len(seen) :],
        short_pack=_short(terms.deal.pack),
        hand=() if viewer is None else FRENCH.members(hands[viewer]),
        shown=_still_held(told, hands) if told.shown else (),
        trick=play.on_table,
        trump=play.seated.judge.trump,
        phase=position.phase,
        bids=told.bids,
        contract=contract.kind,
        bidder=contract.bidder,
        grander=contract.grander,
        sitting_out=contract.sitting_out,
        with_pair=_with_pair(told, contract, hands) if told.with_pair else (),
        partner_holds=() if viewer is None else _partner_holds(told, hands, viewer),
        won=play.won,
    )


def view_before_play(position: BeforePlay, viewer: Viewer) -> MinnesotaView:
    """A view of the bids, the overcalls and the exchange."""
    told = told_in(position)
    contract = _standing(position)
    return MinnesotaView(
        viewer=viewer,
        setting=position.setting,
        to_act=tuple(sorted(position.to_act())),
        legal=() if viewer is None else position.legal(viewer),
        acts=_acts_before_play(position, viewer),
        short_pack=_short(position.deal.pack),
        hand=() if viewer is None else FRENCH.members(position.hands[viewer]),
        shown=told.shown,
        phase=position.phase,
        bids=told.bids or _spoken(position),
        contract="" if contract is None else contract.kind,
        bidder=None if contract is None else contract.bidder,
        grander=None if contract is None else contract.grander,
    )


def told_in(position: MinnesotaPosition) -> Told:
    """What the phases closed so far have told each viewer."""
    if isinstance(position, Laying | Saying):
        return _NOTHING_TOLD
    return position.told if isinstance(position, Overcalling | Exchanging) else position.terms.told


def setting_of(position: MinnesotaPosition) -> Setting:
    """The setting of the deal."""
    return position.setting if isinstance(position, BeforePlay) else position.terms.setting


def _standing(position: BeforePlay) -> Contract | None:
    if isinstance(position, Laying | Saying):
        return None
    return position.contract if isinstance(position, Exchanging) else position.standing


def _spoken(position: BeforePlay) -> tuple[ShownBid, ...]:
    if not isinstance(position, Saying):
        return ()
    return tuple(ShownBid(seat, said.parts[0]) for seat, said in position.acts)


def _acts_before_play(position: BeforePlay, viewer: Viewer) -> tuple[SeenAct, ...]:
    if isinstance(position, Laying):
        return masked(position.acts, viewer)
    if isinstance(position, Saying):
        return position.acts
    seen = position.told.seen(viewer)
    if isinstance(position, Exchanging):
        return seen + position.before[len(seen) :] + masked(position.passed, viewer)
    return seen + position.acts[len(seen) :]


def _still_held(told: Told, hands: Sequence[Hand]) -> tuple[tuple[Seat, Card], ...]:
    return tuple((seat, card) for seat, card in told.shown if card.bit & hands[seat])


def _with_pair(told: Told, contract: Contract, hands: Sequence[Hand]) -> tuple[Card, ...]:
    if contract.bidder is None:
        return ()
    pair = hands[contract.bidder] | hands[partner_of(contract.bidder)]
    return tuple(card for card in told.with_pair if card.bit & pair)


def _partner_holds(told: Told, hands: Sequence[Hand], viewer: Seat) -> tuple[Card, ...]:
    known = told.with_partner[viewer]
    return FRENCH.members(known & hands[partner_of(viewer)]) if known else ()


def _short(pack: tuple[Card, ...]) -> tuple[Card, ...]:
    return () if len(pack) == len(FRENCH.cards) else tuple(sorted(pack))
