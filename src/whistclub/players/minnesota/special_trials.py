"""The specials of Askov by imagined deals: the chance that a Sola Nola or a Grand Dix is made, its worth at the match
score, and the card that the bidder passes.

A Grand Dix is as likely as the share of imagined deals in which its tricks run from the top: of 2,051 hands that came
near to one (12,000 deals of the seed text `dix check`, the others passing, played out as `tools/special_calls.py` does)
weights fitted to that share and to the hand's count told no better than the share itself. Of a Sola Nola two features
are taken: how often it goes well in imagined deals by the policy, and the cards that can be caught in it. The weights
in `special_fits.json` turn them into a chance that came true in self-play.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from random import Random
from statistics import fmean, stdev
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.minnesota import Minnesota, MinnesotaView
from whistclub.games.minnesota.contracts import (
    DIX_TRICKS,
    GRAND,
    GRAND_DIX,
    LOW,
    NULLO,
    SOLA_NOLA,
    Contract,
)
from whistclub.games.minnesota.score import by_special
from whistclub.players.choice import Kind, Rated, because
from whistclub.players.match_chances import worth_of_points
from whistclub.players.minnesota.askov import call, card_for_bidder, exchange, lead_for_dix
from whistclub.players.minnesota.contract_worths import Worths
from whistclub.players.minnesota.counts import cards_caught, dix_count, nola_count, worst_card
from whistclub.players.player import Budget, Decision
from whistclub.players.policy import Hands, Situation, tricks_played_out
from whistclub.players.policy.situation import ALL_SEATS
from whistclub.players.reading import lowest, suits_of
from whistclub.players.worlds.drawn import imagined_deals, worlds_of
from whistclub.rules.actions import Call, Exchange
from whistclub.rules.seats import Seat, left_of, pair_of, partner_of, right_of

_CANDIDATES: Final = 5
"""Cards tried to pass; chosen by hand: further ones leave more to be caught."""
_ERRORS: Final = 2.0
"""Standard errors by which another card must be ahead of the conventional one: the usual 95 % bound."""


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
    rated = tuple(Rated(card.text, fmean(each)) for card, each in made.items())
    facts = {"better": gains.count(1), "worse": gains.count(-1), "count": len(gains)}
    return Decision(
        Exchange(best),
        because("why-pass-tried", rated, card=best.text, usual=usual.text, **facts),
        Kind.SEARCH,
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


PASS: Final = Call("pass")
_TO_CAUGHT: Final = 6
"""Hands with more cards to be caught are not tried for a Sola Nola, which saves the trial. Of 946 hands of the seed
text `special calls 5 to 8`, played out as `tools/special_calls.py` does, four with five cards had an even chance or
more, two with six, and none with seven or eight.
"""
_FROM_TRICKS: Final = 7
"""Hands with fewer tricks and tops are not tried for a Grand Dix; chosen by hand."""
_STANDING: Final = 0.75
"""The share of specials called that are made, for one that somebody else has called; an estimate by hand, not
fitted.
"""
_LEAST_GAIN: Final = 0.2
"""Points by which a special must be worth more than playing on; chosen by hand, not fitted."""


class Fit(msgspec.Struct, frozen=True):
    """The weights of a Sola Nola's chance, before the logistic curve, and the deals that they were fitted to."""

    chance: tuple[float, float, float]
    deals: int


class Fits(msgspec.Struct, frozen=True):
    """The file `special_fits.json`; `tools/special_calls.py` made it."""

    sola_nola: Fit
    seed: str


@cache
def fits() -> Fits:
    """The weights as they are shipped."""
    return msgspec.json.decode(files(__package__).joinpath("special_fits.json").read_bytes(), type=Fits)


def overcall_by_trial(game: Minnesota, view: MinnesotaView, rng: Random, budget: Budget) -> Decision:
    """The special that is worth more than playing on, or a pass; without samples the conventional call."""
    if not budget.samples:
        return call(view)
    near = specials_near(view)
    if not near:
        return Decision(PASS, because("why-call-pass"), Kind.COUNT)
    deals = imagined_deals(game, view, rng, worlds_of(budget))
    chances = {special: chance_of(special, deals) for special in near}
    on = _worth_of_playing_on(game, view, deals)
    gains = {special: _worth(game, view, special, chance) - on for special, chance in chances.items()}
    best = max(near, key=gains.__getitem__)
    percent = round(100 * chances[best])
    rated = (*(Rated(Call(one.kind).text, gain) for one, gain in gains.items()), Rated(PASS.text, 0.0))
    if gains[best] < _LEAST_GAIN:
        return Decision(
            PASS, because("why-call-tried-pass", rated, call=best.kind, percent=percent), Kind.SEARCH
        )
    return Decision(
        Call(best.kind), because("why-call-tried", rated, call=best.kind, percent=percent), Kind.SEARCH
    )


def specials_near(view: MinnesotaView) -> list[Contract]:
    """The specials open to the viewer that its hand comes near to."""
    me, hand = _seat(view), FRENCH.mask(view.hand)
    near = {
        SOLA_NOLA[me]: nola_count(hand) <= _TO_CAUGHT,
        GRAND_DIX[me]: sum(dix_count(hand)) >= _FROM_TRICKS,
    }
    return [special for special, is_near in near.items() if is_near and Call(special.kind) in view.legal]


def chance_of(special: Contract, deals: Sequence[Hands]) -> float:
    """The chance that this special is made, over deals that count alike."""
    me = special.bidder
    if me is None:
        raise ValueError("a special has a bidder")
    if special.kind == "grand_dix":
        return _share(sum(runs_seven(me, hands) for hands in deals), len(deals))
    weights = fits().sola_nola.chance
    first, second = nola_features(me, deals)
    return 1 / (1 + exp(-(weights[0] + weights[1] * first + weights[2] * second)))


def nola_features(me: Seat, deals: Sequence[Hands]) -> tuple[float, float]:
    """The two numbers that the weights are for: the log odds that imagined deals go well, and the cards that can be
    caught.
    """
    hand = deals[0][me]
    share = _share(sum(nolas_made(me, worst_card(hand), deals)), len(deals))
    return log(share / (1 - share)), float(nola_count(hand))


def _share(hits: int, count: int) -> float:
    """The share of deals, half a deal counted on either side, so that a few deals never make a certainty."""
    return (hits + 0.5) / (count + 1)


def runs_seven(me: Seat, hands: Hands) -> bool:
    """True if the bidder of a Grand Dix takes the conventional lead of the partner, and six more from the top."""
    lead = lead_for_dix(hands[partner_of(me)])
    opponents = [hands[left_of(me)], hands[right_of(me)]]
    own = hands[me] & lead.shares
    if not own or own < max(hand & lead.shares for hand in (*opponents, lead.bit)):
        return False
    used = 1 << (own.bit_length() - 1)
    left = [hand & ~lowest(hand & lead.shares).bit if hand & lead.shares else hand for hand in opponents]
    return (
        sum(_run(hands[me] & ~used & suit, [hand & suit for hand in left]) for _, suit in suits_of())
        >= DIX_TRICKS - 1
    )


def _run(own: Hand, opponents: Sequence[Hand]) -> int:
    """The tricks that cards of one suit take from the top, each opponent keeping its highest card of it to the last."""
    run = 0
    while own and all(hand.bit_count() <= run or hand < own for hand in opponents):
        run += 1
        own &= ~(1 << (own.bit_length() - 1))
    return run


def _worth_of_playing_on(game: Minnesota, view: MinnesotaView, deals: Sequence[Hands]) -> float:
    """The worth to the viewer's side, at the match score, if the seat passes."""
    bidder = view.bidder
    if view.contract in {"sola_nola", "grand_dix"} and bidder is not None:
        standing = SOLA_NOLA[bidder] if view.contract == "sola_nola" else GRAND_DIX[bidder]
        return _worth(game, view, standing, _STANDING)
    contract = LOW if bidder is None else GRAND[bidder] if view.contract == "grand" else NULLO[bidder]
    return fmean(Worths(game, view.setting, pair_of(_seat(view))).in_deals(contract, deals))


def _worth(game: Minnesota, view: MinnesotaView, special: Contract, chance: float) -> float:
    """The worth of a special with this chance to the viewer's side, at the match score."""
    pair = pair_of(_seat(view))
    made, failed = (
        worth_of_points(game, view.setting, pair, result.points, result.carry)
        for result in (by_special(special, view.setting, game.options, made=made) for made in (True, False))
    )
    return chance * made + (1 - chance) * failed


def _seat(view: MinnesotaView) -> Seat:
    if view.viewer is None:
        raise ValueError("a spectator does not call")
    return view.viewer
