"""Askov before its play: specials called over the bid, and the exchange of a Sola Nola."""

from operator import itemgetter
from typing import ClassVar, Final

import msgspec

from whistclub.cards.errors import IllegalAction, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.minnesota.contracts import GRAND_DIX, SOLA_NOLA, Contract
from whistclub.games.minnesota.options import MinnesotaOptions
from whistclub.games.minnesota.play import InPlay, Terms, begin_play
from whistclub.games.minnesota.told import Told, told_by_exchange
from whistclub.rules.actions import Act, Action, Call, Exchange, acts_of
from whistclub.rules.deal import Deal
from whistclub.rules.seats import FOUR, ONLY, Seat, left_of, partner_of
from whistclub.rules.values import Setting

SPECIALS: Final = ("sola_nola", "grand_dix")
_PASS: Final = Call("pass")
_SOLA_NOLA, _GRAND_DIX = map(Call, SPECIALS)
_EXCHANGES: Final = acts_of(FRENCH, Exchange)


class Overcalling(msgspec.Struct, frozen=True, gc=False):
    """Specials may be called over the bid. `standing` is what is played if all pass, `passes` counts the last ones."""

    phase: ClassVar[str] = "overcalling"

    options: MinnesotaOptions
    deal: Deal
    setting: Setting
    hands: tuple[Hand, ...]
    told: Told
    standing: Contract
    turn: Seat
    passes: int
    acts: tuple[Act, ...]

    def __repr__(self) -> str:
        return f"Overcalling({len(self.acts)} acts)"

    def to_act(self) -> frozenset[Seat]:
        """The seat to call or pass."""
        return ONLY[self.turn]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Pass, Sola Nola while no special is called, Grand Dix."""
        if seat != self.turn:
            return ()
        return (_PASS, _SOLA_NOLA, _GRAND_DIX) if self.standing.alone is None else (_PASS, _GRAND_DIX)

    def play(self, seat: Seat, action: Action) -> "Overcalling | Exchanging | InPlay":
        """The position after a call. Raises IllegalAction, and nothing has changed."""
        if seat != self.turn:
            raise IllegalAction(reason("not-your-turn"))
        if not isinstance(action, Call):
            raise IllegalAction(reason("wrong-phase-call"))
        if action not in self.legal(seat):
            raise IllegalAction(reason("call-not-offered", call=action.parts[0]))
        acts = (*self.acts, action.by_seat[seat])
        if action is _GRAND_DIX:
            return self._begin(GRAND_DIX[seat], acts)
        if action is _SOLA_NOLA:
            return self._going_on(SOLA_NOLA[seat], 0, acts)
        passes = self.passes + 1
        if passes < (4 if self.standing.alone is None else 3):
            return self._going_on(self.standing, passes, acts)
        if self.standing.alone is None:
            return self._begin(self.standing, acts)
        return Exchanging(self.options, self.deal, self.setting, self.hands, self.told, self.standing, acts)

    def result(self) -> None:
        """None: the deal is running."""

    def _begin(self, contract: Contract, acts: tuple[Act, ...]) -> InPlay:
        terms = Terms(self.options, self.deal, self.setting, self.told, contract)
        return begin_play(terms, self.hands, acts)

    def _going_on(self, standing: Contract, passes: int, acts: tuple[Act, ...]) -> "Overcalling":
        return msgspec.structs.replace(
            self, standing=standing, turn=left_of(self.turn), passes=passes, acts=acts
        )


class Exchanging(msgspec.Struct, frozen=True, gc=False):
    """Sola Nola: bidder and partner each choose a card to pass. `passed` has those who have chosen, in seat order."""

    phase: ClassVar[str] = "exchanging"

    options: MinnesotaOptions
    deal: Deal
    setting: Setting
    hands: tuple[Hand, ...]
    told: Told
    contract: Contract
    before: tuple[Act, ...]
    passed: tuple[Act, ...] = ()

    def __repr__(self) -> str:
        return f"Exchanging({len(self.acts)} acts)"

    @property
    def acts(self) -> tuple[Act, ...]:
        """All acts of the deal; the cards passed in seat order."""
        return self.before + self.passed

    @property
    def pair(self) -> tuple[Seat, Seat]:
        """Bidder and partner."""
        bidder = self.contract.bidder or FOUR[0]
        return bidder, partner_of(bidder)

    def to_act(self) -> frozenset[Seat]:
        """Bidder and partner, as far as they have not chosen."""
        return frozenset(self.pair) - {seat for seat, _ in self.passed}

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Each card of the hand, in pack order."""
        if seat not in self.to_act():
            return ()
        return _EXCHANGES.of_any(self.hands[seat])

    def play(self, seat: Seat, action: Action) -> "Exchanging | InPlay":
        """The position after a choice; the second moves both cards. Raises IllegalAction."""
        if seat not in self.to_act():
            raise IllegalAction(reason("already-exchanged" if seat in self.pair else "not-your-turn"))
        if not isinstance(action, Exchange):
            raise IllegalAction(reason("exchange-one-card"))
        card = action.card
        if card.pack_key != FRENCH.key or not card.bit & self.hands[seat]:
            raise IllegalAction(reason("not-held", card=card.text))
        passed = in_seat_order(self.passed, action.by_seat[seat])
        if len(passed) < len(self.pair):
            return msgspec.structs.replace(self, passed=passed)
        told = told_by_exchange(self.told, self.before[len(self.told.acts) :], passed)
        moved = sum(act.card.bit for _, act in passed if isinstance(act, Exchange))
        hands = tuple(
            hand ^ moved if who in self.pair else hand for who, hand in zip(FOUR, self.hands, strict=True)
        )
        acts = self.before + passed
        return begin_play(Terms(self.options, self.deal, self.setting, told, self.contract), hands, acts)

    def result(self) -> None:
        """None: the deal is running."""


def in_seat_order(acts: tuple[Act, ...], act: Act) -> tuple[Act, ...]:
    """Hidden acts with one more: they stand in seat order, whatever order they were made in."""
    return tuple(sorted((*acts, act), key=itemgetter(0)))
