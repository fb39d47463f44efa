"""The first lead that names trump: each suit and card is tried in imagined deals, played out by the policy."""

from random import Random
from statistics import fmean, stdev
from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.games.minnesota import Minnesota, MinnesotaView
from whistclub.games.minnesota.contracts import GRAND
from whistclub.players.bidding.minnesota.contracts import Worths
from whistclub.players.bidding.trials import imagined_deals, worlds_of
from whistclub.players.choice import Kind, because
from whistclub.players.minnesota.south_dakota import trump_to_lead
from whistclub.players.player import Budget, Decision
from whistclub.players.policy import Hands, Situation, tricks_by_card
from whistclub.players.reading import highest, lowest, suits_of
from whistclub.rules.actions import Play
from whistclub.rules.seats import FOUR, pair_of

_LEAST_GAIN: Final = 0.15
"""Points that another lead must bring on average, and standard errors it must be ahead by, to be preferred to the usual one."""
_ERRORS: Final = 2.0


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
    if mean < _LEAST_GAIN or mean * len(gains) ** 0.5 < _ERRORS * stdev(gains):
        return usual
    why = because("why-lead-tried-trump", card=best.text, suit=best.suits, count=len(deals))
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
