"""The score of a deal, played out or ended by the table, and the settlement at the end of a game."""

from typing import Final

import msgspec

from whistclub.cards.errors import IllegalAction, reason
from whistclub.games.minnesota.contracts import Contract, side_of
from whistclub.games.minnesota.options import MinnesotaOptions
from whistclub.rules.seats import pair_of
from whistclub.rules.tricks import Tricks
from whistclub.rules.values import DealResult, Ending, ScoreLine, Setting

_STILL: Final = (0, 0)


class Stars(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stars of NS and EW in the running game."""

    by_side: tuple[int, int] = (0, 0)


def score(contract: Contract, tricks: Tricks, setting: Setting, options: MinnesotaOptions) -> DealResult:
    """The result of a deal that has run its course."""
    if contract.alone is not None:
        return by_special(contract, setting, options, made=contract.made(tricks))
    return by_tricks(contract, _pairs(tricks), setting, options)


def dropped(setting: Setting) -> DealResult:
    """A deal stopped or dropped: nothing counts, stars stay."""
    return DealResult((ScoreLine("score-dropped", (), _STILL),), _STILL, setting.carry)


def claimed(
    contract: Contract, tricks: Tricks, setting: Setting, options: MinnesotaOptions, ending: Ending
) -> DealResult:
    """The result of a deal in play that ends by a claim or a concession the table has granted.

    A claim is of the remaining tricks for the claimer's side: all of them, or none. In a special it says whether the
    bidder takes the rest, which makes or breaks it. A concession gives up: the tricks fall as is worst for the
    conceder's side (to the others in a High, to themselves in a Low), a special is made or failed.
    Raises IllegalAction for any other ending.
    """
    if ending.seat is None or ending.kind not in {"claim", "concede"}:
        raise IllegalAction(reason("ending-not-here", text=ending.kind))
    side = pair_of(ending.seat)
    if contract.alone is not None:
        return by_special(contract, setting, options, made=_made_by_claim(contract, ending, side))
    takes_all = ending.all_tricks if ending.kind == "claim" else contract.kind == "low"
    counts = list(_pairs(tricks))
    counts[side if takes_all else 1 - side] += max(hand.bit_count() for hand in tricks.hands)
    return by_tricks(contract, (counts[0], counts[1]), setting, options)


def settlement(stars: Stars, winner: int, options: MinnesotaOptions) -> tuple[ScoreLine, ...]:
    """The payment of the losing side to the winning side, in units: the stake, and once more for each of the winners'
    stars.

    Nothing is settled where no special can be called.
    """
    if options.overcall == "none":
        return ()
    count = stars.by_side[winner]
    game = ScoreLine("score-settlement-game", (("side", winner),), _moved(winner, options.stake, 1 - winner))
    if not count:
        return (game,)
    paid = _moved(winner, options.stake * count, 1 - winner)
    return game, ScoreLine("score-settlement-stars", (("side", winner), ("count", count)), paid)


def _made_by_claim(contract: Contract, ending: Ending, side: int) -> bool:
    own = side == side_of(contract)
    if ending.kind == "concede":
        return not own
    takes_the_rest = ending.all_tricks == own
    return takes_the_rest == (contract.kind == "grand_dix")


def _pairs(tricks: Tricks) -> tuple[int, int]:
    won = tricks.won
    return won[0] + won[2], won[1] + won[3]


def by_tricks(
    contract: Contract, counts: tuple[int, int], setting: Setting, options: MinnesotaOptions
) -> DealResult:
    """High and Low: exactly one side's score moves, unless an even number of tricks was shared equally."""
    if counts[0] == counts[1]:
        return DealResult(
            (ScoreLine("score-level", (("tricks", counts[0]),), _STILL),), _STILL, setting.carry
        )
    more = 0 if counts[0] > counts[1] else 1
    over = counts[more] - sum(counts) // 2
    if contract.kind == "grand":
        line = _grand(side_of(contract), more, over, counts, options)
    else:
        line = _low(more, over, counts, options)
    if all(line.points) or not any(line.points):
        raise AssertionError("exactly one side's score moves in a High or a Low")
    return DealResult((line,), line.points, setting.carry)


def _grand(side: int, more: int, over: int, counts: tuple[int, int], options: MinnesotaOptions) -> ScoreLine:
    facts = (("side", side), ("tricks", counts[side]), ("count", over))
    if more == side:
        return ScoreLine("score-grand-made", facts, _moved(side, options.grand_points * over))
    if options.failed_grand == "grander_loses":
        return ScoreLine("score-grand-lost", facts, _moved(side, -over))
    facts = (("side", more), ("tricks", counts[more]), ("count", over))
    return ScoreLine("score-grand-failed", facts, _moved(more, options.failed_grand_points * over))


def _low(more: int, over: int, counts: tuple[int, int], options: MinnesotaOptions) -> ScoreLine:
    facts = (("side", more), ("tricks", counts[more]), ("count", over))
    points = options.nullo_points * over
    if options.low_scoring == "loser_minus":
        return ScoreLine("score-low-minus", facts, _moved(more, -points))
    return ScoreLine("score-low-plus", facts, _moved(1 - more, points))


def by_special(contract: Contract, setting: Setting, options: MinnesotaOptions, *, made: bool) -> DealResult:
    """A star for the side that made it, or for the others; no score moves."""
    side = side_of(contract)
    key = "score-special-made" if made else "score-special-failed"
    lines = [ScoreLine(key, (("special", contract.kind), ("side", side)), _STILL)]
    stars = setting.carry.by_side
    if made or options.failed_special == "star_to_others":
        winner = side if made else 1 - side
        stars = (stars[0] + (winner == 0), stars[1] + (winner == 1))
        lines.append(ScoreLine("score-star", (("side", winner), ("count", stars[winner])), _STILL))
    return DealResult(tuple(lines), _STILL, Stars(stars))


def _moved(side: int, points: int, payer: int | None = None) -> tuple[int, int]:
    """Points for one side; with a payer, the other side's loss of as many."""
    other = 0 if payer is None else -points
    return (points, other) if side == 0 else (other, points)
