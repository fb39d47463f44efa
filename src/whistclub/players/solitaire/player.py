"""The player of the two solitaires: it tries each of its acts in worlds that agree with all it has seen, and keeps the
best.

A world is drawn by the game itself; in each the hand is played out by the quick player of `rollout`, which does not
look at the cards to come. What counts is how often the hand ends as wanted, weighed by how hard that is to reach
another time.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.games.gongor import GongorView
from whistclub.games.hermits import HermitsView
from whistclub.games.hermits.play import Declare
from whistclub.players.choice import Ground, Kind, Rated, because
from whistclub.players.player import Budget, Decision
from whistclub.players.solitaire.rollout import (
    AFTER,
    BEFORE,
    Layout,
    Odds,
    after_card,
    judged,
    odds_of,
    played_out,
    twiddled,
)
from whistclub.rules.actions import Action, Bid, Play
from whistclub.rules.dummy_play import HAND_NAMES, KEEP, TWIDDLE
from whistclub.rules.game import Game
from whistclub.rules.passage import passage_size
from whistclub.rules.values import View

SolitaireView = GongorView | HermitsView
Worth = Callable[[int], float]
"""The value of winning so many tricks in the hand."""


class Tried(msgspec.Struct, frozen=True):
    """An act, what it is worth over the worlds tried, and in how many the hand came out as wanted."""

    action: Action
    worth: float
    hits: int


class SolitairePlayer:
    """Plays Gongor Whist or Hermits Whist with these options."""

    def __init__(self, game: Game) -> None:
        self.game = game
        stock = game.stock.cards
        self.odds: Odds = odds_of(game.pack.key, stock)
        after = game.key == "gongor" or game.options.twiddle == "gongor"
        self.twiddles = AFTER if after else BEFORE

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when there is nothing to do."""
        seen = seen_by_player(view, type(self).__name__)
        forced = only_card(seen)
        if forced is not None:
            return forced
        count = max(1, budget.samples)
        layouts = [self._layout(seen, rng) for _ in range(count)]
        tried = [self._tried(action, seen, layouts) for action in seen.legal]
        ranked = sorted(tried, key=lambda one: (one.worth, one.action is not TWIDDLE), reverse=True)
        return Decision(ranked[0].action, self._why(ranked, seen, count), Kind.SEARCH)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action

    def _layout(self, view: SolitaireView, rng: Random) -> Layout:
        """A world that agrees with the view, as far as the hand being played goes; it aims for nothing yet."""
        deal = self.game.sample(view, rng).deal
        size = passage_size(len(deal.pack))
        start = size + 2 * size * HAND_NAMES.index(view.phase)
        judged_tricks = len(view.dummy) - (view.led is not None)
        coming = deal.pack[start + judged_tricks : start + size]
        pile = deal.side[len(view.side) :]
        return Layout(
            tuple(card.index for card in view.hand),
            tuple(card.index for card in coming),
            self.odds.trump(view.trump),
            tuple(self.odds.trump(card.suits) for card in pile),
            view.won,
            (),
        )

    def _tried(self, action: Action, view: SolitaireView, layouts: Sequence[Layout]) -> Tried:
        aims = _aims(action, view, self.game)
        worth = worth_of(view, self.game, aims)
        total, hits = 0.0, 0
        for layout in layouts:
            won = played_out(self.odds, self._after(action, view, layout._replace(aims=aims)), self.twiddles)
            total += worth(won)
            hits += won in aims
        return Tried(action, total / len(layouts), hits)

    def _after(self, action: Action, view: SolitaireView, layout: Layout) -> Layout:
        odds = self.odds
        if isinstance(action, Play):
            return after_card(odds, layout, action.card.index, self.twiddles)
        if action is TWIDDLE and not view.trick:
            return twiddled(odds, layout)
        if action in (TWIDDLE, KEEP):
            card = view.trick[0][1].index
            return judged(odds, twiddled(odds, layout) if action is TWIDDLE else layout, card)
        return layout

    def _why(self, ranked: Sequence[Tried], view: SolitaireView, tries: int) -> Ground:
        """The reason for the first of them: in how many of the tries the hand came out, and what the second best came
        to.
        """
        best, action = ranked[0], ranked[0].action
        rated = tuple(Rated(one.action.text, one.worth) for one in ranked)
        facts = {"hits": best.hits, "tries": tries, **_next_best(ranked)}
        if isinstance(action, Bid):
            return because("why-gongor-bid", rated, bid=int(action.parts[0]), **facts)
        if isinstance(action, Declare):
            return because("why-hermits-declare", rated, pip=int(action.parts[0]), **facts)
        if action is TWIDDLE:
            return because("why-solitaire-twiddle", rated, **facts)
        if action is KEEP:
            return because("why-solitaire-keep", rated, **facts)
        card: Card = action.parts[0]
        if view.led is None:
            raise AssertionError("a card is played to the dummy's")
        beats = self.odds.beats[self.odds.trump(view.trump)][view.led.index] & card.bit
        key = "why-solitaire-win" if beats else "why-solitaire-lose"
        return because(key, rated, card=card.text, led=view.led.text, **facts)


def seen_by_player(view: View, player: str) -> SolitaireView:
    """The view of a solitaire whose player is to act. Raises TypeError for another view, ValueError if there is nothing
    to do.
    """
    if not isinstance(view, GongorView | HermitsView):
        raise TypeError(f"{player} reads views of a solitaire, not {type(view).__name__}")
    if not view.legal:
        raise ValueError("this seat has no legal act")
    return view


def only_card(view: SolitaireView) -> Decision | None:
    """The card that has to be played, if there is only one."""
    if len(view.legal) != 1 or not isinstance(view.legal[0], Play):
        return None
    return Decision(view.legal[0], because("why-only-card", card=view.legal[0].card.text), Kind.ONLY)


def _next_best(ranked: Sequence[Tried]) -> dict[str, str | int]:
    """The second best act, in how many of the tries it came out, and whether that is more often than the best: one that
    comes out more often, or as often, and is worth less makes what counts less.
    """
    if len(ranked) < 2:
        return {"next": "", "next_hits": 0, "rank": "none"}
    best, other = ranked[:2]
    is_equal = other.hits >= best.hits and other.worth == best.worth
    rank = "same" if is_equal else "more" if other.hits >= best.hits else "less"
    return {"next": other.action.text, "next_hits": other.hits, "rank": rank}


def _aims(action: Action, view: SolitaireView, game: Game) -> tuple[int, ...]:
    """The numbers of tricks that count after this act, ascending; out of reach, none further."""
    size = passage_size(len(view.short_pack or game.stock.cards))
    if isinstance(action, Bid | Declare):
        wanted: tuple[int, ...] = (int(action.parts[0]),)
    elif isinstance(view, GongorView):
        wanted = (view.bid or 0,)
    else:
        wanted = view.markers if view.declared is None else (view.declared,)
    left = size - len(view.dummy) + (view.led is not None)
    reach = tuple(min(aim, size) for aim in wanted if view.won <= min(aim, size) <= view.won + left)
    return reach or (view.won,)


def worth_of(view: SolitaireView, game: Game, aims: tuple[int, ...]) -> Worth:
    """The value of each number of tricks: its points, or a step to the end of the game, dearer the harder it is to make
    again.
    """
    if isinstance(view, GongorView) and game.options.scoring == "points":
        return lambda won: float(won if won in aims else -won)
    value = _VALUES.get(passage_size(len(view.short_pack or game.stock.cards)), {})
    return lambda won: value.get(won, 1.0) if won in aims else 0.0


_VALUES: Final[dict[int, dict[int, float]]] = {
    7: {0: 2.2, 1: 1.4, 2: 1.25, 3: 1.2, 4: 1.15, 5: 1.2, 6: 1.45, 7: 2.6},
    8: {1: 1.5, 2: 1.3, 3: 1.2, 4: 1.2, 5: 1.35, 6: 1.65},
    10: {1: 1.75, 2: 1.4, 3: 1.35, 4: 1.25, 5: 1.25, 6: 1.2},
}
"""The value of having made a number of tricks, by the size of the hand: the harder to make on a hand to come, the more.

From some hundred hands: by how much the chance to make all numbers that are left grows when this one is made.
"""
