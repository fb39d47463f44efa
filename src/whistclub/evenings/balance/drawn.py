"""Evenings whose results are drawn: a model of whist that is enough to see how people move and who comes out on top.

The tricks of a deal are drawn round the middle of 6.5. Their standard deviation, cards and play together, is the 2.05
of 1,500 deals of plain whist between bots that play alike; that 0.75 of it is the play and the rest the cards, and that
people's strengths differ by 0.3, is assumed.
"""

from collections.abc import Mapping, Sequence
from math import floor
from statistics import NormalDist
from typing import Final

import msgspec

from whistclub.evenings.balance.evening import Outline
from whistclub.evenings.balance.people import DealtRound
from whistclub.evenings.results import DealScore, PlayedRound, TableResult, winner
from whistclub.evenings.seating import Player, Seating, TableSeats
from whistclub.evenings.standings import CountedRound, Standing, standings
from whistclub.rules.chance import Stream

CARDS_TRICKS: Final = 1.9
PLAY_TRICKS: Final = 0.75
"""The standard deviations of the tricks of a deal that come of the cards and of the play; chosen by hand."""
STRENGTH_TRICKS: Final = 0.3
"""The standard deviation, among people, of the tricks that somebody is worth to their side in a deal."""

_MORE_AT_MOST: Final = 20
"""The deals beyond those of the round that a level table plays, before the first pair counts as its winner."""

_WORDS: Final = 1 << 32
_NORMAL: Final = NormalDist()

Strengths = Mapping[Player, float]
"""The tricks that each player is worth to their side in a deal, over the mean."""


class DrawnEvening(msgspec.Struct, frozen=True):
    """An evening played by drawn results: its rounds, and its standings."""

    rounds: tuple[DealtRound, ...]
    standings: tuple[Standing, ...]


def drawn_evening(
    outline: Outline, seed: bytes, strengths: Strengths, known: Sequence[Seating] = ()
) -> DrawnEvening:
    """An evening of this outline, all chance from the seed. `known` are its seatings, where no result moves anybody."""
    chance = Stream(seed, "evening/balance/results")
    played: list[PlayedRound] = []
    rounds: list[DealtRound] = []
    for number in range(outline.rounds):
        seating = known[number] if known else _moved(outline, played, seed)
        results = _results(outline, seating, strengths, chance)
        dealers = tuple(chance.below(4) for _ in seating.tables)
        if outline.movement.key == "compass":
            dealers = dealers[:1] * len(dealers)
        rounds.append(DealtRound(seating, dealers, tuple(len(one.deals) for one in results)))
        played.append(PlayedRound(seating, results))
    holders = tuple(range(1, outline.players + 1))
    counted = [CountedRound(one, holders) for one in played]
    return DrawnEvening(tuple(rounds), standings(counted, outline.movement))


def equals(outline: Outline) -> Strengths:
    """Everybody as strong as everybody."""
    return dict.fromkeys(outline.everybody, 0.0)


def drawn_strengths(outline: Outline, seed: bytes) -> Strengths:
    """Strengths drawn from the seed."""
    chance = Stream(seed, "evening/balance/strengths")
    return {player: STRENGTH_TRICKS * _normal(chance) for player in outline.everybody}


def _moved(outline: Outline, played: list[PlayedRound], seed: bytes) -> Seating:
    return outline.after(played, seed) if played else outline.first(seed)


def _results(
    outline: Outline, seating: Seating, strengths: Strengths, chance: Stream
) -> tuple[TableResult, ...]:
    """The results of a round; of a compass evening all tables hold the same cards, and none plays on."""
    shared = outline.movement.key == "compass"
    cards = [CARDS_TRICKS * _normal(chance) for _ in range(outline.deals if shared else 0)]
    return tuple(_result(outline, _advantage(table, strengths), cards, chance) for table in seating.tables)


def _result(outline: Outline, advantage: float, cards: Sequence[float], chance: Stream) -> TableResult:
    """The result of a table: the deals of the round, and one more at a time while it is level and its winner moves."""
    deals = [_deal(advantage + one, chance) for one in cards]
    while len(deals) < outline.deals:
        deals.append(_deal(advantage + CARDS_TRICKS * _normal(chance), chance))
    result = TableResult(tuple(deals), counted=outline.deals)
    if outline.is_known:
        return result
    measure = outline.movement.measure
    while winner(result, measure) is None and len(result.deals) < outline.deals + _MORE_AT_MOST:
        more = _deal(advantage + CARDS_TRICKS * _normal(chance), chance)
        result = TableResult((*result.deals, more), counted=outline.deals)
    return result if winner(result, measure) is not None else TableResult(result.deals, 0, outline.deals)


def _deal(middle: float, chance: Stream) -> DealScore:
    tricks = min(13, max(0, floor(7 + middle + PLAY_TRICKS * _normal(chance))))
    return DealScore((tricks, 13 - tricks), (max(0, tricks - 6), max(0, 7 - tricks)))


def _advantage(table: TableSeats, strengths: Strengths) -> float:
    north, east, south, west = (strengths[player] for player in table.players)
    return north + south - east - west


def _normal(chance: Stream) -> float:
    """A normal number of mean 0 and standard deviation 1, from one word."""
    return _NORMAL.inv_cdf((chance.below(_WORDS) + 0.5) / _WORDS)
