"""The player of the two solitaires that goes by odds: each of its acts is judged by all that may still be turned.

Where little is unseen the odds are exact; else each card that the dummy turns counts as unseen again, which is quick
and nearly right. What a hand may be worth at its end is in `worths`.
"""

from functools import lru_cache
from random import Random
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.games.gongor import GongorView
from whistclub.games.hermits.play import Declare
from whistclub.players.choice import Ground, Kind, Rated, because
from whistclub.players.player import Budget, Decision, Player
from whistclub.players.solitaire.player import SolitairePlayer, only_card, seen_by_player
from whistclub.players.solitaire.worths import Rows, SolitaireView, is_points, rows_of, told_of, worths_after
from whistclub.rules.actions import Action, Bid, Play
from whistclub.rules.dummy_play import KEEP, TWIDDLE
from whistclub.rules.game import Game
from whistclub.rules.passage import passage_size
from whistclub.rules.sums import added
from whistclub.rules.tricks import plays_among
from whistclub.rules.values import View
from whistclub.solver.dummy import (
    NO_TRUMP_END,
    DummyHand,
    TooLarge,
    Trick,
    Worth,
    can_solve,
    exact_sets,
    solved,
    worth_of_acts,
)
from whistclub.solver.dummy.tables import ANY_WORK, TWIN_STATES, Worths

WORK_A_NODE: Final = 10_000
"""A budget of one node allows for so many worths weighed, where the dummy turns all unseen cards; where it turns a
share of them, for that share: there, counting them as unseen again is nearer to the truth.
"""
MOST_BYTES: Final = 160 << 20
"""The most that the tables of one act may take: as much as a page has, so that bots play alike there. Bots think in few
processes, each about one act at a time."""
_EQUAL: Final = 1e-5
"""Worths that differ by less are equal: the kernel counts with single precision."""


class Judged(msgspec.Struct, frozen=True):
    """An act, its worth, and the chance that the hand comes out as wanted."""

    action: Action
    worth: float
    chance: float


class ByOdds(msgspec.Struct, frozen=True):
    """The acts at a turn, the best first, and how they were judged: `exact`, or `near` where cards turned count as
    unseen again.
    """

    ranked: tuple[Judged, ...]
    how: str


class OddsPlayer:
    """Plays Gongor Whist or Hermits Whist with these options."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.after = game.key == "gongor" or game.options.twiddle == "gongor"
        self.sampling = SolitairePlayer(game)

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when there is nothing to do."""
        seen = seen_by_player(view, type(self).__name__)
        forced = only_card(seen)
        if forced is not None:
            return forced
        found = self.odds(seen, budget)
        if found is None:
            return self.sampling.decide(seen, rng, budget)
        return Decision(
            found.ranked[0].action, _why(list(found.ranked), seen, self.game, found.how), Kind.SEARCH
        )

    def odds(self, view: SolitaireView, budget: Budget) -> "ByOdds | None":
        """Every legal act by odds, the best first; None without the compiled kernel where the hand is too long."""
        hand = self.hand_of(view)
        unseen = len(hand.unseen)
        states = (1 + exact_sets(len(hand.hand), hand.held, unseen)) * pile_states(hand)
        if not can_solve() and states > TWIN_STATES:
            return None
        work = WORK_A_NODE * budget.nodes * max(1, hand.held) // max(1, unseen)
        try:
            return ByOdds(tuple(_ranked(self._judged(view, hand, work))), "exact")
        except TooLarge:
            again = msgspec.structs.replace(hand, replaced=True)
            return ByOdds(tuple(_ranked(self._judged(view, again, ANY_WORK))), "near")

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action

    def hand_of(self, view: SolitaireView) -> DummyHand:
        """The hand as the solver asks for it, a card on the table included; nothing is known yet of what it is
        worth.
        """
        stock = self.game.stock
        cards = view.short_pack or stock.cards
        own = tuple(sorted((*view.hand, *(card for _, card in view.trick)), key=lambda card: card.index))
        seen = {*own, *view.dummy, *view.dummy_fore, *(card for _, card in plays_among(view.acts))}
        turned = {card.suits for card in view.side}
        return DummyHand(
            pack=self.game.pack,
            hand=own,
            unseen=tuple(card for card in cards if card not in seen),
            held=len(own) - (view.led is not None),
            trump=view.trump,
            hidden=tuple(card.suits for card in stock.side if card.suits not in turned) if view.trump else (),
            after=self.after,
            value=(),
            turned=_turned(view) if self.after else NO_TRUMP_END,
        )

    def _judged(self, view: SolitaireView, hand: DummyHand, work: int) -> list[Judged]:
        size = passage_size(len(view.short_pack or self.game.stock.cards))
        if isinstance(view.legal[0], Bid | Declare):
            return self._bids(view, hand, size, work)
        wanted = self.wanted(view)
        rows = rows_of(view, self.game, size, wanted)
        most = _only_worth(rows)
        asked = msgspec.structs.replace(hand, value=rows, told=() if most else told_of(size, wanted))
        if view.led is None:
            raise AssertionError("the dummy's card lies open")
        trick = Trick(led=view.led, card=view.trick[0][1] if view.trick else None)
        worths = worth_of_acts(asked, trick, _known(asked, work), view.won)
        acts = {text: _with_chance(worth, most) for text, worth in worths.items()}
        return [Judged(act, *acts[_text(act)]) for act in view.legal]

    def wanted(self, view: SolitaireView) -> tuple[int, ...]:
        """The numbers of tricks that count in the hand."""
        if isinstance(view, GongorView):
            return (view.bid or 0,)
        return view.markers if view.declared is None else (view.declared,)

    def _bids(self, view: SolitaireView, hand: DummyHand, size: int, work: int) -> list[Judged]:
        """The worth of each bid, or of each marker declared."""
        if is_points(self.game):
            return [self._bid_for_points(view, hand, size, act, work) for act in view.legal]
        numbers = [int(act.parts[0]) for act in view.legal]
        rows = [worths_after(view, self.game, number) for number in numbers]
        best = [max(row) or 1.0 for row in rows]
        falls = [
            added(row[end] / most for row, most in zip(rows, best, strict=True)) / len(rows)
            for end in range(NO_TRUMP_END + 1)
        ]
        lanes = [0.0] * size
        values = tuple((*lanes, fall) for fall in falls)
        only = _only_worth(values)
        asked = msgspec.structs.replace(hand, value=values, told=() if only else (*lanes, 1.0))
        found = _known(asked, work)
        judged = []
        for act, number, most in zip(view.legal, numbers, best, strict=True):
            worth = _with_chance(_whole(asked, found, size - min(number, size)), only)
            judged.append(Judged(act, worth.value * most, worth.told))
        return judged

    def _bid_for_points(
        self, view: SolitaireView, hand: DummyHand, size: int, act: Action, work: int
    ) -> Judged:
        wanted = (int(act.parts[0]),)
        asked = msgspec.structs.replace(
            hand, value=rows_of(view, self.game, size, wanted), told=told_of(size, wanted)
        )
        return Judged(act, *_whole(asked, _known(asked, work), 0))


@lru_cache(maxsize=4)
def _known(asked: DummyHand, work: int) -> Worths:
    """The worths of this hand, kept for the twiddle after the card. Raises TooLarge where they take too much."""
    return solved(asked, most_bytes=MOST_BYTES, most_work=work)


def _turned(view: SolitaireView) -> int:
    """The twiddles that may come before the worths are asked for: one after the card, none with a bid."""
    return 0 if view.led is None else 1


def by_odds(game: Game) -> Player | None:
    """The player that goes by odds, for the games that it plays."""
    return OddsPlayer(game) if game.key in {"gongor", "hermits"} else None


def pile_states(hand: DummyHand) -> int:
    """The states that the side pile can come to."""
    hidden = len(hand.hidden)
    return 2 + hidden * 2 ** (hidden - 1) if hidden else 1 + bool(hand.trump)


def _only_worth(rows: Rows) -> float:
    """The worth of the only numbers of tricks that count, if it is one for all and at every end; else 0."""
    found = {worth for row in rows for worth in row if worth}
    return found.pop() if len(found) == 1 and len(set(rows)) == 1 else 0.0


def _with_chance(worth: Worth, only: float) -> Worth:
    """A worth that tells the chance too: the one is in proportion to the other where only one worth counts."""
    return Worth(worth.value, worth.value / only) if only else worth


def _whole(hand: DummyHand, found: Worths, won: int) -> Worth:
    return found.at((1 << len(hand.hand)) - 1, hand.trump, hand.hidden, won)


def _text(act: Action) -> str:
    return act.card.text if isinstance(act, Play) else act.text


def _ranked(judged: list[Judged]) -> list[Judged]:
    """The best first; among equals the likelier, then one that leaves the trump, then the one named first."""
    return sorted(
        judged,
        key=lambda one: (round(one.worth / _EQUAL), round(one.chance / _EQUAL), one.action is not TWIDDLE),
        reverse=True,
    )


def _why(ranked: list[Judged], view: SolitaireView, game: Game, how: str) -> Ground:
    """The chance that the hand comes out, and what the second best act comes to."""
    best, action = ranked[0], ranked[0].action
    rated = tuple(Rated(one.action.text, one.worth) for one in ranked)
    rival = _likelier(ranked) if isinstance(action, Bid | Declare) else None
    facts = {"chance": in_hundred(best.chance), "how": how, **_next_best([best, rival] if rival else ranked)}
    if isinstance(action, Bid):
        return because("why-odds-bid", rated, bid=int(action.parts[0]), odds=_all_odds(ranked), **facts)
    if isinstance(action, Declare):
        return because("why-odds-declare", rated, pip=int(action.parts[0]), odds=_all_odds(ranked), **facts)
    if action in (TWIDDLE, KEEP):
        return because("why-odds-twiddle" if action is TWIDDLE else "why-odds-keep", rated, **facts)
    card: Card = action.parts[0]
    if view.led is None:
        raise AssertionError("a card is played to the dummy's")
    beats = SolitairePlayer(game).odds.beats[_trump(game, view)][view.led.index] & card.bit
    return because(
        "why-odds-win" if beats else "why-odds-lose", rated, card=card.text, led=view.led.text, **facts
    )


def _likelier(ranked: list[Judged]) -> Judged | None:
    """The likeliest bid of all, where the best for the whole game is another."""
    likeliest = max(ranked, key=lambda one: in_hundred(one.chance))
    return likeliest if in_hundred(likeliest.chance) > in_hundred(ranked[0].chance) else None


def _all_odds(judged: list[Judged]) -> str:
    """Every number that may be bid or declared with its chance in a hundred; empty for a single one."""
    found = sorted((int(one.action.parts[0]), in_hundred(one.chance)) for one in judged)
    return ", ".join(f"{number} ({chance})" for number, chance in found) if len(found) > 1 else ""


def _trump(game: Game, view: SolitaireView) -> int:
    return game.pack.suits.index(view.trump) if view.trump else len(game.pack.suits)


def in_hundred(chance: float) -> int:
    """Of a hundred; 0 and 100 only for what is certain."""
    if chance <= _EQUAL:
        return 0
    if chance >= 1 - _EQUAL:
        return 100
    return min(99, max(1, round(100 * chance)))


def _next_best(ranked: list[Judged]) -> dict[str, str | int]:
    if len(ranked) < 2:
        return {"next": "", "next_chance": 0, "rank": "none"}
    best, other = ranked[:2]
    here, there = in_hundred(best.chance), in_hundred(other.chance)
    is_equal = abs(best.worth - other.worth) < _EQUAL and here == there
    rank = "same" if is_equal else "less" if there < here else "more"
    return {"next": other.action.text, "next_chance": there, "rank": rank}
