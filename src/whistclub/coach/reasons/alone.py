"""The reason of play between two acts of a solitaire, from their lines in worlds drawn."""

from collections.abc import Iterator
from random import Random
from typing import Final

from whistclub.cards.card import Card
from whistclub.coach.reasons.alone_kinds import AlonePair, seen_alone, seen_of_bids
from whistclub.coach.reasons.alone_lines import AloneWorld, PlayedOn
from whistclub.coach.reasons.choosing import FEWEST, Looked, chosen
from whistclub.coach.reasons.reason import PlayReason
from whistclub.players.solitaire.by_odds import OddsPlayer
from whistclub.players.solitaire.worths import SolitaireView, hand_place, rows_of
from whistclub.rules.actions import Action, Play
from whistclub.rules.deal import Deal
from whistclub.rules.dummy_play import KEEP, TWIDDLE
from whistclub.rules.game import Game
from whistclub.rules.passage import passage_size

_WORLDS: Final = 240
"""Worlds whose lines are looked at; chosen by hand for a quarter of a second an error."""
_SURE: Final = 1e-6
"""Ends that differ by less are worth the same."""


def alone_reason(game: Game, view: SolitaireView, better: Action, worse: Action) -> PlayReason | None:
    """The reason for which one act is better than another. None where the lines show no gain, or none that a reason
    comes with.

    A function of the view: worlds are drawn by its number.
    """
    pairs = list(alone_pairs(game, view, better, worse))
    if sum(_gain(pair) for pair in pairs) <= 0:
        return None
    seen = seen_alone if _is_play(better) else seen_of_bids
    return chosen(
        [
            Looked(1.0, gain, seen(pair if gain > 0 else _swapped(pair)))
            for pair in pairs
            for gain in [_gain(pair)]
        ],
        FEWEST,
    )


def alone_pairs(game: Game, view: SolitaireView, better: Action, worse: Action) -> Iterator[AlonePair]:
    """The lines after two acts in each of the worlds drawn."""
    player, size = OddsPlayer(game), passage_size(len(view.short_pack or game.stock.cards))
    acts, first = (better, worse), len(view.dummy) if view.led is not None else 1
    aims = [player.wanted(view) if _is_play(act) else (int(act.parts[0]),) for act in acts]
    rows = [rows_of(view, game, size, aim) for aim in aims]
    hands = (
        [PlayedOn(player, view, rows[0])] * 2
        if aims[0] == aims[1]
        else [PlayedOn(player, view, row) for row in rows]
    )
    counted = tuple(frozenset(min(number, size) for number in aim) for aim in aims)
    rng = Random(f"alone/{view.setting.number}/{len(view.acts)}")  # noqa: S311 - no secret
    for _ in range(_WORLDS):
        deal = game.sample(view, rng).deal
        cards = _cards(deal, view, size)
        one, two = (
            hand.line(cards, act if _is_play(act) else None) for hand, act in zip(hands, acts, strict=True)
        )
        yield AlonePair(
            deal, better, worse, one, two, (counted[0], counted[1]), (rows[0], rows[1]), view.trump, first
        )


def _is_play(act: Action) -> bool:
    return isinstance(act, Play) or act in (TWIDDLE, KEEP)


def _gain(pair: AlonePair) -> float:
    gain = pair.after_better.worth - pair.after_worse.worth
    return gain if abs(gain) > _SURE else 0.0


def _swapped(pair: AlonePair) -> AlonePair:
    """A world as it would be told if the other act were the better one."""
    return pair._replace(
        after_better=pair.after_worse,
        after_worse=pair.after_better,
        aims=pair.aims[::-1],
        rows=pair.rows[::-1],
    )


def _cards(deal: Deal, view: SolitaireView, size: int) -> AloneWorld:
    """The cards of a world that are still to be turned."""
    start = size * (2 * hand_place(view) + 1)
    known = len(view.dummy) - (view.led is not None)
    dummy: tuple[Card, ...] = deal.pack[start + known : start + size]
    pile = tuple(card.suits for card in deal.side[len(view.side) :]) if view.trump else ()
    return AloneWorld(dummy, pile)
