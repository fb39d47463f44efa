"""Leads into a long suit that an opponent has shown: seldom right, and never made against the odds of the cards."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from tests.players.scripted import QUICK, deal_at, decided, game
from tests.sampling import draws
from whistclub.cards.pack import Hand
from whistclub.players.levels import LEVELS
from whistclub.players.minnesota.player import MinnesotaPlayer
from whistclub.players.player import Decision
from whistclub.players.reading import Reading, highest, read, suits_of
from whistclub.players.registry import make_player
from whistclub.rules.seats import Seat, left_of, right_of
from whistclub.rules.values import View

LONG: Final = 6
"""The cards dealt in the suit that the opponent led first."""
DEALS: Final = draws(50, 100)
JUDGING: Final = 8
"""The judge imagines so many times the deals of the level, by other dice."""
COST: Final = 0.3
"""Tricks by which the judge must find another lead better: what the level itself asks of another card."""


def shown_by(reading: Reading, suit: Hand) -> Seat | None:
    """The seat that led this suit first."""
    return next((seat for seat, card in reading.leads() if card.bit & suit), None)


def long_suits_of_opponents(position: Any, reading: Reading) -> list[Hand]:
    """The suits with cards of the leader's and no master among them, that an opponent with six of them led first."""
    played = [card for trick in reading.tricks for card in trick.cards]
    found = []
    for _, suit in suits_of():
        seat, mine = shown_by(reading, suit), reading.hand & suit
        if seat not in {left_of(reading.me), right_of(reading.me)} or not mine or mine == reading.hand:
            continue
        left = position.hands[seat] & suit
        dealt = left.bit_count() + sum(who == seat and card.bit & suit > 0 for who, card in played)
        if dealt >= LONG and left and highest(left).rank > highest(mine).rank:
            found.append(suit)
    return found


def turns_to_lead(of: Any) -> Iterator[tuple[View, list[Hand]]]:
    """The leads of deals that the conventions play, beside a long suit that an opponent has shown."""
    player = MinnesotaPlayer(of)
    for number in range(DEALS):
        position = deal_at(of, number, "six")
        while position.to_act():
            me = min(position.to_act())
            view = of.view(position, me)
            if view.phase == "playing" and view.contract == "grand":
                reading = read(view)
                suits = [] if reading.trick else long_suits_of_opponents(position, reading)
                if suits:
                    yield view, suits
            position = position.play(me, decided(of, player, position, QUICK).action)


def cost_of(lead: Decision, judged: Decision) -> float:
    """The tricks by which the judge finds its own lead better than this one."""
    worths = {rated.act: rated.worth for rated in judged.ground.rated}
    return max(worths.values()) - worths[lead.action.parts[0].text]


def test_the_strong_level_leads_into_a_long_suit_of_an_opponents_only_where_it_costs_nothing() -> None:
    of: Any = game("minnesota")
    strong = make_player(of, "strong")
    budget = next(level.budget for level in LEVELS if level.name == "strong")
    larger = replace(budget, samples=JUDGING * budget.samples, nodes=JUDGING * budget.nodes)
    turns, into = 0, []
    for view, suits in turns_to_lead(of):
        turns += 1
        lead = strong.decide(view, Random("turn"), budget)
        if any(lead.action.parts[0].bit & suit for suit in suits):
            into.append(cost_of(lead, strong.decide(view, Random("judge"), larger)))
    assert turns > draws(30, 60)
    assert len(into) < turns // 10
    assert max(into) < COST
