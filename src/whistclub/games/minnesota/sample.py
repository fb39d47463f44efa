"""Worlds a seat cannot tell from the real one: what was dealt, what was exchanged, what was laid.

Every pair of dealt hands and exchanged cards that replays to the view is equally likely; then each unshown bid is
equally likely among the lays legal from its hand as dealt.
"""

from functools import reduce
from itertools import chain, repeat
from operator import or_
from random import Random
from typing import Final

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.minnesota.bids import lacked_colour, lays_of
from whistclub.games.minnesota.options import MinnesotaOptions
from whistclub.games.minnesota.view import MinnesotaView
from whistclub.rules.actions import Act, Action, Call, Exchange, Lay, Play, SeenAct
from whistclub.rules.deal import deal_of_hands
from whistclub.rules.sampling import deal_out, random_bit
from whistclub.rules.seats import FOUR, Seat, partner_of
from whistclub.rules.tricks import cannot_hold, plays_among, split_tricks
from whistclub.rules.values import World

_EXCHANGE: Final = {card.bit: Exchange(card) for card in FRENCH.cards}


class _Facts(msgspec.Struct):
    """The hands as far as a view tells, by seat: cards played, shown as bids, barred by an open lay or by a discard.

    `exchanges` are the places among the acts where cards were passed.
    """

    pack: Hand
    size: int
    played: list[Hand]
    shown: list[Hand]
    not_dealt: list[Hand]
    not_held: tuple[Hand, ...]
    exchanges: tuple[int, ...]

    def __repr__(self) -> str:
        return f"_Facts(hands of {self.size})"


def sampled(view: MinnesotaView, options: MinnesotaOptions, rng: Random) -> World:
    """One world, drawn by the law above. Raises ValueError for a view no deal agrees with."""
    facts = _facts(view)
    both_passed = bool(facts.exchanges) and view.phase != "exchanging"
    if both_passed and view.viewer not in _pair(view):
        hands, passed = _unseen_exchange(view, facts, rng)
    else:
        hands = _plain(view, facts, rng)
        passed = {}
        for place in facts.exchanges:
            seat, action = view.acts[place]
            known = isinstance(action, Exchange)
            passed[seat] = action.card.bit if known else random_bit(hands[seat], rng)  # type: ignore[union-attr]
    acts = tuple(_full(place, act, hands, passed, facts, options, rng) for place, act in enumerate(view.acts))
    return World(deal_of_hands(FRENCH, hands, view.setting.dealer), acts)


def _pair(view: MinnesotaView) -> tuple[Seat, Seat]:
    bidder = view.bidder or FOUR[0]
    return bidder, partner_of(bidder)


def _full(
    place: int,
    seen: SeenAct,
    hands: tuple[Hand, ...],
    passed: dict[Seat, Hand],
    facts: _Facts,
    options: MinnesotaOptions,
    rng: Random,
) -> Act:
    seat, action = seen
    if action is None:
        hidden: Action
        if place in facts.exchanges:
            hidden = _EXCHANGE[passed[seat]]
        else:
            hidden = rng.choice(lays_of(hands[seat], options))
        return hidden.by_seat[seat]
    return action.by_seat[seat]


def _facts(view: MinnesotaView) -> _Facts:
    pack = FRENCH.mask(view.short_pack) or FRENCH.full
    plays = list(plays_among(view.acts))
    played, shown, not_dealt = [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]
    for seat, card in plays:
        played[seat] |= card.bit
    for seat, action in view.acts[:4]:
        if isinstance(action, Lay):
            shown[seat] = FRENCH.mask(action.cards)
            not_dealt[seat] = lacked_colour(action)
    sizes = (
        chain((4 if view.contract == "grand_dix" else 3,), repeat(3))
        if view.sitting_out is not None
        else repeat(4)
    )
    not_held = cannot_hold(split_tricks(plays, sizes))
    return _Facts(pack, pack.bit_count() // 4, played, shown, not_dealt, not_held, _exchanges(view))


def _exchanges(view: MinnesotaView) -> tuple[int, ...]:
    """The places of the cards passed: after the last call of a Sola Nola, before the first card played."""
    if view.contract != "sola_nola" or view.phase == "overcalling":
        return ()
    acts = view.acts
    first = max(place for place, (_, action) in enumerate(acts) if isinstance(action, Call)) + 1
    return tuple(
        place for place in range(first, min(first + 2, len(acts))) if not isinstance(acts[place][1], Play)
    )


def _plain(view: MinnesotaView, facts: _Facts, rng: Random) -> tuple[Hand, ...]:
    """The dealt hands where every card the viewer does not know was dealt to the seat that has it now."""
    known = [facts.played[seat] | facts.shown[seat] for seat in FOUR]
    if view.viewer is not None:
        _know_own_and_partner(view, view.viewer, facts, known)
    unknown = facts.pack & ~reduce(or_, known)
    rooms = tuple(facts.size - cards.bit_count() for cards in known)
    barred = tuple(facts.not_held[seat] | facts.not_dealt[seat] for seat in FOUR)
    drawn = deal_out(unknown, rooms, barred, rng)
    return tuple(drawn[seat] | known[seat] for seat in FOUR)


def _know_own_and_partner(view: MinnesotaView, viewer: Seat, facts: _Facts, known: list[Hand]) -> None:
    """The viewer knows the hand it was dealt, and both cards of a finished exchange it took part in."""
    known[viewer] = FRENCH.mask(view.hand) | facts.played[viewer]
    passed = {seat: action.card.bit for seat, action in view.acts if isinstance(action, Exchange)}
    if len(passed) == 2:
        partner = partner_of(viewer)
        given, received = passed[viewer], passed[partner]
        known[viewer] = known[viewer] & ~received | given
        known[partner] = known[partner] & ~given | received


def _unseen_exchange(
    view: MinnesotaView, facts: _Facts, rng: Random
) -> tuple[tuple[Hand, ...], dict[Seat, Hand]]:
    """Dealt hands and cards passed, for one who knows neither card.

    Each card of the two was kept by the bidder, kept by the partner, or passed by one of them: dealing the unknown
    cards to these four places and to the other seats is one to one with hands and cards passed, so it is uniform.
    """
    bidder, partner = _pair(view)
    others = tuple(seat for seat in FOUR if seat not in (bidder, partner))
    known = [facts.played[seat] | facts.shown[seat] for seat in FOUR]
    if view.viewer is not None:
        known[view.viewer] = FRENCH.mask(view.hand) | facts.played[view.viewer]
    pool = facts.pack & ~(known[others[0]] | known[others[1]])
    played, shown = facts.played[bidder], facts.shown
    not_now = facts.not_held[bidder] & ~played
    of_pair = known[bidder] | known[partner]
    bars = (
        *(facts.not_held[seat] | facts.not_dealt[seat] | of_pair for seat in others),
        facts.not_dealt[bidder] | not_now | shown[partner],
        facts.not_dealt[partner] | played | shown[bidder],
        facts.not_dealt[bidder] | played | shown[partner],
        facts.not_dealt[partner] | not_now | shown[bidder],
    )
    kept = facts.size - 1
    rooms = (*(facts.size - known[seat].bit_count() for seat in others), kept, kept, 1, 1)
    first, second, by_bidder, by_partner, from_bidder, from_partner = deal_out(pool, rooms, bars, rng)
    hands = [0, 0, 0, 0]
    hands[others[0]] = first | known[others[0]]
    hands[others[1]] = second | known[others[1]]
    hands[bidder] = by_bidder | from_bidder
    hands[partner] = by_partner | from_partner
    return tuple(hands), {bidder: from_bidder, partner: from_partner}
