"""A game in which all bid a number at once, hidden until the last has bid, as another package may have it: the kit
judges it.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

import msgspec

from examples.hot_potato.hot_potato import HotPotato, PotatoOptions, PotatoPosition, PotatoTerms
from whistclub.cards.errors import IllegalAction, reason
from whistclub.cards.french import FRENCH
from whistclub.conformance import Knowledge, check_game
from whistclub.conformance.dealt import whole_pack
from whistclub.conformance.seat_knowledge import Told, own_cards
from whistclub.conformance.trace import Trace
from whistclub.rules.actions import Act, Action, Bid, SeenAct
from whistclub.rules.alphabet import PLAYS, Alphabet, number_acts
from whistclub.rules.deal import Deal, deal_of_hands, four_hands
from whistclub.rules.moment import Aim, Moment
from whistclub.rules.profile import Phase, Profile
from whistclub.rules.seats import FOUR, Seat, Viewer, left_of
from whistclub.rules.tricks import Judge, first_lead
from whistclub.rules.unseen import sample_hands
from whistclub.rules.values import DealResult, Ending, Event, Setting, View, World, event

BIDS: Final = tuple(map(Bid, range(4)))
PROFILE: Final = Profile(phases=(Phase("bid", ("bid",)), Phase("play", ("play",))))


class Bidding(msgspec.Struct, frozen=True, gc=False):
    """Before the play: who has bid what, which nobody else knows."""

    terms: PotatoTerms
    bids: tuple[tuple[Seat, Action], ...] = ()

    def __repr__(self) -> str:
        return f"Bidding({len(self.bids)} bids)"

    @property
    def acts(self) -> tuple[Act, ...]:
        """In the order of the seats, whoever was first."""
        return tuple(action.by_seat[seat] for seat, action in sorted(self.bids, key=lambda bid: bid[0]))

    def to_act(self) -> frozenset[Seat]:
        return frozenset(FOUR) - {seat for seat, _ in self.bids}

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return BIDS if seat in self.to_act() else ()

    def play(self, seat: Seat, action: Action) -> Bidding | PotatoPosition:
        if action not in self.legal(seat):
            raise IllegalAction(reason("not-your-turn" if seat not in self.to_act() else "wrong-phase-call"))
        after = Bidding(self.terms, (*self.bids, (seat, action)))
        if after.to_act():
            return after
        setting = self.terms.setting
        hands = four_hands(self.terms.deal, setting.dealer)
        return PotatoPosition.begin(
            self.terms, first_lead(Judge(FRENCH), hands, left_of(setting.dealer)), after.acts
        )

    def result(self) -> DealResult | None:
        return None


class AtOnce(HotPotato):
    """Hot Potato before which all bid at once."""

    key: ClassVar[str] = "at_once"
    alphabet: ClassVar[Alphabet] = Alphabet(PLAYS, number_acts(Bid, range(4)))

    def begin(self, deal: Deal, setting: Setting) -> Any:
        return Bidding(PotatoTerms(self.options, deal, setting))

    def settle(self, position: Any, ending: Ending) -> DealResult:
        if isinstance(position, Bidding) and ending.kind not in {"stop", "dropped"}:
            raise IllegalAction(reason("wrong-phase-call"))
        return super().settle(position, ending)

    def view(self, position: Any, viewer: Viewer) -> View:
        if not isinstance(position, Bidding):
            return super().view(position, viewer)
        deal, setting = position.terms.deal, position.terms.setting
        return View(
            viewer=viewer,
            setting=setting,
            to_act=tuple(sorted(position.to_act())),
            legal=() if viewer is None else position.legal(viewer),
            acts=hidden(position.acts, viewer),
            short_pack=() if len(deal.pack) == len(FRENCH.cards) else tuple(sorted(deal.pack)),
            hand=() if viewer is None else FRENCH.members(four_hands(deal, setting.dealer)[viewer]),
        )

    def moment(self, view: View) -> Moment:
        bids = [(seat, act.number) for seat, act in view.acts[:4] if isinstance(act, Bid)]
        is_bidding = len(view.acts) < len(FOUR)
        return Moment(
            phase="bid" if is_bidding else "play",
            aims=() if is_bidding else tuple(Aim((seat,), number or 0) for seat, number in bids),
            dealt=self.dealt_each(view),
        )

    def narrate(self, before: Any, seat: Seat, action: Action, after: Any) -> tuple[Event, ...]:
        if not isinstance(before, Bidding):
            return super().narrate(before, seat, action, after)
        if isinstance(after, Bidding):
            return ()
        return tuple(event("event-bid", one, bid=act.number or 0) for one, act in after.acts)

    def sample(self, view: View, rng: Random) -> World:
        """A bid that this seat does not know may have been any."""
        deal = deal_of_hands(FRENCH, sample_hands(view, FRENCH, rng), view.setting.dealer)
        return World(deal, tuple((seat, action or rng.choice(BIDS)) for seat, action in view.acts))


class Telling(AtOnce):
    """The same, where a bid is seen as soon as it is made."""

    def view(self, position: Any, viewer: Viewer) -> View:
        seen = super().view(position, viewer)
        return msgspec.structs.replace(seen, acts=position.acts)


def hidden(acts: tuple[Act, ...], viewer: Viewer) -> tuple[SeenAct, ...]:
    """Bids as a viewer sees them before the last has bid: one's own, and of others that they have."""
    if len(acts) >= len(FOUR):
        return acts
    return tuple((seat, action if seat == viewer else None) for seat, action in acts)


def known_acts(trace: Trace, viewer: Viewer) -> tuple[SeenAct, ...]:
    return hidden(trace.acts, viewer)


def told(trace: Trace, viewer: Viewer) -> Told:
    return (
        trace.setting,
        frozenset(trace.deal.pack),
        own_cards(trace, viewer, whole_pack),
        known_acts(trace, viewer),
    )


KNOWLEDGE: Final = Knowledge(told=told, known_acts=known_acts, one_side_scores=True)


def test_the_kit_judges_a_game_whose_numbers_are_bid_at_once() -> None:
    report = check_game(AtOnce(PotatoOptions()), knowledge=KNOWLEDGE, profile=PROFILE, deals=2, pairs=20)
    assert [] == [check.findings for check in report.checks if not check.passed]


def test_the_kit_sees_a_number_that_is_told_before_all_have_bid() -> None:
    report = check_game(Telling(PotatoOptions()), knowledge=KNOWLEDGE, profile=PROFILE, deals=2, pairs=20)
    assert not report.passed
