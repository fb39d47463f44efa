"""The exchange of a Sola Nola by imagined deals: the bidder passes the card without which most of them are made."""

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.minnesota import Minnesota, MinnesotaView
from whistclub.players.bidding.trials import imagined_deals, worlds_of
from whistclub.players.choice import Kind, because
from whistclub.players.minnesota.askov import card_for_bidder, exchange
from whistclub.players.minnesota.counts import cards_caught, worst_card
from whistclub.players.player import Budget, Decision
from whistclub.players.policy import Hands, Situation, tricks_played_out
from whistclub.players.policy.situation import ALL_SEATS
from whistclub.rules.actions import Exchange
from whistclub.rules.seats import Seat, partner_of, right_of

_CANDIDATES: Final = 5
_ERRORS: Final = 2.0
"""Standard errors by which another card must be ahead of the conventional one."""


def exchange_by_trial(game: Minnesota, view: MinnesotaView, rng: Random, budget: Budget) -> Decision:
    """The bidder's card by trial; the partner's, and any without samples, by the conventions."""
    me = view.viewer
    if me is None or me != view.bidder or not budget.samples:
        return exchange(view)
    deals = imagined_deals(game, view, rng, worlds_of(budget))
    hand = FRENCH.mask(view.hand)
    usual = worst_card(hand)
    made = {card: nolas_made(me, card, deals) for card in candidates(hand)}
    best = max(made, key=lambda card: sum(made[card]))
    gains = [one - two for one, two in zip(made[best], made[usual], strict=True)]
    if best == usual or fmean(gains) * len(gains) ** 0.5 < _ERRORS * stdev(gains):
        return exchange(view)
    facts = {"better": gains.count(1), "worse": gains.count(-1), "count": len(gains)}
    return Decision(
        Exchange(best), because("why-pass-tried", card=best.text, usual=usual.text, **facts), Kind.SEARCH
    )


def candidates(hand: Hand) -> list[Card]:
    """The cards worth passing: those without which fewest can be caught, and of such cards the highest."""
    order = sorted(FRENCH.iterate(hand), key=lambda card: (cards_caught(hand & ~card.bit), -card.rank))
    return order[:_CANDIDATES]


def nolas_made(me: Seat, given: Card, deals: Sequence[Hands]) -> list[bool]:
    """Of each deal whether the bidder takes no trick, having passed this card, when all play by the policy."""
    three = ALL_SEATS & ~(1 << partner_of(me))
    situation = Situation(
        objective="none", side=1 << me, counts=1 << me, now=three, later=three, leader=right_of(me)
    )
    tricks = tricks_played_out(situation, [_exchanged(me, given, hands) for hands in deals])
    return [not count for count in tricks]


def _exchanged(me: Seat, given: Card, hands: Hands) -> Hands:
    """The hands after the exchange; the partner passes what the conventions say."""
    partner = partner_of(me)
    taken = card_for_bidder(hands[partner]).bit
    changed: list[Hand] = list(hands)
    changed[me] = hands[me] & ~given.bit | taken
    changed[partner] = hands[partner] & ~taken | given.bit
    return changed[0], changed[1], changed[2], changed[3]
