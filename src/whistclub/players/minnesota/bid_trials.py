"""High or Low, laid or spoken, and the first lead that names trump: each is tried in imagined deals.

In them the others bid by the conventions, and the cards are played out by the policy.
"""

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import Final

import msgspec

from whistclub.cards.card import Card, cards_to_text
from whistclub.cards.french import FRENCH
from whistclub.games.minnesota import Minnesota, MinnesotaView
from whistclub.games.minnesota.contracts import GRAND, LOW, NULLO, Contract
from whistclub.players.choice import Ground, Kind, Rated, because
from whistclub.players.minnesota.bidding import bid, laid, wants_high, word_of
from whistclub.players.minnesota.contract_worths import Worths
from whistclub.players.minnesota.high import trump_to_lead
from whistclub.players.player import Budget, Decision
from whistclub.players.policy import Hands, Situation, tricks_by_card
from whistclub.players.reading import highest, lowest, suits_of
from whistclub.players.worlds.drawn import imagined_deals, worlds_of
from whistclub.rules.actions import Lay, Play, Say
from whistclub.rules.seats import FOUR, Seat, clockwise_from, left_of, pair_of

_LEAST_GAIN: Final = 0.1
"""Points that another bid must bring on average to be preferred to the conventional one; chosen by hand, not fitted."""
_ERRORS: Final = 2.0
"""Standard errors that another bid, or lead, must be ahead by: the usual 95 % bound."""


class Tried(msgspec.Struct, frozen=True):
    """A bid as tried: its word, and in how many of the imagined deals it is worth more than the best other one, and
    less.
    """

    word: str
    better: int
    worse: int
    count: int
    rated: tuple[Rated, ...] = ()


def bid_by_trial(game: Minnesota, view: MinnesotaView, rng: Random, budget: Budget) -> Decision:
    """The bid that is worth most on average; without samples, and where nothing speaks for either, the conventional
    one.
    """
    if not budget.samples:
        return bid(view, game.options)
    best = best_bid(game, view, rng, worlds_of(budget))
    if best.better <= best.worse and best.word == usual_word(game, view):
        return bid(view, game.options)
    if view.phase == "saying":
        return Decision(Say(best.word), _why_said(best).weighed(best.rated), Kind.SEARCH)
    hand = FRENCH.mask(view.hand)
    decision = laid(view, hand, game.options, is_high=best.word == "grand")
    if decision.kind is Kind.FORCED or not isinstance(decision.action, Lay):
        return decision
    return Decision(
        decision.action,
        _why_laid(best, cards_to_text(decision.action.cards)).weighed(best.rated),
        Kind.SEARCH,
    )


def best_bid(game: Minnesota, view: MinnesotaView, rng: Random, count: int) -> Tried:
    """The best of the words open to the seat: High and Low count as `grand` and `pass` where cards are laid."""
    me = view.viewer
    if me is None:
        raise ValueError("a spectator does not bid")
    words = ("pass", "grand", "nullo") if view.phase == "saying" else ("pass", "grand")
    deals = imagined_deals(game, view, rng, count)
    contracts = []
    for hands in deals:
        others = bids_of_others(game, view, me, hands)
        contracts.append([contract_of({**others, me: word}, view.setting.dealer) for word in words])
    worths = Worths(game, view.setting, pair_of(me))
    rows = _worths_by_word(worths, deals, contracts)
    values = {word: [row[place] for row in rows] for place, word in enumerate(words)}
    return _chosen(values, usual_word(game, view))


def _worths_by_word(
    worths: Worths, deals: Sequence[Hands], contracts: Sequence[Sequence[Contract]]
) -> list[list[float]]:
    """The worth of each word in each deal; nothing is played out where all lead to the same contract."""
    asked: dict[Contract, list[int]] = {}
    for place, row in enumerate(contracts):
        for contract in set(row) if len(set(row)) > 1 else ():
            asked.setdefault(contract, []).append(place)
    found: dict[tuple[int, Contract], float] = {}
    for contract, places in asked.items():
        values = worths.in_deals(contract, [deals[place] for place in places])
        found.update({(place, contract): value for place, value in zip(places, values, strict=True)})
    return [[found.get((place, contract), 0.0) for contract in row] for place, row in enumerate(contracts)]


def usual_word(game: Minnesota, view: MinnesotaView) -> str:
    """The bid of the conventions."""
    hand = FRENCH.mask(view.hand)
    is_high = wants_high(hand, game.options)
    if view.phase == "saying":
        return str(word_of(hand, is_high=is_high).parts[0])
    return "grand" if is_high else "pass"


def bids_of_others(game: Minnesota, view: MinnesotaView, me: Seat, hands: Hands) -> dict[Seat, str]:
    """The bids of the other seats in this deal: those heard, else by the conventions."""
    heard: dict[Seat, str] = {bid.seat: bid.means for bid in view.bids}
    spoken = game.options.bidding == "spoken"
    for seat in clockwise_from(left_of(view.setting.dealer)):
        if seat != me and seat not in heard:
            is_high = wants_high(hands[seat], game.options)
            word = str(word_of(hands[seat], is_high=is_high).parts[0])
            heard[seat] = word if spoken else "grand" if is_high else "pass"
    return heard


def contract_of(words: dict[Seat, str], dealer: Seat) -> Contract:
    """The contract of these bids: of the first grand or nullo, else a Low that nobody bid."""
    for seat in clockwise_from(left_of(dealer)):
        if words[seat] != "pass":
            return GRAND[seat] if words[seat] == "grand" else NULLO[seat]
    return LOW


def _chosen(values: dict[str, list[float]], usual: str) -> Tried:
    """The usual word, or one that is worth clearly more: by the least gain on average, and by more than chance would
    make.
    """
    others = sorted((word for word in values if word != usual), key=lambda word: -fmean(values[word]))
    best = usual
    gains = [one - two for one, two in zip(values[others[0]], values[usual], strict=True)]
    mean = fmean(gains)
    if mean >= _LEAST_GAIN and mean * len(gains) ** 0.5 >= _ERRORS * stdev(gains):
        best = others[0]
    next_best = usual if best != usual else others[0]
    pairs = list(zip(values[best], values[next_best], strict=True))
    rated = tuple(Rated(word, fmean(each)) for word, each in values.items())
    better, worse = sum(one > two for one, two in pairs), sum(one < two for one, two in pairs)
    return Tried(best, better, worse, len(pairs), rated)


def _why_laid(best: Tried, cards: str) -> Ground:
    facts: dict[str, str | int] = {
        "cards": cards,
        "better": best.better,
        "worse": best.worse,
        "count": best.count,
    }
    return because("why-bid-tried-high" if best.word == "grand" else "why-bid-tried-low", **facts)


def _why_said(best: Tried) -> Ground:
    facts = {"better": best.better, "worse": best.worse, "count": best.count}
    if best.word == "grand":
        return because("why-say-tried-grand", **facts)
    return because("why-say-tried-nullo" if best.word == "nullo" else "why-say-tried-pass", **facts)


_LEAD_GAIN: Final = 0.15
"""Points that another lead must bring on average to be preferred to the usual one; chosen by hand, not fitted."""


def lead_by_trial(
    game: Minnesota, view: MinnesotaView, usual: Decision, rng: Random, budget: Budget
) -> Decision:
    """The usual lead, or one that is worth clearly more."""
    me = view.viewer
    if me is None or not budget.samples or not isinstance(usual.action, Play):
        return usual
    cards = leads_of(view, usual.action.card)
    deals = imagined_deals(game, view, rng, worlds_of(budget))
    worths = Worths(game, view.setting, pair_of(me)).by_tricks(GRAND[me])
    values: dict[Card, list[float]] = {}
    for card in cards:
        values[card] = [worths[tricks] for tricks in _tricks_after(view, card, deals)]
    standard = values[usual.action.card]
    best = max(cards, key=lambda card: fmean(values[card]))
    gains = [one - two for one, two in zip(values[best], standard, strict=True)]
    mean = fmean(gains)
    if mean < _LEAD_GAIN or mean * len(gains) ** 0.5 < _ERRORS * stdev(gains):
        return usual
    rated = tuple(Rated(card.text, fmean(values[card])) for card in cards)
    why = because("why-lead-tried-trump", rated, card=best.text, suit=best.suits, count=len(deals))
    return Decision(Play(best), why, Kind.SEARCH)


def leads_of(view: MinnesotaView, usual: Card) -> list[Card]:
    """The usual lead first; then of each suit the card that the convention leads, the lowest and the highest."""
    hand = FRENCH.mask(view.hand)
    found = [usual]
    for _, suit in suits_of():
        held = hand & suit
        if held:
            found += [
                card for card in (trump_to_lead(held), lowest(held), highest(held)) if card not in found
            ]
    return found


def _tricks_after(view: MinnesotaView, card: Card, deals: tuple[Hands, ...]) -> list[int]:
    me = view.viewer
    if me is None:
        raise ValueError("a spectator does not lead")
    side = sum(1 << seat for seat in FOUR[pair_of(me) :: 2])
    situation = Situation(side=side, counts=side, trump=card.suits, leader=me)
    return [row[0] for row in tricks_by_card(situation, deals, (card,))]
