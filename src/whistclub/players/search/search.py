"""The search for a card: every card valued in the same worlds, the convention where nothing is clearly gained."""

from collections.abc import Callable
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import Reason, reason
from whistclub.players.cardplay import Chosen
from whistclub.players.reading import Reading
from whistclub.players.sampling import runs_of
from whistclub.players.search.aim import Aim
from whistclub.players.search.effort import Effort
from whistclub.players.search.tally import Tally
from whistclub.players.search.values import Valuer
from whistclub.players.search.worlds import Draw

_FIRST_BATCH: Final = 8
_FEWEST: Final = 6
_BEHIND: Final = 3.0
"""A card so many standard errors behind the convention's is tried no more."""


class Turn(msgspec.Struct, frozen=True):
    """One seat's turn to play: its reading, its aim, and worlds to try cards in."""

    reading: Reading
    aim: Aim
    draw: Draw

    def __repr__(self) -> str:
        return f"Turn(trick {len(self.reading.tricks) + 1})"


def searched(
    turn: Turn, usual: Chosen, effort: Effort, interrupt: Callable[[], bool] | None = None
) -> Chosen:
    """The usual card, or one that clearly does better in the worlds tried.

    Worlds come in batches, each twice the one before; after each, cards that are clearly behind the usual one are left out.
    `interrupt` is asked between batches; when it says True, what is known by then decides.
    """
    cards = candidates(turn.reading, usual.card)
    if len(cards) < 2 or effort.worlds < _FEWEST:
        return usual
    tally, valuer = Tally(cards), Valuer(turn.reading, turn.aim, effort.nodes)
    worlds = turn.draw(effort.worlds)
    done, size = 0, _FIRST_BATCH
    while done < len(worlds) and not valuer.is_spent:
        batch = worlds[done : done + size]
        for weight, values in valuer.values(batch, tally.cards, len(worlds) - done):
            tally.add(weight, values)
        done, size = done + len(batch), 2 * size
        _drop_hopeless(tally, usual.card)
        if len(tally.cards) < 2 or (interrupt is not None and interrupt()):
            break
    return _decided(tally, usual, effort)


def candidates(reading: Reading, usual: Card) -> list[Card]:
    """The usual card first, then the lowest of each other run of equal cards."""
    return [usual, *(run[0] for run in runs_of(reading) if usual not in run)]


def _drop_hopeless(tally: Tally, usual: Card) -> None:
    for card in tally.cards:
        gain, error = tally.gain(card, usual)
        if card is not usual and gain + _BEHIND * error < 0:
            tally.drop(card)


def _decided(tally: Tally, usual: Chosen, effort: Effort) -> Chosen:
    if tally.worlds < _FEWEST:
        return usual
    best = max(tally.cards, key=lambda card: (round(tally.mean(card), 9), card is usual.card))
    gain, error = tally.gain(best, usual.card)
    if best is usual.card or gain < effort.least_gain or gain < effort.errors * error:
        return usual
    return Chosen(best, _why(tally, best, usual.card))


def _why(tally: Tally, best: Card, usual: Card) -> Reason:
    return reason(
        "why-searched",
        card=best.text,
        other=usual.text,
        hits=tally.better_in(best, usual),
        misses=tally.better_in(usual, best),
        count=tally.worlds,
    )
