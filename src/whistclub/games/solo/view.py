"""The view of a viewer of Solo, and worlds that viewer cannot tell from the real one."""

from random import Random
from typing import Literal

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.games.solo.auction import NO_BID
from whistclub.games.solo.calling import Calling, Raising, SoloPosition
from whistclub.games.solo.contracts import MISERE_OUVERTE, Contract, contract_name
from whistclub.games.solo.play import Over, Playing
from whistclub.rules.deal import deal_of_hands
from whistclub.rules.seats import Seat, Viewer
from whistclub.rules.unseen import acts_of_world, sample_hands
from whistclub.rules.values import View, World

Phase = Literal["auction", "raise", "trump", "play", "over"]


class SoloView(View, frozen=True, kw_only=True):
    """A view of Solo.

    `turned` is the card turned; `face_up` says whether it still lies so. `standing` is the standing bid and, after the
    auction, the contract (empty without one); `holders` are those who hold it: one, a pair with the proposer
    first, or nobody. `undertaken` is the least number of tricks, 0 for none at all. `shown` has the turned card
    while the dealer holds it, and an open hand.
    """

    phase: Phase
    turned: Card
    face_up: bool
    standing: str = ""
    holders: tuple[Seat, ...] = ()
    undertaken: int = 0
    won: tuple[int, ...] = (0, 0, 0, 0)


class _Stand(msgspec.Struct, frozen=True):
    """The state of a position: its phase, the bid or contract with its holders, the play once there is one."""

    phase: Phase
    standing: str
    holders: tuple[Seat, ...]
    contract: Contract | None = None
    play: Playing | None = None


def view_of(position: SoloPosition, viewer: Viewer) -> SoloView:
    """All that the viewer was ever told: own hand, what lies open, the trick, and every act."""
    dealt, stand = position.dealt, _stand(position)
    play, contract = stand.play, stand.contract
    hand_of = dealt.hands.__getitem__ if play is None else play.hand_of
    won = (0, 0, 0, 0) if play is None else play.won
    turned, dealer = dealt.deal.pack[-1], dealt.setting.dealer
    turned_held = bool(turned.bit & hand_of(dealer))
    return SoloView(
        viewer=viewer,
        setting=dealt.setting,
        to_act=tuple(position.to_act()),
        legal=() if viewer is None else position.legal(viewer),
        acts=position.acts,
        short_pack=() if len(dealt.deal.pack) == len(FRENCH.cards) else tuple(sorted(dealt.deal.pack)),
        hand=() if viewer is None else FRENCH.members(hand_of(viewer)),
        shown=(*(((dealer, turned),) if turned_held else ()), *_open_hand(contract, play, turned)),
        trick=() if play is None else play.on_table,
        trump="" if contract is None else contract.trump,
        phase=stand.phase,
        turned=turned,
        face_up=turned_held and not any(won),
        standing=stand.standing,
        holders=stand.holders,
        undertaken=0 if contract is None else contract.undertaken,
        won=won,
    )


def lies_open(contract: Contract, won: tuple[int, ...]) -> bool:
    """True if the declarer's hand lies open to all: a misère ouverte once its first trick is complete."""
    return contract.level == MISERE_OUVERTE and any(won)


def sample_world(view: SoloView, rng: Random) -> World:
    """Uniform over the deals of the cards unseen that agree with the cards shown and every suit not followed."""
    hands = sample_hands(view, FRENCH, rng)
    deal = deal_of_hands(FRENCH, hands, view.setting.dealer, view.turned)
    return World(deal, acts_of_world(view))


def _open_hand(
    contract: Contract | None, play: Playing | None, turned: Card
) -> tuple[tuple[Seat, Card], ...]:
    """The cards of an open hand but for the turned one, which is shown already."""
    if contract is None or play is None or not lies_open(contract, play.won):
        return ()
    declarer = contract.side[0]
    return tuple((declarer, card) for card in FRENCH.iterate(play.hand_of(declarer)) if card is not turned)


def _stand(position: SoloPosition) -> _Stand:
    if isinstance(position, Playing | Over):
        phase: Phase = "play" if isinstance(position, Playing) else "over"
        contract = position.contract
        if contract is None:
            return _Stand(phase, "", ())
        play = position.last if isinstance(position, Over) else position
        return _Stand(phase, contract_name(contract.level), contract.side, contract, play)
    if isinstance(position, Calling):
        auction, dealt = position.auction, position.dealt
        name = "" if auction.level == NO_BID else contract_name(auction.level)
        return _Stand("auction", name, tuple(dealt.seat_at(place) for place in auction.holders))
    if isinstance(position, Raising):
        return _Stand("raise", contract_name(position.level), (position.bidder,))
    return _Stand("trump", contract_name(position.level), (position.declarer,))
