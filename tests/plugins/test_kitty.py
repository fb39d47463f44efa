"""A game whose highest bidder plays a kitty in place of the hand dealt, as another package may have it: the kit judges
it.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

import msgspec

from examples.hot_potato.hot_potato import PotatoOptions, PotatoPosition, PotatoTerms
from tests.plugins.test_numbers_at_once import PROFILE, AtOnce, Bidding, hidden, known_acts
from whistclub.cards.card import Card
from whistclub.cards.errors import Reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.conformance import Knowledge, check_game
from whistclub.conformance.dealt import Layout
from whistclub.conformance.seat_knowledge import Told, own_cards
from whistclub.conformance.trace import Trace
from whistclub.rules.actions import Act, Action, Bid, Play
from whistclub.rules.deal import Deal, wrong_pack
from whistclub.rules.moment import Moment, Pile
from whistclub.rules.seats import FOUR, Seat, Viewer, left_of
from whistclub.rules.tricks import Judge, first_lead
from whistclub.rules.unseen import sample_hands
from whistclub.rules.values import Event, Setting, View, World, event

PARTS: Final = 5
"""Four hands and the kitty; the cards over stay out of play."""


def part(pack: tuple[Card, ...], place: int) -> tuple[Card, ...]:
    """A hand by its seat, or the kitty, which is the fifth."""
    size = len(pack) // PARTS
    return pack[place * size : (place + 1) * size]


def taker(acts: tuple[Act, ...]) -> Seat:
    """The first seat with the highest bid."""
    bids = [action.number or 0 for _, action in acts[:4]]
    return FOUR[bids.index(max(bids))]


class Dealing(Bidding, frozen=True, gc=False):
    """The bids before the kitty is taken."""

    def play(self, seat: Seat, action: Action) -> Any:
        after = super().play(seat, action)
        if isinstance(after, Bidding):
            return Dealing(self.terms, after.bids)
        pack = self.terms.deal.pack
        hands = [FRENCH.mask(part(pack, one)) for one in range(4)]
        hands[taker(after.acts)] = FRENCH.mask(part(pack, 4))
        first, second, third, fourth = hands
        tricks = first_lead(Judge(FRENCH), (first, second, third, fourth), left_of(self.terms.setting.dealer))
        return PotatoPosition.begin(self.terms, tricks, after.acts)


class KittyView(View, frozen=True, kw_only=True):
    """A view of the game: the hand that its viewer has laid away."""

    away: tuple[Card, ...] = ()


class Kitty(AtOnce):
    """Hot Potato in which the highest bidder lays the hand away and plays the kitty, which everybody sees."""

    key: ClassVar[str] = "kitty"

    def check(self, deal: Deal) -> Reason | None:
        return wrong_pack(deal, self.stock, multiple=1)

    def begin(self, deal: Deal, setting: Setting) -> Any:
        return Dealing(PotatoTerms(self.options, deal, setting))

    def view(self, position: Any, viewer: Viewer) -> View:
        terms: PotatoTerms = position.terms
        pack = terms.deal.pack
        common: dict[str, Any] = {
            "viewer": viewer,
            "setting": terms.setting,
            "to_act": tuple(sorted(position.to_act())),
            "legal": () if viewer is None else position.legal(viewer),
            "acts": hidden(position.acts, viewer),
            "short_pack": () if len(pack) == len(FRENCH.cards) else tuple(sorted(pack)),
        }
        if isinstance(position, Bidding):
            hand = () if viewer is None else tuple(sorted(part(pack, viewer)))
            return KittyView(**common, hand=hand)
        tricks, holder = position.tricks, taker(position.acts)
        return KittyView(
            **common,
            hand=() if viewer is None else FRENCH.members(tricks.hands[viewer]),
            shown=tuple((holder, card) for card in FRENCH.members(tricks.hands[holder])),
            trick=tricks.on_table(),
            trump=tricks.judge.trump,
            away=tuple(sorted(part(pack, holder))) if viewer == holder else (),
        )

    def moment(self, view: View) -> Moment:
        size = len(view.short_pack or FRENCH.cards) // PARTS
        told = msgspec.structs.replace(super().moment(view), dealt=(size,) * 4)
        if told.phase == "bid":
            return msgspec.structs.replace(told, piles=(Pile("kitty", (), size),))
        known = tuple((seat, act) for seat, act in view.acts[:4] if act is not None)
        return msgspec.structs.replace(told, open_hands=(taker(known),))

    def opening(self, position: Any) -> tuple[Event, ...]:
        return ()

    def sample(self, view: Any, rng: Random) -> World:
        """The hand laid away and the cards out of play are unseen by all but the one who has laid it away."""
        cards = view.short_pack or FRENCH.cards
        size = len(cards) // PARTS
        hands = list(sample_hands(view, FRENCH, rng, sizes=(size,) * 4, undealt=FRENCH.mask(view.away)))
        acts = tuple((seat, action or rng.choice(tuple(map(Bid, range(4))))) for seat, action in view.acts)
        rest = [card for card in cards if not card.bit & sum(hands) and card not in view.away]
        rng.shuffle(rest)
        if len(acts) < len(FOUR):
            kitty, rest = rest[:size], rest[size:]
        else:
            holder = taker(acts)
            kitty = list(FRENCH.members(hands[holder]))
            away = list(view.away) or rest[:size]
            rest = rest if view.away else rest[size:]
            hands[holder] = FRENCH.mask(away)
        return World(Deal((*_members(hands), *kitty, *rest)), acts)


class Showing(Kitty):
    """The same, but that a card of the kitty is told to all from the start."""

    def opening(self, position: Any) -> tuple[Event, ...]:
        return (event("event-turned", card=part(position.terms.deal.pack, 4)[0].text),)


def _members(hands: list[Hand]) -> tuple[Card, ...]:
    return tuple(card for hand in hands for card in FRENCH.members(hand))


def layout(trace: Trace) -> Layout:
    count = len(trace.deal.pack)
    size = count // PARTS
    places = [tuple(range(start * size, (start + 1) * size)) for start in range(PARTS)]
    return Layout(hands=tuple(places[:4]), kitty=places[4], undealt=tuple(range(PARTS * size, count)))


def told(trace: Trace, viewer: Viewer) -> Told:
    kitty = frozenset(part(trace.deal.pack, 4)) if len(trace.acts) >= len(FOUR) else None
    own = own_cards(trace, viewer, layout)
    return trace.setting, frozenset(trace.deal.pack), own, known_acts(trace, viewer), kitty


def held(trace: Trace, place: int, seat: Seat) -> tuple[frozenset[Card], ...]:
    """The kitty in place of the hand once all have bid, less what was played."""
    acts = trace.positions[place].acts
    takes = len(acts) >= len(FOUR) and taker(acts) == seat
    gone = {action.card for who, action in acts if who == seat and isinstance(action, Play)}
    return (frozenset(part(trace.deal.pack, 4 if takes else seat)) - gone,)


KNOWLEDGE: Final = Knowledge(told=told, known_acts=known_acts, one_side_scores=True, layout=layout, held=held)


def test_the_kit_judges_a_game_whose_highest_bidder_plays_a_kitty() -> None:
    report = check_game(Kitty(PotatoOptions()), knowledge=KNOWLEDGE, profile=PROFILE, deals=2, pairs=20)
    assert [] == [check.findings for check in report.checks if not check.passed]


def test_the_kit_sees_a_kitty_that_is_shown_before_it_is_taken() -> None:
    report = check_game(Showing(PotatoOptions()), knowledge=KNOWLEDGE, profile=PROFILE, deals=2, pairs=20)
    assert not report.passed
