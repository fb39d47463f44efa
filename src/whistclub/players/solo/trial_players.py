"""The players of Solo Whist who imagine deals: one who calls by them, and one who defends a misère ouverte by beliefs from the first card on.

In the first trick of a misère ouverte, before the hand is laid down, worlds come from exchanges of cards which leave the danger of the caller's
hand small: a deal that can be beaten is most often lost by the lead to this trick.
"""

from random import Random
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.solo import Solo, SoloView
from whistclub.players.choice import Ground, Kind, because
from whistclub.players.player import Budget, Decision, Player, played
from whistclub.players.policy import Hands
from whistclub.players.solo.call_trials import call_by_trial
from whistclub.players.solo.hand import counts_of
from whistclub.players.solo.misere import card_to_force
from whistclub.players.solo.open_misere import Escapes, escapes_in, hand_lies_open
from whistclub.players.solo.player import SoloPlayer
from whistclub.players.solo.table import Table, table_of
from whistclub.players.worlds.believed import Chains, uniform_worlds
from whistclub.players.worlds.evidence import evidence_of
from whistclub.players.worlds.likely import log_chances
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat, seat_letter
from whistclub.rules.values import View
from whistclub.solver import has_kernel

_MOST_WORLDS: Final = 30
"""Worlds in all; chosen by hand for the time of an act: the questions of the first trick are the longest."""
_CALLED_TO: Final = 0.35
"""The danger up to which any hand calls a misère ouverte alike: there `hand` gives it half a chance, as 4.6 d is 1.8 near 0.39."""
_STEEP: Final = 10.0
"""So steeply the log of the chance falls with more danger; chosen by hand, not fitted."""
_CHAINS: Final = 30
"""Worlds that walk by exchanges side by side; as many as are asked for at most."""
_KEPT_AFTER: Final = (90, 120)
"""The rounds of exchanges after which worlds are kept: by then they have little to do with the first ones; chosen by hand."""


def defended(game: Solo, view: SoloView, rng: Random, budget: Budget) -> Decision:
    """The conventional card, or another with which the caller escapes in fewer worlds; of equals the convention chooses."""
    table = table_of(view)
    worlds = worlds_against(game, view, table, rng, budget.samples)
    found = escapes_in(table, worlds, budget.nodes)
    usual = card_to_force(table)
    halves = {card: each.sure + each.at_most for card, each in found.items()}
    best = min(halves.values())
    if halves[usual.card] == best:
        return played(usual)
    left = FRENCH.mask(card for card, worth in halves.items() if worth == best)
    reading = msgspec.structs.replace(table.reading, legal=left)
    card = card_to_force(msgspec.structs.replace(table, reading=reading)).card
    return Decision(Play(card), _why_unseen(table, card, found[card], len(worlds)), Kind.SEARCH)


def _why_unseen(table: Table, card: Card, escapes: Escapes, count: int) -> Ground:
    hits, caller = count - escapes.at_most, seat_letter(table.declarers[0], 4)
    return because("why-solo-unseen-catch", card=card.text, hits=hits, count=count, declarer=caller)


def worlds_against(game: Solo, view: SoloView, table: Table, rng: Random, count: int) -> tuple[Hands, ...]:
    """Worlds in which the caller has a hand that is fit for the call."""
    caller, turned = table.declarers[0], view.turned.suits

    def fitness(_: Seat, hand: Hand) -> float:
        danger = counts_of(hand, turned)[-1]
        return -_STEEP * max(0.0, danger - _CALLED_TO)

    evidence = msgspec.structs.replace(
        evidence_of(game, view), bids=fitness, bidders=(caller,), heard=None, situation=None
    )
    worlds = uniform_worlds(evidence, rng, _CHAINS)
    chains = Chains(evidence, worlds, log_chances(evidence, worlds))
    found: list[Hands] = []
    for number in range(1, _KEPT_AFTER[-1] + 1):
        chains.exchange(rng)
        if number in _KEPT_AFTER:
            found.extend(chains.worlds)
    rng.shuffle(found)
    return tuple(found[: min(count, _MOST_WORLDS)])


class SoloBidder:
    """Calls by trial; `plays_by` names trump and plays the cards."""

    def __init__(self, game: Solo, plays_by: Player) -> None:
        self._game, self._plays_by = game, plays_by

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if view.legal and isinstance(view, SoloView) and view.phase in ("auction", "raise"):
            return call_by_trial(self._game, view, rng, budget)
        return self._plays_by.decide(view, rng, budget)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action


def solo_around(game: Game, plays_by: Player) -> SoloBidder | None:
    """The player around one that plays the cards; None for another game."""
    return SoloBidder(game, plays_by) if isinstance(game, Solo) else None


class OpenDefender:
    """Plays to the first trick against a misère ouverte by beliefs; does everything else as the usual player, the conventional
    one unless given.
    """

    def __init__(self, game: Solo, usual: Player | None = None) -> None:
        self._game = game
        self._usual = usual or SoloPlayer(game)

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if _may_defend(view, budget) and isinstance(view, SoloView):
            return defended(self._game, view, rng, budget)
        return self._usual.decide(view, rng, budget)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action


def _may_defend(view: View, budget: Budget) -> bool:
    if not isinstance(view, SoloView) or view.phase != "play" or view.standing != "misere_ouverte":
        return False
    if view.viewer in view.holders or len(view.legal) < 2 or not budget.samples or not has_kernel():
        return False
    return not hand_lies_open(table_of(view))
